package adapter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The toy's cards: it has no pool, and builds what it can of a card's facts and structure. Goes away with the toy. */
final class ToyCards {
    private static final Map<String, String> COLORS =
            Map.of("Plains", "W", "Island", "U", "Swamp", "B", "Mountain", "R", "Forest", "G");
    private static final Pattern SYMBOL = Pattern.compile("\\{(.*?)}");
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private ToyCards() {}

    /** What each card of a position is to the toy. */
    static Map<String, Toy.Card> readAll(Map<String, Protocol.CardInfo> infos) {
        Map<String, Toy.Card> cards = new LinkedHashMap<>();
        infos.forEach((name, info) -> cards.put(name, read(name, info)));
        return cards;
    }

    /**
     * What a card is to the toy.
     *
     * @throws Protocol.Unsupported if it is more than the toy can play
     */
    private static Toy.Card read(String name, Protocol.CardInfo info) {
        Protocol.Facts facts = info.facts();
        JsonNode structure = info.structure() == null ? JSON.arrayNode() : info.structure();
        List<String> supertypes = Protocol.listed(facts.supertypes());
        String types = String.join(" ", facts.types());
        if (types.equals("Land") && supertypes.equals(List.of("Basic")) && structure.isEmpty()) {
            for (String subtype : Protocol.listed(facts.subtypes())) {
                if (COLORS.containsKey(subtype)) {
                    return new Toy.Card(name, Toy.Kind.LAND, COLORS.get(subtype), Map.of(), 0, 0, 0, false);
                }
            }
        }
        Map<String, Integer> cost = cost(facts.cost() == null ? "" : facts.cost());
        if (cost.isEmpty() || !supertypes.isEmpty() || !Protocol.listed(facts.keywords()).isEmpty()) {
            throw new Protocol.Unsupported("card", name);
        }
        boolean creature = List.of("Creature", "Artifact Creature").contains(types);
        if (creature && structure.isEmpty() && facts.power() != null && facts.toughness() != null) {
            return new Toy.Card(name, Toy.Kind.CREATURE, "", cost, facts.power(), facts.toughness(), 0, false);
        }
        if (List.of("Instant", "Sorcery").contains(types)) {
            Toy.Kind kind = types.equals("Instant") ? Toy.Kind.INSTANT : Toy.Kind.SORCERY;
            boolean endsTheTurn = endsTheTurn(structure);
            int damage = damage(structure);
            if (endsTheTurn || damage > 0) {
                return new Toy.Card(name, kind, "", cost, 0, 0, damage, endsTheTurn);
            }
        }
        throw new Protocol.Unsupported("card", name);
    }

    /** Whether a spell does nothing but end the turn. */
    private static boolean endsTheTurn(JsonNode structure) {
        JsonNode effects = JSON.arrayNode().add(JSON.objectNode().put("do", "end the turn"));
        JsonNode spell = JSON.objectNode().put("is", "spell").set("effects", effects);
        return structure.equals(JSON.arrayNode().add(spell));
    }

    /** How much a spell deals that does nothing but deal damage to any target; 0 for another. */
    private static int damage(JsonNode structure) {
        JsonNode effect = structure.path(0).path("effects").path(0);
        if (!effect.path("amount").isInt() || !effect.path("to").isTextual()) {
            return 0;
        }
        int amount = effect.get("amount").intValue();
        String to = effect.get("to").textValue();
        JsonNode deals = JSON.objectNode().put("do", "deal damage").put("amount", amount).put("to", to);
        JsonNode targets = JSON.objectNode().set(to, JSON.objectNode().put("kind", "any"));
        ObjectNode spell = JSON.objectNode().put("is", "spell");
        spell.set("targets", targets);
        spell.set("effects", JSON.arrayNode().add(deals));
        return structure.equals(JSON.arrayNode().add(spell)) ? amount : 0;
    }

    /** A mana cost by color, generic mana last and under an empty one; empty for one that the toy can't pay. */
    private static Map<String, Integer> cost(String text) {
        Map<String, Integer> cost = new LinkedHashMap<>();
        Integer generic = null;
        for (Matcher symbols = SYMBOL.matcher(text); symbols.find(); ) {
            String symbol = symbols.group(1);
            if (symbol.matches("\\d+")) {
                generic = Integer.valueOf(symbol);
            } else if (COLORS.containsValue(symbol)) {
                cost.merge(symbol, 1, Integer::sum);
            } else {
                return Map.of();
            }
        }
        if (generic != null) {
            cost.put("", generic);
        }
        return cost;
    }
}
