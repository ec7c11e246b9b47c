"""Failures and errors that look alike: put together by what was shown, whatever the names and numbers in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .runfile import ScenarioRecord
from .said import PLAYER_NAMES
from .verdicts import ErrorVerdict

_PLAYER = re.compile(rf"\b(?:{'|'.join(PLAYER_NAMES)})\b")
_NAME = re.compile(r'(?:\b\d+ )?"[^"]*"|\b\d+ (?=cards?\b)')
_NUMBER = re.compile(r"(?<![\w.])-?\d+(?![\w.])")
_DEED = re.compile(r"(?:instead of answering|after|answered|to) (?:[^\s']+'s \w+|`\w+`)")
_WHERE = re.compile(r"(?:[:;] | in | \()(?:now )?turn N\b.*")
"""From where a text tells the situation, which no two failures share."""


class Symptom(NamedTuple):
    """What several records show alike, in a line, and the records in their order."""

    words: str
    records: Sequence[ScenarioRecord]

    @property
    def ids(self) -> list[str]:
        return [record.id for record in self.records]


def symptoms(records: Iterable[ScenarioRecord]) -> list[Symptom]:
    """The failures and errors among records, put together by what they show; in the order of their first ones."""
    groups: dict[str, list[tuple[ScenarioRecord, str]]] = {}
    for record in records:
        said = _said(record)
        groups.setdefault(_general(said), []).append((record, said))
    return [
        # The general words only where the records differ in what they leave out.
        Symptom(_head(group[0][1]) if len({_head(said) for _, said in group}) == 1 else general, [r for r, _ in group])
        for general, group in groups.items()
    ]


def _said(record: ScenarioRecord) -> str:
    """What tells a record's trouble: an error's last line; what was shown; for a claim what was claimed, too."""
    if record.kind is ErrorVerdict:
        last = record.stderr.rstrip().rpartition("\n")[2].strip()
        return last if "Traceback (most recent call last)" in record.stderr and last else record.shown
    if record.at.keyword == "When" and record.expected == record.at.step:
        return record.shown
    return f"expected: {record.expected}; shown: {record.shown}"


def _general(said: str) -> str:
    """The text without the names and numbers in which failures of one cause differ."""
    text = _PLAYER.sub("somebody", said)
    text = _NAME.sub(lambda found: "N " if found[0].endswith(" ") else '"..."', text)
    text = re.sub(r'"\.\.\."(?:(?:, | and )"\.\.\.")+', '"..."', text)
    text = _NUMBER.sub("N", text)
    text = _DEED.sub("at a call", text)
    return _WHERE.sub("", text)


def _head(said: str) -> str:
    """The text up to the situation it ends with."""
    return re.split(r"(?:[:;] | in | \()(?:now )?turn \d+\b", said, maxsplit=1)[0]
