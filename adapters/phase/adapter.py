"""phase.rs (https://github.com/phase-rs/phase), a rules engine in Rust, through its wheel `phase-python`.

A position becomes an exported game of phase.rs: cards are built from their rules text, stamped into the zones of a
game without cards, and loaded. From then on an action of the contract is one or more actions of phase.rs, and a view is
read from its state. The adapter answers nothing but how costs are paid; all else is the next decision.

Limits of the adapter:

- four players; no teams, commanders, planar deck, day and night or first turn;
- what is divided (damage, counters) is offered only in the ways that phase.rs lists;
- a card is unsupported where phase.rs owns that it didn't understand all of the text; a clause it misreads without
  owning it shows as a failure;
- a token is shown under the name that 111.4 gives it; phase.rs leaves out the word Token;
- a step that phase.rs announces and then skips isn't listed, unless its turn is over by the next decision; one that it
  takes for skipped, and in which it asks somebody, is.

Of phase.rs 0.103, and left as it is: it announces no repeated cleanup step; a declaration with nothing to declare isn't
asked, and then neither is the priority after it; an only legal target of a triggered ability is taken unasked; the
resolving object has left the stack already when it asks; what a player who has left owned lies in exile.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.metadata
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from sundial import model

IN_PROCESS = False
"""A fault in Rust may take the process along."""

OFFERS = model.Offers(players=4, texts=True, steps=True, also=("phasing",))

COMBAT = ("BeginCombat", "DeclareAttackers", "DeclareBlockers", "CombatDamage", "EndCombat")
STEPS: dict[str, model.StepName] = dict(
    zip(
        ("Untap", "Upkeep", "Draw", "PreCombatMain", *COMBAT, "PostCombatMain", "End", "Cleanup"),
        model.STEP_NAMES,
        strict=True,
    )
)
MANA = {"White": "W", "Blue": "U", "Black": "B", "Red": "R", "Green": "G", "Colorless": "C"}
COUNTERS = {"P1P1": "+1/+1", "M1M1": "-1/-1"}
STACK: dict[str, Literal["spell", "activated", "triggered"]] = {"Spell": "spell", "TriggeredAbility": "triggered"}
UNREAD = (b'"Unimplemented"', b'"Unknown"', b'"Unrecognized"')
"""In a face: an effect, a trigger or keyword, a condition that phase.rs couldn't make out."""
PAYMENTS = ("ManaPayment", "ManaSourceSelection", "PayManaAbilityMana", "PhyrexianPayment", "OrderCostReductions")
"""The prompts about how mana is paid."""

Reference = dict[str, int]
"""A target as phase.rs writes it: a `Player`'s seat or an `Object`'s number."""


def engine() -> model.Engine:
    """phase.rs, ready to start games.

    Raises:
        ImportError: the wheel isn't installed.
    """
    try:
        phase = importlib.import_module("phase")
    except ImportError as error:
        raise ImportError("phase.rs comes as the wheel phase-python") from error
    return PhaseEngine(phase)


@contextlib.contextmanager
def calm() -> Iterator[None]:
    """Makes an exception of a panic in Rust, which is none in Python and would pass every handler."""
    try:
        yield
    except BaseException as error:
        if type(error).__name__ == "PanicException":
            raise RuntimeError(f"phase.rs panicked: {error}") from error
        raise


# -- positions -----------------------------------------------------------------------------------------------------


def printed(name: str, info: model.CardInfo) -> dict[str, Any]:
    """The card in the shape of MTGJSON's AtomicCards, from which phase.rs builds its faces."""
    facts = info.facts
    card: dict[str, Any] = {"name": name, "manaCost": facts.cost, "colors": facts.colors, "text": info.text}
    card |= {"types": facts.types, "subtypes": facts.subtypes, "supertypes": facts.supertypes}
    card |= {"keywords": facts.keywords, "manaValue": float(facts.mana_value), "layout": "normal", "type": ""}
    card |= {"colorIdentity": facts.colors, "legalities": {}, "identifiers": {}}
    if "Creature" in facts.types:
        # What isn't printed as a number is set by a characteristic-defining ability.
        card |= {"power": "*", "toughness": "*"}
    for part in ("power", "toughness", "loyalty", "defense"):
        if (value := getattr(facts, part)) is not None:
            card[part] = str(value)
    return card


def laid(card: str | model.PositionCard) -> model.PositionCard:
    """A card of a position in its long form."""
    return model.PositionCard(card) if isinstance(card, str) else card


