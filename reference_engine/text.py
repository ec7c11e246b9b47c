"""Cards as rules text, in the game's usual templates, rendered from their structure and nothing else.

A person can check a definition against the card with it, and an engine that reads rules text can build the card. The
wording follows what is printed today: `this creature` for the source, its name where it is legendary, numbers as words
but for life, damage, power and toughness.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from . import cards as v
from .mana import BASIC_MANA

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_CHAPTERS = ("0", "I", "II", "III", "IV", "V")
_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
_MINUS = "\N{MINUS SIGN}"
_DASH = "\N{EM DASH}"
_BULLET = "\N{BULLET}"


# -- a whole card --------------------------------------------------------------------------------------------------


def rules_text(card: v.CardDefinition) -> str:
    """The card's abilities as rules text, one a line; keywords without a cost share the first line."""
    lines = [", ".join(card.keywords).capitalize()] if card.keywords else []
    lines += [f"({{T}}: Add {{{BASIC_MANA[kind]}}}.)" for kind in card.subtypes if kind in BASIC_MANA]
    lines += [_ability(card, ability) for ability in card.abilities]
    return "\n".join(lines)


def type_line(card: v.CardDefinition) -> str:
    """Supertypes, types and subtypes as printed: `Legendary Creature — Ogre Wizard`."""
    line = " ".join(word.capitalize() for word in (*card.supertypes, *card.types))
    return f"{line} {_DASH} {' '.join(card.subtypes)}" if card.subtypes else line


def describe(card: v.CardDefinition) -> str:
    """The whole card: name and cost, type line, rules text, and power and toughness, loyalty or defense."""
    lines = [f"{card.name} {card.cost}" if card.cost else card.name, type_line(card)]
    if card.colors is not None:
        lines.append(f"({_listed([_COLORS[c] for c in card.colors]) or 'colorless'})")
    if text := rules_text(card):
        lines.append(text)
    if "creature" in card.types or card.power is not None:
        lines.append(f"{_printed(card.power)}/{_printed(card.toughness)}")
    lines += [f"{name}: {n}" for name, n in (("Loyalty", card.loyalty), ("Defense", card.defense)) if n is not None]
    if not card.real:
        lines.append("(invented for the corpus; no card has this name)")
    if card.note:
        lines.append(f"Note: {card.note}")
    return "\n".join(lines)


def _printed(size: int | None) -> str:
    return "*" if size is None else str(size)


# -- words ---------------------------------------------------------------------------------------------------------


def _number(n: int) -> str:
    return _NUMBERS[n] if 0 <= n < len(_NUMBERS) else str(n)


def _article(noun: str) -> str:
    return f"an {noun}" if noun[:1].lower() in "aeiou" else f"a {noun}"


def _several(n: v.Amount, noun: str, plural: str) -> str:
    """`a card`, `two cards`, `X cards`, `that many cards`."""
    if n == 1:
        return _article(noun)
    if isinstance(n, int):
        return f"{_number(n)} {plural}"
    return f"{'that many' if n == 'that much' else 'X'} {plural}"


def _listed(words: Sequence[str], last: str = "and") -> str:
    if len(words) > 2:
        return f"{', '.join(words[:-1])}, {last} {words[-1]}"
    return f" {last} ".join(words)


def _upper(text: str) -> str:
    start = len(text) - len(text.lstrip("\n"))
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def _sentence(text: str) -> str:
    """With its full stop, which stands within quotation marks that end it."""
    if text.endswith((".", '."')):
        return text
    return f'{text[:-1]}."' if text.endswith('"') else f"{text}."


def _third_person(verb: str) -> str:
    return verb + ("es" if verb.endswith(("ch", "sh", "s")) else "s")


def _signed(power: v.Amount, toughness: v.Amount) -> str:
    return f"{_sign(power, toughness)}/{_sign(toughness, power)}"


def _sign(n: v.Amount, other: v.Amount) -> str:
    """With its sign; 0 takes the sign of the number beside it."""
    if not isinstance(n, int):
        return "+X"
    minus = n < 0 or (n == 0 and isinstance(other, int) and other < 0)
    return f"{_MINUS if minus and n == 0 else '-' if minus else '+'}{abs(n)}".replace(_MINUS, "-")


_STEPS: dict[str, str] = {
    "upkeep step": "upkeep",
    "beginning of combat step": "combat",
}
_WHOSE = {"any": "", "you": "your", "each opponent": "each opponent's", "the enchanted player": "enchanted player's"}


# -- objects that fit ----------------------------------------------------------------------------------------------


def _noun(what: v.Filter, plural: bool = False, kind: str = "") -> str:
    """What fits a filter, without article or controller: `other attacking creature`, `nonland permanents`.

    `kind` is `spell` or `card` where the objects aren't permanents.
    """
    words: list[str] = []
    if what.other and plural:
        words.append("other")
    if what.tapped is not None:
        words.append("tapped" if what.tapped else "untapped")
    if what.attacking or what.blocking:
        words.append(" or ".join(w for w, on in (("attacking", what.attacking), ("blocking", what.blocking)) if on))
    words += what.supertypes
    words += [f"non{word}" for word in what.without_supertypes]
    if what.colors:
        words.append(_listed([_COLORS[c] for c in what.colors], "or"))
    if what.token is False:
        words.append("nontoken")
    words += [f"non{_COLORS[c]}" for c in what.without_colors]
    words += [f"non{word}" for word in what.without_types]
    words += [f"non-{word}" for word in what.without_subtypes]
    head: list[str] = list(what.types)
    if not kind and what.zone == "stack":
        kind = "spell"
    if not kind and what.zone not in ("battlefield", "stack"):
        kind = "card"
    if kind:
        if head:
            words.append(_listed(head, "and" if plural else "or"))
        words += what.subtypes
        head = [kind]
    elif what.subtypes:
        # `Forests` says all there is to say, but `Goblin creature tokens` don't: a token's type is named.
        head = list(what.subtypes)
        if what.types == ("planeswalker",):
            head = [f"{word} planeswalker" for word in head]
    elif not head:
        head = ["permanent"]
    if what.token:
        head = [f"{word} token" for word in head] if what.types or what.subtypes else ["token"]
    if plural:
        head = [f"{word}s" for word in head]
    words.append(_listed(head, "and" if plural else "or"))
    if what.most_mana_value is not None:
        words.append(f"with mana value {what.most_mana_value} or less")
    if what.least_power is not None:
        words.append(f"with power {what.least_power} or greater")
    return " ".join(words)


# -- an ability ----------------------------------------------------------------------------------------------------


@dataclass
class _Mention:
    """How an object is spoken of: as a subject, as an object of a verb, and whether it is several."""

    subject: str
    other: str
    plural: bool = False
    zone: str = ""


@dataclass
class _Clause:
    """One thing that happens: who, does what; `you` is left out where an instruction is a command."""

    subject: str
    verb: str
    rest: str = ""
    plural: bool = False
    command: bool = True

    def text(self) -> str:
        if self.subject == "you" and self.command:
            return self.may()
        verb = self.verb if self.plural or self.subject == "you" else _third_person(self.verb)
        return " ".join(part for part in (self.subject, verb, self.rest) if part)

    def may(self) -> str:
        """Without the subject, as after `may`."""
        return f"{self.verb} {self.rest}" if self.rest else self.verb


Effect = v.Instruction


