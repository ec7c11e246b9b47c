"""Face-down spells and permanents (708).

An object that is face down on the stack or the battlefield has the characteristics below and no others; what it hides
comes back as it moves to any other zone. Turning a permanent face up is a special action that isn't modelled.
"""

from __future__ import annotations

from .cards import CardDefinition
from .state import Object, ZoneName

FACE_DOWN = CardDefinition(name="", types=("creature",), power=2, toughness=2)
"""708.2a: a 2/2 creature with no text, no name, no subtypes and no mana cost."""
MORPH_COST = "{3}"
"""702.37a."""


def as_cast(obj: Object) -> Object:
    """708.4: a card as it is looked at while it is cast face down: it is turned face down first."""
    return Object(obj.id, FACE_DOWN, obj.owner, obj.controller, obj.zone)


def turn(old: Object, new: Object, to: ZoneName) -> None:
    """708.2 and 708.9: what an object that changes zones is there; off the stack and the battlefield it is revealed."""
    hidden = old.hidden or new.definition
    if new.face_down and to in ("stack", "battlefield"):
        new.hidden, new.definition = hidden, FACE_DOWN
    else:
        new.definition = hidden
