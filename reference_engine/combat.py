"""The combat phase: declaring attackers and blockers, combat damage, being removed from combat (506-511)."""

from __future__ import annotations

from collections.abc import Sequence

from . import life, triggers
from .cards import Exert
from .characteristics import defending_player, look, who_defends
from .decisions import Attackers, Blockers, DeclareAttackers, DeclareBlockers, Gone, Illegal, agrees, ask
from .state import Combat, Game, Object, Player, StaysTapped


def begin_combat(game: Game) -> None:
    """507.1: nobody fights yet."""
    game.combat = Combat()


def remove_from_combat(game: Game, obj: Object) -> None:
    """506.4: it stops being an attacking, blocking, blocked or unblocked creature, or being attacked."""
    combat = game.combat
    if combat is None:
        return
    combat.attackers.pop(obj, None)
    combat.blocked.discard(obj)
    combat.blockers.pop(obj, None)
    if obj in combat.attackers.values():
        combat.out.append(obj)
    game.touch()


def remove_all_from_combat(game: Game) -> None:
    """Creatures and planeswalkers are removed from combat (511.3, 724.1d, 724.2d)."""
    game.combat = None
    game.touch()


def has_summoning_sickness(game: Game, obj: Object) -> bool:
    """302.6: it came under its controller's control since that player's most recent turn began."""
    return "haste" not in look(game, obj).keywords and obj.arrived >= obj.controller.last_turn


# -- declaring attackers (508) -------------------------------------------------------------------------------------


def may_attack(game: Game, obj: Object) -> bool:
    """508.1a: an untapped creature that its controller has controlled since the turn began, or with haste."""
    seen = look(game, obj)
    return (
        seen.creature
        and game.is_active(seen.controller)
        and not obj.tapped
        and "defender" not in seen.keywords
        and not has_summoning_sickness(game, obj)
    )


def must_attack(game: Game, obj: Object) -> bool:
    """508.1d: a creature is to attack in this combat, or in some combat of this turn and hasn't yet."""
    seen = look(game, obj)
    return seen.attacks_if_able or (seen.attacks_this_turn and obj.attacked_turn != game.turn.number)


def may_be_attacked(game: Game) -> list[Object | Player]:
    """508.1b: opponents, planeswalkers that they control, and battles that they protect."""
    opponents = game.opponents(game.active)
    walkers = [p for p in game.battlefield if "planeswalker" in look(game, p).types and p.controller in opponents]
    battles = [p for p in game.battlefield if "battle" in look(game, p).types and p.protector in opponents]
    return [*opponents, *walkers, *battles]


def check_attack(game: Game, declared: DeclareAttackers) -> None:
    """Whether a declaration is legal (508.1a-d).

    Raises:
        Illegal: it isn't.
    """
    defenders = may_be_attacked(game)
    for obj, defender in declared.attackers.items():
        if not may_attack(game, obj):
            raise Illegal(f"{obj.name} can't attack")
        if defender not in defenders:
            raise Illegal(f"{defender.name} can't be attacked")
    for obj in game.battlefield:
        if must_attack(game, obj) and may_attack(game, obj) and obj not in declared.attackers:
            raise Illegal(f"{obj.name} must attack")


async def declare_attackers(game: Game) -> None:
    """508.1: the active player declares attackers; they become tapped unless they have vigilance.

    805.10b: a team declares its players' creatures as one attack; its first player is asked for it.
    """
    combat, player = game.combat, game.active
    assert combat is not None
    if not player.in_game or not any(may_attack(game, obj) for obj in game.battlefield):
        return
    answer = await ask(Attackers(player))
    if isinstance(answer, Gone):
        return
    tapping = []
    for obj, defender in answer.attackers.items():
        combat.attackers[obj] = defender
        combat.any_attacked = True
        combat.fought.add(obj)
        if isinstance(defender, Player):
            combat.attacked.append(defender)
        if "vigilance" not in look(game, obj).keywords:
            tapping.append(obj)
    game.touch()
    for obj in tapping:
        tap(game, obj)
    for obj in answer.attackers:
        first = obj.attacked_turn != game.turn.number
        obj.attacked_turn = game.turn.number
        triggers.happened(game, triggers.Attacked(obj, first, defending_player(game, obj)))
    for obj in answer.attackers:
        await may_exert(game, obj.controller, obj)


