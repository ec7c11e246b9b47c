"""From a scenario's Given steps to the position a game starts from."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal

import msgspec

from .mana import face_named, lands_for, payment
from .model import CardInfo, Position, PositionCard, PositionPlayer
from .said import (
    PLAYER_NAMES,
    Attached,
    Begins,
    BeginsGame,
    Controls,
    Counted,
    HasCounters,
    Holds,
    IsCommander,
    LandsFor,
    LibraryIs,
    LibrarySize,
    PlanarDeckIs,
    PlayerName,
    StartsAsDay,
    StartsAtLife,
    Step,
    Suspended,
    TwoHeadedGiant,
)

FILLERS: Mapping[PlayerName, str] = {"Alice": "Island", "Bob": "Mountain", "Carol": "Plains", "Dave": "Swamp"}
"""What libraries are filled with, and what lands are that pay for colorless costs."""

FILLED = 15
"""Fillers in a library that no step speaks of."""

LIFE = 20
"""A player's life total (119.1)."""

TEAM_LIFE = 30
"""The life total that a team of Two-Headed Giant shares (810.4)."""

TEAMS: tuple[tuple[PlayerName, ...], ...] = (("Alice", "Bob"), ("Carol", "Dave"))
"""The teams of Two-Headed Giant."""


_ATTACHES = {"Aura", "Equipment", "Fortification"}
"""What can be attached to an object or a player (303.4, 301.5, 301.6)."""

_NEVER_PERMANENT = ("Instant", "Sorcery")
"""What never enters the battlefield (304.4, 307.4)."""


class _Object:
    """A permanent, or a card in exile, while the position is put together."""

    def __init__(self, name: str, tapped: bool, owner: str) -> None:
        self.name, self.tapped, self.owner = name, tapped, owner
        self.counters: dict[str, int] = {}
        self.attached: list[_Object] = []
        self.host: _Object | str | None = None

    def card(self, controller: str) -> str | PositionCard:
        """As a position lists it, in a list of that player's."""
        plain = not (self.tapped or self.counters or self.attached) and self.owner == controller
        if plain:
            return self.name
        return PositionCard(
            name=self.name,
            tapped=self.tapped,
            counters=dict(sorted(self.counters.items())),
            owner=None if self.owner == controller else self.owner,
            attached=tuple(attached.card(controller) for attached in self.attached),
        )


class _Player:
    def __init__(self, name: PlayerName) -> None:
        self.name = name
        self.life: int | None = None
        self.battlefield: list[_Object] = []
        self.attached: list[_Object] = []
        self.zones: dict[str, list[str]] = {"hand": [], "graveyard": [], "command zone": []}
        self.library: list[str] = []
        self.whole = False
        self.size: int | None = None
        self.costs: list[str] = []
        self.commanders: list[str] = []


