"""phase.rs behind the contract: positions, decisions and actions of adapters/phase/adapter.py.

The cards are invented, and what is claimed is what any engine has to do or what an adapter owes; where phase.rs strays
from the rules is for the corpus to say.
"""

import sys
from collections.abc import Callable
from typing import Any

import pytest

from sundial.broken import check_view
from sundial.engines import MissingDependency, load_adapter, open_in_process
from sundial.model import (
    Action,
    Activate,
    Attack,
    AttackersDecision,
    Block,
    BlockersDecision,
    CardInfo,
    Cast,
    Choose,
    ChooseDecision,
    Concede,
    Engine,
    Facts,
    Illegal,
    Option,
    Pass,
    Play,
    Position,
    PositionCard,
    PositionPlayer,
    PriorityDecision,
    Result,
    StepBegun,
    Unsupported,
    View,
)

pytest.importorskip("phase", reason="the wheel phase-python isn't installed")


def spell(cost: str, text: str, kind: str = "Instant", keywords: tuple[str, ...] = ()) -> CardInfo:
    colors = tuple(color for color in "WUBRG" if color in cost)
    return CardInfo(Facts((kind,), cost, colors, keywords=keywords), text, real=False)


def creature(text: str = "", power: int | None = 2, toughness: int | None = 2, **facts: Any) -> CardInfo:
    return CardInfo(
        Facts(("Creature",), "{1}{G}", ("G",), subtypes=("Bear",), power=power, toughness=toughness, **facts),
        text,
        real=False,
    )


def aura(text: str) -> CardInfo:
    return CardInfo(Facts(("Enchantment",), "{G}", ("G",), ("Aura",), keywords=("Enchant",)), text, real=False)


def land(subtype: str, text: str = "") -> CardInfo:
    return CardInfo(Facts(("Land",), subtypes=(subtype,), supertypes=("Basic",)), text)


CARDS = {
    "Island": land("Island"),
    "Mountain": land("Mountain"),
    "Plains": land("Plains"),
    "Forest": land("Forest", "{T}: Add {G}."),
    "Cub": creature(),
    "Elder": creature("Elder's power and toughness are each equal to the number of Forests you control.", None, None),
    "Scout": creature("{T}: Add {G}.\n{T}: Scout deals 1 damage to any target.", 1, 1),
    "Twilight": spell("{4}{U}{U}", "End the turn."),
    "Spark": spell("{R}", "Spark deals 3 damage to any target."),
    "Echo": spell("{U}{U}", "Copy target instant or sorcery spell. You may choose new targets for the copy."),
    "Study": spell("{U}", "Draw two cards.", "Sorcery"),
    "Rage": spell("{2}{R}", "Rage deals 3 damage to any target.\nMadness {R}", keywords=("Madness",)),
    "Torch": spell("{R}", "Buyback {R}\nTorch deals 1 damage to any target.", keywords=("Buyback",)),
    "Flare": spell("{X}{R}", "Flare deals X damage to any target."),
    "Dawn": spell("{R}", "Choose one —\n• Dawn deals 2 damage to any target.\n• You gain 4 life."),
    "Rite": spell("{R}", "As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards."),
    "Bell": spell("{1}", "At the beginning of your end step, you gain 3 life.", "Artifact"),
    "Gong": spell("{1}", "At the beginning of your end step, each opponent loses 2 life.", "Artifact"),
    "Hub": spell("{1}", "Players skip their upkeep steps.", "Artifact"),
    "Truce": spell("{W}", "Target player skips all combat phases of their next turn.", "Sorcery"),
    "Ripple": spell("{U}", "Target creature phases out."),
    "Hourglass": spell("{1}", "Players skip their untap steps.", "Artifact"),
    "Duelist": creature("Double strike", keywords=("Double strike",)),
    "Ambush": spell(
        "{3}{R}",
        "{R}: You may put a creature card from your hand onto the battlefield. That creature gains haste. "
        "Sacrifice the creature at the beginning of the next end step.",
        "Enchantment",
    ),
    "Vines": aura("Enchant creature\nEnchanted creature gets +2/+0 and has trample."),
    "Hex": aura("Enchant player\nAt the beginning of enchanted player's upkeep, that player loses 1 life."),
    "Sage": CardInfo(
        Facts(("Planeswalker",), "{U}", ("U",), ("Jace",), ("Legendary",), loyalty=5),
        "+1: You gain 1 life.",
        real=False,
    ),
}


