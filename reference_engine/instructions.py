"""Carrying out the instructions of a spell or ability, in the order in which they are written (608.2c)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from . import cards as c
from . import (
    casting,
    combat,
    commander,
    durations,
    emblems,
    ending,
    life,
    mana,
    phasing,
    planechase,
    saga,
    triggers,
    turn_control,
    two_headed_giant,
    zones,
)
from .cards import AnyInstruction, CardDefinition, Filter, Objects
from .cascade import cascade
from .characteristics import Context, amount, defending_player, during, fits, objects, players, true
from .countering import counter
from .counters import remove_counters
from .decisions import Unsupported, agrees, choose
from .destroying import to_be_destroyed
from .leaving import players_lose
from .phases import PHASE_OF, new_phase
from .state import ContinuousEffect, ExtraTurn, Game, Mana, Object, Phase, Player, SkipEffect, StaysTapped
from .zones import Move, move_all

Carry = Callable[[Game, Context, Any], Awaitable[None]]


async def carry_out(game: Game, context: Context, instructions: Sequence[AnyInstruction]) -> None:
    """One instruction after the other; an object that has left the stack goes on (608.2m)."""
    for instruction in instructions:
        await INSTRUCTIONS[type(instruction)](game, context, instruction)


def _both(game: Game, context: Context, what: Objects, who: str) -> list[Object | Player]:
    """The objects and the players that an instruction names; one target may be either."""
    found: list[Object | Player] = []
    if what:
        found += objects(game, context, what)
        if isinstance(what, str):
            found += players(game, context, what)
    if who:
        found += players(game, context, who)
    return found


# -- ending (724) --------------------------------------------------------------------------------------------------


async def _end_the_turn(game: Game, context: Context, _: c.EndTheTurn) -> None:
    await ending.end_the_turn(game)


async def _end_the_combat_phase(game: Game, context: Context, _: c.EndTheCombatPhase) -> None:
    await ending.end_the_combat_phase(game)


# -- cards and zones -----------------------------------------------------------------------------------------------


async def _draw(game: Game, context: Context, do: c.Draw) -> None:
    for player in players(game, context, do.who):
        for _ in range(amount(game, context, do.amount)):
            context.happened = zones.draw(game, player)


async def _discard(game: Game, context: Context, do: c.Discard) -> None:
    for player in players(game, context, do.who):
        count = len(player.hand) if do.amount is None else amount(game, context, do.amount)
        chosen = await choose(player, player.hand, count, count, text="what to discard")
        zones.discard(game, player, chosen)
        context.happened = bool(chosen)


async def _destroy(game: Game, context: Context, do: c.Destroy) -> None:
    """701.8: indestructible permanents stay (702.12b), and those that regenerate (701.19)."""
    going = to_be_destroyed(game, objects(game, context, do.what))
    move_all(game, [Move(obj, "graveyard") for obj in going])
    context.happened = bool(going)


async def _exile(game: Game, context: Context, do: c.Exile) -> None:
    """With `until`, nothing is exiled where that event has happened already (610.3a)."""
    what = objects(game, context, do.what)
    source = context.source
    if do.until and (source is None or source.zone != "battlefield"):
        context.happened = False
        return
    exiled = move_all(game, [Move(obj, "exile") for obj in what])
    _call(context, do.name, exiled)
    if do.until and source is not None:
        game.until_leaves.setdefault(source, []).extend(obj for obj in exiled if obj.card)
    context.happened = bool(exiled)


def _call(context: Context, name: str, found: Sequence[Object]) -> None:
    """Objects get a name, for later instructions and for the source's linked abilities (607)."""
    if name:
        context.names[name] = list(found)
        if context.source is not None:
            context.source.names.setdefault(name, []).extend(found)


async def _exile_top(game: Game, context: Context, do: c.ExileTop) -> None:
    exiled = []
    for player in players(game, context, do.who):
        for _ in range(min(do.amount, len(player.library))):
            exiled += move_all(game, [Move(player.library[0], "exile", face_down=not do.face_up)])
    context.names[do.name] = list(exiled)
    context.happened = bool(exiled)


