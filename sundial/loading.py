"""What commands and bindings work with: cards, statements and scenarios, each read only when it is asked for."""

from __future__ import annotations

import functools
import os
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from . import cache, places, position, statements
from .cards import FOLDER, Cards, load_cards
from .corpus import Corpus, Known, Needs, Problem, load, needs
from .said import Scenario
from .statements import Record, Statements
from .yamlfile import yaml_files

RULES = places.FIXTURES / "rules"


class Loaded:
    """The fixtures and the features of this installation."""

    @functools.cached_property
    def cards(self) -> Cards:
        """The fixture cards. Raises BadFile."""
        return load_cards()

    @functools.cached_property
    def statements(self) -> Statements:
        """The statements. Raises BadFile."""
        records = cache.load("statements", self._rules_key(), _statement_decoder().decode, _built_statements)
        return Statements.from_records(records)

    @functools.cached_property
    def invented(self) -> Collection[str]:
        """The names of the cards that no engine's pool has."""
        return frozenset(name for name, info in self.cards.infos.items() if not info.real)

    def needs(self, scenario: Scenario) -> Needs:
        """What a scenario needs of an engine."""
        return needs(scenario, self.invented)

    def features(self, selectors: Iterable[str] = ()) -> Corpus:
        """The corpus, with the feature files outside of it that selectors name; those alone where no other is named.

        Raises:
            BadCorpus: something in it is wrong, positions included. BadFile: a fixture is.
        """
        selected = list(selectors)
        outside = [path for path in map(_outside, selected) if path is not None]
        paths: Sequence[Path] | None = None
        if outside:
            paths = outside if len(outside) == len(selected) else [places.FEATURES, *outside]
        return load(paths, known=self._known())

    def position_problems(self, scenarios: Iterable[Scenario]) -> Iterator[Problem]:
        """What is wrong with the Given steps of scenarios."""
        for scenario in scenarios:
            try:
                position.build(scenario.steps, self.cards.infos, position.players_in(scenario.steps))
            except ValueError as error:
                line, _, message = str(error).partition(": ")
                at = int(line.removeprefix("line ")) if line.startswith("line ") else scenario.line
                yield Problem(scenario.file, at, 0, "position", message or line)

    def _known(self) -> Known:
        def wordings() -> Mapping[str, str]:
            return {statement.key: statement.wording.en for statement in self.statements}

        return Known(
            cache.digest([self._cards_key().encode(), self._rules_key().encode()]),
            cards=lambda: self.cards,
            tokens=lambda: frozenset(_tokens(info.structure for info in self.cards.infos.values())),
            statements=wordings,
            knows_number=lambda number: self.statements.knows(number),
            invented=lambda: self.invented,
            position_problems=self.position_problems,
        )

    @functools.cache  # noqa: B019 - there is one Loaded in a process, or a few in tests
    def _rules_key(self) -> str:
        here = Path(__file__).parent
        code = [here / "statements.py", here / "yamlfile.py"]
        return _digest([*code, *yaml_files(RULES)])

    @functools.cache  # noqa: B019
    def _cards_key(self) -> str:
        return _digest(yaml_files(FOLDER, deep=True))


def _digest(files: Iterable[Path]) -> str:
    return cache.digest(part for path in files for part in (bytes(path), path.read_bytes()))


@functools.cache
def _statement_decoder() -> msgspec.msgpack.Decoder[list[Record]]:
    return msgspec.msgpack.Decoder(list[Record])


def _built_statements() -> bytes:
    return msgspec.msgpack.encode(statements.load(RULES).records())


def _outside(selector: str) -> Path | None:
    """The file or folder outside of the corpus that a selector names."""
    name, _, line = selector.rpartition(":")
    path = Path(name if name and line.isdigit() else selector)
    real = os.path.realpath  # unlike Path.resolve it takes links that lead nowhere
    if not os.path.lexists(path) or Path(real(path)).is_relative_to(real(places.FEATURES)):
        return None
    return path if path.is_dir() or path.suffix == ".feature" else None


def _tokens(structures: Iterable[Any]) -> Iterator[str]:
    """The names that objects can have beside those of cards: of tokens that abilities create, and of other faces."""
    for part in structures:
        if isinstance(part, Mapping):
            for named in (part.get("token"), part.get("face")):
                if isinstance(named, Mapping) and "name" in named:
                    yield named["name"]
            yield from _tokens(part.values())
        elif isinstance(part, list | tuple):
            yield from _tokens(part)
