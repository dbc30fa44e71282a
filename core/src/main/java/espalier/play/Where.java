package espalier.play;

/** The nodes at which a forward-pruning method is tried; never at PV nodes. */
public enum Where {
    /** At expected CUT nodes. */
    CUT,
    /** At expected ALL nodes, where the {@link Additions} make it safe. */
    ALL,
    /** At both. */
    BOTH;

    /**
     * {@return whether it is tried at nodes of this type}
     *
     * @param type the node's type
     */
    public boolean includes(NodeType type) {
        return switch (type) {
            case PV -> false;
            case CUT -> this != ALL;
            case ALL -> this != CUT;
        };
    }
}
