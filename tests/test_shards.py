"""Shards are together the whole, and merged they are the run of the whole; what doesn't fit together is refused."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sundial.__main__ import main

PART = ["end-turn.exile"]
Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def bare(name: str) -> str:
    """A run file without the times in it."""
    return re.sub(r'"seconds":[\d.e-]+', "", Path(name).read_text(encoding="utf-8"))


def ids(name: str) -> list[str]:
    return [record["id"] for record in lines(name) if record["type"] == "scenario"]


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in Path(name).read_text(encoding="utf-8").splitlines()]


def shards(of: int, *args: str) -> list[str]:
    """The run files of a run's shards."""
    names = [f"shard{number}.jsonl" for number in range(1, of + 1)]
    for number, name in enumerate(names, start=1):
        main(["run", *args, "--shard", f"{number}/{of}", "--json", name])
    return names


@pytest.mark.parametrize("of", [1, 2, 3, 7])
def test_together_they_are_the_whole_and_of_one_size(of: int, capsys: Output) -> None:
    main(["run", *PART, "--engine", "null", "--json", "whole.jsonl"])
    parts = [ids(name) for name in shards(of, *PART, "--engine", "null")]
    assert sorted(ident for part in parts for ident in part) == sorted(ids("whole.jsonl"))
    assert max(map(len, parts)) - min(map(len, parts)) <= 1


@pytest.mark.parametrize("engine", ["null", "reference", "rogues/until-effects-use-the-stack"])
@pytest.mark.parametrize("of", [2, 3])
def test_merged_they_are_the_run_of_the_whole(engine: str, of: int, capsys: Output) -> None:
    args = ["end-turn.purge", "end-turn.check", "--engine", engine]
    status = main(["run", *args, "--json", "whole.jsonl", "--junit", "whole.xml"])
    out = capsys.readouterr().out
    *rest, first = shards(of, *args)
    capsys.readouterr()
    assert main(["merge", *rest, first, "--json", "merged.jsonl", "--junit", "merged.xml"]) == status
    assert capsys.readouterr().out == out
    assert bare("merged.jsonl") == bare("whole.jsonl")
    without_times = [re.sub(r'time="[^"]*"', "", Path(name).read_text()) for name in ("merged.xml", "whole.xml")]
    assert without_times[0] == without_times[1]


def test_a_baseline_holds_for_shards_and_for_the_whole(capsys: Output) -> None:
    main(["run", "--engine", "null", "--baseline", "b.yaml", "--update-baseline"])
    text = Path("b.yaml").read_text(encoding="utf-8")
    first, *_ = ids_in(text)
    Path("b.yaml").write_text("once-there: {verdict: fail, reason: x}\n" + text.replace(first, f"{first}-gone"))
    assert main(["run", "--engine", "null", "--baseline", "b.yaml", "--json", "whole.jsonl"]) == 1
    names = shards(2, "--engine", "null", "--baseline", "b.yaml")
    assert main(["merge", *names, "--json", "merged.jsonl"]) == 1
    assert bare("merged.jsonl") == bare("whole.jsonl")
    assert lines("merged.jsonl")[-1]["gone"] == ["once-there", f"{first}-gone"]
    # A shard brings its own part of a baseline up to date, and leaves the other's as it is.
    main(["run", "--engine", "null", "--baseline", "b.yaml", "--update-baseline", "--shard", "1/2"])
    main(["run", "--engine", "null", "--baseline", "b.yaml", "--update-baseline", "--shard", "2/2"])
    assert ids_in(Path("b.yaml").read_text(encoding="utf-8")) == ids_in(text)


def ids_in(baseline: str) -> list[str]:
    return re.findall(r"^([^\s#].*):$", baseline, re.M)


