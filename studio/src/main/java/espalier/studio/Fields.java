package espalier.studio;

import espalier.cli.Json;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Map;

/** The words and numbers of a request's body. */
record Fields(Map<String, Object> values) {
    static Fields of(Call call) throws IOException {
        return new Fields(Json.object(call.body()));
    }

    String text(String name, String otherwise) {
        Object value = values.getOrDefault(name, otherwise);
        if (value instanceof BigDecimal number) {
            return number.toPlainString();
        }
        if (value instanceof String text) {
            return text;
        }
        throw new Refused(400, name + " must be a string or a number");
    }

    int number(String name, int otherwise, int least, int most) {
        String text = text(name, Integer.toString(otherwise));
        if (!text.matches("-?\\d{1,9}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw new Refused(400, name + " must be a whole number from " + least + " to " + most);
        }
        return Integer.parseInt(text);
    }
}