class _Builder:
    def __init__(self, players: int, cards: Mapping[str, CardInfo]) -> None:
        self.cards = cards
        self.players = {name: _Player(name) for name in PLAYER_NAMES[:players]}
        self.first: PlayerName = "Alice"
        self.exile: list[tuple[str, PlayerName]] = []
        self.suspended: list[PositionCard] = []
        self.day: Literal["day", "night"] | None = None
        self.begin: Literal["first_turn"] | None = None
        self.planar_deck: list[str] = []
        self.teams: tuple[tuple[PlayerName, ...], ...] = ()

    def permanents(self) -> Iterator[tuple[_Player, _Object]]:
        for player in self.players.values():
            for permanent in player.battlefield:
                yield player, permanent

    def begins(self, said: Begins) -> None:
        self.first = said.player

    def begins_game(self, said: BeginsGame) -> None:
        self.first, self.begin = said.player, "first_turn"

    def play_in_teams(self, _: TwoHeadedGiant) -> None:
        self.teams = TEAMS

    def starts_as_day(self, said: StartsAsDay) -> None:
        if self.day is not None:
            raise ValueError("it is day or night by a step before this one")
        self.day = "day" if said.yes else "night"

    def controls(self, said: Controls) -> None:
        for name in _each(said.cards):
            permanent = _Object(name, said.tapped, said.owner or said.player)
            facts = self.known(name).facts
            for kind in _NEVER_PERMANENT:
                if kind in facts.types:
                    raise ValueError(f'"{name}" can\'t be on the battlefield: {kind.lower()}')
            for kind, printed in (("loyalty", facts.loyalty), ("defense", facts.defense)):
                if printed is not None:
                    permanent.counters[kind] = printed
            self.players[said.player].battlefield.append(permanent)

    def planes(self, said: PlanarDeckIs) -> None:
        if self.planar_deck:
            raise ValueError("the planar deck is given twice")
        for name in _each(said.cards):
            if "Plane" not in self.known(name).facts.types:
                raise ValueError(f'"{name}" is no plane')
            self.planar_deck.append(name)

    def attach(self, said: Attached) -> None:
        aura = self.one(said.aura, lambda o: o.host is None)
        if not _ATTACHES & set(self.known(said.aura).facts.subtypes):
            raise ValueError(f'"{said.aura}" is neither an Aura nor an Equipment, so it can\'t be attached')
        if said.to_player:
            aura.host = said.host
            self.players[_player(said.host)].attached.append(aura)
        else:
            host = self.one(said.host, lambda o: True)
            if host is aura:
                raise ValueError(f'"{said.aura}" can\'t be attached to itself')
            if host in _all_attached(aura):
                raise ValueError(f'"{said.host}" is attached to "{said.aura}" already')
            aura.host = host
            host.attached.append(aura)

    def count(self, said: HasCounters) -> None:
        self.one(said.card, lambda o: True).counters[said.kind] = said.amount

    def one(self, name: str, fits: Callable[[_Object], bool]) -> _Object:
        named = [permanent for _, permanent in self.permanents() if permanent.name == name]
        if not named:
            raise ValueError(f'nobody controls "{name}"; say so in a step before this one')
        found = [permanent for permanent in named if fits(permanent)]
        if not found:
            raise ValueError(f'"{name}" is attached already')
        # Of several that are alike it doesn't matter which is meant: until this step nothing tells them apart.
        if len({(o.tapped, o.owner, tuple(o.counters.items()), len(o.attached), str(o.host)) for o in found}) > 1:
            raise ValueError(f'there are {len(found)} different "{name}"; which one is meant?')
        return found[0]

    def holds(self, said: Holds) -> None:
        for name in _each(said.cards):
            self.known(name)
            if said.zone == "exile":
                self.exile.append((name, said.player))
            else:
                self.players[said.player].zones[said.zone].append(name)

    def suspend(self, said: Suspended) -> None:
        self.known(said.card)
        self.suspended.append(PositionCard(said.card, owner=said.player, counters={said.kind: said.amount}))

    def commander(self, said: IsCommander) -> None:
        player = self.players[said.player]
        owned = [o.name for _, o in self.permanents() if o.owner == said.player]
        owned += [*player.library, *(name for cards in player.zones.values() for name in cards)]
        owned += [name for name, owner in self.exile if owner == said.player]
        if owned.count(said.card) != 1:
            raise ValueError(
                f'{said.player} owns {owned.count(said.card)} "{said.card}"; exactly one must be named before this step'
            )
        player.commanders.append(said.card)

    def library(self, said: LibraryIs) -> None:
        player = self.players[said.player]
        if player.library or player.whole:
            raise ValueError(f"{said.player}'s library is given twice")
        player.library, player.whole = list(_each(said.cards)), said.whole
        for name in player.library:
            self.known(name)

    def size(self, said: LibrarySize) -> None:
        self.players[said.player].size = said.amount

    def life(self, said: StartsAtLife) -> None:
        self.players[said.player].life = said.life

    def life_of(self, player: _Player) -> int:
        """Of a team's player the team's, which one step may say for both (810.4)."""
        team = next((team for team in self.teams if player.name in team), (player.name,))
        said = {life for name in team if (life := self.players[name].life) is not None}
        if len(said) > 1:
            raise ValueError(f"{' and '.join(team)}, a team, have one life total")
        return said.pop() if said else TEAM_LIFE if self.teams else LIFE

    def lands(self, said: LandsFor) -> None:
        for cost in said.costs:
            card = self.cards.get(cost.name) or face_named(cost.name, self.cards) or self.known(cost.name)
            self.players[said.player].costs += payment(cost, card)

    def known(self, name: str) -> CardInfo:
        if name not in self.cards:
            raise ValueError(f'no fixture defines the card "{name}"')
        return self.cards[name]

    def filled(self, player: _Player) -> list[str]:
        """The library in full."""
        if player.whole:
            if player.size not in (None, len(player.library)):
                raise ValueError(f"{player.name}'s library is {len(player.library)} cards, not {player.size}")
            return player.library
        amount = FILLED if player.size is None else player.size - len(player.library)
        if amount < 0:
            raise ValueError(f"{player.name}'s library begins with {len(player.library)} cards, more than it has")
        return player.library + [FILLERS[player.name]] * amount

    def position(self, seed: int) -> Position:
        names = list(self.players)
        start = names.index(self.first)
        if self.teams and self.first not in [team[0] for team in self.teams]:
            raise ValueError(f"{self.first} isn't the first of a team")
        used = {name for name, _ in self.exile} | {card.name for card in self.suspended}
        used.update(self.planar_deck)
        players = []
        for name in names[start:] + names[:start]:
            player = self.players[name]
            if player.costs:
                lands = lands_for(player.costs, FILLERS[name])
                player.battlefield += (_Object(land, False, name) for land in lands)
            library = self.filled(player)
            used.update(library, *player.zones.values(), (o.name for o in player.battlefield))
            players.append(
                PositionPlayer(
                    name=name,
                    life=self.life_of(player),
                    library=tuple(library),
                    hand=tuple(player.zones["hand"]),
                    graveyard=tuple(player.zones["graveyard"]),
                    command=tuple(player.zones["command zone"]),
                    battlefield=tuple(o.card(name) for o in player.battlefield if o.host is None),
                    attached=tuple(o.card(name) for o in player.attached),
                    commanders=tuple(player.commanders),
                )
            )
        exile = (*(PositionCard(name, owner=owner) for name, owner in self.exile), *self.suspended)
        infos = {name: self.known(name) for name in sorted(used)}
        return Position(
            players=tuple(players),
            cards=infos,
            exile=exile,
            seed=seed,
            day=self.day,
            begin=self.begin,
            planar_deck=tuple(self.planar_deck),
            teams=tuple(sorted(self.teams, key=lambda team: self.first not in team)),
        )


