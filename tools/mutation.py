"""How much of the reference engine the corpus pins down: mutants of its rules, with the corpus as the only test.

    python tools/mutation.py                        # the modules of MODULES, each mutant on the corpus
    python tools/mutation.py ending cleanup         # only these
    python tools/mutation.py triggers.legal_targets # only this function

mutmut writes the mutants; they are played here, each in a forked copy of one warm process, on the scenarios that reach
the mutated function, until one of them isn't as expected. A mutant that no scenario notices must stand in
tools/equivalent_mutants.yaml with the reason why nothing can notice it: by itself (`change`), or with others of its
function or of all functions by a regular expression that is found in the change (`pattern`). Exit status 1 if an entry
there is of no use any more, or if a module's score is below its bar.
"""

from __future__ import annotations

import argparse
import collections
import difflib
import importlib
import inspect
import os
import pkgutil
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import yaml

HOME = Path(__file__).resolve().parent.parent
EQUIVALENT = HOME / "tools" / "equivalent_mutants.yaml"
MODULES = {
    "ending": 1.0,
    "turn": 0.95,
    "steps": 0.9,
    "cleanup": 0.9,
    "triggers": 0.9,
    "state_based_actions": 0.9,
    "durations": 0.9,
}
"""The modules that are mutated, and how much of each the corpus must notice, listed equivalents apart."""
WORKERS = os.cpu_count() or 1
_NAME = re.compile(r"x_(\w+)__mutmut_(\d+|orig)$")


class Mutant(NamedTuple):
    """One mutant: where it is, what it changes, and what takes the place of what."""

    module: str
    function: str
    change: str
    trampoline: Any
    original: Callable[..., Any]
    mutant: Callable[..., Any]


class Equivalent(NamedTuple):
    """An entry of tools/equivalent_mutants.yaml: which survivors it is about."""

    where: str
    """`module.function`, or `*` for all of them."""
    change: str
    pattern: re.Pattern[str] | None

    def is_about(self, mutant: Mutant) -> bool:
        """Whether the entry explains why nothing notices this mutant."""
        if self.where not in ("*", f"{mutant.module}.{mutant.function}"):
            return False
        return self.pattern.search(mutant.change) is not None if self.pattern else self.change == mutant.change


def read_equivalents(path: Path) -> list[Equivalent]:
    """The entries of the file.

    Raises:
        SystemExit: one of them isn't as it must be.
    """
    entries = []
    for entry in yaml.safe_load(path.read_text(encoding="utf-8")) or []:
        if set(entry) not in ({"where", "change", "why"}, {"where", "pattern", "why"}):
            sys.exit(f"{path.name}: an entry has where, why, and change or pattern; this one hasn't: {entry}")
        pattern = re.compile(entry["pattern"]) if "pattern" in entry else None
        entries.append(Equivalent(entry["where"], entry.get("change", ""), pattern))
    return entries


