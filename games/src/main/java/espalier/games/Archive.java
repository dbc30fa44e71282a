package espalier.games;

import espalier.game.Game;
import espalier.game.Position;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/**
 * A game's format for played games. Reading takes one game at a time, in constant memory. A game that cannot be read or
 * replayed is reported with its place, and reading goes on with the next one.
 */
public interface Archive<P extends Position<P>> {
    /**
     * Reads all games of a stream.
     *
     * @param name the file's name, for the records and messages; its ending may decide the format
     * @param in its text, unpacked
     * @param handler takes the games and the errors, in order
     * @throws IOException if reading fails
     */
    void readGames(String name, InputStream in, Handler<P> handler) throws IOException;

    /**
     * Writes a game; a file is a sequence of games. What {@link #readGames} has read is written in full: tags, comments,
     * annotations and variations.
     *
     * @param game what to write
     * @param out takes the text
     * @throws IllegalArgumentException if the format has no room for a tag
     * @throws IOException if writing fails
     */
    void writeGame(Recorded<P> game, Appendable out) throws IOException;

    /** {@return the ending of names of files that {@link #writeGame} writes, without the dot} */
    String extension();

    /**
     * {@return a line of play with a comment at its end, for {@link Note#variations}; empty if the format has no
     * variations}
     *
     * @param start where the game starts
     * @param moves legal moves, one after the other
     * @param comment what is said at its end
     */
    default String variation(P start, List<Integer> moves, String comment) {
        return "";
    }

    /** {@return the number of score units in one unit of an {@link Assessment}: a pawn, a disc} */
    default int unit() {
        return 1;
    }

    /**
     * {@return the game's format, or plain text}
     *
     * @param <P> the type of positions
     * @param game the game
     */
    @SuppressWarnings("unchecked") // a game has archives of its own positions
    static <P extends Position<P>> Archive<P> of(Game<P> game) {
        return game instanceof Archived<?> archived ? (Archive<P>) archived.archive() : new PlainArchive<>(game);
    }

    /** Receives the games of an archive. */
    interface Handler<P extends Position<P>> {
        /**
         * A game that was read.
         *
         * @param game the game, with its notes
         */
        void game(Recorded<P> game);

        /**
         * @param file the file's name
         * @param number the game's number in the file, from 1
         * @param line the line where reading failed, from 1
         * @param reason what is wrong
         */
        void broken(String file, int number, long line, String reason);
    }
}
