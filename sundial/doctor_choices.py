"""What `sundial doctor` looks at in choices: who is asked, among what, how many, and what the answer does."""

from __future__ import annotations

from .doctor_actions import BEARS, named
from .doctor_position import duel
from .doctor_visit import Visit, has_priority, told
from .model import Activate, Cast, Choose, ChooseDecision, PositionPlayer, View
from .words import stack_words

DEMON, FORCE, HOUND, SNEAK = "Grinning Demon", "Verdant Force", "Isamaru, Hound of Konda", "Sneak Attack"
_HAND = 9
_BY_PAYING = "an adapter pays by itself, and what isn't there yet is unsupported (error 2)"


def discards(visit: Visit) -> None:
    """Nine cards in hand: two are discarded in the cleanup step, and the player chooses which (514.1)."""
    view = visit.begin(duel(PositionPlayer("Alice", hand=("Forest",) * _HAND), PositionPlayer("Bob")))
    visit.call = "act, passes up to the cleanup step with nine cards in hand"
    view = visit.go_on(view, lambda v: isinstance(v.decision, ChooseDecision) or v.turn > 1)
    questions, chosen = 0, list[str]()
    hand = [card.id for card in view.player("Alice").hand]
    while isinstance(asked := view.decision, ChooseDecision) and view.turn == 1 and questions < 2:
        questions += 1
        if asked.player != "Alice" or view.step != "cleanup":
            visit.found(f"then {told(view)}", "Alice discards in her cleanup step (514.1)")
            return
        if not {option.id for option in asked.options} <= set(hand) or len(asked.options) < _HAND - len(chosen):
            visit.found(
                f"view.decision.options are {', '.join(o.id for o in asked.options)}",
                f"the options are the cards in hand by their ids: {', '.join(hand)}",
            )
            return
        if not 1 <= asked.min == asked.max <= 2 - len(chosen):
            visit.found(
                f"view.decision: min {asked.min}, max {asked.max}",
                "2 of 9 cards must go (402.2): min and max 2, or 1 and 1 in two questions",
            )
            return
        answer = tuple(option.id for option in asked.options[-asked.min :])
        chosen += answer
        view = visit.act(Choose("Alice", answer), "act, Alice chooses what to discard")
    alice = view.player("Alice")
    if not questions:
        visit.found(
            f"nobody chose, and Alice has {len(alice.hand)} cards in hand",
            "she chooses two cards to discard in her cleanup step (514.1); an adapter answers nothing by itself",
        )
    elif len(alice.graveyard) != 2 or set(hand) & {card.id for card in alice.hand} & set(chosen):
        visit.found(
            f"then {len(alice.graveyard)} cards are in Alice's graveyard and {len(alice.hand)} in her hand",
            "the cards that were chosen are discarded, no others (514.1)",
        )
    else:
        how = "in one question" if questions == 1 else "one by one"
        visit.note(f"asks what to discard {how}; both ways are right")


def may_decline(visit: Visit) -> None:
    """What says "you may" has `min` 0, and choosing nothing declines."""
    position = duel(PositionPlayer("Alice", hand=(BEARS,), battlefield=(SNEAK, "Mountain")), PositionPlayer("Bob"))
    view = visit.begin(position)
    (sneak,) = named(view, SNEAK)
    view = visit.allowed(
        Activate("Alice", sneak.id),
        f"act, Alice activates ability 1 of {SNEAK}",
        f"she has priority and an untapped Mountain; {_BY_PAYING}",
    )
    view = visit.resolve(view)
    visit.call = f"act, the ability of {SNEAK} resolves"
    asked = view.decision
    if not isinstance(asked, ChooseDecision) or asked.player != "Alice":
        visit.found(
            f"then {told(view)}",
            "she may put a creature card onto the battlefield, so she is asked: `choose`",
        )
        return
    if asked.min != 0 or asked.max < 1 or not asked.options:
        visit.found(
            f"view.decision: min {asked.min}, max {asked.max}, {len(asked.options)} options",
            "what may be declined has `min` 0; a plain yes is one option with the id and the name `yes`",
        )
        return
    view = visit.act(Choose("Alice", ()), "act, Alice declines")
    if named(view, BEARS) or len(view.player("Alice").hand) != 1:
        visit.found(f"then {BEARS} is no longer in her hand", "choosing nothing declines: nothing happens")
    elif not has_priority(view, "Alice"):
        visit.found(f"then {told(view)}", "after a resolution the active player, Alice, has priority (117.3b)")