@pytest.fixture(scope="module")
def phase() -> Engine:
    return open_in_process("phase")


class Game:
    """A game of phase.rs, each view of which is sound."""

    def __init__(self, engine: Engine, *players: PositionPlayer, exile: tuple[PositionCard, ...] = ()) -> None:
        self.engine = engine
        filled = tuple(
            player if player.library else PositionPlayer(**{**_fields(player), "library": ("Island",) * 15})
            for player in players
        )
        self.position = Position(filled, CARDS, exile)
        self.views: list[View] = []
        self.see(engine.start(self.position))

    def see(self, view: View) -> View:
        assert check_view(view, self.views[-1] if self.views else None, self.position) == []
        self.views.append(view)
        return view

    @property
    def view(self) -> View:
        return self.views[-1]

    @property
    def choice(self) -> ChooseDecision:
        assert isinstance(self.view.decision, ChooseDecision), self.view.decision
        return self.view.decision

    def act(self, action: Action) -> View:
        return self.see(self.engine.act(action))

    def passes(self, times: int) -> View:
        for _ in range(times):
            assert isinstance(self.view.decision, PriorityDecision), self.view.decision
            self.act(Pass(self.view.decision.player))
        return self.view

    def passes_until(self, there: Callable[[View], bool]) -> View:
        for _ in range(60):
            if there(self.view):
                return self.view
            decision = self.view.decision
            if isinstance(decision, AttackersDecision):
                self.act(Attack(decision.player, {}))
            elif isinstance(decision, BlockersDecision):
                self.act(Block(decision.player, {}))
            else:
                self.passes(1)
        raise AssertionError(f"never got there: {self.view}")

    def card(self, player: str, name: str) -> str:
        """The id of a card in the player's hand."""
        return next(card.id for card in self.view.player(player).hand if card.name == name)

    def permanent(self, name: str, controller: str = "Alice") -> str:
        return next(p.id for p in self.view.battlefield if (p.name, p.controller) == (name, controller))

    def cast(self, player: str, name: str, *targets: str, **announced: Any) -> View:
        return self.act(Cast(player, self.card(player, name), targets, **announced))

    def choose(self, *names: str) -> View:
        left = list(self.choice.options)
        chosen = []
        for name in names:
            chosen.append(next(option for option in left if option.name == name))
            left.remove(chosen[-1])
        return self.act(Choose(self.choice.player, tuple(option.id for option in chosen)))

    def refuses(self, action: Action) -> None:
        """The action is illegal, and afterwards the game goes on from the same view."""
        before = self.view
        with pytest.raises(Illegal):
            self.engine.act(action)
        other = next(
            player.name for player in before.players if before.decision and player.name != before.decision.player
        )
        with pytest.raises(Illegal):
            self.engine.act(Pass(other))

    def shown(self) -> list[tuple[str, str, str, bool]]:
        return [(thing.name, thing.kind, thing.controller, thing.copy) for thing in self.view.stack]


def _fields(player: PositionPlayer) -> dict[str, Any]:
    return {field: getattr(player, field) for field in player.__struct_fields__}


def alice(*battlefield: str | PositionCard, **zones: Any) -> PositionPlayer:
    return PositionPlayer(name="Alice", battlefield=battlefield, **zones)


def bob(*battlefield: str | PositionCard, **zones: Any) -> PositionPlayer:
    return PositionPlayer(name="Bob", battlefield=battlefield, **zones)


def islands(number: int) -> tuple[str, ...]:
    return ("Island",) * number


def test_describes_what_it_offers(phase: Engine) -> None:
    description = phase.describe()
    assert (description.name, description.protocol) == ("phase.rs", 1)
    assert (description.offers.players, description.offers.texts) == (4, True)
    assert (description.offers.steps, description.offers.cleanups) == (True, False)
    assert description.offers.also == ("phasing",)


