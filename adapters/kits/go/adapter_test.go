package main

// Talks with the adapter as Sundial does, without a process between: go test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"
)

const (
	mountain = `{"facts": {"types": ["Land"], "subtypes": ["Mountain"], "supertypes": ["Basic"]}}`
	bolt     = `{"facts": {"types": ["Instant"], "cost": "{R}"}, "structure": [{"is": "spell",
		"targets": {"victim": {"kind": "any"}}, "effects": [{"do": "deal damage", "amount": 3, "to": "victim"}]}]}`
	unknown = `{"facts": {"types": ["Planeswalker"], "cost": "{3}"}}`
)

func positionWith(card string) string {
	return fmt.Sprintf(`{"players": [
		{"name": "Alice", "library": ["Mountain"], "hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
		{"name": "Bob", "library": ["Mountain"]}], "cards": {"Mountain": %s, "Lightning Bolt": %s}}`, mountain, card)
}

// said is an answer, as far as these tests look at it.
type said struct {
	ID     int
	Result struct {
		Name     string
		Protocol int
		Decision struct{ Kind, Player string }
		Players  []struct {
			Life int
			Hand []struct{ ID string }
		}
		Stack []struct{ Name string }
	}
	Error *struct {
		Code int
		Data map[string]string
	}
}

func ask(t *testing.T, to engine, method, params string) said {
	t.Helper()
	request := fmt.Sprintf(`{"jsonrpc": "2.0", "id": 7, "method": %q, "params": %s}`, method, params)
	line, err := json.Marshal(answer(to, []byte(request)))
	var heard said
	if err == nil {
		err = json.Unmarshal(line, &heard)
	}
	if err != nil || heard.ID != 7 {
		t.Fatal(err, string(line))
	}
	return heard
}

func expect(t *testing.T, shown, wanted any) {
	t.Helper()
	if !reflect.DeepEqual(shown, wanted) {
		t.Fatalf("%v instead of %v", shown, wanted)
	}
}

func TestDescribesItself(t *testing.T) {
	result := ask(t, &adapter{}, "describe", `{"protocol": 1}`).Result
	expect(t, result.Name, "toy-adapter")
	expect(t, result.Protocol, 1)
}

func TestASpellResolvesOnceBothHavePassed(t *testing.T) {
	to := &adapter{}
	view := ask(t, to, "start", positionWith(bolt)).Result
	cast := fmt.Sprintf(`{"type": "cast", "player": "Alice", "card": %q, "targets": ["Bob"]}`, view.Players[0].Hand[0].ID)
	view = ask(t, to, "act", cast).Result
	expect(t, view.Stack[0].Name, "Lightning Bolt")
	expect(t, view.Decision.Player, "Alice")
	view = ask(t, to, "act", `{"type": "pass", "player": "Alice"}`).Result
	expect(t, view.Players[1].Life, 20)
	view = ask(t, to, "act", `{"type": "pass", "player": "Bob"}`).Result
	expect(t, view.Players[1].Life, 17)
}

func TestWhatIsNotAllowedIsIllegalAndChangesNothing(t *testing.T) {
	to := &adapter{}
	before := ask(t, to, "start", positionWith(bolt)).Result
	expect(t, ask(t, to, "act", `{"type": "pass", "player": "Bob"}`).Error.Code, 1)
	after := ask(t, to, "act", `{"type": "pass", "player": "Alice"}`).Result
	before.Decision.Player = "Bob"
	expect(t, after, before)
}

func TestWhatTheEngineLacksIsUnsupported(t *testing.T) {
	lack := ask(t, &adapter{}, "start", positionWith(unknown)).Error
	expect(t, lack.Code, 2)
	expect(t, lack.Data, map[string]string{"what": "card", "name": "Lightning Bolt"})
}
