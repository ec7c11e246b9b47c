"""Features are read, refused with file and line, selected, kept in the cache, and written out again."""

import os
import shutil
import subprocess
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sundial import corpus, phrases, places, said
from sundial.corpus import BadCorpus, Corpus, Known, UnknownSelector, load, needs
from sundial.layout import to_feature
from sundial.said import Counted, Ref, Scenario, Step

HERE = Path(__file__).parent
SAMPLE = HERE / "features_sample"
BAD = HERE / "bad_features"

CARDS = (
    "Day's Undoing",
    "Forest",
    "Gaea's Liege",
    "Grizzly Bears",
    "Lightning Bolt",
    "Mandate of Peace",
    "Mountain",
    "Plains",
    "Relentless Assault",
    "Stonebinder's Familiar",
    "Time Stop",
    "Underworld Dreams",
    "Vedalken Orrery",
)
ELSEWHERE = {"no-features", "position"}
"""Rules of loading whose examples stand elsewhere: no folder here is empty, and positions need the fixture cards."""
STATEMENTS = {
    "end-turn.purge.2": "That includes abilities that triggered earlier in the same resolution",
    "end-turn.check.3": "Attacking creatures are still in combat during this check",
    "end-turn.check.4": "A player who drew from an empty library loses in this check",
    "end-turn.after.2": (
        "Such abilities are put on the stack in the cleanup step, then the active player gets priority"
    ),
    "end-combat.next.4": "The next phase is whichever stands next in line, and later added phases still come",
}
NUMBERS = ("514.1", "514.3a", "724.1", "724.1a", "724.1c", "724.1f", "724.2d")
KNOWN = Known.of(cards=CARDS, tokens=["Soldier Token"], statements=STATEMENTS, numbers=NUMBERS)


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SUNDIAL_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def sample() -> Corpus:
    return load([SAMPLE], known=KNOWN)


def entries(cache: Path) -> list[Path]:
    return sorted(cache.glob("corpus-*"))


# -- reading -------------------------------------------------------------------------------------------------------


def test_scenarios_stand_in_feature_order(sample: Corpus) -> None:
    assert [s.id for s in sample] == [
        "days-undoing-decks-bob",
        "days-undoing-with-seven-cards",
        "days-undoing-decks-carol",
        "familiar-triggers-after-the-discard",
        "familiar-brings-another-cleanup-step[Time Stop,2]",
        "familiar-brings-another-cleanup-step[Day's Undoing,2]",
        "liege-kept-alive-by-attacking",
        "liege-dies-after-combat",
        "mandate-in-an-added-combat-keeps-the-rest",
        "days-undoing-draw-triggers-cease",
        "days-undoing-draw-triggers-resolve",
    ]
    assert str(sample.counts) == "11 scenarios, 2 of them outline rows"


def test_all_that_a_scenario_says_of_itself(sample: Corpus) -> None:
    file = SAMPLE / "end_the_turn" / "waiting_abilities.feature"
    scenario = sample["days-undoing-draw-triggers-cease"]
    assert scenario == Scenario(
        id="days-undoing-draw-triggers-cease",
        name="Day's Undoing: nobody is hurt by the draws",
        feature="724.1a Abilities that are waiting as the turn is ended cease to exist",
        rule="That includes abilities that triggered earlier in the same resolution",
        key="end-turn.purge.2",
        file=str(file),
        line=7,
        sources=("wiki", "ruling"),
        level="rule",
        twin="days-undoing-draw-triggers-resolve",
        notes=(("Source", "Japanese wiki, step 1; ruling Day's Undoing 2017-04-18"),),
        steps=scenario.steps,
    )
    assert sample.path(scenario) == file
    assert scenario.steps[4] == Step(13, '"Day\'s Undoing" resolves', "When", said.Resolves(Ref("Day's Undoing")))
    assert [step.line for step in scenario.steps] == list(range(9, 17))
    assert [step.keyword for step in scenario.steps] == ["Given"] * 3 + ["When"] * 3 + ["Then"] * 2


