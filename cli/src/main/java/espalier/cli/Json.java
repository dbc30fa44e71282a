package espalier.cli;

import espalier.tree.Tree;
import java.io.StringWriter;
import java.util.OptionalInt;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/** One JSON object per line, written and read by streams. */
final class Json {
    /** Trees are the deepest input; their reader rejects them before this limit does. */
    private static final int DEEPEST = 2 * Tree.MAX_DEPTH;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private Json() {}

    /** An object on one line, without its line end. */
    static String object(Consumer<JsonGenerator> fields) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            out.writeStartObject();
            fields.accept(out);
            out.writeEndObject();
        }
        return text.toString();
    }

    static String error(String message) {
        return object(out -> out.writeStringProperty("error", message));
    }

    /** A number or null. */
    static void optional(JsonGenerator out, String name, OptionalInt value) {
        if (value.isPresent()) {
            out.writeNumberProperty(name, value.getAsInt());
        } else {
            out.writeNullProperty(name);
        }
    }

    static JsonParser parser(String text) {
        return FACTORY.createParser(ObjectReadContext.empty(), text);
    }
}
