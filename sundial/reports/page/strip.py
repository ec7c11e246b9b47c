"""A game's timeline as a strip of steps: who could do what in each, with what on the stack, and what was done."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sundial.game import Moment
from sundial.model import Decision, Pass, PriorityDecision, StepName, View
from sundial.timeline import changed
from sundial.words import action_words, decision_words, result_words, stack_object


class Entry(NamedTuple):
    """A view, or the views of one situation in which player after player passed."""

    players: list[str]
    """Who was asked, in order."""
    priority: bool
    """Whether they had priority."""
    asked: str
    """What else they were asked, or who decides for them; or how the game ended."""
    stack: list[str]
    """From the top, equal neighbours counted."""
    did: str
    """"" where there was no answer."""
    by_default: bool
    changed: list[str]
    """What was otherwise at the next view, in the same step; the stack apart, which is told anyway."""


class Life(NamedTuple):
    """A player's life total, and whether it isn't what it was at the step before."""

    player: str
    total: str
    changed: bool


class Stretch(NamedTuple):
    """A step of a turn. One in which nobody was asked anything has no entries, and no life totals."""

    step: StepName
    came: list[str]
    """What was otherwise at its first view than at the last one of the step before."""
    entries: list[Entry]
    life: list[Life]


class Turn(NamedTuple):
    """A turn with its steps, as far as the timeline shows them."""

    number: int
    active: str
    stretches: list[Stretch]


def strip(moments: Sequence[Moment]) -> list[Turn]:
    """The turns of a timeline."""
    turns: list[Turn] = []
    before: View | None = None
    totals: dict[str, str] = {}
    for moment in moments:
        view = moment.view
        for begun in view.steps:
            _turn(turns, begun.turn, begun.active).stretches.append(Stretch(begun.step, [], [], []))
        stretches = _turn(turns, view.turn, view.active).stretches
        if not stretches or stretches[-1].step != view.step:
            stretches.append(Stretch(view.step, [], [], []))
        stretch = stretches[-1]
        if before is not None:
            told = stretch.entries[-1].changed if stretch.entries else stretch.came
            told += [text for text in changed(before, view) if not text.endswith(" the stack")]
        _add(stretch.entries, _entry(moment))
        _tell_life(stretch.life, view, totals)
        before = view
    return turns


def _turn(turns: list[Turn], number: int, active: str) -> Turn:
    if not turns or (turns[-1].number, turns[-1].active) != (number, active):
        turns.append(Turn(number, active, []))
    return turns[-1]


def _entry(moment: Moment) -> Entry:
    view, decision = moment.view, moment.view.decision
    priority = isinstance(decision, PriorityDecision)
    over = view.result is not None
    return Entry(
        players=[decision.player] if decision is not None and not over else [],
        priority=priority and not over,
        asked=result_words(view) if over else _asked(decision),
        stack=_runs(stack_object(view, o.id) for o in view.stack),
        did=action_words(view, moment.answer) if moment.answer is not None else "",
        # A pass is what a player does who does nothing; only other answers are worth the word.
        by_default=moment.by_default and not isinstance(moment.answer, Pass),
        changed=[],
    )


def _runs(names: Iterable[str]) -> list[str]:
    counted = [(name, len(list(run))) for name, run in itertools.groupby(names)]
    return [name if amount == 1 else f"{amount} × {name}" for name, amount in counted]


def _asked(decision: Decision | None) -> str:
    """What a player is asked, behind their name; that it is priority is drawn as a sign."""
    words = decision_words(decision)
    if decision is None:
        return words
    words = words.removeprefix(f"{decision.player} ")
    return words.removeprefix("has priority").lstrip() if isinstance(decision, PriorityDecision) else words


def _add(entries: list[Entry], entry: Entry) -> None:
    """Put an entry behind the others, or into the last one where both are passes in one situation."""
    last = entries[-1] if entries else None
    if last and last.did == entry.did == "passes" and last.stack == entry.stack and not last.changed:
        last.players.extend(entry.players)
    else:
        entries.append(entry)


def _tell_life(told: list[Life], view: View, totals: dict[str, str]) -> None:
    """The life totals at the end of a step; `totals` holds those that were told last and is kept up to date."""
    marked = {life.player for life in told if life.changed}
    told.clear()
    for player in view.players:
        total = str(player.life) if player.in_game else ""
        is_new = totals.get(player.name, total) != total
        told.append(Life(player.name, total, is_new or player.name in marked))
        totals[player.name] = total
