"""What the linter learns by comparing games: whether what a scenario claims could be otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from typing import Any

from . import position, said
from .acting import come_to_act
from .game import Failed, Game, Moment
from .judging import AFTER_THE_END, judge
from .model import CardInfo, Engine, Unsupported
from .proofs import Play, claims_nothing
from .said import Scenario, Step
from .session import Session
from .transport import Fault

STATES = (
    said.IsIn
    | said.IsInExile
    | said.IsInCommandZone
    | said.IsOnBattlefield
    | said.ExileIs
    | said.ZoneIs
    | said.ZoneCount
    | said.ControlsNow
    | said.HasLife
    | said.PowerToughness
    | said.IsCreature
    | said.HasDamage
    | said.CountersAre
    | said.IsTapped
    | said.IsAttachedTo
    | said.IsFaceDown
)
"""Claims about how things are, that can be made of every view; the rest is about time, choices or the stack."""


_OVER_AT_FIRST = ("untap", "upkeep", "draw", "precombat_main")
"""The steps of turn 1 that don't begin any more as a position is left to itself."""


def holds(message: Any, game: Game, moments: list[Moment]) -> bool | None:
    """Whether a claim is true at the end of a timeline of that game; None where it can't be judged."""
    if moments[-1].view.result is not None and type(message) not in AFTER_THE_END:
        return None
    there = Game(game.engine, game.position, game.cards)
    there.moments = moments
    try:
        return not judge(there, message)
    except Failed:
        return None


def ever_otherwise(message: Any, own: Play, related: Iterable[Play]) -> bool:
    """Whether a negative claim is false at some time of a game.

    Args:
        message: the claim. That there was no such step, or that nobody acted in it, says enough of a step that comes
            in every turn; what stands before the position in its turn is over.
        own: the game of the scenario that makes the claim.
        related: others that are to show the difference.
    """
    if isinstance(message, said.HadOpportunity | said.StepsBegan) and not (
        message.turn == 1 and message.step in _OVER_AT_FIRST
    ):
        return True
    for each in (own, *related):
        game, moments = each.session.game, each.session.timeline
        if game is None or not moments:
            continue
        if isinstance(message, said.HadOpportunity | said.StepsBegan):
            if holds(message, game, moments) is False:
                return True
        elif any(holds(message, game, [moment]) is False for moment in moments):
            return True
    return False


def unchanged(scenario: Scenario, own: Play, others: Iterable[Mapping[int, bool]]) -> Iterator[Step]:
    """The claims that say in positive words that nothing happened: they are true in every view of the game up to
    there, and false where nothing is ended.

    Args:
        own: the game of the scenario, which passes.
        others: games in which nothing is ended; by line, whether a claim is true in them.
    """
    others = list(others)
    game, moments = own.session.game, own.session.timeline
    assert game is not None
    for step, count in zip(scenario.steps, own.views, strict=True):
        if isinstance(step.says, STATES) and not claims_nothing(step.says):
            if any(other.get(step.line) is False for other in others):
                if all(holds(step.says, game, [moment]) for moment in moments[:count]):
                    yield step


def claims(steps: Iterable[Step], engine: Engine, cards: Mapping[str, CardInfo]) -> dict[int, bool]:
    """By line, whether claims are true on an engine, up to the first action that isn't possible."""
    steps = list(steps)
    session = Session(engine, cards, players=position.players_in(steps))
    found: dict[int, bool] = {}
    for step in steps:
        try:
            session.step(step)
        except (Failed, Unsupported, Fault) as error:
            if step.keyword != "Then" or not isinstance(error, Failed):
                break
            found[step.line] = False
        else:
            if step.keyword == "Then":
                found[step.line] = True
    return found


def refused_anyway(
    scenario: Scenario,
    at: int,
    engine: Engine,
    nothing_is_forbidden: AbstractContextManager[object],
    cards: Mapping[str, CardInfo],
) -> bool:
    """Whether an engine refuses what can't be done even where nothing forbids it: for want of mana, of another cost or
    of targets, or since the card isn't where it could be used.

    Args:
        at: the place of the *can't* among the steps.
        nothing_is_forbidden: while it is entered, the engine allows all else.
    """
    session = Session(engine, cards, players=position.players_in(scenario.steps))
    message = scenario.steps[at].says
    assert isinstance(message, said.Cannot)
    try:
        for step in scenario.steps[:at]:
            session.step(step)
        session.finish()
        assert session.game is not None
        come_to_act(session.game, message.player)
        with nothing_is_forbidden:
            return not judge(session.game, message)
    except (Failed, Unsupported, Fault):
        return False
