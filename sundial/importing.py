"""Features made of exported files: `sundial import`. The phrase table prints each step from its message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from . import layout
from .complaints import field_error
from .corpus import nearest
from .exported import FORMAT, FeatureFile, Listed, RulePart
from .exporting import INDEX, row_id
from .layout import Background, Level, Note, Outline, Plain, TemplateStep, WrittenStep
from .phrases import Keyword
from .structured import BadData, Row, check_rows, filled, template_text, text_of


class CannotImport(ValueError):
    """The files of an export don't make features; the text has the file, the path of the field, and what to do."""


class _Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    keyword: Keyword
    says: Any
    text: str = ""
    comments: tuple[str, ...] = ()
    line: Any = None
    at: Any = None
    refused: Any = None


class _Statement(msgspec.Struct, frozen=True):
    key: str


class _Outline(msgspec.Struct, frozen=True):
    id: str


class _Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is read of a scenario's file; what was made from the rest when it was exported is left aside."""

    format: int
    id: str
    name: str
    statement: _Statement
    sources: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    steps: tuple[_Step, ...]
    level: Level = "rule"
    notes: tuple[Note, ...] = ()
    twin: str = ""
    comments: tuple[str, ...] = ()
    outline: _Outline | None = None
    feature: Any = None
    needs: Any = None
    start: Any = None
    played: Any = None


class _Format(msgspec.Struct, frozen=True):
    """Of any file, whatever else is in it."""

    format: int


class _Read:
    """A scenario's file and the texts of its steps."""

    def __init__(self, path: Path, scenario: _Scenario) -> None:
        self.path, self.scenario = path, scenario
        self._check_lines()
        self.texts = [_text(path, n, step) for n, step in enumerate(scenario.steps)]
        self.used = False

    def error(self, field: str, message: str) -> CannotImport:
        return CannotImport(f"{self.path}: {field}: {message}")

    def _check_lines(self) -> None:
        notes = {f"notes[{n}].text": note.text for n, note in enumerate(self.scenario.notes)}
        # What a row of an outline says is printed from the outline.
        tags = {} if self.scenario.outline else {"id": self.scenario.id, "twin": self.scenario.twin}
        for field, text in {"name": self.scenario.name, **tags, **notes}.items():
            if not text.isprintable() or text != text.strip() or (field in tags and " " in text):
                raise self.error(field, f"{text!r} can't stand in a feature")


def features(folder: Path) -> tuple[dict[str, str], list[str]]:
    """The feature files that an export says, by their paths.

    Returns:
        Them, and a remark for each step whose `text` wasn't what its `says` says.

    Raises:
        CannotImport: something is missing, says what can't be said, or contradicts itself.
        OSError: a file can't be read.
    """
    if not (folder / INDEX).is_file():
        raise CannotImport(f"{folder} holds no {INDEX}, so it is no export")
    scenarios: dict[str, _Read] = {}
    for path in sorted((folder / "scenarios").glob("*.json")):
        read_ = _Read(path, _decoded(path, _Scenario))
        other = scenarios.setdefault(read_.scenario.id, read_)
        if other is not read_:
            raise read_.error("id", f"{read_.scenario.id!r} is the id of {other.path} too")
    made: dict[str, str] = {}
    for path in sorted((folder / "features").rglob("*.json")):
        feature = _feature(path, _decoded(path, FeatureFile), scenarios)
        name = path.relative_to(folder / "features").with_suffix(".feature").as_posix()
        made[name] = _printed(path, feature)
    if not made:
        raise CannotImport(f"{folder / 'features'} holds no feature")
    for each in scenarios.values():
        if not each.used:
            where = "its outline is in none, so delete the file" if each.scenario.outline else "list it there"
            raise each.error("id", f"no file in {folder / 'features'} lists {each.scenario.id!r}; {where}")
    return made, [remark for each in scenarios.values() for remark in _remarks(each)]


