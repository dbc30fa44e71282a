package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.CompactGame;
import espalier.game.Score;
import espalier.tree.ExplicitTree;
import espalier.tree.IrregularTree;
import espalier.tree.UniformTree;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PerftTest {
    private static final Perft PLAIN = new Perft(false, false, 1, 0);

    private static List<Perft> kinds(boolean countsFinished) {
        Perft plain = new Perft(countsFinished, false, 1, 0);
        return List.of(
                plain,
                plain.bulk(true),
                plain.hash(1),
                plain.threads(3),
                plain.bulk(true).threads(2).hash(1));
    }

    /** Counts nodes of a depth one by one; a leaf above that depth counts {@code finished} times. */
    private static long count(IrregularTree tree, int depth, int finished) {
        if (depth == 0) {
            return 1;
        }
        int[] moves = new int[tree.maxMoves()];
        int width = tree.generate(moves, 0);
        long sum = width == 0 ? finished : 0;
        for (int i = 0; i < width; i++) {
            tree.play(moves[i]);
            sum += count(tree, depth - 1, finished);
            tree.undo();
        }
        return sum;
    }

    @Test
    void aUniformTree() {
        for (Perft perft : kinds(false)) {
            assertThat(perft.count(new UniformTree(3, 8, 0, 9, 1), 6)).isEqualTo(729);
            assertThat(perft.count(new UniformTree(3, 8, 0, 9, 1), 0)).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void bothConventionsInAllKinds(long seed) {
        IrregularTree tree = new IrregularTree(4, 7, 0, 9, seed);
        for (int depth = 0; depth <= 8; depth++) {
            for (Perft perft : kinds(false)) {
                assertThat(perft.count(tree, depth)).isEqualTo(count(tree, depth, 0));
            }
            for (Perft perft : kinds(true)) {
                assertThat(perft.count(tree, depth)).isEqualTo(count(tree, depth, 1));
            }
        }
    }

    @Test
    void divideIsByRootMove() {
        ExplicitTree tree = ExplicitTree.parse("[[1,[2,3]],4,[[5,6,7]]]");
        assertThat(PLAIN.divide(tree, 1, (parts, of) -> {})).containsExactly(1, 1, 1);
        assertThat(PLAIN.divide(tree, 3, (parts, of) -> {})).containsExactly(2, 0, 3);
        assertThat(new Perft(true, false, 2, 0).divide(tree, 3, (parts, of) -> {}))
                .containsExactly(3, 1, 3);
    }

    @Test
    void thePositionIsLeftAlone() {
        UniformTree tree = new UniformTree(3, 8, 0, 9, 1);
        tree.play(2);
        long key = tree.key();
        PLAIN.threads(2).count(tree, 5);
        assertThat(tree.key()).isEqualTo(key);
    }

    /** One call for each pair of moves; the last reports completion. */
    @Test
    void progress() {
        int[] calls = new int[2];
        PLAIN.threads(2).count(new UniformTree(4, 8, 0, 9, 1), 5, (parts, of) -> {
            calls[0]++;
            calls[1] = Math.max(calls[1], parts);
            assertThat(of).isEqualTo(16);
        });
        assertThat(calls).containsExactly(16, 16);
    }

    /** The table finds transpositions: counting down from 60 by 1 or 2 has only 60 positions. */
    @Test
    void theTableIsUsed() {
        CompactGame.Board board = new Takeaway().parse("60");
        Perft perft = new Perft(true, false, 1, 1);
        long[] fibonacci = {1, 1};
        for (int i = 2; i <= 60; i++) {
            fibonacci = new long[] {fibonacci[1], fibonacci[0] + fibonacci[1]};
        }
        assertThat(perft.count(board, 60)).isEqualTo(fibonacci[1]);
    }

    @Test
    void aFailureInAThreadIsSeen() {
        CompactGame.Board broken = new Takeaway() {
            @Override
            protected long play(long board, int turn, int move) {
                if (board == 3) {
                    throw new IllegalStateException("broken rule");
                }
                return super.play(board, turn, move);
            }
        }.parse("9");
        assertThatThrownBy(() -> PLAIN.threads(4).count(broken, 9)).hasMessageContaining("broken rule");
    }

    @Test
    void argumentsAreChecked() {
        UniformTree tree = new UniformTree(2, 2, 0, 9, 1);
        assertThatThrownBy(() -> PLAIN.count(tree, -1)).hasMessageContaining("-1");
        assertThatThrownBy(() -> PLAIN.threads(0)).hasMessageContaining("threads");
        assertThatThrownBy(() -> PLAIN.hash(-1)).hasMessageContaining("MB");
        assertThat(Arrays.toString(PLAIN.divide(ExplicitTree.parse("[1]"), 5, (p, o) -> {})))
                .isEqualTo("[0]");
    }

    /** Take 1 or 2 from a pile. */
    private static class Takeaway extends CompactGame {
        Takeaway() {
            super("takeaway", "60");
        }

        @Override
        protected int generate(long board, int turn, int[] moves, int from) {
            int end = from;
            for (int take = 1; take <= Math.min(2, board); take++) {
                moves[end++] = take;
            }
            return end;
        }

        @Override
        protected long play(long board, int turn, int move) {
            return board - move;
        }

        @Override
        protected int score(long board, int turn) {
            return Score.lossIn(0);
        }

        @Override
        protected String format(long board, int turn) {
            return Long.toString(board);
        }

        @Override
        public Board parse(String text) {
            return position(Long.parseLong(text), 0);
        }
    }
}
