"""Rogues that get priority (117), casting and activating (601, 602), resolving (608) and countering (701.6) wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import msgspec

from reference_engine import cards as c
from reference_engine import (
    cast_only,
    casting,
    combat,
    countering,
    ending,
    instructions,
    mana,
    priority,
    stack,
    triggers,
    zones,
)
from reference_engine import state_based_actions as sba
from reference_engine.characteristics import Context, during, look, objects
from reference_engine.decisions import Gone, Illegal, Pass, Priority, ask, choose
from reference_engine.phases import PHASE_OF
from reference_engine.stack import resolve_top
from reference_engine.state import Game, Object, Player
from sundial.patching import Memory, Rule, breaks, variant

# -- priority (117) ------------------------------------------------------------------------------------------------


@breaks(
    "priority.first.1",
    "what triggers as a step begins comes only after a round of priority",
    priority.players_get_priority,
)
async def priority_comes_before_the_triggers(rule: Rule, game: Game) -> None:
    waiting, game.waiting = game.waiting, []
    if waiting:
        await priority.all_pass_in_succession(game)
        game.waiting[:0] = waiting
    await rule(game)


_resolved = Memory()


@breaks("priority.after-resolving.1", "after a resolution its controller gets priority first", stack.resolve_top)
async def who_resolved_gets_priority(rule: Rule, game: Game) -> None:
    controller = game.stack[-1].controller
    await rule(game)
    if not game.moves_on:
        _resolved.keep(game, controller)


@who_resolved_gets_priority.also(priority.first_player)
def _who_resolved_is_first(rule: Rule, game: Game) -> Player:
    player: Player = _resolved.take(game) or rule(game)
    return player if player.in_game else game.next_player(player)


@breaks("priority.after-acting.1", "after an action the next player gets priority", priority.all_pass_in_succession)
async def one_action_each(rule: Rule, game: Game) -> None:
    player = priority.first_player(game)
    passed: list[Player] = []
    while any(each not in passed for each in game.in_turn_order()):
        await priority.settle(game)
        acted = await ask(Priority(player)) if player.in_game else Gone()
        if isinstance(acted, Pass):
            passed.append(player)
        elif not isinstance(acted, Gone):
            passed = []
            priority.perform(game, player, acted)
        player = game.next_player(player)


@breaks("priority.all-pass.1", "once all have passed the whole stack resolves", priority.players_get_priority)
async def the_whole_stack_resolves(rule: Rule, game: Game) -> None:
    async def resolve_all(game: Game) -> None:
        while game.stack and not game.moves_on:
            await resolve_top(game)

    await variant(rule, resolve_top=resolve_all)(game)


@breaks("priority.order.1", "triggers are put on the stack before state-based actions are checked", priority.settle)
async def triggers_come_before_the_check(rule: Rule, game: Game) -> None:
    while True:
        triggers.check_state_triggers(game)
        await triggers.put_waiting_on_the_stack(game)
        if not await sba.check_state_based_actions(game) and not game.waiting:
            return


@breaks("priority.order.2", "what triggers is put on the stack between one check and the next", priority.settle)
async def triggers_come_between_the_checks(rule: Rule, game: Game) -> None:
    performed = True
    while performed or game.waiting:
        performed = await sba._perform_once(game)
        triggers.check_state_triggers(game)
        await triggers.put_waiting_on_the_stack(game)


# -- objects and their sources (113.7, 400.7) ----------------------------------------------------------------------


@breaks("ability.source.1", "an ability does nothing once its source has left", stack._still_to_resolve)
def abilities_go_with_their_source(rule: Rule, game: Game, obj: Object) -> bool:
    gone = obj.kind == "activated" and obj.source is not None and obj.source.zone == "nowhere"
    return not gone and bool(rule(game, obj))


@breaks("object.new.1", "a card may be cast from exile for ever by whom it once could", zones._change_zone)
def permissions_stay_with_the_card(rule: Rule, game: Game, move: zones.Move) -> Object:
    new: Object = rule(game, move)
    new.castable_by = move.obj.castable_by
    return new


# -- casting and activating (601, 602) -----------------------------------------------------------------------------


@breaks("card.discontinuity.1", "a reduction by colored mana takes off generic mana alone", mana.reduced)
def reductions_are_generic(rule: Rule, total: Counter[str], less: str) -> Counter[str]:
    left = Counter(total)
    left[""] = max(0, left[""] - mana.mana_value(less))
    return left


@breaks("card.hurkyls-final-meditation.1", "a spell never costs more than is printed on it", casting.cost_of_spell)
def spells_never_cost_more(
    rule: Rule, game: Game, player: Player, obj: Object, base: str, x: int, more: Sequence[str]
) -> Counter[str]:
    total: Counter[str] = rule(game, player, obj, base, x, more)
    return total & mana.need([base, *more], x)


@breaks("card.mandate-of-peace.1", "a spell for combat is for one's own combat", cast_only.check)
def only_ones_own_combat(rule: Rule, game: Game, player: Player, name: str, only: c.CastOnly) -> None:
    if only.during == "combat phase" and not game.is_active(player):
        raise Illegal(f"{name} can be cast only in {player.name}'s own combat")
    rule(game, player, name, only)


@breaks("cast.step-only.1", "a spell for a named step may be cast in any step of the same phase", cast_only.check)
def any_step_of_the_phase(rule: Rule, game: Game, player: Player, name: str, only: c.CastOnly) -> None:
    def in_its_phase(game: Game, when: str) -> bool:
        kinds = [kind for step, kind in PHASE_OF.items() if step == when]
        return during(game, when) or (game.turn.phase is not None and game.turn.phase.kind in kinds)

    variant(rule, during=in_its_phase)(game, player, name, only)


@breaks("cast.target.1", "hexproof keeps nothing from being targeted", triggers.is_legal_target)
def hexproof_protects_nothing(rule: Rule, game: Game, context: Context, target: c.Target, chosen: Any) -> bool:
    if isinstance(chosen, Player):
        return bool(rule(game, context, target, chosen))
    seen = look(game, chosen)
    keywords, seen.keywords = seen.keywords, seen.keywords - {"hexproof"}
    try:
        return bool(rule(game, context, target, chosen))
    finally:
        seen.keywords = keywords


@breaks("card.sundial-of-the-infinite.1", "an ability for one's own turn can be used in any", casting._check_when)
def ones_own_turn_is_any_turn(
    rule: Rule, game: Game, player: Player, source: Object, number: int, ability: c.Activated
) -> None:
    if ability.only == "during your turn":
        ability = msgspec.structs.replace(ability, only="")
    rule(game, player, source, number, ability)


@breaks("split-second.stack.1", "split second keeps nobody from acting", casting.split_second)
def split_second_stops_nobody(rule: Rule, game: Game) -> bool:
    return False


# -- resolving (608) -----------------------------------------------------------------------------------------------


@breaks("resolve.targets.1", "a spell resolves without a legal target", stack._still_to_resolve)
def spells_resolve_without_targets(rule: Rule, game: Game, obj: Object) -> bool:
    return bool(rule(game, obj)) or obj.kind == "spell"


@breaks("resolve.targets.2", "an ability resolves without a legal target", stack._still_to_resolve)
def abilities_resolve_without_targets(rule: Rule, game: Game, obj: Object) -> bool:
    return bool(rule(game, obj)) or (obj.kind != "spell" and obj.condition is None)


_ENDING = (c.EndTheTurn, c.EndTheCombatPhase)


@breaks("resolve.order.1", "what ends the turn or combat does so before its other instructions", instructions.carry_out)
async def the_process_comes_first(rule: Rule, game: Game, context: Context, do: Sequence[Any]) -> None:
    await rule(game, context, sorted(do, key=lambda each: not isinstance(each, _ENDING)))


async def _after_the_process(rule: Rule, game: Game, context: Context, do: Sequence[Any], kind: type) -> None:
    """The instructions, those of that kind after the one that ends the turn or the combat phase."""
    before = [each for each in do if not isinstance(each, kind)]
    late = [each for each in do if isinstance(each, kind)]
    ends = any(isinstance(each, _ENDING) for each in do)
    await rule(game, context, [*before, *late] if ends else do)


@breaks("card.hurkyls-final-meditation.2", "what changes zones does so after the process", instructions.carry_out)
async def permanents_return_after_the_process(rule: Rule, game: Game, context: Context, do: Sequence[Any]) -> None:
    await _after_the_process(rule, game, context, do, c.Move)


@breaks("card.ultima.1", "what is destroyed goes only after the process", instructions.carry_out)
async def permanents_are_destroyed_after_the_process(
    rule: Rule, game: Game, context: Context, do: Sequence[Any]
) -> None:
    await _after_the_process(rule, game, context, do, c.Destroy)


@breaks(
    "resolve.choice.1", "what is sacrificed is chosen as the ability is put on the stack", triggers._put_on_the_stack
)
async def sacrifices_are_chosen_early(rule: Rule, game: Game, waiting: triggers.Waiting) -> None:
    effects: list[Any] = []
    for place, do in enumerate(waiting.effects):
        if isinstance(do, c.Sacrifice) and isinstance(do.what, c.Filter) and do.who == "you":
            context = Context(waiting.controller, waiting.source, waiting.names)
            mine = [o for o in objects(game, context, do.what) if o.controller is waiting.controller]
            name = f"sacrifice {place}"
            waiting.names[name] = await choose(waiting.controller, mine, 1, 1, text="what to sacrifice")
            do = msgspec.structs.replace(do, what=name)
        effects.append(do)
    waiting.effects = tuple(effects)
    await rule(game, waiting)


@breaks("resolve.leaves.1", "a spell that leaves the stack as it resolves does nothing more", instructions.carry_out)
async def only_a_spell_on_the_stack_goes_on(rule: Rule, game: Game, context: Context, do: Sequence[Any]) -> None:
    spell = context.source
    for each in do:
        if spell is None or spell.kind != "spell" or spell.zone == "stack" or spell.last_zone != "stack":
            await rule(game, context, [each])


@breaks("card.glorious-end.1", "a spell that was exiled can't create a delayed ability", instructions._later)
async def exiled_spells_leave_nothing_for_later(rule: Rule, game: Game, context: Context, do: c.Later) -> None:
    spell = context.source
    if spell is None or spell.kind != "spell" or spell.zone == "stack":
        await rule(game, context, do)


@breaks("resolve.last.1", "a spell goes to the graveyard before it does anything", instructions.carry_out)
async def the_graveyard_comes_first(rule: Rule, game: Game, context: Context, do: Sequence[Any]) -> None:
    spell = context.source
    if spell is not None and spell.kind == "spell" and game.stack[-1:] == [spell]:
        stack._last_part(game, spell)
    await rule(game, context, do)


# -- countering (701.6) and madness (702.35) -----------------------------------------------------------------------


@breaks("counter.ender.1", "a countered spell is exiled", countering.leave_unresolved)
def countered_spells_are_exiled(rule: Rule, game: Game, obj: Object) -> None:
    if obj.card:
        zones.move_one(game, obj, "exile")
    else:
        rule(game, obj)


@breaks("counter.ender.2", "what was tapped for a countered ability untaps", countering.counter)
def countered_costs_are_given_back(rule: Rule, game: Game, obj: Object) -> None:
    rule(game, obj)
    if obj.kind == "activated" and obj.source in game.battlefield:
        combat.untap(game, [obj.source])


@breaks("madness.discard.1", "the discard of the cleanup step knows no madness", zones.discard)
def madness_isnt_for_the_cleanup_step(rule: Rule, game: Game, player: Player, cards: Sequence[Object]) -> list[Object]:
    discard = variant(rule, WithCost=()) if game.turn.step == "cleanup step" else rule
    became: list[Object] = discard(game, player, cards)
    return became


@breaks("madness.discard.2", "a card with madness that isn't cast stays in exile", triggers.madness)
def what_isnt_cast_stays_in_exile(rule: Rule, game: Game, player: Player, card: Object) -> None:
    rule(game, player, card)
    [may] = game.waiting[-1].effects
    game.waiting[-1].effects = (msgspec.structs.replace(may, otherwise=()),)


@what_isnt_cast_stays_in_exile.also(instructions._cast)
async def _nor_what_cant_be_paid(rule: Rule, game: Game, context: Context, do: c.CastFromExile) -> None:
    stays = SimpleNamespace(move_one=lambda game, obj, to: obj)
    await variant(rule, zones=stays)(game, context, do)


@breaks("madness.discard.3", "a card goes to the graveyard as its madness ability is exiled", ending.exile_the_stack)
def exiled_madness_is_declined(rule: Rule, game: Game) -> None:
    mad = [
        obj.source
        for obj in game.stack
        if obj.kind == "triggered" and obj.source is not None and obj.source.zone == "exile"
    ]
    rule(game)
    for card in mad:
        if casting.keyword_cost(card.definition, "madness") is not None:
            zones.move_one(game, card, "graveyard")
