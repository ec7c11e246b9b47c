package main

// The toy's cards: it has no pool, and builds what it can of a card's facts and structure. Goes away with the toy.

import (
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

var colors = map[string]string{"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}

// readCards gives what each card of a position is to the toy.
func readCards(infos map[string]cardInfo) (map[string]*card, error) {
	cards := map[string]*card{}
	for _, name := range slices.Sorted(maps.Keys(infos)) {
		read, err := readCard(name, infos[name])
		if err != nil {
			return nil, err
		}
		cards[name] = read
	}
	return cards, nil
}

// readCard is what a card is to the toy, or an unsupported if it is more than the toy can play.
func readCard(name string, info cardInfo) (*card, error) {
	printed := info.Facts
	types := strings.Join(printed.Types, " ")
	if types == "Land" && slices.Equal(printed.Supertypes, []string{"Basic"}) && info.Structure == nil {
		for _, subtype := range printed.Subtypes {
			if color := colors[subtype]; color != "" {
				return &card{name: name, kind: "land", color: color}, nil
			}
		}
	}
	cost := readCost(printed.Cost)
	if cost == nil || len(printed.Supertypes) > 0 || len(printed.Keywords) > 0 {
		return nil, unsupported{"card", name}
	}
	switch types {
	case "Creature", "Artifact Creature":
		if info.Structure == nil && printed.Power != nil && printed.Toughness != nil {
			return &card{name: name, kind: "creature", cost: cost, power: *printed.Power, toughness: *printed.Toughness}, nil
		}
	case "Instant", "Sorcery":
		spell := &card{name: name, kind: strings.ToLower(types), cost: cost}
		spell.endsTheTurn = reflect.DeepEqual(info.Structure, endOfTurn)
		spell.damage = damageDealt(info.Structure)
		if spell.endsTheTurn || spell.damage > 0 {
			return spell, nil
		}
	}
	return nil, unsupported{"card", name}
}

// endOfTurn is the structure of a spell that does nothing but end the turn.
var endOfTurn = any([]any{object{"is": "spell", "effects": []any{object{"do": "end the turn"}}}})

// damageDealt is how much a spell deals that does nothing but deal damage to any target; 0 for another.
func damageDealt(structure any) int {
	abilities, _ := structure.([]any)
	if len(abilities) != 1 {
		return 0
	}
	ability, _ := abilities[0].(object)
	effects, _ := ability["effects"].([]any)
	if len(effects) != 1 {
		return 0
	}
	effect, _ := effects[0].(object)
	amount, _ := effect["amount"].(float64)
	to, _ := effect["to"].(string)
	wanted := []any{object{
		"is":      "spell",
		"targets": object{to: object{"kind": "any"}},
		"effects": []any{object{"do": "deal damage", "amount": amount, "to": to}},
	}}
	if !reflect.DeepEqual(structure, any(wanted)) {
		return 0
	}
	return int(amount)
}

var symbol = regexp.MustCompile(`\{(.*?)\}`)

// readCost is a mana cost by color, generic mana under an empty one; nil for one that the toy can't pay.
func readCost(text string) map[string]int {
	cost := map[string]int{}
	for _, found := range symbol.FindAllStringSubmatch(text, -1) {
		if number, err := strconv.Atoi(found[1]); err == nil {
			cost[""] = number
		} else if len(found[1]) == 1 && strings.Contains("WUBRG", found[1]) {
			cost[found[1]]++
		} else {
			return nil
		}
	}
	if len(cost) == 0 {
		return nil
	}
	return cost
}
