package espalier.learning;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Mixer;
import espalier.game.Position;
import espalier.game.Score;
import espalier.game.Tunable;
import espalier.game.WeightFile;
import espalier.play.Ending;
import espalier.play.Iteration;
import espalier.play.Seat;
import espalier.search.Bound;
import espalier.search.Limits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Learns the weights of a {@link Tunable} evaluation by playing, without games to learn from (TD-leaf; {@code td-leaf} in the
 * bibliography). Each search of a game predicts the result by the value of its leaf, the last position of the principal
 * variation. A prediction should be like the next one, and the last like the result: weights move so that the leaves' values
 * go towards the later predictions, nearer ones counting more.
 *
 * <p>A batch of games is played with the same weights, so that they may be played at the same time; the same seed gives the same
 * weights on every machine. Steps shrink with the sum of squared gradients (AdaGrad), for each weight by itself. Derivatives
 * are differences of two evaluations, as in {@link Tuning}.
 */
public final class TemporalDifferences<P extends Position<P>> {
    /** Games between two changes of the weights. */
    public static final int BATCH = 16;

    /** How much the prediction after the next one counts, relative to the next. */
    private static final double LAMBDA = 0.7;

    /** The first step of a weight, relative to how far it is expected to move. */
    private static final double RATE = 0.5;

    /** A game this long is drawn. */
    private static final int LONGEST = 240;

    private final Game<P> game;
    private final Tunable<P> tunable;
    private final int nodes;
    private final int plies;
    private final long seed;
    private final double slope;
    private final int[] before;
    private final double[] freedom;

    /**
     * @param nodes of each search
     * @param plies the most random moves of a game; there are at least half as many
     */
    public TemporalDifferences(Game<P> game, Tunable<P> tunable, int nodes, int plies, long seed) {
        this.game = game;
        this.tunable = tunable;
        this.nodes = nodes;
        this.plies = plies;
        this.seed = seed;
        slope = Math.log(10) / game.scale();
        before = tunable.weights().values();
        freedom = Tuning.freedom(before, game.scale());
    }

    /**
     * What is learnt so far; as a text it can be kept and read again.
     *
     * @param batches that were played
     * @param changes of each weight, in units of how far it is expected to move
     * @param squares the sum of its squared gradients
     */
    public record State(int batches, List<Double> changes, List<Double> squares) {
        public State {
            changes = List.copyOf(changes);
            squares = List.copyOf(squares);
        }

        /** The state that {@link #toString} wrote. */
        public static State parse(String text) {
            String[] lines = text.strip().split("\n", -1);
            return new State(Integer.parseInt(lines[0]), numbers(lines[1]), numbers(lines[2]));
        }

        private static List<Double> numbers(String line) {
            return Arrays.stream(line.split(" ", -1)).map(Double::valueOf).toList();
        }

        @Override
        public String toString() {
            return batches + "\n" + joined(changes) + "\n" + joined(squares) + "\n";
        }

        private static String joined(List<Double> numbers) {
            return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
        }
    }

    /** Nothing is learnt yet. */
    public State start() {
        List<Double> zeros = Collections.nCopies(before.length, 0.0);
        return new State(0, zeros, zeros);
    }

    /** The weights of a state. */
    public WeightFile weights(State state) {
        return tunable.weights().with(values(state));
    }

    private int[] values(State state) {
        return IntStream.range(0, before.length)
                .map(i -> (int) Math.rint(before[i] + state.changes.get(i) * freedom[i]))
                .toArray();
    }

    /** Plays a batch of games, and learns from it. */
    public State next(State state) {
        int[] now = values(state);
        Evaluator<P> evaluator = tunable.evaluator(now);
        int first = state.batches * BATCH;
        List<Played<P>> played = IntStream.range(first, first + BATCH)
                .parallel()
                .mapToObj(number -> play(number, evaluator))
                .toList();
        double[] errors = errors(played, evaluator);
        double[] gradient = new double[now.length];
        IntStream.range(0, now.length).parallel().forEach(i -> gradient[i] = gradient(played, errors, now, i));
        List<Double> changes = new ArrayList<>();
        List<Double> squares = new ArrayList<>();
        for (int i = 0; i < now.length; i++) {
            double square = state.squares.get(i) + gradient[i] * gradient[i];
            squares.add(square);
            changes.add(state.changes.get(i) + (square == 0 ? 0 : RATE * gradient[i] / Math.sqrt(square)));
        }
        return new State(state.batches + 1, changes, squares);
    }

