"""`sundial serve`: any in-process engine on stdin and stdout."""

from __future__ import annotations

import argparse

from sundial import engines, serve


def main(args: argparse.Namespace) -> int:
    """Serve until the end of stdin."""
    serve.run(lambda: engines.open_in_process(args.engine))
    return 0
