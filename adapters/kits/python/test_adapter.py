"""python3 -m unittest"""

from __future__ import annotations

import json
import unittest
from typing import Any

from engine import Adapter
from protocol import answer

MOUNTAIN = {"facts": {"types": ["Land"], "subtypes": ["Mountain"], "supertypes": ["Basic"]}}
DAMAGE = {"do": "deal damage", "amount": 3, "to": "victim"}
BOLT = {
    "facts": {"types": ["Instant"], "cost": "{R}"},
    "structure": [{"is": "spell", "targets": {"victim": {"kind": "any"}}, "effects": [DAMAGE]}],
}
UNKNOWN = {"facts": {"types": ["Planeswalker"], "cost": "{3}"}}
POSITION = {
    "players": [
        {"name": "Alice", "library": ["Mountain"], "hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
        {"name": "Bob", "library": ["Mountain"]},
    ],
    "cards": {"Mountain": MOUNTAIN, "Lightning Bolt": BOLT},
}


class TheAdapter(unittest.TestCase):
    """Talks with the adapter as Sundial does, without a process between."""

    def setUp(self) -> None:
        self.engine = Adapter()

    def ask(self, method: str, params: object) -> dict[str, Any]:
        request = json.dumps({"jsonrpc": "2.0", "id": 7, "method": method, "params": params})
        said: dict[str, Any] = json.loads(answer(self.engine, request))
        self.assertEqual(said["id"], 7)
        return said

    def act(self, player: str, kind: str, **more: object) -> dict[str, Any]:
        return self.ask("act", {"type": kind, "player": player, **more})

    def test_describes_itself(self) -> None:
        said = self.ask("describe", {"protocol": 1})["result"]
        self.assertEqual((said["name"], said["protocol"]), ("toy-adapter", 1))

    def test_a_spell_resolves_once_both_have_passed(self) -> None:
        view = self.ask("start", POSITION)["result"]
        bolt = view["players"][0]["hand"][0]["id"]
        view = self.act("Alice", "cast", card=bolt, targets=["Bob"])["result"]
        self.assertEqual([each["name"] for each in view["stack"]], ["Lightning Bolt"])
        self.assertEqual(view["decision"], {"kind": "priority", "player": "Alice"})
        view = self.act("Alice", "pass")["result"]
        self.assertEqual(view["players"][1]["life"], 20)
        view = self.act("Bob", "pass")["result"]
        self.assertEqual(view["players"][1]["life"], 17)

    def test_what_is_not_allowed_is_illegal_and_changes_nothing(self) -> None:
        before = self.ask("start", POSITION)["result"]
        self.assertEqual(self.act("Bob", "pass")["error"]["code"], 1)
        after = self.act("Alice", "pass")["result"]
        self.assertEqual(after, before | {"decision": {"kind": "priority", "player": "Bob"}})

    def test_what_the_engine_lacks_is_unsupported(self) -> None:
        lacking = POSITION | {"cards": {"Mountain": MOUNTAIN, "Lightning Bolt": UNKNOWN}}
        error = self.ask("start", lacking)["error"]
        self.assertEqual((error["code"], error["data"]), (2, {"what": "card", "name": "Lightning Bolt"}))


if __name__ == "__main__":
    unittest.main()
