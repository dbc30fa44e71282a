package espalier.games.checkers;

import espalier.game.Evaluator;
import espalier.game.ModelValue;
import espalier.game.WeightFile;
import espalier.games.files.Resource;
import espalier.models.SumBounds;

/**
 * A linear function of {@link SamuelTerms}, as a player or a model of a player uses it.
 *
 * @param weights one for each of {@link SamuelTerms#NAMES}
 */
public record SamuelValue(int[] weights) implements ModelValue<CheckersPosition> {
    public SamuelValue {
        if (weights.length != SamuelTerms.COUNT) {
            throw new IllegalArgumentException(SamuelTerms.COUNT + " weights are needed, not " + weights.length);
        }
        weights = weights.clone();
    }

    /** {@return the function with the weights of the resource {@code samuel.weights}} */
    public static SamuelValue standard() {
        WeightFile file = Resource.weights(SamuelValue.class, "samuel.weights");
        int[] weights = new int[SamuelTerms.COUNT];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = file.number(SamuelTerms.NAMES.get(i));
        }
        file.allTaken();
        return new SamuelValue(weights);
    }

    /** {@return a copy of the weights} */
    @Override
    public int[] weights() {
        return weights.clone();
    }

    @Override
    public int value(CheckersPosition position, int player) {
        int six = SamuelTerms.weighted(position, weights);
        return (player == 0 ? six : -six) + weights[SamuelTerms.TOTAL] * Long.bitCount(position.pieces());
    }

    /** {@return the six terms without Total, for the side to move: a zero-sum evaluation} */
    public Evaluator<CheckersPosition> zeroSum() {
        return position -> {
            int six = SamuelTerms.weighted(position, weights);
            return position.turn() == 0 ? six : -six;
        };
    }

    /**
     * {@return a bound on the absolute sum of this player's value and the opponent's value by another function, at this
     * position and below it} The six terms have opposite signs for the two players and nearly cancel; Total has the same
     * sign.
     *
     * @param opponent the other function
     * @param root the position
     */
    public int sumBound(SamuelValue opponent, CheckersPosition root) {
        double[] mine = new double[SamuelTerms.COUNT];
        double[] theirs = new double[SamuelTerms.COUNT];
        double[] low = new double[SamuelTerms.COUNT];
        double[] high = new double[SamuelTerms.COUNT];
        for (int i = 0; i < SamuelTerms.COUNT; i++) {
            mine[i] = weights[i];
            theirs[i] = i == SamuelTerms.TOTAL ? opponent.weights[i] : -opponent.weights[i];
            high[i] = SamuelTerms.limit(i, root);
            low[i] = i == SamuelTerms.TOTAL ? 0 : -high[i];
        }
        return (int) SumBounds.linear(mine, theirs, low, high);
    }
}
