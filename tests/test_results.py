"""Results: causes written by hand, joined with a run; and what is committed of them."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from sundial import runfile
from sundial.loading import Loaded
from sundial.model import Offers
from sundial.runfile import At, EndRecord, EngineShown, Record, RunRecord, ScenarioRecord
from sundial.said import Scenario
from sundial.transport import CannotStart
from sundial.yamlfile import load_yaml

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def results() -> ModuleType:
    spec = importlib.util.spec_from_file_location("results", ROOT / "tools" / "results.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # Dataclasses look their module up.
    sys.modules["results"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def corpus() -> tuple[Scenario, ...]:
    return Loaded().features().scenarios[:3]


def records(corpus: tuple[Scenario, ...], *verdicts: str, engine: bool = True, **more: Any) -> list[Record]:
    shown = EngineShown("toy", "9", Offers()) if engine else None
    run = RunRecord(sundial="0.1.0", edition="2026-09-25", engine=shown, seed=1, command="toy", trouble="no program")
    played = [
        ScenarioRecord(
            id=scenario.id,
            name=scenario.name,
            feature=scenario.feature,
            key=scenario.key,
            number="724.1b",
            level=more.get("level", "rule"),
            verdict=verdict,  # type: ignore[arg-type]
            at=At(scenario.file, scenario.line, "exile is empty"),
            expected="exile is empty",
            shown='exile is "Shock"',
            title="The stack is exiled",
            statement="Every object on the stack is exiled",
        )
        for scenario, verdict in zip(corpus, verdicts, strict=True)
    ]
    return [run, *played, EndRecord(counts=runfile.count(played), exit=1)]


def told(results: ModuleType, *scenarios: str, version: str = "9", known: tuple[Any, ...] = ()) -> Any:
    cause = results.Cause("The stack stays", "Nothing is exiled.", ("724.1b", "724.1"), scenarios)
    return results.Explanations(version, (cause,), known)


def test_a_failure_with_a_cause_is_no_problem(results: ModuleType, corpus: tuple[Scenario, ...]) -> None:
    run = results.joined(records(corpus, "pass", "fail", "error"), corpus)
    known = (results.KnownDeviation("724.1", "the stack stays", (corpus[1].id,)),)
    assert list(results.problems(run, told(results, corpus[1].id, corpus[2].id, known=known))) == []


def test_each_problem_names_its_scenario(results: ModuleType, corpus: tuple[Scenario, ...]) -> None:
    run = results.joined(records(corpus, "pass", "fail", "unsupported"), corpus)
    known = (results.KnownDeviation("500.5", "mana stays", (corpus[1].id, corpus[2].id)),)
    explained = told(results, corpus[0].id, corpus[0].id, "no-such-scenario", version="8", known=known)
    found = "\n".join(results.problems(run, explained))
    assert "of version 8, the run is of 9" in found
    assert f"not explained: {corpus[1].id} (724.1b)" in found
    assert f"{corpus[0].id} doesn't fail, its verdict is pass" in found
    assert f"{corpus[0].id} stands there twice" in found
    assert "no-such-scenario is no scenario of the corpus" in found
    assert f"{corpus[2].id} doesn't fail, its verdict is unsupported" in found


def test_a_known_deviation_is_shown_under_its_rule(results: ModuleType, corpus: tuple[Scenario, ...]) -> None:
    run = results.joined(records(corpus, "fail", "pass", "pass"), corpus)
    known = (results.KnownDeviation("500.5", "mana stays", (corpus[0].id,)),)
    (problem,) = results.problems(run, told(results, corpus[0].id, known=known))
    assert "explained by other rules" in problem


def test_what_the_rules_leave_open_needs_no_cause(results: ModuleType, corpus: tuple[Scenario, ...]) -> None:
    run = results.joined(records(corpus, "fail", "fail", "fail", level="open"), corpus)
    assert list(results.problems(run, results.Explanations("9", ()))) == []
    assert [point["id"] for point in results.summary(run, results.Explanations("9", ()))["open"]] == [
        scenario.id for scenario in corpus
    ]


def test_a_run_that_is_not_whole_is_refused(results: ModuleType, corpus: tuple[Scenario, ...]) -> None:
    whole = records(corpus, "pass", "pass", "pass")
    with pytest.raises(ValueError, match="cut short"):
        results.joined(whole[:-1], corpus)
    with pytest.raises(ValueError, match="aren't the scenarios"):
        results.joined([*whole[:2], whole[-1]], corpus)
    with pytest.raises(CannotStart, match="no program"):
        results.joined(records(corpus, "pass", "pass", "pass", engine=False), corpus)


def test_the_page_tells_cause_rules_and_reproduction(results: ModuleType, corpus: tuple[Scenario, ...]) -> None:
    run = results.joined(records(corpus, "pass", "fail", "pass"), corpus)
    content = results.summary(run, told(results, corpus[1].id))
    text = results.page("toy", content)
    assert content["counts"] == {"pass": 2, "fail": 1, "unsupported": 0, "error": 0, "open": 0}
    assert "1. The stack stays\n\nNothing is exiled. Rules: 724.1b, 724.1." in text
    for step in corpus[1].steps:
        assert step.text in text
    assert 'Expected: exile is empty. Shown: exile is "Shock".' in text


def test_the_page_names_public_threads_and_when_they_were_read(
    results: ModuleType, corpus: tuple[Scenario, ...]
) -> None:
    run = results.joined(records(corpus, "pass", "fail", "pass"), corpus)
    thread = results.Thread("https://example.org/issues/7", "the same of another card; open.")
    cause = results.Cause("The stack stays", "Nothing is exiled.", ("724.1b",), (corpus[1].id,), (thread,))
    (problem,) = results.problems(run, results.Explanations("9", (cause,)))
    assert "threads_read" in problem
    dated = results.Explanations("9", (cause,), threads_read="read on 2026-12-01")
    assert list(results.problems(run, dated)) == []
    text = results.page("toy", results.summary(run, dated))
    assert "of 1 of these 1 causes" in text
    assert "read on 2026-12-01" in text
    assert "Known: <https://example.org/issues/7>: the same of another card; open." in text


def test_a_run_file_gives_files_and_then_none_drifts(
    results: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    every = Loaded().features().scenarios
    run = tmp_path / "run.jsonl"
    with run.open("wb") as file:
        for record in records(every, "fail", *["pass"] * (len(every) - 1)):
            runfile.write(record, file)
    monkeypatch.setattr(results, "FOLDER", tmp_path)
    monkeypatch.setattr(results, "ROOT", tmp_path)
    causes = tmp_path / "toy.yaml"
    causes.write_text(
        f"version: 9x\ncauses:\n  - {{name: a, behavior: b, rules: [724.1b], scenarios: ['{every[0].id}']}}"
    )
    assert results.main(["toy", "--json", str(run)]) == 1
    assert not (tmp_path / "toy.md").exists()
    causes.write_text(causes.read_text().replace("9x", '"9"'))
    assert results.main(["toy", "--json", str(run), "--check"]) == 1
    assert "toy.md has drifted" in capsys.readouterr().out
    assert results.main(["toy", "--json", str(run)]) == 0
    assert results.main(["toy", "--json", str(run), "--check"]) == 0
    assert json.loads((tmp_path / "toy.json").read_text())["causes"][0]["scenarios"][0]["id"] == every[0].id


@pytest.mark.parametrize("engine", ["phase", "python_mtg"])
def test_what_is_committed_of_an_engine_fits_together(results: ModuleType, engine: str) -> None:
    causes = load_yaml(ROOT / "results" / f"{engine}.yaml", results.Explanations)
    data = json.loads((ROOT / "results" / f"{engine}.json").read_text("utf-8"))
    every = {scenario.id for scenario in Loaded().features().scenarios}
    assert data["engine"]["version"] == causes.version
    assert [cause["name"] for cause in data["causes"]] == [cause.name for cause in causes.causes]
    for cause, shown in zip(causes.causes, data["causes"], strict=True):
        assert set(cause.scenarios) <= every
        assert [failure["id"] for failure in shown["scenarios"]] == list(cause.scenarios)
    assert results.page(engine, data) == (ROOT / "results" / f"{engine}.md").read_text("utf-8")
