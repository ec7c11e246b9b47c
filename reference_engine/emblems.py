"""Emblems: objects in the command zone with nothing but abilities (114)."""

from __future__ import annotations

from .cards import CardDefinition, EmblemAbility
from .state import Game, Object, Player


def get_emblem(game: Game, player: Player, source: str, abilities: tuple[EmblemAbility, ...]) -> Object:
    """114.2: a player puts an emblem, owned and controlled by that player, into the command zone.

    It is no card and no permanent (114.5), has no types, cost or color (114.3), and its abilities function there
    (114.4). It has no name either; `source` only says in a view where it is from.
    """
    definition = CardDefinition(name=f"{source} Emblem", types=(), abilities=abilities)
    emblem = Object(game.new_id(), definition, player, player, "command", card=False)
    player.command.append(emblem)
    game.live[emblem.id] = emblem
    game.touch()
    return emblem
