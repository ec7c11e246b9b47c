"""The engine's own part: the three calls, told to the toy engine. This is the file to rewrite for your engine.

Each function says what yours must do in its place. README.md has the order in which to go about it.
"""

from __future__ import annotations

from typing import Any

import toy
from protocol import PROTOCOL, Action, Description, Illegal, Position, PositionCard, Unsupported, View
from toy_cards import read_card


class Adapter:
    """Holds the game that goes on."""

    game: toy.Game

    def describe(self) -> Description:
        """YOUR ENGINE: its name and version. Offer only what it has; adapters/README.md lists what there is."""
        offers = {"players": 2, "steps": True, "cleanups": True}
        return {"name": "toy-adapter", "version": "0.1.0", "protocol": PROTOCOL, "offers": offers}

    def start(self, position: Position) -> View:
        """YOUR ENGINE: build exactly this position, without a trigger or a question, and drop any game before it."""
        players = position["players"]
        for part in {"day", "begin", "planar_deck"} & position.keys():
            raise Unsupported("position", part)
        if len(players) != 2:
            raise Unsupported("players", str(len(players)))
        first, second = (toy.Player(player["name"], player.get("life", 20)) for player in players)
        game = toy.Game(first, second)
        # YOUR ENGINE: look each card up in its pool by name; what it lacks is unsupported. The toy has no pool.
        cards = {name: read_card(name, info) for name, info in position["cards"].items()}

        def placed(entry: str | PositionCard, holder: str) -> toy.GameObject:
            entry = {"name": entry} if isinstance(entry, str) else entry
            made = game.card(cards[entry["name"]], entry.get("owner", holder), holder)
            made.tapped = entry.get("tapped", False)
            counters = entry.get("counters", {})
            if entry.get("attached") or counters.keys() - {"+1/+1"}:
                raise Unsupported("position", f"counters or attachments on {made.card.name}")
            made.counters = counters.get("+1/+1", 0)
            return made

        for player, given in zip(game.players, players, strict=True):
            if given.get("command") or given.get("attached") or given.get("commanders"):
                raise Unsupported("position", "command zone, Auras on players, commanders")
            player.library = [placed(entry, player.name) for entry in given.get("library", [])]
            player.hand = [placed(entry, player.name) for entry in given.get("hand", [])]
            player.graveyard = [placed(entry, player.name) for entry in given.get("graveyard", [])]
            game.battlefield += [placed(entry, player.name) for entry in given.get("battlefield", [])]
        game.exile = [placed(entry, first.name) for entry in position.get("exile", [])]
        self.game = game
        return show(game)

    def act(self, action: Action) -> View:
        """YOUR ENGINE: do what the player does and go on to the next decision. Answer no decision by yourself."""
        game, player = self.game, action["player"]
        try:
            match action["type"]:
                case "pass":
                    game.pass_priority(player)
                case "play":
                    game.play_land(player, action["card"])
                case "cast":
                    for word in ("modes", "x", "paying", "costs", "face"):
                        if action.get(word):
                            raise Unsupported("action", f"cast with {word}")
                    game.cast(player, action["card"], action.get("targets", []))
                case "activate":
                    game.activate(player, action["object"], action.get("ability", 1))
                case "attack":
                    game.attack(player, action["attackers"])
                case "block":
                    game.block(player, action["blockers"])
                case "choose":
                    game.discard(player, action["options"])
                case "concede":
                    game.concede(player)
                case other:
                    raise Unsupported("action", other)
        except toy.NotAllowed as refusal:
            raise Illegal(str(refusal)) from None
        return show(game)


def show(game: toy.Game) -> View:
    """YOUR ENGINE: all that there is, hidden zones too, and who is asked for what."""
    begun, game.begun = game.begun, []
    view: View = {
        "turn": game.turn,
        "active": game.active.name,
        "step": game.step,
        "decision": decision(game),
        "players": [
            {
                "name": player.name,
                "life": player.life,
                "in_game": not player.lost,
                "mana": dict(player.mana),
                "hand": [card(each) for each in player.hand],
                "graveyard": [card(each) for each in player.graveyard],
                "library": [each.card.name for each in player.library],
            }
            for player in game.players
        ],
        "stack": [
            {"id": each.id, "name": each.card.name, "kind": "spell", "controller": each.controller}
            for each in reversed(game.stack)
        ],
        "battlefield": [permanent(each) for each in game.battlefield],
        "exile": [card(each) for each in game.exile],
        "steps": [{"turn": turn, "active": active, "step": step} for turn, active, step in begun],
    }
    if game.asked is None:
        view["result"] = {"winners": [player.name for player in game.players if not player.lost]}
    return view


def decision(game: toy.Game) -> dict[str, Any] | None:
    """Who is asked for what; None when the game is over."""
    if game.asked is None:
        return None
    kind, player = game.asked
    if kind != "discard":
        return {"kind": kind, "player": player.name}
    number, options = game.to_discard(), [{"id": each.id, "name": each.card.name} for each in player.hand]
    return {"kind": "choose", "player": player.name, "options": options, "min": number, "max": number}


def card(each: toy.GameObject) -> dict[str, Any]:
    """A card in a hand, a graveyard or exile."""
    return {"id": each.id, "name": each.card.name, "owner": each.owner}


def permanent(each: toy.GameObject) -> dict[str, Any]:
    """A permanent. Only creatures have power and toughness."""
    shown = card(each) | {"controller": each.controller, "tapped": each.tapped, "damage": each.damage}
    if each.card.kind == "creature":
        shown |= {"power": each.power, "toughness": each.toughness}
    shown |= {"counters": {"+1/+1": each.counters}} if each.counters else {}
    shown |= {"attacking": each.attacking} if each.attacking else {}
    shown |= {"blocking": [each.blocking]} if each.blocking else {}
    return shown
