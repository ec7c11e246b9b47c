"""The baseline: what is known doesn't fail a run, everything else does, and an update keeps what people wrote."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sundial import baseline
from sundial.__main__ import main
from sundial.runfile import At, ScenarioRecord, VerdictWord, read

ONE, TWO, OTHER = "time-stop-answered-with-time-stop", "bolt-below-time-stop", "days-undoing-decks-bob"
OPEN = "purged-state-trigger-triggers-again"
ENGINE = '''
import os

from sundial.engines import open_engine
from sundial.model import Unsupported


class Engine:
    """The reference engine, but for the cards named in the environment: `Time Stop: fail`."""

    def __init__(self):
        self.engine = open_engine("reference")
        self.describe = self.engine.describe

    def start(self, position):
        self.wrong = ""
        for named in os.environ.get("WRONG", "").split(";"):
            card, _, wrong = named.partition(": ")
            if card in position.cards:
                self.wrong = wrong
                if wrong == "unsupported":
                    raise Unsupported("card", card)
        return self.engine.start(position)

    def act(self, action):
        view = self.engine.act(action)
        if self.wrong == "error":
            raise RuntimeError("it broke")
        if self.wrong == "fail":
            from msgspec.structs import replace
            return replace(view, players=tuple(replace(p, life=p.life - 1) for p in view.players), exile=())
        return view
'''
TOY = "toy_for_baselines:Engine"
Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy_for_baselines.py").write_text(ENGINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))


class Gate:
    """`sundial run` with a baseline, in a folder of its own."""

    def __init__(self, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys, self._monkeypatch = capsys, monkeypatch
        self.file = Path("known.yaml")

    def __call__(
        self, *args: str, wrong: str = "", engine: str = "toy_for_baselines:Engine", update: bool = False
    ) -> int:
        self._monkeypatch.setenv("WRONG", wrong)
        more = ["--update-baseline"] if update else []
        status = main(["run", "--engine", engine, "--baseline", str(self.file), "--json", "run.jsonl", *more, *args])
        self.out, self.err = self._capsys.readouterr()
        return status

    @property
    def text(self) -> str:
        return self.file.read_text(encoding="utf-8")

    @text.setter
    def text(self, text: str) -> None:
        self.file.write_text(text, encoding="utf-8")

    @property
    def last_line(self) -> str:
        return self.out.splitlines()[-1]

    def records(self) -> list[Any]:
        return list(read(Path("run.jsonl").read_bytes().splitlines(keepends=True)))


@pytest.fixture
def gate(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> Gate:
    return Gate(capsys, monkeypatch)


KNOWN = f"{ONE}:\n  verdict: {{}}\n  reason: it isn't done yet\n"


@pytest.mark.parametrize("known", ["fail", "error", "unsupported"])
@pytest.mark.parametrize("shown", ["fail", "error", "unsupported", ""])
def test_only_what_is_known_is_forgiven(gate: Gate, known: str, shown: str) -> None:
    gate.text = KNOWN.format(known)
    status = gate(ONE, wrong=f"Time Stop: {shown}")
    assert status == (0 if known == shown else 1)
    run, record, end = gate.records()
    assert (record.verdict, record.known.verdict, record.known.reason, record.known.line) == (
        shown or "pass",
        known,
        "it isn't done yet",
        1,
    )
    assert (run.baseline, end.exit) == ("known.yaml", status)


def test_known_failures_are_told_in_a_line(gate: Gate) -> None:
    gate.text = KNOWN.format("fail")
    assert gate(ONE, TWO, wrong="Time Stop: fail") == 1
    assert "1 known failure (known.yaml), 1 new\n" in gate.out
    assert f"FAIL  {TWO}" in gate.out
    assert f"FAIL  {ONE}" not in gate.out
    assert TWO in gate.last_line
    gate.text += f"{TWO}: {{verdict: fail, reason: neither is this}}\n"
    assert gate(ONE, TWO, wrong="Time Stop: fail") == 0
    assert "2 known failures (known.yaml), 0 new\n" in gate.out
    assert gate.last_line == "Everything is as expected."
    assert gate(ONE, TWO, "-v", wrong="Time Stop: fail") == 0
    assert f"{ONE} (fail: it isn't done yet)" in gate.out


def test_a_pass_that_is_known_otherwise_is_told_with_the_line_to_delete(gate: Gate) -> None:
    gate.text = f"# all of ours\n\n{TWO}: {{verdict: fail, reason: x}}\n" + KNOWN.format("fail")
    assert gate(ONE) == 1
    assert f"known.yaml:4: {ONE} (fail: it isn't done yet)" in gate.out
    assert "0 known failures (known.yaml), 0 new, 1 passes unexpectedly" in gate.out
    assert gate.last_line == "Nothing new failed; known.yaml has 1 entry too many, told above."


def test_another_verdict_than_the_known_one_is_told_with_it(gate: Gate) -> None:
    gate.text = KNOWN.format("fail")
    assert gate(ONE, wrong="Time Stop: error") == 1
    assert f"ERROR  {ONE}" in gate.out
    assert "  known.yaml:1 knows it as fail: it isn't done yet" in gate.out
    assert f"Look first at {ONE}" in gate.last_line
    assert gate(ONE, wrong="Time Stop: unsupported") == 1
    assert f"known.yaml:1: {ONE} (fail: it isn't done yet)" in gate.out


@pytest.mark.parametrize("strict", [[], ["--strict"]])
def test_what_is_unsupported_is_to_be_known_too(gate: Gate, strict: list[str]) -> None:
    gate.text = "# nothing yet\n"
    assert gate(OTHER, *strict, wrong="Time Stop: unsupported") == 0, "nothing of it needs Time Stop"
    assert gate(ONE, OTHER, *strict, wrong="Time Stop: unsupported") == 1
    assert "Unsupported, and not in known.yaml:\n  1 needs Time Stop" in gate.out
    assert gate.last_line == "Look first at what the engine lacks: 1 is unsupported and not so in known.yaml."
    gate.text = KNOWN.format("unsupported")
    assert gate(ONE, OTHER, *strict, wrong="Time Stop: unsupported") == 0


def test_stopping_at_the_first_goes_over_what_is_known(gate: Gate) -> None:
    three = (ONE, TWO, "time-stop-countered-in-bobs-upkeep")
    gate.text = ""
    assert gate(*three, "-x", engine="null") == 1
    assert [record.verdict for record in gate.records()[1:-1]] == ["fail", "not run", "not run"]
    first = gate.records()[1].id
    gate.text = f"{first}: {{verdict: fail, reason: x}}\n"
    assert gate(*three, "-x", engine="null") == 1
    assert [record.verdict for record in gate.records()[1:-1]] == ["fail", "fail", "not run"]


def test_entries_of_nothing_fail_a_run_of_everything(gate: Gate) -> None:
    assert gate(engine="null", update=True) == 0
    whole = gate.text
    gate.text = f"once-there:\n  verdict: fail\n  reason: x\n{OPEN}:\n  verdict: fail\n  reason: x\n" + whole
    assert gate(engine="null") == 1
    assert gate.records()[-1].gone == ("once-there", OPEN)
    assert "known.yaml:1: once-there\n" in gate.out
    assert f"known.yaml:4: {OPEN} (the rules leave it open, so it is never counted)\n" in gate.out
    assert gate.last_line == "Nothing new failed; known.yaml has 2 entries too many, told above."
    assert gate(engine="null", update=True) == 0
    assert gate.text == whole


@pytest.mark.parametrize("part", [[ONE], ["--rule", "724.1b"], ["--key", "end-turn.exile"], ["--quick"]])
def test_a_run_of_a_part_says_nothing_on_the_rest(gate: Gate, part: list[str]) -> None:
    others = "".join(f"{ident}:\n  verdict: error\n  reason: of another part\n" for ident in (OTHER, "once-there"))
    gate.text = others
    assert gate(*part, engine="reference") == 0
    assert gate.records()[-1].gone == ()
    assert gate(*part, engine="reference", update=True) == 0
    assert gate.text == others


@pytest.mark.parametrize(("options", "gone"), [([], "once-there"), (["--grid"], "grid[once,there]")])
def test_the_corpus_and_the_grid_say_nothing_on_each_other(gate: Gate, options: list[str], gone: str) -> None:
    gate.text = 'once-there: {verdict: fail, reason: x}\n"grid[once,there]": {verdict: fail, reason: x}\n'
    Path("dead.py").write_text("def Engine():\n    raise OSError('no')\n", encoding="utf-8")
    assert gate(*options, engine="dead:Engine") == 3  # Which entries there is nothing for needs no engine.
    assert gate.records()[-1].gone == (gone,)


def test_an_open_scenario_is_never_in_it(gate: Gate) -> None:
    assert gate(OPEN, ONE, engine="null", update=True) == 0
    assert re.findall(r"^[\w-]+(?=:)", gate.text, re.M) == [ONE]


# -- updating ------------------------------------------------------------------------------------------------------


def test_an_update_makes_the_file_and_says_why_things_are_in_it(gate: Gate) -> None:
    assert gate(ONE, TWO, wrong="Time Stop: unsupported", update=True) == 0
    assert gate.err.endswith("known.yaml: 2 added\n")
    header, _, entries = gate.text.partition("\n\n")
    assert all(line.startswith("# ") for line in header.splitlines())
    assert entries == "".join(f"{i}:\n  verdict: unsupported\n  reason: needs Time Stop\n" for i in (TWO, ONE))
    assert gate(ONE, TWO, wrong="Time Stop: unsupported") == 0


def test_a_reason_to_begin_with_is_what_was_shown(gate: Gate) -> None:
    assert gate(ONE, wrong="Time Stop: error", update=True) == 0
    assert "  verdict: error\n" in gate.text
    assert "RuntimeError" in gate.text
    assert gate(ONE, wrong="Time Stop: error") == 0


def test_an_update_keeps_reasons_links_and_comments(gate: Gate) -> None:
    gate.text = f"""\
