"""The one step file with which a behave project runs the corpus: any text is a step of the language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from behave import given, then, use_step_matcher, when

if TYPE_CHECKING:
    from sundial.bindings import Keyword

use_step_matcher("re")


def _say(keyword: Keyword) -> Callable[[Any, str], None]:
    def say(context: Any, text: str) -> None:
        # Late, so that a dry run needs no engine.
        from sundial import bindings

        bindings.say(context, keyword, text, context.step_line)

    return say


given("(?P<text>.+)")(_say("Given"))
when("(?P<text>.+)")(_say("When"))
then("(?P<text>.+)")(_say("Then"))
