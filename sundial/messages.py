"""The messages of the engine contract as tables, for docs/messages.md: made of the JSON Schemas, and so of the types.

python -m sundial.messages docs/messages.md
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from .schemas import schema

MESSAGES = ("description", "position", "view", "action")
"""The schemas that the page shows, in the order in which an adapter meets them."""

_HEAD = """# The messages

Every message of the [engine contract](contract.md), field by field. This page is made from the types in
`sundial/model.py` (`python -m sundial.messages docs/messages.md`), as are the JSON Schemas in `fixtures/schemas/`,
which `sundial schema NAME` prints. What the fields mean in play is told in the contract.
A field that has a default may be left out; fields that aren't known are ignored.
"""


def as_markdown() -> str:
    """The whole page."""
    parts = [_HEAD]
    told: set[str] = set()
    for name in MESSAGES:
        whole = schema(name)
        parts.append(f"## {whole['title']}\n")
        parts += _parts(whole, told)
    return "\n".join(parts)


def _parts(whole: Mapping[str, Any], told: set[str]) -> Iterator[str]:
    """A table for each struct that this message is made of and that no message before it is."""
    for name, described in whole["$defs"].items():
        if name in told:
            continue
        told.add(name)
        yield f"### {name}\n"
        yield f"{described.get('description', '')}\n"
        required = described.get("required", ())
        rows = [_row(field, of, field in required) for field, of in described["properties"].items()]
        yield "\n".join(["| field | type | default | |", "|---|---|---|---|", *rows]) + "\n"


def _row(field: str, described: Mapping[str, Any], required: bool) -> str:
    default = "needed" if required else f"`{json.dumps(described['default'])}`"
    if default == "`null`":
        described, default = _present(described), "absent"
    cells = (f"`{field}`", _type(described), default, described.get("description", ""))
    return "| " + " | ".join(cell.replace("|", r"\|") for cell in cells) + " |"


def _present(described: Mapping[str, Any]) -> Mapping[str, Any]:
    """The type of a field where it isn't absent."""
    shown = dict(described)
    for key in shown.keys() & {"anyOf", "enum"}:
        shown[key] = [part for part in shown[key] if part not in (None, {"type": "null"})]
    return shown


def _type(described: Mapping[str, Any]) -> str:
    """A type in words, structs as links to their tables."""
    if "$ref" in described:
        name = described["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "enum" in described:
        return ", ".join(f"`{word}`" if word is not None else "`null`" for word in described["enum"])
    if "const" in described:
        return f"`{described['const']}`"
    if "anyOf" in described:
        return " or ".join(dict.fromkeys(_type(each) for each in described["anyOf"]))
    match described.get("type"):
        case "array":
            return f"list of {_type(described.get('items', {}))}"
        case "object":
            values = described.get("additionalProperties")
            return f"object, name to {_type(values)}" if isinstance(values, dict) else "object"
        case "integer":
            at_least = described.get("minimum")
            return "integer" if at_least is None else f"integer, {at_least} or more"
        case "null":
            return "`null`"
        case str(word):
            return word
    return "anything"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(as_markdown(), encoding="utf-8")
