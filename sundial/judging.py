"""What Then steps claim about the last view, or about the timeline.

Each check returns what the engine shows where that isn't what the step claims, and "" where it is. A claim about the
stack is judged only where somebody has priority, since engines differ in when a resolving object leaves it; after the
end of the game only the result, who is still in it and what has been are judged.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from .acting import ability_source, come_to_act, offer_of, own_permanents, target_ids
from .declaring import come_to_declaration
from .finding import cards_of, differ, permanents, places, ref_words, stack_objects, whereabouts, zone
from .game import Game, steps_begun
from .mana import first_ability, pool_text, symbols
from .model import (
    Action,
    Activate,
    Attack,
    AttackersDecision,
    Card,
    Cast,
    Choose,
    ChooseDecision,
    Illegal,
    Permanent,
    Play,
    PriorityDecision,
    StackObject,
    View,
)
from .said import (
    PLAYER_NAMES,
    Cannot,
    CannotAttack,
    ControlsNow,
    Counted,
    CountersAre,
    Decides,
    ExileIs,
    HadOpportunity,
    HasDamage,
    HasLife,
    HasLost,
    HasPriority,
    HasWon,
    IsAttachedTo,
    IsAttacking,
    IsBlocking,
    IsCreature,
    IsDay,
    IsDraw,
    IsFaceDown,
    IsIn,
    IsInCommandZone,
    IsInExile,
    IsNowhere,
    IsOnBattlefield,
    IsOnStack,
    IsPhasedOut,
    IsTapped,
    ItIs,
    MayChoose,
    MustChoose,
    NobodyAttacks,
    PoolIs,
    PowerToughness,
    Ref,
    StackIs,
    StepsBegan,
    TurnIs,
    ZoneCount,
    ZoneIs,
)
from .words import (
    decision_words,
    listed,
    many,
    result_words,
    situation,
    stack_words,
    step_words,
    turn_words,
    where,
)

OVER = "early"
NO_PRIORITY = "no priority"

# -- zones ---------------------------------------------------------------------------------------------------------


def is_in(game: Game, said: IsIn) -> str:
    there = said.card in zone(game.view, said.player, said.zone)
    return "" if there == said.yes else whereabouts(game.view, said.card)


def is_in_exile(game: Game, said: IsInExile) -> str:
    there = any(card.name == said.card and (said.owner is None or card.owner == said.owner) for card in game.view.exile)
    return "" if there == said.yes else whereabouts(game.view, said.card)


def is_in_command_zone(game: Game, said: IsInCommandZone) -> str:
    there = any(card.name == said.card for player in game.view.players for card in player.command)
    return "" if there == said.yes else whereabouts(game.view, said.card)


def is_on_battlefield(game: Game, said: IsOnBattlefield) -> str:
    found = permanents(game.view, said.what)
    there = bool(found)
    if there == said.yes:
        if differ(found):
            game.ambiguous(f"{len(found)} different permanents are named {ref_words(said.what)}; any of them will do")
        return ""
    return f"{ref_words(said.what)} is on the battlefield" if there else _absent(game.view, said.what)


def is_on_stack(game: Game, said: IsOnStack) -> str:
    _at_priority(game)
    return "" if bool(stack_objects(game.view, said.what)) == said.yes else stack_words(game.view)


def is_nowhere(game: Game, said: IsNowhere) -> str:
    _at_priority(game)
    view = game.view
    if not said.what.which:
        return whereabouts(view, said.what.name) if places(view, said.what.name) else ""
    if permanents(view, said.what):
        return f"{ref_words(said.what)} is on the battlefield"
    if stack_objects(view, said.what):
        return f"{ref_words(said.what)} is on the stack"
    # A token or a copy of a spell ceases to exist outside its zone (704.5d, 704.5e), so there it would be a card's
    # name too many; no engine shows which of the cards it is.
    return ""


def exile_is(game: Game, said: ExileIs) -> str:
    names = [card.name for card in game.view.exile]
    return "" if _same(names, said.cards) else f"exile is {_or_empty(names)}{_missing(game.view, names, said.cards)}"


def zone_is(game: Game, said: ZoneIs) -> str:
    names = zone(game.view, said.player, said.zone)
    if _same(names, said.cards):
        return ""
    return f"{said.player}'s {said.zone} is {_or_empty(names)}{_missing(game.view, names, said.cards)}"


def zone_count(game: Game, said: ZoneCount) -> str:
    amount = len(zone(game.view, said.player, said.zone))
    return "" if amount == said.amount else f"{said.player} has {many(amount, 'card')} in {said.zone}"


def controls(game: Game, said: ControlsNow) -> str:
    amount = sum(p.name == said.card and p.controller == said.player for p in game.view.battlefield)
    if amount == said.amount:
        return ""
    return f'{said.player} controls {amount or "no"} "{said.card}"; {whereabouts(game.view, said.card)}'


def _same(names: Iterable[str], cards: tuple[Counted, ...]) -> bool:
    wanted: Counter[str] = Counter()
    for card in cards:
        wanted[card.name] += card.count
    return Counter(names) == wanted


def _missing(view: View, names: list[str], cards: tuple[Counted, ...]) -> str:
    """Where those are that should be in a zone and aren't."""
    told = [whereabouts(view, card.name) for card in cards if card.name not in names]
    return f"; {'; '.join(told)}" if told else ""


