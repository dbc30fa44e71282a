package espalier.games.checkers;

/**
 * Move generation on bitboards in the layout of {@link Squares}. The caller passes the pieces that may move up (towards
 * square 1) and those that may move down; kings are in both.
 */
final class MoveGenerator {
    private MoveGenerator() {}

    /** The pieces that can step. */
    static long steppers(long up, long down, long empty) {
        return (down & (empty >>> 4 | empty >>> 5)) | (up & (empty << 4 | empty << 5));
    }

    /** The pieces of {@code up} and {@code down} that can jump over a target in that direction. */
    static long jumpers(long up, long down, long targets, long empty) {
        long downwards = (targets >>> 4 & empty >>> 8) | (targets >>> 5 & empty >>> 10);
        long upwards = (targets << 4 & empty << 8) | (targets << 5 & empty << 10);
        return (down & downwards) | (up & upwards);
    }

    /** Writes all steps, direction by direction. */
    static int steps(long up, long down, long empty, int[] moves, int from) {
        int n = from;
        for (long m = down & empty >>> 4; m != 0; m &= m - 1) {
            int at = Long.numberOfTrailingZeros(m);
            moves[n++] = Move.step(at, at + 4);
        }
        for (long m = down & empty >>> 5; m != 0; m &= m - 1) {
            int at = Long.numberOfTrailingZeros(m);
            moves[n++] = Move.step(at, at + 5);
        }
        for (long m = up & empty << 5; m != 0; m &= m - 1) {
            int at = Long.numberOfTrailingZeros(m);
            moves[n++] = Move.step(at, at - 5);
        }
        for (long m = up & empty << 4; m != 0; m &= m - 1) {
            int at = Long.numberOfTrailingZeros(m);
            moves[n++] = Move.step(at, at - 4);
        }
        return n;
    }

    /** Writes all captures of the jumpers, piece by piece. */
    static int captures(long jumpers, long up, long down, long targets, long empty, int[] moves, int from) {
        int n = from;
        for (long m = jumpers; m != 0; m &= m - 1) {
            long at = m & -m;
            int start = Long.numberOfTrailingZeros(m);
            n = extend(start, at, targets, empty | at, (down & at) != 0, (up & at) != 0, moves, n);
        }
        return n;
    }

    /**
     * Writes all complete captures that continue from {@code at}. A man on the king row finds no further jump, because
     * it only moves forward.
     */
    private static int extend(
            int move, long at, long targets, long empty, boolean down, boolean up, int[] moves, int from) {
        int n = from;
        if (down && (at << 4 & targets) != 0 && (at << 8 & empty) != 0) {
            n = extend(Move.jump(move, 0), at << 8, targets ^ at << 4, empty, true, up, moves, n);
        }
        if (down && (at << 5 & targets) != 0 && (at << 10 & empty) != 0) {
            n = extend(Move.jump(move, 1), at << 10, targets ^ at << 5, empty, true, up, moves, n);
        }
        if (up && (at >>> 5 & targets) != 0 && (at >>> 10 & empty) != 0) {
            n = extend(Move.jump(move, 2), at >>> 10, targets ^ at >>> 5, empty, down, true, moves, n);
        }
        if (up && (at >>> 4 & targets) != 0 && (at >>> 8 & empty) != 0) {
            n = extend(Move.jump(move, 3), at >>> 8, targets ^ at >>> 4, empty, down, true, moves, n);
        }
        if (n == from) {
            moves[n++] = move;
        }
        return n;
    }
}
