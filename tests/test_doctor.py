"""The first talk with an engine: sundial/doctor.py."""

import io
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from sundial import doctor_position, model
from sundial.__main__ import main
from sundial.cards import load_cards
from sundial.doctor import FIRST_SCENARIO, doctor
from sundial.doctor_offers import lacks, positions, runnable
from sundial.doctor_position import small_position
from sundial.doctor_refusals import NO_ID, UNHEARD
from sundial.engines import open_engine
from sundial.loading import Loaded
from sundial.model import (
    Action,
    Description,
    Engine,
    Illegal,
    Offers,
    Pass,
    Position,
    PositionPlayer,
    PriorityDecision,
    Unsupported,
    View,
)
from sundial.runner import lacking
from sundial.transport import Child

MISBEHAVING = Path(__file__).parent / "children" / "misbehaving.py"


class Sound:
    """Shows the position and passes, as `refuser` does; what inherits from it does one thing wrong."""

    def __init__(self) -> None:
        self.inner = open_engine("refuser")

    def describe(self) -> Description:
        return Description(name="sound", version="2", protocol=1)

    def start(self, position: Position) -> View:
        return self.shown(self.inner.start(position))

    def act(self, action: Action) -> View:
        if not isinstance(action, Pass):
            raise Unsupported("action", type(action).__name__.lower())
        return self.shown(self.inner.act(action))

    def shown(self, view: View) -> View:
        return view


class Plays(Sound):
    """The reference engine; what inherits from it does one thing wrong."""

    def __init__(self) -> None:
        self.inner = open_engine("reference")

    def describe(self) -> Description:
        return Description(name="plays", version="2", protocol=1, offers=Offers(steps=True))

    def act(self, action: Action) -> View:
        return self.shown(self.inner.act(action))


class AnotherProtocol(Sound):
    def describe(self) -> Description:
        return Description(name="", version="2", protocol=2, offers=Offers(cleanups=True))


class NoDescription(Sound):
    def describe(self) -> Description:
        return Description(name=7, version="2", protocol=1)  # type: ignore[arg-type]


class Mute(Sound):
    def describe(self) -> Description:
        raise RuntimeError("no card database")


class AbsoluteTurns(Sound):
    def shown(self, view: View) -> View:
        return replace(view, turn=3)


class BottomFirst(Sound):
    def shown(self, view: View) -> View:
        alice = view.players[0]
        return replace(view, players=(replace(alice, library=alice.library[::-1]), view.players[1]))


class PrintedOnly(Sound):
    def shown(self, view: View) -> View:
        return replace(
            view,
            battlefield=tuple(p if p.power is None else replace(p, power=2, counters={}) for p in view.battlefield),
            exile=(),
        )


class TextForNumber(Sound):
    def shown(self, view: View) -> View:
        alice = replace(view.players[0], life="20")
        return replace(view, players=(alice, view.players[1]))


class LacksTheBears(Sound):
    def start(self, position: Position) -> View:
        if "Grizzly Bears" in position.cards:
            raise Unsupported("card", "Grizzly Bears")
        return super().start(position)


class DescribesInADict(Sound):
    def describe(self) -> Description:
        return {"name": "sound", "version": "2", "protocol": 1}  # type: ignore[return-value]


class ShowsADict(Sound):
    def shown(self, view: View) -> View:
        return {"turn": 1}  # type: ignore[return-value]


class OnePlayer(Sound):
    def shown(self, view: View) -> View:
        return replace(view, players=view.players[:1])


class Exits(Sound):
    def start(self, position: Position) -> View:
        sys.exit(3)


class LacksLands(Sound):
    def start(self, position: Position) -> View:
        raise Unsupported("card", "Island")


class BobFirstAfterCasting(Plays):
    def act(self, action: Action) -> View:
        view = super().act(action)
        return super().act(Pass(action.player)) if isinstance(action, model.Cast) else view


class ResolvesAtOnce(Plays):
    def act(self, action: Action) -> View:
        view = super().act(action)
        return super().act(Pass("Bob")) if view.stack and isinstance(action, Pass) else view


class RefusesSpells(Plays):
    def act(self, action: Action) -> View:
        if isinstance(action, model.Cast):
            raise Illegal("what is a target?")
        return super().act(action)


class PassesForBob(Plays):
    """In Alice's turn, after her main phase."""

    def act(self, action: Action) -> View:
        view = super().act(action)
        while view.active == "Alice" and view.step != "precombat_main" and view.decision == PriorityDecision("Bob"):
            view = super().act(Pass("Bob"))
        return view


