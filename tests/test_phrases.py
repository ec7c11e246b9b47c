"""The table of phrases: what it reads, what it says, and what it answers where it can't read."""

import types
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sundial import phrases, said
from sundial.phrases import UnknownStep, Unsayable, read, say
from sundial.said import Counted, Payment, Ref

LANGUAGE = Path(__file__).parent.parent / "docs" / "language.md"

NAMES = st.sampled_from(
    [
        "Time Stop",
        "Day's Undoing",
        "Alice's Island",
        "the stack",
        "1",
        "2 cards",
        "Fire // Ice",
        "Bob and Carol",
        "A, B",
    ]
) | st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "Zs")), min_size=1, max_size=15)


def values(annotation: Any) -> st.SearchStrategy[Any]:
    """Values of a field, as far as its type says."""
    origin, arguments = typing.get_origin(annotation), typing.get_args(annotation)
    if origin in (typing.Union, types.UnionType):
        return st.one_of([values(a) for a in arguments])
    if origin is tuple:
        return st.lists(values(arguments[0]), max_size=4).map(tuple)
    if origin is typing.Literal:
        return st.sampled_from(arguments)
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        return messages(annotation)
    plain: dict[Any, st.SearchStrategy[Any]] = {
        str: NAMES | st.sampled_from(["{R}{R}", "+1/+1", "Alice", ""]),
        int: st.integers(-2, 25),
        bool: st.booleans(),
        type(None): st.none(),
    }
    return plain[annotation]


def messages(makes: type) -> st.SearchStrategy[Any]:
    hints = typing.get_type_hints(makes)
    return st.builds(makes, **{field.name: values(hints[field.name]) for field in msgspec.structs.fields(makes)})


@pytest.mark.parametrize("makes", list(phrases.KEYWORDS), ids=lambda makes: makes.__name__)
def test_what_is_said_is_read(makes: type) -> None:
    told = []

    @settings(max_examples=150, deadline=None, database=None)
    @given(messages(makes))
    def round_trip(message: Any) -> None:
        try:
            text = say(message)
        except Unsayable:
            return
        told.append(text)
        assert read(phrases.KEYWORDS[makes], text) == message
        assert say(read(phrases.KEYWORDS[makes], text)) == text

    round_trip()
    assert told, "no random message of this kind could be said"


@settings(max_examples=300, deadline=None, database=None)
@given(st.sampled_from(phrases.rows()), st.data())
def test_what_is_read_is_said(entry: phrases.Entry, data: st.DataObject) -> None:
    """Any text that reads is the text of its message: a message has one text."""
    blanks = {
        "player": ["Alice", "Bob", "Dave"],
        "n": ["0", "1", "2", "-1", "007"],
        "numbers": ["1", "2 and 1", "0"],
        "step": ["end step", "cleanup step", "postcombat main phase"],
        "kind": ['"+1/+1"'],
        "mana": ['"{R}"', '"R"'],
    }
    items = [
        '"Shock"',
        '2 "Shock"',
        '1 "Shock"',
        'the token "Shock" and Bob',
        '"A", "B" and 3 "C"',
        '2 "A" with buyback',
    ]
    text = ""
    for part in _parts(entry.text):
        if part.startswith("[") and data.draw(st.booleans()):
            continue
        text += part.strip("[]")
    text = text.replace("(s)", data.draw(st.sampled_from(["", "s"])))
    for words in ("hand|graveyard|library", "graveyard|exile|the command zone", "first|second|third"):
        text = text.replace(words, data.draw(st.sampled_from(words.split("|"))))
    while (start := text.find("{")) >= 0:
        end = text.index("}", start)
        name = text[start + 1 : end].strip('"')
        text = text[:start] + data.draw(st.sampled_from(blanks.get(name, items))).replace("{", "«") + text[end + 1 :]
    text = text.replace("«", "{")
    try:
        message = read(entry.keyword, text)
    except UnknownStep:
        return
    assert say(message) == text


def _parts(text: str) -> list[str]:
    return [p for part in text.replace("[", "\0[").replace("]", "]\0").split("\0") if (p := part)]


@pytest.mark.parametrize("entry", phrases.rows(), ids=lambda entry: f"{entry.keyword} {entry.text}")
def test_each_phrase_is_read_with_all_its_parts_and_with_none(entry: phrases.Entry) -> None:
    samples = {
        "{player}": "Alice",
        "{n}": "2",
        "{numbers}": "1 and 3",
        "{step}": "end step",
        "{cards}": '"Forest" and 8 "Grizzly Bears"',
        "{card}": '"Time Stop"',
        "{ref}": 'the token "Soldier"',
        "{ref or player}": "Bob",
        "{refs}": '"Shock", the copy of "Shock" and the ability of "Sundial of the Infinite"',
        "{refs or players}": 'Bob and the ability of "Sundial of the Infinite"',
        "{costs}": '2 "Shock", the flashback of "Seize the Day" and "Seething Anger" with buyback',
        '{"kind"}': '"+1/+1"',
        '{"paying"}': '"buyback"',
        '{"mana"}': '"{R}{R}"',
        "(s)": "s",
        "first|second|third": "second",
        "graveyard|exile|the command zone": "graveyard",
        "hand|graveyard|library": "library",
    }
    parts = _parts(entry.text)
    for taken in (parts, [part for part in parts if not part.startswith("[")]):
        text = "".join(part.strip("[]") for part in taken)
        for blank, sample in samples.items():
            text = text.replace(blank, sample)
        message = read(entry.keyword, text)
        assert phrases.KEYWORDS[type(message)] == entry.keyword
        assert say(message) == text


