"""The kits of adapters/kits, a folder for each language, and writing one out under a new name.

A kit is an adapter that works as it stands, under the name `toy-adapter`; that name is all that changes in it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from . import places

PLACEHOLDER = "toy-adapter"
"""The name of the kits as they stand."""

LONGEST_NAME = 50

_NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")

_DEVICE = re.compile(r"con|prn|aux|nul|com\d|lpt\d")
"""What Windows makes no file or folder of, and Go therefore no module."""

_MADE = frozenset({"__pycache__", "node_modules", "target", "dist", ".mypy_cache", ".ruff_cache"})
"""What building or importing a kit where it stands leaves there: an installer compiles what is in Python."""


class Kit(NamedTuple):
    """How a kit is called, built, tested and run, in its folder."""

    called: str
    build: tuple[str, ...]
    test: str
    run: str
    engine: str
    """The file that is the engine's own part."""


KITS = {
    "python": Kit("Python", (), "python3 -m unittest", "python3 main.py", "engine.py"),
    "typescript": Kit("TypeScript", ("npm install", "npm run build"), "npm test", "node dist/main.js", "src/engine.ts"),
    "java": Kit(
        "Java",
        ("mvn package",),
        "mvn test",
        "java -jar target/adapter.jar",
        "src/main/java/adapter/Engine.java",
    ),
    "rust": Kit("Rust", ("cargo build",), "cargo test", "target/debug/adapter", "src/engine.rs"),
    "go": Kit("Go", ("go build -o adapter .",), "go test", "./adapter", "engine.go"),
}
"""By the word for the language on the command line."""


class BadName(ValueError):
    """A name that not all build tools take for a package; the text says which they do."""


def write_kit(language: str, name: str, folder: Path) -> list[Path]:
    """Write a kit under a new name, and give the files that were written.

    Args:
        language: a key of `KITS`.
        name: what takes the place of `PLACEHOLDER`.
        folder: where to; it is made, with all above it.

    Raises:
        BadName: the name isn't one that every build tool takes.
        FileExistsError: the folder has something in it, or is a file.
        OSError: it can't be written.
    """
    if not _NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise BadName(
            f"{name!r} is no name for an adapter; it begins with a lower-case letter and has at most {LONGEST_NAME} "
            "lower-case letters, digits and single hyphens: my-engine"
        )
    if _DEVICE.fullmatch(name):
        raise BadName(f"{name!r} is a device on Windows, and Go takes no module of that name: my-{name}")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise FileExistsError(folder)
    kit = places.ADAPTERS / "kits" / language
    written = []
    for source in sorted(kit.rglob("*")):
        path = source.relative_to(kit)
        if source.is_dir() or not _MADE.isdisjoint(path.parts):
            continue
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(source.read_bytes().replace(PLACEHOLDER.encode(), name.encode()))
        written.append(target)
    return written
