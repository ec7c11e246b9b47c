"""The page: what it holds, that nothing an engine says can do anything there, and how it behaves in a browser."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sundial.__main__ import main
from sundial.comparison import columns
from sundial.game import Moment
from sundial.loading import Loaded
from sundial.model import (
    Card,
    Cast,
    Choose,
    ChooseDecision,
    Offers,
    Option,
    Pass,
    PriorityDecision,
    Result,
    StackObject,
    StepBegun,
    View,
    ViewPlayer,
)
from sundial.reports import made
from sundial.reports.page import page
from sundial.reports.page.translations import words
from sundial.runfile import At, Counts, EndRecord, EngineShown, Known, Record, RunRecord, ScenarioRecord, StepTold
from sundial.statements import LANGUAGES

HOSTILE = (
    "</details></script><script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\">\u202e"
)
RUN = RunRecord(sundial="0.1.0", edition="2026-09-25", engine=EngineShown("toy", "9", Offers()), seed=1, command="toy")
END = EndRecord(counts=Counts(), exit=1)
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
STEPS = (
    StepTold(12, "Given", 'Alice has "Time Stop" in hand'),
    StepTold(13, "When", 'Alice casts "Time Stop"'),
    StepTold(14, "Then", "Bob has 20 life"),
    StepTold(15, "Then", "the stack is empty"),
)


def view(**more: Any) -> View:
    fields: dict[str, Any] = {
        "turn": 1,
        "active": "Alice",
        "step": "upkeep",
        "decision": PriorityDecision("Alice"),
        "players": (ViewPlayer("Alice", 20), ViewPlayer("Bob", 20)),
    }
    return View(**(fields | more))


def timeline(spell: str = "Time Stop") -> tuple[Moment, ...]:
    """Alice casts a spell in her upkeep step, both pass, and in the end step Bob has less life."""
    stack = (StackObject("o1", spell, "spell", "Alice"),)
    begun = (StepBegun(1, "Alice", "draw"), StepBegun(1, "Alice", "end"))
    hurt = (ViewPlayer("Alice", 20), ViewPlayer("Bob", 13))
    holding = (ViewPlayer("Alice", 20, hand=(Card("o1", spell),)), ViewPlayer("Bob", 20))
    return (
        Moment(view(players=holding), Cast("Alice", "o1")),
        Moment(view(stack=stack), Pass("Alice"), True),
        Moment(view(stack=stack, decision=PriorityDecision("Bob")), Pass("Bob"), True),
        Moment(view(step="end", steps=begun, players=hurt)),
    )


def record(ident: str, verdict: str = "pass", **more: Any) -> ScenarioRecord:
    fields: dict[str, Any] = {
        "id": ident,
        "name": f"The scenario {ident}",
        "feature": "724.1b",
        "key": "end-turn.exile.1",
        "number": "724.1b",
        "level": "rule",
        "verdict": verdict,
        "at": At("end_the_turn/b.feature", 14, STEPS[2].text, "Then") if verdict == "fail" else At("b.feature", 11),
        "title": "The stack is exiled",
        "statement": "Every object on the stack is exiled",
        "older": ("723.1b (2025-07-25)", "720.1b (2023-11-17)"),
        "notes": (("Source", "ruling 2017"),),
        "steps": STEPS,
    }
    if verdict == "fail":
        fields |= {"expected": STEPS[2].text, "shown": "Bob has 13 life", "timeline": timeline()}
    return ScenarioRecord(**(fields | more))


class Page(HTMLParser):
    """A page that was read: its elements, each with the chain of those around it, and its texts."""

    def __init__(self, html: bytes) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str], tuple[str, ...]]] = []
        self.texts: list[tuple[str, str]] = []
        """Each with the tag of the element that it stands in."""
        self._open: list[str] = []
        self.feed(html.decode())
        assert self._open == [], "an element isn't closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self.elements.append((tag, attributes, tuple(self._open)))
        if tag not in VOID and not (self._open and "svg" in self._open and self.get_starttag_text() == ""):
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}, tuple(self._open)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"</{tag}> closes nothing"
        assert self._open.pop() == tag, f"</{tag}> closes another element"

    def handle_data(self, data: str) -> None:
        self.texts.append((self._open[-1] if self._open else "", data))

    @property
    def text(self) -> str:
        shown = " ".join(data for tag, data in self.texts if tag not in ("script", "style"))
        return re.sub(r"[\s\xa0]+", " ", shown)

    def all(self, tag: str, **attributes: str) -> list[dict[str, str]]:
        wanted = {name.rstrip("_"): value for name, value in attributes.items()}
        return [have for name, have, _ in self.elements if name == tag and wanted.items() <= have.items()]


def one(*records: Record) -> Page:
    return Page(made("html", [RUN, *records, END]))


# -- what it holds -------------------------------------------------------------------------------------------------


def test_a_failure_is_told_with_its_step_what_was_shown_and_the_game() -> None:
    shown = one(record("fine"), record("bob-is-hurt", "fail", defaults=("Bob chooses nothing (default)",)))
    assert [cell["class"] for cell in shown.all("td") if "class" in cell] == ["fail"]
    assert [step["class"] for step in shown.all("li") if step.get("class") == "bad"] == ["bad"]
    for told in (
        "The scenario bob-is-hurt",
        "Then Bob has 20 life not as it says",
        "expected Bob has 20 life shown Bob has 13 life",
        "Every object on the stack is exiled end-turn.exile.1",
        "once 723.1b, 720.1b",
        "Source ruling 2017",
        "Bob chooses nothing (default)",
        "sundial show bob-is-hurt",
    ):
        assert told in shown.text, told


def test_the_game_is_drawn_step_by_step() -> None:
    text = one(record("bob-is-hurt", "fail")).text
    _, _, game = text.partition("The game, step by step has priority ")
    assert game.startswith(
        'Turn 1 Alice upkeep Alice casts "Time Stop" "Time Stop" from Alice\'s hand '
        'Alice , Bob pass stack "Time Stop" Alice 20 Bob 20 '
        "draw nobody acts "
        "end Bob's life 20 to 13 Alice has priority Alice 20 Bob 13 "
    ), game[:400]


def test_choices_another_players_decisions_and_the_end_of_the_game_are_drawn() -> None:
    options = (Option("o1", "Shock"), Option("o2", "Time Stop"))
    choosing = view(step="cleanup", decision=ChooseDecision("Alice", options, 1, 1))
    lost = (ViewPlayer("Alice", 0, in_game=False), ViewPlayer("Bob", 20))
    over = view(turn=2, active="Bob", step="draw", decision=None, players=lost, result=Result(("Bob",)))
    moments = (
        Moment(choosing, Choose("Alice", ("o2",)), True),
        Moment(view(turn=2, active="Bob", decision=PriorityDecision("Alice", by="Bob")), Pass("Alice"), True),
        Moment(over),
    )
    _, _, game = one(record("a", "fail", timeline=moments)).text.partition("The game, step by step has priority ")
    assert game.startswith(
        'Turn 1 Alice cleanup Alice chooses 1 of "Shock" and "Time Stop": chooses "Time Stop" ( by default ) '
        "Alice 20 Bob 20 "
        "Turn 2 Bob upkeep Alice (Bob decides): passes Alice 20 Bob 20 "
        "draw Alice's life 20 to 0 Alice leaves the game Bob has won Alice has left Bob 20 "
    ), game[:400]


def test_what_is_alike_on_several_engines_is_told_once() -> None:
    alike: list[Record] = [RUN, record("a", "fail"), END]
    other: list[Record] = [RUN, record("a", "fail", shown="Bob has 1 life"), END]
    shown = Page(page(columns([("one", alike), ("two", other), ("three", alike)])))
    assert len(shown.all("section", class_="out fail")) == 2
    assert "A C fail expected Bob has 20 life shown Bob has 13 life" in shown.text


def test_a_page_is_the_same_for_the_same_records() -> None:
    """Times are told nowhere, so that two runs with one outcome give one page."""
    pages = {
        made("html", [RUN, record("fine"), record("b", "fail", seconds=s), msgspec.structs.replace(END, seconds=s)])
        for s in (0.1, 0.2)
    }
    assert len(pages) == 1


def test_links_lead_somewhere_and_ids_are_unique() -> None:
    shown = one(record("a[Time Stop]", "fail"), record("a[Time-Stop]", "fail"), record("b", "unsupported", shown="x"))
    ids = [have["id"] for _, have, _ in shown.elements if "id" in have]
    assert len(ids) == len(set(ids))
    targets = [link["href"] for link in shown.all("a")]
    assert "#case-a-Time-Stop" in targets
    assert {target.removeprefix("#") for target in targets} <= set(ids)


def test_a_run_file_of_another_time_has_a_page_too() -> None:
    old = record("old", "fail", steps=(), key="no-such.key.1", number="999.9z", title="Was once a rule")
    text = one(old).text
    assert "999.9z Was once a rule" in text
    assert "at Then Bob has 20 life" in text


def test_runs_that_were_cut_or_interrupted_or_never_began_say_so() -> None:
    assert "cut short" in Page(made("html", [RUN, record("fine")])).text
    assert (
        "interrupted" in Page(made("html", [RUN, record("fine"), msgspec.structs.replace(END, interrupted=True)])).text
    )
    none = msgspec.structs.replace(RUN, engine=None, trouble="it isn't there", stderr="no such\nfile")
    told = Page(made("html", [none, END])).text
    assert "No engine answered: it isn't there no such file" in told


def test_every_word_of_the_page_is_there_in_every_language() -> None:
    assert words()
    for key, word in words().items():
        assert set(word) == set(LANGUAGES), key
        assert all(word.values()), key


# -- what an engine says -------------------------------------------------------------------------------------------


def hostile() -> list[Record]:
    """A run in which an engine says everywhere what would break out of a page that lets it."""
    known = Known("fail", HOSTILE, "javascript:document.title='taken'")
    run = msgspec.structs.replace(
        RUN, engine=EngineShown(HOSTILE, HOSTILE, Offers()), baseline=HOSTILE, command=HOSTILE
    )
    players = (ViewPlayer(HOSTILE, 20), ViewPlayer("Bob", 20))
    moments = (*timeline(HOSTILE), Moment(view(active=HOSTILE, players=players, decision=PriorityDecision(HOSTILE))))
    texts: dict[str, Any] = {"shown": HOSTILE, "expected": HOSTILE, "defaults": (HOSTILE,), "timeline": moments}
    return [
        run,
        record("one", "fail", known=known, **texts),
        record("two", "error", **texts, stderr=f"{HOSTILE}\n{HOSTILE}"),
        record("three", "unsupported", shown=HOSTILE, lacks=HOSTILE),
        record("four", "fail", known=Known("fail", "filed", "https://example.org/issues/1"), **texts),
        msgspec.structs.replace(END, gone=(HOSTILE,), gone_lines=(1,)),
    ]


def test_what_an_engine_says_is_text_everywhere() -> None:
    plain, attacked = one(record("one", "fail")), Page(made("html", hostile()))
    assert len(attacked.all("script")) == len(plain.all("script")) == 2
    assert attacked.all("img") == []
    assert not [name for _, have, _ in attacked.elements for name in have if name.startswith("on")]
    assert "\u202e" not in attacked.text
    assert attacked.text.count("<script>document.title='taken'</script>") > 20
    links = [link["href"] for link in attacked.all("a") if not link["href"].startswith("#")]
    assert links == ["https://example.org/issues/1"]
    policy = attacked.all("meta", **{"http-equiv": "Content-Security-Policy"})[0]["content"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_half_a_character_from_an_engine_of_this_process_is_written_as_an_escape() -> None:
    assert "Bob has \\xd800 life" in one(record("half", "fail", shown="Bob has \ud800 life")).text


# -- side by side --------------------------------------------------------------------------------------------------


def written(path: Path, name: str, *records: ScenarioRecord, end: EndRecord | None = END) -> str:
    """A run file of an engine of that name."""
    run = msgspec.structs.replace(RUN, engine=EngineShown(name, "1", Offers()))
    lines = [run, *records, *([end] if end else [])]
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return str(path)


def test_what_broke_and_what_got_fixed_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = written(tmp_path / "old", "toy", record("a"), record("b", "fail"), record("c", "fail"), record("gone"))
    new = written(tmp_path / "new", "toy", record("a", "fail"), record("b"), record("c", "error"), record("come"))
    assert main(["compare", old, new]) == 0
    told = capsys.readouterr().out.splitlines()
    assert re.split(r"\s{2,}", told[0]) == ["rule", "toy 1 (old)", "toy 1 (new)"]
    assert told[told.index("From toy 1 (old) to toy 1 (new):") :] == [
        "From toy 1 (old) to toy 1 (new):",
        "1 broke:",
        "  a: pass -> fail",
        "1 got fixed:",
        "  b: fail -> pass",
        "1 came out otherwise:",
        "  c: fail -> error",
        "1 only in the first:",
        "  gone: pass",
        "1 only in the last:",
        "  come: pass",
    ]
    assert main(["compare", old, new, "--fail-on-broken"]) == 1
    assert main(["compare", old, old, "--fail-on-broken"]) == 0


def test_what_the_rules_leave_open_never_breaks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = written(tmp_path / "old", "toy", record("a"), record("b", level="open"))
    new = written(tmp_path / "new", "toy", record("a"), record("b", "fail", level="open"))
    assert main(["compare", old, new, "--fail-on-broken"]) == 0
    assert "1 came out otherwise:\n  b: pass -> fail" in capsys.readouterr().out


def test_a_last_run_that_was_cut_is_no_proof(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = written(tmp_path / "old", "toy", record("a"), record("b"))
    new = written(tmp_path / "new", "toy", record("a"), end=None)
    assert main(["compare", old, new, "--fail-on-broken"]) == 1
    assert "toy 1 (new): the run was cut short" in capsys.readouterr().out


def test_three_engines_have_a_column_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [
        written(tmp_path / "a", "one", record("a"), record("b")),
        written(tmp_path / "b", "two", record("a", "fail")),
        written(tmp_path / "c", "three", record("b", "unsupported", shown="2 players")),
    ]
    out = tmp_path / "page.html"
    assert main(["compare", *files, "--html", str(out)]) == 0
    assert capsys.readouterr().out.splitlines()[0].split() == ["rule", "one", "1", "two", "1", "three", "1"]
    shown = Page(out.read_bytes())
    assert len(shown.all("th", scope="col")) == 4
    assert [case["data-v"] for case in shown.all("details", class_="case")] == ["pass fail -", "pass - unsupported"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["a"], "there is only one run file: sundial report tells it"),
        (["a", "b", "--html", "a"], "--html would overwrite a run file: a"),
        (["a", "b", "--html", ""], "--html takes the name of a file"),
        (["a", "b", "c", "--fail-on-broken"], "--fail-on-broken takes two runs, or runs of one engine"),
        (["a", "nosuch"], "nosuch: No such file or directory"),
    ],
)
def test_what_cannot_be_compared(
    arguments: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in "abc":
        written(tmp_path / name, name, record("a"))
    before = (tmp_path / "a").read_bytes()
    assert main(["compare", *arguments]) == 2
    assert told in capsys.readouterr().err
    assert (tmp_path / "a").read_bytes() == before


def test_columns_that_are_alike_are_told_apart_by_their_files() -> None:
    records: list[Record] = [RUN, record("a"), END]
    names = [column.name for column in columns([("x/run.json", records), ("y/run.json", records), ("z", records)])]
    assert names == ["toy 9 (x/run.json)", "toy 9 (y/run.json)", "toy 9 (z)"]
    assert page(columns([("x", records), ("y", records)]))


# -- in a browser --------------------------------------------------------------------------------------------------


def chromium() -> str | None:
    """Where a Chromium is: as SUNDIAL_CHROMIUM says, or in the PATH."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return os.environ.get("SUNDIAL_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A browser without a window."""
    program = chromium()
    if program is None:
        pytest.skip("no Chromium is in the PATH and SUNDIAL_CHROMIUM names none")
    driver = pytest.importorskip("playwright.sync_api", reason="playwright, of the extra dev, isn't installed")
    with driver.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program)
        yield opened
        opened.close()


class Tab:
    """A page that is open, and what it has done beside being shown."""

    def __init__(self, browser: Any, html: bytes, folder: Path, hash_: str = "", **context: Any) -> None:
        file = folder / "page.html"
        file.write_bytes(html)
        self.context = browser.new_context(reduced_motion="reduce", **context)
        self.page = self.context.new_page()
        self.troubles: list[str] = []
        """What the console says, errors, and requests to anywhere but the file."""
        self.page.on("console", lambda message: self.troubles.append(message.text))
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("request", lambda request: self._asked(request.url))
        self.page.goto(file.as_uri() + hash_)

    def _asked(self, url: str) -> None:
        if not url.startswith(("file:", "data:")):
            self.troubles.append(url)

    def cases(self) -> list[str]:
        """The ids of the scenarios that the filters leave."""
        return [
            str(ident) for ident in self.page.eval_on_selector_all(".case:not([hidden])", "all => all.map(e => e.id)")
        ]

    def settled(self, cases: list[str]) -> None:
        """See that these scenarios are left as soon as the filters have been applied."""
        self.page.locator("#found", has_text=re.compile(f"^{len(cases)} ")).wait_for(timeout=5000)
        assert self.cases() == [f"case-{case}" for case in cases]


@pytest.fixture
def tab(browser: Any, tmp_path: Path) -> Iterator[Any]:
    """Opens a page; at the end no page has said anything on its console nor asked for anything."""
    tabs: list[Tab] = []

    def opened(html: bytes, hash_: str = "", **context: Any) -> Tab:
        tabs.append(Tab(browser, html, tmp_path, hash_, **context))
        return tabs[-1]

    yield opened
    for each in tabs:
        each.context.close()
        assert each.troubles == []


def two_engines() -> bytes:
    """Four scenarios on two engines; one is a rule's of another section, one is open."""
    turn = {"key": "untap.all.1", "number": "502.3", "title": "Permanents untap"}
    first: list[Record] = [RUN, record("a"), record("b"), record("c", **turn), record("d", "fail", level="open"), END]
    second: list[Record] = [
        RUN,
        record("a"),
        record("b", "fail"),
        record("c", "unsupported", shown="Sundial of the Infinite", **turn),
        record("d", level="open"),
        END,
    ]
    return page(columns([("one", first), ("two", second)]))


