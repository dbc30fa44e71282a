package espalier.games.othello;

import espalier.search.Budget;
import espalier.search.Limits;
import espalier.search.Stopped;
import espalier.solve.Question;
import espalier.solve.SharedTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Threads that together answer a sequence of null-window searches; the first answer ends the round. */
final class EndgameTeam implements AutoCloseable {
    private static final int BUSY = 1 << 12;

    private final Limits limits;
    private final Budget budget;
    private final SharedTable table;

    /** Positions that members are searching. */
    private final long[] busy = new long[BUSY];

    private final List<EndgameSearch> members = new ArrayList<>();
    private final ExecutorService threads;
    private volatile boolean answered;

    EndgameTeam(OthelloEvaluator evaluator, int empties, Question question) {
        limits = question.limits();
        budget = new Budget(limits);
        table = new SharedTable(question.entries() == 0 ? entries(empties) : question.entries());
        for (int i = 0; i < question.threads(); i++) {
            members.add(new EndgameSearch(table, busy, evaluator, this::stops));
        }
        threads = Executors.newFixedThreadPool(question.threads(), EndgameTeam::daemon);
    }

    /** Members are daemon threads: they do not keep the program alive. */
    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "endgame");
        thread.setDaemon(true);
        return thread;
    }

    /**
     * A quarter of a gigabyte for the hardest problems; for easy ones, clearing that would take longer than solving.
     */
    private static int entries(int empties) {
        return 1 << Math.max(8, Math.min(24, empties));
    }

    private boolean stops() {
        return answered || budget.isOver() || nodes() >= limits.nodes();
    }

    /** Positions entered by all threads; approximate while they run. */
    long nodes() {
        long nodes = 0;
        for (EndgameSearch member : members) {
            nodes += member.nodes();
        }
        return nodes;
    }

    /** The stored {@link Entry} of a position. */
    long known(long own, long opp) {
        return table.find(OthelloPosition.key(own, opp, 0));
    }

    int guess(long own, long opp, int depth) {
        return members.get(0).guess(own, opp, depth);
    }

    /** See {@link EndgameSearch#search}. */
    int search(long own, long opp, int alpha, int level) {
        answered = false;
        Arrays.fill(busy, 0); // stopped members leave theirs behind
        if (members.size() == 1) {
            return members.get(0).search(own, opp, alpha, level);
        }
        AtomicReference<Integer> answer = new AtomicReference<>();
        List<Future<?>> running = new ArrayList<>();
        for (EndgameSearch member : members) {
            running.add(threads.submit(() -> {
                try {
                    answer.compareAndSet(null, member.search(own, opp, alpha, level));
                } finally {
                    answered = true; // also after a failure: the others need not continue
                }
            }));
        }
        Throwable failure = null;
        for (Future<?> member : running) {
            Throwable its = failure(member);
            failure = failure == null ? its : failure;
        }
        if (failure != null) {
            throw new IllegalStateException(failure);
        }
        Integer value = answer.get();
        if (value == null) {
            throw new Stopped();
        }
        return value;
    }

    /** Waits for a member to end; returns its failure, or null. */
    private @Nullable Throwable failure(Future<?> member) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    member.get();
                    return null;
                } catch (ExecutionException e) {
                    // Stopped: another was first, or a limit was reached.
                    return e.getCause() instanceof Stopped ? null : e.getCause();
                } catch (InterruptedException e) {
                    interrupted = true;
                    answered = true; // nobody waits for the others
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public void close() {
        threads.shutdown();
    }
}
