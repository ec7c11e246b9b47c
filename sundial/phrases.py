"""The language: one table of phrases, read both ways.

Each phrase is one line of `PHRASES`: its text with typed blanks, and the message of sundial/said.py it stands for.
`read` finds the message of a step's text, `say` prints a message.

How a step finds its row: every blank can be told from the words around it by its look alone (a quoted name, a number, a
player, a step of the turn). One regular expression cuts a text at those; what is left between them is the key of one
look-up. A row is cut by the same expression, with a sample in each of its blanks, so that rows and texts never disagree
on where to cut. An optional part `[...]` makes two rows when the table is built, a blank that takes one of a few words
makes one for each. A message has exactly one text: a row whose blank would hold the field's default value, or a value
that another row spells out, doesn't read it.
"""

from __future__ import annotations

import difflib
import functools
import itertools
import re
import sys
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from . import said
from .model import STEP_NAMES, StepName
from .said import Counted, Payment, Ref
from .words import step_words

Keyword: TypeAlias = Literal["Given", "When", "Then"]
Message: TypeAlias = said.Given | said.When | said.Then

KEYWORDS: dict[type, Keyword] = {
    **dict.fromkeys(typing.get_args(said.Given), "Given"),
    **dict.fromkeys(typing.get_args(said.When), "When"),
    **dict.fromkeys(typing.get_args(said.Then), "Then"),
}
"""Under which keyword each kind of message stands."""

STEPS: dict[str, str] = {name: step_words(name) for name in STEP_NAMES}
"""The steps and main phases as the rules spell them."""


class UnknownStep(ValueError):
    """No phrase reads the text. `fix` is the text that was probably meant, where one could be found."""

    def __init__(self, keyword: str, text: str, hint: str = "", fix: str = "", near: Sequence[str] = ()) -> None:
        self.keyword, self.text, self.hint, self.fix, self.near = keyword, text, hint, fix, tuple(near)
        self.in_position = hint == _CARDS_ONLY
        """Whether it speaks of a token or a copy in a position."""
        super().__init__(f"no phrase reads {text!r}" + (f"; {self.advice}" if self.advice else ""))

    @property
    def advice(self) -> str:
        """What to write instead, in one line; "" where nothing comes near."""
        said_so = [self.hint] if self.hint else []
        if self.fix:
            said_so.append(f"did you mean: {self.fix}")
        elif self.near:
            said_so.append(f"did you mean: {' | '.join(self.near)}")
        return "; ".join(said_so)


class Unsayable(ValueError):
    """No phrase says this message, or a name in it can't stand between double quotes."""


class _NotThisKind(ValueError):
    """A token, or a value, that doesn't fit a blank."""


# -- cutting a text ------------------------------------------------------------------------------------------------

_PLAYER = f"(?:{'|'.join(said.PLAYER_NAMES)})"
_COSTS = "flashback|madness|blitz|dash|unearth|warp|echo|cumulative upkeep"
_ABOUT = f"the (?:token|copy of|(?:first |second |third )?ability of|(?:{_COSTS}) of) "
_ITEM = rf'(?:(?:{_ABOUT})?(?:\d+ )?"[^"]*"(?: with (?:buyback|kicker))?|\b{_PLAYER}\b(?!\'s))'
_STEP = "|".join(STEPS.values())
_TOKEN = re.compile(
    rf"({_ITEM}(?:(?:, {_ITEM})* and {_ITEM})?"
    rf"|\b{_PLAYER}\b"
    rf"|\b(?:{_STEP})(?=s?\b)"
    r"|(?<!\w)-?\d+(?:(?:, \d+)* and \d+)?(?!\w))"
)
_ITEMS = re.compile(_ITEM)
_CUT = "\0"


# -- the kinds of blank --------------------------------------------------------------------------------------------


class _Kind(NamedTuple):
    """How a blank is shown to people, a text it could hold, and how it is read and said."""

    shown: str
    sample: str
    read: Callable[[str], Any]
    say: Callable[[Any], str]
    pattern: str = ""
    """For a blank that shares its token with other words or blanks."""


def _read_name(token: str) -> str:
    name = token[1:-1]
    if token[:1] != '"' or token[-1:] != '"' or not _nameable(name):
        raise _NotThisKind(token)
    return name


def _say_name(name: str) -> str:
    if not _nameable(name):
        raise _NotThisKind(name)
    return f'"{name}"'


def _nameable(name: str) -> bool:
    return bool(name) and '"' not in name and name.isprintable() and name.strip() == name and name not in _PLAYERS


_PLAYERS = frozenset(said.PLAYER_NAMES)


def _read_player(token: str) -> str:
    if token not in _PLAYERS:
        raise _NotThisKind(token)
    return token


_STEPS_READ = {words: name for name, words in STEPS.items()}


def _one_of(table: dict[str, Any]) -> Callable[[str], Any]:
    def look_up(token: str) -> Any:
        try:
            return table[token]
        except KeyError:
            raise _NotThisKind(token) from None

    return look_up


GREATEST = 1_000_000
"""No number in a step is greater, nor as far below zero: a position of so many cards is no game any more."""


