package espalier.cli;

import espalier.tree.Tree;
import java.io.StringWriter;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/** One JSON object per line, written and read by streams. */
public final class Json {
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

    /** JSON that is written already. */
    public record Raw(String json) {}

    /**
     * An object: a record or a map. Components that are null are left out; an empty optional and a number that is not finite
     * are null.
     */
    public static String of(Object answer) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            write(out, answer);
        }
        return text.toString();
    }

    private static Map<String, Object> fields(Record answer) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (RecordComponent field : answer.getClass().getRecordComponents()) {
            try {
                field.getAccessor().setAccessible(true);
                Object value = field.getAccessor().invoke(answer);
                if (value != null) {
                    fields.put(field.getName(), value);
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        return fields;
    }

    private static void write(JsonGenerator out, Object value) {
        if (value instanceof Raw raw) {
            out.writeRawValue(raw.json);
        } else if (value instanceof Record answer) {
            write(out, fields(answer));
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
            write(out, number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty());
        } else if (value instanceof Optional<?> optional) {
            optional.ifPresentOrElse(each -> write(out, each), out::writeNull);
        } else if (value instanceof Boolean truth) {
            out.writeBoolean(truth);
        } else if (value instanceof BigDecimal number) {
            out.writeNumber(number);
        } else if (value instanceof Double number) {
            write(out, Double.isFinite(number) ? BigDecimal.valueOf(number) : Optional.empty());
        } else if (value instanceof Number number) {
            out.writeNumber(number.longValue());
        } else {
            out.writeString(value instanceof Enum<?> word ? word.name().toLowerCase(Locale.ROOT) : value.toString());
        }
    }

    static JsonParser parser(String text) {
        return FACTORY.createParser(ObjectReadContext.empty(), text);
    }

    /** Reads with a parser; what is wrong with the text becomes {@link BadInput}. */
    static <T> T reading(String text, Function<JsonParser, T> reader) {
        try (JsonParser in = parser(text)) {
            if (in.nextToken() != JsonToken.START_OBJECT) {
                throw new BadInput("a request is a JSON object");
            }
            T read = reader.apply(in);
            if (in.nextToken() != null) {
                throw new BadInput("character " + (in.currentTokenLocation().getCharOffset() + 1)
                        + ": nothing may follow the object");
            }
            return read;
        } catch (StreamConstraintsException e) {
            throw new BadInput("too long a name or number at character "
                    + (e.getLocation() == null ? text.length() : e.getLocation().getColumnNr()));
        } catch (StreamReadException e) {
            throw new BadInput("not JSON at character " + e.getLocation().getColumnNr() + ": "
                    + Numbers.shortened(e.getOriginalMessage()));
        }
    }

    /** An object as maps, lists, strings, numbers and booleans; a null is an empty {@link Optional}. */
    public static Map<String, Object> object(String text) {
        return reading(text, Json::fields);
    }

    private static Map<String, Object> fields(JsonParser in) {
        Map<String, Object> fields = new LinkedHashMap<>();
        while (in.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = in.currentName();
            in.nextToken();
            fields.put(name, value(in));
        }
        return fields;
    }

    private static Object value(JsonParser in) {
        return switch (in.currentToken()) {
            case START_OBJECT -> fields(in);
            case START_ARRAY -> {
                List<Object> elements = new ArrayList<>();
                while (in.nextToken() != JsonToken.END_ARRAY) {
                    elements.add(value(in));
                }
                yield elements;
            }
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> Optional.empty();
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> in.getDecimalValue();
            default -> in.getString();
        };
    }
}
