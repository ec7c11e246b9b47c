"""Where what is written goes: files that aren't emptied before there is something to write, and the standard streams.

A reader that has gone (`| head`) is no error, and no reason to stop: a command goes on to its end and its exit status
is that of what it found. A disk that is full is told once, in a line, after all that can be written was.
"""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import Buffer

_GONE = (errno.EPIPE, errno.EIO)
"""The reader has gone: the end of a pipe, or a terminal that was closed."""


class _Sink(io.FileIO):
    """Writes until it can't any more; what comes after that is dropped.

    Args:
        tells: whether it raises, as it is closed or asked for by `check`, that not all could be written, for another
            cause than that the reader has gone. Until then whoever writes has other files to write, too.
    """

    def __init__(self, file: str | int, shown: str, tells: bool = True) -> None:
        self._new = isinstance(file, str) and not os.path.exists(file)
        self._begun = self._gone = False
        self._shown, self._tells = shown, tells
        self._trouble: OSError | None = None
        self._whole = 0
        # Not emptied here: who is refused for another reason keeps what an earlier run has written.
        super().__init__(file, "w", closefd=not isinstance(file, int), opener=_without_emptying)

    def write(self, data: Buffer) -> int:
        if not self._begun:
            self._begun = True
            if self.closefd:
                with contextlib.suppress(OSError):  # a pipe, a device
                    self.truncate(0)
        size = memoryview(data).nbytes
        if self._gone:
            return size
        try:
            return super().write(data)
        except OSError as error:
            self._gone = True
            if self._tells and error.errno not in _GONE:
                self._trouble = OSError(error.errno, error.strerror, self._shown)
            return size

    def mark(self) -> None:
        """All that was written so far is worth keeping, should no more get through."""
        if not self._gone:
            with contextlib.suppress(OSError):  # a pipe
                self._whole = self.tell()

    def close(self) -> None:
        if self._trouble is not None:
            with contextlib.suppress(OSError):  # a device
                self.truncate(self._whole)
        super().close()
        empty = (self._new and not self._begun) or (self._trouble is not None and self._whole == 0)
        self._new = False
        if empty and os.path.isfile(self._shown):
            with contextlib.suppress(OSError):
                os.unlink(self._shown)
        self.check()

    def check(self) -> None:
        """See that all could be written; what couldn't is told once.

        Raises:
            OSError: it couldn't.
        """
        trouble, self._trouble = self._trouble, None
        if trouble is not None:
            raise trouble


class _File(io.BufferedWriter):
    """What is flushed is whole: on a full disk a file is cut there, and not in the middle of a line."""

    def __init__(self, sink: _Sink) -> None:
        super().__init__(sink)
        self._sink = sink

    def flush(self) -> None:
        super().flush()
        self._sink.mark()


def _without_emptying(path: str, flags: int) -> int:
    return os.open(path, flags & ~os.O_TRUNC, 0o666)


def opened(name: str) -> IO[bytes]:
    """A file to write. What is in it stays there until something is written.

    Raises:
        OSError: it can't be opened; later, as it is closed, that not all could be written, with the file's name.
    """
    return _File(_Sink(name, name))


def one_file(name: str, other: str) -> bool:
    """Whether two names are those of one file (two devices are nobody's trouble)."""
    if os.path.exists(name) and os.path.exists(other):
        return os.path.isfile(name) and os.path.samefile(name, other)
    return os.path.realpath(name) == os.path.realpath(other)


_streams: list[_Sink] = []
"""Those that were put in place of the standard streams, and not yet asked what became of what was written."""


def check_streams() -> None:
    """See that all that was printed since the streams were settled could be written.

    Raises:
        OSError: it couldn't.
    """
    sys.stdout.flush()
    while _streams:
        _streams.pop().check()


def settle_streams() -> None:
    """Make stdout and stderr such that a command gets to its end whoever reads them, and in whatever encoding.

    Streams that somebody else has put in place are left alone.
    """
    for descriptor in (0, 1, 2):
        try:
            os.fstat(descriptor)
        except OSError:
            # Closed by whoever ran us; the next file opened would be taken for it.
            with contextlib.suppress(OSError):
                os.open(os.devnull, os.O_RDWR)
    for name in ("stdout", "stderr"):
        stream, original = getattr(sys, name), getattr(sys, f"__{name}__")
        number = 1 if name == "stdout" else 2
        if stream is None:
            settled: IO[str] = _text(number, name, "utf-8", False)
        elif stream is original and isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(OSError):
                stream.flush()
            settled = _text(number, name, stream.encoding, stream.line_buffering or stream.write_through)
        else:
            continue
        setattr(sys, name, settled)


def _text(number: int, name: str, encoding: str, line_buffering: bool) -> io.TextIOWrapper:
    sink = _Sink(number, name, tells=number == 1)
    _streams.append(sink)
    # What an encoding lacks is written as an escape: better than not at all.
    return io.TextIOWrapper(io.BufferedWriter(sink), encoding, "backslashreplace", line_buffering=line_buffering)
