"""`sundial merge`: the run files of a run's shards as that of the whole run."""

from __future__ import annotations

import argparse
import contextlib
import sys

from sundial import reports, runfile
from sundial.merging import CannotMerge, commands, merged
from sundial.outputs import one_file
from sundial.printing import print_report
from sundial.reports import github

from . import Usage, check_outputs, output, report_files


def main(args: argparse.Namespace) -> int:
    """Join, report, and return the exit status of the whole run.

    Raises:
        Usage: the files aren't the shards of one run, or one would be written over.
    """
    check_outputs(args)
    for name in args.files:
        for option in ("json", *reports.FORMATS):
            if (written := getattr(args, option, None)) and written != "-" and one_file(name, written):
                raise Usage(f"--{option} would write over {name}")
    if twice := next((name for name in args.files if args.files.count(name) > 1), None):
        raise Usage(f"{twice} is given twice")
    files = {name: runfile.load(name) for name in args.files}
    try:
        records = merged(files)
    except CannotMerge as error:
        raise Usage(str(error)) from None
    if len(commands(files)) > 1:
        print("sundial merge: the engine was run by different commands; the first shard's is told", file=sys.stderr)
    with contextlib.ExitStack() as stack:
        file = output(args.json, stack)
        written = report_files(args, stack)
        if file is not None:
            for record in records:
                runfile.write(record, file)
        out = sys.stderr if args.json == "-" else sys.stdout
        tell_github = stack.enter_context(github.step(out))
        try:
            reports.write(written, records)
        finally:
            print_report(records, args.verbose, args.every, out)
            tell_github(records)
    end = runfile.parts(records).end
    assert end is not None
    return end.exit
