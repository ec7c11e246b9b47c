"""Plays one scenario on an engine, step by step."""

from __future__ import annotations

from collections.abc import Mapping

from . import position
from .acting import ACT
from .declaring import Declaration, begin_declaration
from .game import Crashed, Failed, Game, Moment, Unscripted
from .judging import judge
from .model import CardInfo, Engine
from .said import Attacks, Blocks, GoesOn, Step
from .transport import Fault

__all__ = ["Crashed", "Failed", "Fault", "Session", "Unscripted"]


class Session:
    """One scenario on one engine. Give it each step in order with `step`, and call `finish` after the last.

    Args:
        engine: plays the game; it is asked nothing but `start` and `act`.
        cards: every fixture card by name.
        seed: of the position.
        players: how many play at least; the Given steps may name more (`position.players_in` counts a scenario).
        strict: a choice that makes a difference and is left to the default answer raises `Unscripted`.

    Raises (from `step` and `finish`):
        Failed: the step isn't as it says; `at` is the step then.
        Unsupported: the engine lacks something the position or an action needs.
        Fault: the engine broke the contract, or died.
        ValueError: a Given step that can't be, or comes too late.
    """

    def __init__(
        self, engine: Engine, cards: Mapping[str, CardInfo], seed: int = 1, players: int = 2, strict: bool = False
    ) -> None:
        self._engine, self._cards, self._seed, self._players, self._strict = engine, cards, seed, players, strict
        self._given: list[Step] = []
        self._declaration: Declaration | None = None
        self._declared_at: Step | None = None
        self.game: Game | None = None
        """None until the first step that isn't a Given."""
        self.at: Step | None = None
        """The step at hand, or the one that failed."""

    def step(self, step: Step) -> None:
        """Carry out one step."""
        self.at = step
        if step.keyword == "Given":
            if self.game is not None:
                raise ValueError(f"line {step.line}: a Given after the game has begun")
            self._given.append(step)
            return
        game = self.game or self._start()
        says = step.says
        if isinstance(says, Attacks | Blocks):
            if self._declaration is None or not self._declaration.takes(says):
                self._declare()
                self.at, game.step_text = step, step.text
                game.since = len(game.moments) - 1
                self._declaration = begin_declaration(game, says)
            game.step_text = step.text
            self._declared_at = step
            self._declaration.add(game, says)
            return
        self._declare()
        self.at, game.step_text = step, step.text
        if act := ACT.get(type(says)):
            if not isinstance(says, GoesOn):
                game.since = len(game.moments) - 1
            act(game, says)
            if isinstance(says, GoesOn):
                game.since = len(game.moments) - 1
        elif shown := judge(game, says):
            game.fail(shown)

    def finish(self) -> None:
        """Do what waits for a next step: attackers and blockers are declared once all of their steps are known.

        A scenario of Given steps alone starts its game here.
        """
        if self.game is None:
            self._start()
        self._declare()

    @property
    def timeline(self) -> list[Moment]:
        """The views so far, each with the answer to it."""
        return self.game.moments if self.game else []

    @property
    def defaults(self) -> list[str]:
        """A line for each answer that the runner gave by itself, passes apart."""
        return self.game.defaults if self.game else []

    def _start(self) -> Game:
        start = position.build(self._given, self._cards, self._players, self._seed)
        self.game = Game(self._engine, start, self._cards, self._strict)
        self.game.begin()
        return self.game

    def _declare(self) -> None:
        if self._declaration is None:
            return
        assert self.game is not None
        assert self._declared_at is not None
        declaration, self._declaration = self._declaration, None
        self.at, self.game.step_text = self._declared_at, self._declared_at.text
        declaration.send(self.game)
