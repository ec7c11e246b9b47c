"""What a step says: one message for each kind of position change, action and expectation of the language.

The phrase table (sundial/phrases.py) reads a step's text into one of these and prints it back; the runner
(sundial/session.py) carries them out. A message knows cards and players by name and never an engine's ids.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .model import StepName

PlayerName = Literal["Alice", "Bob", "Carol", "Dave"]
PLAYER_NAMES: tuple[PlayerName, ...] = ("Alice", "Bob", "Carol", "Dave")

Which = Literal["", "token", "copy", "ability"]


class Ref(msgspec.Struct, frozen=True, omit_defaults=True):
    """An object by name: `"X"`, `the token "X"`, `the copy of "X"`, `the ability of "X"`."""

    name: str
    which: Which = ""


PHASE_WORDS = frozenset(("untap step", "upkeep step", "draw step", "main phase", "combat phase", "end step"))
"""What else than objects and players a choice may be about: steps and phases, chosen by their names in quotes."""


class Counted(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many cards of one name: `"X"` or `8 "X"`."""

    name: str
    count: int = 1


class Payment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something lands are for: `"X"`, `2 "X"`, `the ability of "X"`, `the flashback of "X"`, `"X" with buyback`,
    `"X" with kicker`."""

    name: str
    count: int = 1
    what: Literal[
        "spell",
        "ability",
        "second ability",
        "flashback",
        "madness",
        "blitz",
        "dash",
        "unearth",
        "warp",
        "echo",
        "cumulative upkeep",
        "buyback",
        "kicker",
    ] = "spell"


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """The base of all that a step can say. Each message is tagged with its class's name."""


# -- Given: the position -------------------------------------------------------------------------------------------


class Begins(Said, frozen=True, omit_defaults=True, tag=True):
    """It is that player's precombat main phase: the player is first in turn order."""

    player: PlayerName


class BeginsGame(Said, frozen=True, omit_defaults=True, tag=True):
    """It is that player's upkeep step in the game's first turn: the player is first in turn order."""

    player: PlayerName


class TwoHeadedGiant(Said, frozen=True, omit_defaults=True, tag=True):
    """The game is Two-Headed Giant (810): Alice and Bob against Carol and Dave."""


class StartsAsDay(Said, frozen=True, omit_defaults=True, tag=True):
    """It is day, or night, in the position."""

    yes: bool = True


class PlanarDeckIs(Said, frozen=True, omit_defaults=True, tag=True):
    """The planar deck, top first; its top card is face up in the command zone."""

    cards: tuple[Counted, ...]


class Controls(Said, frozen=True, omit_defaults=True, tag=True):
    """Permanents on the battlefield under that player's control, theirs unless an owner is named."""

    player: PlayerName
    cards: tuple[Counted, ...]
    tapped: bool = False
    owner: PlayerName | None = None


class Attached(Said, frozen=True, omit_defaults=True, tag=True):
    """An Aura or Equipment already named as controlled is attached to a permanent or a player."""

    aura: str
    host: str
    """A card's name, or a player's where `to_player`."""
    to_player: bool = False


class HasCounters(Said, frozen=True, omit_defaults=True, tag=True):
    """A permanent of the position has counters."""

    card: str
    amount: int
    kind: str


class Holds(Said, frozen=True, omit_defaults=True, tag=True):
    """Cards in a hand or a graveyard, or owned by a player in exile or the command zone."""

    player: PlayerName
    zone: Literal["hand", "graveyard", "exile", "command zone"]
    cards: tuple[Counted, ...]


class Suspended(Said, frozen=True, omit_defaults=True, tag=True):
    """A card that player owns is in exile with counters on it."""

    player: PlayerName
    card: str
    amount: int
    kind: str


class IsCommander(Said, frozen=True, omit_defaults=True, tag=True):
    """A card of that player's, named in another step, is their commander."""

    card: str
    player: PlayerName


class LibraryIs(Said, frozen=True, omit_defaults=True, tag=True):
    """The whole library, or with `whole` false its first cards, from the top."""

    player: PlayerName
    cards: tuple[Counted, ...]
    whole: bool = True


class LibrarySize(Said, frozen=True, omit_defaults=True, tag=True):
    """A library of so many filler cards."""

    player: PlayerName
    amount: int


