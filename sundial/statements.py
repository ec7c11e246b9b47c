"""The rule statements: one testable sentence each, found by its key, its number, or a number it once had.

A key is made of words (`end-turn.purge.2`) because the numbers of these rules change nearly every year; the numbers,
by the dates of the Comprehensive Rules that were read, stand in `numbering.yaml` beside the statements.
"""

import datetime
import difflib
import functools
import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal, NamedTuple, get_args

import msgspec

from sundial import places
from sundial.yamlfile import YamlFile, open_yaml, yaml_files

Date = datetime.date
Language = Literal["en", "es", "ja"]
Kind = Literal["rule", "open", "remark"]

LANGUAGES: tuple[Language, ...] = get_args(Language)
LONGEST: dict[Language, int] = {"en": 110, "es": 130, "ja": 70}
"""How many characters a wording may have: one line of a terminal, since the English one is the title of a `Rule:`."""

_KEY = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+\.[1-9][0-9]*")
_NUMBER = re.compile(r"[1-9][0-9]{2}(?:\.[1-9][0-9]*[a-z]{0,2})?")
_RULE_TEXT = re.compile(rf"(?P<number>{_NUMBER.pattern})(?:@(?P<date>[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}))?")


class UnknownKey(LookupError):
    """No statement has that key; the message names the nearest ones."""


class UnknownRule(LookupError):
    """That rule number means nothing here, or more than one thing; the message lists what it has meant and when."""


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence or title in the three languages, in our own words."""

    en: str
    es: str
    ja: str

    def __getitem__(self, language: Language) -> str:
        """The text in one language; LookupError for a language there is none in."""
        if language not in LANGUAGES:
            raise LookupError(f"no wording in {language!r}; there is {', '.join(LANGUAGES)}")
        return str(getattr(self, language))


class Statement(msgspec.Struct, frozen=True, kw_only=True, tag="statement"):
    """One testable sentence of a rule.

    A `rule` is owed a scenario and a rogue, an `open` one (the text leaves it undecided) an open scenario, and a
    `remark` nothing; `reason` says why a statement is no rule. `seeds` names the sentences of the texts the corpus
    began from that it covers.
    """

    key: str
    number: str
    kind: Kind
    wording: Wording
    reason: str = ""
    seeds: tuple[str, ...] = ()


class Subrule(msgspec.Struct, frozen=True, kw_only=True, tag="subrule"):
    """A rule that has statements, by its present number, with its title."""

    number: str
    title: Wording


class Edition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="edition"):
    """A dated edition of the Comprehensive Rules and how it was read.

    `whole`: the whole text; `part`: the pages that matter; `quoted`: only as another page quotes it.
    """

    date: Date
    read: Literal["whole", "part", "quoted"]


class Period(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What rules were numbered from the first to the last edition read.

    `numbers` maps a present number to the one of that time, for all that begins with it and has no entry of its own;
    null where there was no such rule. `statements` does so for single statements that then stood elsewhere.
    """

    first: Date
    last: Date
    numbers: dict[str, str | None]
    statements: dict[str, str | None] = {}


class Series(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="series"):
    """Rules that changed their numbers together; `periods` begins with the present one."""

    subject: str
    periods: tuple[Period, ...]


class Elsewhere(msgspec.Struct, frozen=True, kw_only=True, tag="elsewhere"):
    """A present number without statements of ours, and what stands there.

    `citable`: a scenario may cite it. Otherwise it is here because one of our rules once had that number.
    """

    number: str
    what: str
    citable: bool


Record = Statement | Subrule | Edition | Series | Elsewhere


class Numbered(NamedTuple):
    """A rule number and the first and last edition read in which it was the number."""

    number: str
    first: Date
    last: Date

    def __str__(self) -> str:
        dates = f"{self.first}" if self.first == self.last else f"{self.first} to {self.last}"
        return f"{self.number} ({dates})"


class Kept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rules that have had their present number since the edition of a date, as `numbering.yaml` writes it."""

    first: Date
    rules: tuple[str, ...]


class StatementEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A statement as a file of `fixtures/rules` writes it."""

    key: str
    kind: Kind = "rule"
    en: str
    es: str
    ja: str
    reason: str = ""
    seeds: tuple[str, ...] = ()


class SubruleEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A subrule as a file of `fixtures/rules` writes it."""

    rule: str
    title: Wording
    statements: tuple[StatementEntry, ...]


class StatementsFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`fixtures/rules/*.yaml` but numbering.yaml."""

    subrules: tuple[SubruleEntry, ...]


class NumberingFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`fixtures/rules/numbering.yaml`: the editions, newest first, and what the rules were numbered in them."""

    editions: tuple[Edition, ...]
    series: tuple[Series, ...]
    kept: tuple[Kept, ...] = ()
    taken: dict[str, str] = {}
    cited: dict[str, str] = {}


class Statements:
    """All statements, in the order of the rules."""

    def __init__(
        self,
        statements: Iterable[Statement],
        subrules: Iterable[Subrule],
        editions: Iterable[Edition],
        series: Iterable[Series] = (),
        elsewhere: Iterable[Elsewhere] = (),
    ) -> None:
        self._by_key = {s.key: s for s in sorted(statements, key=lambda s: _segments(s.number))}
        self._subrules = {s.number: s for s in sorted(subrules, key=lambda s: _segments(s.number))}
        self.editions = tuple(sorted(editions, key=lambda edition: edition.date, reverse=True))
        self._series = tuple(series)
        self._elsewhere = {e.number: e for e in elsewhere}

    @classmethod
    def from_records(cls, records: Iterable[Record]) -> "Statements":
        """The statements from a flat list, as `records` gives it: what a cache holds."""
        kinds: dict[type, list[Record]] = {kind: [] for kind in get_args(Record)}
        for record in records:
            kinds[type(record)].append(record)
        return cls(*kinds.values())  # type: ignore[arg-type]

    def records(self) -> list[Record]:
        """Everything in a flat list of structs, from which `from_records` makes an equal whole."""
        elsewhere = self._elsewhere.values()
        return [*self._by_key.values(), *self._subrules.values(), *self.editions, *self._series, *elsewhere]

    def __iter__(self) -> Iterator[Statement]:
        return iter(self._by_key.values())

    def __len__(self) -> int:
        return len(self._by_key)

    def __contains__(self, key: object) -> bool:
        return key in self._by_key

    def __getitem__(self, key: str) -> Statement:
        """The statement with that key; UnknownKey, with the nearest keys, where there is none."""
        try:
            return self._by_key[key]
        except KeyError:
            raise UnknownKey(f"no statement has the key {key!r}{_nearest(key, self._by_key)}") from None

    def by_key(self, prefix: str) -> list[Statement]:
        """The statements whose key is `prefix` or begins with it and a dot: `end-turn.exile`, `end-turn`.

        UnknownKey where there is none.
        """
        found = [s for s in self if s.key == prefix or s.key.startswith(f"{prefix}.")]
        if not found:
            prefixes = {p: None for key in self._by_key for p in _key_prefixes(key)}
            raise UnknownKey(f"no key begins with {prefix!r}{_nearest(prefix, prefixes)}")
        return found

    def by_rule(self, rule: str) -> list[Statement]:
        """The statements of a rule number, with all below it: `724.1` takes in 724.1a to f, but not 724.10.

        A number with a date, `720.1b@2023-11-17`, is read as the edition then in force had it. An older number without
        one is taken only if it meant the same in every edition listed and is no number today. UnknownRule otherwise.
        """
        read = _RULE_TEXT.fullmatch(rule)
        if not read:
            raise UnknownRule(f"{rule!r} is no rule number; write 724, 724.1, 724.1b or 720.1b@2023-11-17")
        if read["date"]:
            return self._by_dated(read["number"], read["date"])
        number = read["number"]
        if found := [s for s in self if _within(s.number, number)]:
            return found
        meanings = self._meanings(number)
        today = [e for e in self._elsewhere.values() if _within(e.number, number)]
        if len({frozenset(s.number for s in found) for found in meanings.values()}) == 1 and not today:
            keys = {s.key for found in meanings.values() for s in found}
            return [s for s in self if s.key in keys]
        raise UnknownRule(f"{number} {self._explained(number, meanings, today)}")

    def subrule(self, number: str) -> Subrule:
        """The subrule with that present number, with its title; UnknownRule where it has no statements."""
        try:
            return self._subrules[number]
        except KeyError:
            raise UnknownRule(f"no statements for {number}{_nearest(number, self._subrules)}") from None

    def subrules(self) -> list[Subrule]:
        """All subrules that have statements, in the order of the rules."""
        return list(self._subrules.values())

    def knows(self, number: str) -> bool:
        """Whether a scenario may cite that number: a present one, of ours or listed as citable, or one above such."""
        if not _NUMBER.fullmatch(number):
            return False
        citable = (e.number for e in self._elsewhere.values() if e.citable)
        return any(_within(known, number) for known in itertools.chain(self._subrules, citable))

    def numbers_of(self, key: str) -> list[Numbered]:
        """The numbers the statement has had, newest first, each with the first and last edition read that has it.

        Between the last date of one and the first of the next lie editions nobody read. UnknownKey for no such key.
        """
        return self._numbers[self[key].key]

    def citation(self, key: str) -> str:
        """`CR 724.1b (2026-04-17 to 2026-09-25); 723.1b (...); ...`, newest first."""
        return "CR " + "; ".join(str(numbered) for numbered in self.numbers_of(key))

    @functools.cached_property
    def _numbers(self) -> dict[str, list[Numbered]]:
        return {statement.key: self._history(statement) for statement in self}

    def _history(self, statement: Statement) -> list[Numbered]:
        """A series gives the history; a rule in none of them is vouched for in the newest edition alone."""
        for series in self._series:
            if _mapped(statement.number, series.periods[0].numbers) is not None:
                numbers = ((_number_in(period, statement), period) for period in series.periods)
                return _merged(Numbered(number, p.first, p.last) for number, p in numbers if number is not None)
        newest = self.editions[0].date
        return [Numbered(statement.number, newest, newest)]

    def _by_dated(self, number: str, day: str) -> list[Statement]:
        try:
            date = Date.fromisoformat(day)
        except ValueError:
            raise UnknownRule(f"{number}@{day}: {day} is no date") from None
        found = [
            self[key]
            for key, numbers in self._numbers.items()
            if any(n.first <= date <= n.last and _within(n.number, number) for n in numbers)
        ]
        if not found:
            raise UnknownRule(f"{number}@{day}: {self._gap(date)}; {number} {self._explained(number)}")
        return found

    def _gap(self, date: Date) -> str:
        """Whether that day's edition was read, and if not which were."""
        dates = sorted(edition.date for edition in self.editions)
        before, after = [d for d in dates if d <= date], [d for d in dates if d >= date]
        if not before:
            return f"no edition before {dates[0]} was read"
        if not after:
            return f"no edition after {dates[-1]} was read"
        if before[-1] == after[0]:
            return f"nothing like it was found in the edition of {date}"
        return f"nothing is known of it between the editions of {before[-1]} and {after[0]}"

    def _meanings(self, number: str) -> dict[Numbered, list[Statement]]:
        """What the number, and all below it, has meant: the statements of each period, oldest last."""
        found: dict[Numbered, list[Statement]] = {}
        for key, numbers in self._numbers.items():
            for numbered in numbers:
                if _within(numbered.number, number):
                    found.setdefault(numbered._replace(number=number), []).append(self[key])
        return dict(sorted(found.items(), key=lambda item: item[0].first, reverse=True))

    def _explained(
        self,
        number: str,
        meanings: dict[Numbered, list[Statement]] | None = None,
        today: Sequence[Elsewhere] = (),
    ) -> str:
        meanings = self._meanings(number) if meanings is None else meanings
        if not meanings and not today:
            return f"is no rule with statements{_nearest(number, self._subrules)}"
        parts = [f"is a rule without statements today ({e.what})" for e in today[:1]]
        for (_, first, last), statements in meanings.items():
            span = f"of {first}" if first == last else f"from {first} to {last}"
            numbers = dict.fromkeys(s.number for s in statements)
            now = ", ".join(n for n in numbers if not any(_within(n, above) for above in numbers if above != n))
            parts.append(f"was {now} in the editions {span}" if first != last else f"was {now} in the edition {span}")
        if not meanings:
            return parts[0]
        hint = f"; write {number}@{max(last for _, _, last in meanings)} or the present number"
        return ", and ".join(parts) + hint


