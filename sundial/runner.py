"""Runs scenarios on an engine, one after the other, and tells each verdict as a record of the run file."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import FrameType
from typing import Any

from . import __version__, engines, position
from .corpus import Needs
from .game import Crashed
from .model import PROTOCOL, CardInfo, Description, Engine, Offers, Unsupported
from .runfile import At, EndRecord, EngineShown, Record, RunRecord, ScenarioRecord, count, exit_status, renamed
from .said import Scenario
from .session import Failed, Fault, Session
from .statements import Statements
from .transport import CannotStart
from .verdicts import BY_WORD, ErrorVerdict, FailedVerdict, NotRun, Passed, UnsupportedVerdict, Verdict

STARTS = 3
"""Failed starts in a row after which an engine that once worked is given up."""

_STDERR_SHOWN = 4000
"""Characters from the end of an engine's stderr that go into a record."""


def lacking(needed: Needs, offered: Offers) -> str:
    """What a scenario needs and an engine doesn't offer, in words; "" where it offers all."""
    if needed.players > offered.players:
        return f"{needed.players} players"
    if needed.texts and not offered.texts:
        return "cards invented for the corpus (offer `texts`)"
    if needed.steps and not offered.steps:
        return "a list of the steps that began (offer `steps`)"
    if needed.cleanups and not offered.cleanups:
        return "a list of the cleanup steps that began (offer `cleanups`)"
    return ""


