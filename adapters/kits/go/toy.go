package main

// A toy engine, to be replaced with yours: two players, basic lands, creatures without abilities, and spells that deal
// damage or end the turn. Of the protocol it knows only how to say that something is illegal. What it plays it plays by
// the rules; what it lacks isn't dealt with here, since engine.go lets nothing else in.

import (
	"fmt"
	"maps"
	"slices"
)

var steps = []string{
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
}

const handSize = 7

// refuse is what the rules don't allow now. Nothing has changed.
func refuse(format string, values ...any) error { return illegal{fmt.Sprintf(format, values...)} }

// card is what is printed on a card.
type card struct {
	name string
	kind string // land, creature, instant or sorcery
	// color is the mana that a land gives.
	color string
	// cost is how much of each color; generic mana stands under an empty color.
	cost             map[string]int
	power, toughness int
	// damage is what a spell deals to its target; 0 is a spell without one.
	damage      int
	endsTheTurn bool
}

// gameObject is a card in a zone (109.1); in each zone it goes to it is a new object with a new id (400.7).
type gameObject struct {
	id                string
	card              *card
	owner, controller string
	targets           []string
	tapped            bool
	// fresh: it came under its controller's control after that player's latest turn began (302.6).
	fresh bool
	// counters are +1/+1 counters.
	counters, damage int
	attacking        string
	blocking         []string
	blocked          bool
}

func (o *gameObject) power() int     { return o.card.power + o.counters }
func (o *gameObject) toughness() int { return o.card.toughness + o.counters }

// player has the top of the library first.
type player struct {
	name                     string
	life                     int
	library, hand, graveyard []*gameObject
	mana                     map[string]int // what is in the mana pool, by color
	drewFromEmptyLibrary     bool
	lost                     bool
}

// game is one from the first player's precombat main phase on. The zones are filled before the first act.
type game struct {
	players     [2]*player
	active      *player
	turn        int
	step        string
	battlefield []*gameObject
	stack       []*gameObject // the top comes last
	exile       []*gameObject
	begun       []stepBegun // each step that began, until somebody takes them away
	// asked is what for: priority, attackers, blockers or discard; empty once the game is over. It is asked of whom.
	asked                string
	whom                 *player
	ids, passes          int
	landPlayed, attacked bool
}

func newGame(first, second string) *game {
	made := &game{turn: 1, step: "precombat_main"}
	for n, name := range []string{first, second} {
		made.players[n] = &player{name: name, life: 20, mana: map[string]int{}}
	}
	made.active, made.asked, made.whom = made.players[0], "priority", made.players[0]
	return made
}

// object is a new object for a card, in no zone yet.
func (g *game) object(printed *card, owner, controller string) *gameObject {
	g.ids++
	return &gameObject{id: fmt.Sprintf("c%d", g.ids), card: printed, owner: owner, controller: controller}
}

func (g *game) player(name string) *player {
	for _, each := range g.players {
		if each.name == name {
			return each
		}
	}
	return nil
}

// -- what players do --------------------------------------------------------------------------------------------------

// passPriority: once both have passed in succession, the top of the stack resolves or the step ends (117.4).
func (g *game) passPriority(name string) error {
	passing, err := g.expect("priority", name)
	if err != nil {
		return err
	}
	g.passes++
	if g.passes < len(g.players) {
		g.asked, g.whom = "priority", g.other(passing)
	} else if len(g.stack) > 0 {
		g.resolve()
	} else {
		g.goOn()
	}
	return nil
}

// playLand: one a turn, in a main phase of one's own with an empty stack (305.1).
func (g *game) playLand(name, id string) error {
	playing, err := g.expect("priority", name)
	if err != nil {
		return err
	}
	land, err := find(playing.hand, id)
	if err != nil {
		return err
	}
	if land.card.kind != "land" {
		return refuse("%s is no land", land.card.name)
	}
	if err := g.expectMainPhase(playing); err != nil {
		return err
	}
	if g.landPlayed {
		return refuse("%s has played a land this turn", name)
	}
	g.landPlayed = true
	g.move(land, &playing.hand, &g.battlefield)
	g.keepPriority(playing)
	return nil
}

