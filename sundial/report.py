"""The report of a run in plain lines: a pure function of the run file's records."""

from __future__ import annotations

import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from . import places, timeline
from .endings import ABOUT_ENDING
from .runfile import EndRecord, RunRecord, ScenarioRecord, as_expected
from .symptoms import Symptom, symptoms
from .verdicts import VERDICTS, ErrorVerdict, FailedVerdict, NotRun, Passed, UnsupportedVerdict
from .words import many

if TYPE_CHECKING:
    from .diagnosis import Known

TIMELINE_LINES = 12
STDERR_LINES = 12
IN_FULL = 3
"""So many failures of one symptom are told in full."""
SYMPTOMS = 10
CAUSES = 15
"""Lines of a summary, after which the rest is counted."""
_TITLE = 56


class Line(NamedTuple):
    """A line of the report, and how a terminal may show it."""

    text: str
    style: str = ""


def clean(text: str) -> str:
    """Text that an engine sent, without what would steer a terminal."""
    return "".join(c if c.isprintable() or c == " " else f"\\x{ord(c):02x}" for c in text)


def report(
    run: RunRecord,
    records: Sequence[ScenarioRecord],
    end: EndRecord | None,
    verbose: bool = False,
    every: bool = False,
    known: Known | None = None,
) -> Iterator[Line]:
    """The whole report.

    Args:
        end: the footer; None where the run file was cut.
        verbose: passes are told in full too, and timelines from their beginning, with what changed between views.
        every: each failure and error is told in full, also where many are alike.
        known: what fails on engines with one known fault, to compare with.
    """
    if run.engine is None:
        yield Line(f"No engine answered: {clean(run.trouble)}", "bold red")
        yield from _stderr(run.stderr)
        yield Line(f"What to mend is told by: sundial doctor {run.option} {shell_word(run.command)}")
        yield Line("")
    else:
        yield from rules(records)
    yield from _in_full(records, verbose, every, run.baseline)
    yield from _known_otherwise(run, records, end)
    yield from _open(records, verbose)
    yield from _unsupported(records, run.baseline)
    if verbose:
        yield from _as_known(run, records)
    yield from _not_run(records)
    if known is not None:
        yield from _looks_like(known, records)
    yield Line("")
    yield from _last_lines(run, records, end)


# -- one line per rule ---------------------------------------------------------------------------------------------


def number_key(number: str) -> tuple[int | str, ...]:
    """Rule numbers in the order of the rules: 724.2 before 724.10, 724.1a after 724.1."""
    return tuple(int(part) if part.isdigit() else part for part in re.findall(r"\d+|[a-z]+", number))


def rules(records: Iterable[ScenarioRecord]) -> Iterator[Line]:
    """One line per rule: number, title, how many scored scenarios came to each verdict, and the open ones apart."""
    by_number: dict[str, list[ScenarioRecord]] = defaultdict(list)
    for record in records:
        by_number[record.number].append(record)
    if not by_number:
        return
    rows = [("rule", "", *(verdict.word for verdict in VERDICTS), "open")]
    for number in sorted(by_number, key=number_key):
        of_rule = by_number[number]
        counts: Counter[str] = Counter(record.verdict for record in of_rule if record.scored)
        opened = [record for record in of_rule if not record.scored]
        agree = sum(record.kind is Passed for record in opened)
        ran = sum(record.kind.could_run for record in opened)
        rows.append(
            (
                number,
                _short(of_rule[0].title),
                *(str(counts[verdict.word] or "") for verdict in VERDICTS),
                f"{agree} of {ran}" if ran else "",
            )
        )
    # A column that is empty all the way down says nothing.
    kept = [0, 1, 2] + [i for i in range(3, len(rows[0])) if any(row[i] for row in rows[1:])]
    widths = [max(len(row[i]) for row in rows) for i in kept]
    for n, row in enumerate(rows):
        cells = [row[i].ljust(w) if i < 2 else row[i].rjust(w) for i, w in zip(kept, widths, strict=True)]
        style = "bold" if n == 0 else "red" if row[3] else "magenta" if row[5] else ""
        yield Line("  ".join(cells).rstrip(), style)


def _short(title: str) -> str:
    return title if len(title) <= _TITLE else title[: _TITLE - 3].rstrip() + "..."


# -- scenarios in full ---------------------------------------------------------------------------------------------


