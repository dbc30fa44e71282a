package espalier.play;

/** A part of the practical search that is there or not. */
public enum Part {
    /** Enhanced transposition cut-offs: before a node is searched, the table is asked whether a child already answers it. */
    TRANSPOSITION_CUTOFFS,
    /** Leaves are extended by noisy moves, in games that know them. */
    QUIESCENCE,
    /** The draw rules of play count, in games that have them. */
    DRAWS,
    /** Leaf evaluations are kept in the table. */
    LEAVES_STORED,
    /** A table entry of a deeper search answers a shallower question; exactness needs equal depths. */
    DEEPER_SERVES,
    /** Late quiet moves are searched less deeply first. */
    REDUCTIONS,
    /** Replies to a check and only replies do not count as depth. */
    EXTENSIONS
}