def test_without_the_wheel_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "phase", None)
    with pytest.raises(MissingDependency, match="phase-python"):
        open_in_process("phase")


def test_a_panic_becomes_an_error() -> None:
    class PanicException(BaseException):
        """What pyo3 raises where Rust panics."""

    class Panicking:
        def build_oracle_face(self, card: object, oracle_id: None) -> None:
            raise PanicException("index out of bounds")

    engine = load_adapter("phase").PhaseEngine(Panicking())
    with pytest.raises(RuntimeError, match="index out of bounds"):
        Game(engine, alice(), bob())


# -- positions -----------------------------------------------------------------------------------------------------


def test_a_position_is_shown_as_it_was_given(phase: Engine) -> None:
    game = Game(
        phase,
        alice(
            PositionCard("Cub", tapped=True, counters={"+1/+1": 2, "charge": 1}, attached=("Vines",)),
            PositionCard("Cub", owner="Bob", attached=(PositionCard("Vines", owner="Bob"),)),
            PositionCard("Sage", counters={"loyalty": 3}),
            "Elder",
            "Forest",
            life=7,
            hand=("Spark", "Study"),
            graveyard=("Cub", "Spark"),
            library=("Cub", "Island", "Mountain"),
        ),
        bob(attached=(PositionCard("Hex", owner="Alice"),)),
        exile=(PositionCard("Spark", owner="Bob"), PositionCard("Cub", owner="Alice")),
    )
    view = game.view
    assert (view.turn, view.active, view.step, view.steps) == (1, "Alice", "precombat_main", ())
    assert view.decision == PriorityDecision("Alice")
    own = view.player("Alice")
    assert (own.life, own.library, view.player("Bob").life) == (7, ("Cub", "Island", "Mountain"), 20)
    assert [card.name for card in own.hand + own.graveyard] == ["Spark", "Study", "Cub", "Spark"]
    assert [(card.name, card.owner) for card in view.exile] == [("Spark", "Bob"), ("Cub", "Alice")]
    first, its_vines, second, other_vines, sage, elder, forest, hex_ = view.battlefield
    assert (first.power, first.toughness, first.tapped) == (6, 4, True)
    assert first.counters == {"+1/+1": 2, "charge": 1}
    assert (its_vines.attached_to, its_vines.controller) == (first.id, "Alice")
    assert (second.controller, second.owner, second.power) == ("Alice", "Bob", 4)
    assert (other_vines.attached_to, other_vines.controller) == (second.id, "Bob")
    assert (sage.counters, sage.power) == ({"loyalty": 3}, None)
    assert (elder.power, elder.toughness) == (1, 1)
    assert (forest.name, hex_.attached_to, hex_.controller) == ("Forest", "Bob", "Alice")


def test_the_turn_of_a_position_is_nobodys_first(phase: Engine) -> None:
    game = Game(phase, alice("Cub"), bob(attached=(PositionCard("Hex", owner="Alice"),)))
    game.passes_until(lambda view: view.turn == 2)
    assert game.view.steps[-3:] == (
        StepBegun(1, "Alice", "cleanup"),
        StepBegun(2, "Bob", "untap"),
        StepBegun(2, "Bob", "upkeep"),
    )
    assert game.shown() == [("Hex", "triggered", "Alice", False)]
    game.passes_until(lambda view: view.step == "precombat_main")
    assert (game.view.player("Bob").life, len(game.view.player("Bob").library)) == (19, 14)
    assert [step for view in game.views for step in view.steps if step.turn == 2][1:] == [
        StepBegun(2, "Bob", "upkeep"),
        StepBegun(2, "Bob", "draw"),
        StepBegun(2, "Bob", "precombat_main"),
    ]


