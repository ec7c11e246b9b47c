"""Rogues that get the process of ending the turn wrong (724.1 and its subrules), in the order of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from reference_engine import cards as c
from reference_engine import (
    casting,
    characteristics,
    cleanup,
    combat,
    countering,
    durations,
    ending,
    instructions,
    leaving,
    stack,
    steps,
    triggers,
    zones,
)
from reference_engine import state_based_actions as sba
from reference_engine.priority import players_get_priority, settle
from reference_engine.state import Game, Object, Phase, Player
from reference_engine.triggers import Waiting
from reference_engine.zones import Move
from sundial.patching import Memory, Rule, breaks, variant


def nothing(game: Game) -> None:
    """A step of the process that isn't carried out."""


async def unchecked(game: Game) -> bool:
    """State-based actions that aren't checked."""
    return False


# -- 724.1 ---------------------------------------------------------------------------------------------------------


@breaks("end-turn.head.1", "ending the turn does nothing at all", ending.end_the_turn)
async def ending_the_turn_does_nothing(rule: Rule, game: Game) -> None:
    return


@breaks("end-turn.head.1", "only a spell can end the turn, no ability can", ending.end_the_turn)
async def only_spells_end_the_turn(rule: Rule, game: Game) -> None:
    if game.stack[-1].kind == "spell":
        await rule(game)


@breaks("end-turn.head.2", "an effect ends only its controller's own turn", instructions._end_the_turn)
async def only_its_controllers_turn_ends(
    rule: Rule, game: Game, context: characteristics.Context, do: c.EndTheTurn
) -> None:
    if context.controller is game.active:
        await rule(game, context, do)


@breaks("end-turn.head.3", "players get priority once the stack has been exiled", ending.end_the_turn)
async def the_exile_is_followed_by_priority(rule: Rule, game: Game) -> None:
    async def check(game: Game) -> bool:
        await players_get_priority(game)
        return await sba.check_state_based_actions(game)

    await variant(rule, check_state_based_actions=check)(game)


# -- 724.1a --------------------------------------------------------------------------------------------------------


def event_of(waiting: Waiting) -> Any:
    """The event that an ability of a permanent has triggered on; None of another one."""
    for ability in waiting.source.definition.abilities:
        if isinstance(ability, c.Triggered) and ability.effects is waiting.effects:
            return ability.when
    return None


@breaks("end-turn.purge.1", "abilities that wait as the turn is ended are kept", ending.end_the_turn)
async def waiting_abilities_survive(rule: Rule, game: Game) -> None:
    await variant(rule, purge_waiting_abilities=nothing)(game)


@breaks(
    "end-turn.purge.1", "abilities that wait are put on the stack and exiled with the rest of it", ending.end_the_turn
)
async def waiting_abilities_are_stacked_and_exiled(rule: Rule, game: Game) -> None:
    await triggers.put_waiting_on_the_stack(game)
    await rule(game)


@breaks("end-turn.purge.1", "only waiting abilities that say `you may` cease to exist", ending.end_the_turn)
async def only_optional_abilities_are_purged(rule: Rule, game: Game) -> None:
    def purge(game: Game) -> None:
        game.waiting = [w for w in game.waiting if not w.may]

    await variant(rule, purge_waiting_abilities=purge)(game)


@breaks("end-turn.purge.1", "the abilities of permanents that left the battlefield are kept", ending.end_the_turn)
async def abilities_of_what_left_survive(rule: Rule, game: Game) -> None:
    def purge(game: Game) -> None:
        game.waiting = [w for w in game.waiting if w.source.zone == "nowhere"]

    await variant(rule, purge_waiting_abilities=purge)(game)


@breaks(
    "end-turn.purge.2", "abilities that triggered on several cards being exiled at once are kept", ending.end_the_turn
)
async def batched_abilities_survive(rule: Rule, game: Game) -> None:
    def purge(game: Game) -> None:
        game.waiting = [w for w in game.waiting if isinstance(event_of(w), c.CardsExiled)]

    await variant(rule, purge_waiting_abilities=purge)(game)


