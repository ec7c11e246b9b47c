"""What `sundial doctor` looks at in each kind of action: a land, a spell, abilities, a combat, a concession.

Each check plays a game of its own. What an engine says is unsupported comes out as `Unsupported`, which is no finding.
"""

from __future__ import annotations

from .doctor_position import asked, duel
from .doctor_visit import Visit, has_priority, told
from .model import (
    Activate,
    Attack,
    AttackersDecision,
    Block,
    BlockersDecision,
    Cast,
    Concede,
    Illegal,
    Pass,
    Permanent,
    Play,
    Position,
    PositionPlayer,
    PriorityDecision,
    Unsupported,
    View,
)
from .words import joined, stack_words

BOLT = "Lightning Bolt"
BEARS = "Grizzly Bears"
SORCERER = "Prodigal Sorcerer"

_ALLOWED = "what isn't there yet is unsupported (error 2)"


def named(view: View, name: str, controller: str = "") -> list[Permanent]:
    """The permanents of that name, one player's alone where a controller is given."""
    return [p for p in view.battlefield if p.name == name and controller in ("", p.controller)]


def plays_a_land(visit: Visit) -> None:
    """A land is played once a turn, without the stack (305.1, 305.2)."""
    view = visit.begin(duel(PositionPlayer("Alice", hand=("Forest", "Forest")), PositionPlayer("Bob")))
    first, second = (card.id for card in view.player("Alice").hand)
    view = visit.allowed(
        Play("Alice", first),
        "act, Alice plays Forest",
        f"she has priority, and has played no land yet (305.2); {_ALLOWED}",
    )
    if len(named(view, "Forest", "Alice")) != 1 or len(view.player("Alice").hand) != 1:
        visit.found(
            f"then {len(named(view, 'Forest'))} Forests are on the battlefield and "
            f"{len(view.player('Alice').hand)} cards in her hand",
            "it is on the battlefield at once, and her hand has one card left (305.1)",
        )
        return
    if view.stack or not has_priority(view, "Alice"):
        visit.found(
            f"then {stack_words(view)}, and {asked(view)}",
            "a land doesn't use the stack, and whoever played it has priority (305.1)",
        )
        return
    try:
        visit.act(Play("Alice", second), "act, Alice plays another Forest")
        visit.found("the engine accepted it", "one land a turn (305.2); the second is error 1 (illegal)")
    except Illegal:
        pass


def casts_a_bolt(visit: Visit, position: Position) -> None:
    """Lightning Bolt is cast at the other player and resolves (601.2a, 117.3c, 117.4, 117.3b)."""
    view = visit.begin(position)
    mover, other = position.players[0].name, position.players[1].name
    card = next((card.id for card in view.player(mover).hand if card.name == BOLT), None)
    if card is None:
        raise Unsupported("card", BOLT)
    life = view.player(other).life
    view = visit.allowed(
        Cast(mover, card, (other,)),
        f"act, {mover} casts {BOLT} at {other}",
        f"{mover} has priority and an untapped Mountain; an adapter pays by itself. What isn't there yet is "
        "unsupported (error 2)",
    )
    if [o.name for o in view.stack] != [BOLT]:
        visit.found(f"then {stack_words(view)}", "a spell that is cast is on the stack until it resolves (601.2a)")
        return
    if not has_priority(view, mover):
        visit.found(f"then {asked(view)}", f"{mover}, who cast it, has priority again (117.3c)")
        return
    view = visit.act(Pass(mover), f"act, {mover} passes with {BOLT} on the stack")
    if not has_priority(view, other):
        visit.found(f"then {asked(view)}", f"{other} has priority next (117.3d), the spell resolves after that")
        return
    view = visit.act(Pass(other), f"act, {other} passes with {BOLT} on the stack")
    if view.stack or view.player(other).life != life - 3:
        visit.found(
            f"then {stack_words(view)} and {other} has {view.player(other).life} life",
            f"all have passed in succession, so it resolves (117.4): {other} has {life - 3}",
        )
    elif not has_priority(view, mover):
        visit.found(f"then {asked(view)}", f"after a resolution the active player, {mover}, has priority (117.3b)")
    elif [card.name for card in view.player(mover).graveyard].count(BOLT) != 1:
        visit.found(
            f"then {BOLT} isn't in {mover}'s graveyard", "that is where an instant goes as it resolves (608.2n)"
        )


def activates_a_mana_ability(visit: Visit) -> None:
    """A basic land's own ability is its first; it uses no stack (605.3b)."""
    view = visit.begin(duel(PositionPlayer("Alice", battlefield=("Mountain",)), PositionPlayer("Bob")))
    (mountain,) = named(view, "Mountain")
    view = visit.allowed(
        Activate("Alice", mountain.id),
        "act, Alice activates ability 1 of Mountain",
        f"a basic land's own mana ability is counted too, as `ability` 1; {_ALLOWED}",
    )
    if view.player("Alice").mana != {"R": 1} or not any(p.tapped for p in named(view, "Mountain")):
        visit.found(
            f"then Alice's mana is {view.player('Alice').mana}", 'she has {"R": 1} in her pool and the land is tapped'
        )
    elif view.stack or not has_priority(view, "Alice"):
        visit.found(f"then {stack_words(view)}, and {asked(view)}", "a mana ability doesn't use the stack (605.3b)")