def _number(least: int | None) -> tuple[Callable[[str], int], Callable[[int], str]]:
    def read_number(token: str) -> int:
        try:
            value = int(token)
        except ValueError:
            raise _NotThisKind(token) from None
        if say_number(value) != token:
            raise _NotThisKind(token)
        return value

    def say_number(value: int) -> str:
        if abs(value) > GREATEST or (least is not None and value < least):
            raise _NotThisKind(value)
        return str(value)

    return read_number, say_number


_read_positive, _say_positive = _number(1)


def _count_of(token: str) -> tuple[int, str]:
    """`8 "X"` is eight of them; a single one is written without a number."""
    if token[:1] == '"':
        return 1, token
    count, _, rest = token.partition(" ")
    number = _read_positive(count)
    if number == 1:
        raise _NotThisKind(token)
    return number, rest


def _say_count(count: int) -> str:
    return "" if count == 1 else f"{_say_positive(count)} "


def _read_counted(token: str) -> Counted:
    count, name = _count_of(token)
    return Counted(_read_name(name), count)


def _say_counted(value: Counted) -> str:
    return _say_count(value.count) + _say_name(value.name)


_REFS = {"token": "the token ", "copy": "the copy of ", "ability": "the ability of "}


def _read_ref(token: str) -> Ref:
    if token[:1] == '"':
        return Ref(_read_name(token))
    for which, words in _REFS.items():
        if token.startswith(words):
            return Ref(_read_name(token[len(words) :]), typing.cast(said.Which, which))
    raise _NotThisKind(token)


def _say_ref(value: Ref) -> str:
    return _REFS.get(value.which, "") + _say_name(value.name)


def _read_ref_or_player(token: str) -> Ref:
    return Ref(token) if token in _PLAYERS else _read_ref(token)


def _say_ref_or_player(value: Ref) -> str:
    return value.name if value.name in _PLAYERS and not value.which else _say_ref(value)


_PAYMENTS = {
    "ability": "the ability of ",
    "second ability": "the second ability of ",
    "flashback": "the flashback of ",
    "madness": "the madness of ",
    "blitz": "the blitz of ",
    "dash": "the dash of ",
    "unearth": "the unearth of ",
    "warp": "the warp of ",
    "echo": "the echo of ",
    "cumulative upkeep": "the cumulative upkeep of ",
}
_BESIDES = {"buyback": " with buyback", "kicker": " with kicker"}


def _read_payment(token: str) -> Payment:
    what = "spell"
    for kind, words in _PAYMENTS.items():
        if token.startswith(words):
            what, token = kind, token[len(words) :]
            break
    for kind, words in _BESIDES.items():
        if token.endswith(words) and what == "spell":
            what, token = kind, token.removesuffix(words)
    count, name = _count_of(token)
    return Payment(_read_name(name), count, typing.cast(Any, what))


def _say_payment(value: Payment) -> str:
    named = _say_count(value.count) + _say_name(value.name)
    return _PAYMENTS.get(value.what, "") + named + _BESIDES.get(value.what, "")


def _several(read_one: Callable[[str], Any], say_one: Callable[[Any], str], items: re.Pattern[str]) -> Any:
    """A list of them: commas, and "and" before the last."""

    def read_all(token: str) -> tuple[Any, ...]:
        return tuple(map(read_one, items.findall(token)))

    def say_all(values: tuple[Any, ...]) -> str:
        if not values:
            raise _NotThisKind("an empty list")
        *before, last = map(say_one, values)
        return f"{', '.join(before)} and {last}" if before else last

    return read_all, say_all


_MANA = re.compile(r'"((?:\{[WUBRGC]\})+)"')


def _read_mana(token: str) -> str:
    if not (match := _MANA.fullmatch(token)):
        raise _NotThisKind(token)
    return match[1]


def _say_mana(value: str) -> str:
    _read_mana(text := f'"{value}"')
    return text


_QUOTED = '"[^"]*"'
_KINDS = {
    kind.shown: kind
    for kind in (
        _Kind("player", "Alice", _read_player, _read_player),
        _Kind("step", "end step", _one_of(_STEPS_READ), _one_of(STEPS)),
        _Kind("card", '"X"', _read_name, _say_name, _QUOTED),
        _Kind("ref", '"X"', _read_ref, _say_ref),
        _Kind("ref or player", '"X"', _read_ref_or_player, _say_ref_or_player),
        _Kind("refs", '"X"', *_several(_read_ref, _say_ref, _ITEMS)),
        _Kind("refs or players", '"X"', *_several(_read_ref_or_player, _say_ref_or_player, _ITEMS)),
        _Kind("cards", '"X"', *_several(_read_counted, _say_counted, _ITEMS)),
        _Kind("costs", '"X"', *_several(_read_payment, _say_payment, _ITEMS)),
        _Kind("n", "7", *_number(0), r"\d+"),
        _Kind("from 1", "7", _read_positive, _say_positive, r"\d+"),
        _Kind("integer", "7", *_number(None)),
        _Kind("numbers", "7", *_several(_read_positive, _say_positive, re.compile(r"-?\d+"))),
        _Kind("word", '"X"', _read_name, _say_name, _QUOTED),
        _Kind("mana", '"X"', _read_mana, _say_mana),
    )
}
_SHOWN = {"from 1": "n", "integer": "n"}

_ORDINALS = {1: "first", 2: "second", 3: "third"}
_SPELLED = {"command zone": "the command zone"}


# -- the table -----------------------------------------------------------------------------------------------------


