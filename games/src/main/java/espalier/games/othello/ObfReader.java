package espalier.games.othello;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Reads OBF test positions, one a line: a board, the side to move, and moves with their scores in discs for that side:
 * {@code --XXO... X; G8:+18; H1:+12;}. Scores give the empty squares to the winner. Blank lines and those that start
 * with {@code %} or {@code #} are skipped, and the rest of a line after {@code %}.
 */
public final class ObfReader {
    private ObfReader() {}

    /**
     * A test position.
     *
     * @param scores the score of each listed move, in the order of the file
     */
    public record Problem(String file, int number, long line, OthelloPosition position, Map<Integer, Integer> scores) {
        public Problem {
            scores = Collections.unmodifiableMap(new LinkedHashMap<>(scores));
        }

        /** The best score of a listed move in discs. */
        public int best() {
            return Collections.max(scores.values());
        }
    }

    /** Takes what a file holds. */
    public interface Handler {
        void problem(Problem problem);

        /** See {@link espalier.game.Archive.Handler#broken}. */
        void broken(String file, int number, long line, String reason);
    }

    /** Reads all positions of a stream in constant memory; a name that ends in {@code .gz} is unpacked. */
    public static void read(String name, InputStream in, Handler handler) throws IOException {
        Lines lines = new Lines(Lines.open(name, in));
        int number = 0;
        for (String line = lines.next(); line != null; line = lines.next()) {
            int comment = line.indexOf('%');
            String text = (comment < 0 ? line : line.substring(0, comment)).strip();
            if (text.isEmpty() || text.charAt(0) == '#') {
                continue;
            }
            number++;
            Problem problem;
            try {
                if (lines.wasCut()) {
                    throw new IllegalArgumentException("the line has more than " + Lines.LONGEST + " characters");
                }
                problem = problem(name, number, lines.number(), text);
            } catch (IllegalArgumentException wrong) {
                handler.broken(name, number, lines.number(), String.valueOf(wrong.getMessage()));
                continue;
            }
            handler.problem(problem);
        }
    }

    private static Problem problem(String file, int number, long line, String text) {
        String[] fields = text.split(";", -1);
        if (fields.length < 2) {
            throw new IllegalArgumentException("no scored move after the board");
        }
        OthelloPosition position = OthelloNotation.parse(fields[0]);
        Map<Integer, Integer> scores = new LinkedHashMap<>();
        for (int i = 1; i < fields.length; i++) {
            String field = fields[i].strip();
            if (field.isEmpty()) {
                continue;
            }
            int colon = field.indexOf(':');
            int move = colon < 0
                    ? -1
                    : OthelloNotation.move(field.substring(0, colon).strip());
            if (move < 0) {
                throw new IllegalArgumentException("'" + OthelloNotation.excerpt(field) + "' is not move:score");
            }
            String objection = OthelloNotation.objection(position, move);
            if (!objection.isEmpty()) {
                throw new IllegalArgumentException(objection);
            }
            if (scores.put(move, score(field.substring(colon + 1).strip())) != null) {
                throw new IllegalArgumentException(OthelloNotation.name(move) + " is listed twice");
            }
        }
        if (scores.isEmpty()) {
            throw new IllegalArgumentException("no scored move after the board");
        }
        return new Problem(file, number, line, position, scores);
    }

    private static int score(String text) {
        int score;
        try {
            score = Integer.parseInt(text);
        } catch (NumberFormatException wrong) {
            throw new IllegalArgumentException("'" + OthelloNotation.excerpt(text) + "' is no score", wrong);
        }
        if (score < -64 || score > 64) {
            throw new IllegalArgumentException("score " + score + " is not within -64 to 64");
        }
        return score;
    }
}
