"""What makes a view broken, and what is only wrong: sundial/broken.py."""

from typing import Any

import pytest
from msgspec.structs import replace

from sundial.broken import check_view
from sundial.model import (
    Card,
    ChooseDecision,
    Option,
    Permanent,
    Position,
    PositionPlayer,
    PriorityDecision,
    Result,
    StackObject,
    StepBegun,
    View,
    ViewPlayer,
)

POSITION = Position(players=(PositionPlayer(name="Alice"), PositionPlayer(name="Bob")), cards={})
BEARS = Permanent(id="b", name="Grizzly Bears", controller="Alice", power=2, toughness=2)
SOUND = View(
    turn=1,
    active="Alice",
    step="precombat_main",
    decision=PriorityDecision("Alice"),
    players=(
        ViewPlayer(name="Alice", life=20, hand=(Card("h", "Shock"),), graveyard=(Card("g", "Shock"),)),
        ViewPlayer(name="Bob", life=20, command=(Card("c", "Shock"),)),
    ),
    stack=(StackObject("s", "Shock", "spell", "Bob"),),
    battlefield=(BEARS,),
    exile=(Card("e", "Shock", "Bob"),),
)


def changed(**fields: Any) -> View:
    return replace(SOUND, **fields)


def choice(low: int, high: int, *ids: str) -> ChooseDecision:
    return ChooseDecision("Alice", tuple(Option(i, "Shock") for i in ids), low, high)


def test_a_sound_view_has_nothing_broken() -> None:
    assert check_view(SOUND, None, POSITION) == []
    assert check_view(changed(turn=3, active="Bob", step="cleanup"), SOUND, POSITION) == []


def begun(*steps: str) -> tuple[StepBegun, ...]:
    return tuple(StepBegun(1, "Alice", step) for step in steps)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("before", "after", "broken"),
    [
        # Bob is asked after Alice, in the step that has begun before she was.
        ({"step": "upkeep", "steps": begun("upkeep")}, {"decision": PriorityDecision("Bob")}, True),
        ({"step": "upkeep", "steps": begun("upkeep")}, {"decision": PriorityDecision("Bob"), "steps": ()}, False),
        # Two upkeep steps.
        ({"step": "upkeep", "steps": begun("upkeep"), "decision": PriorityDecision("Bob")}, {}, False),
        # A list that only grows.
        ({"step": "upkeep", "steps": begun("upkeep")}, {"step": "draw", "steps": begun("upkeep", "draw")}, True),
        # A second cleanup step in which nobody gets priority.
        (
            {"step": "cleanup", "steps": begun("cleanup")},
            {"step": "cleanup", "steps": begun("cleanup", "cleanup")},
            False,
        ),
        # Something on the stack stays there, so no step has begun.
        (
            {"step": "upkeep", "steps": begun("upkeep"), "stack": SOUND.stack},
            {"stack": (StackObject("t", "Shock", "spell", "Bob"), *SOUND.stack)},
            True,
        ),
    ],
)
def test_steps_that_are_told_again(before: dict[str, Any], after: dict[str, Any], broken: bool) -> None:
    previous = changed(**({"stack": ()} | before))
    view = replace(previous, **after)
    found = check_view(view, previous, POSITION)
    assert [each.partition(":")[0] for each in found] == (["view.steps"] if broken else [])


