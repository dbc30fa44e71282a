package espalier.games.chess;

import espalier.game.WeightFile;
import espalier.games.files.Resource;

/** The weights of {@link ChessEvaluator} by name. */
record ChessWeights(WeightFile file) {
    private static final String[] KINDS = {"pawn", "knight", "bishop", "rook", "queen", "king"};

    /** Set by hand. */
    static final ChessWeights REAL = new ChessWeights(Resource.weights(ChessWeights.class, "chess.weights"));

    /** Made by {@code espalier tune}. */
    static final ChessWeights TUNED = new ChessWeights(Resource.weights(ChessWeights.class, "tuned.weights"));

    /** Material and square of each piece in the tuned weights by {@link Piece#index}; Black's are negative. */
    static final int[] PIECE_SQUARE = TUNED.pieceSquares();

    int[] array(String name, int length) {
        return file.numbers(name, length);
    }

    int number(String name) {
        return file.number(name);
    }

    /** Rejects weights that no part of the evaluation reads. */
    void allTaken() {
        file.allTaken();
    }

    /** The pair {@code name_middle}, {@code name_end}. */
    int pair(String name) {
        return Tapered.of(number(name + "_middle"), number(name + "_end"));
    }

    /** The pairs of two arrays. */
    int[] pairs(String name, int length) {
        int[] middle = array(name + "_middle", length);
        int[] end = array(name + "_end", length);
        int[] pairs = new int[length];
        for (int i = 0; i < length; i++) {
            pairs[i] = Tapered.of(middle[i], end[i]);
        }
        return pairs;
    }

    /** Material and square of each piece by {@link Piece#index}, Black's negative and mirrored. */
    int[] pieceSquares() {
        int[] table = new int[2 * Piece.KINDS * 64];
        int[] material = pairs("material", 5);
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            int[] squares = pairs(KINDS[kind - Piece.PAWN] + "_squares", 64);
            int worth = kind == Piece.KING ? 0 : material[kind - Piece.PAWN];
            for (int square = 0; square < 64; square++) {
                int value = worth + squares[square ^ 56]; // the file shows rank 8 first
                table[Piece.index(Piece.WHITE, kind, square)] = value;
                table[Piece.index(Piece.BLACK, kind, square ^ 56)] = -value;
            }
        }
        return table;
    }

    /** The sum that a position keeps, computed from scratch. */
    static int sum(ChessPosition position, int[] pieceSquares) {
        int sum = 0;
        for (long rest = position.bits[0] | position.bits[1]; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            sum += pieceSquares[Piece.index(position.side(square), position.board[square], square)];
        }
        return sum;
    }
}
