"""Casting spells, activating abilities, playing lands (116, 305, 601, 602).

Whatever a player announces is checked whole before anything changes, so an illegal announcement leaves no trace (732).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from . import cast_only, combat, commander, face_down, keywords, mana, triggers
from .cards import (
    Activated,
    AdditionalCost,
    AddMana,
    CantBeCountered,
    CardDefinition,
    CastOnly,
    CopySpell,
    Cost,
    Draw,
    Enchant,
    Filter,
    OtherFace,
    Spell,
    SpellCost,
    Target,
    Targets,
    WithCost,
)
from .characteristics import FIXED_LIFE, Context, amount, during, enchantable, fits, look, players, protected, true
from .counters import remove_counters
from .decisions import ActivateAbility, CastSpell, Illegal, PlayLand, choose
from .keywords import ALTERNATIVE_COSTS, unearth
from .life import rule_holds
from .state import Game, Mana, Object, Player
from .zones import Move, discard, face_of, move_all, move_one

OPTIONAL_COSTS = ("buyback", "kicker")
"""Keywords whose cost may be paid in addition (118.8)."""


@dataclass(eq=False, slots=True)
class Announcement:
    """A legal announcement, ready to be carried out."""

    player: Player
    obj: Object
    targets: dict[str, Object | Player]
    payment: mana.Payment
    ability: Activated | None = None
    number: int = 0
    x: int = 0
    mode: int = 0
    face_down: bool = False
    paid: tuple[str, ...] = ()
    life: int = 0
    tap: bool = False
    loyalty: int | None = None
    counters: str = ""
    exiled: bool = False
    """The source is, as a cost."""
    sacrificed: list[Object] = field(default_factory=list)
    discarded: list[Object] = field(default_factory=list)
    face: OtherFace | None = None


# -- when ----------------------------------------------------------------------------------------------------------


def sorcery_timing(game: Game, player: Player) -> bool:
    """307.1: in a main phase of the player's own turn, with an empty stack."""
    return game.is_active(player) and during(game, "main phase") and not game.stack


def split_second(game: Game) -> bool:
    """702.61a: a spell with split second is on the stack."""
    return any(obj.kind == "spell" and "split second" in look(game, obj).keywords for obj in game.stack)


def cant_cast(game: Game, player: Player, spell: Object) -> bool:
    """Whether an effect forbids the player to cast the spell (101.2)."""
    for effect in game.effects:
        if effect.next_turn or not fits(game, Context(effect.controller, None), spell, effect.cant_cast_what):
            continue
        if effect.cant_cast == "each opponent" and player not in game.team(effect.controller):
            return True
        if effect.cant_cast == "each player" or (effect.cant_cast == "you" and effect.controller is player):
            return True
    return rule_holds(game, "can't cast spells", player)


def keyword_cost(card: CardDefinition, keyword: str) -> str | None:
    """The cost of a keyword ability, if the card has it."""
    for ability in card.abilities:
        if isinstance(ability, WithCost) and ability.keyword == keyword:
            return ability.cost
    return None


def cost_of_spell(game: Game, player: Player, obj: Object, base: str, x: int, more: Sequence[str]) -> Counter[str]:
    """601.2f: the total cost: the base, what is added, then what is taken off."""
    total = mana.need([base, *more], x)
    added: list[str] = []
    less: list[str] = []
    changes: list[tuple[Object, SpellCost]] = [(obj, a) for a in obj.definition.abilities if isinstance(a, SpellCost)]
    changes = [(source, a) for source, a in changes if a.affects == "this"]
    for permanent in game.sources():
        for ability in permanent.definition.abilities:
            if isinstance(ability, SpellCost) and isinstance(ability.affects, Filter):
                if fits(game, Context(permanent.controller, permanent), obj, ability.affects):
                    changes.append((permanent, ability))
    for source, change in changes:
        controller = player if source is obj else source.controller
        context = Context(controller, source)
        if change.condition is None or true(game, context, change.condition):
            times = amount(game, context, change.times)
            added += [change.more] * times
            less += [change.less] * times
    total.update(mana.need(added))
    for each in less:
        total = mana.reduced(total, each)
    return total


