"""What a run tells GitHub where it is a step of a workflow: annotations, and the step's summary.

A line that begins with `::` is a command to the workflow's runner wherever a step prints it, and so engines could give
commands by what they show. Until the annotations come, all that is printed is therefore marked as no command.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO, NamedTuple

from sundial import places
from sundial.runfile import EndRecord, Record, RunRecord, ScenarioRecord, as_expected, parts
from sundial.symptoms import symptoms
from sundial.verdicts import ErrorVerdict, NotRun, Passed, UnsupportedVerdict
from sundial.words import many

from .outcomes import outcome, said, short, troubles

ANNOTATIONS = 10
"""GitHub shows so many errors of a step, and leaves the others out without a word."""
SUMMARY = 1024 * 1024
"""Bytes of a step's summary. GitHub takes none of a longer one."""
_IDS = 10


class Annotation(NamedTuple):
    """An error that GitHub shows beside a file's line, or where there is none with the step."""

    title: str
    lines: Sequence[str]
    amount: int = 1
    """How many scenarios or entries it is about."""
    file: str = ""
    """As records name it."""
    line: int = 0

    def command(self, place: Callable[[str], str]) -> str:
        """The workflow command that makes it."""
        properties = {"title": self.title}
        if self.file and (file := place(self.file)):
            properties |= {"file": file, "line": str(self.line)}
        told = ",".join(f"{name}={_property(value)}" for name, value in properties.items())
        return f"::error {told}::{_data(chr(10).join(map(short, self.lines)))}"


def workflow_commands(records: Sequence[Record], place: Callable[[str], str]) -> list[str]:
    """Workflow commands, at most as many as GitHub shows, the most telling first; the last may sum up the rest.

    Failures that look alike are one annotation.

    Args:
        place: where a file, as records name it, is in the repository; "" where it isn't in there.
    """
    found = _found(*parts(records))
    if len(found) > ANNOTATIONS:
        rest = found[ANNOTATIONS - 1 :]
        title = f"{sum(annotation.amount for annotation in rest)} more that are not as expected"
        found[ANNOTATIONS - 1 :] = [Annotation(title, [annotation.title for annotation in rest[:_IDS]])]
    return [annotation.command(place) for annotation in found]


def _found(run: RunRecord, scenarios: Sequence[ScenarioRecord], end: EndRecord | None) -> list[Annotation]:
    unexpected = [record for record in scenarios if not as_expected(run, record)]
    found = [Annotation(each.name, [each.message]) for each in troubles(run, end) if each.about == "run"]
    found += _of_baseline(run, unexpected, end)
    alike = symptoms(record for record in unexpected if record.kind.told_in_full)
    for symptom in sorted(alike, key=lambda each: (each.records[0].kind is not ErrorVerdict, -len(each.records))):
        first = symptom.records[0]
        lines = [outcome(run, first).message, f"{first.number}: {first.statement}"]
        if more := symptom.ids[1:]:
            lines.append(f"{len(more)} more like this: {_some(more)}")
        amount = len(symptom.records)
        found.append(Annotation(f"{first.number} {first.id}", lines, amount, first.at.file, first.at.line))
    told = Counter(said(record) for record in unexpected if record.kind in (UnsupportedVerdict, NotRun))
    if told and run.engine is not None:
        lines = [f"{amount} {words}" for words, amount in told.most_common(_IDS)]
        found.append(Annotation(f"{many(told.total(), 'scenario')} that didn't run", lines, told.total()))
    return found


def _of_baseline(run: RunRecord, unexpected: Sequence[ScenarioRecord], end: EndRecord | None) -> list[Annotation]:
    """The entries that are to be deleted: of scenarios that pass, and of such as there aren't."""
    passing = [(record.id, record.known.line) for record in unexpected if record.known and record.kind is Passed]
    stale = list(zip(end.gone, end.gone_lines, strict=False)) if end is not None else []
    found = []
    for entries, title in (
        (passing, "known otherwise, but passing"),
        (stale, "known, but no scenario that counts"),
    ):
        if entries:
            ids, line = [ident for ident, _ in entries], entries[0][1]
            lines = [f"Delete {'this entry' if len(ids) == 1 else 'these entries'}: {_some(ids)}"]
            found.append(Annotation(f"{len(ids)} {title}", lines, len(ids), run.baseline, line))
    return found


def _some(ids: Sequence[str]) -> str:
    left = len(ids) - _IDS
    return ", ".join(ids[:_IDS]) + (f" and {left} more" if left > 0 else "")


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(short(text)).replace(":", "%3A").replace(",", "%2C")


# -- the step ------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def step(out: IO[str]) -> Iterator[Callable[[Sequence[Record]], None]]:
    """Within this nothing that is printed is a command, until what it gives is called with the run's records.

    That prints the annotations and appends the summary. Outside of GitHub's workflows nothing is done.
    """
    if os.environ.get("GITHUB_ACTIONS") != "true":
        yield lambda records: None
        return
    token = secrets.token_hex()
    print(f"::stop-commands::{token}", file=out, flush=True)

    def tell(records: Sequence[Record]) -> None:
        for command in (f"::{token}::", *workflow_commands(records, checked_out)):
            print(command, file=out, flush=True)
        told.append(True)
        if name := os.environ.get("GITHUB_STEP_SUMMARY"):
            _summarize(records, name)

    told: list[bool] = []
    try:
        yield tell
    finally:
        if not told:
            print(f"::{token}::", file=out, flush=True)


def checked_out(file: str) -> str:
    """Where a file, as records name it, is in the repository that the workflow checked out; "" if it isn't."""
    if places.in_corpus(file):
        if not places.IN_CHECKOUT:
            return ""
        file = os.fspath(places.FEATURES / file)
    workspace = os.path.realpath(os.environ.get("GITHUB_WORKSPACE") or ".")
    with contextlib.suppress(ValueError):
        return Path(os.path.realpath(file)).relative_to(workspace).as_posix()
    return ""


def _summarize(records: Sequence[Record], name: str) -> None:
    """Append to the step's summary. Where that can't be it is said, and the run's exit status stays as it is."""
    from .markdown import markdown

    summary = markdown(records)
    try:
        with open(name, "ab") as file:
            if file.tell() + len(summary) > SUMMARY:
                print("sundial: there is no room left in the step's summary", file=sys.stderr)
            else:
                file.write(summary)
    except OSError as error:
        print(f"sundial: the step's summary can't be written: {name}: {error.strerror}", file=sys.stderr)
