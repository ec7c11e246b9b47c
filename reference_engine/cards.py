"""The vocabulary in which cards are written: what a file in fixtures/cards/ may say, as frozen structs.

Everything that means something is a field; no English is parsed but mana costs such as `{4}{U}{U}`. A card's abilities
are lists of small instructions that compose; a card never needs Python. The same structs are carried out by the engine
(instructions.py, triggers.py, characteristics.py) and printed as rules text (text.py).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

# -- words ---------------------------------------------------------------------------------------------------------

StepWord = Literal[
    "untap step",
    "upkeep step",
    "draw step",
    "precombat main phase",
    "beginning of combat step",
    "declare attackers step",
    "declare blockers step",
    "combat damage step",
    "end of combat step",
    "postcombat main phase",
    "end step",
    "cleanup step",
]
CONTROLLED = "the controlled turn"
"""What an instruction calls the turn in which a player is controlled."""
PhaseWord = Literal["beginning phase", "combat phase", "main phase"]
ZoneWord = Literal["library", "hand", "battlefield", "graveyard", "stack", "exile", "command"]
CardType = Literal[
    "artifact", "battle", "creature", "enchantment", "instant", "land", "plane", "planeswalker", "sorcery"
]
Supertype = Literal["basic", "legendary", "snow"]
Color = Literal["W", "U", "B", "R", "G"]
Keyword = Literal[
    "cascade",
    "cipher",
    "deathtouch",
    "decayed",
    "defender",
    "double strike",
    "fear",
    "first strike",
    "flash",
    "flying",
    "haste",
    "hexproof",
    "indestructible",
    "lifelink",
    "menace",
    "myriad",
    "persist",
    "phasing",
    "reach",
    "rebound",
    "split second",
    "storm",
    "trample",
    "undying",
    "vigilance",
]
Duration = Literal[
    "",
    "end of turn",
    "end of combat",
    "your next turn",
    "end of your next turn",
    "your next end step",
    "your next upkeep",
    "its controller's next untap step",
    "you control this",
    "this leaves the battlefield",
]
"""How long a continuous effect lasts (611.2a); "" is for good, or for as long as the object stays in its zone.

`you control this` is `for as long as you control` the source (611.2b)."""

ManaCost = Annotated[str, msgspec.Meta(pattern=r"^(\{[^}]+\})*$", description="mana such as {4}{U}{U}")]
Who = Annotated[
    str,
    msgspec.Meta(
        description="you, each player, each opponent, the active player, that player (the event's), the player (of "
        "`later`), its controller, its owner, the defending player, the enchanted player, or the name of a target"
    ),
]


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What all parts of the vocabulary share."""


# -- selectors -----------------------------------------------------------------------------------------------------


class Filter(Struct, frozen=True, kw_only=True):
    """All objects in a zone that fit everything said here; what isn't said doesn't matter."""

    types: tuple[CardType, ...] = ()
    """Any of these types."""
    without_types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    without_subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    without_supertypes: tuple[Supertype, ...] = ()
    colors: tuple[Color, ...] = ()
    without_colors: tuple[Color, ...] = ()
    controller: Who = ""
    owner: Who = ""
    zone: ZoneWord = "battlefield"
    other: bool = False
    """Not the ability's own source."""
    token: bool | None = None
    attacking: bool = False
    blocking: bool = False
    attacked_this_turn: bool | None = None
    since_the_turn_began: bool = False
    """Its controller has controlled it continuously since the turn began."""
    tapped: bool | None = None
    most_mana_value: int | None = None
    least_power: int | None = None


Objects = str | Filter
"""`this` (the source), `it` (the triggering event's object), `enchanted` (what the source is attached to, which an
Equipment equips), the name of a target or one given with `name`, or a filter."""


class Count(Struct, frozen=True, kw_only=True):
    """A number: how many objects fit, how many counters of a kind one has, its power, or its mana value (202.3).

    With `types` it is how many card types there are among the objects (205.2a).
    """

    of: Objects
    counters: str = ""
    """Counters of this kind on the objects instead of the objects."""
    power: bool = False
    """The power of the object."""
    mana_value: bool = False
    """The mana value of the object, as it last was where it is gone (608.2h)."""
    types: bool = False


Amount = int | Literal["X", "that much"] | Count


class Target(Struct, frozen=True, kw_only=True):
    """What a spell or ability targets (115). `kind` any is a creature, a planeswalker or a player."""

    kind: Literal["permanent", "player", "any", "spell", "ability", "card"] = "permanent"
    what: Filter = Filter()
    """For permanents, spells and cards. Spells are looked for on the stack whatever its zone says."""
    who: Literal["", "opponent"] = ""
    """For players: any, or an opponent."""


