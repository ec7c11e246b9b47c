"""The formats of reports: what each says of each verdict, and that no text of an engine's gets out of its place."""

from __future__ import annotations

import itertools
import re
import string
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from sundial import reports
from sundial.game import Moment
from sundial.model import Offers, Pass, Permanent, PriorityDecision, View, ViewPlayer
from sundial.report import clean
from sundial.reports import github, markdown
from sundial.runfile import (
    At,
    EndRecord,
    EngineShown,
    Known,
    Record,
    RunRecord,
    ScenarioRecord,
    count,
    exit_status,
)

RUN = RunRecord(sundial="0.1.0", edition="2026-09-25", engine=EngineShown("toy", "9", Offers()), seed=1, command="toy")
BASED = msgspec.structs.replace(RUN, baseline="baseline.yaml")


def record(ident: str, verdict: str, **more: Any) -> ScenarioRecord:
    fields: dict[str, Any] = {
        "id": ident,
        "name": f"The scenario {ident}",
        "feature": "724.1b",
        "key": "end-turn.exile.1",
        "number": "724.1b",
        "level": "rule",
        "verdict": verdict,
        "at": At("end_the_turn/b_exile.feature", 12, "Bob has 7 cards in hand", "Then"),
        "title": "All objects on the stack are exiled",
        "statement": "Every object on the stack is exiled",
        "expected": "Bob has 7 cards in hand" if verdict == "fail" else "",
        "shown": "" if verdict == "pass" else "Bob has 9 cards in hand" if verdict == "fail" else "it lacks that",
    }
    return ScenarioRecord(**(fields | more))


def run_of(*records: ScenarioRecord, run: RunRecord = RUN, gone: tuple[str, ...] = ()) -> list[Record]:
    lines = tuple(range(40, 40 + len(gone)))
    end = EndRecord(counts=count(records), gone=gone, gone_lines=lines, exit=exit_status(run, records, gone))
    return [run, *records, end]


PASSED, FAILED, BROKE = record("fine", "pass"), record("bob-draws", "fail"), record("broke", "error")
LACKING, NOT_RUN = record("lacking", "unsupported"), record("never", "not run")
OPEN = record("open", "fail", level="open")
KNOWN = record("known", "fail", known=Known("fail", "it is slow", "https://example.org/7", 3))
KNOWN_LACKING = record("known-lacking", "unsupported", known=Known("unsupported", "no planes", line=6))
BETTER = record("better", "pass", known=Known("fail", line=9))
WORSE = record("worse", "error", known=Known("unsupported", line=12))

CASES: list[tuple[RunRecord, ScenarioRecord, str, str, str]] = [
    # the run, the record, JUnit's element, TAP's first word and directive, a part of what is told
    (RUN, PASSED, "", "ok", ""),
    (RUN, FAILED, "failure", "not ok", "expected: Bob has 7 cards in hand; shown: Bob has 9 cards in hand"),
    (RUN, BROKE, "error", "not ok", "it lacks that"),
    (RUN, NOT_RUN, "error", "not ok", "not run: it lacks that"),
    (RUN, LACKING, "skipped", "ok SKIP", "unsupported: it lacks that"),
    (msgspec.structs.replace(RUN, strict=True), LACKING, "failure", "not ok", "unsupported: it lacks that"),
    (RUN, OPEN, "skipped", "not ok TODO", "open by the rules: expected: Bob"),
    (RUN, record("o", "error", level="open"), "skipped", "not ok TODO", "open by the rules: it lacks that"),
    (RUN, record("o", "unsupported", level="open"), "skipped", "ok SKIP", "open by the rules: unsupported"),
    (RUN, record("o", "not run", level="open"), "skipped", "ok SKIP", "open by the rules: not run"),
    (RUN, record("o", "pass", level="open"), "", "ok", ""),
    (BASED, LACKING, "failure", "not ok", "unsupported: it lacks that"),
    (BASED, KNOWN, "skipped", "not ok TODO", "known: it is slow, https://example.org/7; expected: Bob"),
    (BASED, KNOWN_LACKING, "skipped", "ok SKIP", "known: no planes; unsupported: it lacks that"),
    (BASED, BETTER, "failure", "not ok", "passes, but baseline.yaml:9 knows it as fail: delete that entry"),
    (BASED, WORSE, "error", "not ok", "baseline.yaml:12 knows it as unsupported, but now: it lacks that"),
    (BASED, record("n", "not run", known=Known("fail", line=1)), "error", "not ok", "not run: it lacks that"),
]
each_case = pytest.mark.parametrize(("run", "shown", "tag", "words", "told"), CASES)


