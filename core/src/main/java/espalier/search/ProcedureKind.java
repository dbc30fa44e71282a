package espalier.search;

/** Which procedure searches below the root. The engine room has a class of this name for each. */
public enum ProcedureKind {
    /** Every node, without a window. */
    MINIMAX("Minimax", Windows.FULL, false),
    /** Pearl's SCOUT: tests, and evaluates where a test succeeds. */
    SCOUT("Scout", Windows.FULL, false),
    /** Fail-soft alpha-beta. */
    ALPHA_BETA("AlphaBeta", Windows.FULL, true),
    /** Alpha-beta with null windows after the first child. */
    PVS("AlphaBeta", Windows.PVS, true),
    /** Alpha-beta with null windows, and without re-searches near the leaves. */
    NEGA_SCOUT("AlphaBeta", Windows.NEGA_SCOUT, true),
    /** Alpha-beta on solution trees (solution-trees). */
    S_ALPHA_BETA("SAlphaBeta", Windows.FULL, true),
    /** The same with null windows after the first child. */
    INFORMED_PVS("SAlphaBeta", Windows.PVS, true),
    /** Stockman's SSS*. It searches the whole tree itself and asks no windows, like the next three. */
    OPEN_LIST("OpenList", Windows.NONE, false),
    /** Its dual. */
    DUAL_OPEN_LIST("OpenList", Windows.NONE, false),
    /** SSS* without a list, by recursion. */
    RECURSIVE_SSS("RecursiveSss", Windows.NONE, false),
    /** SSS-2 as expansions of a solution tree. */
    EXPAND_DIMINISH("ExpandDiminish", Windows.NONE, false);

    /** With which windows the children of a node are searched. */
    public enum Windows {
        /** Whole-tree procedures have none. */
        NONE,
        /** All children with the window of the node. */
        FULL,
        /** Null windows after the first child, then the window of the node. */
        PVS,
        /** The same, where a second search could change the value. */
        NEGA_SCOUT
    }

    private final String className;
    private final Windows windows;
    private final boolean remembers;

    ProcedureKind(String className, Windows windows, boolean remembers) {
        this.className = className;
        this.windows = windows;
        this.remembers = remembers;
    }

    /** {@return the class in {@code espalier.engine.procedure}} */
    String className() {
        return className;
    }

    /** {@return with which windows it searches children} */
    public Windows windows() {
        return windows;
    }

    /** {@return whether it uses a memory if it gets one} */
    public boolean remembers() {
        return remembers;
    }

    /** {@return whether it searches the whole tree itself, so that there is nothing to drive} */
    public boolean isWholeTree() {
        return windows == Windows.NONE;
    }

    /** {@return whether it works state by state on an OPEN list and so has no passes} */
    public boolean isBestFirst() {
        return isWholeTree() && this != EXPAND_DIMINISH;
    }

    @Override
    public String toString() {
        return switch (this) {
            case PVS, INFORMED_PVS -> className + " with Descent.Pvs";
            case NEGA_SCOUT -> className + " with Descent.NegaScout";
            case DUAL_OPEN_LIST -> className + ", dual";
            case MINIMAX, SCOUT, ALPHA_BETA, S_ALPHA_BETA, OPEN_LIST, RECURSIVE_SSS, EXPAND_DIMINISH -> className;
        };
    }
}
