"""Players lose, leave the game, and the game ends (104, 800.4)."""

from __future__ import annotations

from . import combat, planechase, triggers
from .decisions import GameEnds
from .durations import end_effects, update_control
from .state import Game, Object, Player


def players_lose(game: Game, losers: list[Player]) -> None:
    """Players lose the game at the same time and leave it (104.3, 800.4a), each with the whole team (810.8a).

    Raises:
        GameEnds: at most one player or team is left; with none the game is a draw (104.4a).
    """
    for player in losers:
        for each in game.team(player):
            each.in_game = False
    left = [p for p in game.players if p.in_game]
    if not left or all(p in game.team(left[0]) for p in left):
        game.winners = left
        raise GameEnds
    for player in losers:
        triggers.happened(game, triggers.Lost(player))
    for player in losers:
        leave(game, player)


def leave(game: Game, player: Player) -> None:
    """What goes with a player who leaves a game that goes on (800.4a).

    Objects they own leave, effects that give them control end, what they control on the stack that no card represents
    ceases to exist, and what they still control is exiled.
    """
    planechase.leaves(game, player)
    for obj in [o for o in game.phased_out if o.owner is player]:  # 702.26k
        game.phased_out.remove(obj)
        obj.zone = "nowhere"
    for obj in game.everything():
        if obj.owner is player or (obj.zone == "stack" and obj.controller is player and not obj.card):
            cease_to_exist(game, obj)
    end_effects(game, lambda effect: effect.new_controller is player)
    for obj in list(game.battlefield):
        if obj.controller is player:
            cease_to_exist(game, obj)
    for obj in list(game.stack):
        if obj.controller is player:
            cease_to_exist(game, obj)
    game.waiting = [w for w in game.waiting if w.controller is not player]
    game.delayed = [d for d in game.delayed if d.controller is not player]
    game.skips = [s for s in game.skips if s.player is not player]
    game.stay_tapped = [s for s in game.stay_tapped if s.player is not player]
    player.pool.clear()
    update_control(game)
    game.touch()


def cease_to_exist(game: Game, obj: Object) -> None:
    """An object leaves the game, or ceases to exist: that is no change of zones, and nothing sees it."""
    game.zone_of(obj).remove(obj)
    del game.live[obj.id]
    obj.last_zone, obj.zone = obj.zone, "nowhere"
    combat.remove_from_combat(game, obj)
    game.touch()


def concede(game: Game, player: Player) -> None:
    """104.3a: a player concedes, at any time.

    Raises:
        GameEnds: at most one player or team is left.
    """
    if player.in_game:
        players_lose(game, [player])
