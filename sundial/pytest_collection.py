"""How pytest finds the corpus: the hooks and fixtures that sundial/pytest_plugin.py registers where pytest-bdd is."""

from __future__ import annotations

import functools
import types
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from . import places

if TYPE_CHECKING:
    from .bindings import Play
    from .model import Engine

WRITTEN = pytest.StashKey[Any]()
"""On a test: the steps of its scenario, as `bindings.Written`."""
NAMED = pytest.StashKey[Any]()
"""On a test: what else is known of its scenario, as `bindings.Named`."""
OURS = pytest.StashKey[bool]()
"""On a run: whether scenarios were bound to tests."""

BOUND = "sundial_bound"
"""The attribute of a test's function that `bind` has made."""

_configs: list[pytest.Config] = []
_binding = False


def binding() -> bool:
    """Whether scenarios are being bound to tests just now: tags that are read meanwhile are ours."""
    return _binding


def pytest_addoption(parser: pytest.Parser) -> None:
    # A plain --engine would keep projects that have one from starting.
    parser.getgroup("sundial").addoption(
        "--sundial-engine",
        metavar="NAME",
        help="what plays Sundial's corpus: NAME or module:Class (reference)",
    )


def pytest_configure(config: pytest.Config) -> None:
    marker = "sundial(id, key, source, twin): a scenario of Sundial's; select with -m \"sundial(source='cr')\""
    config.addinivalue_line("markers", marker)
    config.addinivalue_line("markers", "ruling: rests on a ruling, not on a rule")
    config.addinivalue_line("markers", "open: the rules leave it open; reported, never failed")
    _configs.append(config)
    if name := config.getoption("sundial_engine"):
        from .engines import UnknownEngine, find_engine
        from .transport import CannotStart

        try:
            find_engine(name)
        except (UnknownEngine, CannotStart) as error:
            raise pytest.UsageError(f"--sundial-engine: {error}") from None
    if config.option.pyargs and places.IN_CHECKOUT:
        # There the features lie beside the package, not in it.
        config.args[:] = [str(places.FEATURES) if arg == "sundial" else arg for arg in config.args]


def pytest_unconfigure(config: pytest.Config) -> None:
    _configs.remove(config)
    _scored.clear()
    import sys

    if "sundial.bindings" in sys.modules:
        sys.modules["sundial.bindings"].close_engines()


def pytest_report_header(config: pytest.Config) -> str | None:
    name = config.getoption("sundial_engine")
    return f"sundial: playing {name}" if name else None


def pytest_report_collectionfinish(config: pytest.Config) -> str | None:
    if config.getoption("sundial_engine") or not config.stash.get(OURS, False):
        return None
    return "sundial: playing the reference engine, except where a fixture `sundial_engine` hands in another"


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".feature" and _ours(file_path, parent.config):
        return FeatureModule.from_parent(parent, path=file_path)
    return None


def _corpus_of(path: Path) -> Path | None:
    """The folder of the corpus that holds a feature: the installed one, or a checkout of it."""
    if path.is_relative_to(places.FEATURES):
        return places.FEATURES
    for folder in path.parents:
        if folder.name == "features" and (places.FEATURES / path.relative_to(folder)).is_file():
            return folder
    return None


def _ours(path: Path, config: pytest.Config) -> bool:
    """Whether a feature is of the corpus, of a checkout of it, or named on the command line; others' are theirs."""
    if _corpus_of(path) is not None:
        return True
    return any(Path(arg.partition("::")[0]).resolve() == path.resolve() for arg in config.args)


class FeatureModule(pytest.Module):
    """A feature file as a module of tests."""

    def _getobj(self) -> types.ModuleType:
        module = types.ModuleType(self.path.stem)
        module.__file__ = str(self.path)
        bind(vars(module), self.path)
        return module


def bind(namespace: dict[str, Any], where: str | Path = "") -> None:
    """Put a test for each scenario into a module's names, as `test_` and the scenario's id.

    Args:
        namespace: the module's `globals()`.
        where: a file or folder of the corpus, or a path elsewhere; the whole corpus by default.

    Raises:
        FileNotFoundError: there is nothing at that path.
        pytest.Collector.CollectError: something is wrong with the features, or a test of that name is there already.
    """
    global _binding
    from pytest_bdd import scenario
    from pytest_bdd.feature import get_features

    # Late: a run without our scenarios pays nothing for them.
    from . import pytest_steps

    _configs[-1].stash[OURS] = True
    plugins = _configs[-1].pluginmanager
    if not plugins.is_registered(pytest_steps):
        plugins.register(pytest_steps, "sundial-steps")
    path = places.FEATURES / where
    if not path.exists():
        path = Path(where).resolve()
    if not path.exists():
        raise FileNotFoundError(f"there are no features at {where}, in the corpus or here")
    _check(path)
    for feature in get_features([str(path)]):
        for name, template in feature.scenarios.items():
            ident = next((tag.removeprefix("id:") for tag in template.tags if tag.startswith("id:")), name)

            # pytest-bdd calls it when all steps are done.
            def test(request: pytest.FixtureRequest, sundial_play: Play) -> None:
                __tracebackhide__ = True
                pytest_steps.told(sundial_play.finish, request.node)

            if f"test_{ident}" in namespace:
                raise pytest.Collector.CollectError(
                    f"{feature.filename}: there is a test_{ident} in the module already"
                )
            _binding = True
            try:
                bound = scenario(feature.filename, name, features_base_dir="/")(test)
            finally:
                _binding = False
            setattr(bound, BOUND, True)
            namespace[f"test_{ident}"] = bound


def _check(path: Path) -> None:
    """Read features as `sundial run` does: pytest-bdd takes much that isn't as it should be.

    Raises:
        pytest.Collector.CollectError: with all that is wrong with them.
    """
    if problems := _problems(_corpus_of(path) or path):
        raise pytest.Collector.CollectError(problems)


@functools.cache
def _problems(path: Path) -> str:
    from .bindings import corpus, loaded
    from .corpus import BadCorpus

    try:
        if path == places.FEATURES:
            corpus()
        else:
            loaded().features([str(path)])
    except BadCorpus as bad:
        return str(bad)
    return ""


# -- the exit status -----------------------------------------------------------------------------------------------

_scored: set[str] = set()
"""What our scored scenarios came to in this run: passed, skipped (unsupported) or failed."""


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and BOUND in report.keywords and "open" not in report.keywords:
        _scored.add(report.outcome)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput") and _nothing_shown() and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if _nothing_shown():
        terminalreporter.write_line("sundial: no scenario passed, the engine lacks what each needs", red=True)


def _nothing_shown() -> bool:
    """As in `sundial run`: where an engine lacks what every scenario needs, nothing was shown to be right."""
    return _scored == {"skipped"}


@pytest.fixture
def sundial_engine(pytestconfig: pytest.Config) -> Callable[[], Engine]:
    """What makes the engine for a scenario, called without arguments. Override it to hand in a class of your own."""
    from .bindings import shared_engine

    return shared_engine(pytestconfig.getoption("sundial_engine") or "reference")


@pytest.fixture
def sundial_play(request: pytest.FixtureRequest, sundial_engine: Callable[[], Engine]) -> Play:
    """The scenario at hand on that engine."""
    from .bindings import Play

    return Play(sundial_engine, lambda: request.node.stash[WRITTEN], lambda: request.node.stash[NAMED])
