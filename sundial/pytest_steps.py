"""The one step definition with which pytest-bdd reads the corpus: any text is a step of the language.

pytest-bdd's look-up slows with every definition, so there is one, and the table of phrases does the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from pytest_bdd import parsers, step

from .pytest_collection import BOUND, NAMED, WRITTEN, binding

if TYPE_CHECKING:
    from .bindings import Keyword, Play

_T = TypeVar("_T")

STEP = pytest.StashKey[Any]()
_KEYWORDS: dict[str, Keyword] = {"given": "Given", "when": "When", "then": "Then"}
_LEVELS = ("ruling", "open")


class AnyText(parsers.StepParser):
    """Fits every step, but of our scenarios alone: a project's own have steps of their own, and may lack one."""

    playing = False
    """Whether the scenario at hand is one of ours."""

    def is_matching(self, name: str) -> bool:
        return AnyText.playing

    def parse_arguments(self, name: str) -> dict[str, Any]:
        return {}


@step(AnyText("any step of the language"))
def say(request: pytest.FixtureRequest, sundial_play: Play) -> None:
    __tracebackhide__ = True
    now = request.node.stash[STEP]
    told(lambda: sundial_play.say(_KEYWORDS[now.type], now.name, now.line_number), request.node)


def told(call: Callable[[], _T], node: pytest.Item) -> _T:
    """Do a part of a scenario; a failure is told in our words alone, what can't be run is skipped with the cause."""
    __tracebackhide__ = True
    from .bindings import CannotRun, NotAsExpected

    try:
        return call()
    except CannotRun as unsupported:
        cause = f"unsupported: {unsupported}"
    except (NotAsExpected, ValueError) as failed:
        outcome, cause = str(failed), ""
    # Outside of the handlers: there is no use for 'During handling of the above exception ...'.
    if cause:
        pytest.skip(cause)
    if node.get_closest_marker("open"):
        pytest.xfail(f"left open by the rules, read otherwise: {outcome}")
    pytest.fail(outcome, pytrace=False)


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    AnyText.playing = getattr(request.function, BOUND, False)
    if not AnyText.playing:
        return
    from .bindings import Named

    tags = (*scenario.tags, *(scenario.rule.tags if scenario.rule else ()))
    request.node.stash[NAMED] = Named(
        scenario.name, feature.filename, scenario.line_number, tags, scenario.description or ""
    )
    request.node.stash[WRITTEN] = [(_KEYWORDS[s.type], s.name, s.line_number) for s in scenario.steps]


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Any) -> None:
    if AnyText.playing:
        request.node.stash[STEP] = step


def pytest_bdd_after_scenario() -> None:
    AnyText.playing = False


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: Any) -> bool | None:
    """Tags as marks: those with dots and colons can't be registered as they are."""
    if not binding():
        return None
    name, colon, value = tag.partition(":")
    if colon and name in ("id", "source", "twin"):
        pytest.mark.sundial(**{name: value})(function)
    elif tag in _LEVELS:
        getattr(pytest.mark, tag)(function)
    elif "." in tag and not colon:
        pytest.mark.sundial(key=tag)(function)
    else:
        return None
    return True
