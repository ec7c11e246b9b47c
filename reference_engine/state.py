"""The state of a game: players, objects in zones, the turn, and what waits to happen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from .cards import (
    AnyInstruction,
    Becomes,
    CardDefinition,
    Duration,
    Filter,
    Keyword,
    PhaseWord,
    StepWord,
    Targets,
    Triggered,
)

if TYPE_CHECKING:
    from .characteristics import Characteristics
    from .triggers import Delayed, Waiting

ZoneName = Literal["library", "hand", "battlefield", "graveyard", "stack", "exile", "command", "phased out", "nowhere"]
"""`nowhere` is where an object is that has changed zones: the object in the new zone is another one (400.7).

`phased out` is no zone: such a permanent is on the battlefield and treated as though it didn't exist (702.26b, d)."""


@dataclass(slots=True)
class LifeTotal:
    """A life total: a player's own, or the one that a team shares (810.4)."""

    life: int = 20


@dataclass(eq=False, slots=True)
class Player:
    """A player and the zones that are the player's own."""

    name: str
    life_total: LifeTotal = field(default_factory=LifeTotal)
    library: list[Object] = field(default_factory=list)
    """Top first."""
    hand: list[Object] = field(default_factory=list)
    graveyard: list[Object] = field(default_factory=list)
    command: list[Object] = field(default_factory=list)
    pool: list[Mana] = field(default_factory=list)
    in_game: bool = True
    lands_played: int = 0
    spells_cast: int = 0
    """This turn, for storm."""
    drew_from_empty: bool = False
    """Since the last check of state-based actions (704.5b)."""
    last_turn: int = 0
    """The number of the player's most recent turn; 0 for one before the position."""
    upkeeps: tuple[int, int] = (0, 0)
    """The timestamps of the beginnings of the player's last upkeep but one and last upkeep."""

    @property
    def life(self) -> int:
        """The player's life total; of a team's player the team's (810.9a)."""
        return self.life_total.life

    @life.setter
    def life(self, life: int) -> None:
        self.life_total.life = life

    def zone(self, name: str) -> list[Object]:
        """One of the player's own zones."""
        zones: dict[str, list[Object]] = {
            "library": self.library,
            "hand": self.hand,
            "graveyard": self.graveyard,
            "command": self.command,
        }
        return zones[name]


@dataclass(slots=True)
class Mana:
    """One mana in a pool, and how long it isn't lost as steps and phases end."""

    color: str
    until: str = ""


@dataclass(eq=False, slots=True)
class Commander:
    """That a card is a commander (903.3), and what is counted about it. It goes with the card from zone to zone."""

    casts: int = 0
    """From the command zone."""
    damage: dict[Player, int] = field(default_factory=dict)
    """Combat damage that it has dealt to each player."""


