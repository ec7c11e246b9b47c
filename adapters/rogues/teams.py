"""Rogues that get shared turns wrong: they take a team for its players, or for the first of them."""

from __future__ import annotations

from typing import Any

from reference_engine import cards as c
from reference_engine import (
    casting,
    characteristics,
    cleanup,
    combat,
    instructions,
    leaving,
    match,
    priority,
    steps,
    triggers,
    turn,
    two_headed_giant,
)
from reference_engine.characteristics import Context
from reference_engine.decisions import Illegal, PlayLand
from reference_engine.state import ExtraTurn, Game, LifeTotal, Object, Player
from sundial.patching import Rule, breaks


async def _as_if_alone(rule: Rule, game: Game, *args: Any) -> Any:
    """The rule as it would be if each player played alone."""
    teams, game.teams = game.teams, ()
    try:
        return await rule(game, *args)
    finally:
        game.teams = teams


# -- turns ---------------------------------------------------------------------------------------------------------


@breaks("team.turn.1", "a team's turn is the turn of its first player alone", characteristics.true)
def your_turn_is_the_first_players(rule: Rule, game: Game, context: Context, condition: Any) -> bool:
    if isinstance(condition, c.YourTurn):
        return (game.active is context.controller) is not condition.no
    return bool(rule(game, context, condition))


@breaks("team.turn.2", "only the first player of a team discards", cleanup.discard_to_maximum_hand_size)
async def one_player_of_the_team_discards(rule: Rule, game: Game) -> None:
    await _as_if_alone(rule, game)


@breaks("team.draw.1", "only the first player of a team draws", steps.draw)
async def one_player_of_the_team_draws(rule: Rule, game: Game) -> None:
    await _as_if_alone(rule, game)


@breaks("team.land.1", "a team plays one land a turn", casting.check_land)
def one_land_for_the_team(rule: Rule, game: Game, player: Player, act: PlayLand) -> None:
    rule(game, player, act)
    if any(each.lands_played for each in game.team(player)):
        raise Illegal(f"{player.name}'s team has played a land")


@breaks("first-turn.draw.3", "the team that plays first has its draw step", match._begin_the_game)
def the_first_team_draws(rule: Rule, game: Game) -> None:
    rule(game)
    if game.teams:
        game.skips.clear()


@breaks("untap.day.3", "only the spells of a team's first player keep the day", turn.begin_turn)
def spells_of_the_first_player_count(rule: Rule, game: Game, player: Player, extra: ExtraTurn | None) -> None:
    cast = game.active.spells_cast
    rule(game, player, extra)
    game.spells_last_turn = cast


@breaks("untap.day.4", "the spells of a team's players are added up for the day", turn.begin_turn)
def spells_of_the_team_are_added_up(rule: Rule, game: Game, player: Player, extra: ExtraTurn | None) -> None:
    cast = sum(each.spells_cast for each in game.active_players)
    rule(game, player, extra)
    game.spells_last_turn = cast


@breaks("team.extra.1", "an extra turn of a team's second player is lost", instructions._extra_turn)
async def second_players_take_no_extra_turns(rule: Rule, game: Game, context: Context, do: c.ExtraTurn) -> None:
    if any(player is game.team(player)[0] for player in characteristics.players(game, context, do.who)):
        await rule(game, context, do)


@breaks("team.extra.2", "each player of a team gives it an extra turn", instructions._extra_turn)
async def each_player_brings_an_extra_turn(rule: Rule, game: Game, context: Context, do: c.ExtraTurn) -> None:
    await _as_if_alone(rule, game, context, do)


@breaks("team.skip.1", "only what a team's first player skips is skipped", turn.skips)
def only_the_first_player_skips(rule: Rule, game: Game, player: Player, what: str) -> bool:
    teams, game.teams = game.teams, ()
    try:
        return bool(rule(game, player, what))
    finally:
        game.teams = teams


# -- priority and the stack ----------------------------------------------------------------------------------------


@breaks("team.priority.1", "a team passes as soon as one of its players does", priority.next_to_act)
def one_pass_is_the_teams(rule: Rule, game: Game, player: Player, passed: list[Player]) -> Player:
    team = game.team(player)
    passed.extend(team)
    return game.next_player(team[-1])


@breaks("team.triggers.1", "a team's abilities go on the stack player by player", triggers.put_waiting_on_the_stack)
async def abilities_go_player_by_player(rule: Rule, game: Game) -> None:
    await _as_if_alone(rule, game)


# -- combat, life, losing ------------------------------------------------------------------------------------------


@breaks("team.attack.1", "only the first player's creatures attack", combat.may_attack)
def only_the_first_player_attacks(rule: Rule, game: Game, obj: Object) -> bool:
    return obj.controller is game.active and bool(rule(game, obj))


@breaks("team.block.1", "a creature blocks only what attacks its controller", combat.may_block)
def only_the_attacked_player_blocks(rule: Rule, game: Game, blocker: Object, attacker: Object) -> bool:
    attacked = characteristics.defending_player(game, attacker)
    return attacked is blocker.controller and bool(rule(game, blocker, attacker))


@breaks("team.life.1", "each player of a team has a life total", two_headed_giant.form_teams)
def each_has_a_life_total(rule: Rule, game: Game, teams: tuple[tuple[str, ...], ...]) -> None:
    rule(game, teams)
    for player in game.players:
        player.life_total = LifeTotal(player.life)


@breaks("team.lose.1", "a player of a team loses alone", leaving.players_lose)
def a_player_loses_alone(rule: Rule, game: Game, losers: list[Player]) -> None:
    teams, game.teams = game.teams, ()
    try:
        rule(game, losers)
    finally:
        game.teams = teams
