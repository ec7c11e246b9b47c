"""`sundial new-adapter`: a folder with a working adapter over a toy engine, whose place somebody's own engine takes."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from sundial.commands import Usage
from sundial.kits import KITS, BadName, write_kit


def main(args: argparse.Namespace) -> int:
    """Write the folder and say what to do next."""
    folder = Path(args.to) / args.name
    try:
        files = write_kit(args.language, args.name, folder)
    except BadName as error:
        raise Usage(str(error)) from None
    except FileExistsError:
        raise Usage(
            f"{folder} is there already and isn't an empty folder; choose another name or another --to"
        ) from None
    kit = KITS[args.language]
    print(f"{folder}: {len(files)} files, an adapter in {kit.called} over a toy engine.")
    print("Next, with the toy engine in it, to see it work:")
    lines = [f"cd {shlex.quote(str(folder))}", *kit.build, kit.test, f"sundial doctor --command '{kit.run}'"]
    for line in (*lines, f"sundial run --command '{kit.run}'"):
        print(f"  {line}")
    print(f"Then read README.md there; {kit.engine} is the file to rewrite for your engine.")
    return 0
