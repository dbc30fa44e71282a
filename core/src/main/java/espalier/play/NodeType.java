package espalier.play;

/** What a node is expected to be before it is searched (knuth-moore). */
public enum NodeType {
    /** On the principal variation: all children are searched, the first one as a PV node. */
    PV,
    /** One child is expected to refute the move that led here. */
    CUT,
    /** All children have to be searched, and none is expected to be good enough. */
    ALL;

    /** {@return the type of a child that is expected to be best; also of the node after a null move} */
    public NodeType first() {
        return this == PV ? PV : this == CUT ? ALL : CUT;
    }

    /** {@return the type of the other children} */
    public NodeType later() {
        return this == CUT ? ALL : CUT;
    }
}
