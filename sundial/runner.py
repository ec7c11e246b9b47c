"""Runs scenarios on an engine, one after the other, and tells each verdict as a record of the run file."""

from __future__ import annotations

import contextlib
import math
import signal
import threading
import time
import traceback
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from types import FrameType, MappingProxyType
from typing import Any, Literal

import msgspec

from . import __version__, engines
from .complaints import raised
from .corpus import Needs
from .game import Crashed, as_read
from .model import PROTOCOL, CardInfo, Description, Engine, Offers, Unsupported
from .records import About, about, record_of
from .runfile import (
    EndRecord,
    EngineShown,
    Known,
    Record,
    RunRecord,
    ScenarioRecord,
    as_expected,
    count,
    exit_status,
)
from .said import Scenario
from .session import Failed, Fault, Session
from .statements import Statements
from .transport import CannotStart, Ended, Silent
from .verdicts import ErrorVerdict, FailedVerdict, NotRun, Passed, UnsupportedVerdict, Verdict

SILENCES = 5
"""Scenarios in a row in which no answer comes in time, after which an engine isn't waited for any more."""

STARTS = 3
"""Failed starts in a row after which an engine that once worked is given up."""

INSISTING = 2.0
"""Seconds after an interruption in which others change nothing more: an engine's process may take as long to end."""

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
    return next((f"{part} (offer `also`)" for part in needed.also if part not in offered.also), "")


