"""What makes a view broken: claims that can't all be true, whatever the rules say.

A broken view is an engine's error. A game that merely goes wrong is not broken but is judged: somebody who has left
the game is asked, or a card is in no zone while something resolves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .model import Card, ChooseDecision, Permanent, Position, PriorityDecision, View


def check_view(view: View, previous: View | None, position: Position) -> list[str]:
    """What is broken in a view, each with the path of the field; nothing, if it is sound.

    Args:
        previous: the view before it in the same game; None for the first.
        position: what the game started from.
    """
    names = {player.name for player in position.players}
    found = _claims(view, previous, position, names)
    ids = _ids(view)
    if len(known := set(ids)) != len(ids) or not known.isdisjoint(names) or "" in known:
        found += _misplaced(view, names)
    if any(p.attacking is not None or p.blocking or p.attached_to is not None for p in view.battlefield):
        found += _dangling(view, previous, known, names)
    return found


def _claims(view: View, previous: View | None, position: Position, names: set[str]) -> list[str]:
    """All but the ids."""
    found = []
    decision = view.decision
    if (decision is None) == (view.result is None):
        have = "neither a decision nor a result" if decision is None else "a decision and a result"
        found.append(f"view: {have}; a view has one of them")
    shown, wanted = [p.name for p in view.players], [p.name for p in position.players]
    if shown != wanted:
        found.append(f"view.players: {', '.join(shown)} instead of {', '.join(wanted)}, in the order of the position")
    if previous is None:
        if view.turn != 1:
            found.append(f"view.turn: {view.turn} in the first view, where it is 1")
        if view.steps:
            found.append("view.steps: the first view lists no steps")
    elif view.turn < previous.turn:
        found.append(f"view.turn: {view.turn} after {previous.turn}")
    turn = previous.turn if previous else 1
    for i, step in enumerate(view.steps):
        if step.active not in names:
            found.append(f"view.steps[{i}].active: {step.active!r} is no player")
        if not turn <= step.turn <= view.turn:
            found.append(f"view.steps[{i}].turn: {step.turn}, between {turn} and {view.turn} expected")
        turn = max(turn, step.turn)
    if previous is not None and _tells_again(view, previous):
        found.append("view.steps: it tells again what the view before it told; only steps begun since then belong here")
    if view.active not in names:
        found.append(f"view.active: {view.active!r} is no player")
    if decision is not None and decision.player not in names:
        found.append(f"view.decision.player: {decision.player!r} is no player")
    if decision is not None and decision.by is not None and decision.by not in names:
        found.append(f"view.decision.by: {decision.by!r} is no player")
    if isinstance(decision, ChooseDecision):
        found += _choice(decision)
    if view.result is not None:
        winners = view.result.winners
        found += [f"view.result.winners: {w!r} is no player" for w in winners if w not in names]
        if len(set(winners)) != len(winners):
            found.append("view.result.winners: somebody is in it twice")
    if not _named(view) <= names:
        found += _strangers(view, names)
    return found


def _named(view: View) -> set[str | None]:
    """Every player who controls or owns something, to be looked at together: each view is checked."""
    permanents = view.battlefield + view.phased_out
    named: set[str | None] = {permanent.controller for permanent in permanents}
    named.update([spell.controller for spell in view.stack])
    zones = [view.exile, *(zone for player in view.players for zone in (player.hand, player.graveyard, player.command))]
    named.update([permanent.owner for permanent in permanents])
    for zone in filter(None, zones):
        named.update([card.owner for card in zone])
    named.discard(None)
    return named


def _strangers(view: View, names: set[str]) -> Iterator[str]:
    """Who controls or owns something and is no player."""
    for i, spell in enumerate(view.stack):
        if spell.controller not in names:
            yield f"view.stack[{i}].controller: {spell.controller!r} is no player"
    for i, permanent in enumerate(view.battlefield):
        if permanent.controller not in names:
            yield f"view.battlefield[{i}].controller: {permanent.controller!r} is no player"
        if permanent.owner is not None and permanent.owner not in names:
            yield f"view.battlefield[{i}].owner: {permanent.owner!r} is no player"
    for i, permanent in enumerate(view.phased_out):
        if permanent.controller not in names:
            yield f"view.phased_out[{i}].controller: {permanent.controller!r} is no player"
    for path, card in _owned(view):
        if card.owner not in names:
            yield f"{path}.owner: {card.owner!r} is no player"


def _owned(view: View) -> Iterator[tuple[str, Card | Permanent]]:
    """What is off the battlefield and says whose it is, and what is phased out."""
    for i, card in enumerate(view.exile):
        if card.owner is not None:
            yield f"view.exile[{i}]", card
    for i, permanent in enumerate(view.phased_out):
        if permanent.owner is not None:
            yield f"view.phased_out[{i}]", permanent
    for n, player in enumerate(view.players):
        for zone in ("hand", "graveyard", "command"):
            for i, card in enumerate(getattr(player, zone)):
                if card.owner is not None:
                    yield f"view.players[{n}].{zone}[{i}]", card


_ALWAYS_ASKED = ("upkeep", "draw", "precombat_main", "postcombat_main", "end")
"""The steps and phases in which the active player gets priority whatever happens."""


def _tells_again(view: View, previous: View) -> bool:
    """Whether `steps` surely holds what the view before told already; two like steps may well follow each other."""
    told, before = view.steps, previous.steps
    if (
        not before
        or told[: len(before)] != before
        or (before[-1].turn, before[-1].step) != (previous.turn, previous.step)
    ):
        return False
    asked, asks = previous.decision, view.decision
    if not isinstance(asked, PriorityDecision):
        return False
    if len(told) > len(before):
        # It would have begun and ended again without a priority; of these steps none does (117.3a).
        return previous.step in _ALWAYS_ASKED
    if not isinstance(asks, PriorityDecision):
        return False
    stays = bool({o.id for o in previous.stack} & {o.id for o in view.stack})
    # A step that begins gives the active player priority first (117.3a), and the stack is empty before (500.2).
    return stays or (asked.player == view.active != asks.player and not view.stack)


def _choice(decision: ChooseDecision) -> list[str]:
    found = []
    if decision.min > decision.max:
        found.append(f"view.decision: min {decision.min} is more than max {decision.max}")
    if decision.max > len(decision.options):
        found.append(f"view.decision.max: {decision.max} of {len(decision.options)} options")
    for ident, times in Counter(option.id for option in decision.options).items():
        if times > 1:
            found.append(f"view.decision.options: {times} have the id {ident!r}")
    return found


def _ids(view: View) -> list[str]:
    """Every id in a zone, as often as it stands there."""
    ids = [o.id for o in view.stack]
    ids += [o.id for o in view.battlefield + view.phased_out]
    for zone in (view.exile, *(zone for p in view.players for zone in (p.hand, p.graveyard, p.command))):
        if zone:
            ids += [o.id for o in zone]
    return ids


def _misplaced(view: View, names: set[str]) -> Iterator[str]:
    """Ids that stand for two things, or for none."""
    places: dict[str, str] = {}
    for path, ident in _places(view):
        if not ident:
            yield f"{path}.id: it is empty"
        elif ident in names:
            yield f"{path}.id: {ident!r} is a player's name"
        elif ident in places:
            yield f"{path}.id: {ident!r} stands also in {places[ident]}"
        else:
            places[ident] = path


def _places(view: View) -> Iterator[tuple[str, str]]:
    for i, spell in enumerate(view.stack):
        yield f"view.stack[{i}]", spell.id
    for i, permanent in enumerate(view.battlefield):
        yield f"view.battlefield[{i}]", permanent.id
    for i, permanent in enumerate(view.phased_out):
        yield f"view.phased_out[{i}]", permanent.id
    zones: list[tuple[str, tuple[Card, ...]]] = [("exile", view.exile)]
    for n, player in enumerate(view.players):
        zones += [(f"players[{n}].{zone}", getattr(player, zone)) for zone in ("hand", "graveyard", "command")]
    for zone, cards in zones:
        for i, card in enumerate(cards):
            yield f"view.{zone}[{i}]", card.id


def _dangling(view: View, previous: View | None, known: set[str], names: set[str]) -> Iterator[str]:
    """References to what was never shown.

    What has left may still be named: a creature goes on attacking though the planeswalker it attacks is gone (506.4c),
    one goes on blocking though the attacker is gone, and an Aura stays a moment longer than its host.
    """
    before: dict[str, Permanent] = {}
    if previous is not None:
        known = known.union(_ids(previous))
        before = {permanent.id: permanent for permanent in previous.battlefield}
    for i, permanent in enumerate(view.battlefield):
        old = before.get(permanent.id)
        attacking, attached_to = permanent.attacking, permanent.attached_to
        if (
            attacking is not None
            and attacking not in known
            and attacking not in names
            and (old is None or old.attacking != attacking)
        ):
            yield f"view.battlefield[{i}].attacking: {attacking!r} is no player and no id in the view"
        if (
            attached_to is not None
            and attached_to not in known
            and attached_to not in names
            and (old is None or old.attached_to != attached_to)
        ):
            yield f"view.battlefield[{i}].attached_to: {attached_to!r} is no player and no id in the view"
        for blocked in permanent.blocking:
            if blocked not in known and (old is None or blocked not in old.blocking):
                yield f"view.battlefield[{i}].blocking: {blocked!r} is no id in the view"
