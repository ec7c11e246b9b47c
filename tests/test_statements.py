"""The rule statements, their numbers by date, and the YAML they are read from."""

import datetime
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from sundial import places
from sundial.statements import (
    LANGUAGES,
    LONGEST,
    Language,
    Record,
    Statement,
    Statements,
    UnknownKey,
    UnknownRule,
    load,
)
from sundial.yamlfile import BadFile, load_yaml, open_yaml

RULES = places.FIXTURES / "rules"

# The texts the corpus began from, and how many sentences each of their parts has: Spanish pages of 724.1 and 724.2, a
# Japanese wiki page (its introduction, its four numbered steps, its list of cards and the rules it quotes, then
# numbered 720) and an English index of rule 500.
SEEDS = {
    "es-724.1": 2,
    "es-724.1a": 3,
    "es-724.1b": 2,
    "es-724.1c": 2,
    "es-724.1d": 4,
    "es-724.1e": 1,
    "es-724.1f": 5,
    "es-724.2": 2,
    "es-724.2a": 3,
    "es-724.2b": 2,
    "es-724.2c": 2,
    "es-724.2d": 4,
    "es-724.2e": 1,
    "es-724.2f": 2,
    "es-724.2g": 1,
    "ja-intro": 4,
    "ja-1": 4,
    "ja-2": 6,
    "ja-3": 6,
    "ja-4": 7,
    "ja-cards": 1,
    "ja-720.1": 3,
    "ja-720.1a": 3,
    "ja-720.1b": 2,
    "ja-720.1c": 2,
    "ja-720.1d": 4,
    "ja-720.1e": 1,
    "ja-720.1f": 6,
    "en-500": 12,
}


@pytest.fixture(scope="module")
def statements() -> Statements:
    return load()


def numbers(found: list[Statement]) -> set[str]:
    return {statement.number for statement in found}


