"""What `sundial doctor` looks at in refusals: *illegal* changes nothing, *unsupported* is said of what isn't there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from .doctor_actions import BOLT
from .doctor_position import duel, with_cards, without_ids
from .doctor_visit import Visit
from .model import (
    PARTS,
    Action,
    Activate,
    Attack,
    Block,
    CardInfo,
    Cast,
    Choose,
    Facts,
    Illegal,
    Offers,
    Pass,
    Play,
    Position,
    PositionPlayer,
    Unsupported,
    View,
)
from .words import joined

UNHEARD = "Sundial's Unheard-of Card"
_NAMES = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi", "Ivan")
NO_ID = "no-such-id"
_TOLD = 4
"""Actions that are told, of those accepted though they aren't allowed."""


def refuses(visit: Visit, position: Position) -> None:
    """What isn't allowed is error 1, and leaves everything as it was."""
    first = visit.begin(position, "start, for what isn't allowed")
    mover, other = position.players[0].name, position.players[1].name
    undisturbed = visit.act(Pass(mover), f"act, a pass by {mover}")
    view = visit.begin(position, "start, for what isn't allowed")
    accepted, refused = list[str](), False
    for words, action in _not_allowed(view, mover, other):
        try:
            visit.act(action, f"act, {words}")
        except Illegal:
            refused = True
        except Unsupported:
            pass
        else:
            accepted.append(words)
            view = visit.begin(position, "start, for what isn't allowed")
    if accepted:
        visit.call = "act"
        more = f" and {len(accepted) - _TOLD} more" if accepted[_TOLD:] else ""
        visit.found(
            f"accepted {'; '.join(accepted[:_TOLD])}{more}",
            "none of it is allowed here: error 1 (illegal), and nothing changes",
        )
    elif refused:
        call = f"act, a pass by {mover} after all that was refused"
        try:
            same = without_ids(visit.act(Pass(mover), call)) == without_ids(undisturbed)
        except Illegal:
            same = False
        if not same:
            visit.found(
                "the view isn't the one that the same pass leads to without the refused actions before it",
                "a refusal leaves state and decision as they were: look whether an action is allowed before doing it",
            )
    if without_ids(first) != without_ids(visit.begin(position, "start, after what isn't allowed")):
        visit.found("the view isn't that of the first start", "drop the old game wholly")


def _not_allowed(view: View, mover: str, other: str) -> Iterator[tuple[str, Action]]:
    """Actions that `mover`, who has priority in a main phase, and `other` may not do, in words."""
    yield f"a choice by {mover}, who isn't asked for one", Choose(mover, ())
    yield f"an attack by {mover} in the main phase", Attack(mover, {})
    yield f"a block by {other} in the main phase", Block(other, {})
    yield f"{mover} plays a card that isn't there", Play(mover, NO_ID)
    yield f"{mover} casts a card that isn't there", Cast(mover, NO_ID)
    yield f"{mover} activates what isn't there", Activate(mover, NO_ID)
    if land := next((p.id for p in view.battlefield if p.controller == other), None):
        yield f"{mover} activates {other}'s permanent", Activate(mover, land)
    if bolt := next((card.id for card in view.player(mover).hand if card.name == BOLT), None):
        yield f"{mover} casts {BOLT} without a target", Cast(mover, bolt)
        yield f"{mover} casts {BOLT} with two targets", Cast(mover, bolt, (other, mover))
        yield f"{mover} casts {BOLT} at what isn't there", Cast(mover, bolt, (NO_ID,))
        yield f"{other} casts {mover}'s card", Cast(other, bolt, (mover,))


def says_what_it_lacks(visit: Visit) -> None:
    """A card that nobody knows is unsupported, at the latest when it is cast."""
    sound = duel(PositionPlayer("Alice", battlefield=("Mountain",)), PositionPlayer("Bob"))
    alice = replace(sound.players[0], hand=(UNHEARD,))
    card = CardInfo(
        Facts(types=("Instant",), cost="{R}", colors=("R",), mana_value=1),
        text="Whirl the unheard-of whatsit until it hums.",
        structure=({"is": "unheard-of"},),
        real=False,
    )
    position = Position(players=(alice, sound.players[1]), cards={**sound.cards, UNHEARD: card})
    visit.call = f"start, with the card {UNHEARD!r}, which nobody knows"
    try:
        hand = visit.begin(position).player("Alice").hand
        if not hand:
            visit.found(
                "the card isn't in Alice's hand", "a card that the engine lacks is unsupported (error 2, `card`)"
            )
            return
        visit.act(Cast("Alice", hand[0].id), f"act, Alice casts {UNHEARD!r}, which nobody knows")
    except (Illegal, Unsupported):
        return
    visit.found(
        "the engine accepted it",
        "a card whose text or structure it can't read is unsupported (error 2, `card`): one that silently does nothing "
        "makes the game a wrong one",
    )


def seats_players(visit: Visit, offers: Offers) -> None:
    """As many players as it offers, and no more."""
    visit.call = f"start, with {offers.players} players"
    seats = min(offers.players, len(_NAMES) - 1)
    try:
        visit.begin(_players(seats))
    except Unsupported as lack:
        visit.found(f"unsupported {lack}", f"`offers.players` says {offers.players}; offer as many as it plays")
        return
    if seats < offers.players:
        return
    visit.call = f"start, with {seats + 1} players"
    try:
        visit.engine.start(_players(seats + 1))
    except Unsupported:
        return
    visit.note(
        f"it sets up {seats + 1} players and offers {offers.players}: offer `players` {seats + 1} if it plays their "
        "game, else answer unsupported (error 2, `players`)"
    )


def _players(number: int) -> Position:
    return with_cards(tuple(PositionPlayer(name, library=("Island",) * 5) for name in _NAMES[:number]))


def knows_its_offers(visit: Visit, offers: Offers) -> None:
    """The words of `offers.also` are the contract's."""
    if unknown := sorted(set(offers.also) - set(PARTS)):
        import difflib

        near = {word: difflib.get_close_matches(word, PARTS, 1) for word in unknown}
        meant = joined(f"{word!r}" + (f" (did you mean {near[word][0]!r}?)" if near[word] else "") for word in unknown)
        visit.call = "describe"
        visit.found(f"description.offers.also has {meant}", f"the words are: {', '.join(PARTS)}")