Targets = dict[str, Target]

# -- conditions ----------------------------------------------------------------------------------------------------


class Condition(Struct, frozen=True, tag_field="is", kw_only=True):
    """Something that is true or not."""


class YourTurn(Condition, frozen=True, tag="your turn"):
    """It is the controller's turn, or with `no` it isn't."""

    no: bool = False


class Attacking(Condition, frozen=True, tag="attacking", kw_only=True):
    """The object is attacking, or with `no` it isn't."""

    what: Objects = "this"
    no: bool = False


class Untapped(Condition, frozen=True, tag="untapped", kw_only=True):
    """The object is untapped, or with `no` it is tapped."""

    what: Objects = "this"
    no: bool = False


class HasCounters(Condition, frozen=True, tag="counters", kw_only=True):
    """An object has so many counters of a kind."""

    what: Objects = "this"
    kind: str
    at_least: int | None = None
    at_most: int | None = None


class ControlsSome(Condition, frozen=True, tag="controls", kw_only=True):
    """So many objects fit."""

    what: Filter
    at_least: int = 1
    none: bool = False
    """None at all instead."""


class CastFromHand(Condition, frozen=True, tag="cast from hand", kw_only=True):
    """The controller cast this object from their hand, or with `no` didn't."""

    no: bool = False


class AttackedThisTurn(Condition, frozen=True, tag="attacked this turn", kw_only=True):
    """The object was declared as an attacker this turn (508.1k)."""

    what: Objects


class FoughtThisCombat(Condition, frozen=True, tag="attacked or blocked this combat"):
    """The source attacked or blocked in this combat phase."""


class Happened(Condition, frozen=True, tag="it happened"):
    """The instruction before this one did what it says (`if you do`, `when you do`)."""

    no: bool = False


class DuringStep(Condition, frozen=True, tag="during", kw_only=True):
    """The game is in one of these steps, or in a combat phase or a main phase."""

    when: Literal["combat phase", "main phase", "declare attackers step"]


class Kicked(Condition, frozen=True, tag="kicked"):
    """The spell was kicked (702.33d)."""


class FirstStep(Condition, frozen=True, tag="first step", kw_only=True):
    """It is the first such step of the turn."""

    step: StepWord


class NewSinceUpkeep(Condition, frozen=True, tag="new since upkeep"):
    """The source came under its controller's control since the beginning of that player's last upkeep (702.30a)."""


AnyCondition = (
    YourTurn
    | Attacking
    | Untapped
    | HasCounters
    | ControlsSome
    | CastFromHand
    | AttackedThisTurn
    | FoughtThisCombat
    | Happened
    | DuringStep
    | Kicked
    | FirstStep
    | NewSinceUpkeep
)

# -- events --------------------------------------------------------------------------------------------------------


class Event(Struct, frozen=True, tag_field="event", kw_only=True):
    """Something an ability waits for."""


class StepBegins(Event, frozen=True, tag="step begins", kw_only=True):
    """A step or phase begins (500.6)."""

    step: StepWord | Literal["main phase"]
    """A main phase is either of the two kinds."""
    whose: Literal["any", "you", "each opponent", "the enchanted player"] = "any"
    first: bool = False
    """Only the first such step of each turn."""
    second: bool = False
    """Only the second such step of each turn."""
    next_turn: bool = False
    """Of a delayed ability: only in the next turn, or with `whose` you in your next one."""
    turn: str = ""
    """Only in the extra turn of that name."""
    phase: str = ""
    """Only in the added combat phase of that name."""


class Moves(Event, frozen=True, tag="moves", kw_only=True):
    """An object goes from one zone to another; "" is any. From battlefield to graveyard is dying for a creature."""

    what: Objects
    source: ZoneWord | Literal[""] = ""
    to: ZoneWord | Literal[""] = ""
    or_to: ZoneWord | Literal[""] = ""
    """Or to this zone."""


class CardsExiled(Event, frozen=True, tag="cards are exiled", kw_only=True):
    """One or more cards are put into exile from anywhere, once however many."""

    other: bool = False
    """Other than the source."""


class Draws(Event, frozen=True, tag="draws", kw_only=True):
    """A player draws a card."""

    who: Who


class Discards(Event, frozen=True, tag="discards", kw_only=True):
    """A player discards a card."""

    who: Who
    other: bool = False


class Casts(Event, frozen=True, tag="casts", kw_only=True):
    """A player casts a spell that fits."""

    who: Who
    what: Filter = Filter()


class CastsThis(Event, frozen=True, tag="you cast this"):
    """The spell itself is cast; the ability functions on the stack (113.6a)."""


