//! A toy engine, to be replaced with yours: two players, basic lands, creatures without abilities, and spells that deal
//! damage or end the turn.
//!
//! It knows nothing of the protocol. What it plays it plays by the rules; what it lacks isn't dealt with here, since
//! engine.rs lets nothing else in.

use std::collections::BTreeMap;
use std::rc::Rc;

pub const STEPS: [&str; 12] = [
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
];
const HAND_SIZE: usize = 7;

/// The rules don't allow it now. Nothing has changed.
pub struct NotAllowed(pub String);

fn refuse<T>(why: impl Into<String>) -> Result<T, NotAllowed> {
    Err(NotAllowed(why.into()))
}

#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    Land,
    Creature,
    Instant,
    Sorcery,
}

/// What is printed on a card.
pub struct Card {
    pub name: String,
    pub kind: Kind,
    /// The mana that a land gives.
    pub color: Option<char>,
    /// How much of each color; generic mana stands under none.
    pub cost: BTreeMap<Option<char>, usize>,
    pub power: i32,
    pub toughness: i32,
    /// What a spell deals to its target; 0 is a spell without one.
    pub damage: i32,
    pub ends_the_turn: bool,
}

/// A card in a zone (109.1); in each zone it goes to it is a new object with a new id (400.7).
#[derive(Clone)]
pub struct Object {
    pub id: String,
    pub card: Rc<Card>,
    pub owner: usize,
    pub controller: usize,
    pub targets: Vec<String>,
    pub tapped: bool,
    /// It came under its controller's control after that player's latest turn began (302.6).
    pub new: bool,
    /// +1/+1 counters.
    pub counters: i32,
    pub damage: i32,
    pub attacking: Option<usize>,
    pub blocked: bool,
    pub blocking: Option<String>,
}

impl Object {
    pub fn is_creature(&self) -> bool {
        self.card.kind == Kind::Creature
    }

    pub fn power(&self) -> i32 {
        self.card.power + self.counters
    }

    pub fn toughness(&self) -> i32 {
        self.card.toughness + self.counters
    }
}

/// A player; the top of the library comes first.
#[derive(Default)]
pub struct Player {
    pub name: String,
    pub life: i32,
    pub library: Vec<Object>,
    pub hand: Vec<Object>,
    pub graveyard: Vec<Object>,
    /// What is in the mana pool, by color.
    pub mana: BTreeMap<char, usize>,
    pub lost: bool,
    pub drew_from_empty_library: bool,
}

/// What a player is asked for.
#[derive(Clone, Copy, PartialEq)]
pub enum Asked {
    Priority,
    Attackers,
    Blockers,
    Discard,
}

impl Asked {
    pub fn word(self) -> &'static str {
        match self {
            Asked::Priority => "priority",
            Asked::Attackers => "attackers",
            Asked::Blockers => "blockers",
            Asked::Discard => "discard",
        }
    }
}

/// A step that began.
pub struct Begun {
    pub turn: u32,
    pub active: usize,
    pub step: &'static str,
}

/// A game from the first player's precombat main phase on. The zones are filled before the first act. Players are known
/// by their place in `players`.
pub struct Game {
    pub players: [Player; 2],
    pub active: usize,
    pub turn: u32,
    pub step: &'static str,
    pub battlefield: Vec<Object>,
    /// The top comes last.
    pub stack: Vec<Object>,
    pub exile: Vec<Object>,
    /// Each step that began, until somebody takes them away.
    pub begun: Vec<Begun>,
    /// What for and who; none once the game is over.
    pub asked: Option<(Asked, usize)>,
    ids: u32,
    passes: usize,
    land_played: bool,
    attacked: bool,
}

impl Game {
    pub fn new(players: [Player; 2]) -> Game {
        Game {
            players,
            active: 0,
            turn: 1,
            step: "precombat_main",
            battlefield: vec![],
            stack: vec![],
            exile: vec![],
            begun: vec![],
            asked: Some((Asked::Priority, 0)),
            ids: 0,
            passes: 0,
            land_played: false,
            attacked: false,
        }
    }

