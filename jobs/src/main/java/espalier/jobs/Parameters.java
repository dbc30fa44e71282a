package espalier.jobs;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Named values, in a fixed order; each is a text that is read as the caller asks. */
public record Parameters(Map<String, String> values) {
    /** Of a text in a message. */
    private static final int LONGEST = 200;

    public Parameters {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** From alternating names and values. */
    public static Parameters of(Object... namesAndValues) {
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            values.put(String.valueOf(namesAndValues[i]), String.valueOf(namesAndValues[i + 1]));
        }
        return new Parameters(values);
    }

    /** From {@code "trees=20 depth=9"}, as {@link #toString} writes them. */
    public static Parameters parse(String text) {
        return of().and(text);
    }

    /**
     * These with others added or changed: {@code "trees=1000"}.
     *
     * @throws IllegalArgumentException if a word is not of this form
     */
    public Parameters and(String text) {
        Map<String, String> changed = new LinkedHashMap<>(values);
        for (String parameter : text.split(" ", -1)) {
            int equals = parameter.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException("a parameter is NAME=VALUE, not '" + printable(parameter) + "'");
            }
            changed.put(parameter.substring(0, equals), parameter.substring(equals + 1));
        }
        return new Parameters(changed);
    }

    /** From what {@link #values} gave. */
    public static Parameters of(Map<String, String> values) {
        return new Parameters(values);
    }

    /**
     * The same with one value changed.
     *
     * @throws IllegalArgumentException if there is no such parameter, listing the known ones
     */
    public Parameters with(String name, String value) {
        text(name);
        Map<String, String> changed = new LinkedHashMap<>(values);
        changed.put(name, value);
        return new Parameters(changed);
    }

    /** The parameters in which these differ from others, as text: {@code seed=2 no player3}. */
    String otherThan(Parameters others) {
        Set<String> names = new LinkedHashSet<>(values.keySet());
        names.addAll(others.values.keySet());
        names.removeIf(name -> Objects.equals(values.get(name), others.values.get(name)));
        return names.stream()
                .map(name -> values.containsKey(name) ? name + "=" + values.get(name) : "no " + name)
                .collect(Collectors.joining(" "));
    }

    public String text(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no parameter '" + printable(name) + "'; there are: "
                    + printable(String.join(", ", values.keySet())));
        }
        return value;
    }

    /** An integer. */
    public int integer(String name) {
        return integer(name, text(name));
    }

    /** An integer of at least {@code least}. */
    public int integer(String name, int least) {
        int value = integer(name);
        if (value < least) {
            throw new IllegalArgumentException("'" + name + "' is " + value + ", it must be at least " + least);
        }
        return value;
    }

    /** An integer within bounds. */
    public int integer(String name, int least, int most) {
        return between(name, integer(name), least, most);
    }

    /** A count of numbers from 0 on, {@code 1000}, or those from a first to a last one, {@code 1000..1999}. */
    public Range range(String name, int least) {
        String[] ends = text(name).split("\\.\\.", 2);
        int first = ends.length == 1 ? 0 : integer(name, ends[0]);
        long count = ends.length == 1 ? integer(name, ends[0]) : integer(name, ends[1]) - (long) first + 1;
        if (first < 0 || count < least || first + count > Jobs.MOST) {
            throw new IllegalArgumentException("'" + name + "' is " + printable(text(name))
                    + ", it must be a number or FIRST..LAST: at least " + least + " of them, from 0 to " + Jobs.MOST);
        }
        return new Range(first, (int) count);
    }

    /** Distinct integers, separated by commas. */
    public List<Integer> integers(String name) {
        return different(
                name, texts(name).stream().map(part -> integer(name, part)).toList());
    }

    /** Distinct integers within bounds, separated by commas. */
    public List<Integer> integers(String name, int least, int most) {
        List<Integer> values = integers(name);
        values.forEach(value -> between(name, value, least, most));
        return values;
    }

    /** Distinct words, separated by commas. */
    public List<String> texts(String name) {
        List<String> words =
                Arrays.stream(text(name).split(",", -1)).map(String::strip).toList();
        if (words.contains("")) {
            throw new IllegalArgumentException(
                    "'" + name + "' is '" + printable(text(name)) + "', it must have words between its commas");
        }
        return different(name, words);
    }

    /** Rows of equal values could not be told apart. */
    private static <T> List<T> different(String name, List<T> values) {
        Set<T> seen = new HashSet<>();
        for (T value : values) {
            if (!seen.add(value)) {
                throw new IllegalArgumentException("'" + name + "' has " + printable(String.valueOf(value)) + " twice");
            }
        }
        return values;
    }

    private static int between(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException("'" + name + "' is " + value + ", it must be " + least + " to " + most);
        }
        return value;
    }

    private static int integer(String name, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "'" + name + "' must be a whole number, not '" + printable(text) + "'", e);
        }
    }

    /** External text in messages: short, on one line, and harmless to a terminal. */
    private static String printable(String text) {
        String line = text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "?");
        return line.length() > LONGEST ? line.substring(0, LONGEST) + "..." : line;
    }

    /** {@code trees=20 depth=9}. */
    @Override
    public String toString() {
        return values.entrySet().stream().map(Map.Entry::toString).collect(Collectors.joining(" "));
    }
}