async def _may_play(game: Game, context: Context, do: c.MayPlay) -> None:
    effect = ContinuousEffect(
        context.controller,
        do.until,
        objects(game, context, do.what),
        game.tick(),
        game.turn.number,
        may_play=True,
        from_turn=game.turn.number + 1 if do.later else 0,
    )
    durations.begin_effect(game, effect)


async def _move(game: Game, context: Context, do: c.Move) -> None:
    what = objects(game, context, do.what)
    controllers = [context.controller if do.under == "you" else obj.owner for obj in what]
    moves = [
        Move(
            obj,
            await commander.instead(obj, do.to),
            controller,
            tapped=do.tapped,
            exiled_if_it_leaves=do.exiled_if_it_leaves,
        )
        for obj, controller in zip(what, controllers, strict=True)
    ]
    moved = move_all(game, moves)
    if do.attacking:
        await _enter_attacking(game, moved)
    if do.name:
        context.names[do.name] = list(moved)
    context.happened = bool(moved)


async def _enter_attacking(game: Game, moved: Sequence[Object]) -> None:
    """508.4: each attacks what its controller chooses; in another player's combat it attacks nothing (508.4a)."""
    for obj in moved:
        if obj.zone == "battlefield" and game.combat is not None and game.is_active(obj.controller):
            attacked = combat.may_be_attacked(game)
            for defender in await choose(obj.controller, attacked, 1, 1, source=obj.name, text="what it attacks"):
                combat.put_attacking(game, obj, defender)


async def _shuffle_into(game: Game, context: Context, do: c.ShuffleInto) -> None:
    for player in players(game, context, do.who):
        going = [obj for zone in do.zones for obj in player.zone(zone)]
        move_all(game, [Move(obj, await commander.instead(obj, "library")) for obj in going])
        zones.shuffle(game, player)


async def _search(game: Game, context: Context, do: c.Search) -> None:
    """701.23: the player may fail to find."""
    player = context.controller
    fitting = [obj for obj in player.library if fits(game, context, obj, do.what)]
    one_of_each = list({obj.name: obj for obj in reversed(fitting)}.values())
    found = await choose(player, one_of_each, 0, 1, text="a card to find")
    move_all(game, [Move(obj, do.to, player, tapped=do.tapped) for obj in found])
    zones.shuffle(game, player)
    context.happened = bool(found)


async def _sacrifice(game: Game, context: Context, do: c.Sacrifice) -> None:
    """701.21: only its controller can sacrifice a permanent."""
    going: list[Object] = []
    for player in players(game, context, do.who):
        if isinstance(do.what, Filter):
            mine = [o for o in objects(game, context, do.what) if o.controller is player]
            going += await choose(player, mine, do.amount, do.amount, text="what to sacrifice")
        else:
            going += [o for o in objects(game, context, do.what) if o.zone == "battlefield" and o.controller is player]
    move_all(game, [Move(obj, "graveyard") for obj in going])
    context.happened = bool(going)


async def _choose(game: Game, context: Context, do: c.ChooseObject) -> None:
    for player in players(game, context, do.who):
        fitting = objects(game, context, do.what)
        chosen = await choose(player, fitting, 1, 1, source=_name(context), text="which one")
        context.names[do.name] = list(chosen)
        context.happened = bool(chosen)


async def _get_emblem(game: Game, context: Context, do: c.GetEmblem) -> None:
    for player in players(game, context, do.who):
        emblems.get_emblem(game, player, _name(context), do.abilities)


def _name(context: Context) -> str:
    return context.source.name if context.source is not None else ""


# -- the stack -----------------------------------------------------------------------------------------------------


async def _counter(game: Game, context: Context, do: c.CounterIt) -> None:
    what = [o for o in objects(game, context, do.what) if o.zone == "stack" and casting.can_be_countered(o)]
    for obj in what:
        counter(game, obj)
    context.happened = bool(what)


