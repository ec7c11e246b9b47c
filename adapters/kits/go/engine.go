package main

// The engine's own part: the three calls, told to the toy engine. Rewrite this file for yours.

import (
	"cmp"
	"slices"
	"strconv"
)

// adapter holds the game that goes on.
type adapter struct{ game *game }

// YOUR ENGINE: its name and version. Offer only what it has; adapters/README.md lists what there is.
func (a *adapter) describe() object {
	return object{"name": "toy-adapter", "version": "0.1.0", "protocol": protocolVersion,
		"offers": object{"players": 2, "steps": true, "cleanups": true}}
}

// YOUR ENGINE: build exactly this position, without a trigger or a question, and drop any game before it.
func (a *adapter) start(from position) (object, error) {
	if from.Day != "" || from.Begin != "" || from.PlanarDeck != nil {
		return nil, unsupported{"position", "day, begin, planar_deck"}
	}
	if len(from.Players) != 2 {
		return nil, unsupported{"players", strconv.Itoa(len(from.Players))}
	}
	made := newGame(from.Players[0].Name, from.Players[1].Name)
	// YOUR ENGINE: look each card up in its pool by name; what it lacks is unsupported. The toy has no pool.
	cards, lacking := readCards(from.Cards)
	place := func(entries []positionCard, holder string) (zone []*gameObject) {
		for _, entry := range entries {
			counters := entry.Counters["+1/+1"]
			if lacking == nil && (entry.Attached != nil || len(entry.Counters) > min(counters, 1)) {
				lacking = unsupported{"position", "counters or attachments on " + entry.Name}
			}
			placed := made.object(cards[entry.Name], cmp.Or(entry.Owner, holder), holder)
			placed.tapped, placed.counters = entry.Tapped, counters
			zone = append(zone, placed)
		}
		return zone
	}
	for n, given := range from.Players {
		if given.Command != nil || given.Attached != nil || given.Commanders != nil {
			lacking = cmp.Or[error](lacking, unsupported{"position", "command zone, Auras on players, commanders"})
		}
		if given.Life != nil {
			made.players[n].life = *given.Life
		}
		made.players[n].library = place(given.Library, given.Name)
		made.players[n].hand = place(given.Hand, given.Name)
		made.players[n].graveyard = place(given.Graveyard, given.Name)
		made.battlefield = append(made.battlefield, place(given.Battlefield, given.Name)...)
	}
	made.exile = place(from.Exile, from.Players[0].Name)
	if lacking != nil {
		return nil, lacking
	}
	a.game = made
	return show(made), nil
}

// YOUR ENGINE: do what the player does and go on to the next decision. Answer no decision by yourself. What your engine
// refuses is illegal, and the game is then as it was before.
func (a *adapter) act(done action) (object, error) {
	if a.game == nil {
		return nil, illegal{"no game has been started"}
	}
	var err error
	switch done.Type {
	case "pass":
		err = a.game.passPriority(done.Player)
	case "play":
		err = a.game.playLand(done.Player, done.Card)
	case "cast":
		if len(done.Modes)+len(done.Paying)+len(done.Costs)+len(done.Face) > 0 || done.X != nil {
			return nil, unsupported{"action", "cast with modes, x, paying, costs or face"}
		}
		err = a.game.cast(done.Player, done.Card, done.Targets)
	case "activate":
		err = a.game.activate(done.Player, done.Object, cmp.Or(done.Ability, 1))
	case "attack":
		err = a.game.attack(done.Player, done.Attackers)
	case "block":
		err = a.game.block(done.Player, done.Blockers)
	case "choose":
		err = a.game.discard(done.Player, done.Options)
	case "concede":
		err = a.game.concede(done.Player)
	default:
		err = unsupported{"action", done.Type}
	}
	if err != nil {
		return nil, err
	}
	return show(a.game), nil
}

// YOUR ENGINE: all that there is, hidden zones too, and who is asked for what.
func show(g *game) object {
	players, stack, permanents := []object{}, []object{}, []object{}
	for _, each := range g.players {
		players = append(players, object{"name": each.name, "life": each.life, "in_game": !each.lost, "mana": each.mana,
			"hand": cardsShown(each.hand), "graveyard": cardsShown(each.graveyard), "library": names(each.library)})
	}
	for _, each := range slices.Backward(g.stack) {
		stack = append(stack, object{"id": each.id, "name": each.card.name, "kind": "spell", "controller": each.controller})
	}
	for _, each := range g.battlefield {
		permanents = append(permanents, permanent(each))
	}
	view := object{"turn": g.turn, "active": g.active.name, "step": g.step, "players": players, "stack": stack,
		"battlefield": permanents, "exile": cardsShown(g.exile), "steps": append([]stepBegun{}, g.begun...)}
	g.begun = nil
	switch g.asked {
	case "":
		view["decision"], view["result"] = nil, object{"winners": g.winners()}
	case "discard":
		view["decision"] = object{"kind": "choose", "player": g.whom.name, "options": cardsShown(g.whom.hand),
			"min": g.toDiscard(), "max": g.toDiscard()}
	default:
		view["decision"] = object{"kind": g.asked, "player": g.whom.name}
	}
	return view
}

func cardsShown(zone []*gameObject) []object {
	shown := []object{}
	for _, each := range zone {
		shown = append(shown, object{"id": each.id, "name": each.card.name, "owner": each.owner})
	}
	return shown
}

func permanent(of *gameObject) object {
	shown := object{"id": of.id, "name": of.card.name, "owner": of.owner, "controller": of.controller,
		"tapped": of.tapped, "damage": of.damage, "blocking": append([]string{}, of.blocking...)}
	if of.card.kind == "creature" {
		shown["power"], shown["toughness"] = of.power(), of.toughness()
	}
	if of.counters != 0 {
		shown["counters"] = object{"+1/+1": of.counters}
	}
	if of.attacking != "" {
		shown["attacking"] = of.attacking
	}
	return shown
}
