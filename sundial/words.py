"""How games are told in messages and reports: steps, decisions, stacks and actions in Magic's words."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable

from .model import (
    Action,
    Activate,
    Attack,
    AttackersDecision,
    Block,
    BlockersDecision,
    Cast,
    Choose,
    ChooseDecision,
    Concede,
    Decision,
    Pass,
    Play,
    PriorityDecision,
    StepName,
    View,
)

_SHOWN_OPTIONS = 6


def step_words(step: StepName) -> str:
    """A step as the rules spell it: `upkeep step`, `precombat main phase`."""
    return step.replace("_", " ") + (" phase" if step.endswith("main") else " step")


def turn_words(turn: int, active: str) -> str:
    """`turn 2 (Bob's)`."""
    return f"turn {turn} ({active}'s)"


def where(view: View) -> str:
    """`turn 2 (Bob's), upkeep step`."""
    return f"{turn_words(view.turn, view.active)}, {step_words(view.step)}"


def joined(parts: Iterable[str]) -> str:
    """`a, b and c`; "nothing" where there is none."""
    *before, last = [*parts] or ["nothing"]
    return f"{', '.join(before)} and {last}" if before else last


def listed(names: Iterable[str]) -> str:
    """Names of objects, equal ones counted: `"Time Stop" and 8 "Grizzly Bears"`."""
    return joined(f'"{name}"' if n == 1 else f'{n} "{name}"' for name, n in Counter(names).items())


def many(amount: int, noun: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{amount} {noun}" + ("" if amount == 1 else "s")


def decision_words(decision: Decision | None) -> str:
    """Who is asked what: `Alice has priority`, and where another player decides `(Bob decides)`."""
    words = _asked(decision)
    return words if decision is None or decision.by is None else f"{words} ({decision.by} decides)"


def _asked(decision: Decision | None) -> str:
    match decision:
        case None:
            return "nobody is asked anything"
        case PriorityDecision(player):
            return f"{player} has priority"
        case AttackersDecision(player):
            return f"{player} declares attackers"
        case BlockersDecision(player):
            return f"{player} declares blockers"
        case ChooseDecision():
            return _choice_words(decision)


def _choice_words(decision: ChooseDecision) -> str:
    names = [option.name for option in decision.options]
    source = f' for "{decision.source}"' if decision.source else ""
    if names == ["yes"]:
        return f"{decision.player} is asked yes or no{source}"
    amount = str(decision.min) if decision.min == decision.max else f"{decision.min} to {decision.max}"
    shown = listed(names) if len(set(names)) <= _SHOWN_OPTIONS else f"{len(names)} options"
    verb = "puts in order" if decision.ordered else "chooses"
    return f"{decision.player} {verb} {amount} of {shown}{source}"


def stack_words(view: View) -> str:
    """`the stack is "Shock", the ability of "Obeka"`, from the top; or that it is empty."""
    if not view.stack:
        return "the stack is empty"
    names = (stack_object(view, o.id) for o in view.stack)
    runs = ((name, len(list(run))) for name, run in itertools.groupby(names))
    return "the stack is " + ", ".join(name if n == 1 else f"{name} ({n} times)" for name, n in runs)


def stack_object(view: View, ident: str) -> str:
    """A spell or ability as the language names it."""
    for o in view.stack:
        if o.id == ident:
            prefix = "the copy of " if o.copy else "" if o.kind == "spell" else "the ability of "
            return f'{prefix}"{o.name}"'
    return ident


def result_words(view: View) -> str:
    """How the game ended; "" while it goes on."""
    if view.result is None:
        return ""
    winners = view.result.winners
    return f"{joined(winners)} {'has' if len(winners) == 1 else 'have'} won" if winners else "the game is a draw"


def situation(view: View) -> str:
    """Where the game is, who is asked what, and what is on the stack."""
    if view.result is not None:
        return f"the game is over, {result_words(view)} ({where(view)})"
    return f"{where(view)}; {decision_words(view.decision)}; {stack_words(view)}"


def action_words(view: View, action: Action) -> str:
    """What somebody does, told with the names of the view in which it was done."""
    names = names_by_id(view)
    match action:
        case Pass():
            return "passes"
        case Play(card=card):
            return f"plays {names.get(card, card)}"
        case Cast():
            text = f"casts {names.get(action.card, action.card)}"
        case Activate():
            text = f"activates {names.get(action.object, action.object)}"
            if action.ability != 1:
                text += f" (ability {action.ability})"
        case Attack(attackers=attackers):
            pairs = [f"{names.get(defender, defender)} with {names.get(a, a)}" for a, defender in attackers.items()]
            return "attacks " + joined(pairs) if pairs else "declares no attackers"
        case Block(blockers=blockers):
            pairs = [
                f"{joined(names.get(a, a) for a in attackers)} with {names.get(b, b)}"
                for b, attackers in blockers.items()
            ]
            return "blocks " + joined(pairs) if pairs else "declares no blockers"
        case Choose(options=options):
            runs = ((name, len(list(run))) for name, run in itertools.groupby(_option_names(view, options, names)))
            return "chooses " + joined(name if n == 1 else f"{n} {name}" for name, n in runs)
        case Concede():
            return f"({action.player}) concedes"
    if action.targets:
        text += " targeting " + joined(names.get(t, t) for t in action.targets)
    if action.modes:
        text += " choosing mode " + joined(map(str, action.modes))
    if action.x is not None:
        text += f" with X = {action.x}"
    if isinstance(action, Cast) and action.paying:
        text += " paying " + joined(action.paying)
    if action.costs:
        text += " sacrificing " + joined(names.get(c, c) for c in action.costs)
    return text


def _option_names(view: View, chosen: tuple[str, ...], names: dict[str, str]) -> list[str]:
    decision = view.decision
    options = {o.id: o.name for o in decision.options} if isinstance(decision, ChooseDecision) else {}
    return [f'"{options[c]}"' if c in options and options[c] != c else names.get(c, c) for c in chosen]


def names_by_id(view: View) -> dict[str, str]:
    """Each object's name in quotes by its id; on the stack as the language names it."""
    names = {p.id: f'"{p.name}"' for p in view.battlefield}
    names |= {c.id: f'"{c.name}"' for c in view.exile}
    for player in view.players:
        for zone in (player.hand, player.graveyard, player.command):
            names |= {c.id: f'"{c.name}"' for c in zone}
    names |= {o.id: stack_object(view, o.id) for o in view.stack}
    return names
