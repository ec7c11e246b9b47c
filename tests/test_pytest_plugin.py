"""The corpus under pytest-bdd: in a checkout, from a project's own tests, on a project's own engine."""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from sundial import places

HEAD = places.FEATURES / "end_the_turn" / "head.feature"

INSTALLED = any(e.value == "sundial.pytest_plugin" for e in importlib.metadata.entry_points(group="pytest11"))

FEATURE = """
Feature: one's own

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:passes @source:cr
    Scenario: It passes
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then "Time Stop" is in exile

    @id:fails @source:cr @ruling
    Scenario: It fails
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      Then "Time Stop" is in exile

    @id:open-question @source:cr @open
    Scenario: It is read otherwise
      When Alice passes
      Then Alice has 19 life

    @id:rows @source:cr
    Scenario Outline: It has <n> life
      Given Bob has <n> life
      When Alice passes
      Then Bob has <n> life

      Examples:
        | n |
        | 3 |
        | 4 |

    @id:ends-with-an-attack @source:cr
    Scenario: What waits for a next step is carried out at the end
      Given Alice controls tapped "Grizzly Bears"
      When the game goes on to the beginning of combat step
      Then it is Alice's beginning of combat step
      When Alice attacks Bob with "Grizzly Bears"
"""

ENGINE = """
from sundial import engines, model

class TwoPlayersNoText:
    made = 0

    def __init__(self):
        type(self).made += 1
        engine = engines.open_engine("reference")
        self.start, self.act = engine.start, engine.act

    def describe(self):
        return model.Description("mine", "1", 1, model.Offers(players=2))
"""


def run(folder: Path, *argv: str, **environment: str) -> subprocess.CompletedProcess[str]:
    plugin = [] if INSTALLED else ["-p", "sundial.pytest_plugin"]
    path = os.pathsep.join([str(places.FEATURES.parent), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-m", "pytest", *plugin, "-p", "no:cacheprovider", "-W", "error", "--strict-markers", *argv],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": path} | environment,
    )


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "own.feature").write_text(FEATURE, encoding="utf-8")
    (tmp_path / "mine.py").write_text(ENGINE, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\n", encoding="utf-8")
    return tmp_path


def test_a_feature_of_the_corpus_by_its_path(project: Path) -> None:
    ran = run(project, "-q", str(HEAD))
    assert ran.returncode == 0, ran.stdout
    assert " passed" in ran.stdout


def test_the_whole_corpus_where_it_is_installed(project: Path) -> None:
    ran = run(project, "--pyargs", "sundial", "--collect-only", "-q")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "head.feature::test_spell-ends-the-turn" in ran.stdout


def test_another_engine_by_name_and_by_class(project: Path) -> None:
    ran = run(project, "-q", str(HEAD), "--sundial-engine", "null")
    assert ran.returncode == 1
    assert " passed" not in ran.stdout.splitlines()[-1]
    ran = run(project, "-q", "-rs", str(HEAD), "--sundial-engine", "mine:TwoPlayersNoText")
    assert ran.returncode == 0, ran.stdout
    assert "unsupported: 3 players" in ran.stdout


def test_ones_own_feature_named_on_the_command_line(project: Path) -> None:
    ran = run(project, "-v", "features/own.feature")
    for line in (
        "test_passes PASSED",
        "test_fails FAILED",
        "test_open-question XFAIL",
        "test_ends-with-an-attack FAILED",
    ):
        assert line in ran.stdout
    assert ran.stdout.count("test_rows[") == 2
    for text in (
        "FAIL  fails: It fails",
        'own.feature:20: "Time Stop" is in exile',
        "724.1b end-turn.exile.1: Every object on the stack is exiled, whoever controls it",
        f"sundial show {project}/features/own.feature:20",
        'shown:    "Time Stop" is on the stack',
        'turn 1 (Alice\'s), precombat main phase: Alice has priority; casts "Time Stop"',
        'own.feature:43: Alice attacks Bob with "Grizzly Bears"',
    ):
        assert text in ran.stdout
    assert "bindings.py" not in ran.stdout


@pytest.mark.parametrize(
    ("select", "passed", "failed"),
    [("sundial(id='passes')", 1, 0), ("ruling", 0, 1), ("sundial(key='end-turn.exile.1') and not ruling", 3, 1)],
)
def test_marks_select(select: str, passed: int, failed: int, project: Path) -> None:
    last = run(project, "-q", "-m", select, "features/own.feature").stdout.splitlines()[-1]
    assert (f"{passed} passed" in last, f"{failed} failed" in last) == (passed > 0, failed > 0)


def test_features_of_other_projects_are_theirs(project: Path) -> None:
    ran = run(project, "-q")
    assert ran.returncode == 5, ran.stdout
    assert "no tests ran" in ran.stdout


def test_a_project_binds_scenarios_and_hands_in_its_engine(project: Path) -> None:
    (project / "test_rules.py").write_text(
        "import pytest\n"
        "from mine import TwoPlayersNoText\n"
        "from sundial.pytest_plugin import bind\n"
        'bind(globals(), "features/own.feature")\n'
        "@pytest.fixture\n"
        "def sundial_engine():\n"
        "    return TwoPlayersNoText\n"
        "def test_it_was_mine():\n"
        "    assert TwoPlayersNoText.made == 6\n",
        encoding="utf-8",
    )
    ran = run(project, "-v", "test_rules.py")
    for line in ("test_rules.py::test_passes PASSED", "test_fails FAILED", "test_it_was_mine PASSED"):
        assert line in ran.stdout


def test_a_crash_is_told_with_its_traceback(project: Path) -> None:
    (project / "crashing.py").write_text(
        "from mine import TwoPlayersNoText\n"
        "class Crashing(TwoPlayersNoText):\n"
        "    def __init__(self):\n"
        "        super().__init__()\n"
        "        self.act = self.crash\n"
        "    def crash(self, action):\n"
        "        raise KeyError('stack')\n",
        encoding="utf-8",
    )
    ran = run(project, "features/own.feature", "-k", "passes", "--sundial-engine", "crashing:Crashing")
    assert ran.returncode == 1
    assert "sundial: playing crashing:Crashing\n" in ran.stdout
    for text in ("ERROR  passes: It passes", "KeyError: 'stack' (instead of answering Alice's cast)", "its traceback:"):
        assert text in ran.stdout
    assert "raise KeyError('stack')" in ran.stdout


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("refrence", "did you mean reference"),
        ("mine:NoSuch", "mine has no 'NoSuch'"),
        ("mine:ENGINE", "mine:ENGINE is an engine itself; name the class"),
        ("./engine --fast", "looks like a command"),
        ("mine.TwoPlayersNoText", "did you mean mine:TwoPlayersNoText?"),
    ],
)
def test_an_engine_that_isnt_there_is_wrong_usage(name: str, told: str, project: Path) -> None:
    with (project / "mine.py").open("a", encoding="utf-8") as file:
        file.write("ENGINE = TwoPlayersNoText()\n")
    ran = run(project, "features/own.feature", "--sundial-engine", name)
    assert ran.returncode == 4, ran.stdout
    assert "ERROR: --sundial-engine: " in ran.stderr
    assert told in ran.stderr


