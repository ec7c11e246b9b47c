/**
 * The protocol: one JSON-RPC 2.0 object a line. Nothing here needs a change for another engine.
 * What each field means and where it is left out: adapters/README.md in Sundial.
 */

import { createInterface } from "node:readline";

export const PROTOCOL = 1;

/** A card in a position: its name, or an object where more is to be said. */
export type Entry = string | PositionCard;

export interface PositionCard {
  name: string;
  tapped?: boolean;
  counters?: Record<string, number>;
  owner?: string;
  attached?: Entry[];
}

/** A player in a position. The library comes top first; absent life is 20. */
export interface PositionPlayer {
  name: string;
  life?: number;
  library?: Entry[];
  hand?: Entry[];
  graveyard?: Entry[];
  command?: Entry[];
  battlefield?: Entry[];
  attached?: Entry[];
  commanders?: string[];
}

export interface Facts {
  types: string[];
  cost?: string;
  colors?: string[];
  subtypes?: string[];
  supertypes?: string[];
  power?: number;
  toughness?: number;
  loyalty?: number;
  defense?: number;
  keywords?: string[];
  mana_value?: number;
}

export interface CardInfo {
  facts: Facts;
  text?: string;
  structure?: unknown[];
  real?: boolean;
}

/** What a game starts from: the first player has priority in the precombat main phase. */
export interface Position {
  players: PositionPlayer[];
  cards: Record<string, CardInfo>;
  exile?: Entry[];
  seed?: number;
  day?: string;
  begin?: string;
  planar_deck?: string[];
}

/** All that is announced as a spell is cast. */
export interface Cast {
  type: "cast";
  player: string;
  card: string;
  targets?: string[];
  modes?: number[];
  x?: number;
  paying?: string[];
  costs?: string[];
  face?: string;
}

/** One thing a player does. */
export type Action =
  | { type: "pass" | "concede"; player: string }
  | { type: "play"; player: string; card: string }
  | Cast
  | { type: "activate"; player: string; object: string; ability?: number; targets?: string[]; x?: number }
  | { type: "attack"; player: string; attackers: Record<string, string> }
  | { type: "block"; player: string; blockers: Record<string, string[]> }
  | { type: "choose"; player: string; options: string[] };

/** Answers are plain objects; Sundial checks their fields and names the one that is wrong. */
export type Description = Record<string, unknown>;
export type View = Record<string, unknown>;

/** The action isn't allowed now. State and decision are as before. */
export class Illegal extends Error {}

/** The engine lacks something; the name says which. */
export class Unsupported extends Error {
  constructor(
    readonly what: "card" | "action" | "choice" | "players" | "position",
    override readonly name: string,
  ) {
    super(`unsupported ${what}: ${name}`);
  }
}

/** The three calls; each may throw Illegal or Unsupported. */
export interface Engine {
  describe(): Description;
  start(position: Position): View;
  act(action: Action): View;
}

/** The answer to a request, one line without its end. */
export function answer(engine: Engine, line: string): string {
  let id: unknown = null;
  try {
    const request = JSON.parse(line);
    id = request.id;
    return JSON.stringify({ jsonrpc: "2.0", id, result: call(engine, request.method, request.params) });
  } catch (error) {
    return JSON.stringify({ jsonrpc: "2.0", id, error: told(error) });
  }
}

function call(engine: Engine, method: string, params: unknown): Description | View {
  if (method === "describe") return engine.describe();
  if (method === "start") return engine.start(params as Position);
  if (method === "act") return engine.act(params as Action);
  throw new Error(`no method ${method}`);
}

function told(error: unknown): object {
  if (error instanceof Illegal) return { code: 1, message: error.message };
  if (error instanceof Unsupported) {
    return { code: 2, message: error.message, data: { what: error.what, name: error.name } };
  }
  console.error(error); // standard error is the log; the output is the protocol's alone
  return { code: -32603, message: String(error) };
}

/** Answers requests until their end. */
export async function serve(engine: Engine, requests: NodeJS.ReadableStream, answers: NodeJS.WritableStream) {
  for await (const line of createInterface({ input: requests })) answers.write(`${answer(engine, line)}\n`);
}
