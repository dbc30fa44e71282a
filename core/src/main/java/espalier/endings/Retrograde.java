package espalier.endings;

import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Stopped;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/**
 * Solves an ending by retrograde analysis. Every position is looked at once, and again when a successor's value has become
 * known: then its own may follow by the rules of the game, played forward. So predecessors only say where to look, and an
 * error there leaves a value out instead of making a wrong one.
 *
 * <p>With distances, sweep n finds the positions that are decided in n plies. Without, a sweep finds whatever follows.
 * Positions that are never decided are draws.
 */
public final class Retrograde<P extends Position<P>> {
    /** No value follows yet. */
    private static final int OPEN = -1;

    private static final int NEVER = Integer.MAX_VALUE;
    private static final int POLLED = 1 << 16;

    private final Space<P> space;
    private final Space.Material ending;
    private final Values others;
    private final boolean counted;
    private final BooleanSupplier stop;
    private final P board;
    private final IntConsumer mark = this::mark;
    private final byte[] values;

    /** One more than the sweep that looks at a position next; 0 for none. */
    private final byte[] due;

    private final int[] moves;
    private int sweep;
    private int next = NEVER;

    private Retrograde(Space<P> space, Space.Material ending, Values others, boolean counted, BooleanSupplier stop) {
        this.space = space;
        this.ending = ending;
        this.others = others;
        this.counted = counted;
        this.stop = stop;
        this.board = space.board();
        this.values = new byte[ending.size()];
        this.due = new byte[ending.size()];
        this.moves = new int[8 * board.maxMoves()];
    }

    /**
     * The values of an ending.
     *
     * @param <P> the type of positions
     * @param space the game's endings
     * @param ending the one to solve
     * @param others those of the endings it leads to
     * @param counted whether distances are wanted
     * @param stop asked from time to time; yes ends the work
     * @return a value for each position, in the order of their numbers
     * @throws ArithmeticException if a distance does not fit
     * @throws Stopped if it is stopped
     */
    public static <P extends Position<P>> byte[] solve(
            Space<P> space, Space.Material ending, Values others, boolean counted, BooleanSupplier stop) {
        Retrograde<P> analysis = new Retrograde<>(space, ending, others, counted, stop);
        analysis.solve();
        return analysis.values;
    }

    /**
     * {@return how many positions of a solved ending do not have the value that follows from their successors'} With
     * distances, none means that all values are right: a wrong one would need a wrong one closer to the end.
     *
     * @param <P> the type of positions
     * @param space the game's endings
     * @param ending the one to solve
     * @param values those to check, and those of the endings it leads to
     * @param counted whether distances are wanted
     */
    public static <P extends Position<P>> long contradictions(
            Space<P> space, Space.Material ending, Values values, boolean counted) {
        Retrograde<P> check =
                new Retrograde<>(space, new Space.Material(-2, "", 0, 0, 0), values, counted, () -> false);
        long wrong = 0;
        for (int i = 0; i < ending.size(); i++) {
            if (space.set(check.board, ending.id(), i)) {
                int plies = check.expected(0);
                int value = plies == OPEN ? Values.DRAW : Values.of(plies);
                wrong += value == values.get(ending.id(), i) ? 0 : 1;
            }
        }
        return wrong;
    }

    private void solve() {
        for (int i = 0; i < values.length; i++) {
            look(i);
        }
        while (next != NEVER) {
            sweep = next;
            next = NEVER;
            for (int i = 0; i < values.length; i++) {
                int when = (due[i] & 0xFF) - 1;
                if (when == sweep) {
                    look(i);
                } else if (when > sweep) {
                    next = Math.min(next, when);
                }
            }
        }
    }

    private void look(int index) {
        if ((index & (POLLED - 1)) == 0 && stop.getAsBoolean()) {
            throw new Stopped();
        }
        due[index] = 0;
        if (values[index] != 0 || !space.set(board, ending.id(), index)) {
            return;
        }
        int plies = expected(0);
        if (plies == OPEN) {
            return;
        }
        if (counted && plies > sweep) {
            await(index, plies);
        } else {
            values[index] = (byte) Values.of(plies);
            space.predecessors(board, mark);
        }
    }

    private void mark(int index) {
        if (values[index] == 0 && (due[index] & 0xFF) != sweep + 1) {
            await(index, counted ? sweep + 1 : sweep);
        } else if (!counted) {
            next = sweep;
        }
    }

    private void await(int index, int when) {
        if (when > Values.MOST_PLIES) {
            throw new ArithmeticException("games of " + ending.name() + " may last more than " + when + " plies");
        }
        due[index] = (byte) (when + 1);
        next = Math.min(next, when);
    }

    /** The plies that follow from the values of the successors, as far as they are known. */
    private int expected(int from) {
        int end = board.generate(moves, from);
        if (end == from) {
            return Score.isLoss(board.score()) ? 0 : OPEN;
        }
        int win = NEVER;
        int loss = 0;
        for (int i = from; i < end; i++) {
            board.play(moves[i]);
            int plies = after(end);
            board.undo();
            if (plies == OPEN) {
                loss = NEVER;
            } else if (plies % 2 == 0) {
                win = Math.min(win, plies + 1);
            } else {
                loss = Math.max(loss, plies + 1);
            }
        }
        return win < NEVER ? counted ? win : 1 : loss == NEVER ? OPEN : counted ? loss : 0;
    }

    private int after(int from) {
        int id = space.ending(board);
        if (id < 0) {
            return expected(from);
        }
        int index = space.index(board);
        return Values.plies(id == ending.id() ? values[index] & 0xFF : others.get(id, index));
    }
}
