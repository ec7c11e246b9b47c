package main

// The protocol: one JSON-RPC 2.0 object a line, the fields as in adapters/README.md of Sundial. It stays as it is.

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
)

const protocolVersion = 1

// positionCard is a card in a position: its name, or an object where more is to be said.
type positionCard struct {
	Name     string         `json:"name"`
	Tapped   bool           `json:"tapped"`
	Counters map[string]int `json:"counters"`
	Owner    string         `json:"owner"`
	Attached []positionCard `json:"attached"`
}

func (card *positionCard) UnmarshalJSON(data []byte) error {
	if json.Unmarshal(data, &card.Name) == nil {
		return nil
	}
	type plain positionCard // without this method
	return json.Unmarshal(data, (*plain)(card))
}

// positionPlayer is a player in a position. The library comes top first; absent life is 20.
type positionPlayer struct {
	Name                                                     string
	Life                                                     *int
	Library, Hand, Graveyard, Command, Battlefield, Attached []positionCard
	Commanders                                               []string
}

type facts struct {
	Types, Subtypes, Supertypes, Colors, Keywords []string
	Cost                                          string
	Power, Toughness, Loyalty, Defense            *int
}

type cardInfo struct {
	Facts     facts
	Text      string
	Structure any
}

// position is what a game starts from: the first player has priority in the precombat main phase.
type position struct {
	Players    []positionPlayer
	Cards      map[string]cardInfo
	Exile      []positionCard
	Seed       int
	Day, Begin string
	PlanarDeck []string `json:"planar_deck"`
}

// action is one thing a player does; which of the other fields are set depends on the type.
type action struct {
	Type, Player, Card, Object, Face string
	Ability                          int
	Targets, Paying, Costs, Options  []string
	Modes                            []int
	X                                *int
	Attackers                        map[string]string
	Blockers                         map[string][]string
}

type stepBegun struct {
	Turn   int    `json:"turn"`
	Active string `json:"active"`
	Step   string `json:"step"`
}

type object = map[string]any // Sundial checks what is in it and names the field that is wrong

// illegal is an action that isn't allowed now. State and decision are as before.
type illegal struct{ message string }

func (refusal illegal) Error() string { return refusal.message }

// unsupported says which card, action, choice, players or position (what) the engine lacks.
type unsupported struct{ what, name string }

func (lack unsupported) Error() string {
	return fmt.Sprintf("unsupported %s: %s", lack.what, lack.name)
}

// engine has the three calls; each may give an illegal or an unsupported as its error.
type engine interface {
	describe() object
	start(position) (object, error)
	act(action) (object, error)
}

func answer(to engine, line []byte) object {
	var request struct {
		ID     any
		Method string
		Params json.RawMessage
	}
	var result object
	err := json.Unmarshal(line, &request)
	if err == nil {
		result, err = call(to, request.Method, request.Params)
	}
	if err == nil {
		return object{"jsonrpc": "2.0", "id": request.ID, "result": result}
	}
	said := object{"code": -32603, "message": err.Error()}
	switch refusal := err.(type) {
	case illegal:
		said["code"] = 1
	case unsupported:
		said["code"], said["data"] = 2, object{"what": refusal.what, "name": refusal.name}
	}
	return object{"jsonrpc": "2.0", "id": request.ID, "error": said}
}

func call(to engine, method string, params []byte) (object, error) {
	switch method {
	case "describe":
		return to.describe(), nil
	case "start":
		return decoded(params, to.start)
	case "act":
		return decoded(params, to.act)
	}
	return nil, fmt.Errorf("no method %s", method)
}

func decoded[T any](params []byte, call func(T) (object, error)) (object, error) {
	var asked T
	if err := json.Unmarshal(params, &asked); err != nil {
		return nil, err
	}
	return call(asked)
}

// serve answers requests until their end. Standard error is the log; the output is the protocol's alone.
func serve(to engine, requests io.Reader, answers io.Writer) {
	lines := bufio.NewScanner(requests)
	lines.Buffer(nil, 16<<20+1) // the longest message, and its end
	for encoder := json.NewEncoder(answers); lines.Scan(); {
		_ = encoder.Encode(answer(to, lines.Bytes())) // with nobody to read it the requests end, too
	}
}
