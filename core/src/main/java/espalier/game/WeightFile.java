package espalier.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The weights of an evaluation by name, from text: {@code name = numbers}, which may continue on the next lines; {@code
 * #} starts a comment. A tuner can change weights without recompiling; comments and layout stay.
 *
 * <p>Reading is strict: a name appears once, numbers are integers within {@link #LIMIT}, and {@link #allTaken} rejects
 * names that no evaluation reads.
 */
public final class WeightFile {
    /** Keeps every sum of terms far from the scores of wins. */
    private static final int LIMIT = 10_000;

    /** A number with the blanks before it. */
    private static final Pattern NUMBER = Pattern.compile("( *)(-?[0-9]+)");

    private record Entry(int line, List<Integer> numbers) {}

    private final String file;
    private final String text;
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Set<String> taken = ConcurrentHashMap.newKeySet();

    /**
     * Reads weights.
     *
     * @param file the name of the file, for messages
     * @param text the file's text
     * @throws IllegalArgumentException naming the file and the line
     */
    public WeightFile(String file, String text) {
        this.file = file;
        this.text = text;
        List<Integer> numbers = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String code = line.replaceFirst("#.*", "");
            int equals = code.indexOf('=');
            if (equals >= 0) {
                numbers = new ArrayList<>();
                String name = code.substring(0, equals).strip();
                if (name.isEmpty()) {
                    throw error(number, "there is no name before =");
                }
                if (entries.put(name, new Entry(number, numbers)) != null) {
                    throw error(number, Quoted.quoted(name) + " is given twice");
                }
            } else if (entries.isEmpty() && !code.isBlank()) {
                throw error(number, Quoted.quoted(code.strip()) + " is not name = numbers");
            }
            add(number, code.substring(equals + 1).strip(), numbers);
        }
    }

    private void add(int line, String words, List<Integer> numbers) {
        for (String word : words.isEmpty() ? new String[0] : words.split("\\s+", -1)) {
            int value;
            try {
                value = Integer.parseInt(word);
            } catch (NumberFormatException e) {
                throw error(line, Quoted.quoted(word) + " is not a whole number");
            }
            if (Math.abs((long) value) > LIMIT) {
                throw error(line, value + " is beyond " + LIMIT);
            }
            numbers.add(value);
        }
    }

    /**
     * Takes the one number of a name.
     *
     * @param name the word before the numbers
     * @return the number
     */
    public int number(String name) {
        return numbers(name, 1)[0];
    }

    /**
     * Takes the numbers of a name.
     *
     * @param name the word before the numbers
     * @param count how many numbers
     * @return the numbers
     * @throws IllegalArgumentException if there are not as many
     */
    public int[] numbers(String name, int count) {
        Entry entry = entries.get(name);
        taken.add(name);
        if (entry == null) {
            throw new IllegalArgumentException(file + ": the weight " + Quoted.quoted(name) + " is missing");
        }
        if (entry.numbers.size() != count) {
            throw error(entry.line, Quoted.quoted(name) + " has " + entry.numbers.size() + " numbers, not " + count);
        }
        return entry.numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Rejects names that were not read: they may be misspelt. */
    public void allTaken() {
        entries.forEach((name, entry) -> {
            if (!taken.contains(name)) {
                throw error(entry.line, "there is no weight called " + Quoted.quoted(name));
            }
        });
    }

    /** {@return all numbers, in the order of the text} */
    public int[] values() {
        return entries.values().stream()
                .flatMap(entry -> entry.numbers.stream())
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /**
     * {@return the same names and comments with other numbers, as {@link #values} orders them}
     *
     * @param values as many as there are
     */
    public WeightFile with(int[] values) {
        StringBuilder other = new StringBuilder();
        int next = 0;
        for (String line : text.lines().toList()) {
            int end = line.indexOf('#') < 0 ? line.length() : line.indexOf('#');
            int begin = line.substring(0, end).indexOf('=') + 1;
            Matcher number = NUMBER.matcher(line.substring(begin, end));
            other.append(line, 0, begin);
            while (number.find()) {
                String digits = Integer.toString(values[next++]);
                int blanks = Math.max(
                        number.group(1).isEmpty() ? 0 : 1, number.group().length() - digits.length());
                number.appendReplacement(other, " ".repeat(blanks) + digits);
            }
            number.appendTail(other).append(line, end, line.length()).append('\n');
        }
        return new WeightFile(file, other.toString());
    }

    /** The text that was read. */
    @Override
    public String toString() {
        return text;
    }

    private IllegalArgumentException error(int line, String what) {
        return new IllegalArgumentException(file + ", line " + line + ": " + what);
    }
}