async def may_exert(game: Game, player: Player, obj: Object) -> None:
    """508.1g, 701.43: the player may exert an attacker; what happens `when you do` has triggered then (607.2h)."""
    for ability in obj.definition.abilities:
        if isinstance(ability, Exert) and await agrees(player, obj.name, "whether to exert it"):
            game.stay_tapped.append(StaysTapped(obj, player))
            triggers.trigger(game, triggers.Waiting(player, obj, ability.effects, ability.targets))


def put_attacking(game: Game, obj: Object, defender: Object | Player | None) -> None:
    """508.4: it enters attacking; it was never declared as an attacker."""
    if game.combat is not None and defender is not None:
        game.combat.attackers[obj] = defender
        game.combat.any_attacked = True
        game.touch()


def tap(game: Game, obj: Object) -> None:
    """A permanent becomes tapped."""
    if obj.zone == "battlefield" and not obj.tapped:
        obj.tapped = True
        game.touch()
        triggers.happened(game, triggers.Tapped(obj))


def untap(game: Game, objects: Sequence[Object]) -> None:
    """Permanents become untapped at the same time."""
    became = [obj for obj in objects if obj.zone == "battlefield" and obj.tapped]
    for obj in became:
        obj.tapped = False
    game.touch()
    for obj in became:
        triggers.happened(game, triggers.Untapped(obj))


# -- declaring blockers (509) --------------------------------------------------------------------------------------


def may_block(game: Game, blocker: Object, attacker: Object) -> bool:
    """509.1a-b: an untapped creature of the defending player, and no ability that keeps it from blocking this one."""
    combat = game.combat
    assert combat is not None
    mine, theirs = look(game, blocker), look(game, attacker)
    defender = combat.attacked_by(attacker)
    attacked = who_defends(defender)
    cant_block = mine.cant_block or "decayed" in mine.keywords
    if not mine.creature or blocker.tapped or cant_block or attacked not in game.team(mine.controller):
        return False
    if "flying" in theirs.keywords and not mine.keywords & {"flying", "reach"}:
        return False
    return not ("fear" in theirs.keywords and "artifact" not in mine.types and "B" not in mine.colors)


def check_block(game: Game, player: Player, declared: DeclareBlockers) -> None:
    """Whether a declaration is legal (509.1a-c).

    Raises:
        Illegal: it isn't.
    """
    blocked: dict[Object, int] = {}
    for blocker, attackers in declared.blockers.items():
        if blocker.zone != "battlefield" or blocker.controller not in game.team(player):
            raise Illegal(f"{blocker.name} isn't {player.name}'s to block with")
        if len(attackers) != 1:
            raise Illegal(f"{blocker.name} blocks {len(attackers)} creatures; one creature blocks one")
        [attacker] = attackers
        if game.combat is None or attacker not in game.combat.attackers or not may_block(game, blocker, attacker):
            raise Illegal(f"{blocker.name} can't block {attacker.name}")
        blocked[attacker] = blocked.get(attacker, 0) + 1
    for attacker, count in blocked.items():
        if count == 1 and "menace" in look(game, attacker).keywords:
            raise Illegal(f"{attacker.name} can't be blocked by one creature")
    for obj in game.battlefield:
        if not look(game, obj).blocks_if_able or obj in declared.blockers:
            continue
        if _able_to_block(game, player, obj, blocked):
            raise Illegal(f"{obj.name} must block")