class Attacks(Event, frozen=True, tag="attacks", kw_only=True):
    """A creature is declared as an attacker."""

    what: Objects = "this"
    first: bool = False
    """For the first time each turn."""


class BlocksOrIsBlocked(Event, frozen=True, tag="blocks or becomes blocked by", kw_only=True):
    """The source blocks a creature that fits, or becomes blocked by one. `it` is that creature."""

    what: Filter


class DealsDamage(Event, frozen=True, tag="deals combat damage", kw_only=True):
    """An object deals combat damage to a player, or to a creature (`it`)."""

    what: Objects = "this"
    to: Literal["player", "creature"]


class LastCounterRemoved(Event, frozen=True, tag="last counter is removed", kw_only=True):
    """The last counter of a kind is removed from the source."""

    kind: str


class BecomesTapped(Event, frozen=True, tag="becomes tapped", kw_only=True):
    """An object becomes tapped."""

    what: Objects = "this"


class BecomesUntapped(Event, frozen=True, tag="becomes untapped", kw_only=True):
    """An object becomes untapped (inspired)."""

    what: Objects = "this"


class IsCountered(Event, frozen=True, tag="is countered", kw_only=True):
    """A spell that a player cast is countered."""

    who: Who


class LosesTheGame(Event, frozen=True, tag="loses the game"):
    """A player loses the game."""


class GainsLife(Event, frozen=True, tag="gains life", kw_only=True):
    """A player gains life; `that much` is how much."""

    who: Who


class DayChanges(Event, frozen=True, tag="day changes"):
    """Day becomes night or night becomes day (731)."""


class RollsPlanarDie(Event, frozen=True, tag="rolls the planar die", kw_only=True):
    """A player rolls the planar die, whatever comes up (901.9)."""

    who: Who


class ChaosEnsues(Event, frozen=True, tag="chaos ensues"):
    """Chaos ensues (311.7)."""


class State(Event, frozen=True, tag="state", kw_only=True):
    """A state trigger (603.8): as soon as the condition is true."""

    condition: AnyCondition


AnyEvent = (
    StepBegins
    | Moves
    | CardsExiled
    | Draws
    | Discards
    | Casts
    | CastsThis
    | Attacks
    | BlocksOrIsBlocked
    | DealsDamage
    | LastCounterRemoved
    | BecomesTapped
    | BecomesUntapped
    | IsCountered
    | LosesTheGame
    | GainsLife
    | DayChanges
    | RollsPlanarDie
    | ChaosEnsues
    | State
)

# -- instructions --------------------------------------------------------------------------------------------------


class Instruction(Struct, frozen=True, tag_field="do", kw_only=True):
    """One thing that a spell or an ability does as it resolves (608.2c)."""


class EndTheTurn(Instruction, frozen=True, tag="end the turn"):
    """End the turn (724.1)."""


class EndTheCombatPhase(Instruction, frozen=True, tag="end the combat phase"):
    """End the combat phase (724.2)."""


class Draw(Instruction, frozen=True, tag="draw", kw_only=True):
    """Players draw cards (121)."""

    who: Who = "you"
    amount: Amount = 1


class Discard(Instruction, frozen=True, tag="discard", kw_only=True):
    """Players discard cards of their choice; without an amount, their hands."""

    who: Who = "you"
    amount: Amount | None = None


class DealDamage(Instruction, frozen=True, tag="deal damage", kw_only=True):
    """An object deals damage to objects, or to players."""

    amount: Amount
    to: Objects = ""
    who: Who = ""
    source: Objects = "this"


class GainLife(Instruction, frozen=True, tag="gain life", kw_only=True):
    """Players gain life."""

    who: Who = "you"
    amount: Amount


class LoseLife(Instruction, frozen=True, tag="lose life", kw_only=True):
    """Players lose life."""

    who: Who = "you"
    amount: Amount


class LoseTheGame(Instruction, frozen=True, tag="lose the game", kw_only=True):
    """Players lose the game (104.3e)."""

    who: Who = "you"


class Destroy(Instruction, frozen=True, tag="destroy", kw_only=True):
    """Destroy objects (701.8), all at once."""

    what: Objects


class Exile(Instruction, frozen=True, tag="exile", kw_only=True):
    """Exile objects, all at once; with `until` they return as that event happens (610.3)."""

    what: Objects
    until: Literal["", "this leaves the battlefield"] = ""
    name: str = ""
    """What later instructions, and the card's other abilities, call the exiled cards."""


class ExileTop(Instruction, frozen=True, tag="exile the top card", kw_only=True):
    """Exile the top card of a player's library, face down, or so many face up."""

    who: Who = "you"
    amount: int = 1
    face_up: bool = False
    name: str


