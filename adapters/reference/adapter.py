"""The reference engine behind the engine contract."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine import decisions as d
from reference_engine.cards import CardDefinition
from reference_engine.characteristics import look
from reference_engine.match import CardSetup, Match, PlayerSetup
from reference_engine.state import Object, Player
from sundial import __version__, model
from sundial.cards import definition_of
from sundial.model import Illegal, Unsupported

IN_PROCESS = True

_STEP: dict[str, model.StepName] = {
    "untap step": "untap",
    "upkeep step": "upkeep",
    "draw step": "draw",
    "precombat main phase": "precombat_main",
    "beginning of combat step": "beginning_of_combat",
    "declare attackers step": "declare_attackers",
    "declare blockers step": "declare_blockers",
    "combat damage step": "combat_damage",
    "end of combat step": "end_of_combat",
    "postcombat main phase": "postcombat_main",
    "end step": "end",
    "cleanup step": "cleanup",
}


def engine() -> model.Engine:
    """A new reference engine."""
    return ReferenceEngine()


class ReferenceEngine:
    """Translates positions, actions and views; every rule is the reference engine's."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._known: dict[str, tuple[model.CardInfo, CardDefinition]] = {}

    def describe(self) -> model.Description:
        """Two to four players, any card in the vocabulary, and every step."""
        offers = model.Offers(players=4, texts=True, steps=True, cleanups=True, also=model.PARTS)
        return model.Description("reference", __version__, model.PROTOCOL, offers)

    def start(self, position: model.Position) -> model.View:
        """A game from the position; cards are built from their structure."""
        if len(position.players) > 4:
            raise Unsupported("players", str(len(position.players)))
        self._match = None
        cards = {name: self._definition(name, info) for name, info in position.cards.items()}
        players = [
            PlayerSetup(
                player.name,
                player.life,
                library=[_card(c, cards) for c in player.library],
                hand=[_card(c, cards) for c in player.hand],
                graveyard=[_card(c, cards) for c in player.graveyard],
                command=[_card(c, cards) for c in player.command],
                battlefield=[_card(c, cards) for c in player.battlefield],
                attached=[_card(c, cards) for c in player.attached],
                commanders=player.commanders,
            )
            for player in position.players
        ]
        try:
            exile = [_card(c, cards) for c in position.exile]
            first_turn = position.begin == "first_turn"
            plane = cards[position.planar_deck[0]] if position.planar_deck else None
            self._match = Match(players, exile, position.seed, position.day or "", first_turn, plane, position.teams)
        except d.Unsupported as error:
            raise Unsupported(error.what, error.name) from None
        return self._view()

    def _definition(self, name: str, info: model.CardInfo) -> CardDefinition:
        known = self._known.get(name)
        if known is not None and known[0] == info:
            return known[1]
        try:
            definition = definition_of(name, info)
        except msgspec.ValidationError as error:
            raise Unsupported("card", f"{name} ({error})") from None
        self._known[name] = (info, definition)
        return definition

    def act(self, action: model.Action) -> model.View:
        """One action, checked before anything changes."""
        match = self._match
        if match is None:
            raise Illegal("no game has been started")
        game = match.game
        player = next((p for p in game.players if p.name == action.player), None)
        if player is None:
            raise Illegal(f"nobody is called {action.player}")
        try:
            if isinstance(action, model.Concede):
                match.concede(player)
            else:
                match.answer(player, self._act(match, action))
        except d.Illegal as error:
            raise Illegal(str(error)) from None
        except d.Unsupported as error:
            raise Unsupported(error.what, error.name) from None
        return self._view()

    def _act(self, match: Match, action: model.Action) -> Any:
        if isinstance(action, model.Pass):
            return d.Pass()
        if isinstance(action, model.Play):
            return d.PlayLand(self._object(match, action.card))
        if isinstance(action, model.Cast):
            return d.CastSpell(
                self._object(match, action.card),
                tuple(self._object_or_player(match, t) for t in action.targets),
                action.modes,
                action.x,
                action.paying,
                tuple(self._object(match, i) for i in action.costs),
                action.face,
            )
        if isinstance(action, model.Activate):
            return d.ActivateAbility(
                self._object(match, action.object),
                action.ability,
                tuple(self._object_or_player(match, t) for t in action.targets),
                action.x,
                tuple(self._object(match, i) for i in action.costs),
            )
        if isinstance(action, model.Attack):
            return d.DeclareAttackers(
                {self._object(match, a): self._object_or_player(match, t) for a, t in action.attackers.items()}
            )
        if isinstance(action, model.Block):
            return d.DeclareBlockers(
                {
                    self._object(match, b): tuple(self._object(match, a) for a in attackers)
                    for b, attackers in action.blockers.items()
                }
            )
        assert isinstance(action, model.Choose)
        decision = match.decision
        if not isinstance(decision, d.Choice):
            raise Illegal("nobody is choosing")
        options = {_option(o).id: o for o in decision.options}
        missing = [i for i in action.options if i not in options]
        if missing:
            raise Illegal(f"there is no option {missing[0]}")
        return [options[i] for i in action.options]

    def _object(self, match: Match, ident: str) -> Object:
        found = match.game.live.get(ident)
        if found is None:
            raise Illegal(f"there is no object {ident}")
        return found

    def _object_or_player(self, match: Match, ident: str) -> Object | Player:
        for player in match.game.players:
            if player.name == ident:
                if not player.in_game:
                    raise Illegal(f"{ident} has left the game")
                return player
        return self._object(match, ident)

    # -- views -----------------------------------------------------------------------------------------------------

    def _view(self) -> model.View:
        match = self._match
        assert match is not None
        game = match.game
        steps = tuple(model.StepBegun(turn, active, _STEP[step]) for turn, active, step in game.steps_begun)
        game.steps_begun.clear()
        combat = game.combat
        attacking = combat.attackers if combat is not None else {}
        blocking = combat.blockers if combat is not None else {}
        winners = game.winners
        return model.View(
            turn=game.turn.number,
            active=game.turn.player.name,
            step=_STEP[game.turn.step],
            decision=_decision(match) if winners is None else None,
            players=tuple(
                model.ViewPlayer(
                    name=p.name,
                    life=p.life,
                    in_game=p.in_game,
                    mana=_pool(p),
                    hand=tuple(model.Card(o.id, o.name) for o in p.hand),
                    graveyard=tuple(model.Card(o.id, o.name) for o in p.graveyard),
                    command=tuple(model.Card(o.id, o.name) for o in p.command),
                    library=tuple(o.name for o in p.library),
                )
                for p in game.players
            ),
            stack=tuple(
                model.StackObject(o.id, o.shown_name, o.kind or "spell", o.controller.name, o.copy, o.face_down)
                for o in reversed(game.stack)
            ),
            battlefield=tuple(_permanent(match, o, attacking, blocking) for o in game.battlefield),
            phased_out=tuple(_permanent(match, o, {}, {}) for o in game.phased_out),
            exile=tuple(model.Card(o.id, o.name, o.owner.name, o.face_down, _counters(o)) for o in game.exile),
            steps=steps,
            day=game.day or None,
            result=None if winners is None else model.Result(tuple(p.name for p in winners)),
        )


