package espalier.games.tictactoe;

import espalier.game.CompactGame;
import espalier.game.Score;

/** Tic-tac-toe: moves are squares, 1 to 9 from the top left. Bits 0 to 8 of a board are X's squares, 9 to 17 are O's. */
public final class TicTacToeGame extends CompactGame {
    private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0124, 0421}; // octal: a digit per row

    public TicTacToeGame() {
        super("tictactoe", "--------- X", "X", "O");
    }

    @Override
    protected int generate(long board, int turn, int[] moves, int from) {
        for (int square = 1; square <= 9 && score(board, turn) == Score.DRAW; square++) {
            if (((board >> (square - 1)) & 01001) == 0) {
                moves[from++] = square;
            }
        }
        return from;
    }

    @Override
    protected long play(long board, int turn, int move) {
        return board | (1L << (move - 1 + 9 * turn));
    }

    @Override
    protected int score(long board, int turn) {
        for (int line : LINES) {
            if (((board >> (9 * (1 - turn))) & line) == line) {
                return Score.lossIn(0);
            }
        }
        return Score.DRAW;
    }

    @Override
    public Board parse(String text) {
        if (!text.matches("[XO-]{9} [XO]")) {
            throw expected("nine of X, O and -, a space and the side", text);
        }
        long board = 0;
        for (int i = 0; i < 9; i++) {
            board |= (text.charAt(i) == 'X' ? 1 : text.charAt(i) == 'O' ? 01000 : 0) << i;
        }
        return position(board, text.charAt(10) == 'X' ? 0 : 1);
    }

    @Override
    protected String format(long board, int turn) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 9; i++) {
            text.append((board >> i & 1) != 0 ? 'X' : (board >> i & 01000) != 0 ? 'O' : '-');
        }
        return text.append(turn == 0 ? " X" : " O").toString();
    }
}
