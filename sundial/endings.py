"""Which steps of a scenario end a turn or a phase, and which scenarios are controls, in which nothing does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from . import said
from .model import CardInfo
from .said import Scenario, Step

ENDING = ("end the turn", "end the combat phase")
"""What the abilities of a card say that ends a turn or a combat phase."""


ABOUT_ENDING = ("end-turn.", "end-combat.")
"""How the keys of the statements on ending begin (724)."""


def ends_something(card: CardInfo) -> bool:
    """Whether any ability of a card ends a turn or a combat phase."""
    return _says(card.structure, ENDING)


def _says(part: Any, words: tuple[str, ...]) -> bool:
    if isinstance(part, Mapping):
        return part.get("do") in words or any(_says(p, words) for p in part.values())
    return isinstance(part, list | tuple) and any(_says(p, words) for p in part)


def is_ending(step: Step, cards: Mapping[str, CardInfo]) -> bool:
    """Whether an ending effect is cast, activated or resolved in a step."""
    match step.says:
        case said.Casts(card=name) | said.Activates(card=name) | said.Resolves(what=said.Ref(name=name)):
            return name in cards and ends_something(cards[name])
    return False


def without_endings(scenario: Scenario, cards: Mapping[str, CardInfo]) -> list[Step]:
    """The steps but those in which an ending effect is cast, activated or resolved."""
    return [step for step in scenario.steps if not is_ending(step, cards)]


def controls(scenarios: Iterable[Scenario], cards: Mapping[str, CardInfo]) -> frozenset[str]:
    """The ids of the controls: somebody names them as twin, and nothing in them ends a turn or a phase.

    They stand under a statement on ending, show what would have happened without it, and so fail for another reason.
    """
    scenarios = list(scenarios)
    named = {scenario.twin for scenario in scenarios if scenario.twin}
    return frozenset(
        scenario.id
        for scenario in scenarios
        if scenario.key.startswith(ABOUT_ENDING)
        and (scenario.id in named or scenario.outline in named)
        and not any(is_ending(step, cards) for step in scenario.steps)
    )