async def _copy_spell(game: Game, context: Context, do: c.CopySpell) -> None:
    """707.10: the copy is put onto the stack; its controller may choose new targets, each legal, for it."""
    for spell in objects(game, context, do.what):
        if spell.zone != "stack":
            continue
        player = context.controller
        definition = _not_legendary(spell.definition) if do.not_legendary else spell.definition
        copy = Object(game.new_id(), definition, player, player, "stack", card=False, copy=True)
        copy.kind = "spell"
        copy.targets_wanted = spell.targets_wanted
        copy.targets = dict(spell.targets)
        copy.x, copy.mode, copy.paid = spell.x, spell.mode, tuple(w for w in spell.paid if w != "flashback")
        copy.from_zone = "stack"
        game.stack.append(copy)
        game.live[copy.id] = copy
        game.touch()
        for name, target in copy.targets_wanted.items():
            legal = triggers.legal_targets(game, Context(player, copy), target)
            others = [t for t in legal if t is not copy.targets.get(name)]
            for new in await choose(player, others, 0, 1, source=spell.name, text="a new target for the copy"):
                copy.targets[name] = new


def _not_legendary(card: CardDefinition) -> CardDefinition:
    """707.9d: a copy's copiable values but for one supertype."""
    return msgspec.structs.replace(card, supertypes=tuple(s for s in card.supertypes if s != "legendary"))


async def _cast(game: Game, context: Context, do: c.CastFromExile) -> None:
    """Its madness cost is paid where madness exiled it; otherwise nothing."""
    for obj in objects(game, context, do.what):
        cost = (casting.keyword_cost(obj.definition, do.paying) if do.paying else None) or ""
        spell = await casting.cast_without_paying(game, context.controller, obj, cost)
        context.happened = spell is not None
        if spell is not None and do.haste and "creature" in spell.definition.types:
            spell.haste_for = context.controller
        if spell is None and do.paying and obj.zone == "exile":
            zones.move_one(game, obj, "graveyard")


async def _cast_transformed(game: Game, context: Context, do: c.CastTransformed) -> None:
    """310.12b: whoever declines leaves the card where it is; faces that transform aren't modelled.

    Raises:
        Unsupported: the player would cast it.
    """
    for obj in objects(game, context, do.what):
        if await agrees(context.controller, _name(context), "whether to cast it transformed"):
            raise Unsupported("action", f"casting {obj.name} transformed")


async def _cast_copy(game: Game, context: Context, do: c.CastCopy) -> None:
    """707.12: the copy is made in the zone where the card is and cast from there; uncast it ceases (704.5e)."""
    player = context.controller
    for card in objects(game, context, do.what):
        copy = Object(game.new_id(), card.definition, player, player, card.zone, card=False, copy=True)
        game.zone_of(copy).append(copy)
        game.live[copy.id] = copy
        for chosen in await choose(player, [copy], 0, 1, source=_name(context), text="whether to cast the copy"):
            await casting.cast_without_paying(game, player, chosen)


async def _cascade(game: Game, context: Context, _: c.Cascade) -> None:
    assert context.source is not None
    await cascade(game, context.controller, context.source)


# -- the planar die --------------------------------------------------------------------------------------------------


async def _roll_the_planar_die(game: Game, context: Context, _: c.RollPlanarDie) -> None:
    planechase.roll_the_planar_die(game, context.controller)


async def _chaos_ensues(game: Game, context: Context, _: c.LetChaosEnsue) -> None:
    planechase.chaos_ensues(game)


# -- tokens --------------------------------------------------------------------------------------------------------


async def _create_token(game: Game, context: Context, do: c.CreateToken) -> None:
    token = do.token
    definition = CardDefinition(
        name=token.name,
        colors=token.colors,
        types=token.types,
        subtypes=token.subtypes,
        supertypes=token.supertypes,
        power=token.power,
        toughness=token.toughness,
        keywords=token.keywords,
    )
    made: list[Object] = []
    for player in players(game, context, do.who):
        for _ in range(amount(game, context, do.amount)):
            made.append(_put_token(game, player, definition, (), do.attacking))
            if do.attacking:
                combat.put_attacking(game, made[-1], _attacked_by(game, context))
    if do.name:
        context.names[do.name] = list(made)
    context.happened = bool(made)


def _put_token(
    game: Game, player: Player, definition: CardDefinition, gains: tuple[c.Keyword, ...], tapped: bool
) -> Object:
    obj = Object(game.new_id(), definition, player, player, "battlefield", card=False, token=True)
    obj.added_keywords = gains
    return zones.create_token(game, obj, tapped)


