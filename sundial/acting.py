"""What When steps do: single actions, and the larger steps in which the runner answers until something comes.

The larger steps are bounded and fail at the first view that shows that what they wait for can't come any more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from .finding import cards_of, differ, permanents, ref_words, stack_objects, targets, whereabouts
from .game import BOUND, Game
from .mana import first_ability
from .model import (
    Action,
    Activate,
    Cast,
    Choose,
    ChooseDecision,
    Concede,
    Illegal,
    Option,
    Pass,
    Play,
    PriorityDecision,
)
from .said import (
    PLAYER_NAMES,
    Accepts,
    Activates,
    Casts,
    Chooses,
    Concedes,
    Counted,
    EverythingResolves,
    GoesOn,
    Passes,
    Plays,
    Ref,
    Resolves,
)
from .words import decision_words, listed, situation, stack_words, step_words, turn_words, where

# -- coming to a decision ------------------------------------------------------------------------------------------


def come_to_act(game: Game, player: str) -> None:
    """Others pass until the player has priority; nothing may resolve and no step may begin meanwhile.

    A choice or a declaration that still waits for its answer gets the default one first.
    """
    here = None
    for _ in range(BOUND):
        decision = game.decision
        if decision is None:
            game.fail(situation(game.view))
        if here is not None and (game.key != here or not isinstance(decision, PriorityDecision)):
            before = game.moments[-2].view
            game.fail(
                f"{player} had no chance to act in {where(before)}, {stack_words(before)}; now {situation(game.view)}"
            )
        if isinstance(decision, PriorityDecision):
            if decision.player == player:
                return
            here = game.key
        game.default()
    game.fail(f"{player} never gets priority: {situation(game.view)}")


def come_to_choice(game: Game, player: str, fits: Callable[[ChooseDecision], bool]) -> ChooseDecision:
    """All pass until the player is asked for a choice that fits, under the same condition."""
    here = None
    for _ in range(BOUND):
        decision = game.decision
        if isinstance(decision, ChooseDecision) and decision.player == player and fits(decision):
            return decision
        if decision is None:
            game.fail(situation(game.view))
        if isinstance(decision, PriorityDecision):
            if here is not None and game.key != here:
                before = game.moments[-2].view
                game.fail(f"{player} isn't asked for it in {where(before)}; now {situation(game.view)}")
            here = game.key
        else:
            here = None
        game.default()
    game.fail(f"{player} is never asked for it: {situation(game.view)}")


# -- names to ids --------------------------------------------------------------------------------------------------


def target_ids(game: Game, refs: Iterable[Ref], but: str = "") -> tuple[str, ...]:
    """The ids of targets, each used once.

    Raises:
        Failed: there is no such object.
    """
    ids: list[str] = []
    for ref in refs:
        if ref.name in PLAYER_NAMES:
            ids.append(ref.name)
            continue
        for found in targets(game.view, ref):
            free = [ident for ident in found if ident not in ids and ident != but]
            if free:
                ids.append(free[0])
                _ambiguous(game, ref)
                break
        else:
            game.fail(f"there is no {ref_words(ref)} to target: {whereabouts(game.view, ref.name)}")
    return tuple(ids)


def _ambiguous(game: Game, ref: Ref) -> None:
    on_battlefield, on_stack = permanents(game.view, ref), stack_objects(game.view, ref)
    if differ(on_battlefield):
        game.ambiguous(f"{len(on_battlefield)} different permanents are named {ref_words(ref)}; the first was taken")
    elif on_battlefield and any(each.kind == "spell" for each in on_stack):
        game.ambiguous(f"{ref_words(ref)} is on the battlefield and on the stack; the permanent was taken")


def _cost_ids(game: Game, player: str, refs: Iterable[Ref]) -> tuple[str, ...]:
    ids: list[str] = []
    for ref in refs:
        found = [p for p in permanents(game.view, ref) if p.controller == player and p.id not in ids]
        if not found:
            game.fail(f"{player} controls no {ref_words(ref)} to sacrifice")
        if differ(found):
            game.ambiguous(f"{player} controls {len(found)} different {ref_words(ref)}; the first was taken")
        ids.append(found[0].id)
    return tuple(ids)


def own_permanents(game: Game, player: str, cards: Iterable[Counted], taken: Iterable[str]) -> list[str]:
    """Ids of permanents that the player controls, untapped ones first."""
    ids: list[str] = []
    used = set(taken)
    for card in cards:
        own = [p for p in game.view.battlefield if p.controller == player and p.name == card.name]
        free = sorted((p for p in own if p.id not in used), key=lambda p: p.tapped)
        if len(free) < card.count:
            game.fail(f'{player} controls {len(own)} "{card.name}"; {situation(game.view)}')
        if len(free) > card.count and differ(free):
            game.ambiguous(f'{player} controls {len(free)} different "{card.name}"; the first was taken')
        ids += [p.id for p in free[: card.count]]
        used.update(ids)
    return ids


def card_in(game: Game, player: str, name: str, place: str) -> str:
    """The id of a card of the player's in a zone."""
    for card in cards_of(game.view, player, place):
        if card.name == name:
            return card.id
    zone = f"{player}'s {place}" if place in ("hand", "graveyard") else "exile" if place == "exile" else f"the {place}"
    game.fail(f'there is no "{name}" in {zone}: {whereabouts(game.view, name)}')


