"""What makes a scenario fit for every engine; found out by playing it, on the reference engine and on the dummies.

What is refused when features are loaded (`corpus.RULES`) stands before all this: nothing is played of a corpus that
can't be loaded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from . import said
from .corpus import Corpus, Problem
from .endings import without_endings
from .engines import open_engine
from .model import CardInfo, Engine, PriorityDecision
from .proofs import SEEDS, Play, claims_nothing, could_use, debts, play, unstable
from .said import Scenario
from .session import Unscripted

RULES: dict[str, str] = {
    "position": "the Given steps make a position",
    "position-unstable": "in the position nothing triggers and no state-based action applies",
    "reference-fails": "the scenario passes on the reference engine",
    "seeds-differ": "it does so under three seeds",
    "dummy-passes": "it passes neither on an engine that does nothing nor on one that refuses everything",
    "unscripted": "no choice between different options is left to the default answer",
    "ambiguous": "no name stands for several different objects",
    "never-early": "that something never happens in a turn is claimed once the turn is over",
    "stack-unasked": "claims about the stack are made where somebody has priority",
    "goes-on": "the game goes on to upkeep, draw, main, beginning of combat and end steps only, which no engine "
    "leaves out",
    "cant-without-can": "a player who can't do something does something else, which an engine that "
    "refuses everything doesn't allow",
    "opportunity-unused": "a player with an opportunity to act holds an instant and can pay for it, or engines may not "
    "show it",
    "unpayable": "whatever lands an engine taps, the rest pays for what comes later",
    "twin-missing": "where an ending effect keeps something from happening, a twin shows that it would have happened",
    "unproved": "a negative claim fails on the reference engine when the ending effect is left out",
}
"""What `sundial lint` finds beside what is refused at load time, by code."""

_ALWAYS_STOPPED_AT = ("upkeep", "draw", "precombat_main", "beginning_of_combat", "postcombat_main", "end")


def _every_engine_stops(goes_on: said.GoesOn, following: said.Step | None) -> bool:
    """Whether no engine leaves that step out: it never does, or something is claimed to be asked or to wait there."""
    if goes_on.step in _ALWAYS_STOPPED_AT:
        return True
    says = following.says if following is not None else None
    return isinstance(says, said.MustChoose) or (isinstance(says, said.StackIs) and bool(says.objects))


class Engines:
    """The engines on which the linter plays, made once."""

    def __init__(self) -> None:
        self.reference = open_engine("reference")
        self.dummies: Mapping[str, Engine] = {name: open_engine(name) for name in ("null", "refuser")}


def lint(
    corpus: Corpus, cards: Mapping[str, CardInfo], scenarios: Iterable[Scenario] | None = None
) -> Iterator[Problem]:
    """Everything that is wrong with scenarios, in feature order.

    Args:
        corpus: all scenarios that belong together; twins are looked for in it.
        scenarios: those to look at; all by default.
    """
    engines = Engines()
    for scenario in corpus if scenarios is None else scenarios:
        yield from _Linted(scenario, corpus, cards, engines).problems()


class _Linted:
    """One scenario under the linter."""

    def __init__(self, scenario: Scenario, corpus: Corpus, cards: Mapping[str, CardInfo], engines: Engines) -> None:
        self.scenario, self.corpus, self.cards, self.engines = scenario, corpus, cards, engines

    def problems(self) -> Iterator[Problem]:
        try:
            moved = unstable(self.scenario, self.engines.reference, self.cards)
        except ValueError as error:
            line, _, message = str(error).partition(": ")
            at = line.removeprefix("line ")
            yield self.problem("position", int(at) if at.isdigit() else self.scenario.line, message)
            return
        if moved:
            yield self.problem(
                "position-unstable",
                self.scenario.line,
                f"in the position {moved} before anybody acts",
                "reach this state by play",
            )
        yield from self.written()
        first = self._play(1)
        yield from self.failing(first)
        if first.passed:
            yield from self.played(first)
            yield from self.proved()
        yield from self.on_dummies()

    def problem(self, code: str, line: int, message: str, fix: str = "") -> Problem:
        return Problem(self.scenario.file, line, 0, code, f"{self.scenario.id}: {message}", fix)

    def _play(self, seed: int, strict: bool = False) -> Play:
        return play(self.scenario.steps, self.engines.reference, self.cards, seed, strict)

    # -- seen in the steps alone -------------------------------------------------------------------------------------

    def written(self) -> Iterator[Problem]:
        for step, following in zip(self.scenario.steps, (*self.scenario.steps[1:], None), strict=True):
            if isinstance(step.says, said.GoesOn) and not _every_engine_stops(step.says, following):
                yield self.problem(
                    "goes-on",
                    step.line,
                    "some engines give no priority there, or leave the step out",
                    "attack, choose, or go on to another step",
                )
            if isinstance(step.says, said.Cannot) and not any(
                _does_something(other.says, step.says.player) for other in self.scenario.steps
            ):
                yield self.problem(
                    "cant-without-can",
                    step.line,
                    f"an engine that refuses everything agrees that {step.says.player} can't",
                    f"let {step.says.player} cast, activate or play something in the same scenario",
                )

    # -- seen in the game on the reference engine ------------------------------------------------------------------

    def failing(self, first: Play) -> Iterator[Problem]:
        if not first.passed:
            line = first.session.at.line if first.session.at else self.scenario.line
            failed = first.failed
            if failed is None:
                yield self.problem("reference-fails", line, f"on the reference engine: {first.trouble}")
            elif failed.why == "early":
                yield self.problem("never-early", line, failed.shown, "go on to a later turn first")
            elif failed.why == "no priority":
                yield self.problem("stack-unasked", line, failed.shown, "make the claim where somebody has priority")
            else:
                told = f"on the reference engine: expected: {failed.expected}; shown: {failed.shown}"
                yield self.problem("reference-fails", line, told)
        for seed in SEEDS[1:]:
            other = self._play(seed)
            if other.passed != first.passed:
                line = other.session.at.line if other.session.at else self.scenario.line
                verdicts = ["passes" if verdict else "doesn't pass" for verdict in (first.passed, other.passed)]
                yield self.problem(
                    "seeds-differ", line, f"with seed 1 it {verdicts[0]}, with seed {seed} it {verdicts[1]}"
                )
                break

    def played(self, first: Play) -> Iterator[Problem]:
        strict = self._play(1, strict=True)
        if isinstance(strict.failed, Unscripted):
            line = strict.session.at.line if strict.session.at else self.scenario.line
            yield self.problem("unscripted", line, strict.failed.shown, "say what is chosen before this step")
        game = first.session.game
        assert game is not None
        for ambiguity in dict.fromkeys(game.ambiguities):
            yield self.problem("ambiguous", self.scenario.line, ambiguity, "give them different names")
        moments = first.session.timeline
        for step in self.scenario.steps:
            says = step.says
            if isinstance(says, said.HadOpportunity) and says.yes and says.player is not None:
                views = [
                    m.view
                    for m in moments
                    if isinstance(m.view.decision, PriorityDecision)
                    and m.view.decision.player == says.player
                    and (m.view.step, m.view.turn) == (says.step, says.turn)
                ]
                if not any(could_use(view, says.player, self.cards) for view in views):
                    yield self.problem(
                        "opportunity-unused",
                        step.line,
                        f"{says.player} has no instant to use then, or can't pay for it",
                        f"give {says.player} an instant, and lands for it",
                    )
        for debt in debts(moments, self.cards):
            yield self.problem(
                "unpayable",
                self.scenario.line,
                f"{debt.player} pays for {', '.join(debt.paid)} with {debt.has} untapped {debt.land}; "
                f"whatever is tapped first, {debt.needs} suffice",
                f'write: {debt.player} has lands for "...", with all of them',
            )

    def proved(self) -> Iterator[Problem]:
        claims = [step for step in self.scenario.steps if claims_nothing(step.says)]
        less = without_endings(self.scenario, self.cards)
        if not claims or len(less) == len(self.scenario.steps):
            return
        beside = [s for s in self.corpus if s.key == self.scenario.key and s.file == self.scenario.file]
        ids = {self.scenario.id, self.scenario.outline, *(s.id for s in beside)}
        if not any(s.twin for s in beside) and not any(s.twin in ids for s in self.corpus if s.twin):
            yield self.problem(
                "twin-missing",
                claims[0].line,
                "nothing shows that it would have happened without the ending effect",
                "write a scenario without it, and name it with @twin:ID",
            )
        if play(less, self.engines.reference, self.cards).passed:
            yield self.problem(
                "unproved", claims[0].line, "it passes on the reference engine without the ending effect as well"
            )

    # -- seen on the dummies -----------------------------------------------------------------------------------------

    def on_dummies(self) -> Iterator[Problem]:
        for name, engine in self.engines.dummies.items():
            if play(self.scenario.steps, engine, self.cards).passed:
                yield self.problem("dummy-passes", self.scenario.line, f"it passes on the engine {name}")


def _does_something(says: object, player: str) -> bool:
    """Whether a step is the can to a can't: an engine that lets the player do it doesn't refuse everything."""
    return isinstance(says, said.Casts | said.Activates | said.Plays) and says.player == player


def sorted_problems(problems: Iterable[Problem]) -> Sequence[Problem]:
    """In the order of files and lines, each once."""
    return sorted(set(problems), key=lambda p: (p.path, p.line, p.column, p.code, p.message))