class TestCorpus:
    def test_every_letter_of_both_processes_has_statements(self, statements: Statements) -> None:
        assert numbers(statements.by_rule("724.1")) == {"724.1", *(f"724.1{letter}" for letter in "abcdef")}
        assert numbers(statements.by_rule("724.2")) == {"724.2", *(f"724.2{letter}" for letter in "abcdefg")}

    def test_keys_say_in_words_what_the_letters_say(self, statements: Statements) -> None:
        words = {
            "724.1": "end-turn.head",
            "724.1a": "end-turn.purge",
            "724.1b": "end-turn.exile",
            "724.1c": "end-turn.check",
            "724.1d": "end-turn.end",
            "724.1e": "end-turn.end-step",
            "724.1f": "end-turn.after",
            "724.2": "end-combat.head",
            "724.2a": "end-combat.purge",
            "724.2b": "end-combat.exile",
            "724.2c": "end-combat.check",
            "724.2d": "end-combat.next",
            "724.2e": "end-combat.end-of-combat",
            "724.2f": "end-combat.after",
            "724.2g": "end-combat.nothing",
        }
        found = {(s.number, s.key.rpartition(".")[0]) for s in statements.by_rule("724")}
        assert found == set(words.items())

    @pytest.mark.parametrize("prefix", ["end-turn", "end-combat", "turn", "extra-turn", "cleanup"])
    def test_the_statements_of_a_subrule_are_counted_without_a_gap(self, statements: Statements, prefix: str) -> None:
        counts: dict[str, list[int]] = {}
        for statement in statements.by_key(prefix):
            stem, _, count = statement.key.rpartition(".")
            counts.setdefault(stem, []).append(int(count))
        assert {stem: sorted(found) for stem, found in counts.items()} == {
            stem: list(range(1, len(found) + 1)) for stem, found in counts.items()
        }

    @pytest.mark.parametrize(
        ("key", "number", "title"),
        [
            ("end-turn.purge.2", "724.1a", "That includes abilities that triggered earlier in the same resolution"),
            ("end-turn.check.3", "724.1c", "Attacking creatures are still in combat during this check"),
            (
                "end-turn.after.2",
                "724.1f",
                "Such abilities are put on the stack in the cleanup step, then the active player gets priority",
            ),
            (
                "end-combat.next.4",
                "724.2d",
                "The next phase is whichever stands next in line, and later added phases still come",
            ),
            ("end-turn.check.4", "724.1c", "A player who drew from an empty library loses in this check"),
        ],
    )
    def test_the_first_five_rules_of_the_corpus(
        self, statements: Statements, key: str, number: str, title: str
    ) -> None:
        assert (statements[key].number, statements[key].wording.en, statements[key].kind) == (number, title, "rule")

    def test_points_the_text_leaves_undecided_are_open(self, statements: Statements) -> None:
        assert {s.key for s in statements if s.kind == "open"} == {
            "end-turn.purge.7",  # state triggers that were purged
            "end-turn.check.6",  # one pass or several
            "end-turn.end.7",  # later instructions and the discard
            "end-turn.after.6",  # priority for a state-based action alone
            "skip.scheduled.4",  # a pending skip that was passed over
        }

    def test_whatever_is_no_rule_has_its_reason(self, statements: Statements) -> None:
        assert all(s.reason for s in statements if s.kind != "rule")
        assert not [s.key for s in statements if s.kind == "rule" and s.reason]

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_wordings_are_titles_of_one_line_and_differ(self, statements: Statements, language: Language) -> None:
        wordings = Counter(statement.wording[language] for statement in statements)
        assert [text for text, count in wordings.items() if count > 1] == []
        titles = [subrule.title[language] for subrule in statements.subrules()]
        for text in [*wordings, *titles]:
            assert 0 < len(text) <= LONGEST[language], text
            assert text == " ".join(text.split()), text
            assert text[-1] not in ".。 ", text

    def test_each_language_is_written_in_its_own_script(self, statements: Statements) -> None:
        kana, han = "[\u3040-\u30ff]", "[\u4e00-\u9fff]"
        for wording in [*(s.wording for s in statements), *(s.title for s in statements.subrules())]:
            assert re.search(f"{kana}|{han}", wording.ja), wording
            assert not re.search(f"{kana}|{han}", wording.en + wording.es), wording
        for statement in statements:
            assert re.search(kana, statement.wording.ja), statement
            assert statement.wording.es != statement.wording.en

    def test_no_other_language_than_the_three(self, statements: Statements) -> None:
        with pytest.raises(LookupError, match="'fr'; there is en, es, ja"):
            statements["end-turn.purge.1"].wording["fr"]  # type: ignore[index]

    def test_every_sentence_of_the_seeds_is_covered(self, statements: Statements) -> None:
        sentences = {f"{part}.{n}" for part, count in SEEDS.items() for n in range(1, count + 1)}
        assert {seed for statement in statements for seed in statement.seeds} == sentences

    def test_the_order_is_that_of_the_rules(self, statements: Statements) -> None:
        found = [s.number for s in statements]
        for earlier, later in [("101.1", "500.2"), ("500.2", "500.10"), ("500.12", "514.1"), ("724.1f", "724.2")]:
            assert found.index(earlier) < found.index(later)


