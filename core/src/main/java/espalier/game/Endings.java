package espalier.game;

/**
 * A position that may know its exact value, because a database has it. Playing searches ask; exact ones do not.
 */
public interface Endings {
    /** The value is not known. */
    int UNKNOWN = Integer.MIN_VALUE;

    /**
     * What a known win is worth whose distance is not known: above every evaluation, and below every win that can be counted
     * out.
     */
    int SURE = 2_000_000;

    /**
     * {@return the value for the side to move, counted from here like {@link Position#score}; {@link #UNKNOWN} for most
     * positions}
     */
    int known();

    /** Opens what {@link #known} will read, so that a clock does not pay for it. */
    void openEndings();
}
