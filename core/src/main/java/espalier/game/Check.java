package espalier.game;

/** Checks arguments. The message says what the argument is, and what it must be. */
public final class Check {
    private Check() {}

    /**
     * {@return the value, if it is not too small; an IllegalArgumentException says so otherwise}
     *
     * @param what what it is a number of, for the message
     * @param value the number
     * @param least the smallest that is allowed
     */
    public static int atLeast(String what, int value, int least) {
        if (value < least) {
            String wanted = least == 0 ? "must not be negative" : "must be at least " + least;
            throw new IllegalArgumentException(what + " is " + value + ", it " + wanted);
        }
        return value;
    }

    /**
     * {@return the value, if it is neither too small nor too large; an IllegalArgumentException says so otherwise}
     *
     * @param what what it is a number of, for the message
     * @param value the number
     * @param least the smallest that is allowed
     * @param most the largest that is allowed
     */
    public static int between(String what, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(what + " is " + value + ", it must be " + least + " to " + most);
        }
        return value;
    }
}
