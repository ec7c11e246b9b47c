"""From a scenario that was played to its record: what the run file keeps, and every report is made from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from .endings import is_ending
from .model import CardInfo
from .runfile import At, ScenarioRecord, StepTold, renamed
from .said import Scenario, Step
from .session import Session
from .statements import Statements
from .verdicts import BY_WORD, ErrorVerdict, FailedVerdict, NotRun, UnsupportedVerdict, Verdict

SETTING_UP = "setting up the position"
"""What stands in place of a step where `start` went wrong."""


class About(TypedDict):
    """What a record tells of its statement."""

    number: str
    title: str
    statement: str
    older: tuple[str, ...]


def about(statements: Statements, key: str) -> About:
    """What a record tells of the statement with that key. Raises UnknownKey."""
    statement = statements[key]
    _, *older = statements.numbers_of(key)
    return About(
        number=statement.number,
        title=statements.subrule(statement.number).title.en,
        statement=statement.wording.en,
        older=tuple(map(str, older)),
    )


def record_of(
    scenario: Scenario,
    verdict: Verdict,
    session: Session | None,
    of_statement: About,
    cards: Mapping[str, CardInfo],
    *,
    control: bool = False,
    timelines: bool = False,
    seconds: float = 0.0,
) -> ScenarioRecord:
    """The record of a scenario.

    Args:
        session: what played it; None where nothing was played.
        of_statement: about its statement.
        cards: every fixture card by name.
        control: whether it is a control (`endings.controls`).
        timelines: keep the timeline of a pass too.
    """
    at, before_ending = At(scenario.file, scenario.line), False
    if session is not None and session.at is not None and verdict.told_in_full:
        at = _place(scenario, session, session.at, verdict)
        before_ending = not any(is_ending(step, cards) for step in scenario.steps if step.line < at.line)
    moments = session.timeline if session and (verdict.keeps_timeline or timelines) else []
    return ScenarioRecord(
        id=scenario.id,
        name=scenario.name,
        feature=scenario.feature,
        outline=scenario.outline,
        key=scenario.key,
        level=scenario.level,
        verdict=_word(verdict),
        control=control,
        at=at,
        before_ending=before_ending,
        notes=scenario.notes,
        steps=tuple(StepTold(step.line, step.keyword, step.text) for step in scenario.steps),
        defaults=tuple(session.defaults) if session else (),
        timeline=renamed(moments),
        seconds=seconds,
        **of_statement,
        **_told(verdict),
        **_lacks(verdict, session),
    )


def _told(verdict: Verdict) -> dict[str, Any]:
    match verdict:
        case FailedVerdict(expected, shown):
            return {"expected": expected, "shown": shown}
        case UnsupportedVerdict(shown):
            return {"shown": shown}
        case ErrorVerdict(shown, stderr):
            return {"shown": shown, "stderr": stderr}
        case NotRun(reason):
            return {"shown": reason}
    return {}


def _lacks(verdict: Verdict, session: Session | None) -> dict[str, Any]:
    """The card that is lacking, and those that the position names."""
    if not isinstance(verdict, UnsupportedVerdict) or not verdict.card:
        return {}
    named = session.game.position.cards if session and session.game else {}
    return {"lacks": verdict.card, "cards": tuple(sorted(named))}


def _place(scenario: Scenario, session: Session, at: Step, verdict: Verdict) -> At:
    """The step at hand; a fault before any action was sent is one of setting up the position."""
    if isinstance(verdict, ErrorVerdict) and not any(moment.answer for moment in session.timeline):
        return At(scenario.file, scenario.line, SETTING_UP)
    return At(scenario.file, at.line, at.text, at.keyword)


def _word(verdict: Verdict) -> Any:
    assert verdict.word in BY_WORD
    return verdict.word
