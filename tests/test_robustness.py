"""Whole runs against adapters with one fault: it costs one verdict at most, and leaves nothing behind.

`python tests/test_robustness.py` prints a figure for each case as a Markdown table.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

CHILDREN = Path(__file__).parent / "children"
TIMEOUT, PATIENCE = 1.0, 60.0
"""Seconds for an answer where none comes, and where the machine is all that may be slow."""

SOUND, FAILS, FAULTY = "sound", "fails", "faulty"
_FIRST = 100
"""Alice's life in the game in which an adapter's first fault shows (children/faulty.py)."""

_HEAD = """
Feature: 724.1b for adapters with faults

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it
"""
_SCENARIO = """
    @id:{id} @source:cr
    Scenario: Time Stop, {id}
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"{more}
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then "Time Stop" is in {where}
"""


PLAIN = "\n      And Bob has 20 life"


def feature(faults: int, more: str = PLAIN) -> str:
    """A feature with a faulty game for each fault, and around each a game that passes and one that fails."""

    def sound(number: int) -> str:
        passes = _SCENARIO.format(id=f"{SOUND}-game-{number}", more="", where="exile")
        return passes + _SCENARIO.format(id=f"{FAILS}-here-{number}", more="", where="Alice's graveyard")

    text = _HEAD + sound(0)
    for number in range(faults):
        life = f"\n      And Alice has {_FIRST + number} life{more}"
        text += _SCENARIO.format(id=f"{FAULTY}-game-{number}", more=life, where="exile") + sound(number + 1)
    return text


@dataclass(frozen=True)
class Case:
    """One fault, and what a run with it must say.

    Args:
        name: in words.
        how: of children/faulty.py.
        told: a regular expression for what the error says; "" where the fault costs no verdict.
        mend: a part of what it says is to be mended.
        status: the exit status of the run.
        more: a Given line of the faulty game, one in each, so that what comes after it stands on the same lines.
    """

    name: str
    how: str
    told: str = ""
    mend: str = ""
    status: int = 1
    more: str = PLAIN

    @property
    def waits(self) -> bool:
        """Whether it is told only after the limit for an answer."""
        return "1 s" in self.told or "keeps its stdout" in self.told


_AFTER_CAST = r"after Alice's cast"
_INSTEAD = r"instead of answering Alice's cast"

CASES = (
    Case("exits at once", "exits at once", r"never described itself: ended with exit status 7", "its stderr", 3),
    Case("hangs at once", "hangs at once", r"never described itself: silent for 1 s", "--start-timeout", 3),
    Case("exits in `start`", "exits in start", r"ended with exit status 3 instead of answering `start`", "stderr"),
    Case("exits mid-scenario", "exits", rf"ended with exit status 3 {_INSTEAD}", "a refusal is an answer"),
    Case("is killed by a signal", "is killed", rf"was ended by SIGSEGV {_INSTEAD}", "stderr"),
    Case("hangs in `start`", "hangs in start", r"silent for 1 s after `start`", "flush stdout"),
    Case("hangs in `act`", "hangs", rf"silent for 1 s {_AFTER_CAST}", "flush stdout"),
    Case("hangs, and ignores termination", "ignores termination", r"silent for 1 s", "flush stdout"),
    Case("stops itself (SIGSTOP)", "stops itself", r"silent for 1 s", "flush stdout"),
    Case("hangs at close", "hangs at close"),
    Case("ignores termination at close", "ignores termination at close"),
    Case("talks on at close, for ever", "talks on at close"),
    Case("closes stdout", "closes stdout", rf"closed its stdin or stdout {_INSTEAD}", "until the end of stdin"),
    Case(
        "floods stdout with lines",
        "floods lines",
        r"said more than one|answered request \d+ again",
        "one request, one answer",
    ),
    Case("floods stdout, one line without end", "floods one line", r"a line of more than 16,777,216 bytes", "16 MiB"),
    Case("one message of 100 MB", "100 megabytes", r"a line of more than 16,777,216 bytes: '\{", "16 MiB"),
    Case("a sound message of 15 MB", "15 megabytes"),
    Case("invalid UTF-8 in a name", "bad UTF-8 in a name", r"""view: Invalid UTF-8 .*"name":"Time \\xff""", "as UTF-8"),
    Case("invalid UTF-8 outside of the message", "bad UTF-8 outside", r"no JSON-RPC answer", "stdout is for"),
    Case("Latin-1", "Latin-1", r"""view: Invalid UTF-8 .*"name":"Arr\\xeat""", "as UTF-8"),
    Case("half a line, then hangs", "half a line", r"bytes without an end of line, in 1 s", "with a line feed"),
    Case("half a line, in `start`", "half a line in start", r"end of line, in 1 s after `start`", "a line feed"),
    Case("half a line, then exits", "half a line and exits", r"exit status 0 .*in the middle of a line", "stderr"),
    Case("valid JSON: a number", "a number", r"no JSON-RPC answer \(answer: Expected object, got int", "stdout is"),
    Case("valid JSON: a list", "a list", r"no JSON-RPC answer \(answer: Expected object, got array", '"jsonrpc"'),
    Case("valid JSON: no view", "no view", r"view: Object missing required field turn", "which fields have a default"),
    Case("result and error at once", "result and error", r"neither or both of result and error", "either"),
    Case("nested 50,000 deep", "nested", r"no JSON-RPC answer \(answer: maximum recursion depth", "README"),
    Case("prints a greeting", "prints", r"answered .* with 'resolving Time Stop', which is no", "print to stderr"),
    Case("answers over several lines", "indented", r"one message is one line", "without indent"),
    Case("answers twice, at once", "answers twice", r"said more than one answer to Alice's cast", "one request, one"),
    Case("answers twice, late, after its game", "answers twice, later"),
    Case("... before the next game's first answer", "again before the next answer"),
    Case("... with the next game's first answer", "again after the next answer"),
    Case("... in two halves, around the next answers", "again around the next answer"),
    Case("ends between two games", "ends after its game"),
    Case("wrong id", "wrong id", r"answered request \d+, the request was \d+", "the id of its request"),
    Case("answers after the time-out", "after the time-out", r"silent for 1 s after", "--timeout"),
    Case("answers with an error of its own", "internal error", r"with error -32000: KeyError: 7", "error 1"),
    Case("stderr without end, never answers", "endless stderr", r"silent for 1 s", "flush stdout"),
    Case("stderr without end, answers in between", "talks to stderr"),
    Case(
        "exits, its child keeps the pipe open", "exits with heirs", r"exit status 5 .*keeps its stdout", "be the engine"
    ),
    Case("hangs, with a child", "hangs with a child", r"silent for 1 s", "flush stdout"),
    Case("ends, its child keeps the pipe open", "leaves a child at close"),
    Case("hangs, with a child in a session of its own", "hangs with a session", r"silent for 1 s", "flush stdout"),
    Case(
        "never reads a large request",
        "never reads",
        r"silent for 1 s after `start` \(and didn't read the request\)",
        "read each request to its line feed",
        more='\n      And Bob controls 20000 "Forest"',
    ),
    Case("answers in pieces of 7 bytes", "byte by byte"),
)

