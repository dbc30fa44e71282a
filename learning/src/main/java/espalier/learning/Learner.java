package espalier.learning;

import espalier.game.Check;
import espalier.game.Position;
import espalier.game.Terms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Learns a player's evaluation from the player's choices (multi-model, section 5): weights of given terms under which
 * each chosen move is at least as good as each alternative, in a minimax search of a given depth. Where a move leads
 * depends on the weights. So lines are searched with the current weights, their leaves give inequalities that are
 * linear in the weights ({@link Preferences}), and this repeats while the weights explain more of the choices.
 *
 * @param terms the terms that the player is assumed to use
 * @param depth the depth that the player is assumed to search
 * @param searched called after the search of each choice, to show progress
 */
public record Learner<P extends Position<P>>(Terms<P> terms, int depth, Runnable searched) {
    private static final int ROUNDS = 10;
    private static final double LARGEST = 1000;

    /** Few weights need few choices: a linear program gets about this many, evenly spread over all. */
    private static final int SAMPLE = 500;

    /** The share of choices that may be dropped as chance. */
    private static final double CHANCE = 0.15;

    public Learner {
        Check.atLeast("the depth", depth, 1);
    }

    /** A learner that reports no progress. */
    public Learner(Terms<P> terms, int depth) {
        this(terms, depth, () -> {});
    }

    /** Checks that every term has a weight. */
    void check(double... weights) {
        if (weights.length != terms.names().size()) {
            throw new IllegalArgumentException(
                    terms.names().size() + " weights are needed, one for each term, not " + weights.length);
        }
    }

    /**
     * A learned model.
     *
     * @param weights the weights of the terms, up to a common factor
     * @param explained how many of the training choices it predicts
     * @param choices how many of them had at least two legal moves
     */
    public record Model(double[] weights, int explained, int choices) {
        public Model {
            weights = weights.clone();
        }

        @Override
        public double[] weights() {
            return weights.clone();
        }

        /** Integer weights in the same proportions, for people: the smallest, or else thousandths of the largest. */
        public int[] whole() {
            double largest = Arrays.stream(weights).map(Math::abs).max().orElse(0);
            double factor = largest == 0 ? 1 : 1000 / largest;
            for (int i = 200; i >= 1; i--) {
                int candidate = i;
                boolean whole =
                        Arrays.stream(weights).map(w -> w * candidate).allMatch(w -> Math.abs(w - Math.rint(w)) < 1e-6);
                factor = whole && largest * candidate <= 1000 ? candidate : factor;
            }
            return times(factor);
        }

        /**
         * Integer weights in nearly the same proportions, the largest of this size: for a search with others like them.
         */
        public int[] whole(int size) {
            double largest = Arrays.stream(weights).map(Math::abs).max().orElse(0);
            return times(largest == 0 ? 1 : size / largest);
        }

        private int[] times(double factor) {
            return Arrays.stream(weights)
                    .mapToInt(w -> (int) Math.rint(w * factor))
                    .toArray();
        }
    }

    /**
     * Learns from choices.
     *
     * @param start the weights to begin with: those of an earlier model, or your own
     */
    public Model learn(List<Choice<P>> choices, double... start) {
        Model best = new Model(start, predicted(choices, start), real(choices));
        double[] weights = start;
        int failures = 0;
        for (int round = 0; round < ROUNDS && failures < 2 && best.explained < best.choices; round++) {
            List<Seen> seen = look(choices, weights, round);
            weights = solve(seen, weights);
            weights = solve(likely(seen, weights), weights);
            int explained = predicted(choices, weights);
            boolean better = explained > best.explained && !areZero(weights);
            failures = better ? 0 : failures + 1;
            best = better ? new Model(weights, explained, best.choices) : best;
        }
        return best;
    }

    /** Zero weights predict the first move of every list, so they model no player. */
    private static boolean areZero(double[] weights) {
        return Arrays.stream(weights).allMatch(w -> Math.abs(w) < 1e-6);
    }

    /** A choice with the lines of all its moves. */
    private record Seen(ExpectedLines.Line[] lines, int chosen) {
        /** How much worse than the best line the choice was. */
        double loss(double[] weights) {
            double best = lines[chosen].value(weights);
            double own = best;
            for (ExpectedLines.Line line : lines) {
                best = Math.max(best, line.finished() ? best : line.value(weights));
            }
            return best - own;
        }
    }

    private List<Seen> look(List<Choice<P>> choices, double[] weights, int round) {
        ExpectedLines<P> search = new ExpectedLines<>(terms, weights, depth);
        int step = Math.max(1, choices.size() / SAMPLE);
        List<Seen> seen = new ArrayList<>();
        for (int i = round % step; i < choices.size(); i += step) {
            ExpectedLines.Line[] lines = search.of(choices.get(i).position());
            searched.run();
            // A finished game has the same value for every player and says nothing about weights.
            if (!lines[choices.get(i).index()].finished()) {
                seen.add(new Seen(lines, choices.get(i).index()));
            }
        }
        return seen;
    }

    private static double[] solve(List<Seen> seen, double[] start) {
        Preferences preferences = new Preferences(start.length, LARGEST);
        for (Seen choice : seen) {
            for (int i = 0; i < choice.lines.length; i++) {
                if (i != choice.chosen && !choice.lines[i].finished()) {
                    preferences.add(choice.lines[choice.chosen].terms(), choice.lines[i].terms(), i < choice.chosen);
                }
            }
        }
        return preferences.solve(start);
    }

    /** Without the choices that the weights explain worst: a player who wants to win does not make them. */
    private static List<Seen> likely(List<Seen> seen, double[] weights) {
        List<Seen> ordered = new ArrayList<>(seen);
        ordered.sort(Comparator.comparingDouble(choice -> choice.loss(weights)));
        int kept = (int) Math.ceil(ordered.size() * (1 - CHANCE));
        while (kept < ordered.size() && ordered.get(kept).loss(weights) < 1e-6) {
            kept++;
        }
        return ordered.subList(0, kept);
    }

    /** How many real choices a player with these weights makes alike. */
    public int predicted(List<Choice<P>> choices, double... weights) {
        check(weights);
        ExpectedLines<P> search = new ExpectedLines<>(terms, weights, depth);
        int right = 0;
        for (Choice<P> choice : choices) {
            ExpectedLines.Line[] lines = search.of(choice.position());
            searched.run();
            right += lines.length > 1 && ExpectedLines.first(lines) == choice.index() ? 1 : 0;
        }
        return right;
    }

    /** The number of choices between at least two legal moves. */
    public static int real(List<? extends Choice<?>> choices) {
        return (int) choices.stream().filter(Choice::isReal).count();
    }
}
