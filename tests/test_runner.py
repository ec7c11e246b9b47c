"""The runner: verdicts, restarts, what ends a run, and its exit status."""

from __future__ import annotations

import signal
import sys
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from sundial.endings import controls
from sundial.engines import open_engine
from sundial.loading import Loaded
from sundial.model import Action, Cast, Description, Engine, Illegal, Offers, Position, Unsupported, View
from sundial.runfile import EndRecord, Record, RunRecord, ScenarioRecord, read
from sundial.runner import Runner
from sundial.said import Scenario
from sundial.transport import CannotStart, Child, Silent

LOADED = Loaded()

FEATURE = """
Feature: 724.1b for the runner

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:{a} @source:cr
    Scenario: Time Stop exiles itself
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then "Time Stop" is in exile

    @id:{b} @source:cr
    Scenario: Time Stop does not go to the graveyard
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then Alice's graveyard is "Time Stop"

    @id:{c} @source:cr @open
    Scenario: Nobody is sure of this
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then Alice has 19 life

    @id:{d} @source:cr
    Scenario: Three players
      Given Carol has "Time Stop" in hand
      And Carol has lands for "Time Stop"
      When Carol casts "Time Stop"
      And "Time Stop" resolves
      Then "Time Stop" is in exile, owned by Carol
"""
PASSES, FAILS, OPEN, THREE = "stays-in-exile", "graveyard-instead", "open-question", "three-players"


@pytest.fixture(scope="module")
def scenarios(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Scenario]:
    path = tmp_path_factory.mktemp("features") / "runner.feature"
    path.write_text(FEATURE.format(a=PASSES, b=FAILS, c=OPEN, d=THREE), encoding="utf-8")
    return {scenario.id: scenario for scenario in LOADED.features([str(path)])}


class Run:
    """The records of a run, and its exit status."""

    def __init__(
        self,
        open_it: Callable[[], Engine],
        scenarios: Sequence[Scenario],
        stop: bool = False,
        strict: bool = False,
        timelines: bool = False,
    ) -> None:
        self.told: list[Record] = []
        self.runner = Runner(
            open_it,
            LOADED.needs,
            LOADED.cards.infos,
            LOADED.statements,
            stop=stop,
            strict=strict,
            timelines=timelines,
        )
        self.status = self.runner.run(scenarios, self.told.append)

    @property
    def opening(self) -> RunRecord:
        assert isinstance(self.told[0], RunRecord)
        return self.told[0]

    @property
    def end(self) -> EndRecord:
        assert isinstance(self.told[-1], EndRecord)
        return self.told[-1]

    @property
    def records(self) -> list[ScenarioRecord]:
        return [record for record in self.told if isinstance(record, ScenarioRecord)]

    @property
    def verdicts(self) -> list[str]:
        return [record.verdict for record in self.records]


def reference() -> Engine:
    return open_engine("reference")


def test_passes_and_failures(scenarios: dict[str, Scenario]) -> None:
    run = Run(reference, [scenarios[PASSES], scenarios[FAILS]])
    assert (run.verdicts, run.status, run.end.exit) == (["pass", "fail"], 1, 1)
    passed, failed = run.records
    assert passed.timeline == ()
    assert failed.timeline
    assert failed.expected == 'Alice\'s graveyard is "Time Stop"'
    assert failed.shown == 'Alice\'s graveyard is empty; "Time Stop" is in exile (owned by Alice)'
    assert (failed.at.line, failed.at.step) == (scenarios[FAILS].steps[-1].line, failed.expected)
    assert failed.statement == "Every object on the stack is exiled, whoever controls it"
    assert failed.number == "724.1b"
    assert run.end.counts.passed == run.end.counts.failed == 1


def test_timelines_of_passes_are_kept_when_asked_for(scenarios: dict[str, Scenario]) -> None:
    assert Run(reference, [scenarios[PASSES]], timelines=True).records[0].timeline


def test_open_scenarios_never_count(scenarios: dict[str, Scenario]) -> None:
    run = Run(reference, [scenarios[OPEN], scenarios[PASSES]], stop=True)
    assert (run.verdicts, run.status) == (["fail", "pass"], 0)
    assert (run.end.counts.open, run.end.counts.failed) == (1, 0)