def mana_sources(game: Game, player: Player, without: Sequence[Object]) -> list[tuple[Object, list[tuple[str, ...]]]]:
    """Untapped permanents whose mana abilities cost nothing but tapping them."""
    found = []
    for permanent in game.battlefield:
        if permanent.controller is not player or permanent.tapped or permanent in without:
            continue
        seen = look(game, permanent)
        if seen.creature and combat.has_summoning_sickness(game, permanent):
            continue
        adds = [
            tuple(symbol for effect in ability.effects for symbol in mana.symbols(effect.mana))  # type: ignore[union-attr]
            for ability in mana.activated_abilities(permanent.definition, seen.subtypes)
            if mana.is_mana_ability(ability) and ability.cost == Cost(tap=True) and _is_fixed(ability)
        ]
        if adds:
            found.append((permanent, adds))
    return found


def _is_fixed(ability: Activated) -> bool:
    return all(isinstance(effect, AddMana) and effect.amount == 1 for effect in ability.effects)


# -- targets -------------------------------------------------------------------------------------------------------


def assign_targets(
    game: Game, context: Context, wanted: Targets, chosen: Sequence[Object | Player]
) -> dict[str, Object | Player]:
    """601.2c: each target in the order of the text.

    Raises:
        Illegal: one is missing, left over, or not legal.
    """
    if len(chosen) != len(wanted):
        raise Illegal(f"{len(wanted)} targets are needed, {len(chosen)} are given")
    assigned: dict[str, Object | Player] = {}
    for (name, target), each in zip(wanted.items(), chosen, strict=True):
        if not triggers.is_legal_target(game, context, target, each):
            raise Illegal(f"{each.name} is no legal target")
        assigned[name] = each
    return assigned


def wanted_targets(card: CardDefinition, mode: int) -> Targets:
    """What a spell targets: as its text, its mode or its enchant ability says."""
    for ability in card.abilities:
        if isinstance(ability, Spell):
            return ability.modes[mode - 1].targets if mode else ability.targets
        if isinstance(ability, Enchant):
            if ability.what == "player":
                return {"enchanted": Target(kind="player")}
            return {"enchanted": Target(what=enchantable(ability))}
    return {}


# -- casting -------------------------------------------------------------------------------------------------------


def announce_spell(game: Game, player: Player, act: CastSpell) -> Announcement:
    """601.2a-g: whether the player may cast this now, like that, and how it is paid.

    Raises:
        Illegal: they may not; nothing has changed.
    """
    obj = act.card
    if "morph" in act.paying:
        return _announce_face_down(game, player, act)
    face = _other_face(obj, act.face)
    card = obj.definition if face is None else face_of(face)
    base: str | None
    paid: tuple[str, ...] = ()
    if obj.zone == "hand" and obj.owner is player:
        base = card.cost
    elif obj.zone == "exile" and obj.castable_by is player and (face is None or face.kind != "adventure"):
        base = card.cost  # 715.3d
    elif (
        face is None and obj.zone == "graveyard" and obj.owner is player and keyword_cost(card, "flashback") is not None
    ):
        base, paid = keyword_cost(card, "flashback"), ("flashback",)
    elif may_play_from(game, player, obj) or (
        obj.zone == "command" and obj.owner is player and obj.commander is not None
    ):
        base = card.cost
    else:
        raise Illegal(f"{player.name} may not cast {obj.name} from there")
    alternative = next((word for word in act.paying if word in ALTERNATIVE_COSTS), None)
    if alternative is not None:
        base = _alternative_cost(obj, alternative)
    if base is None or "land" in card.types:
        raise Illegal(f"{obj.name} can't be cast")
    instant = (
        "instant" in card.types or "flash" in card.keywords or rule_holds(game, "may cast as though with flash", player)
    )
    if not instant and not sorcery_timing(game, player):
        raise Illegal(f"{obj.name} can be cast only in {player.name}'s own main phase with an empty stack")
    if act.costs:
        raise Illegal(f"{obj.name} has no cost to sacrifice, discard or tap anything")
    return _announce(game, player, act, base, paid, face)