class TestLookingUp:
    def test_by_key(self, statements: Statements) -> None:
        assert statements["end-turn.exile.5"].number == "724.1b"
        assert "end-turn.exile.5" in statements
        assert "end-turn.b.5" not in statements

    def test_an_unknown_key_names_the_nearest(self, statements: Statements) -> None:
        with pytest.raises(UnknownKey, match=r"'end-turn\.exil\.5'; did you mean end-turn\.exile\.5"):
            statements["end-turn.exil.5"]

    def test_by_the_beginning_of_a_key(self, statements: Statements) -> None:
        assert {s.number for s in statements.by_key("end-turn.end")} == {"724.1d"}  # and not end-turn.end-step
        assert [s.key for s in statements.by_key("end-turn.end.2")] == ["end-turn.end.2"]
        with pytest.raises(UnknownKey, match="did you mean end-turn"):
            statements.by_key("end-trun")

    def test_a_number_takes_in_all_below_it_by_its_parts(self, statements: Statements) -> None:
        assert numbers(statements.by_rule("500.1")) == {"500.1"}
        assert numbers(statements.by_rule("500.10")) == {"500.10", "500.10a"}
        assert numbers(statements.by_rule("724.1a")) == {"724.1a"}
        assert numbers(statements.by_rule("513")) == {"513.1", "513.1a", "513.2"}

    def test_titles(self, statements: Statements) -> None:
        title = statements.subrule("724.1a").title
        assert title.en == "Abilities that are waiting as the turn is ended cease to exist"
        assert title.es.startswith("Las habilidades")
        assert title.ja.startswith("ターン")
        assert {s.number for s in statements} == {s.number for s in statements.subrules()}
        with pytest.raises(UnknownRule, match=r"724\.1g; did you mean 724\.1"):
            statements.subrule("724.1g")

    @pytest.mark.parametrize("number", ["724", "724.1", "724.1b", "514.3a", "608.2m", "506.8c", "310.12b", "714.3c"])
    def test_numbers_a_scenario_may_cite(self, statements: Statements, number: str) -> None:
        assert statements.knows(number)

    @pytest.mark.parametrize(
        "number",
        ["720.1b", "724.3", "724.1g", "715.1", "310.11b", "506.7c", "608.2k", "999", "", "b", "724.1b@2026-09-25"],
    )
    def test_numbers_a_scenario_may_not_cite(self, statements: Statements, number: str) -> None:
        assert not statements.knows(number)

    @pytest.mark.parametrize("text", ["", "end-turn", "724.1.b", "724.1B", "724.1b@", "724.1b@yesterday", "CR 724"])
    def test_what_is_no_rule_number(self, statements: Statements, text: str) -> None:
        with pytest.raises(UnknownRule, match=r"is no rule number; write 724, 724\.1"):
            statements.by_rule(text)

    def test_a_number_without_statements(self, statements: Statements) -> None:
        with pytest.raises(UnknownRule, match=r"724\.9 is no rule with statements; did you mean 724"):
            statements.by_rule("724.9")
        with pytest.raises(
            UnknownRule, match=r"405\.5 is a rule without statements today \(the topmost object resolves\)$"
        ):
            statements.by_rule("405.5")


