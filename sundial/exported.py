"""The files of an export: one for each scenario, one for each feature, and an index. `docs/corpus_json.md` tells them.

The schemas in fixtures/schemas/ are generated from these structs.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .layout import Background, Level, Note, Outline
from .model import Position, StepBegun, StepName
from .phrases import Keyword
from .said import Given, Then, When

FORMAT = 1
"""The version of the files. New optional fields don't raise it."""

_D = msgspec.Meta


class Statement(msgspec.Struct, frozen=True):
    """The sentence of the rules that a scenario is about."""

    key: Annotated[str, _D(description="stays when rules are renumbered")]
    number: Annotated[str, _D(description="the rule's present number")]
    title: Annotated[str, _D(description="of that rule")]
    wording: str
    older: Annotated[tuple[str, ...], _D(description="numbers that it once had, with the dates")] = ()


class In(msgspec.Struct, frozen=True):
    """Where a scenario stands in the features."""

    file: str
    line: int
    title: Annotated[str, _D(description="of the feature")]


class Needed(msgspec.Struct, frozen=True):
    """What a scenario needs of an engine: what `describe` would have to offer, and the cards it names."""

    players: int
    texts: Annotated[bool, _D(description="a card is used that no pool has")]
    steps: Annotated[bool, _D(description="steps that began are counted")]
    cleanups: Annotated[bool, _D(description="cleanup steps are counted")]
    also: Annotated[tuple[str, ...], _D(description="parts of the game beyond the usual")]
    cards: tuple[str, ...]


class RowOf(msgspec.Struct, frozen=True):
    """The outline that a scenario is a row of, and the row's values by their columns."""

    id: str
    values: dict[str, str]


# -- the game as the reference engine plays it ---------------------------------------------------------------------


class Named(msgspec.Struct, frozen=True):
    """A player, an object, or an option that is neither, as decisions and answers name them.

    An option is `yes`, a step or a phase, a number, a trigger that waits, or a card in a library.
    """

    kind: Literal["player", "card", "permanent", "spell", "ability", "option"]
    name: Annotated[str, _D(description="of an ability its source's")]
    id: Annotated[str, _D(description='tells objects of one name apart within `played`; "" for players and words')] = ""
    zone: Literal["", "hand", "graveyard", "exile", "command", "battlefield", "stack"] = ""
    player: Annotated[
        str, _D(description="whose it is: the controller on the battlefield and the stack, else the owner")
    ] = ""
    copy: Annotated[bool, _D(description="a copy of a spell, or a token")] = False


class Asked(msgspec.Struct, frozen=True):
    """Who is asked, and what: the decision of a view."""

    kind: Literal["priority", "attackers", "blockers", "choose"]
    player: str
    by: Annotated[str, _D(description='who decides for the player; "": the player')] = ""
    options: tuple[Named, ...] = ()
    min: int = 0
    max: int = 0
    ordered: bool = False
    source: str = ""
    text: str = ""


class Passed(msgspec.Struct, frozen=True, tag_field="type", tag="pass"):
    """Passes priority."""

    player: str


class Played(msgspec.Struct, frozen=True, tag_field="type", tag="play"):
    """Plays a land."""

    player: str
    card: Named


class Cast(msgspec.Struct, frozen=True, tag_field="type", tag="cast"):
    """Casts a spell."""

    player: str
    card: Named
    targets: tuple[Named, ...]
    modes: tuple[int, ...]
    x: int | None
    paying: tuple[str, ...]
    costs: tuple[Named, ...]
    face: str


class Activated(msgspec.Struct, frozen=True, tag_field="type", tag="activate"):
    """Activates an ability, counted from 1 as printed, mana abilities among them."""

    player: str
    object: Named
    ability: int
    targets: tuple[Named, ...]
    modes: tuple[int, ...]
    x: int | None
    costs: tuple[Named, ...]


class Attacker(msgspec.Struct, frozen=True):
    """A creature and the player or permanent that it attacks."""

    attacker: Named
    defender: Named


class Attacked(msgspec.Struct, frozen=True, tag_field="type", tag="attack"):
    """Declares attackers; with none, nobody."""

    player: str
    attackers: tuple[Attacker, ...]


class Blocker(msgspec.Struct, frozen=True):
    """A creature and the attackers that it blocks."""

    blocker: Named
    attackers: tuple[Named, ...]


