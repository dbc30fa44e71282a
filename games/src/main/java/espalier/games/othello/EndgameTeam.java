package espalier.games.othello;

import espalier.search.Budget;
import espalier.search.Limits;
import espalier.search.Stopped;
import espalier.solve.Question;
import espalier.solve.SharedTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;

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
        CompletableFuture<?> all = CompletableFuture.allOf(members.stream()
                .map(member ->
                        CompletableFuture.runAsync(() -> search(member, own, opp, alpha, level, answer), threads))
                .toArray(CompletableFuture[]::new));
        try {
            all.get();
        } catch (InterruptedException e) {
            answered = true; // nobody waits for the answer, but members share the table until they have ended
            Thread.currentThread().interrupt();
            all.join();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        Integer value = answer.get();
        if (value == null) {
            throw new Stopped();
        }
        return value;
    }

    private void search(
            EndgameSearch member, long own, long opp, int alpha, int level, AtomicReference<Integer> answer) {
        try {
            answer.compareAndSet(null, member.search(own, opp, alpha, level));
        } catch (Stopped e) {
            // Another member was faster, or the budget is spent.
        } finally {
            answered = true; // also after a failure: the others need not continue
        }
    }

    @Override
    public void close() {
        threads.shutdown();
    }
}
