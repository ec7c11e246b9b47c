"""The phases of a turn and their steps, in order (500.1, 501.1, 506.1, 512.1)."""

from __future__ import annotations

from .cards import PhaseWord, StepWord
from .state import Phase, PhaseKind

STEPS: dict[PhaseKind, tuple[StepWord, ...]] = {
    "beginning": ("untap step", "upkeep step", "draw step"),
    "main": (),
    "combat": (
        "beginning of combat step",
        "declare attackers step",
        "declare blockers step",
        "combat damage step",
        "end of combat step",
    ),
    "ending": ("end step", "cleanup step"),
}
KINDS: dict[PhaseWord, PhaseKind] = {"beginning phase": "beginning", "combat phase": "combat", "main phase": "main"}
PHASE_OF: dict[StepWord, PhaseKind] = {step: kind for kind, steps in STEPS.items() for step in steps}
"""The phase that normally holds a step (500.10)."""
ORDER: tuple[PhaseKind, ...] = ("beginning", "main", "combat", "main", "ending")
"""500.1."""


def new_phase(kind: PhaseWord) -> Phase:
    """A phase to be added to the turn, with all its steps."""
    return Phase(KINDS[kind], list(STEPS[KINDS[kind]]))


def phases_of_a_turn() -> list[Phase]:
    """500.1: the five phases with their steps."""
    return [Phase(kind, list(STEPS[kind])) for kind in ORDER]