# -- JUnit ---------------------------------------------------------------------------------------------------------

_TIME = re.compile(r"\d+\.\d{3}")
_SHAPE: dict[str, tuple[set[str], set[str], set[str]]] = {
    # element: attributes that it must have, that it may have, and its children
    "testsuites": ({"name", "tests", "failures", "errors", "time"}, set(), {"testsuite"}),
    "testsuite": ({"name", "tests", "failures", "errors", "skipped", "time"}, set(), {"properties", "testcase"}),
    "properties": (set(), set(), {"property"}),
    "property": ({"name", "value"}, set(), set()),
    "testcase": ({"name", "classname"}, {"time", "file", "line"}, {"properties", "failure", "error", "skipped"}),
    **dict.fromkeys(("failure", "error", "skipped"), ({"message"}, set(), set())),
}
"""What Jenkins, GitLab and GitHub's actions read."""


def junit(records: list[Record]) -> ElementTree.Element:
    """The report, once it was seen to be of the shape that its readers know, and its counts to be right."""
    root = ElementTree.fromstring(reports.made("junit", records))
    for element in root.iter():
        must, may, children = _SHAPE[element.tag]
        assert must <= set(element.attrib) <= must | may
        assert {child.tag for child in element} <= children
        if "time" in element.attrib:
            assert _TIME.fullmatch(element.attrib["time"])
    for suite in [root, *root]:
        cases = suite.findall(".//testcase")
        tally = {"failures": "failure", "errors": "error", "skipped": "skipped"}
        assert suite.attrib["tests"] == str(len(cases))
        for name, tag in tally.items():
            assert suite.get(name, "0") == str(len(suite.findall(f".//{tag}"))) or (suite is root and name == "skipped")
    return root


@each_case
def test_junit_knows_each_outcome(run: RunRecord, shown: ScenarioRecord, tag: str, words: str, told: str) -> None:
    case = junit(run_of(shown, run=run)).find("testsuite/testcase")
    assert case is not None
    outcomes = [child for child in case if child.tag != "properties"]
    assert [child.tag for child in outcomes] == ([tag] if tag else [])
    for child in outcomes:
        assert told in child.attrib["message"]
        assert told in (child.text or ""), "GitLab shows the text"


def test_junit_has_a_suite_for_each_rule_and_properties_for_what_a_case_is_about() -> None:
    other = record("ten", "pass", number="500.10", title="A step added after a phase")
    cited = msgspec.structs.replace(KNOWN, notes=(("Source", "ruling 2017"), ("Note", "x"), ("Source", "wiki")))
    root = junit(run_of(cited, PASSED, record("two", "pass", number="500.2", title="Two"), other, run=BASED))
    assert [suite.attrib["name"] for suite in root] == [
        "500.2 Two",
        "500.10 A step added after a phase",
        "724.1b All objects on the stack are exiled",
    ]
    case = root[2].find("testcase")
    assert case is not None
    assert (case.attrib["name"], case.attrib["classname"]) == ("known", "724.1b")
    properties = {each.attrib["name"]: each.attrib["value"] for each in case.iter("property")}
    assert properties == {
        "key": "end-turn.exile.1",
        "rule": "724.1b",
        "statement": "Every object on the stack is exiled",
        "scenario": "The scenario known",
        "level": "rule",
        "at": "end_the_turn/b_exile.feature:12",
        "source": "ruling 2017; wiki",
        "link": "https://example.org/7",
    }


def test_junit_names_files_of_ones_own_only() -> None:
    own = msgspec.structs.replace(FAILED, at=At("tests/my.feature", 4))
    cases = junit(run_of(FAILED, own)).findall(".//testcase")
    assert [(case.get("file"), case.get("line")) for case in cases] == [(None, None), ("tests/my.feature", "4")]