class Blocked(msgspec.Struct, frozen=True, tag_field="type", tag="block"):
    """Declares blockers; with none, nobody."""

    player: str
    blockers: tuple[Blocker, ...]


class Chosen(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """Answers a choice with some of its options, in order."""

    player: str
    options: tuple[Named, ...]


class Conceded(msgspec.Struct, frozen=True, tag_field="type", tag="concede"):
    """Concedes."""

    player: str


Answer = Passed | Played | Cast | Activated | Attacked | Blocked | Chosen | Conceded


class PlayerNow(msgspec.Struct, frozen=True):
    """A player's life, and how many cards there are in each zone."""

    name: str
    life: int
    hand: int
    library: int
    graveyard: int


class Decision(msgspec.Struct, frozen=True):
    """A moment of the game: where it is, who is asked what, and the answer."""

    turn: int
    active: str
    step: StepName
    begun: Annotated[tuple[StepBegun, ...], _D(description="steps that began since the decision before, in order")]
    players: tuple[PlayerNow, ...]
    stack: Annotated[tuple[Named, ...], _D(description="top first")]
    asked: Annotated[Asked | None, _D(description="null: the game is over")]
    winners: Annotated[tuple[str, ...] | None, _D(description="null: it goes on; empty: a draw")]
    answer: Annotated[Answer | None, _D(description="null at the last")]
    default: Annotated[bool, _D(description="no step says this answer; it is the runner's default")]
    during: Annotated[int | None, _D(description="the place in `steps` of the one for which the answer is given")]


# -- the files -----------------------------------------------------------------------------------------------------


class ScenarioStep(msgspec.Struct, frozen=True):
    """A step, as text and as structure."""

    keyword: Keyword
    text: Annotated[str, _D(description="made of `says` by the phrase table")]
    says: Given | When | Then
    line: int = 0
    at: Annotated[
        int | None,
        _D(description="the place in `played` at which a Then is judged, or at which what a When says has been done"),
    ] = None
    refused: Annotated[
        Answer | None, _D(description="of a can't: what is tried at `at` and must be refused, with nothing changed")
    ] = None
    comments: tuple[str, ...] = ()


class ScenarioFile(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario: scenarios/ID.json, or scenarios/ID.N.json for the Nth row of an outline."""

    format: int = FORMAT
    id: str
    name: str
    feature: In
    outline: RowOf | None
    statement: Statement
    level: Level
    sources: tuple[str, ...]
    notes: tuple[Note, ...]
    twin: Annotated[str, _D(description="the id of the scenario that shows that the claim isn't empty")]
    comments: tuple[str, ...]
    needs: Needed
    start: Annotated[Position, _D(description="the position, exactly as it is sent to an engine")]
    steps: tuple[ScenarioStep, ...]
    played: Annotated[tuple[Decision, ...], _D(description="the whole game on the reference engine")]


class Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="scenario"):
    """A scenario of a feature, which stands in a file of its own."""

    id: str


class RulePart(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """The scenarios of one statement, in order."""

    key: str
    title: str
    description: str = ""
    comments: tuple[str, ...] = ()
    background: Background | None = None
    scenarios: tuple[Listed | Outline, ...]


class FeatureFile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """How a feature is laid out: features/PATH.json."""

    format: int
    title: str
    description: str = ""
    comments: tuple[str, ...] = ()
    last_comments: tuple[str, ...] = ()
    background: Background | None = None
    rules: tuple[RulePart, ...]


class IndexedScenario(msgspec.Struct, frozen=True, kw_only=True):
    """What one needs to know of a scenario before one opens its file."""

    id: str
    path: str
    name: str
    key: str
    number: str
    level: Level
    players: int
    texts: bool
    steps: bool
    cleanups: bool
    also: tuple[str, ...]


class Index(msgspec.Struct, frozen=True, kw_only=True):
    """index.json: what was exported, and by what."""

    what: Literal["sundial corpus export"] = "sundial corpus export"
    format: int = FORMAT
    sundial: Annotated[str, _D(description="the version")]
    edition: Annotated[str, _D(description="of the rules, its date")]
    features: tuple[str, ...]
    scenarios: tuple[IndexedScenario, ...]
    files: Annotated[dict[str, str], _D(description="each file of the export and its SHA-256")]
