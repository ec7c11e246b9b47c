"""Life, damage, and losing the game (104, 119, 120)."""

from __future__ import annotations

from . import commander, triggers
from .cards import Rule
from .characteristics import CANT_LOSE, EVERYTHING, FIXED_LIFE, ONE_LIFE_LEFT, Context, look, players, protected, true
from .counters import remove_counters
from .state import Game, Object, Player


def gain_life(game: Game, player: Player, amount: int) -> None:
    """A player gains life (119.3); what a team's player gains or loses is the team's (810.9)."""
    if amount > 0 and not protected(game, player, FIXED_LIFE):
        player.life += amount
        triggers.happened(game, triggers.GainedLife(player, amount))


def lose_life(game: Game, player: Player, amount: int) -> None:
    """A player loses life (119.3)."""
    if not protected(game, player, FIXED_LIFE):
        player.life -= max(0, amount)


def deal_damage(game: Game, source: Object, to: Object | Player, amount: int, combat: bool = False) -> None:
    """120.3: a player loses life, a planeswalker loyalty counters, a battle defense counters, a creature is damaged."""
    if amount <= 0 or prevented(game, source, to):
        return
    seen = look(game, source)
    if isinstance(to, Player):
        if not to.in_game or protected(game, to, EVERYTHING):  # 702.16j
            return
        lose_life(game, to, _life_lost(game, to, amount))
    else:
        if to.zone != "battlefield":
            return
        types = look(game, to).types
        if "planeswalker" in types:
            to.counters["loyalty"] = max(0, to.counters.get("loyalty", 0) - amount)
        if "battle" in types:
            remove_counters(game, to, "defense", amount)
        if "creature" in types:
            to.damage += amount
            to.deathtouched = to.deathtouched or "deathtouch" in seen.keywords
        game.touch()
    if "lifelink" in seen.keywords:
        gain_life(game, seen.controller, amount)
    if combat:
        if isinstance(to, Player):
            commander.dealt_combat_damage(source, to, amount)
        triggers.happened(game, triggers.DealtCombatDamage(source, to, amount))


def _life_lost(game: Game, player: Player, amount: int) -> int:
    """120.3a: as much as the damage, which is dealt in full where an effect leaves the player with 1 life (614.1a)."""
    if protected(game, player, ONE_LIFE_LEFT) and player.life - amount < 1:
        return max(0, player.life - 1)
    return amount


def prevented(game: Game, source: Object, to: Object | Player) -> bool:
    """615.1: whether an effect prevents all damage that the source would deal, or that would be dealt to the object."""
    return any(
        (effect.prevents == "by" and source in effect.objects) or (effect.prevents == "to" and to in effect.objects)
        for effect in game.effects
    )


def rule_holds(game: Game, rule: str, player: Player) -> bool:
    """Whether a static ability of a permanent or an emblem puts this rule on the player."""
    return any(
        isinstance(ability, Rule)
        and ability.rule == rule
        and player in players(game, Context(permanent.controller, permanent), ability.who)
        and (ability.condition is None or true(game, Context(permanent.controller, permanent), ability.condition))
        for permanent in game.sources()
        for ability in permanent.definition.abilities
    )


def can_lose(game: Game, player: Player) -> bool:
    """Whether nothing keeps the player from losing the game (101.2), nor anybody of the player's team (810.8a)."""
    return not any(rule_holds(game, CANT_LOSE, each) or protected(game, each, CANT_LOSE) for each in game.team(player))