def _attacked_by(game: Game, context: Context) -> Object | Player | None:
    """What the source attacks; a player where it attacks nothing any more and there is one to attack."""
    if game.combat is not None and context.source in game.combat.attackers:
        return game.combat.attacked_by(context.source)
    if game.combat is not None and game.is_active(context.controller):
        return next(iter(game.opponents(context.controller)), None)
    return defending_player(game, context.source)


async def _create_copy(game: Game, context: Context, do: c.CreateCopy) -> None:
    """707.2: the token has the copiable values of the original, as it was where it is gone."""
    originals = [o for o in context.names.get(str(do.of), []) if isinstance(o, Object)]
    originals = originals or objects(game, context, do.of)
    if do.attacking:
        await _attacking_copies(game, context, do, originals)
        return
    made = [
        _put_token(game, context.controller, o.definition, (*o.added_keywords, *do.gains), False) for o in originals
    ]
    if do.name:
        context.names[do.name] = list(made)
    context.happened = bool(made)


async def _attacking_copies(game: Game, context: Context, do: c.CreateCopy, originals: Sequence[Object]) -> None:
    """For each opponent but the defending player the controller may create one that attacks that player (702.116a)."""
    defending = players(game, context, "the defending player")
    made: list[Object] = []
    for opponent in game.opponents(context.controller):
        for original in originals:
            if opponent in defending or not await agrees(
                context.controller, _name(context), f"whether to create a token attacking {opponent.name}"
            ):
                continue
            gains = (*original.added_keywords, *do.gains)
            made.append(_put_token(game, context.controller, original.definition, gains, True))
            combat.put_attacking(game, made[-1], opponent)
    context.names[do.name] = list(made)
    context.happened = bool(made)


# -- permanents ----------------------------------------------------------------------------------------------------


async def _change(game: Game, context: Context, do: c.Change) -> None:
    what = [o for o in objects(game, context, do.what) if o.zone == "battlefield"]
    context.happened = bool(what)
    if _is_over_already(context, do.until):
        return
    until = do.until
    if do.attacks_if_able and until == "end of combat" and game.combat is None:
        return
    durations.begin_effect(
        game,
        ContinuousEffect(
            context.controller,
            until,
            what,
            game.tick(),
            game.turn.number,
            source=context.source,
            power=amount(game, context, do.power),
            toughness=amount(game, context, do.toughness),
            gains=do.gains,
            becomes=do.becomes,
            attacks_if_able=do.attacks_if_able,
            attacks_this_turn=do.attacks_this_turn,
            blocks_if_able=do.blocks_if_able,
        ),
    )


def _is_over_already(context: Context, until: c.Duration) -> bool:
    """611.2b: where the duration has ended before it began, the effect does nothing."""
    source = context.source
    if until not in ("this leaves the battlefield", "you control this"):
        return False
    if source is None or source.zone != "battlefield":
        return True
    return until == "you control this" and source.controller is not context.controller


async def _gain_control(game: Game, context: Context, do: c.GainControl) -> None:
    if _is_over_already(context, do.until):
        return
    what = [o for o in objects(game, context, do.what) if o.zone == "battlefield"]
    effect = ContinuousEffect(
        context.controller,
        do.until,
        what,
        game.tick(),
        game.turn.number,
        source=context.source,
        new_controller=context.controller,
    )
    durations.begin_effect(game, effect)
    context.happened = bool(what)


async def _prevent_damage(game: Game, context: Context, do: c.PreventDamage) -> None:
    what = [o for o in objects(game, context, do.what) if o.zone == "battlefield"]
    effect = ContinuousEffect(
        context.controller, do.until, what, game.tick(), game.turn.number, source=context.source, prevents=do.dealt
    )
    durations.begin_effect(game, effect)
    context.happened = bool(what)


async def _tap(game: Game, context: Context, do: c.TapIt) -> None:
    for obj in objects(game, context, do.what):
        combat.tap(game, obj)


async def _untap(game: Game, context: Context, do: c.UntapIt) -> None:
    combat.untap(game, objects(game, context, do.what))


