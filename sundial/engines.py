"""Finds an engine: by the name of an adapter, as `module:Class`, or by the command of a program."""

from __future__ import annotations

import importlib
import importlib.util
import os
import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import cast

from . import places
from .complaints import raised
from .model import Engine
from .transport import ANSWER_TIMEOUT, START_TIMEOUT, CannotStart, Child, Wire

_CALLS = ("describe", "start", "act")
_EXTRAS = ("phase", "python_mtg")
"""The adapters whose engine is an extra of the distribution (pyproject.toml)."""


class UnknownEngine(Exception):
    """There is no adapter, module or class of that name: wrong usage."""


class MissingDependency(CannotStart):
    """An adapter's engine isn't installed; the text says how to."""


def names() -> list[str]:
    """The adapters there are, sorted."""
    return sorted(path.parent.name for path in places.ADAPTERS.glob("*/adapter.py"))


def open_engine(
    engine: str = "reference",
    command: str | Sequence[str] | None = None,
    timeout: float = ANSWER_TIMEOUT,
    start_timeout: float = START_TIMEOUT,
    wire: Wire | None = None,
) -> Engine:
    """An engine that is ready to be asked; a program is run only at its first call.

    Args:
        engine: the name of an adapter (`rogues/NAME` where it makes several engines), or `module:Class` (also a
            function that makes one) for one in this process.
        command: a program that speaks the contract; then `engine` isn't looked at.
        timeout: seconds for each answer of a program; 0 is no limit.
        start_timeout: seconds for a program's `describe`; 0 is no limit.
        wire: is told each line to and from a program.

    Raises:
        UnknownEngine: no such adapter, module or class.
        MissingDependency: the adapter needs a package that isn't installed.
        CannotStart: the class can't be made, or its module can't be imported.
    """
    if command is not None:
        return Child(shlex.split(command) if isinstance(command, str) else command, timeout, start_timeout, wire)
    if ":" in engine:
        return _made(engine, _class(engine))
    if load_adapter(_folder(engine)).IN_PROCESS:
        return _made(engine, _adapter_engine(engine))
    return Child([sys.executable, "-m", "sundial", "serve", engine], timeout, start_timeout, wire)


def open_in_process(engine: str) -> Engine:
    """The same engine, in this process whatever its adapter prefers: what `sundial serve` puts on stdio.

    Raises:
        UnknownEngine, MissingDependency, CannotStart: as `open_engine`.
    """
    return _made(engine, _class(engine) if ":" in engine else _adapter_engine(engine))


def find_engine(engine: str) -> None:
    """See that there is an engine of that name. Only one of several of an adapter is made for that.

    Raises:
        UnknownEngine: there is none, or it is an engine already and not what makes one, or it is a command.
        MissingDependency: the adapter needs a package that isn't installed.
        CannotStart: the module can't be imported.
    """
    if ":" in engine:
        _class(engine)
    elif len(engine.split()) > 1 or "/" in engine.removeprefix(f"{_folder(engine)}/"):
        raise UnknownEngine(
            f"{engine!r} looks like a command; a program is an engine where a class or function makes "
            "sundial.transport.Child([program, arguments...]): module:function"
        )
    else:
        make = _adapter_engine(engine)
        if getattr(load_adapter(_folder(engine)), "SEVERAL", False):
            make()


def close(engine: Engine | None) -> None:
    """End an engine's process, if it has one. What a class of somebody's own raises at that is nobody's verdict."""
    _end(engine, "close")


def kill(engine: Engine | None) -> bool:
    """End an engine's process at once, so that its next `start` runs another; whether it can do that."""
    return _end(engine, "kill")


def _end(engine: Engine | None, how: str) -> bool:
    end = getattr(engine, how, None)
    if end is None:
        return False
    try:
        end()
    except KeyboardInterrupt:
        raise
    except BaseException:
        return False
    return True


