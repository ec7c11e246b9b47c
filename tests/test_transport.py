"""Engines in other processes, the good and the bad: sundial/transport.py against tests/children/misbehaving.py."""

import os
import select
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sundial import transport
from sundial.complaints import shown
from sundial.model import LONGEST_MESSAGE, CardInfo, Facts, Illegal, Pass, Position, PositionPlayer, Unsupported
from sundial.transport import CannotStart, Child, Fault

MISBEHAVING = Path(__file__).parent / "children" / "misbehaving.py"
POSITION = Position(players=(PositionPlayer(name="Alice"), PositionPlayer(name="Bob")), cards={})
PASS = Pass("Alice")


def child(
    how: str, *more: str, timeout: float = 0.3, start_timeout: float = 10, wire: transport.Wire | None = None
) -> Child:
    return Child([sys.executable, "-S", str(MISBEHAVING), how, *more], timeout, start_timeout, wire)


def descriptors() -> int:
    return len(os.listdir("/dev/fd"))


@pytest.fixture(autouse=True)
def _nothing_leaks() -> Iterator[None]:
    before = descriptors()
    yield
    assert descriptors() == before


def is_gone(pid: str) -> bool:
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return True
    return False


def until(engine: Child, said: str) -> None:
    """Read an engine's stderr until it says something."""
    deadline = time.monotonic() + 10
    while said not in engine.stderr_tail:
        assert time.monotonic() < deadline


# -- as it should be -----------------------------------------------------------------------------------------------


def test_a_sound_engine_plays_many_games_in_one_process() -> None:
    with child("good") as engine:
        first = engine.describe()
        for _ in range(3):
            view = engine.start(POSITION)
            assert [player.name for player in view.players] == ["Alice", "Bob"]
            assert engine.act(PASS) == view
        assert engine.describe() == first
        assert engine.restarts == []
    assert is_gone(first.version)


def test_start_describes_by_itself() -> None:
    with child("good") as engine:
        assert engine.start(POSITION).turn == 1
        assert engine.describe().name == "misbehaving"


def test_unknown_fields_are_ignored() -> None:
    with child("unknown fields") as engine:
        engine.start(POSITION)
        assert engine.act(PASS).active == "Alice"


@pytest.mark.parametrize("how", ["illegal", "unsupported"])
def test_a_refusal_leaves_the_process_running(how: str) -> None:
    with child(how) as engine:
        pid = engine.describe().version
        engine.start(POSITION)
        with pytest.raises((Illegal, Unsupported)) as refusal:
            engine.act(PASS)
        if isinstance(refusal.value, Unsupported):
            assert (refusal.value.what, refusal.value.name) == ("card", "Time Stop")
        else:
            assert str(refusal.value) == "Bob doesn't have priority"
        engine.start(POSITION)
        assert engine.describe().version == pid


def test_a_position_may_be_unsupported() -> None:
    with child("lacks a card") as engine, pytest.raises(Unsupported, match="card: Time Stop"):
        engine.start(POSITION)


def test_the_wire_shows_both_directions_in_order() -> None:
    lines: list[tuple[float, str, str]] = []
    with child("good", wire=lambda *line: lines.append(line)) as engine:
        engine.start(POSITION)
        engine.act(PASS)
    assert [direction for _, direction, _ in lines] == [">", "<"] * 3
    assert [time for time, _, _ in lines] == sorted(time for time, _, _ in lines)
    assert lines[0][2] == '{"jsonrpc":"2.0","id":1,"method":"describe","params":{"protocol":1}}'
    assert lines[4][2] == '{"jsonrpc":"2.0","id":3,"method":"act","params":{"type":"pass","player":"Alice"}}'
    assert not any("\n" in line for _, _, line in lines)


def test_the_wire_shows_what_was_garbage() -> None:
    lines: list[str] = []
    with child("half a line", wire=lambda _, direction, line: lines.append(direction + line)) as engine:
        engine.start(POSITION)
        with pytest.raises(Fault):
            engine.act(PASS)
    assert lines[-1] == '<{"jsonrpc":"2.0","id":'


def test_no_limit_waits_as_long_as_it_takes() -> None:
    with child("late", timeout=0) as engine:
        engine.start(POSITION)
        assert engine.act(PASS).turn == 1


def test_describe_has_a_limit_of_its_own() -> None:
    with child("slow to start", timeout=0.2) as engine:
        assert engine.start(POSITION).turn == 1


# -- faults --------------------------------------------------------------------------------------------------------