def test_a_background_comes_first_with_its_own_lines(sample: Corpus) -> None:
    steps = sample["liege-dies-after-combat"].steps
    assert [step.line for step in steps[:3]] == [7, 8, 28]
    assert steps[0].says == said.Controls("Alice", (Counted("Gaea's Liege"), Counted("Forest")))


def test_a_then_may_stand_in_the_middle(sample: Corpus) -> None:
    keywords = [step.keyword for step in sample["liege-kept-alive-by-attacking"].steps]
    assert keywords[4:] == ["When"] * 3 + ["Then"] * 2 + ["When"] * 3 + ["Then"] * 2


def test_a_row_of_an_outline_is_a_scenario(sample: Corpus) -> None:
    row = sample["familiar-brings-another-cleanup-step[Day's Undoing,2]"]
    assert (row.outline, row.name, row.line, row.level) == (
        "familiar-brings-another-cleanup-step",
        "With Day's Undoing a second cleanup step follows",
        38,
        "ruling",
    )
    assert row.steps[1].says == said.Holds("Alice", "hand", (Counted("Day's Undoing"),))
    assert row.steps[-1].says == said.StepsBegan(2, "cleanup", 1)


def test_files_inside_the_corpus_are_named_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "FEATURES", SAMPLE)
    inside = load(known=KNOWN)
    assert {s.file for s in inside} >= {"cards/days_undoing.feature", "end_the_turn/check.feature"}
    assert [s.file for s in load([SAMPLE / "cards"], known=KNOWN)] == ["cards/days_undoing.feature"] * 3


def test_numbers_in_file_names_are_in_order(tmp_path: Path) -> None:
    text = (SAMPLE / "end_the_turn" / "next_phase.feature").read_text(encoding="utf-8")
    for n in (10, 9):
        again = text.replace("@id:mandate", f"@id:mandate-{n}")
        (tmp_path / f"724.{n}.feature").write_text(again, encoding="utf-8")
    assert [Path(s.file).name for s in load([tmp_path], known=KNOWN)] == ["724.9.feature", "724.10.feature"]


# -- what is refused -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(p.name for p in BAD.iterdir()))
def test_each_bad_feature_is_refused_as_its_first_line_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BAD)
    first = Path(name, "a.feature") if Path(name).is_dir() else Path(name)
    told = first.read_text(encoding="utf-8").split("\n")[0].removeprefix("# ")
    with pytest.raises(BadCorpus) as caught:
        load([name], known=KNOWN)
    assert [str(problem) for problem in caught.value.problems] == [f"{first}:{told}"]
    assert caught.value.problems[0].code == Path(name).stem


def test_each_rule_has_a_bad_feature() -> None:
    assert {p.stem for p in BAD.iterdir()} == set(corpus.RULES) - ELSEWHERE


def test_all_problems_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BAD)
    with pytest.raises(BadCorpus) as caught:
        load(["."], known=KNOWN)
    problems = caught.value.problems
    assert {problem.code for problem in problems} == set(corpus.RULES) - ELSEWHERE
    assert [p.path for p in problems] == sorted(p.path for p in problems)
    assert str(caught.value).count("\n") == len(problems) - 1


def test_a_folder_without_features_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCorpus, match="no feature file"):
        load([tmp_path], known=KNOWN)
    with pytest.raises(FileNotFoundError):
        load([tmp_path / "missing.feature"], known=KNOWN)


