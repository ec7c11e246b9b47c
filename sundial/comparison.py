"""Several runs side by side: a column for each, what broke and what got fixed from one to another."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .report import clean
from .runfile import EndRecord, Record, RunRecord, ScenarioRecord, parts
from .verdicts import Passed


class Column(NamedTuple):
    """A run among others."""

    name: str
    """The engine and its version; with the file's name where another column's is the same."""
    run: RunRecord
    records: dict[str, ScenarioRecord]
    """The scenarios by their ids, in the order in which they ran."""
    end: EndRecord | None

    @property
    def cut(self) -> bool:
        """Whether it ended before its time: without a footer, or interrupted."""
        return self.end is None or self.end.interrupted


def columns(files: Iterable[tuple[str, Iterable[Record]]]) -> list[Column]:
    """The columns of run files, given by their names and records, in their order."""
    read = [(name, parts(records)) for name, records in files]
    engines = Counter(engine_words(run) for _, (run, _, _) in read)
    bases = Counter(os.path.basename(name) for name, _ in read)
    told = []
    for name, (run, scenarios, end) in read:
        shown = engine_words(run)
        if engines[shown] > 1:
            base = os.path.basename(name)
            shown = f"{shown} ({clean(base if bases[base] == 1 else name)})"
        told.append(Column(shown, run, {record.id: record for record in scenarios}, end))
    return told


def engine_words(run: RunRecord) -> str:
    """An engine's name and version; where none answered, by what it was called."""
    if run.engine is None:
        return clean(f"no engine ({run.command})")
    return clean(f"{run.engine.name} {run.engine.version}".strip())


def scenarios(columns: Iterable[Column]) -> dict[str, ScenarioRecord]:
    """Every scenario of the columns by its id, from the first column that has it."""
    found: dict[str, ScenarioRecord] = {}
    for column in columns:
        for ident, record in column.records.items():
            found.setdefault(ident, record)
    return found


class Change(NamedTuple):
    """A scenario whose verdict isn't what it was."""

    before: ScenarioRecord
    after: ScenarioRecord

    @property
    def id(self) -> str:
        return self.after.id


class Changes(NamedTuple):
    """What differs between two runs. Open scenarios are never broken or fixed: they are among the others."""

    broken: list[Change]
    """Passed before, and don't now."""
    fixed: list[Change]
    """Pass now, and didn't before."""
    others: list[Change]
    only_before: list[ScenarioRecord]
    only_after: list[ScenarioRecord]

    @property
    def nothing(self) -> bool:
        return not any(self)


def changes(before: Column, after: Column) -> Changes:
    """What differs from one run to another."""
    found = Changes([], [], [], [], [])
    for ident, record in after.records.items():
        was = before.records.get(ident)
        if was is None:
            found.only_after.append(record)
        elif was.verdict != record.verdict:
            of = found.broken if was.kind is Passed else found.fixed if record.kind is Passed else found.others
            (of if record.scored else found.others).append(Change(was, record))
    found.only_before.extend(record for ident, record in before.records.items() if ident not in after.records)
    return found


def successive(columns: Sequence[Column]) -> bool:
    """Whether the last run can be compared with the first alone: there are two, or all are of one engine."""
    return len(columns) == 2 or (len(columns) > 2 and of_one_engine(columns))


def of_one_engine(columns: Iterable[Column]) -> bool:
    """Whether the runs are all of one engine, in whatever version, so that a difference is a change."""
    return len({column.run.engine.name if column.run.engine else None for column in columns}) == 1
