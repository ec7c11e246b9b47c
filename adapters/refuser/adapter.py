"""The dummy `refuser`: refuses every action but passing. Every scenario fails on it, those with a "can't" too."""

from __future__ import annotations

from sundial.model import Action, Engine, Illegal, Pass, View
from sundial.serve import run
from sundial.standstill import Standstill

IN_PROCESS = True


class Refuser(Standstill):
    """Refuses everything but a pass by the player who has priority, which gives it to the next player."""

    name = "refuser"

    def act(self, action: Action) -> View:
        if not isinstance(action, Pass):
            raise Illegal("nothing but passing is allowed here")
        if action.player != self.has_priority:
            raise Illegal(f"{action.player} doesn't have priority")
        return self.next_player()


def engine() -> Engine:
    """A new dummy."""
    return Refuser()


if __name__ == "__main__":
    run(engine)
