package espalier.game;

import java.io.IOException;
import java.io.OutputStream;

/**
 * The features that an evaluation sums the weights of. A position has as many of them as any other; each phase of the game
 * has weights of its own. Weights can be fitted to the results of played games.
 */
public interface Features<P extends Position<P>> {
    /** The number of phases. */
    int phases();

    /** The number of features, and so of weights in a phase. */
    int size();

    /** The number of features that a position has. */
    int active();

    /** Writes the features of a position, as the side to move sees them, to {@code out[from...]}; one may be there twice. */
    void fill(P position, int[] out, int from);

    /** The phase of a position. */
    int phase(P position);

    /** Whether a phase learns from a position: those of its own do, and others nearby may, which smooths the seams. */
    boolean teaches(P position, int phase);

    /** The evaluation with these weights, by phase, in units of the game for people ({@link Game#unit}). */
    Evaluator<P> evaluator(double[][] weights);

    /** Writes weights as the game reads them. */
    void write(double[][] weights, OutputStream out) throws IOException;
}
