"""Leaving the stack without resolving: countered, or without a legal target (608.2b, 701.6)."""

from __future__ import annotations

from . import triggers
from .leaving import cease_to_exist
from .state import Game, Object
from .zones import move_one


def counter(game: Game, obj: Object) -> None:
    """701.6a: a countered spell goes to its owner's graveyard; a countered ability ceases to exist."""
    if obj.zone != "stack":
        return
    caster, was_spell = obj.controller, obj.kind == "spell"
    leave_unresolved(game, obj)
    if was_spell:
        triggers.happened(game, triggers.Countered(obj, caster))


def leave_unresolved(game: Game, obj: Object) -> None:
    """It doesn't resolve: a card goes to its owner's graveyard, anything else ceases to exist."""
    if obj.card:
        move_one(game, obj, "graveyard")
    else:
        cease(game, obj)


def cease(game: Game, obj: Object) -> None:
    """An ability, or a copy of a spell, leaves the stack and ceases to exist."""
    cease_to_exist(game, obj)
    triggers.left_the_stack(game, obj)
