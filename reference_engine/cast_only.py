"""Spells that may be cast only before or after a point of the turn (503.2, 506.8)."""

from __future__ import annotations

from .cards import CastOnly, StepWord
from .characteristics import during
from .decisions import Illegal
from .phases import STEPS
from .state import Game, Player

AT: dict[str, StepWord] = {
    "attackers are declared": "declare attackers step",
    "blockers are declared": "declare blockers step",
    "the combat damage step": "combat damage step",
}
"""506.8a, b: a point of combat is where that step begins, whether anything is declared or not."""


def step_begins(game: Game, step: StepWord) -> None:
    """The point of combat at which the step begins is past."""
    game.turn.past.add(step)
    if game.combat is not None:
        game.combat.past.add(step)


def step_is_skipped(game: Game, step: StepWord) -> None:
    """506.8e: a point that doesn't come because nobody attacked is past once the declare attackers step has ended."""
    game.turn.past.add(step)


def combat_is_over(game: Game) -> None:
    """506.8d, e: the first combat phase has ended or was skipped; all its points are past in this turn."""
    game.turn.past.update(STEPS["combat"])


def check(game: Game, player: Player, name: str, only: CastOnly) -> None:
    """601.3: whether a spell may be cast now as far as this ability of it says.

    Raises:
        Illegal: it may not.
    """
    if only.during == "an opponent's turn":
        if game.is_active(player):
            raise Illegal(f"{name} can be cast only during {only.during}")
    elif only.during == "your end step":
        if not (game.is_active(player) and during(game, "end step")):
            raise Illegal(f"{name} can be cast only during {only.during}")
    elif only.during and not during(game, only.during):
        raise Illegal(f"{name} can be cast only during {only.during}")
    if only.during == "declare attackers step" and not _was_attacked(game, player):
        raise Illegal(f"{name} can be cast only by a player who has been attacked this step")
    if only.before and AT[only.before] in _past(game, only):
        raise Illegal(f"{name} can be cast only before {only.before}")
    if only.after == "their upkeep step" and not _upkeep_has_ended(game):
        raise Illegal(f"{name} can be cast only after {only.after}")
    if only.after in AT and AT[only.after] not in _past(game, only):  # 506.8f too
        raise Illegal(f"{name} can be cast only after {only.after}")


def _past(game: Game, only: CastOnly) -> set[str]:
    """506.8c: of this combat phase for a spell for combat; 506.8d: else of the first one of the turn."""
    if only.during == "combat phase" and game.combat is not None:
        return game.combat.past
    return game.turn.past


def _upkeep_has_ended(game: Game) -> bool:
    """503.2: the turn's first upkeep step has ended, whether there are others or not."""
    turn = game.turn
    if turn.step == "untap step":
        return False
    return turn.step != "upkeep step" or turn.begun.get("upkeep step", 0) > 1


def _was_attacked(game: Game, player: Player) -> bool:
    return game.combat is not None and player in game.combat.attacked
