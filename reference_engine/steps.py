"""The steps of a turn: how one begins, its turn-based actions, and how it ends (500-513)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from . import cast_only, combat, daynight, durations, phasing, saga, triggers, zones
from .cards import StepWord
from .characteristics import Context, fits, look
from .priority import players_get_priority
from .state import Game, StaysTapped


def begin_step(game: Game, step: StepWord) -> None:
    """500.6: abilities that trigger at the beginning of the step trigger as it begins."""
    turn = game.turn
    turn.step = step
    count = turn.begun[step] = turn.begun.get(step, 0) + 1
    game.steps_begun.append((turn.number, turn.player.name, step))
    game.touch()
    cast_only.step_begins(game, step)
    durations.step_begins(game, step)  # 500.4
    if step == "upkeep step":
        now = game.tick()
        for player in game.active_players:
            player.upkeeps = (player.upkeeps[1], now)
    triggers.happened(game, triggers.StepBegan(step, count, player=None if game.teams else turn.player))


async def take_step(game: Game, step: StepWord) -> None:
    """A step or main phase from beginning to end: its turn-based actions, then priority (703.3)."""
    begin_step(game, step)
    if step in TURN_BASED_ACTIONS:
        await TURN_BASED_ACTIONS[step](game)
    if step != "untap step":  # 502.4
        await players_get_priority(game)
    end_step(game)


def end_step(game: Game) -> None:
    """500.5: effects that last until the end of it expire, then unspent mana empties.

    Where an effect has ended the step, this has happened already (724.1d, 724.2d).
    """
    if game.moves_on:
        return
    last_of_combat = game.turn.step == "end of combat step"
    if last_of_combat:
        durations.end_of_combat(game)
    durations.empty_mana_pools(game)
    if last_of_combat:
        combat.remove_all_from_combat(game)  # 511.3


async def untap(game: Game) -> None:
    """502.1: phasing. 502.2: day or night changes. 502.3: the active player untaps their permanents, all at once.

    What keeps a permanent from untapping in that player's next untap step is over, whether it was tapped or not.
    """
    for player in game.active_players:
        phasing.phasing(game, player)
    daynight.check(game)
    keeping = [e for e in game.stay_tapped if _keeps_now(game, e)]
    kept = {e.obj for e in keeping}
    game.stay_tapped = [e for e in game.stay_tapped if e not in keeping]
    own = [obj for obj in game.battlefield if game.is_active(obj.controller)]
    for each in keeping:
        if each.what is not None and each.player is not None:
            theirs = [obj for obj in own if obj.controller is each.player]
            kept.update(obj for obj in theirs if fits(game, Context(each.player, None), obj, each.what))
    combat.untap(game, [obj for obj in own if obj not in kept and not look(game, obj).stays_tapped])


def _keeps_now(game: Game, effect: StaysTapped) -> bool:
    """Whether this is the untap step that the effect waits for."""
    player = effect.player or (effect.obj.controller if effect.obj is not None else None)
    return player is not None and game.is_active(player)


async def draw(game: Game) -> None:
    """504.1: the active player draws a card; 805.4b: of a team each player does."""
    for player in game.active_players:
        if player.in_game:
            zones.draw(game, player)


async def combat_damage(game: Game) -> None:
    """510.2 and 510.4: combat damage is dealt; with first or double strike a second such step follows."""
    if combat.deal_combat_damage(game) and game.turn.phase is not None:
        game.turn.phase.steps.insert(0, "combat damage step")


TURN_BASED_ACTIONS: dict[StepWord, Callable[[Game], Awaitable[None]]] = {
    "untap step": untap,
    "draw step": draw,
    "precombat main phase": saga.main_phase_begins,
    "declare attackers step": combat.declare_attackers,
    "declare blockers step": combat.declare_blockers,
    "combat damage step": combat_damage,
}