def _other_face(obj: Object, name: str) -> OtherFace | None:
    """The face of that name; none where the card is to be cast as itself.

    Raises:
        Illegal: the card has no such face.
    """
    if not name or name == obj.name:
        return None
    for ability in obj.definition.abilities:
        if isinstance(ability, OtherFace) and ability.face.name == name:
            return ability
    raise Illegal(f"{obj.name} can't be cast as {name}")


def may_play_from(game: Game, player: Player, obj: Object, land: bool = False) -> bool:
    """Whether an effect lets the player play the card from where it is; some only let it be cast, and only later."""
    return any(
        effect.may_play
        and effect.controller is player
        and obj in effect.objects
        and obj.zone == "exile"
        and game.turn.number >= effect.from_turn
        and not (land and effect.from_turn)
        for effect in game.effects
    )


def _alternative_cost(obj: Object, word: str) -> str:
    """118.9: what is paid instead of the mana cost; warp only from the hand (702.185a)."""
    cost = keyword_cost(obj.definition, word)
    if cost is None:
        raise Illegal(f"{obj.name} has no {word}")
    if word == "warp" and obj.zone != "hand":
        raise Illegal(f"{obj.name} can be cast for its warp cost only from the hand")
    return cost


def _announce_face_down(game: Game, player: Player, act: CastSpell) -> Announcement:
    """702.37c, 708.4: a card with morph is cast face down, as the 2/2 creature that it then is, for {3}."""
    obj = act.card
    if obj.zone != "hand" or obj.owner is not player or keyword_cost(obj.definition, "morph") is None:
        raise Illegal(f"{player.name} may not cast {obj.name} face down from there")
    if not rule_holds(game, "may cast as though with flash", player) and not sorcery_timing(game, player):
        raise Illegal(f"{obj.name} can be cast only in {player.name}'s own main phase with an empty stack")
    if act.paying != ("morph",) or act.targets or act.modes or act.x is not None or act.costs:
        raise Illegal("a face-down spell has nothing else to announce")
    announced = _announce(game, player, CastSpell(face_down.as_cast(obj)), face_down.MORPH_COST, ())
    announced.obj, announced.face_down = obj, True
    return announced


def _announce(
    game: Game, player: Player, act: CastSpell, base: str, paid: tuple[str, ...], face: OtherFace | None = None
) -> Announcement:
    """What is the same whenever and from wherever a spell is cast.

    Of a card that is cast as another face only that face is looked at (712.11c, 715.3a, 720.3a).
    """
    obj = act.card
    if face is not None:
        obj = replace(obj, definition=face_of(face))
    card = obj.definition
    if cant_cast(game, player, obj):
        raise Illegal(f"{player.name} can't cast {obj.name}")
    if split_second(game):
        raise Illegal("a spell with split second is on the stack")
    for ability in card.abilities:
        if isinstance(ability, CastOnly):
            cast_only.check(game, player, obj.name, ability)
    spell = next((a for a in card.abilities if isinstance(a, Spell)), None)
    modes = len(spell.modes) if spell else 0
    if len(act.modes) != (1 if modes else 0) or any(not 1 <= m <= modes for m in act.modes):
        raise Illegal(f"{obj.name} has {modes} modes; chosen: {list(act.modes) or 'none'}")
    mode = act.modes[0] if act.modes else 0
    pays_life = any(isinstance(ability, AdditionalCost) for ability in card.abilities)
    has_x = "X" in mana.symbols(base) or pays_life
    if (act.x is not None) is not has_x:
        raise Illegal(f"{obj.name} has {'an' if has_x else 'no'} X to choose")
    more = [commander.tax(obj)]
    for word in act.paying:
        cost = keyword_cost(card, word) if word in (*OPTIONAL_COSTS, *ALTERNATIVE_COSTS) else None
        if cost is None:
            raise Illegal(f"{obj.name} has no {word}")
        if word in OPTIONAL_COSTS:
            more.append(cost)
        paid += (word,)
    if len(set(paid) & {"flashback", *ALTERNATIVE_COSTS}) > 1:
        raise Illegal("only one alternative cost can be paid (118.9a)")
    context = Context(player, obj)
    targets = assign_targets(game, context, wanted_targets(card, mode), act.targets)
    if act.card in targets.values():
        raise Illegal(f"{obj.name} can't target itself")
    total = cost_of_spell(game, player, obj, base, act.x or 0, more)
    payment = mana.plan_payment(player, total, mana_sources(game, player, []))
    if payment is None:
        raise Illegal(f"{player.name} can't pay for {obj.name}")
    life = act.x or 0 if pays_life else 0
    if life > player.life or (life and protected(game, player, FIXED_LIFE)):  # 119.4, 119.8
        raise Illegal(f"{player.name} can't pay {life} life")
    return Announcement(player, act.card, targets, payment, x=act.x or 0, mode=mode, paid=paid, face=face, life=life)