class MayPlay(Instruction, frozen=True, tag="may play", kw_only=True):
    """You may play cards from where they are now, for as long as the effect lasts (611.2a)."""

    what: Objects
    until: Duration = "end of turn"
    later: bool = False
    """Only from the next turn on, and cast only, for a card that warp has exiled (702.185a)."""


class Move(Instruction, frozen=True, tag="move", kw_only=True):
    """Put objects into a zone: their owners' hands or graveyards, or the battlefield."""

    what: Objects
    to: Literal["hand", "graveyard", "battlefield"]
    under: Literal["its owner", "you"] = "its owner"
    tapped: bool = False
    attacking: bool = False
    """It enters attacking whom or what its controller chooses (508.4)."""
    exiled_if_it_leaves: bool = False
    """Of a permanent: it is exiled instead of leaving the battlefield to anywhere else (614.1a)."""
    name: str = ""


class ShuffleInto(Instruction, frozen=True, tag="shuffle into library", kw_only=True):
    """Players shuffle zones of theirs into their libraries."""

    who: Who
    zones: tuple[Literal["hand", "graveyard"], ...]


class Search(Instruction, frozen=True, tag="search", kw_only=True):
    """Search your library for a card that fits, put it onto the battlefield or into your hand, then shuffle."""

    what: Filter
    to: Literal["battlefield", "hand"] = "battlefield"
    tapped: bool = False


class CounterIt(Instruction, frozen=True, tag="counter", kw_only=True):
    """Counter a spell or an ability (701.6)."""

    what: Objects


class Token(Struct, frozen=True, kw_only=True):
    """The characteristics of a token."""

    name: str
    types: tuple[CardType, ...] = ("creature",)
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    colors: tuple[Color, ...] = ()
    power: int | None = None
    toughness: int | None = None
    keywords: tuple[Keyword, ...] = ()


class CreateToken(Instruction, frozen=True, tag="create token", kw_only=True):
    """Create tokens (701.7)."""

    token: Token
    amount: Amount = 1
    who: Who = "you"
    attacking: bool = False
    """Tapped and attacking the player whom the source attacks."""
    name: str = ""


class CreateCopy(Instruction, frozen=True, tag="create a token copy", kw_only=True):
    """Create a token that is a copy of a permanent (707.2), with keywords added."""

    of: Objects
    gains: tuple[Keyword, ...] = ()
    attacking: Literal["", "each other opponent"] = ""
    """You may create one for each opponent but the defending player, tapped and attacking that player (702.116a)."""
    name: str = ""


class CopySpell(Instruction, frozen=True, tag="copy spell", kw_only=True):
    """Copy a spell on the stack; its new controller may choose new targets (707.10)."""

    what: Objects
    not_legendary: bool = False
    """Except that the copy isn't legendary (707.9d)."""


class Change(Instruction, frozen=True, tag="change", kw_only=True):
    """A continuous effect on objects, which are fixed as it begins (611.2c)."""

    what: Objects
    power: Amount = 0
    toughness: Amount = 0
    gains: tuple[Keyword, ...] = ()
    becomes: Becomes | None = None
    attacks_if_able: bool = False
    """This combat, for "end of combat"; otherwise each combat of the duration."""
    attacks_this_turn: bool = False
    """They attack this turn if able, once (508.1d)."""
    blocks_if_able: bool = False
    """In each combat of the duration (509.1c)."""
    until: Duration = "end of turn"


class Becomes(Struct, frozen=True, kw_only=True):
    """New types and base power and toughness (layers 4, 5 and 7b)."""

    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    colors: tuple[Color, ...] = ()
    power: int | None = None
    toughness: int | None = None
    mana_value_size: bool = False
    """Base power and toughness are each its mana value instead."""
    in_addition: bool = False
    """Keeps its other types."""


class GainControl(Instruction, frozen=True, tag="gain control", kw_only=True):
    """The controller of the effect gains control of objects (layer 2)."""

    what: Objects
    until: Duration = "end of turn"


class PreventDamage(Instruction, frozen=True, tag="prevent damage", kw_only=True):
    """Prevent all damage that would be dealt by objects, or to them (615)."""

    what: Objects
    dealt: Literal["by", "to"]
    until: Duration = "end of turn"


class TapIt(Instruction, frozen=True, tag="tap", kw_only=True):
    """Tap objects."""

    what: Objects


class UntapIt(Instruction, frozen=True, tag="untap", kw_only=True):
    """Untap objects."""

    what: Objects


class Attach(Instruction, frozen=True, tag="attach", kw_only=True):
    """Attach the source to a permanent (701.3)."""

    to: Objects


class StayTapped(Instruction, frozen=True, tag="doesn't untap", kw_only=True):
    """Objects don't untap in the next untap step of whoever controls them then.

    With `who` it is that player's next untap step, and whatever fits `what` then (611.2c).
    """

    what: Objects
    who: Who = ""


