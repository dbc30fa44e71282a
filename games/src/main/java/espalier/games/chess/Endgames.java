package espalier.games.chess;

import static espalier.games.chess.Piece.BISHOP;
import static espalier.games.chess.Piece.KING;
import static espalier.games.chess.Piece.KNIGHT;
import static espalier.games.chess.Piece.PAWN;
import static espalier.games.chess.Piece.QUEEN;
import static espalier.games.chess.Piece.ROOK;

/**
 * Knowledge of endings, applied to the endgame value: bishops of opposite colours, too little material to win without
 * pawns, few pawns, and two knights scale it down; against a bare king it grows as that king approaches the edge.
 */
final class Endgames {
    private static final int FULL = 64;
    private static final int BISHOP_WORTH = 330;
    private static final long DARK = 0xAA55AA55AA55AA55L;

    /** A step towards the right corner counts this many steps towards the edge. */
    private static final int CORNER = 6;

    private final int oppositeBishops;
    private final int oppositeBishopsMore;
    private final int noPawnsSmall;
    private final int onePawnSmall;
    private final int pawnsBase;
    private final int pawnsEach;
    private final int driveToEdge;
    private final int driveKings;

    Endgames(ChessWeights weights) {
        oppositeBishops = weights.number("scale_opposite_bishops");
        oppositeBishopsMore = weights.number("scale_opposite_bishops_more");
        noPawnsSmall = weights.number("scale_no_pawns_small");
        onePawnSmall = weights.number("scale_one_pawn_small");
        pawnsBase = weights.number("scale_pawns");
        pawnsEach = weights.number("scale_each_pawn");
        driveToEdge = weights.number("drive_to_edge_end");
        driveKings = weights.number("drive_kings_end");
    }

    /** The endgame value from White's view, adjusted by this knowledge. */
    int adjust(ChessPosition p, int end) {
        if (end == 0) {
            return 0;
        }
        int strong = end > 0 ? Piece.WHITE : Piece.BLACK;
        int adjusted = end * scale(p, strong) / FULL;
        if (p.bits[strong ^ 1] == (p.bits[KING] & p.bits[strong ^ 1])
                && ((p.bits[ROOK] | p.bits[QUEEN]) != 0 || pieces(p, strong) > 2 * BISHOP_WORTH - 20)) {
            adjusted += strong == Piece.WHITE ? drive(p, strong) : -drive(p, strong);
        }
        return adjusted;
    }

    private int scale(ChessPosition p, int strong) {
        int weak = strong ^ 1;
        int pawns = Long.bitCount(p.bits[PAWN] & p.bits[strong]);
        int more = pieces(p, strong) - pieces(p, weak);
        if (pawns == 0 && more <= BISHOP_WORTH) {
            return noPawnsSmall;
        }
        long others = p.bits[BISHOP] | p.bits[ROOK] | p.bits[QUEEN];
        if (pawns == 0 && (others & p.bits[strong]) == 0 && Long.bitCount(p.bits[KNIGHT] & p.bits[strong]) == 2) {
            return 0; // two knights cannot force mate
        }
        long bishops = p.bits[BISHOP];
        boolean opposite = Long.bitCount(bishops & p.bits[strong]) == 1
                && Long.bitCount(bishops & p.bits[weak]) == 1
                && Long.bitCount(bishops & DARK) == 1;
        if (opposite) {
            return (p.bits[KNIGHT] | p.bits[ROOK] | p.bits[QUEEN]) == 0 ? oppositeBishops : oppositeBishopsMore;
        }
        boolean minorLeft = ((bishops | p.bits[KNIGHT]) & p.bits[weak]) != 0;
        return pawns == 1 && more <= 0 && minorLeft ? onePawnSmall : Math.min(FULL, pawnsBase + pawnsEach * pawns);
    }

    /** Pieces other than pawns and king. */
    private static int pieces(ChessPosition p, int side) {
        int sum = 0;
        for (int kind = KNIGHT; kind <= QUEEN; kind++) {
            sum += Exchange.worth(kind) * Long.bitCount(p.bits[kind] & p.bits[side]);
        }
        return sum;
    }

    /** They mate only in a corner of the bishop's colour. */
    private static boolean isBishopAndKnight(ChessPosition p) {
        return (p.bits[PAWN] | p.bits[ROOK] | p.bits[QUEEN]) == 0
                && Long.bitCount(p.bits[BISHOP]) == 1
                && Long.bitCount(p.bits[KNIGHT]) == 1;
    }

    private int drive(ChessPosition p, int strong) {
        int hunted = Long.numberOfTrailingZeros(p.bits[KING] & p.bits[strong ^ 1]);
        int hunter = Long.numberOfTrailingZeros(p.bits[KING] & p.bits[strong]);
        int file = Squares.file(hunted);
        int rank = Squares.rank(hunted);
        int fromCentre = Math.max(3 - file, file - 4) + Math.max(3 - rank, rank - 4);
        int apart = Math.abs(Squares.file(hunted) - Squares.file(hunter))
                + Math.abs(Squares.rank(hunted) - Squares.rank(hunter));
        if (isBishopAndKnight(p)) {
            int towards = (p.bits[BISHOP] & DARK) != 0 ? 7 - file - rank : file - rank;
            fromCentre += CORNER * Math.abs(towards);
        }
        return driveToEdge * fromCentre + driveKings * (14 - apart);
    }
}
