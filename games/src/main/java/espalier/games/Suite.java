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
 * reported, and reading goes on with the next one. A {@link Game} that implements this is known to {@code suite}.
 */
public interface Suite<P extends Position<P>> {
    /**
     * Reads all positions of a stream.
     *
     * @param name the file's name; it may decide the format or what is asked for
     * @param in its text, unpacked
     */
    void readProblems(String name, InputStream in, Handler<P> handler) throws IOException;

    /** The game itself, if it reads suites. */
    @SuppressWarnings("unchecked") // a game reads suites of its own positions
    static <P extends Position<P>> Optional<Suite<P>> of(Game<P> game) {
        return game instanceof Suite<?> ? Optional.of((Suite<P>) game) : Optional.empty();
    }

    /** Takes what a suite holds. */
    interface Handler<P extends Position<P>> {
        void problem(Problem<P> problem);

        /** @param line the line that cannot be read, from 1 */
        void broken(long line, String reason);
    }

    /**
     * A position and what should be found there.
     *
     * @param id its name; empty if it has none
     * @param line where it stands in its file, from 1
     */
    record Problem<P extends Position<P>>(String id, long line, P position, Answers answers) {}

    /**
     * What is right, as far as the suite says. Sets and maps keep their order.
     *
     * @param best moves one of which is to be found; empty if there is no such demand
     * @param avoid moves none of which may be played
     * @param points what moves are worth, where a suite rates them; others are worth nothing
     * @param winIn the plies of the shortest forced win, if that is what is asked for
     */
    record Answers(Set<Integer> best, Set<Integer> avoid, Map<Integer, Integer> points, OptionalInt winIn) {
        public Answers {
            best = Collections.unmodifiableSet(new LinkedHashSet<>(best));
            avoid = Collections.unmodifiableSet(new LinkedHashSet<>(avoid));
            points = Collections.unmodifiableMap(new LinkedHashMap<>(points));
        }

        /** One of these moves, and nothing else is asked for. */
        public static Answers best(Set<Integer> moves) {
            return new Answers(moves, Set.of(), Map.of(), OptionalInt.empty());
        }

        /** Whether anything is asked for: a list of mere positions asks for nothing. */
        public boolean areKnown() {
            return !best.isEmpty() || !avoid.isEmpty() || !points.isEmpty() || winIn.isPresent();
        }

        /**
         * Whether this move with this exact value is right. Where moves are only rated, it has to be one of the highest.
         *
         * @param value for the side to move; empty if only the move is known
         */
        public boolean areMetBy(int move, OptionalInt value) {
            boolean distance =
                    winIn.isEmpty() || (value.isPresent() && value.getAsInt() == Score.winIn(winIn.getAsInt()));
            boolean rated = !best.isEmpty() || points.isEmpty() || points(move) == mostPoints();
            return distance && rated && (best.isEmpty() || best.contains(move)) && !avoid.contains(move);
        }

        public int points(int move) {
            return points.getOrDefault(move, 0);
        }

        /** What a best move is worth. */
        public int mostPoints() {
            return points.isEmpty() ? 0 : Collections.max(points.values());
        }
    }
}