def test_junit_cuts_a_text_that_is_long() -> None:
    long = msgspec.structs.replace(FAILED, defaults=("x" * 5000,) * 100)
    failure = junit(run_of(long)).find(".//failure")
    assert failure is not None
    assert 10_000 < len(failure.text or "") <= 20_000


def test_junit_tells_what_is_wrong_with_the_run_itself() -> None:
    root = junit(run_of(PASSED, run=BASED, gone=("once-there",)))
    case = root.find("testsuite[@name='baseline']/testcase[@name='once-there']/failure")
    assert case is not None
    assert case.attrib["message"] == ("baseline.yaml:40 is of no scenario that counts: delete that entry")
    cut = junit([RUN, PASSED]).find("testsuite[@name='run']/testcase/error")
    assert cut is not None
    assert "cut short" in cut.attrib["message"]
    silent = msgspec.structs.replace(RUN, engine=None, trouble="no such program")
    error = junit(run_of(NOT_RUN, run=silent)).find("testsuite[@name='run']/testcase/error")
    assert error is not None
    assert error.attrib["message"] == "no engine answered: no such program"


# -- TAP -----------------------------------------------------------------------------------------------------------

_POINT = re.compile(r"((?:not )?ok) (\d+) - ((?:[^#\\]|\\#|\\\\)*?)(?: # (SKIP|TODO) ((?:[^#\\]|\\#|\\\\)+))?")


def tap(records: list[Record]) -> list[tuple[str, str, str, Any]]:
    """Each point's first word with its directive, its description, its reason and its diagnostics."""
    lines = reports.made("tap", records).decode().split("\n")
    assert (lines[0], lines[-1]) == ("TAP version 14", "")
    plan = re.fullmatch(r"1\.\.(\d+)", lines[1])
    assert plan
    points: list[tuple[str, str, str, Any]] = []
    rest = iter(lines[2:-1])
    for line in rest:
        if line.startswith(("# ", "Bail out! ")):
            continue
        if line == "  ---":
            block = list(itertools.takewhile(lambda each: each != "  ...", rest))
            assert all(each.startswith("  ") for each in block)
            told = yaml.safe_load("\n".join(block))
            points[-1] = (*points[-1][:3], told)
            continue
        point = _POINT.fullmatch(line)
        assert point, line
        assert point[2] == str(len(points) + 1)
        reason = re.sub(r"\\([#\\])", r"\1", point[5] or "")
        points.append(
            (" ".join(filter(None, (point[1], point[4]))), re.sub(r"\\([#\\])", r"\1", point[3]), reason, None)
        )
    assert len(points) == int(plan[1])
    return points


@each_case
def test_tap_knows_each_outcome(run: RunRecord, shown: ScenarioRecord, tag: str, words: str, told: str) -> None:
    [(status, description, reason, diagnostics)] = tap(run_of(shown, run=run))
    assert status == words
    assert description == f"{shown.id}: {shown.name}"
    assert told in (reason if " " in words.removeprefix("not ") else diagnostics["message"] if diagnostics else "")
    assert (diagnostics is None) == words.startswith("ok")


def test_tap_has_what_was_expected_and_shown_and_the_stale_entries() -> None:
    failure, stale = tap(run_of(FAILED, run=BASED, gone=("once-there",)))
    assert failure[3] == {
        "message": "expected: Bob has 7 cards in hand; shown: Bob has 9 cards in hand",
        "verdict": "fail",
        "at": {"file": "end_the_turn/b_exile.feature", "line": 12, "step": "Bob has 7 cards in hand"},
        "rule": "724.1b",
        "key": "end-turn.exile.1",
        "statement": "Every object on the stack is exiled",
        "expected": "Bob has 7 cards in hand",
        "shown": "Bob has 9 cards in hand",
    }
    assert stale[:2] == ("not ok", "baseline: once-there")


def test_tap_bails_out_of_a_run_that_was_cut_or_had_no_engine() -> None:
    assert (
        reports.made("tap", [RUN, PASSED])
        .decode()
        .endswith("\nBail out! the run file has no footer: the run was cut short\n")
    )
    silent = msgspec.structs.replace(RUN, engine=None, trouble="a # in it")
    assert reports.made("tap", run_of(NOT_RUN, run=silent)).endswith(b"\nBail out! no engine answered: a \\# in it\n")
    assert b"Bail out!" not in reports.made("tap", run_of(FAILED, NOT_RUN))