def _or_empty(names: list[str]) -> str:
    return listed(sorted(names)) if names else "empty"


# -- permanents ----------------------------------------------------------------------------------------------------


def _permanent(game: Game, ref: Ref) -> Permanent | None:
    found = permanents(game.view, ref)
    if differ(found):
        game.ambiguous(f"{len(found)} different permanents are named {ref_words(ref)}; the first was judged")
    return found[0] if found else None


def _absent(view: View, ref: Ref) -> str:
    where_else = whereabouts(view, ref.name)
    return where_else if not ref.which else f"{ref_words(ref)} is not on the battlefield"


def _judge(game: Game, ref: Ref, claim: Callable[[Permanent], bool], shown: Callable[[Permanent], str]) -> str:
    permanent = _permanent(game, ref)
    if permanent is None:
        return _absent(game.view, ref)
    return "" if claim(permanent) else f"{ref_words(ref)} {shown(permanent)}"


def power_toughness(game: Game, said: PowerToughness) -> str:
    return _judge(
        game,
        said.what,
        lambda p: (p.power, p.toughness) == (said.power, said.toughness),
        lambda p: "is not a creature" if p.power is None else f"is {p.power}/{p.toughness}",
    )


def is_creature(game: Game, said: IsCreature) -> str:
    return _judge(
        game,
        said.what,
        lambda p: (p.power is not None) == said.yes,
        lambda p: "is not a creature" if p.power is None else f"is a {p.power}/{p.toughness} creature",
    )


def has_damage(game: Game, said: HasDamage) -> str:
    return _judge(game, said.what, lambda p: p.damage == said.amount, lambda p: f"has {p.damage or 'no'} damage")


def counters_are(game: Game, said: CountersAre) -> str:
    """Of a permanent; where there is none of that name, of a card in exile."""
    suspended = [card for card in game.view.exile if card.name == said.what.name and not said.what.which]
    if suspended and not permanents(game.view, said.what):
        amount = suspended[0].counters.get(said.kind, 0)
        return "" if amount == said.amount else f'has {amount or "no"} "{said.kind}" counters'

    def shown(p: Permanent) -> str:
        amount = p.counters.get(said.kind, 0)
        return f'has {amount or "no"} "{said.kind}" counter' + ("" if amount == 1 else "s")

    return _judge(game, said.what, lambda p: p.counters.get(said.kind, 0) == said.amount, shown)


