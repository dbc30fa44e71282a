package espalier.games;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Reads test suites: positions whose best moves are known. One position at a time; a line that cannot be read is
 * reported, and reading goes on with the next one. {@code suite} supports a {@link Game} that implements this.
 */
public interface Suite<P extends Position<P>> {
    /**
     * Reads all positions of a stream.
     *
     * @param name the file's name; it may decide the format or the task
     * @param in its text, unpacked
     * @param handler takes the games and the errors, in order
     * @throws IOException if reading fails
     */
    void readProblems(String name, InputStream in, Handler<P> handler) throws IOException;

    /**
     * {@return the game itself, if it reads suites}
     *
     * @param <P> the type of positions
     * @param game the game
     */
    @SuppressWarnings("unchecked") // a game reads suites of its own positions
    static <P extends Position<P>> Optional<Suite<P>> of(Game<P> game) {
        return game instanceof Suite<?> ? Optional.of((Suite<P>) game) : Optional.empty();
    }

    /** Receives the positions of a suite. */
    interface Handler<P extends Position<P>> {
        /**
         * A position with its question.
         *
         * @param problem the position, and what solves it
         */
        void problem(Problem<P> problem);

        /**
         * @param line the line that cannot be read, from 1
         * @param reason what is wrong
         */
        void broken(long line, String reason);
    }

    /**
     * A position and its solution.
     *
     * @param id its name; empty if it has none
     * @param line its line in the file, from 1
     */
    record Problem<P extends Position<P>>(String id, long line, P position, Answers answers) {}

    /**
     * The solution as the suite gives it. Sets and maps keep their order.
     *
     * @param best the best moves, one of which solves the position; empty if the suite names none
     * @param avoid moves that fail
     * @param points the points of each move, where a suite rates them; other moves get none
     * @param winIn the plies of the shortest forced win, if the task is to find it
     */
    record Answers(Set<Integer> best, Set<Integer> avoid, Map<Integer, Integer> points, OptionalInt winIn) {
        public Answers {
            best = Collections.unmodifiableSet(new LinkedHashSet<>(best));
            avoid = Collections.unmodifiableSet(new LinkedHashSet<>(avoid));
            points = Collections.unmodifiableMap(new LinkedHashMap<>(points));
        }

        /**
         * {@return the answers of a position that any of these moves solves}
         *
         * @param moves legal moves
         */
        public static Answers best(Set<Integer> moves) {
            return new Answers(moves, Set.of(), Map.of(), OptionalInt.empty());
        }

        /** {@return whether there is a task; a plain list of positions has none} */
        public boolean areKnown() {
            return !best.isEmpty() || !avoid.isEmpty() || !points.isEmpty() || winIn.isPresent();
        }

        /**
         * {@return whether this move with this exact value solves the position} Where moves are only rated, it must have
         * the highest rating.
         *
         * @param move the answer
         * @param value for the side to move; empty if only the move is known
         */
        public boolean areMetBy(int move, OptionalInt value) {
            boolean distance =
                    winIn.isEmpty() || (value.isPresent() && value.getAsInt() == Score.winIn(winIn.getAsInt()));
            boolean rated = !best.isEmpty() || points.isEmpty() || points(move) == mostPoints();
            return distance && rated && (best.isEmpty() || best.contains(move)) && !avoid.contains(move);
        }

        /**
         * {@return the points that a move is worth; 0 if the suite does not say}
         *
         * @param move the answer
         */
        public int points(int move) {
            return points.getOrDefault(move, 0);
        }

        /** {@return the points of a best move} */
        public int mostPoints() {
            return points.isEmpty() ? 0 : Collections.max(points.values());
        }
    }
}
