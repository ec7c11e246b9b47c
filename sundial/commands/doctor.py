"""`sundial doctor`: the first talk with an engine."""

from __future__ import annotations

import argparse
import contextlib
import sys

from sundial import engines
from sundial.commands import opener, wire_to
from sundial.doctor import doctor


def main(args: argparse.Namespace) -> int:
    """Print the findings; 0 without any, 1 with some, 3 if the engine never described itself."""
    with contextlib.ExitStack() as stack:
        wire = wire_to(args.wire, stack) if args.wire else None
        engine = opener(args, wire)()
        try:
            return doctor(engine, sys.stdout)
        finally:
            engines.close(engine)
