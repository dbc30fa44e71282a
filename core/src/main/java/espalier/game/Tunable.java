package espalier.game;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * An evaluation with named weights, which {@code espalier tune} fits to played games. It need not be linear in the weights:
 * the tuner looks at how its value changes when a weight does.
 *
 * @param weights as they are now
 * @param reader makes the evaluation with given weights
 */
public record Tunable<P extends Position<P>>(WeightFile weights, Function<WeightFile, Evaluator<P>> reader) {
    /**
     * A feature of a position.
     *
     * @param name lower case, no spaces
     * @param weight its weight now; hundreds are better than units, because weights are integers
     * @param count its number for the side to move
     */
    public record Feature<P>(String name, int weight, ToIntFunction<P> count) {}

    /**
     * {@return a weighted sum of features: a game with a few lines of them can be tuned} Weights are read by the features'
     * names.
     *
     * @param <P> the type of positions
     * @param features what is counted, with a weight for each
     */
    public static <P extends Position<P>> Tunable<P> sum(List<Feature<P>> features) {
        String text = features.stream()
                .map(feature -> feature.name + " = " + feature.weight + "\n")
                .collect(Collectors.joining());
        return new Tunable<>(new WeightFile("weights", text), file -> {
            int[] given = features.stream()
                    .mapToInt(feature -> file.number(feature.name))
                    .toArray();
            file.allTaken();
            return sum(features, given);
        });
    }

    private static <P> Evaluator<P> sum(List<Feature<P>> features, int[] weights) {
        return position -> {
            int sum = 0;
            for (int i = 0; i < weights.length; i++) {
                sum += weights[i] * features.get(i).count.applyAsInt(position);
            }
            return sum;
        };
    }

    /** {@return the evaluation as it is now} */
    public Evaluator<P> evaluator() {
        return reader.apply(weights);
    }

    /**
     * {@return the evaluation with other weights, as {@link WeightFile#values} orders them}
     *
     * @param values one weight after the other
     */
    public Evaluator<P> evaluator(int[] values) {
        return reader.apply(weights.with(values));
    }
}