class TestOlderNumbers:
    @pytest.mark.parametrize(
        ("rule", "now"),
        [
            ("724.1b@2026-09-25", {"724.1b"}),
            ("723.1b@2026-02-27", {"724.1b"}),
            ("722.1b@2025-06-06", {"724.1b"}),
            ("721.1b@2024-03-08", {"724.1b"}),
            ("720.1b@2023-11-17", {"724.1b"}),
            ("719.1b@2022-04-29", {"724.1b"}),
            ("717.1b@2020-09-25", {"724.1b"}),
            ("716.1b@2019-08-23", {"724.1b"}),
            ("716.2@2019-08-23", {"724.2", *(f"724.2{letter}" for letter in "abcdefg")}),
            ("716.2@2019-07-12", {"724.1f"}),
            ("715.3@2017-08-25", {"724.1e"}),
            ("608.2k@2022-04-29", {"608.2m"}),
            ("608.2k@2020-09-25", {"608.2n"}),
            ("500.10@2022-04-29", {"500.11"}),
            ("506.7c@2026-04-17", {"506.8c"}),
            ("704.5w@2026-04-17", {"704.5x"}),
            ("514.3a@2019-01-25", {"514.3a"}),
        ],
    )
    def test_a_number_with_a_date(self, statements: Statements, rule: str, now: set[str]) -> None:
        assert numbers(statements.by_rule(rule)) == now

    def test_before_august_2019_combat_was_left_with_the_exile(self, statements: Statements) -> None:
        exile = statements.by_rule("716.1b@2019-07-12")
        assert [s.key for s in exile if s.number != "724.1b"] == ["end-turn.end.2"]
        assert "end-turn.check.3" not in {s.key for s in statements.by_rule("716.1c@2019-07-12")}
        assert "end-turn.check.3" in {s.key for s in statements.by_rule("716.1c@2019-08-23")}

    def test_effects_and_mana_were_two_rules(self, statements: Statements) -> None:
        before = {s.key for s in statements.by_rule("500.4@2025-09-19")}
        assert "turn.step-ends.4" in before
        assert "turn.step-ends.2" not in before  # there was no order between the two
        assert "turn.until.1" in {s.key for s in statements.by_rule("500.5@2025-09-19")}

    @pytest.mark.parametrize(
        ("rule", "now"),
        [("720.1b", {"724.1b"}), ("719.1c", {"724.1c"}), ("703.4r", {"703.4q"}), ("506.7c", {"506.8c"})],
    )
    def test_a_bare_older_number_that_means_one_rule(self, statements: Statements, rule: str, now: set[str]) -> None:
        assert numbers(statements.by_rule(rule)) == now

    def test_a_present_number_is_taken_as_such(self, statements: Statements) -> None:
        assert numbers(statements.by_rule("723.1b")) == {"723.1b"}
        assert numbers(statements.by_rule("500.11")) == {"500.11"}

    @pytest.mark.parametrize(
        ("rule", "message"),
        [
            (
                "720.1",
                r"without statements today \(omen cards\), and was 724\.1 in the edition of 2023-11-17; write 720\.1@",
            ),
            ("716.1b", r"was 724\.1b in the editions from 2018-06-08 to 2019-08-23.* was 724\.1d in the editions"),
            ("716.2", r"today \(Class cards\), and was 724\.2 in .*2019-08-23, and was 724\.1f in the editions"),
            ("722.1b", r"was 723\.1b in the editions from 2025-07-25 .* was 724\.1b in the editions from 2025-04-04"),
            ("608.2k", r"was 608\.2m in the editions from 2020-11-20 to 2023-11-17, and was 608\.2n"),
        ],
    )
    def test_a_bare_older_number_that_means_more(self, statements: Statements, rule: str, message: str) -> None:
        with pytest.raises(UnknownRule, match=message):
            statements.by_rule(rule)

    @pytest.mark.parametrize(
        ("rule", "message"),
        [
            (
                "720.1b@2024-01-01",
                "between the editions of 2023-11-17 and 2024-03-08.*720.1b was 724.1b in the edition",
            ),
            ("720.1b@2030-01-01", "no edition after 2026-09-25 was read"),
            ("713.1b@2013-01-01", "no edition before 2017-08-25 was read"),
            ("724.2@2019-07-12", "nothing like it was found in the edition of 2019-07-12"),
            ("500.10a@2022-04-29", "nothing like it was found in the edition of 2022-04-29"),
            ("720.1b@2023-13-01", "2023-13-01 is no date"),
        ],
    )
    def test_a_date_that_finds_nothing(self, statements: Statements, rule: str, message: str) -> None:
        with pytest.raises(UnknownRule, match=message):
            statements.by_rule(rule)

    def test_the_numbers_of_a_statement_newest_first(self, statements: Statements) -> None:
        found = statements.numbers_of("end-turn.exile.1")
        date = datetime.date.fromisoformat
        assert found[0] == ("724.1b", date("2026-04-17"), date("2026-09-25"))
        assert found[4] == ("720.1b", date("2023-11-17"), date("2023-11-17"))
        assert [n.number[:3] for n in found] == ["724", "723", "722", "721", "720", "719", "717", "716", "715"]
        with pytest.raises(UnknownKey):
            statements.numbers_of("end-turn.exile.99")

    def test_citation(self, statements: Statements) -> None:
        assert statements.citation("resolve.leaves.1") == (
            "CR 608.2m (2025-04-04 to 2026-09-25); 608.2k (2020-11-20 to 2023-11-17); 608.2j (2017-08-25 to 2020-09-25)"
        )
        assert "; 720.1b (2023-11-17); " in statements.citation("end-turn.exile.1")

    def test_724_2_is_no_older_than_august_2019(self, statements: Statements) -> None:
        for statement in statements.by_rule("724.2"):
            assert statements.numbers_of(statement.key)[-1].first == datetime.date(2019, 8, 23)

    def test_every_statement_is_found_by_each_of_its_numbers(self, statements: Statements) -> None:
        for statement in statements:
            history = statements.numbers_of(statement.key)
            assert history[0].number == statement.number
            assert history[0].last == statements.editions[0].date
            for number, first, last in history:
                for date in (first, last):
                    assert statement in statements.by_rule(f"{number}@{date}")

    def test_only_editions_that_were_read_bound_a_number(self, statements: Statements) -> None:
        dates = {edition.date for edition in statements.editions}
        for statement in statements:
            for _, first, last in statements.numbers_of(statement.key):
                assert {first, last} <= dates


