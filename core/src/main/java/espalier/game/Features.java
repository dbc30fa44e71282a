package espalier.game;

import java.io.IOException;
import java.io.OutputStream;

/**
 * The features that an evaluation sums the weights of. A position has as many of them as any other; each phase of the game
 * has weights of its own. Weights can be fitted to the results of played games.
 */
public interface Features<P extends Position<P>> {
    /** {@return the number of phases} */
    int phases();

    /** {@return the number of features, and so of weights in a phase} */
    int size();

    /** {@return the number of features that a position has} */
    int active();

    /**
     * Writes the features of a position, as the side to move sees them, to {@code out[from...]}; one may be there twice.
     *
     * @param position a position of the game
     * @param out takes the features' indices
     * @param from the first index to write
     */
    void fill(P position, int[] out, int from);

    /**
     * {@return the phase of a position}
     *
     * @param position a position of the game
     */
    int phase(P position);

    /**
     * {@return whether a phase learns from a position: those of its own do, and others nearby may, which smooths the seams}
     *
     * @param position a position of the game
     * @param phase the number of a phase
     */
    boolean teaches(P position, int phase);

    /**
     * {@return the evaluation with these weights, by phase, in units of the game for people ({@link Game#unit})}
     *
     * @param weights by phase and feature
     */
    Evaluator<P> evaluator(double[][] weights);

    /**
     * Writes weights as the game reads them.
     *
     * @param weights by phase and feature
     * @param out the stream, which the caller closes
     * @throws IOException if writing fails
     */
    void write(double[][] weights, OutputStream out) throws IOException;
}
