"""Day and night: a designation that the game itself has (502.2, 731)."""

from __future__ import annotations

from typing import Literal

from . import triggers
from .state import Game


def becomes(game: Game, what: Literal["day", "night"]) -> None:
    """731.1: it becomes day or night. From neither, nothing that waits for a change triggers."""
    before, game.day = game.day, what
    if before not in ("", what):
        triggers.happened(game, triggers.DayChanged())


def check(game: Game) -> None:
    """502.2: as the second part of the untap step, by the spells that the last turn's active player cast in it.

    502.2a: that none of a team cast one, or that one of them cast two or more.

    Where it is neither day nor night this check doesn't happen.
    """
    if game.day == "day" and game.spells_last_turn == 0:
        becomes(game, "night")
    elif game.day == "night" and game.spells_last_turn >= 2:
        becomes(game, "day")
