"""`sundial run`: scenarios on an engine, the report, the run file."""

from __future__ import annotations

import argparse
import contextlib
import functools
import gc
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from sundial import reports, runfile
from sundial.endings import controls
from sundial.grid import CELL
from sundial.loading import Loaded
from sundial.playing import Player
from sundial.printing import print_report
from sundial.report import clean
from sundial.reports import github
from sundial.runfile import Record, ScenarioRecord
from sundial.runner import Runner
from sundial.sharding import digest
from sundial.verdicts import UnsupportedVerdict
from sundial.words import many

from . import Usage, check_outputs, grid_of, opener, output, report_files, selected, wire_to

if TYPE_CHECKING:
    from sundial.baseline import Baseline
    from sundial.grid.cells import Grid
    from sundial.said import Scenario


def main(args: argparse.Namespace) -> int:
    """Run, report, and return the exit status."""
    check_outputs(args)
    baseline = _baseline(args)
    if args.wire and args.jobs != 1:
        raise Usage("--wire writes what one engine says; leave out -j")
    loaded = Loaded()
    grid = grid_of(loaded) if args.grid else None
    corpus, scenarios = selected(loaded, args, grid.corpus if grid else None)
    if args.quick:
        from sundial import diagnosis

        quick = set(diagnosis.load().quick)
        scenarios = [scenario for scenario in scenarios if scenario.id in quick]
        if not scenarios:
            raise Usage("none of these scenarios is in the quick set")
    whole = not (args.selectors or args.rule or args.key or args.quick or args.last_failed or args.failed_in)
    # In a run of a part, an entry of nothing that was chosen may be one of the rest.
    gone = _gone(baseline, scenarios, args.grid) if baseline is not None and whole else {}
    if args.last_failed or args.failed_in:
        scenarios = _failed(args, scenarios)
    chosen = digest(scenarios)
    if args.shard:
        scenarios = args.shard.part(scenarios)
    gc.freeze()  # All of it lives as long as the run: collections needn't look at it again, a tenth of the time.
    with contextlib.ExitStack() as stack:
        twins = frozenset(controls(corpus, loaded.cards.infos))
        make_runner = _runner(args, twins, len(scenarios))
        file = output(args.json, stack)
        files = report_files(args, stack)
        wire = wire_to(args.wire, stack) if args.wire else None
        runner = make_runner(
            opener(args, wire),
            grid.needs if grid else corpus.needs,
            loaded.cards.infos,
            loaded.statements,
            seed=args.seed,
            strict=args.strict,
            timelines=_timelines(args),
            stop=args.stop,
            command=args.program or args.engine,
            option="--command" if args.program else "--engine",
            controls=twins,
            begins=wire.mark if wire is not None else lambda _: None,
            corpus=chosen,
            shard=str(args.shard or ""),
            player=_player(grid),
            **_judged_by(baseline, args.update_baseline, gone),
        )
        told: list[Record] = []
        out = sys.stderr if args.json == "-" else sys.stdout
        tell_github = stack.enter_context(github.step(out))
        # What an engine in this process prints isn't the report.
        quiet = contextlib.redirect_stdout(sys.stderr)
        with runner.interruptible(last=True):
            with _progress(len(scenarios), args.verbose) as advance, quiet:

                def tell(record: Record) -> None:
                    told.append(record)
                    if file is not None:
                        runfile.write(record, file)
                    advance(record)

                status = runner.run(scenarios, tell)
            _remember(told, whole and not args.shard and not args.grid)
            try:
                reports.write(files, told)
            finally:
                print_report(told, args.verbose, args.every, out)
                tell_github(told)
                if baseline is not None and args.update_baseline:
                    _update(baseline, told, gone)
        if wire is not None:
            wire.check()
        return status


def _failed(args: argparse.Namespace, scenarios: list[Scenario]) -> list[Scenario]:
    """Those of the scenarios that failed before; all of them where none did."""
    from sundial import last_failed

    if args.failed_in:
        run, records, _ = runfile.parts(runfile.load(args.failed_in))
        ids: set[str] | None = last_failed.otherwise(run, records)
        when = f"in {args.failed_in}"
    else:
        ids = last_failed.recall("--command" if args.program else "--engine", args.program or args.engine)
        when = "at the last run of this engine"
    failed = [scenario for scenario in scenarios if scenario.id in (ids or ())]
    if failed:
        told = f"{many(len(failed), 'scenario')} that failed {when}"
    elif ids is None:
        told = "no run of this engine is remembered; all are run"
    else:
        told = f"none of these failed {when}; all are run"
    print(f"sundial run: {told}", file=sys.stderr)
    return failed or scenarios


