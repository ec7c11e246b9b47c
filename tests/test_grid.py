"""The grid: its oracle against sequences written by hand from rules and rulings, its cells, and how it judges."""

from __future__ import annotations

import itertools
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from sundial import engines, places
from sundial.__main__ import main
from sundial.grid.cells import AFTER, EFFECTS, PLACES, Cell, Grid
from sundial.grid.oracle import (
    USUAL,
    EndTheCombatPhase,
    EndTheTurn,
    ExtraPhases,
    ExtraTurn,
    Reading,
    Resolved,
    SkipAllNextTurn,
    SkipNext,
    Slot,
    StepAfterStep,
    StepsAfterPhase,
    What,
    sequence,
    sequences,
)
from sundial.grid.playing import CellSession, compare, shown
from sundial.loading import Loaded
from sundial.model import Action, Description, Engine, Position, StepBegun, View
from sundial.session import Failed, Session

LOADED = Loaded()
GRID = Grid(LOADED.statements)
CELLS = list(GRID.cells.values())

# -- the oracle ----------------------------------------------------------------------------------------------------

PARTS: dict[str, Sequence[str]] = {
    "battle": ("beginning_of_combat", "declare_attackers", "declare_blockers", "combat_damage", "end_of_combat"),
    "combat": ("beginning_of_combat", "declare_attackers", "end_of_combat"),
    "beginning": ("untap", "upkeep", "draw"),
    "ending": ("end", "cleanup"),
    "main1": ("precombat_main",),
    "main2": ("postcombat_main",),
}
"""Words for the steps that mostly stand together; any other step stands for itself."""

TURN = "beginning main1 combat main2 ending"
FIRST = "main1 combat main2 ending"
"""The first turn begins in its precombat main phase."""

ASSAULT = ExtraPhases(("combat", "main"), only_main=True)
"""Relentless Assault."""
OBEKA = StepsAfterPhase("upkeep", 2, you_get=True)
"""Obeka, Splitter of Seconds, who has dealt two damage."""
SPHINX = ExtraPhases(("beginning",))
"""Sphinx of the Second Sun."""
HAZE = StepAfterStep("upkeep")
"""Paradox Haze."""
WALK, SAVOR = ExtraTurn(), ExtraTurn(skip_untap=True)
"""Time Walk, Savor the Moment."""


def spelled(*turns: str) -> list[Slot]:
    """The sequence that is written `Alice: main1 combat`, a string for each turn."""
    slots = []
    for number, turn in enumerate(turns, start=1):
        active, _, words = turn.partition(": ")
        steps = (step for word in words.split() for step in PARTS.get(word, (word,)))
        slots += [msgspec.convert((number, active, step), Slot) for step in steps]
    return slots


class Play:
    """Effects, each put where a step takes place that is looked for in what came so far."""

    def __init__(self, players: Sequence[str] = ("Alice", "Bob")) -> None:
        self.players = players
        self.effects: list[Resolved] = []
        self.attacks: set[int] = set()

    def at(self, turn: int, step: str, *whats: What, by: str = "Alice", nth: int = 1, attack: bool = False) -> Play:
        slots = self.steps(turn)
        places = [n for n, slot in enumerate(slots) if (slot.turn, slot.step) == (turn, step)]
        if attack:
            self.attacks.add(places[nth - 1])
        self.effects += [Resolved(what, by, places[nth - 1]) for what in whats]
        return self

    def steps(self, turns: int, reading: Reading = USUAL) -> list[Slot]:
        return sequence(self.effects, turns, players=self.players, attacks=self.attacks, reading=reading)


def test_without_effects_turns_are_as_500_1_says() -> None:
    assert Play().steps(3) == spelled(f"Alice: {FIRST}", f"Bob: {TURN}", f"Alice: {TURN}")
    assert sequence((), 1, begins=None) == spelled(f"Alice: {TURN}")


def test_with_attackers_combat_has_all_its_steps() -> None:
    assert Play().at(1, "declare_attackers", attack=True).steps(1) == spelled("Alice: main1 battle main2 ending")


