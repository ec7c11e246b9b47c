"""An engine that does one thing wrong: `misbehaving.py HOW [FIFO]`. It uses nothing of Sundial, as adapters don't.

It is sound until its first `act`, except where HOW is about starting. FIFO is held open as long as a process that it
has started lives.
"""

import json
import os
import select
import signal
import subprocess
import sys
from typing import Any, NoReturn

how = sys.argv[1]
VIEW: dict[str, Any] = {
    "turn": 1,
    "active": "Alice",
    "step": "precombat_main",
    "decision": {"kind": "priority", "player": "Alice"},
    "players": [{"name": "Alice", "life": 20}, {"name": "Bob", "life": 20}],
}


def put(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def log(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()


def answer_line(ident: object, **answer: object) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": ident, **(answer or {"result": VIEW})}).encode() + b"\n"


def say(ident: object, **answer: object) -> None:
    put(answer_line(ident, **answer))


def hang() -> NoReturn:
    while True:
        signal.pause()


def wait(seconds: float) -> None:
    select.select([], [], [], seconds)


def misbehave(ident: int) -> None:
    match how:
        case "hangs" | "ignores SIGTERM" | "has a child":
            hang()
        case "exits":
            log("Traceback: the engine broke\n")
            os._exit(3)
        case "is killed":
            os.kill(os.getpid(), signal.SIGSEGV)
        case "closes stdout":
            os.close(1)
            hang()
        case "prints":
            print("resolving Time Stop", flush=True)
        case "isn't UTF-8":
            put(b'{"jsonrpc":"2.0","id":%d,"result":{"turn":1,"active":"\xff"}}\n' % ident)
        case "half a line":
            put(b'{"jsonrpc":"2.0","id":')
            hang()
        case "exits, and what it has started holds on":
            subprocess.Popen([sys.executable, "-S", "-c", "import signal; signal.pause()"])
            os._exit(5)
        case "half a line, then exits":
            put(b'{"jsonrpc":"2.0","id":')
            os._exit(0)
        case "no version":
            put(b'{"id":%d,"result":{}}\n' % ident)
        case "nested":
            put(b'{"jsonrpc":"2.0","id":%d,"result":' % ident + b"[" * 50_000 + b"]" * 50_000 + b"}\n")
        case "wrong id":
            say(ident + 41)
        case "old id":
            say(ident - 1)
        case "id is text":
            say(str(ident))
        case "null id":
            say(None, error={"code": -32700, "message": "can't read that"})
        case "twice":
            put(answer_line(ident) + b'{"x":1}\n')
        case "result and error":
            say(ident, result=VIEW, error={"code": 1, "message": "no"})
        case "neither":
            put(b'{"jsonrpc":"2.0","id":%d}\n' % ident)
        case "long line":
            put(b'{"jsonrpc":"2.0","id":%d,"result":"' % ident + b"x" * (17 << 20) + b'"}\n')
        case "flood":
            while True:
                put(b"x" * 65536)
        case "flood of lines":
            while True:
                put(answer_line(ident, result=VIEW) * 100)
        case "endless stderr":
            while True:
                log("E" * 65536)
        case "much stderr":
            log("E" * 1_000_000 + "the end")
            say(ident)
        case "late":
            wait(0.4)
            say(ident)
        case "again later":
            say(ident)
            wait(0.05)
            say(ident)
            log("said it again\n")
        case "ends after answering":
            say(ident)
            os.close(1)
            log("gone\n")
            os._exit(0)
        case "illegal":
            say(ident, error={"code": 1, "message": "Bob doesn't have priority"})
        case "unsupported":
            say(ident, error={"code": 2, "message": "no", "data": {"what": "card", "name": "Time Stop"}})
        case "unsupported, no data":
            say(ident, error={"code": 2, "message": "no"})
        case "unsupported, odd word":
            say(ident, error={"code": 2, "message": "no", "data": {"what": "mood", "name": "x"}})
        case "internal error":
            say(ident, error={"code": -32000, "message": "KeyError: 7"})
        case "missing field":
            say(ident, result={key: value for key, value in VIEW.items() if key != "active"})
        case "wrong type":
            say(ident, result={**VIEW, "players": [{"name": "Alice", "life": "twenty"}]})
        case "unknown word":
            say(ident, result={**VIEW, "step": "combat"})
        case "unknown fields":
            say(ident, mood="good", result={**VIEW, "weather": "fair"})
        case _:
            say(ident)


if how == "ignores SIGTERM":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
if how == "exits at start":
    log("loading\nno module named engine\n")
    sys.exit(7)
if how == "has a child":
    held = os.open(sys.argv[2], os.O_WRONLY)
    subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"], pass_fds=[held])
    os.close(held)

for line in sys.stdin.buffer:
    request = json.loads(line)
    ident, method = request["id"], request["method"]
    if method == "describe":
        if how == "hangs at start":
            hang()
        if how == "slow to start":
            wait(0.4)
        if how == "refuses to describe":
            say(ident, error={"code": -32601, "message": "no such method"})
            continue
        version = 2 if how == "other version" else 1
        say(ident, result={"name": "misbehaving", "version": str(os.getpid()), "protocol": version})
        if how == "stops reading":
            hang()
    elif method == "start":
        if how == "start is illegal":
            say(ident, error={"code": 1, "message": "no"})
        elif how == "lacks a card":
            say(ident, error={"code": 2, "message": "no", "data": {"what": "card", "name": "Time Stop"}})
        else:
            say(ident)
    else:
        misbehave(ident)

# The end of stdin.
if how == "has last words":
    log("E" * 300_000 + "goodbye")
if how == "doesn't end":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    log("never")
    hang()
