"""The sequence of steps that the rules give for effects that add and skip turns, phases and steps (500.7-500.11).

A second, independent reading of these rules, over plain lists: it knows no cards, no stack and no engine. Whoever
compares an engine with it learns where two readings of the rules differ.
"""

from __future__ import annotations

import itertools
from collections.abc import Container, Iterable, Sequence
from typing import Literal, NamedTuple

import msgspec

from sundial.model import StepName

PhaseKind = Literal["beginning", "main", "combat", "ending"]
Main = Literal["main"]
SkipWord = Literal["turn", "untap", "upkeep", "draw", "main", "combat", "end"]

STEPS_OF: dict[PhaseKind, tuple[StepName | Main, ...]] = {
    "beginning": ("untap", "upkeep", "draw"),
    "main": ("main",),
    "combat": ("beginning_of_combat", "declare_attackers", "declare_blockers", "combat_damage", "end_of_combat"),
    "ending": ("end", "cleanup"),
}
"""The steps of each phase, in order (501.1, 506.1, 512.1). A main phase has none (505.2): it stands for itself."""

TURN: tuple[PhaseKind, ...] = ("beginning", "main", "combat", "main", "ending")
"""The phases of a turn, in order (500.1)."""


class ExtraTurn(msgspec.Struct, frozen=True):
    """The player takes an extra turn after this one (500.7), perhaps without its untap step."""

    skip_untap: bool = False


class ExtraPhases(msgspec.Struct, frozen=True):
    """After this phase there are additional phases, in this order (500.8)."""

    phases: tuple[PhaseKind, ...]
    only_main: bool = False
    """After this *main* phase."""


class StepsAfterPhase(msgspec.Struct, frozen=True):
    """After this phase there are so many additional steps (500.10)."""

    step: StepName
    amount: int = 1
    you_get: bool = False
    """`You get`, and not `there are` (500.10a)."""


class StepAfterStep(msgspec.Struct, frozen=True):
    """After this step there is an additional step (500.9)."""

    step: StepName


class SkipNext(msgspec.Struct, frozen=True):
    """The player skips their next turn, phase or step of that kind (614.10)."""

    what: SkipWord
    this_turn: bool = False


class SkipAllNextTurn(msgspec.Struct, frozen=True):
    """The player skips all such phases of their next turn."""

    what: SkipWord


class EndTheTurn(msgspec.Struct, frozen=True):
    """End the turn (724.1)."""


class EndTheCombatPhase(msgspec.Struct, frozen=True):
    """End the combat phase (724.2)."""


What = (
    ExtraTurn
    | ExtraPhases
    | StepsAfterPhase
    | StepAfterStep
    | SkipNext
    | SkipAllNextTurn
    | EndTheTurn
    | EndTheCombatPhase
)


class Resolved(NamedTuple):
    """An effect, whose it is, and the place in the sequence of the step in which it has resolved."""

    what: What
    by: str
    at: int


class Slot(NamedTuple):
    """A step, or a main phase, that takes place: in which turn, counted from 1, whose turn that is, and which."""

    turn: int
    active: str
    step: StepName


class Reading(NamedTuple):
    """What the rules leave to a player or open, one answer to each question; every one is right.

    Where several effects would skip the same thing, its player chooses which of them does (616.1), so the others may be
    left to skip something else.
    """

    whole_turn_first: bool = True
    """An effect on a whole turn skips first, and one on the next occurrence waits; or the other way round."""
    expiring_first: bool = True
    """A skip for this turn only is used up before one that would wait; or the other way round."""
    all_phases_add_up: bool = False
    """Two effects on all phases of the next turn take two turns; or they speak of the same one."""
    every_untap: bool = False
    """An extra turn without its untap step is without one that is added, too; or only its first is meant."""
    skipped_main_counts: bool = False
    """A main phase that is skipped was the turn's first, for 505.1a; or the first that takes place is."""


