"""Several processes play what one would, and their run file is its: also where engines fail, die, are interrupted."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sundial.__main__ import main

PART = ["end-turn.exile"]
ENGINE = '''
"""The reference engine, but for what the environment says of a card: `WRONG="Time Stop: fail; ..."`."""

import os
import signal
import sys

from msgspec.structs import replace

from sundial.engines import open_engine
from sundial.model import Unsupported


def write(name, text):
    with open(name, "a", encoding="utf-8") as file:
        file.write(text)


class Engine:
    def __init__(self):
        self.engine = open_engine("reference")
        self.describe = self.engine.describe
        write("engines", f"{os.getpid()}\\n")
        if os.environ.get("WRONG") == "no start":
            os._exit(3)
        if os.environ.get("WRONG") == "can't":
            raise OSError("no database")

    def start(self, position):
        wrong = (each.split(": ") for each in os.environ.get("WRONG", "").split("; ") if ": " in each)
        self.wrong = next((how for card, how in wrong if card in position.cards), "")
        if self.wrong == "unsupported":
            raise Unsupported("card", "of some sort")
        if self.wrong == "surrogate":
            raise Unsupported("card", "\\ud800")
        if self.wrong == "ends at start":
            os._exit(4)
        return self.engine.start(position)

    def act(self, action):
        if self.wrong == "error":
            print("on stdout")
            raise RuntimeError("it broke")
        if self.wrong == "dies":
            os._exit(7)
        if self.wrong == "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        if self.wrong == "hangs":
            write("hangs", f"{os.getpid()}\\n")
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM, signal.SIGALRM])
            signal.sigwait([signal.SIGALRM])
        view = self.engine.act(action)
        if self.wrong == "fail":
            return replace(view, players=tuple(replace(p, life=p.life - 1) for p in view.players), exile=())
        return view
'''
IN_PROCESS = ["--engine", "toy_in_parallel:Engine"]
PROGRAM = ["--command", f"{sys.executable} -m sundial serve toy_in_parallel:Engine"]
MIXED = "Lightning Bolt: error; Time Stop: fail; Grizzly Bears: unsupported"
Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy_in_parallel.py").write_text(ENGINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}")


class Run:
    """`sundial run` in a process of its own, as its engine may end that."""

    def __init__(self, *args: str, wrong: str = "", name: str = "run.jsonl") -> None:
        self.file = Path(name)
        self.file.unlink(missing_ok=True)
        self.child = subprocess.Popen(
            [sys.executable, "-m", "sundial", "run", *args, "--json", name],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"WRONG": wrong},
        )

    def ended(self) -> Run:
        self.out, self.err = self.child.communicate(timeout=60)
        self.status = self.child.returncode
        return self

    @property
    def records(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.file.read_bytes().splitlines()]

    @property
    def verdicts(self) -> dict[str, str]:
        return {record["id"]: record["verdict"] for record in self.records if record["type"] == "scenario"}


def bare(path: Path) -> str:
    """A run file without the times in it."""
    return re.sub(r'"seconds":[\d.e-]+', "", path.read_text(encoding="utf-8"))


def alike(*args: str, wrong: str = "", jobs: str = "2") -> Run:
    """A run in several processes, which is one in one process but for the times."""
    alone = Run(*args, wrong=wrong, name="alone.jsonl").ended()
    several = Run(*args, "-j", jobs, wrong=wrong, name="several.jsonl").ended()
    assert bare(several.file) == bare(alone.file)
    assert (several.status, several.out) == (alone.status, alone.out)
    return several


def gone(pids: str) -> bool:
    """Whether no process of these is left."""
    left = []
    for pid in Path(pids).read_text(encoding="utf-8").split():
        try:
            os.kill(int(pid), 0)
            left.append(pid)
        except ProcessLookupError:
            pass
    return not left


@pytest.mark.parametrize("engine", [IN_PROCESS, PROGRAM])
def test_the_run_file_is_that_of_one_process(engine: list[str]) -> None:
    ran = alike(*PART, *engine, wrong=MIXED)
    assert ran.status == 1
    assert set(ran.verdicts.values()) == {"pass", "fail", "error", "unsupported"}
    assert gone("engines")


@pytest.mark.parametrize("options", [["-x"], ["--timeline", "all"], ["--strict"], ["--seed", "3"]])
def test_it_is_whatever_the_options_are(options: list[str]) -> None:
    alike(*PART, *IN_PROCESS, *options, wrong=MIXED, jobs="3")


def test_cells_of_the_grid_are_played_by_several_too() -> None:
    assert len(alike("--grid", "grid?skip-next-upkeep@precombat-main,*").verdicts) > 1


def test_a_baseline_is_that_of_the_whole_run() -> None:
    made = Run(*PART, *IN_PROCESS, "-j", "2", "--baseline", "b.yaml", "--update-baseline", wrong=MIXED).ended()
    assert made.status == 0
    assert alike(*PART, *IN_PROCESS, "--baseline", "b.yaml", wrong=MIXED).status == 0


def test_halves_of_characters_are_told_alike() -> None:
    wrong = "Time Stop: surrogate"
    alone, several = (
        Run(*PART, *IN_PROCESS, wrong=wrong),
        Run(*PART, *IN_PROCESS, "-j", "2", wrong=wrong, name="2.jsonl"),
    )
    assert bare(alone.ended().file) == bare(several.ended().file)


def test_an_engine_that_is_silent_time_and_again_is_left_at_the_same_scenario() -> None:
    ran = alike("cards/time_stop.feature", *PROGRAM, "--timeout", "1", wrong="Time Stop: hangs")
    assert "the engine gave no answer in time in 5 scenarios in a row" in ran.out
    assert gone("hangs")


def test_an_engine_that_never_comes_to_a_first_view_is_left_at_the_same_scenario() -> None:
    ran = alike("cards/time_stop.feature", *PROGRAM, wrong="Time Stop: ends at start")
    assert "the engine never came to a first view, 3 times in a row" in ran.out


@pytest.mark.parametrize("engine", [IN_PROCESS, PROGRAM])
def test_an_engine_that_never_answers(engine: list[str]) -> None:
    ran = alike(*PART, *engine, wrong="can't")
    assert ran.status == 3
    assert "no database" in ran.out


def test_a_process_that_ends_before_its_engine_is_there() -> None:
    ran = Run(*PART, *IN_PROCESS, "-j", "2", wrong="no start").ended()
    assert ran.status == 3
    assert ran.records[0]["trouble"] == "the process that was to run it ended with exit status 3"
    assert set(ran.verdicts.values()) == {"not run"}


@pytest.mark.parametrize(("wrong", "how"), [("dies", "ended with exit status 7"), ("killed", "was ended by SIGKILL")])
def test_a_process_that_dies_costs_its_scenario_and_no_other(wrong: str, how: str) -> None:
    right = Run(*PART, *IN_PROCESS).ended().verdicts
    ran = Run(*PART, *IN_PROCESS, "-j", "2", wrong=f"Lightning Bolt: {wrong}; Grizzly Bears: {wrong}").ended()
    died = {record["id"]: record["shown"] for record in ran.records[1:-1] if record["verdict"] == "error"}
    assert len(died) > 3, "more often than it would be tried to start an engine"
    assert set(died.values()) == {f"the process that played it {how}: the engine in it took it along"}
    assert {ident: verdict for ident, verdict in ran.verdicts.items() if ident not in died} == {
        ident: verdict for ident, verdict in right.items() if ident not in died
    }
    assert list(ran.verdicts) == list(right)
    assert ran.records[-1]["counts"]["errors"] == len(died)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("engine", [IN_PROCESS, PROGRAM])
def test_an_interruption_ends_all_of_them_and_leaves_what_was_done(sign: signal.Signals, engine: list[str]) -> None:
    # One scenario hangs in one process, while the other goes on.
    ran = Run(*PART, *engine, "-j", "2", "--timeout", "0", "--junit", "junit.xml", wrong="Multani's Presence: hangs")
    while not Path("hangs").exists():
        assert ran.child.poll() is None
        os.sched_yield()
    for _ in range(20):
        ran.child.send_signal(sign)
        os.sched_yield()
    ran.ended()
    assert (ran.status, ran.err) == (1, "")
    assert "The run was interrupted." in ran.out
    assert ran.records[-1]["interrupted"]
    assert {"pass", "not run"} >= set(ran.verdicts.values()) >= {"not run"}
    assert len(ran.verdicts) == len(ran.records) - 2
    assert Path("junit.xml").exists()
    assert gone("engines")
    assert gone("hangs")


def test_ctrl_c_on_a_terminal_reaches_all_of_them() -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "sundial", "run", *PART, *IN_PROCESS, "-j", "2", "--json", "run.jsonl"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"WRONG": "Multani's Presence: hangs"},
        start_new_session=True,
    )
    while not Path("hangs").exists():
        assert child.poll() is None
        os.sched_yield()
    os.killpg(child.pid, signal.SIGINT)
    out, err = child.communicate(timeout=60)
    assert (child.returncode, err) == (1, "")
    assert "The run was interrupted." in out
    assert gone("engines")


def test_without_the_process_that_asked_they_end() -> None:
    ran = Run(*PART, *IN_PROCESS, "-j", "2")
    while not Path("engines").exists():
        assert ran.child.poll() is None
        os.sched_yield()
    ran.child.kill()
    # Only when all have gone that could write there is stderr at its end.
    assert "Traceback" not in ran.ended().err


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["-j", "2", "--wire", "w"], "sundial run: --wire writes what one engine says; leave out -j\n"),
        (["-j", "two"], "argument -j: 'two' is no number of processes\n"),
        (["-j", "-1"], "argument -j: "),
        (["-j", "2", "--engine", "nosuch"], "sundial run: there is no engine 'nosuch'"),
    ],
)
def test_wrong_usage(options: list[str], told: str, capsys: Output) -> None:
    assert main(["run", *PART, *options]) == 2
    assert told in capsys.readouterr().err


def test_as_many_as_there_are_processors() -> None:
    assert alike("time-stop-*", jobs="0").status == 0
