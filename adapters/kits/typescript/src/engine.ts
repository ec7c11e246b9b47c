/**
 * The engine's own part: the three calls, told to the toy engine. This is the file to rewrite for your engine.
 * Each function says what yours must do in its place. README.md has the order in which to go about it.
 */

import { type Action, type Description, type Engine, type Entry, Illegal, type Position } from "./protocol.js";
import { PROTOCOL, Unsupported, type View } from "./protocol.js";
import { type Card, Game, type GameObject, NotAllowed, Player } from "./toy.js";
import { readCards } from "./toyCards.js";

export class Adapter implements Engine {
  #game: Game | undefined;

  /** YOUR ENGINE: its name and version. Offer only what it has; adapters/README.md lists what there is. */
  describe(): Description {
    const offers = { players: 2, steps: true, cleanups: true };
    return { name: "toy-adapter", version: "0.1.0", protocol: PROTOCOL, offers };
  }

  /** YOUR ENGINE: build exactly this position, without a trigger or a question, and drop any game before it. */
  start(position: Position): View {
    for (const part of ["day", "begin", "planar_deck"]) {
      if (part in position) throw new Unsupported("position", part);
    }
    const [first, second, ...more] = position.players.map((given) => new Player(given.name, given.life ?? 20));
    if (first === undefined || second === undefined || more.length > 0) {
      throw new Unsupported("players", String(position.players.length));
    }
    const game = new Game(first, second);
    // YOUR ENGINE: look each card up in its pool by name; what it lacks is unsupported. The toy has no pool.
    const cards = readCards(position.cards);
    for (const [n, given] of position.players.entries()) {
      if (given.command ?? given.attached ?? given.commanders) {
        throw new Unsupported("position", "command zone, Auras on players, commanders");
      }
      const player = n === 0 ? first : second;
      const place = (entries: Entry[] = []) => entries.map((entry) => placed(game, cards, entry, player));
      player.library = place(given.library);
      player.hand = place(given.hand);
      player.graveyard = place(given.graveyard);
      game.battlefield.push(...place(given.battlefield));
    }
    game.exile = (position.exile ?? []).map((entry) => placed(game, cards, entry, first));
    this.#game = game;
    return show(game);
  }

  /** YOUR ENGINE: do what the player does and go on to the next decision. Answer no decision by yourself. */
  act(action: Action): View {
    if (this.#game === undefined) throw new Illegal("no game has been started");
    try {
      carryOut(this.#game, action);
    } catch (error) {
      throw error instanceof NotAllowed ? new Illegal(error.message) : error;
    }
    return show(this.#game);
  }
}

function placed(game: Game, cards: Map<string, Card>, entry: Entry, holder: Player): GameObject {
  const { name, tapped = false, counters = {}, owner, attached } = typeof entry === "string" ? { name: entry } : entry;
  const printed = cards.get(name);
  if (printed === undefined) throw new Unsupported("card", name);
  const made = game.object(printed, game.player(owner ?? holder.name) ?? holder, holder);
  if (attached !== undefined || Object.keys(counters).some((kind) => kind !== "+1/+1")) {
    throw new Unsupported("position", `counters or attachments on ${name}`);
  }
  made.tapped = tapped;
  made.counters = counters["+1/+1"] ?? 0;
  return made;
}

function carryOut(game: Game, action: Action): void {
  switch (action.type) {
    case "pass":
      return game.passPriority(action.player);
    case "play":
      return game.playLand(action.player, action.card);
    case "cast":
      if (action.modes?.length || action.x || action.paying?.length || action.costs?.length || action.face) {
        throw new Unsupported("action", "cast with modes, x, paying, costs or face");
      }
      return game.cast(action.player, action.card, action.targets ?? []);
    case "activate":
      return game.activate(action.player, action.object, action.ability ?? 1);
    case "attack":
      return game.attack(action.player, action.attackers);
    case "block":
      return game.block(action.player, action.blockers);
    case "choose":
      return game.discard(action.player, action.options);
    case "concede":
      return game.concede(action.player);
    default: // a type that this version of the contract doesn't have
      throw new Unsupported("action", (action as Action).type);
  }
}

/** YOUR ENGINE: all that there is, hidden zones too, and who is asked for what. */
function show(game: Game): View {
  const steps = game.begun;
  game.begun = [];
  const view: View = {
    turn: game.turn,
    active: game.active.name,
    step: game.step,
    decision: decision(game),
    players: game.players.map((player) => ({
      name: player.name,
      life: player.life,
      in_game: !player.lost,
      mana: Object.fromEntries(player.mana),
      hand: player.hand.map(card),
      graveyard: player.graveyard.map(card),
      library: player.library.map((each) => each.card.name),
    })),
    stack: game.stack.map((each) => ({ ...card(each), kind: "spell", controller: each.controller.name })).reverse(),
    battlefield: game.battlefield.map(permanent),
    exile: game.exile.map(card),
    steps,
  };
  const winners = game.players.filter((player) => !player.lost).map((player) => player.name);
  return game.asked === undefined ? { ...view, result: { winners } } : view;
}

function decision(game: Game): object | null {
  if (game.asked === undefined) return null;
  const { kind, player } = game.asked;
  if (kind !== "discard") return { kind, player: player.name };
  const number = game.toDiscard();
  return { kind: "choose", player: player.name, options: player.hand.map(card), min: number, max: number };
}

function card(each: GameObject): object {
  return { id: each.id, name: each.card.name, owner: each.owner.name };
}

function permanent(each: GameObject): object {
  const creature = each.card.kind === "creature" ? { power: each.power, toughness: each.toughness } : {};
  const counters = each.counters > 0 ? { counters: { "+1/+1": each.counters } } : {};
  const attacking = each.attacking ? { attacking: each.attacking.name } : {};
  const blocking = each.blocking ? [each.blocking.id] : [];
  const { tapped, damage } = each;
  const controller = each.controller.name;
  return { ...card(each), controller, tapped, damage, blocking, ...creature, ...counters, ...attacking };
}