def _able_to_block(game: Game, player: Player, obj: Object, blocked: dict[Object, int]) -> bool:
    """509.1c: there is an attacker it may block beside those declared, and no restriction that it would disobey."""
    attackers = game.combat.attackers if game.combat is not None else {}
    return obj.controller in game.team(player) and any(
        may_block(game, obj, attacker) and ("menace" not in look(game, attacker).keywords or attacker in blocked)
        for attacker in attackers
    )


async def declare_blockers(game: Game) -> None:
    """509.1: each defending player declares blockers, in turn order.

    805.10d: a team declares its players' creatures together, each against any of the attackers that attack the team.
    """
    combat = game.combat
    assert combat is not None
    for player in game.opponents(game.active):
        if player is not game.team(player)[0]:
            continue
        mine = [obj for obj in game.battlefield if obj.controller in game.team(player)]
        if not any(may_block(game, obj, attacker) for obj in mine for attacker in combat.attackers):
            continue
        answer = await ask(Blockers(player))
        if isinstance(answer, Gone):
            continue
        pairs = [(blocker, attacker) for blocker, attackers in answer.blockers.items() for attacker in attackers]
        for blocker, attacker in pairs:
            combat.blockers[blocker] = [attacker]
            combat.blocked.add(attacker)
            combat.fought.update((blocker, attacker))
        game.touch()
        for blocker, attacker in pairs:
            triggers.happened(game, triggers.Blocked(blocker, attacker))


# -- combat damage (510) -------------------------------------------------------------------------------------------


def there_is_first_strike(game: Game) -> bool:
    """510.4: a creature that fights has first strike or double strike as the combat damage step begins."""
    combat = game.combat
    assert combat is not None
    fighting = [*combat.attackers, *combat.blockers]
    return any(look(game, obj).keywords & {"first strike", "double strike"} for obj in fighting)


def deal_combat_damage(game: Game) -> bool:
    """510.1-2 and 510.4: one combat damage step's damage, dealt at the same time.

    A creature blocked by several assigns lethal damage to each in the order of blocks and the rest to the last; with
    trample the rest goes to what it attacks. That is one legal assignment; no player is asked for another.

    Returns:
        Whether a second combat damage step follows.
    """
    combat = game.combat
    assert combat is not None
    fighting = [*combat.attackers, *combat.blockers]
    again = False
    if combat.dealt_first is None:
        if there_is_first_strike(game):
            dealing = [o for o in fighting if look(game, o).keywords & {"first strike", "double strike"}]
            combat.dealt_first = set(dealing)
            again = True
        else:
            dealing = fighting
    else:
        dealt = combat.dealt_first
        dealing = [o for o in fighting if o not in dealt or "double strike" in look(game, o).keywords]
    assigned: list[tuple[Object, Object | Player, int]] = []
    for obj in dealing:
        power = look(game, obj).power
        if power <= 0:
            continue
        if obj in combat.attackers:
            assigned += _attacker_assigns(game, combat, obj, power)
        else:
            assigned += [(obj, attacker, power) for attacker in combat.blockers[obj] if attacker in combat.attackers]
    for source, to, amount in assigned:
        life.deal_damage(game, source, to, amount, combat=True)
    return again


def _attacker_assigns(game: Game, combat: Combat, obj: Object, power: int) -> list[tuple[Object, Object | Player, int]]:
    defender = combat.attacked_by(obj)
    if obj not in combat.blocked:
        return [(obj, defender, power)] if defender is not None else []
    trample, deathtouch = (word in look(game, obj).keywords for word in ("trample", "deathtouch"))
    assigned: list[tuple[Object, Object | Player, int]] = []
    blockers = [b for b, attackers in combat.blockers.items() if obj in attackers]
    for place, blocker in enumerate(blockers):
        lethal = 1 if deathtouch else max(0, look(game, blocker).toughness - blocker.damage)
        last = place == len(blockers) - 1
        share = power if last and not trample else min(power, lethal)
        assigned.append((obj, blocker, share))
        power -= share
    if trample and power > 0 and defender is not None:
        assigned.append((obj, defender, power))
    return assigned
