"""`sundial coverage`: which scenarios stand behind each statement."""

from __future__ import annotations

import argparse

from sundial import places
from sundial.commands import Usage
from sundial.coverage import coverage, markdown
from sundial.loading import Loaded


def main(args: argparse.Namespace) -> int:
    """Print the table; 1 if a statement lacks the scenario that it is owed, or if --check finds drift."""
    loaded = Loaded()
    covered = coverage(loaded.statements, loaded.features())
    if args.write or args.check:
        if not places.IN_CHECKOUT:
            raise Usage("docs/coverage.md is there in a checkout only")
        page = places.FEATURES.parent / "docs" / "coverage.md"
        text = markdown(covered)
        if args.write:
            page.write_text(text, encoding="utf-8")
        elif not page.exists() or page.read_text(encoding="utf-8") != text:
            print(f"{page} isn't what the corpus says; run sundial coverage --write")
            return 1
    if args.rule:
        keys = {statement.key for statement in loaded.statements.by_rule(args.rule)}
        covered = [each for each in covered if each.statement.key in keys]
    owed = [each for each in covered if each.owed]
    for each in owed if args.missing else covered:
        statement = each.statement
        count = len(each.scored) + len(each.open)
        mark = "owed" if each.owed else statement.kind if statement.kind != "rule" else f"{count}"
        print(f"{statement.number:8} {mark:>6}  {statement.key}: {statement.wording.en}")
        for ident in () if args.missing else (*each.scored, *each.open):
            print(f"{'':16}  {ident}")
    rules = sum(each.statement.kind == "rule" for each in covered)
    print(f"{len(covered)} statements, {rules} of them rules; {len(owed)} lack the scenario that they are owed")
    return 1 if owed else 0
