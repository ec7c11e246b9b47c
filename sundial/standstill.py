"""Games that stand still: what the dummies `null` and `refuser` show.

They prove the corpus, not an engine: whatever passes on one of them claims nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from . import __version__
from .model import (
    PARTS,
    PROTOCOL,
    Action,
    Card,
    Description,
    Facts,
    Offers,
    Permanent,
    Position,
    PositionCard,
    PriorityDecision,
    Unsupported,
    View,
    ViewPlayer,
)

_MODIFIES = re.compile(r"([+-]\d+)/([+-]\d+)")
"""The kinds of counters that change power and toughness (122.1a)."""


class Standstill:
    """A game that shows its position and in which only the one who has priority changes."""

    name = "standstill"

    def __init__(self) -> None:
        self._view: View | None = None

    def describe(self) -> Description:
        offers = Offers(players=4, texts=True, steps=True, cleanups=True, also=PARTS)
        return Description(name=self.name, version=__version__, protocol=PROTOCOL, offers=offers)

    def start(self, position: Position) -> View:
        if len(position.players) > 4:
            raise Unsupported("players", str(len(position.players)))
        self._view = _shown(position)
        return self._view

    def act(self, action: Action) -> View:
        raise NotImplementedError

    @property
    def has_priority(self) -> str:
        """The player who has priority."""
        decision = self._game().decision
        assert decision is not None
        return decision.player

    def next_player(self) -> View:
        """The view in which the next player in turn order has priority."""
        view = self._game()
        names = [player.name for player in view.players]
        following = names[(names.index(self.has_priority) + 1) % len(names)]
        self._view = _with_priority(view, following)
        return self._view

    def _game(self) -> View:
        if self._view is None:
            raise RuntimeError("no game has been started")
        return self._view


def _with_priority(view: View, player: str) -> View:
    return View(
        turn=view.turn,
        active=view.active,
        step=view.step,
        decision=PriorityDecision(player),
        players=view.players,
        battlefield=view.battlefield,
        exile=view.exile,
        day=view.day,
    )


class _Ids:
    """o1, o2 and so on, kept clear of the players' names."""

    def __init__(self, taken: set[str]) -> None:
        self._taken, self._count = taken, 0

    def __call__(self) -> str:
        self._count += 1
        ident = f"o{self._count}"
        return ident if ident not in self._taken else self()


def _shown(position: Position) -> View:
    """The first view of a position."""
    new = _Ids({player.name for player in position.players})
    battlefield: list[Permanent] = []
    players = []
    for player in position.players:
        for entry in player.battlefield:
            battlefield += _permanents(entry, player.name, None, position, new)
        for entry in player.attached:
            battlefield += _permanents(entry, player.name, player.name, position, new)
        plane = position.planar_deck[:1] if player is position.players[0] else ()
        players.append(
            ViewPlayer(
                name=player.name,
                life=player.life,
                hand=_cards(player.hand, player.name, new),
                graveyard=_cards(player.graveyard, player.name, new),
                command=_cards((*player.command, *plane), player.name, new),
                library=tuple(entry if isinstance(entry, str) else entry.name for entry in player.library),
            )
        )
    first = position.players[0].name
    return View(
        turn=1,
        active=first,
        step="upkeep" if position.begin else "precombat_main",
        decision=PriorityDecision(first),
        players=tuple(players),
        battlefield=tuple(battlefield),
        exile=_cards(position.exile, first, new),
        day=position.day,
    )


def _named(entry: str | PositionCard) -> PositionCard:
    return PositionCard(entry) if isinstance(entry, str) else entry


def _cards(entries: tuple[str | PositionCard, ...], owner: str, new: _Ids) -> tuple[Card, ...]:
    if not entries:
        return ()
    return tuple(
        Card(id=new(), name=card.name, owner=card.owner or owner, counters=card.counters)
        for card in map(_named, entries)
    )


def _permanents(
    entry: str | PositionCard, player: str, host: str | None, position: Position, new: _Ids
) -> Iterator[Permanent]:
    """A permanent and, after it, what is attached to it."""
    card = _named(entry)
    if card.name not in position.cards:
        raise Unsupported("card", card.name)
    facts = position.cards[card.name].facts
    power, toughness = _power_and_toughness(facts, card.counters)
    # What is attached is listed with its host, so that its owner is the best guess at its controller.
    controller = card.owner if host is not None and card.owner is not None else player
    permanent = Permanent(
        id=new(),
        name=card.name,
        controller=controller,
        owner=card.owner or player,
        tapped=card.tapped,
        power=power,
        toughness=toughness,
        counters=dict(card.counters),
        attached_to=host,
    )
    yield permanent
    for attached in card.attached:
        yield from _permanents(attached, player, permanent.id, position, new)


def _power_and_toughness(facts: Facts, counters: dict[str, int]) -> tuple[int | None, int | None]:
    """As printed and as counters make them; a characteristic that is defined elsewhere is 0."""
    if "creature" not in (word.lower() for word in facts.types):
        return None, None
    power, toughness = facts.power or 0, facts.toughness or 0
    for kind, number in counters.items():
        if match := _MODIFIES.fullmatch(kind):
            power += number * int(match[1])
            toughness += number * int(match[2])
    return power, toughness
