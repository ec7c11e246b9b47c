"""The first talk with an engine: sundial/doctor.py."""

import io
import re
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from sundial import doctor_position, model
from sundial.cards import load_cards
from sundial.doctor import FIRST_SCENARIO, doctor
from sundial.doctor_position import small_position
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
        "Note: all pass in turn 1 (Alice's), precombat main phase and nothing happens: once all have passed "
        "with an empty "
        "stack, the step ends and the next one begins (117.4, 500.2)",
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
        "  1. build what isn't there yet, in this order: casting a spell, a whole turn, playing a land, "
        "activating a mana "
        "ability, conceding",
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
