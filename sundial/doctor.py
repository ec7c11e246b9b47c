"""`sundial doctor`: the first talk with an engine, and what its author should mend before running the corpus."""

from __future__ import annotations

from collections import Counter
from typing import TextIO

import msgspec

from .broken import check_view
from .complaints import field_error
from .model import (
    PROTOCOL,
    Card,
    CardInfo,
    Engine,
    Facts,
    Illegal,
    Pass,
    Position,
    PositionCard,
    PositionPlayer,
    PriorityDecision,
    Unsupported,
    View,
    ViewPlayer,
)
from .transport import CannotStart, Fault

FINE, PROBLEMS, NEVER_ANSWERED = 0, 1, 3
"""The exit statuses."""


def doctor(engine: Engine, out: TextIO, position: Position | None = None) -> int:
    """Talk with an engine and write numbered findings, each with what to mend.

    The talk: `describe`, `start`, a pass that isn't allowed, one that is, and `start` again in the unfinished game.

    Args:
        out: where the findings go.
        position: what to start from; by default two players with lands, a creature and an instant.

    Returns:
        0 without findings, 1 with some, 3 if the engine never described itself.
    """
    visit = _Visit(engine, out)
    try:
        if not visit.describe():
            return NEVER_ANSWERED
        visit.play(position or small_position())
    except Exception as error:  # whatever an engine in this process raises is a finding
        visit.found(f"{visit.call}: {_what(error)}", _how_to_mend(error))
        if not visit.described:
            visit.end()
            return NEVER_ANSWERED
    return visit.end()


def small_position() -> Position:
    """A position of cards that most engines know, in which nothing can trigger."""
    cards = {
        "Forest": CardInfo(Facts(types=("Land",), supertypes=("Basic",), subtypes=("Forest",))),
        "Grizzly Bears": CardInfo(
            Facts(
                types=("Creature",),
                subtypes=("Bear",),
                cost="{1}{G}",
                colors=("G",),
                power=2,
                toughness=2,
                mana_value=2,
            )
        ),
        "Island": CardInfo(Facts(types=("Land",), supertypes=("Basic",), subtypes=("Island",))),
        "Lightning Bolt": CardInfo(Facts(types=("Instant",), cost="{R}", colors=("R",), mana_value=1)),
        "Mountain": CardInfo(Facts(types=("Land",), supertypes=("Basic",), subtypes=("Mountain",))),
    }
    alice = PositionPlayer(
        name="Alice",
        library=("Island", "Mountain", *["Island"] * 8),
        hand=("Lightning Bolt", "Grizzly Bears"),
        graveyard=("Island",),
        battlefield=("Mountain", PositionCard("Island", tapped=True), PositionCard("Grizzly Bears", counters=_COUNTER)),
    )
    bob = PositionPlayer(name="Bob", life=17, library=("Mountain",) * 10, battlefield=("Mountain", "Forest"))
    return Position(players=(alice, bob), cards=cards, exile=(PositionCard("Island", owner="Bob"),))


_COUNTER = {"+1/+1": 1}