def _in_full(records: Sequence[ScenarioRecord], verbose: bool, every: bool, baseline: str) -> Iterator[Line]:
    """Failures and errors: what they have in common, then the first few of each kind in full, the rest by their ids.

    Those that the baseline knows are left out.
    """
    records = [record for record in records if not record.as_known]
    alike = symptoms(record for record in records if record.scored and record.kind.told_in_full)
    yield from _summary(alike)
    left_out = set() if every else {record.id for symptom in alike for record in symptom.records[IN_FULL:]}
    for record in records:
        told = record.kind.told_in_full and record.id not in left_out
        if record.scored and (told or (verbose and record.kind is Passed)):
            yield Line("")
            yield from in_full(record, verbose)
            if record.known is not None and told:
                yield Line(f"  {baseline}:{record.known.line} knows it as {_entry(record)}")
    shortened = [symptom for symptom in alike if len(symptom.records) > IN_FULL] if left_out else []
    if shortened:
        yield Line("")
        yield Line("More that look alike (--all tells each in full):", "bold")
        for symptom in shortened:
            ids = symptom.ids[IN_FULL:]
            yield Line(f"  {clean(symptom.words)} ({len(ids)} more): {' '.join(map(shell_word, ids))}")


def _summary(alike: Sequence[Symptom]) -> Iterator[Line]:
    """The symptoms that several records share, the most frequent ones first."""
    shared = sorted((s for s in alike if len(s.records) > 1), key=lambda s: -len(s.records))
    if sum(len(symptom.records) for symptom in alike) <= IN_FULL or not shared:
        return
    yield Line("")
    for symptom in shared[:SYMPTOMS]:
        verb = "break down" if symptom.records[0].kind is ErrorVerdict else "fail"
        yield Line(f"{len(symptom.records)} {verb} alike: {clean(symptom.words)} (first: {symptom.ids[0]})", "bold")
    if rest := sum(len(symptom.records) for symptom in alike) - sum(len(s.records) for s in shared[:SYMPTOMS]):
        yield Line(f"{rest} more {'has' if rest == 1 else 'have'} symptoms of {'its' if rest == 1 else 'their'} own")


def in_full(record: ScenarioRecord, verbose: bool = False) -> Iterator[Line]:
    """Everything about one scenario that helps to see why it came to its verdict."""
    yield Line(f"{record.verdict.upper()}  {record.id}: {record.name}", f"bold {record.kind.color}")
    at = f"{record.at.file}:{record.at.line}"
    yield Line(f"  {at}" + (f": {record.at.step}" if record.at.step else ""))
    if record.kind is FailedVerdict:
        if record.expected != record.at.step:
            yield Line(f"    expected: {record.expected}", "green")
        yield Line(f"    shown:    {clean(record.shown)}", "red")
        if record.at.keyword == "When":
            yield Line("    The game didn't get as far as the claim.")
    elif record.shown:
        yield Line(f"    {clean(record.shown)}", record.kind.color)
    if record.kind is not ErrorVerdict:
        yield from _about(record, verbose)
    if record.defaults:
        yield Line("  answered by default:")
        for text in record.defaults:
            yield Line(f"    {clean(text)}")
    if record.timeline:
        yield Line("  timeline:")
        told = timeline.lines(record.timeline, 0 if verbose else TIMELINE_LINES, changes=verbose)
        for text in told:
            yield Line(f"    {clean(text)}", "dim")
    yield from _stderr(record.stderr)
    yield Line(f"  sundial show {shell_word(_shown_by(record))}", "dim")


def _shown_by(record: ScenarioRecord) -> str:
    """What `sundial show` finds it by: where a feature isn't of the corpus, the place in its file."""
    file = record.at.file
    own = os.path.isabs(file) or (os.path.isfile(file) and not places.in_corpus(file))
    return f"{file}:{record.at.line}" if own else record.id


def _about(record: ScenarioRecord, verbose: bool) -> Iterator[Line]:
    """What the scenario is about."""
    yield Line(f"  {record.number} {record.key}: {record.statement}")
    if record.control and record.kind is FailedVerdict:
        yield Line(
            "    This is the control: nothing ends the turn or the phase here, so look for the fault elsewhere than in "
            f"{record.number}."
        )
    if record.older and verbose:
        # Their dates are in the run file, and `sundial explain` tells them.
        yield Line(f"    once {', '.join(older.partition(' ')[0] for older in record.older)}")
    for kind, text in record.notes:
        yield Line(f"    {kind}: {text}")


def shell_word(ident: str) -> str:
    """An id, or a command, as a shell takes it; ids of an outline's rows have brackets, quotes and spaces."""
    return ident if re.fullmatch(r"[\w./:@-]+", ident) else "'" + ident.replace("'", "'\\''") + "'"


