"""Two-Headed Giant: two teams of two players with shared turns and a shared life total (805, 810).

A turn, priority and a declaration are a team's (805.4, 805.5, 805.10). The engine asks a team's players one after the
other whether to act, and its first player where the team makes one choice together. What else shared turns change
stands where the rule is that they change: the draw, land plays and the discard of each player (steps.py, casting.py,
cleanup.py), extra and skipped turns (turn.py), the order of triggered abilities (triggers.py), losing (leaving.py).
"""

from __future__ import annotations

from collections.abc import Iterable

from .decisions import Unsupported
from .state import Game, Player


def form_teams(game: Game, teams: tuple[tuple[str, ...], ...]) -> None:
    """810.1-810.4: two teams of two who sit side by side, the active one first; each shares one life total.

    Raises:
        Unsupported: other teams than these, or something else of the position that the engine doesn't model for teams.
    """
    seats = [player.name for player in game.players]
    if len(teams) != 2 or any(len(team) != 2 for team in teams) or [name for team in teams for name in team] != seats:
        raise Unsupported("position", "teams other than two pairs of neighbours, the active team first")
    if game.commanders:
        raise Unsupported("position", "teams with commanders")
    game.teams = ((game.players[0], game.players[1]), (game.players[2], game.players[3]))
    for first, second in game.teams:
        if first.life != second.life:
            raise Unsupported("position", f"{first.name} and {second.name}, a team, with two life totals")
        second.life_total = first.life_total
    for player in game.active_players:
        player.last_turn = game.turn.number


def one_of_each_team(game: Game, players: Iterable[Player]) -> list[Player]:
    """805.8: where one effect has several players of a team add or skip something, the team does so once."""
    found: list[Player] = []
    for player in players:
        if not any(each in game.team(player) for each in found):
            found.append(player)
    return found


def not_for_teams(game: Game, what: str) -> None:
    """What the engine doesn't model for teams.

    Raises:
        Unsupported: this game has teams.
    """
    if game.teams:
        raise Unsupported("action", f"{what} in a game with teams")
