"""`sundial doctor`: a first visit to an engine."""

from __future__ import annotations

import argparse
import contextlib
import shlex
import sys
from collections.abc import Iterator

from sundial import engines
from sundial.commands import check_outputs, opener, wire_to
from sundial.doctor import doctor
from sundial.model import Engine, Offers


def main(args: argparse.Namespace) -> int:
    """Print the findings; 0 without any, 1 with some, 3 if the engine never described itself."""
    check_outputs(args)
    option, value = ("--command", args.program) if args.program else ("--engine", args.engine)
    out = sys.stdout

    def corpus(engine: Engine, offers: Offers) -> Iterator[str]:
        from sundial.doctor_offers import positions, runnable
        from sundial.loading import Loaded

        loaded = Loaded()
        features = loaded.features()
        yield from runnable(features, loaded.statements, offers)
        if args.positions:
            yield from positions(engine, features, offers, loaded.cards.infos)

    with contextlib.ExitStack() as stack:
        wire = wire_to(args.wire, stack) if args.wire else None
        # What an engine in this process prints isn't a finding.
        stack.enter_context(contextlib.redirect_stdout(sys.stderr))
        engine = opener(args, wire)()
        try:
            status = doctor(engine, out, how=f"{option} {shlex.quote(value)}", corpus=corpus)
        finally:
            engines.close(engine)
        if wire is not None:
            wire.check()
        return status
