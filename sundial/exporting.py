"""The corpus as JSON files that need no adapter: `sundial export`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Any, NamedTuple, cast

import msgspec

from . import __version__, engines, layout, schemas
from .corpus import Corpus
from .exported import (
    FORMAT,
    FeatureFile,
    In,
    Index,
    IndexedScenario,
    Listed,
    Needed,
    RowOf,
    RulePart,
    ScenarioFile,
    ScenarioStep,
    Statement,
)
from .game import Failed
from .loading import Loaded
from .model import Engine
from .records import about
from .replay import replay
from .said import Scenario
from .structured import Row, spelled

INDEX = "index.json"
SCHEMAS = ("corpus-scenario", "corpus-feature", "corpus-index")


class CannotExport(Exception):
    """The scenarios, or the folder, are such that nothing is written; the text says what to do."""


def files(loaded: Loaded, corpus: Corpus, scenarios: Sequence[Scenario]) -> dict[str, bytes]:
    """The files of an export by their paths, the index last. They depend on nothing but the corpus.

    Raises:
        CannotExport: a scenario fails on the reference engine, or two features would be one file.
    """
    paths = _feature_paths(scenarios)
    wanted = {scenario.id for scenario in scenarios}
    layouts = {scenario.file: corpus.path(scenario) for scenario in scenarios}
    features = {file: layout.read(path.read_text(encoding="utf-8-sig")) for file, path in layouts.items()}
    parts = {ident: part for feature in features.values() for ident, part in _parts(feature)}
    made: dict[str, bytes] = {}
    for file, path in paths.items():
        made[path] = _json(msgspec.to_builtins(_feature(features[file], wanted)))
    indexed = []
    engine = engines.open_engine()
    for scenario in scenarios:
        part = parts[scenario.id]
        name = f"{part.id}.{part.row + 1}" if scenario.outline else scenario.id
        shown = paths[scenario.file].removeprefix("features/").removesuffix(".json") + ".feature"
        written = _scenario(loaded, scenario, part, shown, engine)
        path = f"scenarios/{name}.json"
        made[path] = _json({**spelled(written), "start": msgspec.to_builtins(written.start)})
        needs = written.needs
        indexed.append(
            IndexedScenario(
                id=scenario.id,
                path=path,
                name=scenario.name,
                key=scenario.key,
                number=written.statement.number,
                level=scenario.level,
                players=needs.players,
                texts=needs.texts,
                steps=needs.steps,
                cleanups=needs.cleanups,
                also=needs.also,
            )
        )
    for schema in SCHEMAS:
        made[f"schemas/{schemas.file_name(schema)}"] = _json(schemas.schema(schema))
    index = Index(
        sundial=__version__,
        edition=str(loaded.statements.editions[0].date),
        features=tuple(paths.values()),
        scenarios=tuple(indexed),
        files={path: _digest(content) for path, content in made.items()},
    )
    made[INDEX] = _json(spelled(index))
    return made


def _json(data: Any) -> bytes:
    return (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode()


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _feature_paths(scenarios: Sequence[Scenario]) -> dict[str, str]:
    """For each feature file the path of its layout; one outside of the corpus goes by its name alone."""
    paths: dict[str, str] = {}
    taken: dict[str, str] = {}
    for file in dict.fromkeys(scenario.file for scenario in scenarios):
        inside = PurePosixPath(file)
        if inside.is_absolute() or ".." in inside.parts:
            inside = PurePosixPath(inside.name)
        path = f"features/{inside.with_suffix('.json')}"
        if path in taken:
            raise CannotExport(f"{taken[path]} and {file} would both be {path}; export them one by one")
        taken[path], paths[file] = file, path
    return paths


class _Part(NamedTuple):
    """What the layout knows of a scenario."""

    id: str
    """Its own, or its outline's."""
    comments: tuple[str, ...]
    step_comments: tuple[tuple[str, ...], ...]
    row: int = 0
    values: Row = MappingProxyType({})


def _parts(feature: layout.Feature) -> Iterator[tuple[str, _Part]]:
    """Each scenario and each row of an outline, by its id."""
    for rule in feature.rules:
        shared = [len(b.steps) for b in (feature.background, rule.background) if b is not None]
        before = ((),) * sum(shared)
        for part in rule.scenarios:
            if isinstance(part, layout.Outline):
                for n, row in enumerate(part.rows()):
                    yield row_id(part, row), _Part(part.id, (), before + ((),) * len(part.steps), n, row)
            else:
                yield part.id, _Part(part.id, part.comments, before + tuple(step.comments for step in part.steps))


def row_id(outline: layout.Outline, row: Row) -> str:
    """The id of the scenario that a row of an outline is."""
    return f"{outline.id}[{','.join(row.values())}]"


