"""Which scenarios of the corpus an engine can be run on, by what it offers and by the cards that it knows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from .corpus import Corpus, Needs
from .model import CardInfo, Engine, Offers, Unsupported
from .position import build, players_in
from .statements import Statements
from .words import many

_AREAS = (
    (re.compile(r"724\.1"), "724.1 ending the turn"),
    (re.compile(r"724\.2"), "724.2 ending the combat phase"),
    (re.compile(r"5\d\d\b"), "500-514 how a turn runs"),
    (re.compile(""), "other rules"),
)


def lacks(needed: Needs, offered: Offers) -> set[str]:
    """All that a scenario needs and an engine doesn't offer, as it would be offered."""
    lacking = {f"`also`: {part}" for part in needed.also if part not in offered.also}
    if needed.players > offered.players:
        lacking.add(f"`players`: {needed.players}")
    lacking |= {
        f"`{word}`" for word in ("texts", "steps", "cleanups") if getattr(needed, word) > getattr(offered, word)
    }
    return lacking


def runnable(corpus: Corpus, statements: Statements, offered: Offers) -> Iterator[str]:
    """Lines that tell how many scenarios can be run, by area, and what each missing offer would add."""
    by_scenario = {scenario.id: lacks(corpus.needs(scenario), offered) for scenario in corpus.scenarios}
    can = [scenario for scenario in corpus.scenarios if not by_scenario[scenario.id]]
    yield f"{len(can)} of {len(corpus.scenarios)} scenarios can be run with what it offers, where it knows their cards:"
    every = Counter(_area(statements[s.key].number) for s in corpus.scenarios)
    some = Counter(_area(statements[s.key].number) for s in can)
    width = max(map(len, every))
    for _, area in _AREAS:
        if every[area]:
            yield f"  {area:{width}}  {some[area]:>5} of {every[area]}"
    alone = Counter[str]()
    among = Counter[str]()
    for lacking in by_scenario.values():
        among.update(lacking)
        if len(lacking) == 1:
            alone.update(lacking)
    if among:
        yield "What it doesn't offer, and what offering it would add:"
    for offer, needed in sorted(among.items(), key=lambda item: (-alone[item[0]], -item[1], item[0])):
        more = "" if needed == alone[offer] else f" (and {needed - alone[offer]} more that lack something else too)"
        yield f"  {offer}: {many(alone[offer], 'scenario')}{more}"


def _area(number: str) -> str:
    return next(words for begins, words in _AREAS if begins.match(number))


@dataclass
class Positions:
    """What came of setting up the position of each scenario."""

    played: int = 0
    known: set[str] = field(default_factory=set)
    lacked: dict[str, list[frozenset[str]]] = field(default_factory=dict)
    """For each card that is lacking the cards of the positions that were refused for it."""
    otherwise: Counter[str] = field(default_factory=Counter)


def positions(engine: Engine, corpus: Corpus, offered: Offers, cards: Mapping[str, CardInfo]) -> Iterator[str]:
    """Lines that tell how many positions can be set up, and what each card that is lacking would add.

    Raises:
        Fault, or what an engine of this process raises.
    """
    told = Positions()
    number = 0
    for scenario in corpus.scenarios:
        if lacks(corpus.needs(scenario), offered):
            continue
        number += 1
        given = [step for step in scenario.steps if step.keyword == "Given"]
        position = build(given, cards, players_in(scenario.steps))
        named = frozenset(position.cards)
        try:
            engine.start(position)
        except Unsupported as lack:
            if lack.what == "card":
                told.lacked.setdefault(lack.name, []).append(named)
            else:
                told.otherwise[f"{lack.what}: {lack.name}"] += 1
        else:
            told.played += 1
            told.known |= named
    yield f"{told.played} of their {number} positions can be set up."
    if told.lacked:
        yield "Cards that it lacks, and how many positions each would add by itself:"
    alone_by_name = {n: sum(named - {n} <= told.known for named in lists) for n, lists in told.lacked.items()}
    for name, alone in sorted(alone_by_name.items(), key=lambda item: (-item[1], item[0])):
        lists = told.lacked[name]
        more = "" if alone == len(lists) else f" (of {len(lists)} that were refused for it)"
        yield f"  {name}: {alone}{more}"
    for name, times in told.otherwise.most_common():
        yield f"  {name}: {many(times, 'position')}"