def feature(*lines: str, tags: str = "@id:x @source:cr", name: str = "Scenario: x") -> str:
    head = ("Feature: f", "  @end-turn.check.3", f"  Rule: {STATEMENTS['end-turn.check.3']}", f"  {tags}", f"  {name}")
    return "\n".join((*head, *(f"    {line}" for line in lines))) + "\n"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"Feature: \xff\n", "x.feature:1: the file isn't UTF-8 [syntax]"),
        (b"\n# nothing\n", "x.feature:1: there is no Feature in the file; begin with Feature: and its title [syntax]"),
        (
            "Feature: a\n\nFeature: b\n",
            "x.feature:3: a line of a description begins with 'Feature:'; a step has no colon, a file has one Feature, "
            "and prose begins with another word [description-keyword]",
        ),
        (feature("Then exile is empty") + "Feature: b\n", "x.feature:7:1: ...; a file has one Feature [syntax]"),
        (feature(), "x.feature:5:3: the scenario 'x' has no Then; say what is to be seen [then-missing]"),
        (
            feature("Then exile is empty", tags="@id:x @id:y @source:cr"),
            "x.feature:4:9: @id:y beside @id:x; a scenario has one [id-missing]",
        ),
        (
            feature("Then exile is empty", tags="@id:x @source:rulings"),
            "x.feature:4:9: @source:rulings is no tag of the language; did you mean @source:ruling? [tag-unknown]",
        ),
        (
            feature("Then exile is empty", tags="@id:x @source:cr @ids:y"),
            "x.feature:4:20: @ids:y is no tag of the language; did you mean @id:y? [tag-unknown]",
        ),
        (
            feature("Then exile is empty", tags="@id:x @source:cr @twin:x"),
            "x.feature:4:20: there is no other scenario 'x' [twin-unknown]",
        ),
        (
            "@open\n" + feature("Then exile is empty"),
            "x.feature:1:1: @open on a Feature; it stands on the scenario [tag-place]",
        ),
        (
            feature("Then exile is empty").replace("check.3", "check.3 @end-turn.check.4"),
            "x.feature:3:3: the Rule has the keys end-turn.check.3 and end-turn.check.4; "
            "did you mean @end-turn.check.3? [rule-key]",
        ),
        (
            feature("Then exile is empty", name="Scenario Outline: x"),
            "x.feature:5:3: the outline 'x' has no Examples; add Examples, or write Scenario: [examples-empty]",
        ),
        (
            feature("Then exile is empty", name="Scenario: the <card>"),
            "x.feature:5:3: nothing fills <card>; add a column card to the Examples [placeholder]",
        ),
        (
            feature("Then exile is empty", '"""', "doc", '"""'),
            "x.feature:7:5: a doc string, which no step takes; say it in phrases [step-argument]",
        ),
        (
            feature("Then Alice has <n> life", "Examples:", "| n |", "| 1 |", "| 1 |", name="Scenario Outline: x"),
            "x.feature:10:5: the id 'x[1]' stands at x.feature:9 too; ids are never reused [id-twice]",
        ),
        (
            feature('Then the token "Solder Token" is tapped'),
            'x.feature:6:5: no fixture card is called "Solder Token"; did you mean Soldier Token? [card-unknown]',
        ),
        (
            feature('Given Alice controls "Soldier Token"', "Then exile is empty"),
            'x.feature:6:5: no fixture card is called "Soldier Token" [card-unknown]',
        ),
        (
            feature("Then exile is empty").replace("Rule:", "Rule: 724.1x"),
            "x.feature:3:3: the title isn't the wording of end-turn.check.3; "
            f"write Rule: {STATEMENTS['end-turn.check.3']} [rule-title]\n"
            "x.feature:3:9: fixtures/rules doesn't know a rule 724.1x; "
            "cite the present number; an older one stands in a line Outdated: [number-unknown]",
        ),
    ],
)
def test_what_else_is_refused(content: str | bytes, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("x.feature").write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(BadCorpus) as caught:
        load(["x.feature"], known=KNOWN)
    begins, cut, ends = told.partition(": ...")
    if cut:  # the parser's own words stand there
        assert str(caught.value).startswith(begins)
        assert str(caught.value).endswith(ends)
    else:
        assert str(caught.value) == told


def test_a_problem_of_a_background_is_told_once(tmp_path: Path) -> None:
    text = (SAMPLE / "end_the_turn" / "check.feature").read_text(encoding="utf-8")
    file = tmp_path / "x.feature"
    file.write_text(text.replace('"Forest"', '"Forst"'), encoding="utf-8")
    with pytest.raises(BadCorpus) as caught:
        load([file], known=KNOWN)
    assert [(p.line, p.code) for p in caught.value.problems] == [(7, "card-unknown"), (8, "card-unknown")]


def test_tokens_may_be_named_once_the_game_began(tmp_path: Path) -> None:
    file = tmp_path / "x.feature"
    file.write_text(feature('When Alice attacks Bob with 2 "Soldier Token"', "Then exile is empty"), encoding="utf-8")
    assert needs(load([file], known=KNOWN).scenarios[0]).cards == {"Soldier Token"}


# -- selecting -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("selector", "ids"),
    [
        ("days-undoing-decks-bob", ["days-undoing-decks-bob"]),
        ("@id:days-undoing-decks-bob", ["days-undoing-decks-bob"]),
        ("days-undoing-decks-*", ["days-undoing-decks-bob", "days-undoing-decks-carol"]),
        ("familiar-brings-another-cleanup-step[Time Stop,2]", ["familiar-brings-another-cleanup-step[Time Stop,2]"]),
        (
            "familiar-brings-another-cleanup-step",
            [
                "familiar-brings-another-cleanup-step[Time Stop,2]",
                "familiar-brings-another-cleanup-step[Day's Undoing,2]",
            ],
        ),
        ("*[Time Stop,?]", ["familiar-brings-another-cleanup-step[Time Stop,2]"]),
        ("end-combat", ["mandate-in-an-added-combat-keeps-the-rest"]),
        ("end-turn.check.3", ["liege-kept-alive-by-attacking", "liege-dies-after-combat"]),
        ("@end-turn.check.3", ["liege-kept-alive-by-attacking", "liege-dies-after-combat"]),
        ("end_the_turn/next_phase.feature", ["mandate-in-an-added-combat-keeps-the-rest"]),
        (str(SAMPLE / "end_the_turn" / "next_phase.feature"), ["mandate-in-an-added-combat-keeps-the-rest"]),
        ("end_the_turn/check.feature:10", ["liege-kept-alive-by-attacking"]),
        ("end_the_turn/check.feature:26", ["liege-dies-after-combat"]),
        ("end_the_turn/check.feature:34", ["liege-dies-after-combat"]),
        ("end_the_turn/after.feature:37", ["familiar-brings-another-cleanup-step[Time Stop,2]"]),
    ],
)
def test_selectors(selector: str, ids: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "FEATURES", SAMPLE)
    assert [s.id for s in load(known=KNOWN).select([selector])] == ids


