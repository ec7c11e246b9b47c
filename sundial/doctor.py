"""`sundial doctor`: the first talk with an engine, and what its author should mend before running the corpus."""

from __future__ import annotations

import traceback
from typing import TextIO, TypeVar

import msgspec

from .broken import check_view
from .complaints import field_error, no_struct, raised
from .doctor_position import asked, differences, lands_alone, small_position, without_ids
from .doctor_turns import TurnCycle
from .model import (
    PROTOCOL,
    Action,
    Cast,
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
from .transport import CannotStart, Fault
from .words import joined, stack_words

FINE, PROBLEMS, NEVER_ANSWERED = 0, 1, 3
"""The exit statuses."""

BOLT = "Lightning Bolt"
FIRST_SCENARIO = "time-stop-exiles-itself"
"""What to run first: a spell is cast, resolves, and ends the turn."""

_STDERR_LINES = 20
_TRACE_LINES = 12

_M = TypeVar("_M", bound=msgspec.Struct)


def doctor(engine: Engine, out: TextIO, position: Position | None = None, how: str = "") -> int:
    """Talk with an engine and write numbered findings, each with what to mend, and notes, which aren't faults.

    The talk: `describe`, `start`, a pass that isn't allowed, one that is, `start` again in the unfinished game, a
    Lightning Bolt where the engine can cast it, and passes until it is the first player's turn again.

    Args:
        out: where the findings go.
        position: what to start from; by default two players with lands, a creature and an instant, or with lands
            alone where the engine lacks the others.
        how: the options that choose the engine on the command line, for the commands to go on with.

    Returns:
        0 without findings, 1 with some, 3 if the engine never described itself.
    """
    visit = _Visit(engine, out, how)
    try:
        if not visit.describe():
            return NEVER_ANSWERED
        if (found := visit.start(position)) is not None:
            visit.play(*found)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever an engine in this process raises is a finding
        visit.broke(error)
        if not visit.described:
            visit.end()
            return NEVER_ANSWERED
    return visit.end()


class _Visit:
    def __init__(self, engine: Engine, out: TextIO, how: str) -> None:
        self._engine, self._out, self._how = engine, out, how
        self._told: set[str] = set()
        self._previous: View | None = None
        self.described = False
        self.call = "describe"

    # -- telling -------------------------------------------------------------------------------------------------------

    def found(self, what: str, mend: str) -> None:
        """A finding about the call at hand; the same one is told once."""
        if what in self._told:
            return
        self._told.add(what)
        print(f"{len(self._told)}. {self.call}: {clean(what)}\n   Mend: {mend}", file=self._out)

    def note(self, what: str) -> None:
        """What is no fault, but worth knowing."""
        print(f"Note: {clean(what)}", file=self._out)

    def broke(self, error: BaseException) -> None:
        """A call ended with an exception."""
        self.found(_what(error), _how_to_mend(error))
        if not isinstance(error, (Fault, Illegal, Unsupported)):
            for line in _trace(error):
                print(f"   {clean(line)}", file=self._out)

    def end(self) -> int:
        """The last lines, and the exit status."""
        run = f"sundial run {self._how}".rstrip()
        if not self._told:
            print(f"No findings. Next: {run} {FIRST_SCENARIO}\nThen: {run}", file=self._out)
            return FINE
        plural = "finding" if len(self._told) == 1 else "findings"
        again = f"sundial doctor {self._how}".rstrip()
        print(f"{len(self._told)} {plural}. Once mended: {again}", file=self._out)
        if stderr := getattr(self._engine, "stderr_tail", ""):
            print("The engine's stderr ends:", file=self._out)
            for line in stderr.splitlines()[-_STDERR_LINES:]:
                print(f"  {clean(line)}", file=self._out)
        return PROBLEMS

    # -- the talk ------------------------------------------------------------------------------------------------------

    def describe(self) -> bool:
        """Whether the engine described itself."""
        description = self._engine.describe()
        if complaint := _shape_complaint(description, Description, "description"):
            self.found(complaint, "answer as adapters/README.md describes `describe`")
            self.end()
            return False
        self.described = True
        offers = description.offers
        words = [f"up to {offers.players} players"]
        words += [word for word in ("texts", "steps", "cleanups") if getattr(offers, word)]
        print(f"{clean(description.name)} {clean(description.version)} offers {', '.join(words)}.", file=self._out)
        if description.protocol != PROTOCOL:
            self.found(f"protocol is {description.protocol}", f"the contract described here is version {PROTOCOL}")
        if not description.name or not description.version:
            self.found("an empty name or version", "reports name the engine by them")
        if offers.cleanups and not offers.steps:
            self.found("offers cleanups without steps", "offer `steps` too, or neither")
        self._lists_steps = offers.steps
        return True

    def start(self, position: Position | None) -> tuple[Position, View] | None:
        """The position that the engine can play, and its first view; None where it lacks even basic lands."""
        self.call = "start"
        wanted = position or small_position()
        try:
            first = self._begun(wanted)
        except Unsupported as lack:
            if position is not None:
                raise
            wanted = lands_alone()
            self.note(f"it lacks {lack.what} {lack.name}, a right answer; what follows is played with lands alone")
            try:
                first = self._begun(wanted)
            except Unsupported as lack:
                self.found(
                    f"unsupported {lack.what}: {lack.name}, in a position of {joined(sorted(wanted.cards))} alone",
                    "the basic lands are in nearly every scenario; build them first",
                )
                return None
        self.note(f"played with {joined(sorted(wanted.cards))}")
        return wanted, first

    def play(self, position: Position, first: View) -> None:
        """Everything after the first view."""
        if self._told_of_view:
            return  # what follows would only say it again
        for path, shown, wanted in differences(first, position):
            self.found(f"{path} is {shown}", f"the position says {wanted}")
        mover, other = position.players[0].name, position.players[1].name
        if first.decision != PriorityDecision(mover):
            return

        self.call = f"act, a pass by {other}"
        before = first
        try:
            before = self._sound(self._engine.act(Pass(other)), position)
            self.found(
                "who wasn't asked; the engine accepted it",
                "answer error 1 (illegal) to what isn't allowed now, and change nothing",
            )
        except Illegal:
            pass
        if before is not first:
            self.call = "start, again"
            before = self._begun(position)

        self.call = f"act, a pass by {mover}"
        after = self._sound(self._engine.act(Pass(mover)), position)
        passes = after.decision == PriorityDecision(other)
        if not passes:
            self.found(
                f"then {asked(after)}",
                f"{other} has priority next (117.3d); show every priority the rules give, also a useless one",
            )

        self.call = "start, in an unfinished game"
        again = self._begun(position)
        if without_ids(again) != without_ids(first):
            self.found("the view isn't that of the first start", "drop the old game wholly")
            return
        if passes:
            self._bolt(position, again, mover, other)
            if all(len(player.library) > 1 for player in position.players):
                self._turns(position)

    def _bolt(self, position: Position, view: View, mover: str, other: str) -> None:
        """Cast Lightning Bolt at the other player and let it resolve; what the engine can't is noted."""
        card = next((card.id for card in view.player(mover).hand if card.name == BOLT), None)
        if card is None:
            return
        life = view.player(other).life
        self.call = f"act, {mover} casts {BOLT} at {other}"
        try:
            view = self._act(Cast(mover, card, (other,)), position)
        except Unsupported as lack:
            self.note(f"it can't cast {BOLT} yet (unsupported {lack.what}: {lack.name}), a right answer")
            return
        except Illegal as refusal:
            self.found(
                f"refused as illegal: {refusal}",
                f"{mover} has priority and an untapped Mountain; an adapter pays by itself. What isn't there yet is "
                "unsupported (error 2)",
            )
            return
        if [o.name for o in view.stack] != [BOLT]:
            self.found(f"then {stack_words(view)}", "a spell that is cast is on the stack until it resolves (601.2a)")
            return
        if view.decision != PriorityDecision(mover):
            self.found(f"then {asked(view)}", f"{mover}, who cast it, has priority again (117.3c)")
            return
        self.call = f"act, {mover} passes with {BOLT} on the stack"
        view = self._act(Pass(mover), position)
        if view.decision != PriorityDecision(other):
            self.found(f"then {asked(view)}", f"{other} has priority next (117.3d), the spell resolves after that")
            return
        self.call = f"act, {other} passes with {BOLT} on the stack"
        view = self._act(Pass(other), position)
        if view.stack or view.player(other).life != life - 3:
            self.found(
                f"then {stack_words(view)} and {other} has {view.player(other).life} life",
                f"all have passed in succession, so it resolves (117.4): {other} has {life - 3}",
            )
        elif view.decision != PriorityDecision(mover):
            self.found(f"then {asked(view)}", f"after a resolution the active player, {mover}, has priority (117.3b)")

    def _turns(self, position: Position) -> None:
        """Everybody passes until it is the first player's turn again."""
        self.call = "start, for a turn of passes"
        cycle = TurnCycle(position, self._begun(position), self._lists_steps)
        while (action := cycle.next_action()) is not None:
            self.call = cycle.words(action)
            try:
                cycle.see(self._act(action, position))
            except Unsupported as lack:
                self.note(f"unsupported {lack.what}: {lack.name} ({cycle.where}), so no whole turn was passed through")
                return
            for what, mend in cycle.findings():
                self.found(what, mend)
        self.call = "passes through a whole turn"
        for what, mend in cycle.at_the_end():
            self.found(what, mend)
        if cycle.note:
            self.note(cycle.note)

    # -- calls ---------------------------------------------------------------------------------------------------------

    def _begun(self, position: Position) -> View:
        self._previous = None
        return self._sound(self._engine.start(position), position)

    def _act(self, action: Action, position: Position) -> View:
        return self._sound(self._engine.act(action), position)

    def _sound(self, view: View, position: Position) -> View:
        """The view, after what is broken in it has been written down; a shapeless one ends the talk."""
        if complaint := _shape_complaint(view, View, "view"):
            raise Fault(complaint)
        found = check_view(view, self._previous, position)
        for broken in found:
            self.found(broken, "the view is broken, whatever the rules say")
        self._told_of_view = any(each.startswith(("view.players", "view: ", "view.active")) for each in found)
        self._previous = view
        return view


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
        return "passing with priority is always allowed (117.3d)"
    return "see the traceback; only Illegal and Unsupported are refusals"


def _trace(error: BaseException) -> list[str]:
    """The end of a traceback, from where the engine's own code begins."""
    at = error.__traceback__
    while at is not None and at.tb_frame.f_code.co_filename == __file__:
        at = at.tb_next
    return "".join(traceback.format_exception(type(error), error, at)).splitlines()[-_TRACE_LINES:]
