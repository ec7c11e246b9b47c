"""The dummy `null`: accepts every action and changes nothing but who has priority. Every scenario fails on it."""

from __future__ import annotations

from sundial.model import Action, Engine, View
from sundial.serve import run
from sundial.standstill import Standstill

IN_PROCESS = True


class Null(Standstill):
    """Accepts everything, does nothing."""

    name = "null"

    def act(self, action: Action) -> View:
        return self.next_player()


def engine() -> Engine:
    """A new dummy."""
    return Null()


if __name__ == "__main__":
    run(engine)
