/**
 * A toy engine, to be replaced with yours: two players, basic lands, creatures without abilities, and spells that deal
 * damage or end the turn.
 *
 * It knows nothing of the protocol. What it plays it plays by the rules; what it lacks isn't dealt with here, since
 * engine.ts lets nothing else in.
 */

const STEPS = [
  "untap",
  "upkeep",
  "draw",
  "precombat_main",
  "beginning_of_combat",
  "declare_attackers",
  "declare_blockers",
  "combat_damage",
  "end_of_combat",
  "postcombat_main",
  "end",
  "cleanup",
] as const;
const COLORS = ["W", "U", "B", "R", "G"];
const HAND_SIZE = 7;

export type Step = (typeof STEPS)[number];

/** The rules don't allow it now. Nothing has changed. */
export class NotAllowed extends Error {}

/** What is printed on a card. */
export interface Card {
  name: string;
  kind: "land" | "creature" | "instant" | "sorcery";
  /** The mana that a land gives. */
  color?: string;
  /** How much of each color, and then of generic mana, under an empty one. */
  cost: Map<string, number>;
  power: number;
  toughness: number;
  /** What a spell deals to its target; 0 is a spell without one. */
  damage: number;
  endsTheTurn: boolean;
}

/** A card in a zone (109.1); in each zone it goes to it is a new object with a new id (400.7). */
export class GameObject {
  targets: string[] = [];
  tapped = false;
  /** It came under its controller's control after that player's latest turn began (302.6). */
  fresh = false;
  /** +1/+1 counters. */
  counters = 0;
  damage = 0;
  attacking: Player | undefined;
  blocked = false;
  blocking: GameObject | undefined;

  constructor(
    readonly id: string,
    readonly card: Card,
    readonly owner: Player,
    readonly controller: Player,
  ) {}

  get power(): number {
    return this.card.power + this.counters;
  }

  get toughness(): number {
    return this.card.toughness + this.counters;
  }
}

/** A player; the top of the library comes first. */
export class Player {
  library: GameObject[] = [];
  hand: GameObject[] = [];
  graveyard: GameObject[] = [];
  /** What is in the mana pool, by color. */
  mana = new Map<string, number>();
  drewFromEmptyLibrary = false;
  lost = false;

  constructor(
    readonly name: string,
    public life: number,
  ) {}
}

/** What a player is asked for. */
export interface Asked {
  kind: "priority" | "attackers" | "blockers" | "discard";
  player: Player;
}

/** A game from the first player's precombat main phase on. The zones are filled before the first act. */
export class Game {
  readonly players: [Player, Player];
  active: Player;
  turn = 1;
  step: Step = "precombat_main";
  battlefield: GameObject[] = [];
  /** The top comes last. */
  stack: GameObject[] = [];
  exile: GameObject[] = [];
  /** Each step that began, until somebody takes them away. */
  begun: { turn: number; active: string; step: Step }[] = [];
  /** What for and who; undefined once the game is over. */
  asked: Asked | undefined;
  #ids = 0;
  #passes = 0;
  #landPlayed = false;
  #attacked = false;

  constructor(first: Player, second: Player) {
    this.players = [first, second];
    this.active = first;
    this.asked = { kind: "priority", player: first };
  }

  /** A new object for a card, in no zone yet. */
  object(card: Card, owner: Player, controller: Player): GameObject {
    this.#ids += 1;
    return new GameObject(`c${this.#ids}`, card, owner, controller);
  }

  player(name: string): Player | undefined {
    return this.players.find((each) => each.name === name);
  }

  // -- what players do ------------------------------------------------------------------------------------------------

