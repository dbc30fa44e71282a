package espalier.game;

/**
 * A static evaluation for the side to move. It is zero-sum (swapping sides negates it), pure (it reads the position and
 * nothing else; incremental sums belong to the position) and within {@link Score#isEvaluation}. All threads of
 * a search share one evaluator, so it must not keep scratch data in fields.
 */
@FunctionalInterface
public interface Evaluator<P> {
    /**
     * {@return the position's value for the side to move}
     *
     * @param position a position of the game
     */
    int evaluate(P position);

    /**
     * {@return the same evaluation in steps of {@code grain}, rounded towards zero, so that it stays zero-sum}
     *
     * @param grain the size of a step
     */
    default Evaluator<P> coarsened(int grain) {
        Check.atLeast("the grain", grain, 1);
        return position -> evaluate(position) / grain * grain;
    }
}