def _stderr(stderr: str) -> Iterator[Line]:
    tail = stderr.rstrip("\n").splitlines()[-STDERR_LINES:]
    if tail:
        yield Line("  its traceback:" if stderr.startswith("Traceback") else "  the last lines of its stderr:")
        for text in tail:
            yield Line(f"    {clean(text)}", "dim")


# -- the baseline --------------------------------------------------------------------------------------------------


def _known_otherwise(run: RunRecord, records: Sequence[ScenarioRecord], end: EndRecord | None) -> Iterator[Line]:
    """Entries of the baseline that don't hold any more, each with its line."""
    passed = [record for record in records if record.known is not None and record.kind is Passed]
    if passed:
        yield Line("")
        yield Line(f"Passed, though {run.baseline} knows otherwise; delete these entries:", "bold red")
        yield from _entries_of(run, passed)
    if end is not None and end.gone:
        opened = {record.id for record in records if not record.scored}
        yield Line("")
        yield Line(f"In {run.baseline}, but no scenario that counts; delete these entries:", "bold red")
        for ident, line in zip(end.gone, end.gone_lines, strict=True):
            why = " (the rules leave it open, so it is never counted)" if ident in opened else ""
            yield Line(f"  {run.baseline}:{line}: {ident}{why}")
    lacking = [r for r in records if r.known is not None and r.kind is UnsupportedVerdict and not r.as_known]
    if lacking:
        yield Line("")
        yield Line(f"Unsupported, though {run.baseline} knows otherwise:", "bold red")
        yield from _entries_of(run, lacking)


def _entries_of(run: RunRecord, records: Iterable[ScenarioRecord]) -> Iterator[Line]:
    """The entries for records, each with its place."""
    for record in records:
        assert record.known is not None
        yield Line(f"  {run.baseline}:{record.known.line}: {record.id} ({_entry(record)})")


def _entry(record: ScenarioRecord) -> str:
    assert record.known is not None
    told = f"{record.known.verdict}: {clean(record.known.reason)}"
    return f"{told} {clean(record.known.link)}" if record.known.link else told


def _entries(amount: int) -> str:
    return "1 entry" if amount == 1 else f"{amount} entries"


def _as_known(run: RunRecord, records: Sequence[ScenarioRecord]) -> Iterator[Line]:
    known = [record for record in records if record.as_known]
    if known:
        yield Line("")
        yield Line(f"As {run.baseline} knows them:", "bold")
        for record in known:
            yield Line(f"  {record.id} ({_entry(record)})")


def _baseline_words(run: RunRecord, records: Sequence[ScenarioRecord], end: EndRecord | None) -> str:
    """`3 known (baseline.yaml), 1 new, 1 passed that is known otherwise`."""
    known = sum(record.as_known for record in records)
    new = sum(r.kind not in (Passed, NotRun) for r in records if not as_expected(run, r))
    passed = sum(record.known is not None and record.kind is Passed for record in records)
    gone = len(end.gone) if end is not None else 0
    told = [f"{many(known, 'known failure')} ({run.baseline}), {new} new"]
    if passed:
        told.append(f"{passed} {'passes' if passed == 1 else 'pass'} unexpectedly")
    if gone:
        told.append(f"{_entries(gone)} of no scenario")
    return ", ".join(told)


# -- the rest ------------------------------------------------------------------------------------------------------


def _open(records: Sequence[ScenarioRecord], verbose: bool) -> Iterator[Line]:
    """What the rules leave open: told, never counted."""
    differ = [record for record in records if not record.scored and record.kind.told_in_full]
    if not differ:
        return
    yield Line("")
    yield Line("The rules leave these open; the engine reads them otherwise than we do (not counted):", "bold")
    for record in differ:
        if verbose:
            yield from in_full(record, verbose)
        elif record.kind is ErrorVerdict:
            yield Line(f"  {record.id}: {clean(record.shown)}")
        else:
            yield Line(f"  {record.id}: expected: {record.expected}; shown: {clean(record.shown)}")


