"""Features to scenarios: reading them, what is refused on the way, and selecting.

`load` reads a tree of feature files into a `Corpus`, or raises `BadCorpus` with everything that is wrong, each problem
under a code of `RULES`. What it has read it keeps in a cache file, keyed by the content of all that went in, so that
the next `load` parses nothing.
"""

from __future__ import annotations

import contextlib
import difflib
import functools
import os
import re
import typing
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from . import __version__, cache, places, said
from .model import Offers
from .said import PHASE_WORDS, PLAYER_NAMES, Counted, Payment, Ref, Scenario, Step

RULES: dict[str, str] = {
    "syntax": "a file is UTF-8 and Gherkin, and has a Feature",
    "no-features": "there is at least one feature file where features are looked for",
    "step-unknown": "each step is a phrase of the language, under its keyword",
    "step-star": "steps begin with Given, When, Then, And or But, never with *",
    "step-and-first": "And and But follow a Given, When or Then",
    "step-argument": "no step takes a data table or a doc string",
    "doc-string-quotes": 'a doc string is quoted with """, since not every runner reads back ticks',
    "card-unknown": "each card named is a fixture card, and each token one that a fixture card makes",
    "tag-unknown": "tags are a statement's key, @id:, @source:cr|ruling|wiki|report|seed, @ruling, @open and @twin:",
    "tag-place": "the key stands on the Rule, every other tag on the scenario",
    "tag-twice": "a tag stands once, and a scenario has one level and one twin",
    "examples-tag": "Examples have no tags",
    "scenarios-missing": "a Feature has at least one scenario",
    "rule-missing": "each scenario stands in a Rule",
    "rule-key": "a Rule has exactly one tag, the key of its statement",
    "key-unknown": "each key is that of a statement of fixtures/rules",
    "rule-title": "a Rule's title is the statement's English wording",
    "id-missing": "each scenario has exactly one @id:",
    "id-slug": "an id is made of lower-case letters, digits and single hyphens",
    "id-twice": "an id stands once in the whole corpus, and so does each row of an outline",
    "source-missing": "each scenario has a @source:",
    "source-line": "a scenario with a source other than the rules has a line Source:",
    "twin-unknown": "the twin of a scenario exists",
    "twin-place": "a scenario's twin stands in the same Feature, or under the same statement",
    "name-twice": "no two scenarios of a file have the same name",
    "then-missing": "each scenario has a Then",
    "given-after-when": "the Givens come before all else",
    "position-token": "a position holds cards only, no tokens and no copies",
    "position-missing": "what a position attaches, or puts counters on, a Given before it puts on the battlefield",
    "position": "the Givens make a position",
    "position-twice": "a position says once who begins and what a player's life and library are",
    "description-keyword": "no line of a description begins with the keyword of a step, or with Feature:",
    "description-line": "a scenario's description consists of lines Source:, Outdated: and Note:",
    "number-unknown": "each rule number cited, but in an Outdated: line, is one that fixtures/rules knows",
    "examples-empty": "an outline has Examples with at least one row",
    "placeholder": "each placeholder has a column in the Examples",
    "table-backslash": "a table holds no backslash but the one that escapes a |, since not every runner reads others",
}
"""What is refused when features are loaded, by code."""

SOURCES = ("cr", "ruling", "wiki", "report", "seed")
LEVELS = ("ruling", "open")
NOTES = ("Source", "Outdated", "Note")

_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_RULE_NUMBER = re.compile(r"(?<![\w.])[1-9]\d{2}\.\d+[a-z]?(?![\w])")
PLACEHOLDER = re.compile(r"<[^<>\s](?:[^<>]*[^<>\s])?>")
"""What a column of the Examples fills."""
_KEYWORD_LINE = re.compile(r"(?:(?:given|when|then|and|but)\b|feature:)", re.IGNORECASE)
_NOTE_LINE = re.compile(rf"({'|'.join(NOTES)}):\s+(\S.*)")


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong with a corpus: where, against which of `RULES`, and what to write instead."""

    path: str
    line: int
    column: int
    """0 where only the line is known."""
    code: str
    message: str
    fix: str = ""

    def __str__(self) -> str:
        where = ":".join([self.path, *(str(at) for at in (self.line, self.column) if at)])
        return f"{where}: {self.message}" + (f"; {self.fix}" if self.fix else "") + f" [{self.code}]"


class BadCorpus(Exception):
    """Features that can't be loaded; `problems` has all that is wrong, in the order of files and lines."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class UnknownSelector(ValueError):
    """A selector that selects no scenario; `near` has the nearest ids, keys and files."""

    def __init__(self, selector: str, near: Sequence[str]) -> None:
        self.selector, self.near = selector, tuple(near)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        if re.fullmatch(r"\d{3}(\.\d+[a-z]?)?(@\S+)?", selector):
            hint = f"; a rule's scenarios are those of --rule {selector}"
        super().__init__(f"nothing in the corpus is called {selector!r}{hint}")


