"""A run of `sundial`, and what it has cost: `measured.py FIGURES ARGUMENTS...` writes FIGURES, a JSON object."""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from pathlib import Path

from sundial.__main__ import main


def descriptors() -> int:
    return len(os.listdir("/dev/fd"))


def peak() -> int:
    """The most memory this process has held, in KiB."""
    try:
        lines = Path("/proc/self/status").read_text().splitlines()
    except FileNotFoundError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024  # macOS counts bytes
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:"))


def has_children() -> bool:
    """Whether a child process is left, running or not waited for."""
    try:
        os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return False
    return True


before, began = descriptors(), time.monotonic()
status = main(sys.argv[2:])
figures = {
    "status": status,
    "seconds": round(time.monotonic() - began, 2),
    "peak": peak(),
    "descriptors": descriptors() - before,
    "children": has_children(),
}
Path(sys.argv[1]).write_text(json.dumps(figures))