LATER: dict[str, dict[str, Any]] = {
    "view: neither a decision nor a result": {"decision": None},
    "view: a decision and a result": {"result": Result(("Bob",))},
    "view.players: Bob, Alice instead of Alice, Bob": {"players": SOUND.players[::-1]},
    "view.players: Alice instead of Alice, Bob": {"players": SOUND.players[:1]},
    "view.turn: 1 after 2": {"turn": 1},
    "view.active: 'Carol' is no player": {"active": "Carol"},
    "view.decision.player: 'alice' is no player": {"decision": PriorityDecision("alice")},
    "view.decision.by: 'Zoe' is no player": {"decision": PriorityDecision("Bob", by="Zoe")},
    "view.decision: min 2 is more than max 1": {"decision": choice(2, 1, "x", "y")},
    "view.decision.max: 3 of 2 options": {"decision": choice(0, 3, "x", "y")},
    "view.decision.options: 2 have the id 'x'": {"decision": choice(0, 1, "x", "x")},
    "view.result.winners: 'Carol' is no player": {"decision": None, "result": Result(("Carol",))},
    "view.result.winners: somebody is in it twice": {"decision": None, "result": Result(("Bob", "Bob"))},
    "view.steps[1].active: 'Carol'": {"steps": (StepBegun(2, "Bob", "draw"), StepBegun(2, "Carol", "end"))},
    "view.steps[0].turn: 1, between 2 and 2": {"steps": (StepBegun(1, "Bob", "draw"),)},
    "view.steps[0].turn: 3, between 2 and 2": {"steps": (StepBegun(3, "Bob", "draw"),)},
    "view.stack[0].controller: '' is no player": {"stack": (StackObject("t", "Shock", "spell", ""),)},
    "view.battlefield[0].controller: 'Eve'": {"battlefield": (replace(BEARS, controller="Eve"),)},
    "view.battlefield[0].owner: 'Eve'": {"battlefield": (replace(BEARS, owner="Eve"),)},
    "view.exile[0].owner: 'Eve'": {"exile": (Card("e", "Shock", "Eve"),)},
    "view.phased_out[0].controller: 'Eve'": {"phased_out": (replace(BEARS, id="p", controller="Eve"),)},
    "view.phased_out[0].owner: 'Eve'": {"phased_out": (replace(BEARS, id="p", owner="Eve"),)},
    "view.phased_out[0].id: 'b' stands also in view.battlefield[0]": {"phased_out": (BEARS,)},
    "view.players[0].hand[0].owner: 'Eve' is no player": {
        "players": (replace(SOUND.players[0], hand=(Card("h", "Shock", "Eve"),)), SOUND.players[1])
    },
    "view.players[1].graveyard[0].owner: 'Eve' is no player": {
        "players": (SOUND.players[0], replace(SOUND.players[1], graveyard=(Card("x", "Shock", "Eve"),)))
    },
    "view.exile[0].id: 'b' stands also in view.battlefield[0]": {"exile": (Card("b", "Grizzly Bears", "Bob"),)},
    "view.players[1].command[0].id: 's' stands also in view.stack[0]": {
        "players": (SOUND.players[0], replace(SOUND.players[1], command=(Card("s", "Shock"),)))
    },
    "view.battlefield[0].id: 'Bob' is a player's name": {"battlefield": (replace(BEARS, id="Bob"),)},
    "view.battlefield[0].id: it is empty": {"battlefield": (replace(BEARS, id=""),)},
    "view.battlefield[0].attacking: 'q' is no player": {"battlefield": (replace(BEARS, attacking="q"),)},
    "view.battlefield[0].attached_to: 'q' is no player": {"battlefield": (replace(BEARS, attached_to="q"),)},
    "view.battlefield[0].blocking: 'Bob' is no id": {"battlefield": (replace(BEARS, blocking=("b", "Bob")),)},
}


@pytest.mark.parametrize("begins", LATER)
def test_what_is_broken_is_said_once_with_its_path(begins: str) -> None:
    (said,) = check_view(changed(**{"turn": 2, **LATER[begins]}), changed(turn=2), POSITION)
    assert said.startswith(begins)


def test_the_first_view_is_turn_1_without_steps() -> None:
    first = changed(turn=3, steps=(StepBegun(3, "Alice", "draw"),))
    assert check_view(first, None, POSITION) == [
        "view.turn: 3 in the first view, where it is 1",
        "view.steps: the first view lists no steps",
    ]


def test_deviations_are_not_broken() -> None:
    gone = (SOUND.players[0], replace(SOUND.players[1], in_game=False))
    asked_after_leaving = changed(players=gone, decision=PriorityDecision("Bob"), active="Bob")
    in_no_zone = changed(stack=(), decision=choice(0, 1, "Alice", "yes"))
    over = changed(decision=None, result=Result(()), turn=1)
    for view in (asked_after_leaving, in_no_zone, over):
        assert check_view(view, SOUND, POSITION) == []


def test_what_has_left_may_still_be_named_by_what_named_it() -> None:
    attacker = replace(BEARS, attacking="walker", blocking=("dead",), attached_to="host")
    walker, dead, host = (replace(BEARS, id=i) for i in ("walker", "dead", "host"))
    all_there = changed(battlefield=(attacker, walker, dead, host))
    alone = changed(battlefield=(attacker,))
    assert check_view(all_there, SOUND, POSITION) == []
    assert check_view(alone, all_there, POSITION) == []
    assert check_view(alone, alone, POSITION) == []
    assert len(check_view(alone, SOUND, POSITION)) == 3