class Known:
    """What features may name, each asked for only when features are read, not when they come from the cache.

    `digest` stands for the content of all of it: features that were read with another are read again. A part that is
    None is not checked.
    """

    def __init__(
        self,
        digest: str,
        *,
        cards: Callable[[], Collection[str]] | None = None,
        tokens: Callable[[], Collection[str]] | None = None,
        statements: Callable[[], Mapping[str, str]] | None = None,
        knows_number: Callable[[str], bool] | None = None,
        invented: Callable[[], Collection[str]] = frozenset,
        position_problems: Callable[[Iterable[Scenario]], Iterable[Problem]] = lambda _: (),
    ) -> None:
        """
        Args:
            digest: changes when anything of the rest does.
            cards: the names of the fixture cards.
            tokens: the names of tokens that fixture cards make.
            statements: the keys of the statements, with their English wordings.
            knows_number: whether a rule number may be cited.
            invented: the names of the cards that no engine's pool has.
            position_problems: what is wrong with the Given steps of scenarios in which nothing else is.
        """
        self.digest = digest
        self._cards, self._tokens, self._statements, self.knows_number = cards, tokens, statements, knows_number
        self.invented, self.position_problems = invented, position_problems

    @classmethod
    def of(
        cls,
        *,
        cards: Collection[str] | None = None,
        tokens: Collection[str] | None = None,
        statements: Mapping[str, str] | None = None,
        numbers: Collection[str] | None = None,
    ) -> Known:
        """From the content itself."""
        content = [sorted(part) if part is not None else None for part in (cards, tokens, numbers)]
        wordings = sorted(statements.items()) if statements is not None else None
        return cls(
            cache.digest([msgspec.json.encode([*content, wordings])]),
            cards=None if cards is None else lambda: cards,
            tokens=None if tokens is None else lambda: tokens,
            statements=None if statements is None else lambda: statements,
            knows_number=None if numbers is None else lambda number: number in numbers,
        )

    @functools.cached_property
    def cards(self) -> Collection[str] | None:
        return None if self._cards is None else self._cards()

    @functools.cached_property
    def tokens(self) -> Collection[str] | None:
        return None if self._tokens is None else self._tokens()

    @functools.cached_property
    def statements(self) -> Mapping[str, str] | None:
        return None if self._statements is None else self._statements()


class Counts(NamedTuple):
    """How many scenarios, and how many of them are rows of outlines."""

    scenarios: int
    rows: int

    def __str__(self) -> str:
        rows = f", {self.rows} of them outline {_plural(self.rows, 'row')}" if self.rows else ""
        return f"{self.scenarios} {_plural(self.scenarios, 'scenario')}{rows}"


class Needs(msgspec.Struct, frozen=True):
    """What a scenario needs of an engine beyond the least."""

    players: int
    """How many play: the highest name used, two at least."""
    steps: bool
    """It counts steps that began."""
    cleanups: bool
    """It counts cleanup steps."""
    texts: bool
    """An invented card is used."""
    cards: frozenset[str]
    """The cards and tokens that its steps name."""
    also: tuple[str, ...] = ()
    """Parts of the game beyond the usual, each a word of `model.PARTS`."""

    @property
    def offers(self) -> Offers:
        """The least an engine must offer."""
        return Offers(players=self.players, texts=self.texts, steps=self.steps, cleanups=self.cleanups, also=self.also)


class _Written(msgspec.Struct, frozen=True):
    """A scenario or an outline as it stands in a file: from its tags on, and which of the scenarios it became."""

    file: str
    line: int
    first: int
    count: int


class _Compiled(msgspec.Struct, frozen=True):
    """What the cache holds."""

    scenarios: tuple[Scenario, ...]
    written: tuple[_Written, ...]
    needs: tuple[Needs, ...]
    """Of each scenario."""


