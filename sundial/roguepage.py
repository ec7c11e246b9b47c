"""The matrix of rogues and scenarios as a page of the documentation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .rogues import Judged, Matrix, unbroken
from .statements import Statements

_HEAD = """# Rogues: what the corpus catches

A rogue is the reference engine with exactly one fault. Each is patched from outside (`adapters/rogues/`); the engine
has no switches for it. `sundial rogues` plays the corpus on every rogue, and is content if each one fails a scenario of
the statement that it breaks. Two controls come first: an engine that accepts everything and does nothing fails every
scenario, and one in which each rule that some rogue breaks is replaced by itself fails none.

This page is written by `sundial rogues --write`.
"""


def page(matrix: Matrix, statements: Statements) -> str:
    """The page's text."""
    return "\n".join(_lines(matrix, statements)) + "\n"


def _lines(matrix: Matrix, statements: Statements) -> Iterator[str]:
    judged = matrix.judged()
    alone, none, smallest = matrix.alone(), matrix.catch_none(), matrix.smallest()
    yield _HEAD
    yield "| | |"
    yield "|---|---|"
    yield f"| scenarios | {len(matrix.scenarios)} |"
    yield f"| rogues | {len(matrix.rows)} |"
    yield f"| caught by a scenario of the statement they break | {sum(not j.trouble for j in judged)} |"
    yield f"| scenarios that alone catch some rogue | {len(alone)} |"
    yield f"| scenarios in the smallest set found that catches all | {len(smallest)} |"
    yield f"| scenarios that catch none | {len(none)} |"
    for number in _numbers(judged, statements):
        yield f"\n## {number} {statements.subrule(number).title.en}\n"
        yield "| rogue | what is wrong with it | caught by these of its statement | by others |"
        yield "|---|---|---|---|"
        for each in judged:
            if statements[each.row.key].number == number:
                yield _row(each)
    if without := unbroken(statements, matrix.rows):
        yield "\n## Statements of 724 without a rogue\n"
        yield "The reference engine doesn't model what they speak of.\n"
        yield from (f"- `{key}`: {statements[key].wording.en}" for key in without)
    yield "\n## Scenarios that alone catch a rogue\n"
    yield from (f"- `{ident}`: {', '.join(rogues)}" for ident, rogues in alone.items())
    yield "\n## The smallest set found that catches every rogue\n"
    yield from (f"- `{ident}`" for ident in smallest)
    yield "\n## Scenarios that catch none\n"
    yield "Twins, which show that something would have happened, and what no rogue breaks yet.\n"
    yield from (f"- `{ident}`" for ident in none)
    if matrix.left_out:
        yield "\n## Left out, since the reference engine itself doesn't pass them\n"
        yield from (f"- `{ident}`" for ident in matrix.left_out)


def _numbers(judged: Iterable[Judged], statements: Statements) -> list[str]:
    """The numbers of the rules that are broken, those of 724 first as the rogues stand."""
    return list(dict.fromkeys(statements[each.row.key].number for each in judged))


def _row(judged: Judged) -> str:
    row = judged.row
    caught = ", ".join(f"`{ident}`" for ident in judged.at_home) or f"**{judged.trouble}**"
    mark = " (open)" if row.level == "open" else ""
    return f"| {row.name}{mark} | {row.fault} (`{row.key}`) | {caught} | {len(judged.elsewhere)} |"
