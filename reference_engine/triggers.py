"""Triggered abilities: what has happened, which abilities trigger on it, and how they get onto the stack (603)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from . import cards as c
from . import keywords
from .cards import (
    AnyCondition,
    AnyEvent,
    AnyInstruction,
    StepWord,
    Target,
    Targets,
    Triggered,
)
from .characteristics import EVERYTHING, Context, fits, look, players, protected, true
from .decisions import Label, choose
from .state import Game, Object, Player

# -- what happens --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StepBegan:
    """A step or phase has begun."""

    step: StepWord
    count: int
    """How many of its kind have begun this turn, with it."""
    player: Player | None = None
    """Whose turn it is; None in a team's turn."""


@dataclass(frozen=True, slots=True)
class Moved:
    """An object has changed zones, or a token was created (`old` is None)."""

    old: Object | None
    new: Object
    source: str
    to: str


@dataclass(frozen=True, slots=True)
class Exiled:
    """Cards were put into exile at the same time."""

    cards: tuple[Object, ...]


@dataclass(frozen=True, slots=True)
class Drew:
    """A player has drawn a card."""

    player: Player
    card: Object


@dataclass(frozen=True, slots=True)
class Discarded:
    """A player has discarded a card."""

    player: Player
    card: Object


@dataclass(frozen=True, slots=True)
class WasCast:
    """A spell has been cast."""

    player: Player
    spell: Object


@dataclass(frozen=True, slots=True)
class Attacked:
    """A creature was declared as an attacker."""

    attacker: Object
    first: bool
    defender: Player | None = None
    """The defending player (508.5)."""


@dataclass(frozen=True, slots=True)
class Blocked:
    """A creature blocks another."""

    blocker: Object
    attacker: Object


@dataclass(frozen=True, slots=True)
class DealtCombatDamage:
    """An object has dealt combat damage."""

    source: Object
    to: Object | Player
    amount: int


@dataclass(frozen=True, slots=True)
class LastCounterRemoved:
    """The last counter of a kind was removed from an object."""

    obj: Object
    kind: str


@dataclass(frozen=True, slots=True)
class Tapped:
    """A permanent has become tapped."""

    obj: Object


@dataclass(frozen=True, slots=True)
class Untapped:
    """A permanent has become untapped."""

    obj: Object


@dataclass(frozen=True, slots=True)
class Countered:
    """A spell that a player cast was countered."""

    spell: Object
    player: Player


@dataclass(frozen=True, slots=True)
class Lost:
    """A player has lost the game."""

    player: Player


@dataclass(frozen=True, slots=True)
class GainedLife:
    """A player has gained life."""

    player: Player
    amount: int


@dataclass(frozen=True, slots=True)
class DayChanged:
    """Day has become night, or night day."""


@dataclass(frozen=True, slots=True)
class RolledPlanarDie:
    """A player has rolled the planar die."""

    player: Player


@dataclass(frozen=True, slots=True)
class ChaosEnsued:
    """Chaos has ensued (311.7)."""


Happening = (
    StepBegan
    | Moved
    | Exiled
    | Drew
    | Discarded
    | WasCast
    | Attacked
    | Blocked
    | DealtCombatDamage
    | LastCounterRemoved
    | Tapped
    | Untapped
    | Countered
    | Lost
    | GainedLife
    | DayChanged
    | RolledPlanarDie
    | ChaosEnsued
)


# -- what waits ----------------------------------------------------------------------------------------------------


@dataclass(eq=False, slots=True)
class Waiting:
    """An ability that has triggered and isn't on the stack yet."""

    controller: Player
    source: Object
    effects: tuple[AnyInstruction, ...]
    targets: Targets = field(default_factory=dict)
    condition: AnyCondition | None = None
    may: bool = False
    names: dict[str, list[Any]] = field(default_factory=dict)
    that_much: int = 0
    turns: dict[str, Any] = field(default_factory=dict)
    state: int | None = None
    """The place of the state trigger in its card's abilities."""
    chapter: bool = False
    """It is a chapter ability (714.2)."""


@dataclass(eq=False, slots=True)
class Delayed:
    """A delayed triggered ability that exists (603.7)."""

    controller: Player
    source: Object
    when: AnyEvent
    effects: tuple[AnyInstruction, ...]
    targets: Targets
    names: dict[str, list[Any]]
    turns: dict[str, Any]
    each: bool
    """Each time for as long as it lasts, instead of once."""
    until: str = "end of turn"
    made: int = 0
    """The number of the turn in which it was created."""
    turn: int | None = None
    """Of one that waits for a next turn: the number of that turn, once it has begun."""