class HidesUpkeeps(Plays):
    """As engines with stops do."""

    def act(self, action: Action) -> View:
        view = super().act(action)
        steps = view.steps
        while view.step == "upkeep":
            assert view.decision is not None
            view = super().act(Pass(view.decision.player))
            steps = (*steps, *view.steps)
        return replace(view, steps=steps)


class ForgetsUntap(Plays):
    def shown(self, view: View) -> View:
        return replace(view, steps=tuple(step for step in view.steps if step.step != "untap"))


class NeverDraws(Plays):
    def shown(self, view: View) -> View:
        bob = replace(view.players[1], library=("Mountain",) * 10, hand=())
        return replace(view, players=(view.players[0], bob))


class CountsTurnsTwice(Plays):
    def shown(self, view: View) -> View:
        steps = tuple(replace(step, turn=2 * step.turn - 1) for step in view.steps)
        return replace(view, turn=2 * view.turn - 1, steps=steps)


@pytest.mark.parametrize(
    ("engine", "finding"),
    [
        (
            BobFirstAfterCasting,
            "then Bob is asked (priority)\n   Mend: Alice, who cast it, has priority again (117.3c)",
        ),
        (ResolvesAtOnce, "then Alice is asked (priority)\n   Mend: Bob has priority next (117.3d), the spell resolves"),
        (RefusesSpells, "casts Lightning Bolt at Bob: refused as illegal: what is a target?"),
        (PassesForBob, "only Alice passed, and then it is turn 1 (Alice's), declare attackers step"),
        (HidesUpkeeps, "passes through a whole turn: nobody has priority in Bob's upkeep step\n"),
        (ForgetsUntap, "passes through a whole turn: `steps` never told of Bob's untap step"),
        (NeverDraws, "Bob's library went from 10 to 10 cards and the hand from 0 to 0"),
        (CountsTurnsTwice, "turn 3 after 1\n   Mend: `turn` grows by 1 with each turn that begins"),
    ],
)
def test_each_fault_in_play_is_found_and_found_once(engine: type[Plays], finding: str) -> None:
    code, said = examine(engine())
    assert code == 1
    assert finding in said
    assert "\n1 finding. What to do next:\n  1. mend finding 1, then: sundial doctor --engine mine:Engine\n" in said, (
        said
    )


def test_an_engine_that_lacks_a_card_is_played_with_lands() -> None:
    code, said = examine(LacksTheBears())
    assert code == 0, said
    assert "it lacks card Grizzly Bears, a right answer; the first games were played with lands" in said
    assert "Note: the first games were played with Forest, Island and Mountain\n" in said


def test_a_traceback_begins_in_the_engine() -> None:
    said = examine(OneGame())[1]
    assert "   Traceback (most recent call last):" in said
    assert 'raise ValueError("a game is running")' in said
    assert "sundial/doctor.py" not in said


class AutoPass(Sound):
    def act(self, action: Action) -> View:
        super().act(action)
        return replace(self.inner.start(small_position()), decision=PriorityDecision("Alice"))


class NeverPasses(Sound):
    def act(self, action: Action) -> View:
        raise Illegal("not on my watch")


class OneGame(Sound):
    games = 0

    def start(self, position: Position) -> View:
        self.games += 1
        if self.games > 1:
            raise ValueError("a game is running")
        return super().start(position)


class KeepsTheOldGame(Sound):
    def start(self, position: Position) -> View:
        drawn = replace(position.players[0], hand=(*position.players[0].hand, *["Island"] * self.games))
        self.games += 1
        return super().start(replace(position, players=(drawn, position.players[1])))

    games = 0


def examine(engine: Engine, position: Position | None = None) -> tuple[int, str]:
    out = io.StringIO()
    return doctor(engine, out, position, "--engine mine:Engine"), out.getvalue()