def test_the_whole_is_told_to_github(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    names = shards(2, *PART, "--engine", "null")
    capsys.readouterr()
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", "summary.md")
    assert main(["merge", *names]) == 1
    assert "\n::error " in capsys.readouterr().out
    assert f"{sum(len(ids(name)) for name in names)} failed" in Path("summary.md").read_text(encoding="utf-8")


def test_more_shards_than_scenarios_are_no_trouble(capsys: Output) -> None:
    names = shards(3, "days-undoing-decks-bob", "bolt-below-time-stop")
    assert [len(ids(name)) for name in names] == [1, 1, 0]
    assert lines(names[2])[-1]["exit"] == 0
    assert main(["merge", *names]) == 0


def test_a_shard_without_an_engine_is_told_among_the_others(capsys: Output) -> None:
    Path("cannot.py").write_text("def Engine():\n    raise OSError('no')\n", encoding="utf-8")
    one, two = shards(2, *PART)
    assert main(["run", *PART, "--engine", "cannot:Engine", "--shard", "2/2", "--json", two]) == 3
    capsys.readouterr()
    assert main(["merge", one, two, "--json", "merged.jsonl"]) == 1
    told = capsys.readouterr()
    assert f"{len(ids(two))} not run: no engine answered" in told.out
    assert "the engine was run by different commands" in told.err
    assert lines("merged.jsonl")[0]["engine"]["name"] == "reference"
    one, two = shards(2, *PART, "--engine", "cannot:Engine")
    assert main(["merge", one, two]) == 3


def other_seed(two: str) -> None:
    main(["run", *PART, "--shard", "2/2", "--json", two, "--seed", "2"])


def other_choice(two: str) -> None:
    main(["run", "end-turn.purge", "--shard", "2/2", "--json", two])


def other_engine(two: str) -> None:
    main(["run", *PART, "--shard", "2/2", "--json", two, "--engine", "null"])


def strict(two: str) -> None:
    main(["run", *PART, "--shard", "2/2", "--json", two, "--strict"])


def based(two: str) -> None:
    Path("b.yaml").touch()
    main(["run", *PART, "--shard", "2/2", "--json", two, "--baseline", "b.yaml"])


def same_again(two: str) -> None:
    main(["run", *PART, "--shard", "1/2", "--json", two])


def of_three(two: str) -> None:
    main(["run", *PART, "--shard", "2/3", "--json", two])


def whole(two: str) -> None:
    main(["run", *PART, "--json", two])


def cut(two: str) -> None:
    kept = Path(two).read_bytes().splitlines(keepends=True)[:-1]
    Path(two).write_bytes(b"".join(kept))


def edited(two: str) -> None:
    text = Path(two).read_text(encoding="utf-8")
    Path(two).write_text(text.replace('"shard":"2/2"', '"shard":"3/2"'), encoding="utf-8")


def no_run_file(two: str) -> None:
    Path(two).write_text("pass\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (edited, "shard2.jsonl wasn't written by sundial run --shard: there is no shard 3/2; they are counted from"),
        (
            no_run_file,
            "shard2.jsonl:1: JSON is malformed: invalid character (byte 0); this is no run file, sundial run",
        ),
        (other_seed, "shard1.jsonl and shard2.jsonl are of different seeds: 1 and 2"),
        (other_choice, "shard1.jsonl and shard2.jsonl are of different scenarios"),
        (other_engine, "shard1.jsonl and shard2.jsonl are of different engines: reference 0.1.0 and null 0.1.0"),
        (strict, "shard1.jsonl and shard2.jsonl are of different readings of what is unsupported (--strict)"),
        (based, "shard1.jsonl and shard2.jsonl are of different baselines: none and b.yaml"),
        (same_again, "shard1.jsonl and shard2.jsonl are both shard 1/2"),
        (of_three, "shard2.jsonl is shard 2/3, where shard1.jsonl is 1/2"),
        (whole, "shard2.jsonl is no shard; sundial run --shard 1/2 --json FILE writes one"),
        (cut, "shard2.jsonl has no footer: that run was cut short; run shard 2/2 again"),
    ],
)
def test_what_does_not_fit_together_is_refused(change: Callable[[str], None], told: str, capsys: Output) -> None:
    one, two = shards(2, *PART)
    change(two)
    capsys.readouterr()
    assert main(["merge", one, two, "--json", "merged.jsonl"]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"sundial merge: {told}")
    assert error.count("\n") == 1
    assert not Path("merged.jsonl").exists()


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["merge", "shard1.jsonl"], "sundial merge: shard 2/2 of the run is missing\n"),
        (["merge", "shard1.jsonl", "shard1.jsonl"], "sundial merge: shard1.jsonl is given twice\n"),
        (["merge", "shard1.jsonl", "shard2.jsonl", "--json", "./shard2.jsonl"], "would write over shard2.jsonl\n"),
        (["merge", "shard1.jsonl", "none.jsonl"], "sundial merge: none.jsonl: No such file or directory\n"),
        (["run", "--shard", "3/2"], "there is no shard 3/2; they are counted from 1/2 to 2/2\n"),
        (["run", "--shard", "0/2"], "there is no shard 0/2; they are counted from 1/2 to 2/2\n"),
        (["run", "--shard", "1/0"], "'1/0' is no shard of anything; one is written 1/3: the first of three\n"),
        (["merge", "shard1.jsonl", "linked.jsonl", "--junit", "shard2.jsonl"], "would write over linked.jsonl\n"),
        (["run", "--shard", "half"], "'half' is no shard; one is written 1/3: the first of three\n"),
    ],
)
def test_wrong_usage(args: list[str], told: str, capsys: Output) -> None:
    shards(2, "bolt-below-time-stop", "days-undoing-decks-bob")
    Path("linked.jsonl").hardlink_to("shard2.jsonl")
    capsys.readouterr()
    assert main(args) == 2
    assert capsys.readouterr().err.endswith(told)


