package espalier.game;

/** A position that can generate its noisy moves (captures and the like), for quiescence search. */
public interface Noisy {
    /** Whether the side to move may stand pat, that is, keep the static evaluation (in chess: not in check). */
    boolean mayStandPat();

    /** Writes the noisy moves, a subset of {@link Position#generate}'s, and returns the end. */
    int generateNoisy(int[] moves, int from);
}
