"""What objects are like now: characteristics through the layers (613), and whether an object fits a filter.

Layer 1 is in an object's definition (a token that is a copy has the copied one), layer 2 in its controller. Layers 4 to
7 are computed here for the whole battlefield at once and kept until something changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from .cards import (
    Amount,
    AnyCondition,
    AttackedThisTurn,
    Attacking,
    Becomes,
    CardDefinition,
    CastFromHand,
    ControlsSome,
    Count,
    DuringStep,
    Enchant,
    Filter,
    FirstStep,
    FoughtThisCombat,
    Happened,
    HasCounters,
    Kicked,
    NewSinceUpkeep,
    Objects,
    Static,
    Untapped,
    YourTurn,
)
from .decisions import Unsupported
from .mana import colors_of, mana_value, symbols
from .state import Game, Object, Player, ZoneName


@dataclass(slots=True)
class Characteristics:
    """An object's characteristics, with its controller (109.3)."""

    types: frozenset[str]
    subtypes: frozenset[str]
    supertypes: frozenset[str]
    colors: frozenset[str]
    keywords: frozenset[str]
    power: int
    toughness: int
    controller: Player
    cant_block: bool = False
    attacks_if_able: bool = False
    attacks_this_turn: bool = False
    blocks_if_able: bool = False
    keeps_damage: bool = False
    stays_tapped: bool = False

    @property
    def creature(self) -> bool:
        """Whether it is a creature."""
        return "creature" in self.types


@dataclass(slots=True)
class Context:
    """Who and what the words of an ability are about: its controller, its source, and the names it has given."""

    controller: Player
    source: Object | None
    names: dict[str, list[Any]] = field(default_factory=dict)
    x: int = 0
    that_much: int = 0
    happened: bool = True
    this: Object | None = None
    """What `this` means, where the source has become another object that the ability can find."""
    turns: dict[str, Any] = field(default_factory=dict)
    """Extra turns and added phases by name."""


_printed: dict[int, tuple[CardDefinition, tuple[frozenset[str], ...]]] = {}


def _printed_sets(card: CardDefinition) -> tuple[frozenset[str], ...]:
    kept = _printed.get(id(card))
    if kept is None or kept[0] is not card:
        colors = colors_of(card.cost) if card.colors is None else card.colors
        sets = (
            frozenset(card.types),
            frozenset(card.subtypes),
            frozenset(card.supertypes),
            frozenset(colors),
            frozenset(card.keywords),
        )
        if len(_printed) > 4096:
            _printed.clear()
        kept = _printed[id(card)] = (card, sets)
    return kept[1]


def printed(obj: Object) -> Characteristics:
    """An object's copiable values alone (707.2)."""
    card = obj.definition
    types, subtypes, supertypes, colors, keywords = _printed_sets(card)
    if obj.added_keywords:
        keywords = keywords | frozenset(obj.added_keywords)
    return Characteristics(
        types, subtypes, supertypes, colors, keywords, card.power or 0, card.toughness or 0, obj.controller
    )


def look(game: Game, obj: Object) -> Characteristics:
    """An object's characteristics now; as it last was, where it has left its zone (608.2h)."""
    if obj.last is not None:
        return obj.last
    if obj.zone not in ("battlefield", "stack"):
        return printed(obj)
    if game.seen_version != game.version:
        _compute(game)
    return game.seen[obj] if obj in game.seen else printed(obj)


