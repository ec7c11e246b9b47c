"""Keyword abilities that stand for triggered abilities, as the triggered abilities they stand for (702)."""

from __future__ import annotations

from . import cards as c
from .cards import CardDefinition, Triggered

Numbered = tuple[tuple[int, Triggered], ...]
"""Triggered abilities with their places; what a keyword stands for comes after the card's written abilities."""

_IN_YOUR_UPKEEP = c.StepBegins(step="upkeep step", whose="you")
_HAS_TIME_COUNTER = c.HasCounters(kind="time", at_least=1)
_REMOVE_TIME_COUNTER = Triggered(
    when=_IN_YOUR_UPKEEP, condition=_HAS_TIME_COUNTER, effects=(c.RemoveCounters(kind="time"),)
)
_LAST_TIME_COUNTER = c.LastCounterRemoved(kind="time")


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


_known: dict[int, tuple[CardDefinition, Numbered, Numbered]] = {}


def _written_out(card: CardDefinition) -> tuple[CardDefinition, Numbered, Numbered]:
    kept = _known.get(id(card))
    if kept is None or kept[0] is not card:
        on_battlefield = [(place, a) for place, a in enumerate(card.abilities) if isinstance(a, Triggered)]
        in_exile: list[tuple[int, Triggered]] = []
        for ability in card.abilities:
            if isinstance(ability, c.Vanishing):
                on_battlefield += enumerate(vanishing(), start=len(card.abilities))
            elif isinstance(ability, c.Suspend):
                in_exile += enumerate(suspend(), start=len(card.abilities))
        if len(_known) > 4096:
            _known.clear()
        kept = _known[id(card)] = (card, tuple(on_battlefield), tuple(in_exile))
    return kept


def triggered(card: CardDefinition) -> Numbered:
    """The triggered abilities of a permanent."""
    return _written_out(card)[1]


def triggered_in_exile(card: CardDefinition) -> Numbered:
    """The triggered abilities that function while the card is in exile (113.6k)."""
    return _written_out(card)[2]
