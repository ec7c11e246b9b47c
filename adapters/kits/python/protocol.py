"""The protocol: one JSON-RPC 2.0 object a line on stdin and stdout. Nothing here needs a change for another engine.

What each field means and where it is left out: adapters/README.md in Sundial.
"""

from __future__ import annotations

import json
import sys
import traceback
from typing import Any, Literal, NotRequired, Protocol, TypedDict

PROTOCOL = 1


Cards = list["str | PositionCard"]


class PositionCard(TypedDict):
    name: str
    tapped: NotRequired[bool]
    counters: NotRequired[dict[str, int]]
    owner: NotRequired[str]
    attached: NotRequired[Cards]


class PositionPlayer(TypedDict):
    """A player in a position. The library comes top first."""

    name: str
    life: NotRequired[int]
    library: NotRequired[Cards]
    hand: NotRequired[Cards]
    graveyard: NotRequired[Cards]
    command: NotRequired[Cards]
    battlefield: NotRequired[Cards]
    attached: NotRequired[Cards]
    commanders: NotRequired[list[str]]


class Facts(TypedDict):
    types: list[str]
    cost: NotRequired[str]
    colors: NotRequired[list[str]]
    subtypes: NotRequired[list[str]]
    supertypes: NotRequired[list[str]]
    power: NotRequired[int]
    toughness: NotRequired[int]
    loyalty: NotRequired[int]
    defense: NotRequired[int]
    keywords: NotRequired[list[str]]


class CardInfo(TypedDict):
    facts: Facts
    text: NotRequired[str]
    structure: NotRequired[list[dict[str, Any]]]


class Position(TypedDict):
    """What a game starts from: the first player has priority in the precombat main phase."""

    players: list[PositionPlayer]
    cards: dict[str, CardInfo]
    exile: NotRequired[Cards]
    seed: NotRequired[int]
    day: NotRequired[str]
    begin: NotRequired[str]
    planar_deck: NotRequired[list[str]]


class Action(TypedDict):
    """One thing a player does; which of the other fields are there depends on the type."""

    type: Literal["pass", "play", "cast", "activate", "attack", "block", "choose", "concede"]
    player: str
    card: NotRequired[str]
    object: NotRequired[str]
    ability: NotRequired[int]
    targets: NotRequired[list[str]]
    modes: NotRequired[list[int]]
    x: NotRequired[int]
    paying: NotRequired[list[str]]
    costs: NotRequired[list[str]]
    face: NotRequired[str]
    attackers: NotRequired[dict[str, str]]
    blockers: NotRequired[dict[str, list[str]]]
    options: NotRequired[list[str]]


Description = dict[str, Any]
View = dict[str, Any]  # Sundial checks what is in it and names the field that is wrong


class Illegal(Exception):
    """The action isn't allowed now. State and decision are as before."""


class Unsupported(Exception):
    """The engine lacks a card, action, choice, players or position (`what`); `name` says which."""

    def __init__(self, what: str, name: str) -> None:
        super().__init__(f"{what}: {name}")
        self.what, self.name = what, name


class Engine(Protocol):
    """The three calls; each may raise Illegal or Unsupported."""

    def describe(self) -> Description: ...
    def start(self, position: Position) -> View: ...
    def act(self, action: Action) -> View: ...


def answer(engine: Engine, line: str | bytes) -> str:
    """The answer to a request, one line without its end."""
    try:
        request = json.loads(line)
        ident, method, params = request["id"], request["method"], request["params"]
    except (ValueError, KeyError, TypeError) as error:
        return _error(None, -32600, f"no request: {error!r}")
    try:
        match method:
            case "describe":
                result = engine.describe()
            case "start":
                result = engine.start(params)
            case "act":
                result = engine.act(params)
            case _:
                return _error(ident, -32601, f"no method {method}")
        return json.dumps({"jsonrpc": "2.0", "id": ident, "result": result})
    except Illegal as refusal:
        return _error(ident, 1, str(refusal))
    except Unsupported as lack:
        return _error(ident, 2, f"unsupported {lack}", {"what": lack.what, "name": lack.name})
    except Exception as error:
        traceback.print_exc()  # stderr is the log; stdout is the protocol's alone
        return _error(ident, -32603, f"{type(error).__name__}: {error}")


def _error(ident: object, code: int, message: str, data: object = None) -> str:
    error = {"code": code, "message": message} | ({} if data is None else {"data": data})
    return json.dumps({"jsonrpc": "2.0", "id": ident, "error": error})


def serve(engine: Engine) -> None:
    """Answer the requests of stdin until its end."""
    for line in sys.stdin.buffer:
        print(answer(engine, line), flush=True)