@dataclass
class _Ability:
    """One ability while it is put into words: what has been named so far, which later words only point to."""

    card: v.CardDefinition
    targets: dict[str, v.Target] = field(default_factory=dict)
    names: dict[str, _Mention] = field(default_factory=dict)
    chosen: dict[str, v.ChooseObject] = field(default_factory=dict)
    spoken: bool = False
    """The source has been named, so that `it` will do."""
    it: _Mention | None = None
    """The object of the triggering event."""
    event: v.Event | None = None
    who: str = ""
    """What a delayed ability calls `the player`."""

    # -- who and what ----------------------------------------------------------------------------------------------

    def this(self) -> str:
        """The source's name for itself."""
        card = self.card
        if "legendary" in card.supertypes:
            return card.name.split(", ")[0].split(" of the ")[0].split(" the ")[0]
        if "instant" in card.types or "sorcery" in card.types:
            return card.name
        if {"Aura", "Equipment", "Saga", "Siege"} & set(card.subtypes):
            return f"this {card.subtypes[0]}"
        if not card.types:
            return "this emblem"
        kinds = ("creature", "land", "planeswalker", "battle", "artifact", "enchantment", "plane")
        return f"this {next(kind for kind in kinds if kind in card.types)}"

    def player(self, who: str, possessive: bool = False) -> str:
        """A player as a subject, or with `possessive` in front of what is theirs."""
        if who == "the player":  # after `later` has said who that is
            who = "that player" if self.who == "the active player" else self.who
        if who in self.targets:
            target = self.targets[who]
            if who in self.names:
                name = "that player"
            else:
                name = "target opponent" if target.who else "target player"
                self.names[who] = _Mention("that player", "that player")
        else:
            words = {
                "the active player": "the player whose turn it is",
                "the defending player": "defending player",
                "the enchanted player": "enchanted player",
            }
            name = words.get(who, who)
        if not possessive:
            return name
        return "your" if name == "you" else f"{name}'s"

    def controlled(self, what: v.Filter, plural: bool) -> str:
        """` you control`, or nothing."""
        parts = []
        if what.controller == "each opponent":
            parts.append("your opponents control" if plural else "an opponent controls")
        elif what.controller == "you":
            parts.append("you control")
        elif what.controller:
            parts.append(f"{self.player(what.controller)} controls")
        if what.owner and what.zone == "battlefield":
            parts.append("you own" if what.owner == "you" else f"{self.player(what.owner)} owns")
        if what.attacked_this_turn is not None:
            parts.append("that attacked this turn" if what.attacked_this_turn else "that didn't attack this turn")
        if what.since_the_turn_began:
            attacks = "and that " if what.attacked_this_turn is not None else "that "
            parts.append(f"{attacks}player controlled continuously since the beginning of the turn")
        if what.zone not in ("battlefield", "stack"):
            parts.append(self.zone(what, plural))
        return "".join(f" {part}" for part in parts)

    def zone(self, what: v.Filter, plural: bool) -> str:
        """`in your hand`, `from a graveyard`, `in exile`."""
        if what.zone == "exile":
            return "in exile"
        several = {"": f"all {what.zone}s", "each player": f"all {what.zone}s"}
        several["each opponent"] = f"your opponents' {what.zone}s"
        if plural and what.owner in several:
            return f"in {several[what.owner]}"
        single = {"": f"a {what.zone}", "each player": f"a {what.zone}", "each opponent": f"an opponent's {what.zone}"}
        whose = single.get(what.owner) or f"{self.player(what.owner, possessive=True)} {what.zone}"
        return f"{'in' if plural else 'from'} {whose}"

    def fits(self, what: v.Filter, plural: bool = False) -> str:
        return _noun(what, plural) + self.controlled(what, plural)

    def one(self, what: v.Filter, target: bool = False) -> str:
        """`a creature you control`, `another target creature`."""
        noun = f"target {self.fits(what)}" if target else self.fits(what)
        if what.other:
            return f"another {noun}"
        return noun if target else _article(noun)

    def target(self, name: str) -> str:
        target = self.targets[name]
        kind = target.kind
        if kind == "any":
            self.names[name] = _Mention("it", "that permanent or player")
            return "any target"
        if kind == "player":
            return self.player(name)
        if kind == "ability":
            self.names[name] = _Mention("it", "that ability")
            return "target activated or triggered ability"
        if kind in ("spell", "card"):
            self.names[name] = _Mention("it", f"that {kind}")
            where = self.controlled(target.what, False)
            return f"target {_noun(target.what, kind=kind)}{where}"
        noun = target.what.types[0] if len(target.what.types) == 1 else "permanent"
        self.names[name] = _Mention("it", f"that {noun}")
        return self.one(target.what, target=True)

    def objects(self, what: v.Objects, every: str = "all", subject: bool = False) -> tuple[str, bool]:
        """Objects in words, and whether they are several. `every` stands before what fits a filter."""
        if isinstance(what, v.Filter):
            if every == "each":
                controlled = self.controlled(what, plural=what.controller == "each opponent")
                return f"each {'other ' if what.other else ''}{_noun(what)}{controlled}", False
            return f"{every} {self.fits(what, plural=True)}".strip(), True
        if what == "this":
            if self.spoken:
                return "it", False
            self.spoken = True
            return self.this(), False
        if what == "it":
            mention = self.it or _Mention("it", "it")
            return (mention.subject if subject else mention.other), mention.plural
        if what == "enchanted":
            if "Equipment" in self.card.subtypes:
                return "equipped creature", False
            kinds = [a.what for a in self.card.abilities if isinstance(a, v.Enchant)]
            return f"enchanted {kinds[0] if kinds and ' or ' not in kinds[0] else 'permanent'}", False
        if what in self.names:
            mention = self.names[what]
            return (mention.subject if subject else mention.other), mention.plural
        if what in self.chosen:
            filter_ = self.chosen[what].what
            self.names[what] = _Mention("it", f"that {_noun(filter_)}", zone=filter_.zone)
            return self.one(filter_), False
        if what in self.targets:
            return self.target(what), False
        # The exiled card of another ability of this card (607.2a).
        return "the exiled card", False

    def amount(self, amount: v.Amount) -> str:
        if isinstance(amount, v.Count) and amount.mana_value:
            return f"{self.objects(amount.of)[0]}'s mana value"
        if isinstance(amount, v.Count) and amount.power:
            return f"{self.objects(amount.of)[0]}'s power"
        if isinstance(amount, v.Count) and amount.types:
            return f"the number of card types among {self.counted(amount)}"
        if isinstance(amount, v.Count):
            return f"the number of {self.counted(amount)}"
        return str(amount)

    def each_of(self, count: v.Count) -> str:
        """After `for each`."""
        if count.types:
            return f"card type among {self.counted(count)}"
        if isinstance(count.of, v.Filter) and not count.counters:
            return self.fits(count.of)
        return self.counted(count)

    def counted(self, count: v.Count) -> str:
        if count.counters:
            return f"{count.counters} counters on {self.objects(count.of)[0]}"
        return self.objects(count.of, every="")[0]

    # -- conditions ------------------------------------------------------------------------------------------------

    def condition(self, condition: v.AnyCondition) -> str:
        """After `if`."""
        if isinstance(condition, v.YourTurn):
            return "it's not your turn" if condition.no else "it's your turn"
        if isinstance(condition, v.Attacking):
            is_ = "isn't" if condition.no else "is"
            return f"{self.objects(condition.what, subject=True)[0]} {is_} attacking"
        if isinstance(condition, v.Untapped):
            return f"{self.objects(condition.what, subject=True)[0]} is {'tapped' if condition.no else 'untapped'}"
        if isinstance(condition, v.HasCounters):
            return f"{self.objects(condition.what, subject=True)[0]} has {self.how_many(condition)} on it"
        if isinstance(condition, v.ControlsSome):
            return self.controls(condition)
        if isinstance(condition, v.CastFromHand):
            cast = "didn't cast" if condition.no else "cast"
            return f"you {cast} {self.objects('this')[0]} from your hand"
        if isinstance(condition, v.AttackedThisTurn):
            return f"{self.objects(condition.what, subject=True)[0]} attacked this turn"
        if isinstance(condition, v.FoughtThisCombat):
            return f"{self.objects('this', subject=True)[0]} attacked or blocked this combat"
        if isinstance(condition, v.Happened):
            return "you don't" if condition.no else "you do"
        if isinstance(condition, v.Kicked):
            return "this spell was kicked"
        if isinstance(condition, v.FirstStep):
            return f"it's the first {_STEPS.get(condition.step, condition.step)} of the turn"
        if isinstance(condition, v.NewSinceUpkeep):
            this = self.objects("this", subject=True)[0]
            return f"{this} came under your control since the beginning of your last upkeep"
        return "it's the declare attackers step" if condition.when.endswith("step") else f"it's a {condition.when}"

    def how_many(self, counters: v.HasCounters) -> str:
        kind = counters.kind
        if counters.at_most == 0:
            return f"no {kind} counters"
        if counters.at_most is not None:
            return f"{_number(counters.at_most)} or fewer {kind} counters"
        if counters.at_least in (None, 1):
            return f"{_article(kind)} counter"
        return f"{_number(counters.at_least or 1)} or more {kind} counters"

    def controls(self, condition: v.ControlsSome) -> str:
        what, n = condition.what, condition.at_least
        if condition.none:
            who = self.player(what.controller)
            return f"{who} {'control' if who == 'you' else 'controls'} no {_noun(what, plural=True)}"
        if not what.controller:
            return f"there is {self.one(what)}" if n == 1 else f"there are {_number(n)} or more {self.fits(what, True)}"
        who = "an opponent" if what.controller == "each opponent" else self.player(what.controller)
        some = _article(_noun(what)) if n == 1 else f"{_number(n)} or more {_noun(what, plural=True)}"
        return f"{who} {'control' if who == 'you' else 'controls'} {some}"

    # -- events ----------------------------------------------------------------------------------------------------

    def trigger(self, event: v.Event) -> str:
        """`When`, `whenever` or `at`, up to the comma."""
        self.event = event
        if isinstance(event, v.StepBegins):
            return self.step(event)
        if isinstance(event, v.Moves):
            return self.moves(event)
        if isinstance(event, v.CastsThis):
            return "when you cast this spell"
        if isinstance(event, v.LastCounterRemoved):
            return f"when the last {event.kind} counter is removed from {self.event_object('this')[0]}"
        if isinstance(event, v.State):
            return f"when {self.condition(event.condition)}"
        return f"whenever {self.happens(event)}"

    def step(self, event: v.StepBegins) -> str:
        step = _STEPS.get(event.step, event.step)
        whose = _WHOSE[event.whose]
        if event.turn:
            return f"at the beginning of that turn's {step}"
        if event.phase:
            that = "that combat" if step == "combat" else f"that phase's {step}"
            return f"at the beginning of {that}"
        if step == "end of combat step":
            return f"at end of combat on {whose} turn" if whose else "at end of combat"
        if step == "combat":
            return f"at the beginning of {f'combat on {whose} turn' if whose else 'each combat'}"
        if event.next_turn and not whose:
            return f"at the beginning of the next turn's {step}"
        if event.next_turn:
            return f"at the beginning of the {step} on {whose} next turn"
        if step == "main phase" and (event.first or event.second):
            when = (
                f"{whose or 'the'} {'second' if event.second else 'first'} main phase{'' if whose else ' of each turn'}"
            )
        elif event.second:
            when = f"{whose} second {step} each turn" if whose else f"the second {step} of each turn"
        elif event.first:
            when = f"{whose} first {step} each turn" if whose else f"the first {step} of each turn"
        elif whose:
            when = f"{whose} {step}"
        elif step == "end step":
            when = "the end step"
        else:
            when = f"each {step}" if step in ("upkeep", "cleanup step") else f"each player's {step}"
        return f"at the beginning of {when}"

    def next_step(self, event: v.StepBegins) -> str:
        """As a delayed trigger says it: `at the beginning of the next end step`."""
        step = _STEPS.get(event.step, event.step)
        if event.turn or event.phase or event.next_turn:
            return self.step(event)
        if step == "end of combat step":
            return "at end of combat"
        if step == "combat":
            return "at the beginning of the next combat" + (" on your turn" if event.whose == "you" else "")
        return f"at the beginning of {_WHOSE[event.whose] or 'the'} next {step}"

    def moves(self, event: v.Moves) -> str:
        own = event.what == "this"
        what = event.what
        if isinstance(what, v.Filter):
            noun = self.one(what)
            kind = what.types[0] if len(what.types) == 1 else "permanent"
            self.it = _Mention("it", "it" if event.to == "battlefield" else "that card")
            is_creature = kind == "creature"
        else:
            noun = self.objects(what, subject=True)[0]
            self.it = _Mention("it", "it")
            is_creature = own and "creature" in self.card.types
        if what == "enchanted" and event.source == "battlefield" and event.to == "graveyard":
            self.it = _Mention("it", "that card")
            or_to = f" or is put into {event.or_to}" if event.or_to else ""
            return f"when {noun} dies{or_to}"
        when = "when" if own else "whenever"
        if event.to == "battlefield" and not event.source:
            return f"{when} {noun} enters"
        if event.source == "battlefield" and event.to == "graveyard" and is_creature:
            return f"{when} {noun} dies"
        if event.source == "battlefield" and not event.to:
            return f"{when} {noun} leaves the battlefield"
        place = {"graveyard": "into a graveyard", "hand": "into a hand", "library": "into a library"}
        to = place.get(event.to, "onto the battlefield" if event.to == "battlefield" else f"into {event.to}")
        source = {"battlefield": " from the battlefield", "": " from anywhere"}
        return f"{when} {noun} is put {to}{source.get(event.source, f' from a {event.source}')}"

    def happens(self, event: v.Event) -> str:
        if isinstance(event, v.CardsExiled):
            return (
                "one or more other cards are put into exile" if event.other else "one or more cards are put into exile"
            )
        if isinstance(event, v.Draws):
            return f"{self.does(event.who, 'draw')} a card"
        if isinstance(event, v.Discards):
            whose = "your" if event.who == "you" else "that player's"
            self.it = _Mention("it", f"that card from {whose} graveyard")
            return f"{self.does(event.who, 'discard')} {'another' if event.other else 'a'} card"
        if isinstance(event, v.Casts):
            self.it = _Mention("it", "that spell")
            return f"{self.does(event.who, 'cast')} {_article(_noun(event.what, kind='spell'))}"
        if isinstance(event, v.Attacks):
            noun, _ = self.event_object(event.what)
            return f"{noun} attacks{' for the first time each turn' if event.first else ''}"
        if isinstance(event, v.BlocksOrIsBlocked):
            noun, _ = self.event_object("this")
            self.it = _Mention("that creature", "that creature")
            return f"{noun} blocks or becomes blocked by {self.one(event.what)}"
        if isinstance(event, v.DealsDamage):
            noun, _ = self.event_object(event.what)
            if event.to == "creature":
                self.it = _Mention("that creature", "that creature")
            return f"{noun} deals combat damage to a {event.to}"
        if isinstance(event, v.BecomesTapped):
            return f"{self.event_object(event.what)[0]} becomes tapped"
        if isinstance(event, v.BecomesUntapped):
            return f"{self.event_object(event.what)[0]} becomes untapped"
        if isinstance(event, v.IsCountered):
            who = {"you": "you've", "each opponent": "an opponent has"}.get(event.who, "a player has")
            return f"a spell {who} cast is countered"
        if isinstance(event, v.LosesTheGame):
            return f"{self.does('each player', 'lose')} the game"
        if isinstance(event, v.GainsLife):
            return f"{self.does(event.who, 'gain')} life"
        if isinstance(event, v.RollsPlanarDie):
            return f"{self.does(event.who, 'roll')} the planar die"
        if isinstance(event, v.ChaosEnsues):
            return "chaos ensues"
        if isinstance(event, v.DayChanges):
            return "day becomes night or night becomes day"
        raise TypeError(f"no words for the event {type(event).__name__}")

    def event_object(self, what: v.Objects) -> tuple[str, bool]:
        if isinstance(what, v.Filter):
            self.it = _Mention("it", "it")
            return self.one(what), False
        self.it = _Mention("it", "it")
        return self.objects(what, subject=True)

    def does(self, who: str, verb: str) -> str:
        names = {"each player": "a player", "each opponent": "an opponent"}
        name = names.get(who) or self.player(who)
        return f"{name} {verb if name == 'you' else _third_person(verb)}"

    # -- instructions ----------------------------------------------------------------------------------------------

    def sentences(self, effects: Iterable[Effect], prefix: str = "") -> str:
        """A list of instructions as sentences; the first goes on after `prefix`."""
        out: list[str] = []
        before: Effect | None = None
        for effect in effects:
            if isinstance(effect, v.ChooseObject):
                self.chosen[effect.name] = effect
                continue
            text = self.effect(effect, self.follows(before, effect))
            if not out:
                out.append(f"{prefix}{text}")
            elif join := self.joined(before, effect):
                out[-1] = f"{out[-1].removesuffix('.')}{join}{text}"
            else:
                out.append(text)
            if self.new_paragraph(before, effect):
                out[-1] = f"\n{out[-1]}"
            before = effect
        return " ".join(_sentence(_upper(text)) for text in out).replace(" \n", "\n")

    def new_paragraph(self, before: Effect | None, effect: Effect) -> bool:
        """In a spell, what waits for a later step and speaks of nothing before it stands on a line of its own.

        So does what follows a reflexive ability, which on the same line would be a part of that.
        """
        if not {"instant", "sorcery"} & set(self.card.types):
            return False
        if self.event is None and isinstance(before, v.WhenYouDo):
            return True
        if before is None or self.event is not None or not isinstance(effect, v.Later):
            return False
        when = effect.when
        return isinstance(when, v.StepBegins) and not (when.turn or when.phase or _acted_on(effect))

    def follows(self, before: Effect | None, effect: Effect) -> bool:
        """Whether the subject of the clause before is the subject of this one too, and isn't said again."""
        return (
            isinstance(before, v.ShuffleInto)
            and isinstance(effect, v.Draw | v.LoseLife | v.GainLife)
            and before.who == effect.who
        ) or (isinstance(before, v.Change) and isinstance(effect, v.Change) and before.what == effect.what)

    def joined(self, before: Effect | None, effect: Effect) -> str:
        if before is not None and self.follows(before, effect):
            return " and " if isinstance(effect, v.Change) else ", then "
        if isinstance(before, v.LoseLife) and isinstance(effect, v.GainLife) and before.who != effect.who:
            return " and "
        return ""

    def effect(self, effect: Effect, same_subject: bool = False) -> str:
        """One instruction as a clause, or as sentences but for the first capital and the last full stop."""
        clause = self.clause(effect)
        if isinstance(clause, str):
            return clause
        if same_subject:
            verb = clause.verb if clause.plural or clause.subject == "you" else _third_person(clause.verb)
            return f"{verb} {clause.rest}".strip()
        return clause.text()

    def clause(self, effect: Effect) -> _Clause | str:
        plain = self.plain(effect)
        if plain is not None:
            return plain
        if isinstance(effect, v.ExtraPhases):
            return self.extra_phases(effect)
        if isinstance(effect, v.ExtraSteps):
            return self.extra_steps(effect)
        if isinstance(effect, v.Later):
            return self.later(effect)
        if isinstance(effect, v.FlipACoin):
            return f"flip a coin. {self.sentences(effect.win, 'if you win the flip, ')}"
        if isinstance(effect, v.WhenYouDo):
            self.targets |= effect.targets
            return self.sentences(effect.effects, "when you do, ")
        if isinstance(effect, v.May):
            return self.may(effect)
        if isinstance(effect, v.Pay):
            return self.pay(effect)
        if isinstance(effect, v.If):
            text = self.sentences(effect.effects, f"if {self.condition(effect.condition)}, ")
            return text + (f" Otherwise, {self.inner(effect.otherwise)}" if effect.otherwise else "")
        raise TypeError(f"no words for the instruction {type(effect).__name__}")

    def inner(self, effects: Iterable[Effect]) -> str:
        """Instructions that go on after a comma."""
        text = self.sentences(effects)
        return text if text.startswith(self.card.name) else text[:1].lower() + text[1:]

    def by(self, who: str, verb: str, rest: str = "", command: bool = True) -> _Clause:
        return _Clause(self.player(who), verb, rest, command=command)

    def theirs(self, who: str) -> str:
        return "your" if who == "you" else "their"

    def plain(self, effect: Effect) -> _Clause | str | None:
        """An instruction that is one clause."""
        match effect:
            case v.EndTheTurn():
                return _Clause("you", "end", "the turn")
            case v.EndTheCombatPhase():
                return _Clause("you", "end", "the combat phase")
            case v.Draw():
                return self.draw(effect)
            case v.Discard(amount=None):
                return self.by(effect.who, "discard", f"{self.theirs(effect.who)} hand")
            case v.Discard():
                who = self.by(effect.who, "discard")
                who.rest = _several(effect.amount, "card", "cards") if effect.amount is not None else ""
                return who
            case v.DealDamage():
                return self.deal_damage(effect)
            case v.GainLife() | v.LoseLife():
                verb = "gain" if isinstance(effect, v.GainLife) else "lose"
                clause = self.by(effect.who, verb, command=False)
                clause.rest = self.life(effect.amount)
                return clause
            case v.LoseTheGame():
                return self.by(effect.who, "lose", "the game", command=False)
            case v.Destroy():
                return _Clause("you", "destroy", self.objects(effect.what)[0])
            case v.Exile():
                return self.exile(effect)
            case v.ExileTop():
                return self.exile_top(effect)
            case v.MayPlay():
                return self.may_play(effect)
            case v.StayTapped():
                return self.stay_tapped(effect)
            case v.Attach():
                return _Clause("you", "attach", f"{self.objects('this')[0]} to {self.objects(effect.to)[0]}")
            case v.Regenerate():
                return _Clause("you", "regenerate", self.objects(effect.what)[0])
            case v.PhaseOut():
                what, plural = self.objects(effect.what, subject=True)
                until = f" until {self.this()} leaves the battlefield" if effect.until else ""
                if not effect.tapped:
                    return _Clause(what, "phase", f"out{until}", plural)
                they = "those permanents" if plural else "that permanent"
                return f"{what} {'phase' if plural else 'phases'} out{until}. Tap {they} as it phases in this way."
            case v.SkipOneOf():
                return self.skip_one_of(effect)
            case v.Protect():
                return self.protect(effect)
            case v.Move():
                return self.move(effect)
            case v.ShuffleInto():
                zones = _listed(effect.zones)
                theirs = self.theirs(effect.who)
                return self.by(effect.who, "shuffle", f"{theirs} {zones} into {theirs} library")
            case v.Search():
                tapped = " tapped" if effect.tapped else ""
                card = _article(_noun(effect.what, kind="card"))
                if effect.to == "hand":
                    return f"search your library for {card}, reveal it, put it into your hand{tapped}, then shuffle"
                return f"search your library for {card}, put it onto the battlefield{tapped}, then shuffle"
            case v.CounterIt():
                return _Clause("you", "counter", self.objects(effect.what)[0])
            case v.CreateToken():
                return self.create_token(effect)
            case v.CreateCopy():
                of, _ = self.objects(effect.of)
                gains = f", except it has {_listed(effect.gains)}" if effect.gains else ""
                if effect.attacking:
                    self.names[effect.name] = _Mention("the tokens", "the tokens", plural=True)
                    copies = f"you may create a token that's a copy of {of}{gains}"
                    where = "and that's tapped and attacking that player"
                    return f"for each opponent other than defending player, {copies} {where}"
                if effect.name:
                    self.names[effect.name] = _Mention("it", "it")
                return _Clause("you", "create", f"a token that's a copy of {of}{gains}")
            case v.CopySpell():
                if effect.not_legendary:
                    return f"copy {self.objects(effect.what)[0]}, except the copy isn't legendary"
                return f"copy {self.objects(effect.what)[0]}. You may choose new targets for the copy."
            case v.Change():
                return self.change(effect)
            case v.GainControl():
                return _Clause("you", "gain", f"control of {self.objects(effect.what)[0]}{self.until(effect.until)}")
            case v.PreventDamage():
                what = self.objects(effect.what, every="", subject=effect.dealt == "by")[0]
                dealt = f"{what} would deal" if effect.dealt == "by" else f"that would be dealt to {what}"
                if effect.until == "end of turn":
                    return _Clause("you", "prevent", f"all damage {dealt} this turn")
                return f"{self.until(effect.until).strip()}, prevent all damage {dealt}".removeprefix(", ")
            case v.TapIt():
                return _Clause("you", "tap", self.objects(effect.what)[0])
            case v.UntapIt():
                return _Clause("you", "untap", self.objects(effect.what)[0])
            case v.PutCounters() | v.RemoveCounters():
                return self.counters(effect)
            case v.AddMana():
                kept = {"end of turn": "Until end of turn", "end of combat": "Until end of combat"}
                if isinstance(effect.amount, v.Count):
                    return _Clause("you", "add", f"an amount of {effect.mana} equal to {self.amount(effect.amount)}")
                if effect.who != "you":
                    return self.by(effect.who, "add", effect.mana)
                if not effect.until:
                    return _Clause("you", "add", effect.mana)
                return f"add {effect.mana}. {kept[effect.until]}, you don't lose this mana as steps and phases end."
            case v.ExtraTurn():
                return self.extra_turn(effect)
            case v.ControlPlayer():
                puppet = self.player(effect.who)
                return _Clause("you", "control", f"{puppet} during that player's next turn", command=False)
            case v.Skip():
                return self.skip(effect)
            case v.Sacrifice():
                return self.sacrifice(effect)
            case v.GetEmblem():
                return self.by(effect.who, "get", f"an emblem with {self.emblem(effect)}", command=False)
            case v.CantCast():
                return self.cant_cast(effect)
            case v.CastFromExile():
                return f"you may cast {self.objects(effect.what)[0]} without paying its mana cost"
            case v.RollPlanarDie():
                return "roll the planar die. It comes up blank"
            case v.LetChaosEnsue():
                return "chaos ensues"
            case v.CastTransformed():
                return f"you may cast {self.objects(effect.what)[0]} transformed without paying its mana cost"
            case v.CastCopy():
                copied = self.objects(effect.what)[0]
                return f"copy {copied}. If you do, you may cast the copy without paying its mana cost"
        return None

    def draw(self, effect: v.Draw) -> _Clause:
        clause = self.by(effect.who, "draw")
        if isinstance(effect.amount, v.Count):
            clause.rest = f"cards equal to {self.amount(effect.amount)}"
        elif isinstance(self.event, v.StepBegins) and self.event.step == "draw step":
            clause.rest = _several(effect.amount, "additional card", "additional cards")
        else:
            clause.rest = _several(effect.amount, "card", "cards")
        return clause

    def life(self, amount: v.Amount) -> str:
        if isinstance(amount, v.Count):
            return f"life equal to {self.amount(amount)}"
        return "that much life" if amount == "that much" else f"{amount} life"

    def deal_damage(self, effect: v.DealDamage) -> _Clause:
        source, plural = self.objects(effect.source, every="each", subject=True)
        if effect.who:
            to = self.player(effect.who)
        elif isinstance(effect.to, v.Filter):
            to = self.objects(effect.to, every="each")[0]
        else:
            to = self.objects(effect.to)[0]
        if isinstance(effect.amount, v.Count):
            return _Clause(source, "deal", f"damage equal to {self.amount(effect.amount)} to {to}", plural)
        amount = "that much" if effect.amount == "that much" else effect.amount
        return _Clause(source, "deal", f"{amount} damage to {to}", plural)

    def exile(self, effect: v.Exile) -> _Clause:
        what, plural = self.objects(effect.what)
        if effect.name:
            self.names[effect.name] = _Mention(
                "those cards" if plural else "it", "those cards" if plural else "the exiled card", plural, "exile"
            )
        until = f" until {self.this()} leaves the battlefield" if effect.until else ""
        return _Clause("you", "exile", f"{what}{until}")

    def stay_tapped(self, effect: v.StayTapped) -> str:
        what, plural = self.objects(effect.what, every="", subject=True)
        if effect.who:
            return (
                f"{what} {'don' if plural else 'doesn'}'t untap during {self.player(effect.who, True)} next untap step"
            )
        if plural:
            return f"{what} don't untap during their controllers' next untap steps"
        return f"{what} doesn't untap during its controller's next untap step"

    def skip_one_of(self, effect: v.SkipOneOf) -> str:
        who = self.player(effect.who)
        chooses = f"{who} {'choose' if who == 'you' else 'chooses'} {_listed(effect.among, 'or')}"
        skips = "You skip" if who == "you" else "The player skips"
        return f"{chooses}. {skips} each instance of the chosen step or phase this turn"

    def protect(self, effect: v.Protect) -> str:
        words = {
            "life total can't change": "your life total can't change",
            "protection from everything": "you gain protection from everything",
            "can't lose the game": "you can't lose the game",
            "opponents can't win the game": "your opponents can't win the game",
            "no maximum hand size": "you have no maximum hand size",
        }
        if effect.until == "end of turn" and "can't lose the game" in effect.gains:
            return _listed([f"{words[g]} this turn" for g in effect.gains])
        return f"{self.until(effect.until).strip()}, {_listed([words.get(g, g) for g in effect.gains])}".removeprefix(
            ", "
        )

    def exile_top(self, effect: v.ExileTop) -> _Clause:
        several = effect.amount != 1
        self.names[effect.name] = _Mention("it", "those cards" if several else "that card", several, zone="exile")
        cards = f"top {_number(effect.amount)} cards" if several else "top card"
        face = "" if effect.face_up else " face down"
        return _Clause("you", "exile", f"the {cards} of {self.player(effect.who, possessive=True)} library{face}")

    def may_play(self, effect: v.MayPlay) -> str:
        what, _ = self.objects(effect.what)
        if effect.later:
            return f"you may cast {what} on a later turn{self.until(effect.until)}"
        return f"{self.until(effect.until).strip()}, you may play {what}".removeprefix(", ")

    def move(self, effect: v.Move) -> _Clause | str:
        clause = self.moved(effect)
        if not effect.exiled_if_it_leaves:
            return clause
        return f"{clause.text()}. If it would leave the battlefield, exile it instead of putting it anywhere else"

    def moved(self, effect: v.Move) -> _Clause:
        known = effect.what if isinstance(effect.what, str) else ""
        zone = ""
        if known in self.chosen:
            zone = self.chosen[known].what.zone
        elif known in self.names:
            zone = self.names[known].zone
        what, plural = self.objects(effect.what)
        owner = "their owners'" if plural else "its owner's"
        back = zone != "hand"
        if effect.to == "battlefield":
            under = f"under {owner} control" if effect.under == "its owner" else "under your control"
            how = [word for word, so in (("tapped", effect.tapped), ("attacking", effect.attacking)) if so]
            tapped = f" {_listed(how)}" if how else ""
            if effect.name:
                self.names[effect.name] = (
                    _Mention("those creatures", "those creatures", plural=True)
                    if plural
                    else _Mention("that creature", "the creature")
                )
            if back and effect.attacking:
                return _Clause("you", "return", f"{what} to the battlefield {under}{tapped}")
            if back:
                return _Clause("you", "return", f"{what} to the battlefield{tapped} {under}")
            return _Clause("you", "put", f"{what} onto the battlefield{tapped}")
        if effect.to == "hand" and what == "that card" and zone == "exile":
            return _Clause("you", "put", f"{what} into your hand")
        if effect.to == "hand":
            return _Clause("you", "return", f"{what} to {owner} hand{'s' if plural else ''}")
        return _Clause("you", "put", f"{what} into {owner} graveyard{'s' if plural else ''}")

    def create_token(self, effect: v.CreateToken) -> _Clause:
        token = effect.token
        named = token.name != f"{' '.join(token.subtypes)} Token"
        several = effect.amount != 1
        noun = _token(token)
        if effect.attacking:
            with_ = f"that {'are' if several else 'is'} tapped and attacking"
            with_ = with_.replace("that is", "that's")
        else:
            with_ = ""
        keywords = f"with {_listed(token.keywords)}" if token.keywords else ""
        rest = " ".join(p for p in (_several(effect.amount, f"{noun} token", f"{noun} tokens"), keywords, with_) if p)
        if isinstance(effect.amount, v.Count):
            rest = rest.replace("X ", f"a number of {noun} tokens equal to {self.amount(effect.amount)} ", 1)
        if effect.name:
            self.names[effect.name] = (
                _Mention("those tokens", "them", plural=True) if several else _Mention("that token", "that token")
            )
        return self.by(effect.who, "create", f"{token.name}, {rest}" if named and not several else rest)

    def change(self, effect: v.Change) -> _Clause | str:
        what, plural = self.objects(effect.what, every="", subject=True)
        if isinstance(effect.what, v.Filter) and effect.what.other:
            what, plural = self.objects(effect.what, every="each")
        until = self.until(effect.until)
        parts: list[tuple[str, str]] = []
        if effect.becomes:
            size = _becomes(effect.becomes)
            gains = f" with {_listed(effect.gains)}" if effect.gains else ""
            if gains and until:
                verb = "become" if plural else "becomes"
                return f"{until.strip()}, {what} {verb} {size}{gains}"
            return _Clause(what, "become", f"{size}{gains}{until}", plural)
        if effect.power != 0 or effect.toughness != 0:
            parts.append(("get", self.sized(effect.power, effect.toughness)))
        if effect.gains:
            gained = ("gain", _listed(effect.gains))
            parts.insert(0 if isinstance(effect.power, v.Count) else len(parts), gained)  # the `where` comes last
        if effect.attacks_if_able:
            when = "this combat" if effect.until == "end of combat" else "each combat"
            attacks = f"{when} if able"
            if not parts and effect.until == "end of combat":
                return _Clause(what, "attack", attacks, plural)
            parts.append(("attack", attacks))
        if effect.attacks_this_turn:
            return _Clause(what, "attack", "this turn if able", plural)
        if effect.blocks_if_able:
            if not parts and effect.until == "end of turn":
                return _Clause(what, "block", "this turn if able", plural)
            parts.append(("block", "each combat if able"))
        first, *others = parts or [("get", "+0/+0")]
        more = "".join(f" and {verb if plural else _third_person(verb)} {rest}" for verb, rest in others)
        return _Clause(what, first[0], f"{first[1]}{more}{until}", plural)

    def sized(self, power: v.Amount, toughness: v.Amount) -> str:
        counted = next((a for a in (power, toughness) if isinstance(a, v.Count)), None)
        where = f", where X is {self.amount(counted)}" if counted else ""
        return f"{_signed(power, toughness)}{where}"

    def until(self, until: str) -> str:
        if not until:
            return ""
        if until == "this leaves the battlefield":
            return f" until {self.this()} leaves the battlefield"
        if until == "you control this":
            return f" for as long as you control {self.this()}"
        if until == "end of your next turn":
            return " until the end of your next turn"
        return f" until {until}"

    def counters(self, effect: v.PutCounters | v.RemoveCounters) -> _Clause:
        verb, to = ("put", "on") if isinstance(effect, v.PutCounters) else ("remove", "from")
        what = self.objects(effect.what, every="each")[0]
        if effect.amount == "that much" and not isinstance(self.event, v.GainsLife | v.DealsDamage):
            return _Clause("you", verb, f"{_article(effect.kind)} counter {to} {what} for each 1 life lost this way")
        if isinstance(effect.amount, v.Count):
            each = self.amount(effect.amount)
            return _Clause("you", verb, f"a number of {effect.kind} counters equal to {each} {to} {what}")
        several = _several(effect.amount, f"{effect.kind} counter", f"{effect.kind} counters")
        return _Clause("you", verb, f"{several} {to} {what}")

    def extra_turn(self, effect: v.ExtraTurn) -> _Clause | str:
        clause = self.by(effect.who, "take")
        clause.rest = "an extra turn" if effect.amount == 1 else f"{_number(effect.amount)} extra turns"
        if effect.after:
            return f"after that turn, {clause.text()}"
        clause.rest += " after this one"
        skips = f"the {_listed([_STEPS.get(step, step) for step in effect.skips])} of that turn"
        return f"{clause.text()}. Skip {skips}" if effect.skips else clause

    def extra_phases(self, effect: v.ExtraPhases) -> str:
        after = f"after {effect.after}{' this turn' if effect.after == 'the second main phase' else ''}"
        phases = list(effect.phases)
        if len(phases) > 1 and len(set(phases)) == 1:
            there = f"there are {_number(len(phases))} additional {phases[0]}s"
        else:
            there = f"there is {' followed by '.join(f'an additional {phase}' for phase in phases)}"
        # After the comma of a trigger a second one would be read as its end.
        return f"{there} {after}" if isinstance(self.event, v.StepBegins) else f"{after}, {there}"

    def extra_steps(self, effect: v.ExtraSteps) -> _Clause | str:
        after = f"after {effect.after}"
        steps = _several(effect.amount, f"additional {effect.step}", f"additional {effect.step}s")
        if effect.only_you:
            return self.by("you", "get", f"{steps} {after}", command=False)
        if isinstance(self.event, v.StepBegins) and self.event.whose == "the enchanted player":
            return _Clause("that player", "get", f"{steps} {after}")
        return f"there {'is' if effect.amount == 1 else 'are'} {steps} {after}"

    def skip(self, effect: v.Skip) -> _Clause:
        theirs = self.theirs(effect.who)
        clause = self.by(effect.who, "skip", command=False)
        if not effect.next:
            during = "this turn" if effect.during != "their next turn" else f"of {theirs} next turn"
            clause.rest = f"all {effect.what}s {during}"
            return clause
        many = f"{_number(effect.amount)} {effect.what}s" if effect.amount > 1 else effect.what
        during = {"this turn": " this turn", "their next turn": f" of {theirs} next turn"}.get(effect.during, "")
        clause.rest = f"{theirs} next {many}{during}"
        return clause

    def sacrifice(self, effect: v.Sacrifice) -> _Clause:
        clause = self.by(effect.who, "sacrifice")
        if not isinstance(effect.what, v.Filter):
            clause.rest = self.objects(effect.what)[0]
            return clause
        # Nobody can sacrifice what they don't control (701.21a), so it isn't said.
        what = msgspec.structs.replace(effect.what, controller="")
        many = effect.amount != 1
        clause.rest = f"{_number(effect.amount)} {self.fits(what, plural=True)}" if many else self.one(what)
        return clause

    def emblem(self, effect: v.GetEmblem) -> str:
        """Its abilities, each in quotation marks; only the last one keeps its full stop."""
        emblem = v.CardDefinition(name="", types=())
        texts = [_ability(emblem, ability).removesuffix(".") for ability in effect.abilities]
        return _listed([f'"{text}"' for text in texts])

    def cant_cast(self, effect: v.CantCast) -> str:
        spells = _noun(effect.what, plural=True, kind="spell").replace(" and ", " or ")
        if effect.during:
            when = f"during that player's next turn{self.until(effect.until)}"
            return f"{self.player(effect.who)} can't cast {spells} {when}"
        names = {"each opponent": "your opponents", "each player": "players"}
        who = names.get(effect.who) or self.player(effect.who)
        if effect.until == "end of turn":
            return f"{who} can't cast {spells} this turn"
        return f"{self.until(effect.until).strip()}, {who} can't cast {spells}".removeprefix(", ")

    def later(self, effect: v.Later) -> str:
        self.targets |= effect.targets
        event, self.who = self.event, effect.who
        if effect.each:
            when = self.each_time(effect.when, effect.until)
            text = self.sentences(effect.effects, f"{when}, ")
        elif isinstance(effect.when, v.StepBegins):
            when = self.next_step(effect.when)
            if _acted_on(effect):
                text = f"{self.effect(effect.effects[0])} {when}"
            else:
                self.event = effect.when
                if isinstance(effect.effects[0], v.If):
                    text = f"{when}, {self.inner(effect.effects)}"
                else:
                    text = self.sentences(effect.effects, f"{when}, ")
        else:
            text = self.sentences(effect.effects, f"{self.trigger(effect.when)}, ".replace("whenever", "when next", 1))
        self.event = event
        return text

    def each_time(self, event: v.Event, until: str) -> str:
        """An event that counts until the end of the turn, or for longer."""
        if until != "end of turn":
            return f"{self.until(until).strip()}, {self.trigger(event)}"
        if isinstance(event, v.StepBegins) and event.step == "beginning of combat step":
            return "at the beginning of each combat this turn"
        return f"{self.trigger(event)} this turn"

    def may(self, effect: v.May) -> str:
        effects = [e for e in effect.effects if not isinstance(e, v.ChooseObject)]
        self.chosen |= {e.name: e for e in effect.effects if isinstance(e, v.ChooseObject)}
        who = self.player(effect.who)
        clause = self.clause(effects[0])
        first = clause.may() if isinstance(clause, _Clause) else clause
        text = f"{who} may {first}"
        if len(effects) > 1:
            text = f"{_sentence(text)} {self.sentences(effects[1:])}"
        if effect.otherwise:
            dont = "you don't" if who == "you" else "that player doesn't"
            text = f"{_sentence(text)} If {dont}, {self.inner(effect.otherwise)}"
        return text

    def pay(self, effect: v.Pay) -> str:
        who = self.player(effect.who)
        only = effect.otherwise[0] if len(effect.otherwise) == 1 else None
        if effect.sacrifice is not None:
            what = self.one(msgspec.structs.replace(effect.sacrifice, controller=""))
            if isinstance(only, v.Sacrifice | v.CounterIt | v.Exile | v.TapIt):
                return f"{self.effect(only)} unless {who} {'sacrifice' if who == 'you' else 'sacrifices'} {what}"
            dont = "you don't" if who == "you" else "that player doesn't"
            return f"{who} may sacrifice {what}. If {dont}, {self.inner(effect.otherwise)}"
        if isinstance(effect.times, v.Count):
            each = f"{effect.mana} for each {self.counted(effect.times)}"
            return f"{self.effect(only) if only else self.inner(effect.otherwise)} unless {who} pay {each}"
        if isinstance(only, v.Sacrifice | v.CounterIt | v.Exile | v.TapIt):
            return f"{self.effect(only)} unless {who} {'pay' if who == 'you' else 'pays'} {effect.mana}"
        if who == "you":
            return f"pay {effect.mana}. If you don't, {self.inner(effect.otherwise)}"
        return f"{who} may pay {effect.mana}. If that player doesn't, {self.inner(effect.otherwise)}"