def load(folder: Path = places.FIXTURES / "rules") -> Statements:
    """Reads the statements and the numbering from their YAML files.

    Raises `sundial.yamlfile.BadFile`, which names file, line and column, for whatever is wrong in them: an unknown
    field, a key given twice, a wording that is too long, a number no edition had.
    """
    statements: list[Statement] = []
    subrules: list[Subrule] = []
    taken: dict[str, Path] = {}
    for path in yaml_files(folder):
        if path.name != "numbering.yaml":
            file = open_yaml(path, StatementsFile)
            for n, entry in enumerate(file.value.subrules):
                _check_subrule(file, n, entry, taken)
                subrules.append(Subrule(number=entry.rule, title=entry.title))
                statements += (_statement(entry.rule, s) for s in entry.statements)
    numbering = open_yaml(folder / "numbering.yaml", NumberingFile)
    _check_numbering(numbering, {s.key for s in statements}, {s.number for s in subrules})
    newest = numbering.value.editions[0].date
    series = list(numbering.value.series)
    for kept in numbering.value.kept:
        period = Period(first=kept.first, last=newest, numbers={number: number for number in kept.rules})
        series.append(Series(subject="Rules that kept their numbers", periods=(period,)))
    elsewhere = [Elsewhere(number=n, what=what, citable=False) for n, what in numbering.value.taken.items()]
    elsewhere += [Elsewhere(number=n, what=what, citable=True) for n, what in numbering.value.cited.items()]
    return Statements(statements, subrules, numbering.value.editions, series, elsewhere)


