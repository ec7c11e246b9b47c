"""python-mtg (https://github.com/yevbar/witchcraft), a rules engine in Datalog and Python, through its wheel.

A position becomes a state of the engine: its own decks' cards, moved into their zones. From then on the engine says
which moves there are, an action of the contract is one of them, and a view is read from its state. What the engine
asks while it carries out a move is the next decision; the move is then made again, with the answers so far.

Where the engine runs through steps in which nobody has a move, the adapter goes one step at a time, as the engine's own
loop does, so that each step is seen; the active player is asked in it, for nobody else ever may act. Cards are taken as
the engine takes them for a game: one that it knows by name is played, whatever it makes of the text.

Limits of the adapter, told as unsupported:

- two players; no first turn, commanders, planes, day and night; no Auras on players;
- a target that the engine picks by itself, where the step names one;
- abilities that the engine doesn't know, mana abilities among them (it pays by itself), and those of a card that has
  several; modes; X where the step doesn't say it;
- several attacked players or permanents; a set of attackers or blockers beyond those that the engine lists.

Of python-mtg 0.1.1, and left as it is: a spell is cast and resolves in one move, so nothing is ever on the stack when
somebody is asked; nobody has priority in another player's turn; what is to happen as a step begins happens as it is
left; damage isn't marked; creatures stay attacking until the turn is over; what a card tells to do that the engine
doesn't know is left out without a word, as by Time Stop, which can be cast and does nothing.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.metadata
import io
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

from sundial import model

IN_PROCESS = False
"""Its rules run in native code."""

OFFERS = model.Offers(steps=True, cleanups=True)

PASSED_THROUGH = ("untap", "cleanup")
"""The steps in which the engine asks nothing but what to discard."""

COUNTERS = {"+1/+1": "p1p1", "-1/-1": "m1m1"}
"""The kinds of counter that the engine calls otherwise."""

State = dict[str, Any]
Move = tuple[Any, ...]


def engine() -> model.Engine:
    """python-mtg, ready to start games.

    Raises:
        ImportError: the wheel isn't installed.
    """
    try:
        importlib.import_module("mtg")
    except ImportError as error:
        raise ImportError("the engine comes as the wheel python-mtg") from error
    return PythonMtg()


class Asked(Exception):
    """The engine asks something in the middle of a move."""

    def __init__(self, state: State, key: str, options: list[Any]) -> None:
        super().__init__(key)
        self.state, self.key, self.options = state, key, options


class Answers:
    """What the engine is told when it asks in the middle of a move: what was announced, then the answers so far."""

    def __init__(self, action: Any) -> None:
        self.targets = list(getattr(action, "targets", ()))
        self.x: int | None = getattr(action, "x", None)
        self.given: list[Any] = []
        self._left: tuple[list[str], list[Any]] = ([], [])

    def begin(self) -> None:
        """The move is made, from its beginning."""
        self._left = list(self.targets), list(self.given)

    @property
    def unused_targets(self) -> list[str]:
        """The targets that the engine hasn't asked for."""
        return self._left[0]

    def __call__(self, state: State, key: str, options: Any, default: Any) -> Any:
        targets, given = self._left
        if key == "target" and targets and targets[0] in options:
            return targets.pop(0)
        if key == "x_value" and self.x is not None:
            return self.x
        if options is None:
            raise model.Unsupported("choice", key)
        if given:
            return given.pop(0)
        raise Asked(state, key, list(options))


