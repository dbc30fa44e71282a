package espalier.protocols;

import java.util.Locale;

/** A player cannot go on: it loses the game, and the record says why. */
public final class Forfeit extends RuntimeException {
    /** The ways to lose a game without being beaten. */
    public enum Reason {
        /** The clock ran out. */
        TIME,
        /** A move that the rules forbid, or none at all. */
        ILLEGAL,
        /** The program ended, or could not be started, or the player failed. */
        CRASH,
        /** No answer at all. */
        HANG,
        /** Too much output. */
        FLOOD,
        /** The program speaks, but not this protocol. */
        PROTOCOL;

        /** As people and files read it. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Reason reason;

    public Forfeit(Reason reason, String message) {
        super(message, null, false, false);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