class Regenerate(Instruction, frozen=True, tag="regenerate", kw_only=True):
    """A regeneration shield for permanents, until the end of the turn (701.19a)."""

    what: Objects = "this"


class PhaseOut(Instruction, frozen=True, tag="phase out", kw_only=True):
    """Permanents phase out (702.26); with `until` they phase in as that event happens, and not before (610.4)."""

    what: Objects
    until: Literal["", "this leaves the battlefield"] = ""
    tapped: bool = False
    """They become tapped as they phase in so."""


class PutCounters(Instruction, frozen=True, tag="put counters", kw_only=True):
    """Put counters on objects."""

    what: Objects = "this"
    kind: str
    amount: Amount = 1


class RemoveCounters(Instruction, frozen=True, tag="remove counters", kw_only=True):
    """Remove counters from objects."""

    what: Objects = "this"
    kind: str
    amount: Amount = 1


class AddMana(Instruction, frozen=True, tag="add mana", kw_only=True):
    """Players add mana to their pools (106.4); with `until` it isn't lost before (106.4, 500.5)."""

    mana: ManaCost
    amount: Amount = 1
    """So many times."""
    who: Who = "you"
    until: Literal["", "end of turn", "end of combat"] = ""


class ExtraTurn(Instruction, frozen=True, tag="extra turn", kw_only=True):
    """A player takes extra turns after this one (500.7)."""

    who: Who = "you"
    amount: int = 1
    skips: tuple[StepWord, ...] = ()
    """Steps that are skipped in it."""
    name: str = ""
    """What a later instruction's `turn` calls it."""
    after: Literal["", "the controlled turn"] = ""
    """Instead of this turn: after the turn in which an instruction before this one has the player controlled."""


class ControlPlayer(Instruction, frozen=True, tag="control player", kw_only=True):
    """You control a player during that player's next turn (723.1)."""

    who: Who


class ExtraPhases(Instruction, frozen=True, tag="extra phases", kw_only=True):
    """Phases are added after this one (500.8), in this order."""

    phases: tuple[PhaseWord, ...]
    after: Literal["this phase", "this main phase", "the second main phase"] = "this phase"
    """After a main phase nothing is added where the game isn't in one."""
    name: str = ""
    """What a later instruction's `phase` calls the first of them."""


class ExtraSteps(Instruction, frozen=True, tag="extra steps", kw_only=True):
    """So many upkeep steps after this phase (500.10), or one more after this step (500.9)."""

    step: StepWord
    amount: Amount = 1
    after: Literal["this phase", "this step"] = "this phase"
    only_you: bool = False
    """`you get`: nothing is added on another player's turn (500.10a)."""


class Skip(Instruction, frozen=True, tag="skip", kw_only=True):
    """Players skip their next turns, or their next steps or phases (614.10)."""

    who: Who = "you"
    what: Literal["turn"] | StepWord | PhaseWord
    amount: int = 1
    during: Literal["", "this turn", "their next turn"] = ""
    """With `this turn` or `their next turn`: all of them in it (but only the next if `next` is true)."""
    next: bool = True


class SkipOneOf(Instruction, frozen=True, tag="skip one of", kw_only=True):
    """Players choose one of these and skip each instance of it this turn (614.10)."""

    who: Who = "you"
    among: tuple[StepWord | PhaseWord, ...]


Effects = Annotated["tuple[AnyInstruction, ...]", msgspec.Meta(min_length=1)]
"""What is carried out, in this order; nothing at all is never meant."""


class Later(Instruction, frozen=True, tag="later", kw_only=True):
    """Create a delayed triggered ability (603.7): it triggers once, the next time the event happens."""

    when: AnyEvent
    effects: Effects
    targets: Targets = {}
    each: bool = False
    """Each time, for as long as `until` says, instead of once."""
    until: Literal["end of turn", "your next turn", "end of your next turn"] = "end of turn"
    who: Who = ""
    """What `the player` means to it: who that is now."""


class FlipACoin(Instruction, frozen=True, tag="flip a coin", kw_only=True):
    """You flip a coin (705); if you win the flip, these are carried out."""

    win: tuple[AnyInstruction, ...]


class WhenYouDo(Instruction, frozen=True, tag="when you do", kw_only=True):
    """Create a reflexive triggered ability (603.12), if the instruction before did what it says."""

    effects: Effects
    targets: Targets = {}


class May(Instruction, frozen=True, tag="may", kw_only=True):
    """A player may have these carried out; otherwise the others are."""

    who: Who = "you"
    effects: Effects
    otherwise: tuple[AnyInstruction, ...] = ()


