package adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;

/** Talks with the adapter as Sundial does, without a process between: mvn test */
final class AdapterTest {
    private static final String BOLT = """
            {"facts": {"types": ["Instant"], "cost": "{R}"}, "structure": [{"is": "spell",
             "targets": {"victim": {"kind": "any"}},
             "effects": [{"do": "deal damage", "amount": 3, "to": "victim"}]}]}
            """;
    private static final String UNKNOWN = """
            {"facts": {"types": ["Planeswalker"], "cost": "{3}"}}
            """;
    private static final String POSITION = """
            {"players": [
              {"name": "Alice", "library": ["Mountain"], "hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
              {"name": "Bob", "library": ["Mountain"]}],
             "cards": {
              "Mountain": {"facts": {"types": ["Land"], "subtypes": ["Mountain"], "supertypes": ["Basic"]}},
              "Lightning Bolt": %s}}
            """;

    private final ObjectMapper json = new ObjectMapper();
    private final Engine engine = new Engine();

    private JsonNode ask(String method, String params) throws JsonProcessingException {
        ObjectNode request = json.createObjectNode().put("jsonrpc", "2.0").put("id", 7).put("method", method);
        request.set("params", json.readTree(params));
        JsonNode said = json.readTree(Protocol.answer(engine, request.toString()));
        assertEquals(7, said.get("id").intValue());
        return said;
    }

    private JsonNode pass(String player) throws JsonProcessingException {
        return ask("act", "{\"type\": \"pass\", \"player\": \"" + player + "\"}");
    }

    @Test
    void describesItself() throws JsonProcessingException {
        JsonNode result = ask("describe", "{\"protocol\": 1}").get("result");
        assertEquals("toy-adapter", result.get("name").textValue());
        assertEquals(1, result.get("protocol").intValue());
    }

    @Test
    void aSpellResolvesOnceBothHavePassed() throws JsonProcessingException {
        JsonNode first = ask("start", POSITION.formatted(BOLT));
        JsonNode bolt = first.at("/result/players/0/hand/0/id");
        JsonNode cast = ask("act", "{\"type\": \"cast\", \"player\": \"Alice\", \"card\": " + bolt
                + ", \"targets\": [\"Bob\"]}");
        assertEquals("Lightning Bolt", cast.at("/result/stack/0/name").textValue());
        assertEquals("Alice", cast.at("/result/decision/player").textValue());
        assertEquals(20, pass("Alice").at("/result/players/1/life").intValue());
        assertEquals(17, pass("Bob").at("/result/players/1/life").intValue());
    }

    @Test
    void whatIsNotAllowedIsIllegalAndChangesNothing() throws JsonProcessingException {
        JsonNode before = ask("start", POSITION.formatted(BOLT));
        assertEquals(1, pass("Bob").at("/error/code").intValue());
        ((ObjectNode) before.at("/result/decision")).put("player", "Bob");
        assertEquals(before, pass("Alice"));
    }

    @Test
    void whatTheEngineLacksIsUnsupported() throws JsonProcessingException {
        JsonNode error = ask("start", POSITION.formatted(UNKNOWN)).get("error");
        assertEquals(2, error.get("code").intValue());
        assertEquals(json.readTree("{\"what\": \"card\", \"name\": \"Lightning Bolt\"}"), error.get("data"));
    }
}