def test_the_header_says_who_plays_where_nobody_said(project: Path) -> None:
    assert "sundial: playing the reference engine, except where" in run(project, "features/own.feature").stdout
    (project / "test_own.py").write_text("def test_own(): pass\n", encoding="utf-8")
    assert "sundial: playing" not in run(project, "test_own.py").stdout


def test_a_project_may_have_an_engine_option_of_its_own(project: Path) -> None:
    (project / "conftest.py").write_text(
        'def pytest_addoption(parser):\n    parser.addoption("--engine")\n', encoding="utf-8"
    )
    (project / "test_own.py").write_text("def test_own(): pass\n", encoding="utf-8")
    assert "1 passed" in run(project, "-q", "--engine", "theirs").stdout


def test_without_pytest_bdd_nothing_is_registered() -> None:
    program = (
        "import sys; sys.modules['pytest_bdd'] = None\n"
        "import sundial.pytest_plugin as plugin\n"
        "print([name for name in vars(plugin) if name.startswith(('pytest_', 'sundial_'))])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


OTHERS = """
Feature: somebody's own, of no concern to Sundial

  Scenario: A step that nobody has defined
    Given a step that is defined
    When a step that is not

  @mine @dotted.tag
  Scenario: A step that would be one of Sundial's
    Given a step that is defined
    Then Alice has 20 life
"""

STEPS = """
from pytest_bdd import given, scenarios, then
from sundial.pytest_plugin import bind

bind(globals(), "end_the_turn/head.feature")
scenarios("others.feature")

@given("a step that is defined")
def defined():
    pass

@then("Alice has 20 life")
def mine():
    print("mine was called")
"""


def test_a_projects_own_steps_stay_its_own(project: Path) -> None:
    (project / "others.feature").write_text(OTHERS, encoding="utf-8")
    (project / "test_mine.py").write_text(STEPS, encoding="utf-8")
    (project / "pytest.ini").write_text("[pytest]\nmarkers =\n  mine: 1\n  dotted.tag: 1\n", encoding="utf-8")
    ran = run(project, "-rA", "test_mine.py")
    assert "1 failed" in ran.stdout, ran.stdout
    assert "StepDefinitionNotFoundError" in ran.stdout
    assert "mine was called" in ran.stdout


def test_a_broken_feature_is_told_before_anything_is_played(project: Path) -> None:
    own = project / "features" / "own.feature"
    own.write_text(FEATURE.replace("@id:fails", "@id:passes").replace("Bob has 3", "Bub has 3"), encoding="utf-8")
    ran = run(project, str(own))
    assert ran.returncode == 2, ran.stdout
    assert "the id 'passes'" in ran.stdout
    assert "Traceback" not in ran.stdout
    (project / "test_mine.py").write_text(
        "from sundial.pytest_plugin import bind\nbind(globals(), 'features/own.feature')\n", encoding="utf-8"
    )
    ran = run(project, "test_mine.py")
    assert (ran.returncode, "the id 'passes'" in ran.stdout) == (2, True), ran.stdout


def test_two_scenarios_of_one_name_do_not_hide_each_other(project: Path) -> None:
    (project / "test_mine.py").write_text(
        "from sundial.pytest_plugin import bind\n"
        "bind(globals(), 'features/own.feature')\nbind(globals(), 'features/own.feature')\n",
        encoding="utf-8",
    )
    ran = run(project, "test_mine.py")
    assert (ran.returncode, "there is a test_passes in the module already" in ran.stdout) == (2, True), ran.stdout


def test_where_nothing_could_be_run_nothing_is_green(project: Path) -> None:
    lacks = """
        class LacksAll(TwoPlayersNoText):
            def __init__(self):
                super().__init__()
                self.start = self.refuse
            def refuse(self, position):
                raise model.Unsupported("card", "Time Stop")
    """
    (project / "mine.py").write_text(ENGINE + textwrap.dedent(lacks), encoding="utf-8")
    ran = run(project, "-q", "--sundial-engine", "mine:LacksAll", str(HEAD))
    assert " skipped" in ran.stdout
    assert "passed" not in ran.stdout.splitlines()[-1]
    assert ran.returncode == 1, ran.stdout
    assert "sundial: no scenario passed, the engine lacks what each needs" in ran.stdout
