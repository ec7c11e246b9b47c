//! The protocol: one JSON-RPC 2.0 object a line. Nothing here needs a change for another engine.
//!
//! What each field means and where it is left out: adapters/README.md in Sundial.

use std::collections::BTreeMap;
use std::io::{BufRead, Result as Written, Write};

use serde::Deserialize;
use serde_json::{json, Value};

pub const PROTOCOL: u32 = 1;

/// A card in a position: its name, or an object where more is to be said.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
pub enum Entry {
    Name(String),
    Card(PositionCard),
}

#[derive(Clone, Default, Deserialize)]
#[serde(default)]
pub struct PositionCard {
    pub name: String,
    pub tapped: bool,
    pub counters: BTreeMap<String, i32>,
    pub owner: Option<String>,
    pub attached: Vec<Entry>,
}

/// A player in a position. The library comes top first; absent life is 20.
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct PositionPlayer {
    pub name: String,
    pub life: Option<i32>,
    pub library: Vec<Entry>,
    pub hand: Vec<Entry>,
    pub graveyard: Vec<Entry>,
    pub command: Vec<Entry>,
    pub battlefield: Vec<Entry>,
    pub attached: Vec<Entry>,
    pub commanders: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Facts {
    pub types: Vec<String>,
    pub cost: String,
    pub subtypes: Vec<String>,
    pub supertypes: Vec<String>,
    pub keywords: Vec<String>,
    pub power: Option<i32>,
    pub toughness: Option<i32>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub struct CardInfo {
    pub facts: Facts,
    pub structure: Vec<Value>,
}

/// What a game starts from: the first player has priority in the precombat main phase.
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Position {
    pub players: Vec<PositionPlayer>,
    pub cards: BTreeMap<String, CardInfo>,
    pub exile: Vec<Entry>,
    pub day: Option<String>,
    pub begin: Option<String>,
    pub planar_deck: Vec<String>,
}

/// One thing a player does; which of the other fields are set depends on the type.
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Action {
    #[serde(rename = "type")]
    pub kind: String,
    pub player: String,
    pub card: String,
    pub object: String,
    pub ability: Option<u32>,
    pub targets: Vec<String>,
    pub modes: Vec<i32>,
    pub x: Option<i32>,
    pub paying: Vec<String>,
    pub costs: Vec<String>,
    pub face: String,
    pub attackers: BTreeMap<String, String>,
    pub blockers: BTreeMap<String, Vec<String>>,
    pub options: Vec<String>,
}

/// What an engine refuses.
#[derive(Debug)]
pub enum Refusal {
    /// The action isn't allowed now. State and decision are as before.
    Illegal(String),
    /// The engine lacks a card, action, choice, players or position (the first); the second says which.
    Unsupported(&'static str, String),
}

/// The three calls. Answers are plain objects; Sundial checks their fields and names the one that is wrong.
pub trait Engine {
    fn describe(&self) -> Value;
    fn start(&mut self, position: Position) -> Result<Value, Refusal>;
    fn act(&mut self, action: Action) -> Result<Value, Refusal>;
}

/// The answer to one request.
pub fn answer(engine: &mut impl Engine, line: &str) -> Value {
    let request: Value = serde_json::from_str(line).unwrap_or_default();
    let params = &request["params"];
    let result = match request["method"].as_str() {
        Some("describe") => Ok(Ok(engine.describe())),
        Some("start") => Position::deserialize(params).map(|position| engine.start(position)),
        Some("act") => Action::deserialize(params).map(|action| engine.act(action)),
        _ => Err(serde::de::Error::custom("no request that is known")),
    };
    let (key, value) = match result {
        Ok(Ok(result)) => ("result", result),
        Ok(Err(Refusal::Illegal(why))) => ("error", json!({"code": 1, "message": why})),
        Ok(Err(Refusal::Unsupported(what, name))) => (
            "error",
            json!({"code": 2, "message": format!("unsupported {what}: {name}"), "data": {"what": what, "name": name}}),
        ),
        Err(error) => ("error", json!({"code": -32600, "message": error.to_string()})),
    };
    json!({"jsonrpc": "2.0", "id": request["id"], key: value})
}

/// Answers requests until their end. Standard error is the log; the output is the protocol's alone.
pub fn serve(engine: &mut impl Engine, requests: impl BufRead, mut answers: impl Write) -> Written<()> {
    for line in requests.lines() {
        writeln!(answers, "{}", answer(engine, &line?))?;
        answers.flush()?;
    }
    Ok(())
}