def write_mutants(modules: list[str], folder: Path) -> None:
    """Have mutmut write mutants of the modules into `folder`/mutants.

    Raises:
        SystemExit: it wrote none.
    """
    shutil.copytree(
        HOME / "reference_engine", folder / "reference_engine", ignore=shutil.ignore_patterns("__pycache__")
    )
    files = [f"reference_engine/{name}.py" for name in modules]
    (folder / "pyproject.toml").write_text(
        f'[tool.mutmut]\nsource_paths = ["reference_engine/"]\nonly_mutate = {files!r}\n'
        'pytest_add_cli_args_test_selection = ["tests/"]\n',
        encoding="utf-8",
    )
    (folder / "tests").mkdir()
    (folder / "tests" / "test_none.py").write_text("def test_none() -> None: ...\n", encoding="utf-8")
    # Asked for a mutant that there isn't, it writes them all and plays none.
    command = [sys.executable, "-m", "mutmut", "run", f"reference_engine.{modules[0]}.none"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if not (folder / "mutants" / files[0]).exists():
        sys.exit(f"mutmut wrote no mutants:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")


def find_mutants(modules: list[str]) -> list[Mutant]:
    """The mutants in the imported modules; the true functions are put in place of mutmut's trampolines."""
    everywhere = [importlib.import_module(f"reference_engine.{m.name}") for m in _submodules()]
    found: list[Mutant] = []
    for name in modules:
        module = importlib.import_module(f"reference_engine.{name}")
        versions: dict[str, dict[str, Callable[..., Any]]] = collections.defaultdict(dict)
        for key, value in vars(module).items():
            if hit := _NAME.match(key):
                versions[hit[1]][hit[2]] = value
        for function, by_number in versions.items():
            original = by_number.pop("orig")
            trampoline = getattr(module, function)
            rebind(everywhere, trampoline, original)
            for mutant in by_number.values():
                found.append(Mutant(name, function, _change(original, mutant), trampoline, original, mutant))
    return found


def _submodules() -> list[pkgutil.ModuleInfo]:
    import reference_engine

    return list(pkgutil.iter_modules(reference_engine.__path__))


def rebind(modules: list[ModuleType], old: Any, new: Any) -> None:
    """Put one function in place of another wherever a module or one of its tables holds it."""
    for module in modules:
        for key, value in list(vars(module).items()):
            if "mutmut" in key:
                continue
            if value is old:
                setattr(module, key, new)
            elif isinstance(value, dict) and not key.startswith("__"):
                for each, held in value.items():
                    if held is old:
                        value[each] = new


def caches(modules: list[ModuleType]) -> list[dict[Any, Any]]:
    """The tables of the modules that are empty before anything is played: what they will keep hides mutants."""
    return [value for module in modules for value in vars(module).values() if value == {} and isinstance(value, dict)]


def _change(original: Callable[..., Any], mutant: Callable[..., Any]) -> str:
    """What a mutant changes: the lines that go and the lines that come."""
    before, after = (inspect.getsource(f).splitlines() for f in (original, mutant))
    lines = [
        line[:1] + " " + line[1:].strip()
        for line in difflib.unified_diff(before, after, lineterm="", n=0)
        if line[:1] in "+-" and line[:3] not in ("+++", "---") and "__mutmut_" not in line
    ]
    return " ".join(lines)


class Corpus:
    """The scenarios, played on the reference engine in this process."""

    def __init__(self) -> None:
        from sundial import engines, position
        from sundial.loading import Loaded
        from sundial.session import Session

        loaded = Loaded()
        self.cards = loaded.cards.infos
        self.scenarios = [s for s in loaded.features() if s.level != "open"]
        self._session, self._players = Session, position.players_in
        self._engine = engines.open_engine("reference")

    def passes(self, number: int) -> bool:
        """Whether a scenario passes."""
        scenario = self.scenarios[number]
        session = self._session(self._engine, self.cards, 1, self._players(scenario.steps))
        try:
            for step in scenario.steps:
                session.step(step)
            session.finish()
        except Exception:
            return False
        return True

    def reached(self, files: set[str]) -> dict[str, list[int]]:
        """For each `module.function` of these files the scenarios that call it."""
        calls: dict[str, list[int]] = collections.defaultdict(list)
        for number in range(len(self.scenarios)):
            seen: set[str] = set()

            def profile(frame: Any, event: str, _: Any, seen: set[str] = seen) -> None:
                if event == "call" and frame.f_code.co_filename in files:
                    seen.add(f"{Path(frame.f_code.co_filename).stem}.{frame.f_code.co_name}")

            sys.setprofile(profile)
            try:
                assert self.passes(number), f"{self.scenarios[number].id} doesn't pass on the reference engine"
            finally:
                sys.setprofile(None)
            for name in seen:
                calls[name].append(number)
        return calls


def play(
    corpus: Corpus,
    modules: list[ModuleType],
    kept: list[dict[Any, Any]],
    mutant: Mutant,
    numbers: list[int],
    seconds: float,
) -> str:
    """What became of a mutant: the id of the scenario that killed it, "timeout", or "" where it survived."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        killer = b""
        try:
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.setitimer(signal.ITIMER_REAL, seconds)
            rebind(modules, mutant.original, mutant.mutant)
            for table in kept:
                table.clear()
            for number in numbers:
                if not corpus.passes(number):
                    killer = corpus.scenarios[number].id.encode()
                    break
            os.write(writing, killer or b"\0")
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    return "timeout" if not told else "" if told == b"\0" else told.decode()


def main() -> int:
    """Play all mutants and judge the outcome."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", default=[], help=f"of {', '.join(MODULES)}, or module.function")
    parts = parser.parse_args().parts or list(MODULES)
    names = list(dict.fromkeys(part.partition(".")[0] for part in parts))
    if unknown := [name for name in names if name not in MODULES]:
        parser.error(f"there is no module {unknown[0]!r} to mutate; there are {', '.join(MODULES)}")
    equivalents = read_equivalents(EQUIVALENT)

    folder = Path(tempfile.mkdtemp())
    try:
        write_mutants(names, folder)
        sys.path[:0] = [str(folder / "mutants"), str(HOME)]
        os.chdir(folder / "mutants")
        mutants = [m for m in find_mutants(names) if {m.module, f"{m.module}.{m.function}"} & set(parts)]
        if idle := [part for part in parts if not any(part in (m.module, f"{m.module}.{m.function}") for m in mutants)]:
            sys.exit(f"there is nothing to mutate in {idle[0]}")
        modules = [importlib.import_module(f"reference_engine.{m.name}") for m in _submodules()]
        kept = caches(modules)
        corpus = Corpus()
        reached = corpus.reached({str(folder / "mutants" / "reference_engine" / f"{name}.py") for name in names})
        began = time.perf_counter()
        for number in range(len(corpus.scenarios)):
            corpus.passes(number)
        once = time.perf_counter() - began
        print(
            f"{len(mutants)} mutants in {len(names)} modules; the {len(corpus.scenarios)} scenarios take {once:.2f} s"
        )

        def outcome(mutant: Mutant) -> str:
            numbers = reached.get(f"{mutant.module}.x_{mutant.function}__mutmut_orig", [])
            return play(corpus, modules, kept, mutant, numbers, 5 * once + 2)

        began = time.perf_counter()
        with ThreadPoolExecutor(WORKERS) as pool:
            outcomes = list(pool.map(outcome, mutants))
        seconds = time.perf_counter() - began
    finally:
        os.chdir(HOME)
        shutil.rmtree(folder, ignore_errors=True)
    print(f"played in {seconds:.0f} s, {len(mutants) / seconds:.0f} mutants/s")
    return judge(parts, mutants, outcomes, equivalents)


