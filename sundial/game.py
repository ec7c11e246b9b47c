"""A game on an engine as the runner sees it: the timeline, and the default answers.

The runner answers every decision. What no step says is answered by default: pass, declare nobody, choose as few as
allowed; where that is refused, attackers and blockers are tried until something is legal.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Mapping
from typing import NoReturn, TypeVar

import msgspec

from .broken import check_view
from .complaints import asked_words, field_error, no_struct, raised
from .model import (
    Action,
    Attack,
    AttackersDecision,
    Block,
    BlockersDecision,
    CardInfo,
    Choose,
    ChooseDecision,
    Decision,
    Engine,
    Illegal,
    Option,
    Pass,
    Position,
    PriorityDecision,
    StepName,
    Unsupported,
    View,
)
from .transport import Child, Fault
from .words import listed, situation, where

BOUND = 300
"""Answers that a step gives before what it waits for is taken as never coming."""

STANDS_STILL = 4
"""Rounds of passes after which a game in which nothing happens is taken as standing still."""


MEND_VIEW = "show what is so at one moment of the game; adapters/README.md, Broken or wrong, says what can't be"


class Failed(Exception):
    """A step isn't as it says.

    `expected` and `shown` are in Magic's words; `why` is a word for those who ask about the kind of failure:
    "early" (the turn isn't over yet) or "no priority" (a claim about the stack where nobody has priority).
    """

    def __init__(self, expected: str, shown: str, why: str = "") -> None:
        super().__init__(f"expected: {expected}\nshown: {shown}")
        self.expected, self.shown, self.why = expected, shown, why


class Unscripted(Failed):
    """In strict mode: a choice that makes a difference is left to the default answer."""


class BrokenView(Fault):
    """A view that can't be true, whatever the rules say. `found` lists what is broken, each with its field's path."""

    def __init__(self, found: list[str]) -> None:
        super().__init__("a broken view: " + "; ".join(found), MEND_VIEW)
        self.found = found


class Crashed(Fault):
    """An engine in this process raised something else than the contract's refusals; `trace` is its traceback."""

    def __init__(self, error: BaseException, asked: str) -> None:
        super().__init__(f"{raised(error)} (instead of answering {asked})")
        self.trace = "".join(traceback.format_exception(error))


class Moment(msgspec.Struct, omit_defaults=True):
    """One view of a timeline, and how its decision was answered."""

    view: View
    answer: Action | None = None
    by_default: bool = False


class Game:
    """One game, from its position on; `begin` starts it.

    Args:
        engine: plays; its exceptions come out as `Illegal`, `Unsupported` or a `Fault`.
        position: what the game starts from.
        cards: every fixture card by name.
        strict: default answers to choices that make a difference raise `Unscripted`.
    """

    def __init__(self, engine: Engine, position: Position, cards: Mapping[str, CardInfo], strict: bool = False) -> None:
        self.engine, self.position, self.cards, self.strict = engine, position, cards, strict
        self.moments: list[Moment] = []
        self.defaults: list[str] = []
        """A line for each answer but passing that was given by default, and for each name that could mean several."""
        self.ambiguities: list[str] = []
        self.step_text = ""
        """The step at hand: what is expected, where nothing else is said."""
        self.instance = 0
        """How many steps have begun at a view so far."""
        self.since = 0
        """The place in the timeline from which `goes on` counts: where the last When step began, or `goes on` ended."""
        self._passes = 0

    def begin(self) -> None:
        """Start the game.

        Raises:
            Unsupported: the engine lacks something that the position needs.
            Fault: it broke down, or showed a view that can't be true.
        """
        try:
            view = self.engine.start(self.position)
        except Illegal as refusal:
            raise Fault(f"refused `start` as illegal, which only an action can be: {refusal}") from None
        except Unsupported as lack:
            _check_lack(lack)
            raise
        except (Fault, KeyboardInterrupt):
            raise
        except BaseException as error:  # only Ctrl-C is ours: a panic of another language comes as one too
            raise Crashed(error, "`start`") from error
        self._see(view)

    # -- the last view -----------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        return self.moments[-1].view

    @property
    def decision(self) -> Decision | None:
        return self.view.decision

    @property
    def key(self) -> tuple[int, int, str, tuple[str, ...]]:
        """Changes when a step begins or the stack changes."""
        view = self.view
        return self.instance, view.turn, view.step, tuple(o.id for o in view.stack)

    def began_since(self, place: int) -> bool:
        """Whether the step of the last view began after that place in the timeline."""
        last = self.view
        for number in range(len(self.moments) - 1, place, -1):
            view, before = self.moments[number].view, self.moments[number - 1].view
            if (view.turn, view.step) != (last.turn, last.step):
                return False
            if _begins(view, before):
                return True
        return False

    def over(self, turn: int) -> bool:
        """Whether that turn is over: a later one goes on, or the game has ended."""
        return self.view.turn > turn or self.view.result is not None

    def has_turn(self, player: str, active: str) -> bool:
        """Whether a turn that a view calls the active player's is that player's, alone or as one of a team (805.4a)."""
        return player in self.position.team(active)

    def fail(self, shown: str, expected: str = "", why: str = "") -> NoReturn:
        """The step at hand isn't as it says."""
        raise Failed(expected or self.step_text, shown, why)

    def remark(self, text: str) -> None:
        """Note what the runner decided, for the report."""
        self.defaults.append(f"{where(self.view)}: {text}")

    def ambiguous(self, text: str) -> None:
        """Note that a name could have meant several different objects, and which was taken."""
        self.ambiguities.append(text)
        self.remark(text)

    # -- acting ------------------------------------------------------------------------------------------------------

    def act(self, action: Action, by_default: bool = False) -> View:
        """Send an action. What it leads to that leaves no choice is answered at once.

        An engine may leave such a question out, so no step can wait for it: all options are to be taken, or objects of
        one name are to be put in order.

        Raises:
            Illegal: refused; the game is as before.
            Unsupported: the engine can't do that.
            Fault: it broke down, or showed a view that can't be true.
        """
        self._send(action, by_default)
        for _ in range(BOUND):
            decision = self.decision
            if not isinstance(decision, ChooseDecision) or not _leaves_no_choice(decision):
                break
            options = chosen_by_default(decision)
            if decision.ordered:
                self.remark(f"{decision.player} puts {_names(decision)} in order (default)")
            try:
                self._send(Choose(decision.player, tuple(option.id for option in options)), by_default=True)
            except Illegal as refusal:
                self.fail(f"the engine refuses the only answer there is ({refusal}): {situation(self.view)}")
        return self.view

    def _send(self, action: Action, by_default: bool) -> None:
        before = self.key
        last = self.moments[-1]
        try:
            view = self.engine.act(action)
        except Illegal:
            raise
        except Unsupported as lack:
            _check_lack(lack)
            raise
        except KeyboardInterrupt:
            raise
        except Fault:
            # The timeline ends with what it didn't get over.
            last.answer, last.by_default = action, by_default
            raise
        except BaseException as error:
            last.answer, last.by_default = action, by_default
            raise Crashed(error, asked_words(action)) from error
        last.answer, last.by_default = action, by_default
        self._see(view)
        self._passes = self._passes + 1 if isinstance(action, Pass) and self.key == before else 0

    def default(self) -> None:
        """Answer the decision at hand by default.

        Raises:
            Failed: the game is over, or stands still, or refuses every answer.
            Unscripted: in strict mode.
        """
        decision = self.decision
        match decision:
            case None:
                self.fail(situation(self.view))
            case PriorityDecision(player):
                if self._passes >= STANDS_STILL * len(self.view.players):
                    self.fail(f"everybody passes and nothing happens: {situation(self.view)}")
                self._must(Pass(player))
            case AttackersDecision(player):
                team = self.position.team(player)
                self._declare(_attacks(self.view, player, team), f"{player} declares no attackers")
            case BlockersDecision(player):
                team = self.position.team(player)
                self._declare(_blocks(self.view, player, team), f"{player} declares no blockers")
            case ChooseDecision():
                self._choose(decision)

    def _choose(self, decision: ChooseDecision) -> None:
        options = chosen_by_default(decision)
        # With all of them asked for, only their order could be a choice.
        forced = decision.min == len(decision.options) and not decision.ordered
        asked = f' for "{decision.source}"' if decision.source else ""
        chosen = f"{decision.player} chooses {listed(o.name for o in options)} of {_names(decision)}{asked}"
        if self.strict and not forced and len({option.name for option in decision.options}) > 1:
            raise Unscripted("a step that makes this choice", f"{where(self.view)}: by default {chosen}")
        self.remark(f"{chosen} (default)")
        self._must(Choose(decision.player, tuple(option.id for option in options)))

    def _must(self, action: Action) -> None:
        try:
            self.act(action, by_default=True)
        except Illegal as refusal:
            self.fail(f"the engine refuses the default answer ({refusal}): {situation(self.view)}")

    def _declare(self, declarations: Iterator[Action], nobody: str) -> None:
        refused = ""
        for number, declaration in enumerate(declarations):
            try:
                self.act(declaration, by_default=True)
            except Illegal as refusal:
                refused = str(refusal)
                continue
            if number:
                self.defaults.append(
                    f"{where(self.moments[-2].view)}: declaring nobody is refused ({refused}) (default)"
                )
            elif _could(self.moments[-2].view):
                self.defaults.append(f"{where(self.moments[-2].view)}: {nobody} (default)")
            return
        self.fail(f"the engine refuses every declaration tried ({refused}): {situation(self.view)}")

    def _see(self, view: View) -> None:
        if not isinstance(self.engine, Child):
            view = as_read(view, View, "view")
        previous = self.moments[-1].view if self.moments else None
        self.moments.append(Moment(view))
        if found := check_view(view, previous, self.position):
            raise BrokenView(found)
        if previous is not None and _begins(view, previous):
            self.instance += 1


_M = TypeVar("_M", bound=msgspec.Struct)


def as_read(message: object, wanted: type[_M], whole: str) -> _M:
    """What an engine of this process answered, as it would come over the wire.

    Structs that are made in Python take whatever is put in, and what is put in may be changed later; one that was read
    is what it says, and stays so. That costs a hundredth of a millisecond.

    Raises:
        Fault: it is no such message; the text has the path of the field.
    """
    if not isinstance(message, wanted):
        raise Fault(f"answered with a {no_struct(message, wanted.__name__)}")
    try:
        return msgspec.json.decode(msgspec.json.encode(message), type=wanted)
    except Exception as error:  # what an encoder says of strangers' values is of many kinds
        raise Fault(field_error(error, whole)) from None


def _check_lack(lack: Unsupported) -> None:
    if not (isinstance(lack.what, str) and isinstance(lack.name, str)):
        raise Fault(f"raised Unsupported({lack.what!r}, {lack.name!r}), where both are text") from None


def _begins(view: View, before: View) -> bool:
    return bool(view.steps) or (view.turn, view.step) != (before.turn, before.step)


def chosen_by_default(decision: ChooseDecision) -> list[Option]:
    """As few as allowed, the first by name; an order stays as shown."""
    options = list(decision.options)
    if not decision.ordered:
        options.sort(key=lambda option: option.name)
    return options[: decision.min]


def _leaves_no_choice(decision: ChooseDecision) -> bool:
    """Whether all options are to be taken, or the order of things that have one name is asked for."""
    if decision.ordered:
        return len({option.name for option in decision.options}) == 1
    return 0 < decision.min == len(decision.options)


def _names(decision: ChooseDecision) -> str:
    return listed(option.name for option in decision.options)


def _could(view: View) -> bool:
    """Whether declaring nobody is worth a line: somebody could have been declared."""
    assert view.decision is not None
    player = view.decision.player
    return any(p.controller == player and p.power is not None and not p.tapped for p in view.battlefield)


def _attacks(view: View, player: str, team: tuple[str, ...]) -> Iterator[Attack]:
    """Nobody; then what an engine may insist on: all, each alone."""
    yield Attack(player, {})
    creatures = [p.id for p in view.battlefield if p.controller in team and p.power is not None and not p.tapped]
    opponents = [p.name for p in view.players if p.in_game and p.name not in team]
    for defender in opponents:
        yield Attack(player, dict.fromkeys(creatures, defender))
    for creature in creatures:
        for defender in opponents:
            yield Attack(player, {creature: defender})


def _blocks(view: View, player: str, team: tuple[str, ...]) -> Iterator[Block]:
    yield Block(player, {})
    creatures = [p.id for p in view.battlefield if p.controller in team and p.power is not None and not p.tapped]
    attackers = [p.id for p in view.battlefield if p.attacking is not None]
    for attacker in attackers:
        yield Block(player, dict.fromkeys(creatures, (attacker,)))
    for creature in creatures:
        for attacker in attackers:
            yield Block(player, {creature: (attacker,)})


def steps_begun(moments: list[Moment], step: StepName, turn: int) -> int:
    """How many instances of a step began in a turn, the position's own step among them."""
    first = moments[0].view
    begun = int(first.step == step and first.turn == turn)
    return begun + sum(s.step == step and s.turn == turn for m in moments for s in m.view.steps)
