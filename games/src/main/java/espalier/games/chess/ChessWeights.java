package espalier.games.chess;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers of the real evaluation by name, read from a text of {@code name = numbers}. The standard ones are the
 * resource {@code weights.txt}; a tuner makes others.
 */
public final class ChessWeights {
    private static final String RESOURCE = "weights.txt";
    private static final String[] KINDS = {"pawn", "knight", "bishop", "rook", "queen", "king"};
    private static final ChessWeights STANDARD = load();

    /** Material and square of each piece in the standard weights by {@link Piece#index}; Black's are negative. */
    static final int[] PIECE_SQUARE = STANDARD.pieceSquares();

    private final String source;
    private final Map<String, int[]> values;

    private ChessWeights(String source, Map<String, int[]> values) {
        this.source = source;
        this.values = values;
    }

    /** The weights of the resource file. */
    public static ChessWeights standard() {
        return STANDARD;
    }

    /**
     * Reads weights.
     *
     * @throws IllegalArgumentException naming source and line
     */
    public static ChessWeights read(String source, Reader reader) throws IOException {
        Map<String, int[]> values = new LinkedHashMap<>();
        List<Integer> numbers = new ArrayList<>();
        String name = "";
        int line = 0;
        BufferedReader lines = new BufferedReader(reader);
        for (String text = lines.readLine(); text != null; text = lines.readLine()) {
            line++;
            text = text.strip();
            if (text.isEmpty() || text.startsWith("#")) {
                continue;
            }
            int equals = text.indexOf('=');
            if (equals >= 0) {
                finish(values, name, numbers);
                name = text.substring(0, equals).strip();
                if (name.isEmpty() || values.containsKey(name)) {
                    throw new IllegalArgumentException(source + " line " + line + ": "
                            + (name.isEmpty() ? "no name before '='" : "'" + name + "' is there twice"));
                }
                text = text.substring(equals + 1).strip();
            } else if (name.isEmpty()) {
                throw new IllegalArgumentException(source + " line " + line + ": numbers before any name");
            }
            addNumbers(source, line, text, numbers);
        }
        finish(values, name, numbers);
        return new ChessWeights(source, values);
    }

    private static void addNumbers(String source, int line, String text, List<Integer> numbers) {
        if (text.isEmpty()) {
            return;
        }
        for (String word : text.split("\\s+", -1)) {
            try {
                numbers.add(Integer.valueOf(word));
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException(
                        source + " line " + line + ": '" + word + "' is not a whole number", e);
            }
        }
    }

    private static void finish(Map<String, int[]> values, String name, List<Integer> numbers) {
        if (!name.isEmpty()) {
            values.put(name, numbers.stream().mapToInt(Integer::intValue).toArray());
            numbers.clear();
        }
    }

    private static ChessWeights load() {
        try (InputStream in = ChessWeights.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + RESOURCE + " is missing");
            }
            return read(RESOURCE, new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE + " cannot be read", e);
        }
    }

    int[] array(String name, int length) {
        int[] array = values.get(name);
        if (array == null) {
            throw new IllegalArgumentException(source + ": '" + name + "' is missing");
        }
        if (array.length != length) {
            throw new IllegalArgumentException(
                    source + ": '" + name + "' has " + array.length + " numbers, not " + length);
        }
        return array.clone();
    }

    int number(String name) {
        return array(name, 1)[0];
    }

    /** The pair {@code name_middle}, {@code name_end}. */
    int pair(String name) {
        return Tapered.of(number(name + "_middle"), number(name + "_end"));
    }

    /** The pairs of two arrays. */
    int[] pairs(String name, int length) {
        int[] middle = array(name + "_middle", length);
        int[] end = array(name + "_end", length);
        int[] pairs = new int[length];
        for (int i = 0; i < length; i++) {
            pairs[i] = Tapered.of(middle[i], end[i]);
        }
        return pairs;
    }

    /** Material and square of each piece by {@link Piece#index}, Black's negative and mirrored. */
    int[] pieceSquares() {
        int[] table = new int[2 * Piece.KINDS * 64];
        int[] material = pairs("material", 5);
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            int[] squares = pairs(KINDS[kind - Piece.PAWN] + "_squares", 64);
            int worth = kind == Piece.KING ? 0 : material[kind - Piece.PAWN];
            for (int square = 0; square < 64; square++) {
                int value = worth + squares[square ^ 56]; // the file shows rank 8 first
                table[Piece.index(Piece.WHITE, kind, square)] = value;
                table[Piece.index(Piece.BLACK, kind, square ^ 56)] = -value;
            }
        }
        return table;
    }

    /** The sum a position keeps, computed anew. */
    static int pieceSquaresFromScratch(ChessPosition position) {
        return sum(position, PIECE_SQUARE);
    }

    static int sum(ChessPosition position, int[] pieceSquares) {
        int sum = 0;
        for (long rest = position.bits[0] | position.bits[1]; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            sum += pieceSquares[Piece.index(position.side(square), position.board[square], square)];
        }
        return sum;
    }
}
