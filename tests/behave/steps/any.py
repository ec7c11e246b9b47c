"""The one step file with which a behave project runs the corpus: any text is a step of the language."""

from collections.abc import Callable
from typing import Any

from behave import given, then, use_step_matcher, when

use_step_matcher("re")


def _say(keyword: str) -> Callable[[Any, str], None]:
    def say(context: Any, text: str) -> None:
        # Late, so that a dry run needs no engine.
        from sundial import bindings

        bindings.say(context, keyword, text, context.step_line)

    return say


given("(?P<text>.+)")(_say("Given"))
when("(?P<text>.+)")(_say("When"))
then("(?P<text>.+)")(_say("Then"))
