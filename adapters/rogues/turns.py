"""Rogues that get turns, phases and steps wrong around an ending: what is added, skipped or waits (500 to 514, 603)."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine import cards as c
from reference_engine import (
    characteristics,
    cleanup,
    combat,
    durations,
    ending,
    instructions,
    life,
    priority,
    steps,
    triggers,
    turn,
    zones,
)
from reference_engine import state_based_actions as sba
from reference_engine.cleanup import MAXIMUM_HAND_SIZE
from reference_engine.decisions import Priority, agrees, ask, choose
from reference_engine.priority import players_get_priority, settle
from reference_engine.state import Game, SkipEffect
from sundial.patching import Rule, breaks, variant

Context = characteristics.Context

# -- extra turns (500.7) -------------------------------------------------------------------------------------------


@breaks("end-turn.end.9", "extra turns that wait are lost as the turn is ended", ending.end_the_turn)
async def extra_turns_are_lost(rule: Rule, game: Game) -> None:
    await rule(game)
    game.extra_turns.clear()


@breaks("extra-turn.order.4", "of several extra turns the oldest is taken first", turn.next_turn)
async def the_oldest_extra_turn_comes_first(rule: Rule, game: Game) -> Any:
    game.extra_turns.reverse()
    found = await rule(game)
    game.extra_turns.reverse()
    return found


@breaks("extra-turn.order.5", "turn order goes on from whoever took the extra turn", turn.next_turn)
def turn_order_goes_on_from_the_extra_turn(rule: Rule, game: Game) -> Any:
    game.regular = game.turn.player
    return rule(game)


@breaks(
    "card.final-fortune.1", "what belongs to an extra turn's end step comes in the next end step", triggers._is_the_step
)
def the_loss_comes_in_any_end_step(rule: Rule, game: Game, context: Context, when: c.StepBegins, event: Any) -> bool:
    return bool(rule(game, context, msgspec.structs.replace(when, turn=""), event))


@breaks("extra-turn.order.4", "an extra turn is a skipped turn of each other player", instructions._extra_turn)
async def others_skip_a_turn_instead(rule: Rule, game: Game, context: Context, do: c.ExtraTurn) -> None:
    for player in characteristics.players(game, context, do.who):
        game.skips += [SkipEffect(other, "turn") for other in game.opponents(player) for _ in range(do.amount)]


# -- added phases and steps (500.8 to 500.10) ----------------------------------------------------------------------


@breaks("extra-phase.order.1", "an added combat phase comes after the turn's own", instructions._extra_phases)
async def added_combat_comes_after_the_turns_own(rule: Rule, game: Game, context: Context, do: c.ExtraPhases) -> None:
    before = list(game.turn.phases)
    await rule(game, context, do)
    added = [phase for phase in game.turn.phases if phase not in before]
    own = next((place for place, phase in enumerate(before) if phase.kind == "combat"), -1)
    game.turn.phases = [*before[: own + 1], *added, *before[own + 1 :]]


@breaks("extra-phase.order.1", "phases added in the second main phase are lost", instructions._extra_phases)
async def phases_added_in_the_second_main_phase_are_lost(
    rule: Rule, game: Game, context: Context, do: c.ExtraPhases
) -> None:
    if game.turn.mains < 2:
        await rule(game, context, do)


@breaks("extra-step.after-phase.1", "upkeep steps added after a phase are taken in it", instructions._extra_steps)
async def added_upkeeps_are_taken_in_combat(rule: Rule, game: Game, context: Context, do: c.ExtraSteps) -> None:
    before = list(game.turn.phases)
    await rule(game, context, do)
    added = [phase for phase in game.turn.phases if phase not in before]
    if game.turn.phase is not None and game.turn.phase.steps:
        game.turn.phases = before
        game.turn.phase.steps[:0] = [step for phase in added for step in phase.steps]


@breaks("main.first.1", "an added main phase after combat is a precombat one", steps.begin_step)
def added_main_phases_are_precombat(rule: Rule, game: Game, step: c.StepWord) -> None:
    to_come = any(phase.kind == "combat" for phase in game.turn.phases)
    rule(game, "precombat main phase" if step == "postcombat main phase" and to_come else step)


# -- steps (500.5, 508, 511) ---------------------------------------------------------------------------------------


@breaks("turn.step-ends.4", "unspent mana stays from step to step", durations.empty_mana_pools)
def mana_never_empties(rule: Rule, game: Game) -> None:
    if game.turn.step == "cleanup step":
        rule(game)


@breaks("turn.until-end-of-combat.1", "what lasts until end of combat ends as that step begins", steps.begin_step)
def until_end_of_combat_ends_as_the_step_begins(rule: Rule, game: Game, step: c.StepWord) -> None:
    if step == "end of combat step":
        durations.end_of_combat(game)
    rule(game, step)


@breaks("end-of-combat.removal.1", "creatures leave combat as the end of combat step begins", steps.begin_step)
def combat_is_over_as_its_last_step_begins(rule: Rule, game: Game, step: c.StepWord) -> None:
    if step == "end of combat step":
        combat.remove_all_from_combat(game)
    rule(game, step)


@breaks("turn.passing.1", "nobody gets priority in the declare attackers step without attackers", steps.take_step)
async def no_priority_without_attackers(rule: Rule, game: Game, step: c.StepWord) -> None:
    if step != "declare attackers step":
        await rule(game, step)
        return

    async def only_with_attackers(game: Game) -> None:
        if game.combat is not None and game.combat.any_attacked:
            await players_get_priority(game)

    await variant(rule, players_get_priority=only_with_attackers)(game, step)


@breaks("attack.none.1", "without attackers the end of combat step is skipped too", turn.nobody_attacked)
def combat_without_attackers_has_no_end(rule: Rule, game: Game, step: c.StepWord) -> bool:
    if step == "end of combat step":
        return game.combat is None or not game.combat.any_attacked
    return bool(rule(game, step))


# -- the cleanup step (514) ----------------------------------------------------------------------------------------


@breaks("cleanup.discard.1", "every player discards down to maximum hand size", cleanup.discard_to_maximum_hand_size)
async def everybody_discards(rule: Rule, game: Game) -> None:
    await rule(game)
    for player in game.in_turn_order():
        excess = len(player.hand) - MAXIMUM_HAND_SIZE
        if player is not game.active and excess > 0 and not life.rule_holds(game, "no maximum hand size", player):
            chosen = await choose(player, player.hand, excess, excess, text="what to discard")
            zones.discard(game, player, chosen)


@breaks("end-turn.end.5", "effects end and damage is removed before the discard", cleanup.discard_to_maximum_hand_size)
async def the_discard_comes_after_effects_end(rule: Rule, game: Game) -> None:
    durations.wear_off(game)
    await rule(game)


@breaks("end-turn.after.4", "the hand is checked in the first cleanup step only", cleanup.discard_to_maximum_hand_size)
async def the_hand_is_checked_once(rule: Rule, game: Game) -> None:
    if game.turn.begun["cleanup step"] == 1:
        await rule(game)


@breaks("end-turn.end.5", "only the active player's permanents lose their damage", durations.wear_off)
def only_the_active_players_damage_is_removed(rule: Rule, game: Game) -> None:
    damage = [(obj, obj.damage) for obj in game.battlefield if obj.controller is not game.active]
    rule(game)
    for obj, marked in damage:
        obj.damage = marked


@breaks("cleanup.wear-off.2", "effects that last until end of turn outlast it", durations.wear_off)
def effects_outlast_the_turn(rule: Rule, game: Game) -> None:
    effects = game.effects
    rule(game)
    game.effects = effects
    game.touch()


@breaks("cleanup.wear-off.3", "effects end before damage is removed, and creatures die of it", durations.wear_off)
def effects_end_before_damage(rule: Rule, game: Game) -> None:
    damage = [(obj, obj.damage) for obj in game.battlefield]
    rule(game)
    for obj, marked in damage:
        obj.damage = marked


@effects_end_before_damage.also(cleanup.something_happens)
async def _checks_and_then_removes_damage(rule: Rule, game: Game) -> bool:
    performed = await sba.check_state_based_actions(game)
    for obj in game.battlefield:
        obj.damage = 0
    return bool(await rule(game)) or performed


@breaks("end-turn.after.5", "nothing triggers at the beginning of a cleanup step", triggers.happened)
def the_cleanup_step_triggers_nothing(rule: Rule, game: Game, event: Any) -> None:
    if not (isinstance(event, triggers.StepBegan) and event.step == "cleanup step"):
        rule(game, event)


@breaks("end-turn.after.4", "what ends at end of turn ends in the first cleanup step only", durations.wear_off)
def effects_end_in_the_first_cleanup_step_only(rule: Rule, game: Game) -> None:
    if game.turn.begun["cleanup step"] == 1:
        rule(game)


# -- delayed abilities, effects and skips (603.7, 611.2, 614.10) ---------------------------------------------------


@breaks(
    "delayed.once.2", "a delayed ability for the next end step triggers in every end step", triggers._delayed_trigger
)
def delayed_abilities_trigger_again(rule: Rule, game: Game, event: Any) -> None:
    delayed = list(game.delayed)
    rule(game, event)
    game.delayed = delayed


@breaks("delayed.once.2", "a delayed ability exiled from the stack waits once more", ending.end_the_turn)
async def exiled_delayed_abilities_wait_again(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        lost = [o for o in game.stack if o.kind == "triggered"]
        ending.exile_the_stack(game)
        for obj in lost:
            assert obj.source is not None
            if any(
                a for a in obj.source.definition.abilities if isinstance(a, c.Triggered) and a.effects is obj.effects
            ):
                continue  # a permanent's own ability, which triggers again anyway
            game.delayed.append(
                triggers.Delayed(
                    obj.controller,
                    obj.source,
                    c.StepBegins(step=game.turn.step),
                    obj.effects,
                    obj.targets_wanted,
                    obj.names,
                    obj.turns,
                    each=False,
                )
            )

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("duration.stated.1", "effects without a duration end with the turn", durations.wear_off)
def every_effect_ends_with_the_turn(rule: Rule, game: Game) -> None:
    rule(game)
    durations.end_effects(game, lambda effect: effect.until == "")


@breaks("leave.turn.2", "the active player gets priority even after having left", priority.all_pass_in_succession)
async def who_has_left_gets_priority(rule: Rule, game: Game) -> None:
    if not game.active.in_game:
        await settle(game)
        await ask(Priority(game.active))
    await rule(game)


# -- cards that end the turn ---------------------------------------------------------------------------------------


@breaks(
    "card.obeka-brute-chronologist.1", "the controller of the effect is asked, not the active player", instructions._may
)
async def the_controller_chooses_for_the_active_player(rule: Rule, game: Game, context: Context, do: c.May) -> None:
    await rule(game, context, msgspec.structs.replace(do, who="you") if do.who == "the active player" else do)


@breaks(
    "card.obeka-brute-chronologist.2",
    "where nobody wants the turn to end, the stack is exiled all the same",
    instructions._may,
)
async def declining_exiles_the_stack(rule: Rule, game: Game, context: Context, do: c.May) -> None:
    if not any(isinstance(effect, c.EndTheTurn) for effect in do.effects):
        await rule(game, context, do)
    elif await agrees(game.active, "", "whether to do it"):
        await instructions.carry_out(game, context, do.effects)
    else:
        ending.exile_the_stack(game)


@breaks("card.days-undoing.1", "the turn is ended on another player's turn too", characteristics.true)
def it_is_always_your_turn(rule: Rule, game: Game, context: Context, condition: Any) -> bool:
    return isinstance(condition, c.YourTurn) or bool(rule(game, context, condition))


@breaks(
    "card.mandate-of-peace.2", "opponents may cast spells after the combat phase was ended", instructions._cant_cast
)
async def casting_is_never_forbidden(rule: Rule, game: Game, context: Context, do: c.CantCast) -> None:
    return


@breaks("card.mandate-of-peace.2", "the ban on casting is over as soon as combat is", instructions._cant_cast)
async def the_ban_ends_with_combat(rule: Rule, game: Game, context: Context, do: c.CantCast) -> None:
    await rule(game, context, msgspec.structs.replace(do, until="end of combat"))
