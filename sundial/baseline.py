"""A baseline: what an engine is known not to do, so that a run fails by what is new alone.

It is a YAML file that people edit: for each scenario its id, the verdict that is known, the reason, and a link if there
is one. `updated` changes nothing but what a run has shown to be otherwise; every other line stays as it was written.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
import tempfile
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from .runfile import Known, KnownWord, ScenarioRecord
from .verdicts import NotRun, UnsupportedVerdict
from .yamlfile import BadFile, YamlFile, open_yaml, text_of

HEADER = """\
# What the engine is known not to do: `sundial run --baseline {name}` fails by anything else, and by an entry here that
# passes. For each scenario: the verdict (fail, error or unsupported), the reason, and a link if you like.
# `--update-baseline` adds what is new and removes what passes; reasons, links and comments stay.

"""
LONGEST_REASON = 160
"""Characters of a reason that is made from what was shown."""

_BREAKS = "\n\r\x85\u2028\u2029"
"""What ends a line in YAML."""
_PLAIN_KEY = re.compile(r"[A-Za-z][\w.,()\[\]'+/-]*(?: [\w.,()\[\]'+/-]+)*", re.ASCII)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry as it stands in the file, under its scenario's id."""

    verdict: KnownWord
    reason: str
    link: str = ""


class Changes(NamedTuple):
    """What an update did, as ids in the order of the file."""

    added: tuple[str, ...]
    removed: tuple[str, ...]
    changed: tuple[str, ...]
    """Those of another verdict than before; their reasons were kept and may not hold any more."""

    def __str__(self) -> str:
        told = [
            f"{len(self.added)} added" if self.added else "",
            f"{len(self.removed)} removed" if self.removed else "",
            f"{len(self.changed)} of another verdict, does the reason still hold? {' '.join(self.changed)}"
            if self.changed
            else "",
        ]
        return ", ".join(part for part in told if part) or "nothing changed"


class Baseline:
    """A baseline as it was read.

    Args:
        name: as it was given.
        entries: by id, in the order of the file, each with its line.
        text: what the file holds; None where there is none.
        file: the same with its places; None where it has no entry.
    """

    def __init__(
        self,
        name: str,
        entries: Mapping[str, Known],
        text: str | None = None,
        file: YamlFile[dict[str, Entry]] | None = None,
    ) -> None:
        self.name, self.entries, self.text = name, entries, text
        self._file = file

    def known(self, record: ScenarioRecord) -> Known | None:
        """What it says of a scenario; of an open one it says nothing."""
        return self.entries.get(record.id) if record.scored else None

    def becomes(self, record: ScenarioRecord) -> Known | None:
        """What it will say of a scenario when it is updated; what wasn't run leaves its entry as it is."""
        if not record.scored or record.verdict == "pass":
            return None
        entry = self.entries.get(record.id)
        if record.verdict == "not run":
            return entry
        return Known(record.verdict, entry.reason, entry.link) if entry else Known(record.verdict, reason(record))

    def gone(self, scored: Collection[str]) -> list[str]:
        """The entries that are none of these scenarios', in the order of the file."""
        return [ident for ident in self.entries if ident not in scored]

    def updated(self, records: Iterable[ScenarioRecord], gone: Iterable[str] = ()) -> tuple[str, Changes]:
        """The text that the file should have, and what is otherwise in it.

        Args:
            records: what was run; entries of other scenarios stay.
            gone: entries to remove.

        Raises:
            BadFile: the file is written such that its entries can't be changed one by one.
        """
        wanted: dict[str, Known | None] = dict.fromkeys(gone)
        wanted |= {
            r.id: self.becomes(r) for r in records if r.kind is not NotRun and (r.scored or r.id in self.entries)
        }
        after = self._bare | {ident: _bare(known) for ident, known in wanted.items() if known is not None}
        for ident in [ident for ident, known in wanted.items() if known is None]:
            after.pop(ident, None)
        return self._changed(after)

    def check_editable(self) -> None:
        """See that it can be updated, before a run is played for it. Raises BadFile where it can't."""
        self._changed(self._bare | {"~": Known("fail", "tried")})

    @property
    def _bare(self) -> dict[str, Known]:
        return {ident: _bare(known) for ident, known in self.entries.items()}

    def _changed(self, after: Mapping[str, Known]) -> tuple[str, Changes]:
        before = self._bare
        changes = Changes(
            added=tuple(sorted(after.keys() - before.keys())),
            removed=tuple(ident for ident in before if ident not in after),
            changed=tuple(ident for ident in before if ident in after and after[ident] != before[ident]),
        )
        text = self._edited(after, changes)
        try:
            is_so = parse(self.name, text)._bare == after
        except BadFile:  # Its place would be one in the new text, which nobody sees.
            is_so = False
        if not is_so:
            raise self._bad(
                "this file can't be edited as it is written; each entry belongs into lines of its own, "
                "with nothing but comments after the last"
            )
        return text, changes

    def _edited(self, after: Mapping[str, Known], changes: Changes) -> str:
        before = self.text or ""
        newline = "\r\n" if "\r\n" in before else "\n"
        if self._file is None:
            header = before or HEADER.format(name=Path(self.name).name)
            blocks: list[_Block] = []
        elif not self._file.in_lines:
            raise self._bad("to be updated, a baseline has each scenario's id at the beginning of a line")
        else:
            header, blocks = _split(before, self._file)
        if not any(changes) and [block.ident for block in blocks] == sorted(after):
            return header if self.text is None else before
        apart = _apart(blocks)
        kept: list[_Block] = []
        for block in blocks:
            if block.ident in after:
                kept.append(block.with_verdict(after[block.ident].verdict))
            elif "#" in block.tail:
                # A comment that stands for itself isn't that entry's.
                if kept:
                    kept[-1] = kept[-1]._replace(tail=kept[-1].tail + block.tail)
                else:
                    header += block.tail
        gap = newline if apart else ""
        kept += [_Block(ident, "", _written(ident, after[ident], newline), gap, None) for ident in changes.added]
        kept.sort(key=lambda block: block.ident)
        if kept and kept[-1].ident != (blocks[-1].ident if blocks else "") and not kept[-1].tail.strip():
            kept[-1] = kept[-1]._replace(tail="")
        text = _line_ended(header, newline)
        for block in kept:
            if text[text.rfind("\n", 0, -1) + 1 :].startswith("#"):
                # Else it would be this entry's, and go with it.
                text += newline
            if apart and block.ident in changes.added and text.strip() and not text.endswith(newline * 2):
                text += newline
            text += _line_ended(block.lead + block.body + block.tail, newline)
        return text

    def _bad(self, message: str) -> BadFile:
        return BadFile(Path(self.name), 1, 1, message)