def _feature(feature: layout.Feature, wanted: Collection[str]) -> FeatureFile:
    """The layout, with nothing but the wanted scenarios."""
    rules = []
    for rule in feature.rules:
        kept = [part for part in (_kept(part, wanted) for part in rule.scenarios) if part is not None]
        if kept:
            rules.append(
                RulePart(
                    key=rule.key,
                    title=rule.title,
                    description=rule.description,
                    comments=rule.comments,
                    background=rule.background,
                    scenarios=tuple(kept),
                )
            )
    return FeatureFile(
        format=FORMAT,
        title=feature.title,
        description=feature.description,
        comments=feature.comments,
        last_comments=feature.last_comments,
        background=feature.background,
        rules=tuple(rules),
    )


def _kept(part: layout.Plain | layout.Outline, wanted: Collection[str]) -> Listed | layout.Outline | None:
    if isinstance(part, layout.Plain):
        return Listed(part.id) if part.id in wanted else None
    tables = []
    for table in part.examples:
        rows = [
            row for row, by_column in zip(table.rows, table.filling(), strict=True) if row_id(part, by_column) in wanted
        ]
        if rows:
            tables.append(msgspec.structs.replace(table, rows=tuple(rows)))
    return msgspec.structs.replace(part, examples=tuple(tables)) if tables else None


def _scenario(loaded: Loaded, scenario: Scenario, part: _Part, file: str, engine: Engine) -> ScenarioFile:
    try:
        played = replay(engine, scenario, loaded.cards.infos)
    except Failed as failed:
        raise CannotExport(
            f"{scenario.id} fails on the reference engine, see sundial lint {scenario.file}: {failed}"
        ) from None
    told = about(loaded.statements, scenario.key)
    needs = loaded.needs(scenario)
    comments = part.step_comments or ((),) * len(scenario.steps)
    return ScenarioFile(
        id=scenario.id,
        name=scenario.name,
        feature=In(file, scenario.line, scenario.feature),
        outline=RowOf(scenario.outline, dict(part.values)) if scenario.outline else None,
        statement=Statement(scenario.key, told["number"], told["title"], told["statement"], told["older"]),
        level=scenario.level,
        sources=scenario.sources,
        notes=tuple(layout.Note(cast(layout.NoteKind, kind), text) for kind, text in scenario.notes),
        twin=scenario.twin,
        comments=part.comments,
        needs=Needed(
            players=needs.players,
            texts=needs.texts,
            steps=needs.steps,
            cleanups=needs.cleanups,
            also=needs.also,
            cards=tuple(sorted(needs.cards)),
        ),
        start=played.start,
        steps=tuple(
            ScenarioStep(step.keyword, step.text, step.says, step.line, at, refused, said_before)
            for step, at, refused, said_before in zip(scenario.steps, played.at, played.refused, comments, strict=True)
        ),
        played=played.decisions,
    )


# -- writing -------------------------------------------------------------------------------------------------------


def write(made: Mapping[str, bytes], folder: Path) -> list[str]:
    """Write the files of an export into a folder, which is empty, or holds an earlier export.

    What an earlier export wrote and this one doesn't is removed. What was changed since then, or is nobody's, stays,
    and where a file would be lost by it nothing is written at all.

    Returns:
        The paths of the files that were removed.

    Raises:
        CannotExport: the folder holds something else than an export, or a file of it was changed.
        OSError: a file can't be written.
    """
    # Else what is in `new/..` wouldn't be looked at.
    folder.mkdir(parents=True, exist_ok=True)
    earlier = _earlier(folder)
    if earlier is None:
        foreign = [path for path in sorted(folder.rglob("*")) if not path.is_dir() and not _same(path, folder, made)]
        if foreign:
            raise CannotExport(
                f"{folder} holds {foreign[0].relative_to(folder)}, so it is no export; name another folder"
            )
    before = earlier or {}
    for path in sorted({*made, *before} - {INDEX}):
        there = folder / path
        if (
            there.is_file()
            and (content := there.read_bytes()) != made.get(path)
            and _digest(content) != before.get(path)
        ):
            raise CannotExport(
                f"{there} was changed since it was exported; sundial import takes the change over, "
                "or remove the file and export again"
            )
    for path, content in made.items():
        there = folder / path
        there.parent.mkdir(parents=True, exist_ok=True)
        there.write_bytes(content)
    removed = [path for path in before if path not in made and (folder / path).is_file()]
    for path in removed:
        (folder / path).unlink()
    for emptied in sorted({(folder / path).parent for path in removed}, reverse=True):
        if emptied != folder and not any(emptied.iterdir()):
            emptied.rmdir()
    return removed


def _same(path: Path, folder: Path, made: Mapping[str, bytes]) -> bool:
    """Whether it is what would be written: an export that was broken off can be gone on with."""
    return path.read_bytes() == made.get(path.relative_to(folder).as_posix())


def _earlier(folder: Path) -> dict[str, str] | None:
    """The files of an earlier export, as its index tells; None where there is no index of one."""
    try:
        index = msgspec.json.decode((folder / INDEX).read_bytes(), type=Index)
    except (OSError, msgspec.MsgspecError):
        return None
    inside = (PurePosixPath(path) for path in index.files)
    return {str(p): index.files[str(p)] for p in inside if not p.is_absolute() and ".." not in p.parts}
