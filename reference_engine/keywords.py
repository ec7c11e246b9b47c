"""Keyword abilities that stand for triggered and activated abilities, in the vocabulary's own words (702)."""

from __future__ import annotations

from . import cards as c
from .cards import CardDefinition, Triggered, WithCost

ALTERNATIVE_COSTS = ("blitz", "dash", "warp")
"""Keywords whose cost may be paid instead of the mana cost (118.9)."""

END_OF_COMBAT = c.StepBegins(step="end of combat step")
_IN_YOUR_UPKEEP = c.StepBegins(step="upkeep step", whose="you")
_HAS_TIME_COUNTER = c.HasCounters(kind="time", at_least=1)
_REMOVE_TIME_COUNTER = Triggered(
    when=_IN_YOUR_UPKEEP, condition=_HAS_TIME_COUNTER, effects=(c.RemoveCounters(kind="time"),)
)
_LAST_TIME_COUNTER = c.LastCounterRemoved(kind="time")
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


SIEGE = Triggered(
    when=c.LastCounterRemoved(kind="defense"),
    effects=(c.Exile(what="this", name="the defeated"), c.CastTransformed(what="the defeated")),
)
"""310.12b: the intrinsic ability of Sieges."""


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


def equip(cost: str) -> c.Activated:
    """702.6a."""
    return c.Activated(
        cost=c.Cost(mana=cost),
        only="as a sorcery",
        targets={"host": c.Target(what=c.Filter(types=("creature",), controller="you"))},
        effects=(c.Attach(to="host"),),
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
    if "Siege" in card.subtypes:
        found.append(SIEGE)
    for ability in card.abilities:
        if isinstance(ability, c.Vanishing):
            found += vanishing()
        if isinstance(ability, WithCost) and ability.keyword == "echo":
            found.append(echo(ability.cost))
        if isinstance(ability, WithCost) and ability.keyword == "cumulative upkeep":
            found.append(cumulative_upkeep(ability.cost))
    return found


def triggered_in_exile(card: CardDefinition) -> list[Triggered]:
    """The triggered abilities that function while the card is in exile (113.6k)."""
    return [each for ability in card.abilities if isinstance(ability, c.Suspend) for each in suspend()]


def vanishing() -> tuple[Triggered, ...]:
    """702.63a: the two triggered abilities of vanishing; the counters it enters with are in zones.py."""
    return (
        _REMOVE_TIME_COUNTER,
        Triggered(when=_LAST_TIME_COUNTER, effects=(c.Sacrifice(what="this"),)),
    )


def suspend() -> tuple[Triggered, ...]:
    """702.62a: the two triggered abilities of suspend, which function in exile. They need no check for being there.

    A card with suspend in exile is suspended as long as it has a time counter (702.62b).
    """
    cast = c.May(effects=(c.CastFromExile(what="this", haste=True),))
    return (_REMOVE_TIME_COUNTER, Triggered(when=_LAST_TIME_COUNTER, effects=(cast,)))


def cascade() -> tuple[c.AnyInstruction, ...]:
    """702.85a: what cascade does, which triggers as its spell is cast."""
    return (c.Cascade(),)


def cipher(encoded: str) -> Triggered:
    """702.99a: the ability of a creature on which a card is encoded, that card by its name for it."""
    return Triggered(when=c.DealsDamage(what="this", to="player"), effects=(c.CastCopy(what=encoded),))


def comes_back_with(kind: str) -> tuple[c.AnyInstruction, ...]:
    """702.79a, 702.93a: returned to the battlefield under its owner's control with a counter on it."""
    return (c.Move(what="it", to="battlefield", name="returned"), c.PutCounters(what="returned", kind=kind))


_COMES_BACK = {"persist": "-1/-1", "undying": "+1/+1"}


def coming_back(keywords: frozenset[str], counters: dict[str, int]) -> list[str]:
    """702.79a, 702.93a: for each such keyword the kind of counter, where there was none of it."""
    return [kind for keyword, kind in _COMES_BACK.items() if keyword in keywords and not counters.get(kind)]