@pytest.mark.parametrize(
    ("play", "turns"),
    [
        pytest.param(Play().at(1, "precombat_main", WALK), [f"Alice: {TURN}", f"Bob: {TURN}"], id="time-walk"),
        pytest.param(
            Play().at(1, "precombat_main", WALK, WALK),
            [f"Alice: {TURN}", f"Alice: {TURN}", f"Bob: {TURN}"],
            id="time-stretch",
        ),
        pytest.param(
            Play().at(1, "precombat_main", WALK).at(1, "precombat_main", WALK, by="Bob"),
            [f"Bob: {TURN}", f"Alice: {TURN}", f"Bob: {TURN}", f"Alice: {TURN}"],
            id="final-fortune-after-time-walk",
        ),
        pytest.param(
            Play().at(1, "precombat_main", WALK, by="Bob").at(1, "precombat_main", WALK),
            [f"Alice: {TURN}", f"Bob: {TURN}", f"Bob: {TURN}", f"Alice: {TURN}"],
            id="time-walk-after-final-fortune",
        ),
        pytest.param(
            Play().at(1, "precombat_main", SAVOR, WALK),
            [f"Alice: {TURN}", "Alice: upkeep draw main1 combat main2 ending", f"Bob: {TURN}"],
            id="savor-then-time-warp",
        ),
        pytest.param(
            Play().at(1, "end", WALK, WALK).at(2, "upkeep", WALK, by="Bob"),
            [f"Alice: {TURN}", f"Bob: {TURN}", f"Alice: {TURN}", f"Bob: {TURN}"],
            id="a-turn-added-in-an-extra-turn-comes-before-the-waiting-one",
        ),
        pytest.param(
            Play().at(1, "end", SkipNext("turn"), SkipNext("turn")),
            [f"Bob: {TURN}", f"Bob: {TURN}", f"Bob: {TURN}", f"Alice: {TURN}"],
            id="meditate-twice",
        ),
        pytest.param(
            Play().at(1, "end", WALK, SkipNext("turn")),
            [f"Bob: {TURN}", f"Alice: {TURN}"],
            id="meditate-takes-the-extra-turn",
        ),
        pytest.param(
            Play(("Alice", "Bob", "Carol", "Dave")).at(1, "end", WALK, by="Carol"),
            [f"Carol: {TURN}", f"Bob: {TURN}", f"Carol: {TURN}", f"Dave: {TURN}", f"Alice: {TURN}"],
            id="four-players-go-on-where-the-order-was-left",
        ),
    ],
)
def test_turns(play: Play, turns: list[str]) -> None:
    assert play.steps(1 + len(turns)) == spelled(f"Alice: {FIRST}", *turns)