// cast puts a spell on the stack and pays for it with lands (601.2).
func (g *game) cast(name, id string, targets []string) error {
	casting, err := g.expect("priority", name)
	if err != nil {
		return err
	}
	spell, err := find(casting.hand, id)
	if err != nil {
		return err
	}
	if spell.card.kind == "land" {
		return refuse("lands are played, not cast")
	}
	if spell.card.kind != "instant" {
		if err := g.expectMainPhase(casting); err != nil {
			return err
		}
	}
	if wanted := min(spell.card.damage, 1); len(targets) != wanted {
		return refuse("%s with %d targets", spell.card.name, len(targets))
	}
	for _, target := range targets {
		if !g.canBeDamaged(target) {
			return refuse("%s is no player and no creature on the battlefield", target)
		}
	}
	if err := g.pay(casting, spell.card); err != nil {
		return err
	}
	g.move(spell, &casting.hand, &g.stack).targets = targets
	g.keepPriority(casting)
	return nil
}

// activate: the only ability there is, is a land's own: tap it for mana (605.3).
func (g *game) activate(name, id string, ability int) error {
	activating, err := g.expect("priority", name)
	if err != nil {
		return err
	}
	land, err := find(g.battlefield, id)
	if err != nil {
		return err
	}
	if land.card.kind != "land" || ability != 1 {
		return refuse("%s has no ability %d", land.card.name, ability)
	}
	if land.controller != name || land.tapped {
		return refuse("%s can't tap %s", name, land.card.name)
	}
	land.tapped = true
	activating.mana[land.card.color]++
	g.keepPriority(activating)
	return nil
}

// attack declares attackers (508.1): for each creature's id the player it attacks.
func (g *game) attack(name string, attackers map[string]string) error {
	attacking, err := g.expect("attackers", name)
	if err != nil {
		return err
	}
	var declared []*gameObject
	for id, attacked := range attackers {
		creature, err := find(g.battlefield, id)
		if err != nil {
			return err
		}
		if !slices.Contains(g.ableToAttack(), creature) {
			return refuse("%s can't attack", creature.card.name)
		}
		if attacked != g.other(attacking).name {
			return refuse("%s can't be attacked", attacked)
		}
		declared = append(declared, creature)
	}
	for _, creature := range declared {
		creature.tapped, creature.attacking = true, g.other(attacking).name
	}
	g.attacked = len(declared) > 0
	g.givePriority()
	return nil
}

// block declares blockers (509.1): for each creature's id the one attacker that it blocks.
func (g *game) block(name string, blockers map[string][]string) error {
	if _, err := g.expect("blockers", name); err != nil {
		return err
	}
	declared := map[*gameObject]*gameObject{}
	for id, blocked := range blockers {
		creature, err := find(g.battlefield, id)
		if err != nil {
			return err
		}
		if !slices.Contains(g.ableToBlock(), creature) {
			return refuse("%s can't block", creature.card.name)
		}
		if len(blocked) != 1 {
			return refuse("%s blocks one attacker, not %d", creature.card.name, len(blocked))
		}
		attacker, err := find(g.battlefield, blocked[0])
		if err != nil {
			return err
		}
		if attacker.attacking == "" {
			return refuse("%s isn't attacking", attacker.card.name)
		}
		declared[creature] = attacker
	}
	for creature, attacker := range declared {
		creature.blocking, attacker.blocked = []string{attacker.id}, true
	}
	g.givePriority()
	return nil
}

// discard brings a hand down to its maximum size (514.1).
func (g *game) discard(name string, ids []string) error {
	discarding, err := g.expect("discard", name)
	if err != nil {
		return err
	}
	var cards []*gameObject
	for _, id := range ids {
		found, err := find(discarding.hand, id)
		if err != nil {
			return err
		}
		if !slices.Contains(cards, found) {
			cards = append(cards, found)
		}
	}
	if len(ids) != g.toDiscard() || len(cards) != len(ids) {
		return refuse("%d cards are to be discarded", g.toDiscard())
	}
	for _, each := range cards {
		g.move(each, &discarding.hand, &discarding.graveyard)
	}
	g.endOfTurn()
	return nil
}

// concede loses at once (104.3a).
func (g *game) concede(name string) error {
	conceding := g.player(name)
	if conceding == nil || g.asked == "" {
		return refuse("%s isn't in a game that goes on", name)
	}
	conceding.lost = true
	g.asked = ""
	return nil
}

// toDiscard is how many cards of the active player's hand are too many.
func (g *game) toDiscard() int { return max(0, len(g.active.hand)-handSize) }