def test_a_sound_engine_has_no_findings() -> None:
    code, said = examine(Sound())
    assert code == 0
    lines = [line for line in said.splitlines() if not line.startswith("Timing: ")]
    assert lines == [
        "sound 2 offers up to 2 players.",
        "Note: the first games were played with Forest, Grizzly Bears, Island, Lightning Bolt and Mountain",
        "Note: all pass in turn 1 (Alice's), precombat main phase and nothing happens: once all have passed with an "
        "empty stack, the step ends and the next one begins (117.4, 500.2)",
        "Note: it sets up 3 players and offers 2: offer `players` 3 if it plays their game, else answer unsupported "
        "(error 2, `players`)",
        "Not there yet: casting a spell, keeping one of two legends, the same shuffle again (unsupported action: cast)",
        "Not there yet: a whole turn, attacking and blocking, discarding to hand size, ordering triggers (it comes no "
        "further than turn 1 (Alice's), precombat main phase)",
        "Not there yet: playing a land (unsupported action: play)",
        "Not there yet: activating a mana ability, activating an ability on the stack, declining what may be declined "
        "(unsupported action: activate)",
        "Not there yet: conceding (unsupported action: concede)",
        "No findings. What to do next:",
        "  1. build what isn't there yet, in this order: casting a spell, a whole turn, playing a land, activating a "
        "mana ability, conceding",
        "  2. sundial run --engine mine:Engine time-stop-exiles-itself",
        "  3. sundial run --engine mine:Engine",
    ]


def test_the_first_scenario_to_run_is_there() -> None:
    assert list(Loaded().features().select([FIRST_SCENARIO]))


def test_a_playing_engine_is_taken_through_a_bolt_and_a_whole_turn() -> None:
    code, said = examine(open_engine("reference"))
    assert code == 0, said
    assert "Not " not in said


def test_its_cards_carry_what_they_carry_in_a_run() -> None:
    for position in (small_position(), doctor_position.lands_alone()):
        assert all(info == load_cards().infos[name] for name, info in position.cards.items())
    assert small_position().cards["Lightning Bolt"].structure
    assert small_position().cards["Lightning Bolt"].text


def test_it_takes_another_position() -> None:
    small = small_position()
    other = replace(small, players=(*small.players, PositionPlayer(name="Carol", life=7)))
    assert examine(Sound(), other)[0] == 0


@pytest.mark.parametrize(
    ("engine", "code", "findings"),
    [
        (
            AnotherProtocol,
            1,
            ["protocol is 2", "empty name or version", "cleanups without steps"],
        ),
        (NoDescription, 3, ["describe: description.name: Expected str, got int"]),
        (Mute, 3, ["describe: the engine raised RuntimeError: no card database"]),
        (AbsoluteTurns, 1, ["start: view.turn: 3 in the first view"]),
        (DescribesInADict, 3, ["describe: it gave a dict, not a Description; msgspec.convert(..., Description) makes"]),
        (ShowsADict, 1, ["start: it gave a dict, not a View; msgspec.convert(..., View) makes one"]),
        (OnePlayer, 1, ["start: view.players: Alice instead of Alice, Bob"]),
        (Exits, 1, ["start: the engine raised SystemExit: 3"]),
        (LacksLands, 1, ["start: unsupported card: Island, in a position of Forest, Island and Mountain alone"]),
        (BottomFirst, 1, ["start: view.players[0].library, top first is Island, Island"]),
        (
            PrintedOnly,
            1,
            [
                "start: view.battlefield of Alice is Grizzly Bears 2/3, Island tapped, Mountain",
                "start: view.exile is empty",
            ],
        ),
        (TextForNumber, 1, ["start: view.players[0].life: Expected int, got str"]),
        (AutoPass, 1, ["act, a pass by Alice: then Alice is asked (priority)"]),
        (NeverPasses, 1, ["act, a pass by Alice: illegal, says the engine: not on my watch"]),
        (OneGame, 1, ["start, in an unfinished game: the engine raised ValueError: a game is running"]),
        (KeepsTheOldGame, 1, ["start, in an unfinished game: the view isn't that of the first start"]),
    ],
)
def test_each_fault_is_a_numbered_finding_with_what_to_mend(
    engine: type[Sound], code: int, findings: list[str]
) -> None:
    got, said = examine(engine())
    lines = said.splitlines()
    numbered = [line for line in lines if re.match(r"\d+\. ", line)]
    assert len(numbered) == len(findings), said
    for number, (line, finding) in enumerate(zip(numbered, findings, strict=True), 1):
        assert line.startswith(f"{number}. ")
        assert finding in line
        assert lines[lines.index(line) + 1].startswith("   Mend: ")
    assert got == code


def test_the_null_engine_accepts_what_isnt_allowed() -> None:
    code, said = examine(open_engine("null"))
    assert code == 1
    assert "1. act, a pass by Bob: who wasn't asked; the engine accepted it" in said