def test_scenarios_are_searched_and_filtered(tab: Any) -> None:
    opened = tab(two_engines())
    opened.settled(["a", "b", "d", "c"])
    search, find = opened.page.locator("#search"), opened.page.locator
    search.fill("infinite SUNDIAL")
    opened.settled(["c"])
    assert find("#case-c").is_visible(), "where few are found their rules are open"
    search.fill("no such card")
    opened.settled([])
    assert find("#none").is_visible()
    find("#clear").click()
    opened.settled(["a", "b", "d", "c"])
    for value, cases in (("fail", ["b", "d"]), ("unsupported", ["c"]), ("open", ["d"])):
        find(f"input[value={value}]").check()
        opened.settled(cases)
        find(f"input[value={value}]").uncheck()
    find("input[value=fail]").check()
    find("#engine").select_option("1")
    opened.settled(["b"])
    find("#clear").click()
    find("#differs").check()
    opened.settled(["b", "d", "c"])
    find("#statement").select_option("statement end-turn.exile.1")
    opened.settled(["b", "d"])
    find("#statement").select_option("rule 502.3")
    opened.settled(["c"])


def test_the_matrix_leads_to_the_scenario_and_its_game(tab: Any) -> None:
    opened = tab(two_engines())
    cell = opened.page.locator("td a.fail")
    cell.focus()
    opened.page.keyboard.press("Enter")
    opened.settled(["b"])
    summary = opened.page.locator("#case-b > summary")
    summary.focus()
    opened.page.keyboard.press("Enter")
    assert opened.page.locator("#case-b .bad").is_visible()
    assert "Bob has 20 life" in opened.page.locator("#case-b .bad").inner_text()
    assert opened.page.locator("#case-b .strip").is_visible()
    assert "Bob 13" in opened.page.locator("#case-b .strip").inner_text()