def _unsupported(records: Sequence[ScenarioRecord], baseline: str) -> Iterator[Line]:
    """What the engine lacks, as far as the baseline doesn't know it."""
    lacking = [record for record in records if record.kind is UnsupportedVerdict and record.known is None]
    if baseline:  # which says nothing of what the rules leave open
        lacking = [record for record in lacking if record.scored]
    if not lacking:
        return
    causes = Counter(record.shown for record in lacking)
    opened = opened_by(lacking)
    yield Line("")
    yield Line(f"Unsupported, and not in {baseline}:" if baseline else "Unsupported:", "bold yellow")
    ordered = sorted(causes.items(), key=lambda item: (-opened[item[0]], -item[1], item[0]))
    for cause, amount in ordered[:CAUSES]:
        alone = f"; alone missing: would open {many(opened[cause], 'scenario')}" if opened[cause] else ""
        yield Line(f"  {amount} {'needs' if amount == 1 else 'need'} {clean(cause)}{alone}")
    if rest := ordered[CAUSES:]:
        yield Line(f"  {sum(n for _, n in rest)} need something else, {many(len(rest), 'thing')} in all")


def opened_by(lacking: Iterable[ScenarioRecord]) -> Counter[str]:
    """For each card that an engine lacks, how many scenarios name no other card that it is known to lack.

    An engine names one card at a time, so this is known only as far as it has told.
    """
    lacking = list(lacking)
    known = {record.lacks for record in lacking if record.lacks}
    return Counter(r.lacks for r in lacking if r.lacks and known.intersection(r.cards) <= {r.lacks})


def _not_run(records: Sequence[ScenarioRecord]) -> Iterator[Line]:
    reasons = Counter(record.shown for record in records if record.kind is NotRun)
    if not reasons:
        return
    yield Line("")
    for reason, amount in reasons.items():
        yield Line(f"{amount} not run: {clean(reason)}", "bold")


def _looks_like(known: Known, records: Sequence[ScenarioRecord]) -> Iterator[Line]:
    """The known faults whose failures overlap most with the engine's."""
    from .diagnosis import diagnose

    # Faults that are known already would outweigh a new one.
    records = [record for record in records if not record.as_known]
    failed = {r.id for r in records if r.scored and r.kind in (FailedVerdict, ErrorVerdict)}
    played = {r.id for r in records if r.scored and r.kind.could_run}
    keys = {r.key for r in records if r.id in failed}
    if named := diagnose(known, failed, played, keys):
        yield Line("")
        yield Line("Known faults that these failures look like (`sundial rogues NAME` tells more of one):", "bold")
        for likeness in named:
            yield Line(f"  {likeness.fault.name}: {likeness.words}")


def _last_lines(run: RunRecord, records: Sequence[ScenarioRecord], end: EndRecord | None) -> Iterator[Line]:
    scored = [record for record in records if record.scored]
    counts: Counter[str] = Counter(record.verdict for record in scored)
    engine = f"{clean(run.engine.name)} {clean(run.engine.version)}" if run.engine else "no engine"
    rows = sum(bool(record.outline) for record in records)
    if end is None:
        yield Line("The run file has no footer: the run was cut short.", "bold red")
    elif end.interrupted:
        yield Line("The run was interrupted.", "bold red")
    yield Line(f"{many(len(records), 'scenario')}, {rows} of them outline rows, on {engine} (rules of {run.edition})")
    told = [verdict.counted(counts[verdict.word]) for verdict in VERDICTS if counts[verdict.word]]
    if opened := [record for record in records if not record.scored]:
        told.append(_open_words(opened))
    yield Line(", ".join(told) or "nothing was run", "bold")
    cut_short = any(record.kind is NotRun for record in records)
    ran = sum(record.kind.could_run for record in records)
    yield Line(f"{ran} of {len(records)} {'were' if cut_short else 'could be'} run")
    if run.baseline:
        yield Line(_baseline_words(run, records, end), "bold")
    yield look_first(scored, run, end)


def _open_words(opened: Sequence[ScenarioRecord]) -> str:
    """`4 open (3 read as we do)`; of those that couldn't be run nothing is known."""
    ran = [record for record in opened if record.kind.could_run]
    if not ran:
        tried = not any(record.kind is NotRun for record in opened)
        return f"{len(opened)} open, none {'could be' if tried else 'was'} run"
    agree = sum(record.kind is Passed for record in ran)
    of_those = "" if len(ran) == len(opened) else f" of the {len(ran)} that could be run"
    return f"{len(opened)} open ({agree}{of_those} read as we do)"


# -- what to look at first -----------------------------------------------------------------------------------------


