"""What was computed once from files is kept, keyed by their content.

It is kept in `$SUNDIAL_CACHE`, else in `$XDG_CACHE_HOME/sundial`, else in `~/.cache/sundial`. Where nothing can be
written there is no cache, and nobody is told: only time is lost.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

KEPT = 8
"""How many entries of one name are kept, so that several checkouts can be used in turn."""

_CHECKSUM = 16


def folder() -> Path | None:
    """Where entries are kept, or None where the environment names no place at all."""
    if own := os.environ.get("SUNDIAL_CACHE"):
        return Path(own)
    if shared := os.environ.get("XDG_CACHE_HOME"):
        return Path(shared) / "sundial"
    try:
        return Path.home() / ".cache" / "sundial"
    except RuntimeError:
        return None


def digest(parts: Iterable[bytes]) -> str:
    """A key for content: other parts, or the same ones cut differently, give another key."""
    whole = hashlib.blake2b(digest_size=_CHECKSUM)
    for part in parts:
        whole.update(len(part).to_bytes(8, "little"))
        whole.update(part)
    return whole.hexdigest()


def load(name: str, key: str, decode: Callable[[bytes], T], build: Callable[[], bytes]) -> T:
    """What `build` makes, from the cache where an entry of this name has this key.

    Args:
        name: a word that is fit for a file name.
        key: from `digest`, over everything that `build` and `decode` depend on, their own code included.
        decode: makes the value from the bytes, also right after they were built.
        build: makes the bytes; its errors pass through, and then nothing is kept.
    """
    place = folder()
    path = place / f"{name}-{key}" if place else None
    kept = _read(path) if path else None
    if kept is not None:
        return decode(kept)
    built = build()
    if path:
        with contextlib.suppress(OSError):
            _write(path, built)
            _prune(path.parent, name)
    return decode(built)


def recall(name: str, key: str) -> bytes | None:
    """What was kept under a name and a key; None where it isn't there any more, or is damaged."""
    place = folder()
    return _read(place / f"{name}-{key}") if place else None


def keep(name: str, key: str, content: bytes) -> None:
    """Keep what can't be built again, as long as there is room for it; in place of what was there."""
    if place := folder():
        with contextlib.suppress(OSError):
            _write(place / f"{name}-{key}", content)
            _prune(place, name)


def _checksum(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=_CHECKSUM).digest()


def _read(path: Path) -> bytes | None:
    """The content of an entry; None where it is missing, unreadable or damaged."""
    try:
        whole = path.read_bytes()
    except OSError:
        return None
    content = whole[_CHECKSUM:]
    return content if whole[:_CHECKSUM] == _checksum(content) else None


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # Another process may write the same entry: each writes a file of its own, and renaming is atomic.
    handle, other = tempfile.mkstemp(dir=path.parent, prefix=".new-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(_checksum(content) + content)
        os.replace(other, path)
    except BaseException:
        os.unlink(other)
        raise


def _prune(place: Path, name: str) -> None:
    entries = sorted(place.glob(f"{name}-{'?' * 2 * _CHECKSUM}"), key=lambda e: e.stat().st_mtime, reverse=True)
    for old in entries[KEPT:]:
        old.unlink()