def test_a_link_to_a_scenario_opens_it(tab: Any) -> None:
    opened = tab(two_engines(), "#case-c")
    assert opened.page.locator("#case-c .steps").is_visible()
    assert not opened.page.locator("#case-b").is_visible()


def test_the_page_speaks_three_languages(tab: Any) -> None:
    key, number = "end-turn.exile.1", "724.1b"
    statements = Loaded().statements
    title, wording = statements.subrule(number).title, statements[key].wording
    opened = tab(made("html", [RUN, record("a", "fail", title=title.en, statement=wording.en), END]))
    opened.page.locator("#search").fill("a")
    opened.settled(["a"])
    opened.page.locator("#case-a > summary").click()
    for language in ("ja", "es", "en"):
        opened.page.locator("#language").select_option(language)
        shown = opened.page.locator("main").inner_text()
        for text in (title[language], wording[language], words()["h.matrix"][language], words()["expected"][language]):
            assert text in shown, language
        assert opened.page.evaluate("document.documentElement.lang") == language
        assert opened.page.locator("#search").get_attribute("placeholder") == words()["search.hint"][language]
    japanese = tab(made("html", [RUN, record("a"), END]), locale="ja-JP")
    assert words()["h.matrix"]["ja"] in japanese.page.locator("main").inner_text()


