"""Parts of the game that many engines leave out: who needs them, and what the reference engine does with them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from sundial import model
from sundial.corpus import needs
from sundial.engines import open_engine
from sundial.loading import Loaded
from sundial.runner import lacking

LOADED = Loaded()
FEATURE = """
Feature: 724.1b for parts of the game

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:steps-that-need-more @source:cr
    Scenario: A step that needs more than the least
      Given Alice owns "Isamaru, Hound of Konda" in the command zone
      And Bob has "Time Stop" in hand
      {step}
"""


@pytest.mark.parametrize(
    ("step", "part"),
    [
        ('And "Isamaru, Hound of Konda" is Alice\'s commander\n      Then Alice has 20 life', "commanders"),
        ("And it is night\n      Then Alice has 20 life", "day"),
        ("Then it is day", "day"),
        (
            'And the planar deck is "The Drum, Mining Facility" from the top\n      Then nobody is attacking',
            "planar deck",
        ),
        ("And the game is Two-Headed Giant\n      Then Alice has 30 life", "teams"),
        ("Then Bob decides for Alice", "control of players"),
        ('Then "Time Stop" is face down', "face-down cards"),
        ('Then "Time Stop" is phased out', "phasing"),
        ("Then Alice has 20 life", ""),
    ],
)
def test_what_a_step_needs_of_an_engine(step: str, part: str, tmp_path: Path) -> None:
    (tmp_path / "parts.feature").write_text(FEATURE.format(step=step), encoding="utf-8")
    [scenario] = LOADED.features([str(tmp_path / "parts.feature")])
    needed = needs(scenario)
    assert needed.also == ((part,) if part else ())
    missing = lacking(needed, model.Offers(players=4))
    assert missing == (f"{part} (offer `also`)" if part else "")
    assert lacking(needed, model.Offers(players=4, also=model.PARTS)) == ""


def test_the_reference_engine_and_the_dummies_offer_every_part() -> None:
    for name in ("reference", "null", "refuser"):
        assert open_engine(name).describe().offers.also == model.PARTS


# -- the reference engine ------------------------------------------------------------------------------------------


@dataclass
class Table:
    """A game on the reference engine with two players, who pass until told otherwise."""

    alice: model.PositionPlayer
    bob: model.PositionPlayer

    def __post_init__(self) -> None:
        names = {
            c if isinstance(c, str) else c.name
            for p in (self.alice, self.bob)
            for z in (p.library, p.hand, p.command, p.battlefield)
            for c in z
        }
        cards = {name: LOADED.cards.infos[name] for name in sorted(names)}
        self.engine = open_engine("reference")
        self.view = self.engine.start(model.Position((self.alice, self.bob), cards))

    def act(self, action: model.Action) -> None:
        self.view = self.engine.act(action)

    def passes(self) -> None:
        """Whoever is asked passes, declares nothing, or chooses as little as allowed."""
        decision = self.view.decision
        assert decision is not None
        if isinstance(decision, model.AttackersDecision):
            self.act(model.Attack(decision.player, {}))
        elif isinstance(decision, model.BlockersDecision):
            self.act(model.Block(decision.player, {}))
        elif isinstance(decision, model.ChooseDecision):
            self.act(model.Choose(decision.player, tuple(o.id for o in decision.options[: decision.min])))
        else:
            self.act(model.Pass(decision.player))

    def until_choice(self) -> None:
        while not isinstance(self.view.decision, model.ChooseDecision):
            self.passes()


ISAMARU = "Isamaru, Hound of Konda"
LIBRARY = ("Island",) * 9


def test_a_commander_costs_two_more_for_each_time_it_was_cast_from_there() -> None:
    """903.8: with two Plains it can be cast once, with three more a second time."""

    def second_cast(plains: int) -> Table:
        alice = model.PositionPlayer(
            "Alice",
            library=LIBRARY,
            command=(ISAMARU,),
            commanders=(ISAMARU,),
            battlefield=("Plains",) * plains,
        )
        bob = model.PositionPlayer("Bob", library=LIBRARY, hand=("Murder",), battlefield=("Swamp",) * 3)
        table = Table(alice, bob)
        table.act(model.Cast("Alice", table.view.player("Alice").command[0].id))
        table.passes()
        table.passes()
        dog = next(p for p in table.view.battlefield if p.name == ISAMARU)
        table.act(model.Pass("Alice"))
        table.act(model.Cast("Bob", table.view.player("Bob").hand[0].id, targets=(dog.id,)))
        table.until_choice()
        table.act(model.Choose("Alice", ("yes",)))
        table.act(model.Cast("Alice", table.view.player("Alice").command[0].id))
        return table

    assert second_cast(4).view.stack[0].name == ISAMARU
    with pytest.raises(model.Illegal, match="can't pay"):
        second_cast(3)


def test_another_players_card_in_the_command_zone_is_no_commander() -> None:
    alice = model.PositionPlayer("Alice", library=LIBRARY, command=(ISAMARU,), battlefield=("Plains",))
    table = Table(alice, model.PositionPlayer("Bob", library=LIBRARY))
    with pytest.raises(model.Illegal, match="may not cast"):
        table.act(model.Cast("Alice", table.view.player("Alice").command[0].id))


@pytest.mark.parametrize(("commanders", "winners"), [((ISAMARU,), ("Alice",)), ((), None)])
def test_twenty_one_combat_damage_of_one_commander(
    commanders: tuple[str, ...], winners: tuple[str, ...] | None
) -> None:
    """704.6c: dealt over several turns; Bob has life enough."""
    dog = model.PositionCard(ISAMARU, counters={"+1/+1": 9})
    alice = model.PositionPlayer("Alice", library=LIBRARY, battlefield=(dog,), commanders=commanders)
    cards = {name: LOADED.cards.infos[name] for name in (ISAMARU, "Island")}
    table = Table(model.PositionPlayer("Alice", library=LIBRARY), model.PositionPlayer("Bob", library=LIBRARY))
    bob = model.PositionPlayer("Bob", life=40, library=LIBRARY)
    table.view = table.engine.start(model.Position((alice, bob), cards))
    attacks = 0
    while table.view.result is None and attacks < 2:
        decision = table.view.decision
        if isinstance(decision, model.AttackersDecision):
            table.act(model.Attack("Alice", {table.view.battlefield[0].id: "Bob"}))
            attacks += 1
        else:
            table.passes()
    while table.view.result is None and table.view.step != "postcombat_main":
        table.passes()
    assert table.view.player("Bob").life == 18
    assert (table.view.result.winners if table.view.result else None) == winners


def test_a_drawn_commander_is_unsupported() -> None:
    alice = model.PositionPlayer("Alice", library=("Island",))
    bob = model.PositionPlayer("Bob", library=(ISAMARU,), commanders=(ISAMARU,))
    table = Table(alice, bob)
    while (table.view.turn, table.view.step) != (2, "upkeep"):
        table.passes()
    table.passes()
    with pytest.raises(model.Unsupported, match="choice"):
        table.passes()


def test_a_commander_that_is_nowhere_or_there_twice_is_refused() -> None:
    for dogs in ((), (ISAMARU, ISAMARU)):
        alice = model.PositionPlayer("Alice", library=("Island",), hand=dogs, commanders=(ISAMARU,))
        with pytest.raises(model.Unsupported, match="position"):
            Table(alice, model.PositionPlayer("Bob", library=LIBRARY))


def test_an_emblem_is_shown_in_the_command_zone_and_leaves_with_its_player() -> None:
    walker = model.PositionCard("Sarkhan, the Dragonspeaker", counters={"loyalty": 6})
    names = ("Sarkhan, the Dragonspeaker", "Island")
    players = (
        model.PositionPlayer("Alice", library=LIBRARY, battlefield=(walker,)),
        model.PositionPlayer("Bob", library=LIBRARY),
        model.PositionPlayer("Carol", library=LIBRARY),
    )
    engine = open_engine("reference")
    view = engine.start(model.Position(players, {name: LOADED.cards.infos[name] for name in names}))
    engine.act(model.Activate("Alice", view.battlefield[0].id, 3))
    for player in ("Alice", "Bob", "Carol"):
        view = engine.act(model.Pass(player))
    assert [card.name for card in view.player("Alice").command] == ["Sarkhan, the Dragonspeaker Emblem"]
    with pytest.raises(model.Illegal):
        engine.act(model.Cast("Alice", view.player("Alice").command[0].id))
    assert engine.act(model.Concede("Alice")).player("Alice").command == ()


def test_gideon_prevents_damage_by_one_permanent_and_to_himself() -> None:
    """615.1: the Bears deal none in Bob's turn, and the Bolt none to Gideon, who keeps his loyalty."""
    gideon = model.PositionCard("Gideon of the Trials", counters={"loyalty": 3})
    names = ("Gideon of the Trials", "Grizzly Bears", "Lightning Bolt", "Island", "Mountain")
    players = (
        model.PositionPlayer("Alice", library=LIBRARY, battlefield=(gideon,)),
        model.PositionPlayer(
            "Bob", library=LIBRARY, hand=("Lightning Bolt",), battlefield=("Grizzly Bears", "Mountain")
        ),
    )

    def start(ability: int, at_the_bears: bool) -> Table:
        table = Table(model.PositionPlayer("Alice"), model.PositionPlayer("Bob"))
        cards = {name: LOADED.cards.infos[name] for name in names}
        table.view = table.engine.start(model.Position(players, cards))
        bears = table.view.battlefield[1].id
        targets = (bears,) if at_the_bears else ()
        table.act(model.Activate("Alice", table.view.battlefield[0].id, ability, targets))
        table.passes()
        table.passes()
        return table

    table = start(1, at_the_bears=True)
    while not (isinstance(table.view.decision, model.AttackersDecision) and table.view.active == "Bob"):
        table.passes()
    table.act(model.Attack("Bob", {table.view.battlefield[1].id: "Alice"}))
    while table.view.step != "postcombat_main":
        table.passes()
    assert table.view.player("Alice").life == 20

    table = start(2, at_the_bears=False)
    assert (table.view.battlefield[0].power, table.view.battlefield[0].toughness) == (4, 4)
    table.act(model.Pass("Alice"))
    table.act(model.Cast("Bob", table.view.player("Bob").hand[0].id, (table.view.battlefield[0].id,)))
    table.passes()
    table.passes()
    assert (table.view.battlefield[0].damage, table.view.battlefield[0].counters) == (0, {"loyalty": 3})


