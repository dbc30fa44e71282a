package espalier.games.othello;

import espalier.game.Evaluator;
import espalier.games.Archive;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Fits the weights of {@link OthelloEvaluator} to the results of played games, phase by phase, and says how well they
 * predict games that were held out:
 *
 * <pre>
 *   java -Xmx4g -cp core/target/classes:games/target/classes espalier.games.othello.PatternFit \
 *       ../shared/data/othello/wthor-1977-2019.txt.gz games/src/main/resources/espalier/games/othello/patterns.bin.gz
 * </pre>
 *
 * <p>Every position of every finished game is a sample; its target is the final disc difference for the side to move.
 * A tenth of the games, chosen by a hash of their number, is held out. There is no randomness: the same games give the
 * same file. A phase also learns from the boards of the neighbouring phases that are closest, which smooths the seams.
 */
public final class PatternFit {
    /** Discs by which the boards that a phase learns from reach into its neighbours. */
    private static final int OVERLAP = 2;

    /** Pulls weights that few samples support towards zero; about the variance of results over that of weights. */
    private static final double RIDGE = 30;

    private static final int ITERATIONS = 30;

    /** Weights are rounded to this many hundredths of a disc: finer ones only make the file larger. */
    private static final int GRAIN = 4;

    private final Patterns patterns = new Patterns();

    /** Samples of all games by number of discs: own discs, opponent's discs, target. */
    private final Samples[] learning = new Samples[65];

    private final Samples[] heldOut = new Samples[65];

    private PatternFit() {
        Arrays.setAll(learning, i -> new Samples());
        Arrays.setAll(heldOut, i -> new Samples());
    }

    /** Takes the archive and the file to write. */
    public static void main(String[] args) throws IOException {
        if (args.length != 2) {
            throw new IllegalArgumentException("two arguments: the games and the file to write");
        }
        PatternFit fit = new PatternFit();
        fit.load(Path.of(args[0]));
        double[][] parameters = fit.fit();
        Path file = Path.of(args[1]);
        try (OutputStream out = Files.newOutputStream(file)) {
            OthelloWeights.write(parameters, GRAIN, out);
        }
        short[][] weights;
        try (InputStream in = Files.newInputStream(file)) {
            weights = OthelloWeights.read(file.toString(), in);
        }
        System.out.printf("%s: %d bytes%n", file, Files.size(file));
        fit.report(new OthelloEvaluator(weights), PlainEvaluator.load());
    }

    private void load(Path file) throws IOException {
        int[] counts = new int[2];
        try (InputStream in = Files.newInputStream(file)) {
            new OthelloArchive().readGames(file.toString(), in, new Archive.Handler<>() {
                @Override
                public void game(Archive.Recorded<OthelloPosition> game) {
                    counts[add(game) ? 0 : 1]++;
                }

                @Override
                public void broken(String name, int number, long line, String reason) {
                    counts[1]++;
                }
            });
        }
        System.out.printf("%d games, %d left out (unfinished, or not what the file says)%n", counts[0], counts[1]);
    }

    private boolean add(Archive.Recorded<OthelloPosition> game) {
        OthelloPosition position = game.start().copy();
        for (int move : game.moves()) {
            position.play(move);
        }
        int result = position.turn() == 0 ? position.difference() : -position.difference();
        if (!position.over() || result != OthelloArchive.claimedDifference(game)) {
            return false;
        }
        Samples[] samples = isHeldOut(game.number()) ? heldOut : learning;
        for (int i = 0; i < game.moves().size(); i++) {
            position.undo();
            samples[64 - position.empties()].add(position, position.turn() == 0 ? result : -result);
        }
        return true;
    }

    private static boolean isHeldOut(int game) {
        return Long.remainderUnsigned((game * 0x9E3779B97F4A7C15L) >>> 20, 10) == 0;
    }

