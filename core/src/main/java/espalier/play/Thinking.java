package espalier.play;

import espalier.game.Check;
import espalier.game.Position;
import espalier.search.Limits;
import java.util.List;

/** Makes practical searches; implemented by {@code espalier.engine.driver.Deepening}, and copied for each kind of search. */
public interface Thinking {
    /**
     * {@return a search that remembers nothing yet}
     *
     * @param <P> the type of positions
     * @param think how to think
     */
    <P extends Position<P>> Session<P> open(Think<P> think);

    /** What one player keeps from move to move: the table and the memory of the move ordering. */
    interface Session<P extends Position<P>> {
        /**
         * Thinks about a position, which is afterwards what it was before, whatever happens.
         *
         * @param position the position
         * @param task what is wanted
         * @return what was found
         */
        Thought think(P position, Task task);

        /** Gives the table its full size, so that no search has to. */
        void prepare();

        /** Forgets everything. */
        void clear();
    }

    /**
     * What is asked of a session.
     *
     * @param limits how deep and how many nodes; time is the deadline's
     * @param deadline when to stop, counted from the call
     * @param among the root moves to choose from; empty for all
     * @param lines how many best lines are wanted
     * @param played keys of positions that occurred in the game: what the table knows of them ignores repetition
     * @param listener hears what is found
     */
    record Task(
            Limits limits, Deadline deadline, List<Integer> among, int lines, List<Long> played, Listener listener) {
        public Task {
            among = List.copyOf(among);
            played = List.copyOf(played);
            Check.atLeast("the number of lines", lines, 1);
        }

        /**
         * {@return the task of finding the best line, all root moves allowed}
         *
         * @param limits when to stop
         * @param listener hears of the search while it runs
         */
        public static Task within(Limits limits, Listener listener) {
            return new Task(limits, Deadline.of(limits), List.of(), 1, List.of(), listener);
        }
    }
}
