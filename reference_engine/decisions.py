"""What the rules ask a player, and what a player may answer."""

from __future__ import annotations

import types
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .state import Object, Player


class Illegal(Exception):
    """The answer isn't allowed now; nothing has changed."""


class Unsupported(Exception):
    """The rules have a corner here that this engine doesn't model. `what` is card, action, choice or position."""

    def __init__(self, what: str, name: str) -> None:
        super().__init__(f"{what}: {name}")
        self.what, self.name = what, name


class GameEnds(Exception):
    """The game is over (104); nothing goes on."""


@dataclass(frozen=True, slots=True)
class Priority:
    """The player has priority (117)."""

    player: Player


@dataclass(frozen=True, slots=True)
class Attackers:
    """The player declares attackers (508.1)."""

    player: Player


@dataclass(frozen=True, slots=True)
class Blockers:
    """The player declares blockers (509.1)."""

    player: Player


@dataclass(frozen=True, slots=True)
class Label:
    """An option that is neither an object nor a player: something waiting, by the name it is shown under."""

    key: str
    name: str


@dataclass(frozen=True, slots=True)
class Choice:
    """The player chooses between `least` and `most` of the options.

    An option is an object, a player, a label, or a word. With `ordered` the order matters.
    """

    player: Player
    options: tuple[Object | Player | Label | str, ...]
    least: int
    most: int
    ordered: bool = False
    source: str = ""
    text: str = ""


Decision = Priority | Attackers | Blockers | Choice


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass priority."""


@dataclass(frozen=True, slots=True)
class PlayLand:
    """Play a land."""

    card: Object


@dataclass(frozen=True, slots=True)
class CastSpell:
    """Cast a spell, with all that is announced (601.2b-c)."""

    card: Object
    targets: tuple[Object | Player, ...] = ()
    modes: tuple[int, ...] = ()
    x: int | None = None
    paying: tuple[str, ...] = ()
    costs: tuple[Object, ...] = ()
    face: str = ""
    """The name of the card's other face that it is cast as."""


@dataclass(frozen=True, slots=True)
class ActivateAbility:
    """Activate an ability (602.2). `number` counts activated abilities as printed, from 1."""

    source: Object
    number: int = 1
    targets: tuple[Object | Player, ...] = ()
    x: int | None = None
    costs: tuple[Object, ...] = ()


@dataclass(frozen=True, slots=True)
class DeclareAttackers:
    """Attackers and whom each of them attacks."""

    attackers: dict[Object, Object | Player] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DeclareBlockers:
    """Blockers and which attackers each of them blocks."""

    blockers: dict[Object, tuple[Object, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Gone:
    """Stands for the answer of a player who has left the game while being asked."""


Act = Pass | PlayLand | CastSpell | ActivateAbility | DeclareAttackers | DeclareBlockers


@types.coroutine
def ask(decision: Decision) -> Generator[Decision, Any, Any]:
    """The one place where the rules wait for a player; gives the answer, checked before it was sent in."""
    return (yield decision)


async def choose(
    player: Player,
    options: Sequence[Object | Player | Label | str],
    least: int,
    most: int,
    *,
    ordered: bool = False,
    source: str = "",
    text: str = "",
) -> list[Any]:
    """A player's choice; where only one answer is possible nobody is asked.

    Returns:
        The chosen options; as few as allowed where the player has left the game.
    """
    most = min(most, len(options))
    least = min(least, most)
    if not options or most == 0:
        return []
    if (least == most == len(options) and not ordered) or (ordered and len(options) == 1):
        return list(options)
    answer = await ask(Choice(player, tuple(options), least, most, ordered, source, text))
    return list(options[:least]) if isinstance(answer, Gone) else list(answer)


async def agrees(player: Player, source: str, text: str) -> bool:
    """Whether a player does what they may do; one who has left doesn't."""
    return bool(await choose(player, ["yes"], 0, 1, source=source, text=text))
