package espalier.cli;

import espalier.tree.Tree;
import java.io.StringWriter;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

    /** A record as an object on one line: a component that is null is left out, an empty optional is null. */
    static String of(Record answer) {
        return object(out -> write(out, answer));
    }

    private static void write(JsonGenerator out, Record fields) {
        for (RecordComponent field : fields.getClass().getRecordComponents()) {
            try {
                field.getAccessor().setAccessible(true);
                Object value = field.getAccessor().invoke(fields);
                if (value != null) {
                    out.writeName(field.getName());
                    write(out, value);
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static void write(JsonGenerator out, Object value) {
        if (value instanceof Record fields) {
            out.writeStartObject();
            write(out, fields);
            out.writeEndObject();
        } else if (value instanceof Map<?, ?> entries) {
            out.writeStartObject();
            entries.forEach((name, each) -> {
                out.writeName(name.toString());
                write(out, each);
            });
            out.writeEndObject();
        } else if (value instanceof List<?> elements) {
            out.writeStartArray();
            elements.forEach(each -> write(out, each));
            out.writeEndArray();
        } else if (value instanceof long[] numbers) {
            out.writeArray(numbers, 0, numbers.length);
        } else if (value instanceof OptionalInt number) {
            if (number.isPresent()) {
                out.writeNumber(number.getAsInt());
            } else {
                out.writeNull();
            }
        } else if (value instanceof Boolean truth) {
            out.writeBoolean(truth);
        } else if (value instanceof Number number) {
            out.writeNumber(number.longValue());
        } else {
            out.writeString(value instanceof Enum<?> word ? word.name().toLowerCase(Locale.ROOT) : value.toString());
        }
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
