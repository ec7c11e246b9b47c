"""Rogues: patching from outside, the matrix and what makes it void, the cover, and diagnosis."""

import sys
import types
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from reference_engine import ending
from sundial import diagnosis, engines, roguepage, rogues
from sundial.__main__ import main
from sundial.loading import Loaded
from sundial.model import Action, Engine, Position, View
from sundial.patching import NobodyHolds, Patch, Rogue, breaks, rogues_of, variant
from sundial.rogues import Matrix, Played, Row, cover
from sundial.said import HasLife, Scenario, Step


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return Loaded()


@pytest.fixture(scope="module")
def purging(loaded: Loaded) -> list[Scenario]:
    """The scenarios of 724.1a, and a few with which they share nothing."""
    return [s for s in loaded.features() if s.key.startswith(("end-turn.purge", "end-combat.nothing"))]


# -- patching ------------------------------------------------------------------------------------------------------


def double(number: int) -> int:
    return 2 * number


def apply(number: int) -> int:
    return double(number)


@pytest.fixture
def package() -> Iterator[types.ModuleType]:
    """A package that holds one rule under three names, one of them in a table."""
    whole, part = types.ModuleType("holder"), types.ModuleType("holder.part")
    whole.__dict__.update(rule=double)
    part.__dict__.update(alias=double, TABLE={"double": double, "other": apply})
    sys.modules.update({"holder": whole, "holder.part": part})
    yield whole
    for name in ("holder", "holder.part"):
        del sys.modules[name]


@breaks("a.b.1", "it adds one", double)
def adds_one(rule: Any, number: int) -> int:
    return int(rule(number)) + 1


def held(package: types.ModuleType) -> list[Any]:
    part = sys.modules["holder.part"]
    return [package.rule, part.alias, part.TABLE["double"]]


def test_a_rogue_is_named_after_its_function() -> None:
    assert (adds_one.name, adds_one.key, adds_one.level) == ("adds-one", "a.b.1", "rule")


def test_a_rule_is_replaced_wherever_the_package_holds_it_and_put_back(package: types.ModuleType) -> None:
    patch = Patch(adds_one, "holder")
    for _ in range(2):
        with patch:
            assert [rule(3) for rule in held(package)] == [7, 7, 7]
            assert sys.modules["holder.part"].TABLE["other"] is apply
        assert held(package) == [double, double, double]
    assert patch.calls[double] == 6


def test_the_true_rules_are_put_back_after_an_error(package: types.ModuleType) -> None:
    @breaks("a.b.1", "it fails", double)
    def fails(rule: Any, number: int) -> int:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError), Patch(fails, "holder"):
        package.rule(1)
    assert held(package) == [double, double, double]


def test_two_functions_can_make_one_fault(package: types.ModuleType) -> None:
    @breaks("a.b.1", "both are wrong", double)
    def both_are_wrong(rule: Any, number: int) -> int:
        return 0

    @both_are_wrong.also(apply)
    def _other(rule: Any, number: int) -> int:
        return -1

    with Patch(both_are_wrong, "holder"):
        assert (package.rule(3), sys.modules["holder.part"].TABLE["other"](3)) == (0, -1)


def test_a_rule_that_nobody_holds_is_an_error(package: types.ModuleType) -> None:
    @breaks("a.b.1", "it breaks what isn't there", held)
    def breaks_nothing(rule: Any) -> None: ...

    with pytest.raises(NobodyHolds, match=r"breaks-nothing: nothing in holder holds held"):
        Patch(breaks_nothing, "holder")


def test_a_variant_uses_other_functions_and_leaves_the_rule() -> None:
    assert variant(apply, double=lambda number: -number)(3) == -3
    assert apply(3) == 6


def test_a_variant_of_what_the_rule_no_longer_uses_is_an_error() -> None:
    with pytest.raises(NobodyHolds, match="apply uses no triple"):
        variant(apply, triple=lambda number: number)


def test_two_rogues_of_one_name_are_an_error() -> None:
    first, second = types.ModuleType("first"), types.ModuleType("second")
    first.__dict__["adds_one"] = adds_one
    second.__dict__["adds_one"] = Rogue("adds-one", "a.b.1", "rule", "another")
    with pytest.raises(ValueError, match="two rogues are called adds-one"):
        rogues_of([first, second])