// winners are those who haven't lost, once the game is over.
func (g *game) winners() []string {
	winners := []string{}
	for _, each := range g.players {
		if !each.lost {
			winners = append(winners, each.name)
		}
	}
	return winners
}

// names are those of the cards in a zone.
func names(zone []*gameObject) []string {
	names := []string{}
	for _, each := range zone {
		names = append(names, each.card.name)
	}
	return names
}

// -- what is allowed --------------------------------------------------------------------------------------------------

func (g *game) expect(kind, name string) (*player, error) {
	if g.asked != kind || g.whom.name != name {
		return nil, refuse("%s isn't asked for %s now", name, kind)
	}
	return g.whom, nil
}

func (g *game) expectMainPhase(acting *player) error {
	main := g.step == "precombat_main" || g.step == "postcombat_main"
	if acting != g.active || !main || len(g.stack) > 0 {
		return refuse("that takes a main phase of one's own and an empty stack")
	}
	return nil
}

func find(zone []*gameObject, id string) (*gameObject, error) {
	for _, each := range zone {
		if each.id == id {
			return each, nil
		}
	}
	return nil, refuse("%s isn't there", id)
}

func (g *game) canBeDamaged(target string) bool {
	found, err := find(g.battlefield, target)
	return g.player(target) != nil || err == nil && found.card.kind == "creature"
}

// pay a cost, the colors first and then the generic rest: with the mana there is, and by tapping lands.
func (g *game) pay(paying *player, printed *card) error {
	mana := maps.Clone(paying.mana)
	var tapped []*gameObject
	for _, color := range []string{"W", "U", "B", "R", "G", ""} {
		left := printed.cost[color]
		for _, each := range []string{"W", "U", "B", "R", "G"} {
			if color == "" || color == each {
				used := min(left, mana[each])
				mana[each] -= used
				left -= used
			}
		}
		for _, land := range g.battlefield {
			able := land.card.kind == "land" && land.controller == paying.name && !land.tapped
			if left > 0 && able && (color == "" || land.card.color == color) && !slices.Contains(tapped, land) {
				tapped = append(tapped, land)
				left--
			}
		}
		if left > 0 {
			return refuse("%s can't pay for %s", paying.name, printed.name)
		}
	}
	maps.DeleteFunc(mana, func(_ string, amount int) bool { return amount == 0 })
	paying.mana = mana
	for _, land := range tapped {
		land.tapped = true
	}
	return nil
}

func (g *game) ableToAttack() []*gameObject {
	return slices.DeleteFunc(g.creatures(g.active), func(o *gameObject) bool { return o.tapped || o.fresh })
}

func (g *game) ableToBlock() []*gameObject {
	if !slices.ContainsFunc(g.battlefield, func(o *gameObject) bool { return o.attacking != "" }) {
		return nil
	}
	return slices.DeleteFunc(g.creatures(g.other(g.active)), func(o *gameObject) bool { return o.tapped })
}

func (g *game) creatures(of *player) []*gameObject {
	var creatures []*gameObject
	for _, each := range g.battlefield {
		if each.card.kind == "creature" && each.controller == of.name {
			creatures = append(creatures, each)
		}
	}
	return creatures
}

func (g *game) other(than *player) *player {
	if than == g.players[0] {
		return g.players[1]
	}
	return g.players[0]
}

// -- the stack --------------------------------------------------------------------------------------------------------

func (g *game) move(moved *gameObject, from, to *[]*gameObject) *gameObject {
	*from = slices.DeleteFunc(*from, func(o *gameObject) bool { return o == moved })
	fresh := g.object(moved.card, moved.owner, moved.owner)
	*to = append(*to, fresh)
	return fresh
}

// keepPriority: after casting a spell or playing a land a player has priority again (117.3c).
func (g *game) keepPriority(of *player) {
	g.passes = 0
	g.asked, g.whom = "priority", of
}

// givePriority: state-based actions, and then the active player has priority (117.3a, 117.3b, 117.5).
func (g *game) givePriority() {
	g.checkState()
	if g.asked != "" {
		g.keepPriority(g.active)
	}
}

