"""The text report where it is read: on a terminal or in a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import IO, TYPE_CHECKING

from .report import report
from .runfile import Record, ScenarioRecord, parts

if TYPE_CHECKING:
    from .diagnosis import Known


def print_report(records: Sequence[Record], verbose: bool, every: bool, out: IO[str]) -> None:
    """The report, in color on a terminal that shows it (rich honors NO_COLOR).

    Args:
        records: of a whole run, or of one that was cut.
        verbose, every: as `sundial.report.report` takes them.
    """
    run, scenarios, end = parts(records)
    lines = report(run, scenarios, end, verbose, every, _known(scenarios))
    if out.isatty():
        from rich.console import Console
        from rich.text import Text

        console = Console(file=out, highlight=False, soft_wrap=True)
        for line in lines:
            console.print(Text(line.text, style=line.style))
    else:
        out.writelines(f"{line.text}\n" for line in lines)
    out.flush()


def _known(records: Sequence[ScenarioRecord]) -> Known | None:
    """What is known of faults, where something failed that could look like one."""
    if not any(record.scored and record.kind.told_in_full and not record.as_known for record in records):
        return None
    from . import diagnosis

    return diagnosis.load() if diagnosis.FILE.exists() else None
