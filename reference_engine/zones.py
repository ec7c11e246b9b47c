"""Objects change zones, and what goes with that (400)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from . import battles, combat, commander, daynight, durations, face_down, phasing, saga, triggers
from .cards import BecomesDay, CardDefinition, Enters, OtherFace, Vanishing, WithCost
from .characteristics import look
from .state import Game, Object, Player, ZoneName


@dataclass(slots=True)
class Move:
    """One object is to go to a zone; onto the battlefield under somebody's control, perhaps tapped."""

    obj: Object
    to: ZoneName
    controller: Player | None = None
    tapped: bool = False
    counters: dict[str, int] = field(default_factory=dict)
    attached_to: Object | Player | None = None
    face_down: bool = False
    face: OtherFace | None = None
    """As what else than itself a card is put onto the stack (712.11b, 715.3, 720.3)."""
    bottom: bool = False
    """Under the other cards of a library."""
    exiled_if_it_leaves: bool = False


def move_one(game: Game, obj: Object, to: ZoneName, controller: Player | None = None) -> Object:
    """One object changes zones alone. Returns the object that it becomes there."""
    return move_all(game, [Move(obj, to, controller)])[0]


def move_all(game: Game, moves: Sequence[Move]) -> list[Object]:
    """Objects change zones at the same time.

    Each becomes a new object (400.7). Abilities that look back see the battlefield as it was before (603.10a); what was
    exiled until one of these left the battlefield returns at once, which is no triggered ability (610.3).

    Returns:
        The new objects, in the order of the moves.
    """
    moves = [_instead(move) for move in moves]
    before = triggers.watchers(game)
    for move in moves:
        move.obj.last = look(game, move.obj)
    became = [_change_zone(game, move) for move in moves]
    game.touch()
    after = triggers.watchers(game)
    for move, new in zip(moves, became, strict=True):
        triggers.object_moved(game, move.obj, new, before, after)
    if any(new.zone == "exile" and new.card for new in became):
        triggers.cards_exiled(game)
    for move in moves:
        _return_what_waited(game, move.obj)
        phasing.left_the_battlefield(game, move.obj)
    return became


def _instead(move: Move) -> Move:
    """A spell cast with flashback is exiled instead of going anywhere else from the stack (702.34a).

    So is a permanent of which an effect says so, such as unearth (702.84a)."""
    if move.obj.zone == "stack" and "flashback" in move.obj.paid and move.to != "exile":
        return Move(move.obj, "exile")
    if move.obj.zone == "battlefield" and move.obj.exiled_if_it_leaves and move.to != "exile":
        return Move(move.obj, "exile")
    return move


def _change_zone(game: Game, move: Move) -> Object:
    old, to = move.obj, move.to
    source_zone = old.last_zone = old.zone
    game.zone_of(old).remove(old)
    del game.live[old.id]
    old.zone = "nowhere"
    controller = move.controller or old.owner
    definition = old.whole or old.definition
    new = Object(game.new_id(), definition, old.owner, controller, to, card=old.card, token=old.token)
    if move.face is not None:
        new.whole, new.definition, new.face = definition, face_of(move.face), move.face.kind
    elif old.face == "back face" and to == "battlefield":  # 712.8f
        new.whole, new.definition, new.face = old.whole, old.definition, old.face
    new.copy = old.copy and to != "battlefield"
    if old.copy and to == "battlefield":  # a copy of a permanent spell becomes a token (608.3f)
        new.token = True
    new.commander = old.commander
    new.face_down = move.face_down
    face_down.turn(old, new, to)
    new.added_keywords = old.added_keywords
    old.became = new
    if source_zone == "battlefield":
        combat.remove_from_combat(game, old)
        durations.left_the_battlefield(game, old)
    if source_zone == "stack":
        triggers.left_the_stack(game, old)
    if to == "battlefield":
        enter(game, new, move, cast_by=old.controller if source_zone == "stack" and old.kind == "spell" else None)
        if source_zone == "stack":
            new.haste_for = old.haste_for
            if old.from_zone == "hand":
                new.cast_from_hand_by = old.controller
    if to == "library" and not move.bottom:
        game.zone_of(new).insert(0, new)
    else:
        game.zone_of(new).append(new)
    game.live[new.id] = new
    commander.changed_zone(game, new)
    return new