def _statement(number: str, entry: StatementEntry) -> Statement:
    wording = Wording(en=entry.en, es=entry.es, ja=entry.ja)
    return Statement(
        key=entry.key, number=number, kind=entry.kind, wording=wording, reason=entry.reason, seeds=entry.seeds
    )


def _check_subrule(file: YamlFile[StatementsFile], n: int, entry: SubruleEntry, taken: dict[str, Path]) -> None:
    here = ("subrules", n)
    if not _NUMBER.fullmatch(entry.rule):
        raise file.bad((*here, "rule"), f"{entry.rule!r} is no rule number")
    if entry.rule in taken:
        raise file.bad((*here, "rule"), f"{entry.rule} stands in {taken[entry.rule].name} already")
    taken[entry.rule] = file.path
    for language in LANGUAGES:
        _check_text(file, (*here, "title", language), entry.title[language], language)
    for m, statement in enumerate(entry.statements):
        there = (*here, "statements", m)
        if not _KEY.fullmatch(statement.key):
            raise file.bad((*there, "key"), f"{statement.key!r} is no key; one looks like end-turn.purge.2")
        if statement.key in taken:
            raise file.bad((*there, "key"), f"{statement.key} stands in {taken[statement.key].name} already")
        taken[statement.key] = file.path
        if (statement.kind == "rule") == bool(statement.reason):
            wants = "takes no reason" if statement.kind == "rule" else "needs a reason"
            raise file.bad((*there, "reason"), f"a statement of kind {statement.kind} {wants}")
        for language in LANGUAGES:
            _check_text(file, (*there, language), getattr(statement, language), language)


def _check_text(file: YamlFile[StatementsFile], where: tuple[str | int, ...], text: str, language: Language) -> None:
    if not text or text != " ".join(text.split()):
        raise file.bad(where, "a wording is one line, without blanks around it")
    if text.endswith((".", "。")):
        raise file.bad(where, "a wording has no full stop at its end: it is a title too")
    if len(text) > LONGEST[language]:
        raise file.bad(where, f"{len(text)} characters; a wording in {language} has at most {LONGEST[language]}")