# -- the badge -----------------------------------------------------------------------------------------------------

_SVG = "{http://www.w3.org/2000/svg}"


def badge(records: list[Record]) -> tuple[str, str, str]:
    """What it says, its title and its color."""
    svg = ElementTree.fromstring(reports.made("badge", records))
    texts = [text.text for text in svg.iter(f"{_SVG}text")]
    title = svg.findtext(f"{_SVG}title")
    assert texts[0] == "sundial"
    assert svg.attrib["aria-label"] == title
    whole = svg.find(f"{_SVG}rect")
    assert whole is not None
    assert whole.attrib["width"] == svg.attrib["width"]
    left, right = svg.iter(f"{_SVG}text")
    edges = [float(each.attrib["x"]) + float(each.attrib["textLength"]) / 2 for each in (left, right)]
    assert edges[0] < float(right.attrib["x"]) - float(right.attrib["textLength"]) / 2
    assert edges[1] < float(svg.attrib["width"])
    assert not [element for element in svg.iter() if "id" in element.attrib], "there may be others on the page"
    return str(texts[1]), str(title), whole.attrib["fill"]


GREEN, AMBER, RED, GREY = "#2e7d32", "#8a6100", "#c62828", "#6a6a6a"


@pytest.mark.parametrize(
    ("records", "said", "color"),
    [
        (run_of(PASSED), "1 passed", GREEN),
        (run_of(PASSED, OPEN), "1 passed", GREEN),
        (run_of(PASSED, LACKING), "1 passed, 1 unsupported", AMBER),
        (run_of(PASSED, KNOWN, KNOWN_LACKING, run=BASED), "1 passed, 2 known", AMBER),
        (run_of(PASSED, FAILED, FAILED), "2 failed", RED),
        (run_of(PASSED, FAILED, BROKE, NOT_RUN), "1 failed, 1 error, 1 not run", RED),
        (run_of(PASSED, BETTER, run=BASED), "1 failed", RED),
        (run_of(PASSED, run=BASED, gone=("a", "b")), "2 stale entries", RED),
        (run_of(LACKING), "0 passed, 1 unsupported", RED),
        (run_of(OPEN), "0 passed", AMBER),
        ([RUN, PASSED], "cut short", RED),
        (run_of(NOT_RUN, run=msgspec.structs.replace(RUN, engine=None)), "no engine", GREY),
    ],
)
def test_the_badge_says_what_the_run_came_to(records: list[Record], said: str, color: str) -> None:
    assert badge(records)[::2] == (said, color)


def test_the_badge_names_the_engine_to_those_who_hear_it() -> None:
    assert badge(run_of(PASSED))[1] == "sundial on toy 9: 1 passed"


# -- Markdown ------------------------------------------------------------------------------------------------------