@pytest.mark.parametrize(
    ("keyword", "text", "message"),
    [
        ("Given", 'Alice controls "Gaea\'s Liege"', said.Controls("Alice", (Counted("Gaea's Liege"),))),
        (
            "Given",
            'Alice controls tapped 2 "Forest" and "Island", owned by Bob',
            said.Controls("Alice", (Counted("Forest", 2), Counted("Island")), tapped=True, owner="Bob"),
        ),
        ("Given", '"Paradox Haze" is attached to Bob', said.Attached("Paradox Haze", "Bob", to_player=True)),
        ("Given", '"Rancor" is attached to "Memnite"', said.Attached("Rancor", "Memnite")),
        ("Given", 'Bob\'s library begins with "A" and "B"', said.LibraryIs("Bob", (Counted("A"), Counted("B")), False)),
        (
            "Given",
            'Bob has lands for "A", the second ability of 2 "B" and 2 "C" with buyback',
            said.LandsFor("Bob", (Payment("A"), Payment("B", 2, "second ability"), Payment("C", 2, "buyback"))),
        ),
        (
            "When",
            'Alice casts "X" from graveyard targeting Bob and the copy of "Y" choosing modes 1 and 3 with X = 0 '
            'paying "buyback" sacrificing "Z" and the token "Soldier"',
            said.Casts(
                "Alice",
                "X",
                (Ref("Bob"), Ref("Y", "copy")),
                (1, 3),
                0,
                "buyback",
                (Ref("Z"), Ref("Soldier", "token")),
                "graveyard",
            ),
        ),
        ("When", 'Alice casts "X" choosing mode 2', said.Casts("Alice", "X", modes=(2,))),
        ("When", 'Alice activates the second ability of "X"', said.Activates("Alice", "X", 2)),
        ("When", 'Alice chooses "A", "A" and Bob', said.Chooses("Alice", (Ref("A"), Ref("A"), Ref("Bob")))),
        ("When", "Alice chooses nothing", said.Chooses("Alice", ())),
        ("When", "the game goes on to the end step", said.GoesOn("end")),
        ("When", "the game goes on to Bob's next precombat main phase", said.GoesOn("precombat_main", "Bob")),
        ("When", 'the ability of "X" resolves', said.Resolves(Ref("X", "ability"))),
        ("Then", '"X" is not in exile, owned by Bob', said.IsInExile("X", "Bob", False)),
        ("Then", 'the token "X" is 4/-1', said.PowerToughness(Ref("X", "token"), 4, -1)),
        ("Then", 'Alice controls no "X"', said.ControlsNow("Alice", "X", 0)),
        ("Then", 'Alice controls "X"', said.ControlsNow("Alice", "X")),
        ("Then", "Alice has -1 life", said.HasLife("Alice", -1)),
        ("Then", "2 declare blockers steps began in turn 1", said.StepsBegan(2, "declare_blockers", 1)),
        ("Then", "1 precombat main phase began in turn 3", said.StepsBegan(1, "precombat_main", 3)),
        ("Then", "no cleanup step began in turn 1", said.StepsBegan(0, "cleanup", 1)),
        (
            "Then",
            "nobody had an opportunity to act in the beginning of combat step of turn 2",
            said.HadOpportunity(None, "beginning_of_combat", 2, False),
        ),
        ("Then", "Bob must choose 1 of the cards in Bob's hand", said.MustChoose("Bob", 1)),
        ("Then", "Bob is asked", said.MayChoose("Bob")),
        (
            "Then",
            'Bob can\'t attack "Sarkhan Vol" with 2 "X"',
            said.CannotAttack("Bob", Ref("Sarkhan Vol"), (Counted("X", 2),)),
        ),
        ("Then", 'Bob can\'t cast "X" with X = 2', said.Cannot("Bob", "cast", "X", x=2)),
        ("Given", 'Bob has lands for "X" with kicker', said.LandsFor("Bob", (Payment("X", what="kicker"),))),
        ("Given", "the game is Two-Headed Giant", said.TwoHeadedGiant()),
        ("Then", 'Bob can\'t cast "X" targeting Alice', said.Cannot("Bob", "cast", "X", (Ref("Alice"),))),
    ],
)
def test_what_phrases_stand_for(keyword: phrases.Keyword, text: str, message: phrases.Message) -> None:
    assert read(keyword, text) == message
    assert say(message) == text


