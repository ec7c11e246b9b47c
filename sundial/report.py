"""The report of a run in plain lines: a pure function of the run file's records."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from . import timeline
from .runfile import EndRecord, RunRecord, ScenarioRecord
from .verdicts import VERDICTS, ErrorVerdict, FailedVerdict, NotRun, Passed, UnsupportedVerdict
from .words import many

TIMELINE_LINES = 12
STDERR_LINES = 12
_TITLE = 56


class Line(NamedTuple):
    """A line of the report, and how a terminal may show it."""

    text: str
    style: str = ""


def clean(text: str) -> str:
    """Text that an engine sent, without what would steer a terminal."""
    return "".join(c if c.isprintable() or c == " " else f"\\x{ord(c):02x}" for c in text)


def report(
    run: RunRecord, records: Sequence[ScenarioRecord], end: EndRecord | None, verbose: bool = False
) -> Iterator[Line]:
    """The whole report.

    Args:
        end: the footer; None where the run file was cut.
        verbose: passes are told in full too, and timelines from their beginning.
    """
    if run.engine is None:
        yield Line(f"No engine answered: {clean(run.trouble)}", "bold red")
        yield from _stderr(run.stderr)
        yield Line("")
    else:
        yield from rules(records)
    for record in records:
        if record.scored and (record.kind.told_in_full or (verbose and record.kind is Passed)):
            yield Line("")
            yield from in_full(record, verbose)
    yield from _open(records, verbose)
    yield from _unsupported(records)
    yield from _not_run(records)
    yield Line("")
    yield from _last_lines(run, records, end)


# -- one line per rule ---------------------------------------------------------------------------------------------


def number_key(number: str) -> tuple[int | str, ...]:
    """Rule numbers in the order of the rules: 724.2 before 724.10, 724.1a after 724.1."""
    return tuple(int(part) if part.isdigit() else part for part in re.findall(r"\d+|[a-z]+", number))


def rules(records: Iterable[ScenarioRecord]) -> Iterator[Line]:
    """One line per rule: number, title, how many scored scenarios came to each verdict, and the open ones apart."""
    by_number: dict[str, list[ScenarioRecord]] = defaultdict(list)
    for record in records:
        by_number[record.number].append(record)
    if not by_number:
        return
    rows = [("rule", "", *(verdict.word for verdict in VERDICTS), "open")]
    for number in sorted(by_number, key=number_key):
        of_rule = by_number[number]
        counts: Counter[str] = Counter(record.verdict for record in of_rule if record.scored)
        opened = [record for record in of_rule if not record.scored]
        agree = sum(record.kind is Passed for record in opened)
        rows.append(
            (
                number,
                _short(of_rule[0].title),
                *(str(counts[verdict.word] or "") for verdict in VERDICTS),
                f"{agree} of {len(opened)}" if opened else "",
            )
        )
    # A column that is empty all the way down says nothing.
    kept = [0, 1, 2] + [i for i in range(3, len(rows[0])) if any(row[i] for row in rows[1:])]
    widths = [max(len(row[i]) for row in rows) for i in kept]
    for n, row in enumerate(rows):
        cells = [row[i].ljust(w) if i < 2 else row[i].rjust(w) for i, w in zip(kept, widths, strict=True)]
        style = "bold" if n == 0 else "red" if row[3] else "magenta" if row[5] else ""
        yield Line("  ".join(cells).rstrip(), style)


def _short(title: str) -> str:
    return title if len(title) <= _TITLE else title[: _TITLE - 3].rstrip() + "..."


# -- one scenario in full ------------------------------------------------------------------------------------------


def in_full(record: ScenarioRecord, verbose: bool = False) -> Iterator[Line]:
    """Everything about one scenario that helps to see why it came to its verdict."""
    yield Line(f"{record.verdict.upper()}  {record.id}: {record.name}", f"bold {record.kind.color}")
    at = f"{record.at.file}:{record.at.line}"
    yield Line(f"  {at}" + (f": {record.at.step}" if record.at.step else ""))
    if record.kind is FailedVerdict:
        yield Line(f"    expected: {record.expected}", "green")
        yield Line(f"    shown:    {clean(record.shown)}", "red")
    elif record.shown:
        yield Line(f"    {clean(record.shown)}", record.kind.color)
    yield Line(f"  {record.number} {record.key}: {record.statement}")
    if record.older:
        # Their dates are in the run file, and `sundial explain` tells them.
        yield Line(f"    once {', '.join(older.partition(' ')[0] for older in record.older)}")
    for kind, text in record.notes:
        yield Line(f"    {kind}: {text}")
    if record.defaults:
        yield Line("  answered by default:")
        for text in record.defaults:
            yield Line(f"    {clean(text)}")
    if record.timeline:
        yield Line("  timeline:")
        for text in timeline.lines(record.timeline, 0 if verbose else TIMELINE_LINES):
            yield Line(f"    {clean(text)}", "dim")
    yield from _stderr(record.stderr)
    yield Line(f"  sundial show '{record.id}'" if "[" in record.id else f"  sundial show {record.id}", "dim")


def _stderr(stderr: str) -> Iterator[Line]:
    tail = stderr.rstrip("\n").splitlines()[-STDERR_LINES:]
    if tail:
        yield Line("  the last lines of its stderr:")
        for text in tail:
            yield Line(f"    {clean(text)}", "dim")


# -- the rest ------------------------------------------------------------------------------------------------------


def _open(records: Sequence[ScenarioRecord], verbose: bool) -> Iterator[Line]:
    """What the rules leave open: told, never counted."""
    differ = [record for record in records if not record.scored and record.kind.told_in_full]
    if not differ:
        return
    yield Line("")
    yield Line("The rules leave these open; the engine reads them otherwise than we do (not counted):", "bold")
    for record in differ:
        if verbose:
            yield from in_full(record, verbose)
        else:
            yield Line(f"  {record.id}: expected: {record.expected}; shown: {clean(record.shown)}")


def _unsupported(records: Sequence[ScenarioRecord]) -> Iterator[Line]:
    causes = Counter(record.shown for record in records if record.kind is UnsupportedVerdict)
    if not causes:
        return
    yield Line("")
    yield Line("Unsupported:", "bold yellow")
    for cause, amount in sorted(causes.items(), key=lambda item: (-item[1], item[0])):
        yield Line(f"  {amount} {'needs' if amount == 1 else 'need'} {clean(cause)}")


def _not_run(records: Sequence[ScenarioRecord]) -> Iterator[Line]:
    reasons = Counter(record.shown for record in records if record.kind is NotRun)
    if not reasons:
        return
    yield Line("")
    for reason, amount in reasons.items():
        yield Line(f"{amount} not run: {clean(reason)}", "bold")


def _last_lines(run: RunRecord, records: Sequence[ScenarioRecord], end: EndRecord | None) -> Iterator[Line]:
    scored = [record for record in records if record.scored]
    counts: Counter[str] = Counter(record.verdict for record in scored)
    engine = f"{run.engine.name} {run.engine.version}" if run.engine else "no engine"
    rows = sum(bool(record.outline) for record in records)
    if end is None:
        yield Line("The run file has no footer: the run was cut short.", "bold red")
    elif end.interrupted:
        yield Line("The run was interrupted.", "bold red")
    yield look_first(scored)
    yield Line(f"{many(len(records), 'scenario')}, {rows} of them outline rows, on {engine} (rules of {run.edition})")
    told = [f"{counts[verdict.word]} {verdict.plural}" for verdict in VERDICTS if counts[verdict.word]]
    if opened := [record for record in records if not record.scored]:
        agree = sum(record.kind is Passed for record in opened)
        told.append(f"{len(opened)} open ({agree} read as we do)")
    yield Line(", ".join(told) or "nothing was run", "bold")
    yield Line(f"{sum(record.kind.could_run for record in records)} of {len(records)} could be run")


def look_first(scored: Sequence[ScenarioRecord]) -> Line:
    """What to look at first.

    A breakdown hides what comes after it, so errors come first; then the statement with the most failures, since one
    fault fails most of what is about it, and of several the first in the order of the rules.
    """
    errors = [record for record in scored if record.kind is ErrorVerdict]
    if errors:
        first = errors[0]
        return Line(
            f"Look first at {first.id}: the engine broke down there"
            + (f" and in {len(errors) - 1} more" if len(errors) > 1 else "")
            + ", and what it would have shown is hidden.",
            "bold",
        )
    failing: dict[str, list[ScenarioRecord]] = defaultdict(list)
    for record in scored:
        if record.kind is FailedVerdict:
            failing[record.key].append(record)
    if not failing:
        if scored and all(record.kind is Passed for record in scored):
            return Line("Everything is as expected.", "bold green")
        judged = any(record.kind is Passed for record in scored)
        return Line("Nothing failed." if judged else "Nothing could be judged.")
    key = min(failing, key=lambda k: (-len(failing[k]), number_key(failing[k][0].number), k))
    worst = failing[key]
    ran = sum(record.key == key and record.kind.could_run for record in scored)
    return Line(
        f"Look first at {worst[0].number} {key}: {len(worst)} of the {many(ran, 'scenario')} on it fail, "
        f"more than on any other statement ({worst[0].id} is the first)."
        if len(failing) > 1 and len(worst) > 1
        else f"Look first at {worst[0].number} {key}: {worst[0].id} fails.",
        "bold",
    )
