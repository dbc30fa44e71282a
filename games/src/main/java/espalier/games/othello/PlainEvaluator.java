package espalier.games.othello;

import espalier.game.Evaluator;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * The plain evaluator, for teaching and fair comparisons: corners are good, the squares beside an empty corner are bad,
 * more moves are better than fewer. In hundredths of a disc; weights are in {@code plain.txt}.
 */
public final class PlainEvaluator implements Evaluator<OthelloPosition> {
    private static final String RESOURCE = "plain.txt";

    private final int corner;
    private final int besideCorner;
    private final int mobility;

    PlainEvaluator(int corner, int besideCorner, int mobility) {
        this.corner = corner;
        this.besideCorner = besideCorner;
        this.mobility = mobility;
    }

    @Override
    public int evaluate(OthelloPosition position) {
        long own = position.own();
        long opp = position.opp();
        long risky = around(Board.CORNERS & ~(own | opp));
        int moves = Long.bitCount(Board.mobility(own, opp));
        int replies = Long.bitCount(Board.mobility(opp, own));
        if (moves == 0 && replies == 0) {
            return position.score();
        }
        return corner * (Long.bitCount(own & Board.CORNERS) - Long.bitCount(opp & Board.CORNERS))
                + besideCorner * (Long.bitCount(own & risky) - Long.bitCount(opp & risky))
                + mobility * (moves - replies);
    }

    /** The squares beside a set of corners: the C squares along the edges and the X square on the diagonal. */
    private static long around(long corners) {
        long row = corners | ((corners << 1) & Board.NOT_A_FILE) | ((corners >>> 1) & Board.NOT_H_FILE);
        return (row | (row << 8) | (row >>> 8)) & ~corners;
    }

    /** Reads the weights that come with the library. */
    public static PlainEvaluator load() {
        try (InputStream in = PlainEvaluator.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IOException(RESOURCE + " is missing");
            }
            return read(RESOURCE, in);
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
    }

    /** Reads lines {@code name = value}; {@code #} starts a comment. */
    static PlainEvaluator read(String name, InputStream in) throws IOException {
        Map<String, Integer> values = new HashMap<>();
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            String text = line.split("#", 2)[0].strip();
            if (text.isEmpty()) {
                continue;
            }
            String[] parts = text.split("=", 2);
            try {
                values.put(parts[0].strip(), Integer.valueOf(parts[1].strip()));
            } catch (ArrayIndexOutOfBoundsException | NumberFormatException wrong) {
                throw new IOException(name + ", line " + number + ": '" + text + "' is not name = integer", wrong);
            }
        }
        return new PlainEvaluator(
                weight(name, values, "corner"),
                weight(name, values, "beside-corner"),
                weight(name, values, "mobility"));
    }

    private static int weight(String file, Map<String, Integer> values, String name) throws IOException {
        Integer value = values.get(name);
        if (value == null) {
            throw new IOException(file + ": '" + name + "' is missing");
        }
        return value;
    }
}