def load_adapter(name: str) -> ModuleType:
    """The module of an adapter: a function `engine()` that makes one, and `IN_PROCESS`.

    Raises:
        UnknownEngine: there is no such folder. MissingDependency: it imports what isn't installed.
    """
    if name not in (known := names()):
        dotted, _, attribute = name.rpartition(".")
        meant = f" (did you mean {dotted}:{attribute}?)" if dotted and attribute else _nearest(name, known)
        raise UnknownEngine(f"there is no engine {name!r}{meant}; there are: {', '.join(known)}")
    qualified = f"sundial.adapters.{name}"
    if qualified in sys.modules:
        return sys.modules[qualified]
    path: Path = places.ADAPTERS / name / "adapter.py"
    spec = importlib.util.spec_from_file_location(qualified, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # Dataclasses and annotations look their module up while it is being executed.
    sys.modules[qualified] = module
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        del sys.modules[qualified]
        if isinstance(error, ImportError):
            raise _missing(name, error) from error
        raise
    for needed in ("engine", "IN_PROCESS"):
        if not hasattr(module, needed):
            raise CannotStart(f"{path} has no {needed}")
    return module


def _adapter_engine(engine: str) -> Callable[[], Engine]:
    """What makes the engine of an adapter; one of several is named after a slash."""
    name = _folder(engine)
    adapter = load_adapter(name)
    make = cast("Callable[..., Engine]", adapter.engine)
    if getattr(adapter, "SEVERAL", False):
        return lambda: make(engine[len(name) + 1 :])
    if engine != name:
        raise UnknownEngine(f"{name} is one engine; there is no {engine!r}")
    return make


def _folder(engine: str) -> str:
    """The adapter that an engine's name begins with; the whole name where there is none."""
    name = engine.partition("/")[0]
    return name if name in names() else engine


def _class(dotted: str) -> Callable[[], Engine]:
    module_name, _, attributes = dotted.partition(":")
    if not all(map(str.isidentifier, module_name.split("."))):
        raise UnknownEngine(f"{dotted!r} is not `module:Class`")
    if (here := os.getcwd()) not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
    try:
        found: object = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        missing = error.name or module_name
        if not (module_name == missing or module_name.startswith(missing + ".")):
            raise MissingDependency(f"{module_name} needs {missing}, which isn't installed") from error
        raise UnknownEngine(f"there is no module {missing!r}; looked for in {here} and where Python looks") from None
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise CannotStart(f"{module_name} can't be imported: {raised(error)}") from error
    for attribute in attributes.split("."):
        try:
            found = getattr(found, attribute)
        except AttributeError:
            close_ones = _nearest(attribute, [n for n in dir(found) if not n.startswith("_")])
            raise UnknownEngine(f"{module_name} has no {attribute!r}{close_ones}") from None
    if hasattr(found, "act") and not isinstance(found, type):
        raise UnknownEngine(f"{dotted} is an engine itself; name the class or the function that makes one")
    if not callable(found):
        raise UnknownEngine(f"{dotted} is no class and no function")
    return cast("Callable[[], Engine]", found)


def _made(name: str, make: Callable[[], Engine]) -> Engine:
    try:
        engine = make()
    except ImportError as error:
        raise _missing(name, error) from error
    except (UnknownEngine, CannotStart, KeyboardInterrupt):
        raise
    except BaseException as error:
        raise CannotStart(f"{name} can't be made: {raised(error)}") from error
    lacking = [call for call in _CALLS if not callable(getattr(engine, call, None))]
    if lacking or isinstance(engine, type):
        raise CannotStart(f"{name} makes a {type(engine).__name__} without {', '.join(lacking or _CALLS)}")
    return engine


def _missing(name: str, error: ImportError) -> MissingDependency:
    fix = f"; the fix, in a clone of Sundial: pip install '.[{name}]'" if name in _EXTRAS else ""
    return MissingDependency(f"the engine {name} needs what isn't installed ({error}){fix}")


def _nearest(name: str, known: list[str]) -> str:
    import difflib

    near = difflib.get_close_matches(name, known, 3, 0.5)
    return f" (did you mean {' or '.join(near)}?)" if near else ""
