"""Compare the fixture cards with the real ones, as MTGJSON's AtomicCards.json describes them.

    python tools/check_cards.py AtomicCards.json.gz [--texts]

Without an option: costs, colors, types, power and toughness, loyalty and keywords of each real card, and that no card
has the name of an invented one. With `--texts`, which needs the extra `phase`: the rules text that is rendered from the
definition and the printed one are read by phase.rs's parser, and what it understands of both is compared. The file is
read only; nothing of it belongs into this repository.

Exit status: 0 no difference, 1 some, 2 wrong usage.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sundial.cards import Card, load_cards
from sundial.yamlfile import BadFile

_REMINDER = re.compile(r" ?\([^()]*\)")
_NOT_COMPARED = frozenset({"oracle_text", "description", "unit_span", "line_index", "items"})
"""Fields of a parse that repeat the text or say where in it something stood, not how it was understood."""


def atomic(path: Path) -> dict[str, Any]:
    """Each card by the name of its first face, with what is printed on that; a whole card of this name comes first."""
    raw = path.read_bytes()
    whole = json.loads(gzip.decompress(raw) if path.suffix == ".gz" else raw)
    first = {faces[0].get("faceName", name): faces[0] for name, faces in whole["data"].items() if "//" in name}
    return first | {name: faces[0] for name, faces in whole["data"].items() if "//" not in name}


# -- facts ---------------------------------------------------------------------------------------------------------


def differences(card: Card, real: Mapping[str, Any] | None) -> Iterator[str]:
    """What the definition says otherwise than the real card."""
    if not card.info.real:
        if real is not None:
            yield "is invented, but a card has this name"
        return
    if real is None:
        yield "no card has this name"
        return
    facts = card.info.facts
    printed: dict[str, tuple[object, object]] = {
        "cost": (facts.cost, real.get("manaCost", "")),
        "mana value": (facts.mana_value, int(real["manaValue"])),
        "colors": (set(facts.colors), set(real["colors"])),
        "types": (list(facts.types), real["types"]),
        "subtypes": (list(facts.subtypes), real["subtypes"]),
        "supertypes": (list(facts.supertypes), real["supertypes"]),
        "power": (_size(card, facts.power), real.get("power")),
        "toughness": (_size(card, facts.toughness), real.get("toughness")),
        "loyalty": (None if facts.loyalty is None else str(facts.loyalty), real.get("loyalty")),
        "defense": (None if facts.defense is None else str(facts.defense), real.get("defense")),
    }
    for name, (ours, theirs) in printed.items():
        if ours != theirs:
            yield f"{name}: {ours!r}, but {theirs!r} is printed"
    ours_too, theirs_too = set(facts.keywords), {word.capitalize() for word in real.get("keywords", ())}
    for word in sorted(ours_too - theirs_too):
        yield f"keyword {word} isn't printed"
    for word in sorted(theirs_too - ours_too):
        # What a definition leaves out or says in other words is told in its note.
        if word.lower() not in card.definition.note.lower():
            yield f"keyword {word} is missing, and no note speaks of it"


def _size(card: Card, printed: int | None) -> str | None:
    if printed is not None:
        return str(printed)
    return "*" if "Creature" in card.info.facts.types else None


# -- texts ---------------------------------------------------------------------------------------------------------


def parse(card: Card, text: str) -> Any:
    """What phase.rs understands of a card with that text."""
    from phase import build_oracle_face

    facts = card.info.facts
    atomic_card: dict[str, Any] = {
        "name": card.name,
        "manaCost": facts.cost,
        "types": list(facts.types),
        "subtypes": list(facts.subtypes),
        "supertypes": list(facts.supertypes),
        "text": text,
        "layout": "normal",
        "colors": list(facts.colors),
        "colorIdentity": list(facts.colors),
        "manaValue": float(facts.mana_value),
        "convertedManaCost": float(facts.mana_value),
        "type": " ".join((*facts.supertypes, *facts.types)),
        "keywords": list(facts.keywords),
        "legalities": {},
        "identifiers": {},
    }
    if "Creature" in facts.types:
        atomic_card["power"] = _size(card, facts.power)
        atomic_card["toughness"] = _size(card, facts.toughness)
    if facts.loyalty is not None:
        atomic_card["loyalty"] = str(facts.loyalty)
    return understood(build_oracle_face(atomic_card, None))


def understood(part: Any) -> Any:
    """A parse without the fields that only repeat its text."""
    if isinstance(part, dict):
        return {key: understood(value) for key, value in part.items() if key not in _NOT_COMPARED}
    if isinstance(part, list):
        return [understood(inner) for inner in part]
    return part


def bare(text: str) -> str:
    """Rules text without reminder text, unless that is all there is."""
    without = "\n".join(line for line in (_REMINDER.sub("", line).strip() for line in text.splitlines()) if line)
    return without or text


def compare_texts(cards: Mapping[str, Card], real: Mapping[str, Any], only: list[str], show: bool) -> int:
    """Print a table of all cards and its sums; how many don't agree."""
    sums: Counter[str] = Counter()
    for card in cards.values():
        if only and card.name not in only:
            continue
        ours = parse(card, card.info.text)
        printed = real.get(card.name, {}).get("text", "") if card.info.real else None
        theirs = None if printed is None else parse(card, bare(printed))
        verdict = _verdict(ours, theirs)
        sums[verdict] += 1
        print(f"{verdict:<16}{card.name}")
        if show and theirs is not None and verdict != "equal":
            print("  ours: " + card.info.text.replace("\n", "\n        "))
            print("  real: " + bare(printed or "").replace("\n", "\n        "))
            for line in _first_differences(ours, theirs, ""):
                print(f"    {line}")
    print(", ".join(f"{count} {verdict}" for verdict, count in sums.most_common()))
    return sums.total() - sums["equal"] - sums["understood"]


def _verdict(ours: Any, theirs: Any) -> str:
    if '"Unimplemented"' in json.dumps(ours):
        return "unimplemented" if theirs is None or '"Unimplemented"' not in json.dumps(theirs) else "both unread"
    if theirs is None:
        return "understood"
    return "equal" if ours == theirs else "different"


def _first_differences(ours: Any, theirs: Any, where: str) -> Iterator[str]:
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted(ours.keys() | theirs.keys()):
            yield from _first_differences(ours.get(key), theirs.get(key), f"{where}.{key}")
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for number, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            yield from _first_differences(one, other, f"{where}[{number}]")
    elif ours != theirs:
        yield f"{where}: {json.dumps(ours)[:300]} / {json.dumps(theirs)[:300]}"


# -- command line --------------------------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    """Run the comparison and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("atomic", type=Path, help="MTGJSON's AtomicCards.json, plain or with gzip")
    parser.add_argument("--texts", action="store_true", help="compare rules texts as phase.rs understands them")
    parser.add_argument("--show", action="store_true", help="with --texts: show where a card's parses differ")
    parser.add_argument("--only", metavar="NAME", nargs="+", default=[], help="with --texts: only these cards")
    said = parser.parse_args(arguments)
    try:
        cards = load_cards()
    except BadFile as error:
        print(error, file=sys.stderr)
        return 2
    try:
        real = atomic(said.atomic)
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(f"{said.atomic}: not an AtomicCards.json: {error}", file=sys.stderr)
        return 2
    if said.texts:
        return 1 if compare_texts(cards, real, said.only, said.show) else 0
    found = [f"{card.name}: {line}" for card in cards.values() for line in differences(card, real.get(card.name))]
    print("\n".join(found) or f"{len(cards)} cards, no difference")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