class Pay(Instruction, frozen=True, tag="pay", kw_only=True):
    """A player may pay mana, or sacrifice something; if they don't, these are carried out."""

    who: Who = "you"
    mana: ManaCost = ""
    times: Amount = 1
    """So many times the mana."""
    sacrifice: Filter | None = None
    otherwise: tuple[AnyInstruction, ...]


class If(Instruction, frozen=True, tag="if", kw_only=True):
    """If the condition is true, these are carried out; otherwise the others are."""

    condition: AnyCondition
    effects: Effects
    otherwise: tuple[AnyInstruction, ...] = ()


class Sacrifice(Instruction, frozen=True, tag="sacrifice", kw_only=True):
    """Players sacrifice objects: a named one, or as many of those that fit as `amount`, of their choice."""

    who: Who = "you"
    what: Objects
    amount: int = 1


class GetEmblem(Instruction, frozen=True, tag="get emblem", kw_only=True):
    """Players get an emblem with these abilities (114.2)."""

    who: Who = "you"
    abilities: tuple[EmblemAbility, ...]


class ChooseObject(Instruction, frozen=True, tag="choose", kw_only=True):
    """A player chooses an object that fits; later instructions call it by this name."""

    who: Who = "you"
    what: Filter
    name: str


class CantCast(Instruction, frozen=True, tag="can't cast", kw_only=True):
    """Players can't cast spells (101.2). It binds whoever is such a player at any time of its duration (611.2c)."""

    who: Who = "each opponent"
    what: Filter = Filter()
    until: Duration = "end of turn"
    during: Literal["", "their next turn"] = ""
    """Of each of those players now, in the next turn that the player takes, instead of a duration."""


class Protect(Instruction, frozen=True, tag="protect", kw_only=True):
    """What holds of you for a while: each of these words.

    Your life total can't change (119.7), protection from everything (702.16j), you can't lose the game, your opponents
    can't win it, you have no maximum hand size (402.2), and the replacement of damage that would leave you with less
    than 1 life (614.1a).
    """

    gains: tuple[
        Literal[
            "life total can't change",
            "protection from everything",
            "can't lose the game",
            "opponents can't win the game",
            "no maximum hand size",
            "damage that would reduce your life total to less than 1 reduces it to 1 instead",
        ],
        ...,
    ]
    until: Duration = "end of turn"


class CastFromExile(Instruction, frozen=True, tag="cast", kw_only=True):
    """You may cast a card without paying its mana cost, now (608.2g)."""

    what: Objects
    paying: Literal["", "madness"] = ""
    """For the cost of this keyword instead (702.35a)."""
    haste: bool = False
    """A creature spell cast so gains haste (702.62a)."""


class CastTransformed(Instruction, frozen=True, tag="cast transformed", kw_only=True):
    """You may cast a card transformed without paying its mana cost (310.12b, 712.14b)."""

    what: Objects


class CastCopy(Instruction, frozen=True, tag="cast a copy", kw_only=True):
    """Copy a card where it is; you may cast the copy without paying its mana cost (707.12)."""

    what: Objects


class RollPlanarDie(Instruction, frozen=True, tag="roll the planar die"):
    """You roll the planar die, and a blank face comes up, so that nothing is left to chance (901.9a)."""


class LetChaosEnsue(Instruction, frozen=True, tag="chaos ensues"):
    """Chaos ensues (311.7)."""


class Cascade(Instruction, frozen=True, tag="cascade", kw_only=True):
    """What the triggered ability of cascade does (702.85a)."""


AnyInstruction = (
    EndTheTurn
    | EndTheCombatPhase
    | Draw
    | Discard
    | DealDamage
    | GainLife
    | LoseLife
    | LoseTheGame
    | Destroy
    | Exile
    | ExileTop
    | MayPlay
    | Move
    | ShuffleInto
    | Search
    | CounterIt
    | CreateToken
    | CreateCopy
    | CopySpell
    | Change
    | GainControl
    | PreventDamage
    | TapIt
    | UntapIt
    | Attach
    | StayTapped
    | Regenerate
    | PhaseOut
    | PutCounters
    | RemoveCounters
    | AddMana
    | ExtraTurn
    | ControlPlayer
    | ExtraPhases
    | ExtraSteps
    | Skip
    | SkipOneOf
    | Later
    | FlipACoin
    | WhenYouDo
    | May
    | Pay
    | If
    | Sacrifice
    | ChooseObject
    | GetEmblem
    | CantCast
    | Protect
    | CastFromExile
    | CastTransformed
    | CastCopy
    | RollPlanarDie
    | LetChaosEnsue
    | Cascade
)

# -- abilities -----------------------------------------------------------------------------------------------------