def look_first(scored: Sequence[ScenarioRecord], run: RunRecord, end: EndRecord | None = None) -> Line:
    """What to look at first, of that which the baseline doesn't know.

    A breakdown hides what comes after it, so errors come first. Then come failures that ordinary play explains, if
    they are the most: controls, and scenarios that never come to what they are about. Then the statement with the most
    of the other failures, since one fault fails most of what is about it, and of several the first in the order of the
    rules.
    """
    new = [record for record in scored if not record.as_known]
    errors = [record for record in new if record.kind is ErrorVerdict]
    if errors:
        first = errors[0]
        return Line(
            f"Look first at {first.id}: the engine broke down there"
            + (f" and in {len(errors) - 1} more" if len(errors) > 1 else "")
            + ", and what it would have shown is hidden.",
            "bold",
        )
    failed = [record for record in new if record.kind is FailedVerdict]
    if not failed:
        return _nothing_as_known(scored, run, end) if run.baseline else _nothing_failed(scored)
    ordinary = [record for record in failed if of_ordinary_play(record)]
    rest = [record for record in failed if not of_ordinary_play(record)]
    return _ordinary(ordinary) if len(ordinary) >= len(rest) else _statement(rest, scored)


def of_ordinary_play(record: ScenarioRecord) -> bool:
    """Whether a failure came about though nothing had ended a turn or a phase, and short of the scenario's claim."""
    about_ending = record.key.startswith(ABOUT_ENDING)
    return record.control or (about_ending and record.at.keyword == "When" and record.before_ending)


def _ordinary(failed: Sequence[ScenarioRecord]) -> Line:
    controls = [record for record in failed if record.control]
    parts = [f"{many(len(controls), 'control')} {_fails(len(controls))}, e.g. {controls[0].id}"] if controls else []
    short = [record for record in failed if not record.control]
    if short:
        verb = "doesn't" if len(short) == 1 else "don't"
        parts.append(f"{many(len(short), 'scenario')} {verb} get as far as what ends something, e.g. {short[0].id}")
    return Line(f"Look first at how the engine plays outside of ending: {'; '.join(parts)}.", "bold")


def _statement(failed: Sequence[ScenarioRecord], scored: Sequence[ScenarioRecord]) -> Line:
    by_key: dict[str, list[ScenarioRecord]] = defaultdict(list)
    for record in failed:
        by_key[record.key].append(record)
    ran = Counter(record.key for record in scored if record.kind.could_run)
    key = min(by_key, key=lambda k: (-len(by_key[k]), -len(by_key[k]) / ran[k], number_key(by_key[k][0].number), k))
    worst = by_key[key]
    if len(worst) == 1:
        return Line(f"Look first at {worst[0].number} {key}: {worst[0].id} fails.", "bold")
    most = all(len(worst) > len(others) for other, others in by_key.items() if other != key) and len(by_key) > 1
    return Line(
        f"Look first at {worst[0].number} {key}: {len(worst)} of the {many(ran[key], 'scenario')} on it that could be "
        f"run fail{', more than on any other statement' if most else ''} ({worst[0].id} is the first).",
        "bold",
    )


def _nothing_as_known(scored: Sequence[ScenarioRecord], run: RunRecord, end: EndRecord | None) -> Line:
    """No new failure, in a run with a baseline."""
    if left := sum(record.kind is NotRun for record in scored):
        return Line(f"Nothing new failed, but {left} {'was' if left == 1 else 'were'} not run.")
    lacking = sum(record.kind is UnsupportedVerdict and not record.as_known for record in scored)
    stale = sum(record.known is not None and not record.as_known for record in scored) + len(end.gone if end else ())
    if lacking:
        verb = "is" if lacking == 1 else "are"
        return Line(f"Look first at what the engine lacks: {lacking} {verb} unsupported and not so in {run.baseline}.")
    if stale:
        return Line(
            f"Nothing new failed; {run.baseline} has {_entries(stale)} too many, told above.",
            "bold",
        )
    if not any(record.kind is Passed or record.as_known for record in scored):
        return Line("Nothing could be judged.")
    return Line("Everything is as expected.", "bold green")


def _nothing_failed(scored: Sequence[ScenarioRecord]) -> Line:
    if scored and all(record.kind is Passed for record in scored):
        return Line("Everything is as expected.", "bold green")
    if not any(record.kind is Passed for record in scored):
        return Line("Nothing could be judged.")
    if left := sum(record.kind is NotRun for record in scored):
        return Line(f"Nothing failed, but {left} {'was' if left == 1 else 'were'} not run.")
    lacking = sum(record.kind is UnsupportedVerdict for record in scored)
    return Line("Nothing failed" + (f", but {lacking} couldn't be run; --strict counts them." if lacking else "."))


def _fails(amount: int) -> str:
    return "fails" if amount == 1 else "fail"
