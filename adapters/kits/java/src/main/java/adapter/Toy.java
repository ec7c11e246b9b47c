package adapter;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A toy engine, to be replaced with yours: two players, basic lands, creatures without abilities, and spells that deal
 * damage or end the turn. A game goes from the first player's precombat main phase on; the zones are filled before the
 * first act.
 *
 * <p>It knows nothing of the protocol. What it plays it plays by the rules; what it lacks isn't dealt with here, since
 * the class Engine lets nothing else in.
 */
final class Toy {
    private static final List<String> STEPS = List.of(
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
            "cleanup");
    private static final List<String> COLORS = List.of("W", "U", "B", "R", "G");
    private static final int HAND_SIZE = 7;

    /** The rules don't allow it now. Nothing has changed. */
    static final class NotAllowed extends RuntimeException {
        private static final long serialVersionUID = 1;

        NotAllowed(String message) {
            super(message);
        }
    }

    enum Kind {
        LAND,
        CREATURE,
        INSTANT,
        SORCERY
    }

    /**
     * What is printed on a card.
     *
     * @param color the mana that a land gives
     * @param cost how much of each color, and then of generic mana, under an empty one
     * @param damage what a spell deals to its target; 0 is a spell without one
     */
    record Card(String name, Kind kind, String color, Map<String, Integer> cost, int power, int toughness, int damage,
            boolean endsTheTurn) {}

    /** A card in a zone (109.1); in each zone it goes to it is a new object with a new id (400.7). */
    static final class GameObject {
        final String id;
        final Card card;
        final Player owner;
        final Player controller;
        List<String> targets = List.of();
        boolean tapped;
        /** It came under its controller's control after that player's latest turn began (302.6). */
        boolean fresh;
        /** +1/+1 counters. */
        int counters;
        int damage;
        Player attacking;
        boolean blocked;
        GameObject blocking;

        GameObject(String id, Card card, Player owner, Player controller) {
            this.id = id;
            this.card = card;
            this.owner = owner;
            this.controller = controller;
        }

        boolean isCreature() {
            return card.kind == Kind.CREATURE;
        }

        int power() {
            return card.power + counters;
        }

        int toughness() {
            return card.toughness + counters;
        }
    }

    /** A player; the top of the library comes first. */
    static final class Player {
        final String name;
        int life;
        final List<GameObject> library = new ArrayList<>();
        final List<GameObject> hand = new ArrayList<>();
        final List<GameObject> graveyard = new ArrayList<>();
        /** What is in the mana pool, by color. */
        Map<String, Integer> mana = new TreeMap<>();

        boolean drewFromEmptyLibrary;
        boolean lost;

        Player(String name, int life) {
            this.name = name;
            this.life = life;
        }
    }

    /** A step that began. */
    record Begun(int turn, String active, String step) {}

    /** What a player is asked for: priority, attackers, blockers or discard. */
    record Asked(String kind, Player player) {}

    final List<Player> players;
    Player active;
    int turn = 1;
    String step = "precombat_main";
    final List<GameObject> battlefield = new ArrayList<>();
    /** The top comes last. */
    final List<GameObject> stack = new ArrayList<>();

    final List<GameObject> exile = new ArrayList<>();
    /** Each step that began, until somebody takes them away. */
    final List<Begun> begun = new ArrayList<>();
    /** Null once the game is over. */
    Asked asked;

    private int ids;
    private int passes;
    private boolean landPlayed;
    private boolean attacked;

    Toy(Player first, Player second) {
        players = List.of(first, second);
        active = first;
        asked = new Asked("priority", first);
    }

    /** A new object for a card, in no zone yet. */
    GameObject object(Card card, Player owner, Player controller) {
        ids++;
        return new GameObject("c" + ids, card, owner, controller);
    }

    /** The player of that name, or null. */
    Player player(String name) {
        return players.stream().filter(each -> each.name.equals(name)).findFirst().orElse(null);
    }

    // -- what players do ----------------------------------------------------------------------------------------------

    /** Pass; once both have in succession, the top of the stack resolves or the step ends (117.4). */
    void passPriority(String name) {
        Player player = expect("priority", name);
        passes++;
        if (passes < players.size()) {
            asked = new Asked("priority", other(player));
        } else if (stack.isEmpty()) {
            goOn();
        } else {
            resolve();
        }
    }

