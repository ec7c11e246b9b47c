//! Talks with the adapter as Sundial does, without a process between: cargo test

use serde_json::{json, Value};

use crate::engine::Adapter;
use crate::protocol::answer;

fn position() -> Value {
    let effects = json!([{"do": "deal damage", "amount": 3, "to": "victim"}]);
    json!({
        "players": [
            {"name": "Alice", "library": ["Mountain"], "hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
            {"name": "Bob", "library": ["Mountain"]},
        ],
        "cards": {
            "Mountain": {"facts": {"types": ["Land"], "subtypes": ["Mountain"], "supertypes": ["Basic"]}},
            "Lightning Bolt": {
                "facts": {"types": ["Instant"], "cost": "{R}"},
                "structure": [{"is": "spell", "targets": {"victim": {"kind": "any"}}, "effects": effects}],
            },
        },
    })
}

fn ask(engine: &mut Adapter, method: &str, params: &Value) -> Value {
    let request = json!({"jsonrpc": "2.0", "id": 7, "method": method, "params": params});
    let said = answer(engine, &request.to_string());
    assert_eq!(said["id"], 7);
    said
}

fn pass(engine: &mut Adapter, player: &str) -> Value {
    ask(engine, "act", &json!({"type": "pass", "player": player}))
}

#[test]
fn describes_itself() {
    let said = ask(&mut Adapter::default(), "describe", &json!({"protocol": 1}));
    assert_eq!(said["result"]["name"], "toy-adapter");
    assert_eq!(said["result"]["protocol"], 1);
}

#[test]
fn a_spell_resolves_once_both_have_passed() {
    let engine = &mut Adapter::default();
    let view = ask(engine, "start", &position());
    let bolt = &view["result"]["players"][0]["hand"][0]["id"];
    let cast = json!({"type": "cast", "player": "Alice", "card": bolt, "targets": ["Bob"]});
    let view = ask(engine, "act", &cast);
    assert_eq!(view["result"]["stack"][0]["name"], "Lightning Bolt");
    assert_eq!(view["result"]["decision"], json!({"kind": "priority", "player": "Alice"}));
    assert_eq!(pass(engine, "Alice")["result"]["players"][1]["life"], 20);
    assert_eq!(pass(engine, "Bob")["result"]["players"][1]["life"], 17);
}

#[test]
fn what_is_not_allowed_is_illegal_and_changes_nothing() {
    let engine = &mut Adapter::default();
    let mut before = ask(engine, "start", &position());
    assert_eq!(pass(engine, "Bob")["error"]["code"], 1);
    before["result"]["decision"]["player"] = json!("Bob");
    assert_eq!(pass(engine, "Alice"), before);
}

#[test]
fn what_the_engine_lacks_is_unsupported() {
    let mut lacking = position();
    lacking["cards"]["Lightning Bolt"] = json!({"facts": {"types": ["Planeswalker"], "cost": "{3}"}});
    let error = &ask(&mut Adapter::default(), "start", &lacking)["error"];
    assert_eq!(error["code"], 2);
    assert_eq!(error["data"], json!({"what": "card", "name": "Lightning Bolt"}));
}
