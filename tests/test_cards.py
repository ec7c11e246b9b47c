"""The fixture cards, the loader with its errors, and the cache: sundial/cards.py, card_checks.py and cache.py."""

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from sundial import cache
from sundial.cards import FOLDER, Card, Cards, UnknownCard, card_info, definition_of, load_cards, slug
from sundial.yamlfile import BadFile

BAD_CARDS = Path(__file__).parent / "bad_cards"
BEARS = "name: {name}\ncost: '{{1}}{{G}}'\ntypes: [creature]\nsubtypes: [Bear]\npower: {power}\ntoughness: 2\n"


@pytest.fixture(scope="module")
def cards() -> Cards:
    return load_cards()


@pytest.fixture
def no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A place where nothing can be written: under a file."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SUNDIAL_CACHE", str(tmp_path / "file" / "cache"))


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache of our own."""
    monkeypatch.setenv("SUNDIAL_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


def write(folder: Path, name: str, power: int = 2) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{slug(name)}.yaml"
    path.write_text(BEARS.format(name=name, power=power))
    return path


# -- the fixtures --------------------------------------------------------------------------------------------------


def test_every_file_is_a_card(cards: Cards) -> None:
    assert {card.file for card in cards.values()} == {p.relative_to(FOLDER).as_posix() for p in FOLDER.rglob("*.yaml")}
    assert list(cards) == sorted(cards)


def test_invented_cards_live_apart(cards: Cards) -> None:
    assert all(card.info.real is not card.file.startswith("invented/") for card in cards.values())
    assert any(not card.info.real for card in cards.values())


def test_every_file_names_the_schema_for_editors() -> None:
    for path in FOLDER.rglob("*.yaml"):
        comment = path.read_text().splitlines()[0]
        schema = comment.removeprefix("# yaml-language-server: $schema=")
        assert (path.parent / schema).resolve() == FOLDER.parent / "schemas" / "card.schema.json", path


def test_facts_are_the_printed_ones(cards: Cards) -> None:
    obeka = cards["Obeka, Brute Chronologist"].info.facts
    assert (obeka.cost, obeka.mana_value, obeka.colors) == ("{1}{U}{B}{R}", 4, ("U", "B", "R"))
    assert (obeka.supertypes, obeka.types, obeka.subtypes) == (("Legendary",), ("Creature",), ("Ogre", "Wizard"))
    assert (obeka.power, obeka.toughness, obeka.loyalty) == (3, 4, None)
    assert cards["Sarkhan Vol"].info.facts.loyalty == 4
    assert cards["Gaea's Liege"].info.facts.power is None


def test_colors_follow_from_the_cost_unless_they_are_given(cards: Cards) -> None:
    assert cards["Pact of Negation"].info.facts.colors == ("U",)
    assert cards["Aurelia, the Warleader"].info.facts.colors == ("W", "R")
    assert cards["Memnite"].info.facts.colors == ()


def test_keywords_are_listed_with_those_that_have_a_cost_or_an_object(cards: Cards) -> None:
    assert cards["Archfiend of Ifnir"].info.facts.keywords == ("Flying", "Cycling")
    assert cards["Krosan Grip"].info.facts.keywords == ("Split second",)
    assert cards["Rancor"].info.facts.keywords == ("Enchant",)


def test_the_structure_is_plain_data(cards: Cards) -> None:
    (spell,) = cards["Time Stop"].info.structure
    assert spell == {"is": "spell", "effects": [{"do": "end the turn"}]}
    assert json.loads(json.dumps(cards["Dark Depths"].info.structure))[0]["counters"] == {"ice": 10}


def test_a_position_carries_the_whole_definition(cards: Cards) -> None:
    for name, card in cards.items():
        definition = card.definition
        assert definition_of(name, card.info) == msgspec.structs.replace(definition, note=""), name
        assert msgspec.json.encode(card_info(definition)) == msgspec.json.encode(card.info), name


def test_the_fixtures_name_no_card_twice_in_the_infos(cards: Cards) -> None:
    assert cards.infos["Shock"] is cards["Shock"].info
    assert len(cards.infos) == len(cards)


def test_an_unknown_card_is_an_error_with_the_nearest_name(cards: Cards) -> None:
    assert "Time Stop" in cards
    assert "Time Stopp" not in cards
    with pytest.raises(UnknownCard) as error:
        cards["Time Stopp"]
    assert isinstance(error.value, KeyError)
    assert error.value.near[0] == "Time Stop"
    assert 'the card "Time Stopp"; did you mean Time Stop' in str(error.value)
    with pytest.raises(UnknownCard, match=r'the card "Xyzzy"$'):
        cards["Xyzzy"]


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Hurkyl's Final Meditation", "hurkyls-final-meditation"),
        ("Kiki-Jiki, Mirror Breaker", "kiki-jiki-mirror-breaker"),
    ],
)
def test_file_names(name: str, file: str) -> None:
    assert slug(name) == file


# -- what is refused -----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("no_cache")
@pytest.mark.parametrize("bad", sorted(BAD_CARDS.glob("*.yaml")), ids=lambda path: path.stem)
def test_bad_cards(bad: Path, tmp_path: Path) -> None:
    """The first line of each file says where the error stands and how it reads."""
    folder = tmp_path / "cards"
    folder.mkdir()
    copy = Path(shutil.copy(bad, folder))
    with pytest.raises(BadFile) as error:
        load_cards(folder)
    assert str(error.value) == f"{copy}:{bad.read_text().splitlines()[0].removeprefix('# ')}"


@pytest.mark.usefixtures("no_cache")
def test_a_name_may_be_used_once(tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    first, second = write(folder / "a", "Twin Bears"), write(folder / "b", "Twin Bears")
    with pytest.raises(BadFile, match="is defined in") as error:
        load_cards(folder)
    assert error.value.path == second
    assert str(first) in error.value.message


def test_no_folder(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no folder of cards"):
        load_cards(tmp_path / "none")


# -- the cache -----------------------------------------------------------------------------------------------------


def test_what_was_read_is_kept_until_a_file_changes(kept: Path, tmp_path: Path) -> None:
    path = write(tmp_path / "cards", "Small Bears")
    assert load_cards(path.parent)["Small Bears"].info.facts.power == 2
    (entry,) = kept.iterdir()
    written = entry.stat().st_mtime_ns
    load_cards(path.parent)
    assert [e.stat().st_mtime_ns for e in kept.iterdir()] == [written]
    write(path.parent, "Small Bears", power=7)
    assert load_cards(path.parent)["Small Bears"].info.facts.power == 7
    assert len(list(kept.iterdir())) == 2


def test_the_cache_is_really_used(kept: Path) -> None:
    """A command that finds its cards in the cache doesn't pay for PyYAML."""
    code = "import sys; from sundial.cards import load_cards; load_cards(); print('yaml' in sys.modules)"
    seen = [subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout for _ in range(2)]
    assert [line.strip() for line in seen] == [b"True", b"False"]
    assert kept.is_dir()