def ability_source(game: Game, player: str, name: str) -> str:
    """The id of the object whose ability the player activates: a permanent, else a card of theirs."""
    mine = [p for p in permanents(game.view, Ref(name)) if p.controller == player]
    if mine:
        if differ(mine):
            untapped = [p for p in mine if not p.tapped]
            game.ambiguous(f'{player} controls {len(mine)} different "{name}"; the first untapped one was taken')
            return (untapped or mine)[0].id
        return mine[0].id
    for place in ("hand", "graveyard", "exile", "command zone"):
        for card in cards_of(game.view, player, place):
            if card.name == name:
                return card.id
    game.fail(f'{player} has no "{name}": {whereabouts(game.view, name)}')


def try_to(game: Game, action: Action) -> None:
    """Send an action that must be allowed."""
    try:
        game.act(action)
    except Illegal as refusal:
        reason = f" ({refusal})" if str(refusal) else ""
        game.fail(f"{action.player} may not{reason}: {situation(game.view)}")


# -- actions -------------------------------------------------------------------------------------------------------


def passes(game: Game, said: Passes) -> None:
    """Pass priority, once, now; what else waits for an answer gets the default one first."""
    while game.decision is not None and not isinstance(game.decision, PriorityDecision):
        game.default()
    if game.decision is None or game.decision.player != said.player:
        game.fail(situation(game.view), expected=f"{said.player} has priority")
    try_to(game, Pass(said.player))


def casts(game: Game, said: Casts) -> None:
    """Cast as a resolving object offers it, or else with priority."""
    if (offer := offer_of(game, said.player, said.card)) is not None:
        try_to(game, Choose(said.player, (offer.id,)))
        _answer_targets(game, said.player, said.targets)
        return
    come_to_act(game, said.player)
    card = card_in(game, said.player, said.card, said.zone or "hand")
    action = Cast(
        player=said.player,
        card=card,
        targets=target_ids(game, said.targets, but=card),
        modes=said.modes,
        x=said.x,
        paying=(said.paying,) if said.paying else (),
        costs=_cost_ids(game, said.player, said.costs),
        face=said.face,
    )
    try_to(game, action)


def offer_of(game: Game, player: str, card: str) -> Option | None:
    """The option of the choice at hand that is an offer to cast this card, if it is one."""
    decision = game.decision
    if not isinstance(decision, ChooseDecision) or decision.player != player:
        return None
    for option in decision.options:
        if option.name == card and decision.min == 0:
            return option
    in_hand = any(c.name == card for c in cards_of(game.view, player, "hand"))
    for option in decision.options:
        if option.name == "yes" and (decision.source in ("", card) or not in_hand):
            return option
    return None