class _Page(HTMLParser):
    """The text of a page, the parts of it that are seen at once and folded away, what is in code, and the tags."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.text, self.seen, self.folded, self.code = "", "", "", [""]
        self._open: list[str] = []
        self.feed(html)
        assert not self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert {name for name, _ in attrs} <= ({"style"} if tag in ("td", "th") else set())
        self.tags.add(tag)
        self._open.append(tag)
        if tag == "code":
            self.code.append("")

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data
        if "details" in self._open:
            self.folded += data
        else:
            self.seen += data
        if "code" in self._open:
            self.code[-1] += data


def rendered(told: str) -> _Page:
    """Markdown as GitHub reads it, but for what it does with the text afterwards."""
    return _Page(MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"]).render(told))


def page(records: list[Record]) -> _Page:
    """The report as a reader of Markdown sees it."""
    told = reports.made("markdown", records).decode()
    assert len(told.encode()) <= markdown.LIMIT
    shown = rendered(told)
    assert shown.tags <= {
        *("h2", "h3", "p", "strong", "code", "ul", "li", "details", "summary"),
        *("table", "thead", "tbody", "tr", "th", "td"),
    }
    return shown


def test_markdown_shows_what_failed_and_folds_the_rest_away() -> None:
    other = record("ten", "pass", number="500.10", title="A step added after a phase")
    records = run_of(other, PASSED, FAILED, KNOWN, OPEN, KNOWN_LACKING, run=BASED)
    shown = page(records)
    assert shown.text.startswith("Sundial: 1 failed\n")
    for part in (
        "6 scenarios on toy 9 (rules of 2026-09-25): 2 passed, 2 failed, 1 unsupported, 1 open by the rules; 2 known.",
        "Look first at 724.1b end-turn.exile.1: bob-draws fails.",
        "bob-draws: The scenario bob-draws",
        "724.1b: Every object on the stack is exiled",
        "end_the_turn/b_exile.feature:12 Bob has 7 cards in hand",
        "expected: Bob has 7 cards in hand",
        "shown: Bob has 9 cards in hand",
    ):
        assert part in shown.seen
    for part in (
        "1 other rule on which all is as expected",
        "500.10",
        "Known failures: 2",
        "known (724.1b): known: it is slow, https://example.org/7; expected: Bob has 7 cards",
        "Open by the rules, and read otherwise here (not counted): 1",
        "Unsupported: 1",
        "1 scenario: it lacks that",
    ):
        assert part in shown.folded
    assert "The scenario fine" not in shown.text


def test_markdown_shows_a_table_by_rule() -> None:
    told = reports.made("markdown", run_of(PASSED, FAILED, BROKE, OPEN)).decode()
    assert (
        "| rule |  | pass | fail | error | open |\n"
        "| --- | --- | --: | --: | --: | --: |\n"
        "| 724.1b | All objects on the stack are exiled | 1 | 1 | 1 | 1 |\n"
    ) in told


def test_markdown_tells_what_is_to_be_deleted_and_what_was_not_run() -> None:
    shown = page(run_of(PASSED, BETTER, NOT_RUN, LACKING, run=BASED, gone=("once-there",)))
    for part in (
        "once-there: baseline.yaml:40 is of no scenario that counts: delete that entry",
        "better (724.1b): passes, but baseline.yaml:9 knows it as fail: delete that entry",
        "lacking (724.1b): unsupported: it lacks that",
        "1 not run: it lacks that",
    ):
        assert part in shown.seen
    assert "cut short" in page([RUN, PASSED]).text
    silent = msgspec.structs.replace(RUN, engine=None, trouble="no such program")
    assert "no engine answered: no such program" in page(run_of(NOT_RUN, run=silent)).text


def test_markdown_of_many_failures_stays_within_its_limit_and_says_so() -> None:
    failures = [
        record(f"f{n}", "fail", shown=f"{chr(97 + n % 26) * (1 + n)} " * 40, number=f"{500 + n % 50}.1")
        for n in range(400)
    ]
    shown = page(run_of(*failures))
    assert "no room here: sundial report tells all of it" in shown.text
    assert "400 failed" in shown.text
    alike = page(run_of(*(record(f"a{n}", "fail") for n in range(400))))
    assert "397 more that look alike: a3, a4" in alike.text
    assert "no room here" not in alike.text
    lacking = [record(f"l{n}", "unsupported", shown=f"{n} " + "card " * 90) for n in range(400)]
    assert "Unsupported: 400" in page(run_of(PASSED, *lacking)).text


# -- GitHub --------------------------------------------------------------------------------------------------------

_COMMAND = re.compile(r"::error ((?:\w+=[^,:]*)(?:,\w+=[^,:]*)*)::([^\r\n]*)")


def commands(records: list[Record], place: Any = lambda file: file) -> list[tuple[dict[str, str], str]]:
    """The properties of each annotation and its message, read as GitHub's runner reads them."""
    told = []
    for line in github.workflow_commands(records, place):
        command = _COMMAND.fullmatch(line)
        assert command, line
        properties = dict(each.split("=", 1) for each in command[1].split(","))
        told.append(({name: _read(value) for name, value in properties.items()}, _read(command[2])))
    return told


def _read(text: str) -> str:
    return re.sub("%(25|0A|0D|3A|2C)", lambda found: chr(int(found[1], 16)), text)


