package espalier.learning;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Regression;
import espalier.game.Score;
import espalier.play.Iteration;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.search.Algorithm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/** Fits how well shallow searches predict deep ones: for each depth those of half and of a quarter of it. */
public final class ProbCutFit {
    /** The least depth that is predicted. */
    public static final int LEAST_DEPTH = 3;

    private ProbCutFit() {}

    /**
     * Full-width searches of positions, without those that see a win or a loss: they are of another kind.
     *
     * @param searched takes the number of positions searched so far
     */
    public static <P extends Position<P>> List<List<Iteration>> searches(
            Game<P> game, List<P> positions, int deepest, IntConsumer searched) {
        Think<P> think =
                Think.in(game, Algorithm.PVS).setting(Setting.FULL_WIDTH).depth(deepest);
        List<List<Iteration>> usable = new ArrayList<>();
        for (int i = 0; i < positions.size(); i++) {
            List<Iteration> iterations = think.run(positions.get(i)).iterations();
            if (iterations.size() == deepest
                    && iterations.stream().allMatch(each -> Score.isEvaluation(each.value()))) {
                usable.add(iterations);
            }
            searched.accept(i + 1);
        }
        return usable;
    }

    /** From searches of all depths up to the deepest, three at least. */
    public static Regression of(List<List<Iteration>> searches, int deepest) {
        List<Regression.Pair> pairs = new ArrayList<>();
        for (int deep = LEAST_DEPTH; deep <= deepest; deep++) {
            int half = sameParity(deep / 2, deep);
            int quarter = sameParity(deep / 4, deep);
            if (quarter < half) {
                pairs.add(line(deep, quarter, values(searches, deep), values(searches, quarter)));
            }
            pairs.add(line(deep, half, values(searches, deep), values(searches, half)));
        }
        return new Regression(pairs);
    }

    /** The depth or one less, to keep its parity: even and odd depths differ. At least 1. */
    private static int sameParity(int depth, int deep) {
        int same = depth - (depth + deep) % 2;
        return same < 1 ? same + 2 : same;
    }

    private static int[] values(List<List<Iteration>> searches, int depth) {
        return searches.stream()
                .mapToInt(iterations -> iterations.get(depth - 1).value())
                .toArray();
    }

    /** The least-squares line through these values and its error. Both lists have the same length, at least 3. */
    static Regression.Pair line(int deep, int shallow, int[] deepValues, int[] shallowValues) {
        int count = deepValues.length;
        double meanX = Arrays.stream(shallowValues).average().orElseThrow();
        double meanY = Arrays.stream(deepValues).average().orElseThrow();
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (int i = 0; i < count; i++) {
            double x = shallowValues[i] - meanX;
            double y = deepValues[i] - meanY;
            xx += x * x;
            xy += x * y;
            yy += y * y;
        }
        if (!(xy > 0)) {
            throw new IllegalArgumentException(
                    "depth " + shallow + " does not predict depth " + deep + " in these positions");
        }
        double slope = xy / xx;
        double deviation = Math.sqrt(Math.max(0, yy - slope * xy) / Math.max(1, count - 2));
        return new Regression.Pair(deep, shallow, slope, meanY - slope * meanX, deviation);
    }
}