FAULTS = {
    "hangs": r"silent for 0\.3 s after Alice's pass\. To mend: ",
    "ignores SIGTERM": r"silent for 0\.3 s after Alice's pass\. To mend: ",
    "exits": r"ended with exit status 3 instead of answering Alice's pass\. To mend: ",
    "is killed": r"was ended by SIGSEGV instead of answering Alice's pass\. To mend: ",
    "closes stdout": r"closed its stdin or stdout instead of answering Alice's pass\. To mend: ",
    "prints": r"'resolving Time Stop', which is no JSON-RPC answer .*To mend: print to stderr .*: stdout is for",
    "isn't UTF-8": r"view: Invalid UTF-8",
    "half a line": r"sent 22 bytes without an end of line, in 0\.3 s after Alice's pass: '\{\"jsonrpc\"",
    "exits, and what it has started holds on": r"ended with exit status 5 .*\(what it has started keeps its stdout",
    "half a line, then exits": r"ended with exit status 0 .*in the middle of a line: '\{\"jsonrpc\"",
    "no version": r"no JSON-RPC answer \(answer: Object missing required field jsonrpc\)",
    "nested": r"no JSON-RPC answer \(answer: maximum recursion depth",
    "wrong id": r"answered request 44, the request was 3\. To mend: an",
    "old id": r"answered request 2 again, the request was 3\. To mend: one",
    "id is text": r"answered request '3', the request was 3\. To mend: an",
    "null id": r"couldn't read Alice's pass: error -32700, can't read that\. To mend",
    "twice": r"said more than one answer to Alice's pass: '\{\"x\":1\}'\. To mend: one request",
    "result and error": r"neither or both of result and error",
    "neither": r"neither or both of result and error",
    "long line": r"a line of more than 16,777,216 bytes",
    "flood": r"a line of more than 16,777,216 bytes: 'xxxx",
    "flood of lines": r"said more than one answer to Alice's pass",
    "endless stderr": r"silent for 0\.3 s after Alice's pass\. To mend: ",
    "late": r"silent for 0\.3 s after Alice's pass\. To mend: ",
    "unsupported, no data": r"error\.data: Expected object, got null \(in the answer to Alice's pass\)\. To mend: ",
    "unsupported, odd word": r"error\.data\.what: Invalid enum value 'mood'; one of card, action, .*, position \(in",
    "internal error": r"answered Alice's pass with error -32000: KeyError: 7\. To mend: see",
    "missing field": r"view: Object missing required field active \(in the answer to Alice's pass\)\. To mend: ",
    "wrong type": r"view\.players\[0\]\.life: Expected int, got str \(in the answer to Alice's pass\)\. To mend: ",
    "unknown word": r"view\.step: Invalid enum value 'combat'; one of untap, upkeep, .*, end, cleanup \(in",
}


@pytest.mark.parametrize("how", FAULTS)
def test_a_fault_is_named_and_costs_the_process_its_life(how: str) -> None:
    # The flood must come to its limit, not to ours.
    with child(how, timeout=10 if "long" in how or how == "flood" else 0.3) as engine:
        pid = engine.describe().version
        engine.start(POSITION)
        began = time.monotonic()
        with pytest.raises(Fault, match=FAULTS[how]) as fault:
            engine.act(PASS)
        assert not isinstance(fault.value, CannotStart)
        assert time.monotonic() - began < 5
        assert is_gone(pid)
        with pytest.raises(Fault, match="no game is running"):
            engine.act(PASS)
        assert engine.start(POSITION).turn == 1
        assert engine.describe().version != pid


def test_stderr_is_kept_to_its_end() -> None:
    with child("much stderr", timeout=10) as engine:
        engine.start(POSITION)
        engine.act(PASS)
        assert engine.stderr_tail == "E" * (16 * 1024 - 7) + "the end"
    with child("exits") as engine:
        engine.start(POSITION)
        with pytest.raises(Fault):
            engine.act(PASS)
        assert engine.stderr_tail == "Traceback: the engine broke\n"


def test_an_engine_that_stops_reading_is_no_trap() -> None:
    many = tuple(f"card {i} of a library too long for a pipe" for i in range(20_000))
    position = Position(players=(PositionPlayer(name="Alice", library=many), PositionPlayer(name="Bob")), cards={})
    with child("stops reading") as engine:
        engine.describe()
        with pytest.raises(Fault, match=r"silent for 0\.3 s after `start` \(and didn't read the request\)"):
            engine.start(position)


def test_a_long_request_is_written_whole() -> None:
    many = tuple(f"card {i} of a library too long for a pipe" for i in range(20_000))
    position = Position(players=(PositionPlayer(name="Alice", library=many), PositionPlayer(name="Bob")), cards={})
    with child("good", timeout=10) as engine:
        assert engine.start(position).turn == 1


