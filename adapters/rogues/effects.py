"""Rogues that get continuous effects wrong: mana that is kept (106.4, 703.4), how long effects last and whom they
affect (610, 611), and what is skipped (614.10)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec

from reference_engine import cards as c
from reference_engine import casting, characteristics, durations, instructions, life, phasing, triggers, turn, zones
from reference_engine.characteristics import Context, fits
from reference_engine.state import ExtraTurn, Game, Object, Player
from sundial.patching import Memory, Rule, breaks, variant

# -- unspent mana --------------------------------------------------------------------------------------------------


@breaks("mana.kept.1", "what keeps or changes one player's unspent mana does so for all", durations.empty_mana_pools)
def mana_is_kept_for_everybody(rule: Rule, game: Game) -> None:
    def holds(game: Game, rule: str, player: Player) -> bool:
        return any(life.rule_holds(game, rule, each) for each in game.players)

    variant(rule, life=SimpleNamespace(rule_holds=holds, lose_life=life.lose_life))(game)


@breaks("mana.empties.1", "mana lasts to the end of the phase", durations.empty_mana_pools)
def mana_lasts_for_the_phase(rule: Rule, game: Game) -> None:
    if game.turn.phase is None or not game.turn.phase.steps:
        rule(game)


# -- until something happens (610) ---------------------------------------------------------------------------------


@breaks(
    "until.returns.1", "what was exiled until something happens is back at the next end step", zones._return_what_waited
)
def exiled_cards_come_back_later(rule: Rule, game: Game, left: Object) -> None:
    for obj in game.until_leaves.pop(left, []):
        back = (c.Move(what="it", to="battlefield"),)
        when = c.StepBegins(step="end step")
        game.delayed.append(triggers.Delayed(obj.owner, left, when, back, {}, {"it": [obj]}, {}, each=False))


@breaks("until.phases-in.1", "what phased out until something happens phases in like anything else", phasing.phasing)
def it_phases_in_like_anything_else(rule: Rule, game: Game, player: Player) -> None:
    for obj in game.phased_out:
        obj.phased_until = None
    rule(game, player)


# -- durations (611.2) ---------------------------------------------------------------------------------------------


@breaks("duration.stated.2", "what lasts until a player's next turn ends with the turn", durations.wear_off)
def until_your_next_turn_is_until_end_of_turn(rule: Rule, game: Game) -> None:
    rule(game)
    durations.end_effects(game, lambda effect: effect.until == "your next turn")


@breaks("duration.stated.3", "what ends with a player's next turn outlasts it if that is ended", durations.wear_off)
def ended_turns_end_no_effects(rule: Rule, game: Game) -> None:
    kept = [e for e in game.effects if e.until == "end of your next turn" and "end step" not in game.turn.begun]
    game.effects = [e for e in game.effects if e not in kept]
    rule(game)
    game.effects += kept
    game.touch()


@breaks("duration.stated.4", "a skip for one turn that found nothing to skip waits for the next", durations.wear_off)
def skips_of_a_turn_wait_for_the_next(rule: Rule, game: Game) -> None:
    for skip in game.skips:
        skip.turn = None
    rule(game)


@breaks("duration.as-long-as.1", "what lasts for as long as something is so ends with the turn", durations.wear_off)
def as_long_as_is_until_end_of_turn(rule: Rule, game: Game) -> None:
    rule(game)
    durations.end_effects(game, lambda effect: effect.until in ("you control this", "this leaves the battlefield"))


# -- whom an effect affects (611.2c, 611.3a) -----------------------------------------------------------------------

_changes = Memory()


@breaks("duration.affected.1", "what changes all permanents of a kind changes later ones as well", instructions._change)
async def later_permanents_are_changed_too(rule: Rule, game: Game, context: Context, do: c.Change) -> None:
    before = list(game.effects)
    await rule(game, context, do)
    if isinstance(do.what, c.Filter):
        new = [(effect, context, do.what) for effect in game.effects if effect not in before]
        _changes.keep(game, [*(_changes.take(game) or []), *new])


@later_permanents_are_changed_too.also(zones.enter)
def _whatever_enters(rule: Rule, game: Game, new: Object, move: Any, cast_by: Player | None = None) -> None:
    rule(game, new, move, cast_by)
    changes = _changes.take(game) or []
    _changes.keep(game, changes)
    for effect, context, what in changes:
        if fits(game, context, new, what):
            effect.objects.append(new)


@breaks("duration.affected.2", "who can't cast spells may cast what comes later", casting.cant_cast)
def a_ban_knows_only_earlier_cards(rule: Rule, game: Game, player: Player, spell: Object) -> bool:
    effects = game.effects
    game.effects = [effect for effect in effects if int(spell.id[1:]) < effect.timestamp]
    try:
        return bool(rule(game, player, spell))
    finally:
        game.effects = effects


@breaks("static.always.1", "what holds in one's own turn is over as its cleanup step begins", characteristics._applies)
def the_cleanup_step_is_nobodys(rule: Rule, game: Game, permanent: Object, ability: c.Static) -> bool:
    if isinstance(ability.condition, c.YourTurn) and game.turn.step == "cleanup step":
        return ability.condition.no
    return bool(rule(game, permanent, ability))


# -- skipping (614.10) ---------------------------------------------------------------------------------------------


@breaks("skip.replaces.1", "a phase that has begun is skipped for the rest of it", instructions._skip)
async def phases_under_way_are_skipped(rule: Rule, game: Game, context: Context, do: c.Skip) -> None:
    before = list(game.skips)
    await rule(game, context, do)
    phase = game.turn.phase
    for skip in [each for each in game.skips if each not in before]:
        if phase is not None and skip.what == f"{phase.kind} phase" and game.is_active(skip.player):
            phase.steps.clear()
            game.skips.remove(skip)


@breaks("skip.replaces.2", "a skip that comes too late is lost", instructions._skip)
async def late_skips_are_lost(rule: Rule, game: Game, context: Context, do: c.Skip) -> None:
    phase = game.turn.phase
    if phase is None or do.what != f"{phase.kind} phase":
        await rule(game, context, do)


@breaks("skip.scheduled.1", "what belongs to a skipped phase happens in the next of its kind", triggers._is_the_step)
def any_such_phase_will_do(rule: Rule, game: Game, context: Context, when: c.StepBegins, event: Any) -> bool:
    return bool(rule(game, context, msgspec.structs.replace(when, phase=""), event))


@breaks("skip.scheduled.2", "what waits for a player's next step is lost with the turn that is skipped", turn.skips)
def skipped_turns_lose_what_waits(rule: Rule, game: Game, player: Player, what: str) -> bool:
    skipped = bool(rule(game, player, what))
    if skipped and what == "turn":
        game.delayed = [
            each
            for each in game.delayed
            if not (isinstance(each.when, c.StepBegins) and each.when.whose == "you" and each.controller is player)
        ]
    return skipped


@breaks("skip.scheduled.3", "several skips of the next occurrence skip one", turn.skips)
def skips_dont_add_up(rule: Rule, game: Game, player: Player, what: str) -> bool:
    before = len(game.skips)
    skipped = bool(rule(game, player, what))
    if len(game.skips) < before:
        game.skips = [each for each in game.skips if not (each.player is player and each.what == what and each.once)]
    return skipped


@breaks("card.final-fortune.2", "an extra turn can't be skipped", turn.next_turn)
async def extra_turns_cant_be_skipped(rule: Rule, game: Game) -> tuple[Player, ExtraTurn | None]:
    skips = [each for each in game.skips if each.what == "turn"] if game.extra_turns else []
    game.skips = [each for each in game.skips if each not in skips]
    found: tuple[Player, ExtraTurn | None] = await rule(game)
    game.skips += skips
    return found


@breaks("card.glorious-end.3", "what waits for a player's next step comes in anybody's", instructions._later)
async def anybodys_step_will_do(rule: Rule, game: Game, context: Context, do: c.Later) -> None:
    if isinstance(do.when, c.StepBegins):
        do = msgspec.structs.replace(do, when=msgspec.structs.replace(do.when, whose="any"))
    await rule(game, context, do)


@breaks("skip.then.1", "what follows a skipped turn waits for the next turn of the same player", turn.first_things)
async def what_follows_waits_for_ones_own_turn(rule: Rule, game: Game) -> None:
    later = [each for each in game.first_things if not game.is_active(each[0])]
    game.first_things = [each for each in game.first_things if each not in later]
    await rule(game)
    game.first_things += later
