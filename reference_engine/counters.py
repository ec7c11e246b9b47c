"""Counters are removed from objects (122)."""

from __future__ import annotations

from . import triggers
from .state import Game, Object


def remove_counters(game: Game, obj: Object, kind: str, count: int = 1) -> bool:
    """So many counters of a kind are removed, or as many as there are; abilities see the last one go.

    Returns:
        Whether any were removed.
    """
    had = obj.counters.get(kind, 0)
    obj.counters[kind] = max(0, had - count)
    game.touch()
    if had and not obj.counters[kind]:
        triggers.happened(game, triggers.LastCounterRemoved(obj, kind))
    return had > 0