  /** Pass; once both have in succession, the top of the stack resolves or the step ends (117.4). */
  passPriority(name: string): void {
    const player = this.#expect("priority", name);
    this.#passes += 1;
    if (this.#passes < this.players.length) this.asked = { kind: "priority", player: this.#other(player) };
    else if (this.stack.length > 0) this.#resolve();
    else this.#goOn();
  }

  /** Play a land: one a turn, in a main phase of one's own with an empty stack (305.1). */
  playLand(name: string, id: string): void {
    const player = this.#expect("priority", name);
    const land = find(player.hand, id);
    if (land.card.kind !== "land") throw new NotAllowed(`${land.card.name} is no land`);
    this.#expectMainPhase(player);
    if (this.#landPlayed) throw new NotAllowed(`${name} has played a land this turn`);
    this.#landPlayed = true;
    this.#move(land, player.hand, this.battlefield);
    this.#keepPriority(player);
  }

  /** Cast a spell and pay for it with lands (601.2). */
  cast(name: string, id: string, targets: string[]): void {
    const player = this.#expect("priority", name);
    const spell = find(player.hand, id);
    if (spell.card.kind === "land") throw new NotAllowed("lands are played, not cast");
    if (spell.card.kind !== "instant") this.#expectMainPhase(player);
    if (targets.length !== (spell.card.damage > 0 ? 1 : 0)) {
      throw new NotAllowed(`${spell.card.name} with ${targets.length} targets`);
    }
    for (const target of targets) {
      if (!this.#canBeDamaged(target)) throw new NotAllowed(`${target} is no player and no creature`);
    }
    this.#pay(player, spell.card);
    this.#move(spell, player.hand, this.stack).targets = targets;
    this.#keepPriority(player);
  }

  /** Activate an ability; the only one there is, is a land's own: tap it for mana (605.3). */
  activate(name: string, id: string, ability: number): void {
    const player = this.#expect("priority", name);
    const land = find(this.battlefield, id);
    const { color } = land.card;
    if (color === undefined || ability !== 1) throw new NotAllowed(`${land.card.name} has no ability ${ability}`);
    if (land.controller !== player || land.tapped) throw new NotAllowed(`${name} can't tap ${land.card.name}`);
    land.tapped = true;
    player.mana.set(color, (player.mana.get(color) ?? 0) + 1);
    this.#keepPriority(player);
  }

  /** Declare attackers (508.1): for each creature's id the player it attacks. */
  attack(name: string, attackers: Record<string, string>): void {
    const defender = this.#other(this.#expect("attackers", name));
    const declared = Object.entries(attackers).map(([id, attacked]) => {
      const creature = find(this.battlefield, id);
      if (!this.#ableToAttack().includes(creature)) throw new NotAllowed(`${creature.card.name} can't attack`);
      if (attacked !== defender.name) throw new NotAllowed(`${attacked} can't be attacked`);
      return creature;
    });
    for (const creature of declared) {
      creature.tapped = true;
      creature.attacking = defender;
    }
    this.#attacked = declared.length > 0;
    this.#givePriority();
  }

  /** Declare blockers (509.1): for each creature's id the one attacker that it blocks. */
  block(name: string, blockers: Record<string, string[]>): void {
    this.#expect("blockers", name);
    const declared = Object.entries(blockers).map(([id, [blocked, ...more]]) => {
      const creature = find(this.battlefield, id);
      if (!this.#ableToBlock().includes(creature)) throw new NotAllowed(`${creature.card.name} can't block`);
      if (blocked === undefined || more.length > 0) throw new NotAllowed(`${creature.card.name} blocks one attacker`);
      const attacker = find(this.battlefield, blocked);
      if (attacker.attacking === undefined) throw new NotAllowed(`${attacker.card.name} isn't attacking`);
      return { creature, attacker };
    });
    for (const { creature, attacker } of declared) {
      creature.blocking = attacker;
      attacker.blocked = true;
    }
    this.#givePriority();
  }

  /** Discard down to the maximum hand size (514.1). */
  discard(name: string, ids: string[]): void {
    const player = this.#expect("discard", name);
    if (new Set(ids).size !== ids.length || ids.length !== this.toDiscard()) {
      throw new NotAllowed(`${this.toDiscard()} cards are to be discarded`);
    }
    for (const card of ids.map((id) => find(player.hand, id))) this.#move(card, player.hand, player.graveyard);
    this.#endOfTurn();
  }

  /** Lose at once (104.3a). */
  concede(name: string): void {
    const player = this.player(name);
    if (player === undefined || this.asked === undefined) {
      throw new NotAllowed(`${name} isn't in a game that goes on`);
    }
    player.lost = true;
    this.asked = undefined;
  }

  /** How many cards of the active player's hand are too many. */
  toDiscard(): number {
    return Math.max(0, this.active.hand.length - HAND_SIZE);
  }

  // -- what is allowed ------------------------------------------------------------------------------------------------

  #expect(kind: Asked["kind"], name: string): Player {
    if (this.asked?.kind !== kind || this.asked.player.name !== name) {
      throw new NotAllowed(`${name} isn't asked for ${kind} now`);
    }
    return this.asked.player;
  }

  #expectMainPhase(player: Player): void {
    const main = this.step === "precombat_main" || this.step === "postcombat_main";
    if (player !== this.active || !main || this.stack.length > 0) {
      throw new NotAllowed("that takes a main phase of one's own and an empty stack");
    }
  }

  #canBeDamaged(target: string): boolean {
    const creature = this.battlefield.find((each) => each.id === target && each.card.kind === "creature");
    return creature !== undefined || this.player(target) !== undefined;
  }

  /** Pay a cost, the colors first and then the generic rest: with the mana there is, and by tapping lands. */
  #pay(player: Player, card: Card): void {
    const mana = new Map(player.mana);
    const lands = this.battlefield.filter((each) => each.card.kind === "land" && each.controller === player);
    const tapped: GameObject[] = [];
    for (const [color, amount] of card.cost) {
      let left = amount;
      for (const each of color === "" ? COLORS : [color]) {
        const there = mana.get(each) ?? 0;
        const used = Math.min(left, there);
        if (used === there) mana.delete(each);
        else mana.set(each, there - used);
        left -= used;
      }
      const untapped = lands.filter((land) => !land.tapped && !tapped.includes(land));
      const able = untapped.filter((land) => color === "" || land.card.color === color);
      if (able.length < left) throw new NotAllowed(`${player.name} can't pay for ${card.name}`);
      tapped.push(...able.slice(0, left));
    }
    player.mana = mana;
    for (const land of tapped) land.tapped = true;
  }

  #ableToAttack(): GameObject[] {
    return this.#creatures(this.active).filter((each) => !each.tapped && !each.fresh);
  }

