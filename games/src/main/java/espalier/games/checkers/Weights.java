package espalier.games.checkers;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The numbers of an evaluation, from a text file of lines {@code name = value value ...}; {@code #} starts a remark. */
final class Weights {
    private final String file;
    private final Map<String, int[]> values = new HashMap<>();
    private final Set<String> used = new HashSet<>();

    private Weights(String file) {
        this.file = file;
    }

    /** Reads a resource of this package. */
    static Weights resource(String name) {
        try (InputStream in = Weights.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + name + " is missing");
            }
            return read(name, new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + name, e);
        }
    }

    static Weights read(String file, Reader reader) throws IOException {
        Weights weights = new Weights(file);
        BufferedReader lines = new BufferedReader(reader);
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            String text = line.replaceFirst("#.*", "").strip();
            if (!text.isEmpty()) {
                weights.add(text, file + ", line " + number + ": ");
            }
        }
        return weights;
    }

    private void add(String text, String where) {
        int equals = text.indexOf('=');
        if (equals <= 0) {
            throw new IllegalArgumentException(where + "'" + text + "' is not 'name = value ...'");
        }
        String name = text.substring(0, equals).strip();
        String[] words = text.substring(equals + 1).strip().split("[\\s,]+", -1);
        int[] numbers = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            try {
                numbers[i] = Integer.parseInt(words[i]);
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException(where + "'" + words[i] + "' is not a whole number", e);
            }
        }
        if (values.put(name, numbers) != null) {
            throw new IllegalArgumentException(where + name + " is given twice");
        }
    }

    int one(String name) {
        return many(name, 1)[0];
    }

    int[] many(String name, int count) {
        int[] numbers = values.get(name);
        if (numbers == null || numbers.length != count) {
            throw new IllegalArgumentException(file + ": " + name + " needs " + count + " values, "
                    + (numbers == null ? "it is missing" : "there are " + numbers.length));
        }
        used.add(name);
        return numbers.clone();
    }

    /** Complains about a name that nobody asked for: it may be misspelt. */
    void allUsed() {
        for (String name : values.keySet()) {
            if (!used.contains(name)) {
                throw new IllegalArgumentException(file + ": there is no weight called " + name);
            }
        }
    }
}
