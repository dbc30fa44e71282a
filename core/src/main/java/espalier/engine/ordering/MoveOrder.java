package espalier.engine.ordering;

import espalier.game.MoveScorer;
import espalier.game.Position;
import espalier.play.Setting;
import java.util.Arrays;

/**
 * In which order the moves of a node are tried. The moves themselves stay where they were generated: the i-th move of a node
 * is at some place of the buffer, and both count from where the node's moves begin.
 */
public interface MoveOrder<P extends Position<P>> {
    /**
     * An order that has learnt nothing yet.
     *
     * @param setting says what moves are ranked by
     * @param scorer the game's static ordering, which also names moves for the history
     * @param position of the game
     * @param shared whether other threads search the same node
     */
    static <P extends Position<P>> MoveOrder<P> of(Setting setting, MoveScorer<P> scorer, P position, boolean shared) {
        return switch (setting.order(shared)) {
            case AS_GENERATED -> new AsGenerated<>();
            case HASH_MOVE_FIRST -> new HashMoveFirst<>();
            case RANKED -> new Ranked<>(setting, scorer, position, shared);
        };
    }

    /** Orders {@code moves[from..to)}; the hash move is given by its index, and may be none of them. */
    void rank(P position, int ply, int depth, int[] moves, int from, int to, int hashIndex);

    /** Makes the most promising of the moves from the i-th on the i-th; returns its place. */
    int pick(int i, int from, int end);

    /** The place of the i-th move of a node, which has been picked. */
    int place(int i, int from);

    /** Whether the i-th move of a node is quiet, wherever it was brought since; every move is of which nothing is known. */
    default boolean isQuiet(int i, int from) {
        return true;
    }

    /** What the i-th move of a node is ordered by; 0 where nothing is known. */
    default int score(int i) {
        return 0;
    }

    /** What a quiet move loses at once, as far as is known: at most 0. */
    default int risk(P position, int move) {
        return 0;
    }

    /**
     * Learns that a move was best at a node.
     *
     * @param tried the first move tried
     * @param best the best one
     */
    default void learn(P position, int ply, int depth, int[] moves, int tried, int best) {}

    /** Hears of a move of the path, before it is played. */
    default void play(P position, int ply, int move) {}

    /** Hears that the turn is passed. */
    default void pass(P position, int ply) {}

    /** Prepares for another search of the same game. */
    default void age() {}

    /** Lets the i-th move be tried before all but the hash move. */
    default void promote(int i) {}

    /** Lets the i-th move be tried after all others. */
    default void defer(int i) {}

    default boolean isDeferred(int i) {
        return false;
    }

    /** Makes up for {@link #defer}, if the i-th move was deferred. */
    default void recall(int i) {}

    /** As the game generates them. */
    final class AsGenerated<P extends Position<P>> implements MoveOrder<P> {
        @Override
        public void rank(P position, int ply, int depth, int[] moves, int from, int to, int hashIndex) {}

        @Override
        public int pick(int i, int from, int end) {
            return i;
        }

        @Override
        public int place(int i, int from) {
            return i;
        }
    }

    /** The hash move, and the others as the game generates them. */
    final class HashMoveFirst<P extends Position<P>> implements MoveOrder<P> {
        /** Where a node's moves begin: the place of the one that is tried first. */
        private int[] first = {};

        @Override
        public void rank(P position, int ply, int depth, int[] moves, int from, int to, int hashIndex) {
            if (first.length < to) {
                first = Arrays.copyOf(first, moves.length);
            }
            first[from] = hashIndex >= 0 && hashIndex < to - from ? from + hashIndex : from;
        }

        @Override
        public int pick(int i, int from, int end) {
            return place(i, from);
        }

        @Override
        public int place(int i, int from) {
            return i == from ? first[from] : i <= first[from] ? i - 1 : i;
        }
    }
}
