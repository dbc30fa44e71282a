package espalier.game;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * The short way to a new game: a board of 64 bits and sides that take turns. You write pure functions of the board;
 * history, undo, keys and copies come from here. Games that need every bit of speed implement {@link Position}
 * themselves.
 *
 * <p>Equal boards must be equal numbers. Use the lower 63 bits only: the key is the board shifted left, plus the side
 * to move.
 */
public abstract class CompactGame implements Game<CompactGame.Board> {
    private final String name;
    private final String start;
    private final List<String> sides;

    /**
     * @param name the game's name on the command line
     * @param start the start position as {@link #parse} reads it
     * @param sides the names of both sides, the one that moves first before the other; Black and White if there are none
     */
    protected CompactGame(String name, String start, String... sides) {
        this.name = name;
        this.start = start;
        this.sides = sides.length == 0 ? Game.super.sides() : List.of(sides);
    }

    @Override
    public final List<String> sides() {
        return sides;
    }

    /**
     * Writes the legal moves as {@link Position#generate} does; no move means that the game is over.
     *
     * @param board the board's bits
     * @param turn 0 if the first player is to move, 1 if the second is
     * @param moves takes the moves
     * @param from the first index to write
     * @return the index after the last move
     */
    protected abstract int generate(long board, int turn, int[] moves, int from);

    /**
     * {@return the board after a legal move of the side to move}
     *
     * @param board the board's bits
     * @param turn 0 if the first player is to move, 1 if the second is
     * @param move a legal move
     */
    protected abstract long play(long board, int turn, int move);

    /**
     * {@return the result of a finished game for the side to move}
     *
     * @param board the board's bits
     * @param turn 0 if the first player is to move, 1 if the second is
     */
    protected abstract int score(long board, int turn);

    /**
     * Writes a board so that {@link #parse} reads it again.
     *
     * @param board the board's bits
     * @param turn 0 if the first player is to move, 1 if the second is
     * @return the text
     */
    protected abstract String format(long board, int turn);

    /**
     * {@return a position with this board, for use in {@link #parse}}
     *
     * @param board the board's bits
     * @param turn 0 if the first player is to move, 1 if the second is
     */
    protected final Board position(long board, int turn) {
        return new Board(this, board, turn);
    }

    /**
     * {@return the exception of {@link #parse} for text that is not a position}
     *
     * @param form how a position is written
     * @param text what was given instead
     */
    protected static IllegalArgumentException expected(String form, String text) {
        return new IllegalArgumentException(form + " expected, not " + Quoted.quoted(text));
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Board start() {
        return parse(start);
    }

    @Override
    public final String format(Board position) {
        return format(position.board(), position.turn());
    }

    /** The move's number. */
    @Override
    public String formatMove(Board position, int move) {
        return Integer.toString(move);
    }

    /** One evaluator, which calls every unfinished game a draw. Override this with functions of {@link Board#board}. */
    @Override
    public Map<String, Evaluator<Board>> evaluators() {
        return Map.of("draw", board -> Score.DRAW);
    }

    /** A board, the side to move, and the boards before it. */
    public static final class Board implements Position<Board> {
        private final CompactGame game;
        private final int firstTurn;
        private long[] history = new long[16];
        private int ply;

        private Board(CompactGame game, long board, int turn) {
            this.game = game;
            this.firstTurn = turn;
            history[0] = board;
        }

        /** {@return the board, for evaluators and move ordering} */
        public long board() {
            return history[ply];
        }

        @Override
        public int generate(int[] moves, int from) {
            return game.generate(board(), turn(), moves, from);
        }

        @Override
        public void play(int move) {
            if (ply + 1 == history.length) {
                history = Arrays.copyOf(history, 2 * history.length);
            }
            history[ply + 1] = game.play(board(), turn(), move);
            ply++;
        }

        @Override
        public void undo() {
            ply--;
        }

        @Override
        public int turn() {
            return firstTurn ^ (ply & 1);
        }

        @Override
        public int score() {
            return game.score(board(), turn());
        }

        @Override
        public long key() {
            return board() << 1 | turn();
        }

        @Override
        public Board copy() {
            Board copy = new Board(game, 0, firstTurn);
            copy.history = history.clone();
            copy.ply = ply;
            return copy;
        }

        @Override
        public String toString() {
            return game.format(this);
        }
    }
}
