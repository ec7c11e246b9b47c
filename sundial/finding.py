"""From the names that steps use to the ids of the last view.

A name may stand for several objects. Where they are alike it doesn't matter which is taken; where they aren't, the
choice is deterministic and the caller is told, since a scenario should have said which is meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec

from .model import Card, Permanent, StackObject, View
from .said import PLAYER_NAMES, Ref, ZoneName
from .words import joined

_T = TypeVar("_T", Card, Permanent, StackObject)


def ref_words(ref: Ref) -> str:
    """A reference as the language writes it."""
    if ref.name in PLAYER_NAMES:
        return ref.name
    prefix = {"": "", "token": "the token ", "copy": "the copy of ", "ability": "the ability of "}[ref.which]
    return f'{prefix}"{ref.name}"'


def permanents(view: View, ref: Ref) -> list[Permanent]:
    """The permanents that a reference can mean, cards before tokens."""
    if ref.which == "ability":
        return []
    found = [p for p in view.battlefield if p.name == ref.name and (p.token or not ref.which)]
    return sorted(found, key=lambda p: p.token)


def stack_objects(view: View, ref: Ref) -> list[StackObject]:
    """The objects on the stack that a reference can mean, from the top."""
    found = [o for o in view.stack if o.name == ref.name]
    if ref.which == "ability":
        return [o for o in found if o.kind != "spell"]
    if ref.which == "copy":
        return [o for o in found if o.copy]
    return [] if ref.which == "token" else found


def zone(view: View, player: str, name: ZoneName) -> list[str]:
    """The names of the cards in a player's zone, in its order."""
    shown = view.player(player)
    if name == "library":
        return list(shown.library)
    return [card.name for card in (shown.hand if name == "hand" else shown.graveyard)]


def cards_of(view: View, player: str, place: str) -> Sequence[Card]:
    """The cards of a player in a zone other than library and battlefield; in exile those the player owns."""
    shown = view.player(player)
    if place == "exile":
        return [card for card in view.exile if card.owner in (player, None)]
    if place == "command zone":
        return shown.command
    return shown.hand if place == "hand" else shown.graveyard


def places(view: View, name: str) -> list[str]:
    """Every place where an object of that name is, in words."""
    found = [f"on the battlefield (controlled by {p.controller})" for p in view.battlefield if p.name == name]
    found += [f"phased out (under {p.controller}'s control)" for p in view.phased_out if p.name == name]
    found += ["on the stack" for o in view.stack if o.name == name]
    for player in view.players:
        found += [f"in {player.name}'s hand" for c in player.hand if c.name == name]
        found += [f"in {player.name}'s graveyard" for c in player.graveyard if c.name == name]
        found += [f"in {player.name}'s library" for c in player.library if c == name]
        found += ["in the command zone" for c in player.command if c.name == name]
    found += ["in exile" + (f" (owned by {c.owner})" if c.owner else "") for c in view.exile if c.name == name]
    return list(dict.fromkeys(found))


def whereabouts(view: View, name: str) -> str:
    """`"X" is in Bob's graveyard`, or in no zone."""
    return f'"{name}" is ' + (joined(places(view, name)) if (places(view, name)) else "in no zone")


def differ(objects: Iterable[_T]) -> bool:
    """Whether any of the objects can be told apart by more than the id."""
    seen = {msgspec.json.encode(msgspec.structs.replace(o, id="")) for o in objects}
    return len(seen) > 1


def targets(view: View, ref: Ref) -> Iterator[list[str]]:
    """The ids that a target can mean, zone by zone: battlefield, stack, graveyards, exile, command zone, hands."""
    yield [p.id for p in permanents(view, ref)]
    yield [o.id for o in stack_objects(view, ref)]
    if not ref.which:
        for place in ("graveyard", "exile", "command zone", "hand"):
            yield [c.id for p in view.players for c in cards_of(view, p.name, place) if c.name == ref.name]
