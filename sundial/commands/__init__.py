"""The commands, one module each with a function `main(args) -> int`, and what they share."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable, Sequence
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from sundial.corpus import Corpus
    from sundial.grid.cells import Grid
    from sundial.loading import Loaded
    from sundial.model import Engine
    from sundial.said import Scenario
    from sundial.transport import Wire

WRONG_USAGE, NO_ENGINE = 2, 3


class Usage(Exception):
    """Something asked for that there isn't; the text is a line for whoever asked."""


def complaint(error: Exception) -> tuple[str, int] | None:
    """What to tell about an error that input brought about, and the exit status; None for an error of ours."""
    from sundial.cards import UnknownCard
    from sundial.corpus import BadCorpus, UnknownSelector
    from sundial.engines import UnknownEngine
    from sundial.runfile import BrokenRunFile
    from sundial.statements import UnknownKey, UnknownRule
    from sundial.transport import CannotStart
    from sundial.yamlfile import BadFile

    if isinstance(error, BadCorpus):
        amount = len(error.problems)
        return f"{amount} problem{'' if amount == 1 else 's'}, nothing was run\n{error}", WRONG_USAGE
    if isinstance(error, CannotStart):
        return str(error), NO_ENGINE
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}", WRONG_USAGE
    told = Usage | UnknownSelector | UnknownEngine | UnknownKey | UnknownRule | UnknownCard | BadFile | BrokenRunFile
    if isinstance(error, told):
        return str(error), WRONG_USAGE
    return None


def selected(loaded: Loaded, args: argparse.Namespace, corpus: Corpus | None = None) -> tuple[Corpus, list[Scenario]]:
    """The corpus and the scenarios that a command line's selectors, --rule and --key leave, in feature order.

    Args:
        corpus: to select from, instead of the features.

    Raises:
        Usage: none is left; and what `Loaded.features` and `Corpus.select` raise.
    """
    for named, text in (("--rule", args.rule), ("--key", args.key), *(("a selector", s) for s in args.selectors)):
        if text == "":
            raise Usage(f"{named} is empty")
    corpus = corpus or loaded.features(args.selectors)
    scenarios = corpus.select(args.selectors)
    for wanted, find in ((args.rule, loaded.statements.by_rule), (args.key, loaded.statements.by_key)):
        if wanted:
            keys = {statement.key for statement in find(wanted)}
            scenarios = [scenario for scenario in scenarios if scenario.key in keys]
    if not scenarios:
        limits = " ".join(f"--{name} {value}" for name, value in (("rule", args.rule), ("key", args.key)) if value)
        raise Usage(f"no scenario is left by {limits} {' '.join(args.selectors)}".rstrip())
    return corpus, scenarios


def grid_of(loaded: Loaded) -> Grid:
    """The grid, made anew; only who asks for it pays for that."""
    from sundial.grid.cells import Grid

    return Grid(loaded.statements)


def opener(args: argparse.Namespace, wire: Wire | None = None) -> Callable[[], Engine]:
    """What opens the engine of a command line. With a wire an engine of this process is served by a child.

    Raises:
        UnknownEngine: there is none of that name.
    """
    from sundial import engines
    from sundial.transport import CannotStart

    program: str | Sequence[str] | None = args.program
    if program is None and (wire is None or ":" not in args.engine):
        try:
            # What a module prints as it is imported isn't the output of a command.
            with contextlib.redirect_stdout(sys.stderr):
                engines.find_engine(args.engine)
        except CannotStart as error:
            trouble = error

            def fail() -> Engine:
                raise trouble

            return fail
    if wire is not None and program is None:
        program = [sys.executable, "-m", "sundial", "serve", args.engine]
    return lambda: engines.open_engine(args.engine, program, args.timeout, args.start_timeout, wire)


def check_outputs(args: argparse.Namespace, also_stdout: Sequence[str] = ("json",)) -> None:
    """See that the options that name files to write name one each, and none twice.

    Args:
        also_stdout: the options that may be `-`.

    Raises:
        Usage: they don't.
    """
    from sundial.outputs import one_file
    from sundial.reports import FORMATS

    read = getattr(args, "runfile", None)
    named: list[tuple[str, str]] = []
    for option in ("baseline", "json", *FORMATS, "wire"):
        name = getattr(args, option, None)
        if name is None:
            continue
        if not name or (name == "-" and option not in also_stdout):
            raise Usage(f"--{option} takes the name of a file" + (", only --json may be -" if name else ""))
        if other := next((before for before, file in named if one_file(name, file)), ""):
            raise Usage(f"--{other} and --{option} are one file: {name}")
        if read is not None and name != "-" and one_file(name, read):
            raise Usage(f"--{option} would overwrite the run file: {name}")
        named.append((option, name))


def report_files(args: argparse.Namespace, stack: contextlib.ExitStack) -> dict[str, IO[bytes]]:
    """The files for the reports that are asked for, by their formats, closed with the stack.

    Raises:
        Usage: one can't be written.
    """
    from sundial.reports import FORMATS

    named = {name: getattr(args, name) for name in FORMATS if getattr(args, name) is not None}
    return {name: sys.stdout.buffer if file == "-" else writable(file, stack) for name, file in named.items()}


def writable(name: str, stack: contextlib.ExitStack) -> IO[bytes]:
    """A file to write, closed with the stack. Until something is written it stays as it is.

    Raises:
        Usage: it can't be written.
    """
    from sundial.outputs import opened

    try:
        return stack.enter_context(opened(name))
    except OSError as error:
        raise Usage(f"{name} can't be written: {error.strerror}") from None


def output(name: str | None, stack: contextlib.ExitStack) -> IO[bytes] | None:
    """Where a run file goes, closed with the stack; `-` is stdout, None nowhere.

    Raises:
        Usage: it can't be written.
    """
    if name is None:
        return None
    return sys.stdout.buffer if name == "-" else writable(name, stack)


class WireFile:
    """A file with each line sent and received, with the time, as it happens."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._trouble: OSError | None = None

    def __call__(self, when: float, direction: str, line: str) -> None:
        self._write(f"{when:.6f} {direction} {line}")

    def mark(self, ident: str) -> None:
        """A line that says which scenario the lines after it belong to."""
        self._write(f"# {ident}")

    def check(self) -> None:
        """See that all could be written. While an engine is asked is no time to say so.

        Raises:
            OSError: it couldn't.
        """
        if self._trouble is not None:
            raise self._trouble

    def _write(self, line: str) -> None:
        try:
            self._file.write(f"{line}\n".encode(errors="backslashreplace"))
            self._file.flush()
        except OSError as error:
            self._trouble = error


def wire_to(name: str, stack: contextlib.ExitStack) -> WireFile:
    """A file for what goes over the wire.

    Raises:
        Usage: it can't be written.
    """
    return WireFile(writable(name, stack))
