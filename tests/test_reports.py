"""Reports from a run file: any of them later, with the exit status of the run."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from sundial import reports
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