class StartsAtLife(Said, frozen=True, omit_defaults=True, tag=True):
    """A life total of the position."""

    player: PlayerName
    life: int


class LandsFor(Said, frozen=True, omit_defaults=True, tag=True):
    """Basic lands that pay for all of these in one turn, in whatever way an engine taps them."""

    player: PlayerName
    costs: tuple[Payment, ...]


# -- When: actions -------------------------------------------------------------------------------------------------


class Passes(Said, frozen=True, omit_defaults=True, tag=True):
    """That player passes priority, once, now."""

    player: PlayerName


class Casts(Said, frozen=True, omit_defaults=True, tag=True):
    """That player comes to act and casts the spell, or casts it as an offer or a permission says."""

    player: PlayerName
    card: str
    targets: tuple[Ref, ...] = ()
    """A player's name stands as a Ref too."""
    modes: tuple[int, ...] = ()
    x: int | None = None
    paying: str = ""
    costs: tuple[Ref, ...] = ()
    """What is sacrificed for it."""
    zone: Literal["", "graveyard", "exile", "command zone"] = ""
    face: str = ""
    """The name of the card's other face that it is cast as."""


class Activates(Said, frozen=True, omit_defaults=True, tag=True):
    """That player comes to act and activates an ability: the first that isn't a mana ability, or a numbered one."""

    player: PlayerName
    card: str
    ability: int = 0
    """Counted as printed, mana abilities among them; 0 where the step doesn't say."""
    targets: tuple[Ref, ...] = ()
    x: int | None = None
    costs: tuple[Ref, ...] = ()


class Plays(Said, frozen=True, omit_defaults=True, tag=True):
    """That player comes to act and plays the land."""

    player: PlayerName
    card: str


class Attacks(Said, frozen=True, omit_defaults=True, tag=True):
    """The game comes to that player's declaration of attackers this turn; they attack a player or a permanent."""

    player: PlayerName
    defender: Ref
    attackers: tuple[Counted, ...]


class Blocks(Said, frozen=True, omit_defaults=True, tag=True):
    """The game comes to that player's declaration of blockers; they block that attacker."""

    player: PlayerName
    attacker: str
    blockers: tuple[Counted, ...]


class Chooses(Said, frozen=True, omit_defaults=True, tag=True):
    """That player is asked and chooses cards or players, in this order."""

    player: PlayerName
    cards: tuple[Ref, ...]
    """Empty: nothing. Equal names stand as often as they are chosen."""


class Accepts(Said, frozen=True, omit_defaults=True, tag=True):
    """That player is asked whether they do what they may do: yes, or with `yes` false no."""

    player: PlayerName
    yes: bool = True


class Resolves(Said, frozen=True, omit_defaults=True, tag=True):
    """All pass until the topmost object of that name has left the stack, or somebody must choose."""

    what: Ref


class EverythingResolves(Said, frozen=True, omit_defaults=True, tag=True):
    """All pass until the stack is empty, a step begins, or somebody must choose."""


class GoesOn(Said, frozen=True, omit_defaults=True, tag=True):
    """Default answers until a new instance of the step begins, of this turn or of that player's next turn."""

    step: StepName
    player: PlayerName | None = None


class Concedes(Said, frozen=True, omit_defaults=True, tag=True):
    """That player concedes, now."""

    player: PlayerName


# -- Then: expectations --------------------------------------------------------------------------------------------

ZoneName = Literal["hand", "graveyard", "library"]


class IsIn(Said, frozen=True, omit_defaults=True, tag=True):
    """A card is, or isn't, in a player's zone."""

    card: str
    player: PlayerName
    zone: ZoneName
    yes: bool = True


class IsInExile(Said, frozen=True, omit_defaults=True, tag=True):
    """A card is, or isn't, in exile; with an owner, as that player's card."""

    card: str
    owner: PlayerName | None = None
    yes: bool = True


class IsInCommandZone(Said, frozen=True, omit_defaults=True, tag=True):
    """A card is, or isn't, in the command zone."""

    card: str
    yes: bool = True


class IsOnBattlefield(Said, frozen=True, omit_defaults=True, tag=True):
    """An object is, or isn't, on the battlefield."""

    what: Ref
    yes: bool = True


class IsOnStack(Said, frozen=True, omit_defaults=True, tag=True):
    """An object is, or isn't, on the stack."""

    what: Ref
    yes: bool = True