def is_tapped(game: Game, said: IsTapped) -> str:
    return _judge(
        game, said.what, lambda p: p.tapped == said.yes, lambda p: f"is {'tapped' if p.tapped else 'untapped'}"
    )


def is_phased_out(game: Game, said: IsPhasedOut) -> str:
    """Who isn't phased out has to be on the battlefield: a permanent that left the game is no answer."""
    out = [p for p in game.view.phased_out if p.name == said.what.name and (p.token or not said.what.which)]
    there = bool(out) if said.yes else bool(permanents(game.view, said.what)) and not out
    return "" if there else whereabouts(game.view, said.what.name)


def is_face_down(game: Game, said: IsFaceDown) -> str:
    view = game.view
    exiled = [card for card in view.exile if card.name == said.what.name and not said.what.which]
    found: list[Permanent | StackObject | Card] = [*permanents(view, said.what), *stack_objects(view, said.what)]
    found += exiled
    if not found:
        return _absent(view, said.what)
    down = any(each.face_down for each in found)
    return "" if down == said.yes else f"{ref_words(said.what)} is face {'down' if down else 'up'}"


def is_attacking(game: Game, said: IsAttacking) -> str:
    return _judge(
        game,
        said.what,
        lambda p: (p.attacking is not None) == said.yes,
        lambda p: (
            f"is attacking {p.attacking}" if p.attacking in PLAYER_NAMES else _in_combat("attacking", not said.yes)
        ),
    )


def is_blocking(game: Game, said: IsBlocking) -> str:
    return _judge(
        game, said.what, lambda p: bool(p.blocking) == said.yes, lambda p: _in_combat("blocking", not said.yes)
    )


def _in_combat(word: str, is_so: bool) -> str:
    return f"is {word}" if is_so else f"is not {word}"


def is_attached_to(game: Game, said: IsAttachedTo) -> str:
    names = {p.id: f'"{p.name}"' for p in game.view.battlefield}
    hosts = {said.host.name} if said.host.name in PLAYER_NAMES else {p.id for p in permanents(game.view, said.host)}
    return _judge(
        game,
        said.what,
        lambda p: p.attached_to in hosts,
        lambda p: f"is attached to {names.get(p.attached_to or '', p.attached_to or 'nothing')}",
    )


def nobody_attacks(game: Game, _: NobodyAttacks) -> str:
    attacking = [p.name for p in game.view.battlefield if p.attacking is not None]
    blocking = [p.name for p in game.view.battlefield if p.blocking]
    said = [f"attacking: {listed(attacking)}"] if attacking else []
    said += [f"blocking: {listed(blocking)}"] if blocking else []
    return "; ".join(said)


# -- players -------------------------------------------------------------------------------------------------------


def has_life(game: Game, said: HasLife) -> str:
    life = game.view.player(said.player).life
    return "" if life == said.life else f"{said.player} has {life} life"


def pool_is(game: Game, said: PoolIs) -> str:
    pool = {kind: amount for kind, amount in game.view.player(said.player).mana.items() if amount}
    wanted = dict(Counter(symbols(said.mana)))
    return "" if pool == wanted else f"{said.player}'s mana pool is {pool_text(pool) or 'empty'}"


# -- turn, priority and choices ------------------------------------------------------------------------------------


def it_is(game: Game, said: ItIs) -> str:
    view = game.view
    so = view.step == said.step and game.has_turn(said.player, view.active)
    return "" if so else f"it is {where(view)}"


def turn_is(game: Game, said: TurnIs) -> str:
    return "" if game.view.turn == said.turn else f"the game is in {turn_words(game.view.turn, game.view.active)}"


def is_day(game: Game, said: IsDay) -> str:
    shown = game.view.day
    return "" if shown == ("day" if said.yes else "night") else f"it is {shown or 'neither day nor night'}"


