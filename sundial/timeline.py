"""Timelines told in short lines, one for each view; players who only pass, one after the other, share one."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from .game import Moment
from .model import Pass
from .words import action_words, decision_words, joined, result_words, stack_words, where


def line(moment: Moment) -> str:
    """Where the game was, who was asked what, what was on the stack, and what was answered."""
    view = moment.view
    if view.result is not None:
        return f"{where(view)}: the game is over, {result_words(view)}"
    parts = [decision_words(view.decision)]
    if view.stack:
        parts.append(stack_words(view))
    if moment.answer is not None:
        done = action_words(view, moment.answer)
        parts.append(f"{done} (default)" if moment.by_default else done)
    return f"{where(view)}: {'; '.join(parts)}"


def lines(moments: Sequence[Moment], last: int = 0) -> list[str]:
    """The timeline in lines; with `last` only so many from the end, and one that says how many are left out."""
    told: list[str] = []
    for place, run in itertools.groupby(moments, _passed_at):
        if place is None:
            told += map(line, run)
        else:
            players = [moment.answer.player for moment in run if moment.answer is not None]
            told.append(f"{place}: {joined(players)} {'passes' if len(players) == 1 else 'pass'}")
    if last and len(told) > last + 1:
        return [f"... {len(told) - last} lines before", *told[-last:]]
    return told


def _passed_at(moment: Moment) -> str | None:
    """Where a player passed; None at any other moment."""
    if not isinstance(moment.answer, Pass):
        return None
    view = moment.view
    return f"{where(view)}; {stack_words(view)}" if view.stack else where(view)
