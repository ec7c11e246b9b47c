"""Keywords, other faces and copies of cards in the reference engine, where no scenario of the corpus shows them."""

from __future__ import annotations

import pytest

from sundial import engines
from sundial.cards import load_cards
from sundial.phrases import read
from sundial.proofs import play
from sundial.said import Step

CARDS = load_cards().infos

STORIES = {
    "what was suspended has haste": """
        Given it is Bob's precombat main phase
        And Alice owns "Durkwood Baloth" in exile with 1 "time" counter
        When the game goes on to Alice's next upkeep step
        And the ability of "Durkwood Baloth" resolves
        And the ability of "Durkwood Baloth" resolves
        And Alice casts "Durkwood Baloth"
        And "Durkwood Baloth" resolves
        And Alice attacks Bob with "Durkwood Baloth"
        And the game goes on to the postcombat main phase
        Then Bob has 15 life
    """,
    "a declined offer of suspend leaves the card in exile, not suspended": """
        Given it is Bob's precombat main phase
        And Alice owns "Rift Bolt" in exile with 1 "time" counter
        When the game goes on to Alice's next upkeep step
        And the ability of "Rift Bolt" resolves
        And the ability of "Rift Bolt" resolves
        And Alice declines
        And the game goes on to Alice's next upkeep step
        Then the stack is empty
        And exile is "Rift Bolt"
    """,
    "what cascade finds and isn't cast goes to the bottom": """
        Given Alice has "Bloodbraid Elf" in hand
        And Alice has lands for "Bloodbraid Elf"
        And Alice's library is "Shock", "Forest" and "Swamp" from the top
        When Alice casts "Bloodbraid Elf"
        And the ability of "Bloodbraid Elf" resolves
        And Alice chooses nothing
        Then Alice's library is "Forest", "Swamp" and "Shock"
        And exile is empty
    """,
    "cascade passes what costs as much, and a card with madness costs nothing": """
        Given Alice has "Bloodbraid Elf" in hand
        And Alice has lands for "Bloodbraid Elf"
        And Alice's library is "Serra Angel", "Fiery Temper" and "Swamp" from the top
        When Alice casts "Bloodbraid Elf"
        And the ability of "Bloodbraid Elf" resolves
        And Alice casts "Fiery Temper" targeting Bob
        And everything resolves
        Then Bob has 17 life
        And Alice's library is "Swamp" and "Serra Angel"
    """,
    "cascade that finds nothing puts all cards back": """
        Given Alice has "Bloodbraid Elf" in hand
        And Alice has lands for "Bloodbraid Elf"
        And Alice's library is "Swamp" from the top
        When Alice casts "Bloodbraid Elf"
        And everything resolves
        Then Alice's library is "Swamp"
        And Alice controls "Bloodbraid Elf"
    """,
    "persist doesn't bring back what has its counter": """
        Given Alice controls "Putrid Goblin"
        And "Putrid Goblin" has 1 "-1/-1" counter
        And Bob has "Shock" in hand
        And Bob has lands for "Shock"
        When Bob casts "Shock" targeting "Putrid Goblin"
        And everything resolves
        Then "Putrid Goblin" is in Alice's graveyard
    """,
    "what vanishes enters with its counters": """
        Given Alice has "Waning Wurm" in hand
        And Alice has lands for "Waning Wurm"
        When Alice casts "Waning Wurm"
        And everything resolves
        Then "Waning Wurm" has 2 "time" counters
    """,
    "a creature that was on an adventure goes back as the creature card": """
        Given Alice controls "Grizzly Bears"
        And Alice has "Rimrock Knight" and "Unsummon" in hand
        And Alice has lands for "Boulder Rush", 2 "Rimrock Knight" and "Unsummon"
        When Alice casts "Rimrock Knight" as "Boulder Rush" targeting "Grizzly Bears"
        And "Boulder Rush" resolves
        And Alice casts "Rimrock Knight" from exile
        And "Rimrock Knight" resolves
        And Alice casts "Unsummon" targeting "Rimrock Knight"
        And "Unsummon" resolves
        Then Alice's hand is "Rimrock Knight"
    """,
    "a countered Adventure is a card in the graveyard": """
        Given Alice controls "Grizzly Bears"
        And Alice has "Rimrock Knight" in hand
        And Alice has lands for "Boulder Rush"
        And Bob has "Counterspell" in hand
        And Bob has lands for "Counterspell"
        When Alice casts "Rimrock Knight" as "Boulder Rush" targeting "Grizzly Bears"
        And Bob casts "Counterspell" targeting "Boulder Rush"
        And "Counterspell" resolves
        Then Alice's graveyard is "Rimrock Knight"
    """,
    "the encoding ends with the creature": """
        Given Alice controls "Grizzly Bears"
        And Alice has "Call of the Nightwing" in hand
        And Alice has lands for "Call of the Nightwing"
        And Bob has "Murder" in hand
        And Bob has lands for "Murder"
        When Alice casts "Call of the Nightwing"
        And "Call of the Nightwing" resolves
        And Alice chooses "Grizzly Bears"
        And Bob casts "Murder" targeting "Grizzly Bears"
        And everything resolves
        Then exile is "Call of the Nightwing"
        And "Grizzly Bears" is in Alice's graveyard
    """,
    "Kaya's Ghostform brings back what was exiled": """
        Given Alice controls "Grizzly Bears" and "Kaya's Ghostform"
        And "Kaya's Ghostform" is attached to "Grizzly Bears"
        And Bob has "Oblivion Ring" in hand
        And Bob has lands for "Oblivion Ring"
        And it is Bob's precombat main phase
        When Bob casts "Oblivion Ring"
        And "Oblivion Ring" resolves
        And Bob chooses "Grizzly Bears"
        And the ability of "Oblivion Ring" resolves
        And the ability of "Kaya's Ghostform" resolves
        Then Alice controls "Grizzly Bears"
        And exile is empty
    """,
    "a copy that isn't cast is gone": """
        Given Alice controls "Raging Goblin"
        And Alice has "Isochron Scepter" and "Shock" in hand
        And Alice has lands for "Isochron Scepter" and the ability of "Isochron Scepter"
        When Alice casts "Isochron Scepter"
        And "Isochron Scepter" resolves
        And the ability of "Isochron Scepter" resolves
        And Alice accepts
        And Alice activates "Isochron Scepter"
        And the ability of "Isochron Scepter" resolves
        And Alice accepts
        And Alice declines
        Then exile is "Shock"
        And the stack is empty
    """,
}


