"""The positions from which `sundial doctor` lets an engine play, and where a view isn't the position."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from .cards import load_cards
from .model import Card, Position, PositionCard, PositionPlayer, View, ViewPlayer

_COUNTER = {"+1/+1": 1}
_EXILE = (PositionCard("Island", owner="Bob"),)


def small_position() -> Position:
    """A position of cards that most engines know, in which nothing can trigger."""
    alice = PositionPlayer(
        name="Alice",
        library=("Island", "Mountain", *["Island"] * 8),
        hand=("Lightning Bolt", "Grizzly Bears"),
        graveyard=("Island",),
        battlefield=("Mountain", PositionCard("Island", tapped=True), PositionCard("Grizzly Bears", counters=_COUNTER)),
    )
    bob = PositionPlayer(name="Bob", life=17, library=("Mountain",) * 10, battlefield=("Mountain", "Forest"))
    return with_cards((alice, bob), _EXILE)


def lands_alone() -> Position:
    """The same with basic lands alone, for engines that lack the other cards."""
    alice = PositionPlayer(
        name="Alice",
        library=("Island", "Mountain", *["Island"] * 8),
        hand=("Mountain", "Island"),
        graveyard=("Island",),
        battlefield=("Mountain", PositionCard("Island", tapped=True)),
    )
    bob = PositionPlayer(name="Bob", life=17, library=("Mountain",) * 10, battlefield=("Mountain", "Forest"))
    return with_cards((alice, bob), _EXILE)


def duel(alice: PositionPlayer, bob: PositionPlayer, seed: int = 1) -> Position:
    """A position of two players, each with a library to draw from, whose cards carry what they carry in a run."""
    filled = (replace(p, library=p.library or (land,) * 10) for p, land in ((alice, "Island"), (bob, "Mountain")))
    return with_cards(tuple(filled), seed=seed)


def with_cards(players: tuple[PositionPlayer, ...], exile: tuple[PositionCard, ...] = (), seed: int = 1) -> Position:
    """A position of these players; what its cards are is told as in a run."""
    zones = [exile, *(zone for p in players for zone in (p.library, p.hand, p.graveyard, p.battlefield))]
    cards = [card for zone in zones for card in map(_card, zone)]
    names = sorted({card.name for card in (*cards, *(_card(on) for card in cards for on in card.attached))})
    infos = load_cards().infos
    return Position(players=players, cards={name: infos[name] for name in names}, exile=exile, seed=seed)


def asked(view: View) -> str:
    """Who is asked, in a word or two."""
    if view.decision is None:
        return "the game is over"
    kind = type(view.decision).__name__.removesuffix("Decision").lower()
    return f"{view.decision.player} is asked ({kind})"


def differences(view: View, position: Position) -> list[tuple[str, str, str]]:
    """Where a first view isn't the position: the path, what is shown, what was asked for."""
    found: list[tuple[str, str, str]] = []

    def compare(path: str, shown: object, wanted: object) -> None:
        if shown != wanted:
            found.append((path, str(shown), str(wanted)))

    first = position.players[0].name
    compare("view.active", view.active, first)
    compare("view.step", view.step, "precombat_main")
    compare("view.decision", asked(view), f"{first} is asked (priority)")
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


def without_ids(view: View) -> object:
    """A view as two games from one position must both show it."""
    zones = [[sorted(_zone(player, zone)) for zone in ("hand", "graveyard", "command")] for player in view.players]
    battlefield = sorted(
        (p.controller, _seen(p.name, p.tapped, p.counters, p.power, p.toughness)) for p in view.battlefield
    )
    plain = [(player.name, player.life, player.in_game, player.library) for player in view.players]
    return view.turn, view.active, view.step, view.decision, plain, zones, battlefield, len(view.stack), len(view.exile)
