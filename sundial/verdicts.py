"""The verdicts: what a scenario's run can come to. All answer the same questions, so that nobody compares words."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Verdict(msgspec.Struct, frozen=True):
    """What one scenario came to."""

    word: ClassVar[str]
    """How it stands in the run file."""
    plural: ClassVar[str]
    """In counts: `2 errors`."""
    singular: ClassVar[str] = ""
    """In counts, where it isn't the same: `1 error`."""
    color: ClassVar[str]
    could_run: ClassVar[bool] = True
    """Whether the engine could be asked at all."""
    keeps_timeline: ClassVar[bool] = True
    told_in_full: ClassVar[bool] = False
    """Whether a report shows it at length, beside counting it."""

    @classmethod
    def counted(cls, amount: int) -> str:
        """`1 error`, `2 errors`, `3 failed`."""
        return f"{amount} {cls.singular or cls.plural if amount == 1 else cls.plural}"

    def as_expected(self, strict: bool) -> bool:
        """Whether it leaves the exit status at 0; `strict` asks more."""
        return False


class Passed(Verdict, frozen=True):
    """Every step was as it says."""

    word, plural, color = "pass", "passed", "green"
    keeps_timeline = False

    def as_expected(self, strict: bool) -> bool:
        return True


class FailedVerdict(Verdict, frozen=True):
    """A step wasn't as it says: what was expected and what the engine showed, in Magic's words."""

    expected: str
    shown: str

    word, plural, color = "fail", "failed", "red"
    told_in_full = True


class UnsupportedVerdict(Verdict, frozen=True):
    """The engine lacks what the scenario needs: `Sundial of the Infinite`, `3 players`."""

    cause: str
    card: str = ""
    """The card that is lacking, if it is one."""

    word, plural, color = "unsupported", "unsupported", "yellow"
    could_run = False

    def as_expected(self, strict: bool) -> bool:
        return not strict


class ErrorVerdict(Verdict, frozen=True):
    """The engine broke the contract, died, or was silent for too long."""

    shown: str
    stderr: str = ""

    word, plural, color = "error", "errors", "magenta"
    singular = "error"
    told_in_full = True


class NotRun(Verdict, frozen=True):
    """The scenario's turn never came: `reason` says why."""

    reason: str

    word, plural, color = "not run", "not run", "dim"
    could_run, keeps_timeline = False, False


VERDICTS: tuple[type[Verdict], ...] = (Passed, FailedVerdict, UnsupportedVerdict, ErrorVerdict, NotRun)
BY_WORD: dict[str, type[Verdict]] = {verdict.word: verdict for verdict in VERDICTS}
