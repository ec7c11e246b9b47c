"""What a run came to in the few words that other tools have for it, the same words in every format."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple

from sundial.report import clean
from sundial.runfile import EndRecord, RunRecord, ScenarioRecord, as_expected, exit_status
from sundial.verdicts import ErrorVerdict, FailedVerdict, NotRun, Passed, UnsupportedVerdict, Verdict

LINE = 1000
"""Characters of one text of an engine's that a report shows; a text may have millions."""


class Kind(enum.Enum):
    """What test tools tell apart. The run fails by what failed or broke down, and by nothing else."""

    PASSED = enum.auto()
    FAILED = enum.auto()
    ERROR = enum.auto()
    """It broke down, or was never run."""
    SKIPPED = enum.auto()
    """It couldn't be run, and that is as expected."""
    EXCUSED = enum.auto()
    """It isn't as it says, and that is known, or open by the rules."""


class Outcome(NamedTuple):
    """What a scenario came to, and why, in a line; nothing is told of one that passed."""

    kind: Kind
    message: str = ""


class Trouble(NamedTuple):
    """What makes a run fail and is no scenario's: it concerns the run itself, or an entry of the baseline."""

    about: Literal["run", "baseline"]
    name: str
    message: str
    line: int = 0
    """Where it stands in the baseline."""


def outcome(run: RunRecord, record: ScenarioRecord) -> Outcome:
    """What a scenario of a run came to."""
    if record.known is not None and record.kind is not NotRun:
        return _with_entry(run, record, record.known.verdict)
    if record.kind is Passed:
        return Outcome(Kind.PASSED)
    if not record.scored:
        return Outcome(Kind.EXCUSED if record.kind.could_run else Kind.SKIPPED, f"open by the rules: {said(record)}")
    return Outcome(_KINDS[record.kind] if not as_expected(run, record) else Kind.SKIPPED, said(record))


_KINDS: dict[type[Verdict], Kind] = {
    FailedVerdict: Kind.FAILED,
    UnsupportedVerdict: Kind.FAILED,
    ErrorVerdict: Kind.ERROR,
    NotRun: Kind.ERROR,
}


def _with_entry(run: RunRecord, record: ScenarioRecord, known: str) -> Outcome:
    assert record.known is not None
    entry = f"{short(run.baseline)}:{record.known.line}"
    if record.as_known:
        kind = Kind.EXCUSED if record.kind.could_run else Kind.SKIPPED
        reasons = [short(text) for text in (record.known.reason, record.known.link) if text]
        return Outcome(kind, f"known: {', '.join(reasons) or entry}; {said(record)}")
    if record.kind is Passed:
        return Outcome(Kind.FAILED, f"passes, but {entry} knows it as {known}: delete that entry")
    return Outcome(_KINDS[record.kind], f"{entry} knows it as {known}, but now: {said(record)}")


def said(record: ScenarioRecord) -> str:
    """What the engine showed, with what was expected; what it lacks; or why the scenario wasn't run."""
    if record.kind is FailedVerdict:
        return f"expected: {short(record.expected)}; shown: {short(record.shown)}"
    if record.kind is UnsupportedVerdict:
        return f"unsupported: {short(record.shown)}"
    return f"not run: {short(record.shown)}" if record.kind is NotRun else short(record.shown)


def troubles(run: RunRecord, end: EndRecord | None) -> list[Trouble]:
    """What makes a run fail beside its scenarios."""
    found = []
    if run.engine is None:
        found.append(Trouble("run", "engine", f"no engine answered: {short(run.trouble)}"))
    if end is None:
        found.append(Trouble("run", "footer", "the run file has no footer: the run was cut short"))
        return found
    for ident, line in zip(end.gone, end.gone_lines, strict=False):
        entry = f"{short(run.baseline)}:{line}"
        found.append(Trouble("baseline", ident, f"{entry} is of no scenario that counts: delete that entry", line))
    return found


def status(run: RunRecord, records: Sequence[ScenarioRecord], end: EndRecord | None) -> int:
    """The exit status of a run. One that was cut isn't as expected, whatever it came to so far."""
    return end.exit if end is not None else max(1, exit_status(run, records))


def headline(run: RunRecord, records: Sequence[ScenarioRecord], end: EndRecord | None) -> str:
    """What a run came to in a few words: `3 failed, 1 error`; or where nothing failed `1124 passed, 2 known`."""
    if run.engine is None:
        return "no engine"
    scored = [(record, outcome(run, record).kind) for record in records if record.scored]
    kinds = Counter(kind for _, kind in scored)
    not_run = sum(record.kind is NotRun for record, _ in scored)
    known = sum(record.as_known for record, _ in scored)
    failed = [
        _counted(kinds[Kind.FAILED], "failed"),
        _counted(kinds[Kind.ERROR] - not_run, "error", "errors"),
        _counted(not_run, "not run"),
        _counted(len(end.gone) if end is not None else 0, "stale entry", "stale entries"),
        "" if end is not None else "cut short",
    ]
    passed = [
        f"{kinds[Kind.PASSED]} passed",
        _counted(known, "known"),
        _counted(kinds[Kind.SKIPPED] + kinds[Kind.EXCUSED] - known, "unsupported"),
    ]
    return ", ".join(filter(None, failed)) or ", ".join(filter(None, passed))


def _counted(amount: int, one: str, several: str = "") -> str:
    return f"{amount} {one if amount == 1 else several or one}" if amount else ""


def engine_words(run: RunRecord) -> str:
    """The engine by its name and version."""
    return f"{short(run.engine.name)} {short(run.engine.version)}".strip() if run.engine is not None else "no engine"


def short(text: str, limit: int = LINE) -> str:
    """A text from outside as one line without control characters, cut where it is longer than the limit."""
    left = len(text) - limit
    return clean(text) if left <= 0 else f"{clean(text[:limit])}... ({left} more characters)"
