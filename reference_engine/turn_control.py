"""Controlling another player during a turn of theirs (723).

Only who decides changes. What a player is asked and may do, and who controls which object, is as it was (723.3), so
decisions go on naming the controlled player, and `decides_for` tells who makes them.
"""

from __future__ import annotations

from .state import Game, Player, PlayerControl


def control(game: Game, controller: Player, player: Player) -> PlayerControl:
    """723.1: a player is to control another during the next turn that the other actually takes."""
    game.controls.append(PlayerControl(controller, player))
    return game.controls[-1]


def turn_begins(game: Game, player: Player, number: int) -> None:
    """723.1: control of the last turn ends as the next one begins, and that of this player's turn begins.

    A turn that is skipped isn't taken, so the control waits (723.1b).
    """
    game.controls = [each for each in game.controls if each.turn is None]
    for each in game.controls:
        if each.player is player:
            each.turn = number
            game.extra_turns += each.then  # 500.7: directly after the specified turn


def decides_for(game: Game, player: Player) -> Player:
    """723.5: who makes a player's decisions: the last one who was given control of them (723.1a), or they themselves.

    Nobody is controlled by a player who has left the game (800.4b).
    """
    for each in reversed(game.controls):
        if each.player is player and each.turn == game.turn.number and each.controller.in_game:
            return each.controller
    return player