def activates_an_ability(visit: Visit) -> None:
    """Prodigal Sorcerer deals 1 damage to the other player: an activated ability on the stack (602.2a, 608)."""
    view = visit.begin(duel(PositionPlayer("Alice", battlefield=(SORCERER,)), PositionPlayer("Bob")))
    (sorcerer,) = named(view, SORCERER)
    view = visit.allowed(
        Activate("Alice", sorcerer.id, 1, ("Bob",)),
        f"act, Alice activates ability 1 of {SORCERER}, targeting Bob",
        f"it came under her control before this turn (302.6); {_ALLOWED}",
    )
    if [(o.name, o.kind, o.controller) for o in view.stack] != [(SORCERER, "activated", "Alice")]:
        shown = ", ".join(f"{o.kind} {o.name} of {o.controller}" for o in view.stack) or "nothing"
        visit.found(
            f"view.stack holds {shown}",
            f"the ability is there (602.2a): kind `activated`, its source's name {SORCERER}, controller Alice",
        )
        return
    view = visit.resolve(view)
    if view.player("Bob").life != 19:
        visit.found(
            f"then Bob has {view.player('Bob').life} life", "once all have passed it deals 1 damage: 19 (117.4)"
        )


def fights(visit: Visit) -> None:
    """Two attackers, one of which is blocked: 508 to 510, and what a view shows of it."""
    position = duel(PositionPlayer("Alice", battlefield=(BEARS, BEARS)), PositionPlayer("Bob", battlefield=(BEARS,)))
    view = visit.begin(position)
    if not (fought := _attacks(visit, view)):
        return
    view, attackers = fought
    blockers = named(view, BEARS, "Bob")
    view = visit.go_on(view, lambda v: isinstance(v.decision, BlockersDecision) or v.step not in _ATTACK)
    if not isinstance(view.decision, BlockersDecision):
        visit.found(
            f"then {told(view)}",
            "Bob, who has an untapped creature, declares blockers in the declare blockers step (509.1)",
        )
        return
    view = visit.act(
        Block("Bob", {blockers[0].id: (attackers[0].id,)}), "act, Bob blocks one of two attackers with his creature"
    )
    blocking = [p.blocking for p in named(view, BEARS, "Bob")]
    if view.step == "declare_blockers" and blocking != [(attackers[0].id,)]:
        visit.found(
            f"view.battlefield: `blocking` of Bob's creature is {blocking}",
            "it lists the ids of what it blocks while it is in combat (509.1g)",
        )
        return
    view = visit.go_on(view, lambda v: v.step not in (*_ATTACK, "declare_blockers", "combat_damage"))
    dead = [p.name for p in view.players for _ in p.graveyard]
    life = view.player("Bob").life
    if life != 18 or sorted(dead) != ["Alice", "Bob"]:
        visit.found(
            f"after the combat Bob has {life} life, and creatures of {joined(dead) or 'nobody'} died",
            "the one that wasn't blocked deals 2 damage to Bob: 18; the other two deal 2 to each other and die (510)",
        )


_ATTACK = ("beginning_of_combat", "declare_attackers")


def _attacks(visit: Visit, view: View) -> tuple[View, list[Permanent]] | None:
    """Alice attacks Bob with both creatures."""
    visit.call = "act, passes up to the declare attackers step"
    view = visit.go_on(view, lambda v: isinstance(v.decision, AttackersDecision) or v.step not in _BEFORE)
    if not isinstance(view.decision, AttackersDecision) or view.decision.player != "Alice":
        visit.found(
            f"then {told(view)}",
            "Alice, who has untapped creatures, declares attackers in the declare attackers step (508.1)",
        )
        return None
    attackers = named(view, BEARS, "Alice")
    view = visit.allowed(
        Attack("Alice", {p.id: "Bob" for p in attackers}),
        "act, Alice attacks Bob with two creatures",
        f"she has controlled them since before this turn (302.6); {_ALLOWED}",
    )
    shown = [(p.attacking, "tapped" if p.tapped else "untapped") for p in named(view, BEARS, "Alice")]
    if shown != [("Bob", "tapped")] * 2:
        told_of = "; ".join(f"attacking {attacking}, {tapped}" for attacking, tapped in shown)
        visit.found(
            f"view.battlefield: Alice's creatures are shown as {told_of}",
            "attackers are tapped (508.1f), and `attacking` names the player Bob while they are in combat",
        )
        return None
    if view.step != "declare_attackers" or not has_priority(view, "Alice"):
        visit.found(f"then {told(view)}", "once attackers are declared the active player, Alice, has priority (508.2)")
        return None
    return view, attackers


_BEFORE = ("precombat_main", "beginning_of_combat", "declare_attackers")


def concedes(visit: Visit) -> None:
    """Anyone may concede at any time; then the game is over (104.3a), and nothing is allowed any more."""
    for player, winner in (("Bob", "Alice"), ("Alice", "Bob")):
        visit.begin(duel(PositionPlayer("Alice"), PositionPlayer("Bob")))
        view = visit.allowed(
            Concede(player),
            f"act, {player} concedes",
            "a player may concede at any time, asked or not (104.3a)",
        )
        if view.result is None or view.result.winners != (winner,):
            result = "goes on" if view.result is None else f"has the winners {joined(view.result.winners) or 'none'}"
            visit.found(f"then the game {result}", f"{winner} has won: `result`, and `decision` null (104.2a)")
            return
        if not isinstance(view.decision, PriorityDecision):
            try:
                visit.act(Pass(winner), f"act, {winner} passes after the game is over")
                visit.found("the engine accepted it", "once the game is over every action is error 1 (illegal)")
                return
            except Illegal:
                pass
