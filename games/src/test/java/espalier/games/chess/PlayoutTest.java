package espalier.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Invariants at every position of random games. */
class PlayoutTest {
    private final int[] moves = new int[256];
    private final int[] again = new int[256];

    @Test
    void slidersEqualRays() {
        java.util.SplittableRandom random = new java.util.SplittableRandom(5);
        for (int i = 0; i < 200_000; i++) {
            int square = random.nextInt(64);
            long occupied = random.nextLong() & (i % 2 == 0 ? random.nextLong() : -1L);
            assertThat(Sliders.rook(square, occupied)).isEqualTo(Sliders.byRays(square, occupied, Sliders.ROOK_STEPS));
            assertThat(Sliders.bishop(square, occupied))
                    .isEqualTo(Sliders.byRays(square, occupied, Sliders.BISHOP_STEPS));
        }
    }

    @Test
    @Tag("slow")
    void playAndUndoRestoreEverything() {
        TestData.playouts(1, 1500, 150, p -> {
            State before = State.of(p);
            int end = p.generate(moves, 0);
            assertThat(p.countMoves()).isEqualTo(end);
            assertThat(p.over(again, 0)).isEqualTo(end == 0);
            for (int i = 0; i < end; i++) {
                long keyAfter = p.keyAfter(moves[i]);
                p.play(moves[i]);
                if (p.key() != keyAfter
                        || p.key() != p.keyFromScratch()
                        || p.pieceSquares != ChessWeights.sum(p, ChessWeights.PIECE_SQUARE)) {
                    throw new AssertionError("incremental state after " + ChessFen.write(p));
                }
                p.undo();
            }
            assertThat(State.of(p)).isEqualTo(before);
        });
    }

    @Test
    void noMoveIsListedTwiceAndTheOrderIsFixed() {
        TestData.playouts(2, 300, 120, p -> {
            int end = p.generate(moves, 0);
            assertThat(p.copy().generate(again, 0)).isEqualTo(end);
            assertThat(Arrays.copyOf(again, end)).isEqualTo(Arrays.copyOf(moves, end));
            assertThat(Arrays.stream(moves, 0, end).distinct().count()).isEqualTo(end);
            // at another offset, without touching the entries before it
            Arrays.fill(again, 0, 10, -1);
            int[] shifted = Arrays.copyOf(again, 300);
            assertThat(p.generate(shifted, 10)).isEqualTo(end + 10);
            assertThat(Arrays.copyOfRange(shifted, 10, end + 10)).isEqualTo(Arrays.copyOf(moves, end));
            assertThat(Arrays.copyOf(shifted, 10)).containsOnly(-1);
        });
    }

    @Test
    void everyMoveIsLegalByTheBoardAfterIt() {
        TestData.playouts(3, 300, 120, p -> {
            int end = p.generate(moves, 0);
            for (int i = 0; i < end; i++) {
                int us = p.turn();
                p.play(moves[i]);
                int king = Long.numberOfTrailingZeros(p.bits[Piece.KING] & p.bits[us]);
                if (p.attacked(king, us ^ 1, p.bits[0] | p.bits[1])) {
                    throw new AssertionError(
                            ChessNotation.uci(moves[i]) + " leaves the king in check: " + ChessFen.write(p));
                }
                p.undo();
            }
        });
    }

    @Test
    void noisyMovesArePromisingCapturesAndPromotionsInTheSameOrder() {
        TestData.playouts(4, 300, 120, p -> {
            int end = p.generate(moves, 0);
            int noisyEnd = p.generateNoisy(again, 0);
            if (p.inCheck()) {
                assertThat(noisyEnd).isEqualTo(end);
                return;
            }
            int n = 0;
            for (int i = 0; i < end; i++) {
                int move = moves[i];
                boolean noisy = Move.isPromotion(move)
                        ? Move.promoted(move) == Piece.QUEEN
                        : (p.board[Move.to(move)] != Piece.NONE || Move.isEnPassant(move))
                                && Exchange.value(p, move) >= 0;
                if (noisy) {
                    assertThat(again[n++]).isEqualTo(move);
                }
            }
            assertThat(noisyEnd).isEqualTo(n);
        });
    }

    @Test
    void copiesAreIndependentAndKeepTheHistory() {
        TestData.playouts(5, 300, 60, p -> {
            ChessPosition copy = p.copy();
            String fen = ChessFen.write(p);
            long key = p.key();
            while (copy.plies() > 0) {
                copy.undo();
            }
            assertThat(ChessFen.write(p)).isEqualTo(fen);
            for (int i = 0; i < p.plies(); i++) {
                copy.play(p.played(i));
            }
            assertThat(ChessFen.write(copy)).isEqualTo(fen);
            assertThat(copy.key()).isEqualTo(key);
        });
    }

    @Test
    void equalPositionsHaveEqualKeysAndOthersDiffer() {
        Map<Long, String> seen = new HashMap<>();
        TestData.playouts(6, 1500, 100, p -> {
            String four = ChessFen.writeFour(p).toString();
            String other = seen.putIfAbsent(p.key(), four);
            assertThat(other == null || other.equals(four)).as(four).isTrue();
            assertThat(ChessFen.read(four).key()).isEqualTo(p.key());
        });
    }

    @Test
    void nullMovesAreTakenBack() {
        TestData.playouts(7, 300, 80, p -> {
            if (!p.inCheck()) {
                State before = State.of(p);
                p.playNull();
                assertThat(p.key()).isEqualTo(p.keyFromScratch()).isNotEqualTo(before.key);
                p.undo();
                assertThat(State.of(p)).isEqualTo(before);
            }
        });
    }

    /** The whole state of a position. */
    private record State(String fen, String bits, String board, long key, int sum, int repetitions, int plies) {
        static State of(ChessPosition p) {
            return new State(
                    ChessFen.write(p),
                    Arrays.toString(p.bits),
                    Arrays.toString(p.board),
                    p.key(),
                    p.pieceSquares,
                    p.repetitions(),
                    p.plies());
        }
    }
}