    /// A new object for a card, in no zone yet.
    pub fn object(&mut self, card: Rc<Card>, owner: usize, controller: usize) -> Object {
        self.ids += 1;
        Object {
            id: format!("c{}", self.ids),
            card,
            owner,
            controller,
            targets: vec![],
            tapped: false,
            new: false,
            counters: 0,
            damage: 0,
            attacking: None,
            blocked: false,
            blocking: None,
        }
    }

    /// The place of the player of that name.
    pub fn player(&self, name: &str) -> Option<usize> {
        self.players.iter().position(|each| each.name == name)
    }

    // -- what players do ----------------------------------------------------------------------------------------------

    /// Pass; once both have in succession, the top of the stack resolves or the step ends (117.4).
    pub fn pass_priority(&mut self, name: &str) -> Result<(), NotAllowed> {
        let player = self.expect(Asked::Priority, name)?;
        self.passes += 1;
        if self.passes < self.players.len() {
            self.asked = Some((Asked::Priority, 1 - player));
        } else if !self.stack.is_empty() {
            self.resolve();
        } else {
            self.go_on();
        }
        Ok(())
    }

    /// Play a land: one a turn, in a main phase of one's own with an empty stack (305.1).
    pub fn play_land(&mut self, name: &str, id: &str) -> Result<(), NotAllowed> {
        let player = self.expect(Asked::Priority, name)?;
        let place = find(&self.players[player].hand, id)?;
        if self.players[player].hand[place].card.kind != Kind::Land {
            return refuse("that is no land");
        }
        self.expect_main_phase(player)?;
        if self.land_played {
            return refuse(format!("{name} has played a land this turn"));
        }
        self.land_played = true;
        let land = self.players[player].hand.remove(place);
        let land = self.anew(land);
        self.battlefield.push(land);
        self.keep_priority(player);
        Ok(())
    }

    /// Cast a spell and pay for it with lands (601.2).
    pub fn cast(&mut self, name: &str, id: &str, targets: Vec<String>) -> Result<(), NotAllowed> {
        let player = self.expect(Asked::Priority, name)?;
        let place = find(&self.players[player].hand, id)?;
        let card = self.players[player].hand[place].card.clone();
        if card.kind == Kind::Land {
            return refuse("lands are played, not cast");
        }
        if card.kind != Kind::Instant {
            self.expect_main_phase(player)?;
        }
        if targets.len() != usize::from(card.damage > 0) {
            return refuse(format!("{} with {} targets", card.name, targets.len()));
        }
        if let Some(target) = targets.iter().find(|target| !self.can_be_damaged(target)) {
            return refuse(format!("{target} is no player and no creature on the battlefield"));
        }
        self.pay(player, &card)?;
        let spell = self.players[player].hand.remove(place);
        let mut spell = self.anew(spell);
        spell.targets = targets;
        self.stack.push(spell);
        self.keep_priority(player);
        Ok(())
    }

    /// Activate an ability; the only one there is, is a land's own: tap it for mana (605.3).
    pub fn activate(&mut self, name: &str, id: &str, ability: u32) -> Result<(), NotAllowed> {
        let player = self.expect(Asked::Priority, name)?;
        let place = find(&self.battlefield, id)?;
        let land = &mut self.battlefield[place];
        let (Some(color), 1) = (land.card.color, ability) else {
            return refuse(format!("{} has no ability {ability}", land.card.name));
        };
        if land.controller != player || land.tapped {
            return refuse(format!("{name} can't tap {}", land.card.name));
        }
        land.tapped = true;
        *self.players[player].mana.entry(color).or_default() += 1;
        self.keep_priority(player);
        Ok(())
    }