    /** Play a land: one a turn, in a main phase of one's own with an empty stack (305.1). */
    void playLand(String name, String id) {
        Player player = expect("priority", name);
        GameObject land = find(player.hand, id);
        if (land.card.kind != Kind.LAND) {
            throw new NotAllowed(land.card.name + " is no land");
        }
        expectMainPhase(player);
        if (landPlayed) {
            throw new NotAllowed(name + " has played a land this turn");
        }
        landPlayed = true;
        move(land, player.hand, battlefield);
        keepPriority(player);
    }

    /** Cast a spell and pay for it with lands (601.2). */
    void cast(String name, String id, List<String> targets) {
        Player player = expect("priority", name);
        GameObject spell = find(player.hand, id);
        if (spell.card.kind == Kind.LAND) {
            throw new NotAllowed("lands are played, not cast");
        }
        if (spell.card.kind != Kind.INSTANT) {
            expectMainPhase(player);
        }
        if (targets.size() != (spell.card.damage > 0 ? 1 : 0)) {
            throw new NotAllowed(spell.card.name + " with " + targets.size() + " targets");
        }
        for (String target : targets) {
            if (!canBeDamaged(target)) {
                throw new NotAllowed(target + " is no player and no creature on the battlefield");
            }
        }
        pay(player, spell.card);
        move(spell, player.hand, stack).targets = targets;
        keepPriority(player);
    }

    /** Activate an ability; the only one there is, is a land's own: tap it for mana (605.3). */
    void activate(String name, String id, int ability) {
        Player player = expect("priority", name);
        GameObject land = find(battlefield, id);
        if (land.card.kind != Kind.LAND || ability != 1) {
            throw new NotAllowed(land.card.name + " has no ability " + ability);
        }
        if (land.controller != player || land.tapped) {
            throw new NotAllowed(name + " can't tap " + land.card.name);
        }
        land.tapped = true;
        player.mana.merge(land.card.color, 1, Integer::sum);
        keepPriority(player);
    }

    /** Declare attackers (508.1): for each creature's id the player it attacks. */
    void attack(String name, Map<String, String> attackers) {
        Player defender = other(expect("attackers", name));
        List<GameObject> declared = new ArrayList<>();
        attackers.forEach((id, target) -> {
            GameObject creature = find(battlefield, id);
            if (!ableToAttack().contains(creature)) {
                throw new NotAllowed(creature.card.name + " can't attack");
            }
            if (!target.equals(defender.name)) {
                throw new NotAllowed(target + " can't be attacked");
            }
            declared.add(creature);
        });
        for (GameObject creature : declared) {
            creature.tapped = true;
            creature.attacking = defender;
        }
        attacked = !declared.isEmpty();
        givePriority();
    }

    /** Declare blockers (509.1): for each creature's id the one attacker that it blocks. */
    void block(String name, Map<String, List<String>> blockers) {
        expect("blockers", name);
        Map<GameObject, GameObject> declared = new LinkedHashMap<>();
        blockers.forEach((id, blocked) -> {
            GameObject creature = find(battlefield, id);
            if (!ableToBlock().contains(creature)) {
                throw new NotAllowed(creature.card.name + " can't block");
            }
            if (blocked.size() != 1) {
                throw new NotAllowed(creature.card.name + " blocks one attacker, not " + blocked.size());
            }
            GameObject attacker = find(battlefield, blocked.get(0));
            if (attacker.attacking == null) {
                throw new NotAllowed(attacker.card.name + " isn't attacking");
            }
            declared.put(creature, attacker);
        });
        declared.forEach((creature, attacker) -> {
            creature.blocking = attacker;
            attacker.blocked = true;
        });
        givePriority();
    }

    /** Discard down to the maximum hand size (514.1). */
    void discard(String name, List<String> ids) {
        Player player = expect("discard", name);
        if (new HashSet<>(ids).size() != ids.size() || ids.size() != toDiscard()) {
            throw new NotAllowed(toDiscard() + " cards are to be discarded");
        }
        List<GameObject> cards = ids.stream().map(id -> find(player.hand, id)).toList();
        for (GameObject card : cards) {
            move(card, player.hand, player.graveyard);
        }
        endOfTurn();
    }