async def _stay_tapped(game: Game, context: Context, do: c.StayTapped) -> None:
    """502.3: the effect follows the object; it waits for the next untap step of whoever controls it then."""
    if do.who and isinstance(do.what, Filter):
        what_fits = msgspec.structs.replace(do.what, controller="")
        game.stay_tapped += [StaysTapped(None, player, what_fits) for player in players(game, context, do.who)]
        return
    what = [o for o in objects(game, context, do.what) if o.zone == "battlefield"]
    game.stay_tapped += [StaysTapped(obj) for obj in what]


async def _attach(game: Game, context: Context, do: c.Attach) -> None:
    """701.3b: an Equipment that has left the battlefield, or with nothing to be attached to, stays as it is."""
    source = context.source
    for host in objects(game, context, do.to):
        if source is not None and source.zone == "battlefield":
            source.attached_to = host
            game.touch()


async def _regenerate(game: Game, context: Context, do: c.Regenerate) -> None:
    """701.19a: a shield for each of them, until the end of the turn."""
    for obj in objects(game, context, do.what):
        shield = ContinuousEffect(
            context.controller, "end of turn", [obj], game.tick(), game.turn.number, regenerates=True
        )
        durations.begin_effect(game, shield)


async def _phase_out(game: Game, context: Context, do: c.PhaseOut) -> None:
    """With `until`, nothing phases out where that event has happened already (610.4b, c)."""
    what = objects(game, context, do.what)
    source = context.source
    if do.until and (source is None or source.zone != "battlefield"):
        context.happened = False
        return
    phasing.phase_out(game, what)
    for obj in what if do.until else ():
        obj.phased_until, obj.phases_in_tapped = source, do.tapped


async def _put_counters(game: Game, context: Context, do: c.PutCounters) -> None:
    count = amount(game, context, do.amount)
    for obj in objects(game, context, do.what):
        before = obj.counters.get(do.kind, 0)
        obj.counters[do.kind] = before + count
        if do.kind == saga.LORE:
            saga.lore_counters_put(game, obj, before)
    game.touch()


async def _remove_counters(game: Game, context: Context, do: c.RemoveCounters) -> None:
    count = amount(game, context, do.amount)
    context.happened = False
    for obj in objects(game, context, do.what):
        context.happened = remove_counters(game, obj, do.kind, count)


# -- players -------------------------------------------------------------------------------------------------------


async def _deal_damage(game: Game, context: Context, do: c.DealDamage) -> None:
    sources = objects(game, context, do.source) or [o for o in [context.source] if o is not None]
    count = amount(game, context, do.amount)
    for to in _both(game, context, do.to, do.who):
        life.deal_damage(game, sources[0], to, count)


async def _gain_life(game: Game, context: Context, do: c.GainLife) -> None:
    for player in players(game, context, do.who):
        life.gain_life(game, player, amount(game, context, do.amount))


async def _lose_life(game: Game, context: Context, do: c.LoseLife) -> None:
    total = 0
    for player in players(game, context, do.who):
        count = amount(game, context, do.amount)
        life.lose_life(game, player, count)
        total += count
    context.that_much = total


async def _lose_the_game(game: Game, context: Context, do: c.LoseTheGame) -> None:
    """104.3e: at once, where nothing says that the player can't lose."""
    losing = [p for p in players(game, context, do.who) if life.can_lose(game, p)]
    if losing:
        players_lose(game, losing)


async def _add_mana(game: Game, context: Context, do: c.AddMana) -> None:
    times = amount(game, context, do.amount)
    for player in players(game, context, do.who):
        player.pool += [Mana(symbol, do.until) for symbol in mana.symbols(do.mana) * times]


async def _cant_cast(game: Game, context: Context, do: c.CantCast) -> None:
    now, turn = game.tick(), game.turn.number
    if not do.during:
        effect = ContinuousEffect(context.controller, do.until, [], now, turn, cant_cast=do.who, cant_cast_what=do.what)
        durations.begin_effect(game, effect)
        return
    for player in players(game, context, do.who):
        effect = ContinuousEffect(player, "", [], now, turn, cant_cast="you", cant_cast_what=do.what, next_turn=True)
        durations.begin_effect(game, effect)


