"""Battles: protectors, defense, and how a Siege is defeated (310, 704.5v-w)."""

from __future__ import annotations

from . import triggers
from .characteristics import look
from .decisions import Unsupported
from .state import Game, Object

DEFENSE = "defense"


def is_battle(game: Game, obj: Object) -> bool:
    """Whether a permanent is a battle."""
    return "battle" in look(game, obj).types


def protect(game: Game, obj: Object) -> None:
    """310.12a: a Siege's controller chooses an opponent as its protector, as it enters; with one there is no choice.

    Raises:
        Unsupported: there are several, and nobody is asked as a permanent enters.
    """
    if "Siege" not in obj.definition.subtypes:
        return
    opponents = game.opponents(obj.controller)
    if len(opponents) > 1:
        raise Unsupported("choice", f"the protector of {obj.name} among {len(opponents)} opponents (310.12a)")
    obj.protector = opponents[0] if opponents else None


def defeated(game: Game, obj: Object) -> bool:
    """704.5v, 704.5w: a battle with defense 0; a Siege only once it is the source of no ability still to resolve."""
    if not is_battle(game, obj) or obj.counters.get(DEFENSE):
        return False
    return "Siege" not in look(game, obj).subtypes or not triggers.still_to_resolve(game, obj)
