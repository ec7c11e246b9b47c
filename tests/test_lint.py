"""Each rule of the linter refuses the feature that breaks it, and nothing else in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sundial import lint
from sundial.__main__ import main
from sundial.corpus import BadCorpus, Problem
from sundial.loading import Loaded

BAD = Path(__file__).parent / "bad_scenarios"
LOADED = Loaded()


def problems(path: Path) -> list[Problem]:
    try:
        corpus = LOADED.features([str(path)])
    except BadCorpus as error:
        return list(error.problems)
    return list(lint.sorted_problems(lint.lint(corpus, LOADED.cards.infos)))


def rule_of(path: Path) -> str:
    """A feature is named after its rule; where it breaks the rule in another way, `RULE.WAY.feature`."""
    return path.name.split(".")[0]


@pytest.mark.parametrize("path", sorted(BAD.glob("*.feature")), ids=lambda path: path.name)
def test_each_feature_is_refused_by_its_rule_alone(path: Path) -> None:
    found = problems(path)
    assert {problem.code for problem in found} == {rule_of(path)}
    assert all(problem.path.endswith(path.name) and problem.line > 5 for problem in found)


def test_every_rule_has_a_feature() -> None:
    assert {rule_of(path) for path in BAD.glob("*.feature")} == {*lint.RULES, "position"}


def test_a_note_says_why_a_scenario_is_blind_to_ending() -> None:
    [problem] = problems(BAD / "blind-to-ending.feature")
    assert problem.message.startswith("bad-blind-to-ending: ")


def test_the_command_prints_each_problem_with_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint", str(BAD / "goes-on.feature")]) == 1
    out = capsys.readouterr().out
    assert "goes-on.feature:10: bad-goes-on: some engines give no priority there" in out
    assert out.rstrip().endswith("1 problem in 1 scenarios")