def cast(game: Game, announced: Announcement) -> Object:
    """601.2a-i: the card becomes a spell on the stack, its cost is paid, and it has been cast.

    Returns:
        The spell.
    """
    player = announced.player
    zone = announced.obj.zone
    before_it = sum(p.spells_cast for p in game.players)
    move = Move(announced.obj, "stack", player, face=announced.face, face_down=announced.face_down)
    [spell] = move_all(game, [move])
    spell.kind = "spell"
    spell.from_zone = zone
    spell.targets = announced.targets
    spell.targets_wanted = wanted_targets(spell.definition, announced.mode)
    spell.x, spell.mode, spell.paid = announced.x, announced.mode, announced.paid
    pay(game, player, announced.payment)
    player.life -= announced.life
    if spell.commander is not None and zone == "command":
        spell.commander.casts += 1
    player.spells_cast += 1
    game.touch()
    if "storm" in spell.definition.keywords:
        _storm(game, player, spell, before_it)
    if "cascade" in spell.definition.keywords:
        triggers.trigger(game, triggers.Waiting(player, spell, keywords.cascade()))
    triggers.happened(game, triggers.WasCast(player, spell))
    triggers.when_you_cast(game, spell)
    return spell


def _storm(game: Game, player: Player, spell: Object, times: int) -> None:
    """702.40a: it triggers as the spell is cast and copies it for each spell cast before it this turn."""
    effects = tuple(CopySpell(what="it") for _ in range(times))
    triggers.trigger(game, triggers.Waiting(player, spell, effects, names={"it": [spell]}))


def pay(game: Game, player: Player, payment: mana.Payment) -> None:
    """Mana is spent, and what gave it is tapped."""
    for spent in payment.spent:
        player.pool.remove(spent)
    for obj in payment.tapped:
        combat.tap(game, obj)
    player.pool += [Mana(color) for color in payment.left]


async def cast_without_paying(game: Game, player: Player, obj: Object, cost: str = "") -> Object | None:
    """608.2g: a player casts a card while something resolves, for that cost; its targets are asked for.

    Returns:
        The spell; nothing is cast where nothing can be targeted, paid, or where an effect forbids it.
    """
    wanted = wanted_targets(obj.definition, 0)
    spell = next((a for a in obj.definition.abilities if isinstance(a, Spell)), None)
    context = Context(player, obj)
    options = {name: triggers.legal_targets(game, context, target) for name, target in wanted.items()}
    trial = tuple(legal[0] for legal in options.values() if legal)
    act = CastSpell(obj, trial, modes=(1,) if spell is not None and spell.modes else ())
    try:
        _announce(game, player, act, cost, ())
    except Illegal:
        return None
    chosen: list[Object | Player] = []
    for legal in options.values():
        chosen += await choose(player, legal, 1, 1, source=obj.name, text="a target")
    return cast(game, _announce(game, player, CastSpell(obj, tuple(chosen), modes=act.modes), cost, ()))


# -- activating ----------------------------------------------------------------------------------------------------