def steps(story: str) -> list[Step]:
    """The steps of a story; `And` goes on with the keyword before."""
    found: list[Step] = []
    keyword = "Given"
    for line, text in enumerate(story.strip().splitlines(), start=1):
        word, _, rest = text.strip().partition(" ")
        keyword = keyword if word == "And" else word
        assert keyword in ("Given", "When", "Then")
        found.append(Step(line, rest, keyword, read(keyword, rest)))  # type: ignore[arg-type]
    return found


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES)
def test_stories(story: str) -> None:
    played = play(steps(story), engines.open_engine("reference"), CARDS, strict=True)
    assert played.passed, (played.failed, played.trouble)


def test_an_adventure_is_no_way_out_of_exile() -> None:
    """715.3d: from exile the card is cast normally only."""
    story = """
        Given Alice controls "Grizzly Bears"
        And Alice has "Rimrock Knight" in hand
        And Alice has lands for 2 "Boulder Rush"
        When Alice casts "Rimrock Knight" as "Boulder Rush" targeting "Grizzly Bears"
        And "Boulder Rush" resolves
        And Alice casts "Rimrock Knight" as "Boulder Rush" from exile targeting "Grizzly Bears"
    """
    played = play(steps(story), engines.open_engine("reference"), CARDS)
    assert played.failed is not None
    assert "may not" in str(played.failed)
