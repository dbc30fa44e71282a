package espalier.games.chess;

import static espalier.games.chess.Piece.BLACK;
import static espalier.games.chess.Piece.KING;
import static espalier.games.chess.Piece.KNIGHT;
import static espalier.games.chess.Piece.PAWN;
import static espalier.games.chess.Piece.WHITE;

import espalier.endings.Combinations;
import espalier.endings.Library;
import espalier.endings.Space;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * Numbers the endings of chess with at most two pieces beside the kings. Colours are swapped so that White is the side with more,
 * or the side to move if both have the same. The board is mirrored so that the white king is on one of 32 squares or,
 * without pawns, of 10; where two mirrorings do that, the smaller number counts. A position in which castling or taking
 * en passant is possible has no number.
 */
final class ChessEndings implements Space<ChessPosition> {
    static final Library<ChessPosition> LIBRARY =
            new Library<>("chess", new ChessEndings(), ChessEndings.class, Library.usualFolder());

    private static final int MOST_PIECES = 4;

    /** A side is a number of two octal digits: the kinds of its pieces, the larger first, 0 for none. */
    private static final int SIDE = 6;

    private static final int SQUARES = 64;

    /** The triangle a1, d1, d4: the place of each square in it, or -1. */
    private static final int[] TRIANGLE = new int[SQUARES];

    private static final int[] TRIANGLE_SQUARES = new int[10];

    static {
        int count = 0;
        for (int square = 0; square < SQUARES; square++) {
            boolean inside = Squares.file(square) < 4 && Squares.rank(square) <= Squares.file(square);
            TRIANGLE[square] = inside ? count : -1;
            if (inside) {
                TRIANGLE_SQUARES[count++] = square;
            }
        }
    }

    @Override
    public int mostPieces() {
        return MOST_PIECES;
    }

    @Override
    public int countedPieces() {
        return MOST_PIECES;
    }

    @Override
    public int ids() {
        return 1 << (2 * SIDE);
    }

    @Override
    public Optional<Material> material(int id) {
        int pieces = 2;
        for (int shift = 0; shift < 2 * SIDE; shift += 3) {
            int kind = id >> shift & 7;
            if (kind == 1 || kind == KING) {
                return Optional.empty();
            }
            pieces += kind == 0 ? 0 : 1;
        }
        int strong = id >> SIDE;
        int weak = id & 63;
        return pieces <= MOST_PIECES && strong >= weak && isSorted(strong) && isSorted(weak)
                ? Optional.of(new Material(id, name(strong) + "v" + name(weak), pieces, pawns(id), size(id)))
                : Optional.empty();
    }

    private static boolean isSorted(int side) {
        return side >> 3 >= (side & 7);
    }

    private static int pawns(int id) {
        int pawns = 0;
        for (int shift = 0; shift < 2 * SIDE; shift += 3) {
            pawns += (id >> shift & 7) == PAWN ? 1 : 0;
        }
        return pawns;
    }

    private static String name(int side) {
        return "K" + letter(side >> 3) + letter(side & 7);
    }

    private static String letter(int kind) {
        return kind == 0 ? "" : String.valueOf(Piece.letter(kind));
    }

    private static boolean isSymmetric(int id) {
        return id >> SIDE == (id & 63);
    }

    private static int size(int id) {
        return (isSymmetric(id) ? 1 : 2) * (pawns(id) > 0 ? 32 : 10) * SQUARES * placements(id);
    }

    /** The pieces beside the kings: two of a side come first, else White's and Black's. */
    private static int firstKind(int id) {
        return id >> (SIDE + 3) & 7;
    }

    private static int secondKind(int id) {
        int second = id >> SIDE & 7;
        return second == 0 ? id >> 3 & 7 : second;
    }

    private static boolean isPair(int id) {
        return firstKind(id) != 0 && firstKind(id) == (id >> SIDE & 7);
    }

    private static int squares(int kind) {
        return kind == 0 ? 1 : kind == PAWN ? SQUARES - 16 : SQUARES;
    }

    private static int placements(int id) {
        return isPair(id)
                ? Combinations.count(squares(firstKind(id)), 2)
                : squares(firstKind(id)) * squares(secondKind(id));
    }

    @Override
    public int ending(ChessPosition p) {
        if (Long.bitCount(p.bits[0] | p.bits[1]) > MOST_PIECES
                || p.castling != 0
                || p.enPassant != ChessPosition.NO_SQUARE) {
            return -1;
        }
        int white = side(p, WHITE);
        int black = side(p, BLACK);
        return white >= black ? white << SIDE | black : black << SIDE | white;
    }

    private static int side(ChessPosition p, int side) {
        int code = 0;
        int shift = 3;
        for (long rest = p.bits[side] & ~p.bits[KING]; rest != 0; rest &= rest - 1) {
            code |= p.board[Long.numberOfTrailingZeros(rest)] << shift;
            shift -= 3;
        }
        return isSorted(code) ? code : (code & 7) << 3 | code >> 3;
    }

    @Override
    public int index(ChessPosition p) {
        int white = side(p, WHITE);
        int black = side(p, BLACK);
        int strong = white == black ? p.turn : white > black ? WHITE : BLACK;
        int id = strong == WHITE ? white << SIDE | black : black << SIDE | white;
        int king = Long.numberOfTrailingZeros(p.bits[KING] & p.bits[strong]);
        int flip = strong == WHITE ? 0 : 56;
        flip ^= Squares.file(king) > 3 ? 7 : 0;
        if (pawns(id) > 0) {
            return index(p, id, strong, flip, false);
        }
        flip ^= Squares.rank(king ^ flip) > 3 ? 56 : 0;
        king ^= flip;
        int file = Squares.file(king);
        int rank = Squares.rank(king);
        if (file != rank) {
            return index(p, id, strong, flip, rank > file);
        }
        return Math.min(index(p, id, strong, flip, false), index(p, id, strong, flip, true));
    }

