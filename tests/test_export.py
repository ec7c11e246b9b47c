"""The corpus as JSON and back: `sundial export` and `sundial import`."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sundial import layout, model, places, schemas
from sundial.__main__ import main
from sundial.engines import open_engine
from sundial.exported import FeatureFile, Index, ScenarioFile
from sundial.exporting import files
from sundial.importing import features
from sundial.loading import Loaded
from sundial.structured import in_page, spelled, template, template_text

OWN = """\
# What Time Stop does
Feature: one's own
  All of it
  in two lines

  Background:
    Given Alice has 9 life

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it
    About the stack

    Background:
      Given Bob has 8 life

    # a comment
    @id:own-time-stop @source:cr
    Scenario: Time Stop exiles itself
      Note: one line
      Note: two lines
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      # before a step
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then "Time Stop" is in exile
      And Bob has 8 life
      When the game goes on to Alice's next upkeep step
      Then Bob has 8 life

    @id:own-outline @source:cr @source:report @open @twin:own-time-stop
    Scenario Outline: <spell> at <target> leaves <life>
      Source: somewhere
      Given Alice has "<spell>" and <cards> in hand
      And Alice has lands for "<spell>"
      When Alice casts "<spell>" targeting <target>
      And everything resolves
      Then <target> has <life> life
      And Alice's <zone> is "<spell>"
      And Alice has <held> card in hand

      Examples: Burn
        | spell          | target | cards            | life | zone      | held |
        | Lightning Bolt | Bob    | "Lightning Bolt" | 5    | graveyard | 1    |

      # another
      Examples:
        The other one
        | spell | target | cards   | life | zone      | held |
        | Shock | Alice  | "Shock" | 7    | graveyard | 1    |

# the end
"""

Output = pytest.CaptureFixture[str]
Json = dict[str, Any]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.feature"
    path.write_text(OWN, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def exported_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("once")
    (folder / "own.feature").write_text(OWN, encoding="utf-8")
    assert main(["export", "--to", str(folder / "export"), str(folder / "own.feature")]) == 0
    return folder / "export"


@pytest.fixture
def exported(exported_once: Path, tmp_path: Path) -> Path:
    """An export of `own`."""
    return Path(shutil.copytree(exported_once, tmp_path / "export"))


def read(path: Path) -> Json:
    data: Json = json.loads(path.read_text(encoding="utf-8"))
    return data


def edit(path: Path, change: Callable[[Json], object]) -> None:
    data = read(path)
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")


def imported(folder: Path) -> str:
    """The text of the one feature."""
    (text,) = features(folder)[0].values()
    return text


# -- the whole corpus ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def whole() -> dict[str, bytes]:
    loaded = Loaded()
    corpus = loaded.features()
    return files(loaded, corpus, corpus.scenarios)


@pytest.fixture(scope="module")
def scenarios(whole: dict[str, bytes]) -> list[Json]:
    return [json.loads(content) for path, content in whole.items() if path.startswith("scenarios/")]


def test_the_corpus_exported_and_imported_is_the_same_files(whole: dict[str, bytes], tmp_path: Path) -> None:
    """Byte for byte, though no text of any step is left: each is printed from its structure."""
    spoiled = 0
    for path, content in whole.items():
        data = json.loads(content)
        if path.startswith("scenarios/"):
            steps = data["steps"]
        elif path.startswith("features/"):
            rules = data["rules"]
            outlines = [part for rule in rules for part in rule["scenarios"] if part["kind"] == "outline"]
            steps = [step for part in outlines for step in part["steps"] if "says" in step]
        else:
            steps = []
        for step in steps:
            step["text"] = ""
            spoiled += 1
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(json.dumps(data), encoding="utf-8")
    made, remarks = features(tmp_path)
    there = {path.relative_to(places.FEATURES).as_posix(): path for path in places.FEATURES.rglob("*.feature")}
    assert made.keys() == there.keys()
    for name, source in there.items():
        mend = f"white space? python -m sundial.layout features/{name}"
        assert made[name] == source.read_text(encoding="utf-8"), mend
    assert spoiled > 10_000
    assert not remarks


def test_only_so_many_steps_of_outlines_are_kept_as_text(whole: dict[str, bytes]) -> None:
    """A placeholder may stand for words of a phrase, which no field holds; the corpus has no need of it."""
    steps = [
        step
        for path, content in whole.items()
        if path.startswith("features/")
        for rule in json.loads(content)["rules"]
        for part in rule["scenarios"]
        for step in part.get("steps", ())
    ]
    assert len(steps) > 300
    assert [step["text"] for step in steps if "says" not in step] == []


def test_every_file_is_what_its_schema_is_made_of(whole: dict[str, bytes]) -> None:
    index = msgspec.json.decode(whole["index.json"], type=Index)
    assert len(index.scenarios) == len(Loaded().features())
    assert index.files.keys() == whole.keys() - {"index.json"}
    for indexed in index.scenarios:
        read_ = msgspec.json.decode(whole[indexed.path], type=ScenarioFile)
        data = json.loads(whole[indexed.path])
        assert spelled(read_) | {"start": data["start"]} == data
        assert data["start"] == json.loads(msgspec.json.encode(read_.start))
        assert (read_.id, read_.statement.key) == (indexed.id, indexed.key)
    for path in index.features:
        msgspec.json.decode(whole[path], type=FeatureFile)
    for name in ("corpus-scenario", "corpus-feature", "corpus-index"):
        assert json.loads(whole[f"schemas/{name}.schema.json"]) == json.loads(json.dumps(schemas.schema(name)))


def test_whoever_follows_the_decisions_by_names_plays_the_same_games(scenarios: list[Json]) -> None:
    """As somebody's own tests would, without a phrase, a macro or a default answer of ours."""
    engine = open_engine()
    answered = 0
    for scenario in scenarios:
        answered += _follow(engine, scenario)
    assert answered > 10_000