def _acted_on(later: v.Later) -> bool:
    """Whether a delayed ability does one thing to a known object, so that its time is said last."""
    first, *others = later.effects
    if isinstance(first, v.Draw) and isinstance(later.when, v.StepBegins) and later.when.next_turn:
        return not others
    return isinstance(first, v.Sacrifice | v.Exile | v.Move | v.Destroy) and isinstance(first.what, str) and not others


def _token(token: v.Token) -> str:
    size = f"{token.power}/{token.toughness}" if token.power is not None and token.toughness is not None else ""
    colors = _listed([_COLORS[c] for c in token.colors]) or "colorless"
    return " ".join(p for p in (*token.supertypes, size, colors, *token.subtypes, *token.types) if p)


def _becomes(becomes: v.Becomes) -> str:
    size = f"{becomes.power}/{becomes.toughness}" if becomes.power is not None else ""
    colors = _listed([_COLORS[c] for c in becomes.colors])
    words = [w for w in (*becomes.supertypes, size, colors, *becomes.subtypes, *becomes.types) if w]
    added = " in addition to its other types" if becomes.in_addition else ""
    if becomes.mana_value_size:
        added = f" with power and toughness each equal to its mana value{added}"
    return f"{_article(' '.join(words))}{added}"


# -- abilities -----------------------------------------------------------------------------------------------------