@pytest.mark.parametrize(
    ("how", "code", "finding"),
    [
        ("exits at start", 3, "1. describe: never described itself: ended with exit status 7"),
        ("exits", 1, "1. act, a pass by Bob: ended with exit status 3"),
        ("prints", 1, "1. act, a pass by Bob: answered Bob's pass with 'resolving Time Stop'"),
        ("missing field", 1, "1. act, a pass by Bob: view: Object missing required field active"),
    ],
)
def test_a_process_that_misbehaves(how: str, code: int, finding: str) -> None:
    empty = Position(players=(PositionPlayer(name="Alice"), PositionPlayer(name="Bob")), cards={})
    with Child([sys.executable, "-S", str(MISBEHAVING), how]) as engine:
        got, said = examine(engine, empty)
    assert got == code
    assert finding in said
    assert ("stderr ends:\n  Traceback: the engine broke" in said) == (how == "exits")


def test_a_program_that_isnt_there() -> None:
    code, said = examine(Child(["./no such program"]))
    assert code == 3
    assert "can't be run" in said


@pytest.mark.parametrize(
    ("program", "finding", "mend"),
    [
        ("print('Content-Length: 60\\r\\n')", "the framing that language servers use", "don't take a library for"),
        ("print(json.dumps(DESCRIPTION, indent=2))", "one message is one line", "without indent"),
        ("print(json.dumps(DESCRIPTION).replace('1}', 'NaN}'))", "no numbers of JSON", "leave the field out"),
        ("print(DESCRIPTION)", "how Python writes it", "json.dumps(answer)"),
        ("print('ready')", "with 'ready', which is no JSON-RPC answer", "print to stderr whatever isn't an answer"),
        ("sys.exit(4)", "ended with exit status 4", "see the end of its stderr"),
        ("time.sleep(9)", "silent for 0.5 s after `describe`", "flush stdout; --start-timeout gives more time"),
        ("print(end=json.dumps(DESCRIPTION))", "without an end of line", "end each answer with a line feed"),
    ],
)
def test_what_to_mend_fits_the_fault(program: str, finding: str, mend: str) -> None:
    source = (
        "import json, sys, time\n"
        "DESCRIPTION = {'jsonrpc': '2.0', 'id': 1, 'result': {'name': 'x', 'version': None, 'protocol': 1}}\n"
        f"input(); {program}; sys.stdout.flush(); input()"
    )
    with Child([sys.executable, "-S", "-c", source], start_timeout=0.5) as engine:
        code, said = examine(engine)
    assert code == 3
    assert finding in said.splitlines()[0]
    assert mend in said.splitlines()[1]


# -- each kind of action, choices, refusals, repetition ------------------------------------------------------------


def permanents(view: View, **fields: Any) -> View:
    return replace(view, battlefield=tuple(replace(p, **fields) for p in view.battlefield))


class AddsThePrintedLoyalty(Plays):
    def shown(self, view: View) -> View:
        loyal = {name: number + 4 for p in view.battlefield for name, number in p.counters.items() if name == "loyalty"}
        return permanents(view, counters=loyal) if loyal else view


class TriggersAtOnce(Plays):
    def start(self, position: Position) -> View:
        view = super().start(position)
        watched = any(p.name == "Soul Warden" for p in view.battlefield)
        return replace(view, players=(replace(view.players[0], life=22), view.players[1])) if watched else view


class OwnsWhatItControls(Plays):
    def shown(self, view: View) -> View:
        return permanents(view, owner=None)


class AttachesNothing(Plays):
    def shown(self, view: View) -> View:
        return permanents(view, attached_to=None)


class AnyNumberOfLands(Plays):
    def act(self, action: Action) -> View:
        try:
            self.last = super().act(action)
        except Illegal:
            if not isinstance(action, model.Play) or action.card == NO_ID:
                raise
        return self.last


class LandsOnTheStack(Plays):
    def act(self, action: Action) -> View:
        view = super().act(action)
        land = model.StackObject("land", "Forest", "spell", "Alice")
        return replace(view, stack=(land,)) if isinstance(action, model.Play) else view


class EmptyPools(Plays):
    def shown(self, view: View) -> View:
        return replace(view, players=tuple(replace(player, mana={}) for player in view.players))


class AbilitiesAreSpells(Plays):
    def shown(self, view: View) -> View:
        return replace(view, stack=tuple(replace(o, kind="spell") for o in view.stack))


class PingsForTwo(Plays):
    def act(self, action: Action) -> View:
        view = super().act(action)
        bob = view.players[1]
        return replace(view, players=(view.players[0], replace(bob, life=18))) if bob.life == 19 else view


class HidesAttackers(Plays):
    def shown(self, view: View) -> View:
        return permanents(view, attacking=None)


class HidesBlockers(Plays):
    def shown(self, view: View) -> View:
        return permanents(view, blocking=())