def test_a_seed_gives_one_order_and_another_seed_another(phase: Engine) -> None:
    cards = CARDS | {"Tumble": spell("{U}", "Shuffle your library.", "Sorcery")}
    library = ("Cub", "Island", "Mountain", "Forest", "Spark", "Study", "Bell", "Gong") * 2

    def shuffled(seed: int) -> tuple[str, ...]:
        players = (alice("Island", hand=("Tumble",), library=library), bob(library=library))
        view = phase.start(Position(players, cards, seed=seed))
        phase.act(Cast("Alice", view.player("Alice").hand[0].id))
        phase.act(Pass("Alice"))
        return phase.act(Pass("Bob")).player("Alice").library

    assert shuffled(1) == shuffled(1)
    assert sorted(shuffled(1)) == sorted(shuffled(2)) == sorted(library)
    assert len({shuffled(seed) for seed in range(4)}) > 1


@pytest.mark.parametrize(
    "riddle",
    [
        spell("{U}", "Fold this card into a swan."),
        spell("{U}", "Creatures you control gain indestructible. Draw a card."),
        creature("Whenever a swan is folded, you gain 1 life."),
        creature("As long as Riddle isn't attacking, its power is equal to the number of Forests you control."),
        creature("At the beginning of your untap step, you gain 1 life."),
    ],
)
def test_text_that_phase_does_not_understand_is_unsupported(phase: Engine, riddle: CardInfo) -> None:
    players = (alice(hand=("Riddle",), library=islands(5)), bob(library=islands(5)))
    with pytest.raises(Unsupported) as refusal:
        phase.start(Position(players, CARDS | {"Riddle": riddle}))
    assert (refusal.value.what, refusal.value.name) == ("card", "Riddle")


def test_what_cannot_be_laid_out_is_unsupported(phase: Engine) -> None:
    many = tuple(PositionPlayer(name, library=("Island",)) for name in ("Alice", "Bob", "Carol", "Dave", "Eve"))
    with pytest.raises(Unsupported) as refusal:
        phase.start(Position(many, CARDS))
    assert refusal.value.what == "players"
    with pytest.raises(Unsupported) as refusal:
        Game(phase, alice(hand=(PositionCard("Spark", owner="Bob"),)), bob())
    assert refusal.value.what == "position"


# -- actions -------------------------------------------------------------------------------------------------------


def test_the_turn_ends_with_a_spell_below(phase: Engine) -> None:
    game = Game(phase, alice(*islands(6), hand=("Twilight",)), bob("Mountain", hand=("Spark",)))
    game.passes(1)
    game.cast("Bob", "Spark", "Alice")
    game.passes(1)
    game.cast("Alice", "Twilight")
    assert game.shown() == [("Twilight", "spell", "Alice", False), ("Spark", "spell", "Bob", False)]
    game.passes(2)
    assert (game.view.step, game.view.stack) == ("cleanup", ())
    assert {card.name for card in game.view.exile} == {"Spark", "Twilight"}
    game.passes_until(lambda view: view.turn == 2)
    assert (game.view.player("Alice").life, game.view.active) == (20, "Bob")


def test_discarding_to_hand_size(phase: Engine) -> None:
    game = Game(phase, alice(hand=("Spark", *["Cub"] * 8)), bob())
    game.passes_until(lambda view: view.step == "cleanup")
    assert (game.choice.player, game.choice.min, game.choice.max) == ("Alice", 2, 2)
    assert {option.id for option in game.choice.options} == {card.id for card in game.view.player("Alice").hand}
    game.refuses(Choose("Alice", (game.card("Alice", "Spark"),)))
    game.refuses(Choose("Alice", (game.card("Alice", "Spark"),) * 2))
    game.choose("Spark", "Cub")
    assert len(game.view.player("Alice").hand) == 7
    assert sorted(card.name for card in game.view.player("Alice").graveyard) == ["Cub", "Spark"]


@pytest.mark.parametrize("chosen", [("yes",), ()])
def test_what_a_player_may_do_is_one_option(phase: Engine, chosen: tuple[str, ...]) -> None:
    game = Game(phase, alice("Mountain", "Ambush", hand=("Cub",)), bob())
    game.act(Activate("Alice", game.permanent("Ambush")))
    assert game.shown() == [("Ambush", "activated", "Alice", False)]
    game.passes(2)
    assert (game.choice.options, game.choice.min, game.choice.max) == ((Option("yes", "yes"),), 0, 1)
    assert game.choice.source == "Ambush"
    game.choose(*chosen)
    assert (len(game.view.player("Alice").hand) == 0) is bool(chosen)
    assert any(p.name == "Cub" for p in game.view.battlefield) is bool(chosen)