BROKEN_VIEWS = {
    "turn 3 in the first view": r"view\.turn: 3 in the first view, where it is 1",
    "steps in the first view": r"view\.steps: the first view lists no steps",
    "steps told again": r"view\.steps: it tells again what the view before it told",
    "a required field is missing": r"view: Object missing required field active",
    "another type": r"view\.players\[0\]\.life: Expected int, got str",
    "an unknown word": r"view\.step: Invalid enum value 'combat'; one of untap, upkeep",
    "an empty id": r"view\.battlefield\[0\]\.id: it is empty",
    "an id in two places": r"view\.exile\[0\]\.id: '.*' stands also in view\.battlefield\[0\]",
    "an id that is a player's name": r"view\.battlefield\[0\]\.id: 'Bob' is a player's name",
    "two options with one id": r"view\.decision\.options: 2 have the id 'x'",
    "a decision and a result": r"view: a decision and a result; a view has one of them",
    "neither decision nor result": r"view: neither a decision nor a result; a view has one of them",
    "a player is missing": r"view\.players: Alice instead of Alice, Bob",
    "the players in another order": r"view\.players: Bob, Alice instead of Alice, Bob, in the order of the position",
    "no player is active": r"view\.active: 'Zoe' is no player",
    "no player is asked": r"view\.decision\.player: 'alice' is no player",
    "no player controls it": r"view\.battlefield\[0\]\.controller: 'Zoe' is no player",
    "no player owns it": r"view\.exile\[0\]\.owner: 'Zoe' is no player",
    "no player of this game wins": r"view\.result\.winners: 'Zoe' is no player",
    "min above max": r"view\.decision: min 2 is more than max 1",
    "max above the options": r"view\.decision\.max: 3 of 2 options",
    "the turn goes down": r"view\.turn: 0 after 1",
    "steps of another turn": r"view\.steps\[0\]\.turn: 7, between 1 and 1 expected",
    "steps of nobody": r"view\.steps\[0\]\.active: 'Zoe' is no player",
    "attacking what was never shown": r"view\.battlefield\[0\]\.attacking: 'q' is no player and no id in the view",
    "blocking what was never shown": r"view\.battlefield\[0\]\.blocking: 'q' is no id in the view",
    "attached to what was never shown": r"view\.battlefield\[0\]\.attached_to: 'q' is no player and no id",
}
"""What is said of each view that contradicts itself (adapters/README.md, Broken or wrong)."""


