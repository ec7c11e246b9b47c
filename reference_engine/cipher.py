"""Cipher (702.99); what an encoded card does is in keywords.py."""

from __future__ import annotations

from .characteristics import look
from .decisions import choose
from .state import Game, Object
from .zones import move_one


async def encode(game: Game, spell: Object) -> None:
    """702.99a: as the last thing of its resolution a spell that a card represents may be exiled, encoded."""
    if not spell.card or spell.zone != "stack" or "cipher" not in look(game, spell).keywords:
        return
    player = spell.controller
    creatures = [p for p in game.battlefield if p.controller is player and look(game, p).creature]
    for creature in await choose(player, creatures, 0, 1, source=spell.name, text="a creature to encode it on"):
        card = move_one(game, spell, "exile")
        card.encoded_on = creature
        creature.names[card.id] = [card]