@pytest.mark.parametrize(
    ("play", "turn"),
    [
        pytest.param(
            Play().at(1, "precombat_main", ASSAULT),
            "main1 combat main2 combat main2 ending",
            id="relentless-assault-before-combat",
        ),
        pytest.param(
            Play().at(1, "postcombat_main", ASSAULT),
            "main1 combat main2 combat main2 ending",
            id="relentless-assault-after-combat",
        ),
        pytest.param(Play().at(1, "end_of_combat", ASSAULT), FIRST, id="relentless-assault-in-combat"),
        pytest.param(
            Play().at(1, "declare_attackers", ExtraPhases(("combat",)), attack=True),
            "main1 battle combat main2 ending",
            id="aurelia",
        ),
        pytest.param(
            Play().at(1, "postcombat_main", ExtraPhases(("combat", "combat"), only_main=True)),
            "main1 combat main2 combat combat ending",
            id="full-throttle",
        ),
        pytest.param(
            Play().at(1, "declare_attackers", attack=True).at(1, "combat_damage", OBEKA),
            "main1 battle upkeep upkeep main2 ending",
            id="obeka-splitter-of-seconds",
        ),
        pytest.param(
            Play().at(1, "declare_attackers", OBEKA, EndTheTurn()),
            "main1 beginning_of_combat declare_attackers cleanup",
            id="an-ended-turn-loses-its-added-steps",
        ),
        pytest.param(
            Play().at(1, "end_of_combat", OBEKA).at(1, "upkeep", EndTheTurn()),
            "main1 combat upkeep cleanup",
            id="obeka-and-time-stop-in-the-first-added-upkeep",
        ),
        pytest.param(
            Play().at(1, "end_of_combat", SkipNext("upkeep"), OBEKA),
            "main1 combat upkeep main2 ending",
            id="obeka-and-a-skipped-upkeep",
        ),
        pytest.param(Play().at(1, "end_of_combat", OBEKA, by="Bob"), FIRST, id="you-get-nothing-in-others-turns"),
        pytest.param(
            Play().at(1, "end_of_combat", StepsAfterPhase("upkeep", 2), by="Bob"),
            "main1 combat upkeep upkeep main2 ending",
            id="there-are-in-others-turns",
        ),
        pytest.param(
            Play().at(1, "postcombat_main", SPHINX),
            "main1 combat main2 beginning ending",
            id="sphinx-of-the-second-sun",
        ),
        pytest.param(
            Play().at(1, "postcombat_main", *(StepsAfterPhase(step) for step in ("untap", "upkeep", "draw"))),
            "main1 combat main2 draw upkeep untap ending",
            id="untap-upkeep-draw-newest-first",
        ),
        pytest.param(
            Play().at(1, "end_of_combat", ExtraPhases(("combat",))).at(1, "end_of_combat", SPHINX),
            "main1 combat beginning combat main2 ending",
            id="phases-newest-first",
        ),
        pytest.param(
            Play().at(1, "end", ExtraPhases(("combat",))),
            "main1 combat main2 ending combat",
            id="a-phase-after-the-ending-phase",
        ),
        pytest.param(
            Play().at(1, "end", StepAfterStep("end")), "main1 combat main2 end end cleanup", id="yshtola-rhul"
        ),
        pytest.param(Play().at(1, "precombat_main", HAZE), FIRST, id="no-step-in-a-main-phase"),
        pytest.param(
            Play().at(1, "precombat_main", SkipNext("combat"), SkipNext("combat"), ASSAULT),
            "main1 main2 main2 ending",
            id="stonehorn-dignitary-twice-in-one-turn",
        ),
        pytest.param(
            Play().at(1, "beginning_of_combat", SkipNext("combat", this_turn=True), ExtraPhases(("combat", "combat"))),
            "main1 combat combat main2 ending",
            id="moment-of-silence-in-combat",
        ),
        pytest.param(
            Play().at(1, "end", ExtraPhases(("combat",)), SkipNext("combat", this_turn=True)),
            "main1 combat main2 ending combat",
            id="this-turn-is-over-with-the-cleanup-step",
        ),
        pytest.param(
            Play().at(1, "precombat_main", ASSAULT).at(1, "declare_attackers", EndTheCombatPhase(), attack=True),
            "main1 beginning_of_combat declare_attackers main2 combat main2 ending",
            id="mandate-in-an-added-combat",
        ),
        pytest.param(
            Play().at(1, "end_of_combat", ExtraPhases(("combat",)), EndTheCombatPhase()),
            "main1 combat combat main2 ending",
            id="mandate-before-an-added-combat",
        ),
        pytest.param(Play().at(1, "precombat_main", EndTheCombatPhase()), FIRST, id="mandate-in-a-main-phase"),
        pytest.param(
            Play().at(1, "end", EndTheTurn()), "main1 combat main2 end cleanup", id="time-stop-in-the-end-step"
        ),
    ],
)
def test_phases_and_steps(play: Play, turn: str) -> None:
    assert play.steps(2) == spelled(f"Alice: {turn}", f"Bob: {TURN}")


NO_COMBAT = "beginning main1 main2 ending"


