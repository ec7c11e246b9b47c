"""phase.rs (https://github.com/phase-rs/phase), a rules engine in Rust, through its wheel `phase-python`.

A position becomes an exported game of phase.rs: cards are built from their rules text, stamped into the zones of a
game without cards, and loaded. From then on an action of the contract is one or more actions of phase.rs, and a view is
read from its state. The adapter answers nothing but how mana is paid; the rest is the next decision.

Limits of the adapter, not of phase.rs: four players; no teams, commanders or first turn; how damage or counters are
divided is offered only in the ways that phase.rs lists.
"""

from __future__ import annotations

import collections
import dataclasses
import importlib
import importlib.metadata
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from sundial import model

IN_PROCESS = False
"""A fault in Rust may take the process along."""

STEPS: dict[str, model.StepName] = {
    "Untap": "untap",
    "Upkeep": "upkeep",
    "Draw": "draw",
    "PreCombatMain": "precombat_main",
    "BeginCombat": "beginning_of_combat",
    "DeclareAttackers": "declare_attackers",
    "DeclareBlockers": "declare_blockers",
    "CombatDamage": "combat_damage",
    "EndCombat": "end_of_combat",
    "PostCombatMain": "postcombat_main",
    "End": "end",
    "Cleanup": "cleanup",
}
COMBAT = frozenset(("BeginCombat", "DeclareAttackers", "DeclareBlockers", "CombatDamage", "EndCombat"))
STACK: dict[str, Literal["spell", "activated", "triggered"]] = {"Spell": "spell", "TriggeredAbility": "triggered"}
MANA = {"White": "W", "Blue": "U", "Black": "B", "Red": "R", "Green": "G", "Colorless": "C"}
COUNTERS = {"P1P1": "+1/+1", "M1M1": "-1/-1"}
PAYMENTS = frozenset(
    ("ManaPayment", "ManaSourceSelection", "PayManaAbilityMana", "PhyrexianPayment", "OrderCostReductions")
)
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
        raise ImportError("phase.rs comes as a wheel: pip install phase-python==0.103.0") from error
    return PhaseEngine(phase)


# -- positions: cards, and the game they are stamped into ----------------------------------------------------------


def printed(name: str, info: model.CardInfo) -> dict[str, Any]:
    """The card in the shape of MTGJSON's AtomicCards, which phase.rs builds its faces from."""
    facts = info.facts
    card: dict[str, Any] = {
        "name": name,
        "manaCost": facts.cost,
        "colors": facts.colors,
        "colorIdentity": facts.colors,
        "types": facts.types,
        "subtypes": facts.subtypes,
        "supertypes": facts.supertypes,
        "type": " ".join((*facts.supertypes, *facts.types)),
        "keywords": facts.keywords,
        "text": info.text,
        "manaValue": float(facts.mana_value),
        "convertedManaCost": float(facts.mana_value),
        "layout": "normal",
        "legalities": {},
        "identifiers": {},
    }
    if "Creature" in facts.types:
        # A characteristic-defining ability sets what isn't printed as a number.
        card["power"] = "*" if facts.power is None else str(facts.power)
        card["toughness"] = "*" if facts.toughness is None else str(facts.toughness)
    if facts.loyalty is not None:
        card["loyalty"] = str(facts.loyalty)
    if facts.defense is not None:
        card["defense"] = str(facts.defense)
    return card


def laid(card: str | model.PositionCard) -> model.PositionCard:
    """The card of a position in its long form."""
    return model.PositionCard(card) if isinstance(card, str) else card


