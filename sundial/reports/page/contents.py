"""What the page shows, from the columns: sections of rules, their scenarios, and what each engine made of them."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sundial.comparison import Changes, Column, changes, of_one_engine, scenarios, successive
from sundial.model import STEP_NAMES, StepName
from sundial.report import look_first, number_key, opened_by
from sundial.runfile import ScenarioRecord, StepTold, as_expected
from sundial.symptoms import Symptom, symptoms
from sundial.verdicts import VERDICTS, Passed, UnsupportedVerdict, Verdict

from .strip import Turn, strip

_SYMPTOMS = 6
_CAUSES = 5


class Tally(NamedTuple):
    """How the scored scenarios of something came out on one engine, and the open ones."""

    counts: list[tuple[type[Verdict], int]]
    """Only verdicts that occur, the worst ones first."""
    opened: int
    agree: int
    """Of the open ones, those that read as we do."""

    @property
    def worst(self) -> str:
        return self.counts[0][0].word if self.counts else ""


_WORST_FIRST = ("error", "fail", "not run", "unsupported", "pass")


def tally(records: Iterable[ScenarioRecord]) -> Tally:
    """The tally of records."""
    records = list(records)
    counts: Counter[str] = Counter(record.verdict for record in records if record.scored)
    opened = [record for record in records if not record.scored]
    by_word = {kind.word: kind for kind in VERDICTS}
    return Tally(
        [(by_word[word], counts[word]) for word in _WORST_FIRST if counts[word]],
        len(opened),
        sum(record.kind is Passed for record in opened),
    )


class Outcome(NamedTuple):
    """What one engine made of a scenario; `record` is None where its run has no such scenario."""

    letter: str
    record: ScenarioRecord | None
    turns: list[Turn]
    own_steps: tuple[StepTold, ...]
    """Its steps, where another edition of the corpus had others than the page shows."""
    is_new: bool
    """Whether the run has a baseline, and the outcome isn't as that has it."""

    @property
    def passed(self) -> bool:
        return self.record is not None and self.record.kind is Passed

    @property
    def shows(self) -> object:
        """All that the page tells of it, but for whose it is."""
        record = self.record
        if record is None:
            return None
        told = (record.verdict, record.expected, record.shown, record.at, record.known, record.defaults, record.stderr)
        return told, self.turns, self.own_steps

    @property
    def marks(self) -> str:
        """What it is found by, joined by a plus: its verdict, and what else there is to say of it."""
        if self.record is None:
            return "-"
        also = (("open", not self.record.scored), ("known", self.record.as_known), ("new", self.is_new))
        return "+".join([slug(self.record.verdict), *(word for word, holds in also if holds)])


class Case(NamedTuple):
    """A scenario with its outcomes, one for each column."""

    anchor: str
    record: ScenarioRecord
    """As the first column that has it knows it: for what doesn't depend on the engine."""
    outcomes: list[Outcome]

    @property
    def told(self) -> list[tuple[list[str], Outcome]]:
        """What there is to tell of the outcomes, alike ones once with the letters of all; passes behind the others."""
        found: list[tuple[list[str], Outcome]] = []
        for outcome in sorted(self.outcomes, key=lambda outcome: outcome.passed):
            if outcome.record is None or (outcome.passed and not outcome.turns and not outcome.record.known):
                continue
            alike = next((letters for letters, other in found if other.shows == outcome.shows), None)
            if alike is None:
                found.append(([outcome.letter], outcome))
            else:
                alike.append(outcome.letter)
        return found

    def failing(self, step: StepTold) -> list[Outcome]:
        """The outcomes in which this step is the one that wasn't as it says."""
        return [
            outcome
            for outcome in self.outcomes
            if outcome.record
            and not outcome.own_steps
            and (outcome.record.at.line, outcome.record.at.step) == (step.line, step.text)
        ]


class Statement(NamedTuple):
    """A statement with the scenarios about it."""

    key: str
    wording: str
    older: tuple[str, ...]
    cases: list[Case]


class Rule(NamedTuple):
    """A rule with its statements, and how each column did on it."""

    number: str
    title: str
    anchor: str
    statements: list[Statement]
    tallies: list[Tally]

    @property
    def size(self) -> int:
        return sum(len(statement.cases) for statement in self.statements)


class Section(NamedTuple):
    """Rules that belong together, by the name that the page's words have for them."""

    name: str
    rules: list[Rule]
    tallies: list[Tally]


class Panel(NamedTuple):
    """An engine's run in short. What its baseline knows isn't told again as what is wrong."""

    letter: str
    column: Column
    total: Tally
    could_run: int
    known: int
    """Scenarios that came out as the baseline knows them."""
    new: int
    """Those that didn't come out as it wants."""
    gone: tuple[str, ...]
    """Its entries for scenarios that there aren't any more."""
    look_first: list[tuple[str, str]]
    """The line in pieces; one that is a scenario's id comes with that id."""
    symptoms: list[Symptom]
    causes: list[tuple[str, int, int]]
    """What is lacking, how many scenarios need it, and how many it alone would open."""
    hours: list[tuple[StepName, int]]
    """In which steps of a turn the failures showed."""


class Contents(NamedTuple):
    """Everything on the page."""

    panels: list[Panel]
    sections: list[Section]
    changes: Changes | None
    """From the first column to the last."""
    of_one_engine: bool
    """Whether all columns are of one engine, so that a difference is a change."""
    cases: int
    anchors: dict[str, str]
    """Of the scenarios by their ids."""
    with_baseline: bool
    """Whether some run has one."""