    private double[][] fit() {
        double[][] parameters = new double[Patterns.PHASES][];
        for (int phase = 0; phase < Patterns.PHASES; phase++) {
            int from = Math.max(4, 4 + 5 * phase - OVERLAP);
            int to = phase == Patterns.PHASES - 1 ? 64 : Math.min(64, 8 + 5 * phase + OVERLAP);
            parameters[phase] = problem(from, to).solve(RIDGE, ITERATIONS);
            System.out.printf("phase %d: learnt from %d to %d discs%n", phase, from, to);
        }
        return parameters;
    }

    private LeastSquares problem(int fromDiscs, int toDiscs) {
        int count = 0;
        for (int discs = fromDiscs; discs <= toDiscs; discs++) {
            count += learning[discs].count;
        }
        int active = patterns.active();
        int[] features = new int[count * active];
        float[] targets = new float[count];
        int sample = 0;
        for (int discs = fromDiscs; discs <= toDiscs; discs++) {
            Samples some = learning[discs];
            for (int i = 0; i < some.count; i++, sample++) {
                patterns.entries(some.own[i], some.opp[i], features, sample * active);
                targets[sample] = some.target[i];
            }
        }
        for (int i = 0; i < features.length; i++) {
            features[i] = patterns.parameter(features[i]);
        }
        return new LeastSquares(features, active, targets, patterns.parameterCount());
    }

    /** Mean absolute errors in discs on the games held out; the plain evaluator also with its best factor. */
    private void report(Evaluator<OthelloPosition> real, Evaluator<OthelloPosition> plain) {
        System.out.println("phase  discs  positions   zero  plain  plain, scaled   real");
        for (int phase = 0; phase < Patterns.PHASES; phase++) {
            int n = 0;
            double zero = 0;
            double plainError = 0;
            double realError = 0;
            double xy = 0;
            double xx = 0;
            for (int discs = 4; discs <= 64; discs++) {
                Samples samples = Patterns.phase(discs) == phase ? heldOut[discs] : new Samples();
                for (int i = 0; i < samples.count; i++, n++) {
                    OthelloPosition position = samples.position(i);
                    double y = samples.target[i];
                    double x = (double) plain.evaluate(position) / OthelloPosition.DISC;
                    zero += Math.abs(y);
                    plainError += Math.abs(y - x);
                    realError += Math.abs(y - (double) real.evaluate(position) / OthelloPosition.DISC);
                    xy += x * y;
                    xx += x * x;
                }
            }
            double factor = xx == 0 ? 0 : xy / xx;
            double scaled = 0;
            for (int discs = 4; discs <= 64; discs++) {
                Samples samples = Patterns.phase(discs) == phase ? heldOut[discs] : new Samples();
                for (int i = 0; i < samples.count; i++) {
                    double x = (double) plain.evaluate(samples.position(i)) / OthelloPosition.DISC;
                    scaled += Math.abs(samples.target[i] - factor * x);
                }
            }
            System.out.printf(
                    "%5d %3d-%2d %10d %6.2f %6.2f %6.2f (%4.2f) %7.2f%n",
                    phase,
                    4 + 5 * phase,
                    phase == Patterns.PHASES - 1 ? 64 : 8 + 5 * phase,
                    n,
                    zero / n,
                    plainError / n,
                    scaled / n,
                    factor,
                    realError / n);
        }
    }

    /** Boards with their targets, in arrays that grow. */
    private static final class Samples {
        private long[] own = new long[0];
        private long[] opp = new long[0];
        private byte[] target = new byte[0];
        private int count;

        void add(OthelloPosition position, int result) {
            if (count == own.length) {
                int size = Math.max(1024, 2 * count);
                own = Arrays.copyOf(own, size);
                opp = Arrays.copyOf(opp, size);
                target = Arrays.copyOf(target, size);
            }
            own[count] = position.own();
            opp[count] = position.opp();
            target[count++] = (byte) result;
        }

        OthelloPosition position(int i) {
            return new OthelloPosition(own[i], opp[i], 0);
        }
    }
}