    /// Declare attackers (508.1): for each creature's id the player it attacks.
    pub fn attack(&mut self, name: &str, attackers: &BTreeMap<String, String>) -> Result<(), NotAllowed> {
        let player = self.expect(Asked::Attackers, name)?;
        let mut declared = vec![];
        for (id, attacked) in attackers {
            let place = find(&self.battlefield, id)?;
            if !self.able_to_attack().contains(&place) {
                return refuse(format!("{id} can't attack"));
            }
            if *attacked != self.players[1 - player].name {
                return refuse(format!("{attacked} can't be attacked"));
            }
            declared.push(place);
        }
        self.attacked = !declared.is_empty();
        for place in declared {
            self.battlefield[place].tapped = true;
            self.battlefield[place].attacking = Some(1 - player);
        }
        self.give_priority();
        Ok(())
    }

    /// Declare blockers (509.1): for each creature's id the one attacker that it blocks.
    pub fn block(&mut self, name: &str, blockers: &BTreeMap<String, Vec<String>>) -> Result<(), NotAllowed> {
        self.expect(Asked::Blockers, name)?;
        let mut declared = vec![];
        for (id, blocked) in blockers {
            let place = find(&self.battlefield, id)?;
            if !self.able_to_block().contains(&place) {
                return refuse(format!("{id} can't block"));
            }
            let [attacker] = &blocked[..] else {
                return refuse(format!("{id} blocks one attacker, not {}", blocked.len()));
            };
            let attacker = find(&self.battlefield, attacker)?;
            if self.battlefield[attacker].attacking.is_none() {
                return refuse(format!("{blocked:?} isn't attacking"));
            }
            declared.push((place, attacker));
        }
        for (place, attacker) in declared {
            self.battlefield[place].blocking = Some(self.battlefield[attacker].id.clone());
            self.battlefield[attacker].blocked = true;
        }
        self.give_priority();
        Ok(())
    }

    /// Discard down to the maximum hand size (514.1).
    pub fn discard(&mut self, name: &str, ids: &[String]) -> Result<(), NotAllowed> {
        let player = self.expect(Asked::Discard, name)?;
        for (n, id) in ids.iter().enumerate() {
            find(&self.players[player].hand, id)?;
            if ids[..n].contains(id) {
                return refuse(format!("{id} twice"));
            }
        }
        if ids.len() != self.to_discard() {
            return refuse(format!("{} cards are to be discarded", self.to_discard()));
        }
        for id in ids {
            let place = find(&self.players[player].hand, id)?;
            let card = self.players[player].hand.remove(place);
            let card = self.anew(card);
            self.players[player].graveyard.push(card);
        }
        self.end_of_turn();
        Ok(())
    }

    /// Lose at once (104.3a).
    pub fn concede(&mut self, name: &str) -> Result<(), NotAllowed> {
        match self.player(name) {
            Some(player) if self.asked.is_some() => self.players[player].lost = true,
            _ => return refuse(format!("{name} isn't in a game that goes on")),
        }
        self.asked = None;
        Ok(())
    }

    /// How many cards of the active player's hand are too many.
    pub fn to_discard(&self) -> usize {
        self.players[self.active].hand.len().saturating_sub(HAND_SIZE)
    }

    // -- what is allowed ----------------------------------------------------------------------------------------------

    fn expect(&self, asked: Asked, name: &str) -> Result<usize, NotAllowed> {
        match self.asked {
            Some((kind, player)) if kind == asked && self.players[player].name == name => Ok(player),
            _ => refuse(format!("{name} isn't asked for {} now", asked.word())),
        }
    }

    fn expect_main_phase(&self, player: usize) -> Result<(), NotAllowed> {
        let main = ["precombat_main", "postcombat_main"].contains(&self.step);
        if player != self.active || !main || !self.stack.is_empty() {
            return refuse("that takes a main phase of one's own and an empty stack");
        }
        Ok(())
    }

    fn can_be_damaged(&self, target: &str) -> bool {
        let creature = |each: &Object| each.id == target && each.is_creature();
        self.player(target).is_some() || self.battlefield.iter().any(creature)
    }

