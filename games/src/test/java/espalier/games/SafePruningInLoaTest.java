package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Game;
import espalier.game.Position;
import espalier.practice.Additions;
import espalier.practice.Pruning;
import espalier.practice.Setting;
import espalier.practice.Think;
import espalier.practice.Where;
import espalier.search.Algorithm;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The safety theorem in a real game: MC-A and the variable null-move bound at ALL nodes do not change values in LOA. */
class SafePruningInLoaTest {
    @ParameterizedTest
    @CsvSource({"5, 12, 65536", "5, 12, 0", "6, 5, 65536", "7, 2, 262144"})
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
                Additions.REPAIRED, new Pruning.NullMove(Where.ALL, 100), Pruning.MultiCut.MC_A));
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
