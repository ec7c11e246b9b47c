"""adapters/README.md is the contract for people; what it says is checked against the contract for programs."""

import io
import re
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from sundial import model, places, serve
from sundial.broken import check_view
from sundial.doctor import doctor
from sundial.transport import Child

README = (places.ADAPTERS / "README.md").read_text(encoding="utf-8")


def code_with(text: str) -> str:
    """The block of Python that holds a text."""
    block: str
    (block,) = (b for b in re.findall(r"```python\n(.*?)```", README, re.DOTALL) if text in b)
    return block


def test_the_smallest_adapter_has_no_findings(tmp_path: Path) -> None:
    program = tmp_path / "smallest.py"
    program.write_text(code_with("import itertools"))
    out = io.StringIO()
    with Child([sys.executable, str(program)]) as engine:
        assert doctor(engine, out) == 0, out.getvalue()


STRUCTS = [thing for thing in vars(model).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_field_is_described(struct: type[msgspec.Struct]) -> None:
    described = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`\n]+)`", README))))
    assert {field.encode_name for field in msgspec.structs.fields(struct)} <= described


def test_every_word_of_the_contract_is_there() -> None:
    for word in (*model.STEP_NAMES, "priority", "attackers", "blockers", "choose", "spell", "activated", "triggered"):
        assert word in README
    assert f"{model.LONGEST_MESSAGE:,}" in README


def test_the_choice_and_its_answer_are_messages_of_the_contract() -> None:
    part = README.partition("## A choice as it travels")[2].partition("\n## ")[0]
    decision, request = (
        line[6:].replace(',"..."', "") for line in part.splitlines() if line[:6] in ("    < ", "    > ")
    )
    asked = msgspec.json.decode(decision, type=model.ChooseDecision)
    answer = msgspec.convert(msgspec.json.decode(request)["params"], model.Choose)
    assert answer.player == asked.player
    assert set(answer.options) <= {option.id for option in asked.options}


class Example:
    """Plays the one game of the page, card by card."""

    islands = tuple(model.Permanent(id=f"c{n}", name="Island", controller="Alice") for n in range(2, 8))

    def __init__(self) -> None:
        self.views: list[model.View] = []

    def describe(self) -> model.Description:
        return model.Description(name="example", version="1", protocol=1, offers=model.Offers(steps=True))

    def start(self, position: model.Position) -> model.View:
        alice, bob = (model.ViewPlayer(name=p.name, life=p.life, library=_names(p.library)) for p in position.players)
        tapped = tuple(replace(island, tapped=True) for island in self.islands)
        first = model.View(
            turn=1,
            active="Alice",
            step="precombat_main",
            decision=model.PriorityDecision("Alice"),
            players=(replace(alice, hand=(model.Card("c1", "Time Stop"),)), bob),
            battlefield=self.islands,
        )
        spell = model.StackObject("c8", "Time Stop", "spell", "Alice")
        cast = replace(first, players=(alice, bob), stack=(spell,), battlefield=tapped)
        passed = replace(cast, decision=model.PriorityDecision("Bob"))
        ended = replace(
            passed,
            turn=2,
            active="Bob",
            step="upkeep",
            stack=(),
            exile=(model.Card("c9", "Time Stop", "Alice"),),
            steps=(
                model.StepBegun(1, "Alice", "cleanup"),
                model.StepBegun(2, "Bob", "untap"),
                model.StepBegun(2, "Bob", "upkeep"),
            ),
        )
        self.views = [first, cast, passed, ended]
        return self.views[0]

    def act(self, action: model.Action) -> model.View:
        decision = self.views[0].decision
        assert isinstance(decision, model.PriorityDecision)
        if action.player != decision.player:
            raise model.Illegal(f"{action.player} doesn't have priority")
        del self.views[0]
        return self.views[0]


def _names(cards: tuple[str | model.PositionCard, ...]) -> tuple[str, ...]:
    return tuple(card if isinstance(card, str) else card.name for card in cards)


def matches(shown: object, said: object) -> bool:
    """Whether a message is as the page shows it; "..." at the end of a list stands for the rest of it."""
    if isinstance(shown, dict) and isinstance(said, dict):
        return shown.keys() == said.keys() and all(matches(shown[key], said[key]) for key in shown)
    if isinstance(shown, list) and isinstance(said, list):
        if shown[-1:] == ["..."]:
            shown, said = shown[:-1], said[: len(shown) - 1]
        return len(shown) == len(said) and all(map(matches, shown, said))
    return shown == said


def test_the_lines_on_the_wire_are_what_an_engine_says_and_is_told() -> None:
    lines = re.findall(r"^    ([<>]) (\{.*\})$", README.partition("## On the wire")[2], re.MULTILINE)
    assert [direction for direction, _ in lines] == [">", "<"] * 6
    example, view, position = Example(), None, None
    for (_, request), (_, shown) in zip(lines[::2], lines[1::2], strict=True):
        sent = request.replace('"structure":["..."]', '"structure":[]')
        said = msgspec.json.decode(serve.answer_to(example, sent.encode()))
        assert matches(msgspec.json.decode(shown), said), said
        asked = msgspec.json.decode(sent)
        if asked["method"] == "start":
            position = msgspec.convert(asked["params"], model.Position)
        if "turn" in said.get("result", ()):
            assert position is not None
            after = msgspec.convert(said["result"], model.View)
            assert check_view(after, view, position) == []
            view = after
