package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Regression;
import espalier.practice.Additions;
import espalier.practice.Pruning;
import espalier.practice.Setting;
import espalier.practice.Think;
import espalier.practice.Where;
import espalier.search.Algorithm;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The safety theorem in a real game: MC-A, the variable null-move bound and ProbCut at ALL nodes do not change values in
 * LOA, with a table and without one.
 */
class SafePruningInLoaTest {
    /** Foretells much too high values, so that it prunes wrongly wherever it may. */
    private static final Regression RASH = new Regression(IntStream.rangeClosed(3, 7)
            .mapToObj(deep -> new Regression.Pair(deep, 1, 1, 300, 0))
            .toList());

    @ParameterizedTest
    @CsvSource({"5, 12, 65536", "5, 12, 0", "6, 5, 65536", "6, 3, 0", "7, 2, 262144", "7, 1, 0"})
    void valuesAreThoseOfTheUnprunedSearch(int depth, int positions, int entries) {
        check(Game.named("loa"), depth, positions, entries);
    }

    private static <P extends Position<P>> void check(Game<P> game, int depth, int count, int entries) {
        Think<P> full = Think.in(game, Algorithm.PVS)
                .evaluator(game.evaluators().values().iterator().next().coarsened(50))
                .setting(Setting.FULL_WIDTH)
                .depth(depth)
                .entries(entries);
        Think<P> pruned = full.setting(Setting.FULL_WIDTH.pruning(
                Additions.REPAIRED,
                new Pruning.NullMove(Where.ALL, 100),
                Pruning.MultiCut.MC_A,
                new Pruning.ProbCut(Where.ALL, RASH, 0)));
        // The second quarter of the games, where there is more than one way to go on.
        for (P position : SamplePositions.of(game).subList(12, 12 + count)) {
            assertThat(pruned.run(position).last().orElseThrow().value())
                    .as(game.format(position))
                    .isEqualTo(full.entries(1 << 18)
                            .run(position)
                            .last()
                            .orElseThrow()
                            .value());
        }
    }
}