def test_attacking_and_blocking(phase: Engine) -> None:
    game = Game(phase, alice("Cub", "Cub", "Island"), bob("Cub", PositionCard("Sage", counters={"loyalty": 5})))
    game.passes_until(lambda view: view.step == "declare_attackers")
    first, second, island, blocker, sage = (p.id for p in game.view.battlefield)
    game.refuses(Attack("Alice", {island: "Bob"}))
    game.refuses(Attack("Alice", {first: "Alice"}))
    game.refuses(Attack("Bob", {}))
    game.act(Attack("Alice", {first: "Bob", second: sage}))
    assert [p.attacking for p in game.view.battlefield] == ["Bob", sage, None, None, None]
    assert [p.tapped for p in game.view.battlefield] == [True, True, False, False, False]
    game.passes(2)
    game.refuses(Block("Bob", {blocker: (first, second)}))
    game.act(Block("Bob", {blocker: (first,)}))
    assert [p.blocking for p in game.view.battlefield] == [(), (), (), (first,), ()]
    game.passes(2)
    assert game.view.step == "combat_damage"
    assert [(p.name, p.counters) for p in game.view.battlefield] == [
        ("Cub", {}),
        ("Island", {}),
        ("Sage", {"loyalty": 3}),
    ]
    game.passes_until(lambda view: view.step == "postcombat_main")
    assert all(p.attacking is None for p in game.view.battlefield)


@pytest.mark.parametrize(
    ("card", "begun"),
    [
        ("Bell", ["untap", "upkeep", "draw", "precombat_main"]),
        ("Hub", ["untap", "draw", "precombat_main"]),
        ("Hourglass", ["upkeep", "draw", "precombat_main"]),
    ],
)
def test_a_skipped_step_is_not_listed(phase: Engine, card: str, begun: list[str]) -> None:
    game = Game(phase, alice(card), bob())
    game.passes_until(lambda view: view.turn == 3 and view.step == "precombat_main")
    for turn, active in ((2, "Bob"), (3, "Alice")):
        listed = [step for view in game.views for step in view.steps if step.turn == turn]
        assert [step.step for step in listed[: len(begun)]] == begun
        assert {step.active for step in listed} == {active}


def test_each_step_in_which_somebody_is_asked_is_listed(phase: Engine) -> None:
    game = Game(phase, alice("Plains", "Cub", hand=("Truce",)), bob())
    game.cast("Alice", "Truce", "Alice")
    game.passes_until(lambda view: view.turn == 4)
    shown = [StepBegun(view.turn, view.active, view.step) for view in game.views[1:] if view.step != "precombat_main"]
    listed = [step for view in game.views for step in view.steps]
    assert set(shown) <= set(listed)
    assert len(set(listed)) == len(listed)


def test_what_is_phased_out_is_shown_apart(phase: Engine) -> None:
    game = Game(phase, alice(*islands(1), "Cub", hand=("Ripple",)), bob())
    cub = game.permanent("Cub")
    game.cast("Alice", "Ripple", cub)
    game.passes(2)
    assert ([p.name for p in game.view.battlefield], [p.id for p in game.view.phased_out]) == (["Island"], [cub])
    game.passes_until(lambda view: view.turn == 3)
    assert ([p.name for p in game.view.battlefield], game.view.phased_out) == (["Island", "Cub"], ())


@pytest.mark.parametrize(("attacker", "steps"), [("Cub", 1), ("Duelist", 2)])
def test_both_combat_damage_steps_are_listed(phase: Engine, attacker: str, steps: int) -> None:
    game = Game(phase, alice(attacker), bob())
    game.passes_until(lambda view: view.step == "declare_attackers")
    game.act(Attack("Alice", {game.permanent(attacker): "Bob"}))
    game.passes_until(lambda view: view.step == "postcombat_main")
    assert game.view.player("Bob").life == 20 - 2 * steps
    listed = [step.step for view in game.views for step in view.steps]
    assert listed.count("combat_damage") == steps
    assert listed[-2:] == ["end_of_combat", "postcombat_main"]


