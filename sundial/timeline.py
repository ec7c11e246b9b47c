"""Timelines told in short lines, one for each view."""

from __future__ import annotations

from collections.abc import Sequence

from .game import Moment
from .words import action_words, decision_words, stack_words, where


def line(moment: Moment) -> str:
    """Where the game was, who was asked what, what was on the stack, and what was answered."""
    view = moment.view
    if view.result is not None:
        winners = view.result.winners
        return f"{where(view)}: the game is over, won by {' and '.join(winners) if winners else 'nobody'}"
    parts = [decision_words(view.decision)]
    if view.stack:
        parts.append(stack_words(view))
    if moment.answer is not None:
        done = action_words(view, moment.answer)
        parts.append(f"{done} (default)" if moment.by_default and done != "passes" else done)
    return f"{where(view)}: {'; '.join(parts)}"


def lines(moments: Sequence[Moment], last: int = 0) -> list[str]:
    """One line for each view; with `last` only so many from the end, and a line that says how many are left out."""
    told = [line(moment) for moment in moments]
    if last and len(told) > last + 1:
        return [f"... {len(told) - last} before", *told[-last:]]
    return told
