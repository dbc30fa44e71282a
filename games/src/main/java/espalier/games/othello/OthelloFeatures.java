package espalier.games.othello;

import espalier.game.Evaluator;
import espalier.game.Features;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** The features of {@link Patterns} for {@code espalier tune}; reflected contents share a weight. */
final class OthelloFeatures implements Features<OthelloPosition> {
    /** Weights are rounded to this many hundredths of a disc: finer ones only make the file larger. */
    private static final int GRAIN = 4;

    /** Discs by which the boards that a phase learns from reach into its neighbours. */
    private static final int OVERLAP = 2;

    private final Patterns patterns = new Patterns();

    @Override
    public int phases() {
        return Patterns.PHASES;
    }

    @Override
    public int size() {
        return patterns.parameterCount();
    }

    @Override
    public int active() {
        return patterns.active();
    }

    @Override
    public void fill(OthelloPosition position, int[] out, int from) {
        patterns.entries(position.own(), position.opp(), out, from);
        for (int i = from; i < from + active(); i++) {
            out[i] = patterns.parameter(out[i]);
        }
    }

    @Override
    public int phase(OthelloPosition position) {
        return Patterns.phase(64 - position.empties());
    }

    @Override
    public boolean teaches(OthelloPosition position, int phase) {
        int discs = 64 - position.empties();
        return Patterns.phase(discs - OVERLAP) <= phase && Patterns.phase(discs + OVERLAP) >= phase;
    }

    @Override
    public Evaluator<OthelloPosition> evaluator(double[][] weights) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            write(weights, bytes);
            return new OthelloEvaluator(OthelloWeights.read("weights", new ByteArrayInputStream(bytes.toByteArray())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void write(double[][] weights, OutputStream out) throws IOException {
        OthelloWeights.write(weights, GRAIN, out);
    }
}