def _follow(engine: model.Engine, scenario: Json) -> int:
    """Of several objects of one name the last is taken, not the one that the exporting engine took."""
    view = engine.start(msgspec.convert(scenario["start"], model.Position))
    known: dict[str, str] = {}
    refused = {step["at"]: step["refused"] for step in scenario["steps"] if step["refused"]}
    for n, decision in enumerate(scenario["played"]):
        assert (view.turn, view.active, view.step) == (decision["turn"], decision["active"], decision["step"])
        assert [(s.turn, s.step) for s in view.steps] == [(s["turn"], s["step"]) for s in decision["begun"]]
        assert [o.name for o in view.stack] == [o["name"] for o in decision["stack"]], scenario["id"]
        assert [p.life for p in view.players] == [p["life"] for p in decision["players"]], scenario["id"]
        assert [len(p.hand) for p in view.players] == [p["hand"] for p in decision["players"]], scenario["id"]
        asked = decision["asked"]
        assert (asked is None) == (view.decision is None)
        if asked is not None and view.decision is not None:
            assert (asked["kind"], asked["player"]) == (
                msgspec.to_builtins(view.decision)["kind"],
                view.decision.player,
            )
        if n in refused:
            with pytest.raises(model.Illegal):
                engine.act(_action(view, refused[n], dict(known)))
        if decision["answer"] is None:
            assert n == len(scenario["played"]) - 1
            return n
        view = engine.act(_action(view, decision["answer"], known))
    raise AssertionError("the last decision has an answer")


def _action(view: model.View, answer: Json, known: dict[str, str]) -> model.Action:
    taken: set[str] = set()

    def own(named: Json) -> str:
        if named["kind"] == "player":
            return str(named["name"])
        there = _candidates(view, named)
        ident = known.get(named["id"], "")
        if ident not in there:
            ident = [one for one in there if one not in taken and one not in known.values()][-1]
        taken.add(ident)
        if named["id"]:
            known[named["id"]] = ident
        return ident

    data = dict(answer)
    for field in ("card", "object"):
        if field in data:
            data[field] = own(data[field])
    for field in ("targets", "costs", "options"):
        if field in data:
            data[field] = [own(named) for named in data[field]]
    if data["type"] == "attack":
        data["attackers"] = {own(pair["attacker"]): own(pair["defender"]) for pair in data["attackers"]}
    if data["type"] == "block":
        data["blockers"] = {own(b["blocker"]): [own(a) for a in b["attackers"]] for b in data["blockers"]}
    action: model.Action = msgspec.convert(data, model.Action)
    return action


