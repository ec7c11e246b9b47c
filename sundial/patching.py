"""Rogues: an engine with exactly one fault, made from outside by putting another function in a rule's place.

The engine's code has no switches for this. A rule is a function of one of its modules; a rogue names the rule and the
function that stands in for it, and a `Patch` puts it wherever the engine holds the rule, by identity: under any name
in any of its modules, and in their dispatch tables. What captured the rule elsewhere (a default argument, a closure, a
table inside a table) isn't found.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from types import FunctionType, ModuleType, TracebackType
from typing import Any, Literal

Rule = Callable[..., Any]
Level = Literal["rule", "open", "control"]

PACKAGE = "reference_engine"


class NobodyHolds(LookupError):
    """The rule that a rogue is to break is nowhere in the engine: the rogue would change nothing."""


@dataclass(eq=False, slots=True)
class Rogue:
    """The engine with one fault.

    `replaced` pairs each rule with what stands in for it, which is called with the true rule before its own arguments.
    A `control` breaks no statement: it proves that the run can tell a fault from none.
    """

    name: str
    key: str
    """Of the statement that it breaks."""
    level: Level
    fault: str
    """What is wrong with it, in a line."""
    replaced: list[tuple[Rule, Rule]] = field(default_factory=list)

    def also(self, *rules: Rule) -> Callable[[Rule], Rule]:
        """A second function that belongs to the same fault, in the place of these rules."""

        def add(instead: Rule) -> Rule:
            self.replaced += [(rule, instead) for rule in rules]
            return instead

        return add


class Memory:
    """What a rogue remembers of one game between two of its functions; forgotten with the next game."""

    def __init__(self) -> None:
        self._game: Any = None
        self._kept: Any = None

    def keep(self, game: Any, what: Any) -> None:
        """Remember this of the game, and nothing else."""
        self._game, self._kept = game, what

    def take(self, game: Any) -> Any:
        """What was kept of the game, once; None if nothing was."""
        if self._game is not game:
            return None
        kept, self._game, self._kept = self._kept, None, None
        return kept


def breaks(key: str, fault: str, *rules: Rule, level: Level = "rule") -> Callable[[Rule], Rogue]:
    """Make a function a rogue: it stands in for the rules and is called with the true one before their arguments.

    Args:
        key: of the statement that is broken.
        fault: what is wrong, in a line.
        level: `open` where the statement is one that the rules leave open.

    Returns:
        A decorator that gives a `Rogue`, named after the function: `purge_at_the_end` is `purge-at-the-end`.
    """

    def rogue(instead: Rule) -> Rogue:
        name = instead.__name__.replace("_", "-")
        return Rogue(name, key, level, fault, [(rule, instead) for rule in rules])

    return rogue


def variant(rule: Rule, **instead: Any) -> Rule:
    """The same rule with other functions (or modules) behind names that it uses.

    Raises:
        NobodyHolds: it uses no such name any more.
    """
    assert isinstance(rule, FunctionType)
    for name in instead:
        if name not in rule.__code__.co_names or name not in rule.__globals__:
            raise NobodyHolds(f"{rule.__qualname__} uses no {name}")
    return FunctionType(rule.__code__, {**rule.__globals__, **instead}, rule.__name__, rule.__defaults__)


class Patch:
    """A rogue's functions in the place of the engine's, for as long as a `with` lasts.

    `calls` counts how often each rule was called.

    It may be entered again and again, so an engine can be a rogue only while it answers.

    Raises:
        NobodyHolds: a rule of the rogue is nowhere in the package.
    """

    def __init__(self, rogue: Rogue, package: str = PACKAGE) -> None:
        self.calls: Counter[Rule] = Counter()
        self._places: list[tuple[dict[Any, Any], Any, Rule, Rule]] = []
        tables = list(_tables(package))
        for rule, instead in rogue.replaced:
            broken = self._counting(rule, instead)
            places = [(table, key, rule, broken) for table in tables for key, held in table.items() if held is rule]
            if not places:
                raise NobodyHolds(f"{rogue.name}: nothing in {package} holds {rule.__qualname__}")
            self._places += places

    def _counting(self, rule: Rule, instead: Rule) -> Rule:
        def broken(*args: Any, **kwargs: Any) -> Any:
            self.calls[rule] += 1
            return instead(rule, *args, **kwargs)

        return broken

    def __enter__(self) -> Patch:
        for table, key, _, broken in self._places:
            table[key] = broken
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for table, key, rule, _ in self._places:
            table[key] = rule


def _tables(package: str) -> Iterator[dict[Any, Any]]:
    """The names of each module of a package that has been imported, and the dictionaries that stand in them."""
    for name, module in list(sys.modules.items()):
        if isinstance(module, ModuleType) and (name == package or name.startswith(f"{package}.")):
            yield vars(module)
            yield from (held for key, held in list(vars(module).items()) if type(held) is dict and key[:2] != "__")


def rogues_of(modules: Iterable[ModuleType]) -> dict[str, Rogue]:
    """The rogues that modules define, by name, in their order.

    Raises:
        ValueError: two have one name.
    """
    found: dict[str, Rogue] = {}
    for module in modules:
        for held in vars(module).values():
            if isinstance(held, Rogue):
                if found.setdefault(held.name, held) is not held:
                    raise ValueError(f"two rogues are called {held.name}")
    return found