    /** Lose at once (104.3a). */
    void concede(String name) {
        Player player = player(name);
        if (player == null || asked == null) {
            throw new NotAllowed(name + " isn't in a game that goes on");
        }
        player.lost = true;
        asked = null;
    }

    /** How many cards of the active player's hand are too many. */
    int toDiscard() {
        return Math.max(0, active.hand.size() - HAND_SIZE);
    }

    // -- what is allowed ----------------------------------------------------------------------------------------------

    private Player expect(String kind, String name) {
        if (asked == null || !asked.kind.equals(kind) || !asked.player.name.equals(name)) {
            throw new NotAllowed(name + " isn't asked for " + kind + " now");
        }
        return asked.player;
    }

    private void expectMainPhase(Player player) {
        if (player != active || !step.endsWith("_main") || !stack.isEmpty()) {
            throw new NotAllowed("that takes a main phase of one's own and an empty stack");
        }
    }

    private static GameObject find(List<GameObject> zone, String id) {
        return zone.stream()
                .filter(each -> each.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new NotAllowed(id + " isn't there"));
    }

    private boolean canBeDamaged(String target) {
        return player(target) != null
                || battlefield.stream().anyMatch(each -> each.isCreature() && each.id.equals(target));
    }

    /** Pay a cost, the colors first and then the generic rest: with the mana there is, and by tapping lands. */
    private void pay(Player player, Card card) {
        Map<String, Integer> mana = new TreeMap<>(player.mana);
        List<GameObject> tapped = new ArrayList<>();
        card.cost.forEach((color, amount) -> {
            int left = amount;
            for (String each : color.isEmpty() ? COLORS : List.of(color)) {
                int used = Math.min(left, mana.getOrDefault(each, 0));
                mana.merge(each, -used, Integer::sum);
                left -= used;
            }
            List<GameObject> able = battlefield.stream()
                    .filter(each -> each.card.kind == Kind.LAND && each.controller == player)
                    .filter(land -> !land.tapped && !tapped.contains(land))
                    .filter(land -> color.isEmpty() || color.equals(land.card.color))
                    .limit(left)
                    .toList();
            if (able.size() < left) {
                throw new NotAllowed(player.name + " can't pay for " + card.name);
            }
            tapped.addAll(able);
        });
        mana.values().removeIf(amount -> amount == 0);
        player.mana = mana;
        tapped.forEach(land -> land.tapped = true);
    }

    private List<GameObject> ableToAttack() {
        return creatures(active).stream().filter(each -> !each.tapped && !each.fresh).toList();
    }

    private List<GameObject> ableToBlock() {
        boolean attacked = battlefield.stream().anyMatch(each -> each.attacking != null);
        return creatures(other(active)).stream().filter(each -> attacked && !each.tapped).toList();
    }

    private List<GameObject> creatures(Player player) {
        return battlefield.stream().filter(each -> each.isCreature() && each.controller == player).toList();
    }

    private Player other(Player player) {
        return players.get(player == players.get(0) ? 1 : 0);
    }

    // -- the stack ----------------------------------------------------------------------------------------------------

    private GameObject move(GameObject moved, List<GameObject> from, List<GameObject> to) {
        from.remove(moved);
        GameObject anew = object(moved.card, moved.owner, moved.owner);
        to.add(anew);
        return anew;
    }

    /** After casting a spell or playing a land a player has priority again (117.3c). */
    private void keepPriority(Player player) {
        passes = 0;
        asked = new Asked("priority", player);
    }

    /** State-based actions, and then the active player has priority (117.3a, 117.3b, 117.5). */
    private void givePriority() {
        checkState();
        if (asked != null) {
            keepPriority(active);
        }
    }

    private void resolve() {
        GameObject spell = stack.get(stack.size() - 1);
        if (spell.card.endsTheTurn) {
            endTheTurn();
            return;
        }
        if (spell.isCreature()) {
            move(spell, stack, battlefield).fresh = true;
        } else {
            // With its only target gone it doesn't resolve (608.2b).
            spell.targets.stream().filter(this::canBeDamaged).forEach(target -> deal(spell.card.damage, target));
            move(spell, stack, spell.owner.graveyard);
        }
        givePriority();
    }