Watcher = tuple[Object, Player, int, Triggered]
"""An object with a triggered ability: the object, its controller, the place of the ability, the ability."""


def watchers(game: Game) -> list[Watcher]:
    """The triggered abilities of permanents and emblems, now, and those that function in exile (113.6k).

    A card encoded on a creature gives that creature an ability (702.99a), its owner's card whoever controls it.
    """
    found = [
        (permanent, permanent.controller, place, ability)
        for permanent in game.sources()
        for place, ability in _triggered_abilities(permanent)
    ]
    for card in game.exile:
        if any(isinstance(ability, c.Suspend) for ability in card.definition.abilities):
            found += [(card, card.owner, -1, ability) for ability in keywords.triggered_in_exile(card.definition)]
        host = card.encoded_on
        if host is not None and host.zone == "battlefield":
            found.append((host, host.controller, -1, keywords.cipher(card.id)))
    return found


_by_card: dict[tuple[int, tuple[str, ...]], tuple[c.CardDefinition, list[tuple[int, Triggered]]]] = {}


def _triggered_abilities(permanent: Object) -> list[tuple[int, Triggered]]:
    """Those of its card, those that its keywords stand for, and those it has been given, each with its place."""
    card, more = permanent.definition, permanent.added_keywords
    kept = _by_card.get((id(card), more))
    if kept is None or kept[0] is not card:
        found = [(place, a) for place, a in enumerate(card.abilities) if type(a) is Triggered]
        found += enumerate(keywords.triggered_abilities(card, more), len(card.abilities))
        if len(_by_card) > 4096:
            _by_card.clear()
        kept = _by_card[id(card), more] = (card, found)
    if not permanent.granted:
        return kept[1]
    return [*kept[1], *enumerate(permanent.granted, 1000)]


def happened(game: Game, event: Happening) -> None:
    """Something has happened: abilities of permanents and delayed abilities trigger on it."""
    for watcher in watchers(game):
        _watch(game, watcher, event)
    _delayed_trigger(game, event)


def object_moved(
    game: Game, old: Object | None, new: Object, before: Sequence[Watcher], after: Sequence[Watcher]
) -> None:
    """An object has changed zones. Abilities that trigger on leaving the battlefield look back in time (603.10a)."""
    source = old.last_zone if old is not None else ""
    event = Moved(old, new, source, new.zone)
    for watcher in before if source == "battlefield" else after:
        _watch(game, watcher, event)
    _delayed_trigger(game, event)
    if old is not None and source == "battlefield" and new.zone == "graveyard":
        _comes_back(game, old, new)


def cards_exiled(game: Game, exiled: Sequence[Object]) -> None:
    """Cards were put into exile at the same time, from anywhere."""
    happened(game, Exiled(tuple(exiled)))


def _watch(game: Game, watcher: Watcher, event: Happening) -> None:
    """One ability of a permanent meets an event."""
    source, controller, place, ability = watcher
    context = Context(controller, source)
    if isinstance(event, Moved) and event.old is source:
        context.this = event.new
    if not _is_the_event(game, context, ability.when, event):
        return
    if ability.during and not game.is_active(controller):
        return
    if ability.during == "your untap step" and game.turn.step != "untap step":
        return
    if ability.once_each_turn:
        if source.used_turn.get(place) == game.turn.number:
            return
        source.used_turn[place] = game.turn.number
    _bind(context, event)
    if ability.condition is not None and not true(game, context, ability.condition):
        return
    names = context.names
    if context.this is not None:
        names = {**names, "this": [context.this]}
    game.waiting.append(
        Waiting(
            controller,
            source,
            ability.effects,
            ability.targets,
            ability.condition,
            ability.may,
            names,
            context.that_much,
        )
    )


def _delayed_trigger(game: Game, event: Happening) -> None:
    for delayed in list(game.delayed):
        context = Context(delayed.controller, delayed.source, names=dict(delayed.names), turns=delayed.turns)
        if _is_in_its_turn(game, delayed) and _is_the_event(game, context, delayed.when, event):
            if not delayed.each:
                game.delayed.remove(delayed)
            _bind(context, event)
            game.waiting.append(
                Waiting(
                    delayed.controller,
                    delayed.source,
                    delayed.effects,
                    delayed.targets,
                    names=context.names,
                    that_much=context.that_much,
                    turns=delayed.turns,
                )
            )


