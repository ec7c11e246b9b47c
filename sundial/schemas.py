"""The JSON Schemas in fixtures/schemas/, generated from the structs that read and write the files."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

Transform = Callable[[dict[str, Any]], dict[str, Any]]


def spell_out(schema: Any) -> Any:
    """The same schema with each `discriminator` said in JSON Schema's own words.

    The word is OpenAPI's: editors don't read it, and without it offer the fields of the first alternative only.
    """
    if isinstance(schema, list):
        return [spell_out(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    spelled = {key: spell_out(part) for key, part in schema.items()}
    if by := spelled.pop("discriminator", None):
        tag = by["propertyName"]
        spelled = {
            "type": "object",
            "required": [tag],
            "properties": {tag: {"enum": list(by["mapping"])}},
            **spelled,
        }
    return spelled


SCHEMAS: dict[str, tuple[str, Transform]] = {
    "description": ("sundial.model:Description", spell_out),
    "position": ("sundial.model:Position", spell_out),
    "view": ("sundial.model:View", spell_out),
    "action": ("sundial.model:Action", spell_out),
    "card": ("reference_engine.cards:CardDefinition", spell_out),
    "run": ("sundial.runfile:Record", spell_out),
    "corpus-scenario": ("sundial.exported:ScenarioFile", spell_out),
    "corpus-feature": ("sundial.exported:FeatureFile", spell_out),
    "corpus-index": ("sundial.exported:Index", spell_out),
}
"""For each schema the type it describes, as `module:name` so that only what is asked for is imported, and what is done
to msgspec's schema of it."""

_TITLES = {
    "description": "The answer to `describe`",
    "position": "What a game starts from: the parameters of `start`",
    "view": "The answer to `start` and `act`",
    "action": "The parameters of `act`",
    "card": "A card definition",
    "run": "One line of a run file",
    "corpus-scenario": "An exported scenario",
    "corpus-feature": "The layout of an exported feature",
    "corpus-index": "The index of an export",
}


def schema(name: str) -> dict[str, Any]:
    """One JSON Schema (2020-12).

    Raises:
        KeyError: there is no schema of that name.
    """
    import msgspec

    where, transform = SCHEMAS[name]
    module, _, attribute = where.partition(":")
    described = getattr(importlib.import_module(module), attribute)
    (whole,), components = msgspec.json.schema_components([described], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": _TITLES.get(name, name),
        **transform({**whole, "$defs": components}),
    }


def file_name(name: str) -> str:
    """The name of the file that holds a schema."""
    return f"{name}.schema.json"


def write_all(folder: Path) -> list[Path]:
    """Write every schema into a folder, and say which files were written."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name in SCHEMAS:
        path = folder / file_name(name)
        path.write_text(_text(name), encoding="utf-8")
        paths.append(path)
    return paths


def check_all(folder: Path) -> list[str]:
    """The names of the files in a folder that aren't what `write_all` would write, missing ones among them."""
    drifted = []
    for name in SCHEMAS:
        path = folder / file_name(name)
        if not path.is_file() or path.read_text(encoding="utf-8") != _text(name):
            drifted.append(path.name)
    return drifted


def _text(name: str) -> str:
    return json.dumps(schema(name), indent=2, ensure_ascii=False) + "\n"
