"""Where what is written goes: readers that have gone, full disks, encodings, files that other options refuse."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sundial.__main__ import main

SOME = "time-stop-exiles-itself"
Output = pytest.CaptureFixture[str]


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A line for bash, in which `sundial` is this one; its status is that of the pipe's first program."""
    program = f'sundial() {{ {sys.executable} -m sundial "$@"; }}\n'
    return subprocess.run(
        ["bash", "-c", f"{program}{line}\nexit ${{PIPESTATUS[0]}}"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | environment,
    )


def test_a_failing_run_fails_also_where_nobody_reads_its_report(tmp_path: Path) -> None:
    junit, run_file = tmp_path / "junit.xml", tmp_path / "run.jsonl"
    assert shell(f"sundial run --engine null {SOME} --junit {junit} --json {run_file} | head -0").returncode == 1
    assert ElementTree.parse(junit).getroot().findall("./testsuite/testcase")
    assert json.loads(run_file.read_text(encoding="utf-8").splitlines()[-1])["exit"] == 1


def test_a_run_file_that_nobody_reads_does_not_stop_the_run(tmp_path: Path) -> None:
    junit = tmp_path / "junit.xml"
    ran = shell(f"sundial run --engine null {SOME} --junit {junit} --json - | head -0")
    assert ran.returncode == 1
    assert junit.exists()
    assert "could be run" in ran.stderr


def test_lines_on_progress_that_nobody_reads_do_not_stop_the_run(tmp_path: Path) -> None:
    report = tmp_path / "report.txt"
    assert shell(f"sundial run --engine null {SOME} 2>&1 >{report} | head -0").returncode == 1
    assert "could be run" in report.read_text(encoding="utf-8")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs Linux's /dev/full")
@pytest.mark.parametrize(
    ("line", "name"),
    [
        (f"sundial run {SOME} --json /dev/full >/dev/null", "/dev/full"),
        (f"sundial run {SOME} --junit /dev/full >/dev/null", "/dev/full"),
        (f"sundial run {SOME} --wire /dev/full >/dev/null", "/dev/full"),
        (f"sundial run {SOME} >/dev/full", "stdout"),
        ("sundial list >/dev/full", "stdout"),
    ],
)
def test_a_full_disk_is_told_in_a_line(line: str, name: str) -> None:
    ran = shell(line)
    assert (ran.returncode, ran.stderr.splitlines()[1:]) == (2, [])
    assert ran.stderr.endswith(f": {name}: No space left on device\n")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs Linux's /dev/full")
def test_a_report_that_finds_no_room_costs_no_other(tmp_path: Path) -> None:
    tap = tmp_path / "run.tap"
    ran = shell(f"sundial run --engine null {SOME} --junit /dev/full --tap {tap} --markdown /dev/full")
    assert ran.returncode == 2
    assert ran.stderr.splitlines()[-1].endswith(": /dev/full: No space left on device")
    assert "could be run" in ran.stdout
    assert tap.read_text(encoding="utf-8").startswith("TAP version 14\n1..2\n")


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&- <&-"])
def test_closed_streams_are_nobodys_trouble(closed: str, tmp_path: Path) -> None:
    run_file, wire = tmp_path / "run.jsonl", tmp_path / "wire.txt"
    ran = shell(f"sundial run --engine null {SOME} --json {run_file} --wire {wire} {closed}")
    assert ran.returncode == 1
    kinds = [json.loads(line)["type"] for line in run_file.read_text(encoding="utf-8").splitlines()]
    assert (kinds[0], kinds[-1]) == ("run", "end")


def test_what_an_encoding_lacks_is_escaped() -> None:
    ran = shell("sundial explain 724.1b --lang ja", PYTHONIOENCODING="latin-1")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "\\u30b9" in ran.stdout


@pytest.mark.parametrize(
    "wrong", [["--engine", "nosuch"], ["--engine", "rogues/nosuch"], ["--junit", "{tmp}/no/such/folder/x.xml"]]
)
def test_wrong_usage_leaves_files_as_they_were(wrong: list[str], tmp_path: Path, capsys: Output) -> None:
    before, new = tmp_path / "before.jsonl", tmp_path / "new.jsonl"
    before.write_text("of an earlier run\n", encoding="utf-8")
    for file in (before, new):
        assert main(["run", SOME, "--json", str(file), *(word.format(tmp=tmp_path) for word in wrong)]) == 2
    assert before.read_text(encoding="utf-8") == "of an earlier run\n"
    assert not new.exists()


def test_a_shorter_run_file_leaves_nothing_of_the_one_before(tmp_path: Path, capsys: Output) -> None:
    run_file = tmp_path / "run.jsonl"
    run_file.write_text("x" * 100_000, encoding="utf-8")
    assert main(["run", SOME, "--json", str(run_file)]) == 0
    assert "x" * 100 not in run_file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--junit", "-"], "--junit takes the name of a file, only --json may be -"),
        (["--wire", "-"], "--wire takes the name of a file, only --json may be -"),
        (["--json", ""], "--json takes the name of a file"),
        (["--json", "one", "--junit", "./one"], "--json and --junit are one file: ./one"),
    ],
)
def test_names_of_files_that_make_no_sense(
    options: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["run", SOME, *options]) == 2
    assert capsys.readouterr().err == f"sundial run: {told}\n"
    assert not list(tmp_path.iterdir())


