"""A visit of the doctor: what is asked of an engine, what was found and noted, and how long the answers took."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from typing import TextIO, TypeVar

import msgspec

from .broken import check_view
from .complaints import field_error, no_struct, raised
from .doctor_position import asked
from .model import (
    Action,
    Attack,
    AttackersDecision,
    Block,
    BlockersDecision,
    Choose,
    ChooseDecision,
    Description,
    Engine,
    Illegal,
    Pass,
    Position,
    PriorityDecision,
    Unsupported,
    View,
)
from .report import clean
from .transport import CannotStart, Fault, Silent
from .words import where

_BOUND = 300
"""Answers after which what is waited for is taken as never coming."""

_ROUNDS = 2
"""Rounds of passes after which a game in which nothing happens is left."""

_SILENCES = 2
"""Answers that never came, after which an engine isn't waited for any more."""

_TRACE_LINES = 12

_M = TypeVar("_M", bound=msgspec.Struct)


class Stuck(Exception):
    """The game doesn't come to what is to be looked at."""


class Told(Exception):
    """A check ends with the finding that was just written down."""


class GivenUp(Exception):
    """The engine is silent time and again."""


class Visit:
    """One visit; `begin` and `act` are the engine's calls, with each view looked at.

    Args:
        engine: is asked.
        out: where findings go at once; notes are kept for the end.
    """

    def __init__(self, engine: Engine, out: TextIO) -> None:
        self.engine, self.out = engine, out
        self.findings: list[str] = []
        self.again: dict[int, list[str]] = {}
        """The calls at which a finding, by its number, came again."""
        self.notes: list[str] = []
        self.call = "describe"
        """What is being asked, for findings."""
        self.description: Description | None = None
        self.position: Position | None = None
        self.unsound = False
        """Whether the last view can't be followed: it hasn't the players of the position, or no decision."""
        self.seconds: dict[str, list[float]] = {"describe": [], "start": [], "act": []}
        self._previous: View | None = None
        self._silences = 0

    # -- telling -------------------------------------------------------------------------------------------------------

    def found(self, what: str, mend: str) -> None:
        """A finding about the call at hand; the same one is told once, and where it came again at the end."""
        if what in self.findings:
            again = self.again.setdefault(self.findings.index(what) + 1, [])
            if self.call not in again:
                again.append(self.call)
            return
        self.findings.append(what)
        print(f"{len(self.findings)}. {self.call}: {clean(what)}\n   Mend: {mend}", file=self.out, flush=True)

    def note(self, what: str) -> None:
        """What is no fault, but worth knowing; told at the end, once."""
        if what not in self.notes:
            self.notes.append(what)

    def broke(self, error: BaseException) -> None:
        """A call ended with an exception.

        Raises:
            GivenUp: once more it was silence.
        """
        self.found(_what(error), _how_to_mend(error))
        if not isinstance(error, (Fault, Illegal, Unsupported)):
            for line in _trace(error):
                print(f"   {clean(line)}", file=self.out)
        if isinstance(error, Silent):
            self._silences += 1
            if self._silences >= _SILENCES:
                raise GivenUp

    @property
    def troubles(self) -> int:
        """How many findings there were, those that came again among them."""
        return len(self.findings) + sum(map(len, self.again.values()))

    # -- the three calls -----------------------------------------------------------------------------------------------

    def describe(self) -> Description | None:
        """The engine's description; None if it is none."""
        description = self._timed("describe", self.engine.describe)
        if complaint := _shape_complaint(description, Description, "description"):
            self.found(complaint, "answer as adapters/README.md describes `describe`")
            return None
        self.description = description
        return description

    def begin(self, position: Position, call: str = "") -> View:
        """A new game, and its first view. Raises what the engine does."""
        self.call = call or self.call
        self._previous, self.position = None, position
        return self._sound(self._timed("start", lambda: self.engine.start(position)))

    def act(self, action: Action, call: str = "") -> View:
        """One action, and the next view. Raises what the engine does."""
        self.call = call or self.call
        return self._sound(self._timed("act", lambda: self.engine.act(action)))

    def allowed(self, action: Action, call: str, why: str) -> View:
        """The view after an action that the rules allow here; that it is refused as illegal is a finding.

        Args:
            why: the rules allow it, or what to mend.

        Raises:
            Told: it was refused, so that the check can't go on.
        """
        try:
            return self.act(action, call)
        except Illegal as refusal:
            self.found(f"refused as illegal: {refusal}", why)
            raise Told from None

    def _timed(self, call: str, ask: Callable[[], _M]) -> _M:
        began = time.perf_counter()
        try:
            return ask()
        finally:
            self.seconds[call].append(time.perf_counter() - began)

    def _sound(self, view: View) -> View:
        """The view, after what is broken in it has been written down; a shapeless one is a fault."""
        assert self.position is not None
        if complaint := _shape_complaint(view, View, "view"):
            raise Fault(complaint)
        found = check_view(view, self._previous, self.position)
        for broken in found:
            self.found(broken, "the view is broken, whatever the rules say")
        self.unsound = any(each.startswith(("view.players:", "view: ", "view.active")) for each in found)
        self._previous = view
        return view

    # -- going on ------------------------------------------------------------------------------------------------------

    def go_on(self, view: View, until: Callable[[View], bool]) -> View:
        """Answer by default until a view is as wanted: pass, declare nobody, choose as few as allowed.

        Raises:
            Stuck: it doesn't come to that.
        """
        still = 0
        for _ in range(_BOUND):
            if until(view):
                return view
            action = by_default(view)
            if action is None or still > _ROUNDS * len(view.players):
                break
            before, view = view, self.act(action)
            moved = bool(view.steps) or _moment(view) != _moment(before)
            still = 0 if moved or not isinstance(action, Pass) else still + 1
        raise Stuck(f"it comes no further than {where(view)}")

    def resolve(self, view: View) -> View:
        """All pass until the topmost object has left the stack, or somebody chooses.

        Raises:
            Stuck: neither happens.
        """
        if not view.stack:
            raise Stuck("nothing is on the stack")
        top = view.stack[0].id

        def gone(now: View) -> bool:
            return all(o.id != top for o in now.stack) or isinstance(now.decision, ChooseDecision)

        return self.go_on(view, gone)