class IsNowhere(Said, frozen=True, omit_defaults=True, tag=True):
    """No object of that name is in any zone."""

    what: Ref


class ExileIs(Said, frozen=True, omit_defaults=True, tag=True):
    """Exile holds exactly these, in any order; none: it is empty."""

    cards: tuple[Counted, ...] = ()


class ZoneIs(Said, frozen=True, omit_defaults=True, tag=True):
    """A player's graveyard, hand or library holds exactly these, in any order; none: it is empty."""

    player: PlayerName
    zone: ZoneName
    cards: tuple[Counted, ...] = ()


class ZoneCount(Said, frozen=True, omit_defaults=True, tag=True):
    """So many cards in a player's zone."""

    player: PlayerName
    amount: int
    zone: ZoneName


class ControlsNow(Said, frozen=True, omit_defaults=True, tag=True):
    """A player controls exactly so many permanents of that name; 0: none."""

    player: PlayerName
    card: str
    amount: int = 1


class HasLife(Said, frozen=True, omit_defaults=True, tag=True):
    """A player's life total."""

    player: PlayerName
    life: int


class PowerToughness(Said, frozen=True, omit_defaults=True, tag=True):
    """A creature's power and toughness."""

    what: Ref
    power: int
    toughness: int


class IsCreature(Said, frozen=True, omit_defaults=True, tag=True):
    """A permanent is, or isn't, a creature."""

    what: Ref
    yes: bool = True


class HasDamage(Said, frozen=True, omit_defaults=True, tag=True):
    """Damage marked on a permanent."""

    what: Ref
    amount: int = 0


class CountersAre(Said, frozen=True, omit_defaults=True, tag=True):
    """So many counters of a kind on a permanent; 0: none."""

    what: Ref
    kind: str
    amount: int = 0


class IsTapped(Said, frozen=True, omit_defaults=True, tag=True):
    """A permanent is tapped, or untapped."""

    what: Ref
    yes: bool = True


class IsPhasedOut(Said, frozen=True, omit_defaults=True, tag=True):
    """A permanent is, or isn't, phased out (702.26)."""

    what: Ref
    yes: bool = True


class IsFaceDown(Said, frozen=True, omit_defaults=True, tag=True):
    """A spell, a permanent or a card in exile is face down, or face up."""

    what: Ref
    yes: bool = True


class IsAttacking(Said, frozen=True, omit_defaults=True, tag=True):
    """A permanent is, or isn't, attacking (anybody)."""

    what: Ref
    yes: bool = True


class IsBlocking(Said, frozen=True, omit_defaults=True, tag=True):
    """A permanent is, or isn't, blocking (anything)."""

    what: Ref
    yes: bool = True


class IsAttachedTo(Said, frozen=True, omit_defaults=True, tag=True):
    """An Aura or Equipment is attached to that permanent."""

    what: Ref
    host: Ref


class NobodyAttacks(Said, frozen=True, omit_defaults=True, tag=True):
    """No permanent is attacking or blocking."""


class ItIs(Said, frozen=True, omit_defaults=True, tag=True):
    """The last view shows that player's step."""

    player: PlayerName
    step: StepName


class TurnIs(Said, frozen=True, omit_defaults=True, tag=True):
    """The game is in that turn, counted from the position's as 1."""

    turn: int


class IsDay(Said, frozen=True, omit_defaults=True, tag=True):
    """It is day, or night; the game may also have neither."""

    yes: bool = True


class StackIs(Said, frozen=True, omit_defaults=True, tag=True):
    """The stack holds exactly these, from the top; none: it is empty. Judged only where somebody has priority."""

    objects: tuple[Ref, ...] = ()


class HasPriority(Said, frozen=True, omit_defaults=True, tag=True):
    """The last view asks that player for a priority decision."""

    player: PlayerName


class Decides(Said, frozen=True, omit_defaults=True, tag=True):
    """The last view asks a player, and the one who controls that player decides; or nobody does but they themselves."""

    by: PlayerName
    player: PlayerName


class MustChoose(Said, frozen=True, omit_defaults=True, tag=True):
    """The last view asks that player to choose exactly so many among all cards of their hand."""

    player: PlayerName
    amount: int


class MayChoose(Said, frozen=True, omit_defaults=True, tag=True):
    """The last view asks that player to choose, who may choose nothing."""

    player: PlayerName


