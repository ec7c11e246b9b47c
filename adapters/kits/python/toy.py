"""A toy engine, to be replaced with yours: two players, basic lands, creatures without abilities, and spells that deal
damage or end the turn.

It knows nothing of the protocol. What it plays it plays by the rules; what it lacks isn't dealt with here, since
engine.py lets nothing else in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

STEPS = (
    "untap",
    "upkeep",
    "draw",
    "precombat_main",
    "beginning_of_combat",
    "declare_attackers",
    "declare_blockers",
    "combat_damage",
    "end_of_combat",
    "postcombat_main",
    "end",
    "cleanup",
)
COLORS = "WUBRG"
MAIN_PHASES = ("precombat_main", "postcombat_main")
HAND_SIZE = 7


class NotAllowed(Exception):
    """The rules don't allow it now. Nothing has changed."""


@dataclass(frozen=True)
class Card:
    """What is printed on a card."""

    name: str
    kind: str
    """land, creature, instant or sorcery."""
    color: str = ""
    """The mana that a land gives."""
    cost: Mapping[str, int] = field(default_factory=dict)
    """How much of each color; generic mana stands under an empty color."""
    power: int = 0
    toughness: int = 0
    damage: int = 0
    """What a spell deals to its target; 0 is a spell without one."""
    ends_the_turn: bool = False


@dataclass(eq=False)
class GameObject:
    """A card in a zone (109.1); in each zone it goes to it is a new object with a new id (400.7)."""

    id: str
    card: Card
    owner: str
    controller: str
    targets: tuple[str, ...] = ()
    tapped: bool = False
    new: bool = False
    """It came under its controller's control after that player's latest turn began (302.6)."""
    counters: int = 0
    """+1/+1 counters."""
    damage: int = 0
    attacking: str = ""
    blocked: bool = False
    blocking: str = ""

    @property
    def power(self) -> int:
        return self.card.power + self.counters

    @property
    def toughness(self) -> int:
        return self.card.toughness + self.counters


@dataclass(eq=False)
class Player:
    """A player; the top of the library comes first."""

    name: str
    life: int
    library: list[GameObject] = field(default_factory=list)
    hand: list[GameObject] = field(default_factory=list)
    graveyard: list[GameObject] = field(default_factory=list)
    mana: dict[str, int] = field(default_factory=dict)
    """What is in the mana pool, by color."""
    drew_from_empty_library: bool = False
    lost: bool = False