@pytest.mark.parametrize("damage", [b"", b"short", b"\x00" * 500])
def test_a_damaged_entry_is_made_anew(kept: Path, tmp_path: Path, damage: bytes) -> None:
    path = write(tmp_path / "cards", "Small Bears")
    load_cards(path.parent)
    (entry,) = kept.iterdir()
    whole = entry.read_bytes()
    entry.write_bytes(damage)
    assert load_cards(path.parent)["Small Bears"].info.facts.power == 2
    assert entry.read_bytes() == whole


@pytest.mark.usefixtures("no_cache")
def test_without_a_place_to_write_nothing_is_said(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "cards", "Small Bears")
    for _ in range(2):
        assert "Small Bears" in load_cards(path.parent)
    assert capfd.readouterr() == ("", "")


def test_an_error_is_not_kept(kept: Path, tmp_path: Path) -> None:
    path = write(tmp_path / "cards", "Small Bears")
    path.write_text("name: [")
    for _ in range(2):
        with pytest.raises(BadFile):
            load_cards(path.parent)
    assert not kept.exists()


def test_old_entries_go(kept: Path) -> None:
    for number in range(cache.KEPT + 3):
        cache.load("numbers", cache.digest([b"%d" % number]), bytes, lambda: b"a number")
    assert len(list(kept.iterdir())) == cache.KEPT


def test_places_for_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUNDIAL_CACHE", "/own")
    monkeypatch.setenv("XDG_CACHE_HOME", "/shared")
    monkeypatch.setenv("HOME", "/home/alice")
    assert cache.folder() == Path("/own")
    monkeypatch.delenv("SUNDIAL_CACHE")
    assert cache.folder() == Path("/shared/sundial")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache.folder() == Path("/home/alice/.cache/sundial")