class Corpus:
    """The scenarios of some features, in feature order."""

    def __init__(self, compiled: _Compiled, paths: Mapping[str, Path]) -> None:
        self.scenarios = compiled.scenarios
        self._written, self._needs = compiled.written, compiled.needs
        self._paths = dict(paths)

    @classmethod
    def of(cls, scenarios: Iterable[Scenario]) -> Corpus:
        """Scenarios that stand in no file."""
        listed = tuple(scenarios)
        return cls(_Compiled(listed, (), tuple(map(needs, listed))), {})

    def __iter__(self) -> Iterator[Scenario]:
        return iter(self.scenarios)

    def __len__(self) -> int:
        return len(self.scenarios)

    def __getitem__(self, ident: str) -> Scenario:
        """The scenario with that id, `ID[v1,v2]` for a row of an outline; UnknownSelector where there is none."""
        try:
            return self._by_id[ident]
        except KeyError:
            raise self._unknown(ident) from None

    @functools.cached_property
    def _by_id(self) -> dict[str, Scenario]:
        return {scenario.id: scenario for scenario in self.scenarios}

    def needs(self, scenario: Scenario) -> Needs:
        """What one of these scenarios needs of an engine."""
        return self._needs_by_id[scenario.id]

    @functools.cached_property
    def _needs_by_id(self) -> dict[str, Needs]:
        return {scenario.id: needed for scenario, needed in zip(self.scenarios, self._needs, strict=True)}

    @property
    def counts(self) -> Counts:
        return counts(self.scenarios)

    def path(self, scenario: Scenario) -> Path:
        """The file a scenario was read from."""
        return self._paths[scenario.file]

    def select(self, selectors: Iterable[str]) -> list[Scenario]:
        """The scenarios that any of the selectors selects, in feature order; all where there is no selector.

        A selector is an id (of an outline: all its rows), an id with * or ?, a key or its first segments, a feature
        file or folder inside the corpus or on disk, or `path:line`. Raises UnknownSelector for one that selects none.
        """
        wanted = list(selectors)
        if not wanted:
            return list(self.scenarios)
        chosen: set[str] = set()
        for selector in wanted:
            found = self._selected(selector)
            if not found:
                raise self._unknown(selector)
            chosen.update(scenario.id for scenario in found)
        return [scenario for scenario in self.scenarios if scenario.id in chosen]

    def _selected(self, selector: str) -> Sequence[Scenario]:
        name = selector.removeprefix("@").removeprefix("id:")
        if name in self._by_id:
            return [self._by_id[name]]
        if at := re.fullmatch(r"(.+):(\d+)", selector):
            return self._at(at[1], int(at[2]))
        glob = _glob(name)
        ways: tuple[Callable[[Scenario], bool], ...] = (
            lambda s: s.outline == name,
            lambda s: glob is not None and bool(glob.fullmatch(s.id)),
            lambda s: s.key == name or s.key.startswith(f"{name}."),
        )
        for way in ways:
            if found := [s for s in self.scenarios if way(s)]:
                return found
        files = self._files(selector)
        return [s for s in self.scenarios if s.file in files]

    def _files(self, path: str) -> set[str]:
        """The corpus's files at or under a path."""
        inside, on_disk = path.removesuffix("/"), Path(os.path.realpath(path))
        return {
            file
            for file, where in self._paths.items()
            if file == inside or file.startswith(f"{inside}/") or Path(os.path.realpath(where)).is_relative_to(on_disk)
        }

    def _at(self, path: str, line: int) -> Sequence[Scenario]:
        """The row that stands on that line, else the scenario or outline that the line is part of."""
        files = self._files(path)
        if rows := [s for s in self.scenarios if s.file in files and s.outline and s.line == line]:
            return rows
        if all(line > self._paths[file].read_bytes().count(b"\n") + 1 for file in files):
            return ()
        before = [w for w in self._written if w.file in files and w.line <= line]
        return self.scenarios[before[-1].first : before[-1].first + before[-1].count] if before else ()

    def _unknown(self, selector: str) -> UnknownSelector:
        names = [n for s in self.scenarios for n in (s.id, s.outline, s.key, s.file) if n]
        return UnknownSelector(selector, nearest(selector, names))


def counts(scenarios: Iterable[Scenario]) -> Counts:
    """How many, outline rows apart."""
    rows = [bool(scenario.outline) for scenario in scenarios]
    return Counts(len(rows), sum(rows))


def _glob(name: str) -> re.Pattern[str] | None:
    """`*` and `?` alone: brackets are part of the ids of rows."""
    if not set(name) & {"*", "?"}:
        return None
    return re.compile(re.escape(name).replace(r"\*", ".*").replace(r"\?", "."))


def nearest(word: str, known: Iterable[str], n: int = 3) -> list[str]:
    """The known words most like it, best first; one that differs in case alone is the only one."""
    words = list(dict.fromkeys(known))
    if same := [w for w in words if w.casefold() == word.casefold()]:
        return same[:1]
    return difflib.get_close_matches(word, words, n=n)


def _plural(count: int, noun: str) -> str:
    return noun if count == 1 else f"{noun}s"


# -- what a scenario needs -----------------------------------------------------------------------------------------

_CARD_FIELDS = frozenset(("card", "aura", "host", "attacker", "face"))


@functools.lru_cache(maxsize=8192)
def _objects(message: said.Said) -> tuple[Ref, ...]:
    """The cards and tokens a message names."""
    found: list[Ref] = []
    for field in message.__struct_fields__:
        value = getattr(message, field)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Ref):
                found.append(item)
            elif isinstance(item, Counted | Payment):
                found.append(Ref(item.name))
            elif field in _CARD_FIELDS and item:
                found.append(Ref(item))
    words = PHASE_WORDS if isinstance(message, said.Chooses) else ()
    return tuple(ref for ref in found if ref.name not in PLAYER_NAMES and ref.name not in words)


_PARTS: dict[type, str] = {
    said.IsCommander: "commanders",
    said.BeginsGame: "first turn",
    said.PlanarDeckIs: "planar deck",
    said.TwoHeadedGiant: "teams",
    said.StartsAsDay: "day",
    said.IsDay: "day",
    said.Decides: "control of players",
    said.IsFaceDown: "face-down cards",
    said.Suspended: "suspended",
    said.IsPhasedOut: "phasing",
}
"""What steps need, by their kind, that speak of a part of the game beyond the usual."""