def test_stopping_at_the_first_failure(scenarios: dict[str, Scenario]) -> None:
    run = Run(reference, [scenarios[FAILS], scenarios[PASSES]], stop=True)
    assert (run.verdicts, run.status) == (["fail", "not run"], 1)
    assert run.records[1].shown == f"the run stops after {FAILS}"


class Broken:
    """Takes the place of the reference engine, and goes wrong in one way."""

    def __init__(self) -> None:
        self.engine = open_engine("reference")

    def describe(self) -> Description:
        return self.engine.describe()

    def start(self, position: Position) -> View:
        return self.engine.start(position)

    def act(self, action: Action) -> View:
        return self.engine.act(action)


class TwoPlayers(Broken):
    def describe(self) -> Description:
        return Description("two", "1", 1, Offers(players=2))


def test_what_an_engine_does_not_offer_is_unsupported(scenarios: dict[str, Scenario]) -> None:
    run = Run(TwoPlayers, [scenarios[THREE]])
    assert (run.verdicts, run.records[0].shown) == (["unsupported"], "3 players")
    assert run.status == 1, "nothing was shown to be right"
    assert Run(TwoPlayers, [scenarios[THREE], scenarios[PASSES]]).status == 0
    assert Run(TwoPlayers, [scenarios[THREE], scenarios[PASSES]], strict=True).status == 1


class NoTimeStop(Broken):
    def start(self, position: Position) -> View:
        raise Unsupported("card", "Time Stop")


def test_a_card_that_an_engine_lacks_is_the_cause(scenarios: dict[str, Scenario]) -> None:
    assert Run(NoTimeStop, [scenarios[PASSES]]).records[0].shown == "Time Stop"


class Refuses(Broken):
    def act(self, action: Action) -> View:
        raise Illegal("never")


def test_a_refusal_is_a_failure(scenarios: dict[str, Scenario]) -> None:
    record = Run(Refuses, [scenarios[PASSES]]).records[0]
    assert (record.verdict, record.expected) == ("fail", 'Alice casts "Time Stop"')
    assert record.shown.startswith("Alice may not (never)")


class Raises(Broken):
    made = 0

    def __init__(self) -> None:
        super().__init__()
        Raises.made += 1

    def act(self, action: Action) -> View:
        if Raises.made == 1:
            raise RuntimeError("out of luck")
        return super().act(action)


def test_an_error_costs_one_verdict_and_a_new_engine(scenarios: dict[str, Scenario]) -> None:
    Raises.made = 0
    run = Run(Raises, [scenarios[PASSES], scenarios[PASSES]])
    assert (run.verdicts, Raises.made) == (["error", "pass"], 2)
    assert run.records[0].shown == "RuntimeError: out of luck (instead of answering Alice's cast)"
    assert "Traceback" in run.records[0].stderr
    assert "Traceback" not in run.records[0].shown


class Mute:
    def describe(self) -> Description:
        raise ValueError("no")

    def start(self, position: Position) -> View:
        raise AssertionError

    def act(self, action: Action) -> View:
        raise AssertionError


@pytest.mark.parametrize("open_it", [Mute, lambda: Child(["/no/such/program"])])
def test_without_any_answer_nothing_is_run(open_it: Callable[[], Engine], scenarios: dict[str, Scenario]) -> None:
    run = Run(open_it, [scenarios[PASSES], scenarios[FAILS]])
    assert (run.verdicts, run.status) == (["not run", "not run"], 3)
    assert run.opening.engine is None
    assert run.opening.trouble


def test_three_failed_starts_in_a_row_end_the_run(scenarios: dict[str, Scenario]) -> None:
    class Vanishes(Broken):
        def start(self, position: Position) -> View:
            raise CannotStart("gone")

    run = Run(Vanishes, [scenarios[PASSES]] * 5)
    assert (run.verdicts, run.status) == (["error"] * 3 + ["not run"] * 2, 1)
    assert "3 times in a row" in run.records[-1].shown


