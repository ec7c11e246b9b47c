"""Mana: costs as written, sources of mana, and paying a cost in a legal way (106, 601.2f-h)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from .cards import Activated, AddMana, CardDefinition, Cost, WithCost
from .keywords import equip

if TYPE_CHECKING:
    from .state import Mana, Object, Player

COLORS = ("W", "U", "B", "R", "G")
_SYMBOL = re.compile(r"\{([^}]+)\}")
BASIC_MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


@lru_cache(maxsize=1024)
def symbols(cost: str) -> tuple[str, ...]:
    """The symbols of a mana cost: "{4}{U}{U}" gives "4", "U", "U"."""
    return tuple(_SYMBOL.findall(cost))


def mana_value(cost: str | None) -> int:
    """The mana value of a cost (202.3); X counts as 0."""
    return sum(int(s) if s.isdigit() else 0 if s == "X" else 1 for s in symbols(cost or ""))


def colors_of(cost: str | None) -> tuple[str, ...]:
    """The colors in a mana cost (202.2)."""
    found = set(symbols(cost or ""))
    return tuple(c for c in COLORS if c in found)


def need(costs: Iterable[str], x: int = 0) -> Counter[str]:
    """What is to be paid for several costs together: so many of each color, and "" for generic mana."""
    total: Counter[str] = Counter()
    for cost in costs:
        for symbol in symbols(cost):
            if symbol.isdigit():
                total[""] += int(symbol)
            elif symbol == "X":
                total[""] += x
            else:
                total[symbol] += 1
    return total


def reduced(total: Counter[str], less: str) -> Counter[str]:
    """A cost with a reduction: each symbol takes from mana of its own kind; generic never goes below 0 (118.7c)."""
    left = Counter(total)
    for symbol in symbols(less):
        if symbol.isdigit():
            left[""] = max(0, left[""] - int(symbol))
        elif left[symbol] > 0:
            left[symbol] -= 1
        else:
            left[""] = max(0, left[""] - 1)
    return left


def is_mana_ability(ability: Activated) -> bool:
    """605.1a: no target, it adds mana, and it isn't a loyalty ability."""
    return (
        not ability.targets
        and ability.cost.loyalty is None
        and bool(ability.effects)
        and all(isinstance(e, AddMana) for e in ability.effects)
    )


_INTRINSIC = {
    kind: Activated(cost=Cost(tap=True), effects=(AddMana(mana=f"{{{color}}}"),)) for kind, color in BASIC_MANA.items()
}


def activated_abilities(card: CardDefinition, subtypes: Iterable[str]) -> list[Activated]:
    """A card's activated abilities as printed; a basic land type brings its own first (305.6)."""
    intrinsic = [ability for kind, ability in _INTRINSIC.items() if kind in subtypes]
    equips = [equip(a.cost) for a in card.abilities if isinstance(a, WithCost) and a.keyword == "equip"]
    return intrinsic + [a for a in card.abilities if isinstance(a, Activated)] + equips


@dataclass(slots=True)
class Payment:
    """A way to pay: the mana of the pool that is spent, the permanents that are tapped, and what is left of theirs."""

    spent: list[Mana]
    tapped: list[Object]
    left: list[str]


def plan_payment(
    player: Player, total: Counter[str], sources: list[tuple[Object, list[tuple[str, ...]]]]
) -> Payment | None:
    """A legal way to pay, or None. Mana in the pool is spent before anything is tapped.

    Args:
        total: what is to be paid, as `need` gives it.
        sources: permanents that may be tapped, each with the mana that each of its abilities adds.
    """
    colored = [color for color in (*COLORS, "C") for _ in range(total[color])]
    ordered = sorted(sources, key=lambda s: len(s[1]))
    return _pay(colored, total[""], list(player.pool), ordered, Payment([], [], []))


def _pay(
    colored: list[str],
    generic: int,
    pool: list[Mana],
    sources: list[tuple[Object, list[tuple[str, ...]]]],
    so_far: Payment,
) -> Payment | None:
    left = list(so_far.left)
    if not colored:
        spent, tapped = list(so_far.spent), list(so_far.tapped)
        while generic and pool:
            spent.append(pool.pop())
            generic -= 1
        while generic and left:
            left.pop()
            generic -= 1
        for source, abilities in sources:
            if not generic:
                break
            tapped.append(source)
            for color in abilities[0]:
                if generic:
                    generic -= 1
                else:
                    left.append(color)
        return None if generic else Payment(spent, tapped, left)
    color, rest = colored[0], colored[1:]
    for mana in pool:
        if mana.color == color:
            others = [m for m in pool if m is not mana]
            return _pay(rest, generic, others, sources, Payment([*so_far.spent, mana], so_far.tapped, left))
    if color in left:
        left.remove(color)
        return _pay(rest, generic, pool, sources, Payment(so_far.spent, so_far.tapped, left))
    for source, abilities in sources:
        for adds in abilities:
            if color in adds:
                others_left = list(adds)
                others_left.remove(color)
                found = _pay(
                    rest,
                    generic,
                    pool,
                    [s for s in sources if s[0] is not source],
                    Payment(so_far.spent, [*so_far.tapped, source], left + others_left),
                )
                if found is not None:
                    return found
    return None