def _card(card: str | model.PositionCard, cards: dict[str, CardDefinition]) -> CardSetup:
    name = card if isinstance(card, str) else card.name
    if name not in cards:
        raise Unsupported("card", name)
    if isinstance(card, str):
        return CardSetup(cards[name])
    attached = [_card(each, cards) for each in card.attached]
    return CardSetup(cards[name], card.tapped, dict(card.counters), card.owner, attached)


def _counters(obj: Object) -> dict[str, int]:
    return {kind: count for kind, count in obj.counters.items() if count}


def _pool(player: Player) -> dict[str, int]:
    pool: dict[str, int] = {}
    for mana in player.pool:
        pool[mana.color] = pool.get(mana.color, 0) + 1
    return pool


def _permanent(match: Match, obj: Object, attacking: dict[Any, Any], blocking: dict[Any, Any]) -> model.Permanent:
    seen = look(match.game, obj)
    defender = attacking.get(obj)
    host = obj.attached_to
    return model.Permanent(
        id=obj.id,
        name=obj.shown_name,
        controller=obj.controller.name,
        owner=None if obj.owner is obj.controller else obj.owner.name,
        tapped=obj.tapped,
        token=obj.token,
        power=seen.power if seen.creature else None,
        toughness=seen.toughness if seen.creature else None,
        damage=obj.damage,
        counters=_counters(obj),
        attacking=None if defender is None else defender.name if isinstance(defender, Player) else defender.id,
        blocking=tuple(attacker.id for attacker in blocking.get(obj, ())),
        attached_to=None if host is None else host.name if isinstance(host, Player) else host.id,
        face_down=obj.face_down,
    )


def _option(option: Object | Player | d.Label | str) -> model.Option:
    if isinstance(option, Object):
        return model.Option(option.id, option.shown_name)
    if isinstance(option, d.Label):
        return model.Option(option.key, option.name)
    name = option if isinstance(option, str) else option.name
    return model.Option(name, name)


def _decision(match: Match) -> model.Decision | None:
    decision = match.decision
    if decision is None:
        return None
    name = decision.player.name
    decides = match.decides
    by = None if decides is None or decides is decision.player else decides.name
    if isinstance(decision, d.Priority):
        return model.PriorityDecision(name, by)
    if isinstance(decision, d.Attackers):
        return model.AttackersDecision(name, by)
    if isinstance(decision, d.Blockers):
        return model.BlockersDecision(name, by)
    return model.ChooseDecision(
        name,
        tuple(_option(o) for o in decision.options),
        decision.least,
        decision.most,
        decision.ordered,
        decision.source,
        decision.text,
        by,
    )


if __name__ == "__main__":
    from sundial.serve import run

    run(engine)