def test_a_program_that_ends_is_started_again(scenarios: dict[str, Scenario], tmp_path: Path) -> None:
    program = textwrap.dedent(
        f"""
        import os, sys
        from sundial import engines, serve
        class Falls:
            def __init__(self):
                self.engine = engines.open_in_process("reference")
                self.describe, self.act = self.engine.describe, self.engine.act
            def start(self, position):
                if not os.path.exists({str(tmp_path / "fallen")!r}):
                    open({str(tmp_path / "fallen")!r}, "w").close()
                    print("I fall", file=sys.stderr, flush=True)
                    os._exit(7)
                return self.engine.start(position)
        serve.run(Falls)
        """
    )
    run = Run(lambda: Child([sys.executable, "-c", program]), [scenarios[PASSES], scenarios[PASSES]])
    assert run.verdicts == ["error", "pass"]
    assert "exit status 7" in run.records[0].shown
    assert run.records[0].stderr.strip() == "I fall"


class FaultAtStart(Broken):
    def start(self, position: Position) -> View:
        raise RuntimeError("no room")


class Exits(Broken):
    def act(self, action: Action) -> View:
        raise SystemExit("enough")


def test_a_fault_in_start_is_told_as_that(scenarios: dict[str, Scenario]) -> None:
    record = Run(FaultAtStart, [scenarios[PASSES]]).records[0]
    assert (record.verdict, record.at.step) == ("error", "setting up the position")
    assert record.shown == "RuntimeError: no room (instead of answering `start`)"


def test_an_engine_that_exits_costs_one_scenario_and_the_timeline_ends_with_what_it_was_asked(
    scenarios: dict[str, Scenario],
) -> None:
    run = Run(Exits, [scenarios[PASSES], scenarios[FAILS]])
    assert (run.verdicts, run.status) == (["error", "error"], 1)
    assert run.records[0].shown == "SystemExit: enough (instead of answering Alice's cast)"
    assert isinstance(run.records[0].timeline[-1].answer, Cast)
    assert run.records[0].at.step == 'Alice casts "Time Stop"'


def test_an_engine_that_is_silent_time_and_again_is_given_up(scenarios: dict[str, Scenario]) -> None:
    class Sleeps(Broken):
        def act(self, action: Action) -> View:
            raise Silent("silent for 10 s after Alice's cast")

    run = Run(Sleeps, [scenarios[PASSES]] * 7)
    assert (run.verdicts, run.status) == (["error"] * 5 + ["not run"] * 2, 1)
    assert run.records[-1].shown == "the engine gave no answer in time in 5 scenarios in a row"


def test_silences_with_verdicts_between_them_do_not_count(scenarios: dict[str, Scenario]) -> None:
    class SometimesSleeps(Broken):
        games = 0

        def start(self, position: Position) -> View:
            SometimesSleeps.games += 1
            if SometimesSleeps.games % 5 != 1:
                raise Silent("silent for 10 s after `start`")
            return super().start(position)

    run = Run(SometimesSleeps, [scenarios[PASSES]] * 10)
    assert run.verdicts == (["pass"] + ["error"] * 4) * 2


def test_a_record_says_where_in_the_scenario_it_went_wrong(scenarios: dict[str, Scenario]) -> None:
    failed = Run(reference, [scenarios[FAILS]]).records[0]
    assert (failed.at.keyword, failed.before_ending) == ("Then", False)
    refused = Run(Refuses, [scenarios[PASSES]]).records[0]
    assert (refused.at.keyword, refused.before_ending) == ("When", True)


def test_a_lacking_card_is_told_with_all_that_the_position_names(scenarios: dict[str, Scenario]) -> None:
    record = Run(NoTimeStop, [scenarios[PASSES]]).records[0]
    assert record.lacks == "Time Stop"
    assert set(record.cards) == {"Island", "Mountain", "Time Stop"}


def test_controls_are_twins_in_which_nothing_ends() -> None:
    corpus = list(LOADED.features())
    found = controls(corpus, LOADED.cards.infos)
    assert "bolt-without-time-stop" in found
    assert "bolt-below-time-stop" not in found, "Time Stop is cast in it"
    assert "fortune-lost-in-the-extra-turn[Final Fortune]" not in found, "it is about Final Fortune, not about ending"


def test_an_interrupt_leaves_the_rest_and_tells_the_end(scenarios: dict[str, Scenario]) -> None:
    class Interrupts(Broken):
        def act(self, action: Action) -> View:
            signal.raise_signal(signal.SIGINT)
            return super().act(action)

    told: list[Record] = []
    runner = Runner(Interrupts, LOADED.needs, LOADED.cards.infos, LOADED.statements)
    with runner.interruptible():
        status = runner.run([scenarios[PASSES], scenarios[FAILS]], told.append)
    assert status == 1
    assert [record.verdict for record in told if isinstance(record, ScenarioRecord)] == ["not run", "not run"]
    assert isinstance(told[-1], EndRecord)
    assert told[-1].interrupted


