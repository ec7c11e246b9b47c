package adapter;

import adapter.Protocol.Unsupported;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The engine's own part: the three calls, told to the toy engine. Rewrite this file for yours, in README.md's order.
 */
final class Engine implements Protocol.Calls {
    private Toy game;

    /** YOUR ENGINE: its name and version. Offer only what it has; adapters/README.md lists what there is. */
    @Override
    public Map<String, Object> describe() {
        Map<String, Object> offers = Map.of("players", 2, "steps", true, "cleanups", true);
        return Map.of("name", "toy-adapter", "version", "0.1.0", "protocol", Protocol.VERSION, "offers", offers);
    }

    /** YOUR ENGINE: build exactly this position, without a trigger or a question, and drop any game before it. */
    @Override
    public Map<String, Object> start(Protocol.Position position) {
        if (position.day() != null || position.begin() != null || position.planarDeck() != null) {
            throw new Unsupported("position", "day, begin, planar_deck");
        }
        List<Toy.Player> players = position.players().stream()
                .map(given -> new Toy.Player(given.name(), given.life() == null ? 20 : given.life()))
                .toList();
        if (players.size() != 2) {
            throw new Unsupported("players", String.valueOf(players.size()));
        }
        Toy made = new Toy(players.get(0), players.get(1));
        // YOUR ENGINE: look each card up in its pool by name; what it lacks is unsupported. The toy has no pool.
        Map<String, Toy.Card> cards = ToyCards.readAll(position.cards());
        for (Protocol.PositionPlayer given : position.players()) {
            if (given.command() != null || given.attached() != null || given.commanders() != null) {
                throw new Unsupported("position", "command zone, Auras on players, commanders");
            }
            Toy.Player player = made.player(given.name());
            place(made, cards, given.library(), player, player.library);
            place(made, cards, given.hand(), player, player.hand);
            place(made, cards, given.graveyard(), player, player.graveyard);
            place(made, cards, given.battlefield(), player, made.battlefield);
        }
        place(made, cards, position.exile(), players.get(0), made.exile);
        game = made;
        return show();
    }

    private static void place(Toy game, Map<String, Toy.Card> cards, List<Protocol.Entry> entries, Toy.Player holder,
            List<Toy.GameObject> zone) {
        for (Protocol.Entry entry : Protocol.listed(entries)) {
            if (!entry.attached().isEmpty() || entry.counters().keySet().stream().anyMatch(k -> !k.equals("+1/+1"))) {
                throw new Unsupported("position", "counters or attachments on " + entry.name());
            }
            Toy.Player owner = game.player(entry.owner());
            Toy.GameObject placed = game.object(cards.get(entry.name()), owner == null ? holder : owner, holder);
            placed.tapped = entry.tapped();
            placed.counters = entry.counters().getOrDefault("+1/+1", 0);
            zone.add(placed);
        }
    }

    /** YOUR ENGINE: do what the player does and go on to the next decision. Answer no decision by yourself. */
    @Override
    public Map<String, Object> act(Protocol.Action action) {
        if (game == null) {
            throw new Protocol.Illegal("no game has been started");
        }
        String player = action.player();
        try {
            switch (action.type()) {
                case "pass" -> game.passPriority(player);
                case "play" -> game.playLand(player, action.card());
                case "cast" -> {
                    if (action.modes() != null || action.x() != null || action.paying() != null
                            || action.costs() != null || action.face() != null) {
                        throw new Unsupported("action", "cast with modes, x, paying, costs or face");
                    }
                    game.cast(player, action.card(), Protocol.listed(action.targets()));
                }
                case "activate" -> game.activate(player, action.object(), Math.max(1, action.ability()));
                case "attack" -> game.attack(player, action.attackers());
                case "block" -> game.block(player, action.blockers());
                case "choose" -> game.discard(player, action.options());
                case "concede" -> game.concede(player);
                default -> throw new Unsupported("action", action.type());
            }
        } catch (Toy.NotAllowed refusal) {
            throw new Protocol.Illegal(refusal.getMessage());
        }
        return show();
    }

    /** YOUR ENGINE: all that there is, hidden zones too, and who is asked for what. */
    private Map<String, Object> show() {
        Map<String, Object> view = shown("turn", game.turn, "active", game.active.name, "step", game.step);
        view.put("decision", game.asked == null ? null : decision());
        view.put("players", game.players.stream().map(player -> shown("name", player.name, "life", player.life,
                "in_game", !player.lost, "mana", Map.copyOf(player.mana),
                "hand", cards(player.hand), "graveyard", cards(player.graveyard),
                "library", player.library.stream().map(each -> each.card.name()).toList())).toList());
        List<Map<String, Object>> stack = new ArrayList<>();
        game.stack.forEach(each -> stack.add(0, shown("id", each.id, "name", each.card.name(), "kind", "spell",
                "controller", each.controller.name)));
        view.put("stack", stack);
        view.put("battlefield", game.battlefield.stream().map(Engine::permanent).toList());
        view.put("exile", cards(game.exile));
        view.put("steps", List.copyOf(game.begun));
        game.begun.clear();
        if (game.asked == null) {
            view.put("result", Map.of("winners", game.players.stream().filter(p -> !p.lost).map(p -> p.name).toList()));
        }
        return view;
    }

    private Map<String, Object> decision() {
        String player = game.asked.player().name;
        if (!game.asked.kind().equals("discard")) {
            return shown("kind", game.asked.kind(), "player", player);
        }
        return shown("kind", "choose", "player", player, "options", cards(game.asked.player().hand),
                "min", game.toDiscard(), "max", game.toDiscard());
    }

    private static List<Map<String, Object>> cards(List<Toy.GameObject> zone) {
        return zone.stream().map(o -> shown("id", o.id, "name", o.card.name(), "owner", o.owner.name)).toList();
    }

    private static Map<String, Object> permanent(Toy.GameObject each) {
        Map<String, Object> shown = shown("id", each.id, "name", each.card.name(), "owner", each.owner.name,
                "controller", each.controller.name, "tapped", each.tapped, "damage", each.damage);
        shown.putAll(each.isCreature() ? shown("power", each.power(), "toughness", each.toughness()) : Map.of());
        shown.putAll(each.counters > 0 ? Map.of("counters", Map.of("+1/+1", each.counters)) : Map.of());
        shown.putAll(each.attacking != null ? Map.of("attacking", each.attacking.name) : Map.of());
        shown.putAll(each.blocking != null ? Map.of("blocking", List.of(each.blocking.id)) : Map.of());
        return shown;
    }

    private static Map<String, Object> shown(Object... pairs) {
        Map<String, Object> shown = new LinkedHashMap<>();
        for (int n = 0; n < pairs.length; n += 2) {
            shown.put((String) pairs[n], pairs[n + 1]);
        }
        return shown;
    }
}