def _candidates(view: model.View, named: Json) -> list[str]:
    if named["kind"] == "option":
        assert isinstance(view.decision, model.ChooseDecision)
        return [option.id for option in view.decision.options if option.name == named["name"]]
    if named["zone"] == "stack":
        spells = named["kind"] == "spell"
        return [
            o.id
            for o in view.stack
            if (o.name, o.controller, o.copy, o.kind == "spell")
            == (named["name"], named["player"], named["copy"], spells)
        ]
    if named["zone"] == "battlefield":
        return [p.id for p in view.battlefield if (p.name, p.controller) == (named["name"], named["player"])]
    cards = view.exile if named["zone"] == "exile" else getattr(view.player(named["player"]), named["zone"])
    return [card.id for card in cards if card.name == named["name"]]


def test_each_claim_tells_where_in_the_game_it_is_judged(scenarios: list[Json]) -> None:
    for scenario in scenarios:
        places_ = [step["at"] for step in scenario["steps"] if step["at"] is not None]
        assert places_ == sorted(places_), scenario["id"]
        assert places_[-1] < len(scenario["played"])
        for n, step in enumerate(scenario["steps"]):
            assert (step["at"] is None) == (step["keyword"] == "Given")
            assert (step["refused"] is not None) == (step["says"]["type"] == "Cannot")
            during = [d for d in scenario["played"] if d["during"] == n]
            assert step["keyword"] != "Given" or not during
    names = {d["during"] is None for scenario in scenarios for d in scenario["played"][:-1]}
    assert names == {False}


# -- one's own features --------------------------------------------------------------------------------------------


def test_backgrounds_outlines_descriptions_and_comments_come_back(exported: Path, own: Path) -> None:
    assert imported(exported) == own.read_text(encoding="utf-8")
    (path,) = (exported / "features").glob("*.json")
    outline = read(path)["rules"][0]["scenarios"][1]
    says = {step["text"]: step.get("says") for step in outline["steps"]}
    assert says["Then <target> has <life> life".removeprefix("Then ")] == {
        "type": "HasLife",
        "player": {"column": "target"},
        "life": {"column": "life"},
    }
    assert says['Alice\'s <zone> is "<spell>"'] is None
    first = read(exported / "scenarios" / "own-outline.1.json")
    assert first["id"] == 'own-outline[Lightning Bolt,Bob,"Lightning Bolt",5,graveyard,1]'
    assert first["outline"]["values"]["target"] == "Bob"
    assert first["steps"][0]["text"] == "Alice has 9 life"


def test_another_layout_says_the_same(own: Path, tmp_path: Path) -> None:
    text = own.read_text(encoding="utf-8")
    untidy = re.sub(r"(?m)^ +(And|When)", r"\t\1", text).replace(" | ", "|").replace("Outline:", "Template:")
    assert untidy != text
    assert layout.printed(layout.read(untidy)) == text


