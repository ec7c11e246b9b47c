"""Casting a spell for another cost than its mana cost, and what goes with the permanent that it becomes (118.9)."""

from __future__ import annotations

from . import cards as c
from .durations import begin_effect
from .keywords import ALTERNATIVE_COSTS, DRAW_AS_IT_DIES, NEXT_END_STEP
from .state import ContinuousEffect, Game, Object
from .triggers import Delayed


def entered(game: Game, spell: Object, permanent: Object) -> None:
    """What goes with a permanent whose blitz, dash or warp cost was paid (702.109a, 702.152a, 702.185a)."""
    paid = next((word for word in ALTERNATIVE_COSTS if word in spell.paid), "")
    if not paid or permanent.zone != "battlefield":
        return
    player = spell.controller
    if paid != "warp":
        haste = ContinuousEffect(player, "", [permanent], game.tick(), game.turn.number, gains=("haste",))
        begin_effect(game, haste)
    if paid == "blitz":
        permanent.granted = (DRAW_AS_IT_DIES,)
    then: dict[str, tuple[c.AnyInstruction, ...]] = {
        "blitz": (c.Sacrifice(what="it"),),
        "dash": (c.Move(what="it", to="hand"),),
        "warp": (c.Exile(what="it", name="the warped"), c.MayPlay(what="the warped", until="", later=True)),
    }
    names = {"it": [permanent]}
    game.delayed.append(Delayed(player, permanent, NEXT_END_STEP, then[paid], {}, names, {}, each=False))
