"""`sundial schema`: the JSON Schemas of the contract's messages and of the fixtures."""

from __future__ import annotations

import argparse
import json

from sundial import places, schemas
from sundial.commands import Usage

FOLDER = places.FIXTURES / "schemas"


def main(args: argparse.Namespace) -> int:
    """Print a schema, or write or check all of them; 1 if --check finds drift."""
    if args.write:
        for path in schemas.write_all(FOLDER):
            print(path)
        return 0
    if args.check:
        drifted = schemas.check_all(FOLDER)
        for name in drifted:
            print(f"{FOLDER / name} isn't what the code says; run sundial schema --write")
        return 1 if drifted else 0
    if args.name is None:
        print("\n".join(schemas.SCHEMAS))
        return 0
    if args.name not in schemas.SCHEMAS:
        from sundial.corpus import nearest

        near = nearest(args.name, schemas.SCHEMAS)
        hint = f"; did you mean {' or '.join(near)}?" if near else f"; there are {', '.join(schemas.SCHEMAS)}"
        raise Usage(f"there is no schema {args.name!r}{hint}")
    print(json.dumps(schemas.schema(args.name), indent=2, ensure_ascii=False))
    return 0