# Ours.

# once thought to be a fault of the clock

# see the talk of March
{TWO}: {{link: "https://example.org/1", reason: 'two words', verdict: "fail"}}  # really
{OTHER}:
  verdict: unsupported
  reason: of another part
# the first that we saw
{ONE}:
  reason: |
    it isn't
    # done yet
  # nor begun
  verdict: fail  # or worse
  # by Easter
"""
    before = gate.text
    assert gate(ONE, TWO, wrong="Time Stop: fail", update=True) == 0
    assert gate.text == before
    assert gate.err.endswith("known.yaml: nothing changed\n")
    assert gate(ONE, TWO, wrong="Time Stop: error", update=True) == 0
    assert gate.text == before.replace('verdict: "fail"', "verdict: error").replace("verdict: fail", "verdict: error")
    assert f"2 of another verdict, does the reason still hold? {TWO} {ONE}" in gate.err
    assert gate(TWO, update=True) == 0
    assert "see the talk" not in gate.text
    assert gate(ONE, update=True) == 0
    assert (
        gate.text
        == f"""\
# Ours.

# once thought to be a fault of the clock

{OTHER}:
  verdict: unsupported
  reason: of another part
"""
    )


def test_an_interrupted_run_takes_nothing_out_that_it_did_not_run(gate: Gate) -> None:
    gate.text = KNOWN.format("fail") + f"{TWO}: {{verdict: fail, reason: x}}\n"
    order = [record.id for record in (gate(ONE, TWO), gate.records())[1][1:-1]]
    Path("stops.py").write_text(
        ENGINE.replace("return self.engine.start(position)", "return self._start(position)")
        + "    games = 0\n    def _start(self, position):\n        self.games += 1\n        if self.games == 2:\n"
        "            os.kill(os.getpid(), __import__('signal').SIGINT)\n        return self.engine.start(position)\n",
        encoding="utf-8",
    )
    # In a process of its own: one that was interrupted hears of no second interruption while it ends.
    line = ["run", ONE, TWO, "--engine", "stops:Engine", "--baseline", "known.yaml", "--update-baseline"]
    command = [sys.executable, "-m", "sundial", *line, "--json", "run.jsonl"]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 1
    assert [record.verdict for record in gate.records()[1:-1]] == ["pass", "not run"]
    assert list(baseline.load("known.yaml").entries) == [order[1]]


def test_an_engine_that_never_answers_changes_nothing(gate: Gate) -> None:
    gate.text = KNOWN.format("fail")
    Path("dead.py").write_text("def Engine():\n    raise OSError('no')\n", encoding="utf-8")
    assert gate(engine="dead:Engine", update=True) == 3
    assert gate.text == KNOWN.format("fail")
    gate.file.unlink()
    assert gate(engine="dead:Engine", update=True) == 3
    assert not gate.file.exists()


def test_eight_times_the_entries_take_eight_times_as_long_to_update() -> None:
    def seconds(amount: int) -> float:
        text = "".join(f"case-{n:05}:\n  verdict: fail\n  reason: r\n" for n in range(amount))
        began = time.process_time()
        baseline.parse("known.yaml", text).updated([record("case-x", "fail")])
        return time.process_time() - began

    seconds(10)  # What is imported late is by then.
    assert seconds(8000) < 24 * seconds(1000)


def test_changes_on_two_branches_merge(gate: Gate) -> None:
    git = shutil.which("git")
    if git is None:
        pytest.skip("merging is git's")
    ids = [f"case-{n:02}" for n in range(12)]

    def text(*left: int) -> str:
        made = baseline.new("known.yaml")
        return made.updated([record(ids[n], "fail") for n in range(12) if n not in left])[0]

    for name, left in (("base", (3, 6, 9)), ("ours", (1, 6, 9)), ("theirs", (3, 6, 11))):
        Path(name).write_text(text(*left), encoding="utf-8")
    merged = subprocess.run(
        [git, "merge-file", "-p", "ours", "base", "theirs"], capture_output=True, text=True, check=False
    )
    assert merged.returncode == 0
    assert merged.stdout == text(1, 6, 11)


# -- what is wrong with it -----------------------------------------------------------------------------------------


X = "x:\n  "


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (X + "verdict: failed\n  reason: r\n", "2:12: Invalid enum value 'failed'; did you mean fail? (at x.verdict)"),
        (X + "verdict: pass\n  reason: r\n", "2:12: Invalid enum value 'pass'"),
        ("y: {verdict: fail, reason: r}\n" + X + "verdict: fail\n", "3:3: Object missing required field `reason`"),
        (X + "verdict: fail\n  reasons: r\n", "3:3: Object contains unknown field `reasons`; did you mean reason?"),
        (X + "verdict: fail\n  reason: 5\n", '3:11: Expected `str`, got `int`; for text write "5" in quotes'),
        (X + "verdict: fail\n  reason: ''\n", "3:11: x has an empty reason; say in a few words why it is known"),
        ("x: fail\n", "1:4: Expected `object`, got `str` (at x)"),
        ("- x\n", "1:1: Expected `object`, got `array`"),
        ("x: {verdict: fail, reason: r}\n" * 2, "2:1: `x` is given twice"),
        ("x:\n\tverdict: fail\n", "2:1: a tab in the indentation; use spaces"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(gate: Gate, text: str, told: str) -> None:
    gate.text = text
    for update in (False, True):
        assert gate(ONE, update=update) == 2
        assert f"sundial run: known.yaml:{told}" in gate.err
        assert gate.err.count("\n") == 1
        assert gate.text == text


@pytest.mark.parametrize(
    "text", [f"{{{ONE}: {{verdict: fail, reason: r}}}}\n", KNOWN.format("fail") + "...\n", "--- # no entry yet\n"]
)
def test_what_cannot_be_edited_is_told_before_anything_is_run(gate: Gate, text: str) -> None:
    gate.text = text
    assert gate(ONE, update=True) == 2
    assert re.fullmatch(r"sundial run: known.yaml:\d+:1: .+\n", gate.err)
    assert not Path("run.jsonl").exists()
    assert gate.text == text


def test_where_nothing_can_be_put_is_told_before_anything_is_run(gate: Gate) -> None:
    os.mkfifo("pipe")
    Path("folder").mkdir()
    for name, told in (
        ("pipe", "pipe: no regular file, so it can't be updated"),
        ("folder", "folder: Is a directory"),
        ("none/known.yaml", f"none/known.yaml: can't be made, there is no folder {Path('none').absolute()}"),
    ):
        gate.file = Path(name)
        assert gate(ONE, update=True) == 2
        assert gate.err == f"sundial run: {told}\n"
    assert not Path("run.jsonl").exists()
    assert Path("pipe").is_fifo()


def test_an_update_without_a_change_does_not_touch_the_file(gate: Gate) -> None:
    gate.file.write_bytes(b"\xef\xbb\xbf" + KNOWN.format("fail").encode())
    before = gate.file.stat()
    assert gate(ONE, wrong="Time Stop: fail", update=True) == 0
    assert gate.err.endswith("known.yaml: nothing changed\n")
    assert (gate.file.stat().st_ino, gate.file.stat().st_size) == (before.st_ino, before.st_size)


def test_what_was_written_while_the_run_went_on_stays(gate: Gate) -> None:
    gate.text = KNOWN.format("fail")
    Path("edits.py").write_text(
        ENGINE + "\n\nwith open('known.yaml', 'a') as file:\n"
        f"    file.write('{OTHER}:\\n  verdict: fail\\n  reason: of another shard\\n')\n",
        encoding="utf-8",
    )
    assert gate(ONE, TWO, engine="edits:Engine", wrong="Time Stop: error", update=True) == 0
    entries = baseline.load("known.yaml").entries
    assert list(entries) == sorted([ONE, TWO, OTHER])
    assert (entries[OTHER].reason, entries[ONE].reason) == ("of another shard", "it isn't done yet")


def test_a_comment_at_the_end_does_not_become_a_new_entrys(gate: Gate) -> None:
    gate.text = "aaa:\n  verdict: fail\n  reason: r\n# to be gone over in May\n"
    before = gate.text
    assert gate(ONE, wrong="Time Stop: fail", update=True) == 0
    assert gate(ONE, update=True) == 0
    assert gate.text.rstrip("\n") + "\n" == before


def test_wrong_usage(gate: Gate, capsys: Output) -> None:
    assert gate(ONE) == 2
    assert gate.err == "sundial run: there is no known.yaml; --update-baseline makes it\n"
    assert main(["run", ONE, "--update-baseline"]) == 2
    assert capsys.readouterr().err == "sundial run: --update-baseline needs --baseline FILE\n"
    assert main(["run", ONE, "--baseline", "one", "--json", "./one"]) == 2
    assert capsys.readouterr().err == "sundial run: --baseline and --json are one file: ./one\n"


# -- any file, any change ------------------------------------------------------------------------------------------


def record(ident: str, verdict: VerdictWord, shown: str = "because") -> ScenarioRecord:
    return ScenarioRecord(
        id=ident,
        name="N",
        feature="F",
        key="end-turn.exile.1",
        number="724.1b",
        level="rule",
        verdict=verdict,
        at=At("f.feature", 3),
        title="T",
        statement="S",
        shown=shown,
    )


IDS = ["a", "b-b", "row[x,y]", "row[Day's Undoing]", "z-last", "Upper"]
BODIES = [
    "{key}: {{verdict: {verdict}, reason: because of {n}}}\n",
    "{key}: {{verdict: '{verdict}', link: https://example.org/{n},\n    reason: because of {n}}}  # same line {n}\n",
    "{key}:\n  verdict: {verdict}\n  reason: because of {n}\n",
    "{key}:  # beside {n}\n  reason: because of {n}\n    and more\n\n    still\n  verdict: {verdict} # word {n}\n",
    '{key}:\n    reason: "a # that is none {n}\n      two"\n    verdict: "{verdict}"\n    # inside {n}\n',
    "{key}:\n  verdict: {verdict}\n  reason: |\n    lines {n}\n    # of text {n}\n\n  # below {n}\n\n"
    "  # below again {n}\n",
    "{key}:\n  verdict: {verdict}\n  reason: >-\n    lines {n}\n\n    of text {n}\n",
]
verdicts = st.sampled_from(["fail", "error", "unsupported"])
shown_verdicts = st.dictionaries(
    st.sampled_from([*IDS, "new", "m[1: 2]", "'odd' #x"]), st.sampled_from(["pass", "not run", "fail", "error"])
)


@st.composite
def files(draw: st.DrawFn) -> tuple[str, dict[str, str], dict[str, str], list[str]]:
    """A file's text, each entry's own lines, the comments above each, and the comments that belong to none."""
    idents = draw(st.lists(st.sampled_from(IDS), unique=True))
    if draw(st.booleans()):
        idents.sort()
    loose = ["# header"] if draw(st.booleans()) else []
    text = "# header\n\n" if loose else ""
    bodies, leads = {}, {}
    for n, ident in enumerate(idents):
        leads[ident] = f"# above {n}\n" * draw(st.integers(0, 2))
        quote = draw(st.sampled_from(["", '"']))
        bodies[ident] = draw(st.sampled_from(BODIES)).format(key=f"{quote}{ident}{quote}", verdict=draw(verdicts), n=n)
        text += leads[ident] + bodies[ident]
        kind = draw(st.sampled_from(["", "\n", "\n\n", f"\n# loose {n}\n\n", f"# close {n}\n\n"]))
        if "#" in kind:
            loose.append(kind.strip())
        text += kind
    if draw(st.booleans()):
        text = text.removesuffix("\n")
    return text, bodies, leads, loose


@given(
    file=files(),
    shown=shown_verdicts,
    gone=st.sets(st.sampled_from(IDS)),
    reasons=st.text(max_size=200),
    windows=st.booleans(),
)
def test_an_update_changes_what_is_otherwise_and_nothing_else(
    file: tuple[str, dict[str, str], dict[str, str], list[str]],
    shown: dict[str, VerdictWord],
    gone: set[str],
    reasons: str,
    windows: bool,
) -> None:
    text, bodies, leads, loose = file
    if windows:
        text, bodies = text.replace("\n", "\r\n"), {i: body.replace("\n", "\r\n") for i, body in bodies.items()}
    gone -= set(shown)
    before = baseline.parse("known.yaml", text)
    assert list(before.entries) == list(bodies)
    records = [record(ident, verdict, reasons) for ident, verdict in shown.items()]
    after_text, changes = before.updated(records, gone & set(bodies))
    after = baseline.parse("known.yaml", after_text)

    expected = {i: known.verdict for i, known in before.entries.items() if shown.get(i) != "pass" and i not in gone}
    expected |= {i: verdict for i, verdict in shown.items() if verdict not in ("pass", "not run")}  # type: ignore[misc]
    assert {i: known.verdict for i, known in after.entries.items()} == expected
    assert list(after.entries) == sorted(after.entries)
    for ident, known in after.entries.items():
        if (old := before.entries.get(ident)) is None:
            assert ident in changes.added
            continue
        assert (known.reason, known.link) == (old.reason, old.link)
        body = bodies[ident].rstrip("\r\n")
        if known.verdict == old.verdict:
            assert body in after_text
        else:
            assert ident in changes.changed
        comments = r"# (?:above|beside|below|below again|inside|same line|word) \d+"
        for comment in re.findall(comments, leads[ident] + body):
            assert comment in after_text
    assert all(comment in after_text for comment in loose)
    assert after.updated(records, ())[0] == after_text
    if not any(changes) and list(bodies) == sorted(bodies) and text:
        assert after_text == text
