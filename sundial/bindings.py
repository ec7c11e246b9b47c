"""Scenarios played by others' test runners, with the verdicts of `sundial run`: what pytest-bdd and behave share.

A runner hands over each step's keyword and text; what is kept here is the rest: which engine plays, what the scenario
needs of it, and how a failure is told.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeVar

from . import engines, position, timeline
from .loading import Loaded
from .model import Engine, Unsupported
from .phrases import read
from .runner import cause, lacking
from .said import Scenario, Step
from .session import Failed, Fault, Session
from .transport import Child

TIMELINE_LINES = 12

_T = TypeVar("_T")

Keyword = Literal["Given", "When", "Then"]
Written = tuple[Keyword, str, int]
"""A step as a runner reads it: keyword, text and line."""


class NotAsExpected(AssertionError):
    """A step isn't as it says, or the engine broke down; the text tells it all, the timeline too."""


class CannotRun(Exception):
    """The engine lacks what the scenario needs; the text is the cause."""


@functools.cache
def loaded() -> Loaded:
    """The fixtures, read once in a process."""
    return Loaded()


_children: dict[str, Child] = {}


def shared_engine(name: str) -> Callable[[], Engine]:
    """What makes an engine for each scenario, by name or `module:Class`; a program is run once for all of them."""

    def make() -> Engine:
        if name in _children:
            return _children[name]
        engine = engines.open_engine(name)
        if isinstance(engine, Child):
            _children[name] = engine
        return engine

    return make


def close_engines() -> None:
    """End the programs that `shared_engine` has run."""
    while _children:
        _children.popitem()[1].close()


class Play:
    """One scenario in somebody else's runner.

    Args:
        make: makes the engine.
        written: gives every step of the scenario, asked for before the first: who plays is seen from all of them.

    Raises (from its methods):
        NotAsExpected: a failure or an error. CannotRun: unsupported. ValueError: no step of the language.
    """

    def __init__(self, make: Callable[[], Engine], written: Callable[[], Iterable[Written]]) -> None:
        self._make, self._written = make, written
        self._session: Session | None = None

    def say(self, keyword: Keyword, text: str, line: int) -> None:
        """Carry out a step."""
        session = self._session or self._begun()
        step = _step(keyword, text, line)
        self._asked(lambda: session.step(step))

    def finish(self) -> None:
        """Carry out what waits for a next step, once there is none."""
        session = self._session or self._begun()
        self._asked(session.finish)

    def _begun(self) -> Session:
        steps = tuple(_step(*each) for each in self._written())
        engine = self._asked(self._make)
        if lacks := lacking(loaded().needs(_scenario(steps)), self._asked(engine.describe).offers):
            raise CannotRun(lacks)
        self._session = Session(engine, loaded().cards.infos, players=position.players_in(steps))
        return self._session

    def _asked(self, call: Callable[[], _T]) -> _T:
        try:
            return call()
        except Unsupported as lack:
            raise CannotRun(cause(lack)) from None
        except Failed as failed:
            told = [f"expected: {failed.expected}", f"shown:    {failed.shown}"]
        except Fault as fault:
            told = [str(fault)]
        # Outside of the handlers: who reads it wants our words and not a chain of exceptions.
        raise NotAsExpected("\n".join([*self._place(), *told, *self._timeline()]))

    def _place(self) -> list[str]:
        at = self._session.at if self._session else None
        return [f"line {at.line}: {at.text}"] if at else []

    def _timeline(self) -> list[str]:
        moments = self._session.timeline if self._session else []
        if not moments:
            return []
        return ["timeline:", *(f"  {line}" for line in timeline.lines(moments, TIMELINE_LINES))]


def _step(keyword: Keyword, text: str, line: int) -> Step:
    return Step(line, text, keyword, read(keyword, text))


def _scenario(steps: tuple[Step, ...]) -> Scenario:
    """The steps as a scenario, for those who look at nothing else in it."""
    return Scenario(
        id="",
        name="",
        feature="",
        rule="",
        key="",
        file="",
        line=0,
        sources=(),
        level="rule",
        twin="",
        notes=(),
        steps=steps,
    )


# -- behave --------------------------------------------------------------------------------------------------------

_KEYWORDS: dict[str, Keyword] = {"given": "Given", "when": "When", "then": "Then"}


def say(context: Any, keyword: Keyword, text: str, line: int) -> None:
    """A step of a behave scenario; `behave -D sundial_engine=NAME` chooses the engine.

    An unsupported scenario is skipped, with the cause.
    """
    try:
        if getattr(context, "sundial_play", None) is None:
            name = context.config.userdata.get("sundial_engine", "reference")
            written = [(_KEYWORDS[step.step_type], step.name, step.line) for step in context.scenario.all_steps]
            context.sundial_play = Play(shared_engine(name), lambda: written)
        context.sundial_play.say(keyword, text, line)
    except CannotRun as unsupported:
        context.sundial_play = None
        context.scenario.skip(f"unsupported: {unsupported}")


def finish(context: Any) -> None:
    """The end of a behave scenario."""
    play, context.sundial_play = getattr(context, "sundial_play", None), None
    if play is not None and context.scenario.status.name == "passed":
        play.finish()
