"""Rules text rendered from structure: reference_engine/text.py.

No rendered text stands in here: texts are compared with each other, or as a third party's parser understands them.
"""

import itertools
import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from reference_engine.cards import CardDefinition
from reference_engine.text import describe, rules_text, type_line
from sundial.cards import Cards, load_cards

Path = tuple[str | int, ...]

OTHERWISE: dict[str, tuple[Any, ...]] = {
    "step": ("upkeep step", "end step"),
    "whose": ("you", "each opponent"),
    "who": ("you", "each player", "each opponent"),
    "controller": ("you", "each opponent"),
    "until": ("end of turn", "end of combat", "your next turn"),
    "kind": ("+1/+1", "charge"),
    "keyword": ("madness", "flashback"),
    "only": ("as a sorcery", "once each turn"),
    "rule": ("no maximum hand size", "can't cast spells"),
    "during": ("combat phase", "declare attackers step", "your turn", "this turn", "their next turn"),
    "after": ("this phase", "this main phase", "this step"),
    "mana": ("{1}", "{G}{G}"),
    "cost": ("{1}", "{G}{G}"),
    "less": ("{1}",),
    "more": ("{1}",),
    "event": ("draws", "becomes tapped"),
    "do": ("draw", "end the turn", "tap", "untap", "destroy"),
    "is": ("your turn", "untapped"),
}
"""Other words for the fields of a definition, to see that the text changes with them."""

SILENT = {"name", "under"}
"""Fields whose absence doesn't show: names that only later instructions use, and whose control is the owner's."""


@pytest.fixture(scope="module")
def cards() -> Cards:
    return load_cards()


def card(*abilities: dict[str, Any], **facts: Any) -> CardDefinition:
    data = {"name": "Test Card", "types": ["enchantment"], "abilities": abilities, **facts}
    return msgspec.convert(data, CardDefinition)


def spell(*effects: dict[str, Any], **more: Any) -> CardDefinition:
    return card({"is": "spell", "effects": effects, **more}, types=["sorcery"])


def leaves(part: Any, path: Path = ()) -> Iterator[Path]:
    """The path of everything in plain data, containers included."""
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from leaves(value, (*path, key))


def variants(data: Any) -> Iterator[tuple[Path, CardDefinition]]:
    """The definitions that differ in one place: another number, another word, or something left out."""
    for path in leaves(data["abilities"], ("abilities",)):
        copy, holder = _at(data, path)
        key, old = path[-1], holder[path[-1]]
        if "targets" in path and key == "kind":
            continue  # what is done to it fits this kind of target only
        if key == "controller" and _at(data, path[:-1])[1].get("do") == "sacrifice":
            continue  # only what a player controls can be sacrificed by that player
        others: list[Any] = [old + 1] if type(old) is int else [o for o in OTHERWISE.get(str(key), ()) if o != old]
        for other in others:
            holder[key] = other
            yield from _valid(path, copy)
        if isinstance(holder, dict) and key not in SILENT:
            copy, holder = _at(data, path)
            del holder[key]
            yield from _valid(path, copy)


def _at(data: Any, path: Path) -> tuple[Any, Any]:
    """A copy of data, and the part of it that holds the last step of a path."""
    copy = json.loads(json.dumps(data))
    holder = copy
    for step in path[:-1]:
        holder = holder[step]
    return copy, holder


def _valid(path: Path, data: Any) -> Iterator[tuple[Path, CardDefinition]]:
    try:
        yield path, msgspec.convert(data, CardDefinition)
    except msgspec.ValidationError:
        return


# -- all fixtures --------------------------------------------------------------------------------------------------


def test_every_line_is_an_ability(cards: Cards) -> None:
    for name, each in cards.items():
        lines = each.info.text.splitlines()
        definition = each.definition
        intrinsic = "basic" in definition.supertypes
        assert len(lines) >= len(definition.abilities) + bool(definition.keywords) + intrinsic, name
        for line in lines:
            assert line == line.strip(), name
            assert line[0].isupper() or line[0] in "{[(", (name, line)
            assert "  " not in line, (name, line)
            assert not re.search(r"\bNone\b|\bTrue\b|[a-z]_[a-z]|[<>']\w*=", line), (name, line)


