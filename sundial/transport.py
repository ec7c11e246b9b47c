"""An engine in another process: newline-delimited JSON-RPC 2.0 over its stdin and stdout.

One loop and no threads: every wait ends at a deadline, every buffer has a limit, and a fault costs the process its
life, since whatever it said later would be read as the next answer. A process is started only when it is needed.
"""

from __future__ import annotations

import contextlib
import os
import re
import selectors
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from types import FrameType
from typing import Any, Literal, NoReturn, TypeVar

import msgspec

from .complaints import asked_words, field_error, field_mend, no_answer, no_utf8, shown
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
    """The engine broke the contract or died.

    `what` says what happened, and `mend` what its author should do about it, where there is more to say.
    """

    def __init__(self, what: str, mend: str = "") -> None:
        super().__init__(f"{what}. To mend: {mend}" if mend else what)
        self.what, self.mend = what, mend


class Silent(Fault):
    """No answer came in time."""


class Ended(Fault):
    """The process has ended, or has closed what it is asked or answers by.

    `unheard`: it had read nothing of the request, as far as the system tells.
    """

    unheard = False


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


class _Numbered(msgspec.Struct):
    id: int


MEND_ENDED = "see the end of its stderr; a refusal is an answer with error 1 or 2, and only the end of stdin is the end"
MEND_SIGNAL = "see the end of its stderr"
MEND_CLOSED = "keep reading requests, and stdout open for the answers, until the end of stdin"
MEND_SILENT = "answer every request, and flush stdout after each answer; --timeout gives more time"
MEND_SLOW_START = "answer `describe` at once, and flush stdout; --start-timeout gives more time"
MEND_UNREAD = "read each request to its line feed, however long it is"
MEND_HALF = "end each answer with a line feed, and flush stdout"
MEND_TWICE = "one request, one answer on one line; say nothing that wasn't asked for"
MEND_NUMBER = "an answer carries the id of its request"
MEND_LONG = "show what there is and no more; a message is at most 16 MiB, and debugging output goes to stderr"
MEND_RESULT = "an answer has either `result` or `error`"
MEND_BROKE = "see the end of its stderr; what isn't allowed is error 1, what isn't there yet is error 2"
MEND_HEIRS = "the command must be the engine itself, or wait for what it starts"
MEND_COMMAND = "run the command by hand, in this folder; --command takes the program and its arguments"
MEND_DESCRIBE = "answer as adapters/README.md describes `describe`"

