"""The text report: a pure function of the run file's records."""

from __future__ import annotations

from typing import Any

import msgspec

from sundial import report
from sundial.diagnosis import Fault, Known
from sundial.game import Moment
from sundial.model import (
    Card,
    Offers,
    Pass,
    Permanent,
    PriorityDecision,
    StackObject,
    StepBegun,
    View,
    ViewPlayer,
)
from sundial.runfile import At, Counts, EndRecord, EngineShown, RunRecord, ScenarioRecord

RUN = RunRecord(sundial="0.1.0", edition="2026-09-25", engine=EngineShown("toy", "9", Offers()), seed=1, command="toy")
END = EndRecord(counts=Counts(), exit=1)


def view(**more: Any) -> View:
    fields: dict[str, Any] = {
        "turn": 1,
        "active": "Alice",
        "step": "end",
        "decision": PriorityDecision("Alice"),
        "players": (ViewPlayer("Alice", 20), ViewPlayer("Bob", 20)),
    }
    return View(**(fields | more))


def moment(player: str, step: str = "end") -> Moment:
    return Moment(view(step=step, decision=PriorityDecision(player)), Pass(player), True)


def record(ident: str, verdict: str, **more: Any) -> ScenarioRecord:
    fields: dict[str, Any] = {
        "id": ident,
        "name": f"The scenario {ident}",
        "feature": "724.1b",
        "key": "end-turn.exile.1",
        "number": "724.1b",
        "level": "rule",
        "verdict": verdict,
        "at": At("end_the_turn/b.feature", 12, "Bob has 7 cards in hand"),
        "title": "The stack is exiled",
        "statement": "Every object on the stack is exiled",
        "older": ("723.1b (2025-07-25)", "720.1b (2023-11-17)"),
    }
    return ScenarioRecord(**(fields | more))


FAILED = record(
    "bob-draws",
    "fail",
    expected="Bob has 7 cards in hand",
    shown="Bob has 9 cards in hand",
    notes=(("Source", "ruling 2017"), ("Outdated", "the wiki says six")),
    defaults=("turn 1 (Alice's), end step: Bob chooses nothing (default)",),
    timeline=tuple(moment(p) for p in ("Alice", "Bob")),
)


def text(*records: ScenarioRecord, run: RunRecord = RUN, end: EndRecord | None = END, **how: Any) -> str:
    return "\n".join(line.text for line in report.report(run, records, end, **how))


def test_a_failure_is_told_in_full() -> None:
    told = text(record("fine", "pass"), FAILED)
    for part in (
        "FAIL  bob-draws: The scenario bob-draws",
        "end_the_turn/b.feature:12: Bob has 7 cards in hand",
        "shown:    Bob has 9 cards in hand",
        "724.1b end-turn.exile.1: Every object on the stack is exiled",
        "Source: ruling 2017",
        "Outdated: the wiki says six",
        "Bob chooses nothing (default)",
        "turn 1 (Alice's), end step: Alice and Bob pass",
        "sundial show bob-draws",
    ):
        assert part in told
    assert "expected:" not in told, "the step's line says it"
    assert "once 723.1b" not in told
    assert "once 723.1b, 720.1b" in text(FAILED, verbose=True)
    assert "The scenario fine" not in told
    assert "The scenario fine" in text(record("fine", "pass"), FAILED, verbose=True)


def test_one_line_a_rule_with_open_ones_apart_in_the_order_of_the_rules() -> None:
    told = text(
        record("a", "pass", number="724.10", title="Ten"),
        record("b", "pass", number="724.2", title="Two"),
        FAILED,
        record("c", "fail", level="open"),
        record("d", "pass", level="open"),
    )
    header, *rows = told.splitlines()[:4]
    assert header.split() == ["rule", "pass", "fail", "open"]
    assert [row.split()[0] for row in rows] == ["724.1b", "724.2", "724.10"]
    assert rows[0].split()[-4:] == ["1", "1", "of", "2"]
    assert "2 open (1 read as we do)" in told
    assert "c: expected: " in told


def test_a_long_timeline_is_cut_at_its_beginning() -> None:
    steps = ("upkeep", "draw", "end", "precombat_main")
    long = record("x", "fail", timeline=tuple(moment("Alice", steps[n % 4]) for n in range(30)))
    assert "... 18 lines before" in text(long)
    assert "lines before" not in text(long, verbose=True)