  #ableToBlock(): GameObject[] {
    if (!this.battlefield.some((each) => each.attacking !== undefined)) return [];
    return this.#creatures(this.#other(this.active)).filter((each) => !each.tapped);
  }

  #creatures(player: Player): GameObject[] {
    return this.battlefield.filter((each) => each.card.kind === "creature" && each.controller === player);
  }

  #other(player: Player): Player {
    const [first, second] = this.players;
    return player === first ? second : first;
  }

  // -- the stack ------------------------------------------------------------------------------------------------------

  #move(moved: GameObject, from: GameObject[], to: GameObject[]): GameObject {
    from.splice(from.indexOf(moved), 1);
    const anew = this.object(moved.card, moved.owner, moved.owner);
    to.push(anew);
    return anew;
  }

  /** After casting a spell or playing a land a player has priority again (117.3c). */
  #keepPriority(player: Player): void {
    this.#passes = 0;
    this.asked = { kind: "priority", player };
  }

  /** State-based actions, and then the active player has priority (117.3a, 117.3b, 117.5). */
  #givePriority(): void {
    this.#checkState();
    if (this.asked !== undefined) this.#keepPriority(this.active);
  }

  #resolve(): void {
    const spell = this.stack[this.stack.length - 1];
    if (spell === undefined) return;
    if (spell.card.endsTheTurn) {
      this.#endTheTurn();
      return;
    }
    if (spell.card.kind === "creature") {
      this.#move(spell, this.stack, this.battlefield).fresh = true;
    } else {
      for (const target of spell.targets) this.#deal(spell.card.damage, target);
      this.#move(spell, this.stack, spell.owner.graveyard);
    }
    this.#givePriority();
  }

  /** Damage to a target; with its only target gone a spell doesn't resolve (608.2b). */
  #deal(amount: number, target: string): void {
    const player = this.player(target);
    const creature = this.battlefield.find((each) => each.id === target);
    if (player !== undefined) player.life -= amount;
    if (creature !== undefined) creature.damage += amount;
  }

  /** End the turn early (724.1): exile the stack, check, leave combat, and go to the cleanup step. */
  #endTheTurn(): void {
    for (const spell of [...this.stack].reverse()) this.#move(spell, this.stack, this.exile);
    this.#checkState();
    if (this.asked === undefined) return;
    this.#leaveCombat();
    this.#begin("cleanup");
  }

  /** State-based actions (704.5a, b, f, g), all at once. */
  #checkState(): void {
    for (const player of this.players) {
      if (player.life <= 0 || player.drewFromEmptyLibrary) player.lost = true;
    }
    for (const each of [...this.battlefield]) {
      if (each.card.kind === "creature" && (each.toughness <= 0 || each.damage >= each.toughness)) {
        this.#move(each, this.battlefield, each.owner.graveyard);
      }
    }
    if (this.players.some((player) => player.lost)) this.asked = undefined;
  }

  // -- the turn -------------------------------------------------------------------------------------------------------

  /** The step is over, the next one begins. */
  #goOn(): void {
    if (this.step === "end_of_combat") this.#leaveCombat();
    const next = STEPS[STEPS.indexOf(this.step) + 1] ?? "untap";
    this.#begin(this.step === "declare_attackers" && !this.#attacked ? "end_of_combat" : next); // 508.8
  }

  #begin(step: Step): void {
    for (const player of this.players) player.mana.clear(); // 500.5
    this.step = step;
    this.begun.push({ turn: this.turn, active: this.active.name, step });
    switch (step) {
      case "untap":
        for (const each of this.battlefield.filter((each) => each.controller === this.active)) {
          each.tapped = each.fresh = false;
        }
        this.#begin("upkeep"); // nobody has priority in the untap step (502.4)
        return;
      case "draw":
        this.#draw();
        break;
      case "declare_attackers":
        this.#attacked = false;
        if (this.#ableToAttack().length > 0) {
          this.asked = { kind: "attackers", player: this.active };
          return;
        }
        break;
      case "declare_blockers":
        if (this.#ableToBlock().length > 0) {
          this.asked = { kind: "blockers", player: this.#other(this.active) };
          return;
        }
        break;
      case "combat_damage":
        this.#combatDamage();
        break;
      case "cleanup":
        if (this.toDiscard() > 0) this.asked = { kind: "discard", player: this.active };
        else this.#endOfTurn();
        return;
    }
    this.#givePriority();
  }

  #draw(): void {
    const top = this.active.library[0];
    if (top === undefined) this.active.drewFromEmptyLibrary = true;
    else this.#move(top, this.active.library, this.active.hand);
  }

  /** Attackers and blockers deal damage equal to their power (510.1); nobody can act between. */
  #combatDamage(): void {
    for (const attacker of this.battlefield) {
      if (attacker.attacking === undefined) continue;
      let left = Math.max(0, attacker.power);
      if (!attacker.blocked) attacker.attacking.life -= left;
      const blockers = this.battlefield.filter((each) => each.blocking === attacker);
      blockers.forEach((blocker, n) => {
        const enough = Math.max(0, blocker.toughness - blocker.damage);
        const dealt = n === blockers.length - 1 ? left : Math.min(left, enough);
        blocker.damage += dealt;
        left -= dealt;
        attacker.damage += Math.max(0, blocker.power);
      });
    }
  }

  #leaveCombat(): void {
    for (const each of this.battlefield) {
      each.attacking = each.blocking = undefined;
      each.blocked = false;
    }
  }

  /** The rest of the cleanup step, in which nobody has priority (514.2, 514.3), and the next turn. */
  #endOfTurn(): void {
    for (const each of this.battlefield) each.damage = 0;
    this.turn += 1;
    this.active = this.#other(this.active);
    this.#landPlayed = false;
    this.#begin("untap");
  }
}

function find(zone: GameObject[], id: string): GameObject {
  const found = zone.find((each) => each.id === id);
  if (found === undefined) throw new NotAllowed(`${id} isn't there`);
  return found;
}
