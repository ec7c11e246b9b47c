"""What wasn't as expected at the last run of an engine: kept in the cache, for who wants only that run again."""

from __future__ import annotations

import os
from collections.abc import Iterable

import msgspec

from . import cache
from .runfile import RunRecord, ScenarioRecord, as_expected
from .verdicts import NotRun

_NAME = "last-failed"


def otherwise(run: RunRecord, records: Iterable[ScenarioRecord]) -> set[str]:
    """The ids of the scenarios that were run and weren't as expected."""
    return {record.id for record in records if record.kind is not NotRun and not as_expected(run, record)}


def recall(option: str, command: str) -> set[str] | None:
    """The ids that failed when that engine was run last; None where nothing is known of it.

    Args:
        option, command: as the run file tells them.
    """
    kept = cache.recall(_NAME, _key(option, command))
    try:
        return None if kept is None else set(msgspec.json.decode(kept, type=list[str]))
    except msgspec.MsgspecError:
        return None


def remember(run: RunRecord, records: Iterable[ScenarioRecord], whole: bool) -> None:
    """Keep what failed. What a run of a part didn't run is as it was before.

    Args:
        whole: all there is was chosen, so that what isn't among it isn't there any more.
    """
    if run.engine is None:
        return
    records = list(records)
    ran = {record.id for record in records if record.kind is not NotRun}
    if whole:
        ran |= (recall(run.option, run.command) or set()) - {record.id for record in records}
    failed = ((recall(run.option, run.command) or set()) - ran) | otherwise(run, records)
    cache.keep(_NAME, _key(run.option, run.command), msgspec.json.encode(sorted(failed)))


def _key(option: str, command: str) -> str:
    # One and the same command is another program in another folder.
    return cache.digest(part.encode(errors="surrogateescape") for part in (option, command, os.getcwd()))
