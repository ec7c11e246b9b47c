"""A game from a position, decision by decision."""

from __future__ import annotations

import random
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Literal

from . import battles, combat, leaving, planechase, priority, turn_control, two_headed_giant
from .cards import CardDefinition
from .decisions import (
    Act,
    Attackers,
    Blockers,
    Choice,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    GameEnds,
    Gone,
    Illegal,
    Priority,
    Unsupported,
)
from .phases import STEPS, phases_of_a_turn
from .state import Commander, Game, LifeTotal, Object, Phase, Player, SkipEffect, Turn, ZoneName
from .turn import play_on


@dataclass(slots=True)
class CardSetup:
    """A card of the position; the definition is None where the engine doesn't know it."""

    definition: CardDefinition
    tapped: bool = False
    counters: dict[str, int] = field(default_factory=dict)
    owner: str | None = None
    attached: list[CardSetup] = field(default_factory=list)


@dataclass(slots=True)
class PlayerSetup:
    """A player of the position with the cards of every zone; the library top first."""

    name: str
    life: int = 20
    library: list[CardSetup] = field(default_factory=list)
    hand: list[CardSetup] = field(default_factory=list)
    graveyard: list[CardSetup] = field(default_factory=list)
    command: list[CardSetup] = field(default_factory=list)
    battlefield: list[CardSetup] = field(default_factory=list)
    attached: list[CardSetup] = field(default_factory=list)
    commanders: tuple[str, ...] = ()
    """The names of the player's cards that are commanders."""


class Match:
    """A game in progress: what is asked now, and the state.

    It starts in the first player's precombat main phase, that player has priority, and it isn't the game's first turn;
    with `first_turn` it is, and the upkeep step of it. The same position, seed and answers give the same game.
    """

    def __init__(
        self,
        players: list[PlayerSetup],
        exile: list[CardSetup],
        seed: int = 1,
        day: Literal["", "day", "night"] = "",
        first_turn: bool = False,
        plane: CardDefinition | None = None,
        teams: tuple[tuple[str, ...], ...] = (),
    ) -> None:
        self.game = _set_up(players, exile, seed)
        if teams:
            two_headed_giant.form_teams(self.game, teams)
            if plane is not None:
                raise Unsupported("position", "teams with a planar deck")
        if first_turn:
            _begin_the_game(self.game)
        self.game.day = day
        if plane is not None:
            first = self.game.active
            obj = Object(self.game.new_id(), plane, first, first, "command")
            planechase.turn_face_up(self.game, obj)
        self._rules: Coroutine[Decision, Any, None] = play_on(self.game)
        self.decision: Decision | None = None
        self._go_on(None)

    @property
    def decides(self) -> Player | None:
        """Who makes the decision: the player who is asked, or the one who controls that player (723.5)."""
        return None if self.decision is None else turn_control.decides_for(self.game, self.decision.player)

    def answer(self, player: Player, act: Act | list[Any]) -> None:
        """A player's answer to the decision; it is checked before anything happens.

        Args:
            act: what the player does, or the chosen options of a choice.

        Raises:
            Illegal: it isn't asked of this player, or not allowed; nothing has changed.
        """
        decision = self.decision
        if decision is None:
            raise Illegal("the game is over")
        if decision.player is not player:
            raise Illegal(f"{decision.player.name} is asked, not {player.name}")
        self._go_on(self._checked(decision, act))

    def concede(self, player: Player) -> None:
        """104.3a: a player concedes, whoever is asked.

        Raises:
            Illegal: they are in the game no more.
        """
        if self.decision is None or not player.in_game:
            raise Illegal(f"{player.name} isn't in the game")
        asked = self.decision.player
        try:
            leaving.concede(self.game, player)
        except GameEnds:
            self._rules.close()
            self.decision = None
            return
        if asked is player:
            self._go_on(Gone())

    def _checked(self, decision: Decision, act: Act | list[Any]) -> Any:
        if isinstance(decision, Priority):
            return priority.check(self.game, decision.player, act)
        if isinstance(decision, Attackers):
            if not isinstance(act, DeclareAttackers):
                raise Illegal(f"{decision.player.name} is to declare attackers")
            combat.check_attack(self.game, act)
            return act
        if isinstance(decision, Blockers):
            if not isinstance(act, DeclareBlockers):
                raise Illegal(f"{decision.player.name} is to declare blockers")
            combat.check_block(self.game, decision.player, act)
            return act
        if not isinstance(act, list):
            raise Illegal(f"{decision.player.name} is to choose")
        return _checked_choice(decision, act)

    def _go_on(self, answer: Any) -> None:
        try:
            self.decision = self._rules.send(answer)
        except StopIteration:
            self.decision = None


