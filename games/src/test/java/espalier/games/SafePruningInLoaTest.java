package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Regression;
import espalier.games.loa.LoaGame;
import espalier.games.loa.LoaPosition;
import espalier.play.Additions;
import espalier.play.Iteration;
import espalier.play.PruningRule;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.play.Where;
import espalier.search.Algorithm;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The safety theorem in a real game: MC-A, the variable null-move bound and ProbCut at ALL nodes, each alone and all
 * together, do not change values in LOA, with a table and without one.
 */
class SafePruningInLoaTest {
    private static final LoaGame LOA = new LoaGame();

    /** Predicts values that are much too high, so that it prunes wrongly wherever it can. */
    private static final Regression RASH = new Regression(IntStream.rangeClosed(3, 7)
            .mapToObj(deep -> new Regression.Pair(deep, 1, 1, 300, 0))
            .toList());

    private static final PruningRule VARIABLE_BOUND = new PruningRule.NullMove(Where.ALL, 100);
    private static final PruningRule PROB_CUT = new PruningRule.ProbCut(Where.ALL, RASH, 0);

    private static final Map<String, List<PruningRule>> METHODS = methods();

    private static Map<String, List<PruningRule>> methods() {
        Map<String, List<PruningRule>> methods = new LinkedHashMap<>();
        methods.put("MC-A", List.of(PruningRule.MultiCut.MC_A));
        methods.put("variable bound", List.of(VARIABLE_BOUND));
        methods.put("ProbCut", List.of(PROB_CUT));
        methods.put("all", List.of(VARIABLE_BOUND, PruningRule.MultiCut.MC_A, PROB_CUT));
        return methods;
    }

    private static Think<LoaPosition> search(int depth, int entries, Additions additions, List<PruningRule> pruning) {
        return Think.in(LOA, Algorithm.PVS)
                .evaluator(LOA.reference().coarsened(50))
                .setting(Setting.FULL_WIDTH.pruning(additions, pruning.toArray(PruningRule[]::new)))
                .depth(depth)
                .entries(entries);
    }

    private static Iteration last(Think<LoaPosition> think, LoaPosition position) {
        return think.run(position).last().orElseThrow();
    }

    /** Positions from the second quarter of games on, with a choice of moves. */
    private static List<LoaPosition> positions(int count) {
        return SamplePositions.of(LOA).subList(12, 12 + count);
    }

    @ParameterizedTest
    @CsvSource({"5, 12, 65536", "5, 6, 0", "6, 6, 65536", "6, 2, 0", "7, 5, 262144", "7, 1, 0"})
    void valuesAreThoseOfTheUnprunedSearch(int depth, int count, int entries) {
        Think<LoaPosition> full = search(depth, 1 << 18, Additions.NONE, List.of());
        for (LoaPosition position : positions(count)) {
            int value = last(full, position).value();
            METHODS.forEach((name, pruning) -> assertThat(
                            last(search(depth, entries, Additions.REPAIRED, pruning), position)
                                    .value())
                    .as(name + " in " + LOA.format(position))
                    .isEqualTo(value));
        }
    }

    /** The pruning is really unsound: without the additions values are wrong. */
    @Test
    void theAdditionsAreNeeded() {
        Think<LoaPosition> full = search(5, 1 << 18, Additions.NONE, List.of());
        Think<LoaPosition> pruned = search(5, 1 << 18, Additions.NONE, List.of(PruningRule.MultiCut.MC_A));
        assertThat(positions(38))
                .anyMatch(position ->
                        last(pruned, position).value() != last(full, position).value());
    }

    /** Otherwise equal values would prove nothing. */
    @Test
    void eachOfThemChangesTheSearch() {
        for (LoaPosition position : positions(4)) {
            long visits = last(search(5, 1 << 16, Additions.REPAIRED, List.of()), position)
                    .nodeVisits();
            METHODS.forEach((name, pruning) -> assertThat(
                            last(search(5, 1 << 16, Additions.REPAIRED, pruning), position)
                                    .nodeVisits())
                    .as(name + " in " + LOA.format(position))
                    .isNotEqualTo(visits));
        }
    }
}
