"""The generated JSON Schemas: sundial/schemas.py."""

import json
from pathlib import Path

import pytest

from sundial import places, schemas

MESSAGES = ["description", "position", "view", "action"]


@pytest.fixture
def messages_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schemas, "SCHEMAS", {name: schemas.SCHEMAS[name] for name in MESSAGES})


def test_tagged_unions_are_spelled_out_for_editors() -> None:
    action = schemas.schema("action")
    assert action["required"] == ["type"]
    assert action["properties"]["type"]["enum"][:3] == ["pass", "play", "cast"]
    decision = schemas.schema("view")["$defs"]["View"]["properties"]["decision"]["anyOf"][0]
    assert "discriminator" not in json.dumps([action, schemas.schema("view"), schemas.schema("card")])
    assert decision["properties"]["kind"]["enum"] == ["priority", "attackers", "blockers", "choose"]
    assert decision["anyOf"][3] == {"$ref": "#/$defs/ChooseDecision"}


@pytest.mark.parametrize("name", MESSAGES)
def test_every_reference_has_its_target(name: str) -> None:
    schema = schemas.schema(name)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    references = {part.split('"')[0] for part in json.dumps(schema).split("#/$defs/")[1:]}
    assert references <= set(schema["$defs"])


@pytest.mark.usefixtures("messages_only")
def test_drift_is_found_and_mended(tmp_path: Path) -> None:
    everything = [f"{name}.schema.json" for name in MESSAGES]
    assert schemas.check_all(tmp_path) == everything
    assert [path.name for path in schemas.write_all(tmp_path)] == everything
    assert schemas.check_all(tmp_path) == []
    view = tmp_path / "view.schema.json"
    view.write_text(view.read_text().replace("integer", "number"))
    (tmp_path / "action.schema.json").unlink()
    assert schemas.check_all(tmp_path) == ["view.schema.json", "action.schema.json"]


def test_the_published_schemas_are_those_of_the_structs() -> None:
    assert schemas.check_all(places.FIXTURES / "schemas") == [], "mend: sundial.schemas.write_all"


def test_an_unknown_schema_is_an_error() -> None:
    with pytest.raises(KeyError, match="deck"):
        schemas.schema("deck")
