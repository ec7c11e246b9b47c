"""The corpus on every rogue: which scenarios catch which fault, and whether each fault is caught where it should be.

The unpatched reference engine plays first; what it doesn't pass is left out. Then each rogue plays all the rest in this
process or in forked ones. Two controls say whether the run means anything: a rogue that breaks everything must fail
every scenario, and one that changes nothing none. A rogue whose replaced rules are never called is void.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import FrameType
from typing import Any, Literal

import msgspec

from . import engines, position
from .game import Failed
from .loading import Loaded
from .model import CardInfo, Engine, Unsupported
from .patching import Level, Rogue, Rule
from .said import Scenario
from .session import Session
from .transport import Fault

ENDLESS = 0.5
"""Seconds of processor time after which a scenario that takes milliseconds is in an endless loop."""

ENDLESS_IN_A_ROW = 5
"""So many endless scenarios in a row are enough: the rest of that rogue's counts as errors unplayed."""

Came = Literal["pass", "fail", "error"]


class UnknownRogue(LookupError):
    """There is no rogue of that name; the text names the nearest."""


class Played(msgspec.Struct, frozen=True):
    """A scenario of the matrix: one that the reference engine passes."""

    id: str
    key: str
    open: bool = False


class Row(msgspec.Struct, frozen=True):
    """A rogue and the scenarios that catch it, each by id in the order of the corpus."""

    name: str
    key: str
    level: Level
    fault: str
    failed: tuple[str, ...] = ()
    errors: tuple[str, ...] = ()
    """Those of `failed` in which the engine broke down or looped."""
    calls: int = 0
    """How often the replaced rules were called; 0 makes the rogue void."""


class Judged(msgspec.Struct, frozen=True):
    """A rogue beside what is asked of it."""

    row: Row
    at_home: tuple[str, ...]
    """Scenarios of its own statement that catch it: scored ones, or for an open statement open ones too."""
    elsewhere: tuple[str, ...]

    @property
    def trouble(self) -> str:
        """What isn't as expected; "" if it is caught by a scenario of its statement."""
        if self.at_home:
            return ""
        if not self.row.calls:
            return "void: its fault is never reached"
        if self.elsewhere:
            return f"caught only by scenarios of other statements than {self.row.key}"
        return "caught by none"


class Matrix(msgspec.Struct, frozen=True):
    """Scenarios by rogues."""

    scenarios: tuple[Played, ...]
    left_out: tuple[str, ...]
    """Scenarios that the reference engine itself doesn't pass."""
    rows: tuple[Row, ...]
    controls: tuple[Row, ...] = ()

    @property
    def void(self) -> str:
        """Why the run proves nothing; "" where both controls came out as they must."""
        for row in self.controls:
            if row.name == BREAKS_EVERYTHING:
                passed = [s.id for s in self.scenarios if s.id not in set(row.failed)]
                if passed:
                    return f"{row.name} passes {_some(passed)}"
            elif row.failed:
                return f"{row.name} fails {_some(row.failed)}"
            if not row.calls:
                return f"{row.name} was never reached"
        return ""

    def judged(self) -> list[Judged]:
        """Each rogue with the scenarios that catch it, its statement's apart."""
        return [self._judged(row) for row in self.rows]

    def _judged(self, row: Row) -> Judged:
        failed = set(row.failed)
        counting = [s for s in self.scenarios if s.id in failed and (row.level == "open" or not s.open)]
        return Judged(
            row,
            at_home=tuple(s.id for s in counting if s.key == row.key),
            elsewhere=tuple(s.id for s in counting if s.key != row.key),
        )

    def catching(self) -> dict[str, list[str]]:
        """For each scenario, in their order, the rogues that it catches."""
        caught: dict[str, list[str]] = {s.id: [] for s in self.scenarios}
        for judged in self.judged():
            for ident in (*judged.at_home, *judged.elsewhere):
                caught[ident].append(judged.row.name)
        return caught

    def alone(self) -> dict[str, list[str]]:
        """Scenarios that alone catch a rogue, each with those rogues."""
        found: dict[str, list[str]] = {}
        for judged in self.judged():
            caught = (*judged.at_home, *judged.elsewhere)
            if len(caught) == 1:
                found.setdefault(caught[0], []).append(judged.row.name)
        return {s.id: found[s.id] for s in self.scenarios if s.id in found}

    def catch_none(self) -> list[str]:
        """Scenarios that catch no rogue."""
        return [ident for ident, rogues in self.catching().items() if not rogues]

    def smallest(self) -> list[str]:
        """A small set of scored scenarios that catches every rogue of a rule that is caught, in the corpus's order.

        Greedy: always the scenario that catches most of what is left, the earlier one among equals; then what the later
        choices have made superfluous is dropped. It is no proof that none is smaller.
        """
        rules = {row.name for row in self.rows if row.level == "rule"}
        scored = {s.id for s in self.scenarios if not s.open}
        return cover({ident: rules & set(names) for ident, names in self.catching().items() if ident in scored})