@pytest.mark.parametrize(("first", "second", "decides"), [("Alice", "Bob", "Alice"), ("Bob", "Alice", None)])
def test_mindslaver_names_who_decides_and_asks_the_controlled_player(
    first: str, second: str, decides: str | None
) -> None:
    """723.5. Both aim at Bob; the one activated first resolves last and works (723.1a); his own means nothing."""
    names = ("Mindslaver", "Island")
    players = tuple(
        model.PositionPlayer(name, library=LIBRARY, battlefield=("Mindslaver", *("Island",) * 4))
        for name in ("Alice", "Bob")
    )
    engine = open_engine("reference")
    view = engine.start(model.Position(players, {name: LOADED.cards.infos[name] for name in names}))
    slavers = {p.controller: p.id for p in view.battlefield if p.name == "Mindslaver"}
    for player in (first, second):
        while view.decision is not None and view.decision.player != player:
            view = engine.act(model.Pass(view.decision.player))
        view = engine.act(model.Activate(player, slavers[player], 1, ("Bob",)))
    while view.turn == 1:
        assert view.decision is not None
        assert view.decision.by is None
        view = engine.act(model.Pass(view.decision.player))
    assert view.decision == model.PriorityDecision("Bob", decides)


# -- battles and planes --------------------------------------------------------------------------------------------

