"""The reference engine, but for its faults: `faulty.py FOLDER HOW...`.

The first fault shows in the game in which Alice begins with 100 life, the next one in that with 101, and so on; all
other games are the reference engine's. FOLDER/pids gets the id of each process that is run by this command.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

FOLDER, HOW = Path(sys.argv[1]), sys.argv[2:]
FIRST = 100
LAST_ACT = 3
"""In the scenarios that are played: Alice casts, Alice passes, Bob passes."""

MEBIBYTE = 1 << 20


def put(data: bytes) -> None:
    while data:
        data = data[os.write(1, data[:65536]) :]


def log(text: str) -> None:
    os.write(2, text.encode())


def hang() -> NoReturn:
    while True:
        signal.pause()


def wait(seconds: float) -> None:
    select.select([], [], [], seconds)


def holds_on(own_session: bool = False) -> int:
    """A program that holds all pipes open, for ever."""
    program = [sys.executable, "-S", "-c", "import signal; signal.pause()"]
    return subprocess.Popen(program, start_new_session=own_session).pid


# -- faults of one answer: what is done instead of it, the right answer and its id being given ---------------------


def exits(ident: int, right: bytes) -> None:
    log("Traceback: the engine broke\n")
    os._exit(3)


def is_killed(ident: int, right: bytes) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def hangs(ident: int, right: bytes) -> None:
    hang()


def ignores_termination(ident: int, right: bytes) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    hang()


def stops_itself(ident: int, right: bytes) -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


def closes_stdout(ident: int, right: bytes) -> None:
    os.close(1)
    hang()


def floods_lines(ident: int, right: bytes) -> None:
    while True:
        put(right)


def floods_one_line(ident: int, right: bytes) -> None:
    while True:
        put(b"x" * 65536)


def hundred_megabytes(ident: int, right: bytes) -> None:
    put(b'{"jsonrpc":"2.0","id":%d,"weather":"' % ident)
    for _ in range(100):
        put(b"x" * MEBIBYTE)
    put(b'","result":null}\n')
    hang()


def fifteen_megabytes(ident: int, right: bytes) -> None:
    put(right.rstrip()[:-1] + b',"weather":"' + b"x" * (15 * MEBIBYTE) + b'"}\n')


def bad_utf8_in_a_name(ident: int, right: bytes) -> None:
    put(right.replace(b'"name":"Time Stop"', b'"name":"Time \xff\xfeStop"'))


def bad_utf8_outside(ident: int, right: bytes) -> None:
    put(b"\xff\xfe" + right)


def latin_1(ident: int, right: bytes) -> None:
    put(right.replace(b'"name":"Time Stop"', '"name":"Arrêt"'.encode("latin-1")))


def half_a_line(ident: int, right: bytes) -> None:
    put(right[: len(right) // 2])
    hang()


def half_a_line_and_exits(ident: int, right: bytes) -> None:
    put(right[: len(right) // 2])
    os._exit(0)


def a_number(ident: int, right: bytes) -> None:
    put(b"42\n")


def a_list(ident: int, right: bytes) -> None:
    put(b"[" + right.rstrip() + b"]\n")


def no_view(ident: int, right: bytes) -> None:
    put(b'{"jsonrpc":"2.0","id":%d,"result":{"ok":true}}\n' % ident)


def result_and_error(ident: int, right: bytes) -> None:
    put(right.rstrip()[:-1] + b',"error":{"code":1,"message":"no"}}\n')


def nested(ident: int, right: bytes) -> None:
    put(b'{"jsonrpc":"2.0","id":%d,"result":' % ident + b"[" * 50_000 + b"]" * 50_000 + b"}\n")


def prints(ident: int, right: bytes) -> None:
    put(b"resolving Time Stop\n" + right)


def indented(ident: int, right: bytes) -> None:
    put(json.dumps(json.loads(right), indent=2).encode() + b"\n")


def answers_twice(ident: int, right: bytes) -> None:
    put(right + right)


def answers_twice_later(ident: int, right: bytes) -> None:
    put(right)
    wait(0.05)
    put(right)


def wrong_id(ident: int, right: bytes) -> None:
    put(right.replace(b'"id":%d' % ident, b'"id":%d' % (ident + 41), 1))


def after_the_time_out(ident: int, right: bytes) -> None:
    wait(1.5)
    put(right)


def internal_error(ident: int, right: bytes) -> None:
    put(b'{"jsonrpc":"2.0","id":%d,"error":{"code":-32000,"message":"KeyError: 7"}}\n' % ident)


def endless_stderr(ident: int, right: bytes) -> None:
    while True:
        log("E" * 65536)


def exits_with_heirs(ident: int, right: bytes) -> None:
    holds_on()
    os._exit(5)


def hangs_with_a_child(ident: int, right: bytes) -> None:
    holds_on()
    hang()


def hangs_with_a_session(ident: int, right: bytes) -> None:
    (FOLDER / "session").write_text(str(holds_on(own_session=True)))
    hang()


# -- faults that show later, or beside the right answers -------------------------------------------------------------


def byte_by_byte(ident: int, right: bytes) -> None:
    for at in range(0, len(right), 7):
        put(right[at : at + 7])


def talks_to_stderr(ident: int, right: bytes) -> None:
    threading.Thread(target=endless_stderr, args=(ident, right), daemon=True).start()
    put(right)


def before_the_next(right: bytes) -> None:
    LATE["before"] = right


def after_the_next(right: bytes) -> None:
    LATE["after"] = right


def around_the_next(right: bytes) -> None:
    LATE["after"], LATE["before the one after"] = right[: len(right) // 2], right[len(right) // 2 :]


LATE: dict[str, bytes] = {}
"""What is said again around the answers to the next requests."""


def late(say: Callable[[bytes], None]) -> Callable[[int, bytes], None]:
    def answers(ident: int, right: bytes) -> None:
        put(right)
        say(right)

    return answers


def ends_after_it(ident: int, right: bytes) -> None:
    put(right)
    os._exit(0)


# -- views that contradict themselves --------------------------------------------------------------------------------


def without(view: dict[str, Any], field: str) -> None:
    del view[field]


def choice(least: int, most: int, *ids: str) -> dict[str, Any]:
    options = [{"id": ident, "name": "Shock"} for ident in ids]
    return {"kind": "choose", "player": "Alice", "options": options, "min": least, "max": most}


def first_permanent(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda view: view["battlefield"][0].update(fields)


def everything(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda view: view.update(fields)


def exile(owner: str, ident: str = "new") -> list[dict[str, str]]:
    return [{"id": ident, "name": "Shock", "owner": owner}]


def began(turn: int, active: str = "Alice") -> list[dict[str, Any]]:
    return [{"turn": turn, "active": active, "step": "upkeep"}]


CONTRADICTIONS: dict[str, Callable[[dict[str, Any]], None]] = {
    "a required field is missing": lambda view: without(view, "active"),
    "another type": lambda view: view["players"][0].update(life="twenty"),
    "an unknown word": everything(step="combat"),
    "an empty id": first_permanent(id=""),
    "an id in two places": lambda view: view.update(exile=exile("Alice", view["battlefield"][0]["id"])),
    "an id that is a player's name": first_permanent(id="Bob"),
    "two options with one id": everything(decision=choice(0, 1, "x", "x")),
    "a decision and a result": everything(result={"winners": ["Bob"]}),
    "neither decision nor result": everything(decision=None),
    "a player is missing": lambda view: view.update(players=view["players"][:1]),
    "the players in another order": lambda view: view.update(players=view["players"][::-1]),
    "no player is active": everything(active="Zoe"),
    "no player is asked": everything(decision={"kind": "priority", "player": "alice"}),
    "no player controls it": first_permanent(controller="Zoe"),
    "no player owns it": everything(exile=exile("Zoe")),
    "no player of this game wins": everything(decision=None, result={"winners": ["Zoe"]}),
    "min above max": everything(decision=choice(2, 1, "x", "y")),
    "max above the options": everything(decision=choice(0, 3, "x", "y")),
    "the turn goes down": everything(turn=0),
    "steps of another turn": everything(steps=began(7)),
    "steps of nobody": everything(steps=began(1, "Zoe")),
    "attacking what was never shown": first_permanent(attacking="q"),
    "blocking what was never shown": first_permanent(blocking=["q"]),
    "attached to what was never shown": first_permanent(attached_to="q"),
}
AT_THE_START: dict[str, Callable[[dict[str, Any]], None]] = {
    "turn 3 in the first view": everything(turn=3),
    "steps in the first view": everything(steps=began(1)),
}


def contradicting(change: Callable[[dict[str, Any]], None]) -> Callable[[int, bytes], None]:
    def answers(ident: int, right: bytes) -> None:
        answer = json.loads(right)
        change(answer["result"])
        put(json.dumps(answer).encode() + b"\n")

    return answers


TOLD_AGAIN = "steps told again"


def tells_again(ident: int, right: bytes) -> None:
    """In two answers, between which nothing has begun: the list isn't emptied."""
    answer = json.loads(right)
    answer["result"]["steps"] = began(1)
    answer["result"]["step"] = "upkeep"
    put(json.dumps(answer).encode() + b"\n")


