package espalier.games.files;

import espalier.game.Position;
import espalier.games.Archive;
import espalier.games.Note;
import espalier.games.Recorded;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What differs between archives with SGF's form: games of properties. */
public interface PropertyFormat<P extends Position<P>> extends Archive<P> {
    @Override
    default void readGames(String name, InputStream in, Handler<P> handler) throws IOException {
        new PropertyReader<>(this, name, in, handler).read();
    }

    @Override
    default void writeGame(Recorded<P> game, Appendable out) throws IOException {
        new PropertyWriter<>(this, out).write(game);
    }

    /** Variations need nodes. */
    @Override
    default String variation(P start, List<Integer> moves, String comment) {
        return node().isEmpty() ? "" : PropertyWriter.variation(this, start, moves, comment);
    }

    /** {@return the names of properties that say what start, moves and result of the game say} */
    Set<String> structure();

    /**
     * The position that a game starts from.
     *
     * @param root the properties before the first move
     * @return the position
     * @throws IllegalArgumentException saying what is wrong
     */
    P start(Map<String, List<String>> root);

    /**
     * Plays a move.
     *
     * @param game the game so far
     * @param player 0 if the property is {@code B}, 1 if it is {@code W}
     * @param value the property's text
     * @return what the property says besides the move
     * @throws IllegalArgumentException saying what is wrong
     */
    Note play(Replay<P> game, int player, String value);

    /**
     * {@return the result that a value of {@code RE} means}
     *
     * @param value the property's text
     */
    String result(String value);

    /**
     * {@return whether a game starts here, even inside a broken one}
     *
     * @param in where reading is
     * @throws IOException if reading fails
     */
    boolean startsGame(ByteReader in) throws IOException;

    /**
     * {@return the properties of {@link #structure} that begin a game, as text}
     *
     * @param game the game so far
     */
    String opening(Recorded<P> game);

    /** {@return what comes before each move: the start of a node, if moves have their own} */
    String node();

    /**
     * {@return the value of a move's property}
     *
     * @param position the position
     * @param move a legal move
     * @param note what is noted at the move
     */
    String format(P position, int move, Note note);

    /**
     * {@return what is to be said in a comment}
     *
     * @param note what is noted at the move
     */
    default String comment(Note note) {
        return note.comment();
    }
}
