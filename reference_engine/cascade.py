"""Cascade (702.85)."""

from __future__ import annotations

from .casting import cast_without_paying
from .characteristics import mana_value_of
from .decisions import choose
from .state import Game, Object, Player
from .zones import Move, move_all, move_one


async def cascade(game: Game, player: Player, spell: Object) -> None:
    """702.85a: cards are exiled up to a nonland card of lesser mana value, which may be cast; the rest goes down."""
    exiled: list[Object] = []
    found: list[Object] = []
    while player.library and not found:
        card = move_one(game, player.library[0], "exile")
        exiled.append(card)
        if "land" not in card.definition.types and mana_value_of(card) < mana_value_of(spell):
            found.append(card)
    for card in await choose(player, found, 0, 1, source=spell.name, text="whether to cast it"):
        await cast_without_paying(game, player, card)
    rest = [card for card in exiled if card.zone == "exile"]
    game.random.shuffle(rest)
    move_all(game, [Move(card, "library", bottom=True) for card in rest])
