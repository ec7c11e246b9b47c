"""`sundial report`: any report later, from the run file alone, with the exit status of the run."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from sundial import places, reports
from sundial.__main__ import main

SOME = "time-stop-exiles-itself"
Output = pytest.CaptureFixture[str]


def ran(folder: Path, *arguments: str) -> tuple[Path, int]:
    """A run file and the run's exit status."""
    file = folder / "run.jsonl"
    return file, main(["run", *(arguments or (SOME,)), "--json", str(file)])


@pytest.mark.parametrize("engine", ["reference", "null", "nosuchpackage:engine"])
def test_a_report_from_the_run_file_is_the_one_that_the_run_gave(engine: str, tmp_path: Path, capsys: Output) -> None:
    file, status = ran(tmp_path, SOME, "--engine", engine)
    given = capsys.readouterr().out
    assert main(["report", str(file)]) == status
    assert capsys.readouterr().out == given


@pytest.mark.parametrize("name", reports.FORMATS)
def test_a_format_from_the_run_file_is_the_one_that_the_run_wrote(name: str, tmp_path: Path, capsys: Output) -> None:
    by_run, later = tmp_path / "by-run", tmp_path / "later"
    file, status = ran(tmp_path, "end-turn.exile", "--engine", "null", f"--{name}", str(by_run))
    capsys.readouterr()
    assert main(["report", str(file), f"--{name}", str(later)]) == status == 1
    assert capsys.readouterr() == ("", "")
    assert later.read_bytes() == by_run.read_bytes()


def test_a_cut_run_file_is_reported_as_far_as_it_goes(tmp_path: Path, capsys: Output) -> None:
    file, status = ran(tmp_path, "end-turn.exile")
    whole = file.read_bytes()
    end = whole.rstrip(b"\n").rindex(b"\n") + 1
    for left in (whole[:end], whole[: end - 5]):
        capsys.readouterr()
        file.write_bytes(left)
        junit = tmp_path / "junit.xml"
        assert status == 0
        assert main(["report", str(file)]) == 1
        assert "The run file has no footer: the run was cut short." in capsys.readouterr().out
        assert main(["report", str(file), "--junit", str(junit)]) == 1
        cases = len(ElementTree.parse(junit).getroot().findall(".//testcase"))
        assert cases >= left.count(b"\n") - 1 > 0


def broken(lines: list[bytes]) -> list[tuple[str, list[bytes], str]]:
    run, scenario, *_, end = lines
    newer = json.dumps(json.loads(run) | {"format": 99}).encode() + b"\n"
    return [
        ("empty", [], ":1: this is no run file; sundial run --json FILE writes one"),
        ("text", [b"no"], ":1: this is no run file; sundial run --json FILE writes one"),
        ("no-run", [scenario, end], ":1: the run file doesn't begin with the run"),
        ("two", [run, scenario, run], ":3: the run file holds a second run; sundial merge joins them"),
        ("after", [run, end, scenario], ":3: the run file goes on after its footer"),
        ("wrong", [run, scenario.replace(b'"pass"', b'"passed"'), end], ":2: Invalid enum value 'passed'"),
        ("newer", [newer, scenario, end], ":1: this is of format 99; update Sundial, which knows 1"),
        ("utf-8", [run, b"\xff\n", end], ":2: "),
    ]


