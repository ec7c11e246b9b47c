"""The cells of the grid: two effects, each where in a turn it resolves, as an ordinary scenario.

They are generated and not written down: every ordered pair of effects, its first effect in each place of the first
turns, its second there or later. Where that place doesn't come about, because the first effect ends or skips it, the
next one is taken that does.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from typing import NamedTuple

from sundial import phrases, said
from sundial.corpus import Corpus, Needs
from sundial.model import StepName
from sundial.said import Counted, PlayerName, Ref, Scenario, Step
from sundial.statements import Statements

from . import CELL
from .oracle import (
    STEPS_OF,
    EndTheCombatPhase,
    EndTheTurn,
    ExtraPhases,
    ExtraTurn,
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

PLAYERS: tuple[PlayerName, ...] = ("Alice", "Bob")

ATTACKER = "Serra Angel"
"""It attacks where the declare attackers step is the place. It must be able to attack again without untapping."""

EFFECTS: dict[str, tuple[str, What]] = {
    "extra-turn": ("Grid Extra Turn", ExtraTurn()),
    "extra-turn-without-untap": ("Grid Turn Without Untap", ExtraTurn(skip_untap=True)),
    "extra-combat": ("Grid Extra Combat", ExtraPhases(("combat",))),
    "extra-combat-and-main": ("Grid Extra Combat and Main", ExtraPhases(("combat", "main"))),
    "combat-after-main": ("Grid Combat After Main", ExtraPhases(("combat", "main"), only_main=True)),
    "extra-beginning": ("Grid Extra Beginning", ExtraPhases(("beginning",))),
    "two-upkeeps": ("Grid Two Upkeeps", StepsAfterPhase("upkeep", 2)),
    "own-upkeeps": ("Grid Own Upkeeps", StepsAfterPhase("upkeep", 2, you_get=True)),
    "draw-after-phase": ("Grid Draw After Phase", StepsAfterPhase("draw")),
    "upkeep-after-step": ("Grid Upkeep After Step", StepAfterStep("upkeep")),
    "end-after-step": ("Grid End After Step", StepAfterStep("end")),
    "skip-next-turn": ("Grid Skip Turn", SkipNext("turn")),
    "skip-next-untap": ("Grid Skip Untap", SkipNext("untap")),
    "skip-next-upkeep": ("Grid Skip Upkeep", SkipNext("upkeep")),
    "skip-next-draw": ("Grid Skip Draw", SkipNext("draw")),
    "skip-next-main": ("Grid Skip Main", SkipNext("main")),
    "skip-next-combat": ("Grid Skip Combat", SkipNext("combat")),
    "skip-next-end": ("Grid Skip End", SkipNext("end")),
    "skip-combat-this-turn": ("Grid Skip Combat This Turn", SkipNext("combat", this_turn=True)),
    "skip-combats-next-turn": ("Grid Skip Combats Next Turn", SkipAllNextTurn("combat")),
    "end-turn": ("Grid End Turn", EndTheTurn()),
    "end-combat": ("Grid End Combat", EndTheCombatPhase()),
}
"""Each effect by its name in ids, with the card that has it."""


class Place(NamedTuple):
    """Where an effect resolves: the first such step of the first turn, or of a player's next turn after it."""

    step: StepName
    whose: PlayerName | None = None

    def __str__(self) -> str:
        step = self.step.replace("_", "-")
        return f"{self.whose.lower()}-{step}" if self.whose else step


_WITH_PRIORITY: tuple[StepName, ...] = (
    "upkeep",
    "draw",
    "precombat_main",
    "beginning_of_combat",
    "declare_attackers",
    "end_of_combat",
    "postcombat_main",
    "end",
)
PLACES = (
    *(Place(step) for step in _WITH_PRIORITY[2:]),
    *(Place(step, "Bob") for step in _WITH_PRIORITY),
    *(Place(step, "Alice") for step in _WITH_PRIORITY[:2]),
)
"""The position is in a precombat main phase, so the steps before it are those of Alice's next turn."""

_FURTHER = (0, 1, 0, 3, 0, 8)
"""How many places after the first effect the second one resolves at least, from cell to cell."""

_CASTERS: tuple[tuple[PlayerName, PlayerName], ...] = (
    ("Alice", "Alice"),
    ("Alice", "Bob"),
    ("Bob", "Bob"),
    ("Alice", "Alice"),
    ("Bob", "Alice"),
)
"""Who casts the two, from cell to cell."""

AFTER = 2
"""Turns that are played after the last one that isn't as usual, so that each player is seen to go on as usual."""

