"""`sundial report`: any report of a run that is over, from its run file."""

from __future__ import annotations

import argparse
import contextlib
import sys

from sundial import reports, runfile
from sundial.printing import print_report
from sundial.reports import github
from sundial.reports.outcomes import status

from . import check_outputs, report_files


def main(args: argparse.Namespace) -> int:
    """Write the reports that are asked for, or print the text; return the exit status of the run."""
    check_outputs(args, also_stdout=tuple(reports.FORMATS))
    records = runfile.load(args.runfile)
    with contextlib.ExitStack() as stack:
        if files := report_files(args, stack):
            reports.write(files, records)
        else:
            tell_github = stack.enter_context(github.step(sys.stdout))
            print_report(records, args.verbose, args.every, sys.stdout)
            tell_github(records)
    return status(*runfile.parts(records))
