package espalier.lab.match;

import espalier.game.Evaluator;
import espalier.game.Position;
import espalier.play.Iteration;
import espalier.play.Think;
import espalier.search.Limits;
import espalier.search.Stopped;

/** {@link Chooser#thinking}. */
record Thinker<P extends Position<P>>(Think<P> think) implements Chooser<P> {
    Thinker {
        if (think.threads() != 1) {
            throw new IllegalArgumentException("a player in a match thinks on one thread, not " + think.threads()
                    + ": games share the processors");
        }
    }

    @Override
    public Decision choose(P position, Allowance budget) {
        Decision[] last = {Chooser.unsearched(position)};
        try {
            think.limits(new Limits(budget.nodes(), Long.MAX_VALUE, budget.clock()))
                    .evaluator(new Counted<>(think.search().evaluator(), budget.evaluations()))
                    .run(position, iteration -> last[0] = decisionOf(iteration));
        } catch (Stopped e) {
            // The last complete iteration counts.
        }
        return last[0];
    }

    private static Decision decisionOf(Iteration iteration) {
        return new Decision(iteration.move(), iteration.depth());
    }

    /** Allows this many evaluations exactly. The search polls a stop flag only now and then, so this throws. */
    private static final class Counted<P extends Position<P>> implements Evaluator<P> {
        private final Evaluator<P> evaluator;
        private long left;

        Counted(Evaluator<P> evaluator, long left) {
            this.evaluator = evaluator;
            this.left = left;
        }

        @Override
        public int evaluate(P position) {
            if (--left < 0) {
                throw new Stopped();
            }
            return evaluator.evaluate(position);
        }
    }
}
