//! The toy's cards: it has no pool, and builds what it can of a card's facts and structure. Goes away with the toy.

use std::collections::BTreeMap;
use std::rc::Rc;

use serde_json::{json, Value};

use crate::protocol::{CardInfo, Refusal};
use crate::toy::{Card, Kind};

pub type Cards = BTreeMap<String, Rc<Card>>;

/// What each card of a position is to the toy.
pub fn read_cards(infos: &BTreeMap<String, CardInfo>) -> Result<Cards, Refusal> {
    infos.iter().map(|(name, info)| Ok((name.clone(), Rc::new(read_card(name, info)?)))).collect()
}

/// What a card is to the toy, or unsupported if it is more than the toy can play.
fn read_card(name: &str, info: &CardInfo) -> Result<Card, Refusal> {
    let facts = &info.facts;
    let types = facts.types.join(" ");
    let cost = read_cost(&facts.cost);
    let mut card = Card {
        name: name.to_string(),
        kind: Kind::Land,
        color: None,
        cost: BTreeMap::new(),
        power: 0,
        toughness: 0,
        damage: 0,
        ends_the_turn: false,
    };
    if types == "Land" && facts.supertypes == ["Basic"] && info.structure.is_empty() {
        card.color = facts.subtypes.iter().find_map(|subtype| color_of(subtype));
        if card.color.is_some() {
            return Ok(card);
        }
    }
    let plain = facts.supertypes.is_empty() && facts.keywords.is_empty();
    if let (Some(cost), true) = (cost, plain) {
        card.cost = cost;
        match (types.as_str(), facts.power, facts.toughness) {
            ("Creature" | "Artifact Creature", Some(power), Some(toughness)) if info.structure.is_empty() => {
                (card.kind, card.power, card.toughness) = (Kind::Creature, power, toughness);
                return Ok(card);
            }
            ("Instant" | "Sorcery", ..) => {
                card.kind = if types == "Instant" { Kind::Instant } else { Kind::Sorcery };
                card.ends_the_turn = info.structure == [json!({"is": "spell", "effects": [{"do": "end the turn"}]})];
                card.damage = damage_dealt(&info.structure);
                if card.ends_the_turn || card.damage > 0 {
                    return Ok(card);
                }
            }
            _ => (),
        }
    }
    Err(Refusal::Unsupported("card", name.to_string()))
}

fn color_of(subtype: &str) -> Option<char> {
    match subtype {
        "Plains" => Some('W'),
        "Island" => Some('U'),
        "Swamp" => Some('B'),
        "Mountain" => Some('R'),
        "Forest" => Some('G'),
        _ => None,
    }
}

/// How much a spell deals that does nothing but deal damage to any target; 0 for another.
fn damage_dealt(structure: &[Value]) -> i32 {
    let [ability] = structure else { return 0 };
    let effect = &ability["effects"][0];
    let (Some(amount), Some(to)) = (effect["amount"].as_i64(), effect["to"].as_str()) else {
        return 0;
    };
    let effects = json!([{"do": "deal damage", "amount": amount, "to": to}]);
    if *ability != json!({"is": "spell", "targets": {to: {"kind": "any"}}, "effects": effects}) {
        return 0;
    }
    i32::try_from(amount).unwrap_or(0)
}

/// A mana cost by color, generic mana under none; none for one that the toy can't pay.
fn read_cost(text: &str) -> Option<BTreeMap<Option<char>, usize>> {
    let mut cost = BTreeMap::new();
    for symbol in text.split_inclusive('}') {
        let symbol = symbol.strip_prefix('{')?.strip_suffix('}')?;
        if let Ok(generic) = symbol.parse() {
            cost.insert(None, generic);
        } else if let Some(color) = ["W", "U", "B", "R", "G"].iter().find(|color| **color == symbol) {
            *cost.entry(color.chars().next()).or_default() += 1;
        } else {
            return None;
        }
    }
    if cost.is_empty() {
        return None;
    }
    Some(cost)
}
