"""`sundial doctor`: a first visit to an engine, and what its author should do next, in order.

The visit goes from the first message to whole games. A check that builds on another is left out while that one has
findings: what it would find would only follow from them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TextIO

from .doctor_actions import (
    activates_a_mana_ability,
    activates_an_ability,
    casts_a_bolt,
    concedes,
    fights,
    plays_a_land,
)
from .doctor_choices import discards, keeps_a_legend, may_decline, orders_triggers
from .doctor_position import asked, differences, lands_alone, small_position, without_ids
from .doctor_refusals import knows_its_offers, refuses, says_what_it_lacks, seats_players
from .doctor_repeats import is_the_same_again, shuffles_the_same_again, tells_the_time
from .doctor_setups import attaches, counts_exactly, enters_without_events, tells_owners
from .doctor_turns import TurnCycle
from .doctor_visit import GivenUp, Stuck, Told, Visit, has_priority
from .model import PROTOCOL, Description, Engine, Illegal, Offers, Pass, Position, Unsupported, View
from .report import clean
from .words import joined, many

FINE, PROBLEMS, NEVER_ANSWERED = 0, 1, 3
"""The exit statuses."""

FIRST_SCENARIO = "time-stop-exiles-itself"
"""What to run first: a spell is cast, resolves, and ends the turn."""

_STDERR_LINES = 20
_AGAIN = 3
"""Calls that are told, at which a finding came again."""

Corpus = Callable[[Engine, Offers], Iterable[str]]
"""Tells in lines what of the corpus can be run on an engine that offers so much."""


@dataclass(frozen=True)
class Check:
    """One thing that is looked at.

    Args:
        name: in words, as what an engine can or can't do yet.
        look: does so.
        after: the names of the checks it builds on.
    """

    name: str
    look: Callable[[], None]
    after: tuple[str, ...] = ()


def doctor(
    engine: Engine, out: TextIO, position: Position | None = None, how: str = "", corpus: Corpus | None = None
) -> int:
    """Visit an engine and write numbered findings with what to mend, notes, which aren't faults, and what to do next.

    Args:
        out: where the findings go.
        position: what to start from; by default two players with lands, a creature and an instant, or with lands
            alone where the engine lacks the others.
        how: the options that choose the engine on the command line, for the commands to go on with.
        corpus: tells what of the corpus can be run; left out where nobody wants to know.

    Returns:
        0 without findings, 1 with some, 3 if the engine never described itself.
    """
    examination = _Examination(engine, out, how, corpus)
    try:
        return examination.all(position)
    except GivenUp:
        examination.visit.note("it was silent twice, so nothing more was asked")
        return examination.end()


class _Examination:
    def __init__(self, engine: Engine, out: TextIO, how: str, corpus: Corpus | None) -> None:
        self.visit = Visit(engine, out)
        self._engine, self._out, self._how, self._corpus = engine, out, how, corpus
        self._lacks: dict[str, list[str]] = {}
        """What isn't there yet, by what the engine says or does about it."""
        self._without_card: dict[str, list[str]] = {}
        """What couldn't be looked at, by the card that the engine lacks."""
        self._left_out: list[str] = []
        self._with_findings: set[str] = set()
        self._offers = Offers()

    def all(self, position: Position | None) -> int:
        """The whole visit."""
        visit = self.visit
        try:
            description = visit.describe()
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # whatever an engine in this process raises is a finding
            visit.broke(error)
            description = None
        if description is None:
            self.end()
            return NEVER_ANSWERED
        self._introduce(description)
        started: list[tuple[Position, View]] = []
        self._check(Check("a first view", lambda: started.extend(self._start(position))))
        if started:
            self._play(*started[0])
        if restarts := getattr(self._engine, "restarts", None):
            visit.call = "between two games"
            visit.found(
                f"it {restarts[0]}" + (f", and {many(len(restarts) - 1, 'more')}" if restarts[1:] else ""),
                "one request, one answer; end only at the end of stdin",
            )
        return self.end()

    # -- the checks ----------------------------------------------------------------------------------------------------

    def _introduce(self, description: Description) -> None:
        visit, offers = self.visit, description.offers
        self._offers = offers
        words = [f"up to {offers.players} players"]
        words += [word for word in ("texts", "steps", "cleanups") if getattr(offers, word)]
        words += offers.also
        name = f"{clean(description.name)} {clean(description.version)}"
        print(f"{name} offers {clean(', '.join(words))}.", file=self._out)
        if description.protocol != PROTOCOL:
            visit.found(f"protocol is {description.protocol}", f"the contract described here is version {PROTOCOL}")
        if not description.name or not description.version:
            visit.found("an empty name or version", "reports name the engine by them")
        if offers.cleanups and not offers.steps:
            visit.found("offers cleanups without steps", "offer `steps` too, or neither")
        knows_its_offers(visit, offers)

    def _play(self, position: Position, first: View) -> None:
        """Everything after the first view."""
        visit = self.visit
        if visit.unsound:
            return  # what follows would only say it again
        for path, shown, wanted in differences(first, position):
            visit.found(f"{path} is {shown}", f"the position says {wanted}")
        if not has_priority(first, position.players[0].name):
            return
        for check in self._checks(position, first):
            self._check(check)

    def _checks(self, position: Position, first: View) -> tuple[Check, ...]:
        visit = self.visit
        look = partial
        passing, casting, turn = ("passing",), ("casting a spell",), ("a whole turn",)
        checks = [
            Check("refusing a pass that wasn't asked for", look(self._refuses_a_pass, position)),
            Check("passing", look(self._passes, position, first)),
            Check("refusing what isn't allowed", look(refuses, visit, position), passing),
            Check("casting a spell", look(casts_a_bolt, visit, position), passing),
        ]
        if all(len(player.library) > 1 for player in position.players):
            checks.append(Check("a whole turn", look(self._turns, position), passing))
        if len(position.players) == 2:
            checks += [
                Check("positions with owners", look(tells_owners, visit)),
                Check("positions with counters", look(counts_exactly, visit)),
                Check("positions with attachments", look(attaches, visit)),
                Check("positions without events", look(enters_without_events, visit)),
                Check("playing a land", look(plays_a_land, visit), passing),
                Check("activating a mana ability", look(activates_a_mana_ability, visit), passing),
                Check("activating an ability on the stack", look(activates_an_ability, visit), passing),
                Check("attacking and blocking", look(fights, visit), turn),
                Check("conceding", look(concedes, visit), passing),
                Check("discarding to hand size", look(discards, visit), turn),
                Check("declining what may be declined", look(may_decline, visit), passing),
                Check("ordering triggers", look(orders_triggers, visit), turn),
                Check("keeping one of two legends", look(keeps_a_legend, visit), casting),
                Check("saying what it lacks", look(says_what_it_lacks, visit), passing),
                Check("as many players as it offers", look(seats_players, visit, self._offers), passing),
            ]
        checks += [
            Check("the same game again", look(is_the_same_again, visit, position), passing),
            Check("the same shuffle again", look(shuffles_the_same_again, visit), casting),
        ]
        return tuple(checks)

    def _check(self, check: Check) -> None:
        """Look, and write down what the engine raises."""
        visit = self.visit
        if not self._with_findings.isdisjoint(check.after):
            self._left_out.append(check.name)
            self._with_findings.add(check.name)
            return
        before = visit.troubles
        try:
            check.look()
        except Unsupported as lack:
            if lack.what == "card":
                self._without_card.setdefault(lack.name, []).append(check.name)
            else:
                self._lacks.setdefault(f"unsupported {lack}", []).append(check.name)
        except Told:
            pass
        except Stuck as stuck:
            self._lacks.setdefault(str(stuck), []).append(check.name)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            visit.broke(error)
        if visit.troubles > before:
            self._with_findings.add(check.name)

    def _start(self, position: Position | None) -> list[tuple[Position, View]]:
        """The position that the engine can play, and its first view; nothing where it lacks even basic lands."""
        visit = self.visit
        visit.call = "start"
        wanted = position or small_position()
        try:
            first = visit.begin(wanted)
        except Unsupported as lack:
            if position is not None:
                visit.broke(lack)
                return []
            wanted = lands_alone()
            visit.note(f"it lacks {lack.what} {lack.name}, a right answer; the first games were played with lands")
            try:
                first = visit.begin(wanted)
            except Unsupported as lack:
                visit.found(
                    f"unsupported {lack.what}: {lack.name}, in a position of {joined(sorted(wanted.cards))} alone",
                    "the basic lands are in nearly every scenario; build them first",
                )
                return []
        visit.note(f"the first games were played with {joined(sorted(wanted.cards))}")
        return [(wanted, first)]

    def _refuses_a_pass(self, position: Position) -> None:
        """Only the one who has priority may pass; in the game that was just begun."""
        other = position.players[1].name
        try:
            self.visit.act(Pass(other), f"act, a pass by {other}")
        except Illegal:
            return
        self.visit.found(
            "who wasn't asked; the engine accepted it",
            "answer error 1 (illegal) to what isn't allowed now, and change nothing",
        )

    def _passes(self, position: Position, first: View) -> None:
        """A pass, and another start in the unfinished game."""
        visit = self.visit
        mover, other = position.players[0].name, position.players[1].name
        visit.begin(position, "start, in an unfinished game")
        after = visit.act(Pass(mover), f"act, a pass by {mover}")
        if not has_priority(after, other):
            visit.found(
                f"then {asked(after)}",
                f"{other} has priority next (117.3d); show every priority the rules give, also a useless one",
            )
        again = visit.begin(position, "start, in an unfinished game")
        if without_ids(again) != without_ids(first):
            visit.found("the view isn't that of the first start", "drop the old game wholly")

    def _turns(self, position: Position) -> None:
        """Everybody passes until it is the first player's turn again."""
        visit = self.visit
        cycle = TurnCycle(position, visit.begin(position, "start, for a turn of passes"), self._offers.steps)
        while (action := cycle.next_action()) is not None:
            cycle.see(visit.act(action, cycle.words(action)))
            for what, mend in cycle.findings():
                visit.found(what, mend)
        visit.call = "passes through a whole turn"
        for what, mend in cycle.at_the_end():
            visit.found(what, mend)
        if cycle.note:
            visit.note(cycle.note)
            raise Stuck(f"it comes no further than {cycle.where}")

    # -- the end -------------------------------------------------------------------------------------------------------

    def end(self) -> int:
        """The last lines, and the exit status."""
        visit, out = self.visit, self._out
        for number, calls in visit.again.items():
            more = f" and {len(calls) - _AGAIN} more" if calls[_AGAIN:] else ""
            print(f"Finding {number} came again at: {clean('; '.join(calls[:_AGAIN]))}{more}", file=out)
        for note in visit.notes:
            print(f"Note: {clean(note)}", file=out)
        for why, names in self._lacks.items():
            print(f"Not there yet: {', '.join(names)} ({clean(why)})", file=out)
        for card, names in self._without_card.items():
            print(f"Not looked at, since it lacks the card {clean(card)}: {', '.join(names)}", file=out)
        if self._left_out:
            print(f"Not looked at before the findings are mended: {', '.join(self._left_out)}", file=out)
        if visit.seconds["start"]:
            print(f"Timing: {tells_the_time(visit)}", file=out)
        if self._corpus is not None and visit.description is not None:
            self._tell_corpus()
        if visit.findings and (stderr := getattr(self._engine, "stderr_tail", "")):
            print("The engine's stderr ends:", file=out)
            for line in stderr.splitlines()[-_STDERR_LINES:]:
                print(f"  {clean(line)}", file=out)
        found = many(len(visit.findings), "finding") if visit.findings else "No findings"
        print(f"{found}. What to do next:", file=out)
        for number, line in enumerate(self._next(), 1):
            print(f"  {number}. {line}", file=out)
        return PROBLEMS if visit.findings else FINE

    def _tell_corpus(self) -> None:
        assert self._corpus is not None
        try:
            for line in self._corpus(self._engine, self._offers):
                print(clean(line), file=self._out)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            self.visit.call = "start, with a scenario's position"
            self.visit.broke(error)

    def _next(self) -> Iterable[str]:
        run, again = f"sundial run {self._how}".rstrip(), f"sundial doctor {self._how}".rstrip()
        if self.visit.findings:
            others = "; others may follow from it" if len(self.visit.findings) > 1 else ""
            yield f"mend finding 1{others}, then: {again}"
        if self._lacks:
            names = ", ".join(names[0] for names in self._lacks.values())
            yield f"build what isn't there yet, in this order: {names}"
        yield f"{run} {FIRST_SCENARIO}"
        yield run
