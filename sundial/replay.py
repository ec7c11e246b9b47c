"""A scenario played on the reference engine and told decision by decision, by names: what an export holds of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from . import model, position
from .exported import (
    Activated,
    Answer,
    Asked,
    Attacked,
    Attacker,
    Blocked,
    Blocker,
    Cast,
    Chosen,
    Conceded,
    Decision,
    Named,
    Passed,
    Played,
    PlayerNow,
)
from .game import Moment
from .model import Position, View
from .runfile import renamed
from .said import Cannot, Scenario
from .session import Session


class Replay(NamedTuple):
    """A scenario's game."""

    start: Position
    decisions: tuple[Decision, ...]
    at: tuple[int | None, ...]
    """For each step the place of the decision at which it was judged, or done; None for a Given."""
    refused: tuple[Answer | None, ...]
    """For each step what was tried and refused, as it says it would be."""


class _Watched:
    """An engine, and during which step each action was tried."""

    def __init__(self, engine: model.Engine) -> None:
        self.engine = engine
        self.session: Session | None = None
        self.done: list[Any] = []
        """The step at hand at each action that was taken."""
        self.refused: list[tuple[Any, model.Action]] = []

    def describe(self) -> model.Description:
        return self.engine.describe()

    def start(self, position: Position) -> View:
        return self.engine.start(position)

    def act(self, action: model.Action) -> View:
        assert self.session is not None
        try:
            view = self.engine.act(action)
        except model.Illegal:
            self.refused.append((self.session.at, action))
            raise
        self.done.append(self.session.at)
        return view


def replay(engine: model.Engine, scenario: Scenario, cards: Mapping[str, model.CardInfo]) -> Replay:
    """Play a scenario.

    Raises:
        Failed: it isn't as it says, with the step at fault.
        Unsupported, Fault: as `Session`.
    """
    watched = _Watched(engine)
    session = watched.session = Session(watched, cards, players=position.players_in(scenario.steps))
    reached: list[int | None] = []
    for step in scenario.steps:
        session.step(step)
        reached.append(None if step.keyword == "Given" else len(session.timeline) - 1)
    session.finish()
    places = {id(step): n for n, step in enumerate(scenario.steps)}
    during = [places[id(step)] for step in watched.done]
    for n, place in enumerate(during):
        # A declaration is sent when all the steps that are part of it are known.
        if (before := reached[place]) is not None and before <= n:
            reached[place] = n + 1
    game = session.game
    assert game is not None
    tried = {id(step): action for step, action in watched.refused if isinstance(step.says, Cannot)}
    moments = renamed([*game.moments])
    refused = [
        _refused(game.moments, moments, tried.get(id(step)), at)
        for step, at in zip(scenario.steps, reached, strict=True)
    ]
    decisions = [_decision(moment, during[n] if n < len(during) else None) for n, moment in enumerate(moments)]
    return Replay(game.position, tuple(decisions), tuple(reached), tuple(refused))


def _refused(
    raw: Sequence[Moment], moments: Sequence[Moment], action: model.Action | None, at: int | None
) -> Answer | None:
    if action is None or at is None:
        return None
    # Renamed as an answer to that view would be.
    before = [Moment(moment.view, moment.answer) for moment in raw[:at]]
    last = renamed([*before, Moment(raw[at].view, action)])[-1]
    assert last.answer is not None
    return _answer(last.view, last.answer)


def _decision(moment: Moment, during: int | None) -> Decision:
    view = moment.view
    return Decision(
        turn=view.turn,
        active=view.active,
        step=view.step,
        begun=view.steps,
        players=tuple(PlayerNow(p.name, p.life, len(p.hand), len(p.library), len(p.graveyard)) for p in view.players),
        stack=tuple(named for named in _objects(view).values() if named.zone == "stack"),
        asked=_asked(view),
        winners=None if view.result is None else view.result.winners,
        answer=None if moment.answer is None else _answer(view, moment.answer),
        default=moment.by_default,
        during=during,
    )


def _objects(view: View) -> dict[str, Named]:
    """Everything in a view that may be named, by its id; players by their names."""
    found = {player.name: Named("player", player.name) for player in view.players}
    for o in view.stack:
        kind: Any = "spell" if o.kind == "spell" else "ability"
        found[o.id] = Named(kind, o.name, o.id, "stack", o.controller, o.copy)
    for p in view.battlefield:
        found[p.id] = Named("permanent", p.name, p.id, "battlefield", p.controller, p.token)
    for player in view.players:
        zones: Any = {"hand": player.hand, "graveyard": player.graveyard, "command": player.command}
        for zone, cards in zones.items():
            found.update({c.id: Named("card", c.name, c.id, zone, c.owner or player.name) for c in cards})
    found.update({c.id: Named("card", c.name, c.id, "exile", c.owner or "") for c in view.exile})
    return found


def _asked(view: View) -> Asked | None:
    match view.decision:
        case None:
            return None
        case model.PriorityDecision(player, by):
            return Asked("priority", player, by or "")
        case model.AttackersDecision(player, by):
            return Asked("attackers", player, by or "")
        case model.BlockersDecision(player, by):
            return Asked("blockers", player, by or "")
        case model.ChooseDecision() as choice:
            return Asked(
                "choose",
                choice.player,
                choice.by or "",
                tuple(_named(view, option.id) for option in choice.options),
                choice.min,
                choice.max,
                choice.ordered,
                choice.source,
                choice.text,
            )


def _named(view: View, ident: str) -> Named:
    known = _objects(view)
    if ident in known:
        return known[ident]
    options = view.decision.options if isinstance(view.decision, model.ChooseDecision) else ()
    name = next((option.name for option in options if option.id == ident), ident)
    return Named("option", name, "" if name == ident else ident)


def _answer(view: View, action: model.Action) -> Answer:
    def all_named(ids: tuple[str, ...]) -> tuple[Named, ...]:
        return tuple(_named(view, ident) for ident in ids)

    who = action.player
    match action:
        case model.Pass():
            return Passed(who)
        case model.Concede():
            return Conceded(who)
        case model.Play():
            return Played(who, _named(view, action.card))
        case model.Cast():
            return Cast(
                who,
                _named(view, action.card),
                all_named(action.targets),
                action.modes,
                action.x,
                action.paying,
                all_named(action.costs),
                action.face,
            )
        case model.Activate():
            return Activated(
                who,
                _named(view, action.object),
                action.ability,
                all_named(action.targets),
                action.modes,
                action.x,
                all_named(action.costs),
            )
        case model.Attack():
            pairs = action.attackers.items()
            return Attacked(who, tuple(Attacker(_named(view, a), _named(view, d)) for a, d in pairs))
        case model.Block():
            blocks = action.blockers.items()
            return Blocked(who, tuple(Blocker(_named(view, b), all_named(attackers)) for b, attackers in blocks))
        case model.Choose():
            return Chosen(who, all_named(action.options))