class TestRecords:
    def test_a_cache_gives_the_same_statements(self, statements: Statements) -> None:
        packed = msgspec.msgpack.encode(statements.records())
        again = Statements.from_records(msgspec.msgpack.decode(packed, type=list[Record]))
        assert list(again) == list(statements)
        assert again.subrules() == statements.subrules()
        assert again.editions == statements.editions
        assert [again.citation(s.key) for s in again] == [statements.citation(s.key) for s in statements]
        with pytest.raises(UnknownRule, match="omen cards"):
            again.by_rule("720.1")

    def test_the_order_of_the_records_does_not_matter_between_kinds(self, statements: Statements) -> None:
        records = statements.records()
        kinds = sorted(records, key=lambda record: type(record).__name__)
        assert [s.key for s in Statements.from_records(kinds)] == [s.key for s in statements]

    def test_importing_the_module_leaves_pyyaml_alone(self) -> None:
        code = "import sys, sundial.statements, sundial.yamlfile; sys.exit('yaml' in sys.modules)"
        assert subprocess.run([sys.executable, "-c", code], cwd=places.FIXTURES.parent, check=False).returncode == 0


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A copy of the folder to break."""
    return Path(shutil.copytree(RULES, tmp_path / "rules"))


def spoil(file: Path, old: str, new: str) -> tuple[int, int]:
    """Replaces the only occurrence and returns the line and column, from 1, at which it stood."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file.name}"
    at = text.index(old)
    file.write_text(text.replace(old, new), encoding="utf-8")
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


