package espalier.games;

import espalier.game.Position;
import espalier.play.Ending;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * A played game: every move is legal. Tags have PGN's names whatever the format: {@code Event}, {@code Site}, {@code
 * Date}, {@code Round}, {@code Termination}, {@code TimeControl}; the players are those of {@link espalier.game.Game#sides}.
 *
 * @param file the file's name, empty if it was not read from one
 * @param number the game's number in the file, from 1
 * @param line the line it starts at, from 1
 * @param tags what is known about it, in order
 * @param start the position it starts from
 * @param moves the moves
 * @param result 1-0, 0-1, 1/2-1/2 or * in terms of the first player
 * @param notes by the number of moves played before them: 0 is before the first move, 1 after it
 */
public record Recorded<P extends Position<P>>(
        String file,
        int number,
        long line,
        Map<String, String> tags,
        P start,
        List<Integer> moves,
        String result,
        Map<Integer, Note> notes) {
    /** The side that moves first has won. */
    public static final String FIRST_WINS = "1-0";

    /** The other side has won. */
    public static final String SECOND_WINS = "0-1";

    /** Neither has won. */
    public static final String DRAW = "1/2-1/2";

    /** The game is not over, or nobody knows. */
    public static final String UNKNOWN = "*";

    /** The tag that says why the game ended. */
    public static final String TERMINATION = "Termination";

    /** A reason: one side resigned. */
    public static final String RESIGNATION = "resignation";

    /** A reason: one side used up its time. */
    public static final String TIME_FORFEIT = "time forfeit";

    public Recorded {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        moves = List.copyOf(moves);
        notes = Collections.unmodifiableMap(new TreeMap<>(notes));
    }

    /**
     * Without notes.
     *
     * @param file the file's name
     * @param number the game's number in the file, from 1
     * @param line where the game begins, from 1
     * @param tags names and values, in order
     * @param start where the game starts
     * @param moves legal moves, one after the other
     * @param result as {@link Recorded} defines results
     */
    public Recorded(
            String file, int number, long line, Map<String, String> tags, P start, List<Integer> moves, String result) {
        this(file, number, line, tags, start, moves, result, Map.of());
    }

    /**
     * {@return a game that was just played}
     *
     * @param <P> the type of positions
     * @param tags names and values, in order
     * @param start where the game starts
     * @param moves legal moves, one after the other
     * @param result as {@link Recorded} defines results
     * @param notes by the number of moves before them
     */
    public static <P extends Position<P>> Recorded<P> of(
            Map<String, String> tags, P start, List<Integer> moves, String result, Map<Integer, Note> notes) {
        return new Recorded<>("", 1, 1, tags, start, moves, result, notes);
    }

    /**
     * {@return the same game with other tags and notes}
     *
     * @param otherTags names and values, in order
     * @param otherNotes by the number of moves before them
     */
    public Recorded<P> with(Map<String, String> otherTags, Map<Integer, Note> otherNotes) {
        return new Recorded<>(file, number, line, otherTags, start, moves, result, otherNotes);
    }

    /**
     * {@return what is written after this many moves}
     *
     * @param ply how many moves have been played before
     */
    public Note note(int ply) {
        return notes.getOrDefault(ply, Note.NONE);
    }

    /**
     * {@return the result of a game that this player has won; empty is a draw}
     *
     * @param winner 0 is the player who moves first in the game
     */
    public static String result(OptionalInt winner) {
        return winner.isEmpty() ? DRAW : winner.getAsInt() == 0 ? FIRST_WINS : SECOND_WINS;
    }

    /**
     * {@return the result on the board}
     *
     * @param position the position
     */
    public static String result(Position<?> position) {
        return Ending.of(position).map(ending -> result(ending.winner())).orElse(UNKNOWN);
    }
}
