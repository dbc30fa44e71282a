package espalier.protocols;

import espalier.game.Quoted;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * Something a client can set. Every protocol writes it in its own way.
 *
 * @param name how clients call it
 * @param kind what values it has
 * @param initial the value before it is set
 * @param least the smallest number, of a {@code SPIN}
 * @param most the greatest number
 * @param choices the values of a {@code COMBO}
 * @param change sets a value that has been checked
 */
public record Option(
        String name, Kind kind, String initial, int least, int most, List<String> choices, Consumer<String> change) {
    /** The kinds that UCI and CECP both know. */
    public enum Kind {
        CHECK,
        SPIN,
        COMBO,
        BUTTON;

        /** The word for it in both. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static Option check(String name, boolean initial, Consumer<Boolean> change) {
        List<String> choices = List.of("true", "false");
        return new Option(name, Kind.CHECK, "" + initial, 0, 0, choices, to -> change.accept(to.equals("true")));
    }

    static Option spin(String name, int initial, int least, int most, IntConsumer change) {
        return new Option(
                name, Kind.SPIN, "" + initial, least, most, List.of(), to -> change.accept(Integer.parseInt(to)));
    }

    static Option combo(String name, String initial, List<String> choices, Consumer<String> change) {
        return new Option(name, Kind.COMBO, initial, 0, 0, choices, change);
    }

    static Option button(String name, Runnable action) {
        return new Option(name, Kind.BUTTON, "", 0, 0, List.of(), to -> action.run());
    }

    /**
     * Sets the value.
     *
     * @throws IllegalArgumentException if there is no such value
     */
    void set(String value) {
        switch (kind) {
            case SPIN -> change.accept("" + Words.number(name, value, least, most));
            case BUTTON -> change.accept(value);
            case CHECK, COMBO ->
                change.accept(choices.stream()
                        .filter(choice -> choice.equalsIgnoreCase(value))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException(name + " is " + Quoted.quoted(value)
                                + ", it must be one of " + String.join(", ", choices))));
        }
    }
}