def test_light_and_dark_follow_the_system_or_the_choice(tab: Any) -> None:
    backgrounds = {}
    for scheme in ("light", "dark"):
        opened = tab(two_engines(), color_scheme=scheme)
        background = "getComputedStyle(document.body).backgroundColor"
        backgrounds[scheme] = opened.page.evaluate(background)
        other = "dark" if scheme == "light" else "light"
        opened.page.locator("#theme").select_option(other)
        backgrounds[f"{scheme} by choice of {other}"] = opened.page.evaluate(background)
    light, as_dark, dark, as_light = backgrounds.values()
    assert light == as_light != dark == as_dark


def test_a_page_without_scripts_can_be_read(tab: Any) -> None:
    opened = tab(two_engines(), java_script_enabled=False)
    assert not opened.page.locator(".filters").is_visible(), "what needs a script isn't shown"
    opened.page.locator(".rule > summary").first.click()
    opened.page.locator("#case-b > summary").click()
    assert opened.page.locator("#case-b .strip").is_visible()


@pytest.mark.parametrize("width", [360, 390, 1440])
def test_only_boxes_scroll_sideways(tab: Any, width: int) -> None:
    long = record("a-scenario-with-a-name-that-goes-on" * 4, "error", shown="x" * 400, stderr="y" * 400)
    opened = tab(
        page(columns([(name, [RUN, long, record("b", "fail"), END]) for name in "abc"])),
        viewport={"width": width, "height": 800},
    )
    opened.page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert opened.page.evaluate("document.documentElement.scrollWidth") == width


def test_what_an_engine_says_runs_nowhere(tab: Any) -> None:
    opened = tab(made("html", hostile()))
    opened.page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    opened.page.locator("#search").fill("taken")
    opened.page.locator("#language").select_option("ja")
    assert opened.page.title().startswith("Sundial: </details>")


def test_no_script_but_the_pages_own_may_run(tab: Any) -> None:
    """Should some text get through unescaped all the same, the page's policy stops it."""
    html = two_engines().replace(b"<h2", b"<script>document.title = 'taken'</script><h2", 1)
    opened = tab(html)
    assert opened.page.title().startswith("Sundial: ")
    assert opened.troubles.pop().startswith("Executing inline script violates")