class _Visit:
    def __init__(self, engine: Engine, out: TextIO) -> None:
        self._engine, self._out = engine, out
        self._findings = 0
        self.described = False
        self.call = "describe"

    def found(self, what: str, mend: str) -> None:
        self._findings += 1
        print(f"{self._findings}. {what}\n   Mend: {mend}", file=self._out)

    def end(self) -> int:
        if not self._findings:
            print("No findings. Next: run one scenario, then the corpus.", file=self._out)
            return FINE
        plural = "finding" if self._findings == 1 else "findings"
        print(f"{self._findings} {plural}.", file=self._out)
        stderr = getattr(self._engine, "stderr_tail", "")
        if stderr:
            print("The engine's stderr ends:", file=self._out)
            for line in stderr.splitlines()[-20:]:
                print(f"  {line}", file=self._out)
        return PROBLEMS

    def describe(self) -> bool:
        """Whether the engine described itself."""
        description = self._engine.describe()
        complaint = _shape_complaint(description, "description")
        if complaint:
            self.found(f"describe: {complaint}", "answer as adapters/README.md describes `describe`")
            self.end()
            return False
        self.described = True
        offers = description.offers
        words = [f"up to {offers.players} players"]
        words += [word for word in ("texts", "steps", "cleanups") if getattr(offers, word)]
        print(f"{description.name} {description.version} offers {', '.join(words)}.", file=self._out)
        if description.protocol != PROTOCOL:
            self.found(
                f"describe: protocol is {description.protocol}", f"the contract described here is version {PROTOCOL}"
            )
        if not description.name or not description.version:
            self.found("describe: an empty name or version", "reports name the engine by them")
        if offers.cleanups and not offers.steps:
            self.found("describe: offers cleanups without steps", "offer `steps` too, or neither")
        return True

    def play(self, position: Position) -> None:
        self.call = "start"
        first = self._sound(self._engine.start(position), None, position)
        for path, shown, wanted in _differences(first, position):
            self.found(f"start: {path} is {shown}", f"the position says {wanted}")
        mover, other = position.players[0].name, position.players[1].name
        if first.decision != PriorityDecision(mover):
            return  # found above; what follows would only say it again

        self.call = f"act, a pass by {other}"
        before = first
        try:
            before = self._sound(self._engine.act(Pass(other)), first, position)
            self.found(
                f"{self.call}, who wasn't asked: the engine accepted it",
                "answer error 1 (illegal) to what isn't allowed now, and change nothing",
            )
        except Illegal:
            pass
        if before is not first:
            self.call = "start, again"
            before = self._sound(self._engine.start(position), None, position)

        self.call = f"act, a pass by {mover}"
        after = self._sound(self._engine.act(Pass(mover)), before, position)
        if after.decision != PriorityDecision(other):
            self.found(
                f"{self.call}: then {_asked(after)}",
                f"{other} has priority next (117.3d); show every priority the rules give, also a useless one",
            )

        self.call = "start, in an unfinished game"
        again = self._sound(self._engine.start(position), None, position)
        if _without_ids(again) != _without_ids(first):
            self.found(f"{self.call}: the view isn't that of the first start", "drop the old game wholly")

    def _sound(self, view: View, previous: View | None, position: Position) -> View:
        """The view, after what is broken in it has been written down; a shapeless one ends the talk."""
        complaint = _shape_complaint(view, "view")
        if complaint:
            raise Fault(complaint)
        for broken in check_view(view, previous, position):
            self.found(f"{self.call}: {broken}", "the view is broken, whatever the rules say")
        return view


def _shape_complaint(message: msgspec.Struct, whole: str) -> str:
    """What a decoder would say: an engine in this process is free to fill a message with anything."""
    try:
        msgspec.json.decode(msgspec.json.encode(message), type=View if whole == "view" else type(message))
    except (msgspec.MsgspecError, TypeError) as error:
        return field_error(error, whole)
    return ""


def _what(error: Exception) -> str:
    if isinstance(error, (Fault, Unsupported)):
        return str(error) if isinstance(error, Fault) else f"unsupported {error}"
    if isinstance(error, Illegal):
        return f"illegal, says the engine: {error}"
    return f"the engine raised {type(error).__name__}: {error}"


def _how_to_mend(error: Exception) -> str:
    if isinstance(error, CannotStart):
        return "run the command by hand; it must answer a line such as " + (
            '{"jsonrpc":"2.0","id":1,"method":"describe","params":{"protocol":1}}'
        )
    if isinstance(error, Fault):
        return "--wire FILE shows every line; adapters/README.md says what a line must be"
    if isinstance(error, Unsupported):
        return "a right answer where an engine lacks something; but nothing can be run without these"
    if isinstance(error, Illegal):
        return "passing with priority is always allowed (117.3d)"
    return "read the traceback; only Illegal and Unsupported are refusals"


def _asked(view: View) -> str:
    if view.decision is None:
        return "the game is over"
    kind = type(view.decision).__name__.removesuffix("Decision").lower()
    return f"{view.decision.player} is asked ({kind})"


