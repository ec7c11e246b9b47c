"""Rogues that get the process of ending the combat phase wrong (724.2 and its subrules), in the order of the rules."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine import cards as c
from reference_engine import (
    casting,
    characteristics,
    combat,
    durations,
    ending,
    instructions,
    phases,
    stack,
    steps,
    triggers,
    turn,
    zones,
)
from reference_engine import state_based_actions as sba
from reference_engine.priority import players_get_priority
from reference_engine.state import Game, Object, Phase
from reference_engine.zones import Move
from sundial.patching import Memory, Rule, breaks, variant


def nothing(game: Game) -> None:
    """A step of the process that isn't carried out."""


async def unchecked(game: Game) -> bool:
    """State-based actions that aren't checked."""
    return False


def exile(game: Game, going: Iterable[Object]) -> None:
    """Some of the stack is exiled, and nothing else of it."""
    zones.move_all(game, [Move(obj, "exile") for obj in going])
    triggers.check_state_triggers(game)


def in_combat(game: Game) -> bool:
    """Whether ending the combat phase does anything."""
    return characteristics.during(game, "combat phase")


# -- 724.2 ---------------------------------------------------------------------------------------------------------

LATER = Memory()


@breaks("end-combat.head.3", "the combat phase is ended only after the whole resolution", ending.end_the_combat_phase)
async def the_combat_phase_ends_after_the_resolution(rule: Rule, game: Game) -> None:
    LATER.keep(game, rule)


@the_combat_phase_ends_after_the_resolution.also(stack.resolve_top)
async def _ends_it_now(rule: Rule, game: Game) -> None:
    await rule(game)
    end = LATER.take(game)
    if end is not None:
        await end(game)


# -- 724.2a --------------------------------------------------------------------------------------------------------


@breaks("end-combat.purge.1", "abilities that wait as combat is ended are kept", ending.end_the_combat_phase)
async def waiting_abilities_survive_combat(rule: Rule, game: Game) -> None:
    await variant(rule, purge_waiting_abilities=nothing)(game)


@breaks(
    "end-combat.purge.1",
    "only the active player's waiting abilities cease to exist with combat",
    ending.end_the_combat_phase,
)
async def other_players_abilities_survive_combat(rule: Rule, game: Game) -> None:
    def purge(game: Game) -> None:
        game.waiting = [w for w in game.waiting if w.controller is not game.active]

    await variant(rule, purge_waiting_abilities=purge)(game)


@breaks(
    "end-combat.purge.2", "what triggers as combat is ended is purged at the end of it", ending.end_the_combat_phase
)
async def purge_at_the_end_of_combat(rule: Rule, game: Game) -> None:
    await rule(game)
    if in_combat(game):
        ending.purge_waiting_abilities(game)


