package espalier.driver;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Separation values learnt from examples (best-node, section 5): of each training tree only the values of the
 * best and the second best root move matter, because X separates the tree exactly when {@code second < X <= best}.
 * Tested next is the X that separates most of the training trees that agree with the tests so far.
 */
public final class StatisticalSeparation implements Separation {
    /** The values of the two best root moves of a training tree. */
    public record Example(int second, int best) {
        public Example {
            if (second > best) {
                throw new IllegalArgumentException("the second best value " + second + " is above the best, " + best);
            }
        }
    }

    private record Window(int alpha, int beta) {}

    private final List<Example> examples;
    private final Map<Window, Integer> decided = new ConcurrentHashMap<>();

    /**
     * Learns from these examples.
     *
     * @param examples best and second best values of trees like those to come
     */
    public StatisticalSeparation(List<Example> examples) {
        this.examples = List.copyOf(examples);
    }

    /** {@return what it has learnt from} */
    public List<Example> examples() {
        return examples;
    }

    @Override
    public int next(int alpha, int beta, int count) {
        int learnt = decided.computeIfAbsent(new Window(alpha, beta), this::decide);
        return learnt > alpha ? learnt : Separation.linear().next(alpha, beta, count);
    }

    /**
     * {@return how many of the examples a value separates}
     *
     * @param x a value
     */
    public long separated(int x) {
        return examples.stream().filter(e -> e.second < x && x <= e.best).count();
    }

    private int decide(Window window) {
        List<Example> left = new ArrayList<>();
        for (Example e : examples) {
            if (e.best < window.beta && e.second >= window.alpha && e.second < e.best) {
                left.add(e);
            }
        }
        int best = window.alpha;
        int most = 0;
        for (Example candidate : left) {
            // The smallest X that separates this example: no other X separates a larger set with it.
            int x = candidate.second + 1;
            int separated = 0;
            for (Example e : left) {
                separated += e.second < x && x <= e.best ? 1 : 0;
            }
            if (separated > most || (separated == most && x < best)) {
                most = separated;
                best = x;
            }
        }
        return best;
    }
}
