package espalier.games;

import espalier.game.Check;
import espalier.game.Game;
import espalier.game.Mixer;
import espalier.game.Position;
import espalier.solve.SharedTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Counts the positions a given number of plies below, the usual test of a move generator. It ignores draw rules.
 *
 * @param countsFinished whether a game that is over early counts as one leaf at every deeper depth
 * @param bulk whether the moves of the last ply are counted without being played
 * @param threads how many threads share the work, each on its own copy of the position
 * @param megabytes the size of a table of counts by position and depth, shared by the threads; 0 for none
 */
public record Perft(boolean countsFinished, boolean bulk, int threads, int megabytes) {
    /** Receives progress from any of the threads, one call at a time. */
    @FunctionalInterface
    public interface Progress {
        /**
         * {@code parts} of {@code of} parts of the work are done.
         *
         * @param parts how many are done
         * @param of how many there are
         */
        void done(int parts, int of);
    }

    public Perft {
        Check.atLeast("the number of threads", threads, 1);
        if (megabytes < 0 || megabytes > 16_000) {
            throw new IllegalArgumentException("the table has " + megabytes + " MB, it must have 0 to 16000");
        }
    }

    /**
     * {@return plain perft by the game's convention: plays every move in one thread, without a table}
     *
     * @param game the game
     */
    public static Perft of(Game<?> game) {
        return new Perft(game.perftCountsFinished(), false, 1, 0);
    }

    /**
     * {@return the same, with or without counting the last ply in bulk}
     *
     * @param on whether to count it in bulk
     */
    public Perft bulk(boolean on) {
        return new Perft(countsFinished, on, threads, megabytes);
    }

    /**
     * {@return the same, by this many threads}
     *
     * @param count 1 or more
     */
    public Perft threads(int count) {
        return new Perft(countsFinished, bulk, count, megabytes);
    }

    /**
     * {@return the same, with a table of this many megabytes}
     *
     * @param size in megabytes
     */
    public Perft hash(int size) {
        return new Perft(countsFinished, bulk, threads, size);
    }

    /**
     * {@return the number of positions {@code depth} plies below}
     *
     * @param <P> the type of positions
     * @param position the position
     * @param depth 0 or more
     */
    public <P extends Position<P>> long count(P position, int depth) {
        return count(position, depth, (parts, of) -> {});
    }

    /**
     * {@return the number of positions {@code depth} plies below}
     *
     * @param <P> the type of positions
     * @param position the position
     * @param depth 0 or more
     * @param progress hears how far the work is
     */
    public <P extends Position<P>> long count(P position, int depth, Progress progress) {
        Check.atLeast("the depth", depth, 0);
        if (depth == 0) {
            return 1;
        }
        long[] counts = divide(position, depth, progress);
        if (counts.length == 0) {
            return countsFinished ? 1 : 0;
        }
        return Arrays.stream(counts).reduce(0, Math::addExact);
    }

