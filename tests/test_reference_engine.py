"""The reference engine as a whole: games of chance never break it, and the same answers give the same game."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sundial import engines, model
from sundial.broken import check_view
from sundial.cards import load_cards

CARDS = load_cards()
PERMANENTS = [
    name
    for name, card in CARDS.items()
    if set(card.info.facts.types) & {"Artifact", "Creature", "Enchantment", "Land", "Planeswalker"}
    and "Aura" not in card.info.facts.subtypes
]
LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest") * 3


def position(chance: random.Random) -> model.Position:
    """Two to four players with cards drawn from all fixtures."""
    players = []
    for name in ("Alice", "Bob", "Carol", "Dave")[: chance.choice((2, 2, 3, 4))]:
        players.append(
            model.PositionPlayer(
                name,
                library=tuple(chance.choices(list(CARDS), k=12)),
                hand=tuple(chance.sample(list(CARDS), 6)),
                battlefield=(*chance.sample(PERMANENTS, 5), *LANDS),
            )
        )
    named = {c for p in players for zone in (p.library, p.hand, p.battlefield) for c in zone if isinstance(c, str)}
    return model.Position(tuple(players), {c: CARDS[c].info for c in sorted(named)}, seed=chance.randrange(1, 99))


def attempts(view: model.View, chance: random.Random) -> Iterable[model.Action]:
    """Things to try at a decision, legal or not; at the end one that is always allowed, where there is one."""
    decision = view.decision
    assert decision is not None
    name = decision.player
    own = [p.id for p in view.battlefield if p.controller == name]
    others = [p.name for p in view.players if p.in_game and p.name != name]
    if isinstance(decision, model.ChooseDecision):
        options = chance.sample([o.id for o in decision.options], chance.randint(decision.min, decision.max))
        return [model.Choose(name, tuple(options))]
    if isinstance(decision, model.AttackersDecision):
        some = chance.sample(own, chance.randint(0, len(own)))
        alone: list[model.Action] = [model.Attack(name, {i: others[0]}) for i in own]
        able = [p.id for p in view.battlefield if p.controller == name and p.power is not None and not p.tapped]
        everyone = (model.Attack(name, dict.fromkeys(each, others[0])) for each in subsets(able))
        return itertools.chain([model.Attack(name, {i: chance.choice(others) for i in some}), *alone], everyone)
    if isinstance(decision, model.BlockersDecision):
        attackers = [p.id for p in view.battlefield if p.attacking is not None]
        some = chance.sample(own, min(2, len(own)))
        able = [p.id for p in view.battlefield if p.controller == name and p.power is not None and not p.tapped]
        return itertools.chain(
            [model.Block(name, {i: (chance.choice(attackers),) for i in some}), model.Block(name, {})],
            blocks(name, able, attackers),
        )
    player = view.player(name)
    aims = [*(p.id for p in view.battlefield), *(o.id for o in view.stack), name, *others]
    tried: list[model.Action] = [model.Concede(name)] if chance.random() < 0.01 else []
    if chance.random() < 0.5:
        for card in (*player.hand, *player.graveyard):
            targets = tuple(chance.sample(aims, chance.randint(0, 1)))
            tried += [model.Cast(name, card.id, targets), model.Play(name, card.id)]
            faces = [ability["face"]["name"] for ability in CARDS[card.name].info.structure if "face" in ability]
            tried += [model.Cast(name, card.id, targets, face=face) for face in faces]
        tried += [model.Activate(name, i, chance.randint(1, 2), tuple(chance.sample(aims, 1))) for i in own[:5]]
        chance.shuffle(tried)
    return [*tried, model.Pass(name)]


def blocks(name: str, able: list[str], attackers: list[str]) -> Iterator[model.Action]:
    """Each way in which each of these creatures blocks one attacker or none: what must block does so in one of them."""
    for chosen in itertools.product([*attackers, None], repeat=len(able)):
        yield model.Block(name, {i: (attacker,) for i, attacker in zip(able, chosen, strict=True) if attacker})


def subsets(able: list[str]) -> Iterator[tuple[str, ...]]:
    """Every declaration of those that could attack, from the greatest down: one has all that must and no other."""
    for n in range(len(able), -1, -1):
        yield from itertools.combinations(able, n)


def play(seed: int, answers: int = 150) -> tuple[model.Position, list[model.Action], list[model.View]]:
    """A game of chance: its position, the actions that were allowed, its views."""
    chance = random.Random(seed)
    engine = engines.open_engine("reference")
    start = position(chance)
    views = [engine.start(start)]
    allowed: list[model.Action] = []
    assert check_view(views[0], None, start) == []
    for _ in range(answers):
        if views[-1].decision is None:
            break
        for action in attempts(views[-1], chance):
            try:
                view = engine.act(action)
            except model.Illegal:
                continue
            except model.Unsupported:  # perhaps in the middle of a resolution: the game can't go on
                return start, allowed, views
            assert check_view(view, views[-1], start) == [], action
            views.append(view)
            allowed.append(action)
            break
        else:
            pytest.fail(f"nothing is allowed at {views[-1].decision}")
    return start, allowed, views


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10_000_000))
def test_games_of_chance_break_nothing_and_can_be_played_again(seed: int) -> None:
    """No exception but a refusal, no view that can't be true, never a decision that nothing answers.

    Played again without the attempts that were refused, the game is the same: a refusal leaves no trace, and the same
    position and answers give the same views.
    """
    start, allowed, views = play(seed)
    engine = engines.open_engine("reference")
    again = [engine.start(start), *(engine.act(action) for action in allowed)]
    assert again == views


def test_a_start_forgets_an_unfinished_game() -> None:
    start, allowed, views = play(1)
    engine = engines.open_engine("reference")
    engine.start(position(random.Random(2)))
    assert engine.start(start) == views[0]
    assert engine.act(allowed[0]) == views[1]
