package espalier.practice;

/** The nodes at which a forward-pruning method is tried; never at PV nodes. */
public enum Where {
    CUT,
    ALL,
    BOTH;

    public boolean includes(NodeType type) {
        return switch (type) {
            case PV -> false;
            case CUT -> this != ALL;
            case ALL -> this != CUT;
        };
    }
}