# -- where each fault shows -----------------------------------------------------------------------------------------

Answers = Callable[[int, bytes], None]

IN_START: dict[str, Answers] = {
    "exits in start": exits,
    "hangs in start": hangs,
    "half a line in start": half_a_line,
    **{name: contradicting(change) for name, change in AT_THE_START.items()},
}
IN_ACT: dict[str, Answers] = {
    "exits": exits,
    "is killed": is_killed,
    "hangs": hangs,
    "ignores termination": ignores_termination,
    "stops itself": stops_itself,
    "closes stdout": closes_stdout,
    "floods lines": floods_lines,
    "floods one line": floods_one_line,
    "100 megabytes": hundred_megabytes,
    "15 megabytes": fifteen_megabytes,
    "bad UTF-8 in a name": bad_utf8_in_a_name,
    "bad UTF-8 outside": bad_utf8_outside,
    "Latin-1": latin_1,
    "half a line": half_a_line,
    "half a line and exits": half_a_line_and_exits,
    "a number": a_number,
    "a list": a_list,
    "no view": no_view,
    "result and error": result_and_error,
    "nested": nested,
    "prints": prints,
    "indented": indented,
    "answers twice": answers_twice,
    "wrong id": wrong_id,
    "after the time-out": after_the_time_out,
    "internal error": internal_error,
    "endless stderr": endless_stderr,
    "exits with heirs": exits_with_heirs,
    "hangs with a child": hangs_with_a_child,
    "hangs with a session": hangs_with_a_session,
    "byte by byte": byte_by_byte,
    "talks to stderr": talks_to_stderr,
    **{name: contradicting(change) for name, change in CONTRADICTIONS.items()},
}
IN_THE_LAST_ACT: dict[str, Answers] = {
    "answers twice, later": answers_twice_later,
    "again before the next answer": late(before_the_next),
    "again after the next answer": late(after_the_next),
    "again around the next answer": late(around_the_next),
    "ends after its game": ends_after_it,
}
AT_THE_END = ("hangs at close", "ignores termination at close", "leaves a child at close", "talks on at close")
"""After the end of stdin."""