# -- the rogues there are ------------------------------------------------------------------------------------------


def test_every_rogue_breaks_a_statement_of_its_level(loaded: Loaded) -> None:
    for rogue in rogues.rogues().values():
        assert rogue.level == loaded.statements[rogue.key].kind, rogue.name


def test_every_rogue_finds_the_rules_it_breaks() -> None:
    for rogue in rogues.rogues().values():
        assert Patch(rogue).calls.total() == 0


def test_every_rogue_says_in_its_own_words_what_is_wrong() -> None:
    faults = [rogue.fault for rogue in rogues.rogues().values()]
    assert len(set(faults)) == len(faults)
    assert all(fault and len(fault) <= 110 for fault in faults)


def test_every_rule_of_724_has_a_rogue(loaded: Loaded) -> None:
    rows = [Row(r.name, r.key, r.level, r.fault) for r in rogues.rogues().values()]
    assert rogues.unbroken(loaded.statements, rows) == []
    assert len(rows) >= 60


def test_only_the_rogue_that_answers_is_a_rogue(loaded: Loaded, purging: list[Scenario]) -> None:
    """Games on a rogue and on the reference engine in turns, each in the middle of the other."""
    cards = loaded.cards.infos
    rogue, reference = engines.open_engine("rogues/ending-the-turn-does-nothing"), engines.open_engine()
    scenario = next(s for s in purging if s.id == "ultima-deaths-trigger-nothing")

    class InTurns:
        """Asks the rogue the same in the middle of a game of the reference engine."""

        def describe(self) -> Any:
            return reference.describe()

        def start(self, position: Position) -> View:
            view = reference.start(position)
            assert rogue.start(position) == view
            return view

        def act(self, action: Action) -> View:
            shown = reference.act(action)
            if self.alike:
                self.alike = rogue.act(action) == shown
            return shown

        alike = True

    both = InTurns()
    assert rogues.came(scenario, both, cards) == "pass"
    assert not both.alike
    assert rogues.came(scenario, rogue, cards) == "fail"
    assert ending.end_the_turn.__module__ == "reference_engine.ending"


