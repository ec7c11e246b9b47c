"""`sundial export`: scenarios as JSON files, for engines' own tests in any language."""

from __future__ import annotations

import argparse
from pathlib import Path

from sundial.commands import Usage, selected
from sundial.exporting import CannotExport, files, write
from sundial.loading import Loaded


def main(args: argparse.Namespace) -> int:
    """Play the scenarios on the reference engine and write their files."""
    loaded = Loaded()
    corpus, scenarios = selected(loaded, args)
    folder = Path(args.to)
    if not args.to or (folder.exists() and not folder.is_dir()):
        raise Usage(f"--to takes a folder, and {args.to!r} is none")
    try:
        made = files(loaded, corpus, scenarios)
        removed = write(made, folder)
    except CannotExport as error:
        raise Usage(str(error)) from None
    gone = f"; {len(removed)} files of an earlier export removed" if removed else ""
    print(f"{len(scenarios)} scenarios written to {folder}, {folder / 'index.json'} lists them{gone}")
    return 0
