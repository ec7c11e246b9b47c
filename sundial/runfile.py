"""The run file: one JSON object a line, written as the run goes on; every report is a pure function of it.

The first line is the run, then a line for each scenario, and last a footer, without which a file is known to be cut.
Two runs give equal files but for keys named `seconds`: an engine's ids are written as o1, o2 in order of appearance.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import IO, Any, Literal, NamedTuple

import msgspec

from .game import Moment
from .model import Offers
from .verdicts import (
    BY_WORD,
    VERDICTS,
    ErrorVerdict,
    FailedVerdict,
    NotRun,
    Passed,
    UnsupportedVerdict,
    Verdict,
)

FORMAT = 1
"""The version of the run file. New optional fields don't raise it."""

VerdictWord = Literal["pass", "fail", "unsupported", "error", "not run"]
KnownWord = Literal["fail", "unsupported", "error"]
"""The verdicts that a baseline can know: what passes needs no entry, and what wasn't run showed nothing."""


class EngineShown(msgspec.Struct, frozen=True):
    """The engine as it described itself."""

    name: str
    version: str
    offers: Offers


class RunRecord(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="run", kw_only=True):
    """The run: what was run on what. Without an `engine` none ever answered."""

    format: int = msgspec.field(default=FORMAT)
    sundial: str
    edition: str
    engine: EngineShown | None
    seed: int
    command: str
    option: Literal["--engine", "--command"] = "--engine"
    """By which option `command` was given."""
    strict: bool = False
    baseline: str = ""
    """The name of the baseline as it was given; "" where the run had none."""
    corpus: str = ""
    """A digest of the scenarios that were chosen, of all shards if it is one."""
    shard: str = ""
    """Which part of them it ran, as `1/3`; "" where it ran all."""
    trouble: str = ""
    """Why no engine answered."""
    stderr: str = ""


