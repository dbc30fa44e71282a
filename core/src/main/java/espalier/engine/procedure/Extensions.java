package espalier.engine.procedure;

import espalier.game.Noisy;
import org.jspecify.annotations.Nullable;

/**
 * Replies to a check, and only replies, do not count as depth; but lines do not grow to more than twice the depth.
 *
 * @param depth of the whole search
 */
record Extensions(@Nullable Noisy noisy, int depth) {
    /** By how many plies the current node is searched more deeply. */
    int extend(int ply, int width) {
        return ply < 2 * depth && (width == 1 || (noisy != null && !noisy.mayStandPat())) ? 1 : 0;
    }
}
