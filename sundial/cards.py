"""The fixture cards: read from fixtures/cards/, checked, and turned into what the engine contract carries."""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import msgspec

from . import cache, places
from .model import CardInfo

if TYPE_CHECKING:
    # Only what has to be built needs the vocabulary; a command that reads its cards from the cache needn't import it.
    from reference_engine.cards import CardDefinition

FOLDER = places.FIXTURES / "cards"


class UnknownCard(KeyError):
    """No fixture defines a card of that name; the text says which come near."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        near = difflib.get_close_matches(name, list(known), n=3, cutoff=0.5)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        super().__init__(f'no fixture defines the card "{name}"{hint}')
        self.name, self.near = name, near

    def __str__(self) -> str:
        return str(self.args[0])


class Card(msgspec.Struct, frozen=True):
    """A fixture card: its file (relative to the folder), and what a position says of it."""

    name: str
    file: str
    info: CardInfo
    packed: bytes

    @property
    def definition(self) -> CardDefinition:
        """The definition, as the file gives it."""
        from reference_engine.cards import CardDefinition

        return msgspec.msgpack.decode(self.packed, type=CardDefinition)


class Cards(Mapping[str, Card]):
    """All fixture cards by name, in alphabetical order."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards = {card.name: card for card in cards}

    def __getitem__(self, name: str) -> Card:
        """The card of that name.

        Raises:
            UnknownCard: there is none; a KeyError.
        """
        try:
            return self._cards[name]
        except KeyError:
            raise UnknownCard(name, self._cards) from None

    def __contains__(self, name: object) -> bool:
        return name in self._cards

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    @functools.cached_property
    def infos(self) -> Mapping[str, CardInfo]:
        """What a position says of each card, by name."""
        return {name: card.info for name, card in self._cards.items()}


def load_cards(folder: Path = FOLDER) -> Cards:
    """All cards of a folder and of the folders in it.

    Raises:
        BadFile: a file isn't a card definition, or what it says can't be; its text begins with file, line and column.
        FileNotFoundError: there is no such folder.
    """
    if not folder.is_dir():
        raise FileNotFoundError(f"no folder of cards: {folder}")
    from .yamlfile import yaml_files

    files = yaml_files(folder, deep=True)
    key = cache.digest(part for path in [*_code(), *files] for part in (bytes(path), path.read_bytes()))
    return Cards(cache.load("cards", key, _decoder().decode, lambda: _build(folder, files)))


@functools.cache
def _decoder() -> msgspec.msgpack.Decoder[list[Card]]:
    return msgspec.msgpack.Decoder(list[Card])


def _code() -> list[Path]:
    """The code on which a loaded card depends."""
    import importlib.util

    engine = importlib.util.find_spec("reference_engine")
    home = Path(engine.origin or "").parent if engine else Path()
    here = Path(__file__).parent
    return [
        *(home / name for name in ("cards.py", "mana.py", "text.py")),
        *(here / name for name in ("cards.py", "card_checks.py", "model.py", "yamlfile.py")),
    ]


def _build(folder: Path, files: list[Path]) -> bytes:
    from reference_engine.cards import CardDefinition

    from .card_checks import check
    from .yamlfile import open_yaml

    cards: dict[str, Card] = {}
    for path in files:
        file = open_yaml(path, CardDefinition)
        check(file)
        card = file.value
        if path.stem != slug(card.name):
            raise file.bad(("name",), f'the file of "{card.name}" must be named {slug(card.name)}.yaml')
        if card.name in cards:
            raise file.bad(("name",), f'"{card.name}" is defined in {folder / cards[card.name].file} too')
        packed = msgspec.msgpack.encode(card)
        cards[card.name] = Card(card.name, path.relative_to(folder).as_posix(), card_info(card), packed)
    return msgspec.msgpack.encode([cards[name] for name in sorted(cards)])


def slug(name: str) -> str:
    """The name of a card's file, without the ending: small letters and digits, hyphens between words."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def card_info(card: CardDefinition) -> CardInfo:
    """What a position says of a card: its facts, rules text rendered from its abilities, and these as plain data.

    Words that the vocabulary writes small are capitalized in the facts, as they are in print.
    """
    from reference_engine.cards import Enchant, Exert, Suspend, Vanishing, WithCost, to_data
    from reference_engine.mana import colors_of, mana_value
    from reference_engine.text import rules_text

    from .model import Facts

    keywords: list[str] = list(card.keywords)
    for ability in card.abilities:
        if isinstance(ability, WithCost):
            keywords.append(ability.keyword)
        elif isinstance(ability, Enchant):
            keywords.append("enchant")
        elif isinstance(ability, Suspend | Vanishing):
            keywords.append(type(ability).__name__.lower())
        elif isinstance(ability, Exert):
            keywords.append("exert")
    facts = Facts(
        types=_capitalized(card.types),
        cost=card.cost or "",
        colors=colors_of(card.cost) if card.colors is None else card.colors,
        subtypes=card.subtypes,
        supertypes=_capitalized(card.supertypes),
        power=card.power,
        toughness=card.toughness,
        loyalty=card.loyalty,
        defense=card.defense,
        keywords=_capitalized(keywords),
        mana_value=mana_value(card.cost),
    )
    return CardInfo(facts=facts, text=rules_text(card), structure=to_data(card.abilities), real=card.real)


def definition_of(name: str, info: CardInfo) -> CardDefinition:
    """The definition that a position carries: the inverse of `card_info`, but for the note.

    Raises:
        msgspec.ValidationError: the facts or the abilities aren't in the vocabulary; its text says where.
    """
    from reference_engine.cards import Keyword, from_data
    from reference_engine.mana import colors_of

    facts = info.facts
    plain: set[str] = set(get_args(Keyword))
    return from_data(
        name,
        {
            "cost": facts.cost or None,
            "colors": None if facts.colors == colors_of(facts.cost) else facts.colors,
            "types": _small(facts.types),
            "subtypes": facts.subtypes,
            "supertypes": _small(facts.supertypes),
            "power": facts.power,
            "toughness": facts.toughness,
            "loyalty": facts.loyalty,
            "defense": facts.defense,
            # What has a cost or an object is among the abilities too, where the rest of it stands.
            "keywords": [keyword for keyword in _small(facts.keywords) if keyword in plain],
            "real": info.real,
        },
        info.structure,
    )


def _capitalized(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(word.capitalize() for word in words)


def _small(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(word.lower() for word in words)
