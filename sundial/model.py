"""The messages of the engine contract, version 1 (adapters/README.md describes them for authors of adapters).

An engine answers three calls: `describe() -> Description`, `start(Position) -> View`, `act(Action) -> View`. In process
it is a Python object with these methods; out of process the same messages travel as JSON-RPC 2.0, one object a line.
The JSON Schemas in fixtures/schemas/ are generated from this module.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Protocol

import msgspec

PROTOCOL = 1
"""The version of the contract. New optional fields don't raise it."""

LONGEST_MESSAGE = 16 * 1024 * 1024
"""Bytes in one line, in both directions."""

StepName = Literal[
    "untap",
    "upkeep",
    "draw",
    "precombat_main",
    "beginning_of_combat",
    "declare_attackers",
    "declare_blockers",
    "combat_damage",
    "end_of_combat",
    "postcombat_main",
    "end",
    "cleanup",
]
STEP_NAMES: tuple[StepName, ...] = (
    "untap",
    "upkeep",
    "draw",
    "precombat_main",
    "beginning_of_combat",
    "declare_attackers",
    "declare_blockers",
    "combat_damage",
    "end_of_combat",
    "postcombat_main",
    "end",
    "cleanup",
)
"""The steps and the two kinds of main phase, in the order of a turn. A phase follows from its step."""

PARTS: tuple[str, ...] = (
    "commanders",
    "control of players",
    "day",
    "face-down cards",
    "faces",
    "first turn",
    "phasing",
    "planar deck",
    "suspended",
    "teams",
)
"""The words that `offers.also` may hold and a scenario may need: parts of the game that many engines leave out."""

Natural = Annotated[int, msgspec.Meta(ge=0)]


