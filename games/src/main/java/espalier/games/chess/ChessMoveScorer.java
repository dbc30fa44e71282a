package espalier.games.chess;

import static espalier.games.chess.Piece.NONE;
import static espalier.games.chess.Piece.PAWN;
import static espalier.games.chess.Piece.QUEEN;

import espalier.game.MoveScorer;

/**
 * The static order: first queen promotions and captures that do not lose material (most valuable victim, least valuable
 * attacker); then quiet moves by their gain in piece-square value; then captures that lose material by {@link
 * Exchange}; last underpromotions.
 */
final class ChessMoveScorer implements MoveScorer<ChessPosition> {
    /** Of the weights that were set by hand, so that experiments keep their order. */
    private static final int[] SQUARES = ChessWeights.REAL.pieceSquares();

    private static final int GOOD = FORCING;

    /** A base for losing captures, to which the loss is added: below all quiet moves. */
    private static final int BAD = -FORCING;

    /** Below all losing captures. */
    private static final int MINOR_PROMOTION = 2 * BAD;

    @Override
    public void score(ChessPosition p, int[] moves, int[] scores, int from, int to) {
        for (int i = from; i < to; i++) {
            scores[i] = score(p, moves[i]);
        }
    }

    /** In check there are all moves, else captures that lose nothing. */
    @Override
    public void scoreNoisy(ChessPosition p, int[] moves, int[] scores, int from, int to) {
        if (p.inCheck()) {
            score(p, moves, scores, from, to);
            return;
        }
        for (int i = from; i < to; i++) {
            scores[i] = GOOD + capture(p, moves[i], p.board[Move.from(moves[i])]);
        }
    }

    /** Most valuable victim, least valuable attacker. */
    private static int capture(ChessPosition p, int move, int kind) {
        int captured = Move.isEnPassant(move) ? PAWN : p.board[Move.to(move)];
        return 16 * (Exchange.worth(captured) + Exchange.worth(Move.promoted(move))) - kind;
    }

    private static int score(ChessPosition p, int move) {
        int kind = p.board[Move.from(move)];
        int captured = Move.isEnPassant(move) ? PAWN : p.board[Move.to(move)];
        int promoted = Move.promoted(move);
        if (promoted != NONE && promoted != QUEEN) {
            return MINOR_PROMOTION + Exchange.worth(promoted);
        }
        if (captured == NONE && promoted == NONE) {
            return gain(p, move, kind);
        }
        int order = capture(p, move, kind);
        if (Exchange.worth(captured) >= Exchange.worth(kind)) {
            return GOOD + order;
        }
        int exchange = Exchange.value(p, move);
        return exchange >= 0 ? GOOD + order : BAD + exchange;
    }

    /** The gain of a quiet move for its side in middle-game piece-square values. */
    private static int gain(ChessPosition p, int move, int kind) {
        int before = SQUARES[Piece.index(p.turn, kind, Move.from(move))];
        int after = SQUARES[Piece.index(p.turn, kind, Move.to(move))];
        int gain = Tapered.middle(after) - Tapered.middle(before);
        return p.turn == Piece.WHITE ? gain : -gain;
    }

    /** Side-less: kind of move by its from and to square. */
    @Override
    public int historyIndex(int move) {
        return move & 0xFFF;
    }

    @Override
    public int historySize() {
        return 0x1000;
    }

    @Override
    public int risk(ChessPosition p, int move) {
        return Exchange.value(p, move);
    }

    @Override
    public int answerIndex(ChessPosition p, int move) {
        return (p.turn * 6 + p.board[Move.from(move)] - PAWN) << 6 | Move.to(move);
    }

    @Override
    public int answers() {
        return 2 * 6 * 64;
    }
}