class Board:
    """An exported game of phase.rs that a position is laid out in.

    An object stands twice in such a game, in `objects` and in the list of its zone; loading doesn't compare the two.
    """

    def __init__(self, blank: dict[str, Any], position: model.Position, stamps: dict[str, dict[str, Any]]) -> None:
        self.exported, self._state, self._stamps = blank, blank["state"], stamps
        self._seats = {player.name: seat for seat, player in enumerate(position.players)}
        self.turn = len(position.players) + 1
        for seat, player in enumerate(position.players):
            zones = self._state["players"][seat]
            zones.update(life=player.life, turns_taken=2 if seat == 0 else 1)
            for zone in ("library", "hand", "graveyard"):
                zones[zone] = [self._put(laid(card), zone, seat) for card in getattr(player, zone)]
            self._state["command_zone"] += [self._put(laid(card), "command", seat) for card in player.command]
            for card in player.battlefield:
                self._permanent(laid(card), seat)
            for card in player.attached:
                self._permanent(laid(card), seat, {"type": "Player", "data": seat})
        for card in position.exile:
            self._state["exile"].append(self._put(laid(card), "exile", self._seats[laid(card).owner or ""]))
        self._state.update(
            active_player=0,
            turn_number=self.turn,
            phase="PreCombatMain",
            priority_player=0,
            priority_passes=[],
            priority_pass_count=0,
            waiting_for={"type": "Priority", "data": {"player": 0}},
            steps_started_this_turn={"Untap": 1, "Upkeep": 1, "Draw": 1, "PreCombatMain": 1},
            next_object_id=len(self._state["objects"]) + 1,
            next_timestamp=len(self._state["objects"]) + 1,
            rng_seed=position.seed,
            rng_word_pos=0,
        )

    def _put(self, card: model.PositionCard, zone: str, seat: int) -> int:
        owner = self._seats[card.owner] if card.owner else seat
        if zone not in ("battlefield", "exile") and owner != seat:
            raise model.Unsupported("position", f"{card.name} in the {zone} of a player who doesn't own it")
        number = len(self._state["objects"]) + 1
        self._state["objects"][str(number)] = self._stamps[card.name] | {
            "id": number,
            "card_id": number,
            "owner": owner,
            "controller": seat,
            "base_controller": seat,
            "zone": zone.capitalize(),
            "counters": card.counters,
        }
        return number

    def _permanent(self, card: model.PositionCard, seat: int, host: dict[str, Any] | None = None) -> int:
        number = self._put(card, "battlefield", seat)
        self._state["battlefield"].append(number)
        attachments = [
            self._permanent(laid(other), seat, {"type": "Object", "data": number}) for other in card.attached
        ]
        self._state["objects"][str(number)].update(
            tapped=card.tapped,
            entered_battlefield_turn=self.turn - 1,
            timestamp=number,
            attached_to=host,
            attachments=attachments,
        )
        return number


# -- announcements -------------------------------------------------------------------------------------------------


