"""Any engine in this process, put on stdin and stdout: the other side of sundial/transport.py."""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, BinaryIO, Literal

import msgspec

from .complaints import field_error
from .model import ILLEGAL, LONGEST_MESSAGE, UNSUPPORTED, Action, Engine, Illegal, Position, Unsupported

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS, ENGINE_FAILED = -32700, -32600, -32601, -32602, -32000
"""JSON-RPC's own error codes, and the one for an engine that raised something else than a refusal."""


class _Request(msgspec.Struct):
    jsonrpc: Literal["2.0"]
    method: str
    id: int | str | msgspec.UnsetType | None = msgspec.UNSET
    params: msgspec.Raw = msgspec.Raw(b"{}")


_encode = msgspec.json.Encoder().encode
_request = msgspec.json.Decoder(_Request).decode
_position = msgspec.json.Decoder(Position).decode
_action = msgspec.json.Decoder(Action).decode


def serve(engine: Engine, stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Answer the requests of `stdin` on `stdout` until the end of `stdin`, or until nobody reads the answers.

    While it runs, whatever else is printed goes to stderr: the stream is the protocol's alone.
    """
    with _alone(stdout) as answers, contextlib.suppress(BrokenPipeError):
        while line := stdin.readline(LONGEST_MESSAGE + 1):
            if len(line) > LONGEST_MESSAGE and not line.endswith(b"\n"):
                while (rest := stdin.readline(LONGEST_MESSAGE)) and not rest.endswith(b"\n"):
                    pass
                answer = _error(None, INVALID_REQUEST, f"a line of more than {LONGEST_MESSAGE:,} bytes")
            else:
                answer = answer_to(engine, line)
            if answer:
                answers.write(answer)
                answers.flush()


def run(make: Callable[[], Engine]) -> None:
    """Build an engine and serve it on this process's stdin and stdout; what building it prints goes to stderr."""
    with _alone(sys.stdout.buffer) as answers:
        serve(make(), sys.stdin.buffer, answers)


def answer_to(engine: Engine, line: bytes) -> bytes:
    """The line that answers a request; nothing for a notification."""
    try:
        request = _request(line)
    except msgspec.ValidationError as error:
        return _error(_id_of(line), INVALID_REQUEST, field_error(error, "request"))
    except (msgspec.DecodeError, RecursionError) as error:
        return _error(None, PARSE_ERROR, field_error(error, "request"))
    method, ident = request.method, request.id
    if ident is msgspec.UNSET:
        return b""
    try:
        if method == "act":
            call: Callable[[], msgspec.Struct] = partial(engine.act, _action(request.params))
        elif method == "start":
            call = partial(engine.start, _position(request.params))
        elif method == "describe":
            call = engine.describe
        else:
            return _error(ident, METHOD_NOT_FOUND, f"there is no method {method!r}: describe, start, act")
    except msgspec.DecodeError as error:
        return _error(ident, INVALID_PARAMS, field_error(error, "params"))
    try:
        return b'{"jsonrpc":"2.0","id":%b,"result":%b}\n' % (_encode(ident), _encode(call()))
    except Illegal as refusal:
        return _error(ident, ILLEGAL, str(refusal))
    except Unsupported as refusal:
        return _error(ident, UNSUPPORTED, str(refusal), {"what": refusal.what, "name": refusal.name})
    except Exception as error:
        traceback.print_exc()
        return _error(ident, ENGINE_FAILED, f"{type(error).__name__}: {error}")


def _error(ident: int | str | None, code: int, message: str, data: dict[str, str] | None = None) -> bytes:
    error: dict[str, Any] = {"code": code, "message": message}
    if data is not None:
        error["data"] = data
    return _encode({"jsonrpc": "2.0", "id": ident, "error": error}) + b"\n"


def _id_of(line: bytes) -> int | str | None:
    """The id of a request that is wrong in another place."""
    with contextlib.suppress(msgspec.MsgspecError):
        return msgspec.json.decode(line, type=_Id).id
    return None


class _Id(msgspec.Struct):
    id: int | str | None = None


@contextlib.contextmanager
def _alone(stdout: BinaryIO) -> Iterator[BinaryIO]:
    """The stream of the answers; while it is used, prints go to stderr, those of other languages' libraries too."""
    try:
        is_fd_1 = stdout.fileno() == 1
    except (OSError, ValueError):  # a stream in memory
        is_fd_1 = False
    with contextlib.redirect_stdout(sys.stderr):
        if not is_fd_1:
            yield stdout
            return
        stdout.flush()
        answers = open(os.dup(1), "wb")  # noqa: SIM115 - closing it mustn't fail where the reader has gone
        os.dup2(2, 1)
        try:
            yield answers
        finally:
            with contextlib.suppress(OSError):
                answers.flush()
            os.dup2(answers.fileno(), 1)
            with contextlib.suppress(OSError):
                answers.close()
