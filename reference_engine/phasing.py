"""Phasing (702.26).

A phased-out permanent keeps all it is (702.26d), but is treated as though it didn't exist (702.26b): it stands in a
list of its own, under a name of its own where zones are asked for, so that nothing that looks at the battlefield, or
for the object by its id, finds it.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import combat, durations
from .characteristics import look
from .state import Game, Object, Player


def phase_out(game: Game, what: Sequence[Object]) -> None:
    """702.26b, g, h: permanents phase out, and with each of them what is attached to it, indirectly."""
    out = [obj for obj in what if obj.zone == "battlefield"]
    for obj in out:
        out += [other for other in game.battlefield if other.attached_to is obj and other not in out]
    for obj in out:
        combat.remove_from_combat(game, obj)
        host = obj.attached_to
        obj.phased_with = host if isinstance(host, Object) and host in out else None
        obj.phased_out_under = obj.controller
        game.battlefield.remove(obj)
        del game.live[obj.id]
        obj.zone = "phased out"
        game.phased_out.append(obj)
    game.touch()
    for obj in out:
        durations.not_controlled_any_more(game, obj)


def phase_in(game: Game, what: Sequence[Object]) -> None:
    """702.26c, g: permanents phase in, and what phased out indirectly with each of them."""
    coming = list(what)
    for obj in coming:
        coming += [other for other in game.phased_out if other.phased_with is obj and other not in coming]
    for obj in coming:
        game.phased_out.remove(obj)
        obj.zone = "battlefield"
        obj.phased_with = obj.phased_out_under = obj.phased_until = None
        game.battlefield.append(obj)
        game.live[obj.id] = obj
    game.touch()
    for obj in coming:
        _look_for_the_host(obj)
    durations.update_control(game)


def _look_for_the_host(obj: Object) -> None:
    """702.26i: what phased out directly is attached to what it was attached to, where that is still there."""
    host = obj.attached_to
    if isinstance(host, Object) and host.zone not in ("battlefield", "phased out"):
        obj.attached_to = None
    if isinstance(host, Player) and not host.in_game:
        obj.attached_to = None


def phasing(game: Game, player: Player) -> None:
    """502.1: permanents with phasing phase out, and at the same time those phase in that phased out under the player.

    With them come those that phased out under a player who has left, once that player's turn has been passed by; not
    those that are phased out until something happens (610.4a).
    """
    out = [obj for obj in game.battlefield if obj.controller is player and "phasing" in look(game, obj).keywords]
    coming = [
        obj
        for obj in game.phased_out
        if obj.phased_with is None and obj.phased_until is None and obj.phased_out_under in (player, None)
    ]
    phase_out(game, out)
    phase_in(game, coming)


def left_the_battlefield(game: Game, left: Object) -> None:
    """610.4: what was phased out until this object left the battlefield phases in immediately after that."""
    coming = [obj for obj in game.phased_out if obj.phased_until is left]
    if not coming:
        return
    phase_in(game, coming)
    for obj in coming:
        if obj.phases_in_tapped:
            combat.tap(game, obj)
            obj.phases_in_tapped = False


def turn_would_have_begun(game: Game, player: Player) -> None:
    """702.26n: what phased out under a player who has left phases in in the next untap step after this."""
    for obj in game.phased_out:
        if obj.phased_out_under is player:
            obj.phased_out_under = None