def test_a_file_that_is_no_run_file_is_told_with_its_line(tmp_path: Path, capsys: Output) -> None:
    file, _ = ran(tmp_path)
    lines = file.read_bytes().splitlines(keepends=True)
    for name, wrong, told in broken(lines):
        bad = tmp_path / name
        bad.write_bytes(b"".join(wrong))
        capsys.readouterr()
        assert main(["report", str(bad)]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith(f"sundial report: {bad}{told}")
        assert captured.err.count("\n") == 1
    assert main(["report", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err == f"sundial report: {tmp_path / 'none'}: No such file or directory\n"


def test_a_report_may_be_stdout_and_never_the_run_file(tmp_path: Path, capfdbinary: Any) -> None:
    file, _ = ran(tmp_path)
    before = file.read_bytes()
    capfdbinary.readouterr()
    assert main(["report", str(file), "--junit", "-"]) == 0
    assert ElementTree.fromstring(capfdbinary.readouterr().out).findall(".//testcase")
    assert main(["report", str(file), "--junit", str(file)]) == 2
    assert b"--junit would overwrite the run file" in capfdbinary.readouterr().err
    assert file.read_bytes() == before


def test_a_run_file_may_come_from_a_pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    file, _ = ran(tmp_path)
    given = capsys.readouterr().out
    with file.open() as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        assert main(["report", "-"]) == 0
    assert capsys.readouterr().out == given


class Step:
    """A step of a workflow: the folder that was checked out, and the file for the summary."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.workspace, self.summary = folder / "checkout", folder / "summary.md"
        self.workspace.mkdir()
        monkeypatch.chdir(self.workspace)
        monkeypatch.setenv("GITHUB_ACTIONS", "true")
        monkeypatch.setenv("GITHUB_WORKSPACE", str(self.workspace))
        monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(self.summary))

    @staticmethod
    def annotations(printed: str) -> list[str]:
        """The commands in what was printed, as the workflow's runner obeys them."""
        stopped, obeyed = "", []
        for line in printed.splitlines():
            command = line.strip()
            if stopped:
                stopped = "" if command == f"::{stopped}::" else stopped
            elif command.startswith("::stop-commands::"):
                stopped = command.removeprefix("::stop-commands::")
                assert len(stopped) > 30, "to be guessed by nobody"
            elif command.startswith("::"):
                obeyed.append(command)
        assert not stopped
        return obeyed


@pytest.fixture
def step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Step:
    return Step(tmp_path, monkeypatch)


def test_a_step_on_github_is_annotated_and_summed_up(step: Step, capsys: Output) -> None:
    assert main(["run", SOME, "--engine", "null"]) == 1
    [annotation] = step.annotations(capsys.readouterr().out)
    assert annotation.startswith(f"::error title=724.1b {SOME}")
    once = step.summary.read_text(encoding="utf-8")
    assert once.startswith("## Sundial: 2 failed\n")
    assert main(["run", SOME]) == 0
    assert step.annotations(capsys.readouterr().out) == []
    both = step.summary.read_text(encoding="utf-8")
    assert both.startswith(once)
    assert both[len(once) :].startswith("## Sundial: 2 passed\n")


def test_only_what_is_checked_out_is_named_in_an_annotation(step: Step, capsys: Output) -> None:
    text = (places.FEATURES / "end_the_turn" / "b_exile.feature").read_text(encoding="utf-8")
    mine, elsewhere = step.workspace / "rules" / "mine.feature", step.workspace.parent / "elsewhere.feature"
    mine.parent.mkdir()
    for file in (mine, elsewhere):
        file.write_text(text, encoding="utf-8")
    for selector, place in (("rules/mine.feature", ",file=rules/mine.feature,line="), (str(elsewhere), "")):
        assert main(["run", selector, "--engine", "null"]) == 1
        first = step.annotations(capsys.readouterr().out)[0].partition("::expected")[0]
        assert place in first
        assert (",file=" in first) == bool(place)
    assert main(["run", SOME, "--engine", "null"]) == 1
    assert ",file=" not in step.annotations(capsys.readouterr().out)[0], "the corpus lies elsewhere"


def test_annotations_leave_a_run_file_on_stdout_alone(step: Step, capsys: Output) -> None:
    assert main(["run", SOME, "--engine", "null", "--json", "-"]) == 1
    captured = capsys.readouterr()
    assert [json.loads(line)["type"] for line in captured.out.splitlines()] == ["run", "scenario", "scenario", "end"]
    assert len(step.annotations(captured.err)) == 1


INJECTS = """
from sundial import engines
from sundial.model import Description, Offers
def engine():
    engine = engines.open_engine("reference")
    engine.describe = lambda: Description("x\\n::error::name", "1", 1)
    def start(position):
        print("::add-mask::a")
        raise RuntimeError("x\\n::add-mask::b")
    engine.start = start
    return engine
"""


def test_an_engine_gives_no_commands(step: Step, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    (step.workspace / "injects.py").write_text(INJECTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(step.workspace))
    assert main(["run", SOME, "--engine", "injects:engine"]) == 1
    captured = capsys.readouterr()
    assert "\n    ::add-mask::b\n" in captured.out, "a line that would be a command"
    assert [line.partition(" ")[0] for line in step.annotations(captured.out)] == ["::error"]


def test_a_summary_that_cannot_be_written_costs_nothing_else(
    step: Step, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(step.workspace / "no" / "such"))
    assert main(["run", SOME]) == 0
    assert "the step's summary can't be written" in capsys.readouterr().err
    full = step.workspace / "full.md"
    full.write_bytes(b"x" * 1024 * 1024)
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(full))
    assert main(["run", SOME]) == 0
    assert "there is no room left in the step's summary" in capsys.readouterr().err
    assert full.stat().st_size == 1024 * 1024


def test_a_report_on_github_does_as_the_run_would(step: Step, capsys: Output) -> None:
    file, _ = ran(step.workspace, SOME, "--engine", "null")
    by_run = step.annotations(capsys.readouterr().out)
    summary = step.summary.read_bytes()
    assert main(["report", str(file)]) == 1
    assert step.annotations(capsys.readouterr().out) == by_run
    assert step.summary.read_bytes() == 2 * summary
    assert main(["report", str(file), "--badge", str(step.workspace / "badge.svg")]) == 1
    assert capsys.readouterr().out == ""
    assert step.summary.read_bytes() == 2 * summary
