package espalier.game;

/** A position that can generate its noisy moves (captures and the like), for quiescence search. */
public interface Noisy {
    /** Whether the side to move may stand pat, that is, keep the static evaluation (in chess: not in check). */
    boolean mayStandPat();

    /** Whether the game may be over where the side to move may stand pat. Say no only where it is next to impossible. */
    default boolean mayBeOver() {
        return true;
    }

    /** Writes the noisy moves, a subset of {@link Position#generate}'s, and returns the end. */
    int generateNoisy(int[] moves, int from);
}
