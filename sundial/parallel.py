"""A run that several processes play, each on an engine of its own; its records are those of one that plays alone.

What they play is told in feature order, and whether to go on is decided in that order too: what was played too far
ahead is left out. So the run file is that of a run in one process, but for `seconds`, unless a process dies.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from typing import Any

from .playing import Played
from .runfile import EngineShown, ScenarioRecord
from .runner import STARTS, Runner
from .said import Scenario
from .verdicts import ErrorVerdict
from .worker import SIGNALS, Described, Handed, Job, decode_said, encode, work

AT_ONCE = 8
"""Scenarios that a worker is handed at once, at most; fewer towards the end, so that none is left with many."""

HANDED = 48 * 1024
"""Bytes that are handed at once; more might not fit into a pipe whose reader waits for us."""

ENDING = 2.0
"""Seconds that workers have to end after SIGTERM: an engine's process may take a part of it."""

CLOSING = 10.0
"""The same at the end of a run, where engines end by themselves."""

_AWAKE = 0.5
"""Seconds after which a wait looks up, in case an interruption came as it began."""


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Worker:
    """A worker process as this process sees it."""

    def __init__(self, job: Job) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, job))
        # It hears of nothing before it can end as it should: it is started with the signals blocked, and opens them.
        masked = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS) if hasattr(signal, "pthread_sigmask") else None
        try:
            self.process.start()
        finally:
            if masked is not None:
                signal.pthread_sigmask(signal.SIG_SETMASK, masked)
            theirs.close()
        self.engine: EngineShown | None = None
        self.handed: deque[Scenario] = deque()
        """What it has to play; the first of them is the one at hand."""
        self.last = 0
        """How many were handed last."""

    @property
    def has_read(self) -> bool:
        """Whether nothing that it was handed is still in the pipe: it has finished one of the last."""
        return not self.handed or len(self.handed) < self.last

    def ended(self, after: float) -> str:
        """How it ended, which it does within some seconds."""
        self.process.join(after)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()
        code = self.process.exitcode or 0
        return f"was ended by {_signal_name(-code)}" if code < 0 else f"ended with exit status {code}"