def turn_begins(game: Game) -> None:
    """603.7b: what waits for the next turn, or a player's next turn, is about this one and about no later one."""
    game.delayed = [d for d in game.delayed if d.turn is None]
    game.delayed = [
        d for d in game.delayed if not (d.each and d.until == "your next turn" and game.is_active(d.controller))
    ]
    for delayed in game.delayed:
        when = delayed.when
        if not isinstance(when, c.StepBegins) or not when.next_turn:
            continue
        if when.whose == "any" or any(
            game.is_active(player) for player in players(game, Context(delayed.controller, delayed.source), when.whose)
        ):
            delayed.turn = game.turn.number


def _is_in_its_turn(game: Game, delayed: Delayed) -> bool:
    of_next_turn = isinstance(delayed.when, c.StepBegins) and delayed.when.next_turn
    return not of_next_turn or delayed.turn == game.turn.number


def when_you_cast(game: Game, spell: Object) -> None:
    """603.2, 113.6a: the abilities of a spell that trigger on its being cast."""
    for ability in spell.definition.abilities:
        if isinstance(ability, Triggered) and isinstance(ability.when, c.CastsThis):
            names = {"it": [spell]}
            waiting = Waiting(
                spell.controller, spell, ability.effects, ability.targets, ability.condition, ability.may, names
            )
            trigger(game, waiting)


def _bind(context: Context, event: Happening) -> None:
    """What `it`, `that player` and `that much` mean for an ability that has triggered on this event."""
    names = context.names
    if isinstance(event, StepBegan):
        names["that player"] = [event.player]
    elif isinstance(event, Moved):
        names["it"] = [event.new]
    elif isinstance(event, Drew | Discarded):
        names["it"], names["that player"] = [event.card], [event.player]
    elif isinstance(event, WasCast):
        names["it"], names["that player"] = [event.spell], [event.player]
    elif isinstance(event, Attacked):
        names["it"] = [event.attacker]
        names["the defending player"] = [event.defender]
    elif isinstance(event, Blocked):
        names["it"] = [event.attacker if event.blocker is context.source else event.blocker]
    elif isinstance(event, DealtCombatDamage):
        names["that player" if isinstance(event.to, Player) else "it"] = [event.to]
        context.that_much = event.amount
    elif isinstance(event, Tapped | Untapped):
        names["it"] = [event.obj]
    elif isinstance(event, GainedLife):
        names["that player"] = [event.player]
        context.that_much = event.amount


def _means(game: Game, context: Context, what: c.Objects, obj: Object) -> bool:
    """Whether an event's object is the one that the ability speaks of, also where it has just left the battlefield."""
    if isinstance(what, c.Filter):
        return fits(game, context, obj, what)
    if what == "this":
        return obj is context.source
    if what == "enchanted":
        return context.source is not None and context.source.attached_to is obj
    return obj in context.names.get(what, [])


_OF_A_PLAYER: dict[type[AnyEvent], type[Drew | Discarded | Countered | GainedLife | RolledPlanarDie]] = {
    c.Draws: Drew,
    c.Discards: Discarded,
    c.IsCountered: Countered,
    c.GainsLife: GainedLife,
    c.RollsPlanarDie: RolledPlanarDie,
}
_OF_A_PERMANENT: dict[type[AnyEvent], type[Tapped | Untapped]] = {c.BecomesTapped: Tapped, c.BecomesUntapped: Untapped}


