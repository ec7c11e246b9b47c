"""What can be wrong with a card definition though its every word is in the vocabulary.

Each check has a file in tests/bad_cards/.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from typing import Any

from reference_engine import cards as v
from reference_engine.mana import symbols

from .yamlfile import BadFile, Step, YamlFile

Where = tuple[Step, ...]

PLAYERS = (
    "you",
    "each player",
    "each opponent",
    "the active player",
    "that player",
    "the player",
    "its controller",
    "its owner",
    "the defending player",
    "the enchanted player",
)
"""The words that stand for players, beside the names of targets."""

OBJECTS = ("this", "it", "enchanted")
"""The words that stand for objects, beside filters and names."""

_PLAYER_FIELDS = frozenset({"who", "controller", "owner"})
_OBJECT_FIELDS = frozenset({"what", "to", "of", "source", "affects"})
_COST_FIELDS = frozenset({"cost", "mana", "more", "less"})
_SYMBOL = re.compile(r"\d+|[WUBRGCX]")
_NAMES_OBJECTS = (v.Exile, v.ExileTop, v.Move, v.CreateToken, v.CreateCopy, v.ChooseObject)
_WITH_TARGETS = (v.Spell, v.Mode, v.Activated, v.Triggered, v.Later, v.WhenYouDo, v.Chapter, v.Exert)
_WITH_PLAYER = (
    v.StepBegins,
    v.Draws,
    v.Discards,
    v.Casts,
    v.DealsDamage,
    v.GainsLife,
)
_WITH_OBJECT = (
    v.Moves,
    v.Discards,
    v.Casts,
    v.Attacks,
    v.BlocksOrIsBlocked,
    v.DealsDamage,
    v.BecomesTapped,
    v.BecomesUntapped,
)


def check(file: YamlFile[v.CardDefinition]) -> None:
    """Refuse a definition that says something that can't be.

    Raises:
        BadFile: the first such thing, with its line and column.
    """
    _check_face(file)
    _check_cost(file, file.value.cost, ("cost",))
    exiled = {e.name for e in _structs(file.value.abilities) if isinstance(e, v.Exile) and e.name}
    for number, ability in enumerate(file.value.abilities):
        _References(file, exiled).ability(ability, ("abilities", number))


# -- the printed characteristics -----------------------------------------------------------------------------------


def _check_face(file: YamlFile[v.CardDefinition]) -> None:
    card = file.value
    kinds = [type(ability) for ability in card.abilities]
    if not card.types:
        raise file.bad(("types",), "a card has a type at least")
    for field in ("types", "subtypes", "supertypes", "colors", "keywords"):
        for number, word in enumerate(getattr(card, field) or ()):
            if word in getattr(card, field)[:number]:
                raise file.bad((field, number), f"{word} is given twice")
    _check_size(file)
    _check_other_face(file)
    for field, kind in (("loyalty", "planeswalker"), ("defense", "battle")):
        given = getattr(card, field) is not None
        if given and kind not in card.types:
            raise file.bad((field,), f"{field} belongs to a {kind}, and to nothing else")
        if kind in card.types and not given:
            raise file.bad(("types",), f"a {kind} needs its {field}")
    is_spell = "instant" in card.types or "sorcery" in card.types
    if is_spell and v.Spell not in kinds:
        raise file.bad(("name",), "an instant or sorcery needs an ability that `is: spell`")
    for number, ability in enumerate(card.abilities):
        here: Where = ("abilities", number)
        if isinstance(ability, v.Spell) and not is_spell:
            raise file.bad(here, "only an instant or sorcery has an ability that `is: spell`")
        if isinstance(ability, v.Spell) and bool(ability.effects) == bool(ability.modes):
            raise file.bad(here, "a spell ability has either effects or modes")
        if isinstance(ability, v.Activated) and ability.cost == v.Cost():
            raise file.bad((*here, "cost"), "the cost is empty")
        if isinstance(ability, v.Activated) and ability.cost.loyalty is not None and "planeswalker" not in card.types:
            raise file.bad(
                (*here, "cost", "loyalty"), "a loyalty ability belongs to a planeswalker, and to nothing else"
            )
        if isinstance(ability, v.WithCost):
            earlier = [a.keyword for a in card.abilities[:number] if isinstance(a, v.WithCost)]
            if ability.keyword in earlier:
                raise file.bad((*here, "keyword"), f"{ability.keyword} is given twice")
        if isinstance(ability, v.Chapter) and "Saga" not in card.subtypes:
            raise file.bad(here, "a chapter belongs to a Saga, and to nothing else")
        if isinstance(ability, v.Enchant) and "Aura" not in card.subtypes:
            raise file.bad(here, "the enchant ability belongs to an Aura, and to nothing else")
    if "Aura" in card.subtypes and v.Enchant not in kinds:
        raise file.bad(("subtypes",), "an Aura needs an ability that `is: enchant`")


def _check_other_face(file: YamlFile[v.CardDefinition]) -> None:
    """A card has one other face at most; what an Adventure or an Omen is, its subtype says too (715.2, 720.2)."""
    others = [(number, a) for number, a in enumerate(file.value.abilities) if isinstance(a, v.OtherFace)]
    for number, other in others:
        here: Where = ("abilities", number, "face")
        face = other.face
        if (number, other) != others[0]:
            raise file.bad(("abilities", number), "a card has one other face")
        if face.name == file.value.name:
            raise file.bad((*here, "name"), "the other face has another name than the card")
        spells = [a for a in face.abilities if isinstance(a, v.Spell)]
        if bool(spells) is not bool({"instant", "sorcery"} & set(face.types)):
            raise file.bad((*here, "types"), "an instant or sorcery, and nothing else, has an ability that `is: spell`")
        for kind in ("adventure", "omen"):
            if (other.kind == kind) is not (kind.capitalize() in face.subtypes):
                raise file.bad((*here, "name"), f"what is cast as an {kind} has the subtype {kind.capitalize()}")


def _check_cost(file: YamlFile[v.CardDefinition], cost: str | None, here: Where) -> None:
    for symbol in symbols(cost or ""):
        if not _SYMBOL.fullmatch(symbol):
            raise file.bad(here, f"no mana symbol {{{symbol}}} here; known are numbers, W U B R G, C and X")


def _check_size(file: YamlFile[v.CardDefinition]) -> None:
    card = file.value
    set_by = [a for a in card.abilities if isinstance(a, v.Static) and a.affects == "this"]
    for field, base in (("power", "base_power"), ("toughness", "base_toughness")):
        given = getattr(card, field) is not None
        if "creature" in card.types and not given and all(getattr(a, base) is None for a in set_by):
            raise file.bad(("types",), f"a creature needs its {field}, or a static ability with {base}")
        if given and "creature" not in card.types and "Vehicle" not in card.subtypes:
            raise file.bad((field,), f"{field} belongs to a creature or a Vehicle, and to nothing else")


# -- names ---------------------------------------------------------------------------------------------------------


def _structs(part: object) -> Iterator[v.Struct]:
    """Everything in a definition, from the outside in, in the order in which it is written."""
    if isinstance(part, v.Struct):
        yield part
        for field in part.__struct_fields__:
            yield from _structs(getattr(part, field))
    elif isinstance(part, tuple):
        for inner in part:
            yield from _structs(inner)
    elif isinstance(part, dict):
        for inner in part.values():
            yield from _structs(inner)


class _References:
    """One ability's names: what has been declared so far, and what is used."""

    def __init__(self, file: YamlFile[v.CardDefinition], exiled: Iterable[str]) -> None:
        self.file = file
        self.equipment = "Equipment" in file.value.subtypes
        self.aura = next((a.what for a in file.value.abilities if isinstance(a, v.Enchant)), None)
        self.objects = set(exiled)
        self.targets: dict[str, v.Target] = {}
        self.used: set[str] = set()
        self.turns: set[str] = set()
        self.phases: set[str] = set()
        self.events: list[v.Event] = []
        self.later: list[v.Later] = []

    def ability(self, ability: v.Ability, here: Where) -> None:
        self.struct(ability, here)

    def struct(self, part: v.Struct, here: Where) -> None:
        """Check one part and all in it, then let the parts after it use what it names."""
        declared = dict(part.targets) if isinstance(part, _WITH_TARGETS) else {}
        for name in declared:
            if name in self.targets or name in self.objects or name in PLAYERS or name in OBJECTS:
                raise self.bad((*here, "targets", name), f"`{name}` already means something else")
        if isinstance(part, v.Triggered | v.Later):
            self.inside(part.when, (*here, "when"))
            self.events.append(part.when)
        if isinstance(part, v.StayTapped) and part.who and not isinstance(part.what, v.Filter):
            raise self.bad((*here, "who"), "with `who`, `what` says what fits then, and is a filter")
        if isinstance(part, v.Later):
            self.later.append(part)
        for field in part.__struct_fields__:
            # Targets are chosen first (601.2c), so that everything else may refer to them, as in the text of a card.
            if field == "targets":
                self.inside(declared, (*here, "targets"))
                self.targets |= declared
        for field in part.__struct_fields__:
            if field not in ("targets", "when"):
                self.field(part, field, (*here, field))
        if isinstance(part, v.Triggered | v.Later):
            self.events.pop()
        if isinstance(part, v.Later):
            self.later.pop()
        for name in declared:
            if name not in self.used:
                raise self.bad((*here, "targets", name), f"the target `{name}` is never used")
            del self.targets[name]
            self.used.discard(name)
        self.declare(part, here)

    def declare(self, part: v.Struct, here: Where) -> None:
        name = getattr(part, "name", "")
        names = (
            self.turns
            if isinstance(part, v.ExtraTurn)
            else self.phases
            if isinstance(part, v.ExtraPhases)
            else self.objects
            if isinstance(part, _NAMES_OBJECTS)
            else None
        )
        if names is None or not name:
            return
        if name in (*PLAYERS, *OBJECTS, *self.targets) or (name in names and not isinstance(part, v.Exile)):
            raise self.bad((*here, "name"), f"`{name}` already means something else")
        names.add(name)

    def inside(self, value: object, here: Where) -> None:
        if isinstance(value, v.Struct):
            self.struct(value, here)
        elif isinstance(value, tuple):
            for number, inner in enumerate(value):
                self.inside(inner, (*here, number))
        elif isinstance(value, dict):
            for key, inner in value.items():
                self.inside(inner, (*here, key))

    def field(self, part: v.Struct, field: str, here: Where) -> None:
        value: Any = getattr(part, field)
        if not isinstance(value, str):
            self.inside(value, here)
        elif field == "whose" and isinstance(part, v.StepBegins):
            if value == "the enchanted player":
                self.player(value, here)
        elif field in _COST_FIELDS:
            _check_cost(self.file, value, here)
        elif field == "turn" and isinstance(part, v.StepBegins):
            self.named(value, self.turns, "extra turn", here)
        elif field == "phase" and isinstance(part, v.StepBegins):
            self.named(value, self.phases, "added phase", here)
        elif field in _PLAYER_FIELDS and not isinstance(part, v.Target):
            self.player(value, here)
        elif field in _OBJECT_FIELDS and _holds_objects(part, field):
            self.object(value, field, here)

    def named(self, value: str, known: set[str], what: str, here: Where) -> None:
        if value and value not in known:
            raise self.bad(here, f"no {what} is called `{value}`{_near(value, known)}")

    def player(self, value: str, here: Where) -> None:
        if not value:
            return
        if value in self.targets:
            self.used.add(value)
            if self.targets[value].kind not in ("player", "any"):
                raise self.bad(here, f"the target `{value}` isn't a player")
        elif value not in PLAYERS:
            players = [name for name, target in self.targets.items() if target.kind in ("player", "any")]
            raise self.bad(here, f"no player is called `{value}`{_near(value, (*PLAYERS, *players))}")
        elif value == "that player" and not self.event(_WITH_PLAYER):
            raise self.bad(here, "`that player` is the player of a triggering event; there is none here")
        elif value == "the player" and not any(later.who for later in self.later):
            raise self.bad(here, "`the player` is whom a `later` names with `who`; there is none here")
        elif value in ("its controller", "its owner") and not self.event(_WITH_OBJECT):
            raise self.bad(here, f"`{value}` speaks of the object of a triggering event; there is none here")
        elif value == "the enchanted player" and self.aura != "player":
            raise self.bad(here, "`the enchanted player` needs the ability to enchant a player")

    def object(self, value: str, field: str, here: Where) -> None:
        if not value:
            return
        if value in self.targets:
            self.used.add(value)
            if self.targets[value].kind == "player" and field != "to":
                raise self.bad(here, f"the target `{value}` is a player; say `who: {value}`")
        elif value == "it" and not self.event(_WITH_OBJECT):
            raise self.bad(here, "`it` is the object of a triggering event; there is none here")
        elif value == "enchanted" and self.aura in (None, "player") and not self.equipment:
            raise self.bad(here, "`enchanted` needs the ability to enchant a permanent, or an Equipment")
        elif value not in OBJECTS and value not in self.objects:
            known = (*OBJECTS, *self.targets, *self.objects)
            raise self.bad(here, f"no object is called `{value}`{_near(value, known)}")

    def event(self, kinds: tuple[type[v.Event], ...]) -> bool:
        return any(isinstance(event, kinds) for event in self.events)

    def bad(self, here: Where, message: str) -> BadFile:
        return self.file.bad(here, message)


def _holds_objects(part: v.Struct, field: str) -> bool:
    """Whether a field of that name holds objects here, and not a zone, a word of a list, or text."""
    if isinstance(part, v.Move | v.Moves | v.Search | v.Skip | v.SkipAlways | v.Enchant):
        return field == "what" and isinstance(part, v.Move | v.Moves)
    return not (field == "to" and isinstance(part, v.DealsDamage))


def _near(word: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(word, list(known), n=2, cutoff=0.6)
    return f"; did you mean {' or '.join(near)}?" if near else ""