class HadOpportunity(Said, frozen=True, omit_defaults=True, tag=True):
    """The timeline shows that player with priority in that step of that turn, or never.

    Without a player: nobody had it. Never is true only once that turn is over.
    """

    player: PlayerName | None
    step: StepName
    turn: int
    yes: bool = True


class StepsBegan(Said, frozen=True, omit_defaults=True, tag=True):
    """So many instances of the step began in that turn. 0 is true only once that turn is over."""

    amount: int
    step: StepName
    turn: int


class PoolIs(Said, frozen=True, omit_defaults=True, tag=True):
    """A player's mana pool holds exactly this, written {R}{R}; "" is empty."""

    player: PlayerName
    mana: str = ""


class Cannot(Said, frozen=True, omit_defaults=True, tag=True):
    """The player, who comes to act, can't cast that card, activate that ability, or play that land: the engine refuses.

    There is no positive form: who can, does.
    """

    player: PlayerName
    what: Literal["cast", "activate", "play"]
    card: str
    targets: tuple[Ref, ...] = ()
    x: int | None = None


class CannotAttack(Said, frozen=True, omit_defaults=True, tag=True):
    """The game comes to that player's declaration of attackers this turn, and the engine refuses this one.

    The declaration still waits; that some other one is allowed, an attack in the same scenario shows.
    """

    player: PlayerName
    defender: Ref
    attackers: tuple[Counted, ...]


class HasWon(Said, frozen=True, omit_defaults=True, tag=True):
    """The game is over and that player has won."""

    player: PlayerName


class HasLost(Said, frozen=True, omit_defaults=True, tag=True):
    """That player has lost and is out of the game, or is still in it."""

    player: PlayerName
    yes: bool = True


class IsDraw(Said, frozen=True, omit_defaults=True, tag=True):
    """The game is over and nobody has won."""


Given = (
    Begins
    | BeginsGame
    | TwoHeadedGiant
    | StartsAsDay
    | PlanarDeckIs
    | Controls
    | Attached
    | HasCounters
    | Holds
    | Suspended
    | IsCommander
    | LibraryIs
    | LibrarySize
    | StartsAtLife
    | LandsFor
)
When = (
    Passes
    | Casts
    | Activates
    | Plays
    | Attacks
    | Blocks
    | Chooses
    | Accepts
    | Resolves
    | EverythingResolves
    | GoesOn
    | Concedes
)
Then = (
    IsIn
    | IsInExile
    | IsInCommandZone
    | IsOnBattlefield
    | IsOnStack
    | IsNowhere
    | ExileIs
    | ZoneIs
    | ZoneCount
    | ControlsNow
    | HasLife
    | PowerToughness
    | IsCreature
    | HasDamage
    | CountersAre
    | IsTapped
    | IsPhasedOut
    | IsFaceDown
    | IsAttacking
    | IsBlocking
    | IsAttachedTo
    | NobodyAttacks
    | ItIs
    | TurnIs
    | IsDay
    | StackIs
    | HasPriority
    | Decides
    | MustChoose
    | MayChoose
    | HadOpportunity
    | StepsBegan
    | PoolIs
    | Cannot
    | CannotAttack
    | HasWon
    | HasLost
    | IsDraw
)


class Step(msgspec.Struct, frozen=True):
    """One step of a scenario: where it stands, its text, and what it says."""

    line: int
    text: str
    keyword: Literal["Given", "When", "Then"]
    says: Given | When | Then


class Scenario(msgspec.Struct, frozen=True):
    """One scenario, or one row of an outline, as the language hands it to the runner."""

    id: str
    """The id tag; of an outline's row the outline's id and its values: `ID[v1,v2]`."""
    name: str
    feature: str
    """The feature's title."""
    rule: str
    """The title of the `Rule:` block."""
    key: str
    """The statement's key."""
    file: str
    """Relative to the corpus, or as given where it lies outside."""
    line: int
    sources: tuple[str, ...]
    level: Literal["rule", "ruling", "open"]
    twin: str
    """The id of its twin, or ""."""
    notes: tuple[tuple[str, str], ...]
    """The description's lines: (Source | Outdated | Note, text)."""
    steps: tuple[Step, ...]
    outline: str = ""
    """The outline's id where this is a row of one."""
