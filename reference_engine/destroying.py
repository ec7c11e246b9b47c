"""Destroying permanents, and regeneration, which replaces that (701.8, 701.19, 614.8)."""

from __future__ import annotations

from collections.abc import Sequence

from . import combat
from .characteristics import look
from .state import Game, Object


def to_be_destroyed(game: Game, what: Sequence[Object]) -> list[Object]:
    """701.8: which of the permanents go to the graveyard: not those that are indestructible or regenerate instead."""
    going = [obj for obj in what if obj.zone == "battlefield" and "indestructible" not in look(game, obj).keywords]
    return [obj for obj in going if not regenerates(game, obj)]


def regenerates(game: Game, obj: Object) -> bool:
    """614.8: instead of being destroyed it loses its damage, becomes tapped and leaves combat. A shield is used up."""
    for effect in game.effects:
        if effect.regenerates and obj in effect.objects:
            effect.objects.remove(obj)
            obj.damage, obj.deathtouched = 0, False
            combat.tap(game, obj)
            combat.remove_from_combat(game, obj)
            game.touch()
            return True
    return False
