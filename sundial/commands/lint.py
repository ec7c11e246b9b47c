"""`sundial lint`: what is wrong with feature files."""

from __future__ import annotations

import argparse

from sundial.loading import Loaded


def main(args: argparse.Namespace) -> int:
    """Print each problem; 0 without any, 1 with some. What can't be loaded at all is told as by every command."""
    from sundial.lint import lint, sorted_problems

    loaded = Loaded()
    corpus = loaded.features(args.paths)
    scenarios = corpus.select(args.paths)
    problems = sorted_problems(lint(corpus, loaded.cards.infos, scenarios))
    for problem in problems:
        print(problem)
    print(f"{len(problems) or 'no'} problem{'' if len(problems) == 1 else 's'} in {len(scenarios)} scenarios")
    return 1 if problems else 0