def _compute(game: Game) -> None:
    """Layers 4 to 7 for each permanent, and layer 6 for each spell too."""
    game.seen = {p: printed(p) for p in (*game.battlefield, *game.stack)}
    game.seen_version = game.version
    effects = sorted(game.effects, key=lambda e: e.timestamp) if game.effects else []
    for effect in effects:
        if effect.becomes is not None:
            for obj in effect.objects:
                if obj.zone == "battlefield":
                    _become(game.seen[obj], effect.becomes)
    statics = [
        (permanent, ability)
        for permanent in game.sources()
        for ability in permanent.definition.abilities
        if type(ability) is Static
    ]
    for permanent, ability in statics:  # layer 4
        if ability.loses_types and _applies(game, permanent, ability):
            for obj in affected(game, permanent, ability):
                seen = game.seen[obj]
                seen.types = seen.types - frozenset(ability.loses_types)
    for permanent, ability in statics:  # layer 6
        if (
            ability.gains
            or ability.cant_block
            or ability.attacks_if_able
            or ability.keeps_damage
            or ability.stays_tapped
        ) and _applies(game, permanent, ability):
            for obj in affected(game, permanent, ability, ("battlefield", "stack")):
                seen = game.seen[obj]
                seen.keywords = seen.keywords | frozenset(ability.gains)
                seen.cant_block = seen.cant_block or ability.cant_block
                seen.attacks_if_able = seen.attacks_if_able or ability.attacks_if_able
                seen.keeps_damage = seen.keeps_damage or ability.keeps_damage
                seen.stays_tapped = seen.stays_tapped or ability.stays_tapped
    for effect in effects:
        if effect.gains or effect.attacks_if_able or effect.attacks_this_turn or effect.blocks_if_able:
            for obj in effect.objects:
                if obj.zone == "battlefield":
                    seen = game.seen[obj]
                    seen.keywords = seen.keywords | frozenset(effect.gains)
                    seen.attacks_if_able = seen.attacks_if_able or effect.attacks_if_able
                    seen.attacks_this_turn = seen.attacks_this_turn or effect.attacks_this_turn
                    seen.blocks_if_able = seen.blocks_if_able or effect.blocks_if_able
    for permanent in game.battlefield:
        if permanent.haste_for is permanent.controller:
            game.seen[permanent].keywords |= {"haste"}
    for permanent, ability in statics:  # layers 7a and 7b: a static ability that sets them is the object's own
        if (ability.base_power is not None or ability.base_toughness is not None) and _applies(
            game, permanent, ability
        ):
            context = Context(permanent.controller, permanent)
            for obj in affected(game, permanent, ability):
                seen = game.seen[obj]
                if ability.base_power is not None:
                    seen.power = amount(game, context, ability.base_power)
                if ability.base_toughness is not None:
                    seen.toughness = amount(game, context, ability.base_toughness)
    for effect in effects:  # layer 7b
        becomes = effect.becomes
        if becomes is not None and (becomes.power is not None or becomes.mana_value_size):
            for obj in effect.objects:
                if obj.zone == "battlefield":
                    value = mana_value_of(obj) if becomes.mana_value_size else 0
                    game.seen[obj].power = value or becomes.power or 0
                    game.seen[obj].toughness = value or becomes.toughness or 0
    for permanent, ability in statics:  # layer 7c
        if (ability.power or ability.toughness) and _applies(game, permanent, ability):
            context = Context(permanent.controller, permanent)
            for obj in affected(game, permanent, ability):
                game.seen[obj].power += amount(game, context, ability.power)
                game.seen[obj].toughness += amount(game, context, ability.toughness)
    for effect in effects:
        if effect.power or effect.toughness:
            for obj in effect.objects:
                if obj.zone == "battlefield":
                    game.seen[obj].power += effect.power
                    game.seen[obj].toughness += effect.toughness
    for permanent in game.battlefield:
        for kind, count in permanent.counters.items():
            sign, slash, other = kind.partition("/")
            if slash:
                game.seen[permanent].power += count * int(sign)
                game.seen[permanent].toughness += count * int(other)


def _become(seen: Characteristics, becomes: Becomes) -> None:
    if becomes.types:
        added = frozenset(becomes.types)
        if not becomes.in_addition:
            seen.subtypes = frozenset()
        seen.types = seen.types | added if becomes.in_addition else added
    if becomes.subtypes:
        land = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
        if becomes.in_addition:
            seen.subtypes = seen.subtypes | frozenset(becomes.subtypes)
        elif not becomes.types:  # a basic land type replaces the others and leaves the rest (305.7)
            seen.subtypes = (seen.subtypes - land) | frozenset(becomes.subtypes)
        else:
            seen.subtypes = frozenset(becomes.subtypes)
    if becomes.supertypes:
        seen.supertypes = seen.supertypes | frozenset(becomes.supertypes)
    if becomes.colors:
        seen.colors = frozenset(becomes.colors)


def _applies(game: Game, permanent: Object, ability: Static) -> bool:
    return ability.condition is None or true(game, Context(permanent.controller, permanent), ability.condition)


def affected(
    game: Game, permanent: Object, ability: Static, zones: tuple[ZoneName, ...] = ("battlefield",)
) -> list[Object]:
    """The permanents, or with `zones` the spells too, that a static ability affects now."""
    found = objects(game, Context(permanent.controller, permanent), ability.affects)
    return [obj for obj in found if obj.zone in zones and (obj.zone != "stack" or obj.kind == "spell")]


# -- who and what --------------------------------------------------------------------------------------------------


