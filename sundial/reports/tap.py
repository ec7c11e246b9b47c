"""The report of a run in the Test Anything Protocol, version 14 (https://testanything.org)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from sundial import timeline
from sundial.report import TIMELINE_LINES
from sundial.runfile import Record, RunRecord, ScenarioRecord, parts
from sundial.verdicts import FailedVerdict

from .outcomes import Kind, engine_words, outcome, short, troubles


def tap(records: Sequence[Record]) -> bytes:
    """A test point for each scenario, and for each entry of the baseline that is no scenario's.

    What is known or open by the rules is a TODO, what couldn't be run though that is no fault a SKIP; each point that
    isn't ok has what was expected and shown, and the timeline, as YAML. Of a run without an engine, or one that was
    cut, the stream bails out.
    """
    run, scenarios, end = parts(records)
    found = troubles(run, end)
    stale = [trouble for trouble in found if trouble.about == "baseline"]
    lines = ["TAP version 14", f"1..{len(scenarios) + len(stale)}"]
    lines.append(f"# sundial {short(run.sundial)} on {engine_words(run)}, rules of {short(run.edition)}")
    for number, record in enumerate(scenarios, start=1):
        lines += _point(number, run, record)
    for number, trouble in enumerate(stale, start=len(scenarios) + 1):
        lines.append(f"not ok {number} - {_escaped(f'baseline: {trouble.name}')}")
        lines += _yaml({"message": trouble.message})
    lines += [f"Bail out! {_escaped(trouble.message)}" for trouble in found if trouble.about == "run"][:1]
    return "".join(f"{line}\n" for line in lines).encode()


def _point(number: int, run: RunRecord, record: ScenarioRecord) -> Iterator[str]:
    kind, message = outcome(run, record)
    ok = "ok" if kind in (Kind.PASSED, Kind.SKIPPED) else "not ok"
    directive = {Kind.SKIPPED: " # SKIP ", Kind.EXCUSED: " # TODO "}.get(kind, "")
    reason = f"{directive}{_escaped(message)}" if directive else ""
    yield f"{ok} {number} - {_escaped(f'{record.id}: {record.name}')}{reason}"
    if ok == "not ok":
        yield from _yaml(_diagnosed(record, message))


def _diagnosed(record: ScenarioRecord, message: str) -> dict[str, object]:
    """What helps to see why a scenario isn't as it says."""
    told: dict[str, object] = {
        "message": message,
        "verdict": record.verdict,
        "at": {"file": record.at.file, "line": record.at.line, "step": record.at.step},
        "rule": record.number,
        "key": record.key,
        "statement": record.statement,
    }
    if record.kind is FailedVerdict:
        told |= {"expected": record.expected, "shown": record.shown}
    if record.timeline:
        told["timeline"] = list(timeline.lines(record.timeline, TIMELINE_LINES))
    return told


def _yaml(told: Mapping[str, object]) -> Iterator[str]:
    """A block of diagnostics. Its values are JSON, which is YAML, so that no text can end it."""
    yield "  ---"
    for name, value in told.items():
        yield f"  {name}: {json.dumps(_cut(value), ensure_ascii=False)}"
    yield "  ..."


def _cut(value: object) -> object:
    if isinstance(value, str):
        return short(value)
    if isinstance(value, list):
        return [_cut(part) for part in value]
    return {name: _cut(part) for name, part in value.items()} if isinstance(value, dict) else value


def _escaped(text: str) -> str:
    """As a description or a reason: without what would begin a directive, or as some readers have it a subtest."""
    told = short(text).replace("\\", "\\\\").replace("#", "\\#").strip()
    return f"{told}." if told.endswith("{") else told