def _answer_targets(game: Game, player: str, refs: tuple[Ref, ...]) -> None:
    """Answer the questions for targets that follow an offer; a question with one legal answer may be left out."""
    left = list(refs)
    while left and isinstance(game.decision, ChooseDecision) and game.decision.player == player:
        chosen = _take(game, game.decision, left)
        if not chosen:
            game.fail(f"{decision_words(game.decision)} ({where(game.view)})")
        try_to(game, Choose(player, tuple(option.id for option in chosen)))


def activates(game: Game, said: Activates) -> None:
    come_to_act(game, said.player)
    source = ability_source(game, said.player, said.card)
    card = game.cards.get(said.card)
    action = Activate(
        player=said.player,
        object=source,
        ability=said.ability or (first_ability(card) if card else 1),
        targets=target_ids(game, said.targets),
        x=said.x,
        costs=_cost_ids(game, said.player, said.costs),
    )
    try_to(game, action)


def plays(game: Game, said: Plays) -> None:
    come_to_act(game, said.player)
    try_to(game, Play(said.player, card_in(game, said.player, said.card, "hand")))


def concedes(game: Game, said: Concedes) -> None:
    if game.decision is None:
        game.fail(situation(game.view))
    try_to(game, Concede(said.player))


# -- choices -------------------------------------------------------------------------------------------------------


def _matching(game: Game, decision: ChooseDecision, ref: Ref, used: Iterable[str]) -> list[Option]:
    """The options that a reference can mean, in the order shown."""
    taken = set(used)
    free = [option for option in decision.options if option.id not in taken]
    if ref.name in PLAYER_NAMES:
        return [option for option in free if ref.name in (option.id, option.name)]
    named = [option for option in free if option.name == ref.name]
    if not ref.which:
        return named
    if ref.which == "ability":
        spells = {o.id for o in game.view.stack if o.kind == "spell"}
        return [option for option in named if option.id not in spells]
    ids = {p.id for p in permanents(game.view, ref)} | {o.id for o in stack_objects(game.view, ref)}
    return [option for option in named if option.id in ids]


def _take(game: Game, decision: ChooseDecision, left: list[Ref]) -> list[Option]:
    """The options that this choice can take of what is left to be named; those are taken off the list."""
    chosen: list[Option] = []
    for ref in tuple(left):
        if len(chosen) >= decision.max:
            break
        found = _matching(game, decision, ref, (option.id for option in chosen))
        if found:
            objects = [p for p in game.view.battlefield if p.id in {option.id for option in found}]
            if differ(objects):
                game.ambiguous(f"{len(found)} different options are named {ref_words(ref)}; the first was taken")
            chosen.append(found[0])
            left.remove(ref)
    return chosen


def chooses(game: Game, said: Chooses) -> None:
    """Answer the player's next choice among options of these names; what it doesn't take waits for the next one."""
    if not said.cards:
        decision = come_to_choice(game, said.player, lambda _: True)
        if decision.min:
            game.fail(f"{decision_words(decision)} ({where(game.view)})")
        try_to(game, Choose(said.player, ()))
        return
    left = list(said.cards)
    rest: list[str] = []
    while left:
        asked = isinstance(game.decision, ChooseDecision) and game.decision.player == said.player
        # The last of an order is no choice any more, so an engine may leave that question out.
        if not asked and len(left) == 1 and rest == [left[0].name]:
            return
        decision = come_to_choice(game, said.player, lambda d: any(_matching(game, d, ref, ()) for ref in left))
        chosen = _take(game, decision, left)
        if len(chosen) < decision.min:
            game.fail(f"{decision_words(decision)}, and the step names {listed(o.name for o in chosen)}")
        picked = {option.id for option in chosen}
        rest = [option.name for option in decision.options if option.id not in picked]
        try_to(game, Choose(said.player, tuple(option.id for option in chosen)))