@breaks("end-turn.purge.2", "abilities that triggered on draws of the same resolution are kept", ending.end_the_turn)
async def draw_triggers_survive(rule: Rule, game: Game) -> None:
    def purge(game: Game) -> None:
        game.waiting = [w for w in game.waiting if isinstance(event_of(w), c.Draws)]

    await variant(rule, purge_waiting_abilities=purge)(game)


@breaks(
    "end-turn.purge.3", "waiting abilities cease to exist only after the stack has been exiled", ending.end_the_turn
)
async def purge_after_the_exile(rule: Rule, game: Game) -> None:
    def exile(game: Game) -> None:
        ending.exile_the_stack(game)
        ending.purge_waiting_abilities(game)

    await variant(rule, exile_the_stack=exile)(game)


@breaks("end-turn.purge.3", "what triggers during the process is purged at the end of it", ending.end_the_turn)
async def purge_at_the_end(rule: Rule, game: Game) -> None:
    await rule(game)
    ending.purge_waiting_abilities(game)


@breaks("end-turn.purge.4", "delayed triggered abilities that haven't triggered are purged too", ending.end_the_turn)
async def delayed_abilities_are_purged(rule: Rule, game: Game) -> None:
    def purge(game: Game) -> None:
        ending.purge_waiting_abilities(game)
        game.delayed.clear()

    await variant(rule, purge_waiting_abilities=purge)(game)


@breaks("end-turn.purge.4", "what waits for the end of combat is deleted with the turn", ending.end_the_turn)
async def end_of_combat_abilities_are_deleted_with_the_turn(rule: Rule, game: Game) -> None:
    await rule(game)
    game.delayed = [
        d for d in game.delayed if not (isinstance(d.when, c.StepBegins) and d.when.step == "end of combat step")
    ]


@breaks(
    "end-turn.purge.5",
    "what was exiled until a permanent leaves comes back by a triggered ability",
    zones._return_what_waited,
)
def until_effects_use_the_stack(rule: Rule, game: Game, left: Object) -> None:
    for obj in game.until_leaves.pop(left, []):
        controller = left.last.controller if left.last else left.owner
        back = (c.Move(what="it", to="battlefield"),)
        triggers.trigger(game, Waiting(controller, left, back, names={"it": [obj]}))


@breaks("end-turn.purge.6", "only the active player's waiting abilities cease to exist", ending.end_the_turn)
async def other_players_abilities_survive(rule: Rule, game: Game) -> None:
    def purge(game: Game) -> None:
        game.waiting = [w for w in game.waiting if w.controller is not game.active]

    await variant(rule, purge_waiting_abilities=purge)(game)


@breaks(
    "end-turn.purge.7",
    "a purged state trigger stays silent while its state stays true",
    ending.end_the_turn,
    level="open",
)
async def purged_state_triggers_stay_silent(rule: Rule, game: Game) -> None:
    triggers.check_state_triggers(game)
    await rule(game)


REFLEXIVE = "reflexive"


@breaks("end-turn.purge.8", "a reflexive ability of the same resolution is kept", ending.end_the_turn)
async def reflexive_abilities_survive(rule: Rule, game: Game) -> None:
    def purge(game: Game) -> None:
        game.waiting = [w for w in game.waiting if REFLEXIVE in w.turns]

    await variant(rule, purge_waiting_abilities=purge)(game)


@reflexive_abilities_survive.also(instructions._when_you_do)
async def _marks_reflexive_abilities(rule: Rule, game: Game, context: characteristics.Context, do: c.WhenYouDo) -> None:
    before = list(game.waiting)
    await rule(game, context, do)
    for waiting in game.waiting:
        if waiting not in before:
            waiting.turns[REFLEXIVE] = True


# -- 724.1b --------------------------------------------------------------------------------------------------------


def exile(game: Game, going: Iterable[Object]) -> None:
    """Some of the stack is exiled, and nothing else of it."""
    zones.move_all(game, [Move(obj, "exile") for obj in going])
    triggers.check_state_triggers(game)


@breaks("end-turn.exile.1", "the stack is left alone", ending.end_the_turn)
async def the_stack_is_left_alone(rule: Rule, game: Game) -> None:
    await variant(rule, exile_the_stack=nothing)(game)


