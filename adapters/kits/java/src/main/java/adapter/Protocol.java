package adapter;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The protocol: one JSON-RPC 2.0 object a line. Nothing here needs a change for another engine. What each field means
 * and where it is left out (null here, or empty): adapters/README.md in Sundial.
 */
final class Protocol {
    static final int VERSION = 1;

    private static final ObjectMapper JSON =
            new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);

    private Protocol() {}

    /** A card in a position: its name, or an object where more is to be said. */
    record Entry(String name, boolean tapped, Map<String, Integer> counters, String owner, List<Entry> attached) {
        @JsonCreator
        Entry {
            counters = counters == null ? Map.of() : counters;
            attached = listed(attached);
        }

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Entry named(String name) {
            return new Entry(name, false, null, null, null);
        }
    }

    /** A player in a position. The library comes top first; absent life is 20. */
    record PositionPlayer(String name, Integer life, List<Entry> library, List<Entry> hand, List<Entry> graveyard,
            List<Entry> command, List<Entry> battlefield, List<Entry> attached, List<String> commanders) {}

    record Facts(List<String> types, String cost, List<String> colors, List<String> subtypes, List<String> supertypes,
            Integer power, Integer toughness, Integer loyalty, Integer defense, List<String> keywords) {}

    record CardInfo(Facts facts, String text, JsonNode structure) {}

    /** What a game starts from: the first player has priority in the precombat main phase. */
    record Position(List<PositionPlayer> players, Map<String, CardInfo> cards, List<Entry> exile, int seed, String day,
            String begin, @JsonProperty("planar_deck") List<String> planarDeck) {}

    /** One thing a player does; which of the other fields are there depends on the type. */
    record Action(String type, String player, String card, String object, int ability, List<String> targets,
            List<Integer> modes, Integer x, List<String> paying, List<String> costs, String face,
            Map<String, String> attackers, Map<String, List<String>> blockers, List<String> options) {}

    /** The three calls. Answers are plain maps; Sundial checks their fields and names the one that is wrong. */
    interface Calls {
        Map<String, Object> describe();

        Map<String, Object> start(Position position);

        Map<String, Object> act(Action action);
    }

    /** The action isn't allowed now. State and decision are as before. */
    static final class Illegal extends RuntimeException {
        private static final long serialVersionUID = 1;

        Illegal(String message) {
            super(message);
        }
    }

    /** The engine lacks a card, action, choice, players or position (what); the name says which. */
    static final class Unsupported extends RuntimeException {
        private static final long serialVersionUID = 1;
        final String what;
        final String name;

        Unsupported(String what, String name) {
            super("unsupported " + what + ": " + name);
            this.what = what;
            this.name = name;
        }
    }

    /** The list, or an empty one for one that was left out. */
    static <T> List<T> listed(List<T> list) {
        return list == null ? List.of() : list;
    }

    /** The answer to a request, one line without its end. */
    static String answer(Calls engine, String line) throws JsonProcessingException {
        Map<String, Object> said = new LinkedHashMap<>(Map.of("jsonrpc", "2.0"));
        try {
            JsonNode request = JSON.readTree(line);
            said.put("id", request.get("id"));
            said.put("result", call(engine, request.path("method").asText(), request.path("params")));
        } catch (Illegal refusal) {
            said.put("error", Map.of("code", 1, "message", refusal.getMessage()));
        } catch (Unsupported lack) {
            Map<String, String> data = Map.of("what", lack.what, "name", lack.name);
            said.put("error", Map.of("code", 2, "message", lack.getMessage(), "data", data));
        } catch (JsonProcessingException | RuntimeException fault) {
            fault.printStackTrace(); // standard error is the log; the output is the protocol's alone
            said.put("error", Map.of("code", -32603, "message", fault.toString()));
        }
        return JSON.writeValueAsString(said);
    }

    private static Map<String, Object> call(Calls engine, String method, JsonNode params)
            throws JsonProcessingException {
        return switch (method) {
            case "describe" -> engine.describe();
            case "start" -> engine.start(JSON.treeToValue(params, Position.class));
            case "act" -> engine.act(JSON.treeToValue(params, Action.class));
            default -> throw new IllegalArgumentException("no method " + method);
        };
    }

    /** Answers requests until their end. */
    static void serve(Calls engine, InputStream requests, PrintStream answers) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(requests, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            answers.write((answer(engine, line) + "\n").getBytes(StandardCharsets.UTF_8));
            answers.flush();
        }
    }
}
