"""Keyword abilities that stand for triggered and activated abilities, in the vocabulary's own words (702)."""

from __future__ import annotations

from . import cards as c
from .cards import CardDefinition, Triggered, WithCost

ALTERNATIVE_COSTS = ("blitz", "dash", "warp")
"""Keywords whose cost may be paid instead of the mana cost (118.9)."""

END_OF_COMBAT = c.StepBegins(step="end of combat step")
NEXT_END_STEP = c.StepBegins(step="end step")

DECAYED = Triggered(when=c.Attacks(), effects=(c.Later(when=END_OF_COMBAT, effects=(c.Sacrifice(what="this"),)),))
"""702.147a, the second ability; combat.py knows the first."""

MYRIAD = Triggered(
    when=c.Attacks(),
    effects=(
        c.CreateCopy(of="this", attacking="each other opponent", name="the copies"),
        c.If(
            condition=c.Happened(),
            effects=(c.Later(when=END_OF_COMBAT, effects=(c.Exile(what="the copies"),)),),
        ),
    ),
)
"""702.116a."""

DRAW_AS_IT_DIES = Triggered(when=c.Moves(what="this", source="battlefield", to="graveyard"), effects=(c.Draw(),))
"""Of a permanent whose blitz cost was paid (702.152a)."""


def echo(cost: str) -> Triggered:
    """702.30a."""
    pay = c.Pay(mana=cost, otherwise=(c.Sacrifice(what="this"),))
    return Triggered(when=c.StepBegins(step="upkeep step", whose="you"), condition=c.NewSinceUpkeep(), effects=(pay,))


def cumulative_upkeep(cost: str) -> Triggered:
    """702.24a."""
    times = c.Count(of="this", counters="age")
    return Triggered(
        when=c.StepBegins(step="upkeep step", whose="you"),
        effects=(
            c.PutCounters(kind="age"),
            c.Pay(mana=cost, times=times, otherwise=(c.Sacrifice(what="this"),)),
        ),
    )


def unearth(cost: str) -> c.Activated:
    """702.84a: an activated ability of the card in a graveyard."""
    return c.Activated(
        cost=c.Cost(mana=cost),
        only="as a sorcery",
        effects=(
            c.Move(what="this", to="battlefield", exiled_if_it_leaves=True, name="the unearthed"),
            c.Change(what="the unearthed", gains=("haste",), until=""),
            c.Later(when=NEXT_END_STEP, effects=(c.Exile(what="the unearthed"),)),
        ),
    )


def triggered_abilities(card: CardDefinition, more: tuple[str, ...] = ()) -> list[Triggered]:
    """The triggered abilities that the card's keywords, and others that a token has besides, stand for."""
    words = (*card.keywords, *more)
    found = [ability for word, ability in (("decayed", DECAYED), ("myriad", MYRIAD)) if word in words]
    for ability in card.abilities:
        if isinstance(ability, WithCost) and ability.keyword == "echo":
            found.append(echo(ability.cost))
        if isinstance(ability, WithCost) and ability.keyword == "cumulative upkeep":
            found.append(cumulative_upkeep(ability.cost))
    return found