@dataclasses.dataclass
class Announcement:
    """What the message of a cast or an activation still has to say while phase.rs asks for one thing after another."""

    targets: list[Reference]
    modes: list[int]
    x: int | None
    paying: list[str]
    costs: list[str]
    named: list[Reference] = dataclasses.field(default_factory=list)

    def answer(self, waiting: dict[str, Any], actions: Sequence[Any]) -> Any:
        """The action that answers the prompt, or None where it isn't one of the announcement's.

        Raises:
            Illegal: the message doesn't say what is asked, or says what can't be.
        """
        data = waiting.get("data") or {}
        match waiting["type"]:
            case "TargetSelection":
                return {"type": "ChooseTarget", "data": {"target": self._target(data)}}
            case "ModeChoice" | "AbilityModeChoice":
                modes, self.modes = self.modes, []
                return {"type": "SelectModes", "data": {"indices": [mode - 1 for mode in modes]}}
            case "ChooseXValue":
                if self.x is None:
                    raise model.Illegal("X isn't said")
                return {"type": "ChooseX", "data": {"value": self.x}}
            case "OptionalCostChoice":
                kicker = data["cost"]["type"] == "Kicker"
                name = next((name for name in self.paying if ("kick" in name.lower()) == kicker), None)
                if name:
                    self.paying.remove(name)
                return {"type": "DecideOptionalCost", "data": {"pay": name is not None}}
            case "AlternativeCastChoice":
                name = next((name for name in self.paying if name.lower() == data["keyword"]["type"].lower()), None)
                if name:
                    self.paying.remove(name)
                choice = {"type": "Alternative" if name else "Normal"}
                return {"type": "ChooseAlternativeCast", "data": {"choice": choice}}
            case "PayCost":
                paid = [int(cost) for cost in self.costs if cost.isdecimal() and int(cost) in data["choices"]]
                if not paid and not self.costs:
                    return next((a for a in actions if a.kind == "SelectCards"), None) if len(actions) == 2 else None
                paid = paid[: data["count"]]
                self.costs = [cost for cost in self.costs if not cost.isdecimal() or int(cost) not in paid]
                return {"type": "SelectCards", "data": {"cards": paid}}
        return None

    def _target(self, data: dict[str, Any]) -> Reference | None:
        selection = data["selection"]
        if self.targets and self.targets[0] in selection["current_legal_targets"]:
            self.named.append(self.targets.pop(0))
            return self.named[-1]
        if data["target_slots"][selection["current_slot"]]["optional"]:
            return None
        raise model.Illegal(f"{self.targets[0]} can't be the target" if self.targets else "a target isn't named")

    def check(self, taken: list[Reference]) -> None:
        """See that nothing is left over but the targets that phase.rs took without asking.

        Raises:
            Illegal: something is.
        """
        for target in taken:
            if target not in self.named and target not in self.targets:
                raise model.Illegal("a target isn't named")
        if any(target not in taken for target in self.targets):
            raise model.Illegal("it has fewer targets")
        if self.paying:
            raise model.Illegal(f"it can't be paid for: {', '.join(self.paying)}")


def targets_of(entry: dict[str, Any]) -> Iterator[Reference]:
    """The targets of an object on the stack."""
    ability = entry["kind"].get("data", {}).get("ability")
    while ability:
        yield from ability["targets"]
        ability = ability["sub_ability"]


# -- decisions -----------------------------------------------------------------------------------------------------


class Question(NamedTuple):
    """Whom phase.rs waits for, how that looks in a view, and which action the chosen options stand for."""

    seat: int
    decision: model.Decision
    answer: Callable[[tuple[str, ...]], Any] = lambda chosen: None


Choice = tuple[list[model.Option], int, int, Callable[[tuple[str, ...]], Any]]
"""Options, the least and the most of them, and what chosen ones stand for."""


def order(chosen: tuple[str, ...]) -> Any:
    """phase.rs puts the ability that is listed first on the stack first, as the contract does."""
    return {"type": "OrderTriggers", "data": {"order": [int(option) for option in chosen]}}


def select(chosen: tuple[str, ...]) -> Any:
    """Cards chosen from a list."""
    return {"type": "SelectCards", "data": {"cards": [int(option) for option in chosen]}}


def told(action: Any) -> dict[str, Any]:
    """What an action of phase.rs carries."""
    return action.data if isinstance(action.data, dict) else {}


def described(action: Any, data: dict[str, Any]) -> str:
    """An action in words, for the report."""
    carried = told(action)
    if "index" in carried and data.get("candidates"):
        return str(data["candidates"][carried["index"]]["description"])
    if "index" in carried and data.get("branch_descriptions"):
        return str(data["branch_descriptions"][carried["index"]])
    if "indices" in carried and "modal" in data:
        return " ".join(data["modal"]["mode_descriptions"][index] for index in carried["indices"])
    value = carried.get("choice", carried.get("value", carried.get("amount")))
    if isinstance(value, dict):
        value = value.get("data", value.get("type"))
    return f"{action.kind} {msgspec.json.encode(carried).decode()}" if value is None else str(value)


