"""Turns and phases: their order, those that are added, and those that are skipped (500, 505, 614.10, 800.4j-k)."""

from __future__ import annotations

from . import cast_only, combat, durations, phasing, planechase, triggers, turn_control
from .cards import MaySkipTurn, SkipAlways, StepWord
from .characteristics import Context, players
from .cleanup import take_cleanup_steps
from .decisions import GameEnds, agrees
from .instructions import carry_out
from .phases import phases_of_a_turn
from .priority import players_get_priority
from .state import ExtraTurn, Game, Phase, Player, Turn
from .steps import end_step, take_step


async def play_on(game: Game) -> None:
    """From the middle of a main phase, or of another step, on until the game is over."""
    try:
        await players_get_priority(game)
        end_step(game)
        if game.turn.phase is not None and game.turn.phase.kind != "main":  # which has no steps (505.2)
            game.moves_on = ""
            await rest_of_the_phase(game, game.turn.phase)
        await rest_of_the_turn(game)
        while True:
            begin_turn(game, *await next_turn(game))
            await first_things(game)
            await rest_of_the_turn(game)
    except GameEnds:
        return


# -- turns ---------------------------------------------------------------------------------------------------------


async def next_turn(game: Game) -> tuple[Player, ExtraTurn | None]:
    """500.7: the most recently created extra turn, else the next one in turn order; skipped ones are passed by."""
    while True:
        extra = game.extra_turns.pop() if game.extra_turns else None
        if extra is not None:
            player = game.team(extra.player)[0]  # 805.8
        else:
            last = game.team(game.regular or game.turn.player)[-1]
            player = game.regular = game.players[(game.players.index(last) + 1) % len(game.players)]
        if not player.in_game:  # 800.4k and m
            durations.turn_begins(game, player)
            phasing.turn_would_have_begun(game, player)
        elif not skips(game, player, "turn") and not await skips_by_choice(game, player):
            return player, extra


async def skips_by_choice(game: Game, player: Player) -> bool:
    """614.10b: a player may skip a turn that would begin; what they do then waits for the next one that takes place.

    Turns that are skipped anyway are skipped first, so that nobody is asked about them.
    """
    for permanent in list(game.battlefield):
        for ability in permanent.definition.abilities:
            controller = permanent.controller
            if not isinstance(ability, MaySkipTurn) or controller not in game.team(player):
                continue
            if permanent.tapped and await agrees(controller, permanent.name, "whether to skip the turn"):
                game.first_things.append((controller, permanent, ability.effects))
                return True
    return False


async def first_things(game: Game) -> None:
    """614.10b: what follows skipped turns is the first thing of the turn that takes place, before its untap step."""
    waiting, game.first_things = game.first_things, []
    for player, source, effects in waiting:
        await carry_out(game, Context(player, source), effects)


def begin_turn(game: Game, player: Player, extra: ExtraTurn | None) -> None:
    """A turn begins: effects that last until it end (611.2a).

    Args:
        player: whose turn it is; of a team the first of its players.
    """
    number = game.turn.number + 1
    game.spells_last_turn = max(each.spells_cast for each in game.active_players)
    game.turn = Turn(number, player, phases_of_a_turn(), extra)
    for each in game.active_players:
        each.last_turn = number
    planechase.turn_begins(game, player)
    for each in game.players:
        each.lands_played = each.spells_cast = 0
    for effect in game.skips:
        if effect.next_turn and game.is_active(effect.player):
            effect.next_turn, effect.turn = False, number
    for each in game.active_players:
        durations.turn_begins(game, each)
    turn_control.turn_begins(game, player, number)
    triggers.turn_begins(game)
    game.touch()


async def rest_of_the_turn(game: Game) -> None:
    """The phases that are to come, among them those that are added on the way."""
    while game.turn.phases:
        await take_phase(game, game.turn.phases.pop(0))
        game.moves_on = ""


# -- phases --------------------------------------------------------------------------------------------------------


async def take_phase(game: Game, phase: Phase) -> None:
    """A phase with its steps, until they are done or an effect has ended them."""
    turn = game.turn
    if skips(game, turn.player, f"{phase.kind} phase"):
        if phase.kind == "combat":
            cast_only.combat_is_over(game)
        return
    turn.phase = phase
    if phase.kind == "main":
        await take_main_phase(game)
        return
    if phase.kind == "combat":
        combat.begin_combat(game)
    await rest_of_the_phase(game, phase)


async def rest_of_the_phase(game: Game, phase: Phase) -> None:
    """The steps of the phase that are to come."""
    turn = game.turn
    while phase.steps:
        step = phase.steps.pop(0)
        if skips(game, turn.player, step) or nobody_attacked(game, step):
            cast_only.step_is_skipped(game, step)
            continue
        if step == "cleanup step":
            await take_cleanup_steps(game)
        else:
            await take_step(game, step)
    if phase.kind == "combat":
        cast_only.combat_is_over(game)


async def take_main_phase(game: Game) -> None:
    """505.1a: only the first main phase of a turn is precombat. What was added after the second one follows it."""
    turn = game.turn
    name: StepWord = "postcombat main phase" if turn.mains else "precombat main phase"
    if skips(game, turn.player, name):
        return
    turn.mains += 1
    if turn.mains == 2:
        turn.phases[:0] = turn.after_second_main
        turn.after_second_main = []
    await take_step(game, name)


def nobody_attacked(game: Game, step: StepWord) -> bool:
    """508.8: with no attackers the declare blockers and combat damage steps are skipped."""
    if step not in ("declare blockers step", "combat damage step"):
        return False
    return game.combat is None or not game.combat.any_attacked


# -- skipping ------------------------------------------------------------------------------------------------------


def skips(game: Game, player: Player, what: str) -> bool:
    """614.10: whether the player skips this turn, phase or step; an effect about the next one is used up by it.

    What a player skips, the team skips (805.8). What a static ability skips anyway uses up nothing: the effect
    waits for the first one that isn't skipped (614.10a).
    """
    extra, team = game.turn.extra, game.team(player)
    if extra is not None and what in extra.skips:
        return True
    for permanent in game.sources():
        for ability in permanent.definition.abilities:
            if isinstance(ability, SkipAlways) and str(ability.what) == what:
                skipping = players(game, Context(permanent.controller, permanent), ability.who)
                if any(each in team for each in skipping):
                    return True
    for effect in game.skips:
        if effect.player in team and effect.what == what and not effect.next_turn:
            if effect.turn in (None, game.turn.number):
                if effect.once:
                    game.skips.remove(effect)
                return True
    return False