def test_a_request_beyond_the_limit_is_our_own_fault() -> None:
    card = CardInfo(Facts(types=("Instant",)), text="x" * LONGEST_MESSAGE)
    with child("good") as engine:
        pid = engine.describe().version
        with pytest.raises(ValueError, match="the contract allows 16,777,216"):
            engine.start(Position(players=POSITION.players, cards={"Time Stop": card}))
        assert engine.describe().version == pid


def test_what_an_engine_has_started_ends_with_it(tmp_path: Path) -> None:
    held = tmp_path / "held"
    os.mkfifo(held)
    reader = os.open(held, os.O_RDONLY | os.O_NONBLOCK)
    try:
        with child("has a child", str(held)) as engine:
            engine.start(POSITION)
            assert select.select([reader], [], [], 0)[0] == []
            with pytest.raises(Fault, match="silent"):
                engine.act(PASS)
            assert select.select([reader], [], [], 5)[0] == [reader]
            assert os.read(reader, 1) == b""
    finally:
        os.close(reader)


def test_an_interrupt_leaves_no_process_and_no_late_answer() -> None:
    def interrupt(_: float, direction: str, line: str) -> None:
        if direction == "<" and '"id":2' in line.replace(" ", ""):
            raise KeyboardInterrupt

    with child("good", wire=interrupt) as engine:
        pid = engine.describe().version
        with pytest.raises(KeyboardInterrupt):
            engine.start(POSITION)
        assert is_gone(pid)


# -- between two games ---------------------------------------------------------------------------------------------


def test_a_late_second_answer_is_nobodys_verdict() -> None:
    with child("again later") as engine:
        pid = engine.describe().version
        engine.start(POSITION)
        engine.act(PASS)
        until(engine, "said it again")
        assert engine.start(POSITION).turn == 1
        assert engine.describe().version != pid
        assert len(engine.restarts) == 1
        assert "between two games" in engine.restarts[0]


def test_an_end_between_two_games_is_nobodys_verdict() -> None:
    with child("ends after answering") as engine:
        engine.start(POSITION)
        engine.act(PASS)
        until(engine, "gone")
        assert engine.start(POSITION).turn == 1
        assert engine.restarts == ["ended between two games"]


# -- never a good start --------------------------------------------------------------------------------------------

BAD_STARTS = {
    "exits at start": r"never described itself: ended with exit status 7 .*\(stderr: no module named engine\)\. To ",
    "hangs at start": r"never described itself: silent for 0\.3 s after `describe`\. To mend: .*--start-timeout",
    "other version": r"never described itself: speaks version 2 of the contract, not 1\. To mend: write",
    "refuses to describe": r"never described itself: answered `describe` with error -32601: no such method\. To mend: ",
}


@pytest.mark.parametrize("how", BAD_STARTS)
def test_a_bad_start_is_told_apart(how: str) -> None:
    with child(how, start_timeout=0.3 if how == "hangs at start" else 10) as engine:
        with pytest.raises(CannotStart, match=BAD_STARTS[how]):
            engine.describe()
        with pytest.raises(CannotStart, match=BAD_STARTS[how]):
            engine.start(POSITION)


def test_start_has_no_illegal() -> None:
    with child("start is illegal") as engine, pytest.raises(Fault, match="only answers an action"):
        engine.start(POSITION)


@pytest.mark.parametrize("command", [["./no such program"], [str(Path(__file__).parent)], []])
def test_a_command_that_cant_be_run(command: list[str]) -> None:
    with pytest.raises(CannotStart, match=r"can't be run|is empty"):
        Child(command).describe()


def test_windows_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(CannotStart, match="WSL"):
        child("good").describe()


# -- the end -------------------------------------------------------------------------------------------------------


def test_closing_lets_the_engine_say_its_last_words() -> None:
    engine = child("has last words")
    pid = engine.describe().version
    engine.close()
    assert engine.stderr_tail.endswith("Egoodbye")
    assert is_gone(pid)
    engine.close()


def test_closing_ends_an_engine_that_doesnt_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "QUIT_TIME", 0.3)
    engine = child("doesn't end")
    pid = engine.describe().version
    engine.close()
    assert engine.stderr_tail == "never"
    assert is_gone(pid)


def test_after_closing_a_start_runs_the_command_again() -> None:
    with child("good") as engine:
        pid = engine.describe().version
        engine.close()
        assert engine.start(POSITION).turn == 1
        assert engine.describe().version != pid


def test_what_is_no_text_is_escaped_once() -> None:
    assert shown(b"caf\xc3\xa9 \xff\x1b\n") == r"'caf\xc3\xa9 \xff\x1b'"
    assert shown(("x" * 79 + "é and more").encode()) == "'" + "x" * 79 + "'..."
    assert shown("café\n".encode()) == "'café'"