def cover(catching: Mapping[str, Iterable[str]]) -> list[str]:
    """Keys whose values together hold everything that any value holds: a greedy set cover, in the order given."""
    sets = {key: set(values) for key, values in catching.items()}
    left: set[str] = set().union(*sets.values())
    chosen: list[str] = []
    while left:
        best = max(sets, key=lambda key: len(sets[key] & left))  # max keeps the first of equals
        chosen.append(best)
        left -= sets[best]
    for key in list(chosen):
        others: set[str] = set().union(*(sets[other] for other in chosen if other != key))
        if sets[key] <= others:
            chosen.remove(key)
    return [key for key in sets if key in chosen]


def _some(idents: Sequence[str]) -> str:
    shown = ", ".join(idents[:3])
    return f"{shown} and {len(idents) - 3} more" if len(idents) > 3 else shown


# -- playing -------------------------------------------------------------------------------------------------------

ADAPTER = "rogues"
_PATIENCE = 60.0
"""Seconds for a scenario on the unpatched engine, whose loops end."""
BREAKS_EVERYTHING, CHANGES_NOTHING = "breaks-everything", "changes-nothing"


def rogues() -> dict[str, Rogue]:
    """Every rogue by name, in the order of the rules; the controls apart."""
    found: dict[str, Rogue] = engines.load_adapter(ADAPTER).ROGUES
    return found


def chosen(names: Iterable[str]) -> list[str]:
    """The rogues named, in the order of the rules; all where none is named.

    Raises:
        UnknownRogue: there is none of that name.
    """
    known, wanted = rogues(), set(names)
    for name in sorted(wanted - set(known)):
        from .corpus import nearest

        near = nearest(name, known)
        raise UnknownRogue(f"there is no rogue {name!r}" + (f"; did you mean {' or '.join(near)}?" if near else ""))
    return [name for name in known if name in wanted or not wanted]


class Endless(Exception):
    """The engine goes on without asking anybody anything."""


@contextlib.contextmanager
def _bounded(seconds: float) -> Iterator[None]:
    """Raises Endless in what takes more processor time."""

    def alarm(number: int, frame: FrameType | None) -> None:
        raise Endless(f"no decision within {seconds} s")

    before = signal.signal(signal.SIGVTALRM, alarm)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def came(scenario: Scenario, engine: Engine, cards: Mapping[str, CardInfo], seconds: float = ENDLESS) -> Came:
    """What a scenario comes to on an engine of this process."""
    session = Session(engine, cards, players=position.players_in(scenario.steps))
    try:
        with _bounded(seconds):
            for step in scenario.steps:
                session.step(step)
            session.finish()
    except Failed:
        return "fail"
    except (Unsupported, Fault, Endless):
        return "error"
    return "pass"