_BUILD: dict[type, Callable[[_Builder, Any], None]] = {
    Begins: _Builder.begins,
    BeginsGame: _Builder.begins_game,
    TwoHeadedGiant: _Builder.play_in_teams,
    StartsAsDay: _Builder.starts_as_day,
    Controls: _Builder.controls,
    Attached: _Builder.attach,
    HasCounters: _Builder.count,
    Holds: _Builder.holds,
    Suspended: _Builder.suspend,
    IsCommander: _Builder.commander,
    LibraryIs: _Builder.library,
    LibrarySize: _Builder.size,
    PlanarDeckIs: _Builder.planes,
    StartsAtLife: _Builder.life,
    LandsFor: _Builder.lands,
}


def build(steps: Iterable[Step], cards: Mapping[str, CardInfo], players: int = 2, seed: int = 1) -> Position:
    """The position that Given steps describe.

    Args:
        steps: the steps; all but Given steps are left aside.
        cards: every fixture card by name.
        players: how many play, if the steps name no more (`players_in` counts a whole scenario).

    Raises:
        ValueError: a step that doesn't fit the ones before; its text begins with the step's line.
    """
    given = [step for step in steps if type(step.says) in _BUILD]
    builder = _Builder(max(players, players_in(given)), cards)
    for step in given:
        try:
            _BUILD[type(step.says)](builder, step.says)
        except ValueError as error:
            raise ValueError(f"line {step.line}: {error}") from None
    return builder.position(seed)


def players_in(steps: Iterable[Step]) -> int:
    """How many play: as many as up to the highest name that a step uses, two at least."""
    return max((_highest(step.says) for step in steps), default=2)


@functools.lru_cache(maxsize=8192)
def _highest(message: msgspec.Struct) -> int:
    if isinstance(message, TwoHeadedGiant):
        return sum(map(len, TEAMS))
    return max([2, *(PLAYER_NAMES.index(word) + 1 for word in _words(message) if word in PLAYER_NAMES)])


def _words(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _words(item)
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from _words(getattr(value, field))


def _all_attached(to: _Object) -> Iterator[_Object]:
    """What is attached to an object, and to that, and so on."""
    for attached in to.attached:
        yield attached
        yield from _all_attached(attached)


def _player(name: str) -> PlayerName:
    for player in PLAYER_NAMES:
        if player == name:
            return player
    raise ValueError(f"{name!r} is no player")


def _each(cards: tuple[Counted, ...]) -> Iterator[str]:
    for card in cards:
        for _ in range(card.count):
            yield card.name
