"""Resolving what is on top of the stack (608)."""

from __future__ import annotations

from . import alternative_costs
from .cards import AnyInstruction, CastFromExile, Enchant, May, Spell, StepBegins
from .characteristics import Context, look, true
from .cipher import encode
from .countering import cease, leave_unresolved
from .decisions import agrees
from .instructions import carry_out
from .state import Game, Object
from .triggers import Delayed, is_legal_target
from .zones import Move, move_all, move_one, shuffle


async def resolve_top(game: Game) -> None:
    """608: the object on top of the stack resolves.

    An object that leaves the stack on the way goes on resolving (608.2m); only its last part, going to the graveyard or
    ceasing to exist (608.2n), has then nothing left to do.
    """
    obj = game.stack[-1]
    if not _still_to_resolve(game, obj):
        leave_unresolved(game, obj)
        return
    context = context_of(obj)
    if obj.kind == "spell" and _is_permanent_card(obj):
        _permanent_enters(game, obj)
        return
    if obj.may and not await agrees(obj.controller, obj.name, "whether to do it"):
        effects: tuple[AnyInstruction, ...] = ()
    else:
        effects = effects_of(obj)
    await carry_out(game, context, effects)
    await encode(game, obj)
    if obj.zone == "stack":
        _last_part(game, obj)


def context_of(obj: Object) -> Context:
    """What the words of a spell or ability mean as it resolves."""
    source = obj.source if obj.kind != "spell" else obj
    names = dict(obj.names)
    for name, target in obj.targets.items():
        names[name] = [target]
    this = names.pop("this", None)
    context = Context(obj.controller, source, names, x=obj.x, that_much=obj.that_much, turns=dict(obj.turns))
    if this:
        context.this = this[0]
    return context


def effects_of(obj: Object) -> tuple[AnyInstruction, ...]:
    """The instructions of a spell or ability, those of the chosen mode where it is modal."""
    if obj.kind != "spell":
        return obj.effects
    for ability in obj.definition.abilities:
        if isinstance(ability, Spell):
            return ability.modes[obj.mode - 1].effects if obj.mode else ability.effects
    return ()


def _is_permanent_card(obj: Object) -> bool:
    return not {"instant", "sorcery"} & set(obj.definition.types)


def _still_to_resolve(game: Game, obj: Object) -> bool:
    """608.2a: an intervening if is still true. 608.2b: not all of its targets have become illegal."""
    context = context_of(obj)
    if obj.condition is not None and not true(game, context, obj.condition):
        return False
    if not obj.targets:
        return True
    judged = Context(obj.controller, obj.source or obj, obj.names)
    legal = {
        name: target
        for name, target in obj.targets.items()
        if is_legal_target(game, judged, obj.targets_wanted[name], target)
    }
    obj.targets = legal
    return bool(legal)


def _permanent_enters(game: Game, obj: Object) -> None:
    """608.3: the permanent spell becomes a permanent; an Aura attached to its target (303.4)."""
    host = obj.targets.get("enchanted") if any(isinstance(a, Enchant) for a in obj.definition.abilities) else None
    move = Move(obj, "battlefield", obj.controller, attached_to=host, face_down=obj.face_down)
    [permanent] = move_all(game, [move])
    alternative_costs.entered(game, obj, permanent)


def _last_part(game: Game, obj: Object) -> None:
    """608.2n: as the last part of the resolution a card is put into its owner's graveyard, or where it goes instead."""
    if not obj.card:
        cease(game, obj)
    elif "buyback" in obj.paid:  # 702.27a
        move_one(game, obj, "hand")
    elif "rebound" in look(game, obj).keywords and obj.from_zone == "hand":
        _rebound(game, obj)
    elif obj.face == "adventure":  # 715.3d
        move_one(game, obj, "exile").castable_by = obj.controller
    elif obj.face == "omen":  # 720.3d
        move_one(game, obj, "library")
        shuffle(game, obj.owner)
    else:
        move_one(game, obj, "graveyard")


def _rebound(game: Game, obj: Object) -> None:
    """702.88a: exiled instead, to be cast at the beginning of its controller's next upkeep."""
    player = obj.controller
    exiled = move_one(game, obj, "exile")
    game.delayed.append(
        Delayed(
            player,
            exiled,
            StepBegins(step="upkeep step", whose="you"),
            (May(effects=(CastFromExile(what="it"),)),),
            {},
            {"it": [exiled]},
            {},
            each=False,
        )
    )
