"""What the step file needs of behave beside the text of a step: its line, and the end of a scenario."""

from typing import Any


def before_step(context: Any, step: Any) -> None:
    context.step_line = step.line


def after_scenario(context: Any, scenario: Any) -> None:
    """What waits for a next step is carried out once there is none."""
    from sundial import bindings

    bindings.finish(context)