def _check_numbering(file: YamlFile[NumberingFile], keys: set[str], rules: set[str]) -> None:
    dates = [edition.date for edition in file.value.editions]
    if not dates:
        raise file.bad(("editions",), "no edition is listed")
    for n, (newer, older) in enumerate(itertools.pairwise(dates), start=1):
        if older >= newer:
            raise file.bad(("editions", n, "date"), f"{older} does not come before {newer}; the newest is first")
    for n, series in enumerate(file.value.series):
        present = series.periods[0].numbers if series.periods else {}
        if not present or series.periods[0].last != dates[0]:
            raise file.bad(("series", n, "periods"), f"the first period must reach the edition of {dates[0]}")
        after: Date | None = None
        for m, period in enumerate(series.periods):
            here: tuple[str | int, ...] = ("series", n, "periods", m)
            _check_date(file, (*here, "first"), period.first, dates)
            _check_date(file, (*here, "last"), period.last, dates)
            if period.first > period.last or (after and period.last >= after):
                raise file.bad((*here, "first"), "the periods must follow each other, the newest first")
            after = period.first
            _check_period(file, here, period, present, keys)
    for n, kept in enumerate(file.value.kept):
        _check_date(file, ("kept", n, "first"), kept.first, dates)
        for m, number in enumerate(kept.rules):
            if number not in rules:
                raise file.bad(("kept", n, "rules", m), f"no statements for {number}{_nearest(number, rules)}")
    for field, numbers in (("taken", file.value.taken), ("cited", file.value.cited)):
        for number in numbers:
            if not _NUMBER.fullmatch(number):
                raise file.bad((field, number), f"{number!r} is no rule number")
            if number in rules or (field == "cited" and number in file.value.taken):
                where = "has statements" if number in rules else "is taken"
                raise file.bad((field, number), f"{number} {where} and needs no entry here")


def _check_period(
    file: YamlFile[NumberingFile],
    here: tuple[str | int, ...],
    period: Period,
    present: dict[str, str | None],
    keys: set[str],
) -> None:
    for number in present:
        if not any(_within(number, entry) for entry in period.numbers):
            raise file.bad((*here, "numbers"), f"what was {number} then? (null where there was none)")
    for number, then in period.numbers.items():
        if not _NUMBER.fullmatch(number) or not (then is None or _NUMBER.fullmatch(then)):
            raise file.bad((*here, "numbers", number), f"{number}: {then!r} are no rule numbers")
    for key in period.statements:
        if key not in keys:
            raise file.bad((*here, "statements", key), f"no statement has the key {key!r}{_nearest(key, keys)}")


def _check_date(file: YamlFile[NumberingFile], where: tuple[str | int, ...], date: Date, dates: Sequence[Date]) -> None:
    if date not in dates:
        near = min(dates, key=lambda known: abs(known - date))
        raise file.bad(where, f"no edition of {date} is listed; the nearest is {near}")


@functools.cache
def _segments(number: str) -> tuple[int | str, ...]:
    """`724.10b` as 724, 10, b: what a prefix of a number is compared by, and its place in the rules."""
    return tuple(int(part) if part.isdigit() else part for part in re.findall(r"[0-9]+|[a-z]+", number))


def _within(number: str, above: str) -> bool:
    """Whether a number is the other or one of those below it."""
    return _segments(number)[: len(_segments(above))] == _segments(above)


def _mapped(number: str, numbers: dict[str, str | None]) -> str | None:
    """The number of that time for a present one: by the longest entry that covers it."""
    covering = [entry for entry in numbers if _within(number, entry)]
    if not covering:
        return None
    entry = max(covering, key=len)
    then = numbers[entry]
    return None if then is None else then + number.removeprefix(entry)


def _number_in(period: Period, statement: Statement) -> str | None:
    if statement.key in period.statements:
        return period.statements[statement.key]
    return _mapped(statement.number, period.numbers)


def _merged(numbers: Iterable[Numbered]) -> list[Numbered]:
    """Neighbouring periods in which a statement kept its number are one."""
    merged: list[Numbered] = []
    for numbered in numbers:
        if merged and merged[-1].number == numbered.number:
            merged[-1] = merged[-1]._replace(first=numbered.first)
        else:
            merged.append(numbered)
    return merged


def _key_prefixes(key: str) -> Iterator[str]:
    parts = key.split(".")
    return (".".join(parts[:n]) for n in range(1, len(parts) + 1))


def _nearest(word: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(word, list(known), n=3, cutoff=0.6)
    return f"; did you mean {' or '.join(near)}?" if near else ""