def _decoded(path: Path, wanted: Any) -> Any:
    content = path.read_bytes()
    try:
        # First, since what another format has or lacks is no mistake in it.
        written = msgspec.json.decode(content, type=_Format).format
        if written != FORMAT:
            raise CannotImport(f"{path}: format: this Sundial reads {FORMAT}, not {written}")
        return msgspec.json.decode(content, type=wanted)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise CannotImport(f"{path}: {field_error(error, '').lstrip(':. ')}") from None


def _text(path: Path, n: int, step: _Step) -> str:
    try:
        return text_of(step.keyword, step.says, f"steps[{n}].says")
    except BadData as error:
        raise CannotImport(f"{path}: {error}") from None


def _remarks(each: _Read) -> Iterator[str]:
    for n, (step, text) in enumerate(zip(each.scenario.steps, each.texts, strict=True)):
        if step.text not in ("", text):
            yield f"{each.path}: steps[{n}]: `says` counts, not the text {step.text!r}: {text}"


def _feature(path: Path, written: FeatureFile, scenarios: Mapping[str, _Read]) -> layout.Feature:
    background = _background(path, "background", written.background)
    shared = _steps_of(background)
    return layout.Feature(
        title=written.title,
        rules=tuple(_rule(path, f"rules[{n}]", rule, scenarios, shared) for n, rule in enumerate(written.rules)),
        background=background,
        description=written.description,
        comments=written.comments,
        last_comments=written.last_comments,
    )


def _rule(path: Path, at: str, rule: RulePart, scenarios: Mapping[str, _Read], shared: Sequence[str]) -> layout.Rule:
    background = _background(path, f"{at}.background", rule.background)
    before = [*shared, *_steps_of(background)]
    parts: list[Plain | Outline] = []
    for n, part in enumerate(rule.scenarios):
        here = f"{at}.scenarios[{n}]"
        if isinstance(part, Outline):
            parts.append(_outline(path, here, part, rule.key, scenarios, before))
            continue
        if part.id not in scenarios:
            near = nearest(part.id, scenarios, 1)
            hint = f"; did you mean {near[0]}?" if near else "; write it into scenarios/, or take it out here"
            raise CannotImport(f"{path}: {here}.id: there is no scenario {part.id!r}{hint}")
        parts.append(_plain(path, here, part, rule.key, scenarios[part.id], before))
    return layout.Rule(
        key=rule.key,
        title=rule.title,
        scenarios=tuple(parts),
        background=background,
        description=rule.description,
        comments=rule.comments,
    )


def _use(path: Path, here: str, key: str, read_: _Read) -> _Scenario:
    """A scenario's file, for the place where it is listed."""
    scenario = read_.scenario
    if read_.used:
        raise CannotImport(f"{path}: {here}: {scenario.id!r} is listed twice")
    read_.used = True
    if scenario.statement.key != key:
        raise read_.error("statement.key", f"it is {scenario.statement.key!r}, but {path} lists it under {key!r}")
    return scenario


def _plain(path: Path, here: str, part: Listed, key: str, read_: _Read, before: Sequence[str]) -> Plain:
    scenario = _use(path, here, key, read_)
    if scenario.outline is not None:
        raise read_.error("outline", f"it is a row, which {path} lists as a scenario of its own")
    for n, text in enumerate(before):
        if read_.texts[n : n + 1] != [text]:
            raise read_.error(f"steps[{n}].says", f"the Background that {path} has begins with: {text}")
    own = list(zip(scenario.steps, read_.texts, strict=True))[len(before) :]
    return Plain(
        id=part.id,
        name=scenario.name,
        sources=scenario.sources,
        level=scenario.level,
        twin=scenario.twin,
        notes=scenario.notes,
        comments=scenario.comments,
        steps=tuple(WrittenStep(step.keyword, text, step.comments) for step, text in own),
    )