def players(game: Game, context: Context, who: str) -> list[Player]:
    """The players that the words of an ability mean, in turn order; those who have left are no longer meant."""
    you = context.controller
    if who == "you":
        found = [you]
    elif who == "each player":
        found = game.in_turn_order()
    elif who == "each opponent":
        found = game.opponents(you)
    elif who == "the active player":
        found = [_the_only(game.active_players)]
    elif who == "its controller":
        found = [look(game, obj).controller for obj in context.names.get("it", []) if isinstance(obj, Object)]
    elif who == "its owner":
        found = [obj.owner for obj in context.names.get("it", []) if isinstance(obj, Object)]
    elif who == "the defending player":
        # Of the creature whose attack is the event, else of the source (508.5).
        attacked = context.names.get(who) or [defending_player(game, context.source)]
        found = [player for player in attacked if player is not None]
    elif who == "the enchanted player":
        host = context.source.attached_to if context.source else None
        found = [host] if isinstance(host, Player) else []
    else:
        if who == "that player" and context.names.get(who) == [None]:
            _the_only(game.active_players)
        found = [p for p in context.names.get(who, []) if isinstance(p, Player)]
    return [p for p in found if p.in_game]


def _the_only(active: Sequence[Player]) -> Player:
    """The active player that words mean.

    Raises:
        Unsupported: it is a team's turn, and the controller of the effect would choose one of its players (805.9).
    """
    if len(active) > 1:
        raise Unsupported("action", "a choice between the players of the active team (805.9)")
    return active[0]


FIXED_LIFE = "life total can't change"
EVERYTHING = "protection from everything"
CANT_LOSE = "can't lose the game"
ONE_LIFE_LEFT = "damage that would reduce your life total to less than 1 reduces it to 1 instead"


def protected(game: Game, player: Player, how: str) -> bool:
    """Whether an effect that lasts gives the player this, such as FIXED_LIFE (119.7, 119.8) or EVERYTHING (702.16j)."""
    return any(how in effect.protects and effect.controller is player for effect in game.effects)


def defending_player(game: Game, attacker: Object | None) -> Player | None:
    """The player whom an attacking creature attacks, or whose permanent it attacks (508.5)."""
    if attacker is None or game.combat is None:
        return None
    return who_defends(game.combat.attacked_by(attacker))


def who_defends(attacked: Object | Player | None) -> Player | None:
    """508.5: the attacked player, the controller of the attacked planeswalker, the protector of the attacked battle."""
    return attacked.protector or attacked.controller if isinstance(attacked, Object) else attacked


GONE = ("nowhere", "phased out")
"""Where an object is that no words of an ability find (400.7, 702.26b)."""


def objects(game: Game, context: Context, what: Objects) -> list[Object]:
    """The objects that the words of an ability mean and that are still there."""
    if isinstance(what, Filter):
        return [obj for obj in _pool(game, what.zone) if fits(game, context, obj, what)]
    if what == "this":
        this = context.this or context.source
        return [this] if this is not None and this.zone not in GONE else []
    if what == "enchanted":
        host = context.source.attached_to if context.source else None
        return [host] if isinstance(host, Object) and host.zone not in GONE else []
    found = context.names.get(what)
    if found is None and context.source is not None:
        found = context.source.names.get(what)
    return [obj for obj in found or [] if isinstance(obj, Object) and obj.zone not in GONE]


def _pool(game: Game, zone: str) -> list[Object]:
    if zone == "battlefield":
        return list(game.battlefield)
    if zone == "stack":
        return list(game.stack)
    if zone == "exile":
        return list(game.exile)
    return [obj for player in game.players for obj in player.zone(zone)]


