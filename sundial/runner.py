"""Runs scenarios on an engine, one after the other, and tells each verdict as a record of the run file."""

from __future__ import annotations

import contextlib
import math
import signal
import threading
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from types import FrameType, MappingProxyType
from typing import Any, Literal

import msgspec

from . import __version__
from .corpus import Needs
from .model import CardInfo, Engine, Offers
from .playing import Played, Player
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
from .statements import Statements
from .transport import CannotStart
from .verdicts import NotRun, UnsupportedVerdict

SILENCES = 5
"""Scenarios in a row in which no answer comes in time, after which an engine isn't waited for any more."""

STARTS = 3
"""Failed starts in a row after which an engine that once worked is given up."""

INSISTING = 2.0
"""Seconds after an interruption in which others change nothing more: an engine's process may take as long to end."""


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
        corpus, shard: as the run file tells them.
        player: makes what plays on the engine, from what a `Player` is made from.
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
        corpus: str = "",
        shard: str = "",
        player: Callable[..., Player] = Player,
    ) -> None:
        self._player = player(
            open_engine, cards, statements, seed=seed, timelines=timelines, controls=frozenset(controls)
        )
        self._needs, self._statements = needs, statements
        self._seed, self._strict, self._stop, self._command = seed, strict, stop, command
        self._option: Literal["--engine", "--command"] = option
        self._begins = begins
        self._baseline, self._known, self._gone = baseline, known, gone
        self._corpus, self._shard = corpus, shard
        self._offers = Offers()
        self._starts_failed = self._silences = 0
        self._leave = ""
        """Why the rest isn't run, as soon as that is so."""
        self._interrupted = False
        self._playing = False
        self._has_begun = False
        """Whether the engine has ever shown a view."""

    def run(self, scenarios: Sequence[Scenario], tell: Callable[[Record], None]) -> int:
        """Run them all and tell every record, the footer last, whatever happens.

        Returns:
            The exit status: 0 all as expected, 1 some scenario isn't, 3 no engine ever answered.
        """
        began = time.perf_counter()
        records: list[ScenarioRecord] = []
        try:
            opening = self._described()
            tell(opening)
            if not self._leave:
                self._prepare([s for s in scenarios if not lacking(self._needs(s), self._offers)])
            for scenario in scenarios:
                record = self._record(scenario)
                if known := self._known(record):
                    record = msgspec.structs.replace(record, known=known)
                records.append(record)
                tell(record)
                if self._stop and not as_expected(opening, record):
                    self._leave = self._leave or f"the run stops after {record.id}"
        finally:
            self._close()
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

    def _described(self) -> RunRecord:
        shown, trouble, stderr = None, "", ""
        try:
            try:
                self._playing = True
                shown, trouble, stderr = self._describe()
            finally:
                self._playing = False
            if shown is None:
                self._leave = "no engine answered"
            else:
                self._offers = shown.offers
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
            corpus=self._corpus,
            shard=self._shard,
            trouble=trouble,
            stderr=stderr,
        )

    # -- one scenario ------------------------------------------------------------------------------------------------

    def _record(self, scenario: Scenario) -> ScenarioRecord:
        if self._leave:
            return self._done(scenario) or self._player.record(scenario, NotRun(self._leave))
        if lacks := lacking(self._needs(scenario), self._offers):
            return self._player.record(scenario, UnsupportedVerdict(lacks))
        self._begins(scenario.id)
        try:
            try:
                self._playing = True
                played = self._play(scenario)
            finally:
                self._playing = False
        except KeyboardInterrupt:
            self._playing = False
            self._interrupted, self._leave = True, "the run was interrupted"
            return self._done(scenario) or self._player.record(scenario, NotRun(self._leave))
        self._follow(played)
        return played.record

    def _follow(self, played: Played) -> None:
        """Give up on an engine that can't be started, or is silent, time and again: each time takes long."""
        if played.start == "done":
            self._starts_failed = 0
        elif played.start == "refused":
            self._starts_failed += 1
            if self._starts_failed >= STARTS:
                self._leave = f"the engine couldn't be started {STARTS} times in a row"
        elif played.start == "mute" and not self._has_begun:
            # Later it is the position that it can't get over, and another scenario's may be none.
            self._starts_failed += 1
            if self._starts_failed >= STARTS:
                self._leave = f"the engine never came to a first view, {STARTS} times in a row"
        self._has_begun = self._has_begun or played.begun
        if played.record.kind is not UnsupportedVerdict:
            self._silences = self._silences + 1 if played.silent else 0
        if self._silences >= SILENCES:
            self._leave = self._leave or f"the engine gave no answer in time in {SILENCES} scenarios in a row"

    # -- by whom it is played; others may do it elsewhere --------------------------------------------------------------

    def _describe(self) -> tuple[EngineShown | None, str, str]:
        """The engine as it describes itself; or why it doesn't, and the end of its stderr."""
        try:
            return self._player.describe(), "", ""
        except CannotStart as error:
            return None, *self._player.told(error)

    def _prepare(self, scenarios: Sequence[Scenario]) -> None:
        """What is to be played is known, in this order."""

    def _play(self, scenario: Scenario) -> Played:
        return self._player.play(scenario, self._needs(scenario).players)

    def _done(self, scenario: Scenario) -> ScenarioRecord | None:
        """What a scenario has come to though the rest isn't run any more."""
        return None

    def _close(self) -> None:
        """The run is over, however it ended."""
        self._player.close()