def test_selections_add_up_in_feature_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "FEATURES", SAMPLE)
    all_of_it = load(known=KNOWN)
    assert all_of_it.select([]) == list(all_of_it)
    assert len(all_of_it.select(["end_the_turn"])) == 8
    assert len(all_of_it.select(["end_the_turn/after.feature:25"])) == 2
    chosen = all_of_it.select(["end-combat", "days-undoing-*", "days-undoing-decks-bob"])
    assert [s.id for s in chosen][::5] == ["days-undoing-decks-bob", "days-undoing-draw-triggers-resolve"]
    assert corpus.counts(chosen) == (6, 0)


@pytest.mark.parametrize(
    ("selector", "near"),
    [
        ("days-undoing-deck-bob", "days-undoing-decks-bob"),
        ("end-turn.chek.3", "end-turn.check.3"),
        ("end_the_turn/chek.feature", "end_the_turn/check.feature"),
        ("end_the_turn/check.feature:2", None),
        ("end-turn.check.", None),
        ("zzz*", None),
    ],
)
def test_unknown_selectors(selector: str, near: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "FEATURES", SAMPLE)
    with pytest.raises(UnknownSelector) as caught:
        load(known=KNOWN).select(["end-combat", selector])
    assert repr(selector) in str(caught.value)
    if near:
        assert near in caught.value.near