_LONGEST = 10


class Cell(NamedTuple):
    """One scenario of the grid, and the sequences of steps that are right after it, the usual reading's first."""

    scenario: Scenario
    expected: tuple[tuple[Slot, ...], ...]

    @property
    def turns(self) -> int:
        """How many turns are compared."""
        return self.expected[0][-1].turn


class _Cast(NamedTuple):
    """An effect of a cell: its name, who casts it and where."""

    effect: str
    by: PlayerName
    place: Place

    @property
    def what(self) -> What:
        return EFFECTS[self.effect][1]

    @property
    def card(self) -> str:
        return EFFECTS[self.effect][0]

    def __str__(self) -> str:
        return f"{'bob:' if self.by == 'Bob' else ''}{self.effect}@{self.place}"


class Grid:
    """All cells, in an order that never changes."""

    def __init__(self, statements: Statements) -> None:
        self.cells = {cell.scenario.id: cell for cell in _cells(statements)}
        self.corpus = Corpus.of(cell.scenario for cell in self.cells.values())
        """For selectors."""

    def needs(self, scenario: Scenario) -> Needs:
        """What a cell needs of an engine: that it builds cards it has never heard of and lists the steps that begin."""
        cards = frozenset(card.name for step in scenario.steps for card in getattr(step.says, "cards", ()))
        return Needs(players=len(PLAYERS), steps=True, cleanups=False, texts=True, cards=cards)


def _cells(statements: Statements) -> Iterator[Cell]:
    for (i, first), (j, second) in itertools.product(enumerate(EFFECTS), repeat=2):
        for k, place in enumerate(PLACES):
            by = _CASTERS[(i + 2 * j + k) % len(_CASTERS)]
            further = k + _FURTHER[(i + j + k) % len(_FURTHER)]
            later = ((_Cast(first, by[0], place), _Cast(second, by[1], other)) for other in PLACES[further:])
            yield from itertools.islice(filter(None, (_cell(casts, statements) for casts in later)), 1)


def _cell(casts: tuple[_Cast, _Cast], statements: Statements) -> Cell | None:
    """The cell of two effects; None where one of their places never comes."""
    effects: tuple[Resolved, ...] = ()
    attacks: frozenset[int] = frozenset()
    steps: list[said.When] = []
    here, ended = 0, False
    for cast in casts:
        slots = _usual(effects, attacks)
        at = _find(slots, here + ended, cast.place)
        if at is None:
            return None
        steps += _going(slots, here, at)
        steps += [said.Casts(cast.by, cast.card), said.Resolves(Ref(cast.card))]
        if cast.place.step == "declare_attackers":
            attacks |= {at}
        effects += (Resolved(cast.what, cast.by, at),)
        here = at
        # Nobody else can act in a step that the effect has ended.
        ended = isinstance(cast.what, EndTheTurn) or (
            isinstance(cast.what, EndTheCombatPhase) and _in_combat(slots[at])
        )
    before, expected = slots, _expected(effects, attacks)
    if any(right[: here + 1] != expected[0][: here + 1] for right in expected):
        # The place of the second effect would hang on the reading.
        return None
    return Cell(_scenario(casts, steps, _key(casts, before, expected[0], effects), statements), expected)


@functools.cache
def _usual(effects: tuple[Resolved, ...], attacks: frozenset[int]) -> list[Slot]:
    """What comes without the last effect, or with neither, in the usual reading."""
    return sequence(effects, _LONGEST, players=PLAYERS, attacks=attacks)


def _find(slots: list[Slot], here: int, place: Place) -> int | None:
    """Where the place comes for the first time, from `here` on: in the first turn, or a player's first one after it."""
    turns = (slot.turn for slot in slots if slot.turn > 1 and slot.active == place.whose)
    turn = next(turns) if place.whose else 1
    for number, slot in enumerate(slots[here:], here):
        if slot.turn == turn and slot.step == place.step:
            return number
    return None


def _in_combat(slot: Slot) -> bool:
    """Whether a step is one of a combat phase's own."""
    return slot.step in STEPS_OF["combat"]


def _going(slots: list[Slot], here: int, at: int) -> Iterator[said.When]:
    """The steps by which the game goes on from one place to another."""
    if here == at:
        return
    start, slot = slots[here], slots[at]
    declares = slot.step == "declare_attackers"
    if slot.turn != start.turn:
        yield said.GoesOn("beginning_of_combat" if declares else slot.step, _player(slot.active))
    elif not declares:
        yield said.GoesOn(slot.step)
    if declares:
        defender = next(player for player in PLAYERS if player != slot.active)
        yield said.Attacks(_player(slot.active), Ref(defender), (Counted(ATTACKER),))