@dataclass(eq=False, slots=True)
class Object:
    """An object (109.1): a card, a token, a copy of a spell, or an ability on the stack.

    It lives as long as it stays in its zone. `card` says whether a card represents it (108.2).
    """

    id: str
    definition: CardDefinition
    owner: Player
    controller: Player
    zone: ZoneName
    card: bool = True
    token: bool = False
    commander: Commander | None = None
    face_down: bool = False
    hidden: CardDefinition | None = None
    """Of a face-down spell or permanent: what it is face up (708.2)."""
    added_keywords: tuple[Keyword, ...] = ()
    """Of a token that is a copy `except it has` these (707.9a)."""
    # a permanent
    base_controller: Player | None = None
    """Who controls it where no effect says otherwise."""
    tapped: bool = False
    damage: int = 0
    deathtouched: bool = False
    counters: dict[str, int] = field(default_factory=dict)
    attached_to: Object | Player | None = None
    protector: Player | None = None
    """Of a battle: who protects it (310.9)."""
    arrived: int = -1
    """The number of the turn in which its controller came to control it; -1 for before the position."""
    came: int = 0
    """The timestamp at which its controller came to control it; 0 for before the position."""
    timestamp: int = 0
    granted: tuple[Triggered, ...] = ()
    """Triggered abilities that it has beside its card's, for as long as it stays."""
    exiled_if_it_leaves: bool = False
    phased_out_under: Player | None = None
    """Whose untap step phases it in, while it is phased out (702.26a); None: the next one, whosever it is (702.26n)."""
    phased_until: Object | None = None
    """It phases in as this object leaves the battlefield, and in no untap step (610.4a)."""
    phases_in_tapped: bool = False
    phased_with: Object | None = None
    """What it phased out indirectly with (702.26g)."""
    attacked_turn: int = -1
    used_turn: dict[int, int] = field(default_factory=dict)
    """For each ability (by its place) the turn in which it last triggered or was activated, where that is limited."""
    loyalty_turn: int = -1
    haste_for: Player | None = None
    """The player for whom it has haste, as long as they control it (702.62a)."""
    cast_from_hand_by: Player | None = None
    names: dict[str, list[Any]] = field(default_factory=dict)
    """What its abilities call objects, for its other abilities too (607)."""
    # in exile
    encoded_on: Object | None = None
    """The creature on which the card is encoded (702.99b)."""
    castable_by: Player | None = None
    """Who may cast it from there (715.3d)."""
    # on the stack
    whole: CardDefinition | None = None
    """The card, where the spell has only the characteristics of another face of it (712.8f, 715.3b, 720.3b)."""
    face: Literal["", "adventure", "omen", "back face"] = ""
    """What the card was cast as."""
    kind: Literal["", "spell", "activated", "triggered"] = ""
    source: Object | None = None
    """Of an ability: the object it comes from."""
    effects: tuple[AnyInstruction, ...] = ()
    condition: Any = None
    may: bool = False
    targets_wanted: Targets = field(default_factory=dict)
    targets: dict[str, Object | Player] = field(default_factory=dict)
    x: int = 0
    mode: int = 0
    from_zone: str = ""
    paid: tuple[str, ...] = ()
    copy: bool = False
    that_much: int = 0
    turns: dict[str, Any] = field(default_factory=dict)
    """Extra turns and added phases that its instructions speak of, by name."""
    state: int | None = None
    """Of a state trigger: its place among the abilities of its source."""
    chapter: bool = False
    """It is a chapter ability (714.2)."""
    # what it was
    last_zone: ZoneName | Literal[""] = ""
    last: Characteristics | None = None
    """Its characteristics as it left its zone (608.2h)."""
    became: Object | None = None
    """The object that it became in another zone."""

    @property
    def name(self) -> str:
        """Its name, none where it is face down (708.2); an ability's is its source's."""
        return self.definition.name

    @property
    def shown_name(self) -> str:
        """The name of the card that it is, face down too."""
        return (self.hidden or self.definition).name


@dataclass(eq=False, slots=True)
class ContinuousEffect:
    """An effect of a resolved spell or ability that lasts (611.2). Its objects are fixed as it begins (611.2c)."""

    controller: Player
    until: Duration
    objects: list[Object]
    timestamp: int
    turn: int
    """The number of the turn in which it began."""
    source: Object | None = None
    power: int = 0
    toughness: int = 0
    gains: tuple[Keyword, ...] = ()
    becomes: Becomes | None = None
    attacks_if_able: bool = False
    attacks_this_turn: bool = False
    blocks_if_able: bool = False
    new_controller: Player | None = None
    prevents: Literal["", "by", "to"] = ""
    """All damage that would be dealt by its objects, or to them."""
    cant_cast: str = ""
    """Whom, in relation to its controller, it forbids to cast spells."""
    cant_cast_what: Filter = field(default_factory=Filter)
    """Which spells."""
    next_turn: bool = False
    """It is about its controller's next turn, which hasn't begun, and about nothing before."""
    of_turn: int | None = None
    """The number of the only turn it is about, once that has begun."""
    protects: tuple[str, ...] = ()
    """What its controller has of it: a life total that can't change, protection from everything."""
    regenerates: bool = False
    """It is a regeneration shield for its objects (701.19a)."""
    may_play: bool = False
    """Its controller may play its objects from where they are."""
    from_turn: int = 0
    """The number of the turn from which they may be played; from then on they may only be cast."""


@dataclass(eq=False, slots=True)
class StaysTapped:
    """A permanent doesn't untap in the next untap step of a player, or of whoever controls it then.

    Without a permanent it is all of the player's that fit then.
    """

    obj: Object | None
    player: Player | None = None
    what: Filter | None = None


@dataclass(eq=False, slots=True)
class ExtraTurn:
    """A turn that an effect has added (500.7)."""

    player: Player
    skips: tuple[StepWord, ...] = ()