class Vigilant(Plays):
    def shown(self, view: View) -> View:
        attack = isinstance(view.decision, PriorityDecision) and view.step == "declare_attackers"
        return permanents(view, tapped=False) if attack else view


class AsksNobodyToBlock(Plays):
    def act(self, action: Action) -> View:
        view = super().act(action)
        return super().act(model.Block("Bob", {})) if isinstance(view.decision, model.BlockersDecision) else view


class AsksNobodyToAttack(Plays):
    def act(self, action: Action) -> View:
        view = super().act(action)
        while isinstance(view.decision, model.AttackersDecision):
            view = super().act(model.Attack(view.decision.player, {}))
        return view


class EverySick(Plays):
    def act(self, action: Action) -> View:
        if isinstance(action, model.Attack) and action.attackers:
            raise Illegal("summoning sickness")
        return super().act(action)


class NobodyIsHurt(Plays):
    def shown(self, view: View) -> View:
        players = tuple(replace(p, life=20) if p.life == 18 else p for p in view.players)
        return replace(view, players=players)


class PlaysOnAfterConceding(Plays):
    def act(self, action: Action) -> View:
        if isinstance(action, model.Concede):
            raise Illegal("wait until you have priority")
        return super().act(action)


class ConcederWins(Plays):
    def shown(self, view: View) -> View:
        return view if view.result is None else replace(view, result=model.Result(("Alice", "Bob")))


class DiscardsByItself(Plays):
    def act(self, action: Action) -> View:
        view = super().act(action)
        while isinstance(asked := view.decision, model.ChooseDecision) and view.step == "cleanup":
            view = super().act(model.Choose(asked.player, tuple(o.id for o in asked.options[: asked.min])))
        return view


class DiscardsOthers(Plays):
    def act(self, action: Action) -> View:
        asked = getattr(self, "asked", None)
        if isinstance(action, model.Choose) and isinstance(asked, model.ChooseDecision) and asked.min == 2:
            action = model.Choose(action.player, tuple(o.id for o in asked.options[:2]))
        view = super().act(action)
        self.asked = view.decision
        return view


class DiscardsDownToEight(Plays):
    def shown(self, view: View) -> View:
        if isinstance(view.decision, model.ChooseDecision) and view.step == "cleanup":
            return replace(view, decision=replace(view.decision, min=0))
        return view


class InsistsOnMay(Plays):
    def shown(self, view: View) -> View:
        asked = view.decision
        optional = isinstance(asked, model.ChooseDecision) and asked.min == 0
        return msgspec.convert(_with_min(view, 1), View) if optional else view


def _with_min(view: View, least: int) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(view)
    plain["decision"]["min"] = least
    return plain


class NeverAsksMay(Plays):
    def act(self, action: Action) -> View:
        view = super().act(action)
        while isinstance(asked := view.decision, model.ChooseDecision) and asked.min == 0:
            view = super().act(model.Choose(asked.player, ()))
        return view


class OrdersByItself(Plays):
    def act(self, action: Action) -> View:
        view = super().act(action)
        while isinstance(asked := view.decision, model.ChooseDecision) and asked.ordered:
            view = super().act(model.Choose(asked.player, tuple(o.id for o in asked.options)))
        return view


class FirstListedOnTop(Plays):
    ordered = False

    def act(self, action: Action) -> View:
        if isinstance(action, model.Choose) and self.ordered:
            action = model.Choose(action.player, action.options[::-1])
        view = super().act(action)
        self.ordered = isinstance(view.decision, model.ChooseDecision) and view.decision.ordered
        return view


class NoOrder(Plays):
    def shown(self, view: View) -> View:
        asked = view.decision
        return (
            replace(view, decision=replace(asked, ordered=False)) if isinstance(asked, model.ChooseDecision) else view
        )


def is_legend(view: View) -> bool:
    names = {p.id: p.name for p in view.battlefield}
    asked = view.decision
    return isinstance(asked, model.ChooseDecision) and all("Isamaru" in names.get(o.id, "") for o in asked.options)


class LegendsByItself(Plays):
    def act(self, action: Action) -> View:
        view = super().act(action)
        if is_legend(view):
            assert isinstance(view.decision, model.ChooseDecision)
            view = super().act(model.Choose("Alice", (view.decision.options[0].id,)))
        return view