    /**
     * {@return the same by root move, in the order of {@link Position#generate}; the depth is at least 1}
     *
     * @param <P> the type of positions
     * @param position the position
     * @param depth 0 or more
     * @param progress hears how far the work is
     */
    public <P extends Position<P>> long[] divide(P position, int depth, Progress progress) {
        Check.atLeast("the depth", depth, 0);
        if (depth == 0) {
            throw new IllegalArgumentException("depth 0 has no moves to divide by");
        }
        int[] moves = position.moves();
        AtomicLongArray counts = new AtomicLongArray(moves.length);
        List<Part> parts = parts(position.copy(), depth, moves);
        Table table = megabytes == 0 ? null : new Table(megabytes);
        Work<P> work = new Work<>(parts, new AtomicInteger(), new AtomicInteger(), counts, progress);
        List<Walk<P>> walks = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, Math.max(1, parts.size())); i++) {
            walks.add(new Walk<>(this, position.copy(), depth, table));
        }
        together(walks, work);
        return IntStream.range(0, moves.length).mapToLong(counts::get).toArray();
    }

    /** A root move, and a reply to it if the depth allows two plies. */
    private record Part(int index, int[] line, int depth) {}

    /** Splits the work after two plies where possible, so that no thread is left with one big move. */
    private static <P extends Position<P>> List<Part> parts(P position, int depth, int[] moves) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < moves.length; i++) {
            position.play(moves[i]);
            int[] replies = depth < 3 ? new int[0] : position.moves();
            for (int reply : replies) {
                parts.add(new Part(i, new int[] {moves[i], reply}, depth - 2));
            }
            if (replies.length == 0) {
                parts.add(new Part(i, new int[] {moves[i]}, depth - 1));
            }
            position.undo();
        }
        return parts;
    }

    private record Work<P extends Position<P>>(
            List<Part> parts, AtomicInteger next, AtomicInteger done, AtomicLongArray counts, Progress progress) {
        void run(Walk<P> walk) {
            for (int i = next.getAndIncrement(); i < parts.size(); i = next.getAndIncrement()) {
                Part part = parts.get(i);
                counts.addAndGet(part.index, walk.count(part));
                synchronized (this) {
                    progress.done(done.incrementAndGet(), parts.size());
                }
            }
        }
    }

    private static <P extends Position<P>> void together(List<Walk<P>> walks, Work<P> work) {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Thread> others = new ArrayList<>();
        for (Walk<P> walk : walks.subList(1, walks.size())) {
            Thread thread = new Thread(() -> work.run(walk), "perft");
            thread.setDaemon(true);
            thread.setUncaughtExceptionHandler((t, e) -> failure.compareAndSet(null, e));
            others.add(thread);
            thread.start();
        }
        work.run(walks.get(0));
        for (Thread thread : others) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while counting", e);
            }
        }
        if (failure.get() != null) {
            throw new IllegalStateException("a thread failed: " + failure.get(), failure.get());
        }
    }

    /** One thread's position and move buffer. */
    private static final class Walk<P extends Position<P>> {
        private final boolean countsFinished;
        private final boolean bulk;
        private final P position;
        private final int[] moves;
        private final @Nullable Table table;

        @SuppressWarnings("UnusedVariable") // only written, see playLeaves
        private long leafKeys;

        Walk(Perft perft, P position, int depth, @Nullable Table table) {
            this.countsFinished = perft.countsFinished;
            this.bulk = perft.bulk;
            this.position = position;
            this.moves = new int[Math.multiplyExact(depth, position.maxMoves())];
            this.table = table;
        }

        long count(Part part) {
            for (int move : part.line) {
                position.play(move);
            }
            long count = count(part.depth, 0);
            for (int i = 0; i < part.line.length; i++) {
                position.undo();
            }
            return count;
        }

        private long count(int depth, int from) {
            if (depth == 0) {
                return 1;
            }
            if (table != null && depth > 1) {
                long known = table.find(position.key(), depth);
                if (known >= 0) {
                    return known;
                }
            }
            if (depth == 1 && bulk) {
                int count = position.countMoves(moves, from);
                return count == 0 && countsFinished ? 1 : count;
            }
            int end = position.generate(moves, from);
            if (end == from) {
                return countsFinished ? 1 : 0;
            }
            if (depth == 1) {
                return playLeaves(from, end);
            }
            long sum = 0;
            for (int i = from; i < end; i++) {
                position.play(moves[i]);
                sum = Math.addExact(sum, count(depth - 1, end));
                position.undo();
            }
            if (table != null) {
                table.store(position.key(), depth, sum);
            }
            return sum;
        }

        /** Reads the keys: otherwise the compiler drops much of a move that is taken back at once. */
        private int playLeaves(int from, int end) {
            long keys = 0;
            for (int i = from; i < end; i++) {
                position.play(moves[i]);
                keys ^= position.key();
                position.undo();
            }
            leafKeys ^= keys;
            return end - from;
        }
    }

    /** Counts by key and depth, those of deeper searches kept longest. */
    private static final class Table {
        private static final int ENTRY_BYTES = 16;
        private static final int MOST_ENTRIES = 1 << 29;

        private final SharedTable counts;

        Table(int megabytes) {
            long entries = Math.min(((long) megabytes << 20) / ENTRY_BYTES, MOST_ENTRIES);
            counts = new SharedTable(Integer.highestOneBit(Math.toIntExact(entries)));
        }

        /** The count, or -1. */
        long find(long key, int depth) {
            long known = counts.find(Mixer.combine(key, depth));
            return known == SharedTable.UNKNOWN ? -1 : known >>> 8;
        }

        void store(long key, int depth, long count) {
            if (count < 1L << 56) {
                counts.put(Mixer.combine(key, depth), count << 8 | Math.min(depth, 255));
            }
        }
    }
}