@dataclass(eq=False, slots=True)
class PlayerControl:
    """That a player controls another during a turn of theirs (723.1)."""

    controller: Player
    player: Player
    turn: int | None = None
    """The number of that turn, once it has begun."""
    then: list[ExtraTurn] = field(default_factory=list)
    """Extra turns after that turn."""


@dataclass(eq=False, slots=True)
class SkipEffect:
    """A step, phase or turn that a player is to skip (614.10)."""

    player: Player
    what: Literal["turn"] | StepWord | PhaseWord
    once: bool = True
    """It is used up by one occurrence."""
    turn: int | None = None
    """The number of the only turn it is about."""
    next_turn: bool = False
    """It is about that player's next turn, which hasn't begun."""


PhaseKind = Literal["beginning", "main", "combat", "ending"]


@dataclass(eq=False, slots=True)
class Phase:
    """A phase of the turn with the steps of it that are to come. A main phase has none (505.2)."""

    kind: PhaseKind
    steps: list[StepWord] = field(default_factory=list)
    mark: object = None
    """Tells an added phase from others, for abilities that speak of it."""


@dataclass(eq=False, slots=True)
class Turn:
    """The turn that is being taken."""

    number: int
    player: Player
    """Whose turn it is; of a team's turn the first of its players."""
    phases: list[Phase]
    """Those to come, the next one first."""
    extra: ExtraTurn | None = None
    phase: Phase | None = None
    step: StepWord = "untap step"
    mains: int = 0
    """Main phases that have begun."""
    begun: dict[str, int] = field(default_factory=dict)
    """How many steps of each kind have begun."""
    after_second_main: list[Phase] = field(default_factory=list)
    past: set[str] = field(default_factory=set)
    """The points of combat that are past, by the step at which each is; the first combat phase decides (506.8d)."""


@dataclass(eq=False, slots=True)
class Combat:
    """Who fights in the combat phase (506)."""

    attackers: dict[Object, Object | Player] = field(default_factory=dict)
    """What each was declared, or put, to attack."""
    blockers: dict[Object, list[Object]] = field(default_factory=dict)
    """What each was declared to block; it goes on blocking where that has left combat (509.1g)."""
    out: list[Object] = field(default_factory=list)
    """Planeswalkers that have left combat: what attacks them goes on attacking, nothing in particular (506.4c)."""
    blocked: set[Object] = field(default_factory=set)
    any_attacked: bool = False
    past: set[str] = field(default_factory=set)
    """The steps of this phase that have begun (506.8c)."""
    attacked: list[Player] = field(default_factory=list)
    """Players that creatures were declared as attacking (508.6)."""
    fought: set[Object] = field(default_factory=set)
    dealt_first: set[Object] | None = None
    """Those that dealt damage in the first of two combat damage steps, once there was one (510.4)."""

    def attacked_by(self, attacker: Object) -> Object | Player | None:
        """What an attacking creature attacks, if that is still in combat."""
        defender = self.attackers.get(attacker)
        return None if defender in self.out else defender


