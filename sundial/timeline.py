"""Timelines told in short lines, one for each view; players who only pass, one after the other, share one."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence

from .game import Moment
from .model import Pass, Permanent, View
from .words import action_words, decision_words, joined, listed, many, result_words, stack_words, step_words, where


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


def lines(moments: Sequence[Moment], last: int = 0, changes: bool = False) -> list[str]:
    """The timeline in lines.

    Args:
        last: only so many from the end, and one that says how many are left out; 0 is all.
        changes: with lines, set in, for the steps that began between two views and for what changed.
    """
    told: list[str] = []
    between = [_between(a.view, b.view) if changes else [] for a, b in itertools.pairwise(moments)]
    groups = itertools.accumulate((bool(each) for each in between), initial=0)
    for (_, place), run in itertools.groupby(
        zip(moments, groups, range(len(moments)), strict=True), lambda each: (each[1], _passed_at(each[0]))
    ):
        members = list(run)
        first = members[0][2]
        if first and between[first - 1]:
            told += [f"    {text}" for text in between[first - 1]]
        if place is None:
            told += [line(moment) for moment, _, _ in members]
        else:
            players = [moment.answer.player for moment, _, _ in members if moment.answer is not None]
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


# -- what happened between two views -------------------------------------------------------------------------------


def _between(before: View, after: View) -> list[str]:
    """The steps that began between two views, if there is more than the one of the later view; and what changed."""
    told = []
    begun = [step_words(step.step) for step in after.steps]
    if begun and begun[-1] == step_words(after.step):
        begun.pop()
    if begun:
        told.append(f"then {', '.join(begun)}")
    if what := changed(before, after):
        told.append("; ".join(what))
    return told


def changed(before: View, after: View) -> list[str]:
    """What isn't in a view as it was in the one before: life totals, cards in zones, permanents."""
    return [*_players(before, after), *_moves(before, after), *_permanents(before, after)]


def _players(before: View, after: View) -> Iterator[str]:
    old = {player.name: player for player in before.players}
    for player in after.players:
        if was := old.get(player.name):
            if player.life != was.life:
                yield f"{player.name}'s life {was.life} to {player.life}"
            if was.in_game and not player.in_game:
                yield f"{player.name} leaves the game"


def _moves(before: View, after: View) -> Iterator[str]:
    """What left zones and what came into them; a zone's cards that are hidden in the view's order are counted."""
    for (zone, had), (_, has) in zip(_zones(before), _zones(after), strict=False):
        gone, come = had - has, has - had
        if come:
            yield f"{listed(come.elements())} into {zone}"
        if gone:
            yield f"{listed(gone.elements())} from {zone}"
    for was, now in zip(before.players, after.players, strict=False):
        if len(was.library) != len(now.library):
            yield f"{now.name}'s library {len(was.library)} to {many(len(now.library), 'card')}"


def _zones(view: View) -> list[tuple[str, Counter[str]]]:
    zones = [("the stack", Counter(o.name for o in view.stack)), ("exile", Counter(c.name for c in view.exile))]
    for player in view.players:
        controlled = Counter(p.name for p in view.battlefield if p.controller == player.name)
        zones.append((f"{player.name}'s side of the battlefield", controlled))
        zones += [
            (f"{player.name}'s {zone}", Counter(c.name for c in getattr(player, zone)))
            for zone in ("hand", "graveyard", "command")
        ]
    return zones


def _permanents(before: View, after: View) -> Iterator[str]:
    """Taps, damage, counters and sizes of what was there before."""
    old = {permanent.id: permanent for permanent in before.battlefield}
    told: Counter[str] = Counter()
    for permanent in after.battlefield:
        if was := old.get(permanent.id):
            told.update(f'"{permanent.name}" {change}' for change in _changes(was, permanent))
    for text, times in told.items():
        yield text if times == 1 else f"{text} ({times} times)"


def _changes(was: Permanent, now: Permanent) -> Iterator[str]:
    if was.tapped != now.tapped:
        yield "taps" if now.tapped else "untaps"
    if was.damage != now.damage:
        yield f"damage {was.damage} to {now.damage}"
    if (was.power, was.toughness) != (now.power, now.toughness):
        yield f"is {now.power}/{now.toughness}" if now.power is not None else "is no creature"
    for kind in sorted(was.counters.keys() | now.counters.keys()):
        if (had := was.counters.get(kind, 0)) != (has := now.counters.get(kind, 0)):
            yield f'"{kind}" counters {had} to {has}'
