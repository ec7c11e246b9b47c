"""Rogues that get phasing, untapping, regeneration and what a permanent is kept from wrong, where a turn is ended."""

from __future__ import annotations

from reference_engine import cards as c
from reference_engine import (
    characteristics,
    destroying,
    durations,
    ending,
    instructions,
    phasing,
    steps,
    turn,
)
from reference_engine.state import Game, Object, Player
from sundial.patching import Rule, breaks

# -- phasing (502.1, 702.26) ---------------------------------------------------------------------------------------


@breaks("untap.phasing.1", "permanents phase in only after the others have untapped", steps.untap)
async def phasing_comes_after_untapping(rule: Rule, game: Game) -> None:
    out = [obj for obj in game.phased_out if obj.phased_out_under is game.active]
    await rule(game)
    for obj in out:
        obj.tapped = True


@breaks("phasing.skipped.1", "permanents phase in as the turn begins, untap step or not", turn.begin_turn)
def permanents_phase_in_with_the_turn(rule: Rule, game: Game, player: Player, extra: object) -> None:
    rule(game, player, extra)
    phasing.phase_in(game, [obj for obj in game.phased_out if obj.phased_out_under is player])


@breaks("cleanup.wear-off.4", "damage stays on phased-out permanents", durations.wear_off)
def phased_out_permanents_keep_damage(rule: Rule, game: Game) -> None:
    damage = {obj: obj.damage for obj in game.phased_out}
    rule(game)
    for obj, amount in damage.items():
        obj.damage = amount


@breaks("phasing.attached.1", "an Aura stays behind where its creature phases out", phasing.phase_out)
def auras_stay_behind(rule: Rule, game: Game, what: list[Object]) -> None:
    attached = {obj: obj.attached_to for obj in game.battlefield if obj.attached_to in what}
    for obj in attached:
        obj.attached_to = None
    rule(game, what)
    for obj, host in attached.items():
        obj.attached_to = host


@breaks(
    "phasing.leave.1", "what phased out under a player who has left stays phased out", phasing.turn_would_have_begun
)
def what_the_leaver_held_stays_out(rule: Rule, game: Game, player: Player) -> None:
    return


# -- untapping, exert, regeneration --------------------------------------------------------------------------------


@breaks("exert.untap.1", "ending the turn or the combat phase frees exerted creatures", ending.end_step_and_phase)
def endings_free_exerted_creatures(rule: Rule, game: Game) -> None:
    game.stay_tapped.clear()
    rule(game)


@breaks("untap.untap.2", "what keeps a permanent tapped is over in any player's untap step", steps.untap)
async def any_untap_step_counts(rule: Rule, game: Game) -> None:
    await rule(game)
    game.stay_tapped.clear()


@breaks("regenerate.combat.1", "a creature that regenerates isn't tapped", destroying.regenerates)
def regenerating_does_not_tap(rule: Rule, game: Game, obj: Object) -> bool:
    tapped = obj.tapped
    regenerated: bool = rule(game, obj)
    obj.tapped = tapped
    return regenerated


# -- what lasts, and what is asked again ---------------------------------------------------------------------------


@breaks("trigger.if.1", "echo asks in each upkeep until it is paid", characteristics.true)
def echo_asks_until_it_is_paid(
    rule: Rule, game: Game, context: characteristics.Context, condition: c.AnyCondition
) -> bool:
    return isinstance(condition, c.NewSinceUpkeep) or bool(rule(game, context, condition))


@breaks("skip.replaces.3", "Fatespinner skips only the first such step or phase", instructions._skip_one_of)
async def only_the_first_is_skipped(rule: Rule, game: Game, context: characteristics.Context, do: c.SkipOneOf) -> None:
    before = len(game.skips)
    await rule(game, context, do)
    for effect in game.skips[before:]:
        effect.once = True
