"""The command line: what each command prints, its exit status, and what wrong input gets."""

from __future__ import annotations

import json
import os
import re
import resource
import subprocess
import sys
import textwrap
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sundial.__main__ import main

KEY = "end-turn.exile.1"

GOOD = """
Feature: one's own

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:own-time-stop @source:cr
    Scenario: Time Stop exiles itself
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then "Time Stop" is in exile
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.feature"
    path.write_text(GOOD, encoding="utf-8")
    return path


Output = pytest.CaptureFixture[str]


# -- run -----------------------------------------------------------------------------------------------------------


def test_running_ones_own_feature(own: Path, capsys: Output) -> None:
    assert main(["run", str(own)]) == 0
    out = capsys.readouterr().out
    assert "1 scenario, 0 of them outline rows, on reference" in out
    assert "Everything is as expected.\n" in out
    assert out.endswith("\n1 of 1 could be run\nEverything is as expected.\n")


def test_a_failing_run_ends_with_one(own: Path, capsys: Output) -> None:
    assert main(["run", str(own), "--engine", "null"]) == 1
    captured = capsys.readouterr()
    assert "FAIL  own-time-stop" in captured.out
    assert "fail        724.1b   own-time-stop" in captured.err


def test_reports_are_written(own: Path, tmp_path: Path) -> None:
    run_file, junit = tmp_path / "run.jsonl", tmp_path / "junit.xml"
    assert main(["run", str(own), "--json", str(run_file), "--junit", str(junit)]) == 0
    records = [json.loads(line) for line in run_file.read_text(encoding="utf-8").splitlines()]
    assert [r["type"] for r in records] == ["run", "scenario", "end"]
    assert "timeline" not in records[1]
    assert ElementTree.parse(junit).getroot().find("./testsuite/testcase") is not None


def test_the_run_file_may_be_stdout(own: Path, capsys: Output) -> None:
    assert main(["run", str(own), "--json", "-", "--timeline", "all"]) == 0
    captured = capsys.readouterr()
    assert [json.loads(line)["type"] for line in captured.out.splitlines()] == ["run", "scenario", "end"]
    assert json.loads(captured.out.splitlines()[1])["timeline"]
    assert "Everything is as expected." in captured.err


def test_another_process_gives_the_same_verdict_and_its_lines_can_be_seen(own: Path, tmp_path: Path) -> None:
    wire = tmp_path / "wire.txt"
    command = f"{sys.executable} -m sundial serve reference"
    assert main(["run", str(own), "--command", command, "--wire", str(wire)]) == 0
    lines = wire.read_text(encoding="utf-8").splitlines()
    assert '"method":"describe"' in lines[0]
    assert [line.split()[1] for line in lines[:5]] == [">", "<", "own-time-stop", ">", "<"]
    assert lines[2] == "# own-time-stop"
    assert '"method":"start"' in lines[3]


def test_a_wire_puts_an_engine_of_this_process_into_another(own: Path, tmp_path: Path) -> None:
    wire = tmp_path / "wire.txt"
    assert main(["run", str(own), "--wire", str(wire)]) == 0
    assert '"method":"act"' in wire.read_text(encoding="utf-8")


def test_a_command_that_cannot_be_run_ends_with_three(own: Path, capsys: Output) -> None:
    assert main(["run", str(own), "--command", "/no/such/engine"]) == 3
    out = capsys.readouterr().out
    assert "No engine answered: /no/such/engine can't be run" in out
    assert "sundial doctor --command /no/such/engine\n" in out
    assert main(["run", str(own), "--command", "/no/such/engine --fast"]) == 3
    assert "sundial doctor --command '/no/such/engine --fast'\n" in capsys.readouterr().out


CHATTY = """
from sundial import engines

class Chatty:
    def __init__(self):
        print("I am made")
        engine = engines.open_engine("reference")
        self.describe, self.act = engine.describe, engine.act
        self._start = engine.start

    def start(self, position):
        print("I start")
        return self._start(position)