def _is_the_event(game: Game, context: Context, when: AnyEvent, event: Happening) -> bool:
    """Whether what has happened is the event that an ability waits for."""
    if isinstance(when, c.StepBegins):
        return isinstance(event, StepBegan) and _is_the_step(game, context, when, event)
    if isinstance(when, c.Moves):
        if not isinstance(event, Moved):
            return False
        if (when.source and when.source != event.source) or (when.to and event.to not in (when.to, when.or_to)):
            return False
        left = event.old if event.source == "battlefield" else None  # it is looked at as it was there (603.10a)
        return _means(game, context, when.what, left or event.new)
    if isinstance(when, c.CardsExiled):  # other cards than the source: that is a permanent
        return isinstance(event, Exiled)
    if isinstance(when, c.Draws | c.Discards | c.IsCountered | c.GainsLife | c.RollsPlanarDie):
        return isinstance(event, _OF_A_PLAYER[type(when)]) and event.player in players(game, context, when.who)
    if isinstance(when, c.BecomesTapped | c.BecomesUntapped):
        return isinstance(event, _OF_A_PERMANENT[type(when)]) and _means(game, context, when.what, event.obj)
    if isinstance(when, c.LastCounterRemoved):
        return isinstance(event, LastCounterRemoved) and event.kind == when.kind and event.obj is context.source
    if isinstance(when, c.Casts):
        return (
            isinstance(event, WasCast)
            and event.player in players(game, context, when.who)
            and fits(game, context, event.spell, when.what)
        )
    if isinstance(when, c.Attacks):
        return (
            isinstance(event, Attacked)
            and _means(game, context, when.what, event.attacker)
            and (event.first or not when.first)
        )
    if isinstance(when, c.BlocksOrIsBlocked):
        if not isinstance(event, Blocked) or context.source not in (event.blocker, event.attacker):
            return False
        other = event.attacker if event.blocker is context.source else event.blocker
        return fits(game, context, other, when.what)
    if isinstance(when, c.DealsDamage):
        return (
            isinstance(event, DealtCombatDamage)
            and _means(game, context, when.what, event.source)
            and isinstance(event.to, Player) is (when.to == "player")
        )
    if isinstance(when, c.LosesTheGame):
        return isinstance(event, Lost)
    if isinstance(when, c.DayChanges):
        return isinstance(event, DayChanged)
    if isinstance(when, c.ChaosEnsues):
        return isinstance(event, ChaosEnsued)
    return False  # a state trigger waits for no event


def _is_the_step(game: Game, context: Context, when: c.StepBegins, event: StepBegan) -> bool:
    """Whether it is the step that an ability waits for; either main phase is a main phase, and no other two match."""
    if not event.step.endswith(when.step) or (when.first and _how_many_begun(game, event, when.step) != 1):
        return False
    if when.second and _how_many_begun(game, event, when.step) != 2:
        return False
    if when.turn and context.turns.get(when.turn) is not game.turn.extra:
        return False
    if when.phase and (game.turn.phase is None or context.turns.get(when.phase) is not game.turn.phase.mark):
        return False
    if when.whose == "any":
        return True
    return any(game.is_active(player) for player in players(game, context, when.whose))


def _how_many_begun(game: Game, event: StepBegan, step: str) -> int:
    """How many steps of a kind have begun this turn; 505.1b counts the main phases of both kinds."""
    return game.turn.mains if step == "main phase" else event.count


def trigger(game: Game, waiting: Waiting) -> None:
    """An ability that a rule or a keyword brings has triggered."""
    game.waiting.append(waiting)


def madness(game: Game, player: Player, card: Object) -> None:
    """702.35a: the card was discarded into exile; its owner may cast it, or puts it into the graveyard."""
    effects = (
        c.May(effects=(c.CastFromExile(what="it", paying="madness"),), otherwise=(c.Move(what="it", to="graveyard"),)),
    )
    trigger(game, Waiting(player, card, effects, names={"it": [card]}))


def _comes_back(game: Game, old: Object, new: Object) -> None:
    """702.79a, 702.93a: persist and undying trigger as the permanent is put into a graveyard; each looks back."""
    seen = look(game, old)
    for kind in keywords.coming_back(seen.keywords, old.counters):
        trigger(game, Waiting(seen.controller, old, keywords.comes_back_with(kind), names={"it": [new]}))


def still_to_resolve(game: Game, obj: Object, chapter: bool = False) -> bool:
    """Whether the object is the source of an ability that has triggered and hasn't left the stack (704.5s, 704.5v).

    Args:
        chapter: only chapter abilities count.
    """
    triggered: list[Waiting | Object] = [*game.waiting, *(o for o in game.stack if o.kind == "triggered")]
    return any(each.source is obj and (each.chapter or not chapter) for each in triggered)


def check_state_triggers(game: Game) -> None:
    """603.8: a state trigger triggers as soon as its state is true, and not again until it has left the stack."""
    for permanent, controller, place, ability in watchers(game):
        if isinstance(ability.when, c.State) and (permanent, place) not in game.state_triggers:
            context = Context(controller, permanent)
            if true(game, context, ability.when.condition):
                game.state_triggers.add((permanent, place))
                game.waiting.append(Waiting(controller, permanent, ability.effects, state=place))