@pytest.mark.parametrize(
    ("play", "turns"),
    [
        pytest.param(
            Play().at(1, "end", SkipNext("combat"), SkipNext("combat"), by="Bob"),
            [f"Bob: {NO_COMBAT}", f"Alice: {TURN}", f"Bob: {NO_COMBAT}", f"Alice: {TURN}", f"Bob: {TURN}"],
            id="stonehorn-dignitary-twice",
        ),
        pytest.param(
            Play().at(1, "precombat_main", EndTheTurn()).at(2, "upkeep", SkipNext("combat"), by="Alice"),
            [f"Bob: {TURN}", f"Alice: {NO_COMBAT}", f"Bob: {TURN}", f"Alice: {TURN}"],
            id="stonehorn-dignitary-waits-for-its-player",
        ),
        pytest.param(
            Play().at(1, "precombat_main", SkipNext("combat"), EndTheTurn()),
            [f"Bob: {TURN}", f"Alice: {NO_COMBAT}", f"Bob: {TURN}", f"Alice: {TURN}"],
            id="a-skip-is-not-used-up-by-an-ended-turn",
        ),
        pytest.param(
            Play().at(1, "precombat_main", SkipAllNextTurn("combat"), by="Bob").at(2, "precombat_main", ASSAULT),
            ["Bob: beginning main1 main2 main2 ending", f"Alice: {TURN}", f"Bob: {TURN}"],
            id="false-peace-takes-added-combats-too",
        ),
        pytest.param(
            Play().at(1, "end", SkipAllNextTurn("combat"), by="Bob").at(2, "upkeep", EndTheTurn()),
            ["Bob: untap upkeep cleanup", f"Alice: {TURN}", f"Bob: {TURN}"],
            id="false-peace-was-for-that-turn",
        ),
        pytest.param(
            Play().at(1, "end", SkipAllNextTurn("combat"), SkipNext("turn"), by="Bob"),
            [f"Alice: {TURN}", f"Bob: {NO_COMBAT}", f"Alice: {TURN}", f"Bob: {TURN}"],
            id="false-peace-waits-for-a-turn-that-is-taken",
        ),
        pytest.param(
            Play().at(2, "upkeep", HAZE, HAZE, by="Bob"),
            ["Bob: untap upkeep upkeep upkeep draw main1 combat main2 ending", f"Alice: {TURN}"],
            id="paradox-haze-twice",
        ),
        pytest.param(
            Play().at(1, "end", SkipNext("upkeep"), by="Bob").at(2, "draw", HAZE),
            ["Bob: untap draw upkeep main1 combat main2 ending", f"Alice: {TURN}"],
            id="the-first-upkeep-is-the-next-one",
        ),
        pytest.param(
            Play().at(2, "draw", ExtraPhases(("combat", "main"))),
            ["Bob: beginning combat main1 main2 combat main2 ending", f"Alice: {TURN}"],
            id="the-first-main-phase-is-precombat-whatever-made-it",
        ),
        pytest.param(
            Play().at(1, "precombat_main", WALK, ASSAULT, EndTheTurn()),
            [f"Alice: {TURN}", f"Bob: {TURN}"],
            id="an-ended-turn-loses-its-phases-and-keeps-extra-turns",
        ),
    ],
)
def test_over_several_turns(play: Play, turns: list[str]) -> None:
    first = play.steps(1)
    assert play.steps(1 + len(turns)) == first + spelled("Alice: ", *turns)


@pytest.mark.parametrize(
    ("play", "question", "no", "yes"),
    [
        (
            Play().at(1, "end", SkipNext("combat"), SkipAllNextTurn("combat"), by="Bob"),
            "whole_turn_first",
            [NO_COMBAT, TURN],
            [NO_COMBAT, NO_COMBAT],
        ),
        (
            Play().at(2, "upkeep", SkipNext("combat"), SkipNext("combat", this_turn=True), by="Bob"),
            "expiring_first",
            [NO_COMBAT, TURN],
            [NO_COMBAT, NO_COMBAT],
        ),
        (
            Play().at(1, "end", SkipAllNextTurn("combat"), SkipAllNextTurn("combat"), by="Bob"),
            "all_phases_add_up",
            [NO_COMBAT, TURN],
            [NO_COMBAT, NO_COMBAT],
        ),
        (
            Play().at(1, "end", SAVOR, by="Bob").at(2, "end_of_combat", SPHINX),
            "every_untap",
            ["upkeep draw main1 combat beginning main2 ending", TURN],
            ["upkeep draw main1 combat upkeep draw main2 ending", TURN],
        ),
        (
            Play().at(1, "end", SkipNext("main"), by="Bob"),
            "skipped_main_counts",
            ["beginning combat main1 ending", TURN],
            ["beginning combat main2 ending", TURN],
        ),
    ],
)
def test_what_the_rules_leave_open_has_both_answers(play: Play, question: str, no: list[str], yes: list[str]) -> None:
    found = sequences(play.effects, 4)
    bobs = {
        getattr(reading, question): [slot._replace(turn=0) for slot in slots if slot.active == "Bob"]
        for reading, slots in found.items()
    }
    assert len(found) == 2
    for answer, turns in ((False, no), (True, yes)):
        expected = [slot._replace(turn=0) for turn in turns for slot in spelled(f"Bob: {turn}")]
        # An extra turn of Bob's comes before his own.
        assert bobs[answer][: len(expected)] == expected