def needs(scenario: Scenario, invented: Collection[str] = ()) -> Needs:
    """What a scenario needs of an engine, computed from its steps; `invented` names the cards no engine's pool has."""
    from .position import players_in

    cards = frozenset(ref.name for step in scenario.steps for ref in _objects(step.says))
    counted = {step.says.step for step in scenario.steps if isinstance(step.says, said.StepsBegan)}
    return Needs(
        players=players_in(scenario.steps),
        steps=bool(counted),
        cleanups="cleanup" in counted,
        texts=not cards.isdisjoint(invented),
        cards=cards,
        also=tuple(sorted({part for step in scenario.steps for part in _parts(step.says)})),
    )


def _parts(message: said.Said) -> Iterator[str]:
    """What a step needs that speaks of a part of the game beyond the usual."""
    if type(message) in _PARTS:
        yield _PARTS[type(message)]
    if isinstance(message, said.Casts) and message.face:
        yield "faces"


# -- reading features ----------------------------------------------------------------------------------------------

_KEYWORDS: dict[str, Literal["Given", "When", "Then"]] = {"Context": "Given", "Action": "When", "Outcome": "Then"}
_Node = dict[str, Any]


class _Place(NamedTuple):
    """Where in a file: the line, and the column where it is known."""

    line: int
    column: int = 0


def _place(node: _Node) -> _Place:
    return _Place(node["location"]["line"], node["location"].get("column", 0))


class _Header(msgspec.Struct):
    """What a scenario or an outline says of itself before its first step."""

    place: _Place
    name: str
    rule: str
    key: str
    first_line: int
    id: str = ""
    sources: tuple[str, ...] = ()
    level: Literal["rule", "ruling", "open"] = "rule"
    twin: str = ""
    twin_place: _Place = _Place(0)
    notes: tuple[tuple[str, str], ...] = ()
    rows: dict[str, _Node] = msgspec.field(default_factory=dict)
    """The rows of its Examples, by the parser's id."""


class _Text(NamedTuple):
    """What became of a step's text: its message, or what is wrong with it, (code, message, fix)."""

    says: Any
    problems: tuple[tuple[str, str, str], ...]


