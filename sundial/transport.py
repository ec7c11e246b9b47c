"""An engine in another process: newline-delimited JSON-RPC 2.0 over its stdin and stdout.

One loop and no threads: every wait ends at a deadline, every buffer has a limit, and a fault costs the process its
life, since whatever it said later would be read as the next answer. A process is started only when it is needed.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Literal, NoReturn, TypeVar

import msgspec

from .complaints import asked_words, field_error, no_answer, shown
from .model import (
    ILLEGAL,
    LONGEST_MESSAGE,
    PROTOCOL,
    UNSUPPORTED,
    Action,
    Description,
    Illegal,
    Position,
    Unsupported,
    View,
)
from .words import many

ANSWER_TIMEOUT = 10.0
START_TIMEOUT = 120.0
"""Seconds for `describe`; a large engine loads its card database before it answers."""

STDERR_KEPT = 16 * 1024
QUIT_TIME = 2.0
"""Seconds an engine has to end by itself after the end of its stdin."""

KILL_TIME = 0.2
"""Seconds between SIGTERM and SIGKILL."""

EXIT_TIME = 0.5
"""Seconds in which a process that has closed its stdout is expected to end, so that its status can be reported."""

_CHUNK = 65536
_T = TypeVar("_T")

Wire = Callable[[float, str, str], None]
"""Called with the time (seconds since the epoch), ">" to the engine or "<" from it, and the line."""


class Fault(Exception):
    """The engine broke the contract or died; the text says what its author should mend."""


class Silent(Fault):
    """No answer came in time."""


class Ended(Fault):
    """The process has ended, or has closed what it is asked or answers by."""


class CannotStart(Fault):
    """The command can't be run, or the process never gave a good answer to `describe`."""


class _Error(msgspec.Struct):
    code: int
    message: str = ""
    data: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class _Answer(msgspec.Struct):
    jsonrpc: Literal["2.0"]
    id: int | str | None  # null where the engine couldn't read the request
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    error: _Error | msgspec.UnsetType = msgspec.UNSET


class _Lack(msgspec.Struct):
    what: Literal["card", "action", "choice", "players", "position"]
    name: str


_encode = msgspec.json.Encoder().encode
_answer = msgspec.json.Decoder(_Answer)
_view = msgspec.json.Decoder(View)
_description = msgspec.json.Decoder(Description)
_lack = msgspec.json.Decoder(_Lack)


