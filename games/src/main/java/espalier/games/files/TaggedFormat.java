package espalier.games.files;

import espalier.game.Position;
import espalier.games.Archive;
import espalier.games.Recorded;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;

/** An archive with PGN's form: tags, moves, a result. Formats differ in the methods without a body. */
public interface TaggedFormat<P extends Position<P>> extends Archive<P> {
    @Override
    default void readGames(String name, InputStream in, Handler<P> handler) throws IOException {
        new TaggedReader<>(this, name, in, handler).read();
    }

    @Override
    default void writeGame(Recorded<P> game, Appendable out) throws IOException {
        new TaggedWriter<>(this, out).write(game);
    }

    @Override
    default String variation(P start, List<Integer> moves, String comment) {
        return TaggedWriter.variation(this, start, moves, comment);
    }

    /**
     * {@return the position that a game with these tags starts from}
     *
     * @param tags names and values, in order
     * @throws IllegalArgumentException describing the problem with the tags
     */
    P start(Map<String, String> tags);

    /**
     * {@return the tags of a game as they are written, in order}
     *
     * @param game the game
     */
    Map<String, String> tags(Recorded<P> game);

    /**
     * The legal move that a word means.
     *
     * @param position the position
     * @param word a word of the moves
     * @return the move
     * @throws IllegalArgumentException if there is none
     */
    int parse(P position, String word);

    /**
     * {@return a legal move as it is written}
     *
     * @param position the position
     * @param move a legal move
     */
    String format(P position, int move);

    /**
     * {@return the number of the move to be played; 0 if moves are not numbered}
     *
     * @param position the position
     */
    default int number(P position) {
        return 0;
    }

    /**
     * {@return the result that a word means, in the form of {@link Recorded}; empty if it is none}
     *
     * @param word a word of the moves
     */
    default String result(String word) {
        return switch (word) {
            case Recorded.FIRST_WINS, Recorded.SECOND_WINS, Recorded.DRAW, Recorded.UNKNOWN -> word;
            case "1/2" -> Recorded.DRAW;
            default -> "";
        };
    }
}
