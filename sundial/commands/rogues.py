"""`sundial rogues`: the corpus on engines with one known fault each, and whether each fault is caught."""

from __future__ import annotations

import argparse
import difflib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from sundial import diagnosis, places, roguepage, rogues
from sundial.commands import Usage
from sundial.loading import Loaded
from sundial.rogues import Judged, Matrix

PAGE = places.FEATURES.parent / "docs" / "rogues.md"


def main(args: argparse.Namespace) -> int:
    """Print the matrix, or write or check the files made of it.

    Returns:
        1 if a rogue is caught by no scenario of its statement, if the run is void, or if --check finds drift.
    """
    whole = args.write or args.check
    if whole and args.names:
        raise Usage("--write and --check are about all rogues")
    if whole and not places.IN_CHECKOUT:
        raise Usage("--write and --check need a checkout")
    try:
        names = rogues.chosen(args.names)
    except rogues.UnknownRogue as error:
        raise Usage(str(error)) from None
    loaded = Loaded()
    with _progress(len(names)) as tell:
        matrix = rogues.play(loaded, loaded.features(), names, args.jobs or os.cpu_count() or 1, tell)
    content = True
    for line, fine in _report(matrix, in_full=bool(args.names)):
        content = content and fine
        print(line)
    if whole:
        files = {
            diagnosis.FILE: diagnosis.encode(diagnosis.known_of(matrix)),
            PAGE: roguepage.page(matrix, loaded.statements),
        }
        content = (_written(files) if args.write else _as_written(files)) and content
    return 0 if content else 1


def _report(matrix: Matrix, in_full: bool) -> Iterator[tuple[str, bool]]:
    """Each line, and whether what it says is as expected."""
    judged = matrix.judged()
    width = max((len(row.name) for row in matrix.rows), default=0)
    key_width = max((len(row.key) for row in matrix.rows), default=0)
    for each in judged:
        yield f"{each.row.name:<{width}}  {each.row.key:<{key_width}}  {_caught(each)}", not each.trouble
        if in_full:
            yield f"  {each.row.fault}", True
            for mark, idents in (("", each.at_home), (" (another statement)", each.elsewhere)):
                yield from ((f"    {ident}{mark}", True) for ident in idents)
    if matrix.left_out:
        yield f"left out, the reference engine doesn't pass them: {', '.join(matrix.left_out)}", True
    if matrix.void:
        yield f"the run is void: {matrix.void}", False
    troubled = sum(bool(each.trouble) for each in judged)
    yield (
        f"{len(judged)} rogues on {len(matrix.scenarios)} scenarios: {len(judged) - troubled} caught where they should "
        f"be, {troubled} not",
        True,
    )
    if not in_full:
        yield (
            f"{len(matrix.alone())} scenarios alone catch a rogue, {len(matrix.catch_none())} catch none, "
            f"{len(matrix.smallest())} together catch all",
            True,
        )


def _caught(judged: Judged) -> str:
    if judged.trouble:
        return judged.trouble
    total = len(judged.at_home) + len(judged.elsewhere)
    errors = f", {len(judged.row.errors)} of them by breaking down" if judged.row.errors else ""
    return f"caught by {len(judged.at_home)} of its statement, {total} in all{errors}"


def _written(files: dict[Path, str]) -> bool:
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
        print(path)
    return True


def _as_written(files: dict[Path, str]) -> bool:
    """Whether the files are as --write would leave them; where not, the first differences are told."""
    fine = True
    for path, text in files.items():
        before = path.read_text(encoding="utf-8") if path.is_file() else ""
        if before != text:
            fine = False
            print(f"{path} isn't what the corpus and the rogues give; run sundial rogues --write")
            changes = difflib.unified_diff(before.splitlines(), text.splitlines(), lineterm="", n=0)
            for line in [c for c in changes if c[:1] in "+-" and c[:3] not in ("+++", "---")][:10]:
                print(f"  {line[:160]}")
    return fine


class _progress:
    """A count on a terminal's stderr while rogues are played."""

    def __init__(self, total: int) -> None:
        self._total, self._shown = total, sys.stderr.isatty()

    def __enter__(self) -> Callable[[int], None]:
        return self._tell

    def __exit__(self, *exc: object) -> None:
        if self._shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    def _tell(self, done: int) -> None:
        if self._shown:
            print(f"\r{done} of {self._total} rogues", end="", file=sys.stderr, flush=True)
