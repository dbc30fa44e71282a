package espalier.lab.match;

import espalier.game.Position;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import espalier.search.Limits;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** {@link Chooser#modelling}. */
record Modelling<P extends Position<P>>(ModelAlgorithm algorithm, Player<P> player, Function<P, SumBounds> bounds)
        implements Chooser<P> {
    /** The deepest search; no budget allows deeper ones in games. */
    private static final int MAX_DEPTH = 60;

    @Override
    public Decision choose(P position, Allowance budget) {
        SumBounds known = bounds.apply(position);
        BooleanSupplier late = budget.clock();
        long evaluations = budget.evaluations();
        long nodes = budget.nodes();
        Decision decision = Chooser.unsearched(position);
        for (int depth = 1; depth <= MAX_DEPTH; depth++) {
            if (evaluations < 1 || nodes < 1 || late.getAsBoolean()) {
                break;
            }
            ModelResult result = ModelSearch.of(algorithm, player, known, depth)
                    .limits(new Limits(nodes, Long.MAX_VALUE, late))
                    .evaluations(evaluations)
                    .drawRules(true)
                    .run(position);
            evaluations = Allowance.left(evaluations, result.evaluations());
            nodes = Allowance.left(nodes, result.visits());
            // From now on, use wider bounds than the estimated ones that failed.
            known = result.bounds();
            int violations = decision.violations() + result.violations();
            if (result.complete()) {
                decision = new Decision(result.move(), depth, violations);
            } else {
                return new Decision(depth == 1 ? result.move() : decision.move(), decision.depth(), violations);
            }
        }
        return decision;
    }
}
