"""behave and pytest-bdd read the same scenarios and steps in a feature as gherkin-official, and so as `sundial run`."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from behave.parser import parse_file
from pytest_bdd.feature import get_features

from sundial import places
from sundial.corpus import Known, load

HERE = Path(__file__).parent
FEATURES = [HERE / "features_sample", HERE / "behave"]
if any(places.FEATURES.rglob("*.feature")):
    FEATURES.append(places.FEATURES)

Steps = list[tuple[str, str, int]]


@pytest.fixture(scope="module")
def ours() -> dict[Path, list[Steps]]:
    """Of each file its scenarios, as (keyword, text, line) of each step."""
    found: dict[Path, list[Steps]] = {}
    for folder in FEATURES:
        corpus = load([folder], known=Known.of(), cached=False)
        for scenario in corpus:
            steps = [(step.keyword.lower(), step.text, step.line) for step in scenario.steps]
            found.setdefault(corpus.path(scenario), []).append(steps)
    return found


def test_behave_reads_the_same(ours: dict[Path, list[Steps]]) -> None:
    for file, scenarios in ours.items():
        read = parse_file(str(file)).walk_scenarios()
        assert [[(s.step_type, s.name, s.line) for s in scenario.all_steps] for scenario in read] == scenarios


def test_pytest_bdd_reads_the_same(ours: dict[Path, list[Steps]]) -> None:
    for file, scenarios in ours.items():
        (feature,) = get_features([str(file)])
        read = [
            [(step.type, step.name, step.line_number) for step in template.render(values).steps]
            for template in feature.scenarios.values()
            for values in [row for examples in template.examples for row in examples.as_contexts()] or [{}]
        ]
        assert read == scenarios


def test_the_corpus_passes_under_behave(ours: dict[Path, list[Steps]], tmp_path: Path) -> None:
    """With the one step file beside a feature in the first folder, and the corpus in folders free of Python."""
    shutil.copytree(HERE / "behave", tmp_path / "behave", ignore=shutil.ignore_patterns("__pycache__"))
    folders = [tmp_path / "behave"]
    for n, folder in enumerate(f for f in FEATURES if f.name != "behave"):
        folders.append(tmp_path / f"features{n}")
        shutil.copytree(folder, folders[-1])
    options = ["--format", "json", "--outfile", "told.json", "--no-summary"]
    command = [sys.executable, "-m", "behave", *options, *(folder.name for folder in folders)]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    features = json.loads((tmp_path / "told.json").read_text(encoding="utf-8"))
    told = [e for feature in features for e in feature["elements"] if e["type"] == "scenario"]
    assert len(told) == sum(len(scenarios) for scenarios in ours.values())
    assert {step["result"]["status"] for element in told for step in element["steps"]} == {"passed"}