def test_every_keyword_shows(cards: Cards) -> None:
    for name, each in cards.items():
        text = each.info.text.casefold()
        assert [k for k in each.info.facts.keywords if k.casefold() not in text] == [], name
        structure = json.dumps(each.info.structure)
        for granted in re.findall(r'"(?:gains|keywords)": \[([^]]*)\]', structure):
            assert all(word in text for word in re.findall(r'"([^"]+)"', granted)), name


def test_every_change_of_a_definition_shows(cards: Cards) -> None:
    """Whatever is said otherwise in a definition reads otherwise: the text leaves nothing out."""
    same: list[str] = []
    for name, each in cards.items():
        data = msgspec.to_builtins(each.definition)
        data = json.loads(json.dumps(data))
        for path, variant in variants({**data, "abilities": data.get("abilities", [])}):
            if variant == each.definition:
                continue
            if rules_text(variant) == each.info.text:
                same.append(f"{name}: {'.'.join(map(str, path))}")
    assert same == []


def test_texts_are_equal_only_where_structures_are(cards: Cards) -> None:
    for one, other in itertools.combinations(cards.values(), 2):
        alike = one.info.text.replace(one.name, "~") == other.info.text.replace(other.name, "~")
        structures = [(c.definition.keywords, c.info.structure) for c in (one, other)]
        if alike and "basic" not in one.definition.supertypes:
            assert structures[0] == structures[1], (one.name, other.name)
        if structures[0] == structures[1] and one.info.structure and one.definition.types == other.definition.types:
            assert alike, (one.name, other.name)


def test_descriptions_hold_the_whole_card(cards: Cards) -> None:
    for name, each in cards.items():
        definition = each.definition
        text = describe(definition)
        assert text.splitlines()[0] == f"{name} {definition.cost or ''}".strip()
        assert text.splitlines()[1] == type_line(definition)
        assert each.info.text in text
        assert definition.note in text
        if definition.power is not None:
            assert f"{definition.power}/{definition.toughness}" in text
        if definition.loyalty is not None:
            assert f"Loyalty: {definition.loyalty}" in text
        assert ("invented" in text) is not definition.real


def test_type_lines(cards: Cards) -> None:
    assert type_line(cards["Obeka, Brute Chronologist"].definition) == "Legendary Creature \N{EM DASH} Ogre Wizard"
    assert type_line(cards["Time Stop"].definition) == "Instant"


def test_a_size_that_an_ability_sets_is_a_star(cards: Cards) -> None:
    assert describe(cards["Gaea's Liege"].definition).splitlines()[-1] == "*/*"


# -- as another parser understands them ----------------------------------------------------------------------------

UNREAD = {
    "Clockwork Beast": "phase.rs doesn't read `if this creature attacked or blocked this combat`",
    "Flamescroll Celebrant": "phase.rs takes another face of a card apart from it, and not in its text",
    "Dusk That Never Falls": "phase.rs doesn't read that an end step is skipped",
    "Fire Sages": "phase.rs knows no mana that stays until end of combat",
    "Fatespinner": "phase.rs doesn't read that a player chooses what is skipped",
    "Gideon of the Trials": "phase.rs doesn't read `prevent all damage target permanent would deal`, printed so too",
    "Moraug, Fury of Akoum": "phase.rs reads no trigger on the beginning of the combat that an ability added",
    "Grid Skip Combats Next Turn": "phase.rs reads it of a target player only",
    "Grid Skip End": "phase.rs doesn't read that an end step is skipped",
    "Grid Skip Main": "phase.rs doesn't read that a main phase is skipped",
    "No Second March": "phase.rs doesn't read that a main phase is skipped",
    "Obeka, Brute Chronologist": "phase.rs doesn't read `the player whose turn it is may`",
    "Riling Dawnbreaker": "as for Flamescroll Celebrant: its Omen",
    "Rimrock Knight": "as for Flamescroll Celebrant: its Adventure",
    "Legion's Initiative": "phase.rs doesn't read `at the beginning of the next combat, return`, printed so too",
    "Siren's Call": "phase.rs doesn't read what a player controlled continuously since the turn began",
    "Tumbling Worldstone": "phase.rs doesn't read what the planar die comes up with",
    "Time Vault": "phase.rs doesn't read a turn that may be skipped as it would begin, printed so too",
    "Torchbearer of the Van": "phase.rs knows no mana that stays until end of combat",
}
"""Texts in the game's own words that phase.rs 0.103 doesn't know either, with the reason."""


