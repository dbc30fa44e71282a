package espalier.play;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** A part of the practical search that is there or not. */
public enum Part {
    /** The best move of an earlier visit, from the table, is tried first. */
    HASH_MOVE,
    /** Two moves that were best at the same ply not long ago are tried early. */
    KILLERS,
    /** Moves are sorted by how often, weighted by depth, they were best anywhere. */
    HISTORY,
    /** Moves are sorted by the game's own {@link espalier.game.MoveScorer}. */
    STATIC_ORDER,
    /** Enhanced transposition cut-offs: before a node is searched, the table is asked whether a child already answers it. */
    TRANSPOSITION_CUTOFFS,
    /** Leaves are extended by noisy moves, in games that know them. */
    QUIESCENCE,
    /** The draw rules of play count, in games that have them. */
    DRAWS,
    /** Leaf evaluations are kept in the table. */
    LEAVES_STORED,
    /** Frontier nodes, whose children are leaves, are kept in the table; where leaves are cheap, searching them again is faster. */
    FRONTIER_STORED,
    /** A table entry of a deeper search answers a shallower question; exactness needs equal depths. */
    DEEPER_SERVES,
    /** Late quiet moves are searched less deeply first. */
    REDUCTIONS,
    /** Replies to a check and only replies do not count as depth. */
    EXTENSIONS,
    /**
     * A driver whose question is one full window asks with a window around the last iteration's value first, and widens it.
     */
    ASPIRATION,
    /** Positions that know their exact value are not searched, in games that have databases of {@link espalier.game.Endings}. */
    ENDINGS;

    /** What moves are sorted by. With none of it they stay as generated. */
    public static final Set<Part> ORDERING =
            Collections.unmodifiableSet(EnumSet.of(HASH_MOVE, KILLERS, HISTORY, STATIC_ORDER));

    /** Parts that do not change the value. */
    static final Set<Part> EXACT = Collections.unmodifiableSet(EnumSet.of(
            HASH_MOVE, KILLERS, HISTORY, STATIC_ORDER, TRANSPOSITION_CUTOFFS, LEAVES_STORED, FRONTIER_STORED));
}
