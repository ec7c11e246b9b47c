"""What stands behind each statement."""

from __future__ import annotations

import pytest

from sundial.__main__ import main
from sundial.coverage import coverage, markdown
from sundial.loading import Loaded

LOADED = Loaded()
SCENARIOS = list(LOADED.features())


def test_a_statement_without_its_scenario_is_owed_one() -> None:
    whole = {c.statement.key: c for c in coverage(LOADED.statements, SCENARIOS)}
    key = "end-turn.purge.2"
    without = {c.statement.key: c for c in coverage(LOADED.statements, [s for s in SCENARIOS if s.key != key])}
    assert whole[key].scored
    assert not whole[key].owed
    assert without[key].owed
    assert {k for k, c in without.items() if c.owed} - {k for k, c in whole.items() if c.owed} == {key}


def test_a_scored_scenario_doesnt_cover_an_open_statement_and_a_remark_is_owed_nothing() -> None:
    covered = coverage(LOADED.statements, [s for s in SCENARIOS if s.level != "open"])
    assert all(c.owed for c in covered if c.statement.kind == "open")
    assert not any(c.owed for c in covered if c.statement.kind == "remark")


def test_the_rows_of_an_outline_stand_as_one() -> None:
    outlined = next(s for s in SCENARIOS if s.outline)
    rows = sum(s.outline == outlined.outline for s in SCENARIOS)
    covered = next(c for c in coverage(LOADED.statements, SCENARIOS) if c.statement.key == outlined.key)
    assert f"{outlined.outline} ({rows} rows)" in (*covered.scored, *covered.open)


def test_the_table_names_every_statement() -> None:
    table = markdown(coverage(LOADED.statements, SCENARIOS))
    assert all(f"| `{s.key}` " in table for s in LOADED.statements)


def test_the_exit_status_tells_whether_anything_is_owed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "--rule", "724.1a"]) == 0
    assert "0 lack the scenario that they are owed" in capsys.readouterr().out
    assert main(["coverage", "--rule", "724.11"]) == 2
