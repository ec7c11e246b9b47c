"""Rogues that get windows of combat, creatures put attacking, unspent mana and abilities for a next turn wrong."""

from __future__ import annotations

from typing import Any

from reference_engine import cards as c
from reference_engine import cast_only, durations, life, priority, steps, triggers, turn
from reference_engine.decisions import Illegal
from reference_engine.state import Game, Player
from reference_engine.state_based_actions import check_state_based_actions
from sundial.patching import Rule, breaks, variant


@breaks("combat-timing.attackers.1", "before attackers are declared is before them in any combat", cast_only.check)
def each_combat_has_its_attackers(rule: Rule, game: Game, player: Player, name: str, only: c.CastOnly) -> None:
    past = game.turn.past
    if game.combat is None or "declare attackers step" not in game.combat.past:
        game.turn.past = past - {"declare attackers step"}
    try:
        rule(game, player, name, only)
    finally:
        game.turn.past = past


@breaks("combat-timing.attackers.1", "attackers aren't declared before their step is over", cast_only.check)
def the_declaration_ends_with_its_step(rule: Rule, game: Game, player: Player, name: str, only: c.CastOnly) -> None:
    try:
        rule(game, player, name, only)
    except Illegal:
        if game.turn.step != "declare attackers step" or only.before != "attackers are declared":
            raise


@breaks("damage.two-steps.3", "nobody gets priority between first strike and regular damage", steps.take_step)
async def no_priority_between_the_strikes(rule: Rule, game: Game, step: c.StepWord) -> None:
    async def get_priority(game: Game) -> None:
        phase = game.turn.phase
        another = phase is not None and phase.steps[:1] == ["combat damage step"]
        if another and not game.waiting:
            await check_state_based_actions(game)
        if not another or game.waiting:
            await priority.players_get_priority(game)

    if step == "combat damage step":
        await variant(rule, players_get_priority=get_priority)(game, step)
    else:
        await rule(game, step)


@breaks("attack.none.3", "only declared attackers keep the steps of combat from being skipped", turn.nobody_attacked)
def only_declared_attackers_count(rule: Rule, game: Game, step: c.StepWord) -> bool:
    if step not in ("declare blockers step", "combat damage step"):
        return bool(rule(game, step))
    return game.combat is None or not game.combat.fought


@breaks("mana.kept.2", "mana that one effect keeps is changed by another", durations.empty_mana_pools)
def kept_mana_is_changed(rule: Rule, game: Game) -> None:
    for player in game.players:
        if life.rule_holds(game, "unspent mana becomes colorless", player):
            for mana in player.pool:
                mana.color = "C"
    rule(game)


@breaks("mana.lost.1", "mana costs life only where it is left at the end of a turn", durations.empty_mana_pools)
def only_the_turns_end_costs_life(rule: Rule, game: Game) -> None:
    lives = [player.life for player in game.players]
    rule(game)
    if game.turn.step not in ("end step", "cleanup step"):
        for player, before in zip(game.players, lives, strict=True):
            player.life = before


@breaks("mana.lost.1", "mana that becomes colorless costs life as well", durations.empty_mana_pools)
def changed_mana_costs_life(rule: Rule, game: Game) -> None:
    changed = {
        player.name: sum(not mana.until for mana in player.pool)
        for player in game.players
        if life.rule_holds(game, "unspent mana becomes colorless", player)
        and life.rule_holds(game, "unspent mana that is lost costs life", player)
    }
    rule(game)
    for player in game.players:
        life.lose_life(game, player, changed.get(player.name, 0))


@breaks(
    "delayed.turn.1", "what waits for the next turn's step happens in this turn's next one", triggers._is_in_its_turn
)
def any_such_step_will_do(rule: Rule, game: Game, delayed: Any) -> bool:
    return True
