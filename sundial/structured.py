"""Steps as plain data, for readers in other languages, and back: messages with every field spelled out.

A step of an outline has placeholders. Where one stands for whole blanks, or for items or counts of a list, the data has
`{"column": NAME}` in their place; within a name in quotes it stays in the name, as `<NAME>`.
"""

from __future__ import annotations

import difflib
import functools
import json
import re
import sys
import typing
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from . import said
from .model import StepName
from .phrases import KEYWORDS, PHRASES, Keyword, Message, UnknownStep, Unsayable, filled_in, pieces, read, say

_PLACEHOLDER = re.compile(r'("[^"]*")|<([^<>]+)>')
_ITEM = re.compile(r'(?:^|, | and )((?:"[^"]*"|(?!, | and ).)+)')
_STAND_IN = 900_001
"""A number that no scenario holds: the first that stands in for a placeholder while a text is made."""


class BadData(ValueError):
    """Data that is no step; the text begins with the path of the field."""


def spelled(message: msgspec.Struct) -> dict[str, Any]:
    """A message with all its fields, default values too, under `type` the name of its kind."""
    tag = message.__struct_config__.tag
    return {
        **({} if tag is None else {"type": tag}),
        **{field: _plain(getattr(message, field)) for field in message.__struct_fields__},
    }