func (g *game) resolve() {
	spell := g.stack[len(g.stack)-1]
	if spell.card.endsTheTurn {
		g.endTheTurn()
		return
	}
	if spell.card.kind == "creature" {
		g.move(spell, &g.stack, &g.battlefield).fresh = true
	} else {
		for _, target := range spell.targets {
			if g.canBeDamaged(target) { // with its only target gone it doesn't resolve (608.2b)
				g.deal(spell.card.damage, target)
			}
		}
		g.move(spell, &g.stack, &g.player(spell.owner).graveyard)
	}
	g.givePriority()
}

func (g *game) deal(amount int, target string) {
	if hurt := g.player(target); hurt != nil {
		hurt.life -= amount
	} else if creature, err := find(g.battlefield, target); err == nil {
		creature.damage += amount
	}
}

// endTheTurn ends it early (724.1): exile the stack, check, leave combat, and go to the cleanup step.
func (g *game) endTheTurn() {
	for len(g.stack) > 0 {
		g.move(g.stack[len(g.stack)-1], &g.stack, &g.exile)
	}
	g.checkState()
	if g.asked != "" {
		g.leaveCombat()
		g.begin("cleanup")
	}
}

// checkState: state-based actions (704.5a, b, f, g), all at once.
func (g *game) checkState() {
	for _, each := range g.players {
		each.lost = each.lost || each.life <= 0 || each.drewFromEmptyLibrary
		if each.lost {
			g.asked = ""
		}
	}
	for _, each := range slices.Clone(g.battlefield) {
		if each.card.kind == "creature" && (each.toughness() <= 0 || each.damage >= each.toughness()) {
			g.move(each, &g.battlefield, &g.player(each.owner).graveyard)
		}
	}
}

// -- the turn ---------------------------------------------------------------------------------------------------------

// goOn: the step is over, the next one begins.
func (g *game) goOn() {
	if g.step == "end_of_combat" {
		g.leaveCombat()
	}
	if g.step == "declare_attackers" && !g.attacked {
		g.begin("end_of_combat") // 508.8
	} else {
		g.begin(steps[slices.Index(steps, g.step)+1])
	}
}

func (g *game) begin(step string) {
	for _, each := range g.players {
		each.mana = map[string]int{} // 500.5
	}
	g.step = step
	g.begun = append(g.begun, stepBegun{g.turn, g.active.name, step})
	switch step {
	case "untap":
		for _, each := range g.battlefield {
			if each.controller == g.active.name {
				each.tapped, each.fresh = false, false
			}
		}
		g.begin("upkeep") // nobody has priority in the untap step (502.4)
		return
	case "draw":
		g.draw()
	case "declare_attackers":
		g.attacked = false
		if len(g.ableToAttack()) > 0 {
			g.asked, g.whom = "attackers", g.active
			return
		}
	case "declare_blockers":
		if len(g.ableToBlock()) > 0 {
			g.asked, g.whom = "blockers", g.other(g.active)
			return
		}
	case "combat_damage":
		g.combatDamage()
	case "cleanup":
		if g.toDiscard() > 0 {
			g.asked, g.whom = "discard", g.active
		} else {
			g.endOfTurn()
		}
		return
	}
	g.givePriority()
}

func (g *game) draw() {
	if len(g.active.library) > 0 {
		g.move(g.active.library[0], &g.active.library, &g.active.hand)
	} else {
		g.active.drewFromEmptyLibrary = true
	}
}

// combatDamage: attackers and blockers deal damage equal to their power (510.1); nobody can act between.
func (g *game) combatDamage() {
	for _, attacker := range g.battlefield {
		if attacker.attacking == "" {
			continue
		}
		left := max(0, attacker.power())
		if !attacker.blocked {
			g.deal(left, attacker.attacking)
		}
		var last *gameObject
		for _, blocker := range g.battlefield {
			if slices.Contains(blocker.blocking, attacker.id) {
				dealt := min(left, max(0, blocker.toughness()-blocker.damage))
				blocker.damage += dealt
				left -= dealt
				attacker.damage += max(0, blocker.power())
				last = blocker
			}
		}
		if last != nil {
			last.damage += left
		}
	}
}

func (g *game) leaveCombat() {
	for _, each := range g.battlefield {
		each.attacking, each.blocked, each.blocking = "", false, nil
	}
}

// endOfTurn is the rest of the cleanup step, in which nobody has priority (514.2, 514.3), and the next turn.
func (g *game) endOfTurn() {
	for _, each := range g.battlefield {
		each.damage = 0
	}
	g.turn++
	g.active = g.other(g.active)
	g.landPlayed = false
	g.begin("untap")
}
