"""The reference engine otherwise than the rules: what the linter compares a scenario's game with.

Each is the engine with some of its rules replaced from outside, as a rogue is; the true one beside it is untouched.
"""

from __future__ import annotations

from typing import Any

from reference_engine import cast_only, casting, combat, ending, triggers

from . import model
from .engines import open_engine
from .patching import Patch, Rogue, Rule


async def _ends_nothing(rule: Rule, game: Any) -> None:
    """The process that isn't carried out."""


def _yes(*_: Any, **__: Any) -> bool:
    return True


def _no(*_: Any, **__: Any) -> bool:
    return False


ENDING_DOES_NOTHING = Rogue(
    "ending-does-nothing",
    "",
    "control",
    "neither ending the turn nor ending the combat phase does anything",
    [(ending.end_the_turn, _ends_nothing), (ending.end_the_combat_phase, _ends_nothing)],
)


def _from_exile(rule: Rule, game: Any, player: Any, obj: Any, *_: Any, **__: Any) -> bool:
    """Without the permission that a card in exile needs."""
    return bool(obj.zone == "exile" and obj.owner is player)


def _any_land(rule: Rule, game: Any, player: Any, act: Any) -> None:
    """Without the restriction to one land a turn."""
    played, player.lands_played = player.lands_played, 0
    try:
        rule(game, player, act)
    finally:
        player.lands_played = played


NOTHING_IS_FORBIDDEN = Rogue(
    "nothing-is-forbidden",
    "",
    "control",
    "whoever has priority may cast, activate and play what they hold, can pay for and name enough targets for",
    [
        (casting.cant_cast, _no),
        (casting.split_second, _no),
        (casting.sorcery_timing, _yes),
        (cast_only.check, lambda rule, *_: None),
        (casting.may_play_from, _from_exile),
        (combat.has_summoning_sickness, _no),
        (casting._check_when, lambda rule, *_: None),
        (triggers.is_legal_target, _yes),
        (casting.check_land, _any_land),
    ],
)


class Otherwise:
    """The reference engine with a rogue's functions in it, while it answers."""

    def __init__(self, rogue: Rogue) -> None:
        self._reference = open_engine("reference")
        self._patch = Patch(rogue)

    def describe(self) -> model.Description:
        """As the reference engine."""
        return self._reference.describe()

    def start(self, position: model.Position) -> model.View:
        """A game from the position."""
        with self._patch:
            return self._reference.start(position)

    def act(self, action: model.Action) -> model.View:
        """One action."""
        with self._patch:
            return self._reference.act(action)

    def __enter__(self) -> Otherwise:
        self._patch.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._patch.__exit__(*error)