def fits(game: Game, context: Context, obj: Object, what: Filter) -> bool:
    """Whether an object is as the filter says; the zone isn't looked at."""
    seen = look(game, obj)
    if what.types and not seen.types.intersection(what.types):
        return False
    if what.without_types and seen.types.intersection(what.without_types):
        return False
    if what.subtypes and not seen.subtypes.intersection(what.subtypes):
        return False
    if what.without_subtypes and seen.subtypes.intersection(what.without_subtypes):
        return False
    if what.supertypes and not seen.supertypes.intersection(what.supertypes):
        return False
    if what.without_supertypes and seen.supertypes.intersection(what.without_supertypes):
        return False
    if what.colors and not seen.colors.intersection(what.colors):
        return False
    if what.without_colors and seen.colors.intersection(what.without_colors):
        return False
    if what.controller and seen.controller not in players(game, context, what.controller):
        return False
    if what.owner and obj.owner not in players(game, context, what.owner):
        return False
    if what.other and obj in (context.source, context.this):
        return False
    if what.token is not None and obj.token is not what.token:
        return False
    if what.tapped is not None and obj.tapped is not what.tapped:
        return False
    if what.attacking and (game.combat is None or obj not in game.combat.attackers):
        return False
    if what.blocking and (game.combat is None or obj not in game.combat.blockers):
        return False
    if what.attacked_this_turn not in (None, obj.attacked_turn == game.turn.number):
        return False
    if what.since_the_turn_began and obj.arrived >= game.turn.number:
        return False
    if what.least_power is not None and seen.power < what.least_power:
        return False
    return what.most_mana_value is None or mana_value_of(obj) <= what.most_mana_value


def enchantable(ability: Enchant) -> Filter:
    """702.5a: what an Aura with this ability may be attached to, where that is an object."""
    if ability.what == "creature or planeswalker you control":
        return Filter(types=("creature", "planeswalker"), controller="you")
    return Filter(types=("creature",) if ability.what == "creature" else ())


def mana_value_of(obj: Object) -> int:
    """202.3: the mana value of an object; on the stack, or where it was there, X is what was chosen (202.3e)."""
    cost = obj.definition.cost
    return mana_value(cost) + obj.x * symbols(cost or "").count("X")


def amount(game: Game, context: Context, value: Amount) -> int:
    """The number that an amount means now."""
    if isinstance(value, int):
        return value
    if isinstance(value, Count) and value.mana_value:
        known = context.names.get(str(value.of), []) or objects(game, context, value.of)
        return sum(mana_value_of(obj) for obj in known if isinstance(obj, Object))
    if isinstance(value, Count):
        found = objects(game, context, value.of)
        if value.types:
            return len(frozenset[str]().union(*(look(game, obj).types for obj in found)))
        if value.power:
            return sum(look(game, obj).power for obj in found)
        return sum(obj.counters.get(value.counters, 0) for obj in found) if value.counters else len(found)
    return context.x if value == "X" else context.that_much


def true(game: Game, context: Context, condition: AnyCondition) -> bool:
    """Whether a condition is true now."""
    if isinstance(condition, YourTurn):
        return game.is_active(context.controller) is not condition.no
    if isinstance(condition, Attacking):
        found = objects(game, context, condition.what)
        attacking = bool(found) and game.combat is not None and all(obj in game.combat.attackers for obj in found)
        return attacking is not condition.no
    if isinstance(condition, Untapped):
        found = objects(game, context, condition.what)
        return bool(found) and all(obj.tapped is condition.no for obj in found)
    if isinstance(condition, HasCounters):
        found = objects(game, context, condition.what)
        count = sum(obj.counters.get(condition.kind, 0) for obj in found)
        return (
            bool(found)
            and (condition.at_least is None or count >= condition.at_least)
            and (condition.at_most is None or count <= condition.at_most)
        )
    if isinstance(condition, ControlsSome):
        found = objects(game, context, condition.what)
        return not found if condition.none else len(found) >= condition.at_least
    if isinstance(condition, CastFromHand):
        this = context.this or context.source
        return (this is not None and this.cast_from_hand_by is context.controller) is not condition.no
    if isinstance(condition, AttackedThisTurn):
        found = objects(game, context, condition.what)
        return bool(found) and all(obj.attacked_turn == game.turn.number for obj in found)
    if isinstance(condition, FoughtThisCombat):
        return game.combat is not None and context.source in game.combat.fought
    if isinstance(condition, Happened):
        return context.happened is not condition.no
    if isinstance(condition, Kicked):
        return context.source is not None and "kicker" in context.source.paid
    if isinstance(condition, FirstStep):
        return game.turn.begun.get(condition.step, 0) == 1
    if isinstance(condition, NewSinceUpkeep):
        this = context.this or context.source
        return this is not None and this.came > context.controller.upkeeps[0]
    assert isinstance(condition, DuringStep)
    return during(game, condition.when)


def during(game: Game, when: str) -> bool:
    """Whether the game is in a combat phase, in a main phase, or in the step of that name."""
    if when == "combat phase":
        return game.turn.phase is not None and game.turn.phase.kind == "combat"
    if when == "main phase":
        return game.turn.phase is not None and game.turn.phase.kind == "main"
    return game.turn.step == when