    /// Pay a cost, the colors first and then the generic rest: with the mana there is, and by tapping lands.
    fn pay(&mut self, player: usize, card: &Card) -> Result<(), NotAllowed> {
        let mut mana = self.players[player].mana.clone();
        let mut tapped = vec![];
        for (color, amount) in card.cost.iter().rev() {
            let mut left = *amount;
            for each in ['W', 'U', 'B', 'R', 'G'] {
                let fits = color.is_none() || *color == Some(each);
                if let (true, Some(there)) = (fits, mana.get_mut(&each)) {
                    let used = left.min(*there);
                    *there -= used;
                    left -= used;
                }
            }
            let able: Vec<usize> = (0..self.battlefield.len())
                .filter(|place| {
                    let land = &self.battlefield[*place];
                    let fits = land.card.kind == Kind::Land && (color.is_none() || *color == land.card.color);
                    fits && land.controller == player && !land.tapped && !tapped.contains(place)
                })
                .take(left)
                .collect();
            if able.len() < left {
                return refuse(format!("{} can't pay for {}", self.players[player].name, card.name));
            }
            tapped.extend(able);
        }
        mana.retain(|_, amount| *amount > 0);
        self.players[player].mana = mana;
        for land in tapped {
            self.battlefield[land].tapped = true;
        }
        Ok(())
    }

    fn able_to_attack(&self) -> Vec<usize> {
        let able = |each: &Object| !each.tapped && !each.new;
        self.creatures(self.active, able)
    }

    fn able_to_block(&self) -> Vec<usize> {
        if !self.battlefield.iter().any(|each| each.attacking.is_some()) {
            return vec![];
        }
        self.creatures(1 - self.active, |each| !each.tapped)
    }

    fn creatures(&self, of: usize, able: impl Fn(&Object) -> bool) -> Vec<usize> {
        let wanted = |each: &Object| each.is_creature() && each.controller == of && able(each);
        (0..self.battlefield.len()).filter(|place| wanted(&self.battlefield[*place])).collect()
    }

    // -- the stack ----------------------------------------------------------------------------------------------------

    /// The object that a card becomes as it goes to another zone.
    fn anew(&mut self, gone: Object) -> Object {
        self.object(gone.card, gone.owner, gone.owner)
    }

    /// After casting a spell or playing a land a player has priority again (117.3c).
    fn keep_priority(&mut self, player: usize) {
        self.passes = 0;
        self.asked = Some((Asked::Priority, player));
    }

    /// State-based actions, and then the active player has priority (117.3a, 117.3b, 117.5).
    fn give_priority(&mut self) {
        self.check_state();
        if self.asked.is_some() {
            self.keep_priority(self.active);
        }
    }

    fn resolve(&mut self) {
        if self.stack.last().is_some_and(|spell| spell.card.ends_the_turn) {
            self.end_the_turn();
            return;
        }
        let Some(spell) = self.stack.pop() else { return };
        // With its only target gone a spell doesn't resolve (608.2b).
        for target in spell.targets.iter().filter(|target| self.can_be_damaged(target)).cloned().collect::<Vec<_>>() {
            self.deal(spell.card.damage, &target);
        }
        let mut fresh = self.anew(spell);
        if fresh.is_creature() {
            fresh.new = true;
            self.battlefield.push(fresh);
        } else {
            self.players[fresh.owner].graveyard.push(fresh);
        }
        self.give_priority();
    }

    fn deal(&mut self, amount: i32, target: &str) {
        if let Some(player) = self.player(target) {
            self.players[player].life -= amount;
        }
        for creature in self.battlefield.iter_mut().filter(|each| each.id == target) {
            creature.damage += amount;
        }
    }

    /// End the turn early (724.1): exile the stack, check, leave combat, and go to the cleanup step.
    fn end_the_turn(&mut self) {
        while let Some(spell) = self.stack.pop() {
            let card = self.anew(spell);
            self.exile.push(card);
        }
        self.check_state();
        if self.asked.is_some() {
            self.leave_combat();
            self.begin("cleanup");
        }
    }

