"""Any engine on stdin and stdout: sundial/serve.py."""

import io
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import sundial
from sundial import serve
from sundial.model import (
    LONGEST_MESSAGE,
    Action,
    Cast,
    Description,
    Illegal,
    Pass,
    Position,
    PositionPlayer,
    PriorityDecision,
    Unsupported,
    View,
    ViewPlayer,
)
from sundial.transport import Child, Fault

HERE = Path(__file__).parent
SUNDIAL = Path(sundial.__file__).parent.parent
DESCRIBE = b'{"jsonrpc":"2.0","id":1,"method":"describe","params":{"protocol":1}}\n'
POSITION = Position(players=(PositionPlayer(name="Alice"), PositionPlayer(name="Bob")), cards={})


class Toy:
    """Refuses casts in one way or another, passes to itself, and chatters on stdout."""

    def __init__(self) -> None:
        self.done: list[object] = []

    def describe(self) -> Description:
        print("describing")
        return Description(name="toy", version="3", protocol=1)

    def start(self, position: Position) -> View:
        self.done.append(position)
        os.write(1, b"started, says a library\n")
        players = tuple(ViewPlayer(name=player.name, life=player.life) for player in position.players)
        return View(turn=1, active="Alice", step="precombat_main", decision=PriorityDecision("Alice"), players=players)

    def act(self, action: Action) -> View:
        self.done.append(action)
        if isinstance(action, Cast):
            match action.card:
                case "early":
                    raise Illegal("not now")
                case "unknown":
                    raise Unsupported("card", "Time Stop")
                case _:
                    raise KeyError("no such card")
        return self.start(POSITION)


