"""The formats of reports beside the text. Each is a pure function of the run file's records, which may be cut."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from sundial.runfile import Record


class Format(NamedTuple):
    """A format, which an option of its name asks for."""

    function: str
    """What makes it, as `module:function` so that only what is asked for is imported: records in, bytes out."""
    help: str


FORMATS: dict[str, Format] = {
    "junit": Format("sundial.reports.junit:junit_xml", "write a JUnit report, one suite for each rule"),
    "markdown": Format("sundial.reports.markdown:markdown", "write a report for a pull request"),
    "tap": Format("sundial.reports.tap:tap", "write the Test Anything Protocol, version 14"),
    "badge": Format("sundial.reports.badge:badge", "write an SVG that says what the run came to"),
    "html": Format("sundial.reports.page:html", "write a page to look into: rules, scenarios, games"),
}


def made(name: str, records: Sequence[Record]) -> bytes:
    """A report in the format of that name.

    Raises:
        KeyError: there is no such format.
    """
    import importlib

    module, _, function = FORMATS[name].function.partition(":")
    report: bytes = getattr(importlib.import_module(module), function)(records)
    return report


def write(files: Mapping[str, IO[bytes]], records: Sequence[Record]) -> None:
    """Write the reports, each in the file for its format. One that fails keeps no other from being written.

    Raises:
        OSError: of the first that can't be written.
    """
    troubles: list[Exception] = []
    for name, file in files.items():
        try:
            file.write(made(name, records))
            file.flush()
        except Exception as error:
            troubles.append(error)
    if troubles:
        raise troubles[0]