@dataclass(frozen=True)
class Run:
    """A whole run, and what it cost."""

    status: int
    seconds: float
    peak: int
    """KiB that the runner held at most."""
    descriptors: int
    """Open after the run and not before."""
    children: bool
    """Whether a child is left, running or not waited for."""
    left: tuple[int, ...]
    """Processes left in the groups of the adapter's processes."""
    processes: int
    """How often the adapter was run."""
    records: tuple[dict[str, Any], ...]
    """The lines of its run file, without times and places."""
    output: str

    def game(self, ident: str) -> dict[str, Any]:
        """The record of a scenario."""
        return next(record for record in self.records if record.get("id") == ident)

    @property
    def others(self) -> list[dict[str, Any]]:
        """The records of all games but the faulty ones."""
        return [r for r in self.records if r["type"] == "scenario" and not r["id"].startswith(FAULTY)]


def run_with(
    folder: Path, how: Sequence[str], more: str = PLAIN, options: Sequence[str] = (), waits: bool = False
) -> Run:
    """Run the games of as many faults as there are in `how` (at least one faulty game), in an empty folder."""
    folder.mkdir(parents=True, exist_ok=True)
    path, figures, run_file = folder / "faults.feature", folder / "figures.json", folder / "run.jsonl"
    path.write_text(feature(max(1, len(how)), more), encoding="utf-8")
    adapter = [sys.executable, str(CHILDREN / "faulty.py"), str(folder), *how]
    told = ["--json", str(run_file), "--junit", str(folder / "junit.xml")]
    limit, start_limit = (TIMEOUT if waits else PATIENCE), (TIMEOUT if "hangs at once" in how else PATIENCE)
    limits = ["--timeout", str(limit), "--start-timeout", str(start_limit)]
    arguments = ["run", str(path), "--command", shlex.join(adapter), *told, *limits, *options]
    ran = subprocess.run(
        [sys.executable, str(CHILDREN / "measured.py"), str(figures), *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    output = ran.stdout + ran.stderr
    if not figures.exists():
        raise AssertionError(output)
    lines = run_file.read_text(encoding="utf-8").splitlines() if run_file.exists() else []
    pids = [int(line) for line in (folder / "pids").read_text().splitlines()]
    return Run(
        **json.loads(figures.read_text()),
        left=tuple(pid for pid, group in living() if group in pids),
        processes=len(pids),
        records=tuple(map(_comparable, lines)),
        output=output,
    )


def _comparable(line: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(line)
    record.pop("seconds", None)
    for key in ("file", "line"):
        record.get("at", {}).pop(key, None)
    return record


def living() -> list[tuple[int, int]]:
    """Every process that isn't a zombie, with its group."""
    try:
        numbers = [name for name in os.listdir("/proc") if name.isdigit()]
    except FileNotFoundError:
        listed = subprocess.run(["ps", "-A", "-o", "pid=,pgid=,stat="], capture_output=True, text=True, check=True)
        rows = [line.split() for line in listed.stdout.splitlines()]
        return [(int(pid), int(group)) for pid, group, state in rows if not state.startswith("Z")]
    found = []
    for number in numbers:
        try:
            state, _, group = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue  # it has ended meanwhile
        if state != "Z":
            found.append((int(number), int(group)))
    return found


# -- the tests --------------------------------------------------------------------------------------------------------

SLOWEST = 60.0
"""Seconds; alone on a machine none takes longer than 4 (this file as a program prints them)."""

MEMORY = 40_000
"""KiB that a fault may cost: two messages of the longest that is allowed, and something."""


@pytest.fixture(scope="module")
def faultless(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """The same games without a fault."""
    return run_with(tmp_path_factory.mktemp("none") / "run", ())


def assert_nothing_is_left(ran: Run, faultless: Run) -> None:
    assert not ran.left
    assert not ran.children
    assert ran.descriptors == 0
    assert ran.peak - faultless.peak < MEMORY
    assert ran.seconds < SLOWEST
    assert ran.records[-1]["type"] == "end"


def junit_of(folder: Path) -> dict[str, str]:
    """The outcome of each case of a JUnit report."""
    cases = ElementTree.parse(folder / "junit.xml").getroot().findall("./testsuite/testcase")
    return {
        case.attrib["name"]: next((part.tag for part in case if part.tag != "properties"), "passed") for case in cases
    }


def test_without_a_fault_each_game_is_as_it_should_be(faultless: Run) -> None:
    verdicts = {record["id"]: record["verdict"] for record in faultless.records if record["type"] == "scenario"}
    assert verdicts == {
        "sound-game-0": "pass",
        "fails-here-0": "fail",
        "faulty-game-0": "pass",
        "sound-game-1": "pass",
        "fails-here-1": "fail",
    }
    assert faultless.processes == 1
    assert_nothing_is_left(faultless, faultless)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_fault_costs_one_verdict_at_most(case: Case, tmp_path: Path, faultless: Run) -> None:
    ran = run_with(tmp_path / "run", (case.how,), case.more, waits=case.waits)
    try:
        assert ran.status == case.status, ran.output
        assert_nothing_is_left(ran, faultless)
        if case.status == 3:
            trouble = ran.records[0]["trouble"]
            assert re.match(case.told, trouble)
            assert case.mend in trouble.partition(". To mend: ")[2]
            assert {record["verdict"] for record in ran.others} == {"not run"}
            return
        assert ran.others == faultless.others
        faulty = ran.game("faulty-game-0")
        outcomes = junit_of(tmp_path / "run")
        assert outcomes["sound-game-1"] == "passed"
        if case.told:
            assert faulty["verdict"] == "error"
            assert re.search(case.told, faulty["shown"]), faulty["shown"]
            assert case.mend in faulty["shown"].partition(". To mend: ")[2], faulty["shown"]
            assert outcomes["faulty-game-0"] == "error"
            assert ran.processes == 2
        else:
            assert faulty == faultless.game("faulty-game-0")
    finally:
        if (session := tmp_path / "run" / "session").exists():
            os.kill(int(session.read_text()), signal.SIGKILL)


def test_each_view_that_contradicts_itself_costs_its_own_game(tmp_path: Path, faultless: Run) -> None:
    ran = run_with(tmp_path / "run", tuple(BROKEN_VIEWS))
    assert_nothing_is_left(ran, faultless)
    for number, (name, told) in enumerate(BROKEN_VIEWS.items()):
        shown = ran.game(f"faulty-game-{number}")
        assert shown["verdict"] == "error", name
        assert re.search(told, shown["shown"]), shown["shown"]
        assert ". To mend: " in shown["shown"]
        assert ran.game(f"sound-game-{number + 1}")["verdict"] == "pass"
    assert {record["verdict"] for record in ran.others if record["id"].startswith("sound")} == {"pass"}
    assert {record["verdict"] for record in ran.others if record["id"].startswith("fails")} == {"fail"}
    assert ran.processes == len(BROKEN_VIEWS) + 1


def test_one_that_cant_be_run_again_costs_the_games_of_that_time(tmp_path: Path, faultless: Run) -> None:
    ran = run_with(tmp_path / "run", ("exits when run again",))
    assert_nothing_is_left(ran, faultless)
    assert ran.game("faulty-game-0")["verdict"] == "error"
    assert (
        "can't be started again: never described itself: ended with exit status 7"
        in (ran.game("sound-game-1")["shown"])
    )
    assert ran.game("fails-here-1") == faultless.game("fails-here-1")


# -- interruptions and full disks ------------------------------------------------------------------------------------


def started(folder: Path, *options: str) -> subprocess.Popen[str]:
    """A run that hangs in its third game, for ever."""
    folder.mkdir()
    (folder / "faults.feature").write_text(feature(1), encoding="utf-8")
    adapter = f"{sys.executable} {CHILDREN / 'faulty.py'} {folder} hangs"
    files = ["--json", str(folder / "run.jsonl"), "--junit", str(folder / "junit.xml"), "--wire", str(folder / "wire")]
    command = [sys.executable, "-m", "sundial", "run", str(folder / "faults.feature"), "--command", adapter]
    return subprocess.Popen(
        [*command, "--timeout", "0", *files, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interruption_leaves_what_was_done_so_far(sign: signal.Signals, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    with started(folder) as runs:
        wire = folder / "wire"
        while not (wire.exists() and "# faulty" in (said := wire.read_text()) and "cast" in said.rpartition("#")[2]):
            assert runs.poll() is None
            os.sched_yield()
        runs.send_signal(sign)
        output, errors = runs.communicate(timeout=30)
    assert runs.returncode == 1
    assert "Traceback" not in errors
    assert "The run was interrupted." in output
    records = [json.loads(line) for line in (folder / "run.jsonl").read_text(encoding="utf-8").splitlines()]
    assert records[-1]["interrupted"]
    verdicts = {record["id"]: record["verdict"] for record in records if record["type"] == "scenario"}
    assert verdicts == {
        "sound-game-0": "pass",
        "fails-here-0": "fail",
        "faulty-game-0": "not run",
        "sound-game-1": "not run",
        "fails-here-1": "not run",
    }
    assert junit_of(folder)["sound-game-0"] == "passed"
    assert junit_of(folder)["fails-here-0"] == "failure"
    groups = [int(line) for line in (folder / "pids").read_text().splitlines()]
    assert not [pid for pid, group in living() if group in groups]


@pytest.mark.parametrize("moment", ["before the process", "after the process"])
def test_an_interruption_while_a_process_is_started_leaves_none(
    moment: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sundial.transport import Child

    class Interrupted(subprocess.Popen[bytes]):
        def __init__(self, *args: object, **options: object) -> None:
            if moment == "before the process":
                signal.raise_signal(signal.SIGINT)
            super().__init__(*args, **options)  # type: ignore[call-overload]
            if moment == "after the process":
                signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("sundial.transport.subprocess.Popen", Interrupted)
    adapter = [sys.executable, str(CHILDREN / "faulty.py"), str(tmp_path)]
    with pytest.raises(KeyboardInterrupt), Child(adapter) as engine:
        engine.describe()
    with contextlib.suppress(FileNotFoundError):
        groups = [int(line) for line in (tmp_path / "pids").read_text().splitlines()]
        assert not [pid for pid, group in living() if group in groups]
    assert not [pid for pid, _ in living() if str(tmp_path) in command_line(pid)]


def command_line(pid: int) -> str:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text()
    return ""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs Linux's /dev/full")
def test_a_disk_that_is_full_of_one_file_costs_no_other(tmp_path: Path, faultless: Run) -> None:
    folder = tmp_path / "run"
    ran = run_with(folder, ("exits",), options=("--json", "/dev/full", "--wire", str(folder / "wire")))
    assert (ran.status, ran.output.splitlines()[-1]) == (2, "sundial run: /dev/full: No space left on device")
    assert junit_of(folder)["sound-game-1"] == "passed"
    assert junit_of(folder)["faulty-game-0"] == "error"
    assert "# fails-here-1" in (folder / "wire").read_text()
    assert "5 of 5 could be run" in ran.output
    assert ran.descriptors == 0
    assert not ran.left


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs Linux's /dev/full")
def test_a_full_disk_behind_stdout_costs_no_other_file(tmp_path: Path) -> None:
    (tmp_path / "faults.feature").write_text(feature(1), encoding="utf-8")
    files = f"--json - --junit {tmp_path / 'junit.xml'}"
    full = f"{sys.executable} -m sundial run {tmp_path / 'faults.feature'} {files} >/dev/full"
    ran = subprocess.run(["bash", "-c", full], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr.splitlines()[-1]) == (2, "sundial run: stdout: No space left on device")
    assert junit_of(tmp_path)["sound-game-1"] == "passed"


@pytest.mark.parametrize("kilobytes", [1, 12])
def test_a_file_that_gets_too_long_is_cut_after_a_whole_record(kilobytes: int, tmp_path: Path) -> None:
    from sundial import runfile

    folder = tmp_path / "run"
    folder.mkdir()
    (folder / "faults.feature").write_text(feature(1), encoding="utf-8")
    files = f"--json {folder / 'run.jsonl'} --junit {folder / 'junit.xml'}"
    limited = f"ulimit -f {kilobytes}; {sys.executable} -m sundial run {folder / 'faults.feature'} {files}"
    ran = subprocess.run(["bash", "-c", limited], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr.splitlines()[-1].endswith(": File too large")
    lines = (folder / "run.jsonl").read_bytes().splitlines(keepends=True)
    assert lines[-1].endswith(b"\n")
    ids = [record.id for record in runfile.read(lines) if isinstance(record, runfile.ScenarioRecord)]
    assert ids == ["sound-game-0", "fails-here-0", "faulty-game-0", "sound-game-1", "fails-here-1"][: len(ids)]
    assert bool(ids) == (kilobytes > 1)
    # Half of a JUnit report is none.
    if (folder / "junit.xml").exists():
        assert junit_of(folder)["sound-game-1"] == "passed"
    else:
        assert kilobytes == 1


# -- the figures -------------------------------------------------------------------------------------------------------


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print("| case | verdict | seconds | peak MB of the runner | adapter run | left |")
        print("|---|---|---|---|---|---|")
        _row("no fault", run_with(folder / "none", ()))
        for number, case in enumerate(CASES):
            ran = run_with(folder / str(number), (case.how,), case.more, waits=case.waits)
            _row(case.name, ran)
            _end_session(folder / str(number))
        ran = run_with(folder / "views", tuple(BROKEN_VIEWS))
        _row(f"views that contradict themselves, {len(BROKEN_VIEWS)} in one run", ran)


def _row(name: str, ran: Run) -> None:
    verdict = ", ".join(dict.fromkeys(r["verdict"] for r in ran.records if r.get("id", "").startswith(FAULTY)))
    left = len(ran.left) + ran.descriptors + ran.children
    print(f"| {name} | {verdict} | {ran.seconds:.1f} | {ran.peak / 1000:.0f} | {ran.processes}x | {left} |", flush=True)


def _end_session(folder: Path) -> None:
    """End what a descendant with a session of its own is: out of the runner's reach."""
    if (folder / "session").exists():
        os.kill(int((folder / "session").read_text()), signal.SIGKILL)


if __name__ == "__main__":
    main()
