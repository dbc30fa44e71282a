package espalier.games.files;

import espalier.game.Quoted;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The weights of an evaluation by name, from text: {@code name = numbers}, which may continue on the next lines; {@code
 * #} starts a comment. A tuner can change weights without recompiling.
 *
 * <p>Reading is strict: a name appears once, numbers are integers within {@link #LIMIT}, and {@link #allTaken} rejects
 * names that no evaluation reads.
 */
public final class WeightFile {
    /** Keeps every sum of terms far from the scores of wins. */
    private static final int LIMIT = 10_000;

    private record Entry(int line, List<Integer> numbers) {}

    private final String file;
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Set<String> taken = ConcurrentHashMap.newKeySet();

    /**
     * Reads a file.
     *
     * @param file its name, for messages
     * @throws IllegalArgumentException naming the file and the line
     */
    public WeightFile(String file, Reader reader) throws IOException {
        this.file = file;
        BufferedReader lines = new BufferedReader(reader);
        List<Integer> numbers = new ArrayList<>();
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            String text = line.replaceFirst("#.*", "");
            int equals = text.indexOf('=');
            if (equals >= 0) {
                numbers = new ArrayList<>();
                String name = text.substring(0, equals).strip();
                if (name.isEmpty()) {
                    throw error(number, "there is no name before =");
                }
                if (entries.put(name, new Entry(number, numbers)) != null) {
                    throw error(number, Quoted.quoted(name) + " is given twice");
                }
            } else if (entries.isEmpty() && !text.isBlank()) {
                throw error(number, Quoted.quoted(text.strip()) + " is not name = numbers");
            }
            add(number, text.substring(equals + 1).strip(), numbers);
        }
    }

    /** Reads the resource of this name beside a class. */
    public static WeightFile resource(Class<?> beside, String name) {
        return Resource.read(
                beside, name, in -> new WeightFile(name, new InputStreamReader(in, StandardCharsets.UTF_8)));
    }

    private void add(int line, String text, List<Integer> numbers) {
        for (String word : text.isEmpty() ? new String[0] : text.split("\\s+", -1)) {
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

    /** Takes the one number of a name. */
    public int number(String name) {
        return numbers(name, 1)[0];
    }

    /**
     * Takes the numbers of a name.
     *
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

    private IllegalArgumentException error(int line, String what) {
        return new IllegalArgumentException(file + ", line " + line + ": " + what);
    }
}