# -- needs ---------------------------------------------------------------------------------------------------------


def test_needs_follow_from_the_steps(sample: Corpus) -> None:
    plain = needs(sample["days-undoing-decks-bob"])
    assert (plain.players, plain.steps, plain.cleanups, plain.texts) == (2, False, False, False)
    assert plain.cards == {"Day's Undoing", "Lightning Bolt", "Mountain"}
    assert needs(sample["days-undoing-decks-carol"]).players == 3
    counting = needs(sample["familiar-brings-another-cleanup-step[Time Stop,2]"], invented={"Time Stop"})
    assert (counting.steps, counting.cleanups, counting.texts) == (True, True, True)
    assert counting.offers.cleanups


# -- the cache -----------------------------------------------------------------------------------------------------


def test_the_cache_gives_the_same_corpus_and_parses_nothing(cache: Path, sample: Corpus) -> None:
    assert len(entries(cache)) == 1
    program = (
        "import sys; from sundial.corpus import Known, load\n"
        f"c = load([{str(SAMPLE)!r}], known=Known({KNOWN.digest!r}))\n"
        "print(len(c), c.counts.rows, sorted({'gherkin', 'yaml', 'sundial.phrases'} & sys.modules.keys()))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "11 2 []\n"
    assert load([SAMPLE], known=KNOWN).scenarios == sample.scenarios
    assert load([SAMPLE], known=KNOWN, cached=False).scenarios == sample.scenarios


def test_the_cache_is_keyed_by_all_that_goes_in(cache: Path, tmp_path: Path) -> None:
    mine = tmp_path / "features"
    shutil.copytree(SAMPLE, mine)
    load([mine], known=KNOWN)
    file = mine / "cards" / "days_undoing.feature"
    file.write_text(file.read_text(encoding="utf-8").replace("Bob owns six", "Bob has six"), encoding="utf-8")
    assert load([mine], known=KNOWN).scenarios[0].name == "Bob has six cards"
    fewer = Known.of(cards=[c for c in CARDS if c != "Time Stop"], statements=STATEMENTS, numbers=NUMBERS)
    with pytest.raises(BadCorpus, match='no fixture card is called "Time Stop"'):
        load([mine], known=fewer)
    assert len(entries(cache)) == 2, "what is refused is not kept"


def test_a_damaged_entry_is_read_anew(cache: Path, sample: Corpus) -> None:
    (entry,) = entries(cache)
    entry.write_bytes(entry.read_bytes()[:100])
    assert load([SAMPLE], known=KNOWN).scenarios == sample.scenarios


def test_no_cache_where_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("SUNDIAL_CACHE", str(tmp_path / "file"))
    assert len(load([SAMPLE], known=KNOWN)) == 11
    assert capfd.readouterr() == ("", "")


# -- writing -------------------------------------------------------------------------------------------------------


def bare(scenario: Scenario) -> Scenario:
    """Without what depends on the layout of the file."""
    steps = tuple(msgspec.structs.replace(step, line=0) for step in scenario.steps)
    return msgspec.structs.replace(scenario, steps=steps, line=0, file="")


def read_back(text: str, folder: Path, known: Known) -> list[Scenario]:
    file = folder / "written.feature"
    file.write_text(text, encoding="utf-8")
    return list(load([file], known=known, cached=False))


def test_what_was_read_can_be_written(sample: Corpus, tmp_path: Path) -> None:
    whole = [s for s in sample if "724.1c" in s.feature]
    assert [*map(bare, read_back(to_feature(*whole), tmp_path, KNOWN))] == [*map(bare, whole)]


def test_a_row_becomes_a_scenario_of_its_own(sample: Corpus, tmp_path: Path) -> None:
    row = sample["familiar-brings-another-cleanup-step[Time Stop,2]"]
    (written,) = read_back(to_feature(row), tmp_path, KNOWN)
    assert (written.id, written.outline) == ("familiar-brings-another-cleanup-step-time-stop-2", "")
    assert [step.says for step in written.steps] == [step.says for step in row.steps]


def test_what_cant_be_written(sample: Corpus) -> None:
    one, other = sample.scenarios[0], sample.scenarios[-1]
    with pytest.raises(ValueError, match="one feature"):
        to_feature(one, other)
    with pytest.raises(ValueError, match="can't stand in a feature"):
        to_feature(msgspec.structs.replace(one, name="two\nlines"))
    unsayable = Step(1, "", "When", said.Plays("Alice", 'a "name"'))
    with pytest.raises(phrases.Unsayable):
        to_feature(msgspec.structs.replace(one, steps=(unsayable,)))


def values(annotation: Any) -> st.SearchStrategy[Any]:
    origin, arguments = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is tuple:
        return st.lists(values(arguments[0]), min_size=1, max_size=3).map(tuple)
    if annotation is str:
        return st.sampled_from(["Time Stop", "Day's Undoing", "# no comment", "| a \\| b |", "Then: x", "*", "@a"])
    if annotation is int:
        return st.integers(1, 25)
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        hints = typing.get_type_hints(annotation)
        return st.builds(annotation, **{f.name: values(hints[f.name]) for f in msgspec.structs.fields(annotation)})
    return st.from_type(annotation)


def messages(keyword: str) -> st.SearchStrategy[Any]:
    # What a position says is checked against itself, so random ones are made of hands alone.
    makes = [said.Holds] if keyword == "Given" else [m for m, k in phrases.KEYWORDS.items() if k == keyword]
    return st.sampled_from(makes).flatmap(values)


TITLES = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "Zs")), min_size=1, max_size=20).filter(
    lambda text: text == text.strip() and text.isprintable() and "<" not in text
)