def test_nothing_is_open_without_a_reason() -> None:
    assert list(sequences(Play().at(1, "precombat_main", WALK, ASSAULT, SkipNext("upkeep")).effects, 5)) == [USUAL]


# -- the cells -----------------------------------------------------------------------------------------------------


def test_the_grid_is_large_and_each_cell_has_its_id() -> None:
    assert len(CELLS) >= 2000
    assert len({cell.scenario.steps for cell in CELLS}) > 0.99 * len(CELLS)


def test_every_pair_of_effects_and_every_place_is_in_it() -> None:
    found = [re.fullmatch(r"grid\[(bob:)?([a-z-]+)@([a-z-]+),(bob:)?([a-z-]+)@([a-z-]+)\]", id) for id in GRID.cells]
    parts = [match.groups() for match in found if match]
    assert len(parts) == len(CELLS)
    assert {(first, second) for _, first, _, _, second, _ in parts} == set(itertools.product(EFFECTS, repeat=2))
    places = {str(place) for place in PLACES}
    everywhere = set(itertools.product(EFFECTS, places))
    assert everywhere == {(second, place) for *_, second, place in parts}
    # After them the last places have no later one.
    none_left = {("end-turn", "alice-upkeep"), ("end-turn", "alice-draw")}
    assert everywhere - none_left == {(first, place) for _, first, place, *_ in parts}
    assert {(bool(one), bool(other)) for one, _, _, other, _, _ in parts} == set(
        itertools.product([True, False], repeat=2)
    )


