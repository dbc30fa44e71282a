package espalier.jobs;

import java.util.List;

/** Independent pieces of work; run by several threads at once, in any order, on any machine. */
public interface Jobs extends AutoCloseable {
    /** More would not fit into memory as a list of numbers. */
    int MOST = 100_000_000;

    /** The number of jobs; they are numbered 0 to count - 1. */
    int count();

    /** Runs one job and adds its rows, at least one. */
    void run(int job, Rows rows);

    /** Ends what the jobs share, external programs for instance. */
    @Override
    default void close() {}

    /** These and then others. */
    default Jobs and(Jobs others) {
        Jobs first = this;
        return new Jobs() {
            @Override
            public int count() {
                return first.count() + others.count();
            }

            @Override
            public void run(int job, Rows rows) {
                if (job < first.count()) {
                    first.run(job, rows);
                } else {
                    others.run(job - first.count(), rows);
                }
            }

            @Override
            public void close() {
                first.close();
                others.close();
            }
        };
    }

    /** The work of one cell of a factorial design. */
    @FunctionalInterface
    interface Cell<A, B> {
        void run(A first, B second, int number, Rows rows);
    }

    /** The work of one cell of a design with one factor. */
    @FunctionalInterface
    interface Single<A> {
        void run(A factor, int number, Rows rows);
    }

    /** A job for each value of a factor and each number from 0 on; the number varies fastest. */
    static <A> Jobs each(List<A> factor, int numbers, Single<A> cell) {
        return each(factor, new Range(0, numbers), cell);
    }

    /** A job for each value of a factor and each number (of a tree, a game); the number varies fastest. */
    static <A> Jobs each(List<A> factor, Range numbers, Single<A> cell) {
        return each(factor, List.of(cell), numbers, (value, same, number, rows) -> same.run(value, number, rows));
    }

    /** A job for each combination of two factors and a number from 0 on; the number varies fastest. */
    static <A, B> Jobs each(List<A> first, List<B> second, int numbers, Cell<A, B> cell) {
        return each(first, second, new Range(0, numbers), cell);
    }

    /**
     * A job for each combination of two factors and a number (of a tree, a game); the number varies fastest.
     *
     * @throws IllegalArgumentException if there are more than {@link #MOST}, or none
     */
    static <A, B> Jobs each(List<A> first, List<B> second, Range numbers, Cell<A, B> cell) {
        long count = (long) first.size() * second.size() * numbers.count();
        if (count < 1 || count > MOST) {
            throw new IllegalArgumentException("these parameters make " + count + " jobs, it must be 1 to " + MOST);
        }
        return new Jobs() {
            @Override
            public int count() {
                return (int) count;
            }

            @Override
            public void run(int job, Rows rows) {
                int group = job / numbers.count();
                int number = numbers.first() + job % numbers.count();
                cell.run(first.get(group / second.size()), second.get(group % second.size()), number, rows);
            }
        };
    }
}
