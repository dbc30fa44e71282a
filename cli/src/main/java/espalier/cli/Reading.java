package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.game.Text;
import espalier.play.Iteration;
import espalier.search.Bound;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The findings about a position, as text and as JSON.
 *
 * @param position left unchanged
 */
record Reading<P extends Position<P>>(Game<P> game, P position) {
    /** The columns of {@link #row}. */
    static final String HEADER =
            "depth             value  leaf evaluations    node visits    nodes/s   table  principal variation\n";

    /** The terminal would wrap longer lines. */
    private static final int MOVES_IN_A_ROW = 12;

    /** The result for a finished game, without a search. */
    Iteration finished() {
        return new Iteration(0, 0, 1, position.score(), Bound.EXACT, List.of(), 0, 0, 0, 0, 0, List.of());
    }

    static boolean isExact(Iteration found) {
        return found.bound() == Bound.EXACT;
    }

    /** The value if it is known, in units of score. */
    static OptionalInt value(Iteration found) {
        return isExact(found) ? OptionalInt.of(found.value()) : OptionalInt.empty();
    }

    /** The principal variation in the game's notation. */
    List<String> line(Iteration found) {
        return game.formatLine(position, found.line());
    }

    /** One line of text, without its line end. */
    String row(Iteration found) {
        List<String> line = line(found);
        boolean isLong = line.size() > MOVES_IN_A_ROW;
        return Text.of(
                "%5d  %16s  %16d  %13d  %9d  %5.1f%%  %s%s",
                found.depth(),
                value(found.value(), found.bound()),
                found.leafEvaluations(),
                found.nodeVisits(),
                (long) (found.nodeVisits() * 1e9 / Math.max(1, found.nanos())),
                found.tableUse() / 10.0,
                String.join(" ", isLong ? line.subList(0, MOVES_IN_A_ROW) : line),
                isLong ? " ..." : "");
    }

    /** A value as text. */
    String value(int score, Bound bound) {
        if (bound != Bound.EXACT) {
            return score == -Score.INFINITY ? "-" : ">= " + value(score, Bound.EXACT);
        }
        return Score.text(score, game.unit());
    }

    private BigDecimal number(int score) {
        return Score.inUnits(score, game.unit());
    }

    /** Writes the fields of an iteration, depth to ms. */
    Map<String, Object> fields(Iteration found, boolean exact) {
        Map<String, Object> fields = new LinkedHashMap<>();
        int score = found.value();
        List<String> line = line(found);
        fields.put("depth", found.depth());
        fields.put("value", exact ? number(score) : Optional.empty());
        if (!exact && score > -Score.INFINITY) {
            fields.put("atLeast", number(score));
        }
        fields.put("winIn", exact && Score.isWin(score) ? Score.plies(score) : Optional.empty());
        fields.put("lossIn", exact && Score.isLoss(score) ? Score.plies(score) : Optional.empty());
        fields.put("pv", line);
        fields.put("move", line.stream().findFirst());
        fields.put("leafEvaluations", found.leafEvaluations());
        fields.put("nodeVisits", found.nodeVisits());
        fields.put("ms", found.nanos() / 1_000_000);
        return fields;
    }

    /** A root move with its value, as JSON. */
    private record Valued(String move, BigDecimal value) {}

    /** The values of all root moves in generation order; none if they were not asked for. */
    List<?> valued(Iteration found) {
        List<String> moves = found.rootValues().isEmpty() ? List.of() : moves();
        return IntStream.range(0, moves.size())
                .mapToObj(
                        i -> new Valued(moves.get(i), number(found.rootValues().get(i))))
                .toList();
    }

    /** The same as text, the best first. */
    String rootValues(Iteration found) {
        List<String> moves = moves();
        List<Integer> values = found.rootValues();
        return IntStream.range(0, values.size())
                .boxed()
                .sorted(Comparator.comparing(values::get, Comparator.reverseOrder()))
                .map(i -> Text.of("%16s  %s\n", value(values.get(i), Bound.EXACT), moves.get(i)))
                .collect(Collectors.joining());
    }

    private List<String> moves() {
        return Arrays.stream(position.moves())
                .mapToObj(move -> game.formatMove(position, move))
                .toList();
    }
}