def ask(*lines: bytes, engine: Toy | None = None) -> list[dict[str, Any]]:
    answers = io.BytesIO()
    serve.serve(engine or Toy(), io.BytesIO(b"".join(lines)), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def request(method: str, params: object, ident: object = 7) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": ident, "method": method, "params": params}).encode() + b"\n"


def test_the_three_calls(capfd: pytest.CaptureFixture[str]) -> None:
    toy = Toy()
    players = [{"name": "Alice", "life": 7, "hand": ["Time Stop"]}, {"name": "Bob"}]
    described, started, acted = ask(
        DESCRIBE,
        request("start", {"players": players, "cards": {}, "weather": "fair"}),
        request("act", {"type": "pass", "player": "Alice"}, "an id"),
        engine=toy,
    )
    assert described == {"jsonrpc": "2.0", "id": 1, "result": {"name": "toy", "version": "3", "protocol": 1}}
    assert started["result"]["players"][0] == {"name": "Alice", "life": 7}
    assert started["result"]["decision"] == {"kind": "priority", "player": "Alice"}
    assert acted["id"] == "an id"
    position, action = toy.done[0], toy.done[1]
    assert isinstance(position, Position)
    assert position.players[0].hand == ("Time Stop",)
    assert action == Pass("Alice")
    assert capfd.readouterr().err == "describing\n"


@pytest.mark.parametrize(
    ("line", "code", "ident", "said"),
    [
        (b"hello\n", -32700, None, "request: JSON is malformed"),
        (b"\n", -32700, None, "request: Input data was truncated"),
        (b'{"jsonrpc":"2.0","id":5,\n', -32700, None, "request: "),
        (b"[" * 100_000 + b"\n", -32600, None, "request: Expected object, got array"),
        (b'{"jsonrpc":"1.0","id":5,"method":"describe"}\n', -32600, 5, "request.jsonrpc: Invalid enum value '1.0'"),
        (b'{"jsonrpc":"2.0","id":5}\n', -32600, 5, "request: Object missing required field method"),
        (b'{"jsonrpc":"2.0","id":1.5,"method":"describe"}\n', -32600, None, "request.id: "),
        (request("resign", {}), -32601, 7, "there is no method 'resign'"),
        (request("start", {"players": []}), -32602, 7, "params.players: Expected array of length >= 2"),
        (request("act", {"type": "pass"}), -32602, 7, "params: Object missing required field player"),
        (request("act", {"type": "wait", "player": "Bob"}), -32602, 7, "params.type: Invalid value 'wait'"),
        (request("act", [1]), -32602, 7, "params: Expected object, got array"),
        (request("act", {"type": "cast", "player": "Bob", "card": "early"}), 1, 7, "not now"),
        (request("act", {"type": "cast", "player": "Bob", "card": "unknown"}), 2, 7, "card: Time Stop"),
        (request("act", {"type": "cast", "player": "Bob", "card": "c9"}), -32000, 7, "KeyError: 'no such card'"),
    ],
)
def test_errors_have_their_codes_and_the_next_request_is_answered(
    line: bytes, code: int, ident: object, said: str
) -> None:
    refused, described = ask(line, DESCRIBE)
    assert refused["id"] == ident
    assert refused["error"]["code"] == code
    assert refused["error"]["message"].startswith(said)
    assert refused["error"].get("data") == ({"what": "card", "name": "Time Stop"} if code == 2 else None)
    assert described["result"]["name"] == "toy"


def test_an_engine_that_breaks_leaves_its_traceback(capfd: pytest.CaptureFixture[str]) -> None:
    ask(request("act", {"type": "cast", "player": "Bob", "card": "c9"}))
    assert 'raise KeyError("no such card")' in capfd.readouterr().err


def test_a_notification_has_no_answer() -> None:
    assert len(ask(b'{"jsonrpc":"2.0","method":"describe"}\n', DESCRIBE)) == 1


def test_a_line_too_long_is_refused_and_skipped() -> None:
    refused, described = ask(b"x" * (2 * LONGEST_MESSAGE + 10) + b"\n", DESCRIBE)
    assert refused["error"] == {"code": -32600, "message": "a line of more than 16,777,216 bytes"}
    assert described["id"] == 1


def test_a_last_line_without_its_end_is_answered() -> None:
    assert ask(DESCRIBE.rstrip())[0]["id"] == 1


def loud() -> Toy:
    """An engine whose making prints."""
    print("loading")
    return Toy()


@pytest.fixture
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """A child finds this module, and the Sundial that is under test."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(HERE), str(SUNDIAL))))


PROGRAM = "from test_serve import loud; from sundial.serve import run; run(loud)"


@pytest.mark.usefixtures("_importable")
def test_a_process_keeps_its_stdout_for_answers() -> None:
    with Child([sys.executable, "-c", PROGRAM]) as engine:
        assert engine.describe().name == "toy"
        assert engine.start(POSITION).player("Bob").life == 20
        with pytest.raises(Unsupported):
            engine.act(Cast("Bob", "unknown"))
        with pytest.raises(Illegal, match="not now"):
            engine.act(Cast("Bob", "early"))
        assert engine.act(Pass("Alice")).turn == 1
        with pytest.raises(Fault, match="error -32000: KeyError"):
            engine.act(Cast("Bob", "c9"))
        assert "loading\ndescribing\n" in engine.stderr_tail
        assert "started, says a library\n" in engine.stderr_tail
        assert "KeyError" in engine.stderr_tail


@pytest.mark.usefixtures("_importable")
def test_the_end_of_input_ends_it_and_so_does_a_reader_that_has_gone() -> None:
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, input=DESCRIBE * 3, capture_output=True, timeout=30)
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 3
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(command, input=DESCRIBE * 3, stdout=write, stderr=subprocess.PIPE, timeout=30)
    os.close(write)
    assert done.returncode == 0
    assert b"BrokenPipe" not in done.stderr


def test_a_message_costs_at_most_a_tenth_of_a_millisecond() -> None:
    toy, line = Toy(), request("act", {"type": "pass", "player": "Alice"})
    view = Toy.start(toy, POSITION)
    toy.act = lambda action: view  # type: ignore[method-assign]
    costs = []
    for _ in range(5):
        began = time.process_time()
        for _ in range(2_000):
            serve.answer_to(toy, line)
        costs.append((time.process_time() - began) / 2_000)
    assert min(costs) < 0.0001
