"""What `sundial doctor` looks at in positions that say more of a permanent: counters, owner, attachments, no events."""

from __future__ import annotations

from .doctor_actions import BEARS, named
from .doctor_position import asked, duel
from .doctor_visit import Visit, has_priority
from .model import PositionCard, PositionPlayer
from .words import stack_words

PLANESWALKER, AURA, WATCHER = "Sarkhan Vol", "Rancor", "Soul Warden"
_LOYALTY = 3


def counts_exactly(visit: Visit) -> None:
    """The counters are those listed: a planeswalker's printed loyalty isn't added to them."""
    walker = PositionCard(PLANESWALKER, counters={"loyalty": _LOYALTY})
    view = visit.begin(duel(PositionPlayer("Alice", battlefield=(walker,)), PositionPlayer("Bob")), "start")
    counters = [p.counters for p in named(view, PLANESWALKER)]
    if counters != [{"loyalty": _LOYALTY}]:
        visit.found(
            f"view.battlefield: the counters of {PLANESWALKER} are {', '.join(map(str, counters)) or 'nowhere'}",
            f'the position says {{"loyalty": {_LOYALTY}}}, and means exactly that: its printed loyalty isn\'t added',
        )


def enters_without_events(visit: Visit) -> None:
    """What is on the battlefield has been there before: nothing triggers, nobody is asked."""
    alice = PositionPlayer("Alice", battlefield=(WATCHER, BEARS, BEARS))
    view = visit.begin(duel(alice, PositionPlayer("Bob", battlefield=(BEARS,))), "start")
    if view.stack or not has_priority(view, "Alice") or view.player("Alice").life != 20:
        visit.found(
            f"with {WATCHER} on the battlefield {stack_words(view)}, {asked(view)}, and Alice has "
            f"{view.player('Alice').life} life",
            "the permanents of a position entered before this turn and without events: nothing triggers",
        )


def tells_owners(visit: Visit) -> None:
    """Who controls a permanent needn't own it."""
    stolen = PositionCard(BEARS, owner="Bob")
    view = visit.begin(duel(PositionPlayer("Alice", battlefield=(stolen,)), PositionPlayer("Bob")), "start")
    owners = [(p.controller, p.owner or p.controller) for p in named(view, BEARS)]
    if owners != [("Alice", "Bob")]:
        shown = ", ".join(f"controlled by {controller}, owned by {owner}" for controller, owner in owners) or "nowhere"
        visit.found(f"view.battlefield: Bob's creature that Alice controls is {shown}", "controller Alice, owner Bob")


def attaches(visit: Visit) -> None:
    """What is attached to a permanent is a permanent that names its host."""
    enchanted = PositionCard(BEARS, attached=(AURA,))
    view = visit.begin(duel(PositionPlayer("Alice", battlefield=(enchanted,)), PositionPlayer("Bob")), "start")
    hosts = [p.id for p in named(view, BEARS)]
    attached = [p.attached_to for p in named(view, AURA)]
    if attached != hosts:
        where = f"is attached to {', '.join(map(str, attached))}" if attached else "isn't there"
        visit.found(
            f"view.battlefield: {AURA} {where}",
            f"it is a permanent of its own, and `attached_to` is its host's id {', '.join(hosts)}; an engine that "
            "can't set that up answers unsupported (error 2, `position`)",
        )