class Runner:
    """A run of scenarios on one engine.

    Args:
        open_engine: makes the engine, again after a fault; a program that ends is run again by its own `start`.
        needs: what a scenario needs of an engine.
        cards: every fixture card by name.
        statements: the rules' statements.
        timelines: keep those of passes too.
        stop: after the first scored scenario that isn't as expected, leave the rest.
        command: as the run file tells it.
    """

    def __init__(
        self,
        open_engine: Callable[[], Engine],
        needs: Callable[[Scenario], Needs],
        cards: Mapping[str, CardInfo],
        statements: Statements,
        *,
        seed: int = 1,
        strict: bool = False,
        timelines: bool = False,
        stop: bool = False,
        command: str = "",
    ) -> None:
        self._open, self._needs, self._cards, self._statements = open_engine, needs, cards, statements
        self._seed, self._strict, self._timelines, self._stop, self._command = seed, strict, timelines, stop, command
        self._engine: Engine | None = None
        self._offers = Offers()
        self._statements_told: dict[str, dict[str, Any]] = {}
        self._starts_failed = 0
        self._leave = ""
        """Why the rest isn't run, as soon as that is so."""
        self._interrupted = False
        self._playing = False

    def run(self, scenarios: Sequence[Scenario], tell: Callable[[Record], None]) -> int:
        """Run them all and tell every record, the footer last, whatever happens.

        Returns:
            The exit status: 0 all as expected, 1 some scenario isn't, 3 no engine ever answered.
        """
        began = time.perf_counter()
        records: list[ScenarioRecord] = []
        try:
            opening = self._describe()
            tell(opening)
            for scenario in scenarios:
                record = self._record(scenario)
                records.append(record)
                tell(record)
                if self._stop and record.scored and not record.judged().as_expected(self._strict):
                    self._leave = self._leave or f"the run stops after {record.id}"
        finally:
            if self._engine is not None:
                engines.close(self._engine)
        status = exit_status(opening, records)
        tell(
            EndRecord(
                counts=count(records),
                interrupted=self._interrupted,
                exit=status,
                seconds=round(time.perf_counter() - began, 3),
            )
        )
        return status

    @contextlib.contextmanager
    def interruptible(self) -> Iterator[None]:
        """While this lasts, Ctrl-C and SIGTERM leave the scenario at hand and the rest, and the report is written."""

        def interrupt(number: int, frame: FrameType | None) -> None:
            self._interrupted, self._leave = True, "the run was interrupted"
            if self._playing:
                # Only there: what is being written is written to its end.
                raise KeyboardInterrupt

        if threading.current_thread() is not threading.main_thread():
            # Only the main thread is told of signals, and may say what they do.
            yield
            return
        before: list[tuple[signal.Signals, Any]] = []
        for sign in (signal.SIGINT, signal.SIGTERM):
            before.append((sign, signal.signal(sign, interrupt)))
        try:
            yield
        finally:
            for sign, handler in before:
                signal.signal(sign, handler)

    def _describe(self) -> RunRecord:
        shown, trouble, stderr = None, "", ""
        self._playing = True
        try:
            self._engine = self._open()
            description = _described(self._engine)
            self._offers = description.offers
            shown = EngineShown(description.name, description.version, description.offers)
        except CannotStart as error:
            trouble, stderr = str(error), self._stderr(error)
            self._leave = "no engine answered"
        except KeyboardInterrupt:
            self._leave, self._interrupted = "the run was interrupted", True
            trouble = self._leave
        finally:
            self._playing = False
        return RunRecord(
            sundial=__version__,
            edition=str(self._statements.editions[0].date),
            engine=shown,
            seed=self._seed,
            command=self._command,
            strict=self._strict,
            trouble=trouble,
            stderr=stderr,
        )

    # -- one scenario ------------------------------------------------------------------------------------------------

    def _record(self, scenario: Scenario) -> ScenarioRecord:
        began = time.perf_counter()
        session: Session | None = None
        at = At(scenario.file, scenario.line)
        if self._leave:
            verdict: Verdict = NotRun(self._leave)
        elif lacks := lacking(self._needs(scenario), self._offers):
            verdict = UnsupportedVerdict(lacks)
        else:
            verdict, session = self._play(scenario)
            if session is not None and session.at is not None and verdict.told_in_full:
                at = At(scenario.file, session.at.line, session.at.text)
        moments = session.timeline if session and (verdict.keeps_timeline or self._timelines) else []
        return ScenarioRecord(
            id=scenario.id,
            name=scenario.name,
            feature=scenario.feature,
            outline=scenario.outline,
            key=scenario.key,
            level=scenario.level,
            verdict=_word(verdict),
            at=at,
            notes=scenario.notes,
            defaults=tuple(session.defaults) if session else (),
            timeline=renamed(moments),
            seconds=round(time.perf_counter() - began, 4),
            **self._about(scenario.key),
            **_told(verdict),
        )

    def _about(self, key: str) -> dict[str, Any]:
        """What a record tells of the statement."""
        if key not in self._statements_told:
            statement = self._statements[key]
            _, *older = self._statements.numbers_of(key)
            self._statements_told[key] = {
                "number": statement.number,
                "title": self._statements.subrule(statement.number).title.en,
                "statement": statement.wording.en,
                "older": tuple(map(str, older)),
            }
        return self._statements_told[key]

    def _play(self, scenario: Scenario) -> tuple[Verdict, Session | None]:
        session: Session | None = None
        self._playing = True
        try:
            if self._engine is None:
                self._engine = self._open()
            session = self.session(self._engine, scenario)
            for step in scenario.steps:
                session.step(step)
            session.finish()
            self._starts_failed = 0
            return Passed(), session
        except Failed as failed:
            self._starts_failed = 0
            return FailedVerdict(failed.expected, failed.shown), session
        except Unsupported as lack:
            self._starts_failed = 0
            return UnsupportedVerdict(cause(lack)), session
        except CannotStart as error:
            self._starts_failed += 1
            if self._starts_failed >= STARTS:
                self._leave = f"the engine couldn't be started {STARTS} times in a row"
            return ErrorVerdict(f"the engine can't be started again: {error}", self._stderr(error)), session
        except Fault as error:
            if session is None or session.game is None or session.game.moments:
                self._starts_failed = 0
            verdict = ErrorVerdict(str(error), self._stderr(error))
            self._restart()
            return verdict, session
        except KeyboardInterrupt:
            self._interrupted, self._leave = True, "the run was interrupted"
            return NotRun(self._leave), session
        finally:
            self._playing = False

    def session(self, engine: Engine, scenario: Scenario) -> Session:
        """The session that a scenario is played in."""
        return Session(engine, self._cards, self._seed, position.players_in(scenario.steps))

    def _restart(self) -> None:
        """After a fault nothing that the engine says can be trusted; the next scenario gets a new one."""
        engine, self._engine = self._engine, None
        kill = getattr(engine, "kill", None)
        if kill is not None:
            kill()
            self._engine = engine

    def _stderr(self, error: Exception) -> str:
        if isinstance(error, Crashed):
            return error.trace[-_STDERR_SHOWN:]
        return str(getattr(self._engine, "stderr_tail", ""))[-_STDERR_SHOWN:]


def _described(engine: Engine) -> Description:
    """An engine's description.

    Raises:
        CannotStart: it gives none that can be used.
    """
    try:
        description = engine.describe()
    except CannotStart:
        raise
    except Exception as error:
        raise CannotStart(f"describe failed: {type(error).__name__}: {error}") from error
    if not isinstance(description, Description):
        raise CannotStart(f"describe gave a {type(description).__name__} and no Description")
    if description.protocol != PROTOCOL:
        raise CannotStart(f"speaks version {description.protocol} of the contract, not {PROTOCOL}")
    return description


def cause(lack: Unsupported) -> str:
    """What an engine lacks, as unsupported scenarios are summed up by it."""
    return lack.name if lack.what in ("card", "action") else f"{lack.what}: {lack.name}"


def _told(verdict: Verdict) -> dict[str, Any]:
    match verdict:
        case FailedVerdict(expected, shown):
            return {"expected": expected, "shown": shown}
        case UnsupportedVerdict(cause):
            return {"shown": cause}
        case ErrorVerdict(shown, stderr):
            return {"shown": shown, "stderr": stderr}
        case NotRun(reason):
            return {"shown": reason}
    return {}


def _word(verdict: Verdict) -> Any:
    assert verdict.word in BY_WORD
    return verdict.word