def _ability(card: v.CardDefinition, ability: v.AnyAbility) -> str:
    """One ability as a line of rules text."""
    words = _Ability(card)
    if isinstance(ability, v.Spell):
        if ability.modes:
            return "\n".join([f"Choose one {_DASH}", *(f"{_BULLET} {_mode(card, mode)}" for mode in ability.modes)])
        words.targets = dict(ability.targets)
        return words.sentences(ability.effects)
    if isinstance(ability, v.Activated):
        return _activated(words, ability)
    if isinstance(ability, v.Triggered):
        return _triggered(words, ability)
    if isinstance(ability, v.Static):
        return _static(words, ability)
    if isinstance(ability, v.Rule):
        return _rule(words, ability)
    if isinstance(ability, v.SkipAlways):
        step = _STEPS.get(ability.what, ability.what) if ability.what != "upkeep step" else "upkeep step"
        names = {"each player": "Players", "each opponent": "Your opponents"}
        if ability.who in names:
            return f"{names[ability.who]} skip their {step}s."
        who = words.player(ability.who)
        return f"Skip your {step}." if who == "you" else f"{_upper(who)} skips their {step}s."
    if isinstance(ability, v.MaySkipTurn):
        instead = f"If you would begin your turn while {words.this()} is tapped, you may skip that turn instead."
        return f"{instead} {_upper(words.sentences(ability.effects, 'if you do, '))}"
    if isinstance(ability, v.SpellCost):
        return _spell_cost(words, ability)
    if isinstance(ability, v.Enters):
        counters = [_several(n, f"{kind} counter", f"{kind} counters") for kind, n in ability.counters.items()]
        with_ = f" with {_listed(counters)} on it" if counters else ""
        return f"{_upper(words.this())} enters{' tapped' if ability.tapped else ''}{with_}."
    if isinstance(ability, v.AdditionalCost):
        return f"As an additional cost to cast this spell, pay {ability.life} life."
    if isinstance(ability, v.BecomesDay):
        return f"If it's neither day nor night, it becomes day as {words.this()} enters."
    if isinstance(ability, v.CastOnly):
        if ability.during != "declare attackers step":
            return _cast_only(ability)
        return f"Cast this spell only during the {ability.during} and only if you've been attacked this step."
    if isinstance(ability, v.CantBeCountered):
        return "This spell can't be countered."
    if isinstance(ability, v.Enchant):
        return f"Enchant {ability.what}"
    if isinstance(ability, v.Vanishing):
        return f"Vanishing {ability.number}"
    if isinstance(ability, v.Suspend):
        return f"Suspend {ability.number}{_DASH}{ability.cost}"
    if isinstance(ability, v.OtherFace):
        return _other_face(ability)
    if isinstance(ability, v.Chapter):
        words.targets = dict(ability.targets)
        return f"{', '.join(_CHAPTERS[n] for n in ability.numbers)} {_DASH} {words.sentences(ability.effects)}"
    if isinstance(ability, v.Exert):
        words.targets = dict(ability.targets)
        text = f"You may exert {words.objects('this')[0]} as it attacks."
        return f"{text} {_upper(words.sentences(ability.effects, 'when you do, '))}" if ability.effects else text
    return f"{ability.keyword.capitalize()} {ability.cost}"


