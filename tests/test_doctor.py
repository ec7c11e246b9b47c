"""The first talk with an engine: sundial/doctor.py."""

import io
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from sundial.doctor import doctor, small_position
from sundial.engines import open_engine
from sundial.model import (
    Action,
    Description,
    Engine,
    Illegal,
    Offers,
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
        return self.shown(self.inner.act(action))

    def shown(self, view: View) -> View:
        return view


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
        raise Unsupported("card", "Grizzly Bears")


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
    return doctor(engine, out, position), out.getvalue()


def test_a_sound_engine_has_no_findings() -> None:
    code, said = examine(Sound())
    assert code == 0
    assert said == "sound 2 offers up to 2 players.\nNo findings. Next: run one scenario, then the corpus.\n"


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
        (AbsoluteTurns, 1, ["start: view.turn: 3 in the first view", "start, in an unfinished game: view.turn: 3"]),
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
        (LacksTheBears, 1, ["start: unsupported card: Grizzly Bears"]),
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
    numbered = [line for line in lines if line[:1].isdigit() and ". " in line]
    assert len(numbered) == len(findings), said
    for number, (line, finding) in enumerate(zip(numbered, findings, strict=True), 1):
        assert line.startswith(f"{number}. ")
        assert finding in line
        assert lines[lines.index(line) + 1].startswith("   Mend: ")
    assert got == code


def test_the_null_engine_accepts_what_isnt_allowed() -> None:
    code, said = examine(open_engine("null"))
    assert code == 1
    assert "1. act, a pass by Bob, who wasn't asked: the engine accepted it" in said


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
