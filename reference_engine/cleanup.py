"""The cleanup step (514)."""

from __future__ import annotations

from . import life, triggers, zones
from .characteristics import protected
from .decisions import choose
from .durations import wear_off
from .priority import players_get_priority
from .state import Game
from .state_based_actions import check_state_based_actions
from .steps import begin_step, end_step

MAXIMUM_HAND_SIZE = 7
UNLIMITED = "no maximum hand size"


async def take_cleanup_steps(game: Game) -> None:
    """514: the cleanup step, and another one after each in which players got priority (514.3a)."""
    again = True
    while again:
        game.moves_on = ""
        begin_step(game, "cleanup step")
        await discard_to_maximum_hand_size(game)
        wear_off(game)
        again = await something_happens(game)
        if again:
            await players_get_priority(game)
        end_step(game)


async def discard_to_maximum_hand_size(game: Game) -> None:
    """514.1: the active player alone, down to their maximum hand size (402.2); of a team each player (805.4)."""
    for player in game.active_players:
        unlimited = life.rule_holds(game, UNLIMITED, player) or protected(game, player, UNLIMITED)
        if not player.in_game or unlimited:
            continue
        excess = len(player.hand) - MAXIMUM_HAND_SIZE
        if excess > 0:
            chosen = await choose(player, player.hand, excess, excess, text="what to discard")
            zones.discard(game, player, chosen)


async def something_happens(game: Game) -> bool:
    """514.3a: state-based actions are performed, or triggered abilities wait to be put on the stack.

    Nothing else gives players priority in this step (514.3).
    """
    performed = await check_state_based_actions(game)
    triggers.check_state_triggers(game)
    return performed or bool(game.waiting)