class Child:
    """An engine that is a program, as `model.Engine`.

    Args:
        command: the program and its arguments.
        timeout: seconds for each answer; 0 is no limit.
        start_timeout: seconds for the answer to `describe`; 0 is no limit.
        wire: is told each line that is sent or received.

    After a `Fault` the process is gone; the next `start` runs the command again and asks `describe` again.
    """

    def __init__(
        self,
        command: Sequence[str],
        timeout: float = ANSWER_TIMEOUT,
        start_timeout: float = START_TIMEOUT,
        wire: Wire | None = None,
    ) -> None:
        self.command = list(command)
        self.timeout, self.start_timeout = timeout, start_timeout
        self.restarts: list[str] = []
        """Why a process was replaced between two games, which is nobody's verdict."""
        self._wire = wire
        self._process: subprocess.Popen[bytes] | None = None
        self._described: Description | None = None
        self._log = bytearray()
        self._requests = 0
        self._asked = ""

    # -- the three calls -------------------------------------------------------------------------------------------

    def describe(self) -> Description:
        """Who the engine is; the command is run if it isn't running.

        Raises:
            CannotStart: the command can't be run, or gave no good answer.
        """
        if self._process is None:
            self._spawn()
        elif self._described is not None:
            return self._described
        try:
            try:
                raw = self._call("describe", b'{"protocol":%d}' % PROTOCOL, self.start_timeout)
                description = self._read(_description, raw, "description")
                if description.protocol != PROTOCOL:
                    self._fault(f"speaks version {description.protocol} of the contract, not {PROTOCOL}")
            except (Illegal, Unsupported) as refusal:
                self._fault(f"refused `describe`: {refusal}")
        except Fault as fault:
            last = self.stderr_tail.rstrip().rpartition("\n")[2]
            raise CannotStart(f"never described itself: {fault}" + (f" (stderr: {last})" if last else "")) from None
        self._described = description
        return description

    def start(self, position: Position) -> View:
        """Set up a game in the running process, or in a new one.

        Raises:
            Unsupported: the engine lacks a card, or the number of players.
            CannotStart: a new process was needed and there is none.
            Fault: the engine broke the contract, or died.
        """
        if self._process is not None and (why := self._stale()):
            self.restarts.append(why)
            self.kill()
        self.describe()
        try:
            return self._read(_view, self._call("start", _encode(position), self.timeout), "view")
        except Illegal as refusal:
            self._fault(f"answered `start` with error {ILLEGAL}, which only answers an action: {refusal}")

    def act(self, action: Action) -> View:
        """One thing a player does, up to the next decision.

        Raises:
            Illegal: not allowed now; state and decision are as before.
            Unsupported: the engine can't do that.
            Fault: the engine broke the contract, or died; also where no game is running.
        """
        if self._process is None:
            raise Fault("no game is running: the process has ended, and only `start` runs another")
        return self._read(_view, self._call("act", _encode(action), self.timeout, asked_words(action)), "view")

    # -- the life of the process -----------------------------------------------------------------------------------

    @property
    def stderr_tail(self) -> str:
        """The end of what the present process, or the last one, wrote to stderr: at most 16 KiB."""
        if self._process is not None:
            self._drain_stderr()
        return self._log.decode(errors="replace")

    def close(self) -> None:
        """End the process as an adapter expects: the end of its stdin, two seconds, then signals."""
        process = self._process
        if process is None:
            return
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        deadline = time.monotonic() + QUIT_TIME
        # Its last words are read, or a process that says more than a pipe holds would never get to its end.
        while process.poll() is None and (left := deadline - time.monotonic()) > 0 and self._selector.get_map():
            for key, _ in self._selector.select(min(left, 0.02)):
                data = os.read(key.fd, _CHUNK)
                if not data:
                    self._selector.unregister(key.fd)
                elif key.fd == self._stderr:
                    self._keep(data)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(max(0.0, deadline - time.monotonic()))
        self.kill()

    def kill(self) -> None:
        """End the process and all of its group at once; the next `start` runs another."""
        process = self._process
        if process is None:
            return
        try:
            _signal_group(process, signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(KILL_TIME)
        finally:
            # Whatever comes in between, Ctrl-C too, nothing of an engine is left running.
            _signal_group(process, signal.SIGKILL)
            self._process = self._described = None
            process.wait()
            self._drain_stderr()
            self._selector.close()
            for pipe in (process.stdin, process.stdout, process.stderr):
                assert pipe is not None
                with contextlib.suppress(OSError):
                    pipe.close()

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _spawn(self) -> None:
        if sys.platform == "win32":
            raise CannotStart("an engine in another process needs Linux or macOS; on Windows run Sundial under WSL")
        if not self.command:
            raise CannotStart("the command is empty")
        self._log.clear()
        self._selector = selectors.DefaultSelector()
        try:
            # A session of its own: Ctrl-C reaches us first, and one signal ends it with all that it has started.
            process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self._selector.close()
            raise CannotStart(f"{self.command[0]} can't be run: {error}") from None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._stdin, self._stdout, self._stderr = (p.fileno() for p in (process.stdin, process.stdout, process.stderr))
        self._received, self._searched = bytearray(), 0
        self._process = process
        for descriptor in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(descriptor, False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)

    def _stale(self) -> str:
        """What a process has done since its last answer and shouldn't have; "" if it is as it should be."""
        try:
            self._received += os.read(self._stdout, _CHUNK)
        except BlockingIOError:
            return ""
        return f"said {shown(self._received)} between two games" if self._received else "ended between two games"

    # -- one request, one answer -----------------------------------------------------------------------------------

    def _call(self, method: str, params: bytes, timeout: float, asked: str = "") -> msgspec.Raw:
        """The result of one request; `asked` is what a fault names it by, where that isn't the method.

        Raises:
            Illegal: error 1. Unsupported: error 2. Fault: all other errors, and all that isn't an answer.
        """
        self._requests += 1
        asked = self._asked = asked or f"`{method}`"
        request = b'{"jsonrpc":"2.0","id":%d,"method":"%s","params":%s}\n' % (self._requests, method.encode(), params)
        if len(request) > LONGEST_MESSAGE:
            raise ValueError(f"a request of {len(request):,} bytes; the contract allows {LONGEST_MESSAGE:,}")
        try:
            if self._wire:
                self._wire(time.time(), ">", request[:-1].decode())
            line = self._exchange(asked, request, timeout)
            if self._wire:
                self._wire(time.time(), "<", line.decode(errors="replace"))
            answer = self._answer(asked, line)
        except BaseException:  # Ctrl-C too: what comes later would be read as the next answer
            self._wire_rest()
            self.kill()
            raise
        error = answer.error
        if error is msgspec.UNSET:
            assert answer.result is not msgspec.UNSET
            return answer.result
        if error.code == ILLEGAL:
            raise Illegal(error.message)
        if error.code == UNSUPPORTED:
            lack = self._read(_lack, b"null" if error.data is msgspec.UNSET else error.data, "error.data")
            raise Unsupported(lack.what, lack.name)
        self._fault(f"answered {asked} with error {error.code}: {error.message}")

    def _exchange(self, asked: str, request: bytes, timeout: float) -> bytes:
        """Send a request and wait for a line; both while stderr is read, or the engine may block on writing it."""
        deadline = time.monotonic() + timeout if timeout > 0 else None
        unsent = memoryview(request)
        unsent = self._send(asked, unsent)
        if unsent:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        while True:
            left = None if deadline is None else deadline - time.monotonic()
            if left is not None and left <= 0:
                if self._received:
                    half = f"sent {many(len(self._received), 'byte')} without an end of line"
                    raise Silent(f"{half}, in {timeout:g} s after {asked}: {shown(self._received)}")
                if self._process is not None and self._process.poll() is not None:
                    self._ended(asked, " (what it has started keeps its stdout open)")
                unread = " (and didn't read the request)" if unsent else ""
                raise Silent(f"silent for {timeout:g} s after {asked}{unread}")
            for key, _ in self._selector.select(left):
                if key.fd == self._stdout:
                    line = self._receive(asked)
                    if line is not None:
                        if unsent:
                            raise Fault(f"answered {asked} before reading all of it: {shown(line)}")
                        return line
                elif key.fd == self._stderr:
                    if self._drain_stderr(1):
                        self._selector.unregister(self._stderr)
                else:
                    unsent = self._send(asked, unsent)
                    if not unsent:
                        self._selector.unregister(self._stdin)

    def _send(self, asked: str, unsent: memoryview) -> memoryview:
        try:
            return unsent[os.write(self._stdin, unsent) :]
        except BlockingIOError:
            return unsent
        except BrokenPipeError:
            self._ended(asked)

    def _receive(self, asked: str) -> bytes | None:
        """A line, if all of it has come."""
        data = os.read(self._stdout, _CHUNK)
        if not data:
            self._ended(asked)
        self._received += data
        end = self._received.find(b"\n", self._searched)
        if (len(self._received) if end < 0 else end) > LONGEST_MESSAGE:
            raise Fault(f"sent a line of more than {LONGEST_MESSAGE:,} bytes: {shown(self._received)}")
        if end < 0:
            self._searched = len(self._received)
            return None
        line = bytes(self._received[:end])
        del self._received[: end + 1]
        self._searched = 0
        return line

    def _answer(self, asked: str, line: bytes) -> _Answer:
        try:
            answer = _answer.decode(line)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Fault(
                f"answered {asked} with {shown(line)}, which is no JSON-RPC answer ({no_answer(line, error)})"
            ) from None
        if answer.id != self._requests:
            if answer.id is None and answer.error is not msgspec.UNSET:
                raise Fault(f"couldn't read {asked}: error {answer.error.code}, {answer.error.message}")
            again = isinstance(answer.id, int) and 0 < answer.id < self._requests
            asked = f"the request was {self._requests}"
            raise Fault(f"answered request {answer.id!r}" + (f" again, {asked}" if again else f", {asked}"))
        if (answer.result is msgspec.UNSET) == (answer.error is msgspec.UNSET):
            raise Fault(f"answered {asked} with neither or both of result and error: {shown(line)}")
        if self._received:
            raise Fault(f"said more than one answer to {asked}: {shown(self._received)}")
        return answer

    def _read(self, decoder: msgspec.json.Decoder[_T], raw: bytes | msgspec.Raw, whole: str) -> _T:
        try:
            return decoder.decode(raw)
        except (msgspec.MsgspecError, RecursionError) as error:
            self._fault(f"{field_error(error, whole)} (in the answer to {self._asked})")

    def _fault(self, message: str) -> NoReturn:
        """For what shows only after the line is read: the process is ended as for any fault."""
        self.kill()
        raise Fault(message)

    def _ended(self, asked: str, but: str = "") -> NoReturn:
        """Its stdout or stdin is closed: say how it ended, if it did."""
        process = self._process
        assert process is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(EXIT_TIME)
        code = process.returncode
        if code is None:
            how = "closed its stdin or stdout"
        elif code >= 0:
            how = f"ended with exit status {code}"
        else:
            how = f"was ended by {_signal_name(-code)}"
        half = f", in the middle of a line: {shown(self._received)}" if self._received else ""
        raise Ended(f"{how} instead of answering {asked}{half}{but}")

    def _drain_stderr(self, chunks: int = 16) -> bool:
        """Keep what stderr holds now (one that never ends is left after some chunks); true at its end."""
        with contextlib.suppress(OSError):
            for _ in range(chunks):
                data = os.read(self._stderr, _CHUNK)
                if not data:
                    return True
                self._keep(data)
        return False

    def _keep(self, data: bytes) -> None:
        self._log += data
        del self._log[:-STDERR_KEPT]

    def _wire_rest(self) -> None:
        """What was received of a line, or after it, belongs to the fault."""
        if self._wire and self._received:
            with contextlib.suppress(Exception):  # the fault at hand is the one to report
                self._wire(time.time(), "<", self._received[:_CHUNK].decode(errors="replace"))


def _signal_group(process: subprocess.Popen[bytes], sign: signal.Signals) -> None:
    """The group outlives its leader: what the engine has started is still in it."""
    # macOS answers "not permitted" where only zombies are left.
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, sign)


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
