package espalier.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BoardTest {
    /** Any arrangement of discs, also those that no game reaches. */
    private static final int BOARDS = 5_000;

    @Test
    void flipsMobilityAndFrontierAreTheNaiveOnes() {
        Random random = new Random(1);
        for (int i = 0; i < BOARDS; i++) {
            long own = random.nextLong();
            long opp = ~own & random.nextLong();
            own &= i % 3 == 0 ? random.nextLong() : -1;
            opp &= i % 5 == 0 ? random.nextLong() : -1;
            assertThat(Board.mobility(own, opp)).isEqualTo(Naive.mobility(own, opp));
            assertThat(Board.frontier(own, opp)).isEqualTo(Naive.frontier(own, opp));
            for (int square = 0; square < 64; square++) {
                if (((own | opp) >>> square & 1) == 0) {
                    assertThat(Board.flips(own, opp, square)).isEqualTo(Naive.flips(own, opp, square));
                }
            }
        }
    }

    @Test
    void flipsInGamesAreTheNaiveOnes() {
        Playouts.forEachPosition(300, 2, position -> {
            long own = position.own();
            long opp = position.opp();
            long moves = Board.mobility(own, opp);
            assertThat(moves).isEqualTo(Naive.mobility(own, opp));
            for (; moves != 0; moves &= moves - 1) {
                int move = Long.numberOfTrailingZeros(moves);
                assertThat(Board.flips(own, opp, move)).isEqualTo(Naive.flips(own, opp, move));
            }
        });
    }

    @Test
    void mirrorAndTransposeMoveSquares() {
        assertThat(Board.mirror(1L << square("b3"))).isEqualTo(1L << square("g3"));
        assertThat(Board.transpose(1L << square("b3"))).isEqualTo(1L << square("c2"));
        assertThat(Board.transpose(1L << square("h1"))).isEqualTo(1L << square("a8"));
    }

    @Test
    void thereAreEightSymmetries() {
        long set = 1L << square("b1") | 1L << square("d2");
        Set<Long> images = new HashSet<>();
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            images.add(Board.symmetric(set, symmetry));
        }
        assertThat(images).hasSize(8);
    }

    static int square(String name) {
        return OthelloNotation.square(name.charAt(0), name.charAt(1));
    }
}
