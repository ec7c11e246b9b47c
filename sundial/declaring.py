"""Attackers and blockers: the steps that speak of one declaration are put together, and then sent as one."""

from __future__ import annotations

from .acting import own_permanents, target_ids, try_to
from .finding import differ, permanents
from .game import BOUND, Game
from .model import Attack, AttackersDecision, Block, BlockersDecision
from .said import Attacks, Blocks, Ref
from .words import situation


def come_to_declaration(
    game: Game, player: str, kind: type[AttackersDecision] | type[BlockersDecision], what: str
) -> None:
    """Default answers until the player declares attackers or blockers, in this turn."""
    turn = game.view.turn
    for _ in range(BOUND):
        decision = game.decision
        if isinstance(decision, kind) and player in game.position.team(decision.player):
            return
        if decision is None or game.view.turn != turn:
            game.fail(f"{player} wasn't asked to declare {what} in turn {turn}; now {situation(game.view)}")
        game.default()
    game.fail(f"{player} is never asked to declare {what}: {situation(game.view)}")


class Declaration:
    """Attackers or blockers, put together from the steps that speak of one declaration, and then sent as one."""

    def __init__(self, said: Attacks | Blocks, team: tuple[str, ...]) -> None:
        self.said = said
        self.team = team
        """Whose declaration it is: the player's or a team's (805.10)."""
        self.attackers: dict[str, str] = {}
        self.blockers: dict[str, tuple[str, ...]] = {}
        self._against: set[tuple[str, Ref | str]] = set()

    def takes(self, said: object) -> bool:
        """Whether a step goes on with this declaration: the same player or team against somebody else."""
        return (
            type(said) is type(self.said)
            and isinstance(said, Attacks | Blocks)
            and said.player in self.team
            and (said.player, _against(said)) not in self._against
        )

    def add(self, game: Game, said: Attacks | Blocks) -> None:
        """Take in a step's attackers or blockers; the game is at the declaration."""
        self._against.add((said.player, _against(said)))
        if isinstance(said, Attacks):
            defender = target_ids(game, (said.defender,))[0]
            for attacker in own_permanents(game, said.player, said.attackers, self.attackers):
                self.attackers[attacker] = defender
            return
        attackers = [p for p in permanents(game.view, Ref(said.attacker)) if p.attacking is not None]
        if not attackers:
            game.fail(f'no "{said.attacker}" is attacking: {situation(game.view)}')
        if differ(attackers):
            game.ambiguous(f'{len(attackers)} different "{said.attacker}" are attacking; the first was taken')
        for counted in said.blockers:
            own = [p.id for p in game.view.battlefield if p.controller == said.player and p.name == counted.name]
            free = [ident for ident in own if ident not in self.blockers]
            # Only where there are no others is it one that blocks already and can block another attacker as well.
            taken = self.blockers if len(free) >= counted.count else ()
            for blocker in own_permanents(game, said.player, (counted,), taken):
                self.blockers[blocker] = (*self.blockers.get(blocker, ()), attackers[0].id)

    def send(self, game: Game) -> None:
        asked = game.decision
        player = self.said.player if asked is None else asked.player
        if isinstance(self.said, Attacks):
            try_to(game, Attack(player, self.attackers))
        else:
            try_to(game, Block(player, self.blockers))


def _against(said: Attacks | Blocks) -> Ref | str:
    return said.defender if isinstance(said, Attacks) else said.attacker


def begin_declaration(game: Game, said: Attacks | Blocks) -> Declaration:
    """Come to the declaration that a step begins."""
    if isinstance(said, Attacks):
        come_to_declaration(game, said.player, AttackersDecision, "attackers")
    else:
        come_to_declaration(game, said.player, BlockersDecision, "blockers")
    return Declaration(said, game.position.team(said.player))