def contents(columns: Sequence[Column]) -> Contents:
    """The contents of a page on these columns."""
    every = scenarios(columns)
    anchors = _anchors(every)
    by_number: dict[str, dict[str, list[Case]]] = defaultdict(lambda: defaultdict(list))
    for ident, record in every.items():
        by_number[record.number][record.key].append(_case(ident, anchors[ident], record, columns))
    by_section: dict[str, list[Rule]] = {name: [] for name in ("ending", "turn", "others")}
    for number in sorted(by_number, key=number_key):
        by_section[_section(number)].append(_rule(number, by_number[number], len(columns)))
    return Contents(
        [_panel(n, column) for n, column in enumerate(columns)],
        [_of_section(name, rules, len(columns)) for name, rules in by_section.items() if rules],
        changes(columns[0], columns[-1]) if successive(columns) else None,
        of_one_engine(columns),
        len(every),
        anchors,
        any(column.run.baseline for column in columns),
    )


def letter(n: int) -> str:
    """A, B, C and so on: by which a column is told in little space."""
    return chr(ord("A") + n) if n < 26 else str(n + 1)


def _case(ident: str, anchor: str, shown: ScenarioRecord, columns: Sequence[Column]) -> Case:
    """A scenario's case. Timelines are of use, and worth their size, where some engine didn't pass."""
    records = [column.records.get(ident) for column in columns]
    some_trouble = any(record is not None and record.kind is not Passed for record in records)
    return Case(anchor, shown, [_outcome(n, column, ident, shown, some_trouble) for n, column in enumerate(columns)])


def _outcome(n: int, column: Column, ident: str, shown: ScenarioRecord, with_timeline: bool) -> Outcome:
    record = column.records.get(ident)
    if record is None:
        return Outcome(letter(n), None, [], (), False)
    own = record.steps if record.steps != shown.steps else ()
    is_new = bool(column.run.baseline) and not as_expected(column.run, record)
    return Outcome(letter(n), record, strip(record.timeline) if with_timeline else [], own, is_new)


def _rule(number: str, by_key: dict[str, list[Case]], width: int) -> Rule:
    statements = []
    for key, cases in sorted(by_key.items(), key=lambda item: _key_order(item[0])):
        first = cases[0].record
        statements.append(Statement(key, first.statement, first.older, cases))
    cases = [case for statement in statements for case in statement.cases]
    title = cases[0].record.title
    return Rule(number, title, f"rule-{slug(number)}", statements, _tallies(cases, width))


def _tallies(cases: Iterable[Case], width: int) -> list[Tally]:
    cases = list(cases)
    records = [[case.outcomes[n].record for case in cases] for n in range(width)]
    return [tally(record for record in of_column if record) for of_column in records]


def _of_section(name: str, rules: list[Rule], width: int) -> Section:
    cases = [case for rule in rules for statement in rule.statements for case in statement.cases]
    return Section(name, rules, _tallies(cases, width))


def _section(number: str) -> str:
    chapter = int(number.partition(".")[0]) if number.partition(".")[0].isdigit() else 0
    return "ending" if chapter == 724 else "turn" if 500 <= chapter <= 514 else "others"


def _key_order(key: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdigit() else (0, part) for part in key.split(".")]


def slug(text: str) -> str:
    """Text as an id of the page has it."""
    return re.sub(r"[^A-Za-z0-9.]+", "-", text).strip("-")


def _anchors(idents: Iterable[str]) -> dict[str, str]:
    anchors: dict[str, str] = {}
    taken: Counter[str] = Counter()
    for ident in idents:
        anchor = f"case-{slug(ident)}"
        taken[anchor] += 1
        anchors[ident] = anchor if taken[anchor] == 1 else f"{anchor}--{taken[anchor]}"
    return anchors


def _panel(n: int, column: Column) -> Panel:
    records = list(column.records.values())
    scored = [record for record in records if record.scored]
    unknown = [record for record in scored if not record.as_known]
    troubled = [record for record in unknown if record.kind.told_in_full]
    alike = symptoms(troubled)
    lacking = [record for record in records if record.kind is UnsupportedVerdict and not record.as_known]
    opened = opened_by(lacking)
    causes = [(cause, amount, opened[cause]) for cause, amount in Counter(r.shown for r in lacking).items()]
    showed = Counter(record.timeline[-1].view.step for record in troubled if record.timeline)
    return Panel(
        letter(n),
        column,
        tally(records),
        sum(record.kind.could_run for record in records),
        len(scored) - len(unknown),
        sum(not as_expected(column.run, record) for record in scored) if column.run.baseline else 0,
        column.end.gone if column.end is not None else (),
        _with_links(
            look_first(scored, column.run, column.end).text,
            [record.id for symptom in alike for record in symptom.records],
        ),
        sorted(alike, key=lambda symptom: -len(symptom.records))[:_SYMPTOMS],
        sorted(causes, key=lambda cause: (-cause[2], -cause[1], cause[0]))[:_CAUSES],
        [(step, showed[step]) for step in STEP_NAMES] if showed else [],
    )


def _with_links(text: str, idents: Iterable[str]) -> list[tuple[str, str]]:
    """A line in pieces, cut at the longest id that occurs in it."""
    found = max((ident for ident in idents if ident in text), key=len, default="")
    if not found:
        return [(text, "")]
    before, _, after = text.partition(found)
    return [(before, ""), (found, found), (after, "")]