class Game:
    """A game from the first player's precombat main phase on. The zones are filled before the first act."""

    def __init__(self, first: Player, second: Player) -> None:
        self.players = (first, second)
        self.active, self.turn, self.step = first, 1, "precombat_main"
        self.battlefield: list[GameObject] = []
        self.stack: list[GameObject] = []
        """The top comes last."""
        self.exile: list[GameObject] = []
        self.begun: list[tuple[int, str, str]] = []
        """Turn, active player and step of each step that began, until somebody takes them away."""
        self.asked: tuple[str, Player] | None = ("priority", first)
        """What for (priority, attackers, blockers, discard) and who; None once the game is over."""
        self._ids = self._passes = 0
        self._land_played = self._attacked = False

    def card(self, card: Card, owner: str, controller: str = "") -> GameObject:
        """A new object for a card, in no zone yet."""
        self._ids += 1
        return GameObject(f"c{self._ids}", card, owner, controller or owner)

    def player(self, name: str) -> Player:
        """The player of that name."""
        for player in self.players:
            if player.name == name:
                return player
        raise NotAllowed(f"{name} isn't in this game")

    # -- what players do -----------------------------------------------------------------------------------------------

    def pass_priority(self, name: str) -> None:
        """Pass; once both have in succession, the top of the stack resolves or the step ends (117.4)."""
        player = self._expect("priority", name)
        self._passes += 1
        if self._passes < len(self.players):
            self.asked = ("priority", self._other(player))
        elif self.stack:
            self._resolve()
        else:
            self._go_on()

    def play_land(self, name: str, ident: str) -> None:
        """Play a land: one a turn, in a main phase of one's own with an empty stack (305.1)."""
        player = self._expect("priority", name)
        land = self._find(player.hand, ident, "hand")
        if land.card.kind != "land":
            raise NotAllowed(f"{land.card.name} is no land")
        self._expect_main_phase(player)
        if self._land_played:
            raise NotAllowed(f"{name} has played a land this turn")
        self._land_played = True
        self._move(land, player.hand, self.battlefield)
        self._keep_priority(player)

    def cast(self, name: str, ident: str, targets: Sequence[str]) -> None:
        """Cast a spell and pay for it with lands (601.2)."""
        player = self._expect("priority", name)
        spell = self._find(player.hand, ident, "hand")
        if spell.card.kind == "land":
            raise NotAllowed("lands are played, not cast")
        if spell.card.kind != "instant":
            self._expect_main_phase(player)
        if len(targets) != (1 if spell.card.damage else 0):
            raise NotAllowed(f"{spell.card.name} with {len(targets)} targets")
        for target in targets:
            if not self._can_be_damaged(target):
                raise NotAllowed(f"{target} is no player and no creature on the battlefield")
        self._pay(player, spell.card)
        self._move(spell, player.hand, self.stack).targets = tuple(targets)
        self._keep_priority(player)

    def activate(self, name: str, ident: str, ability: int) -> None:
        """Activate an ability; the only one there is, is a land's own: tap it for mana (605.3)."""
        player = self._expect("priority", name)
        land = self._find(self.battlefield, ident, "battlefield")
        if land.card.kind != "land" or ability != 1:
            raise NotAllowed(f"{land.card.name} has no ability {ability}")
        if land.controller != name or land.tapped:
            raise NotAllowed(f"{name} can't tap {land.card.name}")
        land.tapped = True
        player.mana[land.card.color] = player.mana.get(land.card.color, 0) + 1
        self._keep_priority(player)

    def attack(self, name: str, attackers: Mapping[str, str]) -> None:
        """Declare attackers (508.1): for each creature's id the player it attacks."""
        player = self._expect("attackers", name)
        declared = []
        for ident, attacked in attackers.items():
            creature = self._find(self.battlefield, ident, "battlefield")
            if creature not in self._able_to_attack():
                raise NotAllowed(f"{creature.card.name} can't attack")
            if attacked != self._other(player).name:
                raise NotAllowed(f"{attacked} can't be attacked")
            declared.append(creature)
        for creature in declared:
            creature.tapped, creature.attacking = True, self._other(player).name
        self._attacked = bool(declared)
        self._give_priority()

    def block(self, name: str, blockers: Mapping[str, Sequence[str]]) -> None:
        """Declare blockers (509.1): for each creature's id the one attacker that it blocks."""
        self._expect("blockers", name)
        declared = []
        for ident, blocked in blockers.items():
            creature = self._find(self.battlefield, ident, "battlefield")
            if creature not in self._able_to_block():
                raise NotAllowed(f"{creature.card.name} can't block")
            if len(blocked) != 1:
                raise NotAllowed(f"{creature.card.name} blocks one attacker, not {len(blocked)}")
            attacker = self._find(self.battlefield, blocked[0], "battlefield")
            if not attacker.attacking:
                raise NotAllowed(f"{attacker.card.name} isn't attacking")
            declared.append((creature, attacker))
        for creature, attacker in declared:
            creature.blocking, attacker.blocked = attacker.id, True
        self._give_priority()

    def discard(self, name: str, idents: Sequence[str]) -> None:
        """Discard down to the maximum hand size (514.1)."""
        player = self._expect("discard", name)
        if len(set(idents)) != len(idents) or len(idents) != self.to_discard():
            raise NotAllowed(f"{self.to_discard()} cards are to be discarded")
        cards = [self._find(player.hand, ident, "hand") for ident in idents]
        for card in cards:
            self._move(card, player.hand, player.graveyard)
        self._end_of_turn()

    def concede(self, name: str) -> None:
        """Lose at once (104.3a)."""
        player = self.player(name)
        if self.asked is None:
            raise NotAllowed("the game is over")
        player.lost = True
        self.asked = None

    def to_discard(self) -> int:
        """How many cards of the active player's hand are too many."""
        return max(0, len(self.active.hand) - HAND_SIZE)

    # -- what is allowed -----------------------------------------------------------------------------------------------

    def _expect(self, kind: str, name: str) -> Player:
        player = self.player(name)
        if self.asked != (kind, player):
            raise NotAllowed(f"{name} isn't asked for {kind} now")
        return player

    def _expect_main_phase(self, player: Player) -> None:
        if player is not self.active or self.step not in MAIN_PHASES or self.stack:
            raise NotAllowed("that takes a main phase of one's own and an empty stack")

    def _find(self, zone: list[GameObject], ident: str, called: str) -> GameObject:
        for each in zone:
            if each.id == ident:
                return each
        raise NotAllowed(f"{ident} isn't there ({called})")

    def _can_be_damaged(self, target: str) -> bool:
        return any(player.name == target for player in self.players) or any(
            each.id == target and each.card.kind == "creature" for each in self.battlefield
        )

    def _pay(self, player: Player, card: Card) -> None:
        """Pay a cost, the colors first and then the generic rest: with the mana there is, and by tapping lands."""
        mana, tapped = dict(player.mana), list[GameObject]()
        lands = [each for each in self.battlefield if each.card.kind == "land" and each.controller == player.name]
        for color, amount in sorted(card.cost.items(), reverse=True):
            for each in color or COLORS:
                used = min(amount, mana.get(each, 0))
                mana[each] = mana.get(each, 0) - used
                amount -= used
            left = [land for land in lands if not land.tapped and land not in tapped]
            able = [land for land in left if color in ("", land.card.color)]
            if len(able) < amount:
                raise NotAllowed(f"{player.name} can't pay for {card.name}")
            tapped += able[:amount]
        player.mana = {color: amount for color, amount in mana.items() if amount}
        for land in tapped:
            land.tapped = True

    def _able_to_attack(self) -> list[GameObject]:
        able = [each for each in self._creatures(self.active) if not each.tapped and not each.new]
        return able

    def _able_to_block(self) -> list[GameObject]:
        if not any(each.attacking for each in self.battlefield):
            return []
        return [each for each in self._creatures(self._other(self.active)) if not each.tapped]

    def _creatures(self, player: Player) -> list[GameObject]:
        return [each for each in self.battlefield if each.card.kind == "creature" and each.controller == player.name]

    def _other(self, player: Player) -> Player:
        first, second = self.players
        return second if player is first else first

    # -- the stack -----------------------------------------------------------------------------------------------------

    def _move(self, moved: GameObject, origin: list[GameObject], to: list[GameObject]) -> GameObject:
        origin.remove(moved)
        fresh = self.card(moved.card, moved.owner)
        to.append(fresh)
        return fresh

    def _keep_priority(self, player: Player) -> None:
        """After casting a spell or playing a land a player has priority again (117.3c)."""
        self._passes = 0
        self.asked = ("priority", player)

    def _give_priority(self) -> None:
        """State-based actions, and then the active player has priority (117.3a, 117.3b, 117.5)."""
        self._check_state()
        if self.asked is not None:
            self._keep_priority(self.active)

    def _resolve(self) -> None:
        spell = self.stack[-1]
        if spell.card.ends_the_turn:
            self._end_the_turn()
            return
        if spell.card.kind == "creature":
            self._move(spell, self.stack, self.battlefield).new = True
        else:
            # With its only target gone it doesn't resolve (608.2b).
            for target in filter(self._can_be_damaged, spell.targets):
                self._deal(spell.card.damage, target)
            self._move(spell, self.stack, self.player(spell.owner).graveyard)
        self._give_priority()

    def _deal(self, amount: int, target: str) -> None:
        for player in self.players:
            if player.name == target:
                player.life -= amount
        for creature in self.battlefield:
            if creature.id == target:
                creature.damage += amount

    def _end_the_turn(self) -> None:
        """End the turn early (724.1): exile the stack, check, leave combat, and go to the cleanup step."""
        while self.stack:
            self._move(self.stack[-1], self.stack, self.exile)
        self._check_state()
        if self.asked is not None:
            self._leave_combat()
            self._begin("cleanup")

    def _check_state(self) -> None:
        """State-based actions (704.5a, b, f, g), all at once."""
        dead = [
            each
            for each in self.battlefield
            if each.card.kind == "creature" and (each.toughness <= 0 or each.damage >= each.toughness)
        ]
        for player in self.players:
            player.lost = player.lost or player.life <= 0 or player.drew_from_empty_library
        for creature in dead:
            self._move(creature, self.battlefield, self.player(creature.owner).graveyard)
        if any(player.lost for player in self.players):
            self.asked = None

    # -- the turn ------------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """The step is over, the next one begins."""
        if self.step == "end_of_combat":
            self._leave_combat()
        if self.step == "declare_attackers" and not self._attacked:
            self._begin("end_of_combat")  # 508.8
        else:
            self._begin(STEPS[STEPS.index(self.step) + 1])

    def _begin(self, step: str) -> None:
        for player in self.players:
            player.mana.clear()  # 500.5
        self.step = step
        self.begun.append((self.turn, self.active.name, step))
        match step:
            case "untap":
                for each in self.battlefield:
                    if each.controller == self.active.name:
                        each.tapped = each.new = False
                self._begin("upkeep")  # nobody has priority in the untap step (502.4)
                return
            case "draw":
                self._draw()
            case "declare_attackers":
                self._attacked = False
                if self._able_to_attack():
                    self.asked = ("attackers", self.active)
                    return
            case "declare_blockers":
                if self._able_to_block():
                    self.asked = ("blockers", self._other(self.active))
                    return
            case "combat_damage":
                self._combat_damage()
            case "cleanup":
                if self.to_discard():
                    self.asked = ("discard", self.active)
                else:
                    self._end_of_turn()
                return
        self._give_priority()

    def _draw(self) -> None:
        if self.active.library:
            self._move(self.active.library[0], self.active.library, self.active.hand)
        else:
            self.active.drew_from_empty_library = True

    def _combat_damage(self) -> None:
        """Attackers and blockers deal damage equal to their power (510.1); nobody can act between."""
        for attacker in [each for each in self.battlefield if each.attacking]:
            left = max(0, attacker.power)
            if not attacker.blocked:
                self._deal(left, attacker.attacking)
            blockers = [each for each in self.battlefield if each.blocking == attacker.id]
            for blocker in blockers:
                enough = max(0, blocker.toughness - blocker.damage)
                dealt = left if blocker is blockers[-1] else min(left, enough)
                blocker.damage += dealt
                left -= dealt
                attacker.damage += max(0, blocker.power)

    def _leave_combat(self) -> None:
        for each in self.battlefield:
            each.attacking, each.blocked, each.blocking = "", False, ""

    def _end_of_turn(self) -> None:
        """The rest of the cleanup step, in which nobody has priority (514.2, 514.3), and the next turn."""
        for each in self.battlefield:
            each.damage = 0
        self.turn += 1
        self.active = self._other(self.active)
        self._land_played = False
        self._begin("untap")
