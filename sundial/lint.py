"""What makes a scenario fit for every engine; found out by playing it, on the reference engine and on the dummies.

What is refused when features are loaded (`corpus.RULES`) stands before all this: nothing is played of a corpus that
can't be loaded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from . import said
from .contrasts import claims, ever_otherwise, refused_anyway, unchanged
from .corpus import Corpus, Problem
from .endings import without_endings
from .engines import open_engine
from .model import CardInfo, Engine, PriorityDecision, View
from .otherwise import ENDING_DOES_NOTHING, NOTHING_IS_FORBIDDEN, Otherwise
from .proofs import SEEDS, Play, changes_costs, claims_nothing, could_use, debts, play, resolving, unstable
from .said import Scenario
from .session import Unscripted

RULES: dict[str, str] = {
    "position-unstable": "in the position nothing triggers and no state-based action applies",
    "reference-fails": "the scenario passes on the reference engine",
    "seeds-differ": "it does so under three seeds",
    "dummy-passes": "it passes neither on an engine that does nothing nor on one that refuses everything",
    "unscripted": "no choice between different options is left to the default answer",
    "ambiguous": "no name stands for several different objects",
    "never-early": "that something never happens in a turn is claimed once the turn is over",
    "stack-unasked": "claims about the stack are made where somebody has priority",
    "goes-on": "the game goes on to upkeep, draw, main, beginning of combat and end steps only, which no engine "
    "leaves out, and never to a second cleanup step, which not every engine shows",
    "cant-without-can": "a player who can't do something does something else, which an engine that "
    "refuses everything doesn't allow",
    "cant-anyway": "what a player can't do is in the right zone, has its targets and could be paid for, so that only "
    "what is claimed keeps the player from it",
    "opportunity-unused": "a player with an opportunity to act holds an instant and can pay for it, or engines may not "
    "show it",
    "unpayable": "whatever lands an engine taps, the rest pays for what comes later",
    "twin-missing": "where an ending effect keeps something from happening, a twin shows that it would have happened",
    "unproved": "a negative claim fails on the reference engine when the ending effect is left out",
    "never-otherwise": "what is claimed not to be is so at some time: before, without the ending effect, in a twin or "
    "in another scenario of the Rule",
    "blind-to-ending": "a scenario about the process in which something is ended, and that is nobody's twin, fails "
    "where ending does nothing, or a note says why it can't",
}
"""What `sundial lint` finds beside what is refused at load time, by code."""

BLIND = "blind to ending:"
"""How a note begins that says why a scenario about the process passes where ending does nothing."""

_PROCESSES = ("end-turn.", "end-combat.")
_NOTHING_IS_RIGHT = "end-combat.nothing."
"""Outside a combat phase ending it does nothing (724.2g), so that is what these scenarios show."""

_DOES = {"cast": said.Casts, "activate": said.Activates, "play": said.Plays}

_ALWAYS_STOPPED_AT = ("upkeep", "draw", "precombat_main", "beginning_of_combat", "postcombat_main", "end")


def _every_engine_stops(goes_on: said.GoesOn, following: said.Step | None) -> bool:
    """Whether no engine leaves that step out: it never does, or something is claimed to be asked or to wait there."""
    if goes_on.step in _ALWAYS_STOPPED_AT:
        return True
    says = following.says if following is not None else None
    return (
        isinstance(says, said.MustChoose)
        or (isinstance(says, said.StackIs) and bool(says.objects))
        or (isinstance(says, said.ItIs) and says.step == goes_on.step)
    )


class Engines:
    """The engines on which the linter plays, made once."""

    def __init__(self) -> None:
        self.reference = open_engine("reference")
        self.dummies: Mapping[str, Engine] = {name: open_engine(name) for name in ("null", "refuser")}
        self.ends_nothing = Otherwise(ENDING_DOES_NOTHING)
        self.forbids_nothing = Otherwise(NOTHING_IS_FORBIDDEN)


def lint(
    corpus: Corpus, cards: Mapping[str, CardInfo], scenarios: Iterable[Scenario] | None = None
) -> Iterator[Problem]:
    """Everything that is wrong with scenarios, in feature order.

    Args:
        corpus: all scenarios that belong together; twins are looked for in it.
        scenarios: those to look at; all by default.
    """
    engines = Engines()
    beside = _Beside(corpus, cards, engines)
    for scenario in corpus if scenarios is None else scenarios:
        yield from _Linted(scenario, beside, cards, engines).problems()


class _Beside:
    """The scenarios that a scenario is to be read with, and their games on the reference engine."""

    def __init__(self, corpus: Corpus, cards: Mapping[str, CardInfo], engines: Engines) -> None:
        self._all, self._cards, self._engines = list(corpus), cards, engines
        self.twins = {scenario.twin for scenario in self._all if scenario.twin}
        self._games: dict[str, Play] = {}

    def game(self, scenario: Scenario) -> Play:
        """Its game on the reference engine, played once."""
        if scenario.id not in self._games:
            self._games[scenario.id] = play(scenario.steps, self._engines.reference, self._cards)
        return self._games[scenario.id]

    def is_twin(self, scenario: Scenario) -> bool:
        """Whether another one names it as its twin."""
        return bool({scenario.id, scenario.outline} & self.twins)

    def in_rule(self, scenario: Scenario) -> list[Scenario]:
        """Those that stand in the same Rule, itself among them."""
        return [s for s in self._all if (s.key, s.file) == (scenario.key, scenario.file)]

    def has_twin(self, scenario: Scenario) -> bool:
        """Whether one of its Rule has a twin, or is one."""
        rule = self.in_rule(scenario)
        return any(s.twin or self.is_twin(s) for s in (scenario, *rule))

    def to_compare(self, scenario: Scenario) -> list[Scenario]:
        """Its twin, those whose twin it is, and the others of its Rule."""
        names = {scenario.id, scenario.outline} - {""}
        twins = [s for s in self._all if s.twin in names or (scenario.twin and scenario.twin in (s.id, s.outline))]
        return [s for s in (*twins, *self.in_rule(scenario)) if s.id != scenario.id]


class _Linted:
    """One scenario under the linter."""

    def __init__(self, scenario: Scenario, beside: _Beside, cards: Mapping[str, CardInfo], engines: Engines) -> None:
        self.scenario, self.beside, self.cards, self.engines = scenario, beside, cards, engines

    def problems(self) -> Iterator[Problem]:
        if moved := unstable(self.scenario, self.engines.reference, self.cards):
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
            yield from self.forbidden(first)
            yield from self.proved(first)
            yield from self.ending()
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
            if isinstance(step.says, said.CannotAttack) and not any(
                isinstance(other.says, said.Attacks) and other.says.player == step.says.player
                for other in self.scenario.steps
            ):
                yield self.problem(
                    "cant-without-can",
                    step.line,
                    f"an engine that refuses everything, or asks nothing, agrees that {step.says.player} can't",
                    f"let {step.says.player} attack with something else in the same scenario",
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
        for step, following, count in zip(self.scenario.steps, self.scenario.steps[1:], first.views, strict=False):
            goes_on = isinstance(step.says, said.GoesOn) and step.says.step not in _ALWAYS_STOPPED_AT
            if goes_on and isinstance(following.says, said.ItIs):
                if not _asks_in_every_engine(moments[count - 1].view, self.cards):
                    yield self.problem(
                        "goes-on",
                        step.line,
                        "nobody has a use for the priority there, so that some engines don't show it",
                        "give a player an instant, and lands for it",
                    )
        for step, before in zip(self.scenario.steps, (0, *first.views), strict=False):
            says = step.says
            if isinstance(says, said.GoesOn) and says.step == "cleanup" and before:
                view = moments[before - 1].view
                if view.step == "cleanup" and says.player is None:
                    yield self.problem(
                        "goes-on",
                        step.line,
                        "it is the cleanup step already, and an engine needn't show that another one begins",
                        "say what is chosen or resolves there",
                    )
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
        for debt in debts(moments, self.cards, game.has_turn):
            yield self.problem(
                "unpayable",
                self.scenario.line,
                f"{debt.player} pays for {', '.join(debt.paid)} with {debt.has} untapped {debt.land}; "
                f"whatever is tapped first, {debt.needs} suffice",
                f'write: {debt.player} has lands for "...", with all of them',
            )

    def forbidden(self, first: Play) -> Iterator[Problem]:
        for at, step in enumerate(self.scenario.steps):
            says = step.says
            if isinstance(says, said.CannotAttack) and not any(
                _attacks(scenario, says) for scenario in (self.scenario, *self.beside.to_compare(self.scenario))
            ):
                yield self.problem(
                    "cant-anyway",
                    step.line,
                    f"nothing shows that {says.player} could ever attack with it",
                    "name a twin in which that is done",
                )
            # Of a card whose cost changes, that it can't be paid may be the point.
            if not isinstance(says, said.Cannot) or changes_costs(self.cards[says.card]):
                continue
            exile = first.session.timeline[first.views[at] - 1].view.exile
            if any(card.name == says.card for card in exile) and not any(
                _does(scenario, says) for scenario in (self.scenario, *self.beside.to_compare(self.scenario))
            ):
                yield self.problem(
                    "cant-anyway",
                    step.line,
                    f'nothing shows that {says.player} could ever {says.what} "{says.card}" from exile',
                    "name a twin in which that is done",
                )
            elif refused_anyway(self.scenario, at, self.engines.reference, self.engines.forbids_nothing, self.cards):
                yield self.problem(
                    "cant-anyway",
                    step.line,
                    f"{says.player} couldn't {says.what} it anyway: there it can't be used, or paid for, or "
                    "targets are missing",
                    "give what it needs, so that nothing else keeps the player from it",
                )

    def proved(self, first: Play) -> Iterator[Problem]:
        nothing = [
            step
            for step in self.scenario.steps
            if claims_nothing(step.says)
            and not (isinstance(step.says, said.Cannot) and _does(self.scenario, step.says))
            and not (isinstance(step.says, said.CannotAttack) and _attacks(self.scenario, step.says))
        ]
        less = without_endings(self.scenario, self.cards)
        ends = len(less) < len(self.scenario.steps)
        plain = play(less, self.engines.reference, self.cards) if ends else None
        compared = [*([plain] if plain else []), *map(self.beside.game, self.beside.to_compare(self.scenario))]
        for step in nothing:
            if not isinstance(step.says, said.Cannot | said.CannotAttack) and not ever_otherwise(
                step.says, first, compared
            ):
                yield self.problem(
                    "never-otherwise",
                    step.line,
                    "that isn't otherwise at any time, in this game or in one to compare it with",
                    "name what could be there, or a twin in which it is",
                )
        if plain is None:
            return
        without = [
            claims(less, self.engines.reference, self.cards),
            claims(self.scenario.steps, self.engines.ends_nothing, self.cards),
            claims(resolving(self.scenario, first), self.engines.ends_nothing, self.cards),
        ]
        kept = list(unchanged(self.scenario, first, without))
        if (nothing or kept) and not self.beside.has_twin(self.scenario):
            yield self.problem(
                "twin-missing",
                (nothing or kept)[0].line,
                "nothing shows that it would have happened without the ending effect",
                "write a scenario without it, and name it with @twin:ID",
            )
        if nothing and plain.passed:
            yield self.problem(
                "unproved", nothing[0].line, "it passes on the reference engine without the ending effect as well"
            )

    def ending(self) -> Iterator[Problem]:
        scenario = self.scenario
        if (
            scenario.key.startswith(_PROCESSES)
            and not scenario.key.startswith(_NOTHING_IS_RIGHT)
            and len(without_endings(scenario, self.cards)) < len(scenario.steps)
            and not self.beside.is_twin(scenario)
            and not any(kind == "Note" and text.startswith(BLIND) for kind, text in scenario.notes)
            and play(scenario.steps, self.engines.ends_nothing, self.cards).passed
        ):
            yield self.problem(
                "blind-to-ending",
                scenario.line,
                "it passes where ending the turn and ending the combat phase do nothing",
                f"claim what only the ended turn or phase shows, or write Note: {BLIND} and why it can't be seen",
            )

    # -- seen on the dummies -----------------------------------------------------------------------------------------

    def on_dummies(self) -> Iterator[Problem]:
        for name, engine in self.engines.dummies.items():
            if play(self.scenario.steps, engine, self.cards).passed:
                yield self.problem("dummy-passes", self.scenario.line, f"it passes on the engine {name}")


def _asks_in_every_engine(view: View, cards: Mapping[str, CardInfo]) -> bool:
    """Whether somebody is asked for more than a priority of which nobody has any use."""
    if view.stack or not isinstance(view.decision, PriorityDecision):
        return True
    return any(could_use(view, player.name, cards) for player in view.players)


def _does_something(says: object, player: str) -> bool:
    """Whether a step is the can to a can't: an engine that lets the player do it doesn't refuse everything."""
    return isinstance(says, said.Casts | said.Activates | said.Plays) and says.player == player


def _does(scenario: Scenario, cannot: said.Cannot) -> bool:
    """Whether the very thing that a player can't do is done by that player in a scenario, at whatever time."""
    done = [s.says for s in scenario.steps if isinstance(s.says, said.Casts | said.Activates | said.Plays)]
    return any(
        type(says) is _DOES[cannot.what] and (says.player, says.card) == (cannot.player, cannot.card) for says in done
    )


def _attacks(scenario: Scenario, cannot: said.CannotAttack) -> bool:
    """Whether the attackers that a player can't declare are declared by that player in a scenario, at whatever time."""
    names = {card.name for card in cannot.attackers}
    return any(
        isinstance(says, said.Attacks)
        and says.player == cannot.player
        and names <= {card.name for card in says.attackers}
        for says in (step.says for step in scenario.steps)
    )


def sorted_problems(problems: Iterable[Problem]) -> Sequence[Problem]:
    """In the order of files and lines, each once."""
    return sorted(set(problems), key=lambda p: (p.path, p.line, p.column, p.code, p.message))