class TestBrokenRules:
    @pytest.mark.parametrize(
        ("name", "old", "new", "shift", "message"),
        [
            ("end-turn", "key: end-turn.purge.2", "kye: end-turn.purge.2", 0, "unknown field `kye`; did you mean key"),
            (
                "end-turn",
                "key: end-turn.purge.2",
                "key: end-turn.purge.1",
                5,
                "end-turn.purge.1 stands in end-turn.yaml",
            ),
            (
                "end-turn",
                "key: end-turn.purge.2",
                "key: end-turn.purge",
                5,
                "is no key; one looks like end-turn.purge.2",
            ),
            ("end-turn", "rule: 724.1a", "rule: rule 724.1a", 6, "'rule 724.1a' is no rule number"),
            (
                "end-turn",
                "en: Abilities that trigger during the process are spared",
                "en: Abilities that trigger during the process are spared.",
                4,
                "no full stop at its end",
            ),
            (
                "end-turn",
                "en: Abilities that trigger during the process are spared",
                "en: " + "Abilities that trigger during the process are spared " * 3,
                4,
                "158 characters; a wording in en has at most 110",
            ),
            (
                "end-turn",
                "es: Las habilidades que se disparan durante el proceso no se pierden",
                'es: ""',
                4,
                "a wording is one line",
            ),
            (
                "end-turn",
                "reason: No card adds a phase there.",
                'reason: ""',
                8,
                "a statement of kind remark needs a reason",
            ),
            (
                "numbering",
                '2026-04-17, last: 2026-09-25, numbers: {"724"',
                '2026-04-18, last: 2026-09-25, numbers: {"724"',
                0,
                "no edition of 2026-04-18 is listed; the nearest is 2026-04-17",
            ),
            ("numbering", "end-turn.end.2: 716.1b", "end-turn.ende.2: 716.1b", 17, "did you mean end-turn.end.2"),
            (
                "numbering",
                "numbers: {704.5v: 704.5v, 704.5w: null,",
                "numbers: {704.5w: null,",
                9,
                "what was 704.5v then",
            ),
            (
                "numbering",
                "date: 2024-03-08, read: quoted",
                "date: 2024-03-08, read: quotes",
                24,
                "did you mean quoted",
            ),
            ("numbering", "date: 2024-03-08, read", "date: 2034-03-08, read", 6, "does not come before 2025-04-04"),
            ("numbering", '"720.1": omen', '"720.1x!": omen', 11, "'720.1x!' is no rule number"),
        ],
    )
    def test_says_where(self, rules: Path, name: str, old: str, new: str, shift: int, message: str) -> None:
        file = rules / f"{name}.yaml"
        line, column = spoil(file, old, new)
        with pytest.raises(BadFile) as caught:
            load(rules)
        assert message in caught.value.message
        assert (caught.value.path, caught.value.line, caught.value.column) == (file, line, column + shift)
        assert str(caught.value).startswith(f"{file}:{line}:{column + shift}: ")

    def test_a_number_given_twice_is_found_across_files(self, rules: Path) -> None:
        spoil(rules / "end-combat.yaml", 'rule: "724.2"', 'rule: "514.2"')
        with pytest.raises(BadFile, match=r"turn\.yaml:\d+:11: 514\.2 stands in end-combat\.yaml already"):
            load(rules)

    def test_a_missing_language(self, rules: Path) -> None:
        file = rules / "end-turn.yaml"
        line, _ = spoil(file, "        ja: 手順の途中で誘発した能力は消滅しない\n", "")
        with pytest.raises(BadFile, match="missing required field `ja`") as caught:
            load(rules)
        assert line - 3 == caught.value.line  # where the statement begins

    def test_the_spoiled_copy_was_sound(self, rules: Path) -> None:
        assert len(load(rules)) == len(load())


class Ability(msgspec.Struct, forbid_unknown_fields=True, tag_field="is", tag=str.lower):
    pass


class Spell(Ability):
    effect: str
    cards: int = 1


class Activated(Ability):
    cost: str