@breaks(
    "end-combat.purge.2",
    "abilities cease to exist only after the stack was exiled in combat",
    ending.end_the_combat_phase,
)
async def purge_after_the_exile_in_combat(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        ending.exile_the_stack(game)
        ending.purge_waiting_abilities(game)

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-combat.purge.3", "delayed abilities that haven't triggered end with combat", ending.end_the_combat_phase)
async def delayed_abilities_end_with_combat(rule: Rule, game: Game) -> None:
    def purge(game: Game) -> None:
        ending.purge_waiting_abilities(game)
        game.delayed.clear()

    await variant(rule, purge_waiting_abilities=purge)(game)


# -- 724.2b --------------------------------------------------------------------------------------------------------


@breaks("end-combat.exile.1", "the spell that ended combat goes to its owner's graveyard", ending.end_the_combat_phase)
async def the_spell_that_ended_combat_goes_to_the_graveyard(rule: Rule, game: Game) -> None:
    await variant(rule, exile_the_stack=lambda game: exile(game, game.stack[:-1]))(game)


@breaks("end-combat.exile.1", "a spell that can't be countered outlasts the combat phase", ending.end_the_combat_phase)
async def uncounterable_spells_outlast_combat(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        exile(game, [o for o in game.stack if casting.can_be_countered(o) or o is game.stack[-1]])

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-combat.exile.2", "copies exiled with combat become cards in exile", ending.end_the_combat_phase)
async def copies_exiled_with_combat_become_cards(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        for obj in game.stack:
            obj.card = True
        ending.exile_the_stack(game)

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-combat.exile.3", "what ended combat stops resolving as it is exiled", instructions.carry_out)
async def the_resolution_stops_with_combat(
    rule: Rule, game: Game, context: characteristics.Context, todo: Iterable[c.AnyInstruction]
) -> None:
    for instruction in todo:
        if game.moves_on == "next phase":
            return
        await rule(game, context, [instruction])


@breaks(
    "end-combat.exile.4", "only what ended combat is exiled, and the rest resolves later", ending.end_the_combat_phase
)
async def the_rest_of_the_stack_outlasts_combat(rule: Rule, game: Game) -> None:
    await variant(rule, exile_the_stack=lambda game: exile(game, game.stack[-1:]))(game)


@breaks("end-combat.exile.4", "abilities on the stack outlast the combat phase", ending.end_the_combat_phase)
async def abilities_outlast_combat(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        exile(game, [obj for obj in game.stack if obj.kind == "spell" or obj is game.stack[-1]])

    await variant(rule, exile_the_stack=exiled)(game)


# -- 724.2c --------------------------------------------------------------------------------------------------------


@breaks("end-combat.check.1", "creatures leave combat before the check", ending.end_the_combat_phase)
async def combat_is_left_before_the_check(rule: Rule, game: Game) -> None:
    async def check(game: Game) -> bool:
        ending.remove_from_combat(game)
        return await sba.check_state_based_actions(game)

    await variant(rule, check_state_based_actions=check)(game)


@breaks("end-combat.check.1", "state-based actions are checked only in the next phase", ending.end_the_combat_phase)
async def the_check_waits_for_the_next_phase(rule: Rule, game: Game) -> None:
    await variant(rule, check_state_based_actions=unchecked)(game)


@breaks("end-combat.check.2", "players get priority after the check, still in combat", ending.end_the_combat_phase)
async def the_check_in_combat_is_followed_by_priority(rule: Rule, game: Game) -> None:
    async def check(game: Game) -> bool:
        performed = await sba.check_state_based_actions(game)
        await players_get_priority(game)
        return performed

    await variant(rule, check_state_based_actions=check)(game)


@breaks("end-combat.check.3", "the check puts triggered abilities on the stack in combat", ending.end_the_combat_phase)
async def the_check_in_combat_stacks_triggers(rule: Rule, game: Game) -> None:
    async def check(game: Game) -> bool:
        performed = await sba.check_state_based_actions(game)
        await triggers.put_waiting_on_the_stack(game)
        return performed

    await variant(rule, check_state_based_actions=check)(game)


# -- 724.2d --------------------------------------------------------------------------------------------------------


@breaks("end-combat.next.1", "the whole turn is ended, not the combat phase", ending.end_the_combat_phase)
async def the_turn_ends_with_combat(rule: Rule, game: Game) -> None:
    await variant(rule, go_to_the_next_phase=ending.go_to_the_cleanup_step)(game)


@breaks("end-combat.next.1", "the combat phase goes on with its next step", ending.end_the_combat_phase)
async def only_the_step_ends(rule: Rule, game: Game) -> None:
    await rule(game)
    if in_combat(game) and game.turn.phase is not None:
        begun = game.turn.begun
        game.turn.phase.steps[:] = [s for s in phases.STEPS["combat"] if not begun.get(s)] or ["end of combat step"]


@only_the_step_ends.also(steps.begin_step)
def _fights_again_if_a_step_needs_it(rule: Rule, game: Game, step: c.StepWord) -> None:
    if in_combat(game) and game.combat is None:
        combat.begin_combat(game)
    rule(game, step)


@breaks(
    "end-combat.next.1", "everything leaves combat, but the step goes on with priority", ending.end_the_combat_phase
)
async def the_step_goes_on_without_a_fight(rule: Rule, game: Game) -> None:
    await variant(rule, go_to_the_next_phase=nothing)(game)
    if in_combat(game):
        combat.begin_combat(game)


@breaks("end-combat.next.1", "combat without attackers can't be ended", ending.end_the_combat_phase)
async def combat_without_attackers_goes_on(rule: Rule, game: Game) -> None:
    if game.combat is not None and game.combat.any_attacked:
        await rule(game)


@breaks("end-combat.next.2", "creatures go on attacking and blocking in the next phase", ending.end_the_combat_phase)
async def creatures_go_on_fighting(rule: Rule, game: Game) -> None:
    await variant(rule, remove_from_combat=nothing)(game)


@breaks(
    "end-combat.next.3", "what lasts until end of combat outlasts combat that was ended", ending.end_the_combat_phase
)
async def until_end_of_combat_outlasts_it(rule: Rule, game: Game) -> None:
    await variant(rule, end_step_and_phase=durations.empty_mana_pools)(game)


@breaks(
    "end-combat.next.4",
    "the last main phase of the turn follows, whatever stands before it",
    ending.end_the_combat_phase,
)
async def the_last_main_phase_follows(rule: Rule, game: Game) -> None:
    await rule(game)
    if in_combat(game):
        mains = [place for place, phase in enumerate(game.turn.phases) if phase.kind == "main"]
        del game.turn.phases[: mains[-1] if mains else 0]


@breaks("end-combat.next.4", "the added phases and the turn's own combat are dropped", ending.end_the_combat_phase)
async def everything_but_one_main_phase_is_dropped(rule: Rule, game: Game) -> None:
    await rule(game)
    if in_combat(game):
        main = [phase for phase in game.turn.phases if phase.kind == "main"][:1]
        game.turn.phases = main + [phase for phase in game.turn.phases if phase.kind == "ending"]


@breaks("end-combat.next.5", "the main phase after combat is skipped too", ending.end_the_combat_phase)
async def the_main_phase_after_combat_is_skipped(rule: Rule, game: Game) -> None:
    await rule(game)
    if in_combat(game) and game.turn.phases and game.turn.phases[0].kind == "main":
        del game.turn.phases[0]


@breaks("end-combat.next.7", "unspent mana outlasts combat that was ended", ending.end_the_combat_phase)
async def mana_outlasts_combat(rule: Rule, game: Game) -> None:
    def expire(game: Game) -> None:
        durations.end_of_combat(game)

    await variant(rule, end_step_and_phase=expire)(game)


@breaks("end-combat.next.7", "mana empties before the effects that keep it have expired", ending.end_the_combat_phase)
async def mana_empties_before_effects_expire(rule: Rule, game: Game) -> None:
    def expire(game: Game) -> None:
        durations.empty_mana_pools(game)
        durations.end_of_combat(game)

    await variant(rule, end_step_and_phase=expire)(game)


NEXT = "next"


@breaks("end-combat.next.8", "the next phase is taken even if it is to be skipped", ending.end_the_combat_phase)
async def a_skipped_next_phase_is_taken(rule: Rule, game: Game) -> None:
    await rule(game)
    if in_combat(game) and game.turn.phases and game.turn.phases[0].mark is None:
        game.turn.phases[0].mark = NEXT


@a_skipped_next_phase_is_taken.also(turn.take_phase)
async def _takes_the_next_phase(rule: Rule, game: Game, phase: Phase) -> None:
    if phase.mark == NEXT:
        await variant(rule, skips=lambda game, player, what: False)(game, phase)
    else:
        await rule(game, phase)


# -- 724.2e --------------------------------------------------------------------------------------------------------


@breaks("end-combat.end-of-combat.1", "the end of combat step is taken all the same", ending.end_the_combat_phase)
async def the_end_of_combat_step_is_taken(rule: Rule, game: Game) -> None:
    await rule(game)
    if in_combat(game) and game.turn.step != "end of combat step" and game.turn.phase is not None:
        game.turn.phase.steps.append("end of combat step")


@breaks(
    "end-combat.end-of-combat.1", "abilities of the end of combat trigger in the process", ending.end_the_combat_phase
)
async def end_of_combat_abilities_trigger_anyway(rule: Rule, game: Game) -> None:
    await rule(game)
    if in_combat(game) and game.turn.step != "end of combat step":
        triggers.happened(game, triggers.StepBegan("end of combat step", 1))


@breaks("end-combat.end-of-combat.2", "what waits for the end of combat is forgotten", ending.end_the_combat_phase)
async def end_of_combat_delayed_abilities_are_deleted(rule: Rule, game: Game) -> None:
    if in_combat(game):
        game.delayed = [
            d for d in game.delayed if not (isinstance(d.when, c.StepBegins) and d.when.step == "end of combat step")
        ]
    await rule(game)


# -- 724.2f --------------------------------------------------------------------------------------------------------

STASHED = Memory()


@breaks("end-combat.after.1", "what triggers in the process waits for the end step", ending.end_the_combat_phase)
async def triggers_wait_for_the_end_step(rule: Rule, game: Game) -> None:
    await rule(game)
    if in_combat(game):
        STASHED.keep(game, game.waiting)
        game.waiting = []


@triggers_wait_for_the_end_step.also(steps.begin_step)
def _brings_them_back(rule: Rule, game: Game, step: c.StepWord) -> None:
    rule(game, step)
    if step == "end step":
        game.waiting += STASHED.take(game) or []


@breaks("end-combat.after.2", "players get priority in the step that was ended", ending.end_the_combat_phase)
async def priority_before_the_next_phase(rule: Rule, game: Game) -> None:
    if not in_combat(game):
        return
    await rule(game)
    game.moves_on = ""
    await players_get_priority(game)
    if not game.moves_on:
        ending.go_to_the_next_phase(game)


MARKED = Memory()


@breaks(
    "end-combat.after.3",
    "what triggered in the process is put on the stack before the next phase begins",
    turn.take_phase,
)
async def triggers_are_stacked_before_the_next_phase(rule: Rule, game: Game, phase: Phase) -> None:
    if phase.kind == "main" and game.waiting and game.turn.mains:
        await triggers.put_waiting_on_the_stack(game)
    await rule(game, phase)


@breaks("end-combat.after.3", "nothing triggers at the beginning of the next phase", ending.end_the_combat_phase)
async def the_next_phase_triggers_nothing(rule: Rule, game: Game) -> None:
    await rule(game)
    if in_combat(game):
        MARKED.keep(game, True)


@the_next_phase_triggers_nothing.also(steps.begin_step)
def _begins_it_in_silence(rule: Rule, game: Game, step: c.StepWord) -> None:
    if MARKED.take(game) and step == "postcombat main phase":
        waiting, delayed = list(game.waiting), list(game.delayed)
        rule(game, step)
        game.waiting, game.delayed = waiting, delayed
    else:
        rule(game, step)


# -- 724.2g --------------------------------------------------------------------------------------------------------


def _always(game: Game, when: str) -> bool:
    return True


@breaks("end-combat.nothing.1", "outside combat the current phase is ended as well", ending.end_the_combat_phase)
async def any_phase_is_ended(rule: Rule, game: Game) -> None:
    await variant(rule, during=_always)(game)


@breaks(
    "end-combat.nothing.1", "outside combat the stack is exiled, and the phase goes on", ending.end_the_combat_phase
)
async def the_stack_is_exiled_outside_combat(rule: Rule, game: Game) -> None:
    if in_combat(game):
        await rule(game)
    else:
        ending.exile_the_stack(game)


@breaks("end-combat.nothing.2", "outside combat the spell itself is exiled", ending.end_the_combat_phase)
async def the_spell_is_exiled_outside_combat(rule: Rule, game: Game) -> None:
    if in_combat(game):
        await rule(game)
    else:
        exile(game, game.stack[-1:])