class ChosenLegendGoes(Plays):
    last: View | None = None

    def act(self, action: Action) -> View:
        if isinstance(action, model.Choose) and self.last is not None and is_legend(self.last):
            assert isinstance(self.last.decision, model.ChooseDecision)
            others = [o.id for o in self.last.decision.options if o.id not in action.options]
            action = model.Choose("Alice", tuple(others))
        self.last = super().act(action)
        return self.last


class NamesTheLegendsOnce(Plays):
    def shown(self, view: View) -> View:
        if not is_legend(view):
            return view
        assert isinstance(view.decision, model.ChooseDecision)
        return replace(view, decision=replace(view.decision, options=view.decision.options[:1]))


class PassesWhatItRefuses(Plays):
    def act(self, action: Action) -> View:
        try:
            return super().act(action)
        except Illegal:
            if isinstance(action, model.Cast):
                super().act(Pass("Alice"))
                super().act(Pass("Bob"))
            raise


class TakesUnknownIds(Plays):
    last: View

    def start(self, position: Position) -> View:
        self.last = super().start(position)
        return self.last

    def act(self, action: Action) -> View:
        if isinstance(action, model.Play | model.Cast | model.Activate) and NO_ID in msgspec.structs.astuple(action):
            return self.last
        return super().act(action)


class PlaysBlanks(Plays):
    def start(self, position: Position) -> View:
        cards = {
            name: replace(card, structure=()) if name == UNHEARD else card for name, card in position.cards.items()
        }
        return super().start(replace(position, cards=cards))


class OffersSix(Plays):
    def describe(self) -> Description:
        return Description(name="plays", version="2", protocol=1, offers=Offers(players=6, steps=True))


class MisspellsAnOffer(Plays):
    def describe(self) -> Description:
        return Description(name="plays", version="2", protocol=1, offers=Offers(steps=True, also=("phazing",)))


class Ages(Plays):
    """What it shows in Bob's upkeep depends on how many games it has played."""

    games = 0

    def start(self, position: Position) -> View:
        self.games += 1
        return super().start(position)

    def shown(self, view: View) -> View:
        if view.turn != 2 or view.step != "upkeep":
            return view
        return replace(view, players=(replace(view.players[0], mana={"C": self.games}), view.players[1]))


class ShufflesByItself(Plays):
    games = 0

    def start(self, position: Position) -> View:
        self.games += 1
        return super().start(replace(position, seed=self.games))


class SaysMore(Plays):
    restarts = ("said 'x' between two games", "ended between two games")