@pytest.mark.parametrize(
    ("keyword", "text", "advice"),
    [
        ("When", "the game goes on to Bob's upkeep step", "did you mean: the game goes on to Bob's next upkeep step"),
        ("When", 'Zoe casts "Shock"', "players are Alice, Bob, Carol and Dave"),
        ("When", 'Alice attacks Eve with "Memnite"', "players are Alice, Bob, Carol and Dave"),
        ("Then", "Erin has 3 life", "players are Alice, Bob, Carol and Dave"),
        ("When", "Alice casts Time Stop", 'double quotes; did you mean: Alice casts "Time Stop"'),
        ("When", "Alice casts Day's Undoing targeting Bob", 'Alice casts "Day\'s Undoing" targeting Bob'),
        ("When", "Alice casts 'Shock' targeting Bob.", 'did you mean: Alice casts "Shock" targeting Bob'),
        ("When", "Alice casts “Shock”", 'did you mean: Alice casts "Shock"'),
        ("When", "Alice casts shock", "did you mean: {player} casts {card}"),
        ("When", 'Alice cast "Time Stop"', "did you mean: {player} casts {card}"),
        ("When", 'Alice casts "Shock" targetting Bob', "did you mean: {player} casts {card}"),
        ("When", 'Alice casts "Shock" targeting', "did you mean: {player} casts {card}"),
        ("When", "Alice  passes", "did you mean: Alice passes"),
        ("When", "Alice has priority", "it is a Then; did you mean: Then Alice has priority"),
        ("Then", "Alice has 1 cards in hand", "did you mean: Alice has 1 card in hand"),
        ("Then", "Alice has 2 card in hand", "did you mean: Alice has 2 cards in hand"),
        ("Then", '"X" has 1 "+1/+1" counters', 'did you mean: "X" has 1 "+1/+1" counter'),
        ("Then", 'Alice controls 1 "X"', 'did you mean: Alice controls "X"'),
        ("Then", 'Alice controls 0 "X"', 'did you mean: Alice controls no "X"'),
        ("Then", '"X" has 0 damage', 'did you mean: "X" has no damage'),
        ("Then", "Bob must choose 1 of the cards in his hand", "of the cards in Bob's hand"),
        ("Then", "it is turn 1", "the game is in turn {n}"),
        ("Then", "Alice's exile is empty", "exile is empty"),
        ("Given", 'Alice controls the token "Soldier"', "a position holds cards only"),
    ],
)
def test_hints(keyword: phrases.Keyword, text: str, advice: str) -> None:
    with pytest.raises(UnknownStep) as caught:
        read(keyword, text)
    assert advice in caught.value.advice
    assert str(caught.value).startswith(f"no phrase reads {text!r}; ")
    if caught.value.fix and not caught.value.fix.startswith("Then "):
        assert say(read(keyword, caught.value.fix)) == caught.value.fix


@pytest.mark.parametrize(
    ("keyword", "text"),
    [
        ("When", 'Alice casts "Alice"'),
        ("When", 'Alice casts ""'),
        ("When", 'Alice casts "A" "B"'),
        ("When", 'Alice casts "X" with X = 3 targeting Bob'),
        ("When", 'Alice activates the fourth ability of "X"'),
        ("When", 'Alice chooses "A", "B", and "C"'),
        ("When", "Alice and Bob pass"),
        ("When", 'Alice casts the token "X"'),
        ("When", "the game goes on to the first combat damage step"),
        ("Given", "Alice has 007 cards in library"),
        ("Given", "Alice has -1 cards in library"),
        ("Given", "it is Alice's end step"),
        ("Given", 'Alice has the token "X" in hand'),
        ("Then", "Alice must choose 1 of the cards in Bob's hand"),
        ("Then", "the game is in turn 0"),
        ("Then", 'Alice\'s mana pool is "RR"'),
        ("Then", "Alice\0 has priority"),
        ("Then", ""),
    ],
)
def test_what_no_phrase_reads(keyword: phrases.Keyword, text: str) -> None:
    with pytest.raises(UnknownStep):
        read(keyword, text)


@pytest.mark.parametrize(
    "message",
    [
        said.Plays("Alice", 'Kongming, "Sleeping Dragon"'),
        said.Plays("Alice", "two\nlines"),
        said.Plays("Alice", "Bob"),
        said.Holds("Alice", "hand", ()),
        said.Controls("Alice", (Counted("Forest", 0),)),
        said.Casts("Alice", "X", x=-1),
        said.Activates("Alice", "X", 4),
        said.HadOpportunity(None, "end", 1),
        said.PoolIs("Alice", "RR"),
        said.Cannot("Alice", "play", "Forest", (Ref("Bob"),)),
    ],
    ids=repr,
)
def test_what_cant_be_said(message: phrases.Message) -> None:
    with pytest.raises(Unsayable, match="no phrase says"):
        say(message)


def test_the_language_page_lists_the_phrases() -> None:
    """`python -m sundial.phrases docs/language.md` writes them there."""
    page = LANGUAGE.read_text(encoding="utf-8")
    assert phrases.in_page(page) == page
    assert len(phrases.rows()) > 60
    for entry in phrases.rows():
        assert entry.meaning.endswith(".")
