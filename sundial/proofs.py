"""What the linter learns by playing a scenario: on the reference engine, on the dummies, and with parts left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec

from . import position, said
from .game import Failed, Game, Moment
from .mana import BASICS, activated, symbols
from .model import Activate, CardInfo, Cast, Engine, Pass, PriorityDecision, Unsupported, View
from .said import Scenario, Step
from .session import Session
from .transport import Fault

SEEDS = (1, 2, 3)


class Play(msgspec.Struct, frozen=True):
    """One game of a scenario: how it failed, if it did, and what it left."""

    failed: Failed | None
    trouble: str
    """Why there is no verdict: the engine lacks something, or broke down."""
    session: Session
    views: tuple[int, ...]
    """For each step carried out, how many views there were after it."""

    @property
    def passed(self) -> bool:
        return self.failed is None and not self.trouble


def play(
    steps: Iterable[Step], engine: Engine, cards: Mapping[str, CardInfo], seed: int = 1, strict: bool = False
) -> Play:
    """Play steps on an engine, whatever comes of it."""
    steps = list(steps)
    session = Session(engine, cards, seed, position.players_in(steps), strict)
    views: list[int] = []
    failed, trouble = None, ""
    try:
        for step in steps:
            session.step(step)
            views.append(len(session.timeline))
        session.finish()
    except Failed as error:
        failed = error
    except Unsupported as lack:
        trouble = f"the engine lacks {lack.what} {lack.name}"
    except Fault as fault:
        trouble = str(fault)
    return Play(failed, trouble, session, tuple(views))


# -- negative claims -----------------------------------------------------------------------------------------------


def claims_nothing(message: object) -> bool:
    """Whether an expectation claims that something isn't there, or didn't happen."""
    match message:
        case (
            said.IsIn(yes=False)
            | said.IsInExile(yes=False)
            | said.IsInCommandZone(yes=False)
            | said.IsOnBattlefield(yes=False)
            | said.IsOnStack(yes=False)
            | said.IsAttacking(yes=False)
            | said.IsBlocking(yes=False)
            | said.HadOpportunity(yes=False)
            | said.HasLost(yes=False)
            | said.IsNowhere()
            | said.NobodyAttacks()
            | said.ExileIs(cards=())
            | said.StackIs(objects=())
            | said.ZoneIs(cards=())
            | said.ControlsNow(amount=0)
            | said.StepsBegan(amount=0)
            | said.HasDamage(amount=0)
            | said.CountersAre(amount=0)
            | said.PoolIs(mana="")
            | said.Cannot()
            | said.CannotAttack()
        ):
            return True
    return False


def changes_costs(card: CardInfo) -> bool:
    """Whether what a card costs depends on the game (601.2f)."""
    return any(ability.get("is") == "spell cost" for ability in card.structure)


def resolving(scenario: Scenario, own: Play) -> list[Step]:
    """The steps, and before each claim that is made while the stack is empty everything resolves.

    Args:
        own: the scenario's game, in which that does nothing; in another one something may still be waiting there.
    """
    steps: list[Step] = []
    for step, count in zip(scenario.steps, own.views, strict=True):
        follows = step.keyword == "Then" and bool(steps) and steps[-1].keyword == "When"
        if follows and not own.session.timeline[count - 1].view.stack:
            steps.append(Step(step.line, "everything resolves", "When", said.EverythingResolves()))
        steps.append(step)
    return steps


# -- mana ----------------------------------------------------------------------------------------------------------


class Debt(msgspec.Struct, frozen=True):
    """A player who may be unable to pay, if an engine taps other lands than the reference engine does."""

    player: str
    land: str
    has: int
    needs: int
    paid: tuple[str, ...]


def debts(moments: list[Moment], cards: Mapping[str, CardInfo], has_turn: Callable[[str, str], bool]) -> Iterator[Debt]:
    """Where lands don't suffice for every way to pay: of each color that several costs ask for, there must be as many
    lands as the colored need and all generic mana of what the player pays until the next untap step.

    What is cast while mana is in the pool is left aside: that mana is spent first.

    Args:
        has_turn: whether a player has the turn that a view calls the active player's.
    """
    for player in (p.name for p in moments[0].view.players):
        costs: list[tuple[str, str]] = []
        lands = _untapped_basics(moments[0].view, player)
        turn = moments[0].view.turn
        for moment in moments:
            view = moment.view
            if view.turn != turn:
                turn = view.turn
                if has_turn(player, view.active):
                    yield from _owed(player, costs, lands)
                    costs, lands = [], _untapped_basics(view, player)
            if (
                moment.answer is not None
                and moment.answer.player == player
                and not any(view.player(player).mana.values())
            ):
                costs += _cost_of(moment.answer, view, cards)
        yield from _owed(player, costs, lands)


def _untapped_basics(view: View, player: str) -> Counter[str]:
    return Counter(p.name for p in view.battlefield if p.controller == player and not p.tapped)


def _cost_of(action: object, view: View, cards: Mapping[str, CardInfo]) -> Iterator[tuple[str, str]]:
    """What was paid for, and its mana cost as printed."""
    if isinstance(action, Cast):
        player = view.player(action.player)
        zones = ((player.hand, ""), (player.graveyard, "flashback"), (player.command, ""), (view.exile, ""))
        for zone, keyword in zones:
            for card in zone:
                if card.id == action.card and card.name in cards:
                    info = cards[card.name]
                    if "morph" in action.paying:  # instead of the mana cost (702.37a)
                        yield f"{card.name}, face down", "{3}"
                        continue
                    instead = next((word for word in action.paying if word in ("blitz", "dash", "warp")), keyword)
                    yield card.name, (_keyword_cost(info, instead) or info.facts.cost) + "{1}" * (action.x or 0)
                    for paying in (word for word in action.paying if word != instead):
                        yield f"{card.name}'s {paying}", _keyword_cost(info, paying)
    elif isinstance(action, Activate):
        name = next((p.name for p in view.battlefield if p.id == action.object), "")
        abilities = list(activated(cards[name])) if name in cards else []
        if len(abilities) >= action.ability:
            cost = abilities[action.ability - 1].get("cost", {})
            yield f"the ability of {name}", cost.get("mana", "") if isinstance(cost, Mapping) else str(cost)


def _keyword_cost(card: CardInfo, keyword: str) -> str:
    return next((str(a["cost"]) for a in card.structure if keyword and a.get("keyword") == keyword), "")


def _owed(player: str, costs: list[tuple[str, str]], lands: Counter[str]) -> Iterator[Debt]:
    paid = [(what, [s for s in symbols(cost) if s != "X"]) for what, cost in costs]
    paid = [(what, cost) for what, cost in paid if cost]
    if len(paid) < 2:
        return
    every = [symbol for _, cost in paid for symbol in cost]
    generic = sum(int(symbol) if symbol.isdigit() else "/" in symbol for symbol in every)
    for color in sorted({symbol for symbol in every if symbol in BASICS}):
        needs = every.count(color) + generic
        if lands[BASICS[color]] < needs:
            names = tuple(what for what, _ in paid)
            yield Debt(player, BASICS[color], lands[BASICS[color]], needs, names)


def could_use(view: View, player: str, cards: Mapping[str, CardInfo]) -> bool:
    """Whether the player holds an instant, or a card with flash, that their untapped lands and mana pay for."""
    basics = _untapped_basics(view, player)
    mana = {kind: basics[land] + view.player(player).mana.get(kind, 0) for kind, land in BASICS.items()}
    for card in view.player(player).hand:
        info = cards.get(card.name)
        if info is None or not ("Instant" in info.facts.types or "Flash" in info.facts.keywords):
            continue
        cost = symbols(info.facts.cost)
        colored = Counter(symbol for symbol in cost if symbol in BASICS)
        total = sum(int(symbol) if symbol.isdigit() else symbol != "X" for symbol in cost)
        if total <= sum(mana.values()) and all(mana[color] >= n for color, n in colored.items()):
            return True
    return False


# -- the position --------------------------------------------------------------------------------------------------


def unstable(scenario: Scenario, engine: Engine, cards: Mapping[str, CardInfo]) -> str:
    """What happens in a scenario's position by itself, before anybody does anything; "" where nothing does.

    The first player passes: had a state-based action or a trigger been waiting, it would have come by then (117.5).
    """
    steps = [step for step in scenario.steps if step.keyword == "Given"]
    start = position.build(steps, cards, position.players_in(scenario.steps))
    game = Game(engine, start, cards)
    try:
        game.begin()
        first = game.view
        if not isinstance(first.decision, PriorityDecision) or first.decision.player != start.players[0].name:
            return f"{start.players[0].name} doesn't have priority"
        if first.stack:
            return f'"{first.stack[0].name}" is on the stack'
        after = game.act(Pass(first.decision.player))
    except (Unsupported, Fault, Failed):
        return ""
    if after.result is not None:
        return "the game ends"
    if after.stack:
        return f'"{after.stack[0].name}" triggers'
    for before, now in zip(_zones(first), _zones(after), strict=True):
        if before != now:
            gone = [name for name in before[1] if now[1].count(name) < before[1].count(name)]
            return f'"{(gone or now[1])[0]}" leaves or changes ({before[0]})'
    return ""


def _zones(view: View) -> list[tuple[str, list[str]]]:
    zones = [("battlefield", [p.name for p in view.battlefield]), ("exile", [c.name for c in view.exile])]
    for player in view.players:
        zones.append((f"{player.name}'s hand", [c.name for c in player.hand]))
        zones.append((f"{player.name}'s graveyard", [c.name for c in player.graveyard]))
    return zones
