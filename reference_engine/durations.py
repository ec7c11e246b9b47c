"""How long effects last, and what ends with them (500.4, 500.5, 514.2, 611.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from . import life
from .characteristics import look
from .state import ContinuousEffect, Game, Mana, Object, Player

if TYPE_CHECKING:
    from .triggers import Delayed


def begin_effect(game: Game, effect: ContinuousEffect) -> None:
    """A continuous effect begins."""
    game.effects.append(effect)
    game.touch()
    if effect.new_controller is not None:
        update_control(game)


def end_effects(game: Game, which: Callable[[ContinuousEffect], bool]) -> None:
    """The effects that fit end, all at once."""
    ended = [e for e in game.effects if which(e)]
    if ended:
        game.effects = [e for e in game.effects if e not in ended]
        game.touch()
        if any(e.new_controller is not None for e in ended):
            update_control(game)


def update_control(game: Game) -> None:
    """Layer 2: each permanent is controlled as the latest effect says, or else as it entered (613.1b)."""
    for obj in game.battlefield:
        controller = obj.base_controller or obj.owner
        for effect in sorted(game.effects, key=lambda e: e.timestamp):
            if effect.new_controller is not None and effect.new_controller.in_game and obj in effect.objects:
                controller = effect.new_controller
        if controller is not obj.controller:
            obj.controller = controller
            obj.arrived, obj.came = game.turn.number, game.tick()
            not_controlled_any_more(game, obj)
            from .combat import remove_from_combat  # a change of control removes from combat (506.4)

            remove_from_combat(game, obj)
            game.touch()


def wear_off(game: Game) -> None:
    """514.2: damage is removed and effects `this turn` and `until end of turn` end, at the same time."""
    turn = game.turn.number
    for obj in (*game.battlefield, *game.phased_out):
        if not _keeps_damage(game, obj):
            obj.damage = 0
            obj.deathtouched = False
    for player in game.players:
        for mana in player.pool:
            if mana.until == "end of turn":
                mana.until = ""
    game.delayed = [d for d in game.delayed if not (d.each and _is_over(game, d))]
    game.skips = [s for s in game.skips if s.turn != turn]
    end_effects(
        game,
        lambda e: (
            e.until == "end of turn"
            or (e.until == "end of your next turn" and game.is_active(e.controller) and e.turn != turn)
        ),
    )
    game.touch()


def _is_over(game: Game, delayed: Delayed) -> bool:
    """603.7b: whether a delayed ability with a duration ends in this cleanup step."""
    if delayed.until == "end of your next turn":
        return game.is_active(delayed.controller) and delayed.made != game.turn.number
    return delayed.until == "end of turn"


def _keeps_damage(game: Game, obj: Object) -> bool:
    """101.1: an ability of a permanent says so, of the object itself or of creatures; not while it is phased out."""
    if obj.zone != "battlefield":
        return False
    seen = look(game, obj)
    return seen.keeps_damage or (seen.creature and life.rule_holds(game, "damage isn't removed", seen.controller))


def end_of_combat(game: Game) -> None:
    """500.5a: effects that last until end of combat end as the combat phase ends."""
    for player in game.players:
        for mana in player.pool:
            if mana.until == "end of combat":
                mana.until = ""
    end_effects(game, lambda e: e.until == "end of combat")


def turn_begins(game: Game, player: Player) -> None:
    """Effects that last until that player's next turn end as it begins (611.2a), and those about a turn that is over.

    What is about the player's next turn is about this one, which is really taken (614.10a).
    """
    end_effects(game, lambda e: e.until == "your next turn" and e.controller is player)
    end_effects(game, lambda e: e.of_turn not in (None, game.turn.number))
    for effect in game.effects:
        if effect.next_turn and effect.controller is player and game.is_active(player):
            effect.next_turn, effect.of_turn = False, game.turn.number


def step_begins(game: Game, step: str) -> None:
    """500.4: effects that last until that player's next end step, upkeep or untap step end as it begins."""
    until = {"end step": "your next end step", "upkeep step": "your next upkeep"}.get(step)
    if until is not None:
        end_effects(game, lambda e: e.until == until and game.is_active(e.controller))
    if step == "untap step":
        _their_untap_step_begins(game)


def _their_untap_step_begins(game: Game) -> None:
    """500.4: of an effect until its objects' controllers' untap steps, it is over for those of the active player."""
    for effect in game.effects:
        if effect.until == "its controller's next untap step":
            effect.objects = [obj for obj in effect.objects if not game.is_active(obj.controller)]
            game.touch()
    end_effects(game, lambda e: e.until == "its controller's next untap step" and not e.objects)


def not_controlled_any_more(game: Game, source: Object) -> None:
    """611.2b: effects for as long as their controller controls the object end."""
    end_effects(game, lambda e: e.until == "you control this" and e.source is source)


def left_the_battlefield(game: Game, obj: Object) -> None:
    """Effects that last until this object leaves the battlefield end."""
    end_effects(game, lambda e: e.until == "this leaves the battlefield" and e.source is obj)
    not_controlled_any_more(game, obj)


def empty_mana_pools(game: Game) -> None:
    """500.5, second half: unspent mana is lost, unless an effect keeps it or changes it instead (703.4q)."""
    for player in game.players:
        if not player.pool:
            continue
        if life.rule_holds(game, "unspent mana is kept", player):
            continue  # 614.17: what can't happen can't be replaced
        kept = [mana for mana in player.pool if mana.until]
        lost = len(player.pool) - len(kept)
        if life.rule_holds(game, "unspent mana becomes colorless", player):
            kept += [Mana("C") for mana in player.pool if not mana.until]
            lost = 0
        player.pool[:] = kept
        if life.rule_holds(game, "unspent mana that is lost costs life", player):
            life.lose_life(game, player, lost)
