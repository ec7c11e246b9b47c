"""Rogues that get summoning sickness (302.6), turn-based actions (703.3) and state-based actions (704) wrong."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from reference_engine import battles, combat, life, saga, steps
from reference_engine import state_based_actions as sba
from reference_engine.characteristics import look
from reference_engine.state import Game, Object, Player
from sundial.patching import Memory, Rule, breaks, variant

# -- summoning sickness (302.6) ------------------------------------------------------------------------------------


@breaks("creature.sickness.1", "a creature is sick only in the turn in which it came", combat.has_summoning_sickness)
def sickness_ends_with_any_turn(rule: Rule, game: Game, obj: Object) -> bool:
    return bool(rule(game, obj)) and obj.arrived == game.turn.number


@breaks("creature.sickness.2", "an untap step ends summoning sickness", steps.untap)
async def untap_steps_end_sickness(rule: Rule, game: Game) -> None:
    await rule(game)
    for obj in game.battlefield:
        if game.is_active(obj.controller):
            obj.arrived = -1


# -- turn-based actions (703.3) ------------------------------------------------------------------------------------


@breaks("turn-based.first.1", "creatures deal combat damage one by one, with a check after each", steps.combat_damage)
async def creatures_die_before_they_strike(rule: Rule, game: Game) -> None:
    dealt: list[tuple[Object, Object | Player, int]] = []

    def later(game: Game, source: Object, to: Object | Player, amount: int, combat: bool = False) -> None:
        dealt.append((source, to, amount))

    deal = variant(combat.deal_combat_damage, life=SimpleNamespace(deal_damage=later))
    await variant(rule, combat=SimpleNamespace(deal_combat_damage=deal))(game)
    for source, to, amount in dealt:
        if source.zone == "battlefield":
            life.deal_damage(game, source, to, amount, combat=True)
            await sba.check_state_based_actions(game)


# -- the check (704.3) ---------------------------------------------------------------------------------------------


@breaks("sba.check.1", "what has lethal damage dies one after the other", sba._destroyed_by_damage)
def creatures_die_one_by_one(rule: Rule, game: Game) -> list[Object]:
    return list(rule(game))[:1]


@breaks("sba.check.2", "state-based actions are checked once before priority", sba.check_state_based_actions)
async def one_check_is_enough(rule: Rule, game: Game) -> bool:
    return await sba._perform_once(game)


# -- state-based actions (704.5) -----------------------------------------------------------------------------------


@breaks("sba.life.1", "a player at exactly 0 life stays in the game", sba._losers)
def nobody_loses_at_0(rule: Rule, game: Game) -> list[Player]:
    return [player for player in rule(game) if player.life != 0 or player.drew_from_empty]


_drew = Memory()


@breaks("sba.draw.1", "that a player drew from an empty library is never forgotten", sba._losers)
def failed_draws_are_remembered(rule: Rule, game: Game) -> list[Player]:
    drew = [*(_drew.take(game) or []), *(player for player in game.players if player.drew_from_empty)]
    _drew.keep(game, drew)
    losers: list[Player] = rule(game)
    return losers + [
        player
        for player in game.in_turn_order()
        if player in drew and player not in losers and life.can_lose(game, player)
    ]


@breaks("sba.token.1", "a token goes on existing wherever it is put", sba._ceasing)
def tokens_exist_anywhere(rule: Rule, game: Game) -> list[Object]:
    return [obj for obj in rule(game) if not obj.token]


@breaks("sba.toughness.1", "an indestructible creature lives with toughness 0", sba._to_the_graveyard)
def indestructible_is_immortal(rule: Rule, game: Game) -> list[Object]:
    return [obj for obj in rule(game) if "indestructible" not in look(game, obj).keywords]


@breaks("sba.damage.1", "a creature dies only of more damage than its toughness", sba._destroyed_by_damage)
def lethal_damage_is_one_more(rule: Rule, game: Game) -> list[Object]:
    return [obj for obj in rule(game) if obj.damage > look(game, obj).toughness or obj.deathtouched]


@breaks("sba.legend.1", "two legendary permanents of one name both go", sba._legend_rule)
async def legends_annihilate(rule: Rule, game: Game) -> list[Object]:
    names: dict[Any, list[Object]] = {}
    for obj in game.battlefield:
        if "legendary" in look(game, obj).supertypes:
            names.setdefault((obj.controller, obj.name), []).append(obj)
    return [obj for several in names.values() if len(several) > 1 for obj in several]


@breaks("sba.aura.1", "an Aura stays on what it can't enchant any more", sba._enchants_legally)
def auras_stay_on_anything(rule: Rule, game: Game, aura: Object) -> bool:
    host = aura.attached_to
    return bool(rule(game, aura)) or (isinstance(host, Object) and host.zone == "battlefield")


@breaks("sba.equipment.1", "Equipment stays on what is no creature any more", sba._unattached)
def equipment_stays_on_anything(rule: Rule, game: Game) -> list[Object]:
    return [obj for obj in rule(game) if obj.attached_to.zone != "battlefield"]


@breaks("sba.counters.1", "one -1/-1 counter and all +1/+1 counters annihilate each other", sba._perform_once)
async def counters_annihilate_altogether(rule: Rule, game: Game) -> bool:
    both = [obj for obj in game.battlefield if obj.counters.get("+1/+1") and obj.counters.get("-1/-1")]
    performed = bool(await rule(game))
    for obj in both:
        obj.counters["+1/+1"] = obj.counters["-1/-1"] = 0
        game.touch()
    return performed


def _nothing_is_still_to_resolve(*_: object, **__: object) -> bool:
    return False


@breaks("sba.saga.1", "a Saga goes as its last chapter triggers", saga.sagas_at_their_end)
def sagas_go_with_their_last_counter(rule: Rule, game: Game) -> Any:
    triggers = SimpleNamespace(still_to_resolve=_nothing_is_still_to_resolve)
    return variant(rule, triggers=triggers)(game)


@breaks("sba.siege.1", "a Siege goes as its last defense counter does", battles.defeated)
def sieges_go_with_their_last_counter(rule: Rule, game: Game, obj: Object) -> bool:
    triggers = SimpleNamespace(still_to_resolve=_nothing_is_still_to_resolve)
    return bool(variant(rule, triggers=triggers)(game, obj))