def misbehaves_at(how: str, method: str, acts: int) -> Answers | None:
    """What is done in place of an answer, if that is where a fault shows."""
    if how == TOLD_AGAIN and method == "act" and acts in (1, 2):
        return tells_again
    where = {"start": IN_START} if method == "start" else {"act": IN_ACT} if acts == 1 else {"act": IN_THE_LAST_ACT}
    if method == "act" and acts not in (1, LAST_ACT):
        return None
    return where.get(method, {}).get(how)


def requests() -> Iterator[bytes]:
    """Each line of stdin; one fault is that it isn't read to its end."""
    line = bytearray()
    while data := os.read(0, 4096):
        line += data
        if "never reads" in HOW and b'"life":%d' % (FIRST + HOW.index("never reads")) in line:
            hang()
        while (end := line.find(b"\n")) >= 0:
            yield bytes(line[:end])
            del line[: end + 1]


def main() -> None:
    with (FOLDER / "pids").open("a") as pids:
        pids.write(f"{os.getpid()}\n")
    times = len((FOLDER / "pids").read_text().splitlines())
    if "exits at once" in HOW or ("exits when run again" in HOW and times == 2):
        log("loading\nno module named engine\n")
        os._exit(7)
    if "hangs at once" in HOW:
        hang()
    from sundial.engines import load_adapter
    from sundial.serve import answer_to

    engine = load_adapter("reference").engine()
    how, acts = "", 0
    for line in requests():
        request = json.loads(line)
        method, ident = request["method"], request["id"]
        right = answer_to(engine, line)
        if method == "start":
            number = request["params"]["players"][0].get("life", 20) - FIRST
            how, acts = HOW[number] if 0 <= number < len(HOW) else "", 0
        elif method == "act":
            acts += 1
        if answers := misbehaves_at(how, method, acts):
            answers(ident, right)
            continue
        if how == "exits when run again" and method == "act":
            exits(ident, right)
        put(LATE.pop("before", b"") + right + LATE.pop("after", b""))
        if later := LATE.pop("before the one after", b""):
            LATE["before"] = later
    if set(HOW) & {"ignores termination at close"}:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        hang()
    if "hangs at close" in HOW:
        hang()
    if "leaves a child at close" in HOW:
        holds_on()
    if "talks on at close" in HOW:
        floods_one_line(0, b"")


if __name__ == "__main__":
    main()
