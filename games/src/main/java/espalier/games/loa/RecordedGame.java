package espalier.games.loa;

import espalier.games.Archive.Recorded;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game while it is read: moves are played as they arrive, so that the first illegal one is reported at its place. */
final class RecordedGame {
    /** Longer games are rejected, to bound the reader's memory. */
    private static final int MAX_PLIES = 10_000;

    static final int MAX_TAGS = 64;

    static final String BLACK_WINS = "1-0";
    static final String WHITE_WINS = "0-1";
    static final String DRAW = "1/2-1/2";
    static final String UNKNOWN = "*";

    final int number;
    final long line;
    String result = UNKNOWN;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final List<Integer> moves = new ArrayList<>();
    private final LoaPosition start;
    private final LoaPosition position;

    RecordedGame(int number, long line, LoaPosition start) {
        this.number = number;
        this.line = line;
        this.start = start;
        position = start.copy();
    }

    void tag(String name, String value) {
        if (tags.size() < MAX_TAGS) {
            tags.putIfAbsent(name, value);
        }
    }

    /** Plays a move; throws an IllegalArgumentException if it is not legal. */
    void play(String text) {
        if (moves.size() == MAX_PLIES) {
            throw new IllegalArgumentException("more than " + MAX_PLIES + " moves");
        }
        int move;
        try {
            move = LoaNotation.parseMove(position, text);
        } catch (IllegalArgumentException e) {
            String over = position.isOver() ? "the game is over, but " : "";
            throw new IllegalArgumentException("move " + (moves.size() + 1) + ": " + over + e.getMessage(), e);
        }
        position.play(move);
        moves.add(move);
    }

    int turn() {
        return position.turn();
    }

    int plies() {
        return moves.size();
    }

    /** The result on the board. */
    String resultOnBoard() {
        if (!position.isOver()) {
            return UNKNOWN;
        }
        int forBlack = position.turn() == 0 ? position.score() : -position.score();
        return forBlack > 0 ? BLACK_WINS : forBlack < 0 ? WHITE_WINS : DRAW;
    }

    Recorded<LoaPosition> recorded(String file) {
        return new Recorded<>(file, number, line, tags, start, moves, result);
    }
}