STUBBORN = """
import json, signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
for line in sys.stdin:
    asked = json.loads(line)
    if asked["method"] == "describe":
        answer = {"name": "stubborn", "version": "1", "protocol": 1}
        print(json.dumps({"jsonrpc": "2.0", "id": asked["id"], "result": answer}), flush=True)
    else:
        time.sleep(60)
"""


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_however_a_run_is_interrupted_all_is_written_and_nothing_is_left(sign: signal.Signals, tmp_path: Path) -> None:
    stubborn, run_file, junit, wire = (tmp_path / name for name in ("stubborn.py", "run.jsonl", "junit.xml", "wire"))
    stubborn.write_text(f"import os\nopen({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\n" + STUBBORN)
    files = ["--json", str(run_file), "--junit", str(junit), "--wire", str(wire)]
    child = subprocess.Popen(
        [sys.executable, "-m", "sundial", "run", SOME, *files, "--command", f"{sys.executable} {stubborn}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not (wire.exists() and '"start"' in wire.read_text(encoding="utf-8")):
        assert child.poll() is None
        os.sched_yield()
    child.send_signal(sign)
    # While it is being ended, whoever is impatient asks again.
    for _ in range(50):
        child.send_signal(sign)
        os.sched_yield()
    out, err = child.communicate(timeout=20)
    assert (child.returncode, err) == (1, "")
    assert "The run was interrupted." in out
    assert json.loads(run_file.read_text(encoding="utf-8").splitlines()[-1])["interrupted"]
    assert ElementTree.parse(junit).getroot().findall("./testsuite/testcase")
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


def test_an_engine_that_never_comes_to_a_first_view_is_given_up(tmp_path: Path, capsys: Output) -> None:
    program, run_file = tmp_path / "falls.py", tmp_path / "run.jsonl"
    program.write_text(STUBBORN.replace("time.sleep(60)", "sys.exit(4)"), encoding="utf-8")
    assert main(["run", "end-turn", "--json", str(run_file), "--command", f"{sys.executable} {program}"]) == 1
    records = [json.loads(line) for line in run_file.read_text(encoding="utf-8").splitlines()]
    verdicts = [r["verdict"] for r in records if r["type"] == "scenario"]
    assert verdicts.count("error") == 3
    assert records[-2]["shown"] == "the engine never came to a first view, 3 times in a row"


def test_a_class_prints_at_import_what_is_no_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = """
        print("a greeting")
        def engine():
            from sundial import engines
            return engines.open_engine("null")
    """
    (tmp_path / "greets.py").write_text(textwrap.dedent(text), encoding="utf-8")
    ran = shell(f"cd {tmp_path}; sundial run --engine greets:engine {SOME}", PYTHONPATH=os.pathsep.join(sys.path))
    assert "a greeting" not in ran.stdout
    assert "a greeting" in ran.stderr
