"""The rogues: the reference engine with exactly one fault each, and the two controls.

`sundial run --engine rogues/purge-at-the-end` plays the corpus on one; `sundial rogues` plays it on all of them.
"""

from __future__ import annotations

import difflib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from reference_engine import priority
from reference_engine.decisions import Gone, Priority, ask
from reference_engine.state import Game
from sundial import engines, model
from sundial.patching import Patch, Rogue, Rule, rogues_of

IN_PROCESS, SEVERAL = True, True

MODULES = (
    "ending_the_turn",
    "ending_the_combat_phase",
    "turns",
    "the_turn",
    "the_combat_phase",
    "the_ending_phase",
    "parts",
    "untapping",
    "teams",
    "combat_and_mana",
    "players",
    "the_stack",
    "abilities",
    "effects",
    "checks",
)


def _sibling(name: str) -> ModuleType:
    """A module of this folder, which is no package."""
    qualified = f"{__name__}.{name}"
    spec = importlib.util.spec_from_file_location(qualified, Path(__file__).with_name(f"{name}.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[qualified] = module
    spec.loader.exec_module(module)
    return module


ROGUES: dict[str, Rogue] = rogues_of(map(_sibling, MODULES))


# -- controls ------------------------------------------------------------------------------------------------------


async def _nothing_ever_happens(rule: Rule, game: Game) -> None:
    """Every action is accepted, and priority goes round."""
    player = game.active
    while True:
        if not isinstance(await ask(Priority(player)), Gone) and not player.in_game:
            return
        player = game.next_player(player)


def _as_it_is(rule: Rule, *args: Any, **kwargs: Any) -> Any:
    return rule(*args, **kwargs)


BREAKS_EVERYTHING = Rogue(
    "breaks-everything",
    "",
    "control",
    "every action is accepted and nothing ever happens",
    [(priority.all_pass_in_succession, _nothing_ever_happens)],
)
CHANGES_NOTHING = Rogue(
    "changes-nothing",
    "",
    "control",
    "each rule that some rogue breaks is replaced by one that does the same",
    [(rule, _as_it_is) for rule in dict.fromkeys(rule for r in ROGUES.values() for rule, _ in r.replaced)],
)
CONTROLS = {control.name: control for control in (BREAKS_EVERYTHING, CHANGES_NOTHING)}


def engine(name: str = "") -> model.Engine:
    """The rogue of that name.

    Raises:
        UnknownEngine: there is none.
    """
    known = ROGUES | CONTROLS
    if name not in known:
        near = difflib.get_close_matches(name, known, 3, 0.5) or list(known)[:1]
        raise engines.UnknownEngine(f"there is no engine 'rogues/{name}', but rogues/{' or rogues/'.join(near)}")
    return RogueEngine(known[name])


class RogueEngine:
    """The reference engine with a fault, which it has only while it answers: others in this process are without."""

    def __init__(self, rogue: Rogue) -> None:
        self._reference: model.Engine = engines.load_adapter("reference").engine()
        self._rogue = rogue
        self.patch = Patch(rogue)

    def describe(self) -> model.Description:
        """The reference engine's, under the rogue's name."""
        true = self._reference.describe()
        return model.Description(f"rogue {self._rogue.name}", true.version, true.protocol, true.offers)

    def start(self, position: model.Position) -> model.View:
        """A game from the position."""
        with self.patch:
            return self._reference.start(position)

    def act(self, action: model.Action) -> model.View:
        """One action."""
        with self.patch:
            return self._reference.act(action)
