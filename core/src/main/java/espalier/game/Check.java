package espalier.game;

/** Checks arguments. The message says what the argument is, and what it must be. */
public final class Check {
    private Check() {}

    /** The value, if it is not too small. */
    public static int atLeast(String what, int value, int least) {
        if (value < least) {
            String wanted = least == 0 ? "must not be negative" : "must be at least " + least;
            throw new IllegalArgumentException(what + " is " + value + ", it " + wanted);
        }
        return value;
    }

    /** The value, if it is neither too small nor too large. */
    public static int between(String what, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(what + " is " + value + ", it must be " + least + " to " + most);
        }
        return value;
    }
}
