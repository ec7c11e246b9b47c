"""Plays scenarios on one engine and keeps that engine alive: made when it is needed, and made anew after a fault."""

from __future__ import annotations

import contextlib
import time
import traceback
from collections.abc import Callable, Collection, Mapping
from typing import Literal

import msgspec

from . import engines
from .complaints import raised
from .game import Crashed, as_read
from .model import PROTOCOL, CardInfo, Description, Engine, Unsupported
from .records import About, about, record_of
from .runfile import EngineShown, ScenarioRecord
from .said import Scenario
from .session import Failed, Fault, Session
from .statements import Statements
from .transport import CannotStart, Ended, Silent
from .verdicts import ErrorVerdict, FailedVerdict, Passed, UnsupportedVerdict, Verdict

_STDERR_SHOWN = 4000
"""Characters from the end of an engine's stderr that go into a record."""


class Played(msgspec.Struct, frozen=True):
    """What playing a scenario came to: its record, and what says whether there is any use in going on."""

    record: ScenarioRecord
    start: Literal["", "done", "refused", "mute"] = ""
    """Whether the engine could be started: it surely was, or can't be, or ended or was silent before any view."""
    begun: bool = False
    """Whether it has shown a view."""
    silent: bool = False
    """Whether no answer came in time."""


class Player:
    """Plays scenarios on an engine, one at a time.

    Args:
        open_engine: makes the engine, again after a fault; a program that ends is run again by its own `start`.
        cards: every fixture card by name.
        statements: the rules' statements.
        seed: of the positions.
        timelines: keep those of passes too.
        controls: the ids of the scenarios that show what happens where nothing ends (`endings.controls`).
    """

    def __init__(
        self,
        open_engine: Callable[[], Engine],
        cards: Mapping[str, CardInfo],
        statements: Statements,
        *,
        seed: int = 1,
        timelines: bool = False,
        controls: Collection[str] = (),
    ) -> None:
        self._open, self.cards, self._statements = open_engine, cards, statements
        self.seed, self._timelines, self._controls = seed, timelines, controls
        self._engine: Engine | None = None
        self._statements_told: dict[str, About] = {}

    def describe(self) -> EngineShown:
        """The engine as it describes itself. Raises CannotStart, which `told` tells."""
        self._engine = self._open()
        description = described(self._engine)
        return EngineShown(description.name, description.version, description.offers)

    def told(self, error: Exception) -> tuple[str, str]:
        """What a fault says, and what belongs to it."""
        return fault_told(error, self._engine)

    def play(self, scenario: Scenario, players: int) -> Played:
        """Play a scenario of so many players; whatever goes wrong is its verdict."""
        began = time.perf_counter()
        verdict, session, start, silent = self._judged(scenario, players)
        seconds = time.perf_counter() - began
        begun = session is not None and bool(session.timeline)
        return Played(self.record(scenario, verdict, session, seconds), start, begun, silent)

    def record(
        self, scenario: Scenario, verdict: Verdict, session: Session | None = None, seconds: float = 0.0
    ) -> ScenarioRecord:
        """The record of a scenario. Without a session nothing was played."""
        return record_of(
            scenario,
            verdict,
            session,
            self._about(scenario.key),
            self.cards,
            control=scenario.id in self._controls,
            timelines=self._timelines,
            seconds=round(seconds, 4),
        )

    def session(self, engine: Engine, scenario: Scenario, players: int) -> Session:
        """The session that a scenario is played in."""
        return Session(engine, self.cards, self.seed, players)

    def close(self) -> None:
        """End the engine as it expects."""
        engines.close(self._engine)

    def kill(self) -> None:
        """End the engine at once."""
        engines.kill(self._engine)

    def _judged(
        self, scenario: Scenario, players: int
    ) -> tuple[Verdict, Session | None, Literal["", "done", "refused", "mute"], bool]:
        session: Session | None = None
        try:
            if self._engine is None:
                self._engine = self._open()
            session = self.session(self._engine, scenario, players)
            for step in scenario.steps:
                session.step(step)
            session.finish()
            return Passed(), session, "done", False
        except Failed as failed:
            return FailedVerdict(failed.expected, failed.shown), session, "done", False
        except Unsupported as lack:
            return UnsupportedVerdict(cause(lack), lack.name if lack.what == "card" else ""), session, "done", False
        except CannotStart as error:
            shown, stderr = self.told(error)
            return ErrorVerdict(f"the engine can't be started again: {shown}", stderr), session, "refused", False
        except Fault as error:
            verdict = ErrorVerdict(*self.told(error))
            self._restart()
            silent = isinstance(error, Silent)
            if session is not None and session.timeline:
                return verdict, session, "done", silent
            return verdict, session, "mute" if isinstance(error, Ended | Silent) else "", silent
        except Exception as error:
            # A fault of ours: it is told in full, and what the other scenarios come to isn't lost.
            self._restart()
            return (
                ErrorVerdict(f"Sundial itself broke down: {raised(error)}", traceback.format_exc()),
                session,
                "",
                False,
            )

    def _restart(self) -> None:
        """After a fault nothing that the engine says can be trusted; the next scenario gets a new one."""
        engine, self._engine = self._engine, None
        if engines.kill(engine):
            self._engine = engine

    def _about(self, key: str) -> About:
        if key not in self._statements_told:
            self._statements_told[key] = about(self._statements, key)
        return self._statements_told[key]


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
