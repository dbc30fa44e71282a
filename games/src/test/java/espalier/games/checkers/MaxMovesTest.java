package espalier.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Proves {@link CheckersPosition#MAX_MOVES}. Landing squares of even rows form a 4x4 grid whose nine cells hold the
 * jumpable pieces; a cell's two diagonals belong to two groups of eight landing squares that share only those pieces.
 * All sets of pieces and kings of a group are counted. Odd rows are the same board turned, so twice the maximum bounds
 * any position: blocking squares or taking pieces away only prunes the tree of captures, and a man's captures are among
 * a king's.
 */
class MaxMovesTest {
    @Test
    void capturesNeverExceedTheMaximum() {
        int most = 0;
        for (int pieces = 0; pieces < 512; pieces++) {
            most = Math.max(most, best(0, pieces) + best(1, pieces));
        }
        assertThat(2 * most).isEqualTo(CheckersPosition.MAX_MOVES);
    }

    @Test
    void stepsNeverExceedTheMaximum() {
        assertThat(CheckersPosition.MAX_PIECES * 4).isLessThanOrEqualTo(CheckersPosition.MAX_MOVES);
    }

    private static int best(int colour, int pieces) {
        int best = 0;
        for (int kings = 0; kings < 1 << 16; kings++) {
            if ((kings & (colour == 0 ? 0x5A5A : 0xA5A5)) != 0) {
                continue;
            }
            int sum = 0;
            for (int at = 0; at < 16; at++) {
                if ((kings >> at & 1) != 0) {
                    sum += captures(at, pieces, kings & ~(1 << at), false);
                }
            }
            best = Math.max(best, sum);
        }
        return best;
    }

    private static int captures(int at, int pieces, int blocked, boolean started) {
        int count = 0;
        int row = at / 4;
        int column = at % 4;
        for (int direction = 0; direction < 4; direction++) {
            int r = row + (direction < 2 ? 1 : -1);
            int c = column + (direction % 2 == 0 ? 1 : -1);
            if (r < 0 || r > 3 || c < 0 || c > 3) {
                continue;
            }
            int cell = 1 << (Math.min(row, r) * 3 + Math.min(column, c));
            if ((pieces & cell) != 0 && (blocked >> (r * 4 + c) & 1) == 0) {
                count += captures(r * 4 + c, pieces & ~cell, blocked, true);
            }
        }
        return count == 0 && started ? 1 : count;
    }
}
