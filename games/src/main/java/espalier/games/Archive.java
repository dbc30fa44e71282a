package espalier.games;

import espalier.game.Game;
import espalier.game.Position;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads files of played games, one game at a time in constant memory. A game that cannot be read or replayed is
 * reported with its place, and reading goes on with the next one. Every command that reads archives supports a {@link
 * Game} that implements this.
 */
public interface Archive<P extends Position<P>> {
    /**
     * Reads all games of a stream.
     *
     * @param name the file's name, for the records and messages; its ending may decide the format
     * @param in its text, unpacked
     */
    void readGames(String name, InputStream in, Handler<P> handler) throws IOException;

    /** The game itself, if it reads archives. */
    @SuppressWarnings("unchecked") // a game reads archives of its own positions
    static <P extends Position<P>> Optional<Archive<P>> of(Game<P> game) {
        return game instanceof Archive<?> ? Optional.of((Archive<P>) game) : Optional.empty();
    }

    /** Receives the games of an archive. */
    interface Handler<P extends Position<P>> {
        void game(Recorded<P> game);

        /**
         * @param number the game's number in the file, from 1
         * @param line the line where reading failed, from 1
         */
        void broken(String file, int number, long line, String reason);
    }

    /**
     * A game that was read and replayed: every move is legal.
     *
     * @param file the file's name
     * @param number the game's number in the file, from 1
     * @param line the line it starts at, from 1
     * @param tags what the file says about it (players, date, event), by name
     * @param start the position it starts from
     * @param moves the moves
     * @param result as the file says: 1-0, 0-1, 1/2-1/2 or * in terms of the first player
     */
    record Recorded<P extends Position<P>>(
            String file, int number, long line, Map<String, String> tags, P start, List<Integer> moves, String result) {
        public Recorded {
            tags = Map.copyOf(tags);
            moves = List.copyOf(moves);
        }
    }
}
