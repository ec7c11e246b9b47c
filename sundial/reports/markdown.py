"""The report of a run for humans, in GitHub's Markdown: for a pull request's comment, or the summary of a step."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from sundial.report import IN_FULL, look_first, number_key, opened_by
from sundial.runfile import Record, RunRecord, ScenarioRecord, as_expected, parts
from sundial.symptoms import Symptom, symptoms
from sundial.verdicts import VERDICTS, FailedVerdict, NotRun, Passed, UnsupportedVerdict
from sundial.words import many

from .outcomes import engine_words, headline, outcome, short, troubles

LIMIT = 60_000
"""Bytes that a report takes at most. GitHub takes comments of up to 65,536 characters."""
_TEXT = 500
"""Characters of one text."""
_IDS = 20
_ROWS = 20
"""A table of more rows than this is folded away."""

_ACTIVE = re.compile(r"[#$&*<>@\[\]\\_`|~]|:(?=\S)|(?<=[wW]{3})\.")
"""What begins markup, a link, a mention or an emoji."""


def markdown(records: Sequence[Record]) -> bytes:
    """What the run came to, a table by rule, what failed with what was expected and shown; the rest is folded away.

    Where a report would grow too long it ends with a line that says so.
    """
    run, scenarios, end = parts(records)
    blocks = [f"## Sundial: {escaped(headline(run, scenarios, end))}\n"]
    blocks += _head(run, scenarios)
    blocks += [f"- {escaped(f'{trouble.name}: {trouble.message}', 2 * _TEXT)}\n" for trouble in troubles(run, end)]
    blocks += _rules(run, scenarios)
    blocks += _failures(run, scenarios)
    blocks += _folded("Known failures", (_line(run, record) for record in scenarios if record.as_known))
    opened = (record for record in scenarios if not record.scored and record.kind.told_in_full)
    blocks += _folded("Open by the rules, and read otherwise here (not counted)", (_line(run, r) for r in opened))
    blocks += _folded("Unsupported", _lacking(scenarios))
    return _joined(blocks).encode()


def escaped(text: str, limit: int = _TEXT) -> str:
    """A text from outside that means nothing in Markdown or HTML, in a line of its own or a table's cell."""
    return _ACTIVE.sub(lambda found: f"&#{ord(found[0])};", short(text, limit))


def _code(text: str) -> str:
    # Not in backticks, which can't be escaped; in code nobody is mentioned and nothing is linked.
    return f"<code>{escaped(text)}</code>"


def _head(run: RunRecord, scenarios: Sequence[ScenarioRecord]) -> Iterator[str]:
    counts: Counter[str] = Counter(record.verdict for record in scenarios if record.scored)
    told = [verdict.counted(counts[verdict.word]) for verdict in VERDICTS if counts[verdict.word]]
    opened = sum(not record.scored for record in scenarios)
    told += [f"{opened} open by the rules"] if opened else []
    known = sum(record.as_known for record in scenarios)
    verdicts = (", ".join(told) or "nothing was run") + (f"; {known} known" if known else "")
    ran = sum(record.kind.could_run for record in scenarios)
    yield (
        f"\n{many(len(scenarios), 'scenario')} on **{escaped(engine_words(run))}** (rules of {escaped(run.edition)}): "
        f"{verdicts}. {ran} of {len(scenarios)} could be run.\n\n"
    )
    if any(record.kind.told_in_full and not as_expected(run, record) for record in scenarios):
        yield f"{escaped(look_first([record for record in scenarios if record.scored], run).text)}\n\n"


# -- by rule -------------------------------------------------------------------------------------------------------


def _rules(run: RunRecord, scenarios: Sequence[ScenarioRecord]) -> Iterator[str]:
    """The rules on which something isn't as expected, in a table; the others in one that is folded away."""
    by_number: dict[str, list[ScenarioRecord]] = {}
    for record in scenarios:
        by_number.setdefault(record.number, []).append(record)
    ordered = sorted(by_number.items(), key=lambda item: number_key(item[0]))
    wrong = [item for item in ordered if not all(as_expected(run, record) for record in item[1])]
    right = [item for item in ordered if item not in wrong]
    if wrong:
        table = "\n" + _table(wrong)
        yield table if len(wrong) <= _ROWS else _fold(f"{len(wrong)} rules on which something isn't as expected", table)
    if right:
        more = "other " if wrong else ""
        yield _fold(f"{many(len(right), f'{more}rule')} on which all is as expected", _table(right))