async def _protect(game: Game, context: Context, do: c.Protect) -> None:
    two_headed_giant.not_for_teams(game, "what holds of one player")
    effect = ContinuousEffect(context.controller, do.until, [], game.tick(), game.turn.number, protects=do.gains)
    durations.begin_effect(game, effect)


async def _may(game: Game, context: Context, do: c.May) -> None:
    for player in players(game, context, do.who):
        if await agrees(player, _name(context), "whether to do it"):
            await carry_out(game, context, do.effects)
        else:
            context.happened = False
            await carry_out(game, context, do.otherwise)


async def _pay(game: Game, context: Context, do: c.Pay) -> None:
    if do.sacrifice is not None:
        await _unless_they_sacrifice(game, context, do, do.sacrifice)
        return
    cost = do.mana * amount(game, context, do.times)
    for player in players(game, context, do.who):
        plan = mana.plan_payment(player, mana.need([cost]), casting.mana_sources(game, player, []))
        if plan is not None and await agrees(player, _name(context), f"whether to pay {cost}"):
            casting.pay(game, player, plan)
            context.happened = True
        else:
            context.happened = False
            await carry_out(game, context, do.otherwise)


async def _unless_they_sacrifice(game: Game, context: Context, do: c.Pay, what: Filter) -> None:
    for player in players(game, context, do.who):
        mine = [o for o in objects(game, context, what) if o.controller is player]
        chosen = await choose(player, mine, 0, 1, source=_name(context), text="what to sacrifice")
        move_all(game, [Move(obj, "graveyard") for obj in chosen])
        context.happened = bool(chosen)
        if not chosen:
            await carry_out(game, context, do.otherwise)


async def _if(game: Game, context: Context, do: c.If) -> None:
    await carry_out(game, context, do.effects if true(game, context, do.condition) else do.otherwise)


# -- turns, phases, steps (500.7-500.11) ---------------------------------------------------------------------------


async def _extra_turn(game: Game, context: Context, do: c.ExtraTurn) -> None:
    """500.7: added directly after this turn, or the one specified; one for the players of a team (805.8)."""
    controlled = context.turns.get(c.CONTROLLED)
    for player in two_headed_giant.one_of_each_team(game, players(game, context, do.who)):
        for _ in range(do.amount):
            extra = ExtraTurn(player, do.skips)
            if not do.after:
                game.extra_turns.append(extra)
            elif controlled is not None:
                controlled.then.append(extra)
            if do.name:
                context.turns[do.name] = extra


async def _control_player(game: Game, context: Context, do: c.ControlPlayer) -> None:
    two_headed_giant.not_for_teams(game, "control of a player")
    for player in players(game, context, do.who):
        context.turns[c.CONTROLLED] = turn_control.control(game, context.controller, player)


async def _extra_phases(game: Game, context: Context, do: c.ExtraPhases) -> None:
    """500.8: added directly after the phase, so that the most recently created comes first."""
    if do.after == "this main phase" and not during(game, "main phase"):
        return
    added = [new_phase(kind) for kind in do.phases]
    if do.name:
        added[0].mark = context.turns[do.name] = object()
    if do.after == "the second main phase":
        _after_the_second_main(game, added)
    else:
        game.turn.phases[:0] = added


def _after_the_second_main(game: Game, added: list[Phase]) -> None:
    """505.1b counts the main phases of the turn that have occurred; once there was a third, nothing is added."""
    turn = game.turn
    if turn.mains == 2 and during(game, "main phase"):
        turn.phases[:0] = added
    elif turn.mains < 2:
        turn.after_second_main[:0] = added


async def _extra_steps(game: Game, context: Context, do: c.ExtraSteps) -> None:
    """500.9, 500.10: after a step, or as phases of their own after a phase; `you get` only on your turn (500.10a)."""
    turn = game.turn
    if do.only_you and not game.is_active(context.controller):
        return
    count = amount(game, context, do.amount)
    if do.after == "this step" and turn.phase is not None:
        turn.phase.steps[:0] = [do.step] * count
    else:
        turn.phases[:0] = [Phase(PHASE_OF[do.step], [do.step]) for _ in range(count)]