def left_the_stack(game: Game, obj: Object) -> None:
    """An object has left the stack: if it was a state trigger, its ability may trigger again (603.8)."""
    if obj.state is not None:
        game.state_triggers.discard((obj.source, obj.state))


# -- onto the stack ------------------------------------------------------------------------------------------------


async def put_waiting_on_the_stack(game: Game) -> None:
    """603.3b: in APNAP order; each player puts those they control in an order of their choice.

    805.7: a team puts all that its players control in one order, which its first player is asked for (805.2).
    """
    waiting, game.waiting = game.waiting, []
    for player in game.in_turn_order():
        team = game.team(player)
        if player is not team[0]:
            continue
        mine = [w for w in waiting if w.controller in team]
        if len({w.source.name for w in mine}) > 1:
            mine = await _in_chosen_order(player, mine)
        for each in mine:
            await _put_on_the_stack(game, each)


async def _in_chosen_order(player: Player, mine: list[Waiting]) -> list[Waiting]:
    """The player orders them; the one listed first goes on the stack first."""
    by_label = {f"{n}": w for n, w in enumerate(mine)}
    chosen = await choose(
        player,
        [Label(key, w.source.name) for key, w in by_label.items()],
        len(mine),
        len(mine),
        ordered=True,
        text="the order in which triggered abilities go on the stack",
    )
    return [by_label[label.key] for label in chosen]


async def _put_on_the_stack(game: Game, waiting: Waiting) -> None:
    """Targets are chosen as it goes on the stack (603.3d); without a legal one it is removed."""
    context = Context(waiting.controller, waiting.source, waiting.names)
    chosen: dict[str, Object | Player] = {}
    for name, target in waiting.targets.items():
        legal = legal_targets(game, context, target)
        if not legal:
            return
        [chosen[name]] = await choose(waiting.controller, legal, 1, 1, source=waiting.source.name, text="a target")
    obj = Object(game.new_id(), waiting.source.definition, waiting.controller, waiting.controller, "stack", card=False)
    obj.kind = "triggered"
    obj.source = waiting.source
    obj.effects = waiting.effects
    obj.condition = waiting.condition
    obj.may = waiting.may
    obj.targets_wanted = waiting.targets
    obj.targets = chosen
    obj.names = waiting.names
    obj.that_much = waiting.that_much
    obj.turns = waiting.turns
    obj.state = waiting.state
    obj.chapter = waiting.chapter
    game.stack.append(obj)
    game.live[obj.id] = obj


_AMONG: dict[str, Callable[[Game], Iterable[Object | Player]]] = {
    "player": lambda game: game.in_turn_order(),
    "permanent": lambda game: game.battlefield,
    "any": lambda game: (*game.in_turn_order(), *game.battlefield),
    "spell": lambda game: game.stack,
    "ability": lambda game: game.stack,
    "card": lambda game: (*(card for player in game.players for card in player.graveyard), *game.exile),
}
"""Among what the targets of each kind are."""


def legal_targets(game: Game, context: Context, target: Target) -> list[Object | Player]:
    """What may be chosen for a target now (115)."""
    return [each for each in _AMONG[target.kind](game) if is_legal_target(game, context, target, each)]


def is_legal_target(game: Game, context: Context, target: Target, chosen: Object | Player) -> bool:
    """Whether a target is legal now: still there, as the text says, and not protected by hexproof (702.11b)."""
    if isinstance(chosen, Player):
        allowed = target.kind in ("player", "any") and chosen.in_game and not protected(game, chosen, EVERYTHING)
        return allowed and (target.who != "opponent" or chosen not in game.team(context.controller))
    if target.kind in ("permanent", "any"):
        if chosen.zone != "battlefield":
            return False
        seen = look(game, chosen)
        if "hexproof" in seen.keywords and context.controller not in game.team(seen.controller):
            return False
        if target.kind == "any" and not seen.types & {"creature", "planeswalker", "battle"}:
            return False
        return fits(game, context, chosen, target.what)
    if target.kind == "spell":
        return chosen.zone == "stack" and chosen.kind == "spell" and fits(game, context, chosen, target.what)
    if target.kind == "ability":
        return chosen.zone == "stack" and chosen.kind in ("activated", "triggered")
    return target.kind == "card" and chosen.zone == target.what.zone and fits(game, context, chosen, target.what)