def test_github_is_told_of_failures_with_their_place() -> None:
    awkward = msgspec.structs.replace(FAILED, id="a[1,2: 50%]", shown="100%0A\n::error::x")
    [(properties, message)] = commands(run_of(PASSED, LACKING, OPEN, awkward))
    assert properties == {"title": "724.1b a[1,2: 50%]", "file": "end_the_turn/b_exile.feature", "line": "12"}
    assert message == (
        "expected: Bob has 7 cards in hand; shown: 100%0A\\x0a::error::x\n724.1b: Every object on the stack is exiled"
    )
    [(properties, _)] = commands(run_of(FAILED), lambda file: "")
    assert set(properties) == {"title"}


def test_github_is_told_errors_first_and_no_more_than_it_shows() -> None:
    alike = [record(f"a{n}", "fail") for n in range(3)]
    different = [record(f"d{n}", "fail", shown=f"{chr(97 + n)} happened") for n in range(20)]
    told = commands(run_of(*different, *alike, BROKE))
    assert len(told) == github.ANNOTATIONS
    assert [properties["title"] for properties, _ in told[:3]] == ["724.1b broke", "724.1b a0", "724.1b d0"]
    assert told[1][1].endswith("\n2 more like this: a1, a2")
    assert told[-1][0] == {"title": "13 more that are not as expected"}
    assert told[-1][1].splitlines()[0] == "724.1b d7"
    assert len(commands(run_of(*different[:10]))) == github.ANNOTATIONS


def test_github_is_told_of_the_baseline_beside_its_entries() -> None:
    told = commands(run_of(PASSED, KNOWN, BETTER, WORSE, LACKING, run=BASED, gone=("once", "twice")))
    assert told[:2] == [
        (
            {"title": "1 known otherwise, but passing", "file": "baseline.yaml", "line": "9"},
            "Delete this entry: better",
        ),
        (
            {"title": "2 known, but no scenario that counts", "file": "baseline.yaml", "line": "40"},
            "Delete these entries: once, twice",
        ),
    ]
    assert [properties["title"] for properties, _ in told[2:]] == ["724.1b worse", "1 scenario that didn't run"]
    assert told[3][1] == "1 unsupported: it lacks that"


def test_github_is_told_of_a_run_without_engine_or_end() -> None:
    silent = msgspec.structs.replace(RUN, engine=None, trouble="no such program")
    assert commands(run_of(NOT_RUN, run=silent)) == [({"title": "engine"}, "no engine answered: no such program")]
    assert [properties["title"] for properties, _ in commands([RUN, PASSED])] == ["footer"]
    assert commands(run_of(PASSED, LACKING, KNOWN)) == []


# -- hostile texts -------------------------------------------------------------------------------------------------