@pytest.mark.parametrize(
    ("engine", "finding"),
    [
        (AddsThePrintedLoyalty, "view.battlefield: the counters of Sarkhan Vol are {'loyalty': 7}"),
        (
            TriggersAtOnce,
            "with Soul Warden on the battlefield the stack is empty, Alice is asked (priority), and Alice has",
        ),
        (OwnsWhatItControls, "Bob's creature that Alice controls is controlled by Alice, owned by Alice"),
        (AttachesNothing, "view.battlefield: Rancor is attached to None\n   Mend: it is a permanent of its own"),
        (AnyNumberOfLands, "plays another Forest: the engine accepted it\n   Mend: one land a turn (305.2)"),
        (LandsOnTheStack, "act, Alice plays Forest: then the stack"),
        (EmptyPools, 'ability 1 of Mountain: then Alice\'s mana is {}\n   Mend: she has {"R": 1}'),
        (
            AbilitiesAreSpells,
            "view.stack holds spell Prodigal Sorcerer of Alice\n   Mend: the ability is there (602.2a)",
        ),
        (PingsForTwo, "then Bob has 18 life\n   Mend: once all have passed it deals 1 damage"),
        (HidesAttackers, "view.battlefield: Alice's creatures are shown as attacking None, tapped; attacking None"),
        (HidesBlockers, "view.battlefield: `blocking` of Bob's creature is [()]\n   Mend: it lists the ids"),
        (Vigilant, "shown as attacking Bob, untapped; attacking Bob, untapped\n   Mend: attackers are tapped (508.1f)"),
        (AsksNobodyToBlock, "Mend: Bob, who has an untapped creature, declares blockers"),
        (AsksNobodyToAttack, "Mend: Alice, who has untapped creatures, declares attackers"),
        (EverySick, "act, Alice attacks Bob with two creatures: refused as illegal: summoning sickness"),
        (NobodyIsHurt, "after the combat Bob has 20 life, and creatures of"),
        (PlaysOnAfterConceding, "act, Bob concedes: refused as illegal: wait until you have priority"),
        (ConcederWins, "act, Bob concedes: then the game has the winners Alice and Bob"),
        (DiscardsByItself, "nobody chose, and Alice has 7 cards in hand\n   Mend: she chooses two cards to discard"),
        (DiscardsOthers, "act, Alice chooses what to discard: then 2 cards are in Alice's graveyard and 7 in her hand"),
        (DiscardsDownToEight, "view.decision: min 0, max 2\n   Mend: 2 of 9 cards must go (402.2)"),
        (InsistsOnMay, "the ability of Sneak Attack resolves: view.decision: min 1, max 1, 1 options"),
        (NeverAsksMay, "the ability of Sneak Attack resolves: then Alice is asked (priority)"),
        (OrdersByItself, "Mend: both abilities trigger, and Bob chooses their order: `choose`, `ordered` (603.3b)"),
        (
            FirstListedOnTop,
            "view.stack, top first, is Grinning Demon, Verdant Force\n   Mend: the one listed first goes",
        ),
        (NoOrder, "view.decision.ordered is false"),
        (LegendsByItself, "with 1 of them on the battlefield\n   Mend: Alice chooses which of them stays (704.5j)"),
        (ChosenLegendGoes, "was chosen\n   Mend: in the legend rule's choice the option chosen is what stays"),
        (NamesTheLegendsOnce, "Mend: both permanents are the options, by their ids"),
        (PassesWhatItRefuses, "isn't the one that the same pass leads to without the refused actions before it"),
        (
            TakesUnknownIds,
            "act: accepted Alice plays a card that isn't there; Alice casts a card that isn't there; Alice",
        ),
        (
            PlaysBlanks,
            "which nobody knows: the engine accepted it\n   Mend: a card whose text or structure it can't read",
        ),
        (OffersSix, "start, with 6 players: unsupported players: 6\n   Mend: `offers.players` says 6"),
        (MisspellsAnOffer, "describe: description.offers.also has 'phazing' (did you mean 'phasing'?)"),
        (Ages, "the same game, once more in the same process: after"),
        (ShufflesByItself, "Mend: what is random follows from the position's `seed`"),
        (SaysMore, "between two games: it said 'x' between two games, and 1 more"),
    ],
)
def test_each_fault_of_actions_choices_and_repetition_is_found(engine: type[Plays], finding: str) -> None:
    code, said = examine(engine())
    assert code == 1
    assert finding in said, said
    assert re.search(r"\n1 finding\. What to do next:", said), said


class AsksOneByOne(Plays):
    """Discards are asked one after the other, each in a question of its own."""

    chosen: tuple[str, ...] = ()
    last: View

    def act(self, action: Action) -> View:
        if isinstance(action, model.Choose) and self.last.step == "cleanup":
            self.chosen += action.options
            if len(self.chosen) < 2:
                return self.one_of(self.last)
            action, self.chosen = model.Choose(action.player, self.chosen), ()
        self.last = super().act(action)
        asks = isinstance(self.last.decision, model.ChooseDecision) and self.last.step == "cleanup"
        return self.one_of(self.last) if asks else self.last

    def one_of(self, view: View) -> View:
        assert isinstance(view.decision, model.ChooseDecision)
        options = tuple(option for option in view.decision.options if option.id not in self.chosen)
        return replace(view, decision=replace(view.decision, options=options, min=1, max=1))


def test_both_ways_to_ask_for_discards_are_right() -> None:
    assert "Note: asks what to discard one by one; both ways are right" in examine(AsksOneByOne())[1]
    code, said = examine(Plays())
    assert code == 0
    assert "Note: asks what to discard in one question; both ways are right" in said


def test_a_finding_that_comes_again_is_told_once_with_where() -> None:
    code, said = examine(open_engine("refuser"))
    assert code == 1
    assert said.count("refused as illegal: nothing but passing is allowed here") == 1
    assert "Finding 1 came again at: act, Alice plays Forest; act, Alice activates ability 1 of Mountain; " in said


def test_how_long_answers_take_is_told() -> None:
    (line,) = (line for line in examine(Plays())[1].splitlines() if line.startswith("Timing: "))
    assert re.fullmatch(
        r"Timing: describe .* m?s, start .* m?s \(at worst .* m?s\), act .* m?s \(at worst .* m?s\), [\d,]+ actions/s",
        line,
    )


def program(source: str) -> Child:
    """The reference engine, changed in a program of its own."""
    head = "import os, signal\nfrom msgspec.structs import replace\nfrom sundial import engines, serve\n"
    return Child([sys.executable, "-c", head + source])