USUAL = Reading()
"""The reading that is taken where nothing else is said."""


class _Pending(NamedTuple):
    """A skip that waits, in the order of creation."""

    what: SkipWord
    by: str
    this_turn: bool = False
    """The cleanup step ends it."""


class _Turn(NamedTuple):
    player: str
    skip_untap: bool = False


def sequence(
    effects: Iterable[Resolved],
    turns: int,
    *,
    players: Sequence[str] = ("Alice", "Bob"),
    attacks: Container[int] = frozenset(),
    begins: StepName | None = "precombat_main",
    reading: Reading = USUAL,
) -> list[Slot]:
    """All steps of so many turns.

    Args:
        effects: what has resolved, in this order where it was in the same step.
        turns: how many turns that are taken.
        players: in turn order; the first has the first turn.
        attacks: the places in the sequence of the declare attackers steps in which something attacks.
        begins: where the first turn begins; None is at its beginning.
        reading: where the rules leave it open.
    """
    return _Table(list(effects), players, attacks, reading).play(turns, begins)


def sequences(
    effects: Iterable[Resolved],
    turns: int,
    *,
    players: Sequence[str] = ("Alice", "Bob"),
    attacks: Container[int] = frozenset(),
    begins: StepName | None = "precombat_main",
) -> dict[Reading, list[Slot]]:
    """What `sequence` gives for each reading that answers the questions that come up, the usual one first.

    Readings that differ only in questions that these effects never ask are one.
    """
    resolved = list(effects)
    found: dict[Reading, list[Slot]] = {}
    to_try = [USUAL]
    for reading in to_try:
        if reading in found:
            continue
        table = _Table(resolved, players, attacks, reading)
        found[reading] = table.play(turns, begins)
        to_try += [reading._replace(**{name: not getattr(reading, name)}) for name in sorted(table.asked)]
    return found