class Board:
    """An exported game of phase.rs in which a position is laid out.

    An object stands twice in such a game, in `objects` and in the list of its zone; loading doesn't compare the two.

    Args:
        exported: a game without cards, to be filled.
        stamps: an object of phase.rs for each card's name.
    """

    def __init__(self, exported: dict[str, Any], position: model.Position, stamps: dict[str, dict[str, Any]]) -> None:
        self.exported, self._stamps = exported, stamps
        self.names: dict[int, str] = {}
        self._state: dict[str, Any] = exported["state"]
        self._seats = {player.name: seat for seat, player in enumerate(position.players)}
        # Everybody has had a turn, so this is not the first player's first.
        self.turn = len(position.players) + 1
        for seat, player in enumerate(position.players):
            own = self._state["players"][seat]
            own.update(life=player.life, turns_taken=2 if seat == 0 else 1)
            for zone in ("library", "hand", "graveyard"):
                own[zone] = [self._put(card, zone, seat) for card in getattr(player, zone)]
            self._state["command_zone"] += [self._put(card, "command", seat) for card in player.command]
            for card in player.battlefield:
                self._enter(card, seat)
            for card in player.attached:
                self._enter(card, self._owner(card, seat), {"type": "Player", "data": seat})
        self._state["exile"] = [self._put(card, "exile", self._owner(card, 0)) for card in position.exile]
        following = len(self.names) + 1
        self._state |= {"next_object_id": following, "next_timestamp": following}
        self._state |= {"turn_number": self.turn, "active_player": 0, "phase": "PreCombatMain"}
        self._state |= {"priority_player": 0, "waiting_for": {"type": "Priority", "data": {"player": 0}}}
        self._state |= {"steps_started_this_turn": dict.fromkeys([*STEPS][:4], 1)}
        self._state |= {"rng_seed": position.seed, "rng_word_pos": 0}

    def _owner(self, card: str | model.PositionCard, seat: int) -> int:
        owner = laid(card).owner
        return self._seats[owner] if owner else seat

    def _put(self, card: str | model.PositionCard, zone: str, seat: int) -> int:
        name, number = laid(card).name, len(self.names) + 1
        if zone == "exile" and laid(card).counters:
            raise model.Unsupported("position", f"counters on {name} in exile")
        owner = self._owner(card, seat)
        if owner != seat and zone != "battlefield":
            raise model.Unsupported("position", f"{name} in the {zone} of a player who doesn't own it")
        self.names[number] = name
        thing = {"id": number, "card_id": number, "zone": zone.capitalize(), "counters": laid(card).counters}
        thing |= {"owner": owner, "controller": seat, "base_controller": seat}
        self._state["objects"][str(number)] = self._stamps[name] | thing
        return number

    def _enter(self, card: str | model.PositionCard, seat: int, host: dict[str, Any] | None = None) -> int:
        number = self._put(card, "battlefield", seat)
        self._state["battlefield"].append(number)
        here = {"type": "Object", "data": number}
        attached = [self._enter(other, self._owner(other, seat), here) for other in laid(card).attached]
        thing = {"tapped": laid(card).tapped, "entered_battlefield_turn": self.turn - 1, "timestamp": number}
        self._state["objects"][str(number)] |= thing | {"attached_to": host, "attachments": attached}
        return number


# -- announcements -------------------------------------------------------------------------------------------------