_encode = msgspec.json.Encoder().encode
_answer = msgspec.json.Decoder(_Answer)
_view = msgspec.json.Decoder(View)
_description = msgspec.json.Decoder(Description)
_lack = msgspec.json.Decoder(_Lack)
_numbered = msgspec.json.Decoder(_Numbered)
_NUMBER = re.compile(rb'"id"\s*:\s*(\d+)')


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
        self.ended_late = False
        """Whether it had to be ended by a signal, at the last `close`."""
        self._wire = wire
        self._process: subprocess.Popen[bytes] | None = None
        self._described: Description | None = None
        self._log = bytearray()
        self._requests = 0
        self._game_from = 0
        """The number of the request that began the game at hand."""
        self._late = ""
        """What it said in this game of an earlier one."""
        self._asked = ""
        self._sent = 0

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
                    spoken = f"speaks version {description.protocol} of the contract, not {PROTOCOL}"
                    self._fault(spoken, f"write an adapter for version {PROTOCOL}, and say `protocol` {PROTOCOL}")
            except (Illegal, Unsupported) as refusal:
                self._fault(f"refused `describe`: {refusal}", MEND_DESCRIBE)
        except Fault as fault:
            last = self.stderr_tail.rstrip().rpartition("\n")[2]
            what = f"never described itself: {fault.what}" + (f" (stderr: {last})" if last else "")
            raise CannotStart(what, MEND_SLOW_START if fault.mend == MEND_SILENT else fault.mend) from None
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
        has_played = self._game_from > 0 and self._process is not None
        try:
            return self._begin(position)
        except Ended as end:
            if not (has_played and end.unheard):
                raise
            # It went while this was being asked, because of what was asked before.
            self.restarts.append("ended between two games")
            return self._begin(position)

    def _begin(self, position: Position) -> View:
        self.describe()
        self._game_from = self._requests + 1
        try:
            return self._read(_view, self._call("start", _encode(position), self.timeout), "view")
        except Illegal as refusal:
            told = f"answered `start` with error {ILLEGAL}, which only answers an action: {refusal}"
            self._fault(told, "what a position needs and the engine lacks is error 2, with `data`")

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
        try:
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
            self.ended_late = process.returncode is None
        finally:
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
        self._late = ""
        self._selector = selectors.DefaultSelector()
        with _signals_held():
            self._run_command()

    def _run_command(self) -> None:
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
            raise CannotStart(f"{self.command[0]} can't be run: {error}", MEND_COMMAND) from None
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
        if self._late:
            return self._late
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
        self._fault(f"answered {asked} with error {error.code}: {error.message}", MEND_BROKE)

    def _exchange(self, asked: str, request: bytes, timeout: float) -> bytes:
        """Send a request and wait for a line; both while stderr is read, or the engine may block on writing it."""
        deadline = time.monotonic() + timeout if timeout > 0 else None
        unsent = memoryview(request)
        self._sent = 0
        unsent = self._send(asked, unsent)
        if unsent:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        while True:
            left = None if deadline is None else deadline - time.monotonic()
            if left is not None and left <= 0:
                if self._received:
                    half = f"sent {many(len(self._received), 'byte')} without an end of line"
                    raise Silent(f"{half}, in {timeout:g} s after {asked}: {shown(self._received)}", MEND_HALF)
                if self._process is not None and self._process.poll() is not None:
                    self._ended(asked, " (what it has started keeps its stdout open)", MEND_HEIRS)
                if unsent:
                    raise Silent(f"silent for {timeout:g} s after {asked} (and didn't read the request)", MEND_UNREAD)
                raise Silent(f"silent for {timeout:g} s after {asked}", MEND_SILENT)
            for key, _ in self._selector.select(left):
                if key.fd == self._stdout:
                    self._receive(asked)
                    while (line := self._line()) is not None:
                        if self._is_late(line):
                            continue
                        if unsent:
                            raise Fault(f"answered {asked} before reading all of it: {shown(line)}", MEND_UNREAD)
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
            sent = os.write(self._stdin, unsent)
            self._sent += sent
            return unsent[sent:]
        except BlockingIOError:
            return unsent
        except BrokenPipeError:
            self._ended(asked)

    def _receive(self, asked: str) -> None:
        """What has come by now, up to a pipe's fill."""
        data = os.read(self._stdout, _CHUNK)
        if not data:
            self._ended(asked)
        self._received += data
        end = self._received.find(b"\n", self._searched)
        if (len(self._received) if end < 0 else end) > LONGEST_MESSAGE:
            raise Fault(f"sent a line of more than {LONGEST_MESSAGE:,} bytes: {shown(self._received)}", MEND_LONG)

    def _line(self) -> bytes | None:
        """The first line of what was received, if all of it has come; it is taken out."""
        end = self._received.find(b"\n", self._searched)
        if end < 0:
            self._searched = len(self._received)
            return None
        with memoryview(self._received) as received:
            line = bytes(received[:end])
        del self._received[: end + 1]
        self._searched = 0
        return line

    def _is_late(self, line: bytes) -> bool:
        """Whether a line answers a request of an earlier game, once more: then it is no fault of this one.

        It can't be taken for another answer, and before the next game the process is replaced.
        """
        try:
            number = _numbered.decode(line).id
        except (msgspec.MsgspecError, RecursionError):
            return False
        if 0 < number < self._game_from:
            self._late = f"answered request {number} again, after its game"
            return True
        return False

    def _only_late(self) -> bool:
        """Whether all that follows an answer is of an earlier game; half a line at the end stays where it is."""
        while (line := self._line()) is not None:
            if not self._is_late(line):
                self._received[:0] = line + b"\n"
                return False
        if not self._received:
            return True
        number = _NUMBER.search(self._received)
        return number is not None and 0 < int(number[1]) < self._game_from

    def _answer(self, asked: str, line: bytes) -> _Answer:
        try:
            answer = _answer.decode(line)
        except (msgspec.MsgspecError, RecursionError) as error:
            why, mend = no_answer(line, error)
            raise Fault(f"answered {asked} with {shown(line)}, which is no JSON-RPC answer ({why})", mend) from None
        if answer.id != self._requests:
            if answer.id is None and answer.error is not msgspec.UNSET:
                told = f"couldn't read {asked}: error {answer.error.code}, {answer.error.message}"
                raise Fault(told, "a request is one line of JSON in UTF-8, with `id`, `method` and `params`")
            again = isinstance(answer.id, int) and 0 < answer.id < self._requests
            asked = f"the request was {self._requests}"
            raise Fault(
                f"answered request {answer.id!r}" + (f" again, {asked}" if again else f", {asked}"),
                MEND_TWICE if again else MEND_NUMBER,
            )
        if (answer.result is msgspec.UNSET) == (answer.error is msgspec.UNSET):
            raise Fault(f"answered {asked} with neither or both of result and error: {shown(line)}", MEND_RESULT)
        if self._received and not self._only_late():
            raise Fault(f"said more than one answer to {asked}: {shown(self._received)}", MEND_TWICE)
        return answer

    def _read(self, decoder: msgspec.json.Decoder[_T], raw: bytes | msgspec.Raw, whole: str) -> _T:
        try:
            return decoder.decode(raw)
        except (msgspec.MsgspecError, RecursionError) as error:
            told = field_error(error, whole) + (no_utf8(bytes(raw)) if "UTF-8" in str(error) else "")
            self._fault(f"{told} (in the answer to {self._asked})", field_mend(error))

    def _fault(self, what: str, mend: str) -> NoReturn:
        """For what shows only after the line is read: the process is ended as for any fault."""
        self.kill()
        raise Fault(what, mend)

    def _ended(self, asked: str, but: str = "", mend: str = "") -> NoReturn:
        """Its stdout or stdin is closed: say how it ended, if it did."""
        process = self._process
        assert process is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(EXIT_TIME)
        code = process.returncode
        if code is None:
            how, to_do = "closed its stdin or stdout", MEND_CLOSED
        elif code >= 0:
            how, to_do = f"ended with exit status {code}", MEND_ENDED
        else:
            how, to_do = f"was ended by {_signal_name(-code)}", MEND_SIGNAL
        half = f", in the middle of a line: {shown(self._received)}" if self._received else ""
        end = Ended(f"{how} instead of answering {asked}{half}{but}", mend or to_do)
        end.unheard = code is not None and not self._received and _unread(self._stdin) == self._sent
        raise end

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


def _unread(pipe: int) -> int:
    """How many bytes of a pipe that we write to haven't been read; 0 where the system doesn't tell (macOS)."""
    import fcntl
    import termios

    try:
        return int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder)
    except OSError:
        return 0


@contextlib.contextmanager
def _signals_held() -> Iterator[None]:
    """What Python code does about signals is put off: in the middle of starting a process nobody would know of it yet.

    They aren't blocked, since a process inherits that.
    """
    came: list[int] = []

    def hold(number: int, frame: FrameType | None) -> None:
        came.append(number)

    before: list[tuple[signal.Signals, Any]] = []
    if threading.current_thread() is threading.main_thread():
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            sign = getattr(signal, name, None)  # there is no SIGHUP on Windows
            if sign is not None and callable(signal.getsignal(sign)):
                before.append((sign, signal.signal(sign, hold)))
    try:
        yield
    finally:
        for sign, handler in before:
            signal.signal(sign, handler)
        for number in came:
            signal.raise_signal(number)


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
