package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.DrawRules;
import espalier.game.Game;
import espalier.game.Noisy;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.games.checkers.CheckersGame;
import espalier.games.chess.ChessGame;
import espalier.games.loa.LoaGame;
import espalier.play.Additions;
import espalier.play.Iteration;
import espalier.play.Part;
import espalier.play.PruningRule;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.play.Thought;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Key collisions may change only the value. With keys this short nearly every table answer is about another position;
 * still every search ends, every line is legal and the position is unchanged.
 */
class CollidingKeysTest {
    private static final int BITS = 6;

    /** Contradicting bounds may keep a driver busy; its iteration is then interrupted, as in play. */
    private static final long MOST_NODES = 50_000;

    private static final List<Algorithm> ALGORITHMS = List.of(
            Algorithm.PVS, Algorithm.MTD_F, Algorithm.ASPIRATION_NEGA_SCOUT, Algorithm.AB_SSS_STAR, Algorithm.BNS);

    private static final List<Setting> SETTINGS = List.of(
            Setting.FULL_WIDTH,
            Setting.PLAY,
            Setting.PLAY
                    .with(Part.TRANSPOSITION_CUTOFFS, true)
                    .with(Part.LEAVES_STORED, true)
                    .pruning(
                            Additions.REPAIRED,
                            PruningRule.NullMove.STANDARD,
                            PruningRule.MultiCut.MC_C,
                            PruningRule.MultiCut.MC_A));

    @ParameterizedTest
    @CsvSource({"1", "2"})
    void linesAreLegal(int threads) {
        check(new ChessGame(), threads);
        check(new CheckersGame(), threads);
        check(new LoaGame(), threads);
    }

    private static <P extends Position<P> & DrawRules & NullMove & Noisy> void check(Game<P> game, int threads) {
        List<P> positions = SamplePositions.of(game);
        int collisions = 0;
        int next = 0;
        for (Algorithm algorithm : ALGORITHMS) {
            for (Setting setting : SETTINGS) {
                Think<Colliding<P>> think = Think.<Colliding<P>>of(
                                algorithm,
                                position -> game.evaluators()
                                        .values()
                                        .iterator()
                                        .next()
                                        .evaluate(position.inner()))
                        .setting(setting)
                        .entries(1 << 10)
                        .threads(threads)
                        .depth(5)
                        .limits(Limits.nodes(MOST_NODES));
                for (int i = 0; i < 3; i++) {
                    P position = positions.get(next++ % positions.size());
                    collisions += differ(game, think, position) ? 1 : 0;
                }
            }
        }
        assertThat(collisions)
                .as(game.name() + ": values that collisions changed")
                .isPositive();
    }

    /** Whether the value differs from the one with full keys. */
    private static <P extends Position<P> & DrawRules & NullMove & Noisy> boolean differ(
            Game<P> game, Think<Colliding<P>> think, P position) {
        String text = game.format(position);
        long key = position.key();
        Thought thought = think.run(new Colliding<>(position, BITS));
        assertThat(thought.iterations()).as(text).isNotEmpty();
        thought.iterations().forEach(iteration -> assertLegal(game, position, iteration));
        assertThat(position.key()).isEqualTo(key);
        assertThat(game.format(position)).isEqualTo(text);
        Iteration last = thought.last().orElseThrow();
        Iteration truth = think.depth(last.depth())
                .run(new Colliding<>(position, Long.SIZE - 1))
                .last()
                .orElseThrow();
        return truth.value() != last.value();
    }

    private static <P extends Position<P>> void assertLegal(Game<P> game, P position, Iteration iteration) {
        assertThat(iteration.line()).isNotEmpty();
        P board = position.copy();
        int[] moves = new int[board.maxMoves()];
        int width = board.generate(moves, 0);
        assertThat(iteration.move()).isEqualTo(iteration.line().get(0));
        for (int move : iteration.line()) {
            boolean found = false;
            for (int i = 0; i < width; i++) {
                found |= moves[i] == move;
            }
            assertThat(found).as("a legal move in " + game.format(board)).isTrue();
            board.play(move);
            width = board.generate(moves, 0);
        }
    }
}