class _Reader:
    """Reads one feature after another; what belongs to the whole corpus is checked at the end."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.problems: dict[Problem, None] = {}
        self.read_so_far: list[str] = []
        self.scenarios: list[Scenario] = []
        self.written: list[_Written] = []
        self.headers: list[tuple[str, str, _Header]] = []
        self.texts: dict[tuple[str, str], _Text] = {}
        self.ids: dict[str, tuple[str, int]] = {}

    def read(self, file: str, content: bytes) -> None:
        """Read one feature file."""
        from gherkin.errors import CompositeParserException, ParserError
        from gherkin.parser import Parser

        self.file = file
        self.read_so_far.append(file)
        try:
            text = content.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            self.refuse("syntax", _Place(content.count(b"\n", 0, error.start) + 1), "the file isn't UTF-8")
            return
        self.lines = text.split("\n")
        try:
            document: _Node = typing.cast(_Node, Parser().parse(text))
        except CompositeParserException as error:
            for each in error.errors:
                self._bad_syntax(each)
            return
        except ParserError as error:
            self._bad_syntax(error)
            return
        if "feature" not in document:
            self.refuse("syntax", _Place(1), "there is no Feature in the file", "begin with Feature: and its title")
            return
        self._feature(document)

    def refuse(self, code: str, place: _Place, message: str, fix: str = "") -> None:
        """Note a problem of the file being read. A Background's is met once a scenario and noted once."""
        self.problems[Problem(self.file, place.line, place.column, code, message, fix)] = None

    def _bad_syntax(self, error: Any) -> None:
        place = _Place(error.location["line"], error.location.get("column") or 0)
        message = re.sub(r"^\(\d+:\d+\): ", "", str(error))
        fix = ""
        if re.match(r"\s*(?:Given|When|Then|And|But):", self.lines[place.line - 1]):
            fix = "remove the colon after the keyword"
        elif self.lines[place.line - 1].lstrip().startswith("Feature:"):
            fix = "a file has one Feature"
        self.refuse("syntax", place, message, fix)

    # the parts of a file, from the outside in

    def _feature(self, document: _Node) -> None:
        feature: _Node = document["feature"]
        self.title = feature["name"]
        self.steps: dict[str, _Node] = {}
        self.of_node: dict[str, _Header] = {}
        self.names: dict[str, int] = {}
        for tag in feature["tags"]:
            self.refuse("tag-place", _place(tag), f"{tag['name']} on a Feature", self._where_tags_stand(tag["name"]))
        self._check_prose(feature)
        self._check_numbers()
        for child in feature["children"]:
            if "rule" in child:
                self._rule(child["rule"])
            elif "background" in child:
                self._background(child["background"])
            else:
                scenario = child["scenario"]
                self.refuse(
                    "rule-missing",
                    _place(scenario),
                    f"the scenario {scenario['name']!r} stands in no Rule",
                    "put a Rule with its key above it",
                )
                self._scenario(scenario, "", "")
        if not self.of_node and not any(problem.path == self.file for problem in self.problems):
            at = _place(feature)
            self.refuse("scenarios-missing", at, f"the feature {self.title!r} has no scenario", "put one under a Rule")
        self._compile(document)

    def _rule(self, rule: _Node) -> None:
        key = self._key(rule)
        self._check_prose(rule)
        wordings = self.known.statements
        if key and wordings is not None:
            if key not in wordings:
                at = next(tag for tag in rule["tags"] if tag["name"] == f"@{key}")
                self.refuse(
                    "key-unknown", _place(at), f"no statement has the key {key!r}", _did_you_mean(key, wordings, "@")
                )
            elif wordings[key] != rule["name"]:
                self.refuse(
                    "rule-title",
                    _place(rule),
                    f"the title isn't the wording of {key}",
                    f"write Rule: {wordings[key]}",
                )
        for child in rule["children"]:
            if "background" in child:
                self._background(child["background"])
            else:
                self._scenario(child["scenario"], rule["name"], key)

    def _background(self, background: _Node) -> None:
        self._check_prose(background)
        for step in background["steps"]:
            self._check_step(step)

    def _scenario(self, scenario: _Node, rule: str, key: str) -> None:
        place = _place(scenario)
        first = min([place.line, *(tag["location"]["line"] for tag in scenario["tags"])])
        header = _Header(place, scenario["name"], rule, key, first)
        self.of_node[scenario["id"]] = header
        self.headers.append((self.file, self.title, header))
        if scenario["name"] in self.names:
            self.refuse(
                "name-twice",
                place,
                f"the name {scenario['name']!r} stands on line {self.names[scenario['name']]} too",
                "some runners lose one of the two",
            )
        self.names.setdefault(scenario["name"], place.line)
        self._tags(scenario["tags"], header)
        self._description(scenario, header)
        for step in scenario["steps"]:
            self._check_step(step)
        self._examples(scenario, header)

    # tags

    def _key(self, rule: _Node) -> str:
        """The key on a Rule; "" where there isn't exactly one."""
        keys = []
        for tag in rule["tags"]:
            name = tag["name"].removeprefix("@")
            if ":" in name or name in LEVELS:
                self.refuse("tag-place", _place(tag), f"@{name} on a Rule", self._where_tags_stand(tag["name"]))
            else:
                keys.append(name)
        if len(keys) != 1:
            what = f"the Rule has the keys {' and '.join(keys)}" if keys else "the Rule has no key"
            fix = _did_you_mean_wording(rule["name"], self.known.statements)
            self.refuse("rule-key", _place(rule), what, fix or "tag it with the key of its statement")
            return ""
        return str(keys[0])

    def _tags(self, tags: Sequence[_Node], header: _Header) -> None:
        seen: dict[str, str] = {}
        sources: list[str] = []
        for tag in tags:
            place, name = _place(tag), tag["name"].removeprefix("@")
            kind, colon, value = name.partition(":")
            known_value = bool(value) and (kind in ("id", "twin") or (kind == "source" and value in SOURCES))
            if not (known_value if colon else name in LEVELS):
                self._unknown_tag(tag)
                continue
            slot = name if kind == "source" else "level" if not colon else kind
            if slot in seen:
                code = "id-missing" if kind == "id" else "tag-twice"
                self.refuse(code, place, f"{tag['name']} beside @{seen[slot]}", "a scenario has one")
                continue
            seen[slot] = name
            if kind == "source":
                sources.append(value)
            elif kind == "id":
                header.id = value
                self._check_id(value, place)
            elif kind == "twin":
                header.twin, header.twin_place = value, place
            else:
                header.level = typing.cast(Any, name)
        header.sources = tuple(sources)
        if not header.id:
            fix = f"tag it @id:{slug(header.name)}"
            self.refuse("id-missing", header.place, f"the scenario {header.name!r} has no id", fix)
        if not sources and not any(tag["name"].startswith("@source") for tag in tags):
            fix = f"tag it with one of {' '.join(f'@source:{s}' for s in SOURCES)}"
            self.refuse("source-missing", header.place, f"the scenario {header.name!r} has no source", fix)

    def _unknown_tag(self, tag: _Node) -> None:
        name = tag["name"].removeprefix("@")
        if name in (self.known.statements or ()) or (":" not in name and "." in name):
            self.refuse("tag-place", _place(tag), f"the key @{name} on a scenario", "it stands on the Rule")
            return
        value = name.partition(":")[2]
        forms = [f"source:{s}" for s in SOURCES] + list(LEVELS) + [f"{k}:{value or '...'}" for k in ("id", "twin")]
        forms = nearest(name, [f for f in forms if f != name], 1)
        self.refuse("tag-unknown", _place(tag), f"@{name} is no tag of the language", _did_you_mean(name, forms, "@"))

    def _where_tags_stand(self, name: str) -> str:
        return "it stands on the scenario" if ":" in name or name[1:] in LEVELS else "a key stands on the Rule"

    def _check_id(self, ident: str, place: _Place) -> None:
        if not _SLUG.fullmatch(ident):
            self.refuse("id-slug", place, f"the id {ident!r} is no slug", f"write @id:{slug(ident)}")
        self._check_id_once(ident, place)

    def _check_id_once(self, ident: str, place: _Place) -> None:
        if ident in self.ids:
            file, line = self.ids[ident]
            self.refuse("id-twice", place, f"the id {ident!r} stands at {file}:{line} too", "ids are never reused")
        self.ids.setdefault(ident, (self.file, place.line))

    # descriptions and numbers

    def _check_prose(self, node: _Node) -> None:
        """A line such as `Then: ...` in a description would be no step, in silence."""
        for line in node["description"].split("\n"):
            if match := _KEYWORD_LINE.match(line.strip()):
                self.refuse(
                    "description-keyword",
                    self._line_of(line, node),
                    f"a line of a description begins with {match[0]!r}",
                    "a step has no colon, a file has one Feature, and prose begins with another word",
                )

    def _description(self, scenario: _Node, header: _Header) -> None:
        self._check_prose(scenario)
        notes = []
        for line in scenario["description"].split("\n"):
            text = line.strip()
            if match := _NOTE_LINE.fullmatch(text):
                notes.append((match[1], match[2]))
            elif text and not _KEYWORD_LINE.match(text):
                wanted = [f"{note}: {text.partition(':')[2].strip() or '...'}" for note in NOTES]
                near = nearest(text.partition(":")[0], NOTES, 1)
                self.refuse(
                    "description-line",
                    self._line_of(line, scenario),
                    f"{text!r} is no line of a description",
                    f"write {next((w for w in wanted if near and w.startswith(near[0])), ' or '.join(wanted))}",
                )
        header.notes = tuple(notes)
        others = [s for s in header.sources if s != "cr"]
        if others and not any(kind == "Source" for kind, _ in notes):
            self.refuse(
                "source-line",
                header.place,
                f"the source is {_listed(others)}, but no line says which",
                "write a line Source: ... under the scenario's name",
            )

    def _line_of(self, text: str, node: _Node) -> _Place:
        """Where a line of a description stands; the parser doesn't say."""
        start = node["location"]["line"]
        for number, line in enumerate(self.lines[start:], start + 1):
            if line.strip() == text.strip():
                return _Place(number)
        return _Place(start)

    def _check_numbers(self) -> None:
        knows = self.known.knows_number
        if knows is None:
            return
        for number, line in enumerate(self.lines, 1):
            if line.lstrip().startswith(("Outdated:", "#")):
                continue
            for match in _RULE_NUMBER.finditer(line):
                if not knows(match[0]):
                    self.refuse(
                        "number-unknown",
                        _Place(number, match.start() + 1),
                        f"fixtures/rules doesn't know a rule {match[0]}",
                        "cite the present number; an older one stands in a line Outdated:",
                    )

    # steps and Examples, as written

    def _check_step(self, step: _Node) -> None:
        self.steps[step["id"]] = step
        place = _place(step)
        if step["keyword"].startswith("*"):
            self.refuse("step-star", place, "a step begins with *", "write Given, When, Then, And or But")
        if "docString" in step:
            at = _place(step["docString"])
            if step["docString"]["delimiter"] != '"""':
                self.refuse("doc-string-quotes", at, "a doc string in back ticks", 'quote it with """')
            else:
                self.refuse("step-argument", at, "a doc string, which no step takes", "say it in phrases")
        elif "dataTable" in step:
            at = _place(step["dataTable"])
            self.refuse("step-argument", at, "a data table, which no step takes", "say it in phrases")
            self._check_table(step["dataTable"]["rows"])

    def _examples(self, scenario: _Node, header: _Header) -> None:
        outline = bool(scenario["examples"]) or scenario["keyword"] in ("Scenario Outline", "Scenario Template")
        for examples in scenario["examples"]:
            self._check_prose(examples)
            for tag in examples["tags"]:
                self.refuse("examples-tag", _place(tag), f"{tag['name']} on Examples", "tag the outline")
            rows = examples.get("tableBody", [])
            if not rows:
                self.refuse("examples-empty", _place(examples), "Examples without a row", "add one, or remove them")
            if "tableHeader" in examples:
                self._check_table([examples["tableHeader"], *rows])
            header.rows.update((row["id"], row) for row in rows)
        if outline and not scenario["examples"]:
            fix = "add Examples, or write Scenario:"
            self.refuse("examples-empty", header.place, f"the outline {header.name!r} has no Examples", fix)
        for row in header.rows.values() if header.id else ():
            self._check_id_once(_row_id(header, row), _place(row))

    def _check_table(self, rows: Sequence[_Node]) -> None:
        for row in rows:
            place = _place(row)
            if match := re.search(r"\\[^|]", self.lines[place.line - 1] + "\n"):
                at = _Place(place.line, match.start() + 1)
                self.refuse("table-backslash", at, "a backslash in a table", "escape a | as \\|, and nothing else")

    # scenarios, with Backgrounds and rows filled in

    def _compile(self, document: _Node) -> None:
        from gherkin.pickles.compiler import Compiler

        document["uri"] = self.file
        last: _Header | None = None
        for pickle in typing.cast("list[_Node]", Compiler().compile(typing.cast(Any, document))):
            header = self.of_node[pickle["astNodeIds"][0]]
            if header is not last:
                self.written.append(_Written(self.file, header.first_line, len(self.scenarios), 0))
                last = header
            self.scenarios.append(self._scenario_of(pickle, header))
            self.written[-1] = msgspec.structs.replace(self.written[-1], count=self.written[-1].count + 1)

    def _scenario_of(self, pickle: _Node, header: _Header) -> Scenario:
        row = header.rows.get(pickle["astNodeIds"][-1])
        self._check_filled(pickle["name"], header.place)
        steps = self._steps(pickle)
        self._check_order(steps, pickle, header)
        self._check_position(steps)
        return Scenario(
            id=_row_id(header, row) if row else header.id,
            name=pickle["name"],
            feature=self.title,
            rule=header.rule,
            key=header.key,
            file=self.file,
            line=_place(row).line if row else header.place.line,
            sources=header.sources,
            level=header.level,
            twin=header.twin,
            notes=header.notes,
            steps=tuple(steps),
            outline=header.id if row else "",
        )

    def _steps(self, pickle: _Node) -> list[Step]:
        steps = []
        starred = False
        for each in pickle["steps"]:
            written = self.steps[each["astNodeIds"][0]]
            keyword = _KEYWORDS.get(each["type"])
            if keyword is None:
                starred = starred or written["keyword"].startswith("*")
                if not starred:
                    what = f"{written['keyword'].strip()} has nothing before it"
                    self.refuse("step-and-first", _place(written), what, "write Given, When or Then")
                continue
            text: str = each["text"]
            made = self.texts.get((keyword, text))
            if made is None:
                made = self.texts[keyword, text] = self._read_text(keyword, text)
            if made.problems:
                place = _place(written)
                for code, message, fix in made.problems:
                    self.refuse(code, place, message, fix)
            if made.says is not None:
                steps.append(Step(written["location"]["line"], text, keyword, made.says))
        return steps

    def _read_text(self, keyword: Literal["Given", "When", "Then"], text: str) -> _Text:
        from .phrases import UnknownStep, read

        if unfilled := PLACEHOLDER.search(text):
            return _Text(None, (_unfilled(unfilled[0]),))
        try:
            message = read(keyword, text)
        except UnknownStep as error:
            code = "position-token" if error.in_position else "step-unknown"
            return _Text(None, ((code, f"no phrase reads {text!r}", error.advice),))
        return _Text(message, tuple(self._unknown_cards(keyword, message)))

    def _unknown_cards(self, keyword: str, message: said.Said) -> Iterator[tuple[str, str, str]]:
        cards, tokens = self.known.cards, self.known.tokens
        if cards is None:
            return
        for ref in _objects(message):
            # Lands may be for another face of a card; a position holds neither it nor a token.
            if (keyword != "Given" or isinstance(message, said.LandsFor)) and ref.name in (tokens or ()):
                continue
            if ref.name in cards or (ref.which == "token" and tokens is None):
                continue
            among = cards if keyword == "Given" else [*cards, *(tokens or ())]
            yield "card-unknown", f'no fixture card is called "{ref.name}"', _did_you_mean(ref.name, among)

    def _check_filled(self, name: str, place: _Place) -> None:
        if unfilled := PLACEHOLDER.search(name):
            code, message, fix = _unfilled(unfilled[0])
            self.refuse(code, place, message, fix)

    def _check_order(self, steps: Sequence[Step], pickle: _Node, header: _Header) -> None:
        began = False
        for step in steps:
            if step.keyword != "Given":
                began = True
            elif began:
                self.refuse(
                    "given-after-when",
                    _Place(step.line),
                    "a Given after the game began",
                    "a position is given at once; what comes later is played",
                )
        if not any(step["type"] == "Outcome" for step in pickle["steps"]):
            fix = "say what is to be seen"
            self.refuse("then-missing", header.place, f"the scenario {pickle['name']!r} has no Then", fix)

    def _check_position(self, steps: Sequence[Step]) -> None:
        """What the steps alone show; the rest needs the cards (sundial/position.py)."""
        controlled: set[str] = set()
        once: dict[tuple[type, str], int] = {}
        for step in steps:
            says = step.says
            if isinstance(says, said.Controls):
                controlled.update(card.name for card in says.cards)
            elif isinstance(says, said.Attached | said.HasCounters):
                for ref in _objects(says):
                    if ref.name not in controlled:
                        self.refuse(
                            "position-missing",
                            _Place(step.line),
                            f'nobody controls "{ref.name}" yet',
                            f'say first who controls "{ref.name}"',
                        )
            elif isinstance(says, said.Begins | said.BeginsGame):
                self._once((said.Begins, ""), step, once)
            elif isinstance(says, said.StartsAtLife | said.LibraryIs | said.LibrarySize):
                self._once((type(says), says.player), step, once)

    def _once(self, slot: tuple[type, str], step: Step, once: dict[tuple[type, str], int]) -> None:
        """Refuse what a line before has said."""
        if slot in once:
            self.refuse("position-twice", _Place(step.line), f"line {once[slot]} has said that", "say it once")
        once[slot] = step.line

    # the corpus as a whole

    def finish(self) -> _Compiled:
        """All that was read; raises BadCorpus where anything is wrong with it."""
        self._check_twins()
        if not self.problems:
            self.problems.update(dict.fromkeys(self.known.position_problems(self.scenarios)))
        if self.problems:
            order = {file: i for i, file in enumerate(self.read_so_far)}
            raise BadCorpus(sorted(self.problems, key=lambda p: (order[p.path], p.line, p.column, p.code)))
        invented = self.known.invented()
        needed = (needs(scenario, invented) for scenario in self.scenarios)
        return _Compiled(tuple(self.scenarios), tuple(self.written), tuple(needed))

    def _check_twins(self) -> None:
        of = {header.id: (file, title, header) for file, title, header in self.headers if header.id}
        for file, title, header in self.headers:
            if not header.twin:
                continue
            self.file = file
            if header.twin not in of or header.twin == header.id:
                fix = _did_you_mean(header.twin, [ident for ident in of if ident != header.id], "@twin:")
                self.refuse("twin-unknown", header.twin_place, f"there is no other scenario {header.twin!r}", fix)
                continue
            there, its_title, twin = of[header.twin]
            if (there, its_title) != (file, title) and twin.key != header.key:
                self.refuse(
                    "twin-place",
                    header.twin_place,
                    f"the twin stands under {twin.key or 'no key'}, in {there}",
                    "a twin stands in the same Feature, or under the same statement",
                )


