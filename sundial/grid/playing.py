"""Playing a cell of the grid, and comparing the steps that an engine shows with those that are right."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from sundial.game import BOUND, Failed, Game, Moment
from sundial.model import CardInfo, Engine
from sundial.playing import Player
from sundial.said import Scenario, Step, TurnIs
from sundial.session import Session
from sundial.words import turn_words

from .cells import PLAYERS, Cell, Grid
from .oracle import Slot

TURNS_TOLD = 2
"""Turns that a difference is told with, the first of them the one that it is in."""


class CellSession(Session):
    """One cell on one engine: its steps, then nothing but passes to the end of its last turn, then the comparison."""

    def __init__(self, engine: Engine, cards: Mapping[str, CardInfo], seed: int, cell: Cell) -> None:
        super().__init__(engine, cards, seed, len(PLAYERS))
        self._cell = cell

    def step(self, step: Step) -> None:
        """Carry out one step; where it fails, the steps of the turn tell more than that it did."""
        try:
            super().step(step)
        except Failed as failed:
            raise self._with_steps(failed) from None

    def finish(self) -> None:
        """Play on and compare.

        Raises:
            Failed: with the first turn that differs, expected and shown.
        """
        try:
            super().finish()
            assert self.game is not None
            self._play_on(self.game)
        except Failed as failed:
            raise self._with_steps(failed) from None
        turns = self._cell.turns
        self.at = Step(len(self._cell.scenario.steps) + 1, f"it is turn {turns + 1}", "Then", TurnIs(turns + 1))
        if difference := compare(self._cell.expected, shown(self.game.moments), turns):
            raise Failed(*difference)

    def _play_on(self, game: Game) -> None:
        game.step_text = f"the game goes on to the end of turn {self._cell.turns}"
        turns, seen, last = 1, 1, game.moments[0].view.turn
        for _ in range(BOUND * self._cell.turns):
            for moment in game.moments[seen:]:
                for begun in moment.view.steps:
                    turns, last = turns + (begun.turn != last), begun.turn
            seen = len(game.moments)
            if turns > self._cell.turns:
                return
            game.default()
        game.fail("it never comes")

    def _with_steps(self, failed: Failed) -> Failed:
        begun = shown(self.timeline)
        difference = compare(self._cell.expected, begun, begun[-1].turn - 1) if begun else None
        if difference is None:
            return failed
        return Failed(difference[0], f"{difference[1]}; {failed.shown}", failed.why)


class CellPlayer(Player):
    """Plays the grid's cells as a `Player` plays scenarios; it takes the grid, and then what a `Player` takes."""

    def __init__(self, grid: Grid, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._grid = grid

    def session(self, engine: Engine, scenario: Scenario, players: int) -> Session:
        return CellSession(engine, self.cards, self.seed, self._grid.cells[scenario.id])


def shown(moments: Sequence[Moment]) -> list[Slot]:
    """The steps that began according to a timeline, the position's own first; turns are counted from 1."""
    if not moments:
        return []
    first = moments[0].view
    begun = [(first.turn, first.active, first.step)]
    begun += [(step.turn, step.active, step.step) for moment in moments for step in moment.view.steps]
    slots = []
    for number, (_, group) in enumerate(itertools.groupby(begun, lambda step: step[0]), start=1):
        slots += [Slot(number, active, step) for _, active, step in group]
    return slots


def compare(expected: Sequence[Sequence[Slot]], begun: Sequence[Slot], turns: int) -> tuple[str, str] | None:
    """Compare what began in the first turns with the sequences that are right.

    Returns:
        None where it is one of them; otherwise what is expected and what is shown from the turn of the first difference
        on, that step in brackets. Of several right sequences the one is told that is right the longest.
    """
    got = [slot for slot in begun if slot.turn <= turns]
    right = [[slot for slot in wanted if slot.turn <= turns] for wanted in expected]
    if got in right:
        return None
    wanted = max(right, key=lambda each: _agree(each, got))
    differ = _agree(wanted, got)
    turn = min(each[differ].turn for each in (wanted, got) if differ < len(each))
    wanted_step, got_step = (each[differ] if differ < len(each) else None for each in (wanted, got))
    same_player = wanted_step is None or got_step is None or wanted_step.active == got_step.active
    instead, step = (_step(each, same_player) for each in (got_step, wanted_step))
    return (
        f"{step} and not {instead} in {_from_turn(wanted, differ, turn)}",
        f"{instead} in {_from_turn(got, differ, turn)}",
    )


def _agree(one: Sequence[Slot], other: Sequence[Slot]) -> int:
    """How many places agree before the first that doesn't."""
    return sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _step(slot: Slot | None, same_player: bool) -> str:
    if slot is None:
        return "nothing more"
    words = slot.step.replace("_", " ")
    return words if same_player else f"{slot.active}'s {words}"


def turns_told(slots: Sequence[Slot], marked: int | None = None) -> list[str]:
    """A line for each turn: `turn 2 (Bob's): untap, upkeep` and so on, with one place in brackets."""
    words = ((slot, slot.step.replace("_", " ")) for slot in slots)
    told = [(slot, f"[{step}]" if number == marked else step) for number, (slot, step) in enumerate(words)]
    return [
        f"{turn_words(turn, active)}: {', '.join(step for _, step in group)}"
        for (turn, active), group in itertools.groupby(told, lambda each: each[0][:2])
    ]


def _from_turn(slots: Sequence[Slot], difference: int, turn: int) -> str:
    first = next((number for number, slot in enumerate(slots) if slot.turn >= turn), len(slots))
    return "; ".join(turns_told(slots[first:], difference - first)[:TURNS_TOLD]) or f"turn {turn}: nothing"
