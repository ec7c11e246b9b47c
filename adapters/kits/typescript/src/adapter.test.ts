/** Talks with the adapter as Sundial does, without a process between: npm test */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Adapter } from "./engine.js";
import { answer } from "./protocol.js";

const MOUNTAIN = { facts: { types: ["Land"], subtypes: ["Mountain"], supertypes: ["Basic"] } };
const EFFECTS = [{ do: "deal damage", amount: 3, to: "victim" }];
const BOLT = {
  facts: { types: ["Instant"], cost: "{R}" },
  structure: [{ is: "spell", targets: { victim: { kind: "any" } }, effects: EFFECTS }],
};
const UNKNOWN = { facts: { types: ["Planeswalker"], cost: "{3}" } };
const POSITION = {
  players: [
    { name: "Alice", library: ["Mountain"], hand: ["Lightning Bolt"], battlefield: ["Mountain"] },
    { name: "Bob", library: ["Mountain"] },
  ],
  cards: { Mountain: MOUNTAIN, "Lightning Bolt": BOLT },
};

function talk() {
  const engine = new Adapter();
  const ask = (method: string, params: object) => {
    const said = JSON.parse(answer(engine, JSON.stringify({ jsonrpc: "2.0", id: 7, method, params })));
    assert.equal(said.id, 7);
    return said;
  };
  return { ask, pass: (player: string) => ask("act", { type: "pass", player }) };
}

test("it describes itself", () => {
  const { result } = talk().ask("describe", { protocol: 1 });
  assert.equal(result.name, "toy-adapter");
  assert.equal(result.protocol, 1);
});

test("a spell resolves once both have passed", () => {
  const { ask, pass } = talk();
  const card = ask("start", POSITION).result.players[0].hand[0].id;
  const { result } = ask("act", { type: "cast", player: "Alice", card, targets: ["Bob"] });
  assert.equal(result.stack[0].name, "Lightning Bolt");
  assert.deepEqual(result.decision, { kind: "priority", player: "Alice" });
  assert.equal(pass("Alice").result.players[1].life, 20);
  assert.equal(pass("Bob").result.players[1].life, 17);
});

test("what isn't allowed is illegal and changes nothing", () => {
  const { ask, pass } = talk();
  const before = ask("start", POSITION).result;
  assert.equal(pass("Bob").error.code, 1);
  assert.deepEqual(pass("Alice").result, { ...before, decision: { kind: "priority", player: "Bob" } });
});

test("what the engine lacks is unsupported", () => {
  const { error } = talk().ask("start", { ...POSITION, cards: { Mountain: MOUNTAIN, "Lightning Bolt": UNKNOWN } });
  assert.equal(error.code, 2);
  assert.deepEqual(error.data, { what: "card", name: "Lightning Bolt" });
});