class Runner:
    """A run of scenarios on one engine.

    Args:
        open_engine: makes the engine, again after a fault; a program that ends is run again by its own `start`.
        needs: what a scenario needs of an engine.
        cards: every fixture card by name.
        statements: the rules' statements.
        timelines: keep those of passes too.
        stop: after the first scored scenario that isn't as expected, leave the rest.
        command: as the run file tells it, and `option` by which it was given.
        controls: the ids of the scenarios that show what happens where nothing ends (`endings.controls`).
        begins: is told the id of each scenario that is about to be played.
        baseline: its name; `known` says what it knows of a scenario, `gone` are its entries that are no scenario's any
            more, with their lines.
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
        option: Literal["--engine", "--command"] = "--engine",
        controls: Collection[str] = (),
        begins: Callable[[str], None] = lambda _: None,
        baseline: str = "",
        known: Callable[[ScenarioRecord], Known | None] = lambda _: None,
        gone: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        self._open, self._needs, self._cards, self._statements = open_engine, needs, cards, statements
        self._seed, self._strict, self._timelines, self._stop, self._command = seed, strict, timelines, stop, command
        self._option: Literal["--engine", "--command"] = option
        self._controls, self._begins = controls, begins
        self._baseline, self._known, self._gone = baseline, known, gone
        self._engine: Engine | None = None
        self._offers = Offers()
        self._statements_told: dict[str, About] = {}
        self._starts_failed = self._silences = 0
        self._leave = ""
        """Why the rest isn't run, as soon as that is so."""
        self._interrupted = False
        self._playing = False
        self._has_begun = False
        """Whether it has ever shown a view."""
        self._silent = False
        """Whether the last scenario ended with a silence."""

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
                if known := self._known(record):
                    record = msgspec.structs.replace(record, known=known)
                records.append(record)
                tell(record)
                if self._stop and not as_expected(opening, record):
                    self._leave = self._leave or f"the run stops after {record.id}"
        finally:
            if self._engine is not None:
                engines.close(self._engine)
        status = exit_status(opening, records, tuple(self._gone))
        tell(
            EndRecord(
                counts=count(records),
                interrupted=self._interrupted,
                gone=tuple(self._gone),
                gone_lines=tuple(self._gone.values()),
                exit=status,
                seconds=round(time.perf_counter() - began, 3),
            )
        )
        return status

    @contextlib.contextmanager
    def interruptible(self, last: bool = False) -> Iterator[None]:
        """While this lasts, Ctrl-C, SIGTERM and SIGHUP leave the scenario at hand and the rest; the report is written.

        One that was to be ignored (nohup) is.

        Args:
            last: the process ends after it, so that more of them, once one has come, may be ignored to its end.
        """
        raised_at = -math.inf

        def interrupt(number: int, frame: FrameType | None) -> None:
            nonlocal raised_at
            self._interrupted, self._leave = True, "the run was interrupted"
            # Only there: what is being written is written to its end. And not again while an engine is being ended
            # because of the first; later an engine of this process must have caught it.
            if self._playing and time.monotonic() - raised_at > INSISTING:
                raised_at = time.monotonic()
                raise KeyboardInterrupt

        if threading.current_thread() is not threading.main_thread():
            # Only the main thread is told of signals, and may say what they do.
            yield
            return
        before: list[tuple[signal.Signals, Any]] = []
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            sign = getattr(signal, name, None)  # there is no SIGHUP on Windows
            if sign is not None and signal.getsignal(sign) is not signal.SIG_IGN:
                before.append((sign, signal.signal(sign, interrupt)))
        try:
            yield
        finally:
            for sign, handler in before:
                signal.signal(sign, signal.SIG_IGN if last and self._interrupted else handler)

    def _describe(self) -> RunRecord:
        shown, trouble, stderr = None, "", ""
        try:
            try:
                self._playing = True
                self._engine = self._open()
                description = described(self._engine)
            finally:
                self._playing = False
            self._offers = description.offers
            shown = EngineShown(description.name, description.version, description.offers)
        except CannotStart as error:
            trouble, stderr = fault_told(error, self._engine)
            self._leave = "no engine answered"
        except KeyboardInterrupt:
            self._playing = False
            self._leave, self._interrupted = "the run was interrupted", True
            trouble = self._leave
        return RunRecord(
            sundial=__version__,
            edition=str(self._statements.editions[0].date),
            engine=shown,
            seed=self._seed,
            command=self._command,
            option=self._option,
            strict=self._strict,
            baseline=self._baseline,
            trouble=trouble,
            stderr=stderr,
        )

    # -- one scenario ------------------------------------------------------------------------------------------------

    def _record(self, scenario: Scenario) -> ScenarioRecord:
        began = time.perf_counter()
        session: Session | None = None
        if self._leave:
            verdict: Verdict = NotRun(self._leave)
        elif lacks := lacking(self._needs(scenario), self._offers):
            verdict = UnsupportedVerdict(lacks)
        else:
            verdict, session = self._play(scenario)
            self._count_silence(verdict)
        return record_of(
            scenario,
            verdict,
            session,
            self._about(scenario.key),
            self._cards,
            control=scenario.id in self._controls,
            timelines=self._timelines,
            seconds=round(time.perf_counter() - began, 4),
        )

    def _count_silence(self, verdict: Verdict) -> None:
        """Give up waiting for an engine that is silent time and again: each silence takes as long as the limit."""
        if not isinstance(verdict, UnsupportedVerdict):
            self._silences = self._silences + 1 if self._silent else 0
        self._silent = False
        if self._silences >= SILENCES:
            self._leave = self._leave or f"the engine gave no answer in time in {SILENCES} scenarios in a row"

    def _about(self, key: str) -> About:
        if key not in self._statements_told:
            self._statements_told[key] = about(self._statements, key)
        return self._statements_told[key]

    def _play(self, scenario: Scenario) -> tuple[Verdict, Session | None]:
        self._begins(scenario.id)
        try:
            try:
                self._playing = True
                return self._judged(scenario)
            finally:
                self._playing = False
        except KeyboardInterrupt:
            self._playing = False
            self._interrupted, self._leave = True, "the run was interrupted"
            return NotRun(self._leave), None

    def _judged(self, scenario: Scenario) -> tuple[Verdict, Session | None]:
        session: Session | None = None
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
            return UnsupportedVerdict(cause(lack), lack.name if lack.what == "card" else ""), session
        except CannotStart as error:
            self._starts_failed += 1
            if self._starts_failed >= STARTS:
                self._leave = f"the engine couldn't be started {STARTS} times in a row"
            shown, stderr = fault_told(error, self._engine)
            return ErrorVerdict(f"the engine can't be started again: {shown}", stderr), session
        except Fault as error:
            if session is not None and session.timeline:
                self._starts_failed = 0
            elif isinstance(error, Ended | Silent) and not self._has_begun:
                # Later it is the position that it can't get over, and another scenario's may be none.
                self._starts_failed += 1
                if self._starts_failed >= STARTS:
                    self._leave = f"the engine never came to a first view, {STARTS} times in a row"
            self._silent = isinstance(error, Silent)
            verdict = ErrorVerdict(*fault_told(error, self._engine))
            self._restart()
            return verdict, session
        except Exception as error:
            # A fault of ours: it is told in full, and what the other scenarios come to isn't lost.
            self._restart()
            return ErrorVerdict(f"Sundial itself broke down: {raised(error)}", traceback.format_exc()), session
        finally:
            self._has_begun = self._has_begun or bool(session and session.timeline)

    def session(self, engine: Engine, scenario: Scenario) -> Session:
        """The session that a scenario is played in."""
        return Session(engine, self._cards, self._seed, self._needs(scenario).players)

    def _restart(self) -> None:
        """After a fault nothing that the engine says can be trusted; the next scenario gets a new one."""
        engine, self._engine = self._engine, None
        if engines.kill(engine):
            self._engine = engine


def fault_told(error: Exception, engine: Engine | None) -> tuple[str, str]:
    """What a fault says, and what belongs to it: a traceback, or the end of the engine's stderr."""
    log = error.trace if isinstance(error, Crashed) else ""
    if not log:
        with contextlib.suppress(Exception):
            log = str(getattr(engine, "stderr_tail", ""))
    return str(error), log[-_STDERR_SHOWN:]


def described(engine: Engine) -> Description:
    """An engine's description.

    Raises:
        CannotStart: it gives none that can be used.
    """
    try:
        description = as_read(engine.describe(), Description, "description")
    except (CannotStart, KeyboardInterrupt):
        raise
    except Fault as fault:
        raise CannotStart(f"never described itself: {fault}") from None
    except BaseException as error:
        raise CannotStart(f"describe failed: {raised(error)}") from error
    if description.protocol != PROTOCOL:
        raise CannotStart(f"speaks version {description.protocol} of the contract, not {PROTOCOL}")
    return description


def cause(lack: Unsupported) -> str:
    """What an engine lacks, as unsupported scenarios are summed up by it."""
    return lack.name if lack.what in ("card", "action") else f"{lack.what}: {lack.name}"