class ParallelRunner(Runner):
    """A `Runner` that has its scenarios played by several workers.

    Args:
        job: what the workers are made from.
        workers: how many, two or more.
        positional, options: as a `Runner` takes them; its own player plays nothing.
    """

    def __init__(self, job: Job, workers: int, *positional: Any, **options: Any) -> None:
        super().__init__(*positional, **options)
        self._job, self._amount = job, workers
        self._workers: list[_Worker] = []
        self._queue: deque[Scenario] = deque()
        self._played: dict[str, Played] = {}
        self._starts_lost = 0
        """Workers in a row that ended, or had no engine, before they could play anything."""
        self._trouble: tuple[str, str] = ("", "")
        self._halted = False

    # -- what a runner asks ------------------------------------------------------------------------------------------

    def _describe(self) -> tuple[EngineShown | None, str, str]:
        self._playing = False  # a worker that is being started would be lost
        for _ in range(self._amount):
            self._workers.append(_Worker(self._job))
        while self._workers:
            if self._interrupted:
                raise KeyboardInterrupt
            for engine in (worker.engine for worker in self._workers):
                if engine is not None:
                    return engine, "", ""
            self._wait()
        return None, *self._trouble

    def _prepare(self, scenarios: Sequence[Scenario]) -> None:
        self._queue.extend(scenarios)
        for worker in self._workers:
            self._hand(worker)

    def _play(self, scenario: Scenario) -> Played:
        while scenario.id not in self._played:
            if self._interrupted:
                raise KeyboardInterrupt
            if not self._workers:
                verdict = ErrorVerdict(f"no process is left to play it: {self._trouble[0]}", self._trouble[1])
                self._leave = f"{STARTS} processes in a row couldn't start the engine"
                return Played(self._player.record(scenario, verdict))
            self._wait()
        return self._played.pop(scenario.id)

    def _done(self, scenario: Scenario) -> ScenarioRecord | None:
        self._halt()
        # What came after a failure that ends the run wouldn't have been played by one process.
        played = self._played.pop(scenario.id, None) if self._interrupted else None
        return played.record if played is not None else None

    def _close(self) -> None:
        if self._halted:
            return
        for worker in self._workers:
            worker.connection.close()
        self._end(CLOSING)

    # -- the workers -------------------------------------------------------------------------------------------------

    def _wait(self) -> None:
        """Wait for whatever the workers say next, and take it."""
        by_connection = {worker.connection: worker for worker in self._workers}
        self._playing = True
        try:
            ready = wait(list(by_connection), _AWAKE)
        finally:
            # An interruption in the middle of a message would leave the rest of it in the pipe.
            self._playing = False
        for connection in ready:
            assert isinstance(connection, Connection)
            self._hear(by_connection[connection])

    def _hear(self, worker: _Worker) -> None:
        """Take all that a worker has said."""
        try:
            while worker in self._workers and worker.connection.poll():
                said = decode_said(worker.connection.recv_bytes())
                if isinstance(said, Described):
                    self._begins_work(worker, said)
                else:
                    self._played[worker.handed.popleft().id] = said.played
                    self._hand(worker)
        except (EOFError, OSError):
            self._died(worker)

    def _begins_work(self, worker: _Worker, said: Described) -> None:
        worker.engine = said.engine
        if said.engine is not None:
            self._starts_lost = 0
            self._hand(worker)
            return
        self._trouble = said.trouble, said.stderr
        self._starts_lost += 1
        self._retire(worker)

    def _died(self, worker: _Worker) -> None:
        """A worker has ended by itself; the scenario at hand is what it died of."""
        how = worker.ended(ENDING)
        handed = worker.handed
        if worker.engine is None:
            self._trouble = f"the process that was to run it {how}", ""
            self._starts_lost += 1
        if handed:
            at_hand = handed.popleft()
            verdict = ErrorVerdict(f"the process that played it {how}: the engine in it took it along")
            self._played[at_hand.id] = Played(self._player.record(at_hand, verdict))
            self._queue.extendleft(reversed(handed))
        self._retire(worker)

    def _retire(self, worker: _Worker) -> None:
        """One that has gone is replaced where there is something to play, unless they go time and again.

        At the beginning none is: what has happened to one happens to the others, or there are enough.
        """
        worker.connection.close()
        worker.ended(ENDING)
        self._workers.remove(worker)
        if not self._queue or self._halted:
            return
        if self._starts_lost < STARTS:
            self._workers.append(_Worker(self._job))
        elif self._workers:
            told = f"{len(self._workers)} of {self._amount} processes go on: {self._trouble[0]}"
            print(told, file=sys.stderr, flush=True)

    def _hand(self, worker: _Worker) -> None:
        """Give a worker more to play before it has nothing left."""
        if self._halted or worker.engine is None or not worker.has_read or not self._queue:
            return
        amount = max(1, min(AT_ONCE, len(self._queue) // (4 * len(self._workers))))
        handed = [self._queue.popleft() for _ in range(amount)]
        message = self._message(handed)
        while len(message) > HANDED and len(handed) > 1:
            self._queue.appendleft(handed.pop())
            message = self._message(handed)
        worker.handed.extend(handed)
        worker.last = len(handed)
        with contextlib.suppress(OSError):  # It has died, which is heard of next.
            worker.connection.send_bytes(message)

    def _message(self, scenarios: Sequence[Scenario]) -> bytes:
        return encode([Handed(scenario, self._needs(scenario).players) for scenario in scenarios])

    def _halt(self) -> None:
        """End the workers at once, and take what they have said until then."""
        if self._halted:
            return
        self._halted = True
        for worker in list(self._workers):
            self._hear(worker)
        for worker in self._workers:
            worker.process.terminate()
        self._end(ENDING)

    def _end(self, within: float) -> None:
        until = time.monotonic() + within
        for worker in self._workers:
            worker.ended(max(0.0, until - time.monotonic()))
            worker.connection.close()
        self._workers = []
        self._halted = True


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