    /// State-based actions (704.5a, b, f, g), all at once.
    fn check_state(&mut self) {
        for player in &mut self.players {
            player.lost |= player.life <= 0 || player.drew_from_empty_library;
        }
        let dies = |each: &Object| each.is_creature() && (each.toughness() <= 0 || each.damage >= each.toughness());
        let (dead, left) = std::mem::take(&mut self.battlefield).into_iter().partition(dies);
        self.battlefield = left;
        let dead: Vec<Object> = dead;
        for creature in dead {
            let card = self.anew(creature);
            self.players[card.owner].graveyard.push(card);
        }
        if self.players.iter().any(|player| player.lost) {
            self.asked = None;
        }
    }

    // -- the turn -----------------------------------------------------------------------------------------------------

    /// The step is over, the next one begins.
    fn go_on(&mut self) {
        if self.step == "end_of_combat" {
            self.leave_combat();
        }
        if self.step == "declare_attackers" && !self.attacked {
            self.begin("end_of_combat"); // 508.8
        } else if let Some(place) = STEPS.iter().position(|step| *step == self.step) {
            self.begin(STEPS[place + 1]);
        }
    }

    fn begin(&mut self, step: &'static str) {
        for player in &mut self.players {
            player.mana.clear(); // 500.5
        }
        self.step = step;
        self.begun.push(Begun { turn: self.turn, active: self.active, step });
        match step {
            "untap" => {
                for each in self.battlefield.iter_mut().filter(|each| each.controller == self.active) {
                    each.tapped = false;
                    each.new = false;
                }
                return self.begin("upkeep"); // nobody has priority in the untap step (502.4)
            }
            "draw" => self.draw(),
            "declare_attackers" => {
                self.attacked = false;
                if !self.able_to_attack().is_empty() {
                    self.asked = Some((Asked::Attackers, self.active));
                    return;
                }
            }
            "declare_blockers" if !self.able_to_block().is_empty() => {
                self.asked = Some((Asked::Blockers, 1 - self.active));
                return;
            }
            "combat_damage" => self.combat_damage(),
            "cleanup" if self.to_discard() > 0 => {
                self.asked = Some((Asked::Discard, self.active));
                return;
            }
            "cleanup" => return self.end_of_turn(),
            _ => (),
        }
        self.give_priority();
    }

    fn draw(&mut self) {
        if self.players[self.active].library.is_empty() {
            self.players[self.active].drew_from_empty_library = true;
        } else {
            let card = self.players[self.active].library.remove(0);
            let card = self.anew(card);
            self.players[self.active].hand.push(card);
        }
    }

    /// Attackers and blockers deal damage equal to their power (510.1); nobody can act between.
    fn combat_damage(&mut self) {
        for place in 0..self.battlefield.len() {
            let attacker = self.battlefield[place].clone();
            let Some(attacked) = attacker.attacking else { continue };
            let mut left = attacker.power().max(0);
            if !attacker.blocked {
                self.players[attacked].life -= left;
            }
            let blocks = |each: &&mut Object| each.blocking.as_ref() == Some(&attacker.id);
            let mut blockers: Vec<&mut Object> = self.battlefield.iter_mut().filter(blocks).collect();
            let mut suffered = 0;
            for blocker in &mut blockers {
                let dealt = left.min((blocker.toughness() - blocker.damage).max(0));
                blocker.damage += dealt;
                left -= dealt;
                suffered += blocker.power().max(0);
            }
            if let Some(last) = blockers.last_mut() {
                last.damage += left;
            }
            self.battlefield[place].damage += suffered;
        }
    }

    fn leave_combat(&mut self) {
        for each in &mut self.battlefield {
            each.attacking = None;
            each.blocked = false;
            each.blocking = None;
        }
    }

    /// The rest of the cleanup step, in which nobody has priority (514.2, 514.3), and the next turn.
    fn end_of_turn(&mut self) {
        for each in &mut self.battlefield {
            each.damage = 0;
        }
        self.turn += 1;
        self.active = 1 - self.active;
        self.land_played = false;
        self.begin("untap");
    }
}

fn find(zone: &[Object], id: &str) -> Result<usize, NotAllowed> {
    match zone.iter().position(|each| each.id == id) {
        Some(place) => Ok(place),
        None => refuse(format!("{id} isn't there")),
    }
}