def test_two_exports_are_the_same(own: Path, exported: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    assert main(["export", "--to", str(again), str(own)]) == 0
    assert {p.relative_to(again): p.read_bytes() for p in again.rglob("*.json")} == {
        p.relative_to(exported): p.read_bytes() for p in exported.rglob("*.json")
    }


def test_a_new_export_removes_what_only_an_earlier_one_wrote(own: Path, exported: Path, capsys: Output) -> None:
    mine = exported / "scenarios" / "notes.txt"
    mine.write_text("mine", encoding="utf-8")
    assert main(["export", "--to", str(exported), f"{own}:20"]) == 0
    assert "2 files of an earlier export removed" in capsys.readouterr().out
    assert sorted(p.name for p in (exported / "scenarios").iterdir()) == ["notes.txt", "own-time-stop.json"]
    assert "own-outline" not in imported(exported)


@pytest.mark.parametrize("name", ["scenarios/own-time-stop.json", "letter.txt"])
def test_a_folder_that_isnt_ours_is_left_alone(own: Path, tmp_path: Path, capsys: Output, name: str) -> None:
    path = tmp_path / "other" / name
    path.parent.mkdir(parents=True)
    path.write_text("dear", encoding="utf-8")
    assert main(["export", "--to", str(tmp_path / "other"), str(own)]) == 2
    assert f"holds {name}, so it is no export" in capsys.readouterr().err
    assert [p for p in (tmp_path / "other").rglob("*") if p.is_file()] == [path]


def test_a_folder_that_isnt_ours_is_seen_through_one_that_isnt_there(own: Path, tmp_path: Path) -> None:
    (tmp_path / "index.json").write_text("mine", encoding="utf-8")
    assert main(["export", "--to", str(tmp_path / "new" / ".."), str(own)]) == 2
    assert (tmp_path / "index.json").read_text(encoding="utf-8") == "mine"


def test_what_was_changed_since_is_not_written_over(own: Path, exported: Path, capsys: Output) -> None:
    path = exported / "scenarios" / "own-time-stop.json"
    edit(path, lambda data: data.update(name="Mine"))
    changed = path.read_bytes()
    for selector in (str(own), f"{own}:28"):
        assert main(["export", "--to", str(exported), selector]) == 2
        assert f"{path} was changed since it was exported" in capsys.readouterr().err
    assert path.read_bytes() == changed


def test_what_was_broken_off_is_gone_on_with(own: Path, exported: Path) -> None:
    (exported / "index.json").unlink()
    (exported / "scenarios" / "own-time-stop.json").unlink()
    assert main(["export", "--to", str(exported), str(own)]) == 0
    assert (exported / "scenarios" / "own-time-stop.json").is_file()


def test_a_scenario_that_fails_is_not_exported(own: Path, tmp_path: Path, capsys: Output) -> None:
    own.write_text(own.read_text(encoding="utf-8").replace("Bob has 8 life\n      When", "Bob has 3 life\n      When"))
    assert main(["export", "--to", str(tmp_path / "export"), str(own)]) == 2
    assert "own-time-stop fails on the reference engine" in capsys.readouterr().err
    assert not (tmp_path / "export").exists()


# -- edits ---------------------------------------------------------------------------------------------------------


def test_a_changed_number_shows_in_the_feature_and_is_told(exported: Path, tmp_path: Path, capsys: Output) -> None:
    def change(data: Json) -> None:
        data["steps"][-1]["says"]["life"] = 7

    edit(exported / "scenarios" / "own-time-stop.json", change)
    to = tmp_path / "features"
    assert main(["import", str(exported), "--to", str(to)]) == 0
    assert "steps[9]: `says` counts, not the text 'Bob has 8 life': Bob has 7 life" in capsys.readouterr().err
    assert (to / "own.feature").read_text(encoding="utf-8").count("Bob has 7 life") == 1
    assert main(["lint", str(to)]) == 1
    assert "Bob has 7 life" in capsys.readouterr().out


def test_a_scenario_that_was_added_is_in_the_feature_and_passes(exported: Path, tmp_path: Path, capsys: Output) -> None:
    old = read(exported / "scenarios" / "own-time-stop.json")
    kept = ("format", "statement", "sources", "steps")
    new: Json = {field: old[field] for field in kept} | {"id": "own-second", "name": "Time Stop, and Bob lives"}
    new["steps"] = [{"keyword": step["keyword"], "says": step["says"]} for step in old["steps"]]
    new["steps"].append({"keyword": "Then", "says": {"type": "HasLost", "player": "Bob", "yes": False}})
    (exported / "scenarios" / "second.json").write_text(json.dumps(new), encoding="utf-8")
    (feature,) = (exported / "features").glob("*.json")
    edit(feature, lambda data: data["rules"][0]["scenarios"].append({"kind": "scenario", "id": "own-second"}))
    to = tmp_path / "features"
    assert main(["import", str(exported), "--to", str(to)]) == 0
    assert "And Bob is still in the game" in (to / "own.feature").read_text(encoding="utf-8")
    assert main(["run", str(to), "own-second"]) == 0


def test_a_changed_outline_is_changed_in_one_place(exported: Path, own: Path) -> None:
    (feature,) = (exported / "features").glob("*.json")

    def change(data: Json) -> None:
        outline = data["rules"][0]["scenarios"][1]
        outline["steps"][4]["says"] = {"type": "HasLife", "player": "Bob", "life": {"column": "life"}}

    edit(feature, change)
    with pytest.raises(
        ValueError, match=r"own-outline\.2\.json: steps\[6\]\.says: it isn't what the outline in .* says"
    ):
        features(exported)
    for row in (exported / "scenarios").glob("own-outline.*"):
        row.unlink()
    text = own.read_text(encoding="utf-8")
    assert imported(exported) == text.replace("Then <target> has <life> life", "Then Bob has <life> life")


def test_feature_files_that_say_something_else_are_written_over_only_when_told_to(
    exported: Path, tmp_path: Path, own: Path, capsys: Output
) -> None:
    own.write_text("Feature: mine\n", encoding="utf-8")
    assert main(["import", str(exported), "--to", str(tmp_path)]) == 2
    assert f"{own} says something else; --replace" in capsys.readouterr().err
    assert own.read_text(encoding="utf-8") == "Feature: mine\n"
    assert main(["import", str(exported), "--to", str(tmp_path), "--replace"]) == 0
    assert "own-outline" in own.read_text(encoding="utf-8")


def _set(*path: Any, to: Any) -> Callable[[Json], None]:
    def change(data: Any) -> None:
        *before, last = path
        for part in before:
            data = data[part]
        data[last] = to

    return change


SCENARIO, FEATURE = "scenarios/own-time-stop.json", "features/own.json"


@pytest.mark.parametrize(
    ("file", "change", "complaint"),
    [
        (SCENARIO, _set("steps", 9, "says", "life", to="8"), "steps[9].says.life: Expected int, got str"),
        (SCENARIO, _set("steps", 9, "says", "lief", to=8), "says.lief: there is no such field; did you mean life?"),
        (SCENARIO, _set("steps", 9, "says", "type", to="HasLive"), "a Then says; did you mean 'HasLife'?"),
        (SCENARIO, _set("steps", 9, "says", "player", to="Eve"), "steps[9].says.player: Invalid enum value 'Eve'"),
        (SCENARIO, _set("steps", 9, "says", to=3), "steps[9].says: expected an object"),
        (SCENARIO, _set("steps", 9, "keyword", to="And"), "steps[9].keyword: Invalid enum value 'And'"),
        (SCENARIO, _set("steps", 4, "says", "card", to='Time "Stop'), "steps[4].says: no phrase says"),
        (SCENARIO, _set("steps", 0, "says", "life", to=4), "steps[0].says: the Background that"),
        (SCENARIO, _set("nmae", to="x"), "contains unknown field nmae"),
        (SCENARIO, _set("name", to="x\n    Then y"), "name: 'x\\n    Then y' can't stand in a feature"),
        (FEATURE, _set("title", to="x\n    Then y"), "can't stand in a feature"),
        (FEATURE, _set("rules", 0, "description", to="Scenario: x"), "can't stand in a feature"),
        (SCENARIO, _set("notes", 0, "text", to="  x"), "notes[0].text: '  x' can't stand in a feature"),
        (SCENARIO, _set("sources", to=[]), "sources: Expected array of length >= 1"),
        (SCENARIO, _set("level", to="law"), "level: Invalid enum value 'law'"),
        (SCENARIO, _set("format", to=2), "format: this Sundial reads 1, not 2"),
        (SCENARIO, _set("statement", "key", to="end-turn.exile.2"), "statement.key: it is 'end-turn.exile.2', but"),
        (SCENARIO, _set("id", to="other"), "rules[0].scenarios[0].id: there is no scenario 'own-time-stop'"),
        (FEATURE, _set("rules", 0, "scenarios", to=[]), "lists 'own-outline"),
        (FEATURE, _set("rules", 0, "title", to=3), "rules[0].title: Expected str, got int"),
        (FEATURE, _set("rules", 0, "scenarios", 1, "id", to="x"), "its outline is in none"),
        (FEATURE, _set("rules", 0, "scenarios", 1, "examples", 0, "rows", 0, to=["a"]), "1 values for 6 columns"),
        (FEATURE, _set("rules", 0, "scenarios", 1, "steps", 5, "text", to="<zone> so"), "steps[5].text: with the row"),
    ],
)  # fmt: skip
def test_a_bad_edit_is_told_with_its_file_and_field(
    exported: Path, tmp_path: Path, capsys: Output, file: str, change: Callable[[Json], None], complaint: str
) -> None:
    edit(exported / file, change)
    capsys.readouterr()
    assert main(["import", str(exported), "--to", str(tmp_path / "features")]) == 2
    told = capsys.readouterr().err
    assert complaint in told
    assert ".json: " in told
    assert told.count("\n") == 1
    assert not (tmp_path / "features").exists()


def test_a_format_of_later_is_told_before_what_is_otherwise_in_it(
    exported: Path, tmp_path: Path, capsys: Output
) -> None:
    edit(exported / SCENARIO, _set("format", to=2))
    edit(exported / SCENARIO, _set("new", to="field"))
    assert main(["import", str(exported), "--to", str(tmp_path / "features")]) == 2
    assert "format: this Sundial reads 1, not 2" in capsys.readouterr().err


def test_what_is_no_json_and_no_export(exported: Path, tmp_path: Path, capsys: Output) -> None:
    (exported / SCENARIO).write_text("{", encoding="utf-8")
    assert main(["import", str(exported), "--to", str(tmp_path / "features")]) == 2
    assert "own-time-stop.json: Input data was truncated" in capsys.readouterr().err
    assert main(["import", str(tmp_path), "--to", str(tmp_path / "features")]) == 2
    assert "holds no index.json" in capsys.readouterr().err


# -- placeholders --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keyword", "text", "rows"),
    [
        ("Then", "<steps> began in turn 1", [{"steps": "1 beginning of combat step"}, {"steps": "2 end steps"}]),
        ("Then", "<n> end steps began in turn 1", [{"n": "2"}, {"n": "3"}]),
        ("Then", "1 <step> began in turn <turn>", [{"step": "end step", "turn": "1"}]),
        ("Given", "<who> controls <cards>", [{"who": "Bob", "cards": '"A", 2 "B" and "C"'}]),
        ("Given", 'Alice controls "A", <n> "<card>" and <cards>', [{"n": "2", "card": "B", "cards": '3 "C"'}]),
        ("When", "Bob casts <card> targeting <a> and <b>", [{"card": '"X"', "a": "Bob", "b": 'the copy of "Y"'}]),
        ("When", 'Bob casts "X" choosing modes <modes>', [{"modes": "1 and 3"}]),
        ("Then", '"X" is <p>/<t>', [{"p": "-1", "t": "2"}]),
    ],
)
def test_placeholders_stand_in_the_structure(keyword: Any, text: str, rows: list[dict[str, str]]) -> None:
    data = template(keyword, text, rows)
    assert data is not None
    assert '"column"' in json.dumps(data)
    assert template_text(keyword, json.loads(json.dumps(data)), rows) == text


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_step_of_the_corpus_with_any_value_in_a_column_comes_back(data: st.DataObject) -> None:
    """A whole blank is replaced by a placeholder, whose column has what stood there."""
    from sundial.phrases import pieces, say

    scenario = data.draw(st.sampled_from(_CORPUS))
    step = data.draw(st.sampled_from(scenario.steps))
    cut = pieces(step.says)
    if not any(piece.field for piece in cut):
        return
    chosen = data.draw(st.sampled_from([piece for piece in cut if piece.field]))
    text = "".join("<c>" if piece.field == chosen.field else piece.text for piece in cut)
    made = template(step.keyword, text, [{"c": chosen.text}])
    assert made is not None
    assert template_text(step.keyword, made, [{"c": chosen.text}]) == text
    assert say(step.says) == step.text


_CORPUS = Loaded().features().scenarios


def test_the_documentation_has_the_kinds_of_messages_as_they_are() -> None:
    page = (Path(__file__).parent.parent / "docs" / "corpus_json.md").read_text(encoding="utf-8")
    assert in_page(page) == page, "mend: python -m sundial.structured docs/corpus_json.md"
