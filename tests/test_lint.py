"""Each rule of the linter refuses the feature that breaks it, and nothing else in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sundial import lint
from sundial.__main__ import main
from sundial.corpus import Problem
from sundial.loading import Loaded

BAD = Path(__file__).parent / "bad_scenarios"
LOADED = Loaded()


def problems(path: Path) -> list[Problem]:
    corpus = LOADED.features([str(path)])
    return list(lint.sorted_problems(lint.lint(corpus, LOADED.cards.infos)))


@pytest.mark.parametrize("code", lint.RULES)
def test_each_rule_refuses_its_feature_and_that_alone(code: str) -> None:
    found = problems(BAD / f"{code}.feature")
    assert {problem.code for problem in found} == {code}
    assert all(problem.path.endswith(f"{code}.feature") and problem.line > 5 for problem in found)


def test_every_feature_there_is_for_a_rule() -> None:
    assert {path.stem for path in BAD.glob("*.feature")} == set(lint.RULES)


def test_the_command_prints_each_problem_with_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint", str(BAD / "goes-on.feature")]) == 1
    out = capsys.readouterr().out
    assert "goes-on.feature:10: bad-goes-on: some engines give no priority there" in out
    assert out.rstrip().endswith("1 problem in 1 scenarios")