class Offers(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an engine offers beyond the least; scenarios that need more are unsupported on it."""

    players: Annotated[int, msgspec.Meta(ge=2, description="the most players in one game")] = 2
    texts: Annotated[bool, msgspec.Meta(description="builds cards it has never heard of")] = False
    steps: Annotated[bool, msgspec.Meta(description="view.steps lists each step that began")] = False
    cleanups: Annotated[bool, msgspec.Meta(description="... a repeated cleanup step too")] = False
    also: Annotated[tuple[str, ...], msgspec.Meta(description="parts of the game beyond the usual, a word each")] = ()


class Description(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to `describe`."""

    name: str
    version: str
    protocol: int
    offers: Offers = Offers()


# -- start ---------------------------------------------------------------------------------------------------------


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The printed characteristics of a card."""

    types: tuple[str, ...]
    cost: Annotated[str, msgspec.Meta(description='mana cost such as "{4}{U}{U}", "" for none')] = ""
    colors: Annotated[tuple[str, ...], msgspec.Meta(description="among W U B R G")] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    keywords: Annotated[tuple[str, ...], msgspec.Meta(description="as printed: Flash, First strike")] = ()
    mana_value: Natural = 0


class CardInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that is named in a position, in both forms: its structure, and rules text rendered from it."""

    facts: Facts
    text: Annotated[str, msgspec.Meta(description="rules text, one ability a line")] = ""
    structure: Annotated[tuple[dict[str, Any], ...], msgspec.Meta(description="abilities as in card.schema.json")] = ()
    real: Annotated[bool, msgspec.Meta(description="false: invented for the corpus, no pool has it")] = True


class PositionCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in a position, where more than its name is to be said."""

    name: str
    tapped: bool = False
    counters: dict[str, Natural] = {}
    owner: str | None = None
    attached: tuple[str | PositionCard, ...] = ()


class PositionPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player in a position, with every zone that is the player's own."""

    name: str
    life: int = 20
    library: Annotated[tuple[str | PositionCard, ...], msgspec.Meta(description="top first, the whole of it")] = ()
    hand: tuple[str | PositionCard, ...] = ()
    graveyard: tuple[str | PositionCard, ...] = ()
    command: tuple[str | PositionCard, ...] = ()
    battlefield: Annotated[tuple[str | PositionCard, ...], msgspec.Meta(description="by controller")] = ()
    attached: Annotated[tuple[str | PositionCard, ...], msgspec.Meta(description="Auras on the player")] = ()
    commanders: Annotated[
        tuple[str, ...], msgspec.Meta(description="names of the player's cards that are commanders (903.3)")
    ] = ()


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game starts from: the first player's precombat main phase, that player has priority, the stack is empty.

    It isn't the game's first turn, unless `begin` says so; then it is that player's upkeep step in it.
    Every permanent has been there since before this turn and entered without events.
    """

    players: Annotated[tuple[PositionPlayer, ...], msgspec.Meta(min_length=2, description="in turn order")]
    cards: Annotated[dict[str, CardInfo], msgspec.Meta(description="each card named in the position")]
    exile: Annotated[tuple[str | PositionCard, ...], msgspec.Meta(description="one zone; cards name their owner")] = ()
    seed: int = 1
    day: Annotated[Literal["day", "night"] | None, msgspec.Meta(description="absent: neither (731)")] = None
    begin: Annotated[
        Literal["first_turn"] | None, msgspec.Meta(description="the upkeep step of the game's first turn (103.8)")
    ] = None
    planar_deck: Annotated[
        tuple[str, ...], msgspec.Meta(description="names, top first; the top one is the face-up plane (901.5)")
    ] = ()
    teams: Annotated[
        tuple[tuple[str, ...], ...],
        msgspec.Meta(description="of a game of Two-Headed Giant (810), in turn order, the active team first"),
    ] = ()

    def team(self, player: str) -> tuple[str, ...]:
        """The names of the player's team; the player's own alone where there are no teams."""
        return next((team for team in self.teams if player in team), (player,))


# -- view ----------------------------------------------------------------------------------------------------------


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in a hand, a graveyard, exile or the command zone."""

    id: str
    name: str
    owner: str | None = None
    face_down: bool = False
    counters: Annotated[dict[str, Natural], msgspec.Meta(description="in exile, as on a suspended card")] = {}


class StackObject(msgspec.Struct, frozen=True, omit_defaults=True):
    """A spell or an ability on the stack. An ability's name is its source's."""

    id: str
    name: str
    kind: Literal["spell", "activated", "triggered"]
    controller: str
    copy: bool = False
    face_down: Annotated[bool, msgspec.Meta(description="it is shown by the card's name all the same")] = False


class Permanent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A permanent. Power and toughness are absent where it isn't a creature; loyalty and defense are counters."""

    id: str
    name: str
    controller: str
    owner: str | None = None
    tapped: bool = False
    token: bool = False
    power: int | None = None
    toughness: int | None = None
    damage: Natural = 0
    counters: dict[str, Natural] = {}
    attacking: Annotated[str | None, msgspec.Meta(description="the player or the id attacked")] = None
    blocking: tuple[str, ...] = ()
    attached_to: str | None = None
    face_down: Annotated[bool, msgspec.Meta(description="it is shown by the card's name all the same")] = False


class ViewPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player as an engine shows them: everything, hidden zones too."""

    name: str
    life: int
    in_game: bool = True
    mana: dict[str, Natural] = {}
    hand: tuple[Card, ...] = ()
    graveyard: tuple[Card, ...] = ()
    command: tuple[Card, ...] = ()
    library: Annotated[tuple[str, ...], msgspec.Meta(description="names, top first")] = ()


class StepBegun(msgspec.Struct, frozen=True):
    """A step that began since the view before."""

    turn: int
    active: str
    step: StepName


class Option(msgspec.Struct, frozen=True):
    """One thing that may be chosen. A plain yes has the id and the name `yes`."""

    id: str
    name: str


DecidedBy = Annotated[
    str | None, msgspec.Meta(description="who controls the player who is asked, and so decides (723.5)")
]


class PriorityDecision(msgspec.Struct, frozen=True, tag_field="kind", tag="priority", omit_defaults=True):
    """The player has priority."""

    player: str
    by: DecidedBy = None


class AttackersDecision(msgspec.Struct, frozen=True, tag_field="kind", tag="attackers", omit_defaults=True):
    """The player declares attackers."""

    player: str
    by: DecidedBy = None


class BlockersDecision(msgspec.Struct, frozen=True, tag_field="kind", tag="blockers", omit_defaults=True):
    """The player declares blockers."""

    player: str
    by: DecidedBy = None


class ChooseDecision(msgspec.Struct, frozen=True, tag_field="kind", tag="choose", omit_defaults=True):
    """The player chooses between `min` and `max` of the options. What may be declined has `min` 0.

    `ordered`: the order matters; of triggered abilities the one listed first goes on the stack first.
    """

    player: str
    options: tuple[Option, ...]
    min: Natural
    max: Natural
    ordered: bool = False
    source: Annotated[str, msgspec.Meta(description="the name of the object that asks, for the report")] = ""
    text: Annotated[str, msgspec.Meta(description="what is asked, for the report")] = ""
    by: DecidedBy = None


Decision = PriorityDecision | AttackersDecision | BlockersDecision | ChooseDecision


class Result(msgspec.Struct, frozen=True):
    """The end of the game: who has won; nobody is a draw."""

    winners: tuple[str, ...]


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an engine shows at a decision, or at the end of the game."""

    turn: Annotated[int, msgspec.Meta(description="1 in the first view, greater for each turn that begins")]
    active: Annotated[str, msgspec.Meta(description="whose turn it is, also after that player left")]
    step: StepName
    decision: Decision | None
    players: tuple[ViewPlayer, ...]
    stack: Annotated[tuple[StackObject, ...], msgspec.Meta(description="top first")] = ()
    battlefield: tuple[Permanent, ...] = ()
    phased_out: Annotated[
        tuple[Permanent, ...], msgspec.Meta(description="treated as though they didn't exist, so not in battlefield")
    ] = ()
    exile: tuple[Card, ...] = ()
    steps: Annotated[tuple[StepBegun, ...], msgspec.Meta(description="begun since the view before")] = ()
    result: Result | None = None
    day: Annotated[Literal["day", "night"] | None, msgspec.Meta(description="absent: neither (731)")] = None

    def player(self, name: str) -> ViewPlayer:
        """The player of that name.

        Raises:
            KeyError: nobody in this game has that name.
        """
        for player in self.players:
            if player.name == name:
                return player
        raise KeyError(name)


# -- act -----------------------------------------------------------------------------------------------------------


class Pass(msgspec.Struct, frozen=True, tag_field="type", tag="pass"):
    """Pass priority (117.3d)."""

    player: str


class Play(msgspec.Struct, frozen=True, tag_field="type", tag="play"):
    """Play a land (116.2a)."""

    player: str
    card: str


class Cast(msgspec.Struct, frozen=True, tag_field="type", tag="cast", omit_defaults=True):
    """Cast a spell (601), all that is announced in one message. Mana is paid by the engine in any legal way."""

    player: str
    card: str
    targets: Annotated[tuple[str, ...], msgspec.Meta(description="ids and players, in the order of the text")] = ()
    modes: Annotated[tuple[int, ...], msgspec.Meta(description="counted from 1")] = ()
    x: int | None = None
    paying: Annotated[tuple[str, ...], msgspec.Meta(description="optional costs, such as buyback")] = ()
    costs: Annotated[tuple[str, ...], msgspec.Meta(description="what is sacrificed, discarded or tapped")] = ()
    face: Annotated[
        str, msgspec.Meta(description="as which of its other faces: an Adventure, an Omen or the back, by its name")
    ] = ""


class Activate(msgspec.Struct, frozen=True, tag_field="type", tag="activate", omit_defaults=True):
    """Activate an ability (602). `ability` counts the activated abilities as printed, mana abilities among them."""

    player: str
    object: str
    ability: Annotated[int, msgspec.Meta(ge=1)] = 1
    targets: tuple[str, ...] = ()
    modes: tuple[int, ...] = ()
    x: int | None = None
    costs: tuple[str, ...] = ()


class Attack(msgspec.Struct, frozen=True, tag_field="type", tag="attack"):
    """Declare attackers (508.1): for each attacker's id the player or the id it attacks."""

    player: str
    attackers: dict[str, str]


class Block(msgspec.Struct, frozen=True, tag_field="type", tag="block"):
    """Declare blockers (509.1): for each blocker's id the ids of the attackers it blocks."""

    player: str
    blockers: dict[str, tuple[str, ...]]


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """Answer a choice with the ids of options."""

    player: str
    options: tuple[str, ...]


class Concede(msgspec.Struct, frozen=True, tag_field="type", tag="concede"):
    """Concede (104.3a), at any time."""

    player: str


Action = Pass | Play | Cast | Activate | Attack | Block | Choose | Concede


# -- the three calls -----------------------------------------------------------------------------------------------


class Illegal(Exception):
    """The action isn't allowed now. State and decision are as before. Error code 1."""


class Unsupported(Exception):
    """The engine lacks something the position or the action needs. Error code 2.

    `what` is card, action, choice, players or position; `name` says which.
    """

    def __init__(self, what: str, name: str) -> None:
        super().__init__(f"{what}: {name}")
        self.what, self.name = what, name


ILLEGAL, UNSUPPORTED = 1, 2
"""The JSON-RPC error codes of the two refusals; every other code is a fault of the engine."""


class Engine(Protocol):
    """Anything that plays: the reference engine, an adapter in another process, a project's own class."""

    def describe(self) -> Description:
        """Who the engine is and what it offers."""

    def start(self, position: Position) -> View:
        """Set up a game, also while another is unfinished.

        Raises:
            Unsupported: it lacks a card, or the number of players.
        """

    def act(self, action: Action) -> View:
        """One thing a player does, up to the next decision.

        Raises:
            Illegal: not allowed now; state and decision are as before.
            Unsupported: the engine can't do that.
        """
