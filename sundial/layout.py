"""How a feature file is laid out: its parts as data, read from Gherkin, and printed in the house style.

What is read and printed again is the same file, but for white space, the order of tags, and synonyms of keywords.
"""

from __future__ import annotations

import itertools
import sys
import textwrap
import typing
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from .corpus import LEVELS, NOTES, PLACEHOLDER, slug
from .phrases import Keyword, say
from .said import Scenario
from .structured import Row, template

NoteKind = Literal["Source", "Outdated", "Note"]
Level = Literal["rule", "ruling", "open"]


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line under a scenario's name."""

    kind: NoteKind
    text: str


class TemplateStep(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A step of a Background or an outline."""

    keyword: Keyword
    text: str = ""
    says: dict[str, Any] | None = None
    """Its message; {"column": NAME} stands where the Examples give a value. Without it the text counts: a placeholder
    stands for words of the phrase itself."""
    comments: tuple[str, ...] = ()


class WrittenStep(msgspec.Struct, frozen=True):
    """A step of a scenario as it is written."""

    keyword: Keyword
    text: str
    comments: tuple[str, ...] = ()


class Background(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Givens that scenarios share."""

    steps: tuple[TemplateStep, ...]
    name: str = ""
    description: str = ""
    comments: tuple[str, ...] = ()


class Examples(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A table of an outline: each row is a scenario."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    name: str = ""
    description: str = ""
    comments: tuple[str, ...] = ()

    def filling(self) -> list[Row]:
        """Each row's values by their columns."""
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows]


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What a scenario or an outline says before its first step."""

    id: str
    name: str
    sources: tuple[str, ...]
    level: Level = "rule"
    twin: str = ""
    notes: tuple[Note, ...] = ()
    comments: tuple[str, ...] = ()


class Plain(Head, frozen=True, kw_only=True):
    """A scenario."""

    steps: tuple[WrittenStep, ...]


class Outline(
    Head, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="outline"
):
    """Scenarios that differ in the values of a table. Each row is a scenario with the id `ID[v1,v2]`."""

    steps: tuple[TemplateStep, ...]
    examples: tuple[Examples, ...]

    def rows(self) -> list[Row]:
        """The values of all tables' rows."""
        return [row for examples in self.examples for row in examples.filling()]


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """The scenarios of one statement."""

    key: str
    title: str
    scenarios: tuple[Plain | Outline, ...]
    background: Background | None = None
    description: str = ""
    comments: tuple[str, ...] = ()


class Feature(msgspec.Struct, frozen=True, kw_only=True):
    """A feature file."""

    title: str
    rules: tuple[Rule, ...]
    background: Background | None = None
    description: str = ""
    comments: tuple[str, ...] = ()
    last_comments: tuple[str, ...] = ()
    """After all else."""


# -- reading -------------------------------------------------------------------------------------------------------

_KEYWORDS: dict[str, Keyword] = {"Context": "Given", "Action": "When", "Outcome": "Then"}
_Node = dict[str, Any]


def read(text: str) -> Feature:
    """The layout of a feature file that `corpus.load` takes; comments go to the part that follows them."""
    from gherkin.parser import Parser

    document = typing.cast(_Node, Parser().parse(text))
    return _Reader([(c["location"]["line"], c["text"].strip()) for c in document["comments"]]).feature(
        document["feature"]
    )


class _Reader:
    def __init__(self, comments: list[tuple[int, str]]) -> None:
        self.comments = comments

    def before(self, line: int) -> tuple[str, ...]:
        """The comments before a line that no part before it has taken."""
        taken = tuple(text for at, text in self.comments if at < line)
        self.comments = self.comments[len(taken) :]
        return taken

    def feature(self, node: _Node) -> Feature:
        comments = self.before(_first(node))
        background, rules = None, []
        for child in node["children"]:
            if "background" in child:
                background = self.background(child["background"])
            else:
                rules.append(self.rule(child["rule"]))
        return Feature(
            title=node["name"],
            rules=tuple(rules),
            background=background,
            description=_description(node),
            comments=comments,
            last_comments=tuple(text for _, text in self.comments),
        )

    def rule(self, node: _Node) -> Rule:
        comments = self.before(_first(node))
        background: Background | None = None
        scenarios: list[Plain | Outline] = []
        for child in node["children"]:
            if "background" in child:
                background = self.background(child["background"])
            else:
                scenarios.append(self.scenario(child["scenario"]))
        return Rule(
            key=node["tags"][0]["name"].removeprefix("@"),
            title=node["name"],
            scenarios=tuple(scenarios),
            background=background,
            description=_description(node),
            comments=comments,
        )

    def background(self, node: _Node) -> Background:
        comments = self.before(_first(node))
        return Background(
            steps=self.template_steps(node["steps"], [{}]),
            name=node["name"],
            description=_description(node),
            comments=comments,
        )

    def scenario(self, node: _Node) -> Plain | Outline:
        tags = [tag["name"].removeprefix("@") for tag in node["tags"]]
        head: dict[str, Any] = {
            "comments": self.before(_first(node)),
            "id": _tagged(tags, "id")[0],
            "name": node["name"],
            "sources": tuple(_tagged(tags, "source")),
            "level": next((tag for tag in tags if tag in LEVELS), "rule"),
            "twin": next(iter(_tagged(tags, "twin")), ""),
            "notes": tuple(_notes(node)),
        }
        if not node["examples"]:
            return Plain(**head, steps=tuple(self.steps(node["steps"])))
        values = [
            dict(zip(_cells(table["tableHeader"]), _cells(row), strict=True))
            for table in node["examples"]
            for row in table["tableBody"]
        ]
        steps = self.template_steps(node["steps"], values)
        return Outline(**head, steps=steps, examples=tuple(map(self.examples, node["examples"])))

    def steps(self, nodes: Sequence[_Node]) -> Iterator[WrittenStep]:
        keyword: Keyword = "Given"
        for node in nodes:
            keyword = _KEYWORDS.get(node["keywordType"], keyword)
            yield WrittenStep(keyword, node["text"], self.before(_first(node)))

    def template_steps(self, nodes: Sequence[_Node], rows: Sequence[Row]) -> tuple[TemplateStep, ...]:
        return tuple(
            TemplateStep(
                keyword=step.keyword,
                text=step.text,
                says=template(step.keyword, step.text, rows),
                comments=step.comments,
            )
            for step in self.steps(nodes)
        )

    def examples(self, node: _Node) -> Examples:
        last = max(row["location"]["line"] for row in node["tableBody"])
        return Examples(
            columns=_cells(node["tableHeader"]),
            rows=tuple(map(_cells, node["tableBody"])),
            name=node["name"],
            description=_description(node),
            comments=self.before(last),
        )


def _first(node: _Node) -> int:
    return int(min(place["location"]["line"] for place in (node, *node.get("tags", ()))))


def _tagged(tags: Iterable[str], kind: str) -> list[str]:
    return [tag.removeprefix(f"{kind}:") for tag in tags if tag.startswith(f"{kind}:")]


def _description(node: _Node) -> str:
    return "\n".join(line.strip() for line in str(node["description"]).strip("\n").split("\n"))


def _notes(node: _Node) -> Iterator[Note]:
    for line in _description(node).split("\n"):
        kind, colon, text = line.partition(":")
        if colon and kind in NOTES:
            yield Note(typing.cast(NoteKind, kind), text.strip())


def _cells(row: _Node) -> tuple[str, ...]:
    return tuple(cell["value"] for cell in row["cells"])


# -- printing ------------------------------------------------------------------------------------------------------


def printed(feature: Feature) -> str:
    """The feature file."""
    blocks = [_block(feature.comments, f"Feature: {feature.title}", feature.description)]
    blocks += _background(feature.background, "  ")
    for rule in feature.rules:
        tagged = (*rule.comments, f"@{rule.key}")
        blocks.append(_indented(_block(tagged, f"Rule: {rule.title}", rule.description), "  "))
        blocks += _background(rule.background, "    ")
        for scenario in rule.scenarios:
            blocks += [_indented(block, "    ") for block in _scenario(scenario)]
    if feature.last_comments:
        blocks.append("\n".join(feature.last_comments))
    return "\n\n".join(blocks) + "\n"


def _indented(block: str, by: str) -> str:
    return textwrap.indent(block, by)


def _block(before: Iterable[str], title: str, description: str) -> str:
    described = [_indented(description, "  ")] if description else []
    return "\n".join([*before, title.rstrip(), *described])


def _background(background: Background | None, by: str) -> list[str]:
    if background is None:
        return []
    block = _block(background.comments, f"Background: {background.name}", background.description)
    return [_indented("\n".join([block, *_steps(background.steps)]), by)]


def _scenario(scenario: Plain | Outline) -> Iterator[str]:
    tags = [f"@id:{scenario.id}", *(f"@source:{source}" for source in scenario.sources)]
    tags += [f"@{scenario.level}"] if scenario.level != "rule" else []
    tags += [f"@twin:{scenario.twin}"] if scenario.twin else []
    tables = scenario.examples if isinstance(scenario, Outline) else ()
    title = f"Scenario Outline: {scenario.name}" if tables else f"Scenario: {scenario.name}"
    described = "\n".join(f"{note.kind}: {note.text}" for note in scenario.notes)
    yield "\n".join([_block((*scenario.comments, " ".join(tags)), title, described), *_steps(scenario.steps)])
    for table in tables:
        block = _block(table.comments, f"Examples: {table.name}", table.description)
        yield _indented("\n".join([block, *_table([table.columns, *table.rows])]), "  ")


def _steps(steps: Iterable[TemplateStep | WrittenStep]) -> Iterator[str]:
    before = ""
    for step in steps:
        yield from (f"  {comment}" for comment in step.comments)
        yield f"  {'And' if step.keyword == before else step.keyword} {step.text}"
        before = step.keyword


def _table(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    cells = [[cell.replace("|", r"\|") for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        yield f"  | {' | '.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))} |"


# -- scenarios that stand in no file -------------------------------------------------------------------------------


def to_feature(*scenarios: Scenario) -> str:
    """Scenarios of one feature as a feature file that reads back as the same scenarios.

    Rows of an outline become scenarios of their own, with a slug made of the row's id. Raises ValueError for scenarios
    of several features, or for names and notes that can't stand in a feature; phrases.Unsayable for such a message.
    """
    titles = {scenario.feature for scenario in scenarios}
    if len(titles) != 1:
        raise ValueError(f"one feature has one title, not {len(titles)}")
    rules = itertools.groupby(scenarios, lambda scenario: (scenario.key, scenario.rule))
    return printed(
        Feature(
            title=_line(titles.pop()),
            rules=tuple(
                Rule(key=key, title=_line(title), scenarios=tuple(map(_plain, within)))
                for (key, title), within in rules
            ),
        )
    )


def _plain(scenario: Scenario) -> Plain:
    return Plain(
        id=slug(scenario.id) if scenario.outline else scenario.id,
        name=_line(scenario.name),
        sources=scenario.sources,
        level=scenario.level,
        twin=scenario.twin,
        notes=tuple(Note(typing.cast(NoteKind, kind), _line(text)) for kind, text in scenario.notes),
        steps=tuple(WrittenStep(step.keyword, say(step.says)) for step in scenario.steps),
    )


def _line(text: str) -> str:
    if not text.isprintable() or text != text.strip() or PLACEHOLDER.search(text):
        raise ValueError(f"{text!r} can't stand in a feature")
    return text


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(printed(read(Path(name).read_text(encoding="utf-8"))), encoding="utf-8")
