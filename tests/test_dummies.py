"""The two dummies show a position faithfully, and move nothing but priority."""

import sys
from pathlib import Path

import pytest

import sundial
from sundial import places
from sundial.broken import check_view
from sundial.engines import open_engine
from sundial.model import (
    PARTS,
    Action,
    Activate,
    Attack,
    Block,
    Card,
    CardInfo,
    Cast,
    Choose,
    Concede,
    Engine,
    Facts,
    Illegal,
    Pass,
    Permanent,
    Play,
    Position,
    PositionCard,
    PositionPlayer,
    PriorityDecision,
    Unsupported,
    View,
)
from sundial.transport import Child

LAND = CardInfo(Facts(types=("Land",), subtypes=("Swamp",)))
POSITION = Position(
    players=(
        PositionPlayer(
            name="Bob",
            life=3,
            library=("Time Stop", "Swamp"),
            hand=("Swamp", "Swamp"),
            graveyard=("Time Stop",),
            command=("Swamp",),
            battlefield=(
                PositionCard("Swamp", tapped=True),
                PositionCard(
                    "Grizzly Bears",
                    owner="Alice",
                    counters={"+1/+1": 2, "-0/-1": 1, "charge": 3},
                    attached=(PositionCard("Pacifism", owner="Alice"), "Pacifism"),
                ),
                "Tarmogoyf",
            ),
            attached=("Curse of Thirst",),
        ),
        PositionPlayer(name="Alice"),
        PositionPlayer(name="o1"),
    ),
    cards={
        "Swamp": LAND,
        "Time Stop": CardInfo(Facts(types=("Instant",))),
        "Grizzly Bears": CardInfo(Facts(types=("Creature",), power=2, toughness=2)),
        "Pacifism": CardInfo(Facts(types=("Enchantment",), subtypes=("Aura",))),
        "Curse of Thirst": CardInfo(Facts(types=("Enchantment",), subtypes=("Aura", "Curse"))),
        "Tarmogoyf": CardInfo(Facts(types=("Creature",))),
    },
    exile=(PositionCard("Swamp", owner="Alice"),),
)
ACTIONS: list[Action] = [
    Play("Bob", "o2"),
    Cast("Bob", "o2"),
    Activate("Bob", "o2"),
    Attack("Bob", {}),
    Block("Alice", {}),
    Choose("Bob", ()),
    Concede("Bob"),
]

pytestmark = pytest.mark.parametrize("name", ["null", "refuser"])


def priority(view: View) -> str:
    assert isinstance(view.decision, PriorityDecision)
    return view.decision.player


def check_position(view: View) -> None:
    assert (view.turn, view.active, view.step, view.stack, view.steps) == (1, "Bob", "precombat_main", (), ())
    bob, alice, third = view.players
    assert (bob.name, bob.life, alice.name, alice.life, third.name) == ("Bob", 3, "Alice", 20, "o1")
    assert [card.name for card in bob.hand] == ["Swamp", "Swamp"]
    assert [card.name for card in bob.graveyard] == ["Time Stop"]
    assert [card.name for card in bob.command] == ["Swamp"]
    assert bob.library == ("Time Stop", "Swamp")
    swamp, bears, hers, his, goyf, curse = view.battlefield
    assert swamp == Permanent(id=swamp.id, name="Swamp", controller="Bob", owner="Bob", tapped=True)
    assert (bears.name, bears.controller, bears.owner) == ("Grizzly Bears", "Bob", "Alice")
    assert (bears.power, bears.toughness) == (4, 3)
    assert bears.counters == {"+1/+1": 2, "-0/-1": 1, "charge": 3}
    assert hers == Permanent(id=hers.id, name="Pacifism", controller="Alice", owner="Alice", attached_to=bears.id)
    assert his == Permanent(id=his.id, name="Pacifism", controller="Bob", owner="Bob", attached_to=bears.id)
    assert (goyf.power, goyf.toughness) == (0, 0)
    assert (curse.controller, curse.attached_to) == ("Bob", "Bob")
    (exiled,) = view.exile
    assert exiled == Card(id=exiled.id, name="Swamp", owner="Alice")


def test_the_view_is_the_position_and_sound(name: str) -> None:
    engine = open_engine(name)
    view = engine.start(POSITION)
    check_position(view)
    assert priority(view) == "Bob"
    assert check_view(view, None, POSITION) == []


def test_a_pass_moves_priority_around_and_nothing_else(name: str) -> None:
    engine = open_engine(name)
    view = engine.start(POSITION)
    for player, following in (("Bob", "Alice"), ("Alice", "o1"), ("o1", "Bob")):
        after = engine.act(Pass(player))
        check_position(after)
        assert priority(after) == following
        assert check_view(after, view, POSITION) == []
        view = after


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: type(action).__name__)
def test_every_other_action_is_accepted_by_one_and_refused_by_the_other(name: str, action: Action) -> None:
    engine = open_engine(name)
    engine.start(POSITION)
    if name == "null":
        after = engine.act(action)
        check_position(after)
        assert priority(after) == "Alice"
    else:
        with pytest.raises(Illegal):
            engine.act(action)
        assert priority(engine.act(Pass("Bob"))) == "Alice"


def test_only_the_refuser_minds_who_passes(name: str) -> None:
    engine = open_engine(name)
    engine.start(POSITION)
    if name == "null":
        assert priority(engine.act(Pass("Alice"))) == "Alice"
    else:
        with pytest.raises(Illegal, match="Alice doesn't have priority"):
            engine.act(Pass("Alice"))


def test_both_offer_everything(name: str) -> None:
    offers = open_engine(name).describe().offers
    assert (offers.players, offers.texts, offers.steps, offers.cleanups) == (4, True, True, True)
    assert offers.also == PARTS
    five = Position(players=tuple(PositionPlayer(name=n) for n in "ABCDE"), cards={})
    with pytest.raises(Unsupported, match="players: 5"):
        open_engine(name).start(five)


def test_each_is_also_a_program(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(sundial.__file__).parent.parent))
    here: Engine = open_engine(name)
    with Child([sys.executable, str(places.ADAPTERS / name / "adapter.py")]) as there:
        assert there.describe() == here.describe()
        assert there.start(POSITION) == here.start(POSITION)
        assert there.act(Pass("Bob")) == here.act(Pass("Bob"))
