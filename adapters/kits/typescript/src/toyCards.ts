/** The toy's cards: it has no pool, and builds what it can of a card's facts and structure. Goes away with the toy. */

import { isDeepStrictEqual } from "node:util";

import { type CardInfo, Unsupported } from "./protocol.js";
import type { Card } from "./toy.js";

const COLORS = new Map([
  ["Plains", "W"],
  ["Island", "U"],
  ["Swamp", "B"],
  ["Mountain", "R"],
  ["Forest", "G"],
]);

const END_THE_TURN = [{ is: "spell", effects: [{ do: "end the turn" }] }];

/** What each card of a position is to the toy. */
export function readCards(infos: Record<string, CardInfo>): Map<string, Card> {
  return new Map(Object.entries(infos).map(([name, info]) => [name, readCard(name, info)]));
}

/** What a card is to the toy; throws Unsupported if it is more than the toy can play. */
function readCard(name: string, { facts, structure = [] }: CardInfo): Card {
  const { supertypes = [], subtypes = [], keywords = [], power, toughness } = facts;
  const types = facts.types.join(" ");
  const blank = { name, cost: new Map<string, number>(), power: 0, toughness: 0, damage: 0, endsTheTurn: false };
  const color = subtypes.map((subtype) => COLORS.get(subtype)).find((each) => each !== undefined);
  if (types === "Land" && isDeepStrictEqual(supertypes, ["Basic"]) && structure.length === 0 && color !== undefined) {
    return { ...blank, kind: "land", color };
  }
  const cost = readCost(facts.cost ?? "");
  if (cost === undefined || supertypes.length > 0 || keywords.length > 0) throw new Unsupported("card", name);
  if ((types === "Creature" || types === "Artifact Creature") && structure.length === 0) {
    if (power !== undefined && toughness !== undefined) return { ...blank, kind: "creature", cost, power, toughness };
  }
  if (types === "Instant" || types === "Sorcery") {
    const kind = types === "Instant" ? "instant" : "sorcery";
    if (isDeepStrictEqual(structure, END_THE_TURN)) return { ...blank, kind, cost, endsTheTurn: true };
    const damage = damageDealt(structure);
    if (damage > 0) return { ...blank, kind, cost, damage };
  }
  throw new Unsupported("card", name);
}

/** How much a spell deals that does nothing but deal damage to any target; 0 for another. */
function damageDealt(structure: unknown[]): number {
  const [spell] = structure as { effects?: { amount?: unknown; to?: unknown }[] }[];
  const { amount, to } = spell?.effects?.[0] ?? {};
  if (typeof amount !== "number" || typeof to !== "string") return 0;
  const effects = [{ do: "deal damage", amount, to }];
  return isDeepStrictEqual(structure, [{ is: "spell", targets: { [to]: { kind: "any" } }, effects }]) ? amount : 0;
}

/** A mana cost by color, generic mana last and under an empty one; undefined for one that the toy can't pay. */
function readCost(text: string): Map<string, number> | undefined {
  const cost = new Map<string, number>();
  let generic: number | undefined;
  for (const [, symbol = ""] of text.matchAll(/\{(.*?)\}/g)) {
    if (/^\d+$/.test(symbol)) generic = Number(symbol);
    else if (/^[WUBRG]$/.test(symbol)) cost.set(symbol, (cost.get(symbol) ?? 0) + 1);
    else return undefined;
  }
  if (generic !== undefined) cost.set("", generic);
  return cost.size > 0 ? cost : undefined;
}
