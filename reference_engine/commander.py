"""Commanders: casting them from the command zone, returning there, and losing to one (704.6, 903)."""

from __future__ import annotations

from collections.abc import Sequence

from .decisions import Unsupported, agrees
from .state import Game, Object, Player, ZoneName

FATAL_DAMAGE = 21


def tax(obj: Object) -> str:
    """903.8: {2} more for each time the commander has been cast from the command zone before."""
    if obj.commander is None or obj.zone != "command":
        return ""
    return f"{{{2 * obj.commander.casts}}}"


def changed_zone(game: Game, obj: Object) -> None:
    """A commander has been put into a zone: out of exile or a graveyard it may go on at the next check (903.9a)."""
    if obj.commander is not None and obj.zone in ("exile", "graveyard"):
        game.commanders_moved.append(obj)


async def instead(obj: Object, to: ZoneName) -> ZoneName:
    """903.9b: where an object goes; a commander that would go to a hand or a library, where its owner chooses."""
    if obj.commander is None or to not in ("hand", "library"):
        return to
    return "command" if await _put_back(obj) else to


async def _put_back(obj: Object) -> bool:
    return await agrees(obj.owner, obj.name, "whether to put it into the command zone")


def check_draw(obj: Object) -> None:
    """903.9b applies to drawing a commander as well, but nobody is asked as a card is drawn.

    Raises:
        Unsupported: the card is a commander.
    """
    if obj.commander is not None:
        raise Unsupported("choice", f"{obj.name}, drawn, goes to a hand or to the command zone (903.9b)")


async def returning(game: Game) -> list[Object]:
    """704.6d: commanders put into exile or a graveyard since the last check that their owners put back, if they do.

    Whoever declines isn't asked again: at the next check the commander was put there before the last one.
    """
    moved, game.commanders_moved = game.commanders_moved, []
    returned: list[Object] = []
    for player in game.in_turn_order():
        for obj in moved:
            if obj.owner is player and obj.zone != "nowhere" and await _put_back(obj):
                returned.append(obj)
    return returned


def dealt_combat_damage(source: Object, player: Player, amount: int) -> None:
    """903.10a counts the combat damage that each commander deals to each player over the whole game."""
    if source.commander is not None:
        dealt = source.commander.damage
        dealt[player] = dealt.get(player, 0) + amount


def beaten(game: Game, players: Sequence[Player]) -> list[Player]:
    """704.6c: those whom one commander has dealt 21 or more combat damage."""
    return [p for p in players if any(each.damage.get(p, 0) >= FATAL_DAMAGE for each in game.commanders)]