NASTY = [
    "]]>",
    "<script>alert(1)</script>",
    "</code></details><img src=x onerror=alert(1)>",
    "\x1b[2J\x07",
    "| a | b |\n|---|---|",
    "`` ` ```\n~~~",
    "\n  ...\nnot ok 7 - x",
    "fine # SKIP",
    "\\# TODO x \\",
    "subtest {",
    "\n::error file=a::b\r\n::stop-commands::x",
    "%0A::error::",
    "[a](javascript:alert(1)) ![b](http://x/y) <http://x> www.x.org a@b.org http://x",
    "@everyone #1 :smile: **a** _b_ ~~c~~ $x$ &lt; &amp;#60;",
    "\n# heading\n- item\n\n    code",
    "\ud800 \udfff \ufffe \u2028 \x85 \u202e \x00",
    '"quoted": {a: [1, ',
    "\U0001f600 é 漢",
]
texts = st.one_of(
    st.lists(st.sampled_from(NASTY) | st.text(max_size=5), max_size=3).map("".join),
    st.text(st.characters(), max_size=30),
    st.sampled_from(NASTY).map(lambda text: text * (100_000 // len(text))),
)
whole_runs = st.builds(
    lambda name, text, other, verdicts, where, known: _hostile(name, text, other, verdicts, where, known),
    name=texts,
    text=texts,
    other=texts,
    verdicts=st.lists(st.sampled_from(["pass", "fail", "unsupported", "error", "not run"]), min_size=1, max_size=6),
    where=texts,
    known=st.booleans(),
)


def _hostile(name: str, text: str, other: str, verdicts: list[str], where: str, known: bool) -> list[Record]:
    run = msgspec.structs.replace(RUN, engine=EngineShown(name, other, Offers()), command=name, baseline=where)
    view = View(
        turn=1,
        active="Alice",
        step="end",
        decision=PriorityDecision("Alice"),
        players=(ViewPlayer("Alice", 20), ViewPlayer("Bob", 20)),
        battlefield=(Permanent(other, text, "Alice"),),
    )
    records = [
        record(
            f"{name}{n}",
            verdict,
            name=other,
            title=text,
            statement=other,
            at=At(where, 3, text, "Then"),
            expected=text,
            shown=other if n % 2 else text,
            stderr=f"{text}\n{other}\n" * 20,
            notes=(("Source", text),),
            defaults=(other,),
            lacks=other,
            known=Known("fail", text, other, 4) if known and n % 2 else None,
            timeline=(Moment(view, Pass("Alice")), Moment(view)),
        )
        for n, verdict in enumerate(verdicts)
    ]
    return run_of(*records, run=run, gone=(text,))


hostile = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def _outside(records: list[Record]) -> Iterator[ScenarioRecord]:
    yield from (each for each in records if isinstance(each, ScenarioRecord))


@hostile
@given(whole_runs)
def test_no_text_breaks_junit(records: list[Record]) -> None:
    root = junit(records)
    for case, shown in zip(root.iter("testcase"), _outside(records), strict=False):
        assert case.attrib["name"].startswith(clean(shown.id[:100]))
        assert all(
            c.isprintable() or c in "\n" for child in case for c in child.text or "" if child.tag != "properties"
        )
    assert len(reports.made("junit", records)) < 1_000_000


@hostile
@given(whole_runs)
def test_no_text_breaks_tap(records: list[Record]) -> None:
    for (_, description, reason, diagnostics), shown in zip(tap(records), _outside(records), strict=False):
        assert description.startswith(clean(shown.id[:100]).strip()[:50])
        assert all(c.isprintable() for c in description + reason)
        if diagnostics is not None:
            assert diagnostics["at"]["step"].startswith(clean(shown.at.step[:1000]))
            assert diagnostics["key"] == "end-turn.exile.1"


@hostile
@given(whole_runs)
def test_no_text_breaks_the_badge(records: list[Record]) -> None:
    said, title, _ = badge(records)
    assert re.fullmatch(r"[\w, ]+", said)
    assert title.endswith(said)


@pytest.mark.parametrize("text", [*NASTY, *string.punctuation, "1. one", "- one", "+ one", "a\tb", "_a_ __b__", "`a`"])
def test_a_text_reads_in_markdown_as_it_is(text: str) -> None:
    told = markdown.escaped(text)
    for template in ("- x {}\n", "x {}.\n", "<code>{}</code>\n", "| a |\n|---|\n| {} |\n"):
        shown = rendered(template.format(told))
        assert shown.tags <= {"ul", "li", "p", *("table", "thead", "tbody", "tr", "th", "td")} | (
            {"code"} if "code" in template else set()
        )
        assert _plain(clean(text)) in _plain(shown.text)
    # What GitHub makes links, mentions and emojis of.
    assert not re.search(r"@|#(?!\d+;)|:\S|www\.|\$", told)


def _plain(text: str) -> str:
    return "".join(text.split())


@hostile
@given(whole_runs)
def test_no_text_is_markup_in_markdown(records: list[Record]) -> None:
    told = reports.made("markdown", records).decode()
    assert "<script" not in told
    shown = page(records)
    unexpected = [each for each in _outside(records) if each.kind.told_in_full and each.known is None]
    for each in unexpected[:1]:
        assert _plain(clean(each.id[:300])) in _plain(" ".join(shown.code))
    assert "a" not in shown.tags
    assert "img" not in shown.tags


@hostile
@given(whole_runs)
def test_no_text_is_a_command_to_github(records: list[Record]) -> None:
    told = commands(records)
    assert len(told) <= github.ANNOTATIONS
    for properties, message in told:
        assert set(properties) <= {"title", "file", "line"}
        assert len(message) < 50_000
        assert all(c.isprintable() or c == "\n" for c in message)
