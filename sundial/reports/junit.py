"""The JUnit report of a run: a pure function of the run file's records."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree

from sundial.report import clean, in_full
from sundial.runfile import Record, RunRecord, ScenarioRecord
from sundial.verdicts import ErrorVerdict, FailedVerdict, NotRun, Passed, UnsupportedVerdict

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit_xml(records: Sequence[Record]) -> bytes:
    """One test suite for each feature, one test case for each scenario.

    A scenario that couldn't be run, or that the rules leave open and the engine reads otherwise, is skipped with the
    reason: those who read JUnit know nothing between.
    """
    run = next((record for record in records if isinstance(record, RunRecord)), None)
    engine = f" on {clean(run.engine.name)} {clean(run.engine.version)}" if run and run.engine else ""
    root = ElementTree.Element("testsuites", name=f"sundial{engine}")
    suites: dict[str, list[ScenarioRecord]] = {}
    for record in records:
        if isinstance(record, ScenarioRecord):
            suites.setdefault(record.feature, []).append(record)
    for feature, scenarios in suites.items():
        suite = ElementTree.SubElement(root, "testsuite", name=_text(feature))
        tally = {"failure": 0, "error": 0, "skipped": 0}
        for record in scenarios:
            case = ElementTree.SubElement(
                suite,
                "testcase",
                name=_text(record.id),
                classname=_text(record.key),
                file=_text(record.at.file),
                line=str(record.at.line),
                time=f"{record.seconds:.4f}",
            )
            if outcome := _outcome(record):
                tag, message = outcome
                tally[tag] += 1
                told = ElementTree.SubElement(case, tag, message=_text(message))
                if record.kind.told_in_full:
                    told.text = _text("\n".join(line.text for line in in_full(record)))
        suite.set("tests", str(len(scenarios)))
        suite.set("failures", str(tally["failure"]))
        suite.set("errors", str(tally["error"]))
        suite.set("skipped", str(tally["skipped"]))
        suite.set("time", f"{sum(record.seconds for record in scenarios):.4f}")
    ElementTree.indent(root)
    return bytes(ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)) + b"\n"


def _outcome(record: ScenarioRecord) -> tuple[str, str] | None:
    """The element that says what came of it, and its message; None for a pass."""
    kind = record.kind
    if kind is Passed:
        return None
    if kind is FailedVerdict:
        message = f"expected: {record.expected}; shown: {record.shown}"
        return ("failure", message) if record.scored else ("skipped", f"open, read otherwise: {message}")
    if kind is ErrorVerdict:
        return ("error", record.shown) if record.scored else ("skipped", f"open: {record.shown}")
    if kind is UnsupportedVerdict:
        return "skipped", f"unsupported: {record.shown}"
    assert kind is NotRun
    return "error" if record.scored else "skipped", f"not run: {record.shown}"


def _text(text: str) -> str:
    return _NOT_IN_XML.sub("\ufffd", text)