class _Work:
    """Scenarios to be played on rogues. Worker processes are forked with it, so nothing of it is sent."""

    def __init__(self, loaded: Loaded, scenarios: Iterable[Scenario]) -> None:
        self._cards = loaded.cards.infos
        self._adapter = engines.load_adapter(ADAPTER)
        self.scenarios: list[Scenario] = []
        self.left_out: list[str] = []
        reference = engines.open_engine("reference")
        for scenario in scenarios:
            if came(scenario, reference, self._cards, _PATIENCE) == "pass":
                self.scenarios.append(scenario)
            else:
                self.left_out.append(scenario.id)
        self._reached: dict[str, set[Rule]] = {}
        """For each scenario the rules that some rogue breaks and that it calls."""

    def nothing_changed(self) -> Row:
        """The control that changes nothing; it shows which rules each scenario calls."""
        engine = self._adapter.engine(CHANGES_NOTHING)
        calls: Counter[Rule] = engine.patch.calls
        results: dict[str, Came] = {}
        total = 0
        for scenario in self.scenarios:
            results[scenario.id] = came(scenario, engine, self._cards, _PATIENCE)
            self._reached[scenario.id] = set(calls)
            total += calls.total()
            calls.clear()
        return _row(self._adapter.CHANGES_NOTHING, results, total)

    def everything_broken(self) -> Row:
        """The control that breaks everything."""
        return self._play(self._adapter.BREAKS_EVERYTHING, self.scenarios)

    def on(self, name: str) -> Row:
        """A rogue's row. A scenario that calls none of the rules it breaks is the same on it: that one isn't played."""
        rogue: Rogue = self._adapter.ROGUES[name]
        broken = {rule for rule, _ in rogue.replaced}
        return self._play(rogue, [s for s in self.scenarios if not broken.isdisjoint(self._reached[s.id])])

    def _play(self, rogue: Rogue, scenarios: Sequence[Scenario]) -> Row:
        engine = self._adapter.engine(rogue.name)
        results: dict[str, Came] = {}
        endless = 0
        for scenario in scenarios:
            if endless == ENDLESS_IN_A_ROW:
                results[scenario.id] = "error"
                continue
            began = time.process_time()
            results[scenario.id] = came(scenario, engine, self._cards)
            endless = endless + 1 if time.process_time() - began >= ENDLESS else 0
        return _row(rogue, results, engine.patch.calls.total())


def _row(rogue: Rogue, results: Mapping[str, Came], calls: int) -> Row:
    return Row(
        rogue.name,
        rogue.key,
        rogue.level,
        rogue.fault,
        failed=tuple(ident for ident, result in results.items() if result != "pass"),
        errors=tuple(ident for ident, result in results.items() if result == "error"),
        calls=calls,
    )


_work: _Work | None = None
"""What the worker processes find as they are forked."""


def _worker(name: str) -> Row:
    assert _work is not None
    return _work.on(name)


def play(
    loaded: Loaded,
    scenarios: Iterable[Scenario],
    names: Sequence[str],
    jobs: int = 2,
    tell: Callable[[int], None] = lambda done: None,
) -> Matrix:
    """Play scenarios on the reference engine, on both controls and on rogues.

    Args:
        names: of the rogues.
        jobs: processes; 1 is this one.
        tell: is told how many rogues are done, as it goes on.
    """
    global _work
    _work = work = _Work(loaded, scenarios)
    try:
        controls = (work.everything_broken(), work.nothing_changed())
        rows: dict[str, Row] = {}
        with _processes(jobs) as each:
            for row in each(_worker, names):
                rows[row.name] = row
                tell(len(rows))
    finally:
        _work = None
    return Matrix(
        tuple(Played(s.id, s.key, s.level == "open") for s in work.scenarios),
        tuple(work.left_out),
        tuple(rows[name] for name in names),
        controls,
    )


@contextlib.contextmanager
def _processes(jobs: int) -> Iterator[Callable[[Callable[[str], Row], Sequence[str]], Iterator[Row]]]:
    if jobs <= 1 or sys.platform == "win32":
        yield lambda function, todo: map(function, todo)
        return
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        yield lambda function, todo: pool.imap_unordered(function, todo)


def unbroken(statements: Iterable[Any], rows: Iterable[Row], prefixes: Sequence[str] = ("724",)) -> list[str]:
    """The keys of statements of kind rule, of rules with these numbers, that no rogue breaks."""
    broken = {row.key for row in rows}
    return [
        s.key
        for s in statements
        if s.kind == "rule" and s.key not in broken and any(s.number.startswith(p) for p in prefixes)
    ]