def _plain(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        return spelled(value)
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


@functools.cache
def _kinds(keyword: Keyword) -> dict[str, type[said.Said]]:
    return {kind.__name__: kind for kind, under in KEYWORDS.items() if under == keyword}


def _kind(keyword: Keyword, data: Any, path: str) -> type[said.Said]:
    if not isinstance(data, Mapping):
        raise BadData(f"{path}: expected an object")
    name = data.get("type")
    kinds = _kinds(keyword)
    if not isinstance(name, str) or name not in kinds:
        near = difflib.get_close_matches(name if isinstance(name, str) else "", kinds, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"one of {', '.join(kinds)}"
        raise BadData(f"{path}.type: {name!r} is nothing that a {keyword} says; {hint}")
    return kinds[name]


def text_of(keyword: Keyword, data: Any, path: str = "says") -> str:
    """The text of a step, printed by the phrase table.

    Args:
        data: as `spelled` gives it; fields may be left out that have default values.
        path: of the data, for errors.

    Raises:
        BadData: it is no message of that keyword, or no phrase says it.
    """
    kind = _kind(keyword, data, path)
    try:
        message = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        complaint, _, where = str(error).partition(" - at `")
        raise BadData(f"{path}{where.rstrip('`').removeprefix('$')}: {complaint.replace('`', '')}") from None
    _check_fields(data, spelled(message), path)
    try:
        return say(typing.cast(Message, message))
    except Unsayable as error:
        raise BadData(f"{path}: {error}") from None


def _check_fields(data: Any, known: Any, path: str) -> None:
    """Nothing that was written is left aside, as a misspelt field would be."""
    if isinstance(known, list):
        for n, (item, known_item) in enumerate(zip(data, known, strict=True)):
            _check_fields(item, known_item, f"{path}[{n}]")
    elif isinstance(known, dict):
        for field, value in data.items():
            if field not in known:
                near = difflib.get_close_matches(field, known, 1)
                hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
                raise BadData(f"{path}.{field}: there is no such field; {hint}")
            _check_fields(value, known[field], f"{path}.{field}")


# -- steps of outlines ---------------------------------------------------------------------------------------------

Row = Mapping[str, str]


class _Span(NamedTuple):
    """Where a placeholder's value, or a blank, stands in a text."""

    name: str
    start: int
    end: int


def filled(text: str, row: Row) -> str:
    """A text with its placeholders filled from a row of the Examples."""
    for column, value in row.items():
        text = text.replace(f"<{column}>", value)
    return text


def template(keyword: Keyword, text: str, rows: Sequence[Row]) -> dict[str, Any] | None:
    """The data of an outline's step; None where a placeholder stands for something else than blanks.

    Args:
        text: as it stands in the outline.
        rows: of its Examples, one at least.
    """
    spans, one = _fill_outside_quotes(text, rows[0])
    try:
        message = read(keyword, one)
    except UnknownStep:
        return None
    data = spelled(message)
    blanks = list(_spans(message))
    for span in reversed(spans):
        _put_column(data, span, one, blanks)
    try:
        return data if template_text(keyword, data, rows) == text else None
    except BadData:
        return None


def _fill_outside_quotes(text: str, row: Row) -> tuple[list[_Span], str]:
    spans: list[_Span] = []
    one, at = "", 0
    for match in _PLACEHOLDER.finditer(text):
        if match[2] in row:
            one += text[at : match.start()]
            spans.append(_Span(match[2], len(one), len(one) + len(row[match[2]])))
            one += row[match[2]]
            at = match.end()
    return spans, one + text[at:]


def _spans(message: said.Said) -> Iterator[_Span]:
    at = 0
    for field, text in pieces(message):
        if field:
            yield _Span(field, at, at + len(text))
        at += len(text)


def _put_column(data: dict[str, Any], span: _Span, text: str, blanks: Sequence[_Span]) -> None:
    """Put a column in the place of what its value stands for; where that is no blank, nothing."""
    column = {"column": span.name}
    met = [blank for blank in blanks if blank.start < span.end and span.start < blank.end]
    if met and span.start <= met[0].start and met[-1].end <= span.end:
        for blank in met:
            data[blank.name] = column
    elif len(met) == 1 and isinstance(items := data[met[0].name], list):
        blank = met[0]
        found = [
            (n, item)
            for n, item in enumerate(_ITEM.finditer(text[blank.start : blank.end]))
            if blank.start + item.start(1) < span.end and span.start < blank.start + item.end(1)
        ]
        first, last = found[0], found[-1]
        if blank.start + first[1].start(1) == span.start and blank.start + last[1].end(1) == span.end:
            items[first[0] : last[0] + 1] = [column]
        elif text[span.start : span.end].isdigit() and isinstance(items[first[0]], dict):
            items[first[0]]["count"] = column


def template_text(keyword: Keyword, data: Any, rows: Sequence[Row], path: str = "says") -> str:
    """The text of an outline's step.

    Args:
        data: as `template` gives it.
        rows: of the Examples, one at least.
        path: of the data, for errors.

    Raises:
        BadData: it is no such data, or a row doesn't make a step of it.
    """
    if not _has_column(data):
        text = text_of(keyword, data, path)
        check_rows(keyword, text, rows, path)
        return text
    kind = _kind(keyword, data, path)
    columns: list[str] = []
    written = {field: value["column"] for field, value in data.items() if _is_column(value)}
    rest = {field: _stood_in(value, columns) for field, value in data.items() if field not in written}
    types = typing.get_type_hints(kind)
    try:
        fields = {f: msgspec.convert(v, types[f]) for f, v in rest.items() if f in types}
        message = kind(**fields, **dict.fromkeys(written, None))
    except (msgspec.ValidationError, TypeError) as error:
        raise BadData(f"{path}: {str(error).replace('`', '')}") from None
    _check_fields({**data, **rest}, {**spelled(message), **{f: data[f] for f in written}}, path)
    trouble = BadData(f"{path}: no phrase says it")
    # The words after a column's number are singular or plural, as all its rows have it.
    for plural in (None, False, True):
        try:
            cut = pieces(message, {field: f"<{column}>" for field, column in written.items()}, plural)
            text = _named("".join(_merged([(p.field, p.text) for p in cut], written)), columns)
            check_rows(keyword, text, rows, path)
        except Unsayable as error:
            trouble = BadData(f"{path}: {error}")
        except BadData as error:
            trouble = error
        else:
            return text
    raise trouble


def _is_column(value: Any) -> bool:
    return isinstance(value, Mapping) and set(value) == {"column"} and isinstance(value["column"], str)


def _has_column(value: Any) -> bool:
    if isinstance(value, Mapping):
        return _is_column(value) or any(map(_has_column, value.values()))
    if isinstance(value, list):
        return any(map(_has_column, value))
    return isinstance(value, str) and bool(re.search("<[^<>]+>", value))


def _stood_in(value: Any, columns: list[str]) -> Any:
    """The same with something that can be said in the place of columns, which are noted in that order."""
    if isinstance(value, list):
        return [_item_stood_in(item, columns) for item in value]
    if isinstance(value, Mapping):
        return {field: _stood_in(part, columns) for field, part in value.items()}
    return value


def _item_stood_in(item: Any, columns: list[str]) -> Any:
    if _is_column(item):
        columns.append(item["column"])
        return {"name": f"{_STAND_IN + len(columns) - 1}"}
    if isinstance(item, Mapping) and _is_column(item.get("count")):
        columns.append(item["count"]["column"])
        return {**item, "count": _STAND_IN + len(columns) - 1}
    return item


def _named(text: str, columns: Sequence[str]) -> str:
    """The text with the columns' placeholders where something stood in for them."""
    for n, column in enumerate(columns):
        # A name stood in quotes, which a placeholder brings along itself.
        stood_in = f"{_STAND_IN + n}"
        text = text.replace(f'"{stood_in}"', f"<{column}>").replace(stood_in, f"<{column}>")
    return text


def _merged(cut: Sequence[tuple[str, str]], written: Mapping[str, str]) -> Iterator[str]:
    """The pieces' texts, with one placeholder for blanks beside each other that are of one column."""
    n = 0
    while n < len(cut):
        field, text = cut[n]
        n += 1
        yield text
        if field in written:
            while n + 1 < len(cut) and written.get(cut[n + 1][0]) == written[field]:
                n += 2


def check_rows(keyword: Keyword, text: str, rows: Sequence[Row], path: str) -> None:
    """See that a text is a step with each row's values. Raises BadData where it isn't."""
    for row in rows:
        try:
            read(keyword, filled(text, row))
        except UnknownStep as error:
            raise BadData(f"{path}: with the row {' | '.join(row.values())} it is no step: {error}") from None


# -- for the documentation -----------------------------------------------------------------------------------------


def as_markdown(keyword: Keyword) -> str:
    """The kinds of message that stand under a keyword, as a Markdown table, for docs/corpus_json.md."""
    lines = ["| `type` | fields | printed as | which means |", "|---|---|---|---|"]
    for kind in _kinds(keyword).values():
        fields = [
            f"`{field.name}`: {_type_words(field.type)}{_default(field)}" for field in msgspec.structs.fields(kind)
        ]
        said_so = [phrase for phrase in PHRASES if phrase.makes is kind]
        texts = "<br>".join(f"`{phrase.shown}`".replace("|", r"\|") for phrase in said_so)
        meaning = " ".join((kind.__doc__ or "").split())
        lines.append(f"| `{kind.__name__}` | {'<br>'.join(fields)} | {texts} | {meaning} |")
    return "\n".join(lines) + "\n"


def _type_words(kind: Any) -> str:
    """A field's type in words."""
    origin, of = typing.get_origin(kind), typing.get_args(kind)
    names = {str: "text", int: "number", bool: "true or false", said.PlayerName: "player", StepName: "step"}
    if kind in names:
        return names[kind]
    if origin is Literal:
        return " or ".join(f'"{word}"' for word in of)
    if origin is tuple:
        return f"list of {_type_words(of[0])}"
    if type(None) in of:
        return f"{_type_words(next(part for part in of if part is not type(None)))} or null"
    return f"[{kind.__name__}](#{kind.__name__.lower()})"


def _default(field: Any) -> str:
    if field.default is msgspec.NODEFAULT:
        return ""
    return f" ({json.dumps(field.default)})"


def in_page(page: str) -> str:
    """The page with the tables between its comments brought up to date."""
    keywords: tuple[Keyword, ...] = ("Given", "When", "Then")
    return filled_in(page, {keyword: as_markdown(keyword) for keyword in keywords})


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(in_page(Path(name).read_text(encoding="utf-8")), encoding="utf-8")
