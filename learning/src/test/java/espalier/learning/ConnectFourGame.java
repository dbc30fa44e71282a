package espalier.learning;

import espalier.game.CompactGame;
import espalier.game.Evaluator;
import espalier.game.Inputs;
import espalier.game.Score;
import espalier.game.Tunable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Connect Four as a user would bring it, with a few lines of features. A column is seven bits: the first player's discs, and a
 * one above the highest disc.
 */
public final class ConnectFourGame extends CompactGame {
    private static final int HEIGHT = 7;
    private static final long BOTTOM = 0x0000_0408_1020_4081L;
    private static final long BOARD = BOTTOM * 63;
    private static final long ODD = BOTTOM * 21;
    private static final List<Long> LINES = lines();

    public ConnectFourGame() {
        super("connect-four", "0:" + BOTTOM);
    }

    private static List<Long> lines() {
        List<Long> lines = new ArrayList<>();
        for (int step : new int[] {1, HEIGHT - 1, HEIGHT, HEIGHT + 1}) {
            long line = 1L | (1L << step) | (1L << (2 * step)) | (1L << (3 * step));
            for (int from = 0; from + 3 * step < 49; from++) {
                if (((line << from) & ~BOARD) == 0) {
                    lines.add(line << from);
                }
            }
        }
        return lines;
    }

    /** All discs: the bits below the highest one of each column. */
    private static long all(long board) {
        long below = (board >>> 1) & BOARD;
        for (int i = 0; i < HEIGHT; i++) {
            below |= (below >>> 1) & BOARD;
        }
        return below;
    }

    private static long discs(long board, int player) {
        long all = all(board);
        return player == 0 ? board & all : all & ~board;
    }

    @Override
    protected int generate(long board, int turn, int[] moves, int from) {
        for (int column = 0; column < HEIGHT && score(board, turn) == Score.DRAW; column++) {
            if (((board >>> (column * HEIGHT)) & 64) == 0) {
                moves[from++] = column;
            }
        }
        return from;
    }

    @Override
    protected long play(long board, int turn, int move) {
        long column = (board >>> (move * HEIGHT)) & 127;
        long top = Long.highestOneBit(column);
        long after = (turn == 0 ? column : column ^ top) | (top << 1);
        return board ^ ((column ^ after) << (move * HEIGHT));
    }

    @Override
    protected int score(long board, int turn) {
        long theirs = discs(board, 1 - turn);
        return LINES.stream().anyMatch(line -> (theirs & line) == line) ? Score.lossIn(0) : Score.DRAW;
    }

    @Override
    public Board parse(String text) {
        return position(Long.parseLong(text.substring(2)), text.charAt(0) - '0');
    }

    @Override
    protected String format(long board, int turn) {
        return turn + ":" + board;
    }

    private static int lines(Board board, int discs) {
        int turn = board.turn();
        long own = discs(board.board(), turn);
        long other = discs(board.board(), 1 - turn);
        int count = 0;
        for (long line : LINES) {
            count += (other & line) == 0 && Long.bitCount(own & line) == discs ? 1 : 0;
            count -= (own & line) == 0 && Long.bitCount(other & line) == discs ? 1 : 0;
        }
        return count;
    }

    /** Squares in some rows that would complete a line of one player; positive if that player is to move. */
    private static int threes(Board board, int player, long rows) {
        long own = discs(board.board(), player);
        long empty = rows & ~all(board.board());
        long squares = 0;
        for (long line : LINES) {
            squares |= Long.bitCount(own & line) == 3 ? line & empty : 0;
        }
        return board.turn() == player ? Long.bitCount(squares) : -Long.bitCount(squares);
    }

    private static int columns(Board board, int... columns) {
        long squares = 0;
        for (int column : columns) {
            squares |= 63L << (column * HEIGHT);
        }
        int turn = board.turn();
        return Long.bitCount(discs(board.board(), turn) & squares)
                - Long.bitCount(discs(board.board(), 1 - turn) & squares);
    }

    /** The weights are set by hand: everything counts the same. */
    @Override
    public Optional<Tunable<Board>> tunable() {
        return Optional.of(Tunable.<Board>sum(List.of(
                new Tunable.Feature<>("to-move", 30, board -> 1),
                new Tunable.Feature<>("middle", 30, board -> columns(board, 3)),
                new Tunable.Feature<>("beside", 30, board -> columns(board, 2, 4)),
                new Tunable.Feature<>("outside", 30, board -> columns(board, 1, 5)),
                new Tunable.Feature<>("ones", 30, board -> lines(board, 1)),
                new Tunable.Feature<>("twos", 30, board -> lines(board, 2)),
                new Tunable.Feature<>("first-odd", 30, board -> threes(board, 0, ODD)),
                new Tunable.Feature<>("first-even", 30, board -> threes(board, 0, BOARD & ~ODD)),
                new Tunable.Feature<>("second-odd", 30, board -> threes(board, 1, ODD)),
                new Tunable.Feature<>("second-even", 30, board -> threes(board, 1, BOARD & ~ODD)))));
    }

    /** The discs of each player; two phases. */
    @Override
    public Optional<Inputs<Board>> inputs() {
        return Optional.of(new Inputs<>() {
            @Override
            public int words() {
                return 2;
            }

            @Override
            public void fill(Board position, int player, long[] set) {
                set[0] = discs(position.board(), player);
                set[1] = discs(position.board(), 1 - player);
            }

            @Override
            public int phases() {
                return 2;
            }

            @Override
            public int phase(Board position) {
                return Long.bitCount(all(position.board())) / 22;
            }
        });
    }

    @Override
    public Map<String, Evaluator<Board>> evaluators() {
        return Map.of("hand", tunable().orElseThrow().evaluator());
    }
}