class Card(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    cost: str = ""
    kind: str | None = None
    abilities: list[Spell | Activated] = []
    counters: dict[str, int] = {}
    foil: bool = False


class TestYaml:
    def read(self, folder: Path, text: str | bytes) -> Card:
        path = folder / "card.yaml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return load_yaml(path, Card)

    def test_a_card(self, tmp_path: Path) -> None:
        text = (
            'name: Time Stop\ncost: "{4}{U}{U}"\nabilities: [{is: spell, effect: end the turn, cards: 0}]\nfoil: true\n'
        )
        card = self.read(tmp_path, text)
        assert (card.name, card.cost, card.foil) == ("Time Stop", "{4}{U}{U}", True)
        assert card.abilities == [Spell("end the turn", 0)]

    @pytest.mark.parametrize(
        "word",
        ["no", "on", "off", "Yes", "True", "12:30", "2016-04-08", "010", "1e3", "1.5", "0x1F", "~", "NULL", "<<"],
    )
    def test_whatever_looks_like_something_else_is_text(self, tmp_path: Path, word: str) -> None:
        assert self.read(tmp_path, f"name: {word}").name == word

    def test_a_key_is_text_even_where_it_is_a_number(self, tmp_path: Path) -> None:
        assert self.read(tmp_path, "name: X\ncounters: {1: 2, true: 3}").counters == {"1": 2, "true": 3}

    def test_a_byte_order_mark_is_no_part_of_the_text(self, tmp_path: Path) -> None:
        assert self.read(tmp_path, b"\xef\xbb\xbfname: X").name == "X"

    @pytest.mark.parametrize(
        ("text", "line", "column", "message"),
        [
            ("", 1, 1, "the file is empty"),
            ("# only a remark\n", 1, 1, "the file is empty"),
            ("name: X\nname: Y\n", 2, 1, "`name` is given twice"),
            ("name: X\ncounters: {a: 1, a: 2}\n", 2, 18, "`a` is given twice"),
            ("name: X\n\tcost: Y\n", 2, 1, "a tab in the indentation; use spaces"),
            ("name: X\ncost: {2}{U}\n", 2, 7, 'a text that begins with a brace needs quotes: "{2}{U}"'),
            ("name: X\ncost: {U}\n", 2, 7, 'a text that begins with a brace needs quotes: "{U}"'),
            ("name: 3\n", 1, 7, 'Expected `str`, got `int`; for text write "3" in quotes (at name)'),
            ("name:\n", 1, 6, "Expected `str`, got `null`; nothing stands here (at name)"),
            ("nmae: X\n", 1, 1, "unknown field `nmae`; did you mean name?"),
            ("cost: X\n", 1, 1, "missing required field `name`"),
            ("- X\n", 1, 1, "Expected `object`, got `array`"),
            ("name: X\nfoil: yes\n", 2, 7, "Expected `bool`, got `str` (at foil)"),
            (
                "name: X\nabilities:\n  - is: spel\n    effect: x\n",
                3,
                9,
                "'spel'; did you mean spell? (at abilities[0].is)",
            ),
            (
                "name: X\nabilities:\n  - is: spell\n    efect: x\n",
                4,
                5,
                "`efect`; did you mean effect? (at abilities[0])",
            ),
            (
                "name: X\nabilities:\n  - is: activated\n    efect: x\n    cost: y\n",
                4,
                5,
                "`efect`; known here: is, cost",
            ),
            ("name: X\nabilities:\n  - effect: x\n", 3, 5, "missing required field `is` (at abilities[0])"),
            ("name: X\nabilities: [{is: spell, effect: x, cards: two}]", 2, 43, "Expected `int`, got `str`"),
            ("name: X\ncounters: {a: b}\n", 2, 11, "Expected `int`, got `str`"),
            ("name: [X\n\n", 3, 1, "expected ',' or ']'"),
            ("name: X\n---\nname: Y\n", 2, 1, "expected a single document"),
            ("name: &n X\nkind: *n\n", 1, 7, "anchors and aliases are not used here"),
            ("name: &n [*n]\n", 1, 7, "anchors and aliases are not used here"),
            ("name: !!python/name:os.system X\n", 1, 7, "could not determine a constructor"),
            ("? [a]\n: b\n", 1, 3, "a key must be a word"),
            (b"name: X\ncost: \xff\n", 2, 7, "not UTF-8"),
            ("name: a\x07b\n", 1, 8, "a character that YAML does not allow"),
        ],
    )
    def test_errors_say_where_and_what(
        self, tmp_path: Path, text: str | bytes, line: int, column: int, message: str
    ) -> None:
        with pytest.raises(BadFile) as caught:
            self.read(tmp_path, text)
        assert message in caught.value.message
        assert (caught.value.line, caught.value.column) == (line, column)
        assert str(caught.value) == f"{tmp_path / 'card.yaml'}:{line}:{column}: {caught.value.message}"

    def test_a_later_check_can_point_at_a_part(self, tmp_path: Path) -> None:
        path = tmp_path / "card.yaml"
        path.write_text("name: X\nabilities:\n  - is: spell\n    effect: wish\n", encoding="utf-8")
        file = open_yaml(path, Card)
        assert file.value.name == "X"
        assert str(file.bad(("abilities", 0, "effect"), "no such effect")) == f"{path}:4:13: no such effect"
        assert file.bad(("abilities", 0, "cards"), "left out").line == 3  # the nearest part there is

    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(FileNotFoundError):
            load_yaml(tmp_path / "none.yaml", Card)