@breaks("end-turn.exile.1", "only what the controller of the effect controls is exiled", ending.end_the_turn)
async def other_players_objects_stay_on_the_stack(rule: Rule, game: Game) -> None:
    you = game.stack[-1].controller
    await variant(rule, exile_the_stack=lambda game: exile(game, [o for o in game.stack if o.controller is you]))(game)


@breaks("end-turn.exile.1", "the exiled cards belong to whoever ended the turn", ending.end_the_turn)
async def exiled_cards_change_owners(rule: Rule, game: Game) -> None:
    you = game.stack[-1].controller

    def exiled(game: Game) -> None:
        going = list(game.stack)
        ending.exile_the_stack(game)
        for obj in going:
            if obj.became is not None:
                obj.became.owner = you

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-turn.exile.2", "a spell that can't be countered stays on the stack", ending.end_the_turn)
async def uncounterable_spells_stay(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        exile(game, [o for o in game.stack if casting.can_be_countered(o) or o is game.stack[-1]])

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-turn.exile.2", "the other spells and abilities are countered instead", ending.end_the_turn)
async def the_stack_is_countered(rule: Rule, game: Game) -> None:
    def countered(game: Game) -> None:
        for obj in game.stack[-2::-1]:
            if casting.can_be_countered(obj):
                countering.counter(game, obj)
        exile(game, game.stack[-1:])

    await variant(rule, exile_the_stack=countered)(game)


@breaks("end-turn.exile.3", "copies of spells are exiled as if they were cards", ending.end_the_turn)
async def copies_become_cards(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        for obj in game.stack:
            obj.card = obj.card or obj.copy
        exile(game, game.stack)

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-turn.exile.3", "abilities and copies that were exiled stay in exile", sba._ceasing)
def exiled_copies_stay(rule: Rule, game: Game) -> list[Object]:
    found: list[Object] = rule(game)
    return [obj for obj in found if obj.zone != "exile"]


@breaks("end-turn.exile.3", "an exiled ability takes the card it comes from along into exile", ending.end_the_turn)
async def sources_are_exiled_with_their_abilities(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        sources = [o.source for o in game.stack if o.source is not None and o.source.zone == "battlefield"]
        exile(game, [*game.stack, *dict.fromkeys(sources)])

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-turn.exile.3", "state-based actions are checked before the stack is exiled", ending.end_the_turn)
async def the_check_comes_before_the_exile(rule: Rule, game: Game) -> None:
    async def check(game: Game) -> bool:
        performed = await sba.check_state_based_actions(game)
        ending.exile_the_stack(game)
        return performed

    await variant(rule, exile_the_stack=nothing, check_state_based_actions=check)(game)


@breaks("end-turn.exile.4", "tokens on the battlefield cease to exist as well", ending.end_the_turn)
async def tokens_on_the_battlefield_cease(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        ending.exile_the_stack(game)
        for obj in [o for o in game.battlefield if o.token]:
            leaving.cease_to_exist(game, obj)

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-turn.exile.5", "what ended the turn stops resolving as it is exiled", instructions.carry_out)
async def the_resolution_stops_at_the_exile(
    rule: Rule, game: Game, context: characteristics.Context, todo: Iterable[c.AnyInstruction]
) -> None:
    for instruction in todo:
        if game.moves_on == "cleanup step":
            return
        await rule(game, context, [instruction])


@breaks("end-turn.exile.6", "an exiled spell with buyback goes to its owner's hand", ending.end_the_turn)
async def exiled_spells_are_bought_back(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        moves = [Move(obj, "hand" if "buyback" in obj.paid else "exile") for obj in game.stack]
        zones.move_all(game, moves)
        triggers.check_state_triggers(game)

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-turn.exile.6", "an exiled spell with rebound will be cast again", ending.end_the_turn)
async def exiled_spells_rebound(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        for obj in [o for o in game.stack if "rebound" in o.definition.keywords and o.from_zone == "hand"]:
            stack._rebound(game, obj)
        ending.exile_the_stack(game)

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-turn.exile.7", "exiled abilities and copies are seen as cards put into exile", ending.end_the_turn)
async def exiled_abilities_are_seen_as_cards(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        cards = any(obj.card for obj in game.stack)
        others = [obj for obj in game.stack if not obj.card]
        ending.exile_the_stack(game)
        if others and not cards:
            triggers.cards_exiled(game, [obj.became for obj in others if obj.became is not None])

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-turn.exile.8", "an exiled state trigger doesn't trigger again", ending.end_the_turn)
async def exiled_state_triggers_stay_silent(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        was_on_the_stack = {(obj.source, obj.state) for obj in game.stack}
        ending.exile_the_stack(game)
        game.waiting = [w for w in game.waiting if w.state is None or (w.source, w.state) not in was_on_the_stack]

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-turn.exile.9", "the resolving spell goes to its owner's graveyard as usual", ending.end_the_turn)
async def the_resolving_spell_goes_to_the_graveyard(rule: Rule, game: Game) -> None:
    await variant(rule, exile_the_stack=lambda game: exile(game, game.stack[:-1]))(game)


@breaks(
    "end-turn.exile.9", "a spell that does something before ending the turn goes to the graveyard", ending.end_the_turn
)
async def only_a_first_instruction_exiles_its_spell(rule: Rule, game: Game) -> None:
    first = stack.effects_of(game.stack[-1])[:1]
    if first and isinstance(first[0], c.EndTheTurn):
        await rule(game)
    else:
        await variant(rule, exile_the_stack=lambda game: exile(game, game.stack[:-1]))(game)


@breaks("end-turn.exile.10", "exiled spells trigger what watches for spells being countered", ending.end_the_turn)
async def exiled_spells_count_as_countered(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        others = [(obj, obj.controller) for obj in game.stack[:-1] if obj.kind == "spell"]
        ending.exile_the_stack(game)
        for spell, caster in others:
            triggers.happened(game, triggers.Countered(spell, caster))

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-turn.exile.11", "only spells are exiled, and abilities stay on the stack", ending.end_the_turn)
async def abilities_stay_on_the_stack(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        exile(game, [obj for obj in game.stack if obj.kind == "spell" or obj is game.stack[-1]])

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-turn.exile.11", "only the resolving object is exiled, and the rest resolves later", ending.end_the_turn)
async def only_the_resolving_object_is_exiled(rule: Rule, game: Game) -> None:
    await variant(rule, exile_the_stack=lambda game: exile(game, game.stack[-1:]))(game)


# -- 724.1c --------------------------------------------------------------------------------------------------------


@breaks(
    "end-turn.check.1",
    "state-based actions wait for the check of the cleanup step, after the discard",
    ending.end_the_turn,
)
async def the_check_waits_for_the_cleanup_step(rule: Rule, game: Game) -> None:
    await variant(rule, check_state_based_actions=unchecked)(game)


@breaks("end-turn.check.2", "players get priority after the check", ending.end_the_turn)
async def the_check_is_followed_by_priority(rule: Rule, game: Game) -> None:
    async def check(game: Game) -> bool:
        performed = await sba.check_state_based_actions(game)
        await players_get_priority(game)
        return performed

    await variant(rule, check_state_based_actions=check)(game)


@breaks("end-turn.check.2", "the check puts triggered abilities on the stack, and they stay there", ending.end_the_turn)
async def the_check_stacks_triggers(rule: Rule, game: Game) -> None:
    await variant(rule, check_state_based_actions=settle)(game)


@breaks("end-turn.check.3", "creatures are removed from combat before the check", ending.end_the_turn)
async def removal_from_combat_before_the_check(rule: Rule, game: Game) -> None:
    async def check(game: Game) -> bool:
        ending.remove_from_combat(game)
        return await sba.check_state_based_actions(game)

    await variant(rule, check_state_based_actions=check)(game)


@breaks("end-turn.check.4", "a draw from an empty library earlier in the resolution is forgotten", ending.end_the_turn)
async def drawing_from_an_empty_library_is_forgotten(rule: Rule, game: Game) -> None:
    for player in game.players:
        player.drew_from_empty = False
    await rule(game)


@breaks("end-turn.check.5", "what triggers because of the check is lost", ending.end_the_turn)
async def triggers_of_the_check_are_lost(rule: Rule, game: Game) -> None:
    async def check(game: Game) -> bool:
        kept = list(game.waiting)
        performed = await sba.check_state_based_actions(game)
        game.waiting = kept
        return performed

    await variant(rule, check_state_based_actions=check)(game)


@breaks("end-turn.check.6", "state-based actions are checked only once", ending.end_the_turn, level="open")
async def the_check_is_made_once(rule: Rule, game: Game) -> None:
    await variant(rule, check_state_based_actions=sba._perform_once)(game)


@breaks("end-turn.check.8", "a Saga whose last chapter was exiled stays until the cleanup step", ending.end_the_turn)
async def finished_sagas_stay(rule: Rule, game: Game) -> None:
    def none_at_their_end(game: Game) -> list[Object]:
        return []

    await variant(rule, check_state_based_actions=checking(sagas_at_their_end=none_at_their_end))(game)


@breaks("end-turn.check.8", "a Saga is sacrificed only once its last chapter has resolved", ending.exile_the_stack)
def exiled_chapters_end_nothing(rule: Rule, game: Game) -> None:
    told = [obj.source for obj in game.stack if obj.chapter and obj.source is not None]
    rule(game)
    for saga in told:
        saga.counters["lore"] -= 1


@breaks(
    "end-turn.check.8", "a defeated Siege whose ability was exiled stays until the cleanup step", ending.end_the_turn
)
async def defeated_sieges_stay(rule: Rule, game: Game) -> None:
    def without_sieges(game: Game) -> list[Object]:
        return [o for o in sba._to_the_graveyard(game) if "Siege" not in characteristics.look(game, o).subtypes]

    await variant(rule, check_state_based_actions=checking(_to_the_graveyard=without_sieges))(game)


@breaks("end-turn.check.9", "damage is removed before the check, so nothing dies of it", ending.end_the_turn)
async def damage_is_removed_before_the_check(rule: Rule, game: Game) -> None:
    for obj in game.battlefield:
        obj.damage, obj.deathtouched = 0, False
    await rule(game)


def checking(**instead: Any) -> Rule:
    """The check of state-based actions with some of them done in another way."""
    return variant(sba.check_state_based_actions, _perform_once=variant(sba._perform_once, **instead))


@breaks("end-turn.check.10", "the legend rule isn't looked at before the cleanup step", ending.end_the_turn)
async def the_legend_rule_waits(rule: Rule, game: Game) -> None:
    async def nobody_chooses(game: Game) -> list[Object]:
        return []

    await variant(rule, check_state_based_actions=checking(_legend_rule=nobody_chooses))(game)


@breaks("end-turn.check.11", "an Aura without anything to enchant stays until the cleanup step", ending.end_the_turn)
async def auras_without_a_host_stay(rule: Rule, game: Game) -> None:
    def without_auras(game: Game) -> list[Object]:
        return [o for o in sba._to_the_graveyard(game) if "Aura" not in characteristics.look(game, o).subtypes]

    await variant(rule, check_state_based_actions=checking(_to_the_graveyard=without_auras))(game)


@breaks("end-turn.check.13", "players who lose at the same time lose one by one, and the last one wins", sba._losers)
def the_last_one_to_lose_wins(rule: Rule, game: Game) -> list[Player]:
    losers: list[Player] = rule(game)
    return losers[:1]


# -- 724.1d --------------------------------------------------------------------------------------------------------


@breaks("end-turn.end.1", "what lasts until end of combat survives the phase", ending.end_the_turn)
async def until_end_of_combat_survives(rule: Rule, game: Game) -> None:
    await variant(rule, end_step_and_phase=durations.empty_mana_pools)(game)


@breaks("end-turn.end.2", "creatures stay in combat", ending.end_the_turn)
async def creatures_stay_in_combat(rule: Rule, game: Game) -> None:
    await variant(rule, remove_from_combat=nothing)(game)


@breaks("end-turn.end.3", "the end step is taken before the cleanup step", ending.end_the_turn)
async def the_end_step_comes_first(rule: Rule, game: Game) -> None:
    await rule(game)
    if game.turn.step != "end step":
        for phase in game.turn.phases:
            phase.steps.insert(0, "end step")


@breaks("end-turn.end.3", "only the phase ends, and the next one follows", ending.end_the_turn)
async def only_the_phase_ends(rule: Rule, game: Game) -> None:
    await variant(rule, go_to_the_cleanup_step=ending.go_to_the_next_phase)(game)


@breaks("end-turn.end.3", "the stack is exiled, and the step goes on", ending.end_the_turn)
async def the_step_goes_on(rule: Rule, game: Game) -> None:
    fought = game.combat is not None
    await variant(rule, go_to_the_cleanup_step=nothing)(game)
    if fought:
        combat.begin_combat(game)


@breaks("end-turn.end.4", "a turn ended in a cleanup step ends without another one", ending.end_the_turn)
async def a_cleanup_step_that_is_ended_is_the_last(rule: Rule, game: Game) -> None:
    await rule(game)
    if game.turn.step == "cleanup step":
        game.turn.phases = []


@a_cleanup_step_that_is_ended_is_the_last.also(cleanup.something_happens)
async def _gives_priority_and_forgets_it(rule: Rule, game: Game) -> bool:
    if not await rule(game):
        return False
    await players_get_priority(game)
    if game.moves_on:
        return False
    game.turn.phases.insert(0, Phase("ending", ["cleanup step"]))
    return False


ENDED = "ended"


def to_a_marked_cleanup_step(game: Game) -> None:
    """The way to the cleanup step, which then knows that the turn was ended."""
    ending.go_to_the_cleanup_step(game)
    for phase in game.turn.phases:
        phase.mark = ENDED


def was_ended(game: Game) -> bool:
    """Whether this cleanup step is the one that an ended turn has gone to."""
    return game.turn.phase is not None and game.turn.phase.mark == ENDED


@breaks("end-turn.end.5", "nobody discards in the cleanup step of a turn that was ended", ending.end_the_turn)
async def ended_turns_have_no_discard(rule: Rule, game: Game) -> None:
    await variant(rule, go_to_the_cleanup_step=to_a_marked_cleanup_step)(game)


@ended_turns_have_no_discard.also(cleanup.discard_to_maximum_hand_size)
async def _discards_unless_ended(rule: Rule, game: Game) -> None:
    if not was_ended(game):
        await rule(game)


@breaks("end-turn.end.5", "damage and effects outlast a turn that was ended", ending.end_the_turn)
async def damage_and_effects_outlast_ended_turns(rule: Rule, game: Game) -> None:
    await variant(rule, go_to_the_cleanup_step=to_a_marked_cleanup_step)(game)


@damage_and_effects_outlast_ended_turns.also(durations.wear_off)
def _wears_off_unless_ended(rule: Rule, game: Game) -> None:
    if not was_ended(game):
        rule(game)


@breaks("end-turn.end.5", "the next turn begins without a cleanup step", ending.end_the_turn)
async def ended_turns_have_no_cleanup_step(rule: Rule, game: Game) -> None:
    await rule(game)
    game.turn.phases = []


@breaks("end-turn.end.7", "the discard is made before the rest of the resolution", ending.end_the_turn, level="open")
async def the_discard_comes_before_later_instructions(rule: Rule, game: Game) -> None:
    await variant(rule, go_to_the_cleanup_step=to_a_marked_cleanup_step)(game)
    await cleanup.discard_to_maximum_hand_size(game)


@the_discard_comes_before_later_instructions.also(cleanup.discard_to_maximum_hand_size)
async def _has_discarded_where_ended(rule: Rule, game: Game) -> None:
    if not was_ended(game):
        await rule(game)


@breaks("end-turn.end.8", "unspent mana stays in the pools", ending.end_the_turn)
async def mana_survives(rule: Rule, game: Game) -> None:
    pools = [(player, list(player.pool)) for player in game.players]
    await rule(game)
    for player, pool in pools:
        player.pool[:] = pool


ADDED = "added"


def mark_added_phases(game: Game, before: list[Phase]) -> None:
    """Mark the phases that an effect has just added, unless they have a mark."""
    for phase in [*game.turn.phases, *game.turn.after_second_main]:
        if phase not in before and phase.mark is None:
            phase.mark = ADDED


@breaks("end-turn.end.9", "phases that an effect has added are taken all the same", ending.end_the_turn)
async def added_phases_survive(rule: Rule, game: Game) -> None:
    added = [phase for phase in [*game.turn.phases, *game.turn.after_second_main] if phase.mark is not None]
    await rule(game)
    game.turn.phases[:0] = added


@added_phases_survive.also(instructions._extra_phases)
async def _marks_added_phases(rule: Rule, game: Game, context: characteristics.Context, do: c.ExtraPhases) -> None:
    before = [*game.turn.phases, *game.turn.after_second_main]
    await rule(game, context, do)
    mark_added_phases(game, before)


ADDED_STEPS = Memory()


@breaks("end-turn.end.9", "steps that an effect has added are taken all the same", ending.end_the_turn)
async def added_steps_survive(rule: Rule, game: Game) -> None:
    added = [phase for phase in game.turn.phases if phase.mark == ADDED]
    steps_added = ADDED_STEPS.take(game) or []
    await rule(game)
    game.turn.phases[:0] = added
    if steps_added and game.turn.phase is not None and game.turn.phase.steps == []:
        game.turn.phases.insert(0, Phase(game.turn.phase.kind, steps_added))


@added_steps_survive.also(instructions._extra_steps)
async def _marks_added_steps(rule: Rule, game: Game, context: characteristics.Context, do: c.ExtraSteps) -> None:
    before = list(game.turn.phases)
    to_come = len(game.turn.phase.steps) if game.turn.phase is not None else 0
    await rule(game, context, do)
    mark_added_phases(game, before)
    if game.turn.phase is not None:
        ADDED_STEPS.keep(game, list(game.turn.phase.steps[: len(game.turn.phase.steps) - to_come]))


# -- 724.1e --------------------------------------------------------------------------------------------------------


@breaks("end-turn.end-step.1", "abilities of the end step trigger though the step is skipped", ending.end_the_turn)
async def end_step_abilities_trigger_anyway(rule: Rule, game: Game) -> None:
    await rule(game)
    if not game.turn.begun.get("end step"):
        triggers.happened(game, triggers.StepBegan("end step", 1))


@breaks("end-turn.end-step.2", "abilities of the end step that were exiled trigger again", ending.end_the_turn)
async def exiled_end_step_abilities_come_back(rule: Rule, game: Game) -> None:
    def exiled(game: Game) -> None:
        again = [o for o in game.stack if o.kind == "triggered"] if game.turn.step == "end step" else []
        ending.exile_the_stack(game)
        for obj in again:
            assert obj.source is not None
            game.waiting.append(
                Waiting(obj.controller, obj.source, obj.effects, obj.targets_wanted, names=obj.names, turns=obj.turns)
            )

    await variant(rule, exile_the_stack=exiled)(game)


@breaks("end-turn.end-step.3", "what waits for the next end step is forgotten", ending.end_the_turn)
async def end_step_delayed_abilities_are_deleted(rule: Rule, game: Game) -> None:
    await rule(game)
    game.delayed = [d for d in game.delayed if not (isinstance(d.when, c.StepBegins) and d.when.step == "end step")]


# -- 724.1f --------------------------------------------------------------------------------------------------------


@breaks("end-turn.after.1", "players get priority before the cleanup step begins", ending.end_the_turn)
async def the_process_is_followed_by_priority(rule: Rule, game: Game) -> None:
    await rule(game)
    to_come, game.moves_on = game.moves_on, ""
    await players_get_priority(game)
    game.moves_on = game.moves_on or to_come


@breaks("end-turn.after.1", "what triggers in the process is put on the stack at once", ending.end_the_turn)
async def triggers_are_stacked_in_the_process(rule: Rule, game: Game) -> None:
    await rule(game)
    await triggers.put_waiting_on_the_stack(game)


@triggers_are_stacked_in_the_process.also(cleanup.something_happens)
async def _resolves_what_is_on_the_stack(rule: Rule, game: Game) -> bool:
    return await rule(game) or bool(game.stack)


@breaks(
    "end-turn.after.2",
    "nobody gets priority in a cleanup step, and what waits is put on the stack next turn",
    cleanup.something_happens,
)
async def nobody_has_priority_in_cleanup(rule: Rule, game: Game) -> bool:
    await rule(game)
    return False


@breaks("end-turn.after.3", "players get priority in every cleanup step", cleanup.something_happens)
async def everybody_has_priority_in_cleanup(rule: Rule, game: Game) -> bool:
    something: bool = await rule(game)
    if not something:
        await players_get_priority(game)
    return something


@breaks(
    "end-turn.after.3",
    "players get priority before the active player discards in the cleanup step",
    cleanup.discard_to_maximum_hand_size,
)
async def priority_before_the_discard(rule: Rule, game: Game) -> None:
    await players_get_priority(game)
    await rule(game)


@breaks("end-turn.after.4", "no further cleanup step follows the priority in one", cleanup.something_happens)
async def no_further_cleanup_step(rule: Rule, game: Game) -> bool:
    if await rule(game):
        await players_get_priority(game)
    return False


WAITED = Memory()


@breaks("end-turn.after.5", "what triggers in the cleanup step itself gives no priority", steps.begin_step)
def triggers_of_the_cleanup_step_wait(rule: Rule, game: Game, step: c.StepWord) -> None:
    if step == "cleanup step":
        WAITED.keep(game, list(game.waiting))
    rule(game, step)


@triggers_of_the_cleanup_step_wait.also(cleanup.something_happens)
async def _looks_at_what_waited_before(rule: Rule, game: Game) -> bool:
    before = WAITED.take(game) or []
    performed = await sba.check_state_based_actions(game)
    return performed or any(w in before for w in game.waiting)


@breaks(
    "end-turn.after.6",
    "a state-based action without a trigger gives no priority in the cleanup step",
    cleanup.something_happens,
    level="open",
)
async def only_triggers_give_priority(rule: Rule, game: Game) -> bool:
    await rule(game)
    return bool(game.waiting)


@breaks("end-turn.after.7", "state-based actions aren't checked in the cleanup step", cleanup.something_happens)
async def no_check_in_the_cleanup_step(rule: Rule, game: Game) -> bool:
    return bool(await variant(rule, check_state_based_actions=unchecked)(game))


@breaks(
    "end-turn.after.8",
    "the active player's abilities are put on the stack last in the cleanup step",
    triggers.put_waiting_on_the_stack,
)
async def cleanup_triggers_in_reverse_order(rule: Rule, game: Game) -> None:
    if game.turn.step != "cleanup step":
        await rule(game)
        return
    waiting = game.waiting
    for player in reversed(game.in_turn_order()):
        game.waiting = [w for w in waiting if w.controller is player]
        await rule(game)


@breaks(
    "end-turn.after.9",
    "what triggered in the process is put on the stack before the discard",
    cleanup.discard_to_maximum_hand_size,
)
async def triggers_before_the_discard(rule: Rule, game: Game) -> None:
    if game.waiting:
        await players_get_priority(game)
    await rule(game)


@breaks("end-turn.after.9", "what triggered is put on the stack before damage and effects end", durations.wear_off)
def triggers_before_damage_and_effects_end(rule: Rule, game: Game) -> None:
    if not game.waiting:
        rule(game)


@triggers_before_damage_and_effects_end.also(cleanup.something_happens)
async def _wears_off_after_the_priority(rule: Rule, game: Game) -> bool:
    if game.waiting:
        await players_get_priority(game)
        durations.wear_off(game)
        await rule(game)
        return True
    return bool(await rule(game))


@breaks(
    "end-turn.after.10",
    "nobody gets priority where the only ability has no legal target",
    cleanup.something_happens,
)
async def no_priority_without_a_legal_target(rule: Rule, game: Game) -> bool:
    performed = await sba.check_state_based_actions(game)
    triggers.check_state_triggers(game)
    await triggers.put_waiting_on_the_stack(game)
    return performed or bool(game.stack)


PROCESSED = Memory()


@breaks("end-turn.after.11", "what triggers after the process in the same resolution is lost", ending.end_the_turn)
async def triggers_of_later_instructions_are_lost(rule: Rule, game: Game) -> None:
    await rule(game)
    PROCESSED.keep(game, list(game.waiting))


@triggers_of_later_instructions_are_lost.also(stack.resolve_top)
async def _forgets_later_triggers(rule: Rule, game: Game) -> None:
    await rule(game)
    kept = PROCESSED.take(game)
    if kept is not None:
        game.waiting = kept
