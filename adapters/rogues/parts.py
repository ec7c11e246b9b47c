"""Rogues that get parts of the game wrong that many engines leave out: commanders, emblems, day and night, control of
another player, and what is face down, each where a turn or a combat phase is ended."""

from __future__ import annotations

from typing import Any

from reference_engine import commander, daynight, ending, face_down, turn, turn_control
from reference_engine import state_based_actions as sba
from reference_engine.state import Game, Object, Player, ZoneName
from sundial.patching import Rule, breaks, variant

# -- commanders (704.6d, 903.9) ------------------------------------------------------------------------------------


async def check_without_commanders(game: Game) -> bool:
    """State-based actions but the one about commanders, which waits for the next check."""
    moved, game.commanders_moved = game.commanders_moved, []
    performed = await sba.check_state_based_actions(game)
    game.commanders_moved[:0] = moved
    return performed


@breaks("end-turn.check.7", "a commander is asked about in the cleanup step only", ending.end_the_turn)
async def commanders_wait_for_the_cleanup_step(rule: Rule, game: Game) -> None:
    await variant(rule, check_state_based_actions=check_without_commanders)(game)


@breaks("end-turn.check.7", "a commander that is exiled goes to the command zone at once, unasked", ending.end_the_turn)
async def exiled_commanders_are_replaced(rule: Rule, game: Game) -> None:
    def exile(game: Game) -> None:
        ending.exile_the_stack(game)
        exiled = [obj for obj in game.commanders_moved if obj.zone == "exile"]
        for obj in exiled:
            game.zone_of(obj).remove(obj)
            obj.zone = "command"
            obj.owner.command.append(obj)
        game.commanders_moved = [obj for obj in game.commanders_moved if obj not in exiled]

    await variant(rule, exile_the_stack=exile)(game)


@breaks("end-combat.check.4", "a commander is asked about in the next phase only", ending.end_the_combat_phase)
async def commanders_wait_for_the_next_phase(rule: Rule, game: Game) -> None:
    await variant(rule, check_state_based_actions=check_without_commanders)(game)


@breaks("sba.commander.1", "a commander in a graveyard is never put back", commander.returning)
async def commanders_stay_in_graveyards(rule: Rule, game: Game) -> Any:
    game.commanders_moved = [obj for obj in game.commanders_moved if obj.zone != "graveyard"]
    return await rule(game)


@breaks("end-turn.check.7", "a commander that was left in exile is offered at each check", commander.returning)
async def left_commanders_are_offered_again(rule: Rule, game: Game) -> Any:
    offered = list(game.commanders_moved)
    returned = await rule(game)
    game.commanders_moved += [obj for obj in offered if obj not in returned]
    return returned


@breaks("commander.hand.1", "a commander goes to its owner's hand like any other card", commander.instead)
async def commanders_are_returned_to_hand(rule: Rule, obj: Object, to: ZoneName) -> ZoneName:
    return to


# -- emblems (114) -------------------------------------------------------------------------------------------------


@breaks("end-turn.exile.4", "emblems cease to exist together with the abilities on the stack", ending.exile_the_stack)
def emblems_cease_to_exist(rule: Rule, game: Game) -> None:
    rule(game)
    for player in game.players:
        player.command[:] = [obj for obj in player.command if obj.card]


# -- day and night (502.2) -----------------------------------------------------------------------------------------


@breaks("untap.day.1", "the spells of all players count for day and night", turn.begin_turn)
def everybodys_spells_count(rule: Rule, game: Game, player: Player, extra: Any) -> None:
    cast = sum(each.spells_cast for each in game.players)
    rule(game, player, extra)
    game.spells_last_turn = cast


@breaks("untap.day.1", "an ended turn leaves day and night as they are", ending.end_the_turn)
async def ended_turns_leave_the_day(rule: Rule, game: Game) -> None:
    await rule(game)
    game.turn.player.spells_cast = max(game.turn.player.spells_cast, 1)


@breaks("untap.day.2", "one spell is enough for night to become day", daynight.check)
def one_spell_brings_the_day(rule: Rule, game: Game) -> None:
    if game.day == "night" and game.spells_last_turn == 1:
        daynight.becomes(game, "day")
    else:
        rule(game)


# -- control of another player (723) -------------------------------------------------------------------------------


@breaks("control.turn.1", "control of a player outlasts the turn", turn_control.turn_begins)
def control_of_players_lasts(rule: Rule, game: Game, player: Player, number: int) -> None:
    for each in game.controls:
        if each.player is player or each.turn is not None:
            each.turn = number


@breaks("control.skipped.1", "control of a turn that is skipped is used up", turn.skips)
def skipped_turns_use_control_up(rule: Rule, game: Game, player: Player, what: str) -> bool:
    skipped = bool(rule(game, player, what))
    if skipped and what == "turn":
        game.controls = [each for each in game.controls if each.player is not player]
    return skipped


@breaks("control.decisions.1", "controlled players discard as they like", turn_control.decides_for)
def controlled_players_discard_themselves(rule: Rule, game: Game, player: Player) -> Any:
    return player if game.turn.step == "cleanup step" else rule(game, player)


# -- what is face down (708.9) -------------------------------------------------------------------------------------


@breaks("face-down.revealed.1", "a face-down spell that is exiled stays face down", face_down.turn)
def exiled_spells_stay_face_down(rule: Rule, old: Object, new: Object, to: ZoneName) -> None:
    rule(old, new, to)
    new.face_down = new.face_down or (old.face_down and to == "exile")