class Announcement:
    """What a cast or an activation still has to tell while phase.rs asks for one thing after another."""

    def __init__(self, action: model.Cast | model.Activate, targets: list[Reference]) -> None:
        self.targets, self.named = targets, list[Reference]()
        self.modes, self.x, self.costs = action.modes, action.x, [*action.costs]
        self.paying = [*action.paying] if isinstance(action, model.Cast) else []

    def answer(self, kind: str, data: dict[str, Any]) -> dict[str, Any] | None:
        """The action that answers a prompt, or None where the announcement says nothing of it.

        Raises:
            Illegal: the announcement lacks what is asked, or says what can't be.
        """
        match kind:
            case "TargetSelection":
                return {"type": "ChooseTarget", "data": {"target": self._target(data)}}
            case "ModeChoice" | "AbilityModeChoice" if kind == "ModeChoice" or self.modes:
                modes, self.modes = self.modes, ()
                return {"type": "SelectModes", "data": {"indices": [mode - 1 for mode in modes]}}
            case "ChooseXValue":
                if self.x is None:
                    raise model.Illegal("X isn't said")
                return {"type": "ChooseX", "data": {"value": self.x}}
            case "OptionalCostChoice":
                kicker = data["cost"]["type"] == "Kicker"
                pays = self._pays(lambda name: kicker == ("kick" in name))
                return {"type": "DecideOptionalCost", "data": {"pay": pays}}
            case "AlternativeCastChoice":
                keyword = data["keyword"]["type"].lower()
                choice = "Alternative" if self._pays(lambda name: name == keyword) else "Normal"
                return {"type": "ChooseAlternativeCast", "data": {"choice": {"type": choice}}}
            case "PayCost" if self.costs or len(data["choices"]) == data["count"]:
                paid = [card for card in data["choices"] if str(card) in self.costs or not self.costs][: data["count"]]
                self.costs = [cost for cost in self.costs if cost not in map(str, paid)]
                return {"type": "SelectCards", "data": {"cards": paid}}
        return None

    def _target(self, data: dict[str, Any]) -> Reference | None:
        selection = data["selection"]
        if self.targets and self.targets[0] in selection["current_legal_targets"]:
            self.named.append(self.targets.pop(0))
            return self.named[-1]
        if data["target_slots"][selection["current_slot"]]["optional"]:
            return None
        raise model.Illegal("that can't be the target" if self.targets else "a target isn't named")

    def _pays(self, fits: Callable[[str], bool]) -> bool:
        name = next((name for name in self.paying if fits(name.lower())), None)
        if name is not None:
            self.paying.remove(name)
        return name is not None

    def check(self, taken: list[Reference]) -> None:
        """See that the targets it took are those that were named; phase.rs takes an only legal one without asking.

        Raises:
            Illegal: a target isn't named, or one is left over, or a cost couldn't be paid.
        """
        if any(target not in self.named + self.targets for target in taken):
            raise model.Illegal("a target isn't named")
        if any(target not in taken for target in self.targets):
            raise model.Illegal("it has no such target")
        if self.paying:
            raise model.Illegal(f"it can't be paid for: {', '.join(self.paying)}")


def targets_of(entry: dict[str, Any]) -> Iterator[Reference]:
    """The targets of an object on the stack."""
    ability = (entry["kind"].get("data") or {}).get("ability")
    while ability:
        yield from ability["targets"]
        ability = ability["sub_ability"]


# -- decisions -----------------------------------------------------------------------------------------------------

Answer = Callable[[tuple[str, ...]], Any]


class Question(NamedTuple):
    """Whom phase.rs waits for, how that looks in a view, and which of its actions the chosen options stand for."""

    seat: int
    decision: model.Decision
    answer: Answer = lambda chosen: None


def order(chosen: tuple[str, ...]) -> dict[str, Any]:
    """Of triggered abilities phase.rs, too, puts the first of the list on the stack first."""
    return {"type": "OrderTriggers", "data": {"order": [int(option) for option in chosen]}}


def select(chosen: tuple[str, ...]) -> dict[str, Any]:
    """Some cards of a list."""
    return {"type": "SelectCards", "data": {"cards": [int(option) for option in chosen]}}


def told(action: Any) -> dict[str, Any]:
    """What an action of phase.rs carries."""
    return action.data if isinstance(action.data, dict) else {}


def described(action: Any, data: dict[str, Any]) -> str:
    """An action in words."""
    carried = told(action)
    if "index" in carried and "candidates" in data:
        return str(data["candidates"][carried["index"]]["description"])
    if "index" in carried and "branch_descriptions" in data:
        return str(data["branch_descriptions"][carried["index"]])
    if "indices" in carried and "modal" in data:
        return " ".join(data["modal"]["mode_descriptions"][index] for index in carried["indices"])
    value = carried.get("choice", carried.get("value", carried.get("amount")))
    if isinstance(value, dict):
        value = value.get("data", value.get("type"))
    return f"{action.kind} {msgspec.json.encode(carried).decode()}" if value is None else str(value)


def declines(action: Any, data: dict[str, Any]) -> bool:
    """Whether the action is the no to what a player may decline."""
    carried = told(action)
    no = any(carried.get(word) is False for word in ("accept", "exert", "pay"))
    no = no or any(carried.get(part, 0) is None for part in ("target", "creature"))
    return no or action.kind == "KeepAllCopyTargets" or described(action, data) in ("Decline", "Skip")


def number(text: str) -> int:
    """The object's number in an id.

    Raises:
        Illegal: this adapter makes no such ids.
    """
    if not text.isdecimal():
        raise model.Illegal(f"no object has the id {text}")
    return int(text)


def titled(thing: dict[str, Any]) -> str:
    """An object's name. phase.rs names a token by its subtypes alone, without the word that 111.4 adds."""
    name: str = thing["name"]
    return f"{name} Token" if thing.get("is_token") and name == " ".join(thing["card_types"]["subtypes"]) else name


def phased_out(thing: dict[str, Any]) -> bool:
    """Whether a permanent is phased out (702.26b)."""
    return bool((thing.get("phase_status") or {}).get("status") == "PhasedOut")