class PythonMtg:
    """The engine behind the contract."""

    def __init__(self) -> None:
        self._driver: Any = importlib.import_module("mtg.driver")
        self._env: Any = importlib.import_module("mtg.engine.env")
        self._bridge: Any = importlib.import_module("mtg.bridge_to_engine")
        self._game: Any = importlib.import_module("mtg.game")
        corpus: Any = importlib.import_module("mtg._corpus")
        self._pool = {card["name"] for card in corpus.load_cards()}
        self._state: State = {}
        self._owners: dict[str, str] = {}
        self._names: dict[str, str] = {}
        self._printed: dict[str, int] = {}
        """How many activated abilities each card has."""
        self._players: tuple[str, ...] = ()
        self._first_turn = 0
        self._steps: list[model.StepBegun] = []
        """Those that began in the move at hand, of which the views before have told so many:"""
        self._told = 0
        self._move: Callable[[State], State] | None = None
        """What is being done, while the engine asks something about it."""
        self._answers = Answers(None)
        self._asked: Asked | None = None

    def describe(self) -> model.Description:
        """What the engine is."""
        return model.Description("python-mtg", importlib.metadata.version("python-mtg"), model.PROTOCOL, OFFERS)

    # -- the position ------------------------------------------------------------------------------------------------

    def start(self, position: model.Position) -> model.View:
        """A game from the position.

        Raises:
            Unsupported: the engine doesn't know a card, or can't be brought into the position.
        """
        self._check(position)
        self._players = tuple(player.name for player in position.players)
        self._printed = {
            name: sum(ability.get("is") == "activated" for ability in info.structure)
            for name, info in position.cards.items()
        }
        self._move = self._asked = None
        self._steps, self._told = [], 0
        with contextlib.redirect_stdout(io.StringIO()):
            self._state = self._laid_out(position)
            self._env._develop_if_main(self._state)
        self._first_turn = self._state.get("_turn", 0)
        return self._view(self._state)

    def _check(self, position: model.Position) -> None:
        if len(position.players) != 2:
            raise model.Unsupported("players", str(len(position.players)))
        for name, info in position.cards.items():
            if not info.real or name not in self._pool:
                raise model.Unsupported("card", name)
        for player in position.players:
            if player.attached or player.commanders:
                raise model.Unsupported("position", "an Aura on a player" if player.attached else "a commander")
        if position.begin or position.day or position.planar_deck:
            raise model.Unsupported("position", "the first turn, day and night, or planes")

    def _laid_out(self, position: model.Position) -> State:
        """The engine's state: decks made of all cards that a player owns, which then go where they belong."""
        places = list(_places(position))
        decks = {name: [card.name for _, owner, card, _, _ in places if owner == name] for name in self._players}
        state: State = self._bridge.make_deck_state(decks, seed=position.seed, hand=0)
        unplaced: dict[tuple[str, str], list[str]] = {}
        self._owners, self._names = {}, {}
        game = self._game.Game.from_state(state)
        for player in self._players:
            for ident in state["_lib_order"][player]:
                unplaced.setdefault((player, game.name(ident)), []).append(ident)
            state["_lib_order"][player] = []
        state["in_library"] = set()
        idents: dict[int, str] = {}
        for n, (zone, owner, card, controller, host) in enumerate(places):
            ident = idents[n] = unplaced[owner, card.name].pop()
            self._owners[ident], self._names[ident] = owner, card.name
            if zone == "library":
                state["in_library"].add((owner, ident))
                state["_lib_order"][owner].append(ident)
            elif zone == "hand":
                state["in_hand"].add((owner, ident))
            elif zone == "battlefield":
                state["on_battlefield"].add((ident,))
                state["printed_control"] = {row for row in state["printed_control"] if row[1] != ident}
                state["printed_control"].add((controller, ident))
                state["counter"] |= {
                    (ident, COUNTERS.get(kind, kind), amount) for kind, amount in card.counters.items()
                }
                state["tapped"] |= {(ident,)} if card.tapped else set()
            else:
                state.setdefault(zone, set()).add((ident,))
            if host is not None:
                state.setdefault("attached_to", set()).add((ident, idents[host]))
        state["life"] = {(player.name, player.life) for player in position.players}
        state["active_player"], state["current_step"] = {(self._players[0],)}, {("precombat_main",)}
        # The two choices of its own that an engine for contests must make: whether lands are played, and instants cast
        # outside of the main phases, is the player's to say.
        state["_explicit_lands"] = state["_instant_speed"] = True
        return state

    # -- moves -------------------------------------------------------------------------------------------------------

    def act(self, action: model.Action) -> model.View:
        """One action.

        Raises:
            Illegal: the engine has no such move. Unsupported: it can't be told what the action says.
        """
        if isinstance(action, model.Concede):
            raise model.Unsupported("action", "concede")
        decision = self._view(self._state, tell=False).decision
        if decision is None or action.player != decision.player:
            raise model.Illegal(f"{action.player} isn't asked")
        if self._asked is not None:
            if not isinstance(action, model.Choose):
                raise model.Illegal("a choice is asked for")
            self._answers.given.append(self._chosen(self._asked, action))
            return self._go_on()
        move = self._as_move(action, decision)
        self._answers = Answers(action)
        if isinstance(action, model.Cast | model.Activate) and "target" in move[-1]:
            self._answers.targets.remove(move[-1]["target"])
        self._move = lambda state: self._made(state, move)
        before = self._state
        try:
            return self._go_on()
        except model.Unsupported:
            self._state, self._move, self._told = before, None, 0
            raise

    def _as_move(self, action: model.Action, decision: model.Decision) -> Move:
        """The move of the engine's that the action is."""
        with contextlib.redirect_stdout(io.StringIO()):
            moves: list[Move] = self._env.legal_actions(self._state)
        priority = isinstance(decision, model.PriorityDecision)
        match action:
            case model.Pass() if priority:
                return ("pass",)
            case model.Play(player=player, card=card) if priority:
                return self._one(moves, ("play", player, card))
            case model.Cast() if priority:
                if action.paying or action.costs or action.face:
                    raise model.Unsupported("action", "what is paid beside mana, or another face")
                found = [move for move in moves if move[:3] == ("cast", action.player, action.card)]
                if any(move[-1].keys() - {"target"} for move in found):
                    raise model.Unsupported("choice", "a mode, or the name of a card")
                return self._with_target(found, action.targets, self._names.get(action.card, action.card))
            case model.Activate() if priority:
                name = self._names.get(action.object, action.object)
                known = {row[0] for row in self._state.get("activated_ability", ()) if row[1] == action.object}
                if not known or self._printed.get(name, 1) > 1:
                    raise model.Unsupported("action", f"an ability of {name}")
                found = [move for move in moves if move[0] == "activate" and move[2][1] == action.object]
                return self._with_target(found, action.targets, name)
            case model.Attack(player=player, attackers=attackers) if isinstance(decision, model.AttackersDecision):
                if any(defender != self._other(player) for defender in attackers.values()):
                    raise model.Unsupported("action", "attacking a permanent")
                return self._one(moves, ("attack", frozenset(attackers)))
            case model.Block(blockers=blockers) if isinstance(decision, model.BlockersDecision):
                pairs = frozenset((blocker, a) for blocker, attackers in blockers.items() for a in attackers)
                listed = {pair for move in moves for pair in move[1]}
                if ("block", pairs) not in moves and pairs <= listed:
                    raise model.Unsupported("action", "a set of blockers that the engine doesn't list")
                return self._one(moves, ("block", pairs))
        raise model.Illegal(f"{action.player} is asked something else")

    def _one(self, moves: list[Move], wanted: Move) -> Move:
        if wanted not in moves:
            raise model.Illegal("the engine lists no such move")
        return wanted

    def _with_target(self, moves: list[Move], targets: tuple[str, ...], name: str) -> Move:
        """The move with the announced target; modes and what else belongs to it, as the engine lists them."""
        if not moves:
            raise model.Illegal(f"the engine lists no such move with {name}")
        asked = [move for move in moves if "target" in move[-1]]
        if not asked:
            return moves[0]
        if found := [move for move in asked if move[-1]["target"] in targets]:
            return found[0]
        raise model.Illegal(f"the engine lists no such target of {name}")

    def _made(self, state: State, move: Move) -> State:
        """The move, and the steps up to the next in which somebody is asked."""
        kind = move[0]
        if kind in ("attack", "block", "pass"):
            after: State = self._driver.clone_state(state)
            self._advance(after, **{{"attack": "attackers", "block": "blocks"}[kind]: move[1]} if move[1:] else {})
        else:
            # Its own loop would go on through the steps after it; it stops where a move is left, passing among them.
            after = self._staying(state, move)
        while not self._env.is_terminal(after) and not self._stops(after):
            self._advance(after)
        return after

    def _staying(self, state: State, move: Move) -> State:
        """A cast, an activation or a land, without the steps that the engine would go on to."""
        going_on = self._env._advance_to_decision
        self._env._advance_to_decision = lambda _: None
        try:
            after: State = self._env.step(state, move)
        finally:
            self._env._advance_to_decision = going_on
        return after

    def _advance(self, state: State, **declared: Any) -> None:
        """One step further, which is noted; what isn't declared is declared as nothing."""
        state["_forced"] = {"attackers": frozenset(), "blocks": frozenset()} | declared
        self._env._advance_one(state)
        state["_forced"] = {}
        if not self._env.is_terminal(state):
            self._steps.append(model.StepBegun(self._turn(state), _only(state["active_player"]), self._step(state)))

    def _stops(self, state: State) -> bool:
        step = self._step(state)
        if step == "declare_attackers":
            return any(self._env._attack_options(state, _only(state["active_player"])))
        if step == "declare_blockers":
            return bool(self._env._legal_block_pairs(state, self._other(_only(state["active_player"]))))
        return step not in PASSED_THROUGH

    def _go_on(self) -> model.View:
        """Make the move, as far as its questions are answered."""
        assert self._move is not None
        self._steps = []
        self._answers.begin()
        state = self._driver.clone_state(self._state)
        state["_policy"] = self._answers
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                after = self._move(state)
        except Asked as asked:
            self._asked = asked
            view = self._view(asked.state)
            self._told = len(self._steps)
            return view
        if self._answers.unused_targets:
            raise model.Unsupported("choice", "a target, which the engine picks by itself")
        after.pop("_policy", None)
        self._state, self._move, self._asked = after, None, None
        view = self._view(after)
        self._told = 0
        return view

    def _chosen(self, asked: Asked, action: model.Choose) -> Any:
        """What the engine takes for the answer."""
        options = dict(self._options(asked))
        if len(action.options) != 1:
            if action.options or not self._may_decline(asked):
                raise model.Illegal("one is to be chosen")
            return False if False in asked.options else None
        if action.options[0] not in options:
            raise model.Illegal("no such option")
        return options[action.options[0]]

    # -- the view ----------------------------------------------------------------------------------------------------

    def _turn(self, state: State) -> int:
        return int(state.get("_turn", 0)) - self._first_turn + 1

    def _step(self, state: State) -> model.StepName:
        step: model.StepName = _only(state["current_step"])
        return step

    def _other(self, player: str) -> str:
        return next(name for name in self._players if name != player)

    def _view(self, state: State, tell: bool = True) -> model.View:
        over = self._env.is_terminal(state)
        active = _only(state["active_player"])
        winner = self._env.winner(state) if over else None
        life = dict(state["life"])
        return model.View(
            turn=self._turn(state),
            active=active,
            step=self._step(state),
            decision=None if over else self._decision(state, active),
            players=tuple(
                model.ViewPlayer(
                    name,
                    int(life[name]),
                    in_game=not over or winner in (None, name),
                    hand=self._cards(ident for owner, ident in state["in_hand"] if owner == name),
                    graveyard=self._cards(i for (i,) in state.get("graveyard", ()) if self._owners.get(i) == name),
                    library=tuple(
                        self._name(state, ident)
                        for ident in state["_lib_order"][name]
                        if (name, ident) in state["in_library"]
                    ),
                )
                for name in self._players
            ),
            battlefield=tuple(self._battlefield(state)) if tell else (),
            exile=self._cards(i for (i,) in state.get("exile", ()) if i in self._owners),
            steps=tuple(self._steps[self._told :]),
            result=model.Result((winner,) if winner else ()) if over else None,
        )

    def _decision(self, state: State, active: str) -> model.Decision:
        if self._asked is not None:
            options = tuple(model.Option(ident, self._shown(value)) for ident, value in self._options(self._asked))
            least = 0 if self._may_decline(self._asked) else 1
            return model.ChooseDecision(self._whom(self._asked, active), options, least, 1, text=self._asked.key)
        step = self._step(state)
        if step == "declare_attackers":
            return model.AttackersDecision(active)
        if step == "declare_blockers":
            return model.BlockersDecision(self._other(active))
        return model.PriorityDecision(active)

    def _may_decline(self, asked: Asked) -> bool:
        return None in asked.options or False in asked.options

    def _options(self, asked: Asked) -> Iterator[tuple[str, Any]]:
        """What may be chosen, by the ids that the contract's options have; no is no option."""
        for value in asked.options:
            if value is not None and value is not False:
                yield ("yes" if value is True else str(value)), value

    def _shown(self, value: Any) -> str:
        return "yes" if value is True else self._names.get(value, str(value))

    def _whom(self, asked: Asked, active: str) -> str:
        """The engine doesn't say who is asked: it is who holds the cards, or controls the permanents, else who acts."""
        rows = [*asked.state["in_hand"], *asked.state.get("printed_control", ())]
        holders = {player for player, ident in rows if ident in asked.options}
        return holders.pop() if len(holders) == 1 and asked.key != "target" else active

    def _name(self, state: State, ident: str) -> str:
        return self._names.get(ident) or str(self._game.Game.from_state(state).name(ident))

    def _cards(self, idents: Iterator[str]) -> tuple[model.Card, ...]:
        return tuple(model.Card(ident, self._names[ident], self._owners[ident]) for ident in sorted(idents))

    def _battlefield(self, state: State) -> Iterator[model.Permanent]:
        attacks, hosts = dict(state["attacks"]), dict(state.get("attached_to", ()))
        kinds = {theirs: ours for ours, theirs in COUNTERS.items()}
        for shown in self._game.Game.from_state(state).permanents():
            token = shown.id not in self._owners
            there = {row[0] for row in state["on_battlefield"]}
            # A token's name is its subtypes' (111.4); the engine calls it by all that it is, and by a number.
            name = " ".join(map(str.title, shown.subtypes)) or shown.name.partition("#")[0]
            yield model.Permanent(
                shown.id,
                f"{name} Token" if token else self._names[shown.id],
                shown.controller,
                self._owners.get(shown.id),
                tapped=shown.tapped,
                token=token,
                power=shown.power if shown.is_creature else None,
                toughness=shown.toughness if shown.is_creature else None,
                counters={kinds.get(kind, kind): n for (i, kind, n) in state["counter"] if i == shown.id and n > 0},
                attacking=attacks.get(shown.id),
                blocking=tuple(sorted(a for b, a in state["blocks"] if b == shown.id and a in there)),
                attached_to=hosts.get(shown.id),
            )


def _only(rows: set[tuple[Any, ...]]) -> Any:
    ((value,),) = rows
    return value


Place = tuple[str, str, model.PositionCard, str, int | None]


def _places(position: model.Position) -> Iterator[Place]:
    """Each card of a position: its zone, its owner, itself, its controller, and the place in this list of its host."""
    n = 0

    def put(card: str | model.PositionCard, zone: str, player: str, host: int | None = None) -> Iterator[Place]:
        nonlocal n
        laid = model.PositionCard(card) if isinstance(card, str) else card
        here, n = n, n + 1
        yield zone, laid.owner or player, laid, player, host
        for attached in laid.attached:
            yield from put(attached, zone, player, here)

    for player in position.players:
        for zone in ("library", "hand", "graveyard", "battlefield"):
            for card in getattr(player, zone):
                yield from put(card, zone, player.name)
        if player.command:
            _lacking("the command zone")
    for card in position.exile:
        yield from put(card, "exile", position.players[0].name)


def _lacking(what: str) -> NoReturn:
    raise model.Unsupported("position", what)


if __name__ == "__main__":
    from sundial.serve import run

    run(engine)
