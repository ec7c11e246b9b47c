"""`sundial show`: a scenario, its statement and its source; with --json what was sent to the reference engine."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from sundial.commands import Usage, grid_of
from sundial.loading import Loaded
from sundial.said import Scenario

if TYPE_CHECKING:
    from sundial.grid.cells import Cell


def main(args: argparse.Namespace) -> int:
    """Print one scenario, or every row of an outline."""
    loaded = Loaded()
    if not args.id:
        raise Usage("an empty text is no scenario's id")
    grid = grid_of(loaded) if args.id.startswith("grid[") else None
    scenarios = (grid.corpus if grid else loaded.features([args.id])).select([args.id])
    at_a_line = re.fullmatch(r".+:\d+", args.id)
    if not at_a_line and not any(args.id.removeprefix("@id:") in (s.id, s.outline) for s in scenarios):
        raise Usage(f"{args.id} is no scenario's id; it selects {len(scenarios)} scenarios, see sundial list {args.id}")
    if args.json:
        played = [_played(loaded, scenario) for scenario in scenarios]
        print(json.dumps(played[0] if len(played) == 1 else played, indent=2, ensure_ascii=False))
        return 0
    for n, scenario in enumerate(scenarios):
        if n:
            print()
        for line in _shown(loaded, scenario):
            print(line)
        for line in _steps(grid.cells[scenario.id]) if grid else ():
            print(line)
    return 0


def _shown(loaded: Loaded, scenario: Scenario) -> Iterator[str]:
    statement = loaded.statements[scenario.key]
    _, *older = loaded.statements.numbers_of(scenario.key)
    yield f"{scenario.id} ({scenario.file}:{scenario.line})"
    yield f"  {statement.number} {scenario.key}: {statement.wording.en}"
    if older:
        yield f"  once {'; '.join(map(str, older))}"
    level = {"rule": "a rule", "ruling": "rests on a ruling", "open": "left open by the rules, not counted"}
    yield f"  level: {level[scenario.level]}; source: {', '.join(scenario.sources)}"
    if scenario.twin:
        yield f"  twin: {scenario.twin}"
    for kind, text in scenario.notes:
        yield f"  {kind}: {text}"
    yield ""
    yield f"  Scenario: {scenario.name}"
    before = ""
    for step in scenario.steps:
        yield f"    {'And' if step.keyword == before else step.keyword} {step.text}"
        before = step.keyword


def _steps(cell: Cell) -> Iterator[str]:
    """The steps that are right after a cell of the grid, a line for each turn."""
    from sundial.grid.playing import turns_told

    for number, right in enumerate(cell.expected):
        yield "    Or these:" if number else "    Then these steps have taken place:"
        yield from (f"      {turn}" for turn in turns_told(right))


def _played(loaded: Loaded, scenario: Scenario) -> dict[str, Any]:
    """The start message and the actions that carry the scenario through on the reference engine."""
    from sundial import engines, position
    from sundial.game import Failed
    from sundial.runfile import renamed
    from sundial.session import Session
    from sundial.words import names_by_id

    session = Session(engines.open_engine(), loaded.cards.infos, players=position.players_in(scenario.steps))
    try:
        for step in scenario.steps:
            session.step(step)
        session.finish()
    except Failed as failed:
        raise Usage(f"{scenario.id} fails on the reference engine: {failed}") from None
    assert session.game is not None
    names: dict[str, str] = {}
    moments = renamed(session.timeline)
    for moment in moments:
        names.update({ident: name.strip('"') for ident, name in names_by_id(moment.view).items()})
    actions = [msgspec.to_builtins(moment.answer) for moment in moments if moment.answer is not None]
    told = json.dumps(actions)
    return {
        "id": scenario.id,
        "start": msgspec.to_builtins(session.game.position),
        "actions": actions,
        "then": [step.text for step in scenario.steps if step.keyword == "Then"],
        "ids": "those of the reference engine, renamed o1, o2 and so on; another engine has its own, see `names`",
        "names": {ident: name for ident, name in names.items() if f'"{ident}"' in told},
    }
