"""`sundial explain`: the statements of a rule in our words, its numbers over time, the scenarios about it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from sundial.corpus import BadCorpus
from sundial.loading import Loaded
from sundial.statements import Statement


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
    number = ""
    for statement in found:
        if statement.number != number:
            if number:
                print()
            number = statement.number
            print(f"{number}  {statements.subrule(number).title[args.lang]}")
        for line in _explained(loaded, statement, args.lang, list(dict.fromkeys(covering.get(statement.key, [])))):
            print(line)
    return 0


def _explained(loaded: Loaded, statement: Statement, language: str, scenarios: list[str]) -> Iterator[str]:
    wording = {"en": statement.wording.en, "es": statement.wording.es, "ja": statement.wording.ja}[language]
    yield f"  {statement.key}: {wording}"
    if statement.kind == "open":
        yield f"    left open by the rules: {statement.reason}"
    elif statement.kind == "remark":
        yield f"    a remark that nothing can test: {statement.reason}"
    yield f"    {loaded.statements.citation(statement.key)}"
    if scenarios:
        yield f"    scenarios: {', '.join(scenarios)}"
    elif statement.kind != "remark":
        yield "    scenarios: none yet"
