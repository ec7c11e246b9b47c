"""What engines may do differently without being wrong, the corpus takes as right.

The reference engine is made to ask what it could leave out, to ask for several choices one by one, and to pay with
other lands; every scored scenario passes on each of them.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from reference_engine import decisions, mana
from sundial import engines, position
from sundial.loading import Loaded
from sundial.said import Scenario
from sundial.session import Session

LOADED = Loaded()
SCENARIOS = [scenario for scenario in LOADED.features() if scenario.level != "open"]
Replace = Callable[[Any, Any], None]


@pytest.fixture
def replace(monkeypatch: pytest.MonkeyPatch) -> Replace:
    """Puts a function in the place of another in every module of the reference engine that holds it."""
    engines.open_engine("reference")
    modules = [module for name, module in sys.modules.items() if name.startswith("reference_engine.")]

    def put(old: Any, new: Any) -> None:
        holders = [(m, key) for m in modules for key, value in vars(m).items() if value is old]
        assert holders
        for module, key in holders:
            monkeypatch.setattr(module, key, new)

    return put


def failures(scenarios: Sequence[Scenario] = SCENARIOS) -> list[str]:
    """The scenarios that don't pass, each with what is shown."""
    engine = engines.open_engine("reference")
    found = []
    for scenario in scenarios:
        session = Session(engine, LOADED.cards.infos, players=position.players_in(scenario.steps))
        try:
            for step in scenario.steps:
                session.step(step)
            session.finish()
        except Exception as error:
            found.append(f"{scenario.id}: {session.at.text if session.at else ''}: {error}")
    return found


def test_every_forced_choice_is_asked(replace: Replace) -> None:
    asked = Counter[str]()

    async def choose(
        player: Any, options: Sequence[Any], least: int, most: int, *, ordered: bool = False, **said: Any
    ) -> list[Any]:
        most = min(most, len(options))
        if not options or most == 0:
            return []
        asked["choice"] += 1
        answer = await decisions.ask(decisions.Choice(player, tuple(options), min(least, most), most, ordered, **said))
        return list(options[:least]) if isinstance(answer, decisions.Gone) else list(answer)

    replace(decisions.choose, choose)
    assert failures() == []
    assert asked["choice"] > 100


def test_several_choices_are_asked_one_by_one(replace: Replace) -> None:
    asked = Counter[str]()

    async def choose(
        player: Any, options: Sequence[Any], least: int, most: int, *, ordered: bool = False, **said: Any
    ) -> list[Any]:
        left, chosen = list(options), list[Any]()
        while left and len(chosen) < most:
            must = int(len(chosen) < least)
            if must and (len(left) == 1 if ordered else len(left) <= least - len(chosen)):
                return chosen + left
            asked["one"] += 1
            answer = await decisions.ask(decisions.Choice(player, tuple(left), must, 1, **said))
            if isinstance(answer, decisions.Gone) or not answer:
                return chosen + left[:must]
            chosen += answer
            left.remove(answer[0])
        return chosen

    replace(decisions.choose, choose)
    assert failures() == []
    assert asked["one"] > 100


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_other_lands_pay(replace: Replace, seed: int) -> None:
    chance, plan_payment = random.Random(seed), mana.plan_payment
    other = Counter[str]()

    def plan(player: Any, total: Counter[str], sources: list[Any]) -> mana.Payment | None:
        shuffled = chance.sample(sources, len(sources))
        other["orders"] += shuffled != sources
        return plan_payment(player, total, shuffled)

    replace(plan_payment, plan)
    assert failures() == []
    assert other["orders"] > 100