def judge(parts: list[str], mutants: list[Mutant], outcomes: list[str], equivalents: list[Equivalent]) -> int:
    """Print the scores and what nobody noticed; the exit status. The bar is that of the part's module."""
    fine, used = True, set()
    for part in parts:
        mine = [
            (m, o) for m, o in zip(mutants, outcomes, strict=True) if part in (m.module, f"{m.module}.{m.function}")
        ]
        explained, survived = [], []
        for mutant, ended in mine:
            if ended:
                continue
            reasons = [entry for entry in equivalents if entry.is_about(mutant)]
            used.update(reasons)
            (explained if reasons else survived).append(mutant)
        counted = len(mine) - len(explained)
        score = (counted - len(survived)) / counted if counted else 1.0
        timeouts = sum(ended == "timeout" for _, ended in mine)
        enough = score >= MODULES[part.partition(".")[0]]
        fine = fine and enough
        print(
            f"{part:20} {len(mine):4} mutants, {counted - len(survived)} noticed ({timeouts} of them by running on), "
            f"{len(explained)} equivalent, {len(survived)} survived: {score:.1%}{'' if enough else '  TOO LOW'}"
        )
        for mutant in survived:
            print(f"    {mutant.module}.{mutant.function}: {mutant.change}")
    whole = set(parts)
    for entry in equivalents:
        asked = entry.where in whole or entry.where.partition(".")[0] in whole
        if entry not in used and (asked or (entry.where == "*" and whole == set(MODULES))):
            fine = False
            print(
                f"tools/equivalent_mutants.yaml: {entry.where} has no such survivor any more: "
                f"{entry.pattern.pattern if entry.pattern else entry.change}"
            )
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