def _checked_choice(decision: Choice, chosen: list[Any]) -> list[Any]:
    if not decision.least <= len(chosen) <= decision.most:
        raise Illegal(f"between {decision.least} and {decision.most} are to be chosen, not {len(chosen)}")
    left = list(decision.options)
    for each in chosen:
        if each not in left:
            raise Illegal("that is no option, or it is chosen twice")
        left.remove(each)
    return chosen


def _set_up(players: list[PlayerSetup], exile: list[CardSetup], seed: int) -> Game:
    """The position as a game in its first turn."""
    seats = [Player(p.name, LifeTotal(p.life)) for p in players]
    phases = [Phase("combat", list(STEPS["combat"])), Phase("main"), Phase("ending", list(STEPS["ending"]))]
    turn = Turn(1, seats[0], phases, phase=Phase("main"), step="precombat main phase", mains=1)
    game = Game(seats, random.Random(seed), turn)
    game.regular = seats[0]
    seats[0].last_turn = 1
    by_name = {seat.name: seat for seat in seats}
    for seat, setup in zip(seats, players, strict=True):
        zones: tuple[tuple[ZoneName, list[CardSetup]], ...] = (
            ("library", setup.library),
            ("hand", setup.hand),
            ("graveyard", setup.graveyard),
            ("command", setup.command),
        )
        for zone, cards in zones:
            for card in cards:
                _place(game, card, by_name, seat, zone)
        for card in setup.battlefield:
            _place(game, card, by_name, seat, "battlefield")
        for card in setup.attached:
            _place(game, card, by_name, by_name.get(card.owner or "", seat), "battlefield", seat)
    for card in exile:
        _place(game, card, by_name, seats[0], "exile")
    for seat, setup in zip(seats, players, strict=True):
        for name in setup.commanders:
            _designate(game, seat, name)
    game.touch()
    return game


def _begin_the_game(game: Game) -> None:
    """103.8: the first player's first turn, in its upkeep step. 103.8a: of two players that one skips the draw step.

    So does the first of two teams (103.8b). With more players nobody does (103.8c).
    """
    [beginning, *others] = phases_of_a_turn()
    steps = beginning.steps[beginning.steps.index("upkeep step") + 1 :]
    first = game.players[0]
    game.turn = Turn(1, first, others, phase=Phase("beginning", steps), step="upkeep step")
    game.turn.begun = {"untap step": 1, "upkeep step": 1}
    if len(game.players) == 2 or game.teams:
        game.skips.append(SkipEffect(first, "draw step", turn=1))


def _designate(game: Game, owner: Player, name: str) -> None:
    """903.3: a card of the player's is a commander, wherever it is."""
    cards = [obj for obj in game.everything() if obj.owner is owner and obj.name == name]
    if len(cards) != 1:
        raise Unsupported("position", f"{owner.name} owns {len(cards)} {name}, one of them a commander")
    cards[0].commander = Commander()
    game.commanders.append(cards[0].commander)


def _place(
    game: Game,
    card: CardSetup,
    by_name: dict[str, Player],
    player: Player,
    zone: ZoneName,
    host: Object | Player | None = None,
) -> None:
    """An object is in its zone from the start: it entered without events, before this turn."""
    if card.owner is not None and card.owner not in by_name:
        raise Unsupported("position", f"{card.definition.name} is owned by {card.owner}, who doesn't play")
    owner = by_name[card.owner] if card.owner is not None else player
    obj = Object(game.new_id(), card.definition, owner, player if zone == "battlefield" else owner, zone)
    obj.counters = dict(card.counters)
    if zone == "battlefield":
        obj.base_controller = player
        obj.tapped = card.tapped
        obj.timestamp = game.tick()
        obj.attached_to = host
        battles.protect(game, obj)
    game.zone_of(obj).append(obj)
    game.live[obj.id] = obj
    for each in card.attached:
        controller = by_name.get(each.owner or "", player)  # what is attached is controlled by its owner
        _place(game, each, by_name, controller, "battlefield", obj)
