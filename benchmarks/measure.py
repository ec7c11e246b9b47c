"""Measures side by side, in one run: how fast the corpus runs, and what the harness itself costs.

    python benchmarks/measure.py            # the corpus, and the harness beside behave
    python benchmarks/measure.py --rounds 5
    python benchmarks/measure.py --cucumber FOLDER   # ... and cucumber-js, installed in FOLDER/node_modules

Rounds are interleaved and the first one is thrown away. The corpus is run in process, over stdio and under pytest-bdd.
The harness is measured on an engine that does nothing, beside other runners of Gherkin, on generated features of 1,000
and 3,000 trivial scenarios of six steps: the marginal cost of a scenario is the slope between them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

SMALL, LARGE = 1000, 3000
_SCENARIO = """
    @id:trivial-{n} @source:cr
    Scenario: trivial {n}
      Given Alice controls "Grizzly Bears"
      And Bob has 20 life
      When Alice passes
      And Bob passes
      Then Alice has 20 life
      And Alice has priority
"""
_BEHAVE_STEPS = """from behave import step, use_step_matcher

use_step_matcher("re")


@step("(?P<text>.+)")
def say(context, text):
    context.last = text
"""
_CUCUMBER_STEPS = """const { defineStep } = require("@cucumber/cucumber");
defineStep(/^(.+)$/, function (text) { this.last = text; });
"""


def write_features(folder: Path, count: int) -> None:
    """`count` trivial scenarios, a hundred in each feature."""
    folder.mkdir(parents=True)
    for start in range(0, count, 100):
        scenarios = "".join(_SCENARIO.format(n=n) for n in range(start, min(start + 100, count)))
        text = (
            f"Feature: Trivial {start}\n  @end-turn.purge.2\n"
            f"  Rule: That includes abilities that triggered earlier in the same resolution\n{scenarios}"
        )
        (folder / f"trivial_{start:05}.feature").write_text(text, encoding="utf-8")


def timed(command: list[str], folder: Path, environment: dict[str, str], allowed: tuple[int, ...] = (0,)) -> float:
    """Wall seconds of one run.

    Raises:
        SystemExit: it ended with another exit status than those allowed.
    """
    began = time.perf_counter()
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    seconds = time.perf_counter() - began
    if done.returncode not in allowed:
        sys.exit(f"{' '.join(command)} ended with {done.returncode}\n{done.stdout[-1500:]}\n{done.stderr[-1500:]}")
    return seconds


def medians(what: dict[str, Callable[[], float]], rounds: int) -> dict[str, float]:
    """The median of each measurement over interleaved rounds, the first left out."""
    taken: dict[str, list[float]] = {name: [] for name in what}
    for number in range(rounds + 1):
        for name, measure in what.items():
            seconds = measure()
            if number:
                taken[name].append(seconds)
    return {name: statistics.median(each) for name, each in taken.items()}


def corpus(rounds: int, environment: dict[str, str], folder: Path) -> None:
    """Scenarios per second of the whole corpus, each way."""
    sundial = [sys.executable, "-m", "sundial"]
    listed = subprocess.run([*sundial, "list"], env=environment, capture_output=True, text=True, check=True)
    count = len(listed.stdout.splitlines())
    pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "sundial"]
    found = medians(
        {
            "in process": lambda: timed([*sundial, "run"], folder, environment),
            "over stdio": lambda: timed(
                [*sundial, "run", "--command", f"{sys.executable} -m sundial serve reference"], folder, environment
            ),
            "under pytest-bdd": lambda: timed(pytest, folder, environment),
        },
        rounds,
    )
    print(f"the corpus: {count} scenarios, on the reference engine")
    for name, seconds in found.items():
        print(f"  {name:18} {seconds:6.2f} s  {count / seconds:7.0f} scenarios/s")


def harness(rounds: int, environment: dict[str, str], folder: Path, cucumber: Path | None) -> None:
    """The marginal cost of a trivial scenario, beside other runners."""
    measured: dict[str, Callable[[], float]] = {}
    cache = folder / "cache"
    for count in (SMALL, LARGE):
        features = folder / f"n{count}" / "features"
        write_features(features, count)
        (features / "steps").mkdir()
        (features / "steps" / "any.py").write_text(_BEHAVE_STEPS, encoding="utf-8")
        run = [sys.executable, "-m", "sundial", "run", str(features), "--engine", "null"]
        cached = {**environment, "SUNDIAL_CACHE": str(cache)}
        # A cache that can't be written is none.
        uncached = {**environment, "SUNDIAL_CACHE": os.devnull}
        behave = [sys.executable, "-m", "behave", "--format", "progress", "--no-capture", str(features)]
        # The last step fails on an engine that does nothing, or passes: either way all six are judged.
        measured[f"sundial, cached {count}"] = partial(timed, run, folder, cached, (0, 1))
        measured[f"sundial, no cache {count}"] = partial(timed, run, folder, uncached, (0, 1))
        measured[f"behave {count}"] = partial(timed, behave, folder, environment)
        if cucumber is not None:
            (features / "steps" / "any.js").write_text(_CUCUMBER_STEPS, encoding="utf-8")
            modules = folder / f"n{count}" / "node_modules"
            modules.symlink_to((cucumber / "node_modules").resolve())
            cuke = [
                str(modules / ".bin" / "cucumber-js"),
                "--format",
                "progress",
                "-r",
                "features/steps/*.js",
                "features/*.feature",
            ]
            measured[f"cucumber-js {count}"] = partial(timed, cuke, folder / f"n{count}", environment)
    found = medians(measured, rounds)
    print(f"the harness alone, {SMALL} and {LARGE} trivial scenarios of six steps, nothing behind them")
    names = [name.rsplit(" ", 1)[0] for name in measured if name.endswith(f" {SMALL}")]
    marginal = {n: 1000 * (found[f"{n} {LARGE}"] - found[f"{n} {SMALL}"]) / (LARGE - SMALL) for n in names}
    for name in names:
        beside = ", ".join(
            f"{marginal[name] / marginal[other]:.0%} of {other}" for other in names if not other.startswith("sundial")
        )
        small = found[f"{name} {SMALL}"]
        print(
            f"  {name:18} {small:6.2f} s for {SMALL}: {SMALL / small:6.0f} scenarios/s;"
            f" {marginal[name]:.3f} ms more for each ({beside})"
        )


def main() -> None:
    """Run both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cucumber", type=Path, help="a folder in which @cucumber/cucumber is installed")
    options = parser.parse_args()
    if options.cucumber is not None and not shutil.which("node"):
        sys.exit("--cucumber needs Node.js")
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        environment = {**os.environ, "SUNDIAL_CACHE": str(folder / "cache"), "NO_COLOR": "1"}
        corpus(options.rounds, environment, folder)
        harness(options.rounds, environment, folder, options.cucumber)


if __name__ == "__main__":
    main()
