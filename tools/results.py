"""What an engine's failures come from: a run of the corpus joined with the causes that results/ENGINE.yaml tells.

    python tools/results.py ENGINE [--json FILE] [--check]

The corpus is played on the engine, as `sundial run --engine ENGINE` does it, or a run file of that is read. Then
results/ENGINE.md, for people, and results/ENGINE.json are written; `--check` only compares them.

Exit status: 0 every failure is explained, 1 one isn't, or an explanation has no failure any more, or a file has
drifted; 2 wrong usage.
"""

from __future__ import annotations

import argparse
import dataclasses
import functools
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sundial import runfile
from sundial.endings import controls
from sundial.engines import UnknownEngine, find_engine, open_engine
from sundial.loading import Loaded
from sundial.report import number_key
from sundial.runfile import EndRecord, EngineShown, Record, RunRecord, ScenarioRecord
from sundial.runner import Runner
from sundial.said import Scenario
from sundial.transport import CannotStart
from sundial.verdicts import VERDICTS, Passed, UnsupportedVerdict
from sundial.yamlfile import BadFile, load_yaml

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "results"


class Thread(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A public thread of the engine's own that tells of a cause, and what it says of it."""

    url: str
    says: str


class Cause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that an engine does otherwise than the rules, and the scenarios that fail of it."""

    name: str
    behavior: str
    rules: tuple[str, ...]
    scenarios: tuple[str, ...]
    known: tuple[Thread, ...] = ()


class KnownDeviation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deviation that was known before the corpus was played, and scenarios that show it under its rule."""

    rule: str
    deviation: str
    scenarios: tuple[str, ...]


class Explanations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """results/ENGINE.yaml.

    `threads_read` says when the engine's public threads were searched for the causes, and of when the copy was.
    """

    version: str
    causes: tuple[Cause, ...]
    known: tuple[KnownDeviation, ...] = ()
    threads_read: str = ""


@dataclasses.dataclass(frozen=True)
class Run:
    """One run of the whole corpus: what was run, on what, and each scenario with its verdict."""

    opening: RunRecord
    engine: EngineShown
    records: tuple[ScenarioRecord, ...]
    scenarios: Mapping[str, Scenario]

    @functools.cached_property
    def by_id(self) -> dict[str, ScenarioRecord]:
        """Its records by the ids of their scenarios."""
        return {record.id: record for record in self.records}

    @functools.cached_property
    def failed(self) -> dict[str, ScenarioRecord]:
        """The scenarios that the engine could play and didn't pass, open ones included."""
        return {record.id: record for record in self.records if record.kind.told_in_full}


# -- a run ---------------------------------------------------------------------------------------------------------


def play(engine: str, loaded: Loaded) -> Run:
    """Play the corpus on an engine.

    Raises:
        UnknownEngine: there is none of that name. CannotStart: it never answered.
    """
    corpus = loaded.features()
    find_engine(engine)
    runner = Runner(
        lambda: open_engine(engine),
        loaded.needs,
        loaded.cards.infos,
        loaded.statements,
        command=engine,
        controls=controls(corpus, loaded.cards.infos),
    )
    told: list[Record] = []
    with runner.interruptible():
        runner.run(corpus.scenarios, told.append)
    return joined(told, corpus.scenarios)


def joined(records: Iterable[Record], scenarios: Sequence[Scenario]) -> Run:
    """The run that records tell of.

    Raises:
        CannotStart: no engine answered. ValueError: it is no whole run of these scenarios.
    """
    told = list(records)
    opening = next((record for record in told if isinstance(record, RunRecord)), None)
    end = next((record for record in told if isinstance(record, EndRecord)), None)
    if opening is not None and opening.engine is None:
        raise CannotStart(opening.trouble)
    if opening is None or opening.engine is None or end is None or end.interrupted:
        raise ValueError("the run was cut short")
    played = tuple(record for record in told if isinstance(record, ScenarioRecord))
    if {record.id for record in played} != {scenario.id for scenario in scenarios}:
        raise ValueError("these aren't the scenarios of the corpus; run it anew")
    return Run(opening, opening.engine, played, {scenario.id: scenario for scenario in scenarios})


# -- the join ------------------------------------------------------------------------------------------------------


def problems(run: Run, told: Explanations) -> Iterator[str]:
    """What doesn't fit: failures without a cause, explanations without a failure, deviations not shown any more."""
    if not told.threads_read and any(cause.known for cause in told.causes):
        yield "threads are named, and threads_read doesn't say when they were read"
    if run.engine.version != told.version:
        yield f"the explanations are of version {told.version}, the run is of {run.engine.version}"
    for cause in told.causes:
        if not cause.scenarios:
            yield f"{cause.name}: explains nothing"
        for ident, times in Counter(cause.scenarios).items():
            if times > 1:
                yield f"{cause.name}: {ident} stands there twice"
            if ident not in run.failed:
                yield f"{cause.name}: {ident} {_not_failing(run, ident)}"
    rules_of = _rules_of(told)
    for ident, record in run.failed.items():
        if record.scored and ident not in rules_of:
            yield f"not explained: {ident} ({record.number}): expected: {record.expected}; shown: {record.shown}"
    for known in told.known:
        for ident in known.scenarios:
            if ident not in run.failed:
                yield f"known deviation of {known.rule}: {ident} {_not_failing(run, ident)}"
            elif known.rule not in {run.failed[ident].number, *rules_of.get(ident, ())}:
                yield f"known deviation of {known.rule}: {ident} is explained by other rules"


def _not_failing(run: Run, ident: str) -> str:
    record = run.by_id.get(ident)
    return f"doesn't fail, its verdict is {record.verdict}" if record else "is no scenario of the corpus"


def _rules_of(told: Explanations) -> dict[str, set[str]]:
    """The rules by which each scenario that is explained is so."""
    rules: dict[str, set[str]] = defaultdict(set)
    for cause in told.causes:
        for ident in cause.scenarios:
            rules[ident].update(cause.rules)
    return dict(rules)


def summary(run: Run, told: Explanations) -> dict[str, Any]:
    """Everything that the results say, as results/ENGINE.json has it."""
    opened = [record for record in run.records if not record.scored]
    return {
        "engine": {"name": run.engine.name, "version": run.engine.version},
        "edition": run.opening.edition,
        "threads read": told.threads_read,
        "counts": _counts(run.records),
        "rules": list(_rules(run.records)),
        "causes": [_cause(run, cause) for cause in told.causes],
        "unsupported": list(_unsupported(run.records)),
        "open": [_failure(record) for record in opened if record.kind.told_in_full],
        "known": msgspec.to_builtins(told.known),
    }


def _counts(records: Iterable[ScenarioRecord]) -> dict[str, int]:
    counted = runfile.count(records)
    return {
        "pass": counted.passed,
        "fail": counted.failed,
        "unsupported": counted.unsupported,
        "error": counted.errors,
        "open": counted.open,
    }


def _rules(records: Iterable[ScenarioRecord]) -> Iterator[dict[str, Any]]:
    by_number: dict[str, list[ScenarioRecord]] = defaultdict(list)
    for record in records:
        by_number[record.number].append(record)
    for number in sorted(by_number, key=number_key):
        of_rule = by_number[number]
        opened = [record for record in of_rule if not record.scored and record.kind.could_run]
        counts = _counts(of_rule) | {"open": len(opened), "open as we read": sum(r.kind is Passed for r in opened)}
        yield {"number": number, "title": of_rule[0].title, **counts}


def _cause(run: Run, cause: Cause) -> dict[str, Any]:
    failures = [run.failed[ident] for ident in cause.scenarios if ident in run.failed]
    first = run.scenarios[failures[0].id] if failures else None
    return {
        "name": cause.name,
        "behavior": cause.behavior,
        "rules": list(cause.rules),
        "known": msgspec.to_builtins(cause.known),
        "reproduction": None if first is None else {"scenario": first.id, "name": first.name, "steps": _steps(first)},
        "scenarios": [_failure(record) for record in failures],
    }


def _steps(scenario: Scenario) -> list[str]:
    """The steps as they stand in a feature."""
    steps: list[str] = []
    for before, step in zip([None, *scenario.steps], scenario.steps, strict=False):
        again = before is not None and before.keyword == step.keyword
        steps.append(f"{'And' if again else step.keyword} {step.text}")
    return steps


def _failure(record: ScenarioRecord) -> dict[str, Any]:
    return {
        "id": record.id,
        "name": record.name,
        "rule": record.number,
        "statement": record.key,
        "level": record.level,
        "expected": record.expected,
        "shown": record.shown,
    }


def _unsupported(records: Iterable[ScenarioRecord]) -> Iterator[dict[str, Any]]:
    causes = Counter(record.shown for record in records if record.kind is UnsupportedVerdict)
    for cause, amount in sorted(causes.items(), key=lambda item: (-item[1], item[0])):
        yield {"needs": cause, "scenarios": amount}


# -- the page ------------------------------------------------------------------------------------------------------

_HEAD = """# {name} {version}

What [Sundial](../README.md)'s corpus shows of {name} {version}, by the rules of {edition}. Written by
`python tools/results.py {engine}` from a run and from [{engine}.yaml]({engine}.yaml), which tells the cause of each
failure; do not edit. The same as data: [{engine}.json]({engine}.json). A scenario in full: `sundial show ID`; to play
it: `sundial run ID --engine {engine}`.
"""


def page(engine: str, told: Mapping[str, Any]) -> str:
    """The summary as Markdown."""
    return "\n".join(_lines(engine, told)) + "\n"


def _lines(engine: str, told: Mapping[str, Any]) -> Iterator[str]:
    yield _HEAD.format(engine=engine, edition=told["edition"], **told["engine"])
    yield "| verdict | scenarios |"
    yield "|---|---|"
    for verdict, amount in told["counts"].items():
        yield f"| {verdict} | {amount} |"
    yield "\nWhat is open rests on a point that the rules leave open, and isn't counted with the others."
    yield "\n## What is wrong\n"
    if told["threads read"]:
        known = sum(bool(cause["known"]) for cause in told["causes"])
        yield f"Public threads of the engine tell of {known} of these {len(told['causes'])} causes, each named with its"
        yield f"cause: {told['threads read']}.\n"
    yield "| cause | rules | scenarios that fail |"
    yield "|---|---|---|"
    for n, cause in enumerate(told["causes"], 1):
        failing = sum(failure["level"] != "open" for failure in cause["scenarios"])
        yield f"| [{n}](#{n}) {_cell(cause['name'])} | {', '.join(cause['rules'])} | {failing} |"
    for n, cause in enumerate(told["causes"], 1):
        yield from _cause_lines(n, cause)
    if told["known"]:
        yield from _known_lines(told["known"])
    yield "\n## Not supported\n"
    yield "Not played: a card that the engine owns not to understand, or something that its adapter doesn't offer.\n"
    yield "| needs | scenarios |"
    yield "|---|---|"
    for lacking in told["unsupported"]:
        yield f"| {_cell(lacking['needs'])} | {lacking['scenarios']} |"
    yield "\n## Open points read otherwise\n"
    yield "Not counted as failures: the rules leave these points open.\n"
    yield from _failures(told["open"])
    yield "\n## By rule\n"
    yield f"| rule | | {' | '.join(verdict.word for verdict in _shown_verdicts())} | open, as we read it |"
    yield f"|---|---|{'---|' * len(_shown_verdicts())}---|"
    for rule in told["rules"]:
        cells = [str(rule[verdict.word] or "") for verdict in _shown_verdicts()]
        opened = f"{rule['open as we read']} of {rule['open']}" if rule["open"] else ""
        yield f"| {rule['number']} | {_cell(rule['title'])} | {' | '.join(cells)} | {opened} |"


def _known_lines(known: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    yield "\n## Deviations known before\n"
    yield "Found by playing single positions before the corpus was written; each fails in this run.\n"
    yield "| rule | deviation | shown by |"
    yield "|---|---|---|"
    for each in known:
        yield f"| {each['rule']} | {_cell(each['deviation'])} | {', '.join(f'`{i}`' for i in each['scenarios'])} |"


def _shown_verdicts() -> list[Any]:
    return [verdict for verdict in VERDICTS if verdict.word != "not run"]


def _cause_lines(n: int, cause: Mapping[str, Any]) -> Iterator[str]:
    yield f'\n### <a id="{n}"></a>{n}. {cause["name"]}\n'
    yield f"{cause['behavior']} Rules: {', '.join(cause['rules'])}.\n"
    for thread in cause["known"]:
        yield f"Known: <{thread['url']}>: {thread['says']}\n"
    yield from _failures(cause["scenarios"])
    if (shown := cause["reproduction"]) is not None:
        first = cause["scenarios"][0]
        yield f"\nTo see it (`{shown['scenario']}`):\n"
        yield from (f"    {step}" for step in shown["steps"])
        yield f"\nExpected: {first['expected']}. Shown: {first['shown']}."


def _failures(failures: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    yield "| scenario | rule | expected | shown |"
    yield "|---|---|---|---|"
    for failure in failures:
        rule = f"{failure['rule']} (open)" if failure["level"] == "open" else failure["rule"]
        cells = (f"`{failure['id']}`", rule, failure["expected"], failure["shown"])
        yield f"| {' | '.join(map(_cell, cells))} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


# -- the command ---------------------------------------------------------------------------------------------------


def written(engine: str, run: Run, told: Explanations) -> dict[Path, str]:
    """The generated files and what belongs into them."""
    content = summary(run, told)
    data = msgspec.json.format(msgspec.json.encode(content), indent=1).decode()
    return {FOLDER / f"{engine}.md": page(engine, content), FOLDER / f"{engine}.json": f"{data}\n"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Play or read, join, and write or compare; the exit status."""
    parser = argparse.ArgumentParser(description="What an engine's failures come from: results/ENGINE.md and .json.")
    parser.add_argument("engine", help="the adapter's name, as `sundial run --engine` takes it")
    parser.add_argument("--json", type=Path, metavar="FILE", help="a run file of the whole corpus, instead of a run")
    parser.add_argument("--check", action="store_true", help="compare the files, and write none")
    args = parser.parse_args(arguments)
    loaded = Loaded()
    try:
        told = load_yaml(FOLDER / f"{args.engine}.yaml", Explanations)
        if args.json is None:
            run = play(args.engine, loaded)
        else:
            with args.json.open("rb") as lines:
                run = joined(runfile.read(lines, str(args.json)), loaded.features().scenarios)
    except (BadFile, OSError, UnknownEngine, CannotStart, ValueError) as error:
        parser.error(str(error))
    complaints = list(problems(run, told))
    files = written(args.engine, run, told)
    if args.check:
        drifted = [path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text]
        complaints += [f"{path.relative_to(ROOT)} has drifted; write it anew" for path in drifted]
    elif not complaints:
        for path, text in files.items():
            path.write_text(text, "utf-8")
    for complaint in complaints:
        print(complaint)
    explained = sum(ident in _rules_of(told) for ident, record in run.failed.items() if record.scored)
    scored = sum(record.scored for record in run.failed.values())
    engine, causes = f"{run.engine.name} {run.engine.version}", len(told.causes)
    print(f"{engine}: {explained} of {scored} failures explained by {causes} causes")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