def load(name: str) -> Baseline:
    """Read a baseline.

    Raises:
        BadFile: what is wrong with it, and where. OSError: it can't be read.
    """
    return parse(name, text_of(Path(name)))


def parse(name: str, text: str) -> Baseline:
    """A baseline of that text. Raises BadFile."""
    if not any(line.strip() and not line.lstrip().startswith("#") for line in text.splitlines()):
        return Baseline(name, {}, text)
    file = open_yaml(Path(name), dict[str, Entry], text)
    lines = file.keys()
    for ident, entry in file.value.items():
        if not entry.reason.strip():
            raise file.bad((ident, "reason"), f"{ident} has an empty reason; say in a few words why it is known")
    entries = {i: Known(e.verdict, e.reason, e.link, lines[i]) for i, e in file.value.items()}
    return Baseline(name, entries, text, file)


def new(name: str) -> Baseline:
    """One that has no entry and no file yet."""
    return Baseline(name, {})


def check_place(name: str) -> None:
    """See that a file can be put there, before a run is played for it. Raises OSError where it can't."""
    place = os.path.realpath(name)
    folder = os.path.dirname(place)
    if os.path.exists(place):
        if not os.path.isfile(place):
            # A device or a pipe would be replaced by a file.
            number = errno.EISDIR if os.path.isdir(place) else errno.EINVAL
            told = os.strerror(number) if number == errno.EISDIR else "no regular file, so it can't be updated"
            raise OSError(number, told, name)
        if not os.access(place, os.W_OK):
            raise PermissionError(errno.EACCES, "can't be updated, it is write-protected", name)
    elif not os.path.isdir(folder):
        raise FileNotFoundError(errno.ENOENT, f"can't be made, there is no folder {folder}", name)
    if not os.access(folder, os.W_OK):
        raise PermissionError(errno.EACCES, f"can't be updated, nothing can be written in {folder}", name)


