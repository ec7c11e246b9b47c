"""Scenarios played by somebody else's test runner, with the verdicts of `sundial run`: what pytest-bdd and behave share.

A runner hands over each step's keyword and text; what is kept here is the rest: which engine plays, what the scenario
needs of it, and how a failure is told.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any, Literal

from . import engines, position, timeline
from .loading import Loaded
from .model import Engine, Unsupported
from .phrases import read
from .runner import cause, lacking
from .said import Scenario, Step
from .session import Failed, Fault, Session
from .transport import Child

TIMELINE_LINES = 12

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
        written: every step of the scenario, as far as it is known before the first: who plays is seen from all.

    Raises (all methods):
        NotAsExpected: a failure or an error. CannotRun: unsupported. ValueError: no step of the language.
    """

    def __init__(self, make: Callable[[], Engine], written: Iterable[Written] = ()) -> None:
        steps = tuple(_step(*each) for each in written)
        self._step: Step | None = None
        engine = self._asked(make)
        needs = loaded().needs(_scenario(steps))
        offers = self._asked(engine.describe).offers
        if lacks := lacking(needs, offers):
            raise CannotRun(lacks)
        self._session = Session(engine, loaded().cards.infos, players=position.players_in(steps))

    def say(self, keyword: Keyword, text: str, line: int) -> None:
        """Carry out a step."""
        self._step = _step(keyword, text, line)
        self._asked(lambda: self._session.step(self._step))  # type: ignore[arg-type]

    def finish(self) -> None:
        """Carry out what waits for a next step, once there is none."""
        self._asked(self._session.finish)

    def _asked(self, call: Callable[[], Any]) -> Any:
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
        session: Session | None = getattr(self, "_session", None)
        at = session.at if session else self._step
        return [f"line {at.line}: {at.text}"] if at else []

    def _timeline(self) -> list[str]:
        session: Session | None = getattr(self, "_session", None)
        moments = session.timeline if session else []
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
            context.sundial_play = Play(shared_engine(name), written)
        context.sundial_play.say(keyword, text, line)
    except CannotRun as unsupported:
        context.sundial_play = None
        context.scenario.skip(f"unsupported: {unsupported}")


def finish(context: Any) -> None:
    """The end of a behave scenario."""
    play, context.sundial_play = getattr(context, "sundial_play", None), None
    if play is not None and context.scenario.status.name == "passed":
        play.finish()
