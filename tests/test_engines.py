"""Engines by name, by class and by command: sundial/engines.py."""

import sys
from pathlib import Path

import pytest

from sundial import engines, places
from sundial.engines import MissingDependency, UnknownEngine, open_engine, open_in_process
from sundial.model import Description
from sundial.transport import CannotStart, Child

ADAPTER = """
from __future__ import annotations
from dataclasses import dataclass
from sundial.model import Description
IN_PROCESS = {in_process}
@dataclass
class Mine:
    version: str = "1"
    def describe(self): return Description(name=__name__, version=self.version, protocol=1)
    def start(self, position): raise NotImplementedError
    act = start
def engine(): return Mine()
"""


@pytest.fixture
def adapters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of adapters of our own: `inside`, `outside`, and those a test adds."""
    monkeypatch.setattr(places, "ADAPTERS", tmp_path)
    for name, in_process in (("inside", True), ("outside", False)):
        add(tmp_path, name, ADAPTER.format(in_process=in_process))
    for name in list(sys.modules):
        if name.startswith("sundial.adapters."):
            monkeypatch.delitem(sys.modules, name)
    return tmp_path


def add(folder: Path, name: str, text: str) -> None:
    (folder / name).mkdir()
    (folder / name / "adapter.py").write_text(text)


def test_the_dummies_are_there() -> None:
    assert {"null", "refuser"} <= set(engines.names())
    assert open_engine("null").describe().name == "null"


def test_an_adapter_is_found_by_path_and_knows_its_module(adapters: Path) -> None:
    assert engines.names() == ["inside", "outside"]
    assert open_engine("inside").describe() == Description("sundial.adapters.inside", "1", 1)
    assert open_engine("inside") is not open_engine("inside")


def test_an_adapter_may_ask_for_a_process(adapters: Path) -> None:
    engine = open_engine("outside", timeout=3, start_timeout=4)
    assert isinstance(engine, Child)
    assert engine.command == [sys.executable, "-m", "sundial", "serve", "outside"]
    assert (engine.timeout, engine.start_timeout) == (3, 4)
    assert open_in_process("outside").describe().name == "sundial.adapters.outside"
    engines.close(engine)
    engines.close(open_engine("inside"))


def test_a_command_wins() -> None:
    engine = open_engine("no such", command="java -jar 'my engine.jar'")
    assert isinstance(engine, Child)
    assert engine.command == ["java", "-jar", "my engine.jar"]


def test_an_unknown_name_is_told_the_nearest_and_all(adapters: Path) -> None:
    with pytest.raises(UnknownEngine, match=r"no engine 'insde' \(did you mean inside.*there are: inside, outside$"):
        open_engine("insde")
    with pytest.raises(UnknownEngine, match=r"no engine '\.\./inside'"):
        open_engine("../inside")


def test_what_isnt_installed_is_told_with_the_fix(adapters: Path) -> None:
    add(adapters, "phase", ADAPTER.format(in_process=False) + "import no_such_wheel\n")
    with pytest.raises(
        MissingDependency, match=r"no_such_wheel.*in a clone of Sundial: pip install '\.\[phase\]'"
    ) as early:
        open_engine("phase")
    assert isinstance(early.value, CannotStart)
    add(adapters, "late", ADAPTER.format(in_process=True) + "def engine(): import no_such_wheel\n")
    with pytest.raises(MissingDependency, match="no_such_wheel"):
        open_engine("late")


def test_an_adapter_without_its_two_names_is_told(adapters: Path) -> None:
    add(adapters, "half", "IN_PROCESS = True")
    with pytest.raises(CannotStart, match=r"adapter\.py has no engine"):
        open_engine("half")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project's own folder, which is the current directory."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [p for p in sys.path if p])
    (tmp_path / "my_engine_.py").write_text(
        ADAPTER.format(in_process=True)
        + "class Cannot(Mine):\n  def __init__(self): raise OSError('no licence')\nclass No: pass\nnumber = 7\n"
    )
    (tmp_path / "my_broken_.py").write_text("import no_such_wheel")
    for name in ("my_engine_", "my_broken_"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def test_a_class_of_the_current_directory(project: Path) -> None:
    assert open_engine("my_engine_:Mine").describe().name == "my_engine_"
    assert open_engine("my_engine_:engine").describe().name == "my_engine_"
    assert open_in_process("my_engine_:Mine").describe().name == "my_engine_"


@pytest.mark.parametrize(
    ("name", "error", "said"),
    [
        ("my_engin_:Mine", UnknownEngine, "no module 'my_engin_'"),
        ("my_engine_.sub:Mine", UnknownEngine, "no module 'my_engine_.sub'"),
        ("my_engine_:Mime", UnknownEngine, r"my_engine_ has no 'Mime' \(did you mean Mine\?\)"),
        ("my_engine_:", UnknownEngine, "has no ''"),
        (":Mine", UnknownEngine, "is not `module:Class`"),
        ("my_engine_:number", UnknownEngine, "is no class and no function"),
        ("my_broken_:Mine", MissingDependency, "my_broken_ needs no_such_wheel"),
        ("my_engine_:Cannot", CannotStart, "can't be made: OSError: no licence"),
        ("my_engine_:No", CannotStart, "makes a No without describe, start, act"),
    ],
)
def test_a_class_that_isnt_one(project: Path, name: str, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        open_engine(name)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x = (", "SyntaxError: '\\(' was never closed"),
        ("raise ValueError('too early')", "ValueError: too early"),
        ("import sys; sys.exit(0)", "SystemExit: 0"),
    ],
)
def test_a_module_that_cannot_be_imported_is_told_with_the_cause(
    text: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "breaks_at_import.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(CannotStart, match=f"breaks_at_import can't be imported: {why}"):
        open_engine("breaks_at_import:Mine")