"""


def test_what_an_engine_prints_is_not_the_report(
    own: Path, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "chatty.py").write_text(CHATTY, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert main(["run", str(own), "--engine", "chatty:Chatty", "--json", "-"]) == 0
    captured = capsys.readouterr()
    assert [json.loads(line)["type"] for line in captured.out.splitlines()] == ["run", "scenario", "end"]
    assert "I am made\nI start\n" in captured.err


def test_progress_tells_what_is_lacking(own: Path, capsys: Output) -> None:
    own.write_text(GOOD.replace("Time Stop exiles", "Carol's exiles").replace("Alice", "Carol"), encoding="utf-8")
    command = f"{sys.executable} {Path(__file__).parent / 'children' / 'misbehaving.py'} well"
    assert main(["run", str(own), "-v", "--command", command]) == 1
    assert "unsupported 724.1b   own-time-stop: 3 players" in capsys.readouterr().err


def test_all_tells_each_failure(own: Path, capsys: Output) -> None:
    assert main(["run", "--rule", "724.1b", "--engine", "null"]) == 1
    few = capsys.readouterr().out.count("\nFAIL  ")
    assert main(["run", "--rule", "724.1b", "--engine", "null", "--all"]) == 1
    out = capsys.readouterr().out
    assert few < out.count("\nFAIL  ") > 30
    assert out.splitlines()[-1].startswith("Look first at ")


def test_selecting_by_rule_key_and_id(capsys: Output) -> None:
    assert main(["list", "--rule", "724.1a"]) == 0
    by_rule = capsys.readouterr().out.splitlines()
    assert by_rule
    assert {line.split("\t")[1] for line in by_rule} == {"724.1a"}
    assert main(["list", "--key", "end-turn.purge"]) == 0
    assert capsys.readouterr().out.splitlines() == by_rule
    assert main(["list", "days-undoing-draw-triggers-cease"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1


# -- the other commands ------------------------------------------------------------------------------------------


def test_show_tells_scenario_statement_and_source(capsys: Output) -> None:
    assert main(["show", "days-undoing-draw-triggers-cease"]) == 0
    out = capsys.readouterr().out
    for part in (
        "724.1a end-turn.purge.2:",
        "once 723.1a",
        "source: wiki, ruling",
        "Scenario: ",
        "    When Alice casts",
    ):
        assert part in out


def test_show_as_json_is_what_was_sent(capsys: Output) -> None:
    assert main(["show", "days-undoing-draw-triggers-cease", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["start"]["players"][0]["hand"] == ["Day's Undoing"]
    first = told["actions"][0]
    assert (first["type"], told["names"][first["card"]]) == ("cast", "Day's Undoing")
    assert told["then"] == ["Bob has 7 cards in hand", "Bob has 20 life"]
    assert told["ids"].startswith("those of the reference engine")


@pytest.mark.parametrize("what", ["724.1b", "720.1b", "720.1b@2023-11-17", KEY])
def test_explain_finds_a_rule_by_any_of_its_numbers(what: str, capsys: Output) -> None:
    assert main(["explain", what]) == 0
    out = capsys.readouterr().out
    assert f"{KEY}: Every object on the stack is exiled" in out
    assert "720.1b (2023-11-17)" in out


def test_explain_in_three_languages(capsys: Output) -> None:
    told = set()
    for language in ("en", "es", "ja"):
        assert main(["explain", KEY, "--lang", language]) == 0
        told.add(capsys.readouterr().out)
    assert len(told) == 3


def test_card_prints_rules_text(capsys: Output) -> None:
    assert main(["card", "time stop"]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["Time Stop  {4}{U}{U}", "Instant"]


def test_schemas_are_those_of_the_code(capsys: Output) -> None:
    assert main(["schema", "view"]) == 0
    assert json.loads(capsys.readouterr().out)["title"].startswith("The answer")
    assert main(["schema", "--check"]) == 0


def test_doctor_likes_the_reference_engine(capsys: Output) -> None:
    assert main(["doctor"]) == 0
    assert main(["doctor", "--command", "/no/such/engine"]) == 3


# -- wrong input ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["run", "days-undoing-draw-triggers-ceese"], "days-undoing-draw-triggers-cease"),
        (["run", "--engine", "refrence"], "reference"),
        (["run", "--engine", "refrence", "--wire", os.devnull], "reference"),
        (["run", "--engine", "no.such:Class"], "no module 'no'"),
        (["run", "--rule", "724.9"], "724.9"),
        (["run", "--rule", "724.1z"], "724.1"),
        (["run", "--key", "end-turn.exil"], "end-turn.exile"),
        (["run", "--json", "/no/such/folder/x"], "/no/such/folder/x can't be written"),
        (["run", "--command", ""], "it names no program"),
        (["run", "--command", "  "], "it names no program"),
        (["run", "--command", "engine 'half"], "No closing quotation"),
        (["run", "--command", "engine", "--engine", "null"], "not allowed with argument"),
        (["doctor", "--command", ""], "it names no program"),
        (["run", "--engine", "my.module.MyEngine"], "did you mean my.module:MyEngine?"),
        (["run", "--timeout", "soon"], "'soon' is no number of seconds"),
        (["run", "--egnine", "null"], "did you mean --engine?"),
        (["rnu"], "did you mean run?"),
        (["show", "no-such-scenario-at-all"], "nothing in the corpus is called"),
        (["explain", "end-turn.exlie"], "end-turn.exile"),
        (["card", "Time Stpo"], "Time Stop"),
        (["schema", "veiw"], "view"),
        (["doctor", "--engine", "nul"], "null"),
        (["serve", "nul"], "null"),
        ([], "COMMAND"),
    ],
)
def test_wrong_usage_names_what_was_probably_meant(argv: list[str], told: str, capsys: Output) -> None:
    assert main(argv) == 2
    captured = capsys.readouterr()
    assert told in captured.err
    assert "Traceback" not in captured.err
    assert captured.out == ""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            'Then "Time Stop" is in exile',
            'Then "Time Stop" is exiled',
            ":13:7: no phrase reads '\"Time Stop\" is exiled'",
        ),
        ('has "Time Stop" in hand', 'has "Time Stpo" in hand', "did you mean Time Stop"),
        ("@end-turn.exile.1", "@end-turn.exlie.1", "end-turn.exile.1"),
        ('lands for "Time Stop"', 'lands for "Island"', ':10: "Island" has no mana cost'),
    ],
)
def test_a_broken_feature_is_told_with_its_place_and_nothing_runs(
    old: str, new: str, told: str, own: Path, capsys: Output
) -> None:
    own.write_text(GOOD.replace(old, new), encoding="utf-8")
    assert main(["run", str(own)]) == 2
    captured = capsys.readouterr()
    assert told in captured.err
    assert str(own) in captured.err
    assert captured.out == ""


# -- as a program --------------------------------------------------------------------------------------------------


def program(*argv: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sundial", *argv], capture_output=True, text=True, env=os.environ | more, check=False
    )


def test_a_reader_that_has_enough_is_no_error() -> None:
    run = subprocess.run(
        ["bash", "-o", "pipefail", "-c", f"{sys.executable} -m sundial list | head -1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert len(run.stdout.splitlines()) == 1


def test_help_is_cheap() -> None:
    def used() -> float:
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    spent = []
    for _ in range(3):
        before = used()
        assert program("--help").returncode == 0
        spent.append(used() - before)
    assert min(spent) < 0.15


def test_it_works_without_a_home_and_without_colors(own: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    nowhere = str(tmp_path / "file" / "home")
    ran = program("run", str(own), HOME=nowhere, XDG_CACHE_HOME=nowhere, SUNDIAL_CACHE="", NO_COLOR="1")
    assert ran.returncode == 0
    assert "\x1b" not in ran.stdout


def test_an_interrupted_run_writes_its_report(own: Path, tmp_path: Path) -> None:
    program_text = textwrap.dedent(
        """
        import sys, time
        for line in sys.stdin:
            if '"describe"' in line:
                print('{"jsonrpc":"2.0","id":1,"result":{"name":"slow","version":"1","protocol":1}}', flush=True)
            else:
                print("asked", file=sys.stderr, flush=True)
                time.sleep(60)
        """
    )
    slow, run_file = tmp_path / "slow.py", tmp_path / "run.jsonl"
    slow.write_text(program_text, encoding="utf-8")
    wire = tmp_path / "wire.txt"
    command = [sys.executable, "-m", "sundial", "run", str(own), "--json", str(run_file), "--wire", str(wire)]
    child = subprocess.Popen(
        [*command, "--command", f"{sys.executable} {slow}"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while not (wire.exists() and '"start"' in wire.read_text(encoding="utf-8")):
        assert child.poll() is None
        os.sched_yield()
    child.send_signal(2)
    out, err = child.communicate(timeout=20)
    assert child.returncode == 1, err
    assert "The run was interrupted." in out
    end = json.loads(run_file.read_text(encoding="utf-8").splitlines()[-1])
    assert (end["type"], end["interrupted"]) == ("end", True)


def test_the_quick_set_is_a_part_of_the_corpus_that_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--quick"]) == 0
    quick = capsys.readouterr().out
    assert main(["run"]) == 0
    whole = capsys.readouterr().out
    counts = [int(re.search(r"^(\d+) scenarios", told, re.M)[1]) for told in (quick, whole)]  # type: ignore[index]
    assert 20 < counts[0] < counts[1] / 2


# -- features and selectors that make no sense ---------------------------------------------------------------------


def test_a_byte_order_mark_is_no_part_of_a_feature(own: Path, capsys: Output) -> None:
    own.write_text(GOOD, encoding="utf-8-sig")
    assert main(["run", str(own)]) == 0


@pytest.mark.parametrize("number", ["10000000", "9" * 30, "9" * 5000])
def test_no_number_in_a_step_is_too_great_to_be_refused(number: str, own: Path, capsys: Output) -> None:
    own.write_text(
        GOOD.replace('Given Alice has "Time Stop" in hand', f"Given Bob has {number} life"), encoding="utf-8"
    )
    assert main(["run", str(own)]) == 2
    assert f"{own}:9:7: no phrase reads 'Bob has {number[:8]}" in capsys.readouterr().err


def test_links_that_lead_nowhere_are_told(tmp_path: Path, capsys: Output) -> None:
    loop = tmp_path / "loop.feature"
    loop.symlink_to(loop)
    for selector in (loop, tmp_path):
        assert main(["run", str(selector)]) == 2
        assert capsys.readouterr().err == f"sundial run: {loop}: Too many levels of symbolic links\n"


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["run", "--rule", ""], "sundial run: --rule is empty"),
        (["list", "--key", ""], "sundial list: --key is empty"),
        (["run", ""], "sundial run: a selector is empty"),
        (["show", ""], "sundial show: an empty text is no scenario's id"),
        (
            ["run", "724.1b"],
            "sundial run: nothing in the corpus is called '724.1b'; a rule's scenarios are those of --rule",
        ),
        (["run", "end_the_turn/head.feature:9999"], "nothing in the corpus is called 'end_the_turn/head.feature:9999'"),
    ],
)
def test_selectors_that_select_nothing(argv: list[str], told: str, capsys: Output) -> None:
    assert main(argv) == 2
    captured = capsys.readouterr()
    assert (captured.out, told in captured.err) == ("", True)


def test_a_failure_in_ones_own_feature_ends_with_a_hint_that_works(own: Path, capsys: Output) -> None:
    assert main(["run", str(own), "--engine", "null"]) == 1
    hint = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("  sundial show "))
    assert main(hint.split()[1:]) == 0
    assert capsys.readouterr().out.startswith(f"own-time-stop ({own}:8)")


def test_what_an_engine_calls_itself_steers_no_terminal(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    text = """
        from sundial import engines
        from sundial.model import Description, Offers
        def engine():
            engine = engines.open_engine("reference")
            engine.describe = lambda: Description("\\x1b[31mred", "\\x07", 1)
            return engine
    """
    (tmp_path / "red_engine.py").write_text(textwrap.dedent(text), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    junit = tmp_path / "junit.xml"
    for command in (["run", str(own), "--junit", str(junit)], ["doctor"]):
        main([*command, "--engine", "red_engine:engine"])
        out = capsys.readouterr().out
        assert "\\x1b[31mred \\x07" in out
        assert "\x1b" not in out
    assert ElementTree.parse(junit).getroot().get("name") == "sundial on \\x1b[31mred \\x07"
