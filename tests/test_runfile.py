"""The run file: deterministic, readable line by line, and its exit status a function of its records."""

from __future__ import annotations

import io
import itertools
import json
import re
from pathlib import Path

import msgspec
import pytest

from sundial import model, runfile
from sundial.__main__ import main
from sundial.game import Moment
from sundial.model import Card, Offers, Option, Permanent, View, ViewPlayer
from sundial.runfile import At, BrokenRunFile, EngineShown, Known, RunRecord, ScenarioRecord, VerdictWord

RUN = RunRecord(sundial="0", edition="2026-09-25", engine=EngineShown("e", "1", Offers()), seed=1, command="e")


def record(verdict: VerdictWord, level: str = "rule") -> ScenarioRecord:
    return ScenarioRecord(
        id="x",
        name="X",
        feature="F",
        key="end-turn.exile.1",
        number="724.1b",
        level=level,  # type: ignore[arg-type]
        verdict=verdict,
        at=At("f.feature", 3),
        title="T",
        statement="S",
        shown="because",
    )


@pytest.mark.parametrize(
    ("verdicts", "status", "strict"),
    [
        ([], 0, 0),
        (["pass"], 0, 0),
        (["pass", "fail"], 1, 1),
        (["pass", "error"], 1, 1),
        (["pass", "not run"], 1, 1),
        (["pass", "unsupported"], 0, 1),
        (["unsupported"], 1, 1),
    ],
)
def test_exit_status(verdicts: list[VerdictWord], status: int, strict: int) -> None:
    records = [record(verdict) for verdict in verdicts]
    assert runfile.exit_status(RUN, records) == status
    strict_run = RunRecord(sundial="0", edition="", engine=RUN.engine, seed=1, command="", strict=True)
    assert runfile.exit_status(strict_run, records) == strict
    assert runfile.exit_status(RUN, [*records, record("fail", "open"), record("error", "open")]) == status


@pytest.mark.parametrize(("verdict", "status"), [("unsupported", 1), ("not run", 1), ("fail", 0), ("pass", 0)])
def test_of_open_scenarios_alone_one_is_to_be_run(verdict: VerdictWord, status: int) -> None:
    assert runfile.exit_status(RUN, [record(verdict, "open"), record("unsupported", "open")]) == status


def test_without_an_engine_the_status_is_three() -> None:
    assert runfile.exit_status(RunRecord(sundial="", edition="", engine=None, seed=1, command=""), []) == 3


BASED = msgspec.structs.replace(RUN, baseline="baseline.yaml")


@pytest.mark.parametrize("known", ["fail", "unsupported", "error"])
@pytest.mark.parametrize("verdict", ["pass", "fail", "unsupported", "error", "not run"])
@pytest.mark.parametrize("strict", [False, True])
def test_a_known_scenario_is_as_expected_if_it_comes_to_what_is_known(
    known: runfile.KnownWord, verdict: VerdictWord, strict: bool
) -> None:
    run = msgspec.structs.replace(BASED, strict=strict)
    told = msgspec.structs.replace(record(verdict), known=Known(known, "because"))
    assert told.as_known == runfile.as_expected(run, told) == (verdict == known)
    assert runfile.exit_status(run, [record("pass"), told]) == (0 if verdict == known else 1)
    assert runfile.exit_status(run, [told]) == (0 if verdict == known else 1), "known is enough where nothing passes"


def test_with_a_baseline_what_is_unsupported_counts_and_so_does_an_entry_of_nothing() -> None:
    passed, lacking = record("pass"), record("unsupported")
    assert (runfile.exit_status(RUN, [passed, lacking]), runfile.exit_status(BASED, [passed, lacking])) == (0, 1)
    assert runfile.exit_status(BASED, [passed]) == 0
    assert runfile.exit_status(BASED, [passed], gone=["once-there"]) == 1


def test_records_read_back_as_they_were_written() -> None:
    file = io.BytesIO()
    records: list[runfile.Record] = [
        RUN,
        record("fail"),
        msgspec.structs.replace(record("unsupported"), known=Known("fail", "it is slow", "https://example.org/7", 12)),
        runfile.EndRecord(counts=runfile.count([record("fail")]), gone=("y",), gone_lines=(4,), exit=1),
    ]
    for each in records:
        runfile.write(each, file)
    assert list(runfile.read(file.getvalue().splitlines(keepends=True))) == records


def test_a_file_cut_in_its_last_line_gives_what_came_before() -> None:
    whole = io.BytesIO()
    runfile.write(RUN, whole)
    runfile.write(record("pass"), whole)
    lines = whole.getvalue()[:-20].splitlines(keepends=True)
    assert list(runfile.read(lines)) == [RUN]
    with pytest.raises(BrokenRunFile, match=r"name:1: "):
        list(runfile.read([b"{}\n", *lines], "name"))


def test_ids_are_renamed_in_order_of_appearance_wherever_they_stand() -> None:
    def moment(first: str, second: str) -> Moment:
        view = View(
            turn=1,
            active="Alice",
            step="declare_blockers",
            decision=model.ChooseDecision("Alice", (Option(second, "Bears"), Option("yes", "yes")), 0, 1),
            players=(ViewPlayer("Alice", 20, hand=(Card(first, "Shock"),)), ViewPlayer("Bob", 20)),
            battlefield=(
                Permanent(second, "Bears", "Alice", attacking="Bob"),
                Permanent(f"{second}!", "Bears", "Bob", blocking=(second,), attached_to=first),
            ),
        )
        return Moment(view, model.Block("Bob", {f"{second}!": (second,)}))

    renamed = runfile.renamed([moment("zz", "aa")])
    assert renamed == runfile.renamed([moment("17", "4")])
    told = json.dumps(msgspec.to_builtins(renamed))
    assert set(re.findall(r'"(o\d+)"', told)) == {"o1", "o2", "o3"}
    assert "aa" not in told
    answer = renamed[0].answer
    assert isinstance(answer, model.Block)
    board = renamed[0].view.battlefield
    assert answer.blockers == {board[1].id: (board[0].id,)}
    assert board[1].blocking == (board[0].id,)


def test_two_runs_give_equal_files_but_for_seconds(tmp_path: Path) -> None:
    files = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"]
    for file in files:
        assert main(["run", "--engine", "null", "--json", str(file)]) == 1
    texts = [re.sub(r'"seconds":[\d.e-]+', "", file.read_text(encoding="utf-8")) for file in files]
    assert texts[0] == texts[1]
    kinds = [json.loads(line)["type"] for line in files[0].read_text(encoding="utf-8").splitlines()]
    assert [kind for kind, _ in itertools.groupby(kinds)] == ["run", "scenario", "end"]