@dataclass(eq=False, slots=True)
class Game:
    """A game. Players stand in turn order."""

    players: list[Player]
    random: random.Random
    turn: Turn
    teams: tuple[tuple[Player, ...], ...] = ()
    """The teams of a game of Two-Headed Giant, in turn order (810); () where each player plays alone."""
    battlefield: list[Object] = field(default_factory=list)
    stack: list[Object] = field(default_factory=list)
    """Bottom first."""
    exile: list[Object] = field(default_factory=list)
    combat: Combat | None = None
    waiting: list[Waiting] = field(default_factory=list)
    """Abilities that have triggered and aren't on the stack yet (603.3)."""
    delayed: list[Delayed] = field(default_factory=list)
    effects: list[ContinuousEffect] = field(default_factory=list)
    skips: list[SkipEffect] = field(default_factory=list)
    first_things: list[tuple[Player, Object, tuple[AnyInstruction, ...]]] = field(default_factory=list)
    """What is to happen as the first thing of the next turn that takes place: whose, its source, what (614.10b)."""
    stay_tapped: list[StaysTapped] = field(default_factory=list)
    phased_out: list[Object] = field(default_factory=list)
    """Phased-out permanents; the battlefield doesn't list them."""
    controls: list[PlayerControl] = field(default_factory=list)
    """The most recently created last."""
    extra_turns: list[ExtraTurn] = field(default_factory=list)
    """The most recently created last; it is taken first (500.7)."""
    regular: Player | None = None
    """Whose regular turn was the last one: turn order goes on from there."""
    moves_on: Literal["", "cleanup step", "next phase"] = ""
    """Where the game goes once the resolution at hand is over, because an effect has ended the turn or the phase."""
    steps_begun: list[tuple[int, str, StepWord]] = field(default_factory=list)
    """(turn, whose, step) for each step that has begun since this was last looked at."""
    until_leaves: dict[Object, list[Object]] = field(default_factory=dict)
    """Cards exiled until that object leaves the battlefield (610.3)."""
    state_triggers: set[tuple[Object | None, int]] = field(default_factory=set)
    """State triggers that have triggered and haven't left the stack (603.8)."""
    day: Literal["", "day", "night"] = ""
    """731.1: neither, until something makes it one of them."""
    spells_last_turn: int = 0
    """How many spells the player whose turn was the last one cast in it (731.2); of a team, the most by one player."""
    commanders: list[Commander] = field(default_factory=list)
    commanders_moved: list[Object] = field(default_factory=list)
    """Those put into exile or a graveyard since the last check of state-based actions (704.6d)."""
    plane: Object | None = None
    """The face-up plane (311), where there is a planar deck."""
    winners: list[Player] | None = None
    live: dict[str, Object] = field(default_factory=dict)
    """Each object that is in a zone, by its id."""
    clock: int = 0
    """Counts timestamps and ids."""
    version: int = 0
    """Grows with each change, so that what was computed from the state is computed again."""
    seen: dict[Object, Characteristics] = field(default_factory=dict)
    seen_version: int = -1

    def tick(self) -> int:
        """A new timestamp (613.7)."""
        self.clock += 1
        return self.clock

    def new_id(self) -> str:
        """An id that no other object of this game has had."""
        return f"o{self.tick()}"

    def touch(self) -> None:
        """Something has changed that characteristics may depend on."""
        self.version += 1

    @property
    def active(self) -> Player:
        """Whose turn it is, also after that player has left (800.4j); of a team's turn the first of its players."""
        return self.turn.player

    @property
    def active_players(self) -> tuple[Player, ...]:
        """The active player, or each player of the active team (805.4a)."""
        return self.team(self.turn.player)

    def is_active(self, player: Player) -> bool:
        """Whether it is that player's turn, alone or as one of a team."""
        return player in self.active_players

    def team(self, player: Player) -> tuple[Player, ...]:
        """The player's team in turn order; alone where there are no teams."""
        return next((team for team in self.teams if player in team), (player,))

    def in_turn_order(self, first: Player | None = None) -> list[Player]:
        """The players still in the game, in turn order, from the active player or the one given."""
        start = self.players.index(first or self.turn.player)
        order = self.players[start:] + self.players[:start]
        return [p for p in order if p.in_game]

    def next_player(self, player: Player) -> Player:
        """The next player in turn order who is still in the game."""
        start = self.players.index(player)
        for step in range(1, len(self.players) + 1):
            other = self.players[(start + step) % len(self.players)]
            if other.in_game:
                return other
        return player

    def opponents(self, player: Player) -> list[Player]:
        """The other players still in the game but the player's own team, in turn order (102.3)."""
        return [p for p in self.in_turn_order() if p not in self.team(player)]

    def zone_of(self, obj: Object) -> list[Object]:
        """The list that holds the object."""
        if obj.zone == "battlefield":
            return self.battlefield
        if obj.zone == "stack":
            return self.stack
        if obj.zone == "exile":
            return self.exile
        if obj.zone == "phased out":
            return self.phased_out
        return obj.owner.zone(obj.zone)

    def sources(self) -> list[Object]:
        """Whose abilities function: permanents, and in the command zone emblems and the plane (114.4, 901.7)."""
        emblems = [obj for player in self.players for obj in player.command if not obj.card or obj is self.plane]
        return [*self.battlefield, *emblems] if emblems else self.battlefield

    def everything(self) -> Iterator[Object]:
        """Each object in a zone."""
        return iter(list(self.live.values()))
