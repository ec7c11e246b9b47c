"""The command line. Each command's module is imported only when it is asked for."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence

from .arguments import parser
from .outputs import check_streams, settle_streams

PASSED, NOT_AS_EXPECTED, WRONG_USAGE, NO_ENGINE = 0, 1, 2, 3
"""The exit statuses: all as expected; something isn't; wrong usage or a broken file; no engine ever answered."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status; what is wrong with the input is told in a line, with no traceback."""
    settle_streams()
    try:
        args = parser().parse_args(argv)
    except SystemExit as exit_:
        return exit_.code if isinstance(exit_.code, int) else WRONG_USAGE
    try:
        command = importlib.import_module(f".commands.{args.command.replace('-', '_')}", "sundial")
        status: int = command.main(args)
        check_streams()
        return status
    except KeyboardInterrupt:
        print("sundial: interrupted", file=sys.stderr)
        return NOT_AS_EXPECTED
    except Exception as error:
        from .commands import complaint

        told = complaint(error)
        if told is None:
            raise
        message, status = told
        print(f"sundial {args.command}: {message}", file=sys.stderr)
        return status


if __name__ == "__main__":
    sys.exit(main())