def test_the_grid_is_the_same_in_another_process() -> None:
    code = (
        "import hashlib; from sundial.loading import Loaded; from sundial.grid.cells import Grid;"
        "print(hashlib.sha256(repr(list(Grid(Loaded().statements).cells.items())).encode()).hexdigest())"
    )
    made = [
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            check=True,
            cwd=places.FIXTURES.parent,
            env={"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    ]
    assert made[0] == made[1] != b""


def test_cells_end_only_after_all_is_as_usual_again() -> None:
    usual = {slot.step for slot in spelled(f"Alice: {TURN}")}
    for cell in CELLS:
        for slots in cell.expected:
            last = [slot for slot in slots if slot.turn > cell.turns - AFTER]
            assert {slot.turn for slot in last} == {cell.turns - 1, cell.turns}
            assert len({slot.active for slot in last}) == 2, cell.scenario.id
            assert len(last) == AFTER * len(usual), cell.scenario.id
            assert {slot.step for slot in last} == usual


def test_every_position_can_be() -> None:
    assert list(LOADED.position_problems(cell.scenario for cell in CELLS)) == []


def test_the_page_tells_how_many_cells_there_are() -> None:
    page = (Path(__file__).parent.parent / "docs" / "grid.md").read_text()
    assert f"{len(CELLS):,} cells" in page
    assert f"{len(EFFECTS)} effects" in page
    assert f"{len(PLACES)} places" in page


# -- playing -------------------------------------------------------------------------------------------------------


def play(cell: Cell, engine: Engine) -> str:
    """What a cell comes to: "" where it is as expected, else what it shows."""
    session: Session = CellSession(engine, LOADED.cards.infos, 1, cell)
    try:
        for step in cell.scenario.steps:
            session.step(step)
        session.finish()
    except Failed as failed:
        return str(failed)
    return ""


def test_the_reference_engine_and_the_oracle_agree() -> None:
    """On a sample; `sundial run --grid` is all of it."""
    engine = engines.open_engine("reference")
    assert [(cell.scenario.id, said) for cell in CELLS[::19] if (said := play(cell, engine))] == []


@pytest.mark.parametrize("name", ["null", "refuser"])
def test_engines_that_do_nothing_pass_nothing(name: str) -> None:
    engine = engines.open_engine(name)
    assert all(play(cell, engine) for cell in CELLS[::97])


class Wrong:
    """The reference engine with its list of steps changed."""

    def __init__(self, change: Callable[[StepBegun], list[StepBegun]], turn: Callable[[int], int] = int) -> None:
        self.engine, self.change, self.turn = engines.open_engine("reference"), change, turn

    def describe(self) -> Description:
        return self.engine.describe()

    def start(self, position: Position) -> View:
        return self.changed(self.engine.start(position))

    def act(self, action: Action) -> View:
        return self.changed(self.engine.act(action))

    def changed(self, view: View) -> View:
        steps = tuple(
            msgspec.structs.replace(each, turn=self.turn(each.turn))
            for step in view.steps
            for each in self.change(step)
        )
        return msgspec.structs.replace(view, steps=steps, turn=self.turn(view.turn))


CELL = GRID.cells["grid[extra-turn@postcombat-main,extra-combat@postcombat-main]"]


def test_a_step_too_few_and_a_step_too_many_are_seen() -> None:
    said = play(CELL, Wrong(lambda step: [] if (step.turn, step.step) == (2, "draw") else [step]))
    assert said.splitlines()[0].startswith(
        "expected: draw and not precombat main in turn 2 (Alice's): untap, upkeep, [draw], precombat main, "
    )
    assert said.splitlines()[1].startswith(
        "shown: precombat main in turn 2 (Alice's): untap, upkeep, [precombat main], "
    )
    said = play(CELL, Wrong(lambda step: [step, step] if (step.turn, step.step) == (3, "cleanup") else [step]))
    assert "end, cleanup; turn 4" not in said.splitlines()[1]
    assert "end, cleanup, [cleanup]" in said.splitlines()[1]


def test_another_players_turn_is_seen() -> None:
    other = {"Alice": "Bob", "Bob": "Alice"}
    said = play(CELL, Wrong(lambda s: [msgspec.structs.replace(s, active=other[s.active]) if s.turn == 2 else s]))
    assert "expected: Alice's untap and not Bob's untap in turn 2 (Alice's): [untap]" in said
    assert "shown: Bob's untap in turn 2 (Bob's): [untap]" in said


def test_turns_may_be_numbered_with_gaps() -> None:
    assert play(CELL, Wrong(lambda step: [step], turn=lambda turn: turn * 10 - 9)) == ""


def test_of_several_right_sequences_each_is_right() -> None:
    one, other = spelled("Alice: main1 combat"), spelled("Alice: main1 ending")
    assert compare([one, other], one, 1) is None
    assert compare([one, other], other, 1) is None
    told = compare([one, other], spelled("Alice: main1 end end"), 1)
    assert told == (
        "cleanup and not end in turn 1 (Alice's): precombat main, end, [cleanup]",
        "end in turn 1 (Alice's): precombat main, end, [end]",
    )
    assert compare([one], one[:2], 1) == (
        "declare attackers and not nothing more in turn 1 (Alice's): precombat main, beginning of combat, "
        "[declare attackers], end of combat",
        "nothing more in turn 1 (Alice's): precombat main, beginning of combat",
    )


def test_the_positions_own_step_is_the_first() -> None:
    session = CellSession(engines.open_engine("reference"), LOADED.cards.infos, 1, CELL)
    for step in CELL.scenario.steps:
        session.step(step)
    session.finish()
    assert shown(session.timeline)[: len(CELL.expected[0])] == list(CELL.expected[0])
    assert shown([]) == []


# -- on the command line -------------------------------------------------------------------------------------------


def test_the_command_line_runs_selected_cells(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--grid", "grid[extra-combat@precombat-main,*"]) == 0
    told = capsys.readouterr().out
    assert "500.8" in told
    assert re.search(r"^(\d+) passed$", told, re.MULTILINE)
    assert main(["run", "--grid", "--engine", "null", CELL.scenario.id]) == 1
    assert f"sundial show '{CELL.scenario.id}'" in capsys.readouterr().out


def test_selectors_are_those_of_the_grid(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--grid", "days-undoing-decks-bob"]) == 2
    assert main(["list", "--grid", "--key", "extra-turn.order.4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines
    assert all(line.startswith("grid[") and "\t500.7\t" in line for line in lines)


def test_a_cell_is_shown_with_its_steps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", CELL.scenario.id]) == 0
    told = capsys.readouterr().out
    assert 'Alice casts "Grid Extra Combat"' in told
    assert "turn 2 (Alice's): untap, upkeep, draw" in told
    assert "Or these" not in told
    both = next(cell for cell in CELLS if len(cell.expected) == 2)
    assert main(["show", both.scenario.id]) == 0
    assert "Or these" in capsys.readouterr().out
