"""Sagas: lore counters, the chapter abilities that trigger on them, and the end of the story (505.4, 704.5s, 714)."""

from __future__ import annotations

from . import triggers
from .cards import Chapter
from .characteristics import look
from .state import Game, Object

LORE = "lore"


def chapters(obj: Object) -> list[Chapter]:
    """The chapter abilities of a permanent (714.2)."""
    return [ability for ability in obj.definition.abilities if isinstance(ability, Chapter)]


def is_saga(game: Game, obj: Object) -> bool:
    """Whether a permanent is a Saga with one or more chapter abilities."""
    return "Saga" in look(game, obj).subtypes and bool(chapters(obj))


def final_chapter(obj: Object) -> int:
    """714.2d: the greatest chapter number among its chapter abilities."""
    return max(number for chapter in chapters(obj) for number in chapter.numbers)


def entered(game: Game, obj: Object) -> None:
    """714.3a: as a Saga enters, its controller puts a lore counter on it."""
    if is_saga(game, obj):
        add_lore_counter(game, obj)


async def main_phase_begins(game: Game) -> None:
    """505.4, 714.3c: the active player puts a lore counter on each Saga they control, which doesn't use the stack."""
    sagas = [obj for obj in game.battlefield if game.is_active(obj.controller) and is_saga(game, obj)]
    for obj in sagas:
        add_lore_counter(game, obj)


def add_lore_counter(game: Game, obj: Object) -> None:
    """A lore counter is put on a Saga."""
    before = obj.counters.get(LORE, 0)
    obj.counters[LORE] = before + 1
    game.touch()
    lore_counters_put(game, obj, before)


def lore_counters_put(game: Game, obj: Object, before: int) -> None:
    """714.2b-c: each chapter triggers whose number the lore counters reach by being put on the Saga.

    Args:
        before: how many there were.
    """
    for chapter in chapters(obj):
        for number in chapter.numbers:
            if before < number <= obj.counters[LORE]:
                waiting = triggers.Waiting(obj.controller, obj, chapter.effects, chapter.targets)
                waiting.chapter = True
                triggers.trigger(game, waiting)


def sagas_at_their_end(game: Game) -> list[Object]:
    """704.5s: Sagas with lore counters for their final chapter, of which no chapter ability waits or is on the stack.

    Their controllers sacrifice them.
    """
    return [
        obj
        for obj in game.battlefield
        if obj.counters.get(LORE)
        and is_saga(game, obj)
        and obj.counters[LORE] >= final_chapter(obj)
        and not triggers.still_to_resolve(game, obj, chapter=True)
    ]
