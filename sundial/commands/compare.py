"""`sundial compare`: several runs side by side, as a table and as a page."""

from __future__ import annotations

import argparse
import contextlib
import sys

from sundial import runfile
from sundial.comparison import changes, columns, successive
from sundial.comparison_table import told

from . import Usage, writable


def main(args: argparse.Namespace) -> int:
    """Print the table, write the page, and return the exit status."""
    _check(args)
    compared = columns((name, runfile.load(name)) for name in args.runfiles)
    if args.fail_on_broken and not successive(compared):
        raise Usage("--fail-on-broken takes two runs, or runs of one engine")
    with contextlib.ExitStack() as stack:
        if args.html is not None:
            file = sys.stdout.buffer if args.html == "-" else writable(args.html, stack)
            from sundial.reports.page import page

            file.write(page(compared))
            file.flush()
        if args.html != "-":
            sys.stdout.writelines(f"{line}\n" for line in told(compared))
    if not args.fail_on_broken:
        return 0
    return 1 if compared[-1].cut or changes(compared[0], compared[-1]).broken else 0


def _check(args: argparse.Namespace) -> None:
    """See that there is something to compare, and that the page overwrites none of it."""
    from sundial.outputs import one_file

    if len(args.runfiles) < 2:
        raise Usage("there is only one run file: sundial report tells it")
    if args.runfiles.count("-") > 1:
        raise Usage("only one run file can come from stdin")
    if args.html == "":
        raise Usage("--html takes the name of a file")
    for name in args.runfiles:
        if args.html is not None and "-" not in (name, args.html) and one_file(args.html, name):
            raise Usage(f"--html would overwrite a run file: {name}")