class Phrase(NamedTuple):
    """One line of the table: the message, its text, and what it means in one line."""

    makes: type[said.Said]
    text: str
    meaning: str
    fixed: dict[str, Any]
    """Fields that the words alone decide."""

    @property
    def keyword(self) -> Keyword:
        return KEYWORDS[self.makes]

    @property
    def shown(self) -> str:
        """The text with the kinds of its blanks, as people are shown it."""
        return re.sub(r"\{(\w+)(?::([\w ]+))?\}", lambda m: self._show(m[1], m[2] or ""), self.text)

    def _show(self, field: str, kind: str) -> str:
        if words := _words(self.makes, field, kind):
            return "|".join(words.values())
        name = kind or _kind_of(self.makes, field)
        shown = f'"{field}"' if name in ("word", "mana") else _SHOWN.get(name, name)
        return f"{{{shown}}}"


def _phrase(makes: type[said.Said], text: str, meaning: str, **fixed: Any) -> Phrase:
    return Phrase(makes, text, meaning, fixed)


_P = _phrase

# A blank is {field} or {field:kind}; its kind follows from the field's type where it isn't given. An optional part
# without a blank switches the field of its name on, and "not" switches `yes` off. (s) follows the nearest number.
PHRASES: tuple[Phrase, ...] = (
    # Given: the position
    _P(
        said.Begins,
        "it is {player}'s precombat main phase",
        "That player is the first in turn order and active; without this line it is Alice.",
    ),
    _P(
        said.BeginsGame,
        "it is the first turn of the game, {player}'s upkeep step",
        "That player goes first (103.8), is active and has priority; nothing has triggered in this step.",
    ),
    _P(
        said.TwoHeadedGiant,
        "the game is Two-Headed Giant",
        "Alice and Bob against Carol and Dave, with shared turns (805) and 30 life for each team (810).",
    ),
    _P(said.StartsAsDay, "it is day", "It is day (731); without this line or the next it is neither."),
    _P(said.StartsAsDay, "it is night", "It is night (731).", yes=False),
    _P(
        said.PlanarDeckIs,
        "the planar deck is {cards} from the top",
        "One for all players (901.15); its top card is the face-up plane, and the active player controls it.",
    ),
    _P(
        said.Controls,
        "{player} controls [tapped ]{cards}[, owned by {owner}]",
        "Permanents on the battlefield, there since before this turn, entered without events.",
    ),
    _P(
        said.Attached,
        "{aura} is attached to {host}",
        "An Aura or Equipment that a player controls is on that permanent.",
    ),
    _P(
        said.Attached,
        "{aura} is attached to {host:player}",
        "An Aura that a player controls is on that player.",
        to_player=True,
    ),
    _P(
        said.HasCounters,
        "{card} has {amount:from 1} {kind:word} counter(s)",
        "Counters on a permanent of the position, exactly these.",
    ),
    _P(said.Holds, "{player} has {cards} in hand", "Cards in that player's hand.", zone="hand"),
    _P(said.Holds, "{player} has {cards} in graveyard", "Cards in that player's graveyard.", zone="graveyard"),
    _P(said.Holds, "{player} owns {cards} in exile", "Cards of that player in exile.", zone="exile"),
    _P(
        said.Holds,
        "{player} owns {cards} in the command zone",
        "Cards of that player in the command zone.",
        zone="command zone",
    ),
    _P(
        said.Suspended,
        "{player} owns {card} in exile with {amount:from 1} {kind:word} counter(s)",
        "A card of that player in exile that has counters, as a suspended one (702.62b).",
    ),
    _P(
        said.IsCommander,
        "{card} is {player}'s commander",
        "A card that player owns, named in a step before this one, is a commander (903.3).",
    ),
    _P(said.LibraryIs, "{player}'s library is {cards} from the top", "The whole library, the top card first."),
    _P(
        said.LibraryIs,
        "{player}'s library begins with {cards}",
        "The top of the library, the top card first; fillers below.",
        whole=False,
    ),
    _P(said.LibrarySize, "{player} has {amount} card(s) in library", "A library of so many fillers; else it is 15."),
    _P(said.StartsAtLife, "{player} has {life:integer} life", "That player's life total; else it is 20."),
    _P(
        said.LandsFor,
        "{player} has lands for {costs}",
        "Basic lands that pay for all of these in one turn, however an engine taps them.",
    ),
    # When: what the players do, and how far the game goes
    _P(said.Passes, "{player} passes", "That player has priority and passes, once."),
    _P(
        said.Casts,
        "{player} casts {card}[ as {face}][ from {zone}][ targeting {targets:refs or players}]"
        "[ choosing mode(s) {modes}][ with X = {x}][ paying {paying:word}][ sacrificing {costs}]",
        "That player comes to act and casts the spell, or another face of its card; or, asked whether to, does.",
    ),
    _P(
        said.Activates,
        "{player} activates [the {ability:ordinal} ability of ]{card}[ targeting {targets:refs or players}]"
        "[ with X = {x}][ sacrificing {costs}]",
        "That player comes to act and activates the ability: the first that is no mana ability, or the one so printed.",
    ),
    _P(said.Plays, "{player} plays {card}", "That player comes to act and plays the land."),
    _P(
        said.Attacks,
        "{player} attacks {defender:ref or player} with {attackers}",
        "The game comes to that player's declaration of attackers this turn, and these attack.",
    ),
    _P(
        said.Blocks,
        "{player} blocks {attacker} with {blockers}",
        "The game comes to that player's declaration of blockers this turn, and these block.",
    ),
    _P(
        said.Chooses,
        "{player} chooses {cards:refs or players}",
        "That player comes to be asked and chooses these, in this order.",
    ),
    _P(said.Chooses, "{player} chooses nothing", "That player comes to be asked and chooses nothing.", cards=()),
    _P(said.Accepts, "{player} accepts", "Asked whether to do something, that player does."),
    _P(said.Accepts, "{player} declines", "Asked whether to do something, that player doesn't.", yes=False),
    _P(
        said.Resolves,
        "{what} resolves",
        "All pass until the topmost of that name has left the stack, or somebody must choose.",
    ),
    _P(
        said.EverythingResolves,
        "everything resolves",
        "All pass until the stack is empty, a step begins, or somebody must choose.",
    ),
    _P(
        said.GoesOn,
        "the game goes on to the {step}",
        "Everybody passes and chooses as little as allowed until that step of this turn begins.",
    ),
    _P(
        said.GoesOn,
        "the game goes on to {player}'s next {step}",
        "The same until that step of that player's next turn; never of this one.",
    ),
    _P(said.Concedes, "{player} concedes", "That player concedes, now."),
    # Then: what is to be seen
    _P(said.IsIn, "{card} is [not ]in {player}'s {zone}", "A card of that name is in that zone, or none is."),
    _P(
        said.IsInExile,
        "{card} is [not ]in exile[, owned by {owner}]",
        "A card of that name is in exile, or none is; with an owner, among that player's cards.",
    ),
    _P(
        said.IsInCommandZone,
        "{card} is [not ]in the command zone",
        "A card of that name is in the command zone, or none is.",
    ),
    _P(said.IsOnBattlefield, "{what} is [not ]on the battlefield", "Such a permanent is there, or none is."),
    _P(said.IsOnStack, "{what} is [not ]on the stack", "Such an object is on the stack, or none is."),
    _P(said.IsNowhere, "{what} is in no zone", "Nothing of that name is in any zone."),
    _P(said.ExileIs, "exile is {cards}", "Exile holds exactly these cards, in any order."),
    _P(said.ExileIs, "exile is empty", "No card is in exile."),
    _P(said.ZoneIs, "{player}'s {zone} is {cards}", "The zone holds exactly these cards, in any order."),
    _P(said.ZoneIs, "{player}'s {zone} is empty", "No card is in the zone."),
    _P(said.ZoneCount, "{player} has {amount} card(s) in {zone}", "So many cards are in the zone."),
    _P(said.ControlsNow, "{player} controls {card}", "That player controls exactly one permanent of that name."),
    _P(said.ControlsNow, "{player} controls {amount} {card}", "That player controls exactly so many of that name."),
    _P(said.ControlsNow, "{player} controls no {card}", "That player controls none of that name.", amount=0),
    _P(said.HasLife, "{player} has {life:integer} life", "That player's life total."),
    _P(said.PowerToughness, "{what} is {power:integer}/{toughness:integer}", "The creature's power and toughness."),
    _P(said.IsCreature, "{what} is [not ]a creature", "The permanent is a creature, or isn't."),
    _P(said.HasDamage, "{what} has {amount} damage", "So much damage is marked on the permanent."),
    _P(said.HasDamage, "{what} has no damage", "No damage is marked on the permanent."),
    _P(said.CountersAre, "{what} has {amount} {kind:word} counter(s)", "Exactly so many counters of that kind."),
    _P(said.CountersAre, "{what} has no {kind:word} counters", "No counter of that kind."),
    _P(said.IsTapped, "{what} is tapped", "The permanent is tapped."),
    _P(said.IsTapped, "{what} is untapped", "The permanent is untapped.", yes=False),
    _P(said.IsPhasedOut, "{what} is [not ]phased out", "The permanent is phased out, so treated as though not there."),
    _P(said.IsFaceDown, "{what} is face down", "A spell, permanent or exiled card of that name is face down (708)."),
    _P(said.IsFaceDown, "{what} is face up", "There is one, and it is face up.", yes=False),
    _P(said.IsAttacking, "{what} is [not ]attacking", "The permanent is an attacking creature, or isn't."),
    _P(said.IsBlocking, "{what} is [not ]blocking", "The permanent is a blocking creature, or isn't."),
    _P(
        said.IsAttachedTo,
        "{what} is attached to {host:ref or player}",
        "The Aura or Equipment is on that permanent or player.",
    ),
    _P(said.NobodyAttacks, "nobody is attacking", "No permanent is attacking or blocking."),
    _P(said.ItIs, "it is {player}'s {step}", "The game is in that step of that player's turn."),
    _P(said.TurnIs, "the game is in turn {turn:from 1}", "The game is in that turn; the position's is turn 1."),
    _P(said.IsDay, "it is day", "The game is in day (731)."),
    _P(said.IsDay, "it is night", "The game is in night.", yes=False),
    _P(
        said.StackIs,
        "the stack is {objects:refs}",
        "The stack holds exactly these, from the top; somebody has priority.",
    ),
    _P(said.StackIs, "the stack is empty", "Nothing is on the stack; somebody has priority."),
    _P(said.HasPriority, "{player} has priority", "The game waits for that player to act or pass."),
    _P(
        said.Decides,
        "{by} decides for {player}",
        "The game waits for the second player, whom the first one controls (723.5); the same name twice: nobody does.",
    ),
    _P(
        said.MustChoose,
        "{player} must choose {amount:from 1} of the cards in {player}'s hand",
        "The game waits for that player to choose exactly so many among all cards of the hand.",
    ),
    _P(said.MayChoose, "{player} is asked", "The game waits for that player to choose, who may choose nothing."),
    _P(
        said.HadOpportunity,
        "{player} had an opportunity to act in the {step} of turn {turn:from 1}",
        "That player had priority in that step.",
    ),
    _P(
        said.HadOpportunity,
        "{player} had no opportunity to act in the {step} of turn {turn:from 1}",
        "That player never had priority in that step; true only once the turn is over.",
        yes=False,
    ),
    _P(
        said.HadOpportunity,
        "nobody had an opportunity to act in the {step} of turn {turn:from 1}",
        "Nobody had priority in that step; true only once the turn is over.",
        player=None,
        yes=False,
    ),
    _P(said.StepsBegan, "{amount} {step}(s) began in turn {turn:from 1}", "So many of that step began in that turn."),
    _P(
        said.StepsBegan,
        "no {step} began in turn {turn:from 1}",
        "None of that step began; true only once the turn is over.",
        amount=0,
    ),
    _P(said.PoolIs, "{player}'s mana pool is {mana:mana}", "The mana pool holds exactly this, written {R}{R}."),
    _P(said.PoolIs, "{player}'s mana pool is empty", "No mana is in the pool."),
    _P(
        said.Cannot,
        "{player} can't cast {card}[ targeting {targets:refs or players}][ with X = {x}]",
        "That player comes to act and isn't allowed to cast it.",
        what="cast",
    ),
    _P(
        said.Cannot,
        "{player} can't activate {card}[ targeting {targets:refs or players}]",
        "That player comes to act and isn't allowed to activate it.",
        what="activate",
    ),
    _P(
        said.Cannot, "{player} can't play {card}", "That player comes to act and isn't allowed to play it.", what="play"
    ),
    _P(
        said.CannotAttack,
        "{player} can't attack {defender:ref or player} with {attackers}",
        "The game comes to that player's declaration of attackers this turn, and these aren't allowed to attack.",
    ),
    _P(said.HasWon, "{player} has won the game", "The game is over and that player has won."),
    _P(said.HasLost, "{player} has lost the game", "That player has left the game."),
    _P(said.HasLost, "{player} is still in the game", "That player hasn't left the game.", yes=False),
    _P(said.IsDraw, "the game is a draw", "The game is over and nobody has won."),
)


