"""The pages of docs/ that are made of something else, or show something of it, are as it is."""

from __future__ import annotations

import inspect
import re
import textwrap
from pathlib import Path

from sundial import engines, messages

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page, as they would stand at the left margin."""
    text = (DOCS / page).read_text(encoding="utf-8")
    found = re.findall(rf"^( *)```{language}\n(.*?)^\1```$", text, re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(block) for _, block in found]


def test_the_page_of_messages_is_made_of_the_types() -> None:
    """`python -m sundial.messages docs/messages.md` writes it."""
    assert (DOCS / "messages.md").read_text(encoding="utf-8") == messages.as_markdown()


def test_the_page_of_messages_names_every_struct_once() -> None:
    page = messages.as_markdown()
    headings = re.findall(r"^### (\w+)$", page, re.MULTILINE)
    assert len(headings) == len(set(headings))
    linked = set(re.findall(r"\]\(#(\w+)\)", page))
    assert linked <= {heading.lower() for heading in headings}
    assert {"Position", "View", "ChooseDecision", "Cast", "Permanent"} <= set(headings)


def test_the_scenario_in_the_guide_is_one_of_the_corpus() -> None:
    [scenario] = blocks("adding.md", "gherkin")
    corpus = (ROOT / "features" / "end_the_turn" / "b_exile.feature").read_text(encoding="utf-8")
    assert textwrap.indent(scenario, "  ") in corpus


def test_the_card_in_the_guide_is_the_fixture() -> None:
    [card] = blocks("adding.md", "yaml")
    assert card == (ROOT / "fixtures" / "cards" / "lightning-bolt.yaml").read_text(encoding="utf-8")


def test_the_rogue_in_the_guide_is_one_of_the_rogues() -> None:
    [rogue] = blocks("adding.md", "python")
    [(_, broken)] = engines.load_adapter("rogues").ROGUES["extra-turns-are-lost"].replaced
    home = inspect.getmodule(broken)
    assert home is not None
    assert rogue.strip() in inspect.getsource(home)