# -- the engine ----------------------------------------------------------------------------------------------------


class PhaseEngine:
    """phase.rs as an engine of the contract (`sundial.model.Engine`)."""

    def __init__(self, phase: Any) -> None:
        self._phase = phase
        self._faces: dict[bytes, dict[str, Any]] = {}
        self._stamps: dict[bytes, dict[str, Any]] = {}
        self._databases: dict[tuple[bytes, ...], Any] = {}
        self._blanks: dict[int, bytes] = {}
        self._question: Question | None = None

    def describe(self) -> model.Description:
        """phase.rs, by the version of its wheel."""
        return model.Description("phase.rs", importlib.metadata.version("phase-python"), model.PROTOCOL, OFFERS)

    @calm()
    def start(self, position: model.Position) -> model.View:
        """Lay the position out and load it.

        Raises:
            Unsupported: more players than offered, a card whose text phase.rs doesn't understand, or a card in a zone
                of somebody who doesn't own it.
        """
        if len(position.players) > OFFERS.players:
            raise model.Unsupported("players", str(len(position.players)))
        if any(player.commanders for player in position.players):
            raise model.Unsupported("position", "commanders")
        if position.day is not None:
            raise model.Unsupported("position", "day")
        if position.begin is not None:
            raise model.Unsupported("position", "first turn")
        if position.teams:
            raise model.Unsupported("position", "teams")
        if position.planar_deck:
            raise model.Unsupported("position", "planar deck")
        self._question = None
        keys = {name: self._learn(name, info) for name, info in position.cards.items()}
        self._stamp({name: key for name, key in keys.items() if key not in self._stamps})
        blank = msgspec.json.decode(self._blank(len(position.players)))
        board = Board(blank, position, {name: self._stamps[key] for name, key in keys.items()})
        pool = tuple(keys.values())
        if pool not in self._databases:
            self._databases[pool] = self._read({name: self._faces[key] for name, key in keys.items()})
        self._database, self._exported = self._databases[pool], msgspec.json.encode(board.exported).decode()
        self._names, self._cards = [player.name for player in position.players], board.names
        self._commanded = any(player.command for player in position.players)
        self._listed = Counter(model.StepBegun(1, self._names[0], step) for step in model.STEP_NAMES[:4])
        self._begun_last = model.StepBegun(1, self._names[0], "precombat_main")
        self._last = model.StepBegun(1, self._names[0], "precombat_main")
        self._log: list[tuple[int, Any]] = []
        self._load()
        return self._look()

    def _learn(self, name: str, info: model.CardInfo) -> bytes:
        """Build a card's face, once; the key it is kept under."""
        key = msgspec.json.encode((name, info.facts, info.text))
        if key not in self._faces:
            face = self._phase.build_oracle_face(printed(name, info), None)
            read, spell = msgspec.json.encode(face), not {"Instant", "Sorcery"}.isdisjoint(info.facts.types)
            # What phase.rs couldn't read does nothing in its game; a warning tells of a clause that it dropped, and a
            # spell without a spell ability of a text taken for a static one.
            empty = spell and info.text and not face["abilities"]
            # Where it doesn't know the step that an ability triggers in, it takes every step for it.
            stray = any(trigger["mode"] == "Phase" and not trigger.get("phase") for trigger in face["triggers"])
            if empty or stray or face.get("parse_warnings") or any(word in read for word in UNREAD):
                raise model.Unsupported("card", name)
            self._faces[key] = face
        return key

    def _read(self, faces: dict[str, dict[str, Any]]) -> Any:
        pool = {name.lower(): face for name, face in faces.items()}
        return self._phase.Engine.from_json(msgspec.json.encode(pool).decode())

    def _stamp(self, keys: dict[str, bytes]) -> None:
        """Let phase.rs make an object of each card, to be copied from then on."""
        if not keys:
            return
        database = self._read({name: self._faces[key] for name, key in keys.items()})
        game = database.new_game([*keys], [*keys], first_player=0, format="FreeForAll")
        made = {thing["name"]: thing for thing in game.state()["state"]["objects"].values()}
        for name, key in keys.items():
            made[name].pop("incarnation", None)
            self._stamps[key] = made[name]

    def _blank(self, players: int) -> bytes:
        """An exported game of that many players without a card and without a past."""
        if players not in self._blanks:
            face = self._phase.build_oracle_face(printed("Blank", model.CardInfo(model.Facts(("Land",)))), None)
            decks = [["Blank"] * 10] * players
            game = self._read({"Blank": face}).new_game(
                decks[0], decks[1], extra_players=decks[2:], first_player=0, format="FreeForAll"
            )
            while (waiting := game.waiting_for())["type"] == "MulliganDecision":
                seat = waiting["data"]["pending"][0]["player"]
                game.apply(seat, {"type": "MulliganDecision", "data": {"choice": {"type": "Keep"}}})
            exported = game.state()
            state = exported["state"]
            journal: dict[str, Any] = {
                part: 0 if part.startswith("next_") else [] for part in state["resolved_rules_journal"]
            }
            state |= {"objects": {}, "resolved_rules_journal": journal}
            for pool in state["deck_pools"]:
                pool |= {part: [] for part, cards in pool.items() if isinstance(cards, list)}
            self._blanks[players] = msgspec.json.encode(exported)
        return self._blanks[players]

    def _load(self) -> None:
        """Begin at the position, and play again what has been played."""
        self._game = self._database.load_game(self._exported)
        self._active, self._turn, self._whole = 0, 1, self._commanded
        self._next: int | None = None
        self._steps: list[model.StepBegun] = []
        for seat, action in self._log:
            self._heed(self._game.apply(seat, action).events)
        self._steps = []

    # -- act -------------------------------------------------------------------------------------------------------

    @calm()
    def act(self, action: model.Action) -> model.View:
        """Do what the action says, and pay for it.

        Raises:
            Illegal: phase.rs doesn't allow it now; the game is as before.
            Unsupported: phase.rs asks what can't be put as a choice; the game is as before.
        """
        if self._question is None:
            raise model.Illegal("the game is over")
        if action.player not in self._names:
            raise model.Illegal(f"nobody is called {action.player}")
        question, played = self._question, len(self._log)
        try:
            self._do(self._names.index(action.player), action, question)
            return self._look()
        except (model.Illegal, model.Unsupported) as refusal:
            self._question = question
            if len(self._log) > played:
                # It may be half done, and phase.rs doesn't take back all of that.
                del self._log[played:]
                self._load()
                if isinstance(action, model.Pass | model.Concede) and isinstance(refusal, model.Illegal):
                    raise RuntimeError(f"phase.rs refuses what is always allowed: {refusal}") from refusal
            raise

    def _do(self, seat: int, action: model.Action, question: Question) -> None:
        if isinstance(action, model.Concede):
            return self._step(seat, "Concede", {"player_id": seat})
        if question.seat != seat:
            raise model.Illegal(f"{self._names[question.seat]} is asked")
        match action, question.decision:
            case model.Pass(), model.PriorityDecision():
                self._step(seat, "PassPriority")
            case model.Play(card=card), model.PriorityDecision():
                self._begin(seat, "PlayLand", self._card(card))
            case model.Cast(face=face), _ if face:
                raise model.Unsupported("action", f"casting a card as {face}")
            case model.Cast(card=card), model.PriorityDecision():
                data = self._card(card) | {"targets": [], "payment_mode": {"type": "Auto"}}
                self._announce(seat, "CastSpell", data, action)
            case model.Activate(object=source), model.PriorityDecision():
                data = {"source_id": number(source), "ability_index": self._index(number(source), action.ability)}
                self._announce(seat, "ActivateAbility", data, action)
            case model.Attack(attackers=attackers), model.AttackersDecision():
                attacks = [[number(attacker), self._attacked(whom)] for attacker, whom in attackers.items()]
                self._step(seat, "DeclareAttackers", {"attacks": attacks})
            case model.Block(blockers=blockers), model.BlockersDecision():
                blocks = [[number(blocker), number(one)] for blocker, those in blockers.items() for one in those]
                self._step(seat, "DeclareBlockers", {"assignments": blocks})
            case model.Choose(options=chosen), model.ChooseDecision() as asked:
                if not asked.min <= len(chosen) <= asked.max or len(set(chosen)) < len(chosen):
                    raise model.Illegal(f"{asked.min} to {asked.max} options are asked for, each once")
                if not {option.id for option in asked.options}.issuperset(chosen):
                    raise model.Illegal("that isn't among the options")
                self._apply(seat, question.answer(chosen))
            case _:
                raise model.Illegal("something else is asked")
        while (waiting := self._game.waiting_for())["type"] in PAYMENTS:
            self._pay(waiting, [])

    def _step(self, seat: int, kind: str, data: dict[str, Any] | None = None) -> None:
        self._apply(seat, {"type": kind} if data is None else {"type": kind, "data": data})

    def _apply(self, seat: int, action: Any) -> None:
        self._log.append((seat, action))
        try:
            events = self._game.apply(seat, action).events
        except ValueError as refusal:
            raise model.Illegal(str(refusal)) from refusal
        self._heed(events)

    def _begin(self, seat: int, kind: str, data: dict[str, Any]) -> None:
        """An action of a player with priority; it has to be listed as legal, since phase.rs also takes others.

        Only mana abilities are never listed.
        """
        wanted = {part: data[part] for part in ("object_id", "source_id", "ability_index") if part in data}
        listed = any(action.kind == kind and wanted.items() <= action.data.items() for action in self._game.actions())
        if kind == "ActivateAbility" and not listed:
            listed = bool(self._object(data["source_id"])["abilities"][data["ability_index"]].get("is_mana_ability"))
        self._step(seat, kind, data)
        if not listed:
            raise model.Illegal("phase.rs doesn't list it as legal")

    def _announce(self, seat: int, kind: str, data: dict[str, Any], action: model.Cast | model.Activate) -> None:
        announced = Announcement(action, [self._reference(target) for target in action.targets])
        height = len(self._game.stack())
        self._begin(seat, kind, data)
        while (waiting := self._game.waiting_for())["type"] != "Priority":
            if waiting["type"] in PAYMENTS:
                self._pay(waiting, announced.costs)
                continue
            data = waiting.get("data") or {}
            answer = announced.answer(waiting["type"], data) if data.get("player") == seat else None
            if answer is None:
                break
            self._apply(seat, answer)
        announced.check([target for entry in self._game.stack()[height : height + 1] for target in targets_of(entry)])

    def _pay(self, waiting: dict[str, Any], costs: list[str]) -> None:
        """Pay mana; where cards can help (convoke, delve) those among the costs do, and others at need."""
        seat, offered = waiting["data"]["player"], self._answers()
        helpers = [action for action in offered if action.kind == "TapForConvoke"]
        for action in helpers:
            if str(action.data["object_id"]) in costs:
                costs.remove(str(action.data["object_id"]))
                return self._apply(seat, action)
        if waiting["type"] != "ManaPayment":
            return self._apply(seat, offered[0])
        try:
            self._step(seat, "PassPriority")
        except model.Illegal:
            if not helpers:
                raise
            self._log.pop()
            self._apply(seat, helpers[0])

    def _index(self, source: int, ability: int) -> int:
        """Where phase.rs keeps the activated ability that is the n-th as printed."""
        kinds = [known["kind"] for known in self._object(source)["abilities"]]
        activated = [index for index, kind in enumerate(kinds) if kind == "Activated"]
        if ability > len(activated):
            raise model.Illegal(f"it has {len(activated)} activated abilities")
        return activated[ability - 1]

    def _object(self, number: int) -> dict[str, Any]:
        try:
            thing: dict[str, Any] = self._game.object(number)
        except (ValueError, LookupError) as error:
            raise model.Illegal(f"no object has the id {number}") from error
        return thing

    def _card(self, text: str) -> dict[str, Any]:
        return {"object_id": number(text), "card_id": self._object(number(text))["card_id"]}

    def _reference(self, text: str) -> Reference:
        return {"Player": self._names.index(text)} if text in self._names else {"Object": number(text)}

    def _attacked(self, whom: str) -> dict[str, Any]:
        if whom in self._names:
            return {"type": "Player", "data": self._names.index(whom)}
        battle = "Battle" in self._object(number(whom))["card_types"]["core_types"]
        return {"type": "Battle" if battle else "Planeswalker", "data": number(whom)}

    # -- views -----------------------------------------------------------------------------------------------------

    def _heed(self, events: Sequence[dict[str, Any]]) -> None:
        """Note whose turn it is, the steps that begin, and what only the whole state shows."""
        for event in events:
            data = event.get("data") or {}
            if event["type"] == "TurnStarted":
                self._next = data["player_id"]
            elif event["type"] == "PhaseChanged":
                # A turn that is skipped starts, too, for phase.rs, but no step of it does.
                if self._next is not None:
                    self._active, self._turn, self._next = self._next, self._turn + 1, None
                self._steps.append(model.StepBegun(self._turn, self._names[self._active], STEPS[data["phase"]]))
            self._whole |= data.get("kind") == "CreateEmblem" or data.get("to") == "Command"

    def _begun(self, started: dict[str, int]) -> Iterator[model.StepBegun]:
        """The steps that have begun since the last view: phase.rs announces some that it then skips, but counts none.

        Args:
            started: how many of each have begun in this turn. Of an earlier turn it tells nothing.
        """
        began = {step: started.get(phase, 0) for phase, step in STEPS.items()}
        announced = Counter(self._steps)
        damage = model.StepBegun(self._turn, self._names[self._active], "combat_damage")
        if began["combat_damage"] > self._listed[damage] + announced[damage]:
            # The second one of a combat phase is counted, but not announced.
            self._steps.insert(self._steps.index(damage) if announced[damage] else 0, damage)
            announced[damage] += 1
        for step in self._steps:
            announced[step] -= 1
            # Of several of a kind that are announced together the last ones have begun.
            if step.turn < self._turn or began[step.step] - self._listed[step] > announced[step]:
                self._listed[step] += 1
                yield step

    def _look(self) -> model.View:
        game, names = self._game, self._names
        question = self._ask()
        while question and isinstance(question.decision, model.ChooseDecision) and not question.decision.options:
            # All one could do is decline, as where a copy has no other legal target: that is no choice.
            self._apply(question.seat, question.answer(()))
            question = self._ask()
        self._question = question
        over = game.waiting_for().get("data") if question is None else None
        asked = question.decision if question else None
        # The whole state costs ten times what the zones cost, but combat, the command zone and whether a step that is
        # left already was skipped stand nowhere else.
        whole = self._whole or len(self._steps) > 1 or game.phase in COMBAT
        state = game.state()["state"] if whole else {}
        combat, command = state.get("combat") or {}, state.get("command_zone") or []
        self._whole = bool(combat or command)
        stack = [self._on_stack(entry) for entry in reversed(game.stack())]
        # While something is cast or resolves, phase.rs can have a card on the stack and still where it comes from.
        moving = set() if isinstance(asked, model.PriorityDecision) else {thing.id for thing in stack}

        def cards(things: list[dict[str, Any]]) -> tuple[model.Card, ...]:
            shown = [(str(thing["id"]), thing) for thing in things]
            return tuple(model.Card(i, titled(thing), names[thing["owner"]]) for i, thing in shown if i not in moving)

        players = []
        emblems = [self._object(thing) for thing in command]
        for seat, name in enumerate(names):
            shown = game.player(seat)
            player = model.ViewPlayer(
                name=name,
                life=shown["life"],
                in_game=not shown["is_eliminated"],
                mana=dict(Counter(MANA[mana["color"]] for mana in shown["mana_pool"]["mana"])),
                hand=cards(game.hand(seat)),
                graveyard=cards(game.graveyard(seat)),
                command=cards([thing for thing in emblems if thing["owner"] == seat]),
                library=tuple(self._name(card) for card in shown["library"]),
            )
            players.append(player)
        if whole:
            self._steps = [*self._begun(state["steps_started_this_turn"])]
        else:
            self._listed.update(self._steps)
        steps, self._steps = self._steps, []
        here = model.StepBegun(self._turn, names[self._active], STEPS[game.phase])
        if asked is not None and here != [self._last, *steps][-1]:
            # A step that it takes for skipped isn't announced, and can take place all the same.
            self._listed[here] += 1
            steps.append(here)
        self._last = [self._last, *steps][-1]
        # phase.rs lists what is phased out among what is on the battlefield.
        permanents = [thing for thing in game.battlefield() if str(thing["id"]) not in moving]
        return model.View(
            turn=self._turn,
            active=names[self._active],
            step=STEPS[game.phase],
            decision=asked,
            players=tuple(players),
            stack=tuple(stack),
            battlefield=tuple(self._permanent(thing, combat) for thing in permanents if not phased_out(thing)),
            phased_out=tuple(self._permanent(thing, combat) for thing in permanents if phased_out(thing)),
            exile=cards(game.exile()),
            steps=tuple(steps),
            result=None if over is None else model.Result(() if over["winner"] is None else (names[over["winner"]],)),
        )

    def _name(self, thing: int) -> str:
        """The object's name, or the last one known of an object that is no more."""
        if thing not in self._cards:
            self._cards[thing] = titled(self._object(thing))
        return self._cards[thing]

    def _on_stack(self, entry: dict[str, Any]) -> model.StackObject:
        kind = STACK.get(entry["kind"]["type"], "activated")
        copy = kind == "spell" and bool(self._object(entry["id"]).get("is_token"))
        controller = self._names[entry["controller"]]
        return model.StackObject(str(entry["id"]), self._name(entry["source_id"]), kind, controller, copy)

    def _permanent(self, thing: dict[str, Any], combat: dict[str, Any]) -> model.Permanent:
        creature = "Creature" in thing["card_types"]["core_types"]
        attacks = {attacker["object_id"]: attacker["attack_target"] for attacker in combat.get("attackers", ())}
        return model.Permanent(
            id=str(thing["id"]),
            name=titled(thing),
            controller=self._names[thing["controller"]],
            owner=self._names[thing["owner"]],
            tapped=thing["tapped"],
            token=bool(thing.get("is_token")),
            power=thing["power"] if creature else None,
            toughness=thing["toughness"] if creature else None,
            damage=thing["damage_marked"],
            counters={COUNTERS.get(kind, kind): amount for kind, amount in thing["counters"].items() if amount},
            attacking=self._whom(attacks.get(thing["id"])),
            blocking=tuple(str(one) for one in combat.get("blocker_to_attacker", {}).get(str(thing["id"]), ())),
            attached_to=self._whom(thing["attached_to"]),
        )

    def _whom(self, reference: dict[str, Any] | None) -> str | None:
        """The player or the id that something attacks or is attached to."""
        if reference is None:
            return None
        return self._names[reference["data"]] if reference["type"] == "Player" else str(reference["data"])

    def _ask(self) -> Question | None:
        """What phase.rs waits for; None when the game is over.

        Raises:
            Unsupported: it names nobody, or lists no answer.
        """
        waiting = self._game.waiting_for()
        kind, data = waiting["type"], waiting.get("data") or {}
        if kind == "GameOver":
            return None
        seat = data.get("player", data.get("proposer"))
        if seat is None:
            raise model.Unsupported("choice", kind)
        player, ordered = self._names[seat], kind == "OrderTriggers"
        answer: Answer = order
        if kind == "Priority":
            return Question(seat, model.PriorityDecision(player))
        if kind == "DeclareAttackers":
            return Question(seat, model.AttackersDecision(player))
        if kind == "DeclareBlockers":
            return Question(seat, model.BlockersDecision(player))
        if ordered:
            options = [model.Option(str(n), trigger["source_name"]) for n, trigger in enumerate(data["triggers"])]
            least = most = len(options)
        else:
            actions = self._answers()
            if not actions:
                raise model.Unsupported("choice", kind)
            several = all(action.kind == "SelectCards" for action in actions)
            options, least, most, answer = (self._several if several else self._one)(data, actions)
        asking = [data.get("source_id"), (data.get("pending_cast") or {}).get("object_id"), self._offered(data)]
        source = next((self._name(thing) for thing in asking if thing is not None), "")
        text = data.get("description") or kind
        decision = model.ChooseDecision(player, tuple(options), least, most, ordered, source, text)
        return Question(seat, decision, answer)

    def _answers(self) -> list[Any]:
        """The answers that phase.rs lists, without taking a spell back and without answering once for all."""
        listed = self._game.actions()
        return [action for action in listed if action.kind != "CancelCast" and not action.kind.endswith("AndRemember")]

    def _several(self, data: dict[str, Any], actions: list[Any]) -> tuple[list[model.Option], int, int, Answer]:
        """Some of the cards that the prompt lists, as many as in the answers that phase.rs lists."""
        answers = [action.data["cards"] for action in actions]
        lists = [data.get(part) for part in ("selectable_cards", "cards", "choices", "hand_cards")]
        cards = next((cards for cards in lists if cards), None) or dict.fromkeys(card for a in answers for card in a)
        options = [model.Option(str(card), self._name(card)) for card in cards]
        return options, min(map(len, answers)), max(map(len, answers)), select

    def _one(self, data: dict[str, Any], actions: list[Any]) -> tuple[list[model.Option], int, int, Answer]:
        """One of the actions that phase.rs lists; none of them is the one that declines, if there is such."""
        refusal = next((action for action in actions if declines(action, data)), None)
        rest = [action for action in actions if not declines(action, data)]
        options = [self._option(action, data, f"#{place}") for place, action in enumerate(rest, 1)]
        if refusal is not None and [option.id for option in options] == ["#1"]:
            card = self._offered(data)
            options = [model.Option("yes", "yes") if card is None else model.Option(str(card), self._name(card))]
        if len({option.id for option in options}) < len(options):
            options = [model.Option(f"#{place}", option.name) for place, option in enumerate(options, 1)]
        meant = {(option.id,): action for option, action in zip(options, rest, strict=True)}
        return options, int(refusal is None), 1, lambda chosen: meant.get(chosen, refusal)

    def _option(self, action: Any, data: dict[str, Any], place: str) -> model.Option:
        carried = told(action)
        target = carried.get("target")
        if isinstance(target, dict) and "Player" in target:
            return model.Option(self._names[target["Player"]], self._names[target["Player"]])
        named = [target.get("Object")] if isinstance(target, dict) else []
        named += [
            carried.get(part) for part in ("object_id", "keep", "card", "source", "target", "creature_id", "creature")
        ]
        for thing in named:
            if isinstance(thing, int):
                return model.Option(str(thing), self._name(thing))
        return model.Option(place, described(action, data))

    @staticmethod
    def _offered(data: dict[str, Any]) -> int | None:
        """The card that a prompt offers to be cast."""
        kind = data.get("kind")
        card: int | None = kind.get("object_id", kind.get("hit_card")) if isinstance(kind, dict) else None
        return card