@functools.cache
def _hints(makes: type) -> dict[str, Any]:
    return typing.get_type_hints(makes)


@functools.cache
def _kind_of(makes: type, field: str) -> str:
    """The kind of blank that a field takes where the phrase doesn't say."""
    annotation = _hints(makes)[field]
    without_none = [a for a in typing.get_args(annotation) if a is not type(None)]
    if type(None) in typing.get_args(annotation):
        annotation = without_none[0]
    kinds: dict[Any, str] = {
        said.PlayerName: "player",
        StepName: "step",
        str: "card",
        int: "n",
        Ref: "ref",
        tuple[Ref, ...]: "refs",
        tuple[Counted, ...]: "cards",
        tuple[Payment, ...]: "costs",
        tuple[int, ...]: "numbers",
    }
    return kinds[annotation]


def _words(makes: type, field: str, kind: str) -> dict[Any, str]:
    """Value -> words, for a blank that takes one of a few; none for all others."""
    if kind == "ordinal":
        return dict(_ORDINALS)
    annotation = _hints(makes)[field]
    if kind or typing.get_origin(annotation) is not Literal or annotation in (said.PlayerName, StepName):
        return {}
    return {word: _SPELLED.get(word, word) for word in typing.get_args(annotation) if word}


class _Row:
    """A phrase without optional parts: literals with a blank between each two."""

    def __init__(self, phrase: Phrase, text: str, fixed: dict[str, Any]) -> None:
        self.phrase, self.makes, self.fixed = phrase, phrase.makes, fixed
        pieces = re.split(r"\{(\w+)(?::([\w ]+))?\}", text)
        self.literals = pieces[0::3]
        self.fields = pieces[1::3]
        self.kinds = [_KINDS[k or _kind_of(self.makes, f)] for f, k in zip(self.fields, pieces[2::3], strict=True)]
        self.blanks = tuple(zip(self.fields, self.kinds, strict=True))
        self.counter = self._counter()
        self.unfit: tuple[tuple[str, tuple[Any, ...]], ...] = ()
        """What its blanks must not hold: another row says that."""

    def _counter(self) -> str:
        """The field that (s) follows: the nearest number before it, else the one after it."""
        where = next((i for i, literal in enumerate(self.literals) if "(s)" in literal), None)
        if where is None:
            return ""
        numbers = [i for i, kind in enumerate(self.kinds) if kind.shown in ("n", "from 1", "numbers")]
        before = [i for i in numbers if i < where]
        return self.fields[before[-1] if before else min(numbers)]

    @property
    def signature(self) -> tuple[tuple[str, ...], ...]:
        """Which fields it says, apart from the default values that go without saying."""
        spoken = {**dict.fromkeys(self.fields, _ANY), **self.fixed}
        defaults = _defaults(self.makes)
        return tuple((f, spoken[f]) for f in defaults if f in spoken and not _is(spoken[f], defaults[f]))

    def cuts(self) -> Iterator[tuple[str, _Cut]]:
        """Its keys, once for the singular and once for the plural."""
        for plural in (False, True) if self.counter else (None,):
            ending = "s" if plural else ""
            spans: list[tuple[int, int]] = []
            text = self.literals[0].replace("(s)", ending)
            for kind, literal in zip(self.kinds, self.literals[1:], strict=True):
                spans.append((len(text), len(text) + len(kind.sample)))
                text += kind.sample + literal.replace("(s)", ending)
            slots: list[_Slot] = []
            held = 0
            for token in _TOKEN.finditer(text):
                inside = [i for i, (a, b) in enumerate(spans) if token.start() <= a and b <= token.end()]
                slots.append(self._slot(text, token, inside, spans))
                held += len(inside)
            if held != len(spans):
                raise AssertionError(f"a blank of {self.phrase.text!r} can't be told from the words around it")
            yield _CUT.join(_TOKEN.split(text)[0::2]), _Cut(self, tuple(slots), plural)

    def _slot(self, text: str, token: re.Match[str], inside: list[int], spans: list[tuple[int, int]]) -> _Slot:
        if not inside:
            return _Slot(token[0], None, ())
        if [spans[i] for i in inside] == [token.span()]:
            return _Slot("", None, (self.blanks[inside[0]],))
        pattern, at = "", token.start()
        for i in inside:
            start, end = spans[i]
            if not self.kinds[i].pattern:
                raise AssertionError(f"{{{self.fields[i]}}} of {self.phrase.text!r} must stand alone")
            pattern += f"{re.escape(text[at:start])}({self.kinds[i].pattern})"
            at = end
        pattern += re.escape(text[at : token.end()])
        return _Slot("", re.compile(pattern), tuple(self.blanks[i] for i in inside))

    def pieces(self, message: said.Said, written: Mapping[str, str], plural: bool | None) -> Iterator[Piece]:
        if plural is None:
            plural = bool(self.counter) and _is_plural(getattr(message, self.counter))
        ending = "s" if plural else ""
        yield Piece("", self.literals[0].replace("(s)", ending))
        for (field, kind), literal in zip(self.blanks, self.literals[1:], strict=True):
            yield Piece(field, written[field] if field in written else kind.say(getattr(message, field)))
            yield Piece("", literal.replace("(s)", ending))