# -- strangers' classes --------------------------------------------------------------------------------------------


class Panic(BaseException):
    """What another language's panic comes as."""


def answering(change: Callable[[View], object]) -> type[Broken]:
    """An engine whose answers to actions are changed."""

    class Changed(Broken):
        def act(self, action: Action) -> Any:
            return change(super().act(action))

    return Changed


def panics(view: View) -> object:
    raise Panic("out of bounds")


@pytest.mark.parametrize(
    ("change", "shown"),
    [
        (lambda view: None, "answered with a NoneType, not a View"),
        (msgspec.to_builtins, "answered with a dict, not a View; msgspec.convert(..., View) makes one"),
        (lambda view: msgspec.structs.replace(view, steps=None), "view.steps: Expected array, got null"),
        (lambda view: msgspec.structs.replace(view, step="nonsense"), "view.step: Invalid enum value 'nonsense'"),
        (
            lambda view: msgspec.structs.replace(
                view, players=[msgspec.structs.replace(p, life="20") for p in view.players]
            ),
            "view.players[0].life: Expected int, got str",
        ),
        (panics, "Panic: out of bounds (instead of answering Alice's cast)"),
    ],
)
def test_whatever_a_class_answers_is_one_scenarios_error(
    change: Callable[[View], object], shown: str, scenarios: dict[str, Scenario]
) -> None:
    run = Run(answering(change), [scenarios[PASSES], scenarios[FAILS]])
    assert (run.verdicts, run.status) == (["error", "error"], 1)
    assert run.records[0].shown.startswith(shown)
    assert list(read(map(msgspec.json.encode, run.told))) == run.told


def test_a_view_that_is_changed_later_is_kept_as_it_was(scenarios: dict[str, Scenario]) -> None:
    class Reuses(Broken):
        counters: ClassVar[dict[str, int]] = {}

        def act(self, action: Action) -> View:
            view = super().act(action)
            self.counters["charge"] = self.counters.get("charge", 0) + 1
            battlefield = tuple(msgspec.structs.replace(p, counters=self.counters) for p in view.battlefield)
            return msgspec.structs.replace(view, battlefield=battlefield)

    views = [moment.view for moment in Run(Reuses, [scenarios[FAILS]]).records[0].timeline]
    assert [view.battlefield[0].counters.get("charge", 0) for view in views] == list(range(len(views)))


@pytest.mark.parametrize("call", ["close", "kill"])
def test_what_ending_an_engine_raises_is_nobodys_verdict(call: str, scenarios: dict[str, Scenario]) -> None:
    def boom(self: object) -> None:
        raise RuntimeError("not even that")

    fails_to_end = type("FailsToEnd", (answering(lambda view: None),), {call: boom})
    assert Run(fails_to_end, [scenarios[PASSES]] * 2).verdicts == ["error", "error"]


class ExitsInDescribe(Broken):
    def describe(self) -> Description:
        sys.exit(0)


class Nameless(Broken):
    def describe(self) -> Any:
        return Description(5, None, 1, None)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("open_it", "trouble"),
    [
        (ExitsInDescribe, "describe failed: SystemExit: 0"),
        (Nameless, "never described itself: description.name: Expected str, got int"),
    ],
)
def test_no_good_description_ends_with_three(
    open_it: Callable[[], Engine], trouble: str, scenarios: dict[str, Scenario]
) -> None:
    run = Run(open_it, [scenarios[PASSES]])
    assert (run.verdicts, run.status, run.opening.trouble) == (["not run"], 3, trouble)


def test_a_lack_that_is_no_text_is_an_error(scenarios: dict[str, Scenario]) -> None:
    class LacksSomething(Broken):
        def act(self, action: Action) -> View:
            raise Unsupported(5, None)  # type: ignore[arg-type]

    record = Run(LacksSomething, [scenarios[PASSES]]).records[0]
    assert (record.verdict, record.shown) == ("error", "raised Unsupported(5, None), where both are text")
