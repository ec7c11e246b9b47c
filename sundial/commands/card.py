"""`sundial card`: a fixture card as it would be printed, its rules text rendered from its definition."""

from __future__ import annotations

import argparse

from sundial.loading import Loaded
from sundial.model import Facts


def main(args: argparse.Namespace) -> int:
    """Print name and cost, types, text, and power and toughness, loyalty or defense."""
    loaded = Loaded()
    names = {name.casefold(): name for name in loaded.cards}
    card = loaded.cards[names.get(args.name.casefold(), args.name)]
    facts = card.info.facts
    print(f"{card.name}  {facts.cost}".rstrip())
    print(_type_line(facts) + ("" if card.info.real else "  (invented for the corpus)"))
    if card.info.text:
        print(card.info.text)
    if facts.power is not None or facts.toughness is not None:
        print(f"{'*' if facts.power is None else facts.power}/{'*' if facts.toughness is None else facts.toughness}")
    for what, number in (("Loyalty", facts.loyalty), ("Defense", facts.defense)):
        if number is not None:
            print(f"{what}: {number}")
    return 0


def _type_line(facts: Facts) -> str:
    line = " ".join(word.capitalize() for word in (*facts.supertypes, *facts.types))
    return f"{line} - {' '.join(facts.subtypes)}" if facts.subtypes else line