async def _skip(game: Game, context: Context, do: c.Skip) -> None:
    """614.10: the skip waits for the next occurrence; several skip several (614.10a), but for a team (805.8)."""
    for player in two_headed_giant.one_of_each_team(game, players(game, context, do.who)):
        for _ in range(do.amount):
            effect = SkipEffect(player, do.what, once=do.next)
            if do.during == "this turn":
                effect.turn = game.turn.number
            effect.next_turn = do.during == "their next turn"
            game.skips.append(effect)


async def _skip_one_of(game: Game, context: Context, do: c.SkipOneOf) -> None:
    """614.10: the chosen one is skipped each time it would come in this turn."""
    for player in players(game, context, do.who):
        for what in await choose(player, do.among, 1, 1, source=_name(context), text="what to skip"):
            game.skips.append(SkipEffect(player, what, once=False, turn=game.turn.number))


# -- later ---------------------------------------------------------------------------------------------------------


async def _later(game: Game, context: Context, do: c.Later) -> None:
    source = context.source
    assert source is not None
    names = dict(context.names)
    if isinstance(do.when, c.Moves) is False:
        names.setdefault("this", [context.this or source])
    if do.who:
        names["the player"] = list(players(game, context, do.who))
    game.delayed.append(
        triggers.Delayed(
            context.controller,
            source,
            do.when,
            do.effects,
            do.targets,
            names,
            dict(context.turns),
            do.each,
            do.until,
            game.turn.number,
        )
    )


async def _flip_a_coin(game: Game, context: Context, do: c.FlipACoin) -> None:
    """705.2: which side is called makes no difference, so only whether the flip is won is decided."""
    context.happened = game.random.random() < 0.5
    if context.happened:
        await carry_out(game, context, do.win)


async def _when_you_do(game: Game, context: Context, do: c.WhenYouDo) -> None:
    """603.12: a reflexive triggered ability is created and has triggered, if it happened."""
    assert context.source is not None
    if context.happened:
        waiting = triggers.Waiting(
            context.controller, context.source, do.effects, do.targets, names=dict(context.names)
        )
        triggers.trigger(game, waiting)


INSTRUCTIONS: dict[type, Carry] = {
    c.EndTheTurn: _end_the_turn,
    c.EndTheCombatPhase: _end_the_combat_phase,
    c.Draw: _draw,
    c.Discard: _discard,
    c.DealDamage: _deal_damage,
    c.GainLife: _gain_life,
    c.LoseLife: _lose_life,
    c.LoseTheGame: _lose_the_game,
    c.Destroy: _destroy,
    c.Exile: _exile,
    c.ExileTop: _exile_top,
    c.MayPlay: _may_play,
    c.Move: _move,
    c.ShuffleInto: _shuffle_into,
    c.Search: _search,
    c.CounterIt: _counter,
    c.CreateToken: _create_token,
    c.CreateCopy: _create_copy,
    c.CopySpell: _copy_spell,
    c.Change: _change,
    c.GainControl: _gain_control,
    c.PreventDamage: _prevent_damage,
    c.TapIt: _tap,
    c.UntapIt: _untap,
    c.StayTapped: _stay_tapped,
    c.Attach: _attach,
    c.Regenerate: _regenerate,
    c.PhaseOut: _phase_out,
    c.PutCounters: _put_counters,
    c.RemoveCounters: _remove_counters,
    c.AddMana: _add_mana,
    c.ExtraTurn: _extra_turn,
    c.ControlPlayer: _control_player,
    c.ExtraPhases: _extra_phases,
    c.ExtraSteps: _extra_steps,
    c.Skip: _skip,
    c.SkipOneOf: _skip_one_of,
    c.Later: _later,
    c.FlipACoin: _flip_a_coin,
    c.WhenYouDo: _when_you_do,
    c.May: _may,
    c.Pay: _pay,
    c.If: _if,
    c.Sacrifice: _sacrifice,
    c.ChooseObject: _choose,
    c.GetEmblem: _get_emblem,
    c.CantCast: _cant_cast,
    c.Protect: _protect,
    c.CastFromExile: _cast,
    c.CastTransformed: _cast_transformed,
    c.CastCopy: _cast_copy,
    c.Cascade: _cascade,
    c.RollPlanarDie: _roll_the_planar_die,
    c.LetChaosEnsue: _chaos_ensues,
}
