"""`sundial import`: exported scenarios as feature files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from sundial.commands import Usage
from sundial.importing import CannotImport, features, write


def main(args: argparse.Namespace) -> int:
    """Print the features of an export and write them."""
    folder = Path(args.to)
    if not args.to or (folder.exists() and not folder.is_dir()):
        raise Usage(f"--to takes a folder, and {args.to!r} is none")
    try:
        made, remarks = features(Path(args.folder))
        written = write(made, folder, args.replace)
    except CannotImport as error:
        raise Usage(str(error)) from None
    for remark in remarks:
        print(f"sundial import: {remark}", file=sys.stderr)
    print(f"{len(made)} features; {len(written)} files written to {folder}. See what they are: sundial lint {folder}")
    return 0
