package espalier.driver;

/** A part of {@link Hints} that people can give. */
public enum Hint {
    /** The value that is expected. */
    GUESS,
    /** The distance between two null windows. */
    STEP,
    /** Half of an aspiration window. */
    DELTA,
    /** The range of the leaves. */
    RANGE,
    /** Separation values that were learnt. */
    TRAINING
}