def announce_ability(game: Game, player: Player, act: ActivateAbility) -> Announcement:
    """602.2: whether the player may activate this ability now, like that, and how it is paid.

    Raises:
        Illegal: they may not; nothing has changed.
    """
    source = act.source
    if source.zone == "hand" and source.owner is player and keyword_cost(source.definition, "cycling") is not None:
        return _announce_cycling(game, player, act)
    if source.zone == "graveyard" and source.owner is player and keyword_cost(source.definition, "unearth") is not None:
        return _announce_unearth(game, player, act)
    if source.zone != "battlefield" or source.controller is not player:
        raise Illegal(f"{player.name} doesn't control {source.name}")
    seen = look(game, source)
    abilities = mana.activated_abilities(source.definition, seen.subtypes)
    if not 1 <= act.number <= len(abilities):
        raise Illegal(f"{source.name} has {len(abilities)} activated abilities")
    ability = abilities[act.number - 1]
    cost = ability.cost
    if split_second(game) and not mana.is_mana_ability(ability):
        raise Illegal("a spell with split second is on the stack")
    _check_when(game, player, source, act.number, ability)
    if cost.tap and (source.tapped or (seen.creature and combat.has_summoning_sickness(game, source))):
        raise Illegal(f"{source.name} can't be tapped for its ability")
    if cost.life > player.life or (cost.life and protected(game, player, FIXED_LIFE)):  # 119.8
        raise Illegal(f"{player.name} can't pay {cost.life} life")
    if cost.remove_counters and not source.counters.get(cost.remove_counters):
        raise Illegal(f"{source.name} has no {cost.remove_counters} counter")
    if cost.loyalty is not None and source.counters.get("loyalty", 0) + cost.loyalty < 0:
        raise Illegal(f"{source.name} hasn't that much loyalty")
    sacrificed, discarded = _cost_objects(game, player, source, cost, list(act.costs))
    targets = assign_targets(game, Context(player, source), ability.targets, act.targets)
    total = mana.need([cost.mana], act.x or 0)
    busy = [source, *sacrificed] if cost.tap else sacrificed
    payment = mana.plan_payment(player, total, mana_sources(game, player, busy))
    if payment is None:
        raise Illegal(f"{player.name} can't pay for the ability of {source.name}")
    return Announcement(
        player,
        source,
        targets,
        payment,
        ability=ability,
        number=act.number,
        x=act.x or 0,
        life=cost.life,
        tap=cost.tap,
        loyalty=cost.loyalty,
        counters=cost.remove_counters,
        exiled=bool(cost.exile),
        sacrificed=sacrificed,
        discarded=discarded,
    )


def _check_when(game: Game, player: Player, source: Object, number: int, ability: Activated) -> None:
    if ability.cost.loyalty is not None:  # 606.3
        if not sorcery_timing(game, player) or source.loyalty_turn == game.turn.number:
            raise Illegal(f"a loyalty ability of {source.name} can't be activated now")
    if ability.only == "as a sorcery" and not sorcery_timing(game, player):
        raise Illegal(f"the ability of {source.name} can be activated only as a sorcery")
    if ability.only == "during your turn" and not game.is_active(player):
        raise Illegal(f"the ability of {source.name} can be activated only during its controller's turn")
    if ability.only == "during combat" and not during(game, "combat phase"):
        raise Illegal(f"the ability of {source.name} can be activated only during combat")
    if ability.only == "once each turn" and source.used_turn.get(-number) == game.turn.number:
        raise Illegal(f"the ability of {source.name} can be activated only once each turn")


def _cost_objects(
    game: Game, player: Player, source: Object, cost: Cost, given: list[Object]
) -> tuple[list[Object], list[Object]]:
    """What is sacrificed and discarded, from the objects that the announcement names."""
    sacrificed: list[Object] = []
    if cost.sacrifice == "this":
        sacrificed = [source]
        if given == [source]:
            given = []
    elif isinstance(cost.sacrifice, Filter):
        context = Context(player, source)
        fitting = [o for o in given if o.zone == "battlefield" and o.controller is player]
        if len(fitting) != 1 or not fits(game, context, fitting[0], cost.sacrifice):
            raise Illegal(f"the ability of {source.name} needs one permanent to sacrifice")
        sacrificed = fitting
        given.remove(fitting[0])
    discarded = [o for o in given if o in player.hand]
    if len(discarded) != cost.discard or len(discarded) != len(given):
        raise Illegal(f"the ability of {source.name} needs {cost.discard} cards to discard")
    return sacrificed, discarded


