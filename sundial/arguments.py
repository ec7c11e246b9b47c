"""What the command line understands."""

from __future__ import annotations

import argparse
import re
from typing import Any, NoReturn

from .reports import FORMATS

_SELECTOR = "an id, an id with * or ?, a key or its first segments, a feature file or folder, or path:line"


class Parser(argparse.ArgumentParser):
    """An argument parser that names the nearest valid spelling."""

    def error(self, message: str) -> NoReturn:
        import difflib

        if invalid := re.search(r"invalid choice: '(.*?)' \(choose from (.*)\)", message):
            known = re.findall(r"[\w.-]+", invalid[2])
            if near := difflib.get_close_matches(invalid[1], known, 1):
                message = f"there is no {invalid[1]!r}; did you mean {near[0]}?"
        elif message.startswith("unrecognized arguments: "):
            known = [option for action in self._every_action() for option in action.option_strings]
            word = message.removeprefix("unrecognized arguments: ").split()[0].partition("=")[0]
            if near := difflib.get_close_matches(word, known, 1):
                message += f"; did you mean {near[0]}?"
        self.print_usage()
        self.exit(2, f"{self.prog}: {message}\n")

    def print_usage(self, file: Any = None) -> None:
        import sys

        super().print_usage(file or sys.stderr)

    def _every_action(self) -> list[argparse.Action]:
        actions = list(self._actions)
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                for sub in action.choices.values():
                    actions += sub._actions
        return actions