def test_a_process_that_remembers_its_number_is_found_out() -> None:
    source = """
class Numbered:
    def __init__(self):
        self.engine = engines.open_in_process("reference")
        self.describe, self.start = self.engine.describe, self.engine.start
    def act(self, action):
        view = self.engine.act(action)
        if view.turn == 1:
            return view
        return replace(view, players=(replace(view.players[0], mana={"C": os.getpid()}), *view.players[1:]))
serve.run(Numbered)
"""
    with program(source) as engine:
        code, said = examine(engine)
    assert code == 1
    assert re.search(r"1\. the same game, in a new process: after \d+ answers view\.players\[0\]\.mana\.C is \d+", said)


def test_a_process_that_doesnt_end_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sundial.transport.QUIT_TIME", 0.3)
    with program('serve.run(lambda: engines.open_in_process("reference"))\nsignal.pause()') as engine:
        code, said = examine(engine)
    assert code == 1
    assert "1. the end of stdin: it didn't end within" in said
    assert "1 finding." in said


def test_silence_is_waited_for_twice_and_no_more() -> None:
    empty = Position(players=(PositionPlayer(name="Alice"), PositionPlayer(name="Bob")), cards={})
    with Child([sys.executable, "-S", str(MISBEHAVING), "hangs"], timeout=0.3) as engine:
        code, said = examine(engine, empty)
    assert code == 1
    assert "1. act, a pass by Bob: silent for 0.3 s after Bob's pass" in said
    assert "Note: it was silent twice, so nothing more was asked" in said
    assert said.count("silent for 0.3 s") == 2


# -- what can be run -----------------------------------------------------------------------------------------------


def test_what_offers_make_runnable_is_what_the_runner_runs() -> None:
    loaded = Loaded()
    corpus = loaded.features()
    for offers in (Offers(), Offers(players=4, texts=True, steps=True), open_engine("reference").describe().offers):
        can = [s for s in corpus.scenarios if not lacks(corpus.needs(s), offers)]
        assert can == [s for s in corpus.scenarios if not lacking(corpus.needs(s), offers)]
        lines = list(runnable(corpus, loaded.statements, offers))
        assert lines[0].startswith(f"{len(can)} of {len(corpus.scenarios)} scenarios can be run")
        areas = [re.fullmatch(r"  (\S.*\S)  +(\d+) of (\d+)", line) for line in lines]
        assert sum(int(area[2]) for area in areas if area) == len(can)
        assert sum(int(area[3]) for area in areas if area) == len(corpus.scenarios)


def test_what_a_missing_offer_would_add_is_what_it_adds() -> None:
    loaded = Loaded()
    corpus = loaded.features()
    without = Offers(players=4, texts=True, steps=True)
    lines = list(runnable(corpus, loaded.statements, without))
    can = int(lines[0].partition(" ")[0])
    (told,) = (line for line in lines if line.startswith("  `cleanups`: "))
    more = sum(not lacks(corpus.needs(s), replace(without, cleanups=True)) for s in corpus.scenarios) - can
    assert more > 0
    assert told.startswith(f"  `cleanups`: {more} scenario")


class LacksTimeStopAndObeka(Plays):
    def start(self, position: Position) -> View:
        for card in ("Time Stop", "Obeka, Brute Chronologist"):
            if card in position.cards:
                raise Unsupported("card", card)
        if len(position.players) > 3:
            raise Unsupported("players", "4")
        return super().start(position)


def test_each_card_that_is_lacking_is_told_with_what_it_would_add() -> None:
    loaded = Loaded()
    corpus = loaded.features(["end-turn.exile", "end-turn.check"])
    engine = LacksTimeStopAndObeka()
    offers = open_engine("reference").describe().offers
    lines = list(positions(engine, corpus, offers, loaded.cards.infos))
    played, asked = map(int, re.findall(r"\d+", lines[0]))
    refused = [re.search(r"\(of (\d+) that|: (\d+)( positions?)?$", line) for line in lines if line.startswith("  ")]
    assert asked == len(corpus.scenarios)
    assert played + sum(int(number[1] or number[2]) for number in refused if number) == asked
    assert lines[2].startswith("  Time Stop: ")


def test_the_command_tells_what_can_be_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--engine", "reference", "--positions"]) == 0
    said = capsys.readouterr().out
    total = len(Loaded().features().scenarios)
    assert f"{total} of {total} scenarios can be run with what it offers" in said
    assert f"{total} of their {total} positions can be set up." in said
    assert said.endswith(
        "No findings. What to do next:\n"
        f"  1. sundial run --engine reference {FIRST_SCENARIO}\n"
        "  2. sundial run --engine reference\n"
    )
