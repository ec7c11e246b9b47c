"""Runs side by side in plain lines: counts for each rule, and what became of each scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from .comparison import Change, Column, changes, of_one_engine, scenarios, successive
from .report import clean, number_key, shell_word
from .runfile import ScenarioRecord
from .verdicts import VERDICTS
from .words import many

_TITLE = 48


def told(columns: Sequence[Column]) -> Iterator[str]:
    """The whole table: a line for each rule on which not all pass everywhere, the totals, then what changed."""
    yield from _table(columns)
    for column in columns:
        if column.cut:
            yield ""
            yield f"{column.name}: the run was {'cut short' if column.end is None else 'interrupted'}"
    if successive(columns):
        yield from _changed(columns[0], columns[-1])


def _table(columns: Sequence[Column]) -> Iterator[str]:
    titles = {record.number: record.title for record in scenarios(columns).values()}
    rows = [("rule", "", *(column.name for column in columns))]
    left_out = 0
    for number in sorted(titles, key=number_key):
        of_rule = [[r for r in column.records.values() if r.number == number] for column in columns]
        if all(record.verdict == "pass" for records in of_rule for record in records) and all(of_rule):
            left_out += 1
        else:
            title = titles[number]
            short = title if len(title) <= _TITLE else title[: _TITLE - 3].rstrip() + "..."
            rows.append((number, short, *map(_counts, of_rule)))
    rows.append(("all", "", *(_counts(column.records.values()) for column in columns)))
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
    if left_out:
        yield f"{many(left_out, 'more rule')} on which everything passes in each run"


def _counts(records: Iterable[ScenarioRecord]) -> str:
    """`3 fail, 12 pass, 1 open`; of open ones it isn't said how they came out, since they don't count."""
    records = list(records)
    counts = Counter(record.verdict if record.scored else "open" for record in records)
    words = [*(kind.word for kind in reversed(VERDICTS)), "open"]
    return ", ".join(f"{counts[word]} {word}" for word in words if counts[word]) or "-"


def _changed(before: Column, after: Column) -> Iterator[str]:
    found = changes(before, after)
    yield ""
    yield f"From {before.name} to {after.name}:"
    if found.nothing:
        yield "  nothing changed: every verdict is the same"
    broke, fixed = "broke", "got fixed"
    if not of_one_engine((before, after)):
        broke, fixed = f"passing only on {before.name}", f"passing only on {after.name}"
    for what, listed in ((broke, found.broken), (fixed, found.fixed), ("came out otherwise", found.others)):
        if listed:
            yield f"{len(listed)} {what}:"
            yield from map(_change, listed)
    for what, records in (("only in the first", found.only_before), ("only in the last", found.only_after)):
        if records:
            yield f"{len(records)} {what}:"
            yield from (f"  {clean(shell_word(record.id))}: {record.verdict}" for record in records)


def _change(change: Change) -> str:
    return f"  {clean(shell_word(change.id))}: {change.before.verdict} -> {change.after.verdict}"
