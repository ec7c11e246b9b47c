"""`sundial doctor`: the first talk with an engine."""

from __future__ import annotations

import argparse
import contextlib
import shlex
import sys

from sundial import engines
from sundial.commands import check_outputs, opener, wire_to
from sundial.doctor import doctor


def main(args: argparse.Namespace) -> int:
    """Print the findings; 0 without any, 1 with some, 3 if the engine never described itself."""
    check_outputs(args)
    option, value = ("--command", args.program) if args.program else ("--engine", args.engine)
    out = sys.stdout
    with contextlib.ExitStack() as stack:
        wire = wire_to(args.wire, stack) if args.wire else None
        # What an engine in this process prints isn't a finding.
        stack.enter_context(contextlib.redirect_stdout(sys.stderr))
        engine = opener(args, wire)()
        try:
            status = doctor(engine, out, how=f"{option} {shlex.quote(value)}")
        finally:
            engines.close(engine)
        if wire is not None:
            wire.check()
        return status
