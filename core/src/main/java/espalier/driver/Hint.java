package espalier.driver;

/** A part of {@link Hints} that people can give. */
public enum Hint {
    GUESS,
    STEP,
    DELTA,
    RANGE,
    TRAINING
}
