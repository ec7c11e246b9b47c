"""Ending the turn and ending the combat phase (724).

Each process is carried out in the middle of the resolution that says so, step by step. Its last step only says where
the game goes: the resolving spell or ability follows its remaining instructions first (608.2m), then the game goes
there.
"""

from __future__ import annotations

from . import combat, durations, triggers
from .characteristics import during
from .state import Game, Phase
from .state_based_actions import check_state_based_actions
from .zones import Move, move_all


async def end_the_turn(game: Game) -> None:
    """724.1: end the turn.

    724.1e and 724.1f need no step of their own: the end step never begins, and what triggers from here on waits for the
    cleanup step, the next time that players would get priority.

    Raises:
        GameEnds: the game ends in the check of state-based actions.
    """
    purge_waiting_abilities(game)  # 724.1a
    exile_the_stack(game)  # 724.1b
    await check_state_based_actions(game)  # 724.1c
    end_step_and_phase(game)  # 724.1d
    remove_from_combat(game)  # 724.1d
    go_to_the_cleanup_step(game)  # 724.1d


async def end_the_combat_phase(game: Game) -> None:
    """724.2: end the combat phase. At any other time nothing happens (724.2g).

    724.2e and 724.2f need no step of their own: the end of combat step never begins, and what triggers from here on
    waits for the next phase.

    Raises:
        GameEnds: the game ends in the check of state-based actions.
    """
    if not during(game, "combat phase"):  # 724.2g
        return
    purge_waiting_abilities(game)  # 724.2a
    exile_the_stack(game)  # 724.2b
    await check_state_based_actions(game)  # 724.2c
    end_step_and_phase(game)  # 724.2d
    remove_from_combat(game)  # 724.2d
    go_to_the_next_phase(game)  # 724.2d


def purge_waiting_abilities(game: Game) -> None:
    """Abilities that have triggered and aren't on the stack cease to exist; untriggered delayed ones stay."""
    game.waiting.clear()


def exile_the_stack(game: Game) -> None:
    """Every object on the stack is exiled, the resolving one too. Nothing is countered."""
    move_all(game, [Move(obj, "exile") for obj in game.stack])
    triggers.check_state_triggers(game)


def end_step_and_phase(game: Game) -> None:
    """The step and the phase end: effects that last until then expire, then unspent mana empties (500.5)."""
    if during(game, "combat phase"):
        durations.end_of_combat(game)
    durations.empty_mana_pools(game)


def remove_from_combat(game: Game) -> None:
    """All creatures and planeswalkers are removed from combat."""
    combat.remove_all_from_combat(game)


def go_to_the_cleanup_step(game: Game) -> None:
    """Straight to the cleanup step: what is between is skipped. In a cleanup step a new one begins."""
    turn = game.turn
    game.moves_on = "cleanup step"
    if turn.phase is not None:
        turn.phase.steps.clear()
    turn.after_second_main.clear()
    turn.phases = [] if turn.step == "cleanup step" else [Phase("ending", ["cleanup step"])]


def go_to_the_next_phase(game: Game) -> None:
    """On to whichever phase is next; only the remaining steps of this combat phase are skipped."""
    game.moves_on = "next phase"
    if game.turn.phase is not None:
        game.turn.phase.steps.clear()