def parsed(name: str, info: Any) -> str:
    phase = pytest.importorskip("phase", reason="the parser comes with the extra `phase`")
    facts = info.facts
    face = {
        "name": name,
        "manaCost": facts.cost,
        "types": list(facts.types),
        "subtypes": list(facts.subtypes),
        "supertypes": list(facts.supertypes),
        "text": info.text,
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
    return json.dumps(phase.build_oracle_face(face, None))


def test_phase_understands_the_texts(cards: Cards) -> None:
    unread = {name for name, each in cards.items() if '"Unimplemented"' in parsed(name, each.info)}
    assert unread == set(UNREAD)


def test_phase_understands_what_the_fixtures_mean(cards: Cards) -> None:
    """A few meanings by the parser's own words: what stands in the structure is found in the parse."""
    meant = {
        "Time Stop": "EndTheTurn",
        "Mandate of Peace": "EndCombatPhase",
        "Time Walk": "ExtraTurn",
        "Relentless Assault": "AdditionalPhase",
        "Silence": "ProhibitActivity",
        "Murder": "Destroy",
    }
    for name, word in meant.items():
        assert word in parsed(name, cards[name].info), name
        assert word not in parsed(name, cards["Divination"].info)


# -- what no fixture says ------------------------------------------------------------------------------------------

CREATURE = {"types": ["creature"]}
OTHERS = {
    "modes": card(
        {"is": "spell", "modes": [{"effects": [{"do": "draw"}]}, {"effects": [{"do": "end the turn"}]}]},
        types=["instant"],
    ),
    "discard": spell({"do": "discard", "amount": 2}, {"do": "discard", "who": "each player"}),
    "reflexive": spell(
        {"do": "sacrifice", "what": CREATURE},
        {
            "do": "when you do",
            "targets": {"t": {"kind": "any"}},
            "effects": [{"do": "deal damage", "amount": 2, "to": "t"}],
        },
    ),
    "that much": card(
        {
            "is": "triggered",
            "when": {"event": "gains life", "who": "you"},
            "effects": [{"do": "lose life", "who": "each opponent", "amount": "that much"}],
        }
    ),
    "count": spell({"do": "gain life", "amount": {"of": {**CREATURE, "controller": "you"}}}),
    "counters": spell({"do": "put counters", "what": {**CREATURE, "attacking": True}, "kind": "charge", "amount": "X"}),
    "otherwise": spell(
        {
            "do": "if",
            "condition": {"is": "controls", "what": {**CREATURE, "controller": "you"}, "at_least": 2},
            "effects": [{"do": "draw"}],
            "otherwise": [{"do": "lose the game"}],
        }
    ),
    "may not": spell({"do": "may", "effects": [{"do": "draw"}], "otherwise": [{"do": "lose life", "amount": 3}]}),
    "cast free": spell(
        {"do": "exile the top card", "name": "the card"},
        {"do": "cast", "what": "the card"},
    ),
    "spell costs": card({"is": "spell cost", "affects": {**CREATURE, "controller": "you"}, "less": "{1}"}),
    "ability costs": card(
        {
            "is": "activated",
            "cost": {"discard": 1, "life": 2, "remove_counters": "charge", "sacrifice": CREATURE},
            "effects": [{"do": "draw"}],
        }
    ),
    "becomes tapped": card(
        {"is": "triggered", "when": {"event": "becomes tapped", "what": CREATURE}, "effects": [{"do": "draw"}]}
    ),
    "counter unless": spell(
        {"do": "pay", "who": "you", "mana": "{2}", "otherwise": [{"do": "counter", "what": "t"}]},
        targets={"t": {"kind": "spell"}},
    ),
    "until a turn": spell({"do": "can't cast", "who": "each player", "until": "your next turn"}),
    "tapped tokens": spell(
        {"do": "create token", "token": {"name": "Treasure Token", "types": ["artifact"], "subtypes": ["Treasure"]}}
    ),
    "kept from untapping": spell(
        {"do": "doesn't untap", "what": {**CREATURE, "controller": "each opponent"}},
        {"do": "doesn't untap", "what": "t"},
        targets={"t": {"what": CREATURE}},
    ),
    "skipped by choice": spell({"do": "skip one of", "among": ["draw step", "main phase", "combat phase"]}),
    "unless": spell({"do": "pay", "sacrifice": {**CREATURE, "tapped": True}, "otherwise": [{"do": "draw"}]}),
    "several exiled": spell(
        {"do": "exile the top card", "amount": 3, "face_up": True, "name": "them"},
        {"do": "may play", "what": "them", "until": "end of your next turn"},
    ),
    "cast transformed": spell(
        {"do": "exile", "what": "t", "name": "it all"},
        {"do": "cast transformed", "what": "it all"},
        targets={"t": {"what": CREATURE}},
    ),
    "cast later": spell(
        {"do": "exile the top card", "name": "it all"}, {"do": "may play", "what": "it all", "until": "", "later": True}
    ),
    "protected": spell({"do": "protect", "gains": ["life total can't change"], "until": "your next turn"}),
    "phased out": spell({"do": "phase out", "what": {**CREATURE, "controller": "you"}}),
    "regenerated": spell({"do": "regenerate", "what": "t"}, targets={"t": {"what": CREATURE}}),
    "exiled if it leaves": spell(
        {"do": "move", "what": "t", "to": "battlefield", "under": "you", "exiled_if_it_leaves": True},
        targets={"t": {"kind": "card", "what": {**CREATURE, "zone": "graveyard"}}},
    ),
    "exerted": card(
        {
            "is": "exert",
            "targets": {"t": {"kind": "any"}},
            "effects": [{"do": "deal damage", "amount": 2, "to": "t"}],
        },
        types=["creature"],
        power=1,
        toughness=1,
    ),
    "keeps damage": card({"is": "static", "affects": CREATURE, "keeps_damage": True, "power": 1}),
    "for as long as": spell({"do": "gain control", "what": "t", "until": "you control this"}, targets={"t": {}}),
    "attacking copies": card(
        {
            "is": "triggered",
            "when": {"event": "attacks"},
            "effects": [{"do": "create a token copy", "of": "this", "attacking": "each other opponent", "name": "c"}],
        },
        types=["creature"],
        power=1,
        toughness=1,
    ),
    "first and new": card(
        {
            "is": "triggered",
            "when": {"event": "step begins", "step": "upkeep step"},
            "condition": {"is": "new since upkeep"},
            "effects": [
                {"do": "if", "condition": {"is": "first step", "step": "upkeep step"}, "effects": [{"do": "draw"}]}
            ],
        }
    ),
    "planeswalker": card(
        {"is": "activated", "cost": {"loyalty": 0}, "effects": [{"do": "draw"}]}, types=["planeswalker"], loyalty=3
    ),
}


@pytest.mark.parametrize("name", OTHERS)
def test_every_change_of_other_definitions_shows(name: str) -> None:
    definition = OTHERS[name]
    text = rules_text(definition)
    data = json.loads(json.dumps(msgspec.to_builtins(definition)))
    found = [(path, v) for path, v in variants(data) if v != definition]
    assert found
    assert [path for path, variant in found if rules_text(variant) == text] == []


def test_numbers_show_as_words_or_digits() -> None:
    texts = {rules_text(spell({"do": "draw", "amount": n})) for n in range(1, 40)}
    assert len(texts) == 39
    assert "30" in rules_text(spell({"do": "draw", "amount": 30}))
    assert "30" in rules_text(spell({"do": "gain life", "amount": 30}))