    private void deal(int amount, String target) {
        Player player = player(target);
        if (player == null) {
            find(battlefield, target).damage += amount;
        } else {
            player.life -= amount;
        }
    }

    /** End the turn early (724.1): exile the stack, check, leave combat, and go to the cleanup step. */
    private void endTheTurn() {
        while (!stack.isEmpty()) {
            move(stack.get(stack.size() - 1), stack, exile);
        }
        checkState();
        if (asked != null) {
            leaveCombat();
            begin("cleanup");
        }
    }

    /** State-based actions (704.5a, b, f, g), all at once. */
    private void checkState() {
        for (Player player : players) {
            player.lost |= player.life <= 0 || player.drewFromEmptyLibrary;
        }
        for (GameObject each : List.copyOf(battlefield)) {
            if (each.isCreature() && (each.toughness() <= 0 || each.damage >= each.toughness())) {
                move(each, battlefield, each.owner.graveyard);
            }
        }
        if (players.stream().anyMatch(player -> player.lost)) {
            asked = null;
        }
    }

    // -- the turn -----------------------------------------------------------------------------------------------------

    /** The step is over, the next one begins. */
    private void goOn() {
        if (step.equals("end_of_combat")) {
            leaveCombat();
        }
        if (step.equals("declare_attackers") && !attacked) {
            begin("end_of_combat"); // 508.8
        } else {
            begin(STEPS.get(STEPS.indexOf(step) + 1));
        }
    }

    private void begin(String next) {
        players.forEach(player -> player.mana.clear()); // 500.5
        step = next;
        begun.add(new Begun(turn, active.name, step));
        switch (step) {
            case "untap" -> {
                battlefield.stream().filter(each -> each.controller == active).forEach(each -> {
                    each.tapped = false;
                    each.fresh = false;
                });
                begin("upkeep"); // nobody has priority in the untap step (502.4)
                return;
            }
            case "draw" -> draw();
            case "declare_attackers" -> {
                attacked = false;
                if (!ableToAttack().isEmpty()) {
                    asked = new Asked("attackers", active);
                    return;
                }
            }
            case "declare_blockers" -> {
                if (!ableToBlock().isEmpty()) {
                    asked = new Asked("blockers", other(active));
                    return;
                }
            }
            case "combat_damage" -> combatDamage();
            case "cleanup" -> {
                if (toDiscard() > 0) {
                    asked = new Asked("discard", active);
                } else {
                    endOfTurn();
                }
                return;
            }
            default -> {}
        }
        givePriority();
    }

    private void draw() {
        if (active.library.isEmpty()) {
            active.drewFromEmptyLibrary = true;
        } else {
            move(active.library.get(0), active.library, active.hand);
        }
    }

    /** Attackers and blockers deal damage equal to their power (510.1); nobody can act between. */
    private void combatDamage() {
        for (GameObject attacker : battlefield) {
            if (attacker.attacking == null) {
                continue;
            }
            int left = Math.max(0, attacker.power());
            if (!attacker.blocked) {
                attacker.attacking.life -= left;
            }
            List<GameObject> blockers = battlefield.stream().filter(each -> each.blocking == attacker).toList();
            for (GameObject blocker : blockers) {
                boolean last = blocker == blockers.get(blockers.size() - 1);
                int dealt = last ? left : Math.min(left, Math.max(0, blocker.toughness() - blocker.damage));
                blocker.damage += dealt;
                left -= dealt;
                attacker.damage += Math.max(0, blocker.power());
            }
        }
    }

    private void leaveCombat() {
        for (GameObject each : battlefield) {
            each.attacking = null;
            each.blocked = false;
            each.blocking = null;
        }
    }

    /** The rest of the cleanup step, in which nobody has priority (514.2, 514.3), and the next turn. */
    private void endOfTurn() {
        for (GameObject each : battlefield) {
            each.damage = 0;
        }
        turn++;
        active = other(active);
        landPlayed = false;
        begin("untap");
    }
}