def orders_triggers(visit: Visit) -> None:
    """Two abilities of one player trigger at once: the player orders them (603.3b), the first one listed is below."""
    view = visit.begin(duel(PositionPlayer("Alice"), PositionPlayer("Bob", battlefield=(DEMON, FORCE))))
    visit.call = f"act, passes up to Bob's upkeep with {DEMON} and {FORCE}"
    view = visit.go_on(
        view,
        lambda v: v.turn == 2 and (isinstance(v.decision, ChooseDecision) or len(v.stack) > 1 or v.step != "upkeep"),
    )
    asked = view.decision
    if not isinstance(asked, ChooseDecision):
        visit.found(
            f"then {told(view)}, and {stack_words(view)}",
            "both abilities trigger, and Bob chooses their order: `choose`, `ordered` (603.3b)",
        )
        return
    by_name = {option.name: option.id for option in asked.options}
    if asked.player != "Bob" or not {DEMON, FORCE} <= by_name.keys():
        visit.found(
            f"then {told(view)}, among {', '.join(by_name)}",
            f"Bob, who controls them, orders the abilities; options have their sources' names, {DEMON} and {FORCE}",
        )
        return
    if (asked.min, asked.max) == (2, 2):
        if not asked.ordered:
            visit.found("view.decision.ordered is false", "`ordered` is true where the order of the answer matters")
            return
        answer: tuple[str, ...] = (by_name[DEMON], by_name[FORCE])
    elif (asked.min, asked.max) == (1, 1):
        answer = (by_name[DEMON],)
    else:
        visit.found(
            f"view.decision: min {asked.min}, max {asked.max}",
            "min and max are 2 for both at once, or 1 and 1 for the one that is put on the stack next",
        )
        return
    view = visit.act(Choose("Bob", answer), f"act, Bob lists the ability of {DEMON} first")
    view = visit.go_on(view, lambda v: len(v.stack) > 1 or not isinstance(v.decision, ChooseDecision))
    if (names := [o.name for o in view.stack]) != [FORCE, DEMON]:
        visit.found(
            f"view.stack, top first, is {', '.join(names) or 'empty'}",
            f"the one listed first goes on the stack first, so it is below: {FORCE}, {DEMON}",
        )


def keeps_a_legend(visit: Visit) -> None:
    """Two legendary permanents of one name: the player chooses one, which is what stays (704.5j)."""
    position = duel(PositionPlayer("Alice", hand=(HOUND,), battlefield=(HOUND, "Plains")), PositionPlayer("Bob"))
    view = visit.begin(position)
    (old,) = named(view, HOUND)
    card = view.player("Alice").hand[0].id
    view = visit.allowed(
        Cast("Alice", card),
        f"act, Alice casts a second {HOUND}",
        f"she has priority and an untapped Plains; {_BY_PAYING}",
    )
    view = visit.resolve(view)
    visit.call = f"act, the second {HOUND} resolves"
    asked = view.decision
    if not isinstance(asked, ChooseDecision) or asked.player != "Alice":
        visit.found(
            f"then {told(view)}, with {len(named(view, HOUND))} of them on the battlefield",
            "Alice chooses which of them stays (704.5j): `choose`",
        )
        return
    here = {p.id for p in named(view, HOUND)}
    if {option.id for option in asked.options} != here or (asked.min, asked.max) != (1, 1):
        visit.found(
            f"view.decision: min {asked.min}, max {asked.max}, among {', '.join(o.id for o in asked.options)}",
            f"both permanents are the options, by their ids ({', '.join(sorted(here))}), and min and max are 1",
        )
        return
    view = visit.act(Choose("Alice", (old.id,)), "act, Alice chooses the one that was there")
    if _only(view, old.id):
        return
    visit.found(
        f"then {', '.join(p.id for p in named(view, HOUND)) or 'none'} is on the battlefield, and {old.id} was chosen",
        "in the legend rule's choice the option chosen is what stays, the rest is put into the graveyard (704.5j)",
    )


def _only(view: View, ident: str) -> bool:
    return [p.id for p in named(view, HOUND)] == [ident]
