"""Rogues that get the combat phase wrong where nothing is ended: being in combat, spells for a point of it, declaring,
damage, and the end of combat step (506 to 511)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec

from reference_engine import cards as c
from reference_engine import cast_only, characteristics, combat, ending, instructions, steps, triggers, turn
from reference_engine.characteristics import look
from reference_engine.decisions import DeclareAttackers, DeclareBlockers, Illegal
from reference_engine.state import Game, Object, Player
from sundial.patching import Rule, breaks, variant

Context = characteristics.Context


def _combats(game: Game) -> int:
    """How many combat phases have begun this turn."""
    return game.turn.begun.get("beginning of combat step", 0)


# -- the phase, and leaving it (506) -------------------------------------------------------------------------------


@breaks("combat.steps.1", "the declare blockers step is skipped where nobody could block", turn.nobody_attacked)
def blockers_step_needs_a_blocker(rule: Rule, game: Game, step: c.StepWord) -> bool:
    others = [obj for obj in game.battlefield if obj.controller is not game.active]
    could = any(look(game, obj).creature and not obj.tapped for obj in others)
    return bool(rule(game, step)) or (step == "declare blockers step" and not could)


@breaks("combat.removal.1", "a creature that is removed from combat goes on attacking", combat.remove_from_combat)
def what_is_removed_goes_on_attacking(rule: Rule, game: Game, obj: Object) -> None:
    if obj.zone != "battlefield" or not look(game, obj).creature:
        rule(game, obj)


@breaks("combat.removal.2", "a creature that is removed from combat untaps", combat.remove_from_combat)
def what_is_removed_untaps(rule: Rule, game: Game, obj: Object) -> None:
    if game.combat is not None and obj in game.combat.attackers:
        obj.tapped = False
    rule(game, obj)


@breaks("combat.removal.2", "a creature that is removed from combat hasn't attacked", combat.remove_from_combat)
def what_is_removed_hasnt_attacked(rule: Rule, game: Game, obj: Object) -> None:
    rule(game, obj)
    obj.attacked_turn = -1


@breaks("combat.removal.3", "who attacks what has left combat is removed too", combat.remove_from_combat)
def attackers_leave_with_what_they_attack(rule: Rule, game: Game, obj: Object) -> None:
    attackers = game.combat.attackers if game.combat is not None else {}
    followers = [attacker for attacker, attacked in attackers.items() if attacked is obj]
    rule(game, obj)
    for attacker in followers:
        rule(game, attacker)


# -- spells for a point of combat (506.8) --------------------------------------------------------------------------


@breaks("combat-timing.blockers.1", "after blockers are declared needs a blocker", cast_only.check)
def blockers_are_declared_only_with_a_blocker(
    rule: Rule, game: Game, player: Player, name: str, only: c.CastOnly
) -> None:
    rule(game, player, name, only)
    if only.after == "blockers are declared" and (game.combat is None or not game.combat.blockers):
        raise Illegal("no blockers have been declared")


@breaks("combat-timing.during.1", "a spell for combat may be cast in the turn's first one only", cast_only.check)
def only_the_first_combat_counts(rule: Rule, game: Game, player: Player, name: str, only: c.CastOnly) -> None:
    rule(game, player, name, only)
    if only.during == "combat phase" and _combats(game) > 1:
        raise Illegal("the first combat phase is over")


@breaks("combat-timing.point.1", "each combat phase has its own point before which to cast", cast_only._past)
def each_combat_has_its_own_point(rule: Rule, game: Game, only: c.CastOnly) -> set[str]:
    return game.combat.past if game.combat is not None else set()


@breaks("combat-timing.skipped.1", "a point that is skipped is never past", cast_only.step_is_skipped)
def skipped_points_are_never_past(rule: Rule, game: Game, step: c.StepWord) -> None:
    return


@skipped_points_are_never_past.also(cast_only.combat_is_over)
def _combat_passes_no_point(rule: Rule, game: Game) -> None:
    return


@breaks("combat-timing.skipped.2", "a skipped declare blockers step is past all the same", cast_only.step_is_skipped)
def skipped_blockers_are_declared(rule: Rule, game: Game, step: c.StepWord) -> None:
    cast_only.step_begins(game, step)


# -- declaring attackers and blockers (508, 509) -------------------------------------------------------------------


@breaks("attack.declare.1", "what came this turn may attack in a later combat of it", combat.has_summoning_sickness)
def sickness_is_over_in_the_second_combat(rule: Rule, game: Game, obj: Object) -> bool:
    return _combats(game) < 2 and bool(rule(game, obj))


@breaks("attack.declare.2", "a tapped creature may attack", combat.may_attack)
def tapped_creatures_attack(rule: Rule, game: Game, obj: Object) -> bool:
    tapped, obj.tapped = obj.tapped, False
    try:
        return bool(rule(game, obj))
    finally:
        obj.tapped = tapped


@breaks("attack.requirements.1", "what must attack must do so in the turn's first combat only", combat.check_attack)
def attacking_once_is_enough(rule: Rule, game: Game, declared: DeclareAttackers) -> None:
    try:
        rule(game, declared)
    except Illegal as refusal:
        if _combats(game) < 2 or "must attack" not in str(refusal):
            raise


@breaks(
    "attack.requirements.2",
    "what must attack does so though the turn is ended before attackers are declared",
    ending.go_to_the_cleanup_step,
)
def the_turn_goes_on_to_a_forced_attack(rule: Rule, game: Game) -> None:
    forced = any(look(game, obj).attacks_if_able and combat.may_attack(game, obj) for obj in game.battlefield)
    if not forced or game.turn.step != "beginning of combat step":
        rule(game)
        return
    combat.begin_combat(game)


@breaks("attack.lasting.1", "creatures stop attacking once combat damage was dealt", steps.end_step)
def attackers_leave_after_the_damage(rule: Rule, game: Game) -> None:
    fighting = game.combat
    last = game.turn.phase is not None and "combat damage step" not in game.turn.phase.steps
    if game.turn.step == "combat damage step" and last and fighting is not None:
        for obj in list(fighting.attackers):
            combat.remove_from_combat(game, obj)
    rule(game)


@breaks("attack.put.1", "what is put onto the battlefield attacking has attacked this turn", combat.put_attacking)
def put_attacking_is_having_attacked(rule: Rule, game: Game, obj: Object, defender: Object | Player | None) -> None:
    rule(game, obj, defender)
    obj.attacked_turn = game.turn.number


@breaks("attack.none.2", "once the last attacker has left combat, its next steps are skipped", turn.nobody_attacked)
def no_attacker_left_no_steps(rule: Rule, game: Game, step: c.StepWord) -> bool:
    gone = game.combat is None or not game.combat.attackers
    return gone and step in ("declare blockers step", "combat damage step")


@breaks("block.requirements.1", "what must block must do so in the turn's first combat only", combat.check_block)
def blocking_once_is_enough(rule: Rule, game: Game, player: Player, declared: DeclareBlockers) -> None:
    try:
        rule(game, player, declared)
    except Illegal as refusal:
        if _combats(game) < 2 or "must block" not in str(refusal):
            raise


# -- combat damage and the end of combat step (510, 511) -----------------------------------------------------------


@breaks("damage.two-steps.1", "all combat damage is dealt in one step", combat.there_is_first_strike)
def nobody_strikes_first(rule: Rule, game: Game) -> bool:
    return False


@breaks("damage.two-steps.2", "an ending comes only after the second combat damage", ending.end_step_and_phase)
def the_second_damage_comes_first(rule: Rule, game: Game) -> None:
    phase = game.turn.phase
    if game.turn.step == "combat damage step" and phase is not None and "combat damage step" in phase.steps:
        combat.deal_combat_damage(game)
    rule(game)


@breaks("end-of-combat.triggers.1", "what triggers at end of combat triggers before the damage", triggers._is_the_step)
def end_of_combat_comes_before_the_damage(
    rule: Rule, game: Game, context: Context, when: c.StepBegins, event: Any
) -> bool:
    if when.step == "end of combat step":
        when = msgspec.structs.replace(when, step="declare blockers step")
    return bool(rule(game, context, when, event))


def _too_late_is_in_time(step: c.StepWord) -> Rule:
    """What stands in for `_later` where what is made for a step during that step triggers at once."""

    async def later(rule: Rule, game: Game, context: Context, do: c.Later) -> None:
        before = list(game.delayed)
        await rule(game, context, do)
        if isinstance(do.when, c.StepBegins) and do.when.step == step == game.turn.step:
            made = [delayed for delayed in game.delayed if delayed not in before]
            game.delayed = made
            triggers._delayed_trigger(game, triggers.StepBegan(step, 1, player=game.active))
            game.delayed = before + game.delayed

    return later


@breaks("end-of-combat.triggers.2", "what is made for end of combat in that step triggers in it", instructions._later)
async def end_of_combat_is_never_too_late(rule: Rule, game: Game, context: Context, do: c.Later) -> None:
    await _too_late_is_in_time("end of combat step")(rule, game, context, do)


@breaks("end-step.late.2", "what is made for the next end step in an end step triggers in it", instructions._later)
async def the_end_step_is_never_too_late(rule: Rule, game: Game, context: Context, do: c.Later) -> None:
    await _too_late_is_in_time("end step")(rule, game, context, do)


@breaks("end-of-combat.removal.2", "creatures stay in combat once its last step is over", steps.end_step)
def combat_is_never_over(rule: Rule, game: Game) -> None:
    variant(rule, combat=SimpleNamespace(remove_all_from_combat=lambda game: None))(game)


@combat_is_never_over.also(combat.begin_combat)
def _combat_goes_on(rule: Rule, game: Game) -> None:
    old = game.combat
    rule(game)
    if old is not None and game.combat is not None:
        game.combat.attackers, game.combat.any_attacked = old.attackers, bool(old.attackers)
