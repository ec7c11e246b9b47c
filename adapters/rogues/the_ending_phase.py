"""Rogues that get the ending phase wrong where nothing is ended: its end step (513) and its cleanup steps (514)."""

from __future__ import annotations

from typing import Any

from reference_engine import cards as c
from reference_engine import characteristics, cleanup, durations, steps, triggers, turn
from reference_engine import state_based_actions as sba
from reference_engine.characteristics import look
from reference_engine.priority import players_get_priority
from reference_engine.state import Game, Object, Phase
from sundial.patching import Memory, Rule, breaks

Context = characteristics.Context

# -- the end step (512, 513) ---------------------------------------------------------------------------------------


@breaks("ending.steps.1", "the cleanup step comes before the end step", turn.take_phase)
async def the_cleanup_step_comes_first(rule: Rule, game: Game, phase: Phase) -> None:
    if phase.kind == "ending":
        phase.steps.reverse()
    await rule(game, phase)


@breaks("end-step.late.1", "the ability of what enters in the end step triggers in it", triggers.object_moved)
def the_end_step_begins_for_what_enters_in_it(
    rule: Rule, game: Game, old: Object | None, new: Object, before: Any, after: Any
) -> None:
    rule(game, old, new, before, after)
    if new.zone == "battlefield" and game.turn.step == "end step":
        for watcher in triggers.watchers(game):
            if watcher[0] is new and isinstance(watcher[3].when, c.StepBegins):
                triggers._watch(game, watcher, triggers.StepBegan("end step", 1, player=game.active))


@breaks("end-step.late.3", "nothing triggers in a second end step of the turn", triggers._is_the_step)
def a_second_end_step_triggers_nothing(
    rule: Rule, game: Game, context: Context, when: c.StepBegins, event: triggers.StepBegan
) -> bool:
    return (event.count == 1 or event.step != "end step") and bool(rule(game, context, when, event))


# -- discard and wearing off (514.1, 514.2) ------------------------------------------------------------------------


@breaks("cleanup.discard.2", "control comes back before the hand is checked", cleanup.discard_to_maximum_hand_size)
async def control_comes_back_before_the_discard(rule: Rule, game: Game) -> None:
    durations.end_effects(game, lambda e: e.until == "end of turn" and e.new_controller is not None)
    await rule(game)


@breaks("cleanup.discard.2", "damage is removed before the discard", cleanup.discard_to_maximum_hand_size)
async def damage_is_removed_before_the_discard(rule: Rule, game: Game) -> None:
    for obj in game.battlefield:
        obj.damage = 0
    await rule(game)


@breaks("cleanup.discard.3", "in a further cleanup step nobody discards", cleanup.discard_to_maximum_hand_size)
async def further_cleanup_steps_discard_nothing(rule: Rule, game: Game) -> None:
    if game.turn.begun["cleanup step"] == 1:
        await rule(game)


@breaks("cleanup.wear-off.1", "only creatures lose the damage marked on them", durations.wear_off)
def only_creatures_lose_damage(rule: Rule, game: Game) -> None:
    damage = [(obj, obj.damage) for obj in game.battlefield if not look(game, obj).creature]
    rule(game)
    for obj, marked in damage:
        obj.damage = marked


@breaks("cleanup.wear-off.1", "damage stays on permanents from turn to turn", durations.wear_off)
def damage_is_never_removed(rule: Rule, game: Game) -> None:
    damage = [(obj, obj.damage) for obj in game.battlefield]
    rule(game)
    for obj, marked in damage:
        obj.damage = marked


@breaks("cleanup.wear-off.5", "what happened this turn is forgotten as effects end", durations.wear_off)
def the_turn_is_forgotten_as_effects_end(rule: Rule, game: Game) -> None:
    rule(game)
    for player in game.players:
        player.spells_cast = 0


# -- priority and further cleanup steps (514.3) --------------------------------------------------------------------

_hand = Memory()


@breaks("cleanup.priority.1", "a discard gives players priority in the cleanup step", cleanup.something_happens)
async def a_discard_gives_priority(rule: Rule, game: Game) -> bool:
    discarded = _hand.take(game) or 0
    return bool(await rule(game)) or discarded > 0


@a_discard_gives_priority.also(cleanup.discard_to_maximum_hand_size)
async def _discards_are_counted(rule: Rule, game: Game) -> None:
    before = len(game.active.hand)
    await rule(game)
    _hand.keep(game, before - len(game.active.hand))


@breaks("cleanup.check.1", "what the end of effects makes due waits for the next turn", cleanup.something_happens)
async def the_cleanup_step_checks_nothing(rule: Rule, game: Game) -> bool:
    return bool(game.waiting)


@breaks("cleanup.check.2", "what triggered in the cleanup step waits for the next turn", cleanup.something_happens)
async def cleanup_triggers_wait_for_the_next_turn(rule: Rule, game: Game) -> bool:
    return await sba.check_state_based_actions(game)


@breaks("cleanup.check.3", "no cleanup step follows one with priority", cleanup.take_cleanup_steps)
async def one_cleanup_step_a_turn(rule: Rule, game: Game) -> None:
    game.moves_on = ""
    steps.begin_step(game, "cleanup step")
    await cleanup.discard_to_maximum_hand_size(game)
    durations.wear_off(game)
    if await cleanup.something_happens(game):
        await players_get_priority(game)
    steps.end_step(game)


_begun = Memory()


@breaks("cleanup.check.4", "what triggers as the cleanup step begins waits for the next turn", steps.begin_step)
def cleanup_step_triggers_wait(rule: Rule, game: Game, step: c.StepWord) -> None:
    before = list(game.waiting)
    rule(game, step)
    if step == "cleanup step":
        _begun.keep(game, [waiting for waiting in game.waiting if waiting not in before])
        game.waiting = before


@cleanup_step_triggers_wait.also(cleanup.take_cleanup_steps)
async def _they_wait(rule: Rule, game: Game) -> None:
    await rule(game)
    game.waiting += _begun.take(game) or []


@breaks("cleanup.check.5", "the second cleanup step of a turn always gives priority", cleanup.something_happens)
async def the_second_cleanup_step_gives_priority(rule: Rule, game: Game) -> bool:
    return bool(await rule(game)) or game.turn.begun["cleanup step"] == 2


@breaks("cleanup.check.6", "in a further cleanup step damage is removed, but effects go on", durations.wear_off)
def effects_of_a_cleanup_step_outlast_it(rule: Rule, game: Game) -> None:
    if game.turn.begun["cleanup step"] == 1:
        rule(game)
        return
    effects = list(game.effects)
    rule(game)
    game.effects = effects
    game.touch()


@breaks("cleanup.check.7", "state-based actions alone give nobody priority", cleanup.something_happens)
async def the_check_alone_gives_no_priority(rule: Rule, game: Game) -> bool:
    await rule(game)
    return bool(game.waiting)


@breaks("cleanup.check.8", "delayed abilities of a cleanup step wait for the next turn's", triggers._delayed_trigger)
def further_cleanup_steps_are_not_the_next_one(rule: Rule, game: Game, event: Any) -> None:
    if not (isinstance(event, triggers.StepBegan) and event.step == "cleanup step" and event.count != 1):
        rule(game, event)
