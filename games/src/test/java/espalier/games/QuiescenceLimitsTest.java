package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import espalier.play.Think;
import espalier.play.Thought;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions with so many captures that quiescence alone takes half a minute: limits hold there, also at depth 1. */
class QuiescenceLimitsTest {
    private final ChessGame game = new ChessGame();

    private void check(ChessPosition position, String before, Thought thought) {
        assertThat(thought.complete()).isFalse();
        assertThat(thought.nodeVisits()).isLessThan(20_000);
        int[] moves = new int[position.maxMoves()];
        int end = position.generate(moves, 0);
        assertThat(Arrays.stream(moves, 0, end)).contains(thought.move());
        assertThat(game.format(position)).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1QqQqQq1/r6Q/Q6q/q6Q/B2q4/q6Q/k6K/1qQ1QqRb w - - 0 1",
                "r3kRQr/2br3b/8/b2r3Q/B5q1/1q3rB1/B1rB1RRq/Q3KR1R b K - 47 3471"
            })
    void nodesAndStopFlag(String text) {
        ChessPosition position = game.parse(text);
        Think<ChessPosition> think = Think.in(game, Algorithm.PVS);
        check(position, text, think.limits(Limits.nodes(500)).run(position));
        AtomicLong asked = new AtomicLong();
        check(
                position,
                text,
                think.limits(Limits.until(() -> asked.incrementAndGet() > 3)).run(position));
        Thread.currentThread().interrupt();
        try {
            check(position, text, think.run(position));
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}