SIEGE = model.PositionCard("Invasion of Dominaria", counters={"defense": 3})


def test_a_siege_is_attacked_by_its_controller_and_blocked_by_its_protector() -> None:
    """310.12a, 508.1b, 509.1a: the protector is the only opponent."""
    alice = model.PositionPlayer("Alice", library=LIBRARY, battlefield=(SIEGE, "Grizzly Bears"))
    bob = model.PositionPlayer("Bob", library=LIBRARY, battlefield=("Hill Giant",))
    table = Table(alice, bob)
    siege, bears, giant = (p.id for p in table.view.battlefield)
    while not isinstance(table.view.decision, model.AttackersDecision):
        table.passes()
    table.act(model.Attack("Alice", {bears: siege}))
    while not isinstance(table.view.decision, model.BlockersDecision):
        table.passes()
    assert table.view.decision.player == "Bob"
    table.act(model.Block("Bob", {giant: (bears,)}))
    table.passes()
    table.passes()
    assert [p.name for p in table.view.battlefield] == ["Invasion of Dominaria", "Hill Giant"]
    assert table.view.battlefield[0].counters == {"defense": 3}


def test_a_protector_among_several_opponents_is_unsupported() -> None:
    alice = model.PositionPlayer("Alice", library=LIBRARY, battlefield=(SIEGE,))
    others = tuple(model.PositionPlayer(name, library=LIBRARY) for name in ("Bob", "Carol"))
    cards = {name: LOADED.cards.infos[name] for name in (SIEGE.name, "Island")}
    with pytest.raises(model.Unsupported, match="protector"):
        open_engine("reference").start(model.Position((alice, *others), cards))


