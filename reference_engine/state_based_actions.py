"""State-based actions (704)."""

from __future__ import annotations

from . import battles, commander, leaving, life
from .cards import Enchant
from .characteristics import Context, enchantable, fits, look
from .decisions import choose
from .destroying import to_be_destroyed
from .saga import sagas_at_their_end
from .state import Game, Object, Player
from .zones import Move, move_all


async def check_state_based_actions(game: Game) -> bool:
    """704.3: all that apply are performed at once, then the check repeats until none applies.

    Returns:
        Whether any were performed.

    Raises:
        GameEnds: the game is over.
    """
    any_performed = False
    while await _perform_once(game):
        any_performed = True
    return any_performed


async def _perform_once(game: Game) -> bool:
    """One check: every applicable state-based action as a single event."""
    losers = _losers(game)
    for player in game.players:
        player.drew_from_empty = False
    going = _to_the_graveyard(game) + sagas_at_their_end(game)
    destroyed = _destroyed_by_damage(game)
    ceasing = _ceasing(game)
    returning = await commander.returning(game)
    legends = await _legend_rule(game)
    unattached = _unattached(game)
    annihilating = [p for p in game.battlefield if p.counters.get("+1/+1") and p.counters.get("-1/-1")]

    for obj in ceasing:
        leaving.cease_to_exist(game, obj)
    for obj in unattached:
        obj.attached_to = None
        game.touch()
    for obj in annihilating:  # 704.5q
        both = min(obj.counters["+1/+1"], obj.counters["-1/-1"])
        obj.counters["+1/+1"] -= both
        obj.counters["-1/-1"] -= both
        game.touch()
    # What has several reasons to go goes once.
    going = list(dict.fromkeys((*going, *to_be_destroyed(game, destroyed), *legends)))
    moves = [Move(obj, "graveyard") for obj in going] + [Move(obj, "command") for obj in returning]
    if moves:
        move_all(game, moves)
    if losers:
        leaving.players_lose(game, losers)
    return bool(ceasing or unattached or annihilating or destroyed or moves or losers)


def _losers(game: Game) -> list[Player]:
    """704.5a: life 0 or less. 704.5b: drew from an empty library since the last check. 704.6c: a commander's damage."""
    there = game.in_turn_order()
    beaten = commander.beaten(game, there)
    return [p for p in there if (p.life <= 0 or p.drew_from_empty or p in beaten) and life.can_lose(game, p)]


def _destroyed_by_damage(game: Game) -> list[Object]:
    """704.5g and h: creatures with lethal damage, or dealt damage by a source with deathtouch.

    They have toughness greater than 0: those without it are put into the graveyard by another rule.
    """
    return [
        obj
        for obj in game.battlefield
        if obj.damage
        and look(game, obj).creature
        and look(game, obj).toughness > 0
        and (obj.damage >= look(game, obj).toughness or obj.deathtouched)
        and "indestructible" not in look(game, obj).keywords
    ]


def _to_the_graveyard(game: Game) -> list[Object]:
    """704.5f, i, m, v and w: toughness, loyalty, Auras without a legal host, defense."""
    return [obj for obj in game.battlefield if _cant_stay(game, obj)]


def _cant_stay(game: Game, obj: Object) -> bool:
    seen = look(game, obj)
    return (
        (seen.creature and seen.toughness <= 0)
        or ("planeswalker" in seen.types and not obj.counters.get("loyalty"))
        or ("Aura" in seen.subtypes and not _enchants_legally(game, obj))
        or battles.defeated(game, obj)
    )


def _enchants_legally(game: Game, aura: Object) -> bool:
    """Whether an Aura is attached to something that its enchant ability allows (303.4c)."""
    host = aura.attached_to
    [ability] = [each for each in aura.definition.abilities if isinstance(each, Enchant)]
    if ability.what == "player":
        return isinstance(host, Player) and host.in_game
    if not isinstance(host, Object) or host.zone != "battlefield":
        return False
    return fits(game, Context(aura.controller, aura), host, enchantable(ability))


def _unattached(game: Game) -> list[Object]:
    """704.5n: Equipment attached to what isn't a creature on the battlefield becomes unattached."""
    return [
        obj
        for obj in game.battlefield
        if "Equipment" in look(game, obj).subtypes
        and isinstance(obj.attached_to, Object)
        and (obj.attached_to.zone != "battlefield" or not look(game, obj.attached_to).creature)
    ]


def _ceasing(game: Game) -> list[Object]:
    """704.5d and e: tokens off the battlefield, copies of spells off the stack, and abilities off the stack."""
    return [
        obj
        for obj in game.everything()
        if not obj.card and obj.zone not in ("command", "battlefield") and (obj.zone != "stack" or obj.token)
    ]


async def _legend_rule(game: Game) -> list[Object]:
    """704.5j: of legendary permanents of one name that a player controls, the player chooses one; the others go."""
    going: list[Object] = []
    for player in game.in_turn_order():
        by_name: dict[str, list[Object]] = {}
        for obj in game.battlefield:
            if obj.controller is player and "legendary" in look(game, obj).supertypes:
                by_name.setdefault(obj.name, []).append(obj)
        for name, several in by_name.items():
            [kept] = await choose(player, several, 1, 1, source=name, text="which one to keep")
            going += [obj for obj in several if obj is not kept]
    return going
