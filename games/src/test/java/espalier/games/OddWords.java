package espalier.games;

import espalier.game.CompactGame;
import espalier.game.Score;
import java.util.List;

/** A game whose moves are written as no format expects them: numbers, results, comments, quotes. Ten moves are a draw. */
final class OddWords extends CompactGame {
    private static final List<String> WORDS = List.of(
            "12",
            "1-0",
            "*",
            "a b",
            "{x}",
            "\"",
            "\\",
            "(;",
            "$1",
            "e4!",
            "1.",
            "+-",
            "--",
            "0",
            "ep",
            "%",
            "[A \"b\"]",
            "a\\\"]");

    OddWords() {
        super("odd", "0.");
    }

    @Override
    protected int generate(long board, int turn, int[] moves, int from) {
        int end = from;
        for (int i = 0; i < WORDS.size() && board < 10; i++) {
            moves[end++] = i;
        }
        return end;
    }

    @Override
    protected long play(long board, int turn, int move) {
        return board + 1;
    }

    @Override
    protected int score(long board, int turn) {
        return Score.DRAW;
    }

    @Override
    public Board parse(String text) {
        return position(Long.parseLong(text.substring(0, text.length() - 1)), text.endsWith("'") ? 1 : 0);
    }

    @Override
    protected String format(long board, int turn) {
        return board + (turn == 0 ? "." : "'");
    }

    @Override
    public String formatMove(Board position, int move) {
        return WORDS.get(move);
    }
}