def stack_is(game: Game, said: StackIs) -> str:
    _at_priority(game)
    objects = game.view.stack
    matches = len(objects) == len(said.objects) and all(
        o in stack_objects(game.view, ref) for o, ref in zip(objects, said.objects, strict=True)
    )
    return "" if matches else stack_words(game.view)


def _at_priority(game: Game) -> None:
    if not isinstance(game.decision, PriorityDecision):
        game.fail(f"nobody has priority: {situation(game.view)}", why=NO_PRIORITY)


def has_priority(game: Game, said: HasPriority) -> str:
    decision = game.decision
    has = isinstance(decision, PriorityDecision) and decision.player == said.player
    return "" if has else situation(game.view)


def decides(game: Game, said: Decides) -> str:
    decision = game.decision
    so = decision is not None and decision.player == said.player and (decision.by or decision.player) == said.by
    return "" if so else situation(game.view)


def must_choose(game: Game, said: MustChoose) -> str:
    decision = game.decision
    hand = {card.id for card in game.view.player(said.player).hand}
    asked = (
        isinstance(decision, ChooseDecision)
        and decision.player == said.player
        and {option.id for option in decision.options} == hand
        # An engine may ask for them one by one.
        and 1 <= decision.min == decision.max <= said.amount
    )
    if asked:
        return ""
    return f"{decision_words(decision)} ({where(game.view)}); {said.player} has {many(len(hand), 'card')} in hand"


def may_choose(game: Game, said: MayChoose) -> str:
    decision = game.decision
    asked = isinstance(decision, ChooseDecision) and decision.player == said.player and decision.min == 0
    return "" if asked else situation(game.view)


def had_opportunity(game: Game, said: HadOpportunity) -> str:
    had = [
        m.view.decision.player
        for m in game.moments
        if isinstance(m.view.decision, PriorityDecision)
        and (m.view.turn, m.view.step) == (said.turn, said.step)
        and said.player in (None, m.view.decision.player)
    ]
    if said.yes:
        return "" if had else f"{said.player} had no priority in the {step_words(said.step)} of turn {said.turn}"
    if had:
        return f"{had[0]} had priority in the {step_words(said.step)} of turn {said.turn}"
    _once_over(game, said.turn)
    return ""


def steps_began(game: Game, said: StepsBegan) -> str:
    begun = steps_begun(game.moments, said.step, said.turn)
    if begun != said.amount:
        return f"{begun or 'no'} {step_words(said.step)}{'' if begun == 1 else 's'} began in turn {said.turn}"
    if not begun:
        _once_over(game, said.turn)
    return ""


def _once_over(game: Game, turn: int) -> None:
    if not game.over(turn):
        game.fail(f"turn {turn} isn't over yet: {situation(game.view)}", why=OVER)


def cannot(game: Game, said: Cannot) -> str:
    """The claim that an engine refuses an action; tried by somebody who has priority.

    Where the player is asked at that moment whether to cast the card, that is accepted, and nothing may come of it.
    """
    if said.what == "cast" and (offer := offer_of(game, said.player, said.card)) is not None:
        with contextlib.suppress(Illegal):
            game.act(Choose(said.player, (offer.id,)))
        cast = any(o.name == said.card and o.kind == "spell" for o in game.view.stack)
        return f'{said.player} casts "{said.card}" ({where(game.view)})' if cast else ""
    come_to_act(game, said.player)
    targets = target_ids(game, said.targets)
    action: Action
    if said.what == "activate":
        card = game.cards.get(said.card)
        source = ability_source(game, said.player, said.card)
        action = Activate(said.player, source, first_ability(card) if card else 1, targets)
    else:
        card_id = _card_anywhere(game, said.player, said.card)
        action = Cast(said.player, card_id, targets, x=said.x) if said.what == "cast" else Play(said.player, card_id)
    try:
        game.act(action)
    except Illegal:
        return ""
    verb = {"cast": "casts", "activate": "activates", "play": "plays"}[said.what]
    return f'{said.player} {verb} "{said.card}": the engine allows it ({where(game.moments[-2].view)})'


