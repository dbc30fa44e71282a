package espalier.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Known counts from the start; captures that differ only in their path are distinct moves. */
class PerftTest {
    private static final long[] COUNTS = {
        1, 7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564, 85242128, 388623673, 1766623630L
    };

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
    void everyMovePlayed(int depth) {
        assertThat(Perft.plain(new CheckersPosition(), depth, Perft.buffer(depth), 0))
                .isEqualTo(COUNTS[depth]);
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 10})
    void lastPlyCounted(int depth) {
        assertThat(Perft.bulk(new CheckersPosition(), depth, Perft.buffer(depth), 0))
                .isEqualTo(COUNTS[depth]);
    }

    @Tag("exhaustive")
    @ParameterizedTest
    @ValueSource(ints = {11, 12, 13})
    void deep(int depth) {
        assertThat(Perft.bulk(new CheckersPosition(), depth, Perft.buffer(depth), 0))
                .isEqualTo(COUNTS[depth]);
    }

    /** The published count of merged captures first differs at depth 12, because paths are distinct moves here. */
    @Test
    void pathsAreDistinct() {
        CheckersPosition position = CheckersFen.parse("B:W6,7,14,15:BK2", 40);
        int[] moves = new int[CheckersPosition.MAX_MOVES];
        assertThat(position.generate(moves, 0)).isEqualTo(2);
        assertThat(Move.captured(moves[0])).isEqualTo(Move.captured(moves[1]));
        assertThat(Move.to(moves[0])).isEqualTo(Move.to(moves[1])).isEqualTo(Squares.bit(2));
        assertThat(position.keyAfter(moves[0])).isEqualTo(position.keyAfter(moves[1]));
    }
}
