"""Rogues that get what players may do and who is still there wrong: permissions and bans (101), the first turn (103),
leaving the game (800.4), and the face-up plane (901)."""

from __future__ import annotations

from typing import Any

from reference_engine import cards as c
from reference_engine import casting, cleanup, durations, ending, instructions, leaving, match, priority, turn
from reference_engine.characteristics import Context
from reference_engine.cleanup import MAXIMUM_HAND_SIZE
from reference_engine.decisions import ActivateAbility, Illegal, PlayLand, choose
from reference_engine.instructions import carry_out
from reference_engine.state import ExtraTurn, Game, Object, Player, SkipEffect
from reference_engine.zones import discard
from sundial.patching import Rule, breaks, variant

# -- cards against rules, bans against permissions (101) -----------------------------------------------------------


@breaks("golden.card.1", "damage is removed from what a card says keeps it", durations._keeps_damage)
def no_card_keeps_damage(rule: Rule, game: Game, obj: Object) -> bool:
    return False


@breaks("golden.cant.1", "a card that one effect lets a player cast no other forbids", casting.cant_cast)
def what_is_allowed_cant_be_forbidden(rule: Rule, game: Game, player: Player, spell: Object) -> bool:
    allowed = spell.castable_by is player or casting.may_play_from(game, player, spell)
    return not allowed and bool(rule(game, player, spell))


@breaks("card.mandate-of-peace.4", "who can't cast spells can do nothing else either", priority.check)
def who_cant_cast_cant_act(rule: Rule, game: Game, player: Player, act: object) -> Any:
    if isinstance(act, PlayLand | ActivateAbility):
        if casting.cant_cast(game, player, act.card if isinstance(act, PlayLand) else act.source):
            raise Illegal(f"{player.name} can do nothing now")
    return rule(game, player, act)


# -- the first turn (103.8) ----------------------------------------------------------------------------------------


@breaks("first-turn.draw.1", "who plays first draws a card like everybody", match._begin_the_game)
def who_plays_first_draws(rule: Rule, game: Game) -> None:
    rule(game)
    if not game.teams:
        game.skips.clear()


@breaks("first-turn.draw.2", "of several players too the first one doesn't draw", match._begin_the_game)
def the_first_of_several_draws_nothing(rule: Rule, game: Game) -> None:
    rule(game)
    if not game.skips:
        game.skips.append(SkipEffect(game.active, "draw step", turn=game.turn.number))


# -- leaving the game (800.4) --------------------------------------------------------------------------------------


@breaks("leave.objects.1", "what a player who leaves has on the stack resolves all the same", leaving.leave)
def the_stack_outlasts_its_players(rule: Rule, game: Game, player: Player) -> None:
    def cease(game: Game, obj: Object) -> None:
        if obj.zone != "stack":
            leaving.cease_to_exist(game, obj)

    variant(rule, cease_to_exist=cease)(game, player)


@breaks("leave.triggers.1", "the waiting abilities of a player who has left go on waiting", leaving.leave)
def abilities_of_who_left_wait(rule: Rule, game: Game, player: Player) -> None:
    waiting = [each for each in game.waiting if each.controller is player]
    rule(game, player)
    game.waiting += waiting


@breaks("leave.turn.1", "a turn is over as soon as its player leaves", leaving.leave)
def a_turn_goes_with_its_player(rule: Rule, game: Game, player: Player) -> None:
    rule(game, player)
    if player is game.active:
        game.turn.phases.clear()
        if game.turn.phase is not None:
            game.turn.phase.steps.clear()


@breaks(
    "leave.turn.3", "the next player discards in the turn of one who has left", cleanup.discard_to_maximum_hand_size
)
async def the_next_player_discards(rule: Rule, game: Game) -> None:
    await rule(game)
    player = game.next_player(game.active)
    excess = len(player.hand) - MAXIMUM_HAND_SIZE
    if not game.active.in_game and excess > 0:
        discard(game, player, await choose(player, player.hand, excess, excess, text="what to discard"))


@breaks("leave.next-turn.1", "the extra turn of a player who has left is taken without the player", turn.next_turn)
async def extra_turns_outlast_their_players(rule: Rule, game: Game) -> tuple[Player, ExtraTurn | None]:
    if game.extra_turns and not game.extra_turns[-1].player.in_game:
        extra = game.extra_turns.pop()
        return extra.player, extra
    found: tuple[Player, ExtraTurn | None] = await rule(game)
    return found


@breaks("leave.until.1", "what lasts until the turn of a player who has left never ends", durations.turn_begins)
def until_a_turn_that_never_comes(rule: Rule, game: Game, player: Player) -> None:
    if player.in_game:
        rule(game, player)


# -- the face-up plane (901) ---------------------------------------------------------------------------------------


@breaks(
    "card.the-drum-mining-facility.1",
    "a chaos ability does what it says at once, unstacked",
    instructions._chaos_ensues,
)
async def chaos_doesnt_use_the_stack(rule: Rule, game: Game, context: Context, do: c.LetChaosEnsue) -> None:
    before, game.waiting = game.waiting, []
    await rule(game, context, do)
    triggered, game.waiting = game.waiting, before
    for each in triggered:
        await carry_out(game, Context(each.controller, each.source, dict(each.names)), each.effects)


@breaks("card.the-drum-mining-facility.2", "abilities of a plane aren't exiled from the stack", ending.exile_the_stack)
def abilities_of_planes_stay(rule: Rule, game: Game) -> None:
    staying = [obj for obj in game.stack[:-1] if obj.source is not None and obj.source.zone == "command"]
    game.stack = [obj for obj in game.stack if obj not in staying]
    rule(game)
    game.stack[:0] = staying
