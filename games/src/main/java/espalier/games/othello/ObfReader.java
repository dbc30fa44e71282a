package espalier.games.othello;

import espalier.game.Quoted;
import espalier.games.Suite;
import espalier.games.files.LineReader;
import espalier.games.files.LineReader.Line;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Reads OBF test positions, one per line: a board, the side to move, and moves with their scores in discs for that
 * side: {@code --XXO... X; G8:+18; H1:+12;}. Scores give the empty squares to the winner. Blank lines and those that
 * start with {@code %} or {@code #} are skipped, and the rest of a line after {@code %}. In a suite a move is right if no listed one
 * has a higher score, and positions are named by their number.
 */
final class ObfReader implements Suite<OthelloPosition> {
    /**
     * A test position.
     *
     * @param scores the score of each listed move, in the order of the file
     */
    record Problem(int number, long line, OthelloPosition position, Map<Integer, Integer> scores) {
        Problem {
            scores = Collections.unmodifiableMap(new LinkedHashMap<>(scores));
        }

        /** The best score of a listed move in discs. */
        int best() {
            return Collections.max(scores.values());
        }

        private Set<Integer> bestMoves() {
            Set<Integer> moves = new LinkedHashSet<>(scores.keySet());
            moves.removeIf(move -> scores.getOrDefault(move, 0) < best());
            return moves;
        }
    }

    /** Reads all positions of a stream in constant memory. */
    static void read(InputStream in, Consumer<Problem> problems, LineReader.Broken broken) throws IOException {
        LineReader.read(in, "#%", ObfReader::problem, problems, broken);
    }

    @Override
    public void readProblems(String name, InputStream in, Handler<OthelloPosition> handler) throws IOException {
        read(
                in,
                each -> handler.problem(new Suite.Problem<>(
                        "#" + each.number, each.line, each.position, Answers.best(each.bestMoves()))),
                (number, line, reason) -> handler.broken(line, reason));
    }

    private static Problem problem(Line line) {
        String[] fields = line.text().replaceFirst("%.*", "").split(";", -1);
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
                throw new IllegalArgumentException(Quoted.quoted(field) + " is not move:score");
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
        return new Problem(line.number(), line.line(), position, scores);
    }

    private static int score(String text) {
        int score;
        try {
            score = Integer.parseInt(text);
        } catch (NumberFormatException wrong) {
            throw new IllegalArgumentException(Quoted.quoted(text) + " is no score", wrong);
        }
        if (score < -64 || score > 64) {
            throw new IllegalArgumentException("score " + score + " is not within -64 to 64");
        }
        return score;
    }
}