def test_keys_see_where_parts_end() -> None:
    assert cache.digest([b"ab", b"c"]) != cache.digest([b"a", b"bc"])
    assert cache.digest([b"ab"]) == cache.digest([b"ab"])


def test_loading_from_the_cache_is_quick(kept: Path) -> None:
    """The bar is 20 ms for all fixtures; the best of several runs, since another process may be busy."""
    load_cards()
    best = 1.0
    for _ in range(7):
        start = time.perf_counter()
        load_cards()
        best = min(best, time.perf_counter() - start)
    assert best < 0.020


# -- the comparison with real cards --------------------------------------------------------------------------------

CHECK = Path(__file__).parent.parent / "tools" / "check_cards.py"


def printed(card: Card) -> dict[str, object]:
    """A fixture in MTGJSON's words, as if it were the real card."""
    facts = card.info.facts
    star = "*" if "Creature" in facts.types else None
    return {
        "manaCost": facts.cost,
        "manaValue": float(facts.mana_value),
        "colors": list(facts.colors),
        "types": list(facts.types),
        "subtypes": list(facts.subtypes),
        "supertypes": list(facts.supertypes),
        "power": star if facts.power is None else str(facts.power),
        "toughness": star if facts.toughness is None else str(facts.toughness),
        "loyalty": None if facts.loyalty is None else str(facts.loyalty),
        "defense": None if facts.defense is None else str(facts.defense),
        "keywords": list(facts.keywords),
    }


def check_cards(tmp_path: Path, data: dict[str, list[dict[str, object]]]) -> tuple[int, list[str]]:
    path = tmp_path / "AtomicCards.json"
    path.write_text(json.dumps({"data": data}))
    run = subprocess.run([sys.executable, str(CHECK), str(path)], capture_output=True, text=True)
    return run.returncode, run.stdout.splitlines()


def test_cards_like_the_real_ones_make_no_difference(cards: Cards, tmp_path: Path) -> None:
    real = {name: [printed(card)] for name, card in cards.items() if card.info.real}
    assert check_cards(tmp_path, real) == (0, [f"{len(cards)} cards, no difference"])


def test_each_difference_to_a_real_card_is_told(cards: Cards, tmp_path: Path) -> None:
    real = {name: [printed(card)] for name, card in cards.items() if card.info.real}
    del real["Shock"]
    real["Memnite"][0] |= {"power": "3", "keywords": ["Flying"]}
    real["Hour of Toll"] = real["Time Stop"]
    status, lines = check_cards(tmp_path, real)
    assert status == 1
    assert sorted({line.partition(":")[0] for line in lines}) == ["Hour of Toll", "Memnite", "Shock"]
    assert len(lines) == 4


def test_a_file_that_is_no_list_of_cards(tmp_path: Path) -> None:
    (tmp_path / "AtomicCards.json").write_text("[]")
    run = subprocess.run([sys.executable, str(CHECK), str(tmp_path / "AtomicCards.json")], capture_output=True)
    assert run.returncode == 2


BOLT = """
name: Small Bolt
cost: "{R}"
types: [instant]
abilities:
  - is: spell
    targets:
      victim: {kind: any}
    effects:
      - do: deal damage
        amount: 3
        to: victim
"""


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("amount: 3", f"amount: {'9' * 30}"), r"small-bolt.yaml:11:17: a number of 30 digits"),
        (("amount: 3", f"amount: {'9' * 5000}"), r"small-bolt.yaml:11:17: a number of 5000 digits"),
    ],
)
def test_numbers_that_no_card_has(change: tuple[str, str], told: str, tmp_path: Path) -> None:
    (tmp_path / "small-bolt.yaml").write_text(BOLT.replace(*change), encoding="utf-8")
    with pytest.raises(BadFile, match=told):
        load_cards(tmp_path)


def test_effects_that_are_none(tmp_path: Path) -> None:
    text = (
        BOLT.partition("  - is: spell")[0]
        + "  - is: triggered\n    when: {event: discards, who: you}\n    effects: []\n"
    )
    (tmp_path / "small-bolt.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match=r"small-bolt.yaml:\d+:\d+: Expected `array` of length >= 1"):
        load_cards(tmp_path)


def test_a_file_with_another_ending_is_not_passed_over(tmp_path: Path) -> None:
    (tmp_path / "small-bolt.yml").write_text(BOLT, encoding="utf-8")
    with pytest.raises(BadFile, match=r"small-bolt.yml:1:1: the name of a YAML file ends in .yaml here"):
        load_cards(tmp_path)