class _Table:
    def __init__(
        self, effects: list[Resolved], players: Sequence[str], attacks: Container[int], reading: Reading
    ) -> None:
        self.effects, self.attacks, self.reading = effects, attacks, reading
        self.asked: set[str] = set()
        """The questions of the reading that came up."""
        self.slots: list[Slot] = []
        self.regular = itertools.cycle(players)
        self.extra: list[_Turn] = []
        """Extra turns to come, the next one first."""
        self.skips: list[_Pending] = []
        self.whole: list[tuple[SkipWord, str]] = []
        """All of these are to be skipped in that player's next turn."""
        self.turn, self.number = _Turn(""), 0

    def answer(self, question: str) -> bool:
        """What the reading says, where it makes a difference."""
        self.asked.add(question)
        answer: bool = getattr(self.reading, question)
        return answer

    def play(self, turns: int, begins: StepName | None) -> list[Slot]:
        while self.number < turns:
            # 500.7: an extra turn comes directly after its turn, the most recently created one first; it leaves the
            # order of turns as it is.
            self.turn = self.extra.pop(0) if self.extra else _Turn(next(self.regular))
            if self.skipped("turn", ()):
                continue
            self.number += 1
            self.play_turn(begins if self.number == 1 else None)
        return self.slots

    def play_turn(self, begins: StepName | None) -> None:
        banned = self.bound_to_this_turn()
        phases: list[tuple[PhaseKind, list[StepName | Main]]] = [(kind, list(STEPS_OF[kind])) for kind in TURN]
        if begins == "precombat_main":
            del phases[0]
        mains, untaps = 0, 0
        while phases:
            kind, steps = phases.pop(0)
            # 614.10: what is skipped is gone past as if it weren't there (500.11), with all its steps.
            if (kind == "main" or kind == "combat") and self.skipped(kind, banned):
                mains += kind == "main" and self.answer("skipped_main_counts")
                continue
            while steps:
                step = steps.pop(0)
                if step == "main":
                    # 505.1a: only the first main phase of a turn is a precombat one, whatever made it.
                    mains += 1
                    step = "precombat_main" if mains == 1 else "postcombat_main"
                untaps += step == "untap"
                gone = self.turn.skip_untap and step == "untap" and (untaps == 1 or self.answer("every_untap"))
                if (step == "untap" or step == "upkeep" or step == "draw" or step == "end") and self.skipped(
                    step, {*banned, step} if gone else banned
                ):
                    continue
                here = len(self.slots)
                self.slots.append(Slot(self.number, self.turn.player, step))
                if step == "cleanup":
                    # 514.2: a phase that comes after it isn't reached by what was said for this turn.
                    self.skips = [each for each in self.skips if not each.this_turn]
                if step == "declare_attackers" and here not in self.attacks:
                    # 508.8: without attackers there are neither blockers nor damage.
                    steps[:] = [each for each in steps if each not in ("declare_blockers", "combat_damage")]
                for effect in self.effects:
                    if effect.at == here:
                        self.resolve(effect, kind, steps, phases)

    def resolve(
        self,
        effect: Resolved,
        kind: PhaseKind,
        steps: list[StepName | Main],
        phases: list[tuple[PhaseKind, list[StepName | Main]]],
    ) -> None:
        """Do as the effect says, to what is left of this phase and of this turn.

        Whatever is added goes to the very front: directly after this turn, phase or step, and so before everything that
        was added there earlier (500.7, 500.8, 500.9).
        """
        match effect.what:
            case ExtraTurn(skip_untap):
                self.extra.insert(0, _Turn(effect.by, skip_untap))
            case ExtraPhases(added, only_main):
                if not only_main or kind == "main":
                    phases[:0] = [(each, list(STEPS_OF[each])) for each in added]
            case StepsAfterPhase(step, amount, you_get):
                # 500.10: as many phases that normally hold the step, each with this step only. 500.10a: what you get
                # comes in your own turns only.
                if not you_get or effect.by == self.turn.player:
                    holder = next(each for each, held in STEPS_OF.items() if step in held)
                    phases[:0] = [(holder, [step]) for _ in range(amount)]
            case StepAfterStep(step):
                # A main phase has no steps (505.2), so there is none that something could come after.
                if kind != "main":
                    steps.insert(0, step)
            case SkipNext(what, this_turn):
                self.skips.append(_Pending(what, effect.by, this_turn))
            case SkipAllNextTurn(what):
                self.whole.append((what, effect.by))
            case EndTheTurn():
                # 724.1d: straight to the cleanup step, past everything printed or added.
                phases.clear()
                steps[:] = ["cleanup"]
            case EndTheCombatPhase():
                # 724.2d: on to the next phase, whichever it is; 724.2g: elsewhere it does nothing.
                if kind == "combat":
                    steps.clear()

    def bound_to_this_turn(self) -> set[SkipWord]:
        """What is skipped all through the turn that begins.

        That waited for the player's first turn that isn't skipped (614.10a).
        """
        mine = [each for each in self.whole if each[1] == self.turn.player]
        once = list(dict.fromkeys(mine))
        if len(once) < len(mine) and self.answer("all_phases_add_up"):
            # Of two alike the second one is left for the turn after.
            mine = once
        for each in mine:
            self.whole.remove(each)
        return {what for what, _ in mine}

    def skipped(self, what: SkipWord, banned: Container[SkipWord]) -> bool:
        """Whether something that would begin is skipped; that uses up at most one effect that waits for the next one.

        614.10a: two effects that each skip a player's next one skip the next two, and an effect waits for one that
        isn't skipped anyway.
        """
        waiting = [each for each in self.skips if each.what == what and each.by == self.turn.player]
        if not waiting:
            return what in banned
        if what in banned and self.answer("whole_turn_first"):
            return True
        if len({each.this_turn for each in waiting}) > 1:
            waiting.sort(key=lambda each: each.this_turn is not self.answer("expiring_first"))
        self.skips.remove(waiting[0])
        return True
