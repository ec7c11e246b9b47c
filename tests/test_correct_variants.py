"""What engines may do differently without being wrong, the corpus takes as right.

The reference engine is made to ask what it could leave out, to ask for several choices one by one, to pay with other
lands, and not to show a priority that a player has no use for; every scored scenario passes on each of them.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from reference_engine import decisions, mana, priority
from sundial import engines, position
from sundial.loading import Loaded
from sundial.mana import activated, is_mana_ability
from sundial.model import Action, Description, Engine, Pass, Position, PriorityDecision, View
from sundial.proofs import could_use
from sundial.said import Decides, Passes, Scenario
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


def failures(scenarios: Sequence[Scenario] = SCENARIOS, engine: Engine | None = None) -> list[str]:
    """The scenarios that don't pass, each with what is shown."""
    engine = engine or engines.open_engine("reference")
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


def test_a_teams_second_player_is_asked_first(replace: Replace) -> None:
    asked = Counter[str]()

    def last_of(game: Any, player: Any) -> Any:
        return game.team(player)[-1]

    def next_to_act(game: Any, player: Any, passed: Sequence[Any]) -> Any:
        team = game.team(player)
        asked["team"] += len(team) - 1
        waiting = [each for each in team if each not in passed]
        return waiting[-1] if waiting else last_of(game, game.next_player(team[-1]))

    replace(priority.first_player, lambda game: last_of(game, game.in_turn_order()[0]))
    replace(priority.next_to_act, next_to_act)
    assert failures() == []
    assert asked["team"] > 100


class Hides:
    """The reference engine, passing by itself for who has no use for a priority while the stack is empty.

    Args:
        hidden: whether it does so at a view, where a player could do nothing.
    """

    def __init__(self, hidden: Callable[[View, str], bool]) -> None:
        self._reference = engines.open_engine("reference")
        self._hidden = hidden
        self.passes = 0
        self._position: Position | None = None

    def active(self, view: View) -> tuple[str, ...]:
        """The active player, or the players of the active team."""
        return self._position.team(view.active) if self._position else (view.active,)

    def describe(self) -> Description:
        return self._reference.describe()

    def start(self, position: Position) -> View:
        self._position = position
        return self._go_on(self._reference.start(position))

    def act(self, action: Action) -> View:
        return self._go_on(self._reference.act(action))

    def _go_on(self, view: View) -> View:
        steps = list(view.steps)
        while isinstance(view.decision, PriorityDecision) and not view.stack:
            player = view.decision.player
            if could_do_something(view, player) or not self._hidden(view, player):
                break
            view = self._reference.act(Pass(player))
            steps += view.steps
            self.passes += 1
        return msgspec.structs.replace(view, steps=tuple(steps))


def could_do_something(view: View, player: str) -> bool:
    """Whether the player holds an instant that can be paid for, or has an ability that isn't a mana ability, or may
    cast anything at any time."""
    cards = LOADED.cards.infos
    own = [cards[p.name].structure for p in view.battlefield if p.controller == player and p.name in cards]
    return (
        could_use(view, player, cards)
        or any(ability.get("rule") == "may cast as though with flash" for structure in own for ability in structure)
        or any(
            not is_mana_ability(ability)
            for p in view.battlefield
            if p.controller == player and p.name in cards
            for ability in activated(cards[p.name])
        )
    )


def test_useless_priorities_are_hidden_in_steps_that_engines_leave_out() -> None:
    left_out = {"declare_attackers", "declare_blockers", "combat_damage", "end_of_combat", "cleanup"}
    engine = Hides(lambda view, player: view.step in left_out)
    assert failures(engine=engine) == []
    assert engine.passes > 100


def test_useless_priorities_of_the_nonactive_players_are_hidden() -> None:
    # Who decides for a player is seen only where that player is asked something; and who passes in so many words, has
    # a priority to pass.
    scenarios = [s for s in SCENARIOS if not any(isinstance(step.says, Decides | Passes) for step in s.steps)]
    engine = Hides(lambda view, player: player not in engine.active(view))
    assert failures(scenarios, engine) == []
    assert engine.passes > 100
