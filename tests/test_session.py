"""The session on an engine that follows a script: what it sends, where it stops, and how it fails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from sundial import model, said
from sundial.game import BrokenView, Crashed
from sundial.model import (
    Action,
    AttackersDecision,
    BlockersDecision,
    Card,
    CardInfo,
    ChooseDecision,
    Decision,
    Description,
    Facts,
    Illegal,
    Option,
    Permanent,
    Position,
    PriorityDecision,
    Result,
    StackObject,
    StepBegun,
    StepName,
    Unsupported,
    View,
    ViewPlayer,
)
from sundial.phrases import KEYWORDS, say
from sundial.said import Counted, Ref, Said, Step
from sundial.session import Failed, Session, Unscripted

CARDS = {
    name: CardInfo(facts=facts)
    for name, facts in {
        "Island": Facts(types=("land",), subtypes=("Island",)),
        "Mountain": Facts(types=("land",), subtypes=("Mountain",)),
        "Plains": Facts(types=("land",), subtypes=("Plains",)),
        "Shock": Facts(types=("instant",), cost="{R}"),
        "Grizzly Bears": Facts(types=("creature",), cost="{1}{G}", power=2, toughness=2),
    }.items()
}

SHOCK = StackObject("s1", "Shock", "spell", "Alice")
BEARS = Permanent("b1", "Grizzly Bears", "Alice", power=2, toughness=2)


def view(
    decision: Decision | None,
    step: StepName = "precombat_main",
    turn: int = 1,
    active: str = "Alice",
    stack: Sequence[StackObject] = (),
    battlefield: Sequence[Permanent] = (),
    hand: Sequence[Card] = (),
    begun: Sequence[StepName] = (),
    result: Result | None = None,
    players: Sequence[str] = ("Alice", "Bob"),
    gone: Sequence[str] = (),
) -> View:
    """A view in which Alice holds `hand`."""
    return View(
        turn=turn,
        active=active,
        step=step,
        decision=decision,
        players=tuple(
            ViewPlayer(p, 20, in_game=p not in gone, hand=tuple(hand) if p == "Alice" else ()) for p in players
        ),
        stack=tuple(stack),
        battlefield=tuple(battlefield),
        steps=tuple(StepBegun(turn, active, s) for s in begun),
        result=result,
    )


def priority(player: str, **more: Any) -> View:
    return view(PriorityDecision(player), **more)


def choice(player: str, *names: str, least: int = 1, most: int = 1, ordered: bool = False, **more: Any) -> View:
    options = tuple(Option(f"{name}-{n}" if name != "yes" else "yes", name) for n, name in enumerate(names))
    source = more.pop("source", "")
    return view(ChooseDecision(player, options, least, most, ordered=ordered, source=source), **more)


class Scripted:
    """Shows the views of its script one after the other, whatever is done, and refuses what it is told to."""

    def __init__(self, *views: View, refuses: Sequence[type[Action]] = (), illegal: Sequence[Action] = ()) -> None:
        self.script, self.refuses, self.illegal = list(views), tuple(refuses), list(illegal)
        self.actions: list[Action] = []
        self.position: Position | None = None

    def describe(self) -> Description:
        return Description("scripted", "1", 1)

    def start(self, position: Position) -> View:
        self.position = position
        return self.script[0]

    def act(self, action: Action) -> View:
        if isinstance(action, self.refuses) or action in self.illegal:
            raise Illegal("not now")
        self.actions.append(action)
        return self.script[min(len(self.actions), len(self.script) - 1)]


def step(says: Said, line: int = 1) -> Step:
    message = cast("said.Given | said.When | said.Then", says)
    return Step(line, say(message), KEYWORDS[type(says)], message)


def play(engine: Scripted, *messages: Said, strict: bool = False, players: int = 2) -> Session:
    """Play the steps; the session, if nothing fails."""
    session = Session(engine, CARDS, strict=strict, players=players)
    for line, says in enumerate(messages, start=1):
        session.step(step(says, line))
    session.finish()
    return session


def failure(engine: Scripted, *messages: Said, strict: bool = False) -> Failed:
    with pytest.raises(Failed) as failed:
        play(engine, *messages, strict=strict)
    return failed.value


HAND = (Card("h1", "Shock"), Card("h2", "Grizzly Bears"))

# -- coming to act -------------------------------------------------------------------------------------------------


def test_others_pass_until_the_player_has_priority() -> None:
    bobs = StackObject("s2", "Shock", "spell", "Bob")
    engine = Scripted(priority("Bob", stack=[bobs], hand=HAND), priority("Alice", stack=[bobs], hand=HAND))
    play(engine, said.Casts("Alice", "Shock", (Ref("Bob"),)))
    assert engine.actions == [model.Pass("Bob"), model.Cast("Alice", "h1", ("Bob",))]


def test_nobody_comes_to_act_once_the_stack_has_changed() -> None:
    engine = Scripted(priority("Bob", stack=[SHOCK], hand=HAND), priority("Alice", hand=HAND))
    failed = failure(engine, said.Casts("Alice", "Shock"))
    assert "Alice had no chance to act in turn 1 (Alice's), precombat main phase" in failed.shown
    assert 'the stack is "Shock"' in failed.shown
    assert failed.expected == 'Alice casts "Shock"'


def test_nobody_comes_to_act_in_a_later_step_even_of_the_same_name() -> None:
    engine = Scripted(priority("Bob", step="upkeep", hand=HAND), priority("Alice", step="upkeep", begun=["upkeep"]))
    assert "had no chance to act" in failure(engine, said.Casts("Alice", "Shock")).shown


def test_a_refused_action_is_a_failure_with_the_reason() -> None:
    engine = Scripted(priority("Alice", hand=HAND), refuses=[model.Cast])
    assert failure(engine, said.Casts("Alice", "Shock")).shown.startswith("Alice may not (not now): turn 1")


def test_a_card_that_is_elsewhere_cannot_be_cast_from_hand() -> None:
    engine = Scripted(priority("Alice", battlefield=[BEARS]))
    shown = failure(engine, said.Casts("Alice", "Grizzly Bears")).shown
    assert "on the battlefield (controlled by Alice)" in shown


def test_passing_is_only_for_who_has_priority() -> None:
    engine = Scripted(priority("Bob"))
    failed = failure(engine, said.Passes("Alice"))
    assert (failed.expected, engine.actions) == ("Alice has priority", [])


# -- names ---------------------------------------------------------------------------------------------------------


def test_a_target_on_the_stack_is_the_topmost_of_that_name() -> None:
    stack = [StackObject("s2", "Shock", "spell", "Alice", copy=True), SHOCK]
    engine = Scripted(priority("Alice", stack=stack, hand=HAND))
    play(engine, said.Casts("Alice", "Grizzly Bears", (Ref("Shock"),)))
    assert engine.actions == [model.Cast("Alice", "h2", ("s2",))]


def test_the_token_is_told_from_the_card() -> None:
    token = Permanent("t1", "Grizzly Bears", "Alice", power=2, toughness=2, token=True)
    engine = Scripted(priority("Alice", battlefield=[BEARS, token], hand=HAND))
    play(engine, said.Casts("Alice", "Shock", (Ref("Grizzly Bears", "token"),)))
    assert engine.actions == [model.Cast("Alice", "h1", ("t1",))]


def test_different_objects_of_one_name_are_reported_and_equal_ones_are_not() -> None:
    other = Permanent("b2", "Grizzly Bears", "Alice", tapped=True, power=2, toughness=2)
    cast = said.Casts("Alice", "Shock", (Ref("Grizzly Bears"),))
    different = play(Scripted(priority("Alice", battlefield=[BEARS, other], hand=HAND)), cast)
    assert any("2 different permanents" in line for line in different.defaults)
    twin = Permanent("b2", "Grizzly Bears", "Alice", power=2, toughness=2)
    assert not play(Scripted(priority("Alice", battlefield=[BEARS, twin], hand=HAND)), cast).defaults


# -- choosing ------------------------------------------------------------------------------------------------------


def test_a_choice_takes_options_by_name_and_each_only_once() -> None:
    engine = Scripted(choice("Alice", "Shock", "Grizzly Bears", "Shock", least=2, most=2), priority("Alice"))
    play(engine, said.Chooses("Alice", (Ref("Shock"), Ref("Shock"))))
    assert engine.actions == [model.Choose("Alice", ("Shock-0", "Shock-2"))]


def test_what_one_question_does_not_take_waits_for_the_next() -> None:
    engine = Scripted(choice("Alice", "Shock", "Grizzly Bears"), choice("Alice", "Shock"), priority("Alice"))
    play(engine, said.Chooses("Alice", (Ref("Grizzly Bears"), Ref("Shock"))))
    assert [a.options for a in engine.actions if isinstance(a, model.Choose)] == [("Grizzly Bears-1",), ("Shock-0",)]


def test_the_last_of_an_order_need_not_be_asked_for() -> None:
    engine = Scripted(choice("Alice", "Shock", "Grizzly Bears", ordered=True), priority("Alice"))
    play(engine, said.Chooses("Alice", (Ref("Grizzly Bears"), Ref("Shock"))))
    assert len(engine.actions) == 1


def test_a_choice_is_reached_by_passing_but_not_past_a_resolution() -> None:
    asked = Scripted(priority("Alice", stack=[SHOCK]), choice("Alice", "Shock", "Time Stop"), priority("Alice"))
    play(asked, said.Chooses("Alice", (Ref("Shock"),)))
    never = Scripted(priority("Bob", stack=[SHOCK]), priority("Alice"))
    assert "Alice isn't asked" in failure(never, said.Chooses("Alice", (Ref("Shock"),))).shown


def test_too_few_names_for_a_choice_is_a_failure() -> None:
    engine = Scripted(choice("Alice", "Shock", "Grizzly Bears", least=2, most=2))
    assert "chooses 2 of" in failure(engine, said.Chooses("Alice", (Ref("Shock"),))).shown


def test_accepting_and_declining() -> None:
    for accepts, options in ((True, ("yes",)), (False, ())):
        engine = Scripted(choice("Alice", "yes", least=0), priority("Alice"))
        play(engine, said.Accepts("Alice", accepts))
        assert engine.actions == [model.Choose("Alice", options)]


def test_an_offer_to_cast_is_accepted_and_its_questions_answered() -> None:
    engine = Scripted(
        choice("Alice", "Shock", least=0, source="Shock"), choice("Alice", "Bob", "Alice"), priority("Alice")
    )
    play(engine, said.Casts("Alice", "Shock", (Ref("Bob"),)))
    assert engine.actions == [model.Choose("Alice", ("Shock-0",)), model.Choose("Alice", ("Bob-0",))]


def test_a_yes_about_something_else_is_no_offer_to_cast() -> None:
    engine = Scripted(choice("Alice", "yes", least=0, source="Obeka", hand=HAND), priority("Alice", hand=HAND))
    session = play(engine, said.Casts("Alice", "Shock"))
    assert engine.actions == [model.Choose("Alice", ()), model.Cast("Alice", "h1")]
    assert any("(default)" in line for line in session.defaults)


# -- default answers -----------------------------------------------------------------------------------------------


def test_the_default_choice_is_as_few_as_allowed_the_first_by_name() -> None:
    engine = Scripted(choice("Bob", "Shock", "Grizzly Bears", "Grizzly Bears"), priority("Alice", hand=HAND))
    session = play(engine, said.Casts("Alice", "Shock"))
    assert engine.actions[0] == model.Choose("Bob", ("Grizzly Bears-1",))
    assert len(session.defaults) == 1


def test_an_order_is_left_as_shown() -> None:
    engine = Scripted(
        choice("Bob", "Shock", "Grizzly Bears", least=2, most=2, ordered=True), priority("Alice", hand=HAND)
    )
    play(engine, said.Casts("Alice", "Shock"))
    assert engine.actions[0] == model.Choose("Bob", ("Shock-0", "Grizzly Bears-1"))


def test_strict_mode_refuses_a_default_that_makes_a_difference() -> None:
    unscripted = Scripted(choice("Bob", "Shock", "Grizzly Bears"), priority("Alice", hand=HAND))
    with pytest.raises(Unscripted):
        play(unscripted, said.Casts("Alice", "Shock"), strict=True)
    equal = Scripted(choice("Bob", "Shock", "Shock"), priority("Alice", hand=HAND))
    play(equal, said.Casts("Alice", "Shock"), strict=True)
    forced = Scripted(choice("Bob", "Shock", "Grizzly Bears", least=2, most=2), priority("Alice", hand=HAND))
    play(forced, said.Casts("Alice", "Shock"), strict=True)


def test_who_must_attack_attacks_by_default() -> None:
    declares = view(AttackersDecision("Alice"), "declare_attackers", battlefield=[BEARS])
    after = priority("Alice", step="declare_attackers", hand=HAND, battlefield=[BEARS])
    engine = Scripted(declares, after, illegal=[model.Attack("Alice", {})])
    session = play(engine, said.Casts("Alice", "Shock"))
    assert engine.actions[0] == model.Attack("Alice", {"b1": "Bob"})
    assert any("declaring nobody is refused (not now)" in line for line in session.defaults)


def test_a_game_in_which_nothing_happens_is_noticed() -> None:
    engine = Scripted(priority("Alice", stack=[SHOCK]))
    failed = failure(engine, said.Resolves(Ref("Shock")))
    assert "everybody passes and nothing happens" in failed.shown
    assert len(engine.actions) < 20


# -- larger steps --------------------------------------------------------------------------------------------------


def test_resolving_is_over_when_that_object_has_left_the_stack() -> None:
    copy = StackObject("s2", "Shock", "spell", "Alice", copy=True)
    engine = Scripted(
        priority("Alice", stack=[copy, SHOCK]),
        priority("Bob", stack=[copy, SHOCK]),
        priority("Alice", stack=[SHOCK]),
        priority("Alice"),
    )
    play(engine, said.Resolves(Ref("Shock")))
    assert len(engine.actions) == 2


def test_resolving_stops_at_a_choice_and_the_next_step_may_answer_it() -> None:
    engine = Scripted(priority("Bob", stack=[SHOCK]), choice("Alice", "yes", least=0, stack=[SHOCK]), priority("Alice"))
    play(engine, said.Resolves(Ref("Shock")), said.MayChoose("Alice"), said.Accepts("Alice"))
    assert engine.actions == [model.Pass("Bob"), model.Choose("Alice", ("yes",))]


def test_only_what_is_on_the_stack_resolves() -> None:
    failed = failure(Scripted(priority("Alice")), said.Resolves(Ref("Shock")))
    assert failed.expected == '"Shock" is on the stack'
    assert failed.shown.startswith("the stack is empty")


def test_everything_resolves_until_the_stack_is_empty() -> None:
    engine = Scripted(priority("Bob", stack=[SHOCK]), priority("Alice"), priority("Bob"))
    play(engine, said.EverythingResolves())
    assert engine.actions == [model.Pass("Bob")]


def turn_steps(*names: StepName, turn: int = 1, active: str = "Alice") -> list[View]:
    return [priority(active, step=name, turn=turn, active=active, begun=[name]) for name in names]


def test_going_on_stops_where_the_step_begins() -> None:
    engine = Scripted(priority("Alice"), *turn_steps("beginning_of_combat", "end_of_combat", "postcombat_main", "end"))
    session = play(engine, said.GoesOn("postcombat_main"))
    assert session.timeline[-1].view.step == "postcombat_main"


def test_going_on_never_stays_where_it_is() -> None:
    engine = Scripted(priority("Alice", step="upkeep"), *turn_steps("upkeep"))
    play(engine, said.GoesOn("upkeep"))
    assert len(engine.actions) == 1


def test_going_on_fails_at_the_first_view_of_another_turn() -> None:
    engine = Scripted(priority("Alice"), *turn_steps("upkeep", "draw", "end", turn=2, active="Bob"))
    failed = failure(engine, said.GoesOn("end"))
    assert "turn 1 (Alice's) is over and there was no end step to come; now turn 2 (Bob's), upkeep step" in failed.shown
    assert len(engine.actions) == 1


def test_going_on_to_a_players_next_turn_passes_this_one() -> None:
    engine = Scripted(
        priority("Alice"),
        *turn_steps("end"),
        *turn_steps("end", turn=2, active="Bob"),
        *turn_steps("upkeep", "end", turn=3),
    )
    session = play(engine, said.GoesOn("end", "Alice"))
    assert (session.timeline[-1].view.turn, session.timeline[-1].view.step) == (3, "end")


def test_going_on_to_a_players_next_turn_fails_when_that_turn_is_over() -> None:
    engine = Scripted(priority("Alice"), *turn_steps("draw", turn=2, active="Bob"), *turn_steps("upkeep", turn=3))
    shown = failure(engine, said.GoesOn("upkeep", "Bob")).shown
    assert "turn 2 (Bob's) is over and there was no upkeep step to come" in shown


def test_a_step_in_which_nobody_is_asked_has_not_come() -> None:
    passed_by = priority("Alice", step="postcombat_main", begun=["end_of_combat", "postcombat_main"])
    engine = Scripted(priority("Alice"), passed_by, *turn_steps("upkeep", turn=2, active="Bob"))
    assert "nobody was asked anything in the end of combat step" in failure(engine, said.GoesOn("end_of_combat")).shown


def test_a_game_that_is_over_goes_on_nowhere() -> None:
    engine = Scripted(priority("Alice"), view(None, result=Result(("Bob",))))
    assert "the game is over, Bob has won" in failure(engine, said.GoesOn("end")).shown


# -- declarations --------------------------------------------------------------------------------------------------


def test_attackers_of_several_defenders_are_one_declaration() -> None:
    other = Permanent("b2", "Shock", "Alice", power=1, toughness=1)
    board, three = [BEARS, other], ("Alice", "Bob", "Carol")
    engine = Scripted(
        priority("Alice", battlefield=board, players=three),
        view(AttackersDecision("Alice"), "declare_attackers", battlefield=board, players=three),
        priority("Alice", step="declare_attackers", battlefield=board, players=three),
    )
    play(
        engine,
        said.Attacks("Alice", Ref("Bob"), (Counted("Grizzly Bears"),)),
        said.Attacks("Alice", Ref("Carol"), (Counted("Shock"),)),
        said.HasPriority("Alice"),
        players=3,
    )
    assert engine.actions == [model.Pass("Alice"), model.Attack("Alice", {"b1": "Bob", "b2": "Carol"})]


def test_an_attack_that_is_refused_fails_at_its_own_step() -> None:
    engine = Scripted(
        view(AttackersDecision("Alice"), "declare_attackers", battlefield=[BEARS]), refuses=[model.Attack]
    )
    session = Session(engine, CARDS)
    session.step(step(said.Attacks("Alice", Ref("Bob"), (Counted("Grizzly Bears"),)), 7))
    with pytest.raises(Failed) as failed:
        session.step(step(said.TurnIs(1), 8))
    assert session.at is not None
    assert session.at.line == 7
    assert failed.value.shown.startswith("Alice may not")


def test_no_declaration_in_another_turn() -> None:
    engine = Scripted(priority("Alice", battlefield=[BEARS]), *turn_steps("upkeep", turn=2, active="Bob"))
    failed = failure(engine, said.Attacks("Alice", Ref("Bob"), (Counted("Grizzly Bears"),)))
    assert "Alice wasn't asked to declare attackers in turn 1" in failed.shown


def test_blockers_name_the_attacker() -> None:
    attacker = Permanent("b1", "Grizzly Bears", "Alice", power=2, toughness=2, attacking="Bob")
    blocker = Permanent("c1", "Shock", "Bob", power=1, toughness=1)
    board = [attacker, blocker]
    engine = Scripted(
        view(BlockersDecision("Bob"), "declare_blockers", battlefield=board),
        priority("Alice", step="declare_blockers", battlefield=board),
    )
    play(engine, said.Blocks("Bob", "Grizzly Bears", (Counted("Shock"),)))
    assert engine.actions == [model.Block("Bob", {"c1": ("b1",)})]


def test_a_second_blocker_of_a_name_is_another_creature_while_there_is_one() -> None:
    attackers = [
        Permanent("b1", "Grizzly Bears", "Alice", power=2, toughness=2, attacking="Bob"),
        Permanent("b2", "Plains", "Alice", power=2, toughness=2, attacking="Bob"),
    ]
    blocks = [
        said.Blocks("Bob", "Grizzly Bears", (Counted("Shock"),)),
        said.Blocks("Bob", "Plains", (Counted("Shock"),)),
    ]
    cases: list[tuple[tuple[str, ...], dict[str, tuple[str, ...]]]] = [
        (("c1", "c2"), {"c1": ("b1",), "c2": ("b2",)}),
        (("c1",), {"c1": ("b1", "b2")}),
    ]
    for blockers, sent in cases:
        board = [*attackers, *(Permanent(b, "Shock", "Bob", power=1, toughness=1) for b in blockers)]
        engine = Scripted(
            view(BlockersDecision("Bob"), "declare_blockers", battlefield=board),
            priority("Alice", step="declare_blockers", battlefield=board),
        )
        play(engine, *blocks)
        assert engine.actions == [model.Block("Bob", sent)]


# -- expectations --------------------------------------------------------------------------------------------------


def test_a_claim_about_the_stack_needs_somebody_with_priority() -> None:
    asked = Scripted(choice("Alice", "Shock", "Shock"))
    failed = failure(asked, said.StackIs())
    assert (failed.why, failed.shown.startswith("nobody has priority")) == ("no priority", True)
    play(Scripted(priority("Alice", stack=[SHOCK])), said.StackIs((Ref("Shock"),)))


def test_never_is_true_only_once_the_turn_is_over() -> None:
    never = said.HadOpportunity(None, "cleanup", 1, yes=False)
    assert failure(Scripted(priority("Alice")), never).why == "early"
    over = [priority("Alice"), *turn_steps("upkeep", turn=2, active="Bob")]
    play(Scripted(*over), said.Passes("Alice"), never)
    had = [priority("Alice"), *turn_steps("cleanup"), *over[1:]]
    failed = failure(Scripted(*had), said.Passes("Alice"), said.Passes("Alice"), never)
    assert failed.shown == "Alice had priority in the cleanup step of turn 1"


def test_steps_are_counted_from_what_the_engine_lists() -> None:
    listed = [priority("Alice"), priority("Bob", step="upkeep", turn=1, begun=["cleanup", "cleanup", "upkeep"])]
    play(Scripted(*listed), said.Passes("Alice"), said.StepsBegan(2, "cleanup", 1))
    assert (
        "2 cleanup steps began"
        in failure(Scripted(*listed), said.Passes("Alice"), said.StepsBegan(1, "cleanup", 1)).shown
    )


def test_the_discard_is_known_by_its_options() -> None:
    hand = tuple(Card(f"Shock-{n}", "Shock") for n in range(3))
    asked = choice("Alice", "Shock", "Shock", "Shock", hand=hand, least=2, most=2)
    play(Scripted(asked), said.MustChoose("Alice", 2))
    failed = failure(Scripted(asked), said.MustChoose("Alice", 1))
    assert failed.expected == "Alice must choose 1 of the cards in Alice's hand"
    assert "Alice has 3 cards in hand" in failed.shown


def test_a_discard_may_be_asked_one_by_one() -> None:
    hand = tuple(Card(f"Shock-{n}", "Shock") for n in range(3))
    play(Scripted(choice("Alice", "Shock", "Shock", "Shock", hand=hand)), said.MustChoose("Alice", 2))


def test_a_choice_that_is_none_is_answered_at_once() -> None:
    forced = choice("Alice", "Shock", "Time Stop", least=2, most=2)
    play(Scripted(priority("Alice"), forced, priority("Bob")), said.Passes("Alice"), said.HasPriority("Bob"))


def test_after_the_end_only_the_result_is_judged() -> None:
    over = Scripted(priority("Alice"), view(None, result=Result(("Alice",)), gone=["Bob"]))
    play(over, said.Passes("Alice"), said.HasWon("Alice"), said.HasLost("Bob"), said.HasLost("Alice", yes=False))
    again = Scripted(priority("Alice"), view(None, result=Result(("Alice",)), gone=["Bob"]))
    assert "the game is over" in failure(again, said.Passes("Alice"), said.HasLife("Alice", 20)).shown


def test_what_a_player_cannot_do_is_tried_with_priority() -> None:
    cant = said.Cannot("Alice", "cast", "Shock")
    refusing = Scripted(priority("Bob", hand=HAND), priority("Alice", hand=HAND), refuses=[model.Cast])
    play(refusing, cant)
    assert refusing.actions == [model.Pass("Bob")]
    allowing = Scripted(priority("Alice", hand=HAND), priority("Alice", stack=[SHOCK]))
    assert 'Alice casts "Shock": the engine allows it' in failure(allowing, cant).shown


def test_what_a_player_cannot_attack_with_is_tried_at_the_declaration() -> None:
    cant = said.CannotAttack("Alice", Ref("Bob"), (Counted("Grizzly Bears"),))
    declares = view(AttackersDecision("Alice"), "declare_attackers", battlefield=[BEARS])
    attack = model.Attack("Alice", {"b1": "Bob"})
    refusing = Scripted(priority("Alice", battlefield=[BEARS]), declares, illegal=[attack])
    play(refusing, cant, said.ItIs("Alice", "declare_attackers"))
    assert refusing.actions == [model.Pass("Alice")]
    allowing = Scripted(declares, priority("Alice", step="declare_attackers"))
    assert 'Alice attacks with "Grizzly Bears": the engine allows it' in failure(allowing, cant).shown
    unasked = Scripted(priority("Alice", battlefield=[BEARS]), priority("Bob", turn=2, active="Bob"))
    assert "Alice wasn't asked to declare attackers" in failure(unasked, cant).shown


@pytest.mark.parametrize(
    ("says", "shown"),
    [
        (said.ZoneCount("Alice", 3, "hand"), "Alice has 2 cards in hand"),
        (said.ZoneIs("Alice", "hand", (Counted("Shock", 2),)), 'Alice\'s hand is "Grizzly Bears" and "Shock"'),
        (said.IsIn("Shock", "Bob", "hand"), '"Shock" is in Alice\'s hand'),
        (said.IsInExile("Shock"), '"Shock" is in Alice\'s hand'),
        (said.ExileIs((Counted("Shock"),)), "exile is empty"),
        (said.HasLife("Bob", 18), "Bob has 20 life"),
        (said.PowerToughness(Ref("Grizzly Bears"), 5, 5), '"Grizzly Bears" is 2/2'),
        (said.IsCreature(Ref("Grizzly Bears"), yes=False), '"Grizzly Bears" is a 2/2 creature'),
        (said.HasDamage(Ref("Grizzly Bears"), 1), '"Grizzly Bears" has no damage'),
        (said.CountersAre(Ref("Grizzly Bears"), "+1/+1", 1), '"Grizzly Bears" has no "+1/+1" counters'),
        (said.IsTapped(Ref("Grizzly Bears")), '"Grizzly Bears" is untapped'),
        (said.IsFaceDown(Ref("Grizzly Bears")), '"Grizzly Bears" is face up'),
        (said.IsInCommandZone("Shock"), '"Shock" is in Alice\'s hand'),
        (said.IsDay(), "it is neither day nor night"),
        (said.Decides("Bob", "Alice"), "Alice has priority"),
        (said.IsAttacking(Ref("Grizzly Bears")), '"Grizzly Bears" is not attacking'),
        (said.IsOnBattlefield(Ref("Shock")), '"Shock" is in Alice\'s hand'),
        (said.IsOnBattlefield(Ref("Grizzly Bears"), yes=False), '"Grizzly Bears" is on the battlefield'),
        (said.ControlsNow("Bob", "Grizzly Bears", 1), "Bob controls no"),
        (said.ItIs("Alice", "end"), "it is turn 1 (Alice's), precombat main phase"),
        (said.TurnIs(2), "the game is in turn 1 (Alice's)"),
        (said.StackIs((Ref("Shock"),)), "the stack is empty"),
        (said.HasPriority("Bob"), "Alice has priority"),
        (said.PoolIs("Alice", "{R}"), "Alice's mana pool is empty"),
        (said.HasWon("Alice"), "the game goes on"),
        (said.HadOpportunity("Bob", "precombat_main", 1), "Bob had no priority in the precombat main phase of turn 1"),
    ],
)
def test_a_failed_expectation_says_what_is_shown_instead(says: Said, shown: str) -> None:
    engine = Scripted(priority("Alice", hand=HAND, battlefield=[BEARS]))
    failed = failure(engine, says)
    assert shown in failed.shown
    assert failed.expected == step(says).text


# -- engines that break the contract -------------------------------------------------------------------------------


def test_a_broken_view_is_a_fault_and_stays_in_the_timeline() -> None:
    engine = Scripted(view(PriorityDecision("Alice"), result=Result(("Alice",))))
    session = Session(engine, CARDS)
    with pytest.raises(BrokenView, match="a decision and a result"):
        session.step(step(said.TurnIs(1)))
    assert len(session.timeline) == 1


def test_an_exception_of_the_engine_is_a_fault_with_its_traceback() -> None:
    class Raises(Scripted):
        def act(self, action: Action) -> View:
            raise ZeroDivisionError("oops")

    with pytest.raises(Crashed, match="ZeroDivisionError: oops") as crashed:
        play(Raises(priority("Alice")), said.Passes("Alice"))
    assert "in act" in crashed.value.trace


def test_what_an_engine_lacks_is_told_apart() -> None:
    class Lacks(Scripted):
        def start(self, position: Position) -> View:
            raise Unsupported("card", "Shock")

    with pytest.raises(Unsupported, match="Shock"):
        play(Lacks(priority("Alice")), said.TurnIs(1))


# -- the position --------------------------------------------------------------------------------------------------


def test_the_game_starts_at_the_first_step_that_is_no_given() -> None:
    engine = Scripted(priority("Alice"))
    session = Session(engine, CARDS)
    session.step(step(said.Holds("Alice", "hand", (Counted("Shock", 2),))))
    assert engine.position is None
    session.step(step(said.TurnIs(1)))
    assert engine.position is not None
    assert engine.position.players[0].hand == ("Shock", "Shock")
    with pytest.raises(ValueError, match="line 4: a Given after the game has begun"):
        session.step(step(said.StartsAtLife("Alice", 3), 4))
