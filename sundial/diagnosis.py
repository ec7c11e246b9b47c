"""What an engine's failures look like: the known faults whose failures overlap most with them.

fixtures/rogues.json holds, for each rogue, the scored scenarios that fail on it; `sundial rogues --write` makes it.
Rogues of statements that the rules leave open aren't in it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from fractions import Fraction
from pathlib import Path

import msgspec

from . import places
from .rogues import Matrix

FILE = places.FIXTURES / "rogues.json"


class Fault(msgspec.Struct, frozen=True):
    """A rogue: what is wrong with it, the statement it breaks, and the scenarios that fail on it."""

    name: str
    key: str
    fault: str
    failed: tuple[str, ...]


class Known(msgspec.Struct, frozen=True):
    """What the last `sundial rogues --write` found."""

    scenarios: tuple[str, ...]
    """The scored scenarios that were played on the rogues."""
    quick: tuple[str, ...]
    """A small set of them on which every rogue fails."""
    faults: tuple[Fault, ...]


class Likeness(msgspec.Struct, frozen=True):
    """How much an engine's failures look like a rogue's."""

    fault: Fault
    shared: int
    """Scenarios that fail on both."""
    engine: int
    """Scenarios that fail on the engine, of those that were played on the rogues."""
    rogue: int
    """Scenarios that fail on the rogue, of those that the engine could play."""

    @property
    def overlap(self) -> Fraction:
        """Jaccard's index of the two sets: 1 where they are equal."""
        return Fraction(self.shared, self.engine + self.rogue - self.shared)

    @property
    def words(self) -> str:
        """The likeness in a line, with both counts."""
        return (
            f"{self.fault.fault} ({self.fault.key}): {self.shared} of the {self.rogue} scenarios that fail then, "
            f"and of the {self.engine} that fail here"
        )


def known_of(matrix: Matrix) -> Known:
    """What of a matrix is kept for diagnoses."""
    scored = tuple(s.id for s in matrix.scenarios if not s.open)
    counting = set(scored)
    return Known(
        scored,
        tuple(matrix.smallest()),
        tuple(
            Fault(row.name, row.key, row.fault, tuple(ident for ident in row.failed if ident in counting))
            for row in matrix.rows
            if row.level == "rule"
        ),
    )


def encode(known: Known) -> str:
    """The text of the file: a line for each scenario and each rogue, so that differences are readable."""

    def lines(items: Iterable[object]) -> str:
        return ",\n".join(f"  {msgspec.json.encode(item).decode()}" for item in items)

    parts = (f'"{name}": [\n{lines(getattr(known, name))}\n]' for name in ("scenarios", "quick", "faults"))
    return "{" + ",\n".join(parts) + "}\n"


def load(path: Path = FILE) -> Known:
    """The file's content.

    Raises:
        OSError: it can't be read.
        msgspec.DecodeError: it isn't what `encode` gives.
    """
    return msgspec.json.decode(path.read_bytes(), type=Known)


def diagnose(
    known: Known, failed: Collection[str], played: Collection[str], keys: Collection[str] = (), most: int = 5
) -> list[Likeness]:
    """The rogues whose failures overlap most with an engine's.

    Args:
        failed: ids of the scenarios that failed on the engine, or in which it broke down.
        played: ids of all that it could play, those among them.
        keys: of the statements that those are about which failed.
        most: how many rogues at most.

    Returns:
        Those at least half of whose failures fail here too, as an engine that behaves like them must; the best first,
        of equals the one that shares more, then one whose own statement failed, then the one that fails less
        elsewhere, then the earlier one: where little was played, much fails it, and the most special fault says most.
        One whose shared failures the better ones share already is left out, so that an engine with several faults is
        told of several.
    """
    could = set(played) & set(known.scenarios)
    mine = set(failed) & could
    found = []
    for fault in known.faults:
        theirs = could.intersection(fault.failed)
        shared = mine & theirs
        if shared and 2 * len(shared) >= len(theirs):
            found.append((Likeness(fault, len(shared), len(mine), len(theirs)), shared))
    found.sort(
        key=lambda pair: (
            -pair[0].overlap,
            -pair[0].shared,
            pair[0].fault.key not in keys,
            len(pair[0].fault.failed),
        )
    )
    named: list[Likeness] = []
    explained: set[str] = set()
    for likeness, shared in found:
        if len(named) < most and not shared <= explained:
            named.append(likeness)
            explained |= shared
    return named