def _remember(told: Iterable[Record], whole: bool) -> None:
    from sundial import last_failed

    run, records, _ = runfile.parts(told)
    last_failed.remember(run, records, whole)


def _runner(args: argparse.Namespace, twins: frozenset[str], amount: int) -> Callable[..., Runner]:
    """What makes the runner: one that plays in this process, or one that has workers for it."""
    if args.jobs == 1 or amount < 2:
        return Runner
    from sundial.parallel import ParallelRunner, processors
    from sundial.worker import Job

    workers = min(args.jobs or processors(), amount)
    if workers == 1:
        return Runner
    job = Job(
        engine=args.engine,
        program=args.program,
        timeout=args.timeout,
        start_timeout=args.start_timeout,
        seed=args.seed,
        timelines=_timelines(args),
        controls=twins,
        grid=args.grid,
    )
    return functools.partial(ParallelRunner, job, workers)


def _timelines(args: argparse.Namespace) -> bool:
    return bool(args.timeline) or bool(args.verbose)


def _player(grid: Grid | None) -> Callable[..., Player]:
    if grid is None:
        return Player
    from sundial.grid.playing import CellPlayer

    return functools.partial(CellPlayer, grid)


def _baseline(args: argparse.Namespace) -> Baseline | None:
    """The baseline that was asked for.

    Raises:
        Usage: there is no such file, and it isn't to be made. BadFile: what is wrong with it. OSError: it can't be
            read, or not be written where it is to be updated.
    """
    if args.baseline is None:
        if args.update_baseline:
            raise Usage("--update-baseline needs --baseline FILE")
        return None
    from sundial import baseline

    if args.update_baseline:
        baseline.check_place(args.baseline)
    try:
        found = baseline.load(args.baseline)
    except FileNotFoundError:
        if not args.update_baseline:
            raise Usage(f"there is no {args.baseline}; --update-baseline makes it") from None
        return baseline.new(args.baseline)
    if args.update_baseline:
        found.check_editable()
    return found


def _gone(baseline: Baseline, scenarios: Iterable[Scenario], of_grid: bool) -> dict[str, int]:
    """The entries of nothing. The corpus says nothing on the grid's, nor the grid on those of the corpus."""
    scored = {scenario.id for scenario in scenarios if scenario.level != "open"}
    gone = (ident for ident in baseline.gone(scored) if ident.startswith(CELL) == of_grid)
    return {ident: baseline.entries[ident].line for ident in gone}


def _judged_by(baseline: Baseline | None, updating: bool, gone: Mapping[str, int]) -> dict[str, Any]:
    """The runner's options. A run that updates its baseline is judged by what that will say."""
    if baseline is None:
        return {}
    if updating:
        return {"baseline": baseline.name, "known": baseline.becomes}
    return {"baseline": baseline.name, "known": baseline.known, "gone": gone}


def _update(baseline: Baseline, told: Iterable[Record], gone: Iterable[str]) -> None:
    """Write what the run has shown into the baseline, unless there was no engine to show anything."""
    run, scenarios, _ = runfile.parts(told)
    if run.engine is None:
        return
    from sundial.baseline import load, write

    # Somebody may have edited it meanwhile, or another shard's run have updated it.
    with contextlib.suppress(FileNotFoundError):
        baseline = load(baseline.name)
    text, changes = baseline.updated(scenarios, gone)
    if text != baseline.text:
        write(baseline.name, text)
    print(f"{baseline.name}: {changes}", file=sys.stderr)


@contextlib.contextmanager
def _progress(total: int, verbose: bool) -> Iterator[Callable[[Record], None]]:
    """A bar on a terminal; elsewhere a line for each scenario that isn't a pass, or with `verbose` for each."""
    if sys.stderr.isatty() and total > 1:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task("scenarios", total=total)

            def advance(record: Record) -> None:
                if isinstance(record, ScenarioRecord):
                    bar.advance(task)

            yield advance
        return

    def plain(record: Record) -> None:
        if isinstance(record, ScenarioRecord) and (verbose or (record.kind.told_in_full and not record.as_known)):
            cause = f": {clean(record.shown)}" if record.kind is UnsupportedVerdict else ""
            print(f"{record.verdict:<11} {record.number:<8} {record.id}{cause}", file=sys.stderr, flush=True)

    yield plain
