"""The toy's cards: it has no pool, and builds what it can of a card's facts and structure. Goes away with the toy."""

from __future__ import annotations

import re
from typing import Any

from protocol import CardInfo, Unsupported
from toy import Card

COLORS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


def read_card(name: str, info: CardInfo) -> Card:
    """What a card is to the toy.

    Raises:
        Unsupported: it is more than the toy can play.
    """
    facts, structure = info["facts"], info.get("structure", [])
    types, supertypes = facts["types"], facts.get("supertypes", [])
    if types == ["Land"] and supertypes == ["Basic"] and not structure:
        for subtype in facts.get("subtypes", []):
            if subtype in COLORS:
                return Card(name, "land", COLORS[subtype])
    cost = read_cost(facts.get("cost", ""))
    if cost is None or supertypes or facts.get("keywords"):
        raise Unsupported("card", name)
    power, toughness = facts.get("power"), facts.get("toughness")
    if types in (["Creature"], ["Artifact", "Creature"]) and not structure:
        if power is not None and toughness is not None:
            return Card(name, "creature", cost=cost, power=power, toughness=toughness)
    if types in (["Instant"], ["Sorcery"]):
        kind = types[0].lower()
        if structure == [{"is": "spell", "effects": [{"do": "end the turn"}]}]:
            return Card(name, kind, cost=cost, ends_the_turn=True)
        match structure:
            case [{"effects": [{"amount": int(amount), "to": str(target)}]}] if structure == deals(amount, target):
                return Card(name, kind, cost=cost, damage=amount)
    raise Unsupported("card", name)


def deals(amount: int, target: str) -> list[dict[str, Any]]:
    """The structure of a spell that does nothing but deal damage to any target."""
    effect = {"do": "deal damage", "amount": amount, "to": target}
    return [{"is": "spell", "targets": {target: {"kind": "any"}}, "effects": [effect]}]


def read_cost(text: str) -> dict[str, int] | None:
    """A mana cost by color, generic mana under an empty one; None for one that the toy can't pay."""
    cost: dict[str, int] = {}
    for symbol in re.findall(r"\{(.*?)\}", text):
        if symbol.isdigit():
            cost[""] = int(symbol)
        elif symbol in COLORS.values():
            cost[symbol] = cost.get(symbol, 0) + 1
        else:
            return None
    return cost if cost else None