def test_unsupported_is_summed_up_by_cause() -> None:
    lacking = [record(f"u{n}", "unsupported", shown="Sundial of the Infinite") for n in range(3)]
    told = text(record("fine", "pass"), *lacking, record("v", "unsupported", shown="3 players"))
    assert "  3 need Sundial of the Infinite\n  1 needs 3 players" in told
    assert "1 of 5 could be run" in told
    assert told.endswith("Nothing failed, but 4 couldn't be run; --strict counts them.")


def test_an_error_shows_the_end_of_stderr_and_comes_first() -> None:
    broken = record("broken", "error", shown="silent for 10 s", stderr="\n".join(f"line {n}" for n in range(40)))
    told = text(FAILED, broken)
    assert "line 39" in told
    assert "line 20" not in told
    assert "Look first at broken: the engine broke down there" in told


def test_what_to_look_at_first_is_the_statement_with_the_most_failures() -> None:
    told = text(
        FAILED,
        record("p", "fail", key="end-turn.purge.2", number="724.1a"),
        record("q", "fail", key="end-turn.purge.2", number="724.1a"),
        record("r", "pass", key="end-turn.purge.2", number="724.1a"),
    )
    assert "Look first at 724.1a end-turn.purge.2: 2 of the 3 scenarios on it that could be run fail" in told


def test_last_lines_count_rows_apart_and_say_where_a_run_was_cut() -> None:
    rows = [record("o[1]", "pass", outline="o"), record("o[2]", "pass", outline="o"), record("p", "pass")]
    assert "3 scenarios, 2 of them outline rows, on toy 9 (rules of 2026-09-25)" in text(*rows)
    assert "Everything is as expected." in text(*rows)
    assert "cut short" in text(*rows, end=None)
    assert "interrupted" in text(*rows, end=msgspec.structs.replace(END, interrupted=True))


def test_an_engine_that_never_answered_is_told_first() -> None:
    run = RunRecord(
        sundial="", edition="", engine=None, seed=1, command="x", trouble="x can't be run", stderr="no Java\n"
    )
    told = text(record("a", "not run", shown="no engine answered"), run=run)
    assert told.startswith("No engine answered: x can't be run\n")
    assert "no Java" in told
    assert "1 not run: no engine answered" in told


def test_what_an_engine_sends_cannot_steer_the_terminal() -> None:
    assert "\x1b" not in text(record("x", "fail", shown="\x1b[2Jgone"))


def failing(ident: str, step: str, shown: str, **more: Any) -> ScenarioRecord:
    return record(ident, "fail", at=At("x.feature", 9, step, "When"), expected=step, shown=shown, **more)


SITUATION = "turn 1 (Alice's), end step; Alice has priority; the stack is empty"


def test_failures_that_look_alike_are_told_a_few_times_and_then_by_their_ids() -> None:
    stuck = [failing(f"s{n}", "the game goes on", f"nothing happens: {SITUATION}") for n in range(6)]
    other = failing("t", "Bob passes", "Alice has priority")
    told = text(*stuck, other)
    assert "6 fail alike: nothing happens (first: s0)\n1 more has symptoms of its own" in told
    assert [f"FAIL  s{n}:" in told for n in range(6)] == [True] * 3 + [False] * 3
    assert "  nothing happens (3 more): s3 s4 s5" in told
    assert "FAIL  t:" in told
    everything = text(*stuck, other, every=True)
    assert everything.count("FAIL  ") == 7
    assert "3 more" not in everything


def test_names_and_numbers_do_not_make_failures_different() -> None:
    claims = [
        record(f"c{n}", "fail", expected=f'"{name}" is in exile', shown=f'"{name}" is in {who}\'s hand')
        for n, (name, who) in enumerate([("Shock", "Bob"), ("Time Stop", "Alice"), ("Shock", "Carol"), ("Opt", "Bob")])
    ]
    assert '4 fail alike: expected: "..." is in exile; shown: "..." is in somebody\'s hand (first: c0)' in text(*claims)


def test_errors_are_alike_by_the_last_line_of_their_traceback() -> None:
    trace = "Traceback (most recent call last):\n  File x, line {}\nKeyError: 'stack'\n"
    broken = [
        record(f"e{n}", "error", shown=f"KeyError: 'stack' (instead of answering {who})", stderr=trace.format(n))
        for n, who in enumerate(["Alice's pass", "Bob's cast", "Bob's pass", "`start`"])
    ]
    told = text(*broken)
    assert "4 break down alike: KeyError: 'stack' (first: e0)" in told
    assert "its traceback:" in told
    assert "724.1b end-turn.exile.1:" not in told, "an error says nothing about a rule"
    assert "4 errors" in told
    assert "1 error\n" in text(broken[0])


