"""Scenarios played by others' test runners, with the verdicts of `sundial run`: what pytest-bdd and behave share.

A runner hands over each step's keyword and text; what is kept here is the rest: which engine plays, what the scenario
needs of it, and how a failure is told.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

from . import engines, places, position
from .corpus import Corpus
from .endings import controls
from .loading import Loaded
from .model import Engine, Unsupported
from .phrases import read
from .playing import cause, described, fault_told
from .records import about, record_of
from .report import in_full
from .runner import lacking
from .said import Scenario, Step
from .session import Failed, Fault, Session
from .transport import Child
from .verdicts import ErrorVerdict, FailedVerdict, Verdict

_T = TypeVar("_T")

Keyword = Literal["Given", "When", "Then"]
Written = tuple[Keyword, str, int]
"""A step as a runner reads it: keyword, text and line."""


class Named(NamedTuple):
    """What a runner knows of a scenario beside its steps; the tags are those of its rule too, without the @."""

    name: str
    file: str
    line: int
    tags: tuple[str, ...]
    description: str = ""


class NotAsExpected(AssertionError):
    """A step isn't as it says, or the engine broke down; the text tells it all, the timeline too."""


class CannotRun(Exception):
    """The engine lacks what the scenario needs; the text is the cause."""


@functools.cache
def loaded() -> Loaded:
    """The fixtures, read once in a process."""
    return Loaded()


@functools.cache
def corpus() -> Corpus:
    """The corpus, read once in a process. Raises BadCorpus."""
    return loaded().features()


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
        named: gives the rest; asked for when there is something to tell.

    Raises (from its methods):
        NotAsExpected: a failure or an error. CannotRun: unsupported. ValueError: no step of the language.
    """

    def __init__(
        self, make: Callable[[], Engine], written: Callable[[], Iterable[Written]], named: Callable[[], Named]
    ) -> None:
        self._make, self._written, self._named = make, written, named
        self._engine: Engine | None = None
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
        engine = self._engine = self._asked(self._make)
        if lacks := lacking(loaded().needs(_scenario(steps, None)), self._asked(lambda: described(engine)).offers):
            raise CannotRun(lacks)
        self._session = Session(engine, loaded().cards.infos, players=position.players_in(steps))
        return self._session

    def _asked(self, call: Callable[[], _T]) -> _T:
        try:
            return call()
        except Unsupported as lack:
            raise CannotRun(cause(lack)) from None
        except Failed as failed:
            verdict: Verdict = FailedVerdict(failed.expected, failed.shown)
        except Fault as fault:
            verdict = ErrorVerdict(*fault_told(fault, self._engine))
            # What it says later can't be trusted; a class is made anew for each scenario anyway.
            engines.kill(self._engine)
        # Outside of the handlers: who reads it wants our words and not a chain of exceptions.
        raise NotAsExpected("\n".join(self._told(verdict)))

    def _told(self, verdict: Verdict) -> list[str]:
        """The lines in which `sundial run` tells it."""
        scenario = _scenario(tuple(_step(*each) for each in self._written()), self._named())
        if scenario.key not in loaded().statements:
            raise ValueError(f"{scenario.file}: {scenario.name}: no tag is a statement's key")
        record = record_of(
            scenario,
            verdict,
            self._session,
            about(loaded().statements, scenario.key),
            loaded().cards.infos,
            control=scenario.id in _controls(),
        )
        return [line.text for line in in_full(record)]


@functools.cache
def _controls() -> frozenset[str]:
    """The controls of the corpus."""
    return controls(corpus(), loaded().cards.infos)


def _step(keyword: Keyword, text: str, line: int) -> Step:
    return Step(line, text, keyword, read(keyword, text))


def _scenario(steps: tuple[Step, ...], named: Named | None) -> Scenario:
    """The steps as a scenario, with what else a report tells of it."""
    name, file, line, tags, description = named or Named("", "", 0, ())
    tagged = {tag.partition(":")[0]: tag.partition(":")[2] for tag in tags if ":" in tag}
    notes = (line.strip().partition(": ") for line in description.splitlines() if ": " in line)
    return Scenario(
        id=tagged.get("id", ""),
        name=name,
        feature="",
        rule="",
        key=next((tag for tag in tags if "." in tag and ":" not in tag), ""),
        file=_short(file),
        line=line,
        sources=(),
        level="open" if "open" in tags else "ruling" if "ruling" in tags else "rule",
        twin=tagged.get("twin", ""),
        notes=tuple((kind, text) for kind, _, text in notes),
        steps=steps,
    )


def _short(file: str) -> str:
    """A file's name as `sundial run` tells it: relative to the corpus, or as given."""
    path = Path(file)
    return str(path.relative_to(places.FEATURES)) if path.is_relative_to(places.FEATURES) else file


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
            context.sundial_play = Play(shared_engine(name), lambda: written, lambda: _named(context.scenario))
        context.sundial_play.say(keyword, text, line)
    except CannotRun as unsupported:
        context.sundial_play = None
        context.scenario.skip(f"unsupported: {unsupported}")


def _named(scenario: Any) -> Named:
    return Named(
        scenario.name,
        scenario.filename,
        scenario.line,
        tuple(map(str, scenario.effective_tags)),
        "\n".join(scenario.description),
    )


def finish(context: Any) -> None:
    """The end of a behave scenario."""
    play, context.sundial_play = getattr(context, "sundial_play", None), None
    if play is not None and context.scenario.status.name == "passed":
        play.finish()