def _cast_only(ability: v.CastOnly) -> str:
    during = {"": "", "combat phase": " during combat"}.get(ability.during, f" during {ability.during}")
    before = f" before {ability.before}" if ability.before else ""
    after = f" after {ability.after}" if ability.after else ""
    return f"Cast this spell only{during}{before}{after}."


def _other_face(ability: v.OtherFace) -> str:
    """The other face on lines of its own, the first of which says what it is."""
    face = ability.face
    spell = v.CardDefinition(
        name=face.name, types=face.types, subtypes=face.subtypes, keywords=face.keywords, abilities=face.abilities
    )
    return f"{ability.kind.capitalize()}: {face.name} {face.cost} {_DASH} {type_line(spell)}\n{rules_text(spell)}"


def _mode(card: v.CardDefinition, mode: v.Mode) -> str:
    return _Ability(card, targets=dict(mode.targets)).sentences(mode.effects)


def _activated(words: _Ability, ability: v.Activated) -> str:
    words.targets = dict(ability.targets)
    cost = ability.cost
    if cost.loyalty is not None:
        sign = f"{cost.loyalty:+d}".replace("-", _MINUS) if cost.loyalty else "0"
        costs = [f"[{sign}]"]
    else:
        costs = _costs(words, cost)
    only = {
        "": "",
        "as a sorcery": " Activate only as a sorcery.",
        "during your turn": " Activate only during your turn.",
        "during combat": " Activate only during combat.",
        "once each turn": " Activate only once each turn.",
    }[ability.only]
    return f"{', '.join(costs)}: {words.sentences(ability.effects)}{only}"