_faces: dict[int, tuple[OtherFace, CardDefinition]] = {}


def face_of(other: OtherFace) -> CardDefinition:
    """The characteristics of a card's other face, as a spell has them; the same definition each time."""
    kept = _faces.get(id(other))
    if kept is None or kept[0] is not other:
        face = other.face
        definition = CardDefinition(
            name=face.name,
            cost=face.cost,
            types=face.types,
            subtypes=face.subtypes,
            keywords=face.keywords,
            abilities=face.abilities,
        )
        if len(_faces) > 4096:
            _faces.clear()
        kept = _faces[id(other)] = (other, definition)
    return kept[1]


def enter(game: Game, new: Object, move: Move, cast_by: Player | None = None) -> None:
    """How an object enters the battlefield: under whose control, tapped, with counters (110.5, 614.1c)."""
    new.base_controller = new.controller
    new.arrived = game.turn.number
    new.timestamp = new.came = game.tick()
    new.exiled_if_it_leaves = move.exiled_if_it_leaves
    new.tapped = move.tapped
    new.attached_to = move.attached_to
    new.counters = dict(move.counters)
    for ability in new.definition.abilities:
        if isinstance(ability, BecomesDay) and not game.day:
            daynight.becomes(game, "day")
        if isinstance(ability, Enters):
            new.tapped = new.tapped or ability.tapped
            for kind, count in ability.counters.items():
                new.counters[kind] = new.counters.get(kind, 0) + count
        elif isinstance(ability, Vanishing):  # 702.63a
            new.counters["time"] = new.counters.get("time", 0) + ability.number
    if new.definition.loyalty is not None:
        new.counters["loyalty"] = new.definition.loyalty
    if new.definition.defense is not None:  # 310.4b
        new.counters["defense"] = new.definition.defense
    battles.protect(game, new)
    saga.entered(game, new)


def _return_what_waited(game: Game, left: Object) -> None:
    """Cards exiled until this object left the battlefield return under their owners' control (610.3)."""
    waiting = [obj for obj in game.until_leaves.pop(left, []) if obj.zone == "exile"]
    if waiting:
        move_all(game, [Move(obj, "battlefield", obj.owner) for obj in waiting])


def draw(game: Game, player: Player) -> bool:
    """A player draws a card (121.1). From an empty library nothing is drawn, and 704.5b sees it at the next check."""
    if not player.library:
        player.drew_from_empty = True
        return False
    commander.check_draw(player.library[0])
    card = move_one(game, player.library[0], "hand")
    triggers.happened(game, triggers.Drew(player, card))
    return True


def discard(game: Game, player: Player, cards: Sequence[Object]) -> list[Object]:
    """A player discards cards from their hand (701.9); one with madness into exile (702.35a)."""
    moves = []
    for card in cards:
        mad = any(isinstance(a, WithCost) and a.keyword == "madness" for a in card.definition.abilities)
        moves.append(Move(card, "exile" if mad else "graveyard"))
    became = move_all(game, moves)
    for new in became:
        triggers.happened(game, triggers.Discarded(player, new))
        if new.zone == "exile":
            triggers.madness(game, player, new)
    return became


def shuffle(game: Game, player: Player) -> None:
    """A player shuffles their library (701.24)."""
    game.random.shuffle(player.library)


def create_token(game: Game, obj: Object, tapped: bool = False) -> Object:
    """A token is put onto the battlefield (111); whatever sees an object enter sees it."""
    enter(game, obj, Move(obj, "battlefield", tapped=tapped))
    game.battlefield.append(obj)
    game.live[obj.id] = obj
    game.touch()
    seeing = triggers.watchers(game)
    triggers.object_moved(game, None, obj, seeing, seeing)
    return obj
