"""The JUnit report of a run, as GitHub's actions, GitLab and Jenkins read it.

There is no standard. What all of them read: suites of cases, each with a name, a class's name and a time, and in it at
most one of failure, error and skipped, the reason as attribute and as text (Jenkins shows the one, GitLab the other).
GitLab shows class names instead of suites' names, and Jenkins takes what stands before a class name's last dot as its
package, so the class is the rule's number: 724.1b is in 724. Properties in a case are read by Jenkins' JUnit plugin
(`keepProperties: true`), and passed over by the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree

from sundial import places
from sundial.report import in_full, number_key
from sundial.runfile import Record, RunRecord, ScenarioRecord, parts

from .outcomes import Kind, Outcome, engine_words, outcome, short, troubles

_TAGS = {Kind.FAILED: "failure", Kind.ERROR: "error", Kind.SKIPPED: "skipped", Kind.EXCUSED: "skipped"}
_TALLIES = {"failures": "failure", "errors": "error", "skipped": "skipped"}
_BODY = 20_000
"""Characters of the text of one failure."""


def junit_xml(records: Sequence[Record]) -> bytes:
    """One test suite for each rule, one test case for each scenario.

    What is known, or open by the rules, and what couldn't be run though that is no fault, is skipped with the reason:
    those who read JUnit know nothing between. What is wrong with the run itself or its baseline has suites of its own.
    """
    run, scenarios, end = parts(records)
    root = ElementTree.Element("testsuites", name=f"sundial on {engine_words(run)}")
    by_number: dict[str, list[ScenarioRecord]] = {}
    for record in scenarios:
        by_number.setdefault(record.number, []).append(record)
    for number in sorted(by_number, key=number_key):
        of_rule = by_number[number]
        suite = ElementTree.SubElement(root, "testsuite", name=short(f"{number} {of_rule[0].title}"))
        _properties(suite, {"rule": number, "edition": run.edition})
        for record in of_rule:
            _case(suite, run, record)
    by_subject: dict[str, ElementTree.Element] = {}
    for trouble in troubles(run, end):
        if (suite_of := by_subject.get(trouble.about)) is None:
            suite_of = by_subject[trouble.about] = ElementTree.SubElement(root, "testsuite", name=trouble.about)
        case = ElementTree.SubElement(suite_of, "testcase", name=short(trouble.name), classname=trouble.about)
        _tell(case, Outcome(Kind.ERROR if trouble.about == "run" else Kind.FAILED, trouble.message), "")
    for suite in root:
        _count(suite, "failures", "errors", "skipped")
    _count(root, "failures", "errors")
    ElementTree.indent(root)
    return bytes(ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)) + b"\n"


def _case(suite: ElementTree.Element, run: RunRecord, record: ScenarioRecord) -> None:
    case = ElementTree.SubElement(
        suite, "testcase", name=short(record.id), classname=short(record.number), time=f"{record.seconds:.3f}"
    )
    if not places.in_corpus(record.at.file):
        # Readers make a link of it, which leads nowhere for what isn't in the user's repository.
        case.set("file", short(record.at.file))
        case.set("line", str(record.at.line))
    properties = {
        "key": record.key,
        "rule": record.number,
        "statement": record.statement,
        "scenario": record.name,
        "level": record.level,
        "at": f"{record.at.file}:{record.at.line}",
        "source": "; ".join(text for kind, text in record.notes if kind == "Source"),
        "link": record.known.link if record.known is not None else "",
    }
    _properties(case, properties)
    told = "\n".join(short(line.text) for line in in_full(record)) if record.kind.told_in_full else ""
    _tell(case, outcome(run, record), told)


def _properties(element: ElementTree.Element, named: dict[str, str]) -> None:
    properties = ElementTree.SubElement(element, "properties")
    for name, value in named.items():
        if value:
            ElementTree.SubElement(properties, "property", name=name, value=short(value))


def _tell(case: ElementTree.Element, came_to: Outcome, told: str) -> None:
    if came_to.kind is not Kind.PASSED:
        element = ElementTree.SubElement(case, _TAGS[came_to.kind], message=came_to.message)
        element.text = (f"{came_to.message}\n\n{told}" if told else came_to.message)[:_BODY]


def _count(element: ElementTree.Element, *tallies: str) -> None:
    """Say how many cases there are, how many of each outcome, and how long they took."""
    cases = element.findall(".//testcase")
    element.set("tests", str(len(cases)))
    for tally in tallies:
        element.set(tally, str(sum(case.find(_TALLIES[tally]) is not None for case in cases)))
    element.set("time", f"{sum(float(case.get('time', '0')) for case in cases):.3f}")
