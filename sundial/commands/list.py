"""`sundial list`: one line a scenario."""

from __future__ import annotations

import argparse
import sys

from sundial.commands import grid_of, selected
from sundial.loading import Loaded


def main(args: argparse.Namespace) -> int:
    """Print id, present number, level and name: in columns on a terminal, else with tabs between."""
    loaded = Loaded()
    _, scenarios = selected(loaded, args, grid_of(loaded).corpus if args.grid else None)
    rows = [(s.id, loaded.statements[s.key].number, s.level, s.name) for s in scenarios]
    if not sys.stdout.isatty():
        sys.stdout.writelines("\t".join(row) + "\n" for row in rows)
        return 0
    widths = [max(len(row[i]) for row in rows) for i in range(3)]
    for row in rows:
        print("  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[3]]))
    return 0