class Cost(Struct, frozen=True, kw_only=True):
    """What is paid to activate an ability (602.1a), or in addition to cast a spell."""

    mana: ManaCost = ""
    tap: bool = False
    life: int = 0
    sacrifice: Literal["", "this"] | Filter = ""
    exile: Literal["", "this"] = ""
    discard: int = 0
    remove_counters: str = ""
    """One counter of this kind from the source."""
    loyalty: int | None = None
    """Of a planeswalker's ability: counters put (+) or removed (-)."""


class Ability(Struct, frozen=True, tag_field="is", kw_only=True):
    """An ability of a card (113)."""


class Spell(Ability, frozen=True, tag="spell", kw_only=True):
    """What an instant or sorcery does as it resolves (113.3a). With modes, one is chosen as it is cast."""

    targets: Targets = {}
    effects: tuple[AnyInstruction, ...] = ()
    modes: tuple[Mode, ...] = ()


class Mode(Struct, frozen=True, kw_only=True):
    """One mode of a modal spell (700.2)."""

    targets: Targets = {}
    effects: Effects


class Activated(Ability, frozen=True, tag="activated", kw_only=True):
    """`Cost: effect` (113.3b). It is a mana ability where it only adds mana and has no target (605.1a)."""

    cost: Cost
    targets: Targets = {}
    effects: Effects
    only: Literal["", "as a sorcery", "during your turn", "during combat", "once each turn"] = ""


class Triggered(Ability, frozen=True, tag="triggered", kw_only=True):
    """`When, whenever, at` (113.3c)."""

    when: AnyEvent
    condition: AnyCondition | None = None
    """An intervening if (603.4)."""
    during: Literal["", "your turn", "your untap step"] = ""
    once_each_turn: bool = False
    targets: Targets = {}
    may: bool = False
    """`You may`: asked as it resolves."""
    effects: Effects


class Static(Ability, frozen=True, tag="static", kw_only=True):
    """A continuous effect from a permanent on objects (611.3)."""

    affects: Objects = "this"
    condition: AnyCondition | None = None
    power: Amount = 0
    toughness: Amount = 0
    base_power: Amount | None = None
    base_toughness: Amount | None = None
    """Base power and toughness as a characteristic-defining or setting effect (7a, 7b)."""
    gains: tuple[Keyword, ...] = ()
    loses_types: tuple[CardType, ...] = ()
    cant_block: bool = False
    attacks_if_able: bool = False
    keeps_damage: bool = False
    """Damage isn't removed during cleanup steps."""
    stays_tapped: bool = False
    """It doesn't untap during its controller's untap step."""


RuleWord = Literal[
    "no maximum hand size",
    "can't lose the game",
    "can't win the game",
    "can't cast spells",
    "may cast as though with flash",
    "damage isn't removed",
    "unspent mana becomes colorless",
    "unspent mana is kept",
    "unspent mana that is lost costs life",
]


class Rule(Ability, frozen=True, tag="rule", kw_only=True):
    """A static ability that changes what players may or must do, or how the game runs (604.3, 613.11)."""

    rule: RuleWord
    who: Who = "you"
    condition: AnyCondition | None = None
    """Only as long as it is true."""


class SkipAlways(Ability, frozen=True, tag="skip", kw_only=True):
    """Players skip steps or phases of theirs as long as this is there (614.10)."""

    who: Who = "you"
    what: StepWord | PhaseWord


class MaySkipTurn(Ability, frozen=True, tag="may skip turn", kw_only=True):
    """If you would begin your turn while this is tapped, you may skip the turn; if you do, these are done (614.10b)."""

    effects: tuple[AnyInstruction, ...]


class SpellCost(Ability, frozen=True, tag="spell cost", kw_only=True):
    """Spells cost more or less mana (601.2f): this one, or those that fit cast by anybody."""

    affects: Literal["this"] | Filter = "this"
    more: ManaCost = ""
    less: ManaCost = ""
    times: Amount = 1
    """So many times."""
    condition: AnyCondition | None = None


class AdditionalCost(Ability, frozen=True, tag="additional cost", kw_only=True):
    """What is paid in addition to cast this spell (118.8): X life, where X is chosen as it is cast."""

    life: Literal["X"]


class Enters(Ability, frozen=True, tag="enters", kw_only=True):
    """How this permanent enters the battlefield (614.1c)."""

    tapped: bool = False
    counters: dict[str, int] = {}


class BecomesDay(Ability, frozen=True, tag="becomes day"):
    """If it's neither day nor night, it becomes day as this permanent enters (614.1c, 731.1)."""