def _table(rules: Sequence[tuple[str, Sequence[ScenarioRecord]]]) -> str:
    verdicts = [v for v in VERDICTS if any(r.scored and r.kind is v for _, of_rule in rules for r in of_rule)]
    opened = any(not record.scored for _, of_rule in rules for record in of_rule)
    heads = ["rule", "", *(verdict.word for verdict in verdicts), *(["open"] if opened else [])]
    lines = [_row(heads), _row(["---", "---", *["--:"] * (len(heads) - 2)])]
    for number, of_rule in rules:
        counts: Counter[str] = Counter(record.verdict for record in of_rule if record.scored)
        cells = [escaped(number), escaped(of_rule[0].title), *(str(counts[v.word] or "") for v in verdicts)]
        lines.append(_row(cells + [str(sum(not r.scored for r in of_rule) or "")] * opened))
    return "".join(lines)


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


# -- scenarios -----------------------------------------------------------------------------------------------------


def _failures(run: RunRecord, scenarios: Sequence[ScenarioRecord]) -> Iterator[str]:
    """What isn't as expected: of failures that look alike the first few, then the others by their ids."""
    unexpected = [record for record in scenarios if not as_expected(run, record)]
    failed = [record for record in unexpected if record.kind.told_in_full]
    others = [record for record in unexpected if not record.kind.told_in_full and record.kind is not NotRun]
    if failed or others:
        yield "\n### Not as expected\n\n"
    yield from (_line(run, record) for record in others if record.kind is Passed)
    for symptom in sorted(symptoms(failed), key=lambda symptom: -len(symptom.records)):
        yield from (_in_full(run, record) for record in symptom.records[:IN_FULL])
        if symptom.records[IN_FULL:]:
            yield _alike(symptom)
    yield from (_line(run, record) for record in others if record.kind is not Passed)
    reasons = Counter(record.shown for record in unexpected if record.kind is NotRun)
    yield from (f"- {amount} not run: {escaped(reason)}\n" for reason, amount in reasons.items())


def _in_full(run: RunRecord, record: ScenarioRecord) -> str:
    lines = [
        f"- {_code(record.id)}: {escaped(record.name)}\n",
        f"  - {escaped(record.number)}: {escaped(record.statement)}\n",
        f"  - {_code(f'{record.at.file}:{record.at.line}')} {escaped(record.at.step)}\n",
    ]
    if record.known is not None:
        lines.append(f"  - {escaped(outcome(run, record).message, 2 * _TEXT)}\n")
    if record.kind is FailedVerdict:
        lines.append(f"  - expected: {_code(record.expected)}\n")
    lines.append(f"  - shown: {_code(record.shown)}\n")
    return "".join(lines)


def _alike(symptom: Symptom) -> str:
    ids = symptom.ids[IN_FULL:]
    more = ", ..." if len(ids) > _IDS else ""
    return f"- {len(ids)} more that look alike: {', '.join(map(_code, ids[:_IDS]))}{more}\n"


def _line(run: RunRecord, record: ScenarioRecord) -> str:
    return f"- {_code(record.id)} ({escaped(record.number)}): {escaped(outcome(run, record).message, 2 * _TEXT)}\n"


def _lacking(scenarios: Sequence[ScenarioRecord]) -> Iterator[str]:
    """What the engine lacks, what would open the most scenarios first."""
    lacking = [record for record in scenarios if record.kind is UnsupportedVerdict]
    opened = opened_by(lacking)
    causes = Counter(record.shown for record in lacking)
    for cause, amount in sorted(causes.items(), key=lambda item: (-opened[item[0]], -item[1], item[0])):
        yield f"- {many(amount, 'scenario')}: {_code(cause)}\n"


# -- length --------------------------------------------------------------------------------------------------------


def _folded(title: str, lines: Iterable[str]) -> Iterator[str]:
    """A list that is folded away; nothing where there is none."""
    lines = list(lines)
    sizes = itertools.accumulate(len(line.encode()) for line in lines)
    kept = [line for line, size in zip(lines, sizes, strict=True) if size <= LIMIT // 4]
    if lines:
        more = f"- {len(lines) - len(kept)} more\n" if len(kept) < len(lines) else ""
        yield _fold(f"{title}: {len(lines)}", "".join(kept) + more)


def _fold(title: str, text: str) -> str:
    return f"\n<details><summary>{title}</summary>\n\n{text}\n</details>\n"


def _joined(blocks: Sequence[str]) -> str:
    """As many of the blocks as there is room for."""
    ends = "\n... and more, for which there is no room here: sundial report tells all of it.\n"
    room = LIMIT - len(ends)
    kept: list[str] = []
    for block in blocks:
        room -= len(block.encode())
        if room < 0:
            return "".join(kept) + ends
        kept.append(block)
    return "".join(kept)