def test_a_control_that_fails_points_elsewhere_and_a_step_that_fails_is_no_claim() -> None:
    told = text(record("c", "fail", control=True))
    assert "This is the control: nothing ends the turn or the phase here" in told
    assert "elsewhere than in 724.1b" in told
    assert "The game didn't get as far as the claim." in text(failing("w", "Bob passes", "Alice has priority"))
    assert "as far as the claim" not in text(FAILED)


def test_what_ordinary_play_explains_is_looked_at_before_any_statement() -> None:
    controls = [record(f"c{n}", "fail", control=True) for n in range(2)]
    short = failing("w", "Bob passes", "Alice has priority", before_ending=True)
    told = text(FAILED, *controls, short)
    assert told.splitlines()[-1] == (
        "Look first at how the engine plays outside of ending: 2 controls fail, e.g. c0; "
        "1 scenario doesn't get as far as what ends something, e.g. w."
    )
    others = [record(f"p{n}", "fail", key="end-turn.purge.2", number="724.1a") for n in range(4)]
    last = text(*controls, short, *others).splitlines()[-1]
    assert (
        last
        == "Look first at 724.1a end-turn.purge.2: 4 of the 4 scenarios on it that could be run fail (p0 is the first)."
    )


def test_missing_cards_are_told_with_what_each_would_open() -> None:
    def lacks(ident: str, card: str, *cards: str) -> ScenarioRecord:
        return record(ident, "unsupported", shown=card, lacks=card, cards=(card, "Island", *cards))

    told = text(record("fine", "pass"), lacks("a", "Opt"), lacks("b", "Opt"), lacks("c", "Shock", "Opt"))
    assert "  2 need Opt; alone missing: would open 2 scenarios\n  1 needs Shock\n" in told
    many = [lacks(f"m{n}", f"Card {n:02}") for n in range(20)]
    told = text(record("fine", "pass"), *many)
    assert "Card 14" in told
    assert "Card 15" not in told
    assert "  5 need something else, 5 things in all" in told


def test_open_scenarios_that_never_ran_are_not_read_in_any_way() -> None:
    opened = record("o", "not run", level="open", shown="the run was interrupted")
    told = text(record("fine", "pass"), opened)
    assert "1 open, none was run" in told
    lacking = record("o", "unsupported", level="open", shown="Opt")
    assert "1 open, none could be run" in text(record("fine", "pass"), lacking)
    left = text(record("fine", "pass"), record("p", "not run", shown="the run was interrupted"))
    assert left.endswith("Nothing failed, but 1 was not run.")
    assert "1 of 2 were run" in told
    assert "read as we do" not in told


def test_a_verbose_timeline_tells_what_happened_between_two_views() -> None:
    bears = Permanent("b", "Grizzly Bears", "Alice")
    spell = StackObject("s", "Time Stop", "spell", "Alice")
    before = view(battlefield=(bears,), stack=(spell,))
    after = view(
        turn=2,
        active="Bob",
        step="upkeep",
        players=(ViewPlayer("Alice", 17), ViewPlayer("Bob", 20)),
        battlefield=(msgspec.structs.replace(bears, tapped=True, damage=1, counters={"+1/+1": 2}),),
        exile=(Card("x", "Time Stop", "Alice"),),
        steps=(StepBegun(1, "Alice", "cleanup"), StepBegun(2, "Bob", "untap"), StepBegun(2, "Bob", "upkeep")),
    )
    timeline = (Moment(before, Pass("Alice")), Moment(after))
    told = text(record("x", "fail", timeline=timeline), verbose=True)
    assert "then cleanup step, untap step\n" in told
    for change in (
        "Alice's life 20 to 17",
        '"Time Stop" from the stack',
        '"Time Stop" into exile',
        '"Grizzly Bears" taps',
        '"Grizzly Bears" damage 0 to 1',
        '"Grizzly Bears" "+1/+1" counters 0 to 2',
    ):
        assert change in told
    assert "then cleanup step" not in text(record("x", "fail", timeline=timeline))


def test_failures_are_compared_with_those_of_known_faults() -> None:
    fault = Fault("draws-two", "end-turn.purge.2", "each player draws twice", ("bob-draws", "carol-draws"))
    other = Fault("draws-none", "end-turn.purge.2", "nobody draws", ("fine", "fine-too"))
    known = Known(("bob-draws", "carol-draws", "fine", "fine-too"), (), (fault, other))
    told = text(FAILED, record("fine", "pass"), record("fine-too", "pass"), known=known)
    assert "draws-two: each player draws twice (end-turn.purge.2): 1 of the 1 scenarios that fail then" in told
    assert "draws-none" not in told
    assert "Known faults" not in text(record("bob-draws", "pass"), known=known)