def accepts(game: Game, said: Accepts) -> None:
    """Answer what the player may do: with its one option, or with none."""
    decision = come_to_choice(game, said.player, lambda d: d.min == 0)
    if not said.yes:
        try_to(game, Choose(said.player, ()))
        return
    yes = [option for option in decision.options if option.name == "yes"] or list(decision.options)
    if len(yes) != 1:
        game.fail(f"{decision_words(decision)} ({where(game.view)}): the step doesn't say which")
    try_to(game, Choose(said.player, (yes[0].id,)))


# -- larger steps --------------------------------------------------------------------------------------------------


def resolves(game: Game, said: Resolves) -> None:
    """All pass until the topmost object of that name has left the stack, or somebody must choose."""
    found = stack_objects(game.view, said.what)
    if not found and isinstance(game.decision, ChooseDecision):
        # An engine may take the resolving object off the stack before it asks what its resolution asks.
        resolving = game.decision.source == said.what.name
        game.default()
        found = stack_objects(game.view, said.what)
        if not found and resolving:
            return
    if not found:
        game.fail(f"{stack_words(game.view)} ({where(game.view)})", expected=f"{ref_words(said.what)} is on the stack")
    top = found[0].id
    while isinstance(game.decision, ChooseDecision) and any(o.id == top for o in game.view.stack):
        game.default()
    for _ in range(BOUND):
        if not any(o.id == top for o in game.view.stack) or isinstance(game.decision, ChooseDecision):
            return
        if game.decision is None:
            return
        game.default()
    game.fail(f"it never does: {situation(game.view)}")


def everything_resolves(game: Game, _: EverythingResolves) -> None:
    """All pass until the stack is empty, a step begins, or somebody must choose."""
    if isinstance(game.decision, ChooseDecision):
        game.default()
    instance = game.instance
    for _answer in range(BOUND):
        decision = game.decision
        if decision is None or isinstance(decision, ChooseDecision) or game.instance != instance:
            return
        if not game.view.stack:
            return
        game.default()
    game.fail(f"that never ends: {situation(game.view)}")


def goes_on(game: Game, said: GoesOn) -> None:
    """Default answers until a new instance of the step begins, of this turn or of the player's next turn.

    This turn is the one in which the When step before this one began. Where that step has itself come to such an
    instance, as a resolution that ends the turn does on an engine that gives nobody priority in the cleanup step, the
    game is there already; a view that shows that it can't come any more isn't passed either.
    """
    first = game.since
    start = game.moments[first].view
    turn = start.turn if said.player is None else 0
    words = step_words(said.step)
    for _ in range(BOUND):
        view, seen = game.view, game.moments[first + 1 :]
        if said.player is not None and not turn:
            begun = [(s.turn, s.active) for m in seen for s in m.view.steps]
            begun += [(m.view.turn, m.view.active) for m in seen]
            turn = next((t for t, active in begun if t > start.turn and game.has_turn(said.player, active)), 0)
        if turn == view.turn and view.step == said.step and game.began_since(first):
            return
        if turn and view.turn > turn:
            active = said.player or start.active
            began = any(s.step == said.step and s.turn == turn for m in seen for s in m.view.steps)
            had = f"nobody was asked anything in the {words}" if began else f"there was no {words} to come"
            game.fail(f"{turn_words(turn, active)} is over and {had}; now {situation(view)}")
        if said.player is not None and not turn and not view.player(said.player).in_game:
            game.fail(f"{said.player} has left the game: {situation(view)}")
        if game.decision is None:
            game.fail(situation(view))
        game.default()
    game.fail(f"it never comes: {situation(game.view)}")


ACT: dict[type[msgspec.Struct], Callable[[Game, Any], None]] = {
    Passes: passes,
    Casts: casts,
    Activates: activates,
    Plays: plays,
    Chooses: chooses,
    Accepts: accepts,
    Resolves: resolves,
    EverythingResolves: everything_resolves,
    GoesOn: goes_on,
    Concedes: concedes,
}
"""What carries out each When step but `Attacks` and `Blocks`, which become declarations (declaring.py)."""
