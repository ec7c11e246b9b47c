"""Rogues that get the turn itself wrong where nothing is ended: its phases and steps, what begins and ends with them,
what is added and skipped (500), the beginning phase (501 to 504) and the main phases (505)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec

from reference_engine import (
    cards as c,
)
from reference_engine import (
    cast_only,
    characteristics,
    combat,
    durations,
    instructions,
    phases,
    priority,
    saga,
    steps,
    triggers,
    turn,
)
from reference_engine import state_based_actions as sba
from reference_engine.phases import PHASE_OF, STEPS
from reference_engine.priority import players_get_priority
from reference_engine.stack import resolve_top
from reference_engine.state import ExtraTurn, Game, Phase, Player
from sundial.patching import Memory, Rule, breaks, variant

Context = characteristics.Context

# -- phases and steps in order (500.1 to 500.3) --------------------------------------------------------------------


@breaks("turn.phases.1", "both main phases come before the combat phase", phases.phases_of_a_turn)
def combat_comes_after_both_main_phases(rule: Rule) -> list[Phase]:
    beginning, first, fight, second, ending = rule()
    return [beginning, first, second, fight, ending]


@breaks("turn.phases.2", "a combat phase in which nobody could attack is left out", turn.take_phase)
async def combat_needs_an_attacker(rule: Rule, game: Game, phase: Phase) -> None:
    if phase.kind != "combat" or any(combat.may_attack(game, obj) for obj in game.battlefield):
        await rule(game, phase)


@breaks("turn.phases.2", "the second main phase comes only after an attack", turn.take_phase)
async def the_second_main_phase_needs_an_attack(rule: Rule, game: Game, phase: Phase) -> None:
    attacked = any(obj.attacked_turn == game.turn.number for obj in game.battlefield)
    if phase.kind != "main" or not game.turn.mains or attacked:
        await rule(game, phase)


@breaks("turn.phases.3", "combat damage is dealt before blockers are declared", turn.take_phase)
async def damage_comes_before_blocks(rule: Rule, game: Game, phase: Phase) -> None:
    if phase.kind == "combat":
        phase.steps.remove("combat damage step")
        phase.steps.insert(phase.steps.index("declare blockers step"), "combat damage step")
    await rule(game, phase)


@breaks("turn.passing.2", "a step ends as soon as its stack has become empty", priority.players_get_priority)
async def a_step_ends_with_its_stack(rule: Rule, game: Game) -> None:
    while True:
        await priority.all_pass_in_succession(game)
        if not game.stack:
            return
        await resolve_top(game)
        if game.moves_on or not (game.stack or game.waiting):
            return


@breaks("turn.no-priority.1", "the untap step waits for all players to pass before it untaps anything", steps.untap)
async def players_act_before_untapping(rule: Rule, game: Game) -> None:
    await players_get_priority(game)
    await rule(game)


@breaks("untap.no-priority.1", "players get priority in the untap step", steps.untap)
async def players_act_after_untapping(rule: Rule, game: Game) -> None:
    await rule(game)
    await players_get_priority(game)


async def _only_with_triggers(game: Game) -> None:
    """Priority in a step where an ability has triggered, and in no other."""
    if game.waiting:
        await players_get_priority(game)


def _useless(*without: c.StepWord) -> Rule:
    """What stands in for `take_step` where these steps give priority only if something has triggered."""

    async def take_step(rule: Rule, game: Game, step: c.StepWord) -> None:
        take = variant(rule, players_get_priority=_only_with_triggers) if step in without else rule
        await take(game, step)

    return take_step


@breaks("turn.no-priority.2", "nobody gets priority in a draw step in which nothing triggers", steps.take_step)
async def no_priority_in_a_quiet_draw_step(rule: Rule, game: Game, step: c.StepWord) -> None:
    await _useless("draw step")(rule, game, step)


@breaks("end-step.priority.1", "nobody gets priority in an end step in which nothing triggers", steps.take_step)
async def no_priority_in_a_quiet_end_step(rule: Rule, game: Game, step: c.StepWord) -> None:
    await _useless("end step")(rule, game, step)


@breaks("end-of-combat.priority.1", "nobody gets priority in a quiet end of combat step", steps.take_step)
async def no_priority_in_a_quiet_end_of_combat(rule: Rule, game: Game, step: c.StepWord) -> None:
    await _useless("end of combat step")(rule, game, step)


# -- what lasts until, and what ends with a step (500.4, 500.5) ----------------------------------------------------


def _nothing(*_: object) -> None:
    return


_expire_as_it_begins = durations.step_begins


@breaks("turn.until.1", "what lasts until a step lasts to the end of that step", durations.step_begins)
def until_a_step_is_until_its_end(rule: Rule, game: Game, step: str) -> None:
    return


@until_a_step_is_until_its_end.also(steps.end_step)
def _expires_as_it_ends(rule: Rule, game: Game) -> None:
    _expire_as_it_begins(game, game.turn.step)
    rule(game)


@breaks("turn.until.2", "what lasts until a step expires once its abilities have triggered", steps.begin_step)
def until_a_step_expires_after_the_triggers(rule: Rule, game: Game, step: c.StepWord) -> None:
    variant(rule, durations=SimpleNamespace(step_begins=_nothing))(game, step)
    durations.step_begins(game, step)


@breaks("turn.step-ends.1", "what lasts until end of combat lasts until end of turn", steps.end_step)
def until_end_of_combat_is_until_end_of_turn(rule: Rule, game: Game) -> None:
    for effect in game.effects:
        if effect.until == "end of combat":
            effect.until = "end of turn"
    rule(game)


@breaks("turn.step-ends.2", "mana empties before what keeps it has expired", steps.end_step)
def mana_empties_before_combats_effects_expire(rule: Rule, game: Game) -> None:
    last_of_combat = game.turn.step == "end of combat step" and not game.moves_on
    only_mana = SimpleNamespace(end_of_combat=_nothing, empty_mana_pools=durations.empty_mana_pools)
    variant(rule, durations=only_mana)(game)
    if last_of_combat:
        durations.end_of_combat(game)


@breaks("turn.step-ends.3", "that an effect expires with combat uses the stack", durations.end_of_combat)
def expiring_uses_the_stack(rule: Rule, game: Game) -> None:
    for effect in game.effects:
        if effect.until == "end of combat" and effect.source is not None:
            triggers.trigger(game, triggers.Waiting(effect.controller, effect.source, ()))
    rule(game)


@breaks("turn.until-end-of-combat.2", "what lasts until end of combat waits for the turn's last one", steps.end_step)
def until_the_last_combat_of_the_turn(rule: Rule, game: Game) -> None:
    another = any(phase.kind == "combat" for phase in game.turn.phases)
    kept = SimpleNamespace(end_of_combat=_nothing, empty_mana_pools=durations.empty_mana_pools)
    (variant(rule, durations=kept) if another else rule)(game)


# -- what triggers as a step begins (500.6) ------------------------------------------------------------------------


@breaks("turn.beginning.1", "abilities trigger the first time that a step begins in a turn", triggers._is_the_step)
def only_the_first_of_its_kind_triggers(
    rule: Rule, game: Game, context: Context, when: c.StepBegins, event: triggers.StepBegan
) -> bool:
    return event.count == 1 and bool(rule(game, context, when, event))


@breaks("turn.beginning.2", "what triggers as a step begins is put on the stack at once", steps.take_step)
async def triggers_come_before_the_steps_own_actions(rule: Rule, game: Game, step: c.StepWord) -> None:
    steps.begin_step(game, step)
    await triggers.put_waiting_on_the_stack(game)
    await variant(rule, begin_step=_nothing)(game, step)


# -- extra turns (500.7) -------------------------------------------------------------------------------------------


@breaks("extra-turn.order.1", "a player's extra turn comes after the opponents' turns", turn.next_turn)
async def extra_turns_wait_for_the_opponents(rule: Rule, game: Game) -> Any:
    later = [extra for extra in game.extra_turns if extra.player is game.turn.player]
    game.extra_turns = [extra for extra in game.extra_turns if extra not in later]
    found = await rule(game)
    game.extra_turns = later + game.extra_turns
    return found


@breaks("extra-turn.order.2", "of several extra turns for one player one is taken", turn.next_turn)
async def extra_turns_dont_add_up(rule: Rule, game: Game) -> tuple[Player, ExtraTurn | None]:
    found: tuple[Player, ExtraTurn | None] = await rule(game)
    if found[1] is not None:
        game.extra_turns = [extra for extra in game.extra_turns if extra.player is not found[0]]
    return found


@breaks("extra-turn.order.3", "extra turns for several players are taken in turn order", instructions._extra_turn)
async def extra_turns_are_taken_in_turn_order(rule: Rule, game: Game, context: Context, do: c.ExtraTurn) -> None:
    before = len(game.extra_turns)
    await rule(game, context, do)
    game.extra_turns[before:] = reversed(game.extra_turns[before:])


# -- extra phases and steps (500.8 to 500.10) ----------------------------------------------------------------------

_added_phases = Memory()


@breaks("extra-phase.order.2", "of several added phases the oldest comes first", instructions._extra_phases)
async def older_added_phases_come_first(rule: Rule, game: Game, context: Context, do: c.ExtraPhases) -> None:
    before = list(game.turn.phases)
    await rule(game, context, do)
    older = _added_phases.take(game) or []
    new = [phase for phase in game.turn.phases if phase not in before]
    place = max((number + 1 for number, phase in enumerate(before) if phase in older), default=0)
    if new == game.turn.phases[: len(new)]:
        game.turn.phases = [*before[:place], *new, *before[place:]]
    _added_phases.keep(game, older + new)


@breaks("extra-phase.order.3", "phases after this main phase are added in any phase", instructions._extra_phases)
async def phases_are_added_in_any_phase(rule: Rule, game: Game, context: Context, do: c.ExtraPhases) -> None:
    await variant(rule, during=lambda game, when: True)(game, context, do)


@breaks("extra-step.order.1", "a step added after a step comes after the whole phase", instructions._extra_steps)
async def added_steps_come_after_the_phase(rule: Rule, game: Game, context: Context, do: c.ExtraSteps) -> None:
    phase = game.turn.phase
    before = list(phase.steps) if phase is not None else []
    await rule(game, context, do)
    if phase is not None and len(phase.steps) > len(before):
        added = phase.steps[: len(phase.steps) - len(before)]
        phase.steps[:] = before
        game.turn.phases[:0] = [Phase(PHASE_OF[step], [step]) for step in added]


@breaks("extra-step.order.2", "of several steps added after a step the oldest comes first", instructions._extra_steps)
async def older_added_steps_come_first(rule: Rule, game: Game, context: Context, do: c.ExtraSteps) -> None:
    phase = game.turn.phase
    before = list(phase.steps) if phase is not None else []
    await rule(game, context, do)
    if phase is None or len(phase.steps) == len(before):
        return
    added = phase.steps[: len(phase.steps) - len(before)]
    own = STEPS[phase.kind]
    regular = own[own.index(game.turn.step) + 1 :] if game.turn.step in own else ()
    place = max(0, len(before) - len(regular))
    phase.steps[:] = [*before[:place], *added, *before[place:]]


@breaks("extra-step.after-phase.2", "a phase made for an added step has all its steps", instructions._extra_steps)
async def phases_for_a_step_are_whole(rule: Rule, game: Game, context: Context, do: c.ExtraSteps) -> None:
    before = list(game.turn.phases)
    await rule(game, context, do)
    for phase in game.turn.phases:
        if phase not in before:
            phase.steps = list(STEPS[phase.kind])


@breaks("extra-step.after-phase.3", "of several steps added at once there is one", instructions._extra_steps)
async def one_step_is_added_at_most(rule: Rule, game: Game, context: Context, do: c.ExtraSteps) -> None:
    before = list(game.turn.phases)
    await rule(game, context, do)
    added = [phase for phase in game.turn.phases if phase not in before]
    game.turn.phases = [phase for phase in game.turn.phases if phase not in added[1:]]


@breaks("extra-step.you-get.1", "you get an additional step in anybody's turn", instructions._extra_steps)
async def you_get_steps_in_any_turn(rule: Rule, game: Game, context: Context, do: c.ExtraSteps) -> None:
    await rule(game, context, msgspec.structs.replace(do, only_you=False))


# -- skipping, and between (500.11, 500.12) ------------------------------------------------------------------------


@breaks("turn.skip.1", "what triggers at the beginning of a skipped step triggers", turn.skips)
def skipped_steps_trigger(rule: Rule, game: Game, player: Player, what: str) -> bool:
    skipped = bool(rule(game, player, what))
    for step in PHASE_OF:
        if skipped and step == what:
            triggers.happened(game, triggers.StepBegan(step, 1, player=player))
    return skipped


@breaks("turn.between.1", "state-based actions are checked between steps", steps.take_step)
async def the_check_comes_between_steps(rule: Rule, game: Game, step: c.StepWord) -> None:
    await rule(game, step)
    if not game.moves_on:
        await sba.check_state_based_actions(game)


# -- the beginning phase (501 to 504) ------------------------------------------------------------------------------


@breaks("beginning.steps.1", "the card for the turn is drawn before the upkeep", phases.phases_of_a_turn)
def the_draw_step_comes_before_the_upkeep(rule: Rule) -> list[Phase]:
    found: list[Phase] = rule()
    untap, upkeep, draw = found[0].steps
    found[0].steps = [untap, draw, upkeep]
    return found


@breaks("untap.untap.1", "every player's permanents untap in each untap step", steps.untap)
async def everybody_untaps(rule: Rule, game: Game) -> None:
    await rule(game)
    combat.untap(game, [obj for obj in game.battlefield if obj.controller is not game.active])


@breaks("untap.no-priority.2", "what triggers in the untap step is lost", steps.untap)
async def triggers_of_the_untap_step_are_lost(rule: Rule, game: Game) -> None:
    await rule(game)
    game.waiting.clear()


@breaks("upkeep.triggers.1", "what triggered in the untap step goes on the stack by itself", steps.begin_step)
def triggers_of_the_untap_step_come_last(rule: Rule, game: Game, step: c.StepWord) -> None:
    before, game.waiting = game.waiting, []
    rule(game, step)
    if step != "upkeep step":
        game.waiting[:0] = before
        return
    _of_the_untap_step.keep(game, before)


_of_the_untap_step = Memory()


@triggers_of_the_untap_step_come_last.also(triggers.put_waiting_on_the_stack)
async def _one_batch_after_the_other(rule: Rule, game: Game) -> None:
    await rule(game)
    if before := _of_the_untap_step.take(game):
        game.waiting = before
        await rule(game)


@breaks("upkeep.after.1", "after the upkeep step means after the last one of the turn", cast_only._upkeep_has_ended)
def every_upkeep_has_to_be_over(rule: Rule, game: Game) -> bool:
    return game.turn.step != "upkeep step" and bool(rule(game))


@breaks("draw.draw.1", "the card is drawn once all have passed in the draw step", steps.draw)
async def players_act_before_the_draw(rule: Rule, game: Game) -> None:
    await players_get_priority(game)
    if not game.moves_on:
        await rule(game)


@breaks("draw.draw.2", "a turn has one card for its draw steps", steps.draw)
async def one_draw_a_turn(rule: Rule, game: Game) -> None:
    if game.turn.begun["draw step"] == 1:
        await rule(game)


# -- the main phases (505) -----------------------------------------------------------------------------------------


@breaks("main.first.2", "where no combat phase took place the second main phase is precombat", steps.begin_step)
def no_combat_no_postcombat(rule: Rule, game: Game, step: c.StepWord) -> None:
    fought = "beginning of combat step" in game.turn.begun
    rule(game, "precombat main phase" if step == "postcombat main phase" and not fought else step)


@breaks("main.counting.1", "any later main phase counts as the second one", instructions._after_the_second_main)
def any_later_main_phase_is_the_second(rule: Rule, game: Game, added: list[Phase]) -> None:
    if game.turn.mains > 2:
        game.turn.phases[:0] = added
    else:
        rule(game, added)


def _lore(game: Game) -> None:
    for obj in list(game.battlefield):
        if obj.controller is game.active and saga.is_saga(game, obj):
            saga.add_lore_counter(game, obj)


@breaks("main.saga.1", "a Saga gets its lore counter as the precombat main phase ends", saga.main_phase_begins)
async def lore_comes_as_the_main_phase_ends(rule: Rule, game: Game) -> None:
    return


@lore_comes_as_the_main_phase_ends.also(steps.end_step)
def _lore_as_it_ends(rule: Rule, game: Game) -> None:
    if game.turn.step == "precombat main phase" and not game.moves_on:
        _lore(game)
    rule(game)


@breaks("main.saga.2", "a Saga gets a lore counter in each main phase", steps.begin_step)
def lore_in_each_main_phase(rule: Rule, game: Game, step: c.StepWord) -> None:
    rule(game, step)
    if step == "postcombat main phase":
        _lore(game)


@breaks("main.land.1", "a land may be played in each main phase", steps.begin_step)
def a_land_for_each_main_phase(rule: Rule, game: Game, step: c.StepWord) -> None:
    rule(game, step)
    if step.endswith("main phase"):
        game.active.lands_played = 0
