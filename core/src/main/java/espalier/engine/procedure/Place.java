package espalier.engine.procedure;

import espalier.play.NodeType;

/**
 * What a node's parent wants of it, in one number: how deep to search it, and what type it is expected to be. The table
 * finds nodes by key, so a practical search has no other use for places.
 */
final class Place {
    private static final NodeType[] TYPES = {NodeType.PV, NodeType.CUT, NodeType.ALL, NodeType.CUT};

    private static final int PV = 0;
    private static final int CUT = 1;
    private static final int ALL = 2;
    /** A CUT node whose parent is a PV node. */
    private static final int CUT_BELOW_PV = 3;

    /** The code of a first child by its parent's, two bits each. */
    private static final int FIRST = PV | ALL << 2 | CUT << 4 | ALL << 6;
    /** The code of the other children. */
    private static final int LATER = CUT_BELOW_PV | ALL << 2 | CUT << 4 | ALL << 6;

    private Place() {}

    @SuppressWarnings("EnumOrdinal") // TYPES goes the other way
    static int of(int depth, NodeType type) {
        return depth << 2 | type.ordinal();
    }

    /** The place of a child of a node at this place. */
    static int ofChild(int parent, int depth, boolean first) {
        int codes = first ? FIRST : LATER;
        return (depth << 2) | ((codes >> (2 * (parent & 3))) & 3);
    }

    static int depth(int place) {
        return place >> 2;
    }

    static NodeType type(int place) {
        return TYPES[place & 3];
    }

    static boolean isPv(int place) {
        return (place & 3) == PV;
    }

    static boolean isCut(int place) {
        return ((place & 3) | 2) == CUT_BELOW_PV;
    }

    static boolean isBelowPv(int place) {
        return (place & 3) == CUT_BELOW_PV;
    }

    /** The same node as a PV node. */
    static int pv(int place) {
        return place & ~3;
    }

    /** The same node, searched less deeply. */
    static int reduced(int place, int plies) {
        return place - (plies << 2);
    }
}