def _costs(words: _Ability, cost: v.Cost) -> list[str]:
    costs = [cost.mana] if cost.mana else []
    if cost.tap:
        costs.append("{T}")
    if cost.life:
        costs.append(f"pay {cost.life} life")
    if cost.discard:
        costs.append(f"discard {_several(cost.discard, 'card', 'cards')}")
    if cost.remove_counters:
        costs.append(f"remove {_article(cost.remove_counters)} counter from {words.objects('this')[0]}")
    if cost.exile:
        costs.append(f"exile {words.objects('this')[0]}")
    if cost.sacrifice:
        what = words.objects("this")[0] if cost.sacrifice == "this" else words.one(cost.sacrifice)
        costs.append(f"sacrifice {what}")
    return [_upper(part) for part in costs]


def _triggered(words: _Ability, ability: v.Triggered) -> str:
    words.targets = dict(ability.targets)
    when = words.trigger(ability.when)
    if ability.during:
        when += f" during {ability.during}"
    if ability.condition:
        when += f", if {words.condition(ability.condition)}"
    effects = ability.effects
    if ability.may:
        effects = (v.May(effects=effects),)
    text = words.sentences(effects, f"{when}, ")
    return text + (" This ability triggers only once each turn." if ability.once_each_turn else "")


def _static(words: _Ability, ability: v.Static) -> str:
    prefix = ""
    if isinstance(ability.condition, v.YourTurn):
        prefix = "during turns other than yours, " if ability.condition.no else "during your turn, "
    elif ability.condition:
        words.spoken = False
        if ability.base_power is not None:
            prefix = f"as long as {_named(words, ability.condition)}, "
        else:
            prefix = f"as long as {words.condition(ability.condition)}, "
    return _sentence(_upper(prefix + "; ".join(_static_parts(words, ability))))


