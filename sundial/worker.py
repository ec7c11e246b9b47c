"""A process that plays scenarios for another one, on an engine of its own.

It describes its engine first, then plays what it is handed, and ends when nobody hands it anything any more. Messages
are MessagePack; what is played is told one by one, so that whoever dies is known to have died at the next one.
"""

from __future__ import annotations

import contextlib
import functools
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from types import FrameType
from typing import NamedTuple

import msgspec

from . import engines
from .loading import Loaded
from .model import Engine
from .playing import Played, Player
from .runfile import EngineShown, without_surrogates
from .said import Scenario
from .transport import CannotStart

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Job(NamedTuple):
    """What a worker is made from: the engine, and how its scenarios are played."""

    engine: str
    program: str | None
    timeout: float
    start_timeout: float
    seed: int
    timelines: bool
    controls: frozenset[str]
    grid: bool


class Handed(msgspec.Struct, frozen=True, array_like=True):
    """A scenario to be played, and how many players it needs."""

    scenario: Scenario
    players: int


class Described(msgspec.Struct, frozen=True, tag=True):
    """The first thing that a worker says: its engine; or why it has none, and the end of that one's stderr."""

    engine: EngineShown | None
    trouble: str = ""
    stderr: str = ""


class Finished(msgspec.Struct, frozen=True, tag=True):
    """What the next of the scenarios that were handed out came to."""

    played: Played


encode = msgspec.msgpack.Encoder().encode
decode_said = msgspec.msgpack.Decoder(Described | Finished).decode
_decode_handed = msgspec.msgpack.Decoder(list[Handed]).decode


def work(connection: Connection, job: Job) -> None:
    """Be a worker, to the end of the process."""
    player: Player | None = None
    try:
        _hear()
        player = _player(job)
        _say(connection, _described(player))
        while True:
            for handed in _decode_handed(connection.recv_bytes()):
                _say(connection, Finished(player.play(handed.scenario, handed.players)))
    except EOFError:
        assert player is not None
        player.close()
    except (KeyboardInterrupt, OSError):
        # Told to end, or nobody is left to be told anything.
        if player is not None:
            player.kill()
    finally:
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.flush()
        # Threads of an engine in this process might never end.
        os._exit(0)


def _hear() -> None:
    """End at SIGTERM and SIGHUP, with the engine; Ctrl-C is for whoever has started us, who tells us then."""

    def end(number: int, frame: FrameType | None) -> None:
        for sign in SIGNALS:
            signal.signal(sign, signal.SIG_IGN)
        raise KeyboardInterrupt

    for sign in SIGNALS:
        if sign == signal.SIGINT:
            # Ignored by a function: an engine's process would inherit it if it were ignored altogether.
            signal.signal(sign, lambda number, frame: None)
        elif signal.getsignal(sign) is not signal.SIG_IGN:
            signal.signal(sign, end)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    # What an engine prints isn't the report, which may go to the same stdout.
    sys.stdout.flush()
    os.dup2(2, 1)


def _player(job: Job) -> Player:
    loaded = Loaded()

    def opened() -> Engine:
        return engines.open_engine(job.engine, job.program, job.timeout, job.start_timeout)

    make: Callable[..., Player] = Player
    if job.grid:
        from .grid.cells import Grid
        from .grid.playing import CellPlayer

        make = functools.partial(CellPlayer, Grid(loaded.statements))
    return make(
        opened,
        loaded.cards.infos,
        loaded.statements,
        seed=job.seed,
        timelines=job.timelines,
        controls=job.controls,
    )


def _described(player: Player) -> Described:
    try:
        return Described(player.describe())
    except CannotStart as error:
        return Described(None, *player.told(error))


def _say(connection: Connection, said: Described | Finished) -> None:
    try:
        message = encode(said)
    except UnicodeEncodeError:
        message = encode(without_surrogates(msgspec.to_builtins(said)))
    connection.send_bytes(message)
