"""Passes through a whole turn cycle: whether everybody is asked in the order of the rules, and what a turn shows."""

from __future__ import annotations

from collections.abc import Iterator

from .doctor_visit import by_default
from .model import (
    STEP_NAMES,
    Action,
    Position,
    PriorityDecision,
    StepName,
    View,
)
from .words import joined, step_words, turn_words, where

_BOUND = 300
_ROUNDS = 2
"""Rounds of passes after which a game in which nothing happens is left."""

_GIVE_PRIORITY: tuple[StepName, ...] = (
    "upkeep",
    "draw",
    "precombat_main",
    "beginning_of_combat",
    "end_of_combat",
    "postcombat_main",
    "end",
)
"""The steps and phases of a quiet turn in which players get priority; a combat without attackers leaves some out."""

_BEGIN: tuple[StepName, ...] = ("untap", *_GIVE_PRIORITY, "cleanup")
"""The steps that begin in any quiet turn."""


class TurnCycle:
    """A game in which everybody passes until it is the first player's turn again.

    Args:
        position: what it started from; nothing in it triggers.
        first: its first view.
        lists_steps: whether the engine offers `steps`.
    """

    def __init__(self, position: Position, first: View, lists_steps: bool) -> None:
        self._position, self._first, self._view, self._lists_steps = position, first, first, lists_steps
        self._seats = [player.name for player in position.players]
        self._passed: list[str] = []
        self._rounds = self._answers = 0
        self._asked: list[tuple[int, StepName]] = []
        self._begun: list[tuple[int, StepName]] = []
        self._new: list[tuple[str, str]] = []
        self._stop = False
        self.note = ""
        """Why the talk ended before the turn did, if it did."""

    @property
    def where(self) -> str:
        return where(self._view)

    def words(self, action: Action) -> str:
        """The call, for findings."""
        return f"act, {action.player}'s {type(action).__name__.lower()} in {self.where}"

    def next_action(self) -> Action | None:
        """What to do next; None when the cycle is over, or doesn't go on."""
        self._answers += 1
        if self._stop or self._over or self._answers > _BOUND:
            return None
        return by_default(self._view)

    @property
    def _over(self) -> bool:
        return self._view.turn - self._first.turn >= len(self._seats)

    def see(self, view: View) -> None:
        """The view that answered the action."""
        before, self._view = self._view, view
        self._begun += [(step.turn, step.step) for step in view.steps]
        moved = bool(view.steps) or (view.turn, view.step) != (before.turn, before.step)
        if view.result is not None:
            self._find(
                f"the game is over in {where(view)}", "nobody has lost: all have life and cards in their library"
            )
            return
        self._turn(before, view)
        self._order(before, view, moved)
        if isinstance(view.decision, PriorityDecision):
            self._asked.append((view.turn, view.step))
            self._no_priority(view)

    def findings(self) -> list[tuple[str, str]]:
        """What the last view showed to be wrong, and what to mend."""
        found, self._new = self._new, []
        return found

    def _find(self, what: str, mend: str) -> None:
        """After the first fault the order isn't what it would be, and more findings would only follow from it."""
        self._new.append((what, mend))
        self._stop = True

    def _turn(self, before: View, view: View) -> None:
        if view.turn == before.turn:
            if STEP_NAMES.index(view.step) < STEP_NAMES.index(before.step):
                self._find(
                    f"the {step_words(view.step)} comes after the {step_words(before.step)}",
                    "a turn's steps follow in the order of section 5 of the rules; `turn` grows with each turn",
                )
            return
        following = self._seats[(self._seats.index(before.active) + 1) % len(self._seats)]
        if view.turn != before.turn + 1:
            self._find(f"turn {view.turn} after {before.turn}", "`turn` grows by 1 with each turn that begins")
        elif view.active != following:
            self._find(f"{turn_words(view.turn, view.active)} follows {before.active}'s", f"it is {following}'s turn")

    def _order(self, before: View, view: View, moved: bool) -> None:
        """Whether the right player is asked after a pass (117.3, 117.4)."""
        asked = before.decision
        if self._stop or not isinstance(asked, PriorityDecision):
            self._passed = []
            return
        self._passed.append(asked.player)
        waiting = [name for name in self._seats if name not in self._passed]
        if moved:
            if waiting:
                self._find(
                    f"only {joined(self._passed)} passed, and then it is {where(view)}",
                    f"a step ends once all have passed in succession (117.4); {joined(waiting)} must be asked, too",
                )
            elif isinstance(view.decision, PriorityDecision) and view.decision.player != view.active:
                self._find(
                    f"{view.decision.player} has priority first in {where(view)}",
                    f"as a step begins the active player, {view.active}, gets priority (117.3a)",
                )
            self._passed, self._rounds = [], 0
        elif waiting and isinstance(view.decision, PriorityDecision):
            following = self._seats[(self._seats.index(asked.player) + 1) % len(self._seats)]
            if view.decision.player != following:
                self._find(f"then {view.decision.player} has priority", f"{following} is next (117.3d)")
        elif not waiting:
            self._passed, self._rounds = [], self._rounds + 1
            if self._rounds >= _ROUNDS:
                self._stop = True
                self.note = (
                    f"all pass in {where(view)} and nothing happens: once all have passed with an empty stack, the "
                    "step ends and the next one begins (117.4, 500.2)"
                )

    def _no_priority(self, view: View) -> None:
        if view.step == "untap" or (view.step == "cleanup" and not view.stack):
            rule = "502.4" if view.step == "untap" else "514.3, unless something triggers there"
            self._find(f"a player has priority in {where(view)}", f"nobody gets priority in that step ({rule})")

    def at_the_end(self) -> Iterator[tuple[str, str]]:
        """What a whole turn should have shown; nothing if the game didn't come so far."""
        if not self._over or self._stop:
            return
        second, turn = self._seats[1], self._first.turn + 1
        silent = [step for step in _GIVE_PRIORITY if (turn, step) not in self._asked]
        if silent:
            yield (
                f"nobody has priority in {second}'s {joined(map(step_words, silent))}",
                "show every priority that the rules give (117.3a), also where passing is all one can do: no auto-pass",
            )
        elif self._lists_steps:
            listed = [step for in_turn, step in self._begun if in_turn == turn]
            if missing := [step for step in _BEGIN if step not in listed]:
                yield (
                    f"`steps` never told of {second}'s {joined(map(step_words, missing))}",
                    "list each step that begins, also those in which nobody is asked; or don't offer `steps`",
                )
        before, after = self._first.player(second), self._view.player(second)
        drawn = len(before.library) - len(after.library)
        if drawn != 1 or len(after.hand) != len(before.hand) + 1:
            yield (
                f"{second}'s library went from {len(before.library)} to {len(after.library)} cards and the hand from "
                f"{len(before.hand)} to {len(after.hand)} in a turn",
                "the active player draws one card in the draw step (504.1)",
            )
