"""The text and the JUnit report: pure functions of the run file's records."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from sundial import report
from sundial.game import Moment
from sundial.junit import junit_xml
from sundial.model import Offers, Pass, PriorityDecision, View, ViewPlayer
from sundial.runfile import At, Counts, EndRecord, EngineShown, RunRecord, ScenarioRecord

RUN = RunRecord(sundial="0.1.0", edition="2026-09-25", engine=EngineShown("toy", "9", Offers()), seed=1, command="toy")
END = EndRecord(counts=Counts(), exit=1)


def moment(player: str, step: str = "end") -> Moment:
    view = View(1, "Alice", step, PriorityDecision(player), (ViewPlayer("Alice", 20), ViewPlayer("Bob", 20)))  # type: ignore[arg-type]
    return Moment(view, Pass(player), True)


def record(ident: str, verdict: str, **more: Any) -> ScenarioRecord:
    fields: dict[str, Any] = {
        "id": ident,
        "name": f"The scenario {ident}",
        "feature": "724.1b",
        "key": "end-turn.exile.1",
        "number": "724.1b",
        "level": "rule",
        "verdict": verdict,
        "at": At("end_the_turn/b.feature", 12, "Bob has 7 cards in hand"),
        "title": "The stack is exiled",
        "statement": "Every object on the stack is exiled",
        "older": ("723.1b (2025-07-25)", "720.1b (2023-11-17)"),
    }
    return ScenarioRecord(**(fields | more))


FAILED = record(
    "bob-draws",
    "fail",
    expected="Bob has 7 cards in hand",
    shown="Bob has 9 cards in hand",
    notes=(("Source", "ruling 2017"), ("Outdated", "the wiki says six")),
    defaults=("turn 1 (Alice's), end step: Bob chooses nothing (default)",),
    timeline=tuple(moment(p) for p in ("Alice", "Bob")),
)


def text(*records: ScenarioRecord, run: RunRecord = RUN, end: EndRecord | None = END, verbose: bool = False) -> str:
    return "\n".join(line.text for line in report.report(run, records, end, verbose))


def test_a_failure_is_told_in_full() -> None:
    told = text(record("fine", "pass"), FAILED)
    for part in (
        "FAIL  bob-draws: The scenario bob-draws",
        "end_the_turn/b.feature:12: Bob has 7 cards in hand",
        "expected: Bob has 7 cards in hand",
        "shown:    Bob has 9 cards in hand",
        "724.1b end-turn.exile.1: Every object on the stack is exiled",
        "once 723.1b, 720.1b",
        "Source: ruling 2017",
        "Outdated: the wiki says six",
        "Bob chooses nothing (default)",
        "turn 1 (Alice's), end step: Alice and Bob pass",
        "sundial show bob-draws",
    ):
        assert part in told
    assert "The scenario fine" not in told
    assert "The scenario fine" in text(record("fine", "pass"), FAILED, verbose=True)


def test_one_line_a_rule_with_open_ones_apart_in_the_order_of_the_rules() -> None:
    told = text(
        record("a", "pass", number="724.10", title="Ten"),
        record("b", "pass", number="724.2", title="Two"),
        FAILED,
        record("c", "fail", level="open"),
        record("d", "pass", level="open"),
    )
    header, *rows = told.splitlines()[:4]
    assert header.split() == ["rule", "pass", "fail", "open"]
    assert [row.split()[0] for row in rows] == ["724.1b", "724.2", "724.10"]
    assert rows[0].split()[-4:] == ["1", "1", "of", "2"]
    assert "2 open (1 read as we do)" in told
    assert "c: expected: " in told


def test_a_long_timeline_is_cut_at_its_beginning() -> None:
    steps = ("upkeep", "draw", "end", "precombat_main")
    long = record("x", "fail", timeline=tuple(moment("Alice", steps[n % 4]) for n in range(30)))
    assert "... 18 lines before" in text(long)
    assert "lines before" not in text(long, verbose=True)


def test_unsupported_is_summed_up_by_cause() -> None:
    lacking = [record(f"u{n}", "unsupported", shown="Sundial of the Infinite") for n in range(3)]
    told = text(record("fine", "pass"), *lacking, record("v", "unsupported", shown="3 players"))
    assert "  3 need Sundial of the Infinite\n  1 needs 3 players" in told
    assert "1 of 5 could be run" in told
    assert "Nothing failed." in told


def test_an_error_shows_the_end_of_stderr_and_comes_first() -> None:
    broken = record("broken", "error", shown="silent for 10 s", stderr="\n".join(f"line {n}" for n in range(40)))
    told = text(FAILED, broken)
    assert "line 39" in told
    assert "line 20" not in told
    assert "Look first at broken: the engine broke down there" in told


def test_what_to_look_at_first_is_the_statement_with_the_most_failures() -> None:
    told = text(
        FAILED,
        record("p", "fail", key="end-turn.purge.2", number="724.1a"),
        record("q", "fail", key="end-turn.purge.2", number="724.1a"),
        record("r", "pass", key="end-turn.purge.2", number="724.1a"),
    )
    assert "Look first at 724.1a end-turn.purge.2: 2 of the 3 scenarios on it fail" in told


def test_last_lines_count_rows_apart_and_say_where_a_run_was_cut() -> None:
    rows = [record("o[1]", "pass", outline="o"), record("o[2]", "pass", outline="o"), record("p", "pass")]
    assert "3 scenarios, 2 of them outline rows, on toy 9 (rules of 2026-09-25)" in text(*rows)
    assert "Everything is as expected." in text(*rows)
    assert "cut short" in text(*rows, end=None)
    assert "interrupted" in text(*rows, end=msgspec.structs.replace(END, interrupted=True))


def test_an_engine_that_never_answered_is_told_first() -> None:
    run = RunRecord(
        sundial="", edition="", engine=None, seed=1, command="x", trouble="x can't be run", stderr="no Java\n"
    )
    told = text(record("a", "not run", shown="no engine answered"), run=run)
    assert told.startswith("No engine answered: x can't be run\n")
    assert "no Java" in told
    assert "1 not run: no engine answered" in told


def test_what_an_engine_sends_cannot_steer_the_terminal() -> None:
    assert "\x1b" not in text(record("x", "fail", shown="\x1b[2Jgone"))


@pytest.mark.parametrize(
    ("verdict", "level", "tag"),
    [
        ("pass", "rule", None),
        ("fail", "rule", "failure"),
        ("error", "rule", "error"),
        ("unsupported", "rule", "skipped"),
        ("not run", "rule", "error"),
        ("fail", "open", "skipped"),
    ],
)
def test_junit_knows_each_verdict(verdict: str, level: str, tag: str | None) -> None:
    shown = record("x", verdict, level=level, shown="it \x00 \x1b broke", expected="fine")
    root = ElementTree.fromstring(junit_xml([RUN, shown, END]))
    case = root.find("./testsuite/testcase")
    assert case is not None
    assert case.attrib["name"] == "x"
    assert [child.tag for child in case] == ([tag] if tag else [])
    suite = root.find("testsuite")
    assert suite is not None
    tally = {"failure": "failures", "error": "errors", "skipped": "skipped"}
    assert {kind: suite.attrib[kind] for kind in tally.values()} == {
        kind: "1" if tag == name else "0" for name, kind in tally.items()
    }