    /** The number after mirroring: squares are changed by exclusive or, and then files and ranks perhaps exchanged. */
    private static int index(ChessPosition p, int id, int strong, int flip, boolean exchange) {
        int king = mirrored(Long.numberOfTrailingZeros(p.bits[KING] & p.bits[strong]), flip, exchange);
        int other = mirrored(Long.numberOfTrailingZeros(p.bits[KING] & p.bits[strong ^ 1]), flip, exchange);
        boolean pawns = pawns(id) > 0;
        int number = p.turn == strong ? 0 : 1;
        number = number * (pawns ? 32 : 10) + (pawns ? (king >> 3 << 2) | (king & 7) : TRIANGLE[king]);
        number = number * SQUARES + other;
        int kind = firstKind(id);
        if (kind == 0) {
            return number;
        }
        long strongs = p.bits[strong] & ~p.bits[KING];
        if (isPair(id)) {
            int one = mirrored(Long.numberOfTrailingZeros(strongs), flip, exchange);
            int two = mirrored(Long.numberOfTrailingZeros(strongs & (strongs - 1)), flip, exchange);
            int pair = Combinations.rank((1L << one | 1L << two) >>> (kind == PAWN ? 8 : 0));
            return number * placements(id) + pair;
        }
        number = number * squares(kind) + place(strongs & p.bits[kind], kind, flip, exchange);
        int second = secondKind(id);
        long seconds = (id & 63) == 0 ? strongs & ~p.bits[kind] : p.bits[strong ^ 1] & ~p.bits[KING];
        return second == 0 ? number : number * squares(second) + place(seconds, second, flip, exchange);
    }

    private static int place(long piece, int kind, int flip, boolean exchange) {
        int square = mirrored(Long.numberOfTrailingZeros(piece), flip, exchange);
        return kind == PAWN ? square - 8 : square;
    }

    private static int mirrored(int square, int flip, boolean exchange) {
        int mirrored = square ^ flip;
        return exchange ? (mirrored & 7) << 3 | mirrored >> 3 : mirrored;
    }

    @Override
    public ChessPosition board() {
        return new ChessPosition();
    }

    @Override
    public boolean set(ChessPosition board, int ending, int index) {
        int rest = index;
        int first = firstKind(ending);
        int second = secondKind(ending);
        int one = 0;
        int two = 0;
        if (isPair(ending)) {
            long pair = Combinations.set(rest % placements(ending), 2) << (first == PAWN ? 8 : 0);
            rest /= placements(ending);
            one = Long.numberOfTrailingZeros(pair);
            two = Long.numberOfTrailingZeros(pair & (pair - 1));
        } else {
            two = rest % squares(second) + (second == PAWN ? 8 : 0);
            rest /= squares(second);
            one = rest % squares(first) + (first == PAWN ? 8 : 0);
            rest /= squares(first);
        }
        int other = rest % SQUARES;
        rest /= SQUARES;
        int kings = pawns(ending) > 0 ? 32 : 10;
        int place = rest % kings;
        int king = kings == 32 ? (place >> 2 << 3) | (place & 3) : TRIANGLE_SQUARES[place];
        board.clear(rest / kings);
        return put(board, WHITE, KING, king)
                && put(board, BLACK, KING, other)
                && (first == 0 || put(board, WHITE, first, one))
                && (second == 0 || put(board, (ending & 63) == 0 ? WHITE : BLACK, second, two))
                && !board.attacked(
                        Long.numberOfTrailingZeros(board.bits[KING] & board.bits[board.turn ^ 1]),
                        board.turn,
                        board.bits[0] | board.bits[1])
                && index(board) == index;
    }

    private static boolean put(ChessPosition board, int side, int kind, int square) {
        if (board.board[square] != Piece.NONE) {
            return false;
        }
        board.put(side, kind, square);
        return true;
    }

    @Override
    public void predecessors(ChessPosition board, IntConsumer each) {
        int side = board.turn ^ 1;
        long occupied = board.bits[0] | board.bits[1];
        board.turn = side;
        for (long rest = board.bits[side]; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            int kind = board.board[to];
            for (long from = origins(side, kind, to, occupied); from != 0; from &= from - 1) {
                int square = Long.numberOfTrailingZeros(from);
                board.shift(side, kind, to, square);
                each.accept(index(board));
                board.shift(side, kind, square, to);
            }
        }
        board.turn = side ^ 1;
    }

    /** The empty squares from which a piece may have come without capturing. */
    private static long origins(int side, int kind, int to, long occupied) {
        if (kind == PAWN) {
            int back = side == WHITE ? -8 : 8;
            int rank = PawnMasks.relativeRank(side, to);
            long one = rank < 2 ? 0 : Squares.bit(to + back) & ~occupied;
            return rank == 3 && one != 0 ? one | (Squares.bit(to + 2 * back) & ~occupied) : one;
        }
        long reached = kind == KING
                ? Attacks.KING[to]
                : kind == KNIGHT
                        ? Attacks.KNIGHT[to]
                        : (kind == Piece.BISHOP ? 0 : Sliders.rook(to, occupied))
                                | (kind == Piece.ROOK ? 0 : Sliders.bishop(to, occupied));
        return reached & ~occupied;
    }
}
