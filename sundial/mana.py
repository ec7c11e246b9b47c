"""What lands pay for: mana costs as the rules write them, and the basic lands that pay for several of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from .model import CardInfo, Facts
from .said import Payment

BASICS: Mapping[str, str] = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest", "C": "Wastes"}
"""The basic land for each kind of mana (305.6; Wastes for colorless)."""

_SYMBOLS = re.compile(r"\{([^{}]*)\}")
_ALSO_ACTIVATED = ("cycling", "equip", "unearth")
"""Keyword abilities that are activated abilities (702.29a, 702.6a, 702.84a)."""


def symbols(cost: str) -> list[str]:
    """The symbols of a mana cost: `{4}{U}{U}` is 4, U, U.

    Raises:
        ValueError: something else than symbols in braces.
    """
    if _SYMBOLS.sub("", cost).strip():
        raise ValueError(f"{cost!r} is no mana cost; write each symbol in braces, as {{4}}{{U}}{{U}}")
    return [symbol.strip().upper() for symbol in _SYMBOLS.findall(cost)]


def lands_for(costs: Iterable[str], otherwise: str) -> list[str]:
    """Basic lands that pay for all of these costs, whichever of them an engine taps for which.

    Of each color the costs ask for there are as many lands as they need of it and, beside those, as many as all their
    generic mana, so that generic mana paid with one color leaves the colored part payable. Without any color the lands
    are `otherwise`.

    Raises:
        ValueError: a cost with X, snow or anything else that has no single answer.
    """
    needs: Counter[str] = Counter()
    generic = 0
    either: list[list[str]] = []
    for cost in costs:
        for symbol in symbols(cost):
            if symbol.isdigit():
                generic += int(symbol)
            elif symbol in BASICS:
                needs[symbol] += 1
            elif (halves := symbol.split("/")) and all(h in BASICS for h in halves):
                either.append(halves)
            else:
                raise ValueError(f"what {{{symbol}}} costs isn't known beforehand; say which lands there are")
    for halves in either:
        # It may be paid with either color, so for the other costs it counts as generic mana.
        generic += 1
        if not any(half in needs for half in halves):
            needs[halves[0]] += 0
    if not needs and generic:
        return [otherwise] * generic
    return [land for kind, land in BASICS.items() if kind in needs for _ in range(needs[kind] + generic)]


def payment(said: Payment, card: CardInfo) -> list[str]:
    """The mana costs that a `lands for` item stands for, each as often as it is paid.

    Raises:
        ValueError: the card has no such cost.
    """
    cost = _cost(said, card)
    return [cost] * said.count


def face_named(name: str, cards: Mapping[str, CardInfo]) -> CardInfo | None:
    """The other face of that name that some card has: an Adventure, an Omen, a back face."""
    for card in cards.values():
        for ability in card.structure:
            face = ability.get("face", {})
            if face.get("name") == name:
                types = tuple(str(word).capitalize() for word in face["types"])
                return CardInfo(Facts(types=types, cost=face["cost"]), structure=tuple(face.get("abilities", ())))
    return None


def _cost(said: Payment, card: CardInfo) -> str:
    if said.what == "spell":
        if not card.facts.cost:
            raise ValueError(f'"{said.name}" has no mana cost; say which lands there are')
        return card.facts.cost
    if said.what in ("buyback", "kicker"):
        return card.facts.cost + _keyword_cost(said, card)
    if said.what == "ability":
        found = list(activated(card))
        if not found:
            raise ValueError(f'"{said.name}" has no activated ability')
        return _ability_cost(found[first_ability(card) - 1])
    if said.what == "second ability":
        found = list(activated(card))
        if len(found) < 2:
            raise ValueError(f'"{said.name}" has no second activated ability')
        return _ability_cost(found[1])
    return _keyword_cost(said, card)


def _keyword_cost(said: Payment, card: CardInfo) -> str:
    for ability in card.structure:
        if ability.get("is") == "keyword" and ability.get("keyword") == said.what:
            return str(ability["cost"])
    raise ValueError(f'"{said.name}" has no {said.what}')


def activated(card: CardInfo) -> Iterator[dict[str, Any]]:
    """The activated abilities as printed, mana abilities among them."""
    for ability in card.structure:
        kind = ability.get("is")
        if kind == "activated" or (kind == "keyword" and ability.get("keyword") in _ALSO_ACTIVATED):
            yield ability


def first_ability(card: CardInfo) -> int:
    """The number of the first activated ability that isn't a mana ability, or 1."""
    for number, ability in enumerate(activated(card), start=1):
        if not is_mana_ability(ability):
            return number
    return 1


def is_mana_ability(ability: Mapping[str, Any]) -> bool:
    """An activated ability without a target that adds mana and isn't a loyalty ability (605.1a)."""
    effects = ability.get("effects", ())
    return (
        bool(effects)
        and all(effect.get("do") == "add mana" for effect in effects)
        and not ability.get("targets")
        and ability.get("cost", {}).get("loyalty") is None
    )


def _ability_cost(ability: Mapping[str, Any]) -> str:
    cost = ability.get("cost", "")
    return str(cost.get("mana", "")) if isinstance(cost, Mapping) else str(cost)


def pool_text(pool: Mapping[str, int]) -> str:
    """A mana pool as the language writes it: `{R}{R}`, in the order WUBRG and colorless; "" where it is empty."""
    order = [*BASICS, *sorted(kind for kind in pool if kind not in BASICS)]
    return "".join(f"{{{kind}}}" * pool.get(kind, 0) for kind in order)