def _differences(view: View, position: Position) -> list[tuple[str, str, str]]:
    """Where a first view isn't the position: the path, what is shown, what was asked for."""
    found: list[tuple[str, str, str]] = []

    def compare(path: str, shown: object, wanted: object) -> None:
        if shown != wanted:
            found.append((path, str(shown), str(wanted)))

    first = position.players[0].name
    compare("view.active", view.active, first)
    compare("view.step", view.step, "precombat_main")
    compare("view.decision", _asked(view), f"{first} is asked (priority)")
    compare("view.stack", _listed([o.name for o in view.stack]), "empty")
    shown_players = {player.name: player for player in view.players}
    for n, player in enumerate(position.players):
        shown = shown_players.get(player.name)
        if shown is None:
            continue
        path = f"view.players[{n}]"
        compare(f"{path}.life", shown.life, player.life)
        compare(f"{path}.in_game", shown.in_game, True)
        compare(f"{path}.library, top first", _listed(shown.library), _listed(_names(player.library)))
        for zone in ("hand", "graveyard", "command"):
            cards = getattr(player, zone)
            compare(f"{path}.{zone}", _listed(sorted(_zone(shown, zone))), _listed(sorted(_names(cards))))
        wanted = [_permanent(entry, position) for entry in player.battlefield]
        here = [p for p in view.battlefield if p.controller == player.name and p.attached_to is None]
        compare(
            f"view.battlefield of {player.name}",
            _listed(sorted(_seen(p.name, p.tapped, p.counters, p.power, p.toughness) for p in here)),
            _listed(sorted(wanted)),
        )
    owned = Counter((card.name, card.owner) for card in map(_card, position.exile))
    compare("view.exile", _owned(Counter((card.name, card.owner) for card in view.exile)), _owned(owned))
    return found


def _zone(player: ViewPlayer, zone: str) -> list[str]:
    cards: tuple[Card, ...] = getattr(player, zone)
    return [card.name for card in cards]


def _card(entry: str | PositionCard) -> PositionCard:
    return PositionCard(entry) if isinstance(entry, str) else entry


def _names(entries: tuple[str | PositionCard, ...]) -> list[str]:
    return [_card(entry).name for entry in entries]


def _permanent(entry: str | PositionCard, position: Position) -> str:
    card = _card(entry)
    facts = position.cards[card.name].facts
    power, toughness = (facts.power, facts.toughness) if "creature" in map(str.lower, facts.types) else (None, None)
    if power is not None and toughness is not None:
        power, toughness = (
            n + card.counters.get("+1/+1", 0) - card.counters.get("-1/-1", 0) for n in (power, toughness)
        )
    return _seen(card.name, card.tapped, card.counters, power, toughness)


def _seen(name: str, tapped: bool, counters: dict[str, int], power: int | None, toughness: int | None) -> str:
    words = [name]
    if power is not None or toughness is not None:
        words.append(f"{power}/{toughness}")
    if tapped:
        words.append("tapped")
    words += [f"{number} {kind}" for kind, number in sorted(counters.items()) if number]
    return " ".join(words)


def _listed(words: list[str] | tuple[str, ...]) -> str:
    return ", ".join(words) or "empty"


def _owned(cards: Counter[tuple[str, str | None]]) -> str:
    return _listed(sorted(f"{times} {name} of {owner}" for (name, owner), times in cards.items()))


def _without_ids(view: View) -> object:
    """A view as two games from one position must both show it."""
    zones = [[sorted(_zone(player, zone)) for zone in ("hand", "graveyard", "command")] for player in view.players]
    battlefield = sorted(
        (p.controller, _seen(p.name, p.tapped, p.counters, p.power, p.toughness)) for p in view.battlefield
    )
    plain = [(player.name, player.life, player.in_game, player.library) for player in view.players]
    return view.turn, view.active, view.step, view.decision, plain, zones, battlefield, len(view.stack), len(view.exile)