def _player(name: str) -> PlayerName:
    return next(player for player in PLAYERS if player == name)


def _expected(effects: tuple[Resolved, ...], attacks: frozenset[int]) -> tuple[tuple[Slot, ...], ...]:
    """The right sequences, to some turns after the last in which one of them is unusual."""
    right = sequences(effects, _LONGEST, players=PLAYERS, attacks=attacks).values()
    turns = AFTER + max(max(_last_unusual(slots), slots[effects[-1].at].turn) for slots in right)
    assert turns <= _LONGEST
    return tuple(dict.fromkeys(tuple(slot for slot in slots if slot.turn <= turns) for slots in right))


def _last_unusual(slots: list[Slot]) -> int:
    """The last turn that has other steps than usual or isn't the next player's."""
    usual = [slot.step for slot in sequence((), 2) if slot.turn == 2]
    last, before = 1, ""
    for turn, group in itertools.groupby(slots, lambda slot: slot.turn):
        of_turn = list(group)
        active = of_turn[0].active
        if active == before or (turn > 1 and [slot.step for slot in of_turn] != usual):
            last = turn
        before = active
    return last


# -- the scenario --------------------------------------------------------------------------------------------------


def _scenario(casts: tuple[_Cast, _Cast], whens: list[said.When], key: str, statements: Statements) -> Scenario:
    givens: list[said.Given] = []
    for player in PLAYERS:
        if any(isinstance(when, said.Attacks) and when.player == player for when in whens):
            givens.append(said.Controls(player, (Counted(ATTACKER),)))
        if hand := [cast.card for cast in casts if cast.by == player]:
            cards = tuple(Counted(card, hand.count(card)) for card in dict.fromkeys(hand))
            givens.append(said.Holds(player, "hand", cards))
    steps = [("Given", given) for given in givens] + [("When", when) for when in whens]
    return Scenario(
        id=f"{CELL}{casts[0]},{casts[1]}]",
        name=" and ".join(f"{cast.by}'s {cast.effect.replace('-', ' ')}" for cast in casts),
        feature="The grid",
        rule=statements[key].wording.en,
        key=key,
        file="grid",
        line=1,
        sources=("cr",),
        level="rule",
        twin="",
        notes=(),
        steps=tuple(
            Step(line, phrases.say(says), keyword, says)  # type: ignore[arg-type]
            for line, (keyword, says) in enumerate(steps, start=1)
        ),
        outline="grid",
    )


# -- the statement that it is about ---------------------------------------------------------------------------------


def _key(casts: tuple[_Cast, _Cast], before: list[Slot], after: tuple[Slot, ...], effects: tuple[Resolved, ...]) -> str:
    """The statement of the last effect of the two, from the steps without it and with it."""
    first, last = (cast.what for cast in casts)
    at = after[effects[-1].at]
    in_main = at.step.endswith("main")
    same_phase = effects[0].at == effects[1].at
    alike = type(first) is type(last) and casts[0].by == casts[1].by
    match last:
        case ExtraTurn():
            return "extra-turn.order.4" if isinstance(first, ExtraTurn) else "extra-turn.order.1"
        case ExtraPhases(only_main=True) if not in_main:
            return "extra-phase.order.3"
        case ExtraPhases():
            adds = isinstance(first, ExtraPhases | StepsAfterPhase) and same_phase
            return "extra-phase.order.2" if adds else "extra-phase.order.1"
        case StepsAfterPhase(you_get=True) if at.active != casts[1].by:
            return "extra-step.you-get.1"
        case StepsAfterPhase(amount=amount):
            return "extra-step.after-phase.1" if amount == 1 else "extra-step.after-phase.3"
        case StepAfterStep():
            return "extra-step.order.2" if isinstance(first, StepAfterStep) and same_phase else "extra-step.order.1"
        case SkipNext(what):
            if alike and isinstance(first, SkipNext) and first.what == what:
                return "skip.scheduled.3"
            return "skip.scheduled.2"
        case SkipAllNextTurn():
            return "skip.replaces.3"
        case EndTheTurn():
            return "end-turn.end.3"
        case EndTheCombatPhase():
            # A step of another phase may have been added to a combat phase.
            ends = _in_combat(at) or tuple(before[: len(after)]) != after
            return "end-combat.next.4" if ends else "end-combat.nothing.1"
