package espalier.games.loa;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * The weights of {@link LoaEvaluator}, read from text: {@code name = value} or {@code name = values}, {@code #} starts
 * a comment. All names must be there, each once. Changing a weight needs no compiler, which is what a tuner wants.
 */
public final class LoaWeights {
    private static final String FILE = "weights.txt";

    final int concentration;
    final int[] centralisation;
    final int[] centreOfMass;
    final int quadsOfThree;
    final int quadsOfFour;
    final int mobilityQuiet;
    final int mobilityQuietToEdge;
    final int mobilityCapture;
    final int mobilityCaptureOnEdge;
    final int wallsShut;
    final int wallsNarrowed;
    final int connectedness;
    final int uniformity;
    final int playerToMove;

    private LoaWeights(Source source) {
        concentration = source.value("concentration");
        centralisation = source.values("centralisation", 10);
        centreOfMass = source.values("centre-of-mass", 8);
        quadsOfThree = source.value("quads-of-three");
        quadsOfFour = source.value("quads-of-four");
        mobilityQuiet = source.value("mobility-quiet");
        mobilityQuietToEdge = source.value("mobility-quiet-to-edge");
        mobilityCapture = source.value("mobility-capture");
        mobilityCaptureOnEdge = source.value("mobility-capture-on-edge");
        wallsShut = source.value("walls-shut");
        wallsNarrowed = source.value("walls-narrowed");
        connectedness = source.value("connectedness");
        uniformity = source.value("uniformity");
        playerToMove = source.value("player-to-move");
        source.requireNothingLeft();
    }

    /** The weights that come with the library, loaded once. */
    public static LoaWeights standard() {
        return Standard.WEIGHTS;
    }

    /**
     * Reads weights.
     *
     * @param file the file's name, for messages
     * @throws IllegalArgumentException naming the file and the line
     */
    public static LoaWeights read(String file, Reader reader) throws IOException {
        return new LoaWeights(new Source(file, reader));
    }

    private static final class Standard {
        static final LoaWeights WEIGHTS = load();

        private static LoaWeights load() {
            try (InputStream in = LoaWeights.class.getResourceAsStream(FILE)) {
                if (in == null) {
                    throw new IllegalStateException("the resource espalier/games/loa/" + FILE + " is missing");
                }
                return read(FILE, new InputStreamReader(in, StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** What the file says, taken name by name. */
    private static final class Source {
        private record Entry(int line, int[] values) {}

        /** Keeps every sum of terms far from the scores of wins. */
        private static final int LIMIT = 10_000;

        private final String file;
        private final Map<String, Entry> entries = new HashMap<>();

        Source(String file, Reader reader) throws IOException {
            this.file = file;
            BufferedReader lines = new BufferedReader(reader);
            int number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                String text = line.replaceFirst("#.*", "").strip();
                if (!text.isEmpty()) {
                    add(number, text);
                }
            }
        }

        private void add(int line, String text) {
            int equals = text.indexOf('=');
            if (equals < 0) {
                throw error(line, "there is no =");
            }
            String name = text.substring(0, equals).strip();
            String[] words = text.substring(equals + 1).strip().split("\\s+", -1);
            int[] values = new int[words.length];
            for (int i = 0; i < words.length; i++) {
                try {
                    values[i] = Integer.parseInt(words[i]);
                } catch (NumberFormatException e) {
                    throw error(line, LoaNotation.quote(words[i]) + " is no whole number");
                }
                if (Math.abs((long) values[i]) > LIMIT) {
                    throw error(line, values[i] + " is beyond " + LIMIT);
                }
            }
            if (entries.put(name, new Entry(line, values)) != null) {
                throw error(line, LoaNotation.quote(name) + " is there twice");
            }
        }

        int value(String name) {
            return values(name, 1)[0];
        }

        int[] values(String name, int count) {
            Entry entry = entries.remove(name);
            if (entry == null) {
                throw new IllegalArgumentException(file + ": the weight " + name + " is missing");
            }
            if (entry.values.length != count) {
                throw error(entry.line, name + " has " + entry.values.length + " values, it must have " + count);
            }
            return entry.values;
        }

        void requireNothingLeft() {
            entries.forEach((name, entry) -> {
                throw error(entry.line, "there is no weight " + LoaNotation.quote(name));
            });
        }

        private IllegalArgumentException error(int line, String what) {
            return new IllegalArgumentException(file + ", line " + line + ": " + what);
        }
    }
}
