package espalier.games.chess;

/**
 * Two values in one int, one for the middle game and one for the endgame, which are added and subtracted together. Each
 * half must stay within 16 bits.
 */
final class Tapered {
    private Tapered() {}

    static int of(int middle, int end) {
        return (middle << 16) + end;
    }

    /** The middle-game half; the endgame half may have borrowed from it. */
    static int middle(int pair) {
        return (pair + 0x8000) >> 16;
    }

    static int end(int pair) {
        return (short) pair;
    }
}
