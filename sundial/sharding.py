"""Parts of a run for several machines: every machine comes to the same parts, which are of one size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from . import cache
from .said import Scenario


class Shard(NamedTuple):
    """One of so many parts, counted from 1: `2/3`."""

    number: int
    of: int

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    def part(self, scenarios: Sequence[Scenario]) -> list[Scenario]:
        """Its scenarios: every so-many-th, since neighbours take alike long."""
        return list(scenarios[self.number - 1 :: self.of])


def shard(text: str) -> Shard:
    """A shard from what is written for it. Raises ValueError, whose text says what is wrong."""
    number, slash, of = text.partition("/")
    if not (slash and number.isdecimal() and of.isdecimal()):
        raise ValueError(f"{text!r} is no shard; one is written 1/3: the first of three")
    if int(of) == 0:
        raise ValueError(f"{text!r} is no shard of anything; one is written 1/3: the first of three")
    if not 1 <= int(number) <= int(of):
        raise ValueError(f"there is no shard {text}; they are counted from 1/{of} to {of}/{of}")
    return Shard(int(number), int(of))


def digest(scenarios: Iterable[Scenario]) -> str:
    """What tells one choice of scenarios from another, whatever folder they lie in."""

    def whole(scenario: Scenario) -> bytes:
        # Each of these is a line.
        lines = (scenario.id, scenario.key, scenario.level, *(step.text for step in scenario.steps))
        return "\n".join(lines).encode(errors="surrogatepass")

    return cache.digest(map(whole, scenarios))