def _row_id(header: _Header, row: _Node) -> str:
    return f"{header.id}[{','.join(cell['value'] for cell in row['cells'])}]"


def _unfilled(placeholder: str) -> tuple[str, str, str]:
    return "placeholder", f"nothing fills {placeholder}", f"add a column {placeholder[1:-1]} to the Examples"


def slug(name: str) -> str:
    """An id made of a name: lower-case letters, digits and single hyphens."""
    return "-".join(re.findall(r"[a-z0-9]+", re.sub("['’]", "", name.lower()))) or "..."


def _did_you_mean(word: str, known: Iterable[str], before: str = "") -> str:
    near = nearest(word, known)
    return f"did you mean {' or '.join(before + n for n in near)}?" if near else ""


def _did_you_mean_wording(title: str, statements: Mapping[str, str] | None) -> str:
    keys = {wording: key for key, wording in (statements or {}).items()}
    near = nearest(title, keys, 1)
    return f"did you mean @{keys[near[0]]}?" if near else ""


def _listed(words: Sequence[str]) -> str:
    *before, last = words
    return f"{', '.join(before)} and {last}" if before else last


# -- loading, and the cache ----------------------------------------------------------------------------------------


def load(paths: Iterable[Path | str] | None = None, *, known: Known, cached: bool = True) -> Corpus:
    """The scenarios of feature files, or of all that lie under folders, in the order of their paths.

    Args:
        paths: files and folders; the whole corpus where none are given.
        known: the cards and statements that features may name.
        cached: whether the cache may answer, and is written.

    Raises:
        BadCorpus: with everything that is wrong with them.
        OSError: a file can't be read.
    """
    files = _files([places.FEATURES] if paths is None else [Path(p) for p in paths])
    contents = {name: path.read_bytes() for name, path in files.items()}

    def build() -> _Compiled:
        reader = _Reader(known)
        for name, content in contents.items():
            reader.read(name, content)
        return reader.finish()

    if not cached:
        return Corpus(build(), files)
    decode = msgspec.msgpack.Decoder(_Compiled).decode
    key = _key(known.digest, contents)
    return Corpus(cache.load("corpus", key, decode, lambda: msgspec.msgpack.encode(build())), files)