def _outline(
    path: Path, here: str, outline: Outline, key: str, scenarios: Mapping[str, _Read], before: Sequence[str]
) -> Outline:
    for n, table in enumerate(outline.examples):
        for m, values in enumerate(table.rows):
            if len(values) != len(table.columns):
                where = f"{here}.examples[{n}].rows[{m}]"
                raise CannotImport(f"{path}: {where}: {len(values)} values for {len(table.columns)} columns")
    rows = outline.rows()
    if not rows:
        raise CannotImport(f"{path}: {here}.examples: an outline has a row at least")
    steps = _templates(path, f"{here}.steps", outline.steps, rows)
    for row in rows:
        if read_ := scenarios.get(row_id(outline, row)):
            _use(path, here, key, read_)
            texts = [*before, *(filled(step.text, row) for step in steps)]
            for n in range(max(len(texts), len(read_.texts))):
                if texts[n : n + 1] != read_.texts[n : n + 1]:
                    raise read_.error(
                        f"steps[{n}].says",
                        f"it isn't what the outline in {path} says; change the outline, and delete this row's file",
                    )
    return msgspec.structs.replace(outline, steps=steps)


def _background(path: Path, at: str, background: Background | None) -> Background | None:
    if background is None:
        return None
    steps = _templates(path, f"{at}.steps", background.steps, [{}])
    return msgspec.structs.replace(background, steps=steps)


def _steps_of(background: Background | None) -> list[str]:
    return [] if background is None else [step.text for step in background.steps]


def _templates(path: Path, at: str, steps: Sequence[TemplateStep], rows: Sequence[Row]) -> tuple[TemplateStep, ...]:
    made = []
    for n, step in enumerate(steps):
        text = step.text
        try:
            if step.says is None:
                check_rows(step.keyword, text, rows, f"{at}[{n}].text")
            else:
                text = template_text(step.keyword, step.says, rows, f"{at}[{n}].says")
        except BadData as error:
            raise CannotImport(f"{path}: {error}") from None
        made.append(msgspec.structs.replace(step, text=text))
    return tuple(made)


def _printed(path: Path, feature: layout.Feature) -> str:
    """The feature file; what it reads back as is what was to be said."""
    text = layout.printed(feature)
    from gherkin.errors import CompositeParserException, ParserError

    try:
        back = layout.read(text)
    except (CompositeParserException, ParserError, LookupError, ValueError) as error:
        told = " ".join(str(error).split())
        raise CannotImport(f"{path}: a title, name or description in it can't stand in a feature: {told}") from None
    wanted, got = _compared(feature), _compared(back)
    for field, value in wanted.items():
        if got.get(field) != value:
            raise CannotImport(f"{path}: {field}: {value!r} can't stand in a feature; it would read {got.get(field)!r}")
    return text


def _compared(feature: layout.Feature) -> dict[str, Any]:
    """Every text of a layout by its path; a step by its text alone."""
    found: dict[str, Any] = {}

    def walk(value: Any, at: str) -> None:
        if isinstance(value, msgspec.Struct):
            for field in value.__struct_fields__:
                if field != "says":
                    walk(getattr(value, field), f"{at}.{field}" if at else field)
        elif isinstance(value, tuple):
            for n, item in enumerate(value):
                walk(item, f"{at}[{n}]")
            found[f"{at}, how many"] = len(value)
        else:
            found[at] = value

    walk(feature, "")
    return found


def write(made: Mapping[str, str], folder: Path, replace: bool = False) -> list[str]:
    """Write feature files into a folder.

    Args:
        replace: also over files that say something else.

    Returns:
        The paths of those that were written, without those that were so already.

    Raises:
        CannotImport: without `replace`, a file there says something else; nothing is written.
        OSError: a file can't be written.
    """
    changed = []
    for name, text in made.items():
        there = folder / name
        if there.exists() and there.read_bytes() == text.encode():
            continue
        if there.exists() and not replace:
            raise CannotImport(f"{there} says something else; --replace writes over it")
        changed.append(name)
    for name in changed:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(made[name].encode())
    return changed
