"""Rogues that get triggered abilities wrong (603), and keywords that stand for some (702)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import msgspec

from reference_engine import cards as c
from reference_engine import (
    characteristics,
    countering,
    durations,
    ending,
    instructions,
    leaving,
    life,
    phasing,
    priority,
    stack,
    steps,
    triggers,
    turn,
    zones,
)
from reference_engine import state_based_actions as sba
from reference_engine.characteristics import Context
from reference_engine.phases import PHASE_OF
from reference_engine.state import Game, Object, Player
from sundial.patching import Memory, Rule, breaks, variant

# -- what triggers, and on what (603.2) ----------------------------------------------------------------------------


@breaks("trigger.event.1", "the player an ability speaks of is its controller", triggers._bind)
def that_player_is_the_controller(rule: Rule, context: Context, event: triggers.Happening) -> None:
    rule(context, event)
    if "that player" in context.names:
        context.names["that player"] = [context.controller]


@breaks("trigger.event.2", "what triggers once each turn triggers every time", triggers._watch)
def once_each_turn_is_every_time(rule: Rule, game: Game, watcher: triggers.Watcher, event: Any) -> None:
    source, controller, place, ability = watcher
    if ability.once_each_turn:
        ability = msgspec.structs.replace(ability, once_each_turn=False)
    rule(game, (source, controller, place, ability), event)


_exiled = Memory()


@breaks("trigger.again.1", "an ability that was exiled from the stack never triggers again", ending.exile_the_stack)
def exiled_abilities_are_used_up(rule: Rule, game: Game) -> None:
    before = _exiled.take(game) or []
    _exiled.keep(game, [*before, *((o.source, o.effects) for o in game.stack if o.kind == "triggered")])
    rule(game)


@exiled_abilities_are_used_up.also(triggers._watch)
def _but_not_those(rule: Rule, game: Game, watcher: triggers.Watcher, event: Any) -> None:
    used = _exiled.take(game) or []
    _exiled.keep(game, used)
    if (watcher[0], watcher[3].effects) not in used:
        rule(game, watcher, event)


@breaks("trigger.replaced.1", "a step that is skipped begins, but nobody gets priority", turn.skips)
def skipped_steps_begin(rule: Rule, game: Game, player: Player, what: str) -> bool:
    skipped = bool(rule(game, player, what))
    for step in PHASE_OF:
        if skipped and step == what:
            steps.begin_step(game, step)
    return skipped


@breaks("trigger.player-loses.1", "nothing triggers as a player loses", leaving.players_lose)
def losing_triggers_nothing(rule: Rule, game: Game, losers: list[Player]) -> None:
    silent = SimpleNamespace(happened=lambda game, event: None, Lost=triggers.Lost)
    variant(rule, triggers=silent)(game, losers)


# -- onto the stack (603.3) ----------------------------------------------------------------------------------------


@breaks("trigger.waits.1", "what triggers resolves at once, between two instructions", instructions.carry_out)
async def triggers_resolve_in_between(rule: Rule, game: Game, context: Context, do: Sequence[Any]) -> None:
    for each in do:
        await rule(game, context, [each])
        below = len(game.stack)
        await triggers.put_waiting_on_the_stack(game)
        while len(game.stack) > below:
            await stack.resolve_top(game)


_announced = Memory()


@breaks("trigger.waits.2", "what triggers on casting or on a cost is put below the spell", priority.perform)
def triggers_go_below_the_spell(rule: Rule, game: Game, player: Player, acted: Any) -> None:
    rule(game, player, acted)
    _announced.keep(game, game.stack[-1:])


@triggers_go_below_the_spell.also(triggers.put_waiting_on_the_stack)
async def _and_the_spell_on_top(rule: Rule, game: Game) -> None:
    await rule(game)
    for obj in _announced.take(game) or ():
        if obj in game.stack:
            game.stack.remove(obj)
            game.stack.append(obj)


@breaks("trigger.order.1", "the active player's abilities are put on the stack last", triggers.put_waiting_on_the_stack)
async def the_active_player_comes_last(rule: Rule, game: Game) -> None:
    waiting = game.waiting
    for team in dict.fromkeys(game.team(player) for player in reversed(game.in_turn_order())):
        game.waiting = [each for each in waiting if each.controller in team]
        await rule(game)
    game.waiting = []


@breaks("trigger.order.2", "a player's abilities go on the stack as they triggered, unasked", triggers._in_chosen_order)
async def the_order_is_that_of_triggering(rule: Rule, player: Player, mine: list[Any]) -> list[Any]:
    return mine


@breaks("trigger.no-target.1", "an ability without a legal target is put on the stack", triggers._put_on_the_stack)
async def abilities_without_targets_are_stacked(rule: Rule, game: Game, waiting: triggers.Waiting) -> None:
    context = Context(waiting.controller, waiting.source, waiting.names)
    if not all(triggers.legal_targets(game, context, target) for target in waiting.targets.values()):
        waiting = replace(waiting, targets={})
    await rule(game, waiting)


@breaks(
    "trigger.target.1", "an ability targets anything of the kind, whatever its text says", triggers._put_on_the_stack
)
async def abilities_target_anything(rule: Rule, game: Game, waiting: triggers.Waiting) -> None:
    targets = {
        name: msgspec.structs.replace(target, what=c.Filter(zone=target.what.zone))
        for name, target in waiting.targets.items()
    }
    await rule(game, replace(waiting, targets=targets))


@breaks("trigger.if.2", "a condition isn't looked at again as the ability resolves", stack._still_to_resolve)
def conditions_are_checked_once(rule: Rule, game: Game, obj: Object) -> bool:
    obj.condition = None
    return bool(rule(game, obj))


# -- delayed abilities (603.7) -------------------------------------------------------------------------------------


@breaks("delayed.created.1", "what waits for a step that this turn has had happens at once", instructions._later)
async def later_may_be_now(rule: Rule, game: Game, context: Context, do: c.Later) -> None:
    await rule(game, context, do)
    if isinstance(do.when, c.StepBegins) and do.when.step != "main phase" and do.when.step in game.turn.begun:
        others, game.delayed = game.delayed[:-1], game.delayed[-1:]
        triggers._delayed_trigger(game, triggers.StepBegan(do.when.step, 1, game.active))
        game.delayed[:0] = others


@breaks("delayed.once.1", "a delayed ability triggers each time, for ever", instructions._later)
async def later_is_every_time(rule: Rule, game: Game, context: Context, do: c.Later) -> None:
    await rule(game, context, do)
    if not do.each:
        game.delayed[-1].each, game.delayed[-1].until = True, ""


@breaks("delayed.once.3", "a delayed ability with a duration goes on after it", durations._is_over)
def delayed_abilities_are_never_over(rule: Rule, game: Game, delayed: triggers.Delayed) -> bool:
    return False


_to_lose = Memory()


@breaks(
    "card.glorious-end.2", "who couldn't lose as an effect said so loses as soon as it can", instructions._lose_the_game
)
async def losing_waits(rule: Rule, game: Game, context: Context, do: c.LoseTheGame) -> None:
    saved = [p for p in characteristics.players(game, context, do.who) if not life.can_lose(game, p)]
    _to_lose.keep(game, [*(_to_lose.take(game) or []), *saved])
    await rule(game, context, do)


@losing_waits.also(sba._losers)
def _until_it_can_happen(rule: Rule, game: Game) -> list[Player]:
    saved = _to_lose.take(game) or []
    _to_lose.keep(game, saved)
    losers: list[Player] = rule(game)
    return losers + [p for p in saved if p.in_game and p not in losers and life.can_lose(game, p)]


def _as_it_is_now(obj: Any) -> Any:
    while isinstance(obj, Object) and obj.became is not None:
        obj = obj.became
    return obj


@breaks("delayed.object.1", "a delayed ability finds its object wherever it has gone", triggers._delayed_trigger)
def delayed_abilities_follow_their_objects(rule: Rule, game: Game, event: triggers.Happening) -> None:
    for delayed in game.delayed:
        if isinstance(delayed.when, c.StepBegins):
            for found in delayed.names.values():
                found[:] = [_as_it_is_now(each) for each in found]
    rule(game, event)


# -- state triggers and reflexive abilities (603.8, 603.12) --------------------------------------------------------


@breaks("state-trigger.again.1", "a state trigger triggers again before each priority", priority.settle)
async def state_triggers_never_rest(rule: Rule, game: Game) -> None:
    game.state_triggers.clear()
    await rule(game)


@breaks("state-trigger.again.2", "a state trigger that left the stack never triggers again", triggers.left_the_stack)
def state_triggers_trigger_once(rule: Rule, game: Game, obj: Object) -> None:
    return


@breaks(
    "state-trigger.true.1", "a state trigger is looked at in its controller's upkeep", triggers.check_state_triggers
)
def states_are_looked_at_in_the_upkeep(rule: Rule, game: Game) -> None:
    if game.turn.step == "upkeep step":
        rule(game)


@breaks("reflexive.at-once.1", "a reflexive ability misses what was done before it was made", instructions._when_you_do)
async def reflexive_abilities_miss_it(rule: Rule, game: Game, context: Context, do: c.WhenYouDo) -> None:
    return


# -- keywords (702) ------------------------------------------------------------------------------------------------


@breaks("phasing.out.1", "an attacker that phases out goes on attacking", phasing.phase_out)
def what_phases_out_goes_on_attacking(rule: Rule, game: Game, what: Sequence[Object]) -> None:
    variant(rule, combat=SimpleNamespace(remove_from_combat=lambda game, obj: None))(game, what)


@what_phases_out_goes_on_attacking.also(characteristics.look)
def _as_if_it_were_there(rule: Rule, game: Game, obj: Object) -> Any:
    return characteristics.printed(obj) if obj.zone == "phased out" else rule(game, obj)


@breaks("phasing.zones.1", "what phases in enters the battlefield", phasing.phase_in)
def phasing_in_is_entering(rule: Rule, game: Game, what: Sequence[Object]) -> None:
    there = list(game.battlefield)
    rule(game, what)
    seeing = triggers.watchers(game)
    for obj in game.battlefield:
        if obj not in there:
            triggers.object_moved(game, None, obj, seeing, seeing)


@breaks("persist.returns.1", "persist and undying return what goes to hand or exile as well", triggers.object_moved)
def they_come_back_from_anywhere(
    rule: Rule, game: Game, old: Object | None, new: Object, before: Sequence[Any], after: Sequence[Any]
) -> None:
    rule(game, old, new, before, after)
    if old is not None and old.last_zone == "battlefield" and new.zone in ("hand", "exile"):
        triggers._comes_back(game, old, new)


@breaks("rebound.waits.1", "a card that rebounded is cast in the upkeep of the next turn or never", stack._rebound)
def rebound_waits_for_the_next_turn_only(rule: Rule, game: Game, obj: Object) -> None:
    rule(game, obj)
    game.delayed[-1].when = msgspec.structs.replace(game.delayed[-1].when, next_turn=True)


@breaks("firebending.mana.1", "mana that lasts until end of combat is lost with the step", instructions._add_mana)
async def mana_for_combat_is_lost_with_the_step(rule: Rule, game: Game, context: Context, do: c.AddMana) -> None:
    await rule(game, context, msgspec.structs.replace(do, until="") if do.until == "end of combat" else do)


# -- copies that are countered -------------------------------------------------------------------------------------


@breaks("sba.copy.1", "a copy of a spell goes to the graveyard like a card and stays there", countering.cease)
def copies_go_to_the_graveyard(rule: Rule, game: Game, obj: Object) -> None:
    if obj.copy:
        zones.move_one(game, obj, "graveyard")
    else:
        rule(game, obj)


@copies_go_to_the_graveyard.also(sba._ceasing)
def _and_stay_there(rule: Rule, game: Game) -> list[Object]:
    return [obj for obj in rule(game) if not obj.copy]