@pytest.mark.parametrize("accepted", [True, False])
def test_an_offer_to_cast(phase: Engine, accepted: bool) -> None:
    game = Game(phase, alice("Mountain", hand=("Rage", *["Cub"] * 7)), bob())
    game.passes_until(lambda view: view.step == "cleanup")
    game.choose("Rage")
    assert [card.name for card in game.view.exile] == ["Rage"]
    assert game.shown() == [("Rage", "triggered", "Alice", False)]
    game.passes(2)
    assert ([option.name for option in game.choice.options], game.choice.min) == (["Rage"], 0)
    if not accepted:
        game.choose()
        assert [card.name for card in game.view.player("Alice").graveyard] == ["Rage"]
        return
    game.choose("Rage")
    assert game.choice.options == (Option("Alice", "Alice"), Option("Bob", "Bob"))
    game.choose("Bob")
    assert game.shown() == [("Rage", "spell", "Alice", False)]
    game.passes(2)
    assert game.view.player("Bob").life == 17


def test_of_two_triggers_the_first_listed_goes_on_the_stack_first(phase: Engine) -> None:
    game = Game(phase, alice("Bell", "Gong"), bob())
    game.passes_until(lambda view: view.step == "end")
    assert (game.choice.ordered, game.choice.min, game.choice.max) == (True, 2, 2)
    game.choose("Gong", "Bell")
    assert [name for name, *_ in game.shown()] == ["Bell", "Gong"]
    game.passes(2)
    assert (game.view.player("Alice").life, game.view.player("Bob").life) == (23, 20)


def test_a_copy_keeps_its_targets_or_gets_new_ones(phase: Engine) -> None:
    for new, life in ((), (20, 14)), (("Alice",), (17, 17)):
        game = Game(phase, alice("Mountain", *islands(2), hand=("Spark", "Echo")), bob())
        game.cast("Alice", "Spark", "Bob")
        game.cast("Alice", "Echo", game.view.stack[0].id)
        game.passes(2)
        assert ([option.id for option in game.choice.options], game.choice.min) == (["Alice", "Bob"], 0)
        game.choose(*new)
        assert game.shown() == [("Spark", "spell", "Alice", True), ("Spark", "spell", "Alice", False)]
        game.passes(4)
        assert (game.view.player("Alice").life, game.view.player("Bob").life) == life


def test_a_refused_action_leaves_the_game_as_it_was(phase: Engine) -> None:
    game = Game(phase, alice(), bob("Mountain", *islands(2), "Scout", hand=("Study", "Spark", "Island")))
    game.refuses(Cast("Bob", game.card("Bob", "Spark"), ("Alice",)))
    game.passes(1)
    study, spark, island = (card.id for card in game.view.player("Bob").hand)
    scout = game.permanent("Scout", "Bob")
    game.refuses(Cast("Bob", study))
    game.refuses(Play("Bob", island))
    game.refuses(Choose("Bob", ("yes",)))
    game.refuses(Cast("Bob", spark))
    game.refuses(Cast("Bob", spark, ("Alice", "Bob")))
    game.refuses(Cast("Bob", spark, (island,)))
    game.refuses(Cast("Bob", "999", ("Alice",)))
    game.refuses(Cast("Bob", "no id", ("Alice",)))
    game.refuses(Activate("Bob", scout, 3))
    game.refuses(Pass("Eve"))
    game.act(Cast("Bob", spark, ("Alice",)))
    assert game.shown() == [("Spark", "spell", "Bob", False)]
    assert {p.name: p.tapped for p in game.view.battlefield} == {"Mountain": True, "Island": False, "Scout": False}


def test_an_only_target_still_has_to_be_named(phase: Engine) -> None:
    game = Game(phase, alice("Mountain", *islands(2), hand=("Spark", "Echo")), bob())
    game.cast("Alice", "Spark", "Bob")
    echo, below = game.card("Alice", "Echo"), game.view.stack[0].id
    game.refuses(Cast("Alice", echo))
    game.refuses(Cast("Alice", echo, ("Bob",)))
    game.refuses(Cast("Alice", echo, (below, "Bob")))
    game.act(Cast("Alice", echo, (below,)))
    assert [name for name, *_ in game.shown()] == ["Echo", "Spark"]