@settings(max_examples=200, deadline=None, database=None)
@given(st.data())
def test_what_is_written_is_read_back(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    steps = []
    for keyword in ("Given", "When", "Then", "When", "Then"):
        for message in data.draw(st.lists(messages(keyword), min_size=keyword == "Then", max_size=3)):
            try:
                steps.append(Step(0, phrases.say(message), typing.cast(Any, keyword), message))
            except phrases.Unsayable:
                assume(False)
    scenario = Scenario(
        id=data.draw(st.from_regex(r"[a-z]{1,8}(-[a-z0-9]{1,8}){0,3}", fullmatch=True)),
        name=data.draw(TITLES),
        feature=data.draw(TITLES),
        rule=data.draw(TITLES),
        key="end-turn.check.3",
        file="",
        line=0,
        sources=tuple(data.draw(st.lists(st.sampled_from(corpus.SOURCES), min_size=1, unique=True))),
        level=data.draw(st.sampled_from(["rule", "ruling", "open"])),
        twin="",
        notes=(("Source", data.draw(TITLES)), *data.draw(st.lists(st.tuples(st.sampled_from(corpus.NOTES), TITLES)))),
        steps=tuple(steps),
    )
    text = to_feature(scenario)
    (again,) = read_back(text, tmp_path_factory.getbasetemp(), Known.of())
    assert bare(again) == scenario
    assert to_feature(again) == text


def test_the_language_page_lists_what_is_refused() -> None:
    page = (HERE.parent / "docs" / "language.md").read_text(encoding="utf-8")
    assert corpus.rules_as_markdown() in page


def test_no_environment_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SUNDIAL_CACHE", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", os.devnull)
    assert len(load([SAMPLE], known=KNOWN)) == 11
