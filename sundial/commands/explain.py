"""`sundial explain`: the statements of a rule in our words, its numbers over time, the scenarios about it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from sundial.corpus import BadCorpus
from sundial.loading import Loaded
from sundial.statements import Language, Statement


def main(args: argparse.Namespace) -> int:
    """Print the statements of a number, present or older, or of a key or its first segments."""
    loaded = Loaded()
    statements = loaded.statements
    find = statements.by_rule if args.what[:1].isdigit() else statements.by_key
    found = find(args.what)
    covering: dict[str, list[str]] = {}
    try:
        for scenario in loaded.features():
            covering.setdefault(scenario.key, []).append(scenario.outline or scenario.id)
    except BadCorpus:
        # What the rules say can be explained all the same.
        covering = {}
    by_number: dict[str, list[Statement]] = {}
    for statement in found:
        by_number.setdefault(statement.number, []).append(statement)
    for n, (number, of_rule) in enumerate(by_number.items()):
        if n:
            print()
        print(f"{number}  {statements.subrule(number).title[args.lang]}")
        citations = {statement.key: statements.citation(statement.key) for statement in of_rule}
        shared = len(set(citations.values())) == 1
        if shared:
            print(f"  {citations[of_rule[0].key]}")
        for statement in of_rule:
            scenarios = list(dict.fromkeys(covering.get(statement.key, [])))
            for line in _explained(statement, args.lang, "" if shared else citations[statement.key], scenarios):
                print(line)
    return 0


def _explained(statement: Statement, language: Language, citation: str, scenarios: list[str]) -> Iterator[str]:
    yield f"  {statement.key}: {statement.wording[language]}"
    if statement.kind == "open":
        yield f"    left open by the rules: {statement.reason}"
    elif statement.kind == "remark":
        yield f"    a remark that nothing can test: {statement.reason}"
    if citation:
        yield f"    {citation}"
    if scenarios:
        yield f"    scenarios: {', '.join(scenarios)}"
    elif statement.kind != "remark":
        yield "    scenarios: none yet"
