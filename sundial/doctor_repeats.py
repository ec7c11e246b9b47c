"""What `sundial doctor` looks at in repetition: the same game again, also in a new process; how long answers take."""

from __future__ import annotations

import statistics
from typing import Any

import msgspec

from . import engines
from .doctor_actions import BOLT
from .doctor_position import duel
from .doctor_visit import Visit, by_default
from .game import Moment
from .model import (
    Action,
    Attack,
    AttackersDecision,
    Cast,
    Illegal,
    Position,
    PositionPlayer,
    Unsupported,
    View,
)
from .runfile import renamed
from .transport import QUIT_TIME, Child

UNDOING = "Day's Undoing"
_ANSWERS = 40
"""How far a game is followed: about a turn of each player."""


def is_the_same_again(visit: Visit, position: Position) -> None:
    """The same actions lead to the same views, but for ids; in a new process too."""
    first = _followed(visit, position)
    for how in ("once more in the same process", "in a new process"):
        if how == "in a new process":
            if not isinstance(visit.engine, Child):
                continue
            _end(visit, visit.engine)
            visit.describe()  # so that no `start` is timed together with the program's own
        visit.call = f"the same game, {how}"
        again = _followed(visit, position)
        visit.call = f"the same game, {how}"
        if difference := _difference(_plain(first), _plain(again), ""):
            number, _, path = difference[0].removeprefix("[").partition("]")
            visit.found(
                f"after {number} answers view{path} is {difference[2]}, and was {difference[1]}",
                "the same actions lead to the same views, but for ids: nothing may depend on time, on the order of "
                "sets, or on earlier games",
            )
            return


def shuffles_the_same_again(visit: Visit) -> None:
    """What is random follows from the position's `seed`."""
    position = duel(
        PositionPlayer("Alice", library=("Island", "Forest", "Plains", "Swamp") * 4, hand=(UNDOING,),
                       battlefield=("Island",) * 3),
        PositionPlayer("Bob"),
    )  # fmt: skip
    shown = []
    for _ in range(2):
        view = visit.begin(position, f"start, to shuffle with {UNDOING}")
        try:
            view = visit.act(Cast("Alice", view.player("Alice").hand[0].id), f"act, Alice casts {UNDOING}")
        except Illegal:
            return  # what is illegal is another check's
        view = visit.resolve(view)
        alice = view.player("Alice")
        shown.append((sorted(card.name for card in alice.hand), alice.library))
    if shown[0] != shown[1]:
        visit.found(
            "the same position, and another order after the shuffle",
            "what is random follows from the position's `seed`: the same seed, the same order, in each game anew",
        )


def tells_the_time(visit: Visit) -> str:
    """How long the answers took, in a line."""
    described, started, acted = (visit.seconds[call] for call in ("describe", "start", "act"))
    parts = [f"describe {_seconds(described[0])}"]
    parts += [
        f"{call} {_seconds(statistics.median(times))} (at worst {_seconds(max(times))})"
        for call, times in (("start", started), ("act", acted))
        if times
    ]
    if acted:
        parts.append(f"{len(acted) / max(sum(acted), 1e-6):,.0f} actions/s")
    return ", ".join(parts)


def _seconds(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.2f} ms"


def _end(visit: Visit, engine: Child) -> None:
    """End the process as a run does; the next `start` runs another."""
    visit.call = "the end of stdin"
    engines.close(engine)
    if engine.ended_late:
        visit.found(
            f"it didn't end within {QUIT_TIME:g} s, and was ended by signals",
            "end at the end of stdin: leave the loop that reads requests, and stop what still runs beside it",
        )


def _followed(visit: Visit, position: Position) -> list[Moment]:
    """A game in which the first player casts what can be cast, everybody attacks, and all pass."""
    visit.call = "start"
    moments = [Moment(visit.begin(position))]
    try:
        for number in range(_ANSWERS):
            view = moments[-1].view
            action = _answer(view, number)
            if action is None:
                break
            try:
                after = visit.act(action)
            except (Illegal, Unsupported):
                action = by_default(view)
                assert action is not None
                after = visit.act(action)
            moments[-1].answer = action
            moments.append(Moment(after))
    except (Illegal, Unsupported):
        pass  # so far and no further, the next time too
    return moments


def _answer(view: View, number: int) -> Action | None:
    if view.decision is None:
        return None
    player = view.decision.player
    other = next(p.name for p in view.players if p.name != player)
    if number == 0 and (bolt := next((card.id for card in view.player(player).hand if card.name == BOLT), None)):
        return Cast(player, bolt, (other,))
    if isinstance(view.decision, AttackersDecision):
        able = [p.id for p in view.battlefield if p.controller == player and p.power is not None and not p.tapped]
        return Attack(player, dict.fromkeys(able, other))
    return by_default(view)


def _plain(moments: list[Moment]) -> list[Any]:
    """The views, with ids in order of appearance; where cards lie in a zone is no order of the game's."""
    plain: list[Any] = [moment["view"] for moment in msgspec.to_builtins(renamed(moments))]
    return plain


def _difference(one: Any, other: Any, path: str) -> tuple[str, Any, Any] | None:
    """The first place where two messages differ: its path, and what stands there in each."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys((*one, *other)):
            if found := _difference(one.get(key), other.get(key), f"{path}.{key}"):
                return found
        return None
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        for at, (left, right) in enumerate(zip(one, other, strict=False)):
            if found := _difference(left, right, f"{path}[{at}]"):
                return found
        if len(one) != len(other):
            return path or f"[{min(len(one), len(other))}]", f"{len(one)} long", f"{len(other)} long"
        return None
    return None if one == other else (path, one, other)