def cannot_attack(game: Game, said: CannotAttack) -> str:
    """The claim that an engine refuses a declaration of attackers; whoever is asked for it declares another after."""
    come_to_declaration(game, said.player, AttackersDecision, "attackers")
    assert game.decision is not None
    [defender] = target_ids(game, (said.defender,))
    attackers = own_permanents(game, said.player, said.attackers, ())
    try:
        game.act(Attack(game.decision.player, dict.fromkeys(attackers, defender)))
    except Illegal:
        return ""
    names = listed(card.name for card in said.attackers)
    return f"{said.player} attacks with {names}: the engine allows it ({where(game.moments[-2].view)})"


def _card_anywhere(game: Game, player: str, name: str) -> str:
    for place in ("hand", "graveyard", "exile", "command zone"):
        for card in cards_of(game.view, player, place):
            if card.name == name:
                return card.id
    game.fail(f'{player} has no "{name}" to try it with: {whereabouts(game.view, name)}')


# -- the end of the game -------------------------------------------------------------------------------------------


def has_won(game: Game, said: HasWon) -> str:
    result = game.view.result
    return "" if result is not None and said.player in result.winners else _ending(game)


def has_lost(game: Game, said: HasLost) -> str:
    result = game.view.result
    lost = not game.view.player(said.player).in_game
    if result is not None and result.winners:
        lost = said.player not in result.winners
    if lost == said.yes:
        return ""
    if result is not None:
        return _ending(game)
    return f"{said.player} {'has left' if lost else 'is still in'} the game ({where(game.view)})"


def is_draw(game: Game, _: IsDraw) -> str:
    result = game.view.result
    return "" if result is not None and not result.winners else _ending(game)


def _ending(game: Game) -> str:
    return result_words(game.view) or f"the game goes on: {situation(game.view)}"


JUDGE: dict[type[msgspec.Struct], Callable[[Game, Any], str]] = {
    IsIn: is_in,
    IsInExile: is_in_exile,
    IsInCommandZone: is_in_command_zone,
    IsOnBattlefield: is_on_battlefield,
    IsOnStack: is_on_stack,
    IsNowhere: is_nowhere,
    ExileIs: exile_is,
    ZoneIs: zone_is,
    ZoneCount: zone_count,
    ControlsNow: controls,
    HasLife: has_life,
    PowerToughness: power_toughness,
    IsCreature: is_creature,
    HasDamage: has_damage,
    CountersAre: counters_are,
    IsTapped: is_tapped,
    IsPhasedOut: is_phased_out,
    IsFaceDown: is_face_down,
    IsAttacking: is_attacking,
    IsBlocking: is_blocking,
    IsAttachedTo: is_attached_to,
    NobodyAttacks: nobody_attacks,
    ItIs: it_is,
    TurnIs: turn_is,
    IsDay: is_day,
    StackIs: stack_is,
    HasPriority: has_priority,
    Decides: decides,
    MustChoose: must_choose,
    MayChoose: may_choose,
    HadOpportunity: had_opportunity,
    StepsBegan: steps_began,
    PoolIs: pool_is,
    Cannot: cannot,
    CannotAttack: cannot_attack,
    HasWon: has_won,
    HasLost: has_lost,
    IsDraw: is_draw,
}
"""What judges each Then step."""

AFTER_THE_END = frozenset({HasWon, HasLost, IsDraw, HadOpportunity, StepsBegan})
"""What is judged when the game is over: the result, who is in it, and what has been."""


def judge(game: Game, said: Any) -> str:
    """What the engine shows instead of what a Then step claims; "" where it is so.

    Raises:
        Failed: the claim can't be judged here.
    """
    if game.view.result is not None and type(said) not in AFTER_THE_END:
        return situation(game.view)
    return JUDGE[type(said)](game, said)