def declines(action: Any, data: dict[str, Any]) -> bool:
    """Whether the action is the 'no' of what a player may decline."""
    carried = told(action)
    if carried.get("accept") is False or carried.get("pay") is False or carried.get("target", 0) is None:
        return True
    return action.kind in ("KeepAllCopyTargets", "PassParadigmOffer") or described(action, data) in ("Decline", "Skip")


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
        """phase.rs by the version of its wheel. It tells of each step that begins but of a repeated cleanup step."""
        offers = model.Offers(players=4, texts=True, steps=True)
        version = importlib.metadata.version("phase-python")
        return model.Description(name="phase.rs", version=version, protocol=model.PROTOCOL, offers=offers)

    def start(self, position: model.Position) -> model.View:
        """Lay the position out and load it.

        Raises:
            Unsupported: more than four players, a card whose text phase.rs doesn't understand, or a place for a card
                that this adapter doesn't know.
        """
        if len(position.players) > 4:
            raise model.Unsupported("players", str(len(position.players)))
        self._question = None
        keys = {name: self._learn(name, info) for name, info in position.cards.items()}
        self._stamp({name: key for name, key in keys.items() if key not in self._stamps})
        blank = msgspec.json.decode(self._blank(len(position.players)))
        board = Board(blank, position, {name: self._stamps[key] for name, key in keys.items()})
        self._database = self._databases.get(tuple(keys.values())) or self._read(keys)
        self._databases[tuple(keys.values())] = self._database
        self._names = [player.name for player in position.players]
        self._exported, self._before = msgspec.json.encode(board.exported).decode(), board.turn - 1
        self._cards: dict[int, str] = {}
        self._log: list[tuple[int, Any]] = []
        self._load()
        return self._look()

    def _learn(self, name: str, info: model.CardInfo) -> bytes:
        """Build the face of a card once; the key it is kept under."""
        key = msgspec.json.encode((name, info.facts, info.text))
        if key not in self._faces:
            face = self._phase.build_oracle_face(printed(name, info), None)
            if b'"Unimplemented"' in msgspec.json.encode(face):
                raise model.Unsupported("card", name)
            self._faces[key] = face
        return key

    def _read(self, keys: dict[str, bytes]) -> Any:
        faces = {name.lower(): self._faces[key] for name, key in keys.items()}
        return self._phase.Engine.from_json(msgspec.json.encode(faces).decode())

    def _stamp(self, keys: dict[str, bytes]) -> None:
        """Let phase.rs make one object of each card, to be copied from then on."""
        if not keys:
            return
        game = self._read(keys).new_game([*keys], [*keys], first_player=0, format="FreeForAll")
        made = {thing["name"]: thing for thing in game.state()["state"]["objects"].values()}
        for name, key in keys.items():
            self._stamps[key] = {field: value for field, value in made[name].items() if field != "incarnation"}

    def _blank(self, players: int) -> bytes:
        """An exported game of that many players without a card or a past."""
        if players not in self._blanks:
            face = self._phase.build_oracle_face(printed("Blank", model.CardInfo(model.Facts(("Land",)))), None)
            database = self._phase.Engine.from_json(msgspec.json.encode({"blank": face}).decode())
            decks = [["Blank"] * 10] * players
            game = database.new_game(decks[0], decks[1], extra_players=decks[2:], first_player=0, format="FreeForAll")
            while (waiting := game.waiting_for())["type"] == "MulliganDecision":
                seat = waiting["data"]["pending"][0]["player"]
                game.apply(seat, {"type": "MulliganDecision", "data": {"choice": {"type": "Keep"}}})
            exported = game.state()
            state = exported["state"]
            journal = {part: 0 if part.startswith("next") else [] for part in state["resolved_rules_journal"]}
            state.update(objects={}, resolved_rules_journal=journal, zone_changes_this_turn=[])
            for pool in state["deck_pools"]:
                pool.update({part: [] for part, cards in pool.items() if isinstance(cards, list)})
            self._blanks[players] = msgspec.json.encode(exported)
        return self._blanks[players]

    def _load(self) -> None:
        """Begin at the position and play again what has been played."""
        self._game = self._call(self._database.load_game, self._exported)
        self._active, self._turn, self._whole = 0, 1, True
        self._steps: list[model.StepBegun] = []
        for seat, action in self._log:
            self._heed(self._call(self._game.apply, seat, action).events)
        self._steps = []

    @staticmethod
    def _call(function: Callable[..., Any], *arguments: Any) -> Any:
        """A panic in Rust is no `Exception` in Python; make it one."""
        try:
            return function(*arguments)
        except BaseException as error:
            if type(error).__name__ == "PanicException":
                raise RuntimeError(f"phase.rs panicked: {error}") from error
            raise

    # -- act -------------------------------------------------------------------------------------------------------

    def act(self, action: model.Action) -> model.View:
        """Do what the action says, and pay for it.

        Raises:
            Illegal: phase.rs doesn't allow it now; the game is as before.
            Unsupported: phase.rs asks what the contract has no form for; the game is as before.
        """
        if self._question is None:
            raise model.Illegal("the game is over")
        if action.player not in self._names:
            raise model.Illegal(f"nobody is called {action.player}")
        question, played = self._question, len(self._log)
        try:
            self._do(self._names.index(action.player), action, question)
            return self._look()
        except (model.Illegal, model.Unsupported):
            if len(self._log) > played:
                # Half of it has been done, and phase.rs doesn't take back all of that.
                del self._log[played:]
                self._load()
            self._question = question
            raise

    def _do(self, seat: int, action: model.Action, question: Question) -> None:
        if isinstance(action, model.Concede):
            return self._apply(seat, {"type": "Concede", "data": {"player_id": seat}})
        if question.seat != seat:
            raise model.Illegal(f"{self._names[question.seat]} is asked")
        match action, question.decision:
            case model.Pass(), model.PriorityDecision():
                self._apply(seat, {"type": "PassPriority"})
            case model.Play(card=card), model.PriorityDecision():
                self._apply(seat, {"type": "PlayLand", "data": self._card(card)})
            case model.Cast(card=card), model.PriorityDecision():
                carried = Announcement(
                    [self._reference(target) for target in action.targets],
                    [*action.modes],
                    action.x,
                    [*action.paying],
                    [*action.costs],
                )
                cast = self._card(card) | {"targets": [], "payment_mode": {"type": "Auto"}}
                self._announce(seat, {"type": "CastSpell", "data": cast}, carried)
            case model.Activate(object=source), model.PriorityDecision():
                carried = Announcement(
                    [self._reference(target) for target in action.targets],
                    [*action.modes],
                    action.x,
                    [],
                    [*action.costs],
                )
                ability = {"source_id": number(source), "ability_index": self._index(number(source), action.ability)}
                self._announce(seat, {"type": "ActivateAbility", "data": ability}, carried)
            case model.Attack(attackers=attackers), model.AttackersDecision():
                attacks = [[number(attacker), self._attacked(whom)] for attacker, whom in attackers.items()]
                self._apply(seat, {"type": "DeclareAttackers", "data": {"attacks": attacks}})
            case model.Block(blockers=blockers), model.BlockersDecision():
                blocks = [[number(blocker), number(one)] for blocker, those in blockers.items() for one in those]
                self._apply(seat, {"type": "DeclareBlockers", "data": {"assignments": blocks}})
            case model.Choose(options=chosen), model.ChooseDecision() as asked:
                if not asked.min <= len(chosen) <= asked.max or len(set(chosen)) < len(chosen):
                    raise model.Illegal(f"{asked.min} to {asked.max} options are asked for, each once")
                if not {option.id for option in asked.options}.issuperset(chosen):
                    raise model.Illegal("not among the options")
                self._apply(seat, question.answer(chosen))
            case _:
                raise model.Illegal("something else is asked")

    def _apply(self, seat: int, action: Any) -> None:
        """One action of phase.rs, and the mana that it asks for then."""
        self._step(seat, action)
        while (waiting := self._game.waiting_for())["type"] in PAYMENTS:
            self._pay(waiting, [])

    def _step(self, seat: int, action: Any) -> None:
        try:
            events = self._call(self._game.apply, seat, action).events
        except ValueError as refusal:
            raise model.Illegal(str(refusal)) from refusal
        self._log.append((seat, action))
        self._heed(events)

    def _pay(self, waiting: dict[str, Any], costs: list[str]) -> None:
        """Pay mana; where cards may help (convoke, delve), with those among the costs, with others only at need."""
        seat, offered = waiting["data"]["player"], [a for a in self._game.actions() if a.kind != "CancelCast"]
        helpers = [action for action in offered if action.kind == "TapForConvoke"]
        chosen = next((action for action in helpers if str(action.data["object_id"]) in costs), None)
        if chosen:
            costs.remove(str(chosen.data["object_id"]))
        try:
            self._step(seat, chosen or ({"type": "PassPriority"} if waiting["type"] == "ManaPayment" else offered[0]))
        except model.Illegal:
            if not helpers:
                raise
            self._step(seat, helpers[0])

    def _announce(self, seat: int, action: Any, carried: Announcement) -> None:
        height = len(self._game.stack())
        self._step(seat, action)
        while (waiting := self._game.waiting_for())["type"] != "Priority":
            if waiting["type"] in PAYMENTS:
                self._pay(waiting, carried.costs)
            elif answer := carried.answer(waiting, self._game.actions()):
                self._step(seat, answer)
            else:
                break
        carried.check([target for entry in self._game.stack()[height : height + 1] for target in targets_of(entry)])

    def _index(self, source: int, ability: int) -> int:
        """Where phase.rs keeps the activated ability that is printed as the n-th."""
        kinds = [known["kind"] for known in self._object(source)["abilities"]]
        activated = [index for index, kind in enumerate(kinds) if kind == "Activated"]
        if ability > len(activated):
            raise model.Illegal(f"it has {len(activated)} activated abilities")
        return activated[ability - 1]

    def _card(self, text: str) -> dict[str, Any]:
        return {"object_id": number(text), "card_id": self._object(number(text))["card_id"]}

    def _object(self, number: int) -> dict[str, Any]:
        try:
            thing: dict[str, Any] = self._call(self._game.object, number)
        except (ValueError, LookupError) as error:
            raise model.Illegal(f"no object has the id {number}") from error
        return thing

    def _reference(self, text: str) -> Reference:
        return {"Player": self._names.index(text)} if text in self._names else {"Object": number(text)}

    def _attacked(self, whom: str) -> dict[str, Any]:
        if whom in self._names:
            return {"type": "Player", "data": self._names.index(whom)}
        battle = "Battle" in self._object(number(whom))["card_types"]["core_types"]
        return {"type": "Battle" if battle else "Planeswalker", "data": number(whom)}

    # -- views and decisions ---------------------------------------------------------------------------------------

    def _heed(self, events: Sequence[dict[str, Any]]) -> None:
        """Note whose turn it is, which steps begin, and whether only the whole state shows all that is to be seen."""
        for event in events:
            data = event.get("data") or {}
            match event["type"]:
                case "TurnStarted":
                    self._active, self._turn = data["player_id"], data["turn_number"] - self._before
                case "PhaseChanged":
                    step = STEPS[data["phase"]]
                    self._steps.append(model.StepBegun(self._turn, self._names[self._active], step))
            self._whole |= data.get("kind") == "CreateEmblem" or data.get("to") == "Command"

    def _look(self) -> model.View:
        game, names = self._game, self._names
        self._question = self._ask()
        over = game.waiting_for().get("data") if self._question is None else None
        asked = self._question.decision if self._question else None
        # The whole state costs ten times what its parts cost, but only it tells of combat and the command zone.
        state = game.state()["state"] if self._whole or game.phase in COMBAT else {}
        combat, command = state.get("combat") or {}, state.get("command_zone") or []
        self._whole = bool(combat or command)
        stack = [self._on_stack(entry) for entry in reversed(game.stack())]
        # While a player is asked in the middle of something, a card can be on its way from one zone to another.
        moving = set() if isinstance(asked, model.PriorityDecision) else {thing.id for thing in stack}

        def cards(things: list[dict[str, Any]]) -> tuple[model.Card, ...]:
            return tuple(
                model.Card(str(thing["id"]), self._name(thing["id"]), names[thing["owner"]])
                for thing in things
                if str(thing["id"]) not in moving
            )

        players = []
        for seat, name in enumerate(names):
            shown = game.player(seat)
            mana = collections.Counter(MANA[unit["color"]] for unit in shown["mana_pool"]["mana"])
            emblems = [self._object(thing) for thing in command]
            players.append(
                model.ViewPlayer(
                    name=name,
                    life=shown["life"],
                    in_game=not shown["is_eliminated"],
                    mana=dict(mana),
                    hand=cards(game.hand(seat)),
                    graveyard=cards(game.graveyard(seat)),
                    command=cards([thing for thing in emblems if thing["owner"] == seat]),
                    library=tuple(self._name(card) for card in shown["library"]),
                )
            )
        steps, self._steps = self._steps, []
        return model.View(
            turn=game.turn - self._before,
            active=names[self._active],
            step=STEPS[game.phase],
            decision=asked,
            players=tuple(players),
            stack=tuple(stack),
            battlefield=tuple(
                self._permanent(thing, combat) for thing in game.battlefield() if str(thing["id"]) not in moving
            ),
            exile=cards(game.exile()),
            steps=tuple(steps),
            result=None if over is None else model.Result(() if over["winner"] is None else (names[over["winner"]],)),
        )

    def _name(self, number: int) -> str:
        """The object's name, or the last one known of an object that is no more."""
        if number not in self._cards:
            self._cards[number] = self._object(number)["name"]
        return self._cards[number]

    def _on_stack(self, entry: dict[str, Any]) -> model.StackObject:
        kind = STACK.get(entry["kind"]["type"], "activated")
        copy = kind == "spell" and bool(self._object(entry["id"]).get("is_token"))
        controller = self._names[entry["controller"]]
        return model.StackObject(str(entry["id"]), self._name(entry["source_id"]), kind, controller, copy)

    def _permanent(self, thing: dict[str, Any], combat: dict[str, Any]) -> model.Permanent:
        number, host = thing["id"], thing["attached_to"]
        creature = "Creature" in thing["card_types"]["core_types"]
        attacks = {attacker["object_id"]: attacker["attack_target"] for attacker in combat.get("attackers", ())}
        attacked = attacks.get(number)
        return model.Permanent(
            id=str(number),
            name=thing["name"],
            controller=self._names[thing["controller"]],
            owner=self._names[thing["owner"]],
            tapped=thing["tapped"],
            token=bool(thing.get("is_token")),
            power=thing["power"] if creature else None,
            toughness=thing["toughness"] if creature else None,
            damage=thing["damage_marked"],
            counters={COUNTERS.get(kind, kind): count for kind, count in thing["counters"].items() if count},
            attacking=self._whom(attacked) if attacked else None,
            blocking=tuple(str(one) for one in combat.get("blocker_to_attacker", {}).get(str(number), ())),
            attached_to=self._whom(host) if host else None,
        )

    def _whom(self, reference: dict[str, Any]) -> str:
        """The player or the id of what is attacked or attached to."""
        return self._names[reference["data"]] if reference["type"] == "Player" else str(reference["data"])

    def _ask(self) -> Question | None:
        """What phase.rs waits for.

        Raises:
            Unsupported: it lists no answer.
        """
        waiting = self._game.waiting_for()
        kind, data = waiting["type"], waiting.get("data") or {}
        if kind == "GameOver":
            return None
        seat = data.get("player", data.get("proposer"))
        if seat is None:
            raise model.Unsupported("choice", kind)
        player = self._names[seat]
        answer: Callable[[tuple[str, ...]], Any] = order
        match kind:
            case "Priority":
                return Question(seat, model.PriorityDecision(player))
            case "DeclareAttackers":
                return Question(seat, model.AttackersDecision(player))
            case "DeclareBlockers":
                return Question(seat, model.BlockersDecision(player))
            case "OrderTriggers":
                options = [model.Option(str(n), trigger["source_name"]) for n, trigger in enumerate(data["triggers"])]
                least = most = len(options)
            case _:
                actions = [action for action in self._game.actions() if action.kind != "CancelCast"]
                if not actions:
                    raise model.Unsupported("choice", kind)
                several = all(action.kind == "SelectCards" for action in actions)
                options, least, most, answer = (self._several if several else self._one_of)(data, actions)
        source = data.get("source_id") or (data.get("pending_cast") or {}).get("object_id") or data.get("copy_id")
        decision = model.ChooseDecision(
            player=player,
            options=tuple(options),
            min=least,
            max=most,
            ordered=kind == "OrderTriggers",
            source=self._name(source) if source else "",
            text=data.get("description") or kind,
        )
        return Question(seat, decision, answer)

    def _several(self, data: dict[str, Any], actions: list[Any]) -> Choice:
        """Some of the cards that the prompt lists, as many as in the answers that phase.rs lists."""
        answers = [action.data["cards"] for action in actions]
        sizes = [len(answer) for answer in answers]
        lists = (data.get(part) for part in ("selectable_cards", "cards", "choices", "hand_cards"))
        cards = next((cards for cards in lists if cards), None) or dict.fromkeys(card for a in answers for card in a)
        return [model.Option(str(card), self._name(card)) for card in cards], min(sizes), max(sizes), select

    def _one_of(self, data: dict[str, Any], actions: list[Any]) -> Choice:
        """One of the actions that phase.rs lists, or none where one of them declines."""
        refusal = next((action for action in actions if declines(action, data)), None)
        rest = [action for action in actions if not declines(action, data)]
        options = [self._option(action, data, f"#{place}") for place, action in enumerate(rest, 1)]
        if len(rest) == 1 and refusal is not None and options[0].id == "#1":
            offered = (data.get("kind") or {}).get("object_id", data.get("hit_card"))
            options = [
                model.Option("yes", "yes") if offered is None else model.Option(str(offered), self._name(offered))
            ]
        if len({option.id for option in options}) < len(options):
            options = [model.Option(f"#{place}", option.name) for place, option in enumerate(options, 1)]
        meant = {(option.id,): action for option, action in zip(options, rest, strict=True)}
        return options, int(refusal is None), 1, lambda chosen: meant.get(chosen, refusal)

    def _option(self, action: Any, data: dict[str, Any], place: str) -> model.Option:
        carried = told(action)
        target = carried.get("target")
        if isinstance(target, dict) and "Player" in target:
            name = self._names[target["Player"]]
            return model.Option(name, name)
        named = [target.get("Object")] if isinstance(target, dict) else []
        named += [carried.get(part) for part in ("object_id", "keep", "card", "source", "target", "creature_id")]
        thing = next((one for one in named if isinstance(one, int)), None)
        return (
            model.Option(place, described(action, data))
            if thing is None
            else model.Option(str(thing), self._name(thing))
        )


def number(text: str) -> int:
    """The object number of phase.rs behind an id.

    Raises:
        Illegal: it is no id of this adapter.
    """
    if not text.isdecimal():
        raise model.Illegal(f"no object has the id {text}")
    return int(text)
