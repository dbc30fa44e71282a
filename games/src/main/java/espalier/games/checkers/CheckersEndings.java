package espalier.games.checkers;

import espalier.endings.Combinations;
import espalier.endings.Library;
import espalier.endings.Space;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * Numbers the endings of checkers. The board is turned so that the side to move moves down. An ending has two parts, one for each
 * side to move, or one if both sides have the same. Within a part the number is made of those of four sets: men and kings
 * of the side to move, men and kings of the other side.
 */
final class CheckersEndings implements Space<CheckersPosition> {
    static final Library<CheckersPosition> LIBRARY =
            new Library<>("checkers", new CheckersEndings(), CheckersEndings.class, Library.usualFolder());

    private static final int MOST_PIECES = 6;
    private static final int COUNTED_PIECES = 4;

    /** Men of one side and kings are three bits each. */
    private static final int KINGS = 3;

    private static final int SIDE = 6;

    /** A man is never on the row where it becomes a king. */
    private static final int MEN_SQUARES = Squares.COUNT - 4;

    @Override
    public int mostPieces() {
        return MOST_PIECES;
    }

    @Override
    public int countedPieces() {
        return COUNTED_PIECES;
    }

    @Override
    public int ids() {
        return 1 << (2 * SIDE);
    }

    @Override
    public Optional<Material> material(int id) {
        int first = id >> SIDE;
        int second = id & ((1 << SIDE) - 1);
        int men = (first >> KINGS) + (second >> KINGS);
        int pieces = men + (first & 7) + (second & 7);
        if (second == 0 || first < second || pieces > MOST_PIECES) {
            return Optional.empty();
        }
        int part = part(first) * part(second);
        int size = first == second ? part : 2 * part;
        return Optional.of(new Material(id, name(first) + "v" + name(second), pieces, men, size));
    }

    private static String name(int side) {
        return "K".repeat(side & 7) + "M".repeat(side >> KINGS);
    }

    private static int side(int men, int kings) {
        return men << KINGS | kings;
    }

    /** How many placements a side has. */
    private static int part(int side) {
        return Combinations.count(MEN_SQUARES, side >> KINGS) * Combinations.count(Squares.COUNT, side & 7);
    }

    @Override
    public int ending(CheckersPosition position) {
        long pieces = position.pieces();
        if (Long.bitCount(pieces) > MOST_PIECES || position.own() == 0 || position.other() == 0) {
            return -1;
        }
        int own = side(position.own(), position.kings());
        int other = side(position.other(), position.kings());
        return own >= other ? own << SIDE | other : other << SIDE | own;
    }

    private static int side(long pieces, long kings) {
        return side(Long.bitCount(pieces & ~kings), Long.bitCount(pieces & kings));
    }

    @Override
    public int index(CheckersPosition position) {
        return position.turn() == 0
                ? index(position.own(), position.other(), position.kings())
                : index(
                        Squares.turned(position.own()),
                        Squares.turned(position.other()),
                        Squares.turned(position.kings()));
    }

    /** The number of a position with a side to move that moves down. */
    private static int index(long own, long other, long kings) {
        int first = side(own, kings);
        int second = side(other, kings);
        long men = Squares.turned(other & ~kings);
        int number = Combinations.rank(dense(own & ~kings));
        number = number * Combinations.count(Squares.COUNT, first & 7) + Combinations.rank(dense(own & kings));
        number = number * Combinations.count(MEN_SQUARES, second >> KINGS) + Combinations.rank(dense(men));
        number = number * Combinations.count(Squares.COUNT, second & 7) + Combinations.rank(dense(other & kings));
        return first >= second ? number : number + part(first) * part(second);
    }

    /** Without the unused bits. */
    private static long dense(long squares) {
        return (squares & 0xFF)
                | (squares >>> 1 & 0xFF00)
                | (squares >>> 2 & 0xFF_0000)
                | (squares >>> 3 & 0xFF00_0000L);
    }

    /** The inverse. */
    private static long spread(long dense) {
        return (dense & 0xFF) | (dense & 0xFF00) << 1 | (dense & 0xFF_0000) << 2 | (dense & 0xFF00_0000L) << 3;
    }

    @Override
    public CheckersPosition board() {
        return new CheckersPosition();
    }

    @Override
    public boolean set(CheckersPosition board, int ending, int index) {
        int first = ending >> SIDE;
        int second = ending & ((1 << SIDE) - 1);
        int size = part(first) * part(second);
        boolean swapped = index >= size;
        int own = swapped ? second : first;
        int other = swapped ? first : second;
        int rest = swapped ? index - size : index;
        int count = Combinations.count(Squares.COUNT, other & 7);
        long otherKings = spread(Combinations.set(rest % count, other & 7));
        rest /= count;
        count = Combinations.count(MEN_SQUARES, other >> KINGS);
        long otherMen = Squares.turned(spread(Combinations.set(rest % count, other >> KINGS)));
        rest /= count;
        count = Combinations.count(Squares.COUNT, own & 7);
        long ownKings = spread(Combinations.set(rest % count, own & 7));
        long ownMen = spread(Combinations.set(rest / count, own >> KINGS));
        long ours = ownKings | ownMen;
        long theirs = otherKings | otherMen;
        if ((ownKings & ownMen) != 0 || (otherKings & otherMen) != 0 || (ours & theirs) != 0) {
            return false;
        }
        board.setUp(ours, theirs, ownKings | otherKings);
        return true;
    }

    /** A king came from any empty square beside it, a man from behind. */
    @Override
    public void predecessors(CheckersPosition board, IntConsumer each) {
        long empty = Squares.BOARD & ~board.pieces();
        long kings = board.kings();
        for (long rest = board.other(); rest != 0; rest &= rest - 1) {
            long piece = Long.lowestOneBit(rest);
            boolean king = (piece & kings) != 0;
            long from = (king ? Squares.around(piece) : piece << 4 | piece << 5) & empty;
            for (; from != 0; from &= from - 1) {
                long square = Long.lowestOneBit(from);
                each.accept(index(
                        Squares.turned(board.other() ^ piece ^ square),
                        Squares.turned(board.own()),
                        Squares.turned(king ? kings ^ piece ^ square : kings)));
            }
        }
    }
}