class At(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a scenario stands, or the step of it that wasn't as it says."""

    file: str
    line: int
    step: str = ""
    keyword: Literal["", "Given", "When", "Then"] = ""


class StepTold(msgspec.Struct, frozen=True):
    """A step of a scenario as its feature has it."""

    line: int
    keyword: Literal["Given", "When", "Then"]
    text: str


class Known(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a baseline says of a scenario."""

    verdict: KnownWord
    reason: str = ""
    link: str = ""
    line: int = 0
    """Where its entry begins in the baseline."""


class ScenarioRecord(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="scenario", kw_only=True):
    """One scenario, or one row of an outline, and its verdict."""

    id: str
    name: str
    feature: str
    outline: str = ""
    key: str
    number: str
    level: Literal["rule", "ruling", "open"]
    verdict: VerdictWord
    control: bool = False
    """Whether it shows what happens where nothing ends a turn or a phase, as another scenario's twin."""
    at: At
    before_ending: bool = False
    """Whether no ending effect had been cast, activated or resolved before the step that wasn't as it says."""
    expected: str = ""
    shown: str = ""
    """What the engine showed, what its error was, what it lacks, or why the scenario wasn't run."""
    title: str
    """Of the rule whose number it is."""
    statement: str
    older: tuple[str, ...] = ()
    """The numbers that the statement once had, with their dates."""
    notes: tuple[tuple[str, str], ...] = ()
    """The scenario's Source, Outdated and Note lines."""
    steps: tuple[StepTold, ...] = ()
    """Its steps, so that a report can show where among them it went wrong."""
    defaults: tuple[str, ...] = ()
    timeline: tuple[Moment, ...] = ()
    stderr: str = ""
    lacks: str = ""
    """The card that the engine lacks."""
    cards: tuple[str, ...] = ()
    """Where a card is lacking: all that the scenario's position names."""
    known: Known | None = None
    """The baseline's entry for it; never there for an open one."""
    seconds: float = 0.0

    @property
    def scored(self) -> bool:
        """Whether it counts: what the rules leave open is told but never counted."""
        return self.level != "open"

    @property
    def as_known(self) -> bool:
        """Whether it came to the verdict that the baseline knows."""
        return self.known is not None and self.known.verdict == self.verdict

    @property
    def kind(self) -> type[Verdict]:
        """The class of its verdict."""
        return BY_WORD[self.verdict]

    def judged(self) -> Verdict:
        """The verdict as an object again."""
        match self.verdict:
            case "pass":
                return Passed()
            case "fail":
                return FailedVerdict(self.expected, self.shown)
            case "unsupported":
                return UnsupportedVerdict(self.shown)
            case "error":
                return ErrorVerdict(self.shown, self.stderr)
            case "not run":
                return NotRun(self.shown)


class Counts(msgspec.Struct, frozen=True, kw_only=True):
    """How many scored scenarios came to each verdict; open ones apart."""

    passed: int = 0
    failed: int = 0
    unsupported: int = 0
    errors: int = 0
    not_run: int = 0
    open: int = 0


class EndRecord(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="end", kw_only=True):
    """The footer."""

    counts: Counts
    interrupted: bool = False
    gone: tuple[str, ...] = ()
    """The ids in the baseline that are no scored scenario's any more."""
    gone_lines: tuple[int, ...] = ()
    """Where their entries begin in the baseline, one for each."""
    exit: int
    seconds: float = 0.0


Record = RunRecord | ScenarioRecord | EndRecord

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Record).decode


class BrokenRunFile(ValueError):
    """A line that is no record; the text names file and line."""


def write(record: Record, file: IO[bytes]) -> None:
    """Append a record, at once, so that a run that is killed leaves what it had."""
    try:
        line = _encode(record)
    except UnicodeEncodeError:
        line = _encode(without_surrogates(msgspec.to_builtins(record)))
    file.write(line + b"\n")
    file.flush()


def without_surrogates(value: Any) -> Any:
    """The same with halves of characters, which an engine of this process may put into its texts, as escapes."""
    if isinstance(value, str):
        return value.encode(errors="backslashreplace").decode()
    if isinstance(value, dict):
        return {without_surrogates(key): without_surrogates(part) for key, part in value.items()}
    return [without_surrogates(part) for part in value] if isinstance(value, list | tuple) else value


def read(lines: Iterable[bytes], name: str = "run file") -> Iterator[Record]:
    """The records of a run file. One that was cut in the middle of its last line gives all before it.

    Raises:
        BrokenRunFile: a line that is no record.
    """
    for number, line in enumerate(lines, start=1):
        try:
            yield _decode(line)
        except msgspec.MsgspecError as error:
            if not line.endswith(b"\n"):
                return
            hint = "; this is no run file, sundial run --json FILE writes one" if number == 1 else ""
            raise BrokenRunFile(f"{name}:{number}: {error}{hint}") from None


class Parts(NamedTuple):
    """What a run file holds. `end` is None where it was cut."""

    run: RunRecord
    scenarios: tuple[ScenarioRecord, ...]
    end: EndRecord | None


def parts(records: Iterable[Record]) -> Parts:
    """Records by what they are; there is one of the run among them."""
    records = tuple(records)
    return Parts(
        next(record for record in records if isinstance(record, RunRecord)),
        tuple(record for record in records if isinstance(record, ScenarioRecord)),
        next((record for record in records if isinstance(record, EndRecord)), None),
    )


def load(name: str) -> list[Record]:
    """A run file's records: the run, its scenarios, and the footer if the file wasn't cut. `-` is stdin.

    Raises:
        BrokenRunFile: that isn't what the file holds.
        OSError: it can't be read.
    """
    shown = "stdin" if name == "-" else name
    records: list[Record] = []
    with contextlib.nullcontext(sys.stdin.buffer) if name == "-" else open(name, "rb") as file:
        for number, record in enumerate(read(file, shown), start=1):
            if isinstance(record, RunRecord) != (number == 1):
                what = "doesn't begin with the run" if number == 1 else "holds a second run; sundial merge joins them"
                raise BrokenRunFile(f"{shown}:{number}: the run file {what}")
            if isinstance(record, RunRecord) and record.format > FORMAT:
                raise BrokenRunFile(
                    f"{shown}:1: this is of format {record.format}; update Sundial, which knows {FORMAT}"
                )
            if records and isinstance(records[-1], EndRecord):
                raise BrokenRunFile(f"{shown}:{number}: the run file goes on after its footer")
            records.append(record)
    if not records:
        raise BrokenRunFile(f"{shown}:1: this is no run file; sundial run --json FILE writes one")
    return records


def count(records: Iterable[ScenarioRecord]) -> Counts:
    """How many came to each verdict."""
    words = {verdict.word: 0 for verdict in VERDICTS}
    opened = 0
    for record in records:
        if record.scored:
            words[record.verdict] += 1
        else:
            opened += 1
    return Counts(
        passed=words[Passed.word],
        failed=words[FailedVerdict.word],
        unsupported=words[UnsupportedVerdict.word],
        errors=words[ErrorVerdict.word],
        not_run=words[NotRun.word],
        open=opened,
    )


def as_expected(run: RunRecord, record: ScenarioRecord) -> bool:
    """Whether a scenario leaves the exit status at 0.

    What the rules leave open always does. With a baseline it is what the baseline says: an entry's verdict, or else a
    pass, so that what an engine lacked never, or no longer, is seen like a failure.
    """
    if not record.scored or record.as_known:
        return True
    return record.known is None and record.judged().as_expected(run.strict or bool(run.baseline))


def exit_status(run: RunRecord, records: Iterable[ScenarioRecord], gone: Sequence[str] = ()) -> int:
    """0: all as expected. 1: some scenario isn't, or nothing was shown to be. 3: no engine ever answered.

    What the rules leave open never counts. That an engine lacks something is as expected only if it has passed
    something else, and never in a strict run; or if the baseline says so. Of open ones alone it is enough that one
    could be run.

    Args:
        gone: the baseline's entries that are no scenario's any more; each is one too many.
    """
    if run.engine is None:
        return 3
    records = list(records)
    if gone or not all(as_expected(run, record) for record in records):
        return 1
    scored = [record for record in records if record.scored]
    shown = (r.kind is Passed or r.as_known for r in scored) if scored else (r.kind.could_run for r in records)
    return 0 if any(shown) or not records else 1


# -- timelines -----------------------------------------------------------------------------------------------------

_HOLD_IDS = frozenset({"id", "attacking", "attached_to", "blocking", "card", "object", "targets", "costs", "options"})
_KEYED_BY_IDS = frozenset({"attackers", "blockers"})


def renamed(moments: Iterable[Moment]) -> tuple[Moment, ...]:
    """The same timeline with the engine's ids as o1, o2 and so on, in order of appearance."""
    kept_moments = tuple(moments)
    if not kept_moments:
        return ()
    plain = msgspec.to_builtins(kept_moments)
    ids: dict[str, str] = {}
    for moment in plain:
        kept = {"yes", *(player["name"] for player in moment["view"]["players"])}
        for ident in _ids(moment["view"]):
            if ident not in kept:
                ids.setdefault(ident, f"o{len(ids) + 1}")
    return msgspec.convert([_replaced(moment, ids, "") for moment in plain], tuple[Moment, ...])


def _ids(value: Any) -> Iterator[str]:
    """Every `id` in a view, in the order of its fields."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for part in value.values():
            yield from _ids(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _ids(part)


def _replaced(value: Any, ids: dict[str, str], field: str) -> Any:
    if isinstance(value, dict):
        if field in _KEYED_BY_IDS:
            return {ids.get(key, key): _replaced(part, ids, "id") for key, part in value.items()}
        return {key: _replaced(part, ids, key) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_replaced(part, ids, field) for part in value]
    if isinstance(value, str) and field in _HOLD_IDS:
        return ids.get(value, value)
    return value
