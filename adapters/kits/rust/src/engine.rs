//! The engine's own part: the three calls, told to the toy engine. This is the file to rewrite for your engine.
//!
//! Each function says what yours must do in its place. README.md has the order in which to go about it.

use serde_json::{json, Value};

use crate::protocol::{Action, Engine, Entry, Position, PositionCard, Refusal, PROTOCOL};
use crate::toy::{Asked, Game, NotAllowed, Object, Player};
use crate::toy_cards::{read_cards, Cards};

/// Holds the game that goes on.
#[derive(Default)]
pub struct Adapter {
    game: Option<Game>,
}

impl Engine for Adapter {
    /// YOUR ENGINE: its name and version. Offer only what it has; adapters/README.md lists what there is.
    fn describe(&self) -> Value {
        let offers = json!({"players": 2, "steps": true, "cleanups": true});
        json!({"name": "toy-adapter", "version": "0.1.0", "protocol": PROTOCOL, "offers": offers})
    }

    /// YOUR ENGINE: build exactly this position, without a trigger or a question, and drop any game before it.
    fn start(&mut self, position: Position) -> Result<Value, Refusal> {
        if position.day.is_some() || position.begin.is_some() || !position.planar_deck.is_empty() {
            return lacking("position", "day, begin, planar_deck");
        }
        let [first, second] = &position.players[..] else {
            return lacking("players", &position.players.len().to_string());
        };
        let mut game = Game::new([first, second].map(|given| Player {
            name: given.name.clone(),
            life: given.life.unwrap_or(20),
            ..Player::default()
        }));
        // YOUR ENGINE: look each card up in its pool by name; what it lacks is unsupported. The toy has no pool.
        let cards = read_cards(&position.cards)?;
        for (n, given) in position.players.iter().enumerate() {
            if !(given.command.is_empty() && given.attached.is_empty() && given.commanders.is_empty()) {
                return lacking("position", "command zone, Auras on players, commanders");
            }
            game.players[n].library = place(&mut game, &cards, &given.library, n)?;
            game.players[n].hand = place(&mut game, &cards, &given.hand, n)?;
            game.players[n].graveyard = place(&mut game, &cards, &given.graveyard, n)?;
            let controlled = place(&mut game, &cards, &given.battlefield, n)?;
            game.battlefield.extend(controlled);
        }
        game.exile = place(&mut game, &cards, &position.exile, 0)?;
        let view = show(&mut game);
        self.game = Some(game);
        Ok(view)
    }

    /// YOUR ENGINE: do what the player does and go on to the next decision. Answer no decision by yourself.
    fn act(&mut self, action: Action) -> Result<Value, Refusal> {
        let Some(game) = &mut self.game else {
            return Err(Refusal::Illegal("no game has been started".to_string()));
        };
        let player = &action.player;
        let more = action.modes.len() + action.paying.len() + action.costs.len() + action.face.len();
        let done = match action.kind.as_str() {
            "pass" => game.pass_priority(player),
            "play" => game.play_land(player, &action.card),
            "cast" if more > 0 || action.x.is_some() => {
                return lacking("action", "cast with modes, x, paying, costs or face");
            }
            "cast" => game.cast(player, &action.card, action.targets),
            "activate" => game.activate(player, &action.object, action.ability.unwrap_or(1)),
            "attack" => game.attack(player, &action.attackers),
            "block" => game.block(player, &action.blockers),
            "choose" => game.discard(player, &action.options),
            "concede" => game.concede(player),
            other => return lacking("action", other),
        };
        done.map_err(|NotAllowed(why)| Refusal::Illegal(why))?;
        Ok(show(game))
    }
}

fn lacking<T>(what: &'static str, name: &str) -> Result<T, Refusal> {
    Err(Refusal::Unsupported(what, name.to_string()))
}

fn place(game: &mut Game, cards: &Cards, entries: &[Entry], holder: usize) -> Result<Vec<Object>, Refusal> {
    let mut zone = vec![];
    for entry in entries {
        let PositionCard { name, tapped, counters, owner, attached } = match entry.clone() {
            Entry::Card(card) => card,
            Entry::Name(name) => PositionCard { name, ..PositionCard::default() },
        };
        if !attached.is_empty() || counters.keys().any(|kind| kind != "+1/+1") {
            return lacking("position", &format!("counters or attachments on {name}"));
        }
        let owner = owner.and_then(|name| game.player(&name)).unwrap_or(holder);
        let mut placed = game.object(cards[&name].clone(), owner, holder);
        placed.tapped = tapped;
        placed.counters = counters.get("+1/+1").copied().unwrap_or(0);
        zone.push(placed);
    }
    Ok(zone)
}

/// YOUR ENGINE: all that there is, hidden zones too, and who is asked for what.
fn show(game: &mut Game) -> Value {
    let begun = std::mem::take(&mut game.begun);
    let name = |place: usize| &game.players[place].name;
    let card = |each: &Object| json!({"id": each.id, "name": each.card.name, "owner": name(each.owner)});
    let cards = |zone: &[Object]| zone.iter().map(card).collect::<Vec<_>>();
    let players = game.players.iter().map(|player| {
        let library: Vec<_> = player.library.iter().map(|each| &each.card.name).collect();
        json!({"name": player.name, "life": player.life, "in_game": !player.lost, "library": library,
            "mana": player.mana, "hand": cards(&player.hand), "graveyard": cards(&player.graveyard)})
    });
    let stack = game.stack.iter().rev().map(
        |each| json!({"id": each.id, "name": each.card.name, "kind": "spell", "controller": name(each.controller)}),
    );
    let battlefield = game.battlefield.iter().map(|each| {
        let mut shown = json!({"id": each.id, "name": each.card.name, "owner": name(each.owner),
            "controller": name(each.controller), "tapped": each.tapped, "damage": each.damage,
            "blocking": each.blocking.iter().collect::<Vec<_>>()});
        if each.is_creature() {
            shown["power"] = json!(each.power());
            shown["toughness"] = json!(each.toughness());
        }
        if each.counters > 0 {
            shown["counters"] = json!({"+1/+1": each.counters});
        }
        if let Some(attacked) = each.attacking {
            shown["attacking"] = json!(name(attacked));
        }
        shown
    });
    let steps = begun.iter().map(|each| json!({"turn": each.turn, "active": name(each.active), "step": each.step}));
    let mut view = json!({"turn": game.turn, "active": name(game.active), "step": game.step, "decision": null,
        "players": players.collect::<Vec<_>>(), "stack": stack.collect::<Vec<_>>(), "exile": cards(&game.exile),
        "battlefield": battlefield.collect::<Vec<_>>(), "steps": steps.collect::<Vec<_>>()});
    let number = game.to_discard();
    view["decision"] = match game.asked {
        Some((Asked::Discard, player)) => json!({"kind": "choose", "player": name(player), "min": number,
            "max": number, "options": cards(&game.players[player].hand)}),
        Some((asked, player)) => json!({"kind": asked.word(), "player": name(player)}),
        None => {
            let winners: Vec<_> = game.players.iter().filter(|each| !each.lost).map(|each| &each.name).collect();
            view["result"] = json!({"winners": winners});
            Value::Null
        }
    };
    view
}