def _announce_cycling(game: Game, player: Player, act: ActivateAbility) -> Announcement:
    """702.29a."""
    cost = keyword_cost(act.source.definition, "cycling") or ""
    if act.targets or act.costs:
        raise Illegal("cycling has no target and no other cost")
    if split_second(game):
        raise Illegal("a spell with split second is on the stack")
    payment = mana.plan_payment(player, mana.need([cost]), mana_sources(game, player, []))
    if payment is None:
        raise Illegal(f"{player.name} can't pay for cycling {act.source.name}")
    ability = Activated(cost=Cost(mana=cost, discard=1), effects=(Draw(),))
    return Announcement(player, act.source, {}, payment, ability=ability, discarded=[act.source])


def _announce_unearth(game: Game, player: Player, act: ActivateAbility) -> Announcement:
    """702.84a."""
    ability = unearth(keyword_cost(act.source.definition, "unearth") or "")
    if act.targets or act.costs:
        raise Illegal("unearth has no target and no other cost")
    if split_second(game):
        raise Illegal("a spell with split second is on the stack")
    _check_when(game, player, act.source, 1, ability)
    payment = mana.plan_payment(player, mana.need([ability.cost.mana]), mana_sources(game, player, []))
    if payment is None:
        raise Illegal(f"{player.name} can't pay to unearth {act.source.name}")
    return Announcement(player, act.source, {}, payment, ability=ability)


def activate(game: Game, announced: Announcement) -> None:
    """602.2a-b: the ability goes on the stack and its cost is paid; a mana ability resolves at once (605.3b)."""
    player, source, ability = announced.player, announced.obj, announced.ability
    assert ability is not None
    if mana.is_mana_ability(ability):
        _pay_cost(game, announced)
        for effect in ability.effects:
            assert isinstance(effect, AddMana)
            context = Context(player, source)
            times = amount(game, context, effect.amount)
            for each in players(game, context, effect.who):
                each.pool += [Mana(symbol, effect.until) for symbol in mana.symbols(effect.mana) * times]
        return
    obj = Object(game.new_id(), source.definition, player, player, "stack", card=False)
    obj.kind, obj.source, obj.effects = "activated", source, ability.effects
    obj.targets, obj.targets_wanted, obj.x = announced.targets, ability.targets, announced.x
    game.stack.append(obj)
    game.live[obj.id] = obj
    if ability.only == "once each turn":
        source.used_turn[-announced.number] = game.turn.number
    _pay_cost(game, announced)


def _pay_cost(game: Game, announced: Announcement) -> None:
    player, source = announced.player, announced.obj
    pay(game, player, announced.payment)
    if announced.tap:
        combat.tap(game, source)
    player.life -= announced.life
    if announced.counters:
        remove_counters(game, source, announced.counters)
    if announced.loyalty is not None:
        source.counters["loyalty"] = source.counters.get("loyalty", 0) + announced.loyalty
        source.loyalty_turn = game.turn.number
    game.touch()
    if announced.exiled:
        move_one(game, source, "exile")
    if announced.sacrificed:
        move_all(game, [Move(obj, "graveyard") for obj in announced.sacrificed])
    if announced.discarded:
        discard(game, player, announced.discarded)


# -- playing lands -------------------------------------------------------------------------------------------------


def check_land(game: Game, player: Player, act: PlayLand) -> None:
    """305.1-305.3: one land a turn, in one's own main phase with an empty stack.

    Raises:
        Illegal: not now.
    """
    card = act.card
    from_elsewhere = may_play_from(game, player, card, land=True)
    if (card not in player.hand and not from_elsewhere) or "land" not in card.definition.types:
        raise Illegal(f"{card.name} is no land in {player.name}'s hand")
    if not sorcery_timing(game, player) or player.lands_played:
        raise Illegal(f"{player.name} can't play a land now")


def play_land(game: Game, player: Player, act: PlayLand) -> None:
    """305.1: the land is put onto the battlefield; it isn't cast."""
    player.lands_played += 1
    move_one(game, act.card, "battlefield", player)


def can_be_countered(obj: Object) -> bool:
    """101.2: nothing on the spell says that it can't be countered."""
    return not any(isinstance(a, CantBeCountered) for a in obj.definition.abilities)