def _files(paths: Sequence[Path]) -> dict[str, Path]:
    """The feature files, by the name that scenarios carry."""
    found: dict[str, Path] = {}
    for path in paths:
        if not path.is_dir():
            found[_shown(path).as_posix()] = path
            continue
        shown = _shown(path)
        inside = sorted((file.relative_to(path) for file in path.rglob("*.feature") if not file.is_dir()), key=_natural)
        if not inside:
            raise BadCorpus([Problem(str(path), 0, 0, "no-features", "there is no feature file in the folder")])
        found.update(((shown / file).as_posix(), path / file) for file in inside)
    return found


def _natural(path: Path) -> list[tuple[int, str]]:
    """724.9 before 724.10."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", path.as_posix())]


def _shown(path: Path) -> Path:
    """Relative to the corpus where it lies inside, else as given."""
    with contextlib.suppress(ValueError):
        return Path(os.path.realpath(path)).relative_to(places.FEATURES)
    return path


def _key(known: str, contents: Mapping[str, bytes]) -> str:
    """Changes with the features, with what they may name, and with the code that reads and checks them."""
    here = Path(__file__).parent
    files = ("corpus.py", "phrases.py", "position.py", "said.py", "mana.py", "model.py", "words.py")
    code = ((here / name).read_bytes() for name in files)
    named = (part for name, content in contents.items() for part in (name.encode(), content))
    return cache.digest((__version__.encode(), *code, known.encode(), *named))


# -- for the documentation -----------------------------------------------------------------------------------------


def rules_as_markdown() -> str:
    """What is refused, as a Markdown table, for docs/language.md."""
    lines = [
        "| code | what holds |",
        "|---|---|",
        *(f"| {code} | {what.replace('|', _BAR)} |" for code, what in RULES.items()),
    ]
    return "\n".join(lines) + "\n"


_BAR = r"\|"
