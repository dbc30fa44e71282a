package espalier.lab;

import espalier.driver.Hints;
import espalier.driver.StatisticalSeparation;
import espalier.driver.TreeShape;
import espalier.lab.chart.Estimate;
import espalier.learning.SeparationTraining;
import espalier.observe.Counter;
import espalier.search.Algorithm;
import espalier.search.Result;
import espalier.search.Search;
import espalier.tree.Tree;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Every algorithm on every tree of a {@link Plan}, with the defaults of the command line. All see the same trees, so
 * that numbers can be compared tree by tree.
 */
public final class Comparison {
    /** What is compared. */
    public enum Measure {
        LEAF_EVALUATIONS("leaf evaluations"),
        NODE_VISITS("node visits");

        private final String label;

        Measure(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }

    /** Receives the number of finished trees from any thread, one call at a time. */
    @FunctionalInterface
    public interface Progress {
        void done(int trees, int of);
    }

    private final Plan plan;
    private final List<Algorithm> algorithms = Algorithm.all();
    /** By ordering and seed; each tree writes to its own place. */
    private final Map<Measure, Map<Algorithm, long[][]>> counts = new EnumMap<>(Measure.class);

    private Comparison(Plan plan) {
        this.plan = plan;
        for (Measure measure : Measure.values()) {
            Map<Algorithm, long[][]> table = new HashMap<>();
            for (Algorithm algorithm : algorithms) {
                table.put(algorithm, new long[plan.percents().size()][plan.seeds()]);
            }
            counts.put(measure, table);
        }
    }

    /**
     * Runs the comparison.
     *
     * @throws IllegalStateException if two exact algorithms disagree on a value
     */
    public static Comparison run(Plan plan, int threads, Progress progress) {
        Comparison comparison = new Comparison(plan);
        progress.done(0, plan.size());
        StatisticalSeparation trained =
                SeparationTraining.train(new TreeShape(plan.width(), plan.depth(), plan.low(), plan.high()));
        AtomicInteger done = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(threads, work -> {
            Thread thread = new Thread(work, "comparison");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<?>> trees = IntStream.range(0, plan.size())
                    .<Future<?>>mapToObj(i -> pool.submit(() -> {
                        comparison.runTree(i / plan.seeds(), i % plan.seeds(), trained);
                        synchronized (comparison) {
                            progress.done(done.incrementAndGet(), plan.size());
                        }
                    }))
                    .toList();
            for (Future<?> tree : trees) {
                tree.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a search failed: " + e.getCause(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } finally {
            pool.shutdownNow();
        }
        return comparison;
    }

    private void runTree(int ordering, int seed, StatisticalSeparation trained) {
        int percent = plan.percents().get(ordering);
        int value = 0;
        for (Algorithm algorithm : algorithms) {
            Counter counter = Counter.of(algorithm);
            Result result = search(plan.tree(percent, seed + 1), algorithm, trained, counter);
            if (algorithm == Algorithm.MINIMAX) {
                value = result.value().orElseThrow();
            } else if (algorithm.exact() && result.value().orElseThrow() != value) {
                throw new IllegalStateException(
                        algorithm.label() + " finds " + result.value().getAsInt()
                                + " instead of " + value + " in the tree of ordering " + percent + " % and seed "
                                + (seed + 1));
            }
            table(Measure.LEAF_EVALUATIONS, algorithm)[ordering][seed] = counter.leafEvaluations();
            table(Measure.NODE_VISITS, algorithm)[ordering][seed] = counter.nodeVisits();
        }
    }

    private <P extends Tree<P>> Result search(
            Tree<P> tree, Algorithm algorithm, StatisticalSeparation trained, Counter counter) {
        return Search.<P>with(algorithm.given(Hints.of(tree).trained(() -> trained)))
                .observer(counter)
                .run(tree.copy());
    }

    private long[][] table(Measure measure, Algorithm algorithm) {
        return Objects.requireNonNull(
                Objects.requireNonNull(counts.get(measure)).get(algorithm));
    }

    public Plan plan() {
        return plan;
    }

    /** What was compared, in the order of the table. */
    public List<Algorithm> algorithms() {
        return algorithms;
    }

    /** The counts by seed; {@code ordering} is an index into the plan's. */
    public long[] counts(Measure measure, Algorithm algorithm, int ordering) {
        return table(measure, algorithm)[ordering].clone();
    }

    /** The mean count. */
    public double mean(Measure measure, Algorithm algorithm, int ordering) {
        return Arrays.stream(counts(measure, algorithm, ordering)).average().orElseThrow();
    }

    /** The count relative to another algorithm's, in percent: the mean over trees of the ratio on each tree. */
    public Estimate percentOf(Measure measure, Algorithm algorithm, Algorithm reference, int ordering) {
        long[] own = counts(measure, algorithm, ordering);
        long[] other = counts(measure, reference, ordering);
        return Estimate.of(IntStream.range(0, own.length)
                .mapToDouble(i -> 100.0 * own[i] / other[i])
                .toArray());
    }

    /** Whether two algorithms have the same count on every single tree. */
    public boolean same(Measure measure, Algorithm a, Algorithm b) {
        return Arrays.deepEquals(table(measure, a), table(measure, b));
    }
}