def parser() -> Parser:
    """The parser of the whole command line; `command` in what it gives names the module in sundial/commands
    (with _ for -)."""
    top = Parser(
        prog="sundial",
        description="A conformance suite for ending turns and phases in Magic: The Gathering rules engines.",
        epilog="Exit status: 0 all as expected, 1 some scenario isn't, 2 wrong usage or a broken file, "
        "3 no engine ever answered.",
    )
    from . import __version__

    top.add_argument("--version", action="version", version=f"sundial {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    _run(commands.add_parser("run", help="run scenarios on an engine"))
    _report(commands.add_parser("report", help="the report of a run that is over, from its run file"))
    _compare(commands.add_parser("compare", help="runs side by side: counts for each rule, what broke, what got fixed"))
    _merge(commands.add_parser("merge", help="join the run files of a run's shards"))
    _list(commands.add_parser("list", help="list the scenarios"))
    _show(commands.add_parser("show", help="show a scenario, its statement and its source"))
    _explain(commands.add_parser("explain", help="explain a rule: its statements, older numbers, scenarios"))
    _coverage(commands.add_parser("coverage", help="which scenarios stand behind each statement of the rules"))
    _card(commands.add_parser("card", help="show a fixture card's rules text"))
    _lint(commands.add_parser("lint", help="check feature files, also by playing them on the reference engine"))
    _rogues(commands.add_parser("rogues", help="play the corpus on engines with one known fault each"))
    _serve(commands.add_parser("serve", help="put an in-process engine on stdin and stdout"))
    _schema(commands.add_parser("schema", help="print a JSON Schema"))
    _export(commands.add_parser("export", help="write scenarios as JSON files that need no adapter"))
    _import(commands.add_parser("import", help="write exported scenarios as feature files again"))
    _doctor(commands.add_parser("doctor", help="visit an engine, and tell what to mend first"))
    _new_adapter(commands.add_parser("new-adapter", help="write a working adapter over a toy engine, to start from"))
    return top


def _selecting(command: argparse.ArgumentParser) -> None:
    command.add_argument("selectors", nargs="*", metavar="SELECTOR", help=_SELECTOR)
    command.add_argument("--rule", metavar="NUMBER", help="only scenarios on this rule: 724.1a, 720.1b@2023-11-17")
    command.add_argument(
        "--key", metavar="KEY", help="only scenarios on statements whose key begins so: end-turn.exile"
    )


def _engine(command: argparse.ArgumentParser) -> None:
    which = command.add_mutually_exclusive_group()
    which.add_argument("--engine", default="reference", metavar="NAME", help="an adapter, or module:Class")
    which.add_argument(
        "--command",
        dest="program",
        type=_program,
        metavar="'PROGRAM ARGS'",
        help="a program that speaks the contract",
    )
    command.add_argument("--timeout", type=_seconds, default=10.0, metavar="S", help="for an answer; 0 is none (10)")
    command.add_argument("--start-timeout", type=_seconds, default=120.0, metavar="S", help="for `describe` (120)")
    command.add_argument("--wire", metavar="FILE", help="write every line sent and received, with times")


def _program(text: str) -> str:
    import shlex

    try:
        words = shlex.split(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} can't be split into words: {error}") from None
    if not words or not words[0]:
        raise argparse.ArgumentTypeError("it names no program")
    return text


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds") from None
    if not 0 <= seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is no number of seconds")
    return seconds


def _shard(text: str) -> Any:
    from .sharding import shard

    try:
        return shard(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _jobs(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no number of processes")
    return int(text)


def _run(command: argparse.ArgumentParser) -> None:
    _selecting(command)
    _engine(command)
    which = command.add_mutually_exclusive_group()
    which.add_argument("--grid", action="store_true", help="the generated grid of effects instead of the corpus")
    which.add_argument("--quick", action="store_true", help="only a small set of scenarios that catches every rogue")
    command.add_argument("--json", metavar="FILE", help="write the run file (JSON Lines); - is stdout")
    command.add_argument(
        "--baseline", metavar="FILE", help="known failures (YAML): only what is otherwise than it says fails the run"
    )
    command.add_argument(
        "--update-baseline", action="store_true", help="write into it what the run shows; keeps reasons and comments"
    )
    _reports(command)
    command.add_argument(
        "-j",
        dest="jobs",
        type=_jobs,
        default=1,
        metavar="N",
        help="worker processes; 0 is one a processor",
    )
    command.add_argument("--shard", type=_shard, metavar="I/N", help="only the I-th of N parts; see merge")
    again = command.add_mutually_exclusive_group()
    again.add_argument("--last-failed", action="store_true", help="only what failed at this engine's last run, if any")
    again.add_argument("--failed-in", metavar="FILE", help="only what failed in that run file, if any")
    command.add_argument("-x", dest="stop", action="store_true", help="stop at the first that isn't as expected")
    _telling(command)
    command.add_argument("--seed", type=int, default=1, metavar="N", help="of the positions (1)")
    command.add_argument("--strict", action="store_true", help="unsupported isn't as expected either")
    command.add_argument("--timeline", choices=["all"], help="keep the timelines of passes in the run file too")


def _merge(command: argparse.ArgumentParser) -> None:
    command.add_argument("files", nargs="+", metavar="FILE", help="the run file of each shard, in any order")
    command.add_argument("--json", metavar="FILE", help="write the run file of the whole; - is stdout")
    _reports(command)
    _telling(command)


def _reports(command: argparse.ArgumentParser) -> None:
    """An option for each format of reports."""
    for name, format_ in FORMATS.items():
        command.add_argument(f"--{name}", metavar="FILE", help=format_.help)


def _telling(command: argparse.ArgumentParser) -> None:
    """How much the text report tells."""
    command.add_argument(
        "-v",
        dest="verbose",
        action="store_true",
        help="tell passes, older numbers and all that changed too",
    )
    command.add_argument("--all", dest="every", action="store_true", help="tell each failure in full, also those alike")


def _report(command: argparse.ArgumentParser) -> None:
    command.add_argument("runfile", metavar="RUNFILE", help="what sundial run --json wrote; - is stdin")
    _reports(command)
    _telling(command)


def _compare(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Tell runs side by side: the counts for each rule, and what became of each scenario from the first run to the "
        "last, where there are two or all are of one engine. A scenario broke if it passed and doesn't any more; what "
        "the rules leave open never breaks."
    )
    command.epilog = (
        "Exit status: 0; with --fail-on-broken 1 if something broke, or if the last run was cut. "
        "2 for a file that is no run file."
    )
    command.add_argument("runfiles", nargs="+", metavar="RUNFILE", help="what sundial run --json wrote, older first")
    command.add_argument("--html", metavar="FILE", help="write a page with a column for each run; - is stdout")
    command.add_argument("--fail-on-broken", action="store_true", help="exit 1 if something broke: for CI")


def _list(command: argparse.ArgumentParser) -> None:
    _selecting(command)
    command.add_argument("--grid", action="store_true", help="the cells of the grid instead of the corpus")


def _show(command: argparse.ArgumentParser) -> None:
    command.add_argument("id", metavar="ID", help="a scenario's or an outline's id, or path:line")
    command.add_argument("--json", action="store_true", help="the start message, actions, expectations")


def _explain(command: argparse.ArgumentParser) -> None:
    command.add_argument("what", metavar="NUMBER|KEY", help="724.1b, 720.1b@2023-11-17 or end-turn.exile")
    command.add_argument("--lang", choices=["en", "es", "ja"], default="en", help="English, Spanish or Japanese")


def _coverage(command: argparse.ArgumentParser) -> None:
    command.add_argument("--rule", metavar="NUMBER", help="only this rule's statements")
    command.add_argument("--missing", action="store_true", help="only statements that lack a scenario")
    which = command.add_mutually_exclusive_group()
    which.add_argument("--write", action="store_true", help="write the table into docs/coverage.md")
    which.add_argument("--check", action="store_true", help="see that docs/coverage.md is as --write leaves it")


def _card(command: argparse.ArgumentParser) -> None:
    command.add_argument("name", metavar="NAME")


def _lint(command: argparse.ArgumentParser) -> None:
    command.add_argument("paths", nargs="*", metavar="PATH", help="feature files or folders; the corpus if none")


def _rogues(command: argparse.ArgumentParser) -> None:
    command.add_argument("names", nargs="*", metavar="NAME", help="of a rogue; all of them if none")
    command.add_argument("--jobs", type=int, default=0, metavar="N", help="processes (as many as processors)")
    which = command.add_mutually_exclusive_group()
    which.add_argument("--write", action="store_true", help="write fixtures/rogues.json and docs/rogues.md")
    which.add_argument("--check", action="store_true", help="see that both are as --write leaves them")


def _serve(command: argparse.ArgumentParser) -> None:
    command.add_argument("engine", metavar="NAME|module:Class")


def _schema(command: argparse.ArgumentParser) -> None:
    command.add_argument("name", nargs="?", metavar="NAME")
    which = command.add_mutually_exclusive_group()
    which.add_argument("--write", action="store_true", help="write all schemas into fixtures/schemas")
    which.add_argument("--check", action="store_true", help="see that fixtures/schemas is as --write leaves it")


def _export(command: argparse.ArgumentParser) -> None:
    _selecting(command)
    command.add_argument("--to", required=True, metavar="DIR", help="a folder that is empty or holds an earlier export")


def _import(command: argparse.ArgumentParser) -> None:
    command.add_argument("folder", metavar="DIR", help="what sundial export wrote")
    command.add_argument("--to", required=True, metavar="FEATURES_DIR", help="where the feature files go")
    command.add_argument("--replace", action="store_true", help="write over feature files that say something else")


def _doctor(command: argparse.ArgumentParser) -> None:
    _engine(command)
    command.add_argument(
        "--positions",
        action="store_true",
        help="set up each scenario's position; tell what each lacking card costs",
    )


def _new_adapter(command: argparse.ArgumentParser) -> None:
    command.add_argument("name", metavar="NAME", help="of the adapter and its folder: my-engine")
    command.add_argument(
        "--language", required=True, choices=["python", "typescript", "java", "rust", "go"], help="to write it in"
    )
    command.add_argument("--to", default=".", metavar="DIR", help="where to put the folder NAME (here)")