class CastOnly(Ability, frozen=True, tag="cast only", kw_only=True):
    """Cast this spell only then (601.3)."""

    during: Literal["", "combat phase", "declare attackers step", "an opponent's turn", "your end step"] = ""
    """In the declare attackers step also only if you have been attacked this step."""
    before: Literal["", "attackers are declared", "blockers are declared", "the combat damage step"] = ""
    """Of each combat phase with `during` combat, else of the turn's first one (506.8c, d)."""
    after: Literal["", "their upkeep step", "blockers are declared"] = ""
    """`Their` upkeep step is the active player's, the first one of the turn (503.2)."""


class CantBeCountered(Ability, frozen=True, tag="can't be countered"):
    """This spell can't be countered."""


class Enchant(Ability, frozen=True, tag="enchant", kw_only=True):
    """The enchant ability of an Aura (702.5)."""

    what: Literal["creature", "player", "permanent", "creature or planeswalker you control"]


class WithCost(Ability, frozen=True, tag="keyword", kw_only=True):
    """A keyword ability that has a cost."""

    keyword: Literal[
        "blitz",
        "buyback",
        "cumulative upkeep",
        "cycling",
        "dash",
        "echo",
        "equip",
        "flashback",
        "kicker",
        "madness",
        "morph",
        "unearth",
        "warp",
    ]
    cost: ManaCost


class Vanishing(Ability, frozen=True, tag="vanishing", kw_only=True):
    """Vanishing (702.63): so many time counters, one fewer each upkeep, and the permanent goes with the last."""

    number: Annotated[int, msgspec.Meta(ge=1)]


class Suspend(Ability, frozen=True, tag="suspend", kw_only=True):
    """Suspend (702.62): in exile one time counter fewer each upkeep, and with the last the card may be cast."""

    number: Annotated[int, msgspec.Meta(ge=1)]
    cost: ManaCost


class OtherFace(Ability, frozen=True, tag="other face", kw_only=True):
    """What the card is as a spell that is cast so: an Adventure (715), an Omen (720), or its back face (712)."""

    kind: Literal["adventure", "omen", "back face"]
    face: Face


class Face(Struct, frozen=True, kw_only=True):
    """Characteristics that replace those of the card."""

    name: str
    cost: ManaCost
    types: tuple[CardType, ...]
    subtypes: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[AnyAbility, ...] = ()


class Chapter(Ability, frozen=True, tag="chapter", kw_only=True):
    """A chapter ability of a Saga (714.2): it triggers as the lore counters reach one of its numbers."""

    numbers: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=5)], ...], msgspec.Meta(min_length=1)]
    targets: Targets = {}
    effects: tuple[AnyInstruction, ...]


class Exert(Ability, frozen=True, tag="exert", kw_only=True):
    """`You may exert this creature as it attacks` (701.43), with what happens when you do."""

    targets: Targets = {}
    effects: tuple[AnyInstruction, ...] = ()


EmblemAbility = Triggered | Static | Rule | SkipAlways | SpellCost
"""What an emblem can have; activated abilities of emblems aren't in the vocabulary."""

AnyAbility = (
    Spell
    | Activated
    | Triggered
    | Static
    | Rule
    | SkipAlways
    | MaySkipTurn
    | SpellCost
    | AdditionalCost
    | Enters
    | BecomesDay
    | CastOnly
    | CantBeCountered
    | Enchant
    | WithCost
    | Vanishing
    | Suspend
    | OtherFace
    | Chapter
    | Exert
)


class CardDefinition(Struct, frozen=True, kw_only=True):
    """A card: its printed characteristics and its abilities."""

    name: str
    cost: ManaCost | None = None
    """None where it has no mana cost (202.1a)."""
    colors: tuple[Color, ...] | None = None
    """Given only where they don't follow from the cost (105.2)."""
    types: tuple[CardType, ...]
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    power: int | None = None
    toughness: int | None = None
    """None on a creature whose power and toughness a static ability sets (`*`): 0 elsewhere than there."""
    loyalty: int | None = None
    defense: int | None = None
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[AnyAbility, ...] = ()
    real: bool = True
    """False: invented for the corpus; its name is no card's."""
    note: str = ""
    """What the definition leaves out of the real card, and why no scenario can see it."""


def to_data(abilities: tuple[AnyAbility, ...]) -> tuple[dict[str, Any], ...]:
    """Abilities as plain data, as the engine contract carries them."""
    return tuple(msgspec.to_builtins(a) for a in abilities)


def from_data(name: str, facts: dict[str, Any], structure: tuple[dict[str, Any], ...]) -> CardDefinition:
    """A definition from printed characteristics and abilities as plain data.

    Raises:
        msgspec.ValidationError: the data isn't in the vocabulary; its text says where.
    """
    return msgspec.convert({"name": name, **facts, "abilities": structure}, CardDefinition)