@pytest.mark.parametrize("name", ["rogues", "rogues/", "rogues/purge-at-the-ent", "null/purge-at-the-end"])
def test_an_unknown_rogue_is_wrong_usage(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--engine", name]) == 2
    assert "there is no" in capsys.readouterr().err


def test_the_corpus_can_be_run_on_a_rogue(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--engine", "rogues/purge-at-the-end", "--key", "end-turn.purge.3"]) == 1
    assert "rogue purge-at-the-end" in capsys.readouterr().out


# -- playing -------------------------------------------------------------------------------------------------------

SOME = ["waiting-abilities-survive", "purge-at-the-end", "other-players-abilities-survive", "any-phase-is-ended"]


@pytest.fixture(scope="module")
def matrix(loaded: Loaded, purging: list[Scenario]) -> Matrix:
    return rogues.play(loaded, purging, SOME, jobs=1)


def test_rogues_are_caught_by_scenarios_of_their_statements(matrix: Matrix) -> None:
    assert [(j.row.name, j.trouble) for j in matrix.judged()] == [(name, "") for name in SOME]
    assert matrix.left_out == ()
    assert not any(row.errors for row in matrix.rows)


def test_the_controls_come_out_as_they_must(matrix: Matrix, purging: list[Scenario]) -> None:
    everything, nothing = matrix.controls
    assert everything.failed == tuple(s.id for s in purging)
    assert (nothing.failed, nothing.calls > 0) == ((), True)
    assert matrix.void == ""


def test_processes_change_nothing(loaded: Loaded, purging: list[Scenario], matrix: Matrix) -> None:
    assert rogues.play(loaded, purging, SOME, jobs=2) == matrix


def test_scenarios_left_unplayed_would_have_come_out_the_same(
    loaded: Loaded, purging: list[Scenario], matrix: Matrix
) -> None:
    engine = engines.open_engine("rogues/any-phase-is-ended")
    came = [s.id for s in purging if rogues.came(s, engine, loaded.cards.infos) != "pass"]
    assert tuple(came) == matrix.rows[SOME.index("any-phase-is-ended")].failed


def test_what_the_reference_engine_fails_is_left_out(loaded: Loaded, purging: list[Scenario]) -> None:
    [scenario] = [s for s in purging if s.id == "ultima-deaths-trigger-nothing"]
    claim = Step(1, "Bob has 3 life", "Then", HasLife("Bob", 3))
    wrong = msgspec.structs.replace(scenario, id="wrong", steps=(*scenario.steps, claim))
    matrix = rogues.play(loaded, [scenario, wrong], SOME[:1], jobs=1)
    assert (matrix.left_out, [s.id for s in matrix.scenarios]) == (("wrong",), [scenario.id])


class Looping:
    """An engine that never asks anybody anything."""

    def describe(self) -> Any:
        raise NotImplementedError

    def start(self, position: Position) -> View:
        while True:
            pass

    def act(self, action: Action) -> View:
        raise NotImplementedError


def test_an_endless_loop_is_an_error(loaded: Loaded, purging: list[Scenario]) -> None:
    engine: Engine = Looping()
    assert rogues.came(purging[0], engine, loaded.cards.infos, seconds=0.05) == "error"


# -- the matrix ----------------------------------------------------------------------------------------------------


def row(name: str, failed: Sequence[str], calls: int = 1, level: Any = "rule", key: str = "x.y.1") -> Row:
    return Row(name, key, level, f"{name} is wrong", tuple(failed), calls=calls)


SCENARIOS = (
    Played("one", "x.y.1"),
    Played("two", "x.y.1", open=True),
    Played("three", "x.y.2"),
    Played("four", "x.y.2"),
)


def of(*rows: Row, everything: Sequence[str] = ("one", "two", "three", "four"), nothing: Sequence[str] = ()) -> Matrix:
    controls = (
        row("breaks-everything", everything, level="control"),
        row("changes-nothing", nothing, level="control"),
    )
    return Matrix(SCENARIOS, (), rows, controls)


@pytest.mark.parametrize(
    ("tried", "trouble"),
    [
        (row("r", ["one"]), ""),
        (row("r", ["one", "three"]), ""),
        (row("r", ["three"]), "caught only by scenarios of other statements than x.y.1"),
        (row("r", ["two"]), "caught by none"),  # an open scenario doesn't count for a rule
        (row("r", ["two"], level="open"), ""),
        (row("r", []), "caught by none"),
        (row("r", [], calls=0), "void: its fault is never reached"),
    ],
)
def test_what_is_wrong_with_a_rogue(tried: Row, trouble: str) -> None:
    assert [judged.trouble for judged in of(tried).judged()] == [trouble]


@pytest.mark.parametrize(
    ("matrix", "why"),
    [
        (of(), ""),
        (of(everything=["one", "two", "four"]), "breaks-everything passes three"),
        (of(nothing=["two"]), "changes-nothing fails two"),
        (Matrix(SCENARIOS, (), (), (row("changes-nothing", [], 0, "control"),)), "changes-nothing was never reached"),
    ],
)
def test_when_a_run_is_void(matrix: Matrix, why: str) -> None:
    assert matrix.void == why


def test_scenarios_that_matter_and_those_that_do_not() -> None:
    matrix = of(row("a", ["one"]), row("b", ["one", "three"]), row("c", ["two"], level="open"))
    assert matrix.catching() == {"one": ["a", "b"], "two": ["c"], "three": ["b"], "four": []}
    assert matrix.alone() == {"one": ["a"], "two": ["c"]}
    assert matrix.catch_none() == ["four"]
    assert matrix.smallest() == ["one"]


def test_a_cover_holds_everything_and_no_part_of_it_is_superfluous() -> None:
    # Greed takes b first, and then a and c make it superfluous.
    sets = {"a": "123", "b": "2345", "c": "456", "d": "6"}
    assert cover(sets) == ["a", "c"]
    assert cover({"x": [], "y": ["r"], "z": ["r"]}) == ["y"]
    assert cover({"x": []}) == []


def test_the_page_names_every_rogue_and_what_catches_it(loaded: Loaded, matrix: Matrix) -> None:
    page = roguepage.page(matrix, loaded.statements)
    for judged in matrix.judged():
        [line] = [line for line in page.splitlines() if line.startswith(f"| {judged.row.name} |")]
        assert all(f"`{ident}`" in line for ident in judged.at_home)


# -- the command ---------------------------------------------------------------------------------------------------


def test_the_command_shows_what_catches_a_rogue(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rogues", "purge-at-the-end", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "what triggers during the process is purged at the end of it" in out
    assert "1 rogues on" in out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["purge-at-the-ent"], "did you mean purge-at-the-end"),
        (["purge-at-the-end", "--check"], "--write and --check are about all rogues"),
    ],
)
def test_wrong_usage(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rogues", *arguments]) == 2
    assert told in capsys.readouterr().err


def test_the_kept_matrix_is_of_the_rogues_there_are() -> None:
    kept = {fault.name: fault.key for fault in diagnosis.load().faults}
    assert kept == {r.name: r.key for r in rogues.rogues().values() if r.level == "rule"}


# -- diagnosis -----------------------------------------------------------------------------------------------------


def test_a_rogue_is_recognized_by_its_failures(loaded: Loaded, purging: list[Scenario], matrix: Matrix) -> None:
    known = diagnosis.known_of(matrix)
    engine = engines.open_engine("rogues/other-players-abilities-survive")
    failed = [s.id for s in purging if rogues.came(s, engine, loaded.cards.infos) == "fail"]
    best, *_ = diagnosis.diagnose(known, failed, [s.id for s in purging])
    assert best.fault.name == "other-players-abilities-survive"
    assert best.overlap == 1
    assert best.shared == best.engine == best.rogue == len(failed)


def test_overlap_is_counted_among_what_the_engine_could_play() -> None:
    known = diagnosis.known_of(
        of(row("a", ["one", "three"]), row("b", ["three", "four"]), row("c", ["one"], level="open"))
    )
    assert [fault.name for fault in known.faults] == ["a", "b"]
    [like] = diagnosis.diagnose(known, failed=["three", "elsewhere"], played=["three", "elsewhere"])
    assert (like.fault.name, like.shared, like.engine, like.rogue) == ("a", 1, 1, 1)
    assert like.overlap == 1
    [like] = diagnosis.diagnose(known, failed=["three", "elsewhere"], played=["one", "three", "four", "elsewhere"])
    assert like.words == "a is wrong (x.y.1): 1 of the 2 scenarios that fail then, and of the 1 that fail here"


def test_each_likeness_explains_a_failure_that_no_better_one_does() -> None:
    known = diagnosis.known_of(of(row("a", ["one", "three"]), row("b", ["one"]), row("c", ["four"])))
    likenesses = diagnosis.diagnose(known, failed=["one", "three", "four"], played=["one", "three", "four"])
    assert [like.fault.name for like in likenesses] == ["a", "c"]
    assert len(diagnosis.diagnose(known, ["one", "three", "four"], ["one", "three", "four"], most=1)) == 1


def test_an_engine_that_passes_most_of_what_fails_on_a_rogue_is_not_like_it() -> None:
    known = diagnosis.known_of(of(row("a", ["one", "three", "four"])))
    everything = ["one", "three", "four"]
    assert diagnosis.diagnose(known, failed=["one"], played=everything) == []
    assert len(diagnosis.diagnose(known, failed=["one", "four"], played=everything)) == 1


def test_no_shared_failure_is_no_likeness() -> None:
    known = diagnosis.known_of(of(row("a", ["one"])))
    assert diagnosis.diagnose(known, failed=["four"], played=["one", "four"]) == []
    assert diagnosis.diagnose(known, failed=[], played=["one", "four"]) == []


def test_what_is_kept_is_read_back(tmp_path: Any, matrix: Matrix) -> None:
    path = tmp_path / "rogues.json"
    path.write_text(diagnosis.encode(diagnosis.known_of(matrix)), encoding="utf-8")
    assert diagnosis.load(path) == diagnosis.known_of(matrix)