class _Slot(NamedTuple):
    """What a row expects of one token: a word of its own, one blank, or blanks with words around them."""

    word: str
    pattern: re.Pattern[str] | None
    blanks: tuple[tuple[str, _Kind], ...]


class _Cut(NamedTuple):
    """A row under one of its keys."""

    row: _Row
    slots: tuple[_Slot, ...]
    plural: bool | None

    def read(self, tokens: list[str]) -> said.Said | None:
        row = self.row
        values = dict(row.fixed)
        if len(tokens) != len(self.slots):
            return None
        try:
            for token, (word, pattern, blanks) in zip(tokens, self.slots, strict=True):
                if not blanks:
                    if token != word:
                        return None
                elif pattern is None:
                    field, kind = blanks[0]
                    value = kind.read(token)
                    if values.setdefault(field, value) != value:
                        return None
                elif match := pattern.fullmatch(token):
                    values.update((f, k.read(piece)) for (f, k), piece in zip(blanks, match.groups(), strict=True))
                else:
                    return None
        except _NotThisKind:
            return None
        for field, unfit in row.unfit:
            if values[field] in unfit:
                return None
        if self.plural is not None and _is_plural(values[row.counter]) is not self.plural:
            return None
        return row.makes(**values)


_ANY = object()


def _is(value: Any, other: Any) -> bool:
    return type(value) is type(other) and bool(value == other)


