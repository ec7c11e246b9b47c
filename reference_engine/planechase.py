"""Planechase: the face-up plane, who controls it, rolling the planar die, and chaos (311, 901)."""

from __future__ import annotations

from . import triggers
from .state import Game, Object, Player


def turn_face_up(game: Game, plane: Object) -> None:
    """901.5: the top card of the planar deck is face up in the command zone. Its abilities function there (901.7)."""
    game.plane = plane
    plane.owner.command.append(plane)
    game.live[plane.id] = plane


def turn_begins(game: Game, player: Player) -> None:
    """901.6: the planar controller is the active player, and controls the face-up plane (311.5)."""
    plane = game.plane
    if plane is not None and plane.controller is not player:
        plane.controller.command.remove(plane)
        plane.owner = plane.controller = player
        player.command.append(plane)
        game.touch()


def leaves(game: Game, player: Player) -> None:
    """901.6: as the planar controller leaves the game the next player in turn order becomes it."""
    if game.plane is not None and game.plane.controller is player:
        turn_begins(game, game.next_player(player))


def roll_the_planar_die(game: Game, player: Player) -> None:
    """901.9: a player rolls the planar die, and a blank face comes up, by which nothing happens (901.9a)."""
    triggers.happened(game, triggers.RolledPlanarDie(player))


def chaos_ensues(game: Game) -> None:
    """311.7: the chaos abilities of the face-up plane trigger."""
    triggers.happened(game, triggers.ChaosEnsued())
