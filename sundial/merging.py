"""Joins the run files of a run's shards to the one that a run of the whole would have written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from .runfile import EndRecord, Parts, Record, RunRecord, ScenarioRecord, count, exit_status, parts
from .sharding import Shard, shard

_ALIKE = {
    "sundial": "versions of Sundial",
    "edition": "editions of the rules",
    "corpus": "scenarios",
    "seed": "seeds",
    "strict": "readings of what is unsupported (--strict)",
    "baseline": "baselines",
    "engine": "engines",
}
"""What the shards of one run have in common, by the field of the run."""


class CannotMerge(ValueError):
    """The run files aren't the shards of one run; the text names the file and says what to do."""


def merged(files: Mapping[str, Sequence[Record]]) -> list[Record]:
    """The records of the whole run.

    Args:
        files: the records of each run file, by its name.

    Raises:
        CannotMerge: one was cut or is no shard, two are the same or don't fit together, or one is missing.
    """
    shards = _shards(files)
    (first_name, first), *others = ((name, part) for _, (name, part) in sorted(shards.items()))
    for name, part in others:
        for field, what in _ALIKE.items():
            one, other = getattr(first.run, field), getattr(part.run, field)
            if one != other and not (field == "engine" and None in (one, other)):
                told = f": {_told(one)} and {_told(other)}" if field != "corpus" else ""
                raise CannotMerge(f"{first_name} and {name} are of different {what}{told}")
    whole = [part for _, part in (shards[number] for number in sorted(shards))]
    records = _in_order([part.scenarios for part in whole], first_name)
    run = next((part.run for part in whole if part.run.engine is not None), first.run)
    run = msgspec.structs.replace(run, shard="")
    gone: dict[str, int] = {}
    for part in whole:
        assert part.end is not None
        gone |= zip(part.end.gone, part.end.gone_lines, strict=True)
    end = EndRecord(
        counts=count(records),
        interrupted=any(part.end is not None and part.end.interrupted for part in whole),
        gone=tuple(gone),
        gone_lines=tuple(gone.values()),
        exit=exit_status(run, records, tuple(gone)),
        seconds=round(sum(part.end.seconds for part in whole if part.end is not None), 3),
    )
    return [run, *records, end]


def _shards(files: Mapping[str, Sequence[Record]]) -> dict[int, tuple[str, Parts]]:
    """The files by the number of their shard, all there and each once."""
    found: dict[int, tuple[str, Parts]] = {}
    of: Shard | None = None
    for name, records in files.items():
        part = parts(records)
        if not part.run.shard:
            raise CannotMerge(f"{name} is no shard; sundial run --shard 1/2 --json FILE writes one")
        if part.end is None:
            raise CannotMerge(f"{name} has no footer: that run was cut short; run shard {part.run.shard} again")
        try:
            this = shard(part.run.shard)
        except ValueError as error:
            raise CannotMerge(f"{name} wasn't written by sundial run --shard: {error}") from None
        of = of or this
        if this.of != of.of:
            raise CannotMerge(f"{name} is shard {this}, where {next(iter(files))} is {of}")
        if this.number in found:
            raise CannotMerge(f"{found[this.number][0]} and {name} are both shard {this}")
        found[this.number] = name, part
    assert of is not None
    if missing := [f"{number}/{of.of}" for number in range(1, of.of + 1) if number not in found]:
        raise CannotMerge(f"shard {' and '.join(missing)} of the run is missing")
    return found


def _in_order(shards: Sequence[Sequence[ScenarioRecord]], name: str) -> list[ScenarioRecord]:
    """The scenarios of all shards in the order that they were chosen from."""
    of = len(shards)
    amount = sum(map(len, shards))
    if any(len(each) != len(range(number, amount, of)) for number, each in enumerate(shards)):
        raise CannotMerge(f"{name} and the others don't hold as many scenarios as the shards of one run do")
    records = [shards[at % of][at // of] for at in range(amount)]
    if len({record.id for record in records}) != amount:
        raise CannotMerge("a scenario is in two shards; these aren't the shards of one run")
    return records


def _told(value: object) -> str:
    name, version = getattr(value, "name", None), getattr(value, "version", None)
    return f"{name} {version}" if name is not None else str(value) or "none"


def commands(files: Mapping[str, Sequence[Record]]) -> set[str]:
    """The commands that the shards' engines were run by."""
    return {record.command for records in files.values() for record in records[:1] if isinstance(record, RunRecord)}
