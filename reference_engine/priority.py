"""Priority: who may act, until all players pass in succession (117)."""

from __future__ import annotations

from collections.abc import Sequence

from . import casting, triggers
from .decisions import ActivateAbility, CastSpell, Gone, Illegal, Pass, PlayLand, Priority, ask
from .stack import resolve_top
from .state import Game, Player
from .state_based_actions import check_state_based_actions

Acted = Pass | Gone | PlayLand | casting.Announcement


async def players_get_priority(game: Game) -> None:
    """117.3-117.4: the active player gets priority; when all pass in succession the top of the stack resolves.

    It returns once all have passed on an empty stack (500.2), or where an effect has ended the turn or the phase.
    """
    while True:
        await all_pass_in_succession(game)
        if not game.stack:
            return
        await resolve_top(game)
        if game.moves_on:
            return


async def all_pass_in_succession(game: Game) -> None:
    """From the active player on in turn order; whoever does something has priority again (117.3c)."""
    player = first_player(game)
    passed: list[Player] = []
    while any(each not in passed for each in game.in_turn_order()):
        await settle(game)
        if not player.in_game:
            player = game.next_player(player)
        acted: Acted = await ask(Priority(player))
        if isinstance(acted, Gone):
            player = game.next_player(player)
        elif isinstance(acted, Pass):
            passed.append(player)
            player = next_to_act(game, player, passed)
        else:
            passed = []
            perform(game, player, acted)


def next_to_act(game: Game, player: Player, passed: Sequence[Player]) -> Player:
    """117.3d: the next player in turn order; 805.5: a team has priority until none of its players does anything."""
    team = game.team(player)
    return next((each for each in team if each not in passed), game.next_player(team[-1]))


def first_player(game: Game) -> Player:
    """The active player, or the next one in turn order where that player has left the game (800.4j)."""
    return game.in_turn_order()[0]


async def settle(game: Game) -> None:
    """117.5: state-based actions, then waiting triggered abilities, again and again until there are none of either."""
    while True:
        await check_state_based_actions(game)
        triggers.check_state_triggers(game)
        if not game.waiting:
            return
        await triggers.put_waiting_on_the_stack(game)


def check(game: Game, player: Player, act: object) -> Acted:
    """Whether a player with priority may do this.

    Returns:
        What `perform` carries out.

    Raises:
        Illegal: they may not; nothing has changed.
    """
    if isinstance(act, Pass):
        return act
    if isinstance(act, PlayLand):
        casting.check_land(game, player, act)
        return act
    if isinstance(act, CastSpell):
        return casting.announce_spell(game, player, act)
    if isinstance(act, ActivateAbility):
        return casting.announce_ability(game, player, act)
    raise Illegal(f"{player.name} has priority")


def perform(game: Game, player: Player, acted: PlayLand | casting.Announcement) -> None:
    """Carry out what has been checked."""
    if isinstance(acted, PlayLand):
        casting.play_land(game, player, acted)
    elif acted.ability is not None:
        casting.activate(game, acted)
    else:
        casting.cast(game, acted)