def _named(words: _Ability, condition: v.AnyCondition) -> str:
    """A condition on a card that defines its own size: it says its name, whatever it is."""
    this = words.this()
    return words.condition(condition).replace(this, words.card.name)


def _static_parts(words: _Ability, ability: v.Static) -> list[str]:
    parts: list[str] = []
    if ability.base_power is not None or ability.base_toughness is not None:
        parts.append(_base(words, ability))
    changes: list[tuple[Literal["get", "have", "can't", "attack", "lose"], str]] = []
    if ability.power != 0 or ability.toughness != 0:
        changes.append(("get", words.sized(ability.power, ability.toughness)))
    if ability.gains:
        changes.append(("have", _listed(ability.gains)))
    if ability.loses_types:
        changes.append(("lose", f"the types {_listed(ability.loses_types)}"))
    if ability.cant_block:
        changes.append(("can't", "block"))
    if ability.attacks_if_able:
        changes.append(("attack", "each combat if able"))
    if ability.keeps_damage:
        what = words.objects(ability.affects, every="", subject=True)[0]
        parts.append(f"damage isn't removed from {what} during cleanup steps")
    if ability.stays_tapped:
        what, plural = words.objects(ability.affects, every="", subject=True)
        whose = "your" if ability.affects == "this" else "its controller's"
        parts.append(f"{what} {'don' if plural else 'doesn'}'t untap during {whose} untap step")
    if changes:
        what, plural = words.objects(ability.affects, every="", subject=True)
        third = {"have": "has", "can't": "can't"}
        said = [f"{verb if plural else third.get(verb) or _third_person(verb)} {rest}" for verb, rest in changes]
        parts.append(f"{what} {_listed(said)}")
    return parts


