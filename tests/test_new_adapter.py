"""Each kit is written out, built, tested and put under the corpus, as its README says; all play the same games."""

import argparse
import functools
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sundial import places
from sundial.__main__ import main
from sundial.arguments import parser
from sundial.kits import KITS, PLACEHOLDER, write_kit

NAME = "my-engine"
LONGEST = 150
SOURCES = {".py", ".ts", ".java", ".rs", ".go"}

TOOLS = {
    "python": ["python3"],
    "typescript": ["node", "npm"],
    "java": ["java", "javac", "mvn"],
    "rust": ["cargo"],
    "go": ["go"],
}

LINTERS = {
    "python": ["ruff check", "ruff format --check", "mypy --no-incremental engine.py main.py test_adapter.py"],
    "rust": ["cargo fmt --check", "cargo clippy --all-targets --quiet -- -D warnings"],
    "go": ["go vet", 'test -z "$(gofmt -l .)"'],
}
"""Beside what a build checks by itself: TypeScript's compiler is strict, Java's has its warnings as errors."""

UNREACHABLE = re.compile(
    r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|Could not transfer|Unknown host|Could not resolve host"
    r"|failed to download|spurious network error|Connection refused|dial tcp"
)


def run_in(folder: Path, command: str) -> str:
    """What a command of a shell prints; it must succeed."""
    paths = [str(Path(sys.executable).parent), os.environ["PATH"]]
    done = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env=os.environ | {"PATH": os.pathsep.join(paths), "MAVEN_OPTS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}"
    return done.stdout


def without_times(record: Any) -> Any:
    """A record of a run file without what differs from run to run."""
    if isinstance(record, dict):
        return {key: without_times(value) for key, value in record.items() if key != "seconds"}
    return [without_times(each) for each in record] if isinstance(record, list) else record


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> "Built":
    return Built(tmp_path_factory, pytestconfig)


@functools.cache
def without(tool: str) -> str:
    """Why a tool can't be used on this machine; "" where it can. Some are there and have no language behind them."""
    if shutil.which(tool) is None:
        return f"there is no {tool} on this machine"
    asked = [tool, "version" if tool == "go" else "--version"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return f"{tool} doesn't work on this machine: {done.stderr.strip()[:200]}" if done.returncode else ""


class Built:
    """The kits that were asked for, each written out and built once."""

    def __init__(self, temporary: pytest.TempPathFactory, config: pytest.Config) -> None:
        self._temporary, self._config = temporary, config
        self._folders: dict[str, Path] = {}
        self._played: dict[str, dict[str, dict[str, Any]]] = {}

    def folder(self, language: str) -> Path:
        for tool in TOOLS[language]:
            if trouble := without(tool):
                pytest.skip(trouble)
        if language not in self._folders:
            self._folders[language] = self._build(language)
        return self._folders[language]

    def played(self, language: str) -> dict[str, dict[str, Any]]:
        """What the run file says of each scenario of the corpus, with the timelines."""
        folder = self.folder(language)
        if language not in self._played:
            run = shlex.join([sys.executable, "-m", "sundial", "run", "--command", KITS[language].run])
            run_in(folder, f"{run} --timeline all --json run.jsonl")
            lines = map(msgspec.json.decode, (folder / "run.jsonl").read_bytes().splitlines())
            self._played[language] = {line["id"]: without_times(line) for line in lines if line["type"] == "scenario"}
        return self._played[language]

    def _build(self, language: str) -> Path:
        folder = self._temporary.mktemp(language) / NAME
        assert main(["new-adapter", "--language", language, "--to", str(folder.parent), NAME]) == 0
        if language == "rust" and (cache := getattr(self._config, "cache", None)):
            # The libraries are the same each time, so they are compiled once in a checkout.
            (folder / "target").symlink_to(cache.mkdir("kits"), target_is_directory=True)
        for command in KITS[language].build:
            try:
                run_in(folder, command)
            except AssertionError as error:
                if UNREACHABLE.search(str(error)):
                    pytest.skip(f"the registry of {KITS[language].called} can't be reached: {command}")
                raise
        return folder


@pytest.mark.parametrize("language", KITS)
def test_its_own_tests_pass(built: Built, language: str) -> None:
    assert run_in(built.folder(language), KITS[language].test)


@pytest.mark.parametrize("language", LINTERS)
def test_its_linters_have_nothing_to_say(built: Built, language: str) -> None:
    for command in LINTERS[language]:
        run_in(built.folder(language), command)


@pytest.mark.parametrize("language", KITS)
def test_the_doctor_has_no_findings(built: Built, language: str) -> None:
    folder = built.folder(language)
    told = run_in(folder, shlex.join([sys.executable, "-m", "sundial", "doctor", "--command", KITS[language].run]))
    assert told.startswith(f"{NAME} 0.1.0 offers")
    assert "No findings." in told


@pytest.mark.parametrize("language", KITS)
def test_no_verdict_is_wrong_and_every_game_is_that_of_the_other_kits(built: Built, language: str) -> None:
    played = built.played(language)
    verdicts = [scenario["verdict"] for scenario in played.values()]
    assert set(verdicts) == {"pass", "unsupported"}
    assert verdicts.count("pass") > 90
    assert played == built.played("python")


@pytest.mark.parametrize("language", KITS)
def test_no_file_outside_the_toy_is_long(language: str, tmp_path: Path) -> None:
    files = [file for file in write_kit(language, NAME, tmp_path) if file.suffix in SOURCES]
    outside = [file for file in files if "toy" not in file.name.lower()]
    assert len(outside) >= 4
    for file in outside:
        assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST, file.name


@pytest.mark.parametrize("language", KITS)
def test_the_readme_tells_what_there_is(language: str, tmp_path: Path) -> None:
    files = write_kit(language, NAME, tmp_path)
    kit = KITS[language]
    readme = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert readme.startswith(f"# {NAME}\n")
    for command in (*kit.build, kit.test, f"doctor --command '{kit.run}'", f"run --command '{kit.run}'"):
        assert f"\n    {command}\n" in readme.replace("    sundial ", "    ")
    for named in re.findall(r"^\| `(.*?)`", readme, re.MULTILINE):
        assert tmp_path / named in files
    assert "YOUR ENGINE" in (tmp_path / kit.engine).read_text(encoding="utf-8")
    assert (tmp_path / ".gitignore") in files


@pytest.mark.parametrize("language", KITS)
def test_nothing_of_the_placeholder_is_left_and_no_registry_is_named(language: str, tmp_path: Path) -> None:
    for file in write_kit(language, NAME, tmp_path):
        text = file.read_text(encoding="utf-8")
        assert PLACEHOLDER not in text
        if "lock" in file.name:
            assert '"resolved"' not in text


def test_the_kits_say_the_same_of_what_to_replace() -> None:
    parts = set()
    for language in KITS:
        readme = (places.ADAPTERS / "kits" / language / "README.md").read_text(encoding="utf-8")
        part = readme.partition("## What to replace, in order\n")[2]
        parts.add(part.replace(KITS[language].engine, "ENGINE"))
    assert len(parts) == 1
    assert parts != {""}


def test_the_command_line_knows_every_kit() -> None:
    (commands,) = (action for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    (language,) = (a for a in commands.choices["new-adapter"]._actions if a.dest == "language")
    assert language.choices == list(KITS)
    assert sorted(KITS) == sorted(folder.name for folder in (places.ADAPTERS / "kits").iterdir() if folder.is_dir())


def test_it_says_what_to_do_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-adapter", "--language", "python", "--to", str(tmp_path / "new folder"), NAME]) == 0
    told = capsys.readouterr().out
    assert f"cd '{tmp_path}/new folder/{NAME}'" in told
    assert "sundial doctor --command 'python3 main.py'" in told
    assert (tmp_path / "new folder" / NAME / "engine.py").is_file()


def test_an_empty_folder_is_filled(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    assert main(["new-adapter", "--language", "go", "--to", str(tmp_path), NAME]) == 0
    assert "module example.com/my-engine\n" in (tmp_path / NAME / "go.mod").read_text()


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / NAME).mkdir()
    (tmp_path / NAME / "mine").write_text("work")
    assert main(["new-adapter", "--language", "go", "--to", str(tmp_path), NAME]) == 2
    error = capsys.readouterr().err
    assert error.startswith("sundial new-adapter: ")
    assert f"{tmp_path / NAME} is there already" in error
    assert [file.name for file in (tmp_path / NAME).iterdir()] == ["mine"]


def test_a_file_in_the_folders_place_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / NAME).write_text("work")
    assert main(["new-adapter", "--language", "go", "--to", str(tmp_path), NAME]) == 2
    assert f"{tmp_path / NAME} is there already" in capsys.readouterr().err
    assert (tmp_path / NAME).read_text() == "work"


@pytest.mark.parametrize("name", ["My-Engine", "1st", "two--hyphens", "a/b", "..", "", "-x", "a" * 51, "naïve", "a\n"])
def test_a_name_that_some_build_tool_refuses_is_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-adapter", "--language", "go", "--to", str(tmp_path), "--", name]) == 2
    assert "lower-case letters" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["con", "nul", "lpt1"])
def test_a_name_that_is_a_device_somewhere_is_refused_with_a_better_one(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-adapter", "--language", "go", "--to", str(tmp_path), name]) == 2
    assert capsys.readouterr().err.endswith(f"Go takes no module of that name: my-{name}\n")
    assert list(tmp_path.iterdir()) == []
    assert main(["new-adapter", "--language", "go", "--to", str(tmp_path), f"my-{name}"]) == 0