# -- what failed before --------------------------------------------------------------------------------------------


def verdicts(*args: str) -> dict[str, str]:
    main(["run", *args, "--json", "run.jsonl"])
    return {record["id"]: record["verdict"] for record in lines("run.jsonl")[1:-1]}


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """One that fails where the file `wrong` names a card."""
    Path("toy_again.py").write_text(
        "from pathlib import Path\nfrom sundial.engines import open_engine\n"
        "from sundial.model import Illegal\n"
        "class Engine:\n"
        "    def __init__(self):\n"
        "        self.engine = open_engine('reference')\n"
        "        self.describe, self.act = self.engine.describe, self.engine.act\n"
        "    def start(self, position):\n"
        "        if Path('wrong').read_text() in position.cards:\n"
        "            raise RuntimeError\n"
        "        return self.engine.start(position)\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    return "toy_again:Engine"


def test_only_what_failed_is_run_again(engine: str, capsys: Output) -> None:
    last = ["--engine", engine, "--last-failed"]
    Path("wrong").write_text("none")
    assert set(verdicts(*last, "end-turn.exile", "end-turn.check").values()) == {"pass"}
    assert "no run of this engine is remembered; all are run" in capsys.readouterr().err
    Path("wrong").write_text("Lightning Bolt")
    whole = verdicts("--engine", engine, "end-turn.exile", "end-turn.check")
    failed = [ident for ident, verdict in whole.items() if verdict == "error"]
    assert 2 < len(failed) < len(whole)
    capsys.readouterr()
    assert list(verdicts(*last)) == failed
    assert capsys.readouterr().err.startswith(
        f"sundial run: {len(failed)} scenarios that failed at the last run of this"
    )
    assert list(verdicts("--engine", "reference", "--failed-in", "run.jsonl")) == failed
    # Those of a part that pass are forgotten, the rest isn't.
    Path("wrong").write_text("none")
    mended = verdicts(*last, "end-turn.exile")
    assert 0 < len(mended) < len(failed)
    assert list(verdicts(*last)) == [ident for ident in failed if ident not in mended]
    capsys.readouterr()
    assert len(verdicts(*last, "end-turn.exile")) > len(mended)
    assert "none of these failed at the last run of this engine; all are run" in capsys.readouterr().err


def test_what_was_not_run_is_as_it_was(engine: str, capsys: Output) -> None:
    Path("wrong").write_text("Lightning Bolt")
    failed = [i for i, verdict in verdicts("--engine", engine, "end-turn.exile").items() if verdict == "error"]
    assert list(verdicts("--engine", engine, "--last-failed", "-x").values()) == ["error"] + ["not run"] * (
        len(failed) - 1
    )
    assert list(verdicts("--engine", engine, "--last-failed")) == failed


def test_what_is_known_has_not_failed(engine: str, capsys: Output) -> None:
    Path("wrong").write_text("Lightning Bolt")
    verdicts("--engine", engine, "end-turn.exile", "--baseline", "b.yaml", "--update-baseline")
    capsys.readouterr()
    verdicts("--engine", engine, "end-turn.exile", "--last-failed")
    assert "none of these failed" in capsys.readouterr().err


def test_a_run_file_that_there_is_not(capsys: Output) -> None:
    assert main(["run", "--failed-in", "none.jsonl"]) == 2
    assert capsys.readouterr().err == "sundial run: none.jsonl: No such file or directory\n"
    assert main(["run", "--failed-in", "x", "--last-failed"]) == 2