def test_casting_a_defeated_siege_transformed_is_unsupported() -> None:
    alice = model.PositionPlayer("Alice", library=LIBRARY, battlefield=(SIEGE, "Mountain"), hand=("Lightning Bolt",))
    table = Table(alice, model.PositionPlayer("Bob", library=LIBRARY))
    [bolt] = table.view.player("Alice").hand
    table.act(model.Cast("Alice", bolt.id, targets=(table.view.battlefield[0].id,)))
    table.until_choice()
    with pytest.raises(model.Unsupported, match="transformed"):
        table.act(model.Choose("Alice", ("yes",)))


def test_the_plane_is_the_active_players() -> None:
    """901.6: in Bob's turn Bob controls it, and Alice's roll isn't his."""
    drum = "The Drum, Mining Facility"
    stone = "Tumbling Worldstone"
    names = (drum, stone, "Island", "Grizzly Bears")
    alice = model.PositionPlayer("Alice", library=LIBRARY, battlefield=(stone, "Island", "Grizzly Bears"))
    bob = model.PositionPlayer("Bob", library=LIBRARY)
    cards = {name: LOADED.cards.infos[name] for name in names}
    table = Table(alice, bob)
    table.view = table.engine.start(model.Position((alice, bob), cards, planar_deck=(drum,)))
    assert [card.name for card in table.view.player("Alice").command] == [drum]
    while (table.view.turn, table.view.step) != (2, "upkeep"):
        table.passes()
    assert [card.name for card in table.view.player("Bob").command] == [drum]
    assert table.view.player("Alice").command == ()
    table.passes()
    table.act(model.Activate("Alice", table.view.battlefield[0].id))
    table.passes()
    table.passes()
    assert table.view.stack == ()


FOUR = tuple(model.PositionPlayer(name, 30, LIBRARY) for name in ("Alice", "Bob", "Carol", "Dave"))
TEAMS = (("Alice", "Bob"), ("Carol", "Dave"))
ISLAND = {"Island": LOADED.cards.infos["Island"]}


def test_a_team_has_priority_until_both_its_players_have_passed() -> None:
    """805.5: each of them is asked, the active team's first, and again after anybody has done something."""
    engine = open_engine("reference")
    alice = model.PositionPlayer("Alice", 30, LIBRARY, battlefield=("Island",))
    bob = model.PositionPlayer("Bob", 30, LIBRARY, hand=("Shock",), battlefield=("Mountain",))
    cards = {name: LOADED.cards.infos[name] for name in ("Island", "Mountain", "Shock")}
    view = engine.start(model.Position((alice, bob, *FOUR[2:]), cards, teams=TEAMS))
    view = engine.act(model.Pass("Alice"))
    view = engine.act(model.Cast("Bob", view.player("Bob").hand[0].id, targets=("Carol",)))
    asked = []
    while view.stack:
        assert isinstance(view.decision, model.PriorityDecision)
        asked.append(view.decision.player)
        view = engine.act(model.Pass(view.decision.player))
    assert asked == ["Bob", "Alice", "Carol", "Dave"]
    assert [player.life for player in view.players] == [30, 30, 28, 28]


@pytest.mark.parametrize(
    ("teams", "life"),
    [
        ((("Alice", "Carol"), ("Bob", "Dave")), 30),
        ((("Alice",), ("Bob", "Carol", "Dave")), 30),
        ((("Carol", "Dave"), ("Alice", "Bob")), 30),
        (TEAMS, 20),
    ],
)
def test_other_teams_than_two_pairs_of_neighbours_with_one_life_total_are_unsupported(
    teams: tuple[tuple[str, ...], ...], life: int
) -> None:
    first = model.PositionPlayer("Alice", life, LIBRARY)
    with pytest.raises(model.Unsupported, match="team"):
        open_engine("reference").start(model.Position((first, *FOUR[1:]), ISLAND, teams=teams))


def test_what_means_one_of_two_active_players_is_unsupported() -> None:
    """805.9: the controller of Obeka's ability would choose which of the two may end the turn."""
    engine = open_engine("reference")
    obeka = "Obeka, Brute Chronologist"
    alice = model.PositionPlayer("Alice", 30, LIBRARY, battlefield=(obeka,))
    cards = ISLAND | {obeka: LOADED.cards.infos[obeka]}
    view = engine.start(model.Position((alice, *FOUR[1:]), cards, teams=TEAMS))
    view = engine.act(model.Activate("Alice", view.battlefield[0].id))
    for player in ("Alice", "Bob", "Carol"):
        engine.act(model.Pass(player))
    with pytest.raises(model.Unsupported, match="active team"):
        engine.act(model.Pass("Dave"))