    /** A prediction: the line of a search, from a ply of the game. */
    private record Leaf(int ply, List<Integer> line) {}

    /** A game, its predictions, and its result for the player who moves first: from 0 to 1. */
    private record Played<P extends Position<P>>(P start, List<Integer> moves, List<Leaf> leaves, double result) {}

    private Played<P> play(int number, Evaluator<P> evaluator) {
        Seat<P> seat = Seat.in(game).evaluator(evaluator).hash(1).open();
        P start = seat.position().copy();
        SplittableRandom random = new SplittableRandom(Mixer.mix(seed, number));
        int opening = random.nextInt(plies / 2, plies + 1);
        List<Integer> moves = new ArrayList<>();
        List<Leaf> leaves = new ArrayList<>();
        Optional<Ending> ending = seat.ending();
        while (ending.isEmpty() && moves.size() < LONGEST) {
            int move;
            if (moves.size() < opening) {
                move = seat.moves().get(random.nextInt(seat.moves().size()));
            } else {
                Iteration best = seat.think(Limits.nodes(nodes)).best().orElseThrow();
                move = best.move();
                if (best.bound() == Bound.EXACT && !Score.isEvaluation(best.value())) {
                    boolean firstWins = best.value() > 0 == (seat.position().turn() == start.turn());
                    return new Played<>(start, moves, leaves, firstWins ? 1 : 0);
                }
                if (best.bound() == Bound.EXACT) {
                    leaves.add(new Leaf(moves.size(), best.line()));
                }
            }
            moves.add(move);
            seat.play(move);
            ending = seat.ending();
        }
        double result = 0.5;
        if (ending.isPresent() && ending.get().winner().isPresent()) {
            result = ending.get().winner().getAsInt() == start.turn() ? 1 : 0;
        }
        return new Played<>(start, moves, leaves, result);
    }

    /** For each prediction how far it should rise, times the slope of the curve there. */
    private double[] errors(List<Played<P>> played, Evaluator<P> evaluator) {
        int[] values = values(played, evaluator);
        double[] errors = new double[values.length];
        int end = 0;
        for (Played<P> one : played) {
            int from = end;
            end += one.leaves.size();
            double next = one.result;
            double later = 0;
            for (int i = end - 1; i >= from; i--) {
                double predicted = Logistic.of(slope * values[i]);
                later = next - predicted + LAMBDA * later;
                errors[i] = later * slope * predicted * (1 - predicted);
                next = predicted;
            }
        }
        return errors;
    }

    private double gradient(List<Played<P>> played, double[] errors, int[] weights, int weight) {
        int step = (int) Math.ceil(freedom[weight]);
        int[] up = moved(played, weights, weight, step);
        int[] down = moved(played, weights, weight, -step);
        double sum = 0;
        for (int i = 0; i < errors.length; i++) {
            sum += errors[i] * (up[i] - down[i]) / (2.0 * step);
        }
        return sum * freedom[weight];
    }

    private int[] moved(List<Played<P>> played, int[] weights, int weight, int step) {
        int[] other = weights.clone();
        other[weight] += step;
        return values(played, tunable.evaluator(other));
    }

    /** The values of all leaves for the player who moves first, each reached by moves: an evaluator may keep a cache. */
    private int[] values(List<Played<P>> played, Evaluator<P> evaluator) {
        int[] values =
                new int[played.stream().mapToInt(one -> one.leaves.size()).sum()];
        int next = 0;
        for (Played<P> one : played) {
            P position = one.start.copy();
            int at = 0;
            for (Leaf leaf : one.leaves) {
                for (; at < leaf.ply; at++) {
                    position.play(one.moves.get(at));
                }
                leaf.line.forEach(position::play);
                int value = evaluator.evaluate(position);
                values[next++] = position.turn() == one.start.turn() ? value : -value;
                leaf.line.forEach(move -> position.undo());
            }
        }
        return values;
    }
}
