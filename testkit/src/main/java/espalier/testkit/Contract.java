package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the contracts share: seeded random playouts that stop at every position. A failure names the moves that lead to
 * it, as few as can be found.
 */
abstract class Contract<P extends Position<P>> {
    /** Shorter ways are tried one by one, up to this many. */
    private static final int SHORTER = 3_000;

    /** A new start position. Playouts start here. */
    protected abstract P start();

    /** More new positions to start from, the same ones at every call; the start alone by default. */
    protected Stream<P> starts() {
        return Stream.of(start());
    }

    /** How many playouts from each start. */
    protected int playouts() {
        return 1000;
    }

    /** How long a playout may be. */
    protected int plies() {
        return 100;
    }

    /** A move as failures name it, before it is played; its number by default. */
    protected String moveText(P position, int move) {
        return Integer.toString(move);
    }

    /**
     * A position that a playout reached.
     *
     * @param start the number of its start, from 0
     * @param moves the moves from there
     */
    record Place<P>(int start, List<Integer> moves, P position) {}

    /** Plays from each start, and checks every position, the start and the last one included. */
    final void visit(long seed, Consumer<Place<P>> check) {
        List<P> starts = starts().toList();
        for (int number = 0; number < starts.size(); number++) {
            for (int i = 0; i < playouts(); i++) {
                playout(number, starts.get(number), new SplittableRandom((seed << 32) + i), check);
            }
        }
    }

    private void playout(int number, P position, SplittableRandom random, Consumer<Place<P>> check) {
        List<Integer> way = new ArrayList<>();
        Place<P> place = new Place<>(number, way, position);
        try {
            check.accept(place);
            for (int[] moves = position.moves(); moves.length > 0 && way.size() < plies(); moves = position.moves()) {
                int move = moves[random.nextInt(moves.length)];
                way.add(move);
                position.play(move);
                check.accept(place);
            }
            for (int i = 0; i < way.size(); i++) {
                position.undo();
            }
        } catch (AssertionError | RuntimeException e) {
            throw failure(number, List.copyOf(way), e, check);
        }
    }

    /** The failure with the shortest way to it that can be found. */
    private AssertionError failure(int start, List<Integer> way, Throwable seen, Consumer<Place<P>> check) {
        Throwable again = replay(start, way, check);
        List<Integer> shortest = again == null ? way : shortest(start, way, check);
        Throwable why = again == null ? seen : again;
        Throwable shown = shortest.equals(way) ? why : replay(start, shortest, check);
        String remark = again == null ? " (not again from a new start: moves played and undone before matter)" : "";
        return new AssertionError(describe(start, shortest) + remark + ": " + (shown == null ? why : shown), why);
    }

    /** Every shorter way while there are few; then leaves out moves as long as it goes on failing. */
    private List<Integer> shortest(int start, List<Integer> way, Consumer<Place<P>> check) {
        List<List<Integer>> level = List.of(List.of());
        int tried = 0;
        while (!level.isEmpty() && level.get(0).size() < way.size()) {
            List<List<Integer>> next = new ArrayList<>();
            for (List<Integer> candidate : level) {
                if (tried++ == SHORTER) {
                    return withoutSome(start, way, check);
                }
                if (replay(start, candidate, check) != null) {
                    return candidate;
                }
                for (int move : at(start, candidate).moves()) {
                    List<Integer> longer = new ArrayList<>(candidate);
                    longer.add(move);
                    next.add(longer);
                }
            }
            level = next;
        }
        return way;
    }

    private List<Integer> withoutSome(int start, List<Integer> way, Consumer<Place<P>> check) {
        List<Integer> best = way;
        for (int length = best.size() / 2; length > 0; ) {
            boolean shorter = false;
            for (int from = 0; from + length <= best.size() && !shorter; from++) {
                List<Integer> candidate = new ArrayList<>(best.subList(0, from));
                candidate.addAll(best.subList(from + length, best.size()));
                if (replay(start, candidate, check) != null) {
                    best = candidate;
                    shorter = true;
                }
            }
            length = shorter ? Math.min(length, best.size()) : length - 1;
        }
        return best;
    }

    /**
     * Work at the starts allocates nothing. The compiler may still be at work: one quiet round is enough.
     *
     * @param times how often a round does it
     */
    final void allocatesNothing(String per, int times, Function<P, Runnable> round) {
        starts().forEach(start -> {
            Runnable work = round.apply(start);
            double least = Double.MAX_VALUE;
            for (int i = 0; i < 20 && least >= 1; i++) {
                least = Math.min(least, (double) Allocation.bytes(work) / times);
            }
            assertThat(least).as("bytes allocated per " + per).isLessThan(1);
        });
    }

    private P newStart(int number) {
        return starts().skip(number).findFirst().orElseThrow();
    }

    private P at(int start, List<Integer> way) {
        P position = newStart(start);
        way.forEach(position::play);
        return position;
    }

    /** What goes wrong at the end of a way from a new start; null if nothing does or a move of it is illegal. */
    private @Nullable Throwable replay(int start, List<Integer> way, Consumer<Place<P>> check) {
        P position = newStart(start);
        try {
            for (int move : way) {
                if (Arrays.stream(position.moves()).noneMatch(legal -> legal == move)) {
                    return null;
                }
                position.play(move);
            }
            check.accept(new Place<>(start, way, position));
            position.moves();
            return null;
        } catch (AssertionError | RuntimeException e) {
            return e;
        }
    }

    /** A way in words. */
    final String describe(int start, List<Integer> way) {
        P position = newStart(start);
        StringBuilder text = new StringBuilder(way.isEmpty() ? "at" : "after");
        for (int i = 0; i < way.size(); i++) {
            text.append(' ').append(moveText(position, way.get(i)));
            if (i + 1 < way.size()) {
                position.play(way.get(i)); // the last move may be the one that fails
            }
        }
        return text.append(way.isEmpty() ? " start " : " from start ")
                .append(start + 1)
                .toString();
    }
}