def _base(words: _Ability, ability: v.Static) -> str:
    own = ability.affects == "this"
    if own:
        what = "its" if words.spoken else f"{words.card.name}'s"
        words.spoken = True
    else:
        what = f"{words.objects(ability.affects, every='each', subject=True)[0]}'s"
    power, toughness = ability.base_power, ability.base_toughness
    kind = "" if own else "base "
    if power == toughness and power is not None:
        return f"{what} {kind}power and toughness are each equal to {words.amount(power)}"
    said = [(name, n) for name, n in (("power", power), ("toughness", toughness)) if n is not None]
    return f"{what} " + " and ".join(f"{kind}{name} is equal to {words.amount(n)}" for name, n in said)


def _rule(words: _Ability, ability: v.Rule) -> str:
    if ability.condition is None:
        return _upper(_plain_rule(words, ability))
    return f"As long as {words.condition(ability.condition)}, {_plain_rule(words, ability)}"


def _plain_rule(words: _Ability, ability: v.Rule) -> str:
    names = {"each player": "players", "each opponent": "your opponents"}
    who = names.get(ability.who) or words.player(ability.who)
    several = ability.who in names or who == "you"
    match ability.rule:
        case "no maximum hand size":
            return f"{who} {'have' if several else 'has'} no maximum hand size."
        case "may cast as though with flash":
            return f"{who} may cast spells as though they had flash."
        case "damage isn't removed":
            whose = "" if ability.who == "each player" else f" {who} control{'' if several else 's'}"
            return f"damage isn't removed from creatures{whose} during cleanup steps."
        case "unspent mana is kept":
            return f"{who} {'don' if several else 'doesn'}'t lose unspent mana as steps and phases end."
        case "unspent mana that is lost costs life":
            loser = {"players": "a player", "your opponents": "an opponent"}.get(who, who)
            that = "you" if who == "you" else "that player"
            return f"{loser} losing unspent mana causes {that} to lose that much life."
        case "unspent mana becomes colorless":
            loser = {"players": "a player", "your opponents": "an opponent"}.get(who, who)
            return f"if {loser} would lose unspent mana, that mana becomes colorless instead."
        case _:
            return f"{who} {ability.rule}."


def _spell_cost(words: _Ability, ability: v.SpellCost) -> str:
    prefix = ""
    if isinstance(ability.condition, v.YourTurn):
        prefix = "during turns other than yours, " if ability.condition.no else "during your turn, "
    elif ability.condition:
        prefix = f"as long as {words.condition(ability.condition)}, "
    if isinstance(ability.affects, v.Filter):
        what = f"{_noun(ability.affects, plural=True, kind='spell')}"
        what += {"you": " you cast", "each opponent": " your opponents cast"}.get(ability.affects.controller, "")
        verb = "cost"
    else:
        what, verb = "this spell", "costs"
    change = f"{ability.more} more" if ability.more else f"{ability.less} less"
    each = ""
    if isinstance(ability.times, v.Count):
        each = f" for each {words.each_of(ability.times)}"
    elif ability.times != 1:
        each = f", {_several(ability.times, 'time', 'times')}"
    return _sentence(_upper(f"{prefix}{what} {verb} {change} to cast{each}"))