def by_default(view: View) -> Action | None:
    """The answer that asks for as little as possible; None where the game is over."""
    match view.decision:
        case PriorityDecision(player):
            return Pass(player)
        case AttackersDecision(player):
            return Attack(player, {})
        case BlockersDecision(player):
            return Block(player, {})
        case ChooseDecision(player=player, options=options, min=least):
            return Choose(player, tuple(option.id for option in options[:least]))
    return None


def has_priority(view: View, player: str) -> bool:
    """Whether that player is asked, with priority, whoever decides for them."""
    return isinstance(view.decision, PriorityDecision) and view.decision.player == player


def told(view: View) -> str:
    """Who is asked and when: `Bob is asked (priority) in turn 1 (Alice's), upkeep step`."""
    return f"{asked(view)} in {where(view)}"


def _moment(view: View) -> tuple[int, str, tuple[str, ...]]:
    return view.turn, view.step, tuple(o.id for o in view.stack)


def _shape_complaint(message: object, wanted: type[_M], whole: str) -> str:
    """What a decoder would say: an engine in this process is free to answer with anything."""
    if not isinstance(message, wanted):
        return f"it gave a {no_struct(message, wanted.__name__)}"
    try:
        msgspec.json.decode(msgspec.json.encode(message), type=wanted)
    except (msgspec.MsgspecError, TypeError) as error:
        return field_error(error, whole)
    return ""


def _what(error: BaseException) -> str:
    if isinstance(error, Fault):
        return error.what
    if isinstance(error, Unsupported):
        return f"unsupported {error}"
    if isinstance(error, Illegal):
        return f"illegal, says the engine: {error}"
    return f"the engine raised {raised(error)}"


def _how_to_mend(error: BaseException) -> str:
    if isinstance(error, Fault) and error.mend:
        return error.mend
    if isinstance(error, CannotStart):
        return "run the command by hand; it must answer a line such as " + (
            '{"jsonrpc":"2.0","id":1,"method":"describe","params":{"protocol":1}}'
        )
    if isinstance(error, Fault):
        return "--wire FILE shows every line; adapters/README.md says what a line must be"
    if isinstance(error, Unsupported):
        return "a right answer where an engine lacks something; but the doctor can't go on from here"
    if isinstance(error, Illegal):
        return "it is allowed here; what isn't there yet is unsupported (error 2)"
    return "see the traceback; only Illegal and Unsupported are refusals"


def _trace(error: BaseException) -> list[str]:
    """The end of a traceback, from where the engine's own code begins."""
    at = error.__traceback__
    while at is not None and "/sundial/doctor" in at.tb_frame.f_code.co_filename.replace("\\", "/"):
        at = at.tb_next
    return "".join(traceback.format_exception(type(error), error, at)).splitlines()[-_TRACE_LINES:]
