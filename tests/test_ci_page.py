"""The workflows of docs/ci.md, run as they stand on the Python kit: every command but the installation."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

PAGE = Path(__file__).parent.parent / "docs" / "ci.md"
WORKFLOWS = [yaml.safe_load(block) for block in re.findall(r"```yaml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with an adapter and its baseline, as the tutorial leaves it."""
    here = tmp_path_factory.mktemp("project")
    assert _run("sundial new-adapter --language python engine", here, {}).returncode == 0
    update = 'sundial run --command "python3 main.py" --baseline baseline.yaml --update-baseline'
    assert _run(update, here / "engine", {}).returncode == 0
    return here / "engine"


def _run(line: str, folder: Path, more: dict[str, str]) -> subprocess.CompletedProcess[str]:
    # `sundial` and `python3` are those of this environment, as they are in a workflow.
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, **more}
    return subprocess.run(
        ["bash", "-eo", "pipefail", "-c", line],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def _lines(steps: list[Any]) -> list[str]:
    """The commands of some steps, without the one that installs Sundial, which must be there."""
    lines = [step if isinstance(step, str) else step["run"] for step in steps if isinstance(step, str) or "run" in step]
    installing = [line for line in lines if "pip install" in line]
    assert installing == ['python -m pip install "$SUNDIAL"']
    return [line for line in lines if line not in installing]


def _passes(lines: list[str], folder: Path, more: dict[str, str]) -> None:
    for line in lines:
        done = _run(line, folder, more)
        assert done.returncode == 0, f"{line}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


def test_there_are_three_workflows() -> None:
    assert [next(iter(workflow.get("jobs", workflow))) for workflow in WORKFLOWS] == ["gate", "shard", "sundial"]


def test_the_gate_on_github(project: Path, tmp_path: Path) -> None:
    github = {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": str(tmp_path / "summary.md")}
    job = WORKFLOWS[0]["jobs"]["gate"]
    _passes(_lines(job["steps"]), project, {**WORKFLOWS[0]["env"], **github})
    kept = job["steps"][-1]["with"]["path"].split()
    assert all((project / name).stat().st_size for name in kept)
    assert "known" in (tmp_path / "summary.md").read_text(encoding="utf-8")


def test_shards_on_github(project: Path) -> None:
    jobs = WORKFLOWS[1]["jobs"]
    shards = jobs["shard"]["strategy"]["matrix"]["shard"]
    for line in _lines(jobs["shard"]["steps"]):
        filled = [line.replace("${{ matrix.shard }}", str(shard)) for shard in shards]
        _passes(filled, project, WORKFLOWS[1]["env"])
    [whole] = _lines(jobs["merge"]["steps"])
    _passes([whole], project, WORKFLOWS[1]["env"])
    told = _run("sundial report run.jsonl", project, {})
    assert told.returncode == 0
    assert "0 new" in told.stdout


def test_the_gate_on_gitlab(project: Path) -> None:
    job = WORKFLOWS[2]["sundial"]
    _passes(_lines(job["script"]), project, job["variables"])
    assert (project / job["artifacts"]["reports"]["junit"]).stat().st_size
    assert all((project / name).stat().st_size for name in job["artifacts"]["paths"])


def test_a_broken_engine_doesnt_pass_the_gate(project: Path, tmp_path: Path) -> None:
    """What stands in the tutorial: spells that Time Stop would exile go to the graveyard."""
    broken = tmp_path / "engine"
    broken.mkdir()
    for file in project.iterdir():
        if file.is_file():
            (broken / file.name).write_bytes(file.read_bytes())
    toy = (broken / "toy.py").read_text(encoding="utf-8")
    right, wrong = re.findall(
        r"^    (self\._move\(self\.stack.*)$", (PAGE.parent / "tutorial.md").read_text("utf-8"), re.M
    )
    assert right in toy
    (broken / "toy.py").write_text(toy.replace(right, wrong), encoding="utf-8")
    gate = WORKFLOWS[2]["sundial"]["script"][-1]
    done = _run(gate, broken, WORKFLOWS[2]["sundial"]["variables"])
    assert done.returncode == 1
    assert "bolt-below-time-stop" in done.stdout
    assert "look like" in done.stdout