def _is_plural(count: Any) -> bool:
    return bool((len(count) if isinstance(count, tuple) else count) != 1)


@functools.cache
def _defaults(makes: type[said.Said]) -> dict[str, Any]:
    return {field.name: field.default for field in msgspec.structs.fields(makes)}


def _expand(phrase: Phrase) -> Iterator[_Row]:
    """All rows of a phrase: each optional part there or not, each of a few words in its place."""
    pieces = re.split(r"\[([^\]]*)\]", phrase.text)
    for taken in itertools.product((False, True), repeat=len(pieces) // 2):
        fixed = dict(phrase.fixed)
        text = pieces[0]
        for there, part, after in zip(taken, pieces[1::2], pieces[2::2], strict=True):
            if there:
                text += part
                if "{" not in part:
                    fixed |= {"yes": False} if part.strip() == "not" else {part.strip(): True}
            text += after
        yield from _expand_words(phrase, text, fixed)


def _expand_words(phrase: Phrase, text: str, fixed: dict[str, Any]) -> Iterator[_Row]:
    for match in re.finditer(r"\{(\w+)(?::([\w ]+))?\}", text):
        if words := _words(phrase.makes, match[1], match[2] or ""):
            for value, word in words.items():
                yield from _expand_words(phrase, text.replace(match[0], word), {**fixed, match[1]: value})
            return
    yield _Row(phrase, text, fixed)


class _Table(NamedTuple):
    rows: tuple[_Row, ...]
    by_key: dict[tuple[str, str], list[_Cut]]
    by_message: dict[type, dict[tuple[Any, ...], _Row]]
    spelled: dict[type, tuple[tuple[str, Any, tuple[Any, ...]], ...]]
    """Of each message its fields with the default value and the values that a row of its own spells out."""


@functools.cache
def _table() -> _Table:
    rows = tuple(row for phrase in PHRASES for row in _expand(phrase))
    spelled: dict[type, dict[str, list[Any]]] = {}
    for row in rows:
        values = spelled.setdefault(row.makes, {f: [] for f in _defaults(row.makes)})
        for field, value in row.fixed.items():
            if value not in values[field]:
                values[field].append(value)
    by_key: dict[tuple[str, str], list[_Cut]] = {}
    by_message: dict[type, dict[tuple[Any, ...], _Row]] = {}
    for row in rows:
        defaults = _defaults(row.makes)
        row.unfit = tuple(
            (field, unfit)
            for field in dict.fromkeys(row.fields)
            if (unfit := (*_given(defaults[field]), *spelled[row.makes][field]))
        )
        mine = by_message.setdefault(row.makes, {})
        if row.signature in mine:
            raise AssertionError(f"{row.phrase.text!r} and {mine[row.signature].phrase.text!r} say the same")
        mine[row.signature] = row
        for key, cut in row.cuts():
            by_key.setdefault((row.phrase.keyword, key), []).append(cut)
    return _Table(
        rows,
        by_key,
        by_message,
        {
            makes: tuple((field, default, tuple(spelled[makes][field])) for field, default in _defaults(makes).items())
            for makes in spelled
        },
    )


def _given(default: Any) -> tuple[Any, ...]:
    return () if default is msgspec.NODEFAULT else (default,)


# -- reading and saying --------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=8192)
def read(keyword: Keyword, text: str) -> Message:
    """The message that a step's text stands for.

    Raises UnknownStep where no phrase of that keyword reads it. A text that is read is the one that `say` prints.
    """
    found = _read(keyword, text)
    if found is None:
        raise _explain(keyword, text)
    return found


def _read(keyword: str, text: str) -> Message | None:
    parts = _TOKEN.split(text)
    tokens = parts[1::2]
    for cut in _table().by_key.get((keyword, _CUT.join(parts[0::2])), ()):
        if (message := cut.read(tokens)) is not None:
            return typing.cast(Message, message)
    return None


def say(message: Message) -> str:
    """The text of a message. Raises Unsayable where no phrase says it."""
    return "".join(piece.text for piece in pieces(message))


class Piece(NamedTuple):
    """A part of a step's text: what stands in the blank of a field, or with field "" words of the phrase."""

    field: str
    text: str


def pieces(
    message: said.Said, written: Mapping[str, str] = MappingProxyType({}), plural: bool | None = None
) -> list[Piece]:
    """The text of a message, cut at its blanks.

    Args:
        written: text for blanks, by their fields, whatever the message holds there: the placeholders of outlines.
        plural: which form the words take that follow a number, where the message doesn't say.

    Raises:
        Unsayable: no phrase says the message.
    """
    table = _table()
    kind = type(message)
    signature = []
    for field, default, spelled in table.spelled[kind]:
        value = getattr(message, field)
        if field in written:
            signature.append((field, _ANY))
        elif value != default:
            signature.append((field, value if value in spelled else _ANY))
    row = table.by_message[kind].get(tuple(signature))
    if row is None:
        raise Unsayable(f"no phrase says {message!r}")
    try:
        return list(row.pieces(message, written, plural))
    except _NotThisKind as wrong:
        raise Unsayable(f"no phrase says {message!r}: {wrong} can't stand in {row.phrase.shown!r}") from None


# -- guessing what was meant ---------------------------------------------------------------------------------------

_NEXT = 'another turn\'s step needs the word "next", and this turn\'s step is "the game goes on to the ... step"'
_WHO = f"players are {', '.join(said.PLAYER_NAMES[:-1])} and {said.PLAYER_NAMES[-1]}, never more than four"
_CARDS_ONLY = "a position holds cards only; a token or a copy is reached by play"
_QUOTES = "card names stand in double quotes"
_OUTSIDE = re.compile(r'("[^"]*")')
_NAME = re.compile(r"[A-Z][\w'’-]*(?:,? (?:(?:of|the|in|to|a|an|and|from|for|with|at|by) )*[A-Z][\w'’-]*)*(?! =)")


def _repairs(text: str) -> Iterator[tuple[str, str]]:
    """Texts that may have been meant, each with what was wrong."""
    yield re.sub(r"(goes on to \w+'s) (?!next )", r"\1 next ", text), _NEXT
    yield re.sub("[“”]", '"', text), "quotes are straight"
    yield re.sub(r"(?<!\w)'([^'\"]+)'(?!\w)", r'"\1"', text), _QUOTES
    yield _outside(text, _quote_names), _QUOTES
    yield _outside(text, lambda words: re.sub(_NAME, lambda m: _a_player(m[0]), words)), _WHO
    yield re.sub(r"\s+", " ", text).strip(" ."), "single blanks, and no full stop"
    yield re.sub(r"(?<!\w)1 (?=\")", "", text), "a single card is written without a number"
    yield re.sub(r"(?<!\w)0 (?=\w|\")", "no ", text), 'none is written "no"'
    yield re.sub(r"\b(1 (?:\"[^\"]*\" |[\w ]+? )?(?:card|counter|step|phase|mode))s\b", r"\1", text), "1 is singular"
    yield re.sub(r"\b(card|counter|step|phase|mode)(?=\b)(?!s)", r"\1s", text), "more than one is plural, and so is 0"
    if owner := re.search(_PLAYER, text):
        yield re.sub(r"\b(?:her|his|their)\b", f"{owner[0]}'s", text), "a player is named, never she, he or they"


def _outside(text: str, change: Callable[[str], str]) -> str:
    """The text with its unquoted parts changed."""
    return "".join(part if i % 2 else change(part) for i, part in enumerate(_OUTSIDE.split(text)))


def _quote_names(words: str) -> str:
    """Runs of capitalized words that aren't players stand in quotes."""

    def quoted(match: re.Match[str]) -> str:
        run = match[0]
        first, _, rest = run.partition(" ")
        if first.removesuffix("'s") in _PLAYERS:
            return f"{first} {quoted_run(rest)}" if rest else first
        return quoted_run(run)

    def quoted_run(run: str) -> str:
        return f'"{run}"' if run[:1].isupper() else run

    return re.sub(_NAME, quoted, words)


def _a_player(name: str) -> str:
    bare, owns = name.removesuffix("'s"), "'s" if name.endswith("'s") else ""
    return name if bare in _PLAYERS or " " in bare else f"Alice{owns}"


def _explain(keyword: str, text: str) -> UnknownStep:
    """What may have been meant: a repaired text that can be read, else the nearest phrases."""
    for other in ("Given", "When", "Then"):
        if other != keyword and _read(other, text) is not None:
            return UnknownStep(keyword, text, f"it stands under {keyword}, but it is a {other}", f"{other} {text}")
    alone = [(t, hint) for t, hint in _repairs(text) if t != text and _read(keyword, t) is not None]
    if any(hint is _WHO for _, hint in alone):
        return UnknownStep(keyword, text, "; ".join(dict.fromkeys(hint for _, hint in alone)))
    if alone:
        return UnknownStep(keyword, text, alone[0][1], alone[0][0])
    together = text
    hints: list[str] = []
    for i in range(len(list(_repairs(text)))):
        repaired, hint = next(itertools.islice(_repairs(together), i, None), (together, ""))
        if repaired != together and hint is not _WHO:
            together, hints = repaired, [*hints, hint]
            if _read(keyword, together) is not None:
                return UnknownStep(keyword, text, "; ".join(dict.fromkeys(hints)), together)
    near = _nearest(keyword, text)
    hint = ""
    if keyword == "Given" and re.search(r"\bthe (token|copy of) \"", text):
        hint = _CARDS_ONLY
    elif '"' not in text and _NAME.search(re.sub(_PLAYER, "", text)) and not any("{" not in p for p in near[:1]):
        hint = _QUOTES
    return UnknownStep(keyword, text, hint, near=near)


def _nearest(keyword: str, text: str) -> list[str]:
    """Compared with the blanks left out, so that a wrong word is found whatever the names are."""
    bare = _TOKEN.sub("…", text)
    known: dict[str, str] = {}
    for row in _table().rows:
        if row.phrase.keyword == keyword:
            known.setdefault("…".join(row.literals), row.phrase.shown)
    found = difflib.get_close_matches(bare, list(known), n=12, cutoff=0.5)
    return list(dict.fromkeys(known[f] for f in found))[:3]


# -- for the documentation -----------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """A phrase as the documentation lists it."""

    keyword: Keyword
    text: str
    meaning: str


def rows() -> list[Entry]:
    """All phrases in the order of the table."""
    return [Entry(phrase.keyword, phrase.shown, phrase.meaning) for phrase in PHRASES]


def as_markdown() -> str:
    """The phrases as three Markdown tables, for docs/language.md."""
    parts = []
    for keyword, about in (("Given", "the position"), ("When", "what is done"), ("Then", "what is to be seen")):
        lines = [f"### {keyword}: {about}", "", "| phrase | meaning |", "|---|---|"]
        for entry in rows():
            if entry.keyword == keyword:
                # A | would end the cell.
                text = entry.text.replace("|", r"\|")
                lines.append(f"| `{text}` | {entry.meaning} |")
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def in_page(page: str) -> str:
    """A Markdown page with the tables between its comments brought up to date: the phrases, and what is refused."""
    from .corpus import rules_as_markdown

    return filled_in(page, {"phrases": as_markdown(), "rules": rules_as_markdown()})


def filled_in(page: str, tables: Mapping[str, str]) -> str:
    """A page with each table between the comments that are called so: `<!-- NAME -->` and `<!-- end of NAME -->`.

    Raises:
        ValueError: it has no such comments.
    """
    for name, table in tables.items():
        start, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, found, rest = page.partition(start)
        _, found_too, after = rest.partition(end)
        if not (found and found_too):
            raise ValueError(f"the page has no place for the {name}")
        page = f"{before}{start}\n{table}\n{end}{after}"
    return page


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(in_page(Path(name).read_text(encoding="utf-8")), encoding="utf-8")
