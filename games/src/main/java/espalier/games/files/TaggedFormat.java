package espalier.games.files;

import espalier.game.Position;
import espalier.games.Recorded;
import java.util.Map;

/** What differs between formats with PGN's form: tags, moves, a result. */
public interface TaggedFormat<P extends Position<P>> {
    /**
     * The position that a game with these tags starts from.
     *
     * @throws IllegalArgumentException describing the problem with the tags
     */
    P start(Map<String, String> tags);

    /** The tags of a game as they are written, in order. */
    Map<String, String> tags(Recorded<P> game);

    /**
     * The legal move that a word means.
     *
     * @throws IllegalArgumentException if there is none
     */
    int parse(P position, String word);

    /** Writes a legal move. */
    String format(P position, int move);

    /** The number of the move to be played; 0 if moves are not numbered. */
    default int number(P position) {
        return 0;
    }

    /** The result that a word means, in the form of {@link Recorded}; empty if it is none. */
    default String result(String word) {
        return switch (word) {
            case Recorded.FIRST_WINS, Recorded.SECOND_WINS, Recorded.DRAW, Recorded.UNKNOWN -> word;
            case "1/2" -> Recorded.DRAW;
            default -> "";
        };
    }
}