def test_abilities_are_counted_as_printed(phase: Engine) -> None:
    game = Game(phase, alice("Scout", "Scout", "Forest"), bob())
    first, second, forest = (p.id for p in game.view.battlefield)
    game.act(Activate("Alice", first))
    game.act(Activate("Alice", forest))
    assert (game.view.player("Alice").mana, game.view.stack) == ({"G": 2}, ())
    game.refuses(Activate("Alice", first, 2, ("Bob",)))
    game.act(Activate("Alice", second, 2, ("Bob",)))
    assert game.shown() == [("Scout", "activated", "Alice", False)]
    game.passes(2)
    assert game.view.player("Bob").life == 19


def test_modes_x_and_costs_are_announced_with_the_spell(phase: Engine) -> None:
    hand = ("Torch", "Flare", "Dawn", "Rite", "Island")
    game = Game(phase, alice(*["Mountain"] * 8, "Cub", "Elder", "Forest", hand=hand), bob())
    torch, flare, dawn, rite, island = (card.id for card in game.view.player("Alice").hand)
    game.act(Cast("Alice", torch, ("Bob",), paying=("buyback",)))
    game.refuses(Cast("Alice", flare, ("Bob",)))
    game.act(Cast("Alice", flare, ("Bob",), x=2))
    game.refuses(Cast("Alice", dawn))
    game.refuses(Cast("Alice", dawn, modes=(1,)))
    game.act(Cast("Alice", dawn, modes=(2,)))
    elder = game.permanent("Elder")
    game.refuses(Cast("Alice", rite, costs=(game.permanent("Mountain"),)))
    game.act(Cast("Alice", rite, costs=(elder,)))
    assert [card.name for card in game.view.player("Alice").graveyard] == ["Elder"]
    game.passes(8)
    assert (game.view.player("Alice").life, game.view.player("Bob").life) == (24, 17)
    assert [card.name for card in game.view.player("Alice").hand][:1] == ["Island"]
    assert "Torch" in [card.name for card in game.view.player("Alice").hand]
    game.act(Play("Alice", island))
    # One Mountain is left: enough for the spell, too little for its buyback.
    game.refuses(Cast("Alice", game.card("Alice", "Torch"), ("Bob",), paying=("buyback",)))
    game.cast("Alice", "Torch", "Bob")


def test_a_cost_that_is_not_said_is_asked_for(phase: Engine) -> None:
    game = Game(phase, alice("Mountain", "Cub", "Scout", hand=("Rite",)), bob())
    game.cast("Alice", "Rite")
    assert [option.name for option in game.choice.options] == ["Cub", "Scout"]
    game.choose("Scout")
    assert game.shown() == [("Rite", "spell", "Alice", False)]


def test_three_players_and_one_who_leaves(phase: Engine) -> None:
    game = Game(phase, alice("Cub"), bob(), PositionPlayer("Carol"))
    assert [game.passes(1).decision for _ in range(2)] == [PriorityDecision("Bob"), PriorityDecision("Carol")]
    game.act(Concede("Alice"))
    assert [player.in_game for player in game.view.players] == [False, True, True]
    assert (game.view.active, game.view.turn) == ("Alice", 1)
    game.passes_until(lambda view: view.turn == 2)
    assert (game.view.active, game.view.decision) == ("Bob", PriorityDecision("Bob"))
    game.act(Concede("Carol"))
    assert (game.view.result, game.view.decision) == (Result(("Bob",)), None)
    with pytest.raises(Illegal):
        phase.act(Pass("Bob"))


def test_a_game_starts_while_another_is_unfinished(phase: Engine) -> None:
    game = Game(phase, alice("Mountain", hand=("Spark",)), bob())
    game.cast("Alice", "Spark", "Bob")
    again = Game(phase, alice("Mountain", hand=("Spark",)), bob())
    assert again.view == game.views[0]
