"""From Given steps to a position: players, zones, fillers, and lands that pay in any way."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from sundial import position, said
from sundial.loading import Loaded
from sundial.mana import lands_for, symbols
from sundial.model import Position, PositionCard
from sundial.phrases import say
from sundial.said import Counted, Payment, Step

CARDS = Loaded().cards.infos


def build(*messages: said.Given, players: int = 2, seed: int = 1) -> Position:
    steps = [Step(line, say(message), "Given", message) for line, message in enumerate(messages, start=5)]
    return position.build(steps, CARDS, players, seed)


def one(name: str, count: int = 1) -> tuple[Counted, ...]:
    return (Counted(name, count),)


def test_two_players_with_fifteen_fillers_each() -> None:
    built = build()
    assert [p.name for p in built.players] == ["Alice", "Bob"]
    assert [p.library for p in built.players] == [("Island",) * 15, ("Mountain",) * 15]
    assert set(built.cards) == {"Island", "Mountain"}


def test_who_begins_is_first_and_the_highest_name_counts() -> None:
    built = build(said.Begins("Bob"), said.StartsAtLife("Carol", 7))
    assert [(p.name, p.life) for p in built.players] == [("Bob", 20), ("Carol", 7), ("Alice", 20)]
    step = Step(1, "", "When", said.Casts("Alice", "Shock", (said.Ref("Dave"),)))
    assert position.players_in([step]) == 4


@pytest.mark.parametrize(
    ("messages", "library"),
    [
        ([said.LibrarySize("Alice", 3)], ("Island",) * 3),
        ([said.LibraryIs("Alice", one("Shock", 2))], ("Shock", "Shock")),
        ([said.LibraryIs("Alice", one("Shock"), whole=False)], ("Shock", *("Island",) * 15)),
        ([said.LibraryIs("Alice", one("Shock"), whole=False), said.LibrarySize("Alice", 2)], ("Shock", "Island")),
    ],
)
def test_libraries(messages: list[said.Given], library: tuple[str, ...]) -> None:
    assert build(*messages).players[0].library == library


def test_permanents_and_what_is_attached_to_them() -> None:
    built = build(
        said.Controls("Alice", one("Grizzly Bears"), tapped=True, owner="Bob"),
        said.HasCounters("Grizzly Bears", 2, "+1/+1"),
        said.Controls("Bob", (*one("Rancor"), *one("Paradox Haze"))),
        said.Attached("Rancor", "Grizzly Bears"),
        said.Attached("Paradox Haze", "Alice", to_player=True),
    )
    alice, bob = built.players
    assert alice.battlefield == (
        PositionCard(
            "Grizzly Bears",
            tapped=True,
            counters={"+1/+1": 2},
            owner="Bob",
            attached=(PositionCard("Rancor", owner="Bob"),),
        ),
    )
    assert alice.attached == (PositionCard("Paradox Haze", owner="Bob"),)
    assert bob.battlefield == ()


def test_a_planeswalkers_loyalty_is_written_out() -> None:
    assert build(said.Controls("Alice", one("Sarkhan Vol"))).players[0].battlefield == (
        PositionCard("Sarkhan Vol", counters={"loyalty": 4}),
    )
    changed = build(said.Controls("Alice", one("Sarkhan Vol")), said.HasCounters("Sarkhan Vol", 1, "loyalty"))
    assert changed.players[0].battlefield == (PositionCard("Sarkhan Vol", counters={"loyalty": 1}),)


def test_exile_is_one_zone_and_its_cards_name_their_owners() -> None:
    built = build(
        said.Holds("Alice", "exile", one("Shock")),
        said.Holds("Bob", "exile", one("Shock")),
        said.Holds("Bob", "graveyard", one("Divination", 2)),
        said.Holds("Bob", "command zone", one("Grizzly Bears")),
    )
    assert built.exile == (PositionCard("Shock", owner="Alice"), PositionCard("Shock", owner="Bob"))
    assert (built.players[1].graveyard, built.players[1].command) == (("Divination",) * 2, ("Grizzly Bears",))


DRUM = "The Drum, Mining Facility"


def test_the_planar_deck_is_said() -> None:
    built = build(said.PlanarDeckIs(one(DRUM)))
    assert (built.planar_deck, build().planar_deck) == ((DRUM,), ())
    assert built.cards[DRUM].facts.types == ("Plane",)


def test_commanders_and_day_are_said() -> None:
    assert build().day is None
    built = build(
        said.StartsAsDay(yes=False),
        said.Holds("Bob", "command zone", one("Isamaru, Hound of Konda")),
        said.IsCommander("Isamaru, Hound of Konda", "Bob"),
    )
    assert (built.day, built.players[1].commanders) == ("night", ("Isamaru, Hound of Konda",))


def test_teams_are_said_and_share_their_life() -> None:
    assert build().teams == ()
    built = build(said.TwoHeadedGiant(), said.StartsAtLife("Dave", 7))
    assert built.teams == (("Alice", "Bob"), ("Carol", "Dave"))
    assert [(p.name, p.life) for p in built.players] == [("Alice", 30), ("Bob", 30), ("Carol", 7), ("Dave", 7)]
    assert (built.team("Bob"), build().team("Bob")) == (("Alice", "Bob"), ("Bob",))
    other = build(said.Begins("Carol"), said.TwoHeadedGiant())
    assert other.teams == (("Carol", "Dave"), ("Alice", "Bob"))


@pytest.mark.parametrize(
    ("messages", "told"),
    [
        ([said.Begins("Bob"), said.TwoHeadedGiant()], "Bob isn't the first of a team"),
        (
            [said.TwoHeadedGiant(), said.StartsAtLife("Alice", 4), said.StartsAtLife("Bob", 5)],
            "Alice and Bob, a team, have one life total",
        ),
        ([said.IsCommander("Isamaru, Hound of Konda", "Bob")], 'line 5: Bob owns 0 "Isamaru'),
        ([said.PlanarDeckIs(one("Shock"))], 'line 5: "Shock" is no plane'),
        ([said.PlanarDeckIs(one(DRUM)), said.PlanarDeckIs(one(DRUM))], "line 6: the planar deck is given twice"),
        ([said.StartsAsDay(), said.StartsAsDay(yes=False)], "line 6: it is day or night by a step before"),
        ([said.HasCounters("Grizzly Bears", 1, "x")], 'line 5: nobody controls "Grizzly Bears"'),
        ([said.Controls("Alice", one("Rancor")), said.Attached("Rancor", "Rancor")], "line 6: .* to itself"),
        ([said.Controls("Bob", one("Divination"))], "line 5: .* the battlefield: sorcery"),
        (
            [
                said.Controls("Alice", (*one("Grizzly Bears"), *one("Hill Giant"))),
                said.Attached("Hill Giant", "Grizzly Bears"),
            ],
            'line 6: "Hill Giant" is neither an Aura nor an Equipment',
        ),
        ([said.Controls("Bob", one("Hill Giant")), said.Attached("Hill Giant", "Bob", to_player=True)], "neither an"),
        (
            [
                said.Controls("Alice", (*one("Rancor"), *one("Paradox Haze"), *one("Chime of Night"))),
                said.Attached("Rancor", "Paradox Haze"),
                said.Attached("Paradox Haze", "Chime of Night"),
                said.Attached("Chime of Night", "Rancor"),
            ],
            'line 8: "Rancor" is attached to "Chime of Night" already',
        ),
        ([said.LandsFor("Alice", (Payment("Island"),))], 'line 5: "Island" has no mana cost'),
        ([said.LandsFor("Alice", (Payment("Shock", what="flashback"),))], 'line 5: "Shock" has no flashback'),
        ([said.LibraryIs("Bob", one("Shock")), said.LibrarySize("Bob", 2)], "Bob's library is 1 cards, not 2"),
        (
            [
                said.Controls("Alice", one("Grizzly Bears"), tapped=True),
                said.Controls("Bob", one("Grizzly Bears")),
                said.HasCounters("Grizzly Bears", 1, "x"),
            ],
            'line 7: there are 2 different "Grizzly Bears"',
        ),
    ],
)
def test_what_can_not_be_is_told_with_its_line(messages: list[said.Given], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        build(*messages)


# -- lands ---------------------------------------------------------------------------------------------------------


def lands(*costs: str) -> Counter[str]:
    return Counter(lands_for(costs, "Swamp"))


def test_each_color_has_its_need_and_all_generic_mana() -> None:
    assert lands("{4}{U}{U}") == {"Island": 6}
    assert lands("{4}{U}{U}", "{R}") == {"Island": 6, "Mountain": 5}
    assert lands("{1}", "{3}") == {"Swamp": 4}
    assert lands() == {}
    assert lands("{W/U}{U}") == {"Island": 2}


@pytest.mark.parametrize(
    "costs",
    [
        ("{1}{U}", "{R}"),
        ("{2}{U}{U}", "{1}{R}", "{G}"),
        ("{1}{W/U}", "{U}", "{W}"),
        ("{3}", "{B}{B}"),
        ("{C}", "{1}{G}"),
    ],
)
def test_whatever_is_tapped_first_the_rest_pays(costs: tuple[str, ...]) -> None:
    kinds = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G", "Wastes": "C"}

    def payable(pool: Counter[str], left: tuple[str, ...]) -> bool:
        if not left:
            return True
        ways = [
            [kind for kind in pool if symbol.isdigit() or kind in symbol.split("/")]
            for part in symbols(left[0])
            for symbol in ([part] if not part.isdigit() else ["1"] * int(part))
        ]
        paid = [Counter(way) for way in itertools.product(*ways)]
        legal = [way for way in paid if all(pool[kind] >= n for kind, n in way.items())]
        return bool(legal) and all(payable(pool - way, left[1:]) for way in legal)

    pool = Counter(kinds[land] for land in lands_for(costs, "Swamp"))
    for order in itertools.permutations(costs):
        assert payable(pool, order)


def test_what_has_no_single_answer_is_refused() -> None:
    for cost in ("{X}{R}", "{S}", "two"):
        with pytest.raises(ValueError, match=r"known beforehand|no mana cost"):
            lands(cost)


def test_lands_for_an_ability_a_keyword_and_several_times() -> None:
    built = build(
        said.LandsFor(
            "Alice",
            (
                Payment("Sundial of the Infinite", what="ability"),
                Payment("Shock", 2),
                Payment("Fiery Temper", what="madness"),
            ),
        )
    )
    assert Counter(built.players[0].battlefield) == {"Mountain": 4}