def write(name: str, text: str) -> None:
    """Put a text into a file, all or nothing. Raises OSError."""
    place = Path(os.path.realpath(name))
    handle, other = tempfile.mkstemp(dir=place.parent, prefix=f".{place.name}-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        if place.exists():
            shutil.copymode(place, other)
        else:
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(other, 0o666 & ~mask)
        os.replace(other, place)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(other)
        raise


def reason(record: ScenarioRecord) -> str:
    """A reason to begin with, from what an engine showed: short, and in one line."""
    match record.judged():
        case UnsupportedVerdict(cause):
            told = f"needs {cause}"
        case _:
            told = record.shown
    plain = " ".join("".join(c if c.isprintable() else " " for c in told).split()) or record.verdict
    return plain if len(plain) <= LONGEST_REASON else plain[: LONGEST_REASON - 3].rstrip() + "..."


# -- the file as text ----------------------------------------------------------------------------------------------


class _Block(NamedTuple):
    """One entry's lines.

    Attributes:
        lead: the comments right above it.
        body: from its id to its last line, comments in it and indented ones below it too.
        tail: what follows and belongs to nothing: empty lines, and comments that an empty line sets apart.
        verdict: where in `body` the verdict's word stands.
    """

    ident: str
    lead: str
    body: str
    tail: str
    verdict: tuple[int, int] | None

    def with_verdict(self, word: str) -> _Block:
        assert self.verdict is not None
        start, end = self.verdict
        if self.body[start:end].strip("\"'") == word:
            return self
        return self._replace(body=self.body[:start] + word + self.body[end:])


def _split(text: str, file: YamlFile[dict[str, Entry]]) -> tuple[str, list[_Block]]:
    """What stands above the first entry, and the entries' lines; together they are the text."""
    starts: dict[str, int] = {}
    ends: dict[str, int] = {}
    for ident in file.value:
        starts[ident], end = file.span(ident)
        ends[ident] = end if text[end - 1] in _BREAKS else _next_line(text, end)
    order = list(starts)
    header, lead = _gap(text[: starts[order[0]]])
    blocks = []
    for ident, following in zip(order, [*order[1:], None], strict=True):
        start, end = starts[ident], ends[ident]
        between = text[end : starts[following]] if following else text[end:]
        inside = _indented(between)
        tail, next_lead = _gap(between[inside:]) if following else (between[inside:], "")
        verdict_start, verdict_end = file.span(ident, "verdict")
        body = text[start : end + inside]
        blocks.append(_Block(ident, lead, body, tail, (verdict_start - start, verdict_end - start)))
        lead = next_lead
    return header, blocks


def _next_line(text: str, at: int) -> int:
    found = re.compile(f"\r\n|[{_BREAKS}]").search(text, at)
    return found.end() if found else len(text)


def _gap(text: str) -> tuple[str, str]:
    """What stands between two entries, cut before the comments right above the second."""
    lines = text.splitlines(keepends=True) if text else []
    cut = len(lines)
    while cut and lines[cut - 1].startswith("#"):
        cut -= 1
    return "".join(lines[:cut]), "".join(lines[cut:])


def _indented(text: str) -> int:
    """The length of the text up to its last indented comment: such comments are part of the entry above."""
    inside = at = 0
    for line in text.splitlines(keepends=True):
        if line.startswith("#"):
            break
        at += len(line)
        if line.strip().startswith("#"):
            inside = at
    return inside


def _apart(blocks: Sequence[_Block]) -> bool:
    """Whether empty lines stand between the entries, as most of them are."""
    return sum(bool(block.tail) for block in blocks[:-1]) * 2 > len(blocks[:-1])


def _line_ended(text: str, newline: str) -> str:
    return text if not text or text.endswith("\n") else text + newline


def _written(ident: str, known: Known, newline: str) -> str:
    """An entry's lines, anew."""
    key = ident if _PLAIN_KEY.fullmatch(ident) else msgspec.json.encode(ident).decode()
    fields = {"verdict": known.verdict, "reason": known.reason, "link": known.link}
    lines = [f"{key}:", *(f"  {field}: {_scalar(text)}" for field, text in fields.items() if text)]
    return "".join(line + newline for line in lines)


def _scalar(text: str) -> str:
    import yaml

    dumped = yaml.safe_dump({"_": text}, default_flow_style=False, allow_unicode=True, width=10**6)
    return dumped.removeprefix("_: ").rstrip("\n")


def _bare(known: Known) -> Known:
    return msgspec.structs.replace(known, line=0)
