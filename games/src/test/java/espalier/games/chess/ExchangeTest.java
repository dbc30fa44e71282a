package espalier.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExchangeTest {
    @ParameterizedTest
    @CsvSource({
        "1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - -, e1e5, 100, an unprotected pawn",
        "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - -, d3e5, -220, knight for pawn with many behind",
        "4k3/8/3p4/4p3/8/8/8/4QK2 w - -, e1e5, -800, queen for a protected pawn",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6, e5d6, 100, en passant",
        "4k3/2p5/8/3pP3/8/8/8/4K3 w - d6, e5d6, 0, en passant and taken back",
        "1r2k3/P7/8/8/8/8/8/4K3 w - -, a7b8q, 1300, promotion with capture",
        "r3k3/1P6/8/8/8/8/8/4K3 w - -, b7b8q, -100, promotion that is taken",
        "3rk3/8/8/8/8/8/3R4/3RK3 w - -, d2d8, 500, rooks doubled and the king may not take back",
        "3rk3/8/8/8/8/8/3R4/4K3 w - -, d2d8, 0, the king takes back",
        "4k3/8/4q3/3p4/8/1B6/Q7/7K w - -, b3d5, 100, the queen behind the bishop",
        "4k3/8/8/8/8/8/8/R3K2R w KQ -, e1g1, 0, castling",
        "4k3/4r3/8/8/4N3/8/8/7K w - -, e4g5, 0, a quiet move to a safe square",
        "4k3/8/5p2/8/4N3/8/8/4K3 w - -, e4g5, -320, a quiet move into a pawn",
    })
    void knownExamples(String fen, String move, int value, String what) {
        ChessPosition p = ChessFen.read(fen);
        assertThat(Exchange.value(p, ChessNotation.parse(p, move))).as(what).isEqualTo(value);
    }

    /** Every legal move of random games, against an exchange played out on a board with rays. */
    @Test
    void equalsAnExchangePlayedOut() {
        int[] moves = new int[256];
        int[] different = new int[1];
        TestData.playouts(31, 200, 120, p -> {
            int end = p.generate(moves, 0);
            for (int i = 0; i < end; i++) {
                int expected = BruteForce.value(p, moves[i]);
                if (Exchange.value(p, moves[i]) != expected) {
                    throw new AssertionError(ChessFen.write(p) + " " + ChessNotation.uci(moves[i]) + ": " + expected);
                }
                different[0] += expected != 0 ? 1 : 0;
            }
        });
        assertThat(different[0]).isGreaterThan(10_000);
    }

    /** Plays captures on a board of signed pieces and follows the rays each time. */
    private static final class BruteForce {
        private static final int[] WORTH = {0, 0, 100, 320, 330, 500, 900, 20_000};

        static int value(ChessPosition p, int move) {
            if (Move.isCastling(move)) {
                return 0;
            }
            int[] board = new int[64];
            for (int square = 0; square < 64; square++) {
                board[square] = p.board[square] == 0 ? 0 : p.side(square) == 0 ? p.board[square] : -p.board[square];
            }
            int to = Move.to(move);
            int won = WORTH[Math.abs(board[to])];
            int mover = board[Move.from(move)];
            board[Move.from(move)] = 0;
            board[to] = mover;
            if (Move.isEnPassant(move)) {
                won = 100;
                board[to ^ 8] = 0;
            }
            if (Move.isPromotion(move)) {
                won += WORTH[Move.promoted(move)] - 100;
                board[to] = mover > 0 ? Move.promoted(move) : -Move.promoted(move);
            }
            return won - reply(board, to, mover > 0 ? -1 : 1);
        }

        private static int reply(int[] board, int target, int sign) {
            int from = -1;
            for (int square = 0; square < 64; square++) {
                if (board[square] * sign > 0
                        && attacks(board, square, target)
                        && (from < 0 || Math.abs(board[square]) < Math.abs(board[from]))) {
                    from = square;
                }
            }
            if (from < 0) {
                return 0;
            }
            int victim = board[target];
            int attacker = board[from];
            board[from] = 0;
            board[target] = attacker;
            int value = 0;
            boolean illegal = Math.abs(attacker) == Piece.KING && attackedBy(board, target, -sign);
            if (!illegal) {
                value = Math.max(0, WORTH[Math.abs(victim)] - reply(board, target, -sign));
            }
            board[from] = attacker;
            board[target] = victim;
            return value;
        }

        private static boolean attackedBy(int[] board, int target, int sign) {
            for (int square = 0; square < 64; square++) {
                if (board[square] * sign > 0 && attacks(board, square, target)) {
                    return true;
                }
            }
            return false;
        }

        private static boolean attacks(int[] board, int from, int to) {
            int files = Squares.file(to) - Squares.file(from);
            int ranks = Squares.rank(to) - Squares.rank(from);
            boolean straight = (files == 0) != (ranks == 0);
            boolean diagonal = Math.abs(files) == Math.abs(ranks) && files != 0;
            switch (Math.abs(board[from])) {
                case Piece.PAWN:
                    return Math.abs(files) == 1 && ranks == (board[from] > 0 ? 1 : -1);
                case Piece.KNIGHT:
                    return Math.abs(files * ranks) == 2;
                case Piece.KING:
                    return Math.max(Math.abs(files), Math.abs(ranks)) == 1;
                case Piece.BISHOP:
                    return diagonal && free(board, from, files, ranks);
                case Piece.ROOK:
                    return straight && free(board, from, files, ranks);
                default:
                    return (straight || diagonal) && free(board, from, files, ranks);
            }
        }

        private static boolean free(int[] board, int from, int files, int ranks) {
            int steps = Math.max(Math.abs(files), Math.abs(ranks));
            for (int i = 1; i < steps; i++) {
                int square = Squares.of(
                        Squares.file(from) + i * Integer.signum(files), Squares.rank(from) + i * Integer.signum(ranks));
                if (board[square] != 0) {
                    return false;
                }
            }
            return true;
        }
    }
}
