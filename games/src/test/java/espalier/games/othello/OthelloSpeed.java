package espalier.games.othello;

import espalier.game.Evaluator;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;

/**
 * Measures one thread: perft without bulk counting, then the same tree with an evaluation at each leaf, then with the
 * pattern entries updated by every move (which the library does not do, because this measurement shows no gain). Not a
 * test:
 *
 * <pre>
 *   java -cp games/target/test-classes:games/target/classes:core/target/classes espalier.games.othello.OthelloSpeed
 * </pre>
 */
final class OthelloSpeed {
    private static final int DEPTH = 10;

    /** A middle game with 32 empty squares. */
    private static final String MIDDLE = "f5d6c3f3f4d3c4g6f6e6c5c6d7d8e7g5e3d2g4h3f7b5h5g3b4b6c8b8";

    private OthelloSpeed() {}

    public static void main(String[] args) {
        OthelloPosition start = new OthelloPosition();
        int[] moves = new int[(DEPTH + 1) * start.maxMoves()];
        for (int round = 0; round < 3; round++) {
            long begin = now();
            print("perft 10 from the start", perft(start, moves, 0, DEPTH), begin);
        }
        OthelloPosition middle = new OthelloPosition();
        Transcript.replay(MIDDLE, middle, new ArrayList<>());
        OthelloEvaluator real = OthelloEvaluator.standard();
        PlainEvaluator plain = PlainEvaluator.load();
        Incremental incremental = new Incremental();
        for (int round = 0; round < 3; round++) {
            long begin = now();
            long leaves = perft(middle, moves, 0, 6);
            print("perft 6 from a middle game", leaves, begin);
            begin = now();
            sum(middle, plain, moves, 0, 6);
            print("  with plain evaluation", leaves, begin);
            begin = now();
            sum(middle, real, moves, 0, 6);
            print("  with real evaluation", leaves, begin);
            begin = now();
            incremental.reset(middle);
            incremental.walk(middle, moves, 0, 6);
            print("  with entries kept by play and undo, and summed", leaves, begin);
        }
    }

    /** This thread's processor time, which other work on the machine disturbs less. */
    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static void print(String what, long leaves, long begin) {
        double seconds = (now() - begin) / 1e9;
        System.out.printf(
                "%-50s %11d leaves %6.2f s %6.1f M/s %6.1f ns%n",
                what, leaves, seconds, leaves / seconds / 1e6, 1e9 * seconds / leaves);
    }

    /** Leaves below, a finished game counted as one. */
    static long perft(OthelloPosition position, int[] moves, int from, int depth) {
        if (depth == 0) {
            return 1;
        }
        int end = position.generate(moves, from);
        if (end == from) {
            return 1;
        }
        long leaves = 0;
        for (int i = from; i < end; i++) {
            position.play(moves[i]);
            leaves += perft(position, moves, end, depth - 1);
            position.undo();
        }
        return leaves;
    }

    private static long sum(
            OthelloPosition position, Evaluator<OthelloPosition> evaluator, int[] moves, int from, int depth) {
        if (depth == 0) {
            return evaluator.evaluate(position);
        }
        int end = position.generate(moves, from);
        long sum = 0;
        for (int i = from; i < end; i++) {
            position.play(moves[i]);
            sum -= sum(position, evaluator, moves, end, depth - 1);
            position.undo();
        }
        return sum;
    }

    /** Pattern entries by colour, updated for every disc placed or flipped; only the patterns, not the counts. */
    private static final class Incremental {
        private final int[][] touched = new int[64][];
        private final int[] entries;
        private final short[] weights = new short[Patterns.SIZE];

        Incremental() {
            Patterns patterns = new Patterns();
            int shapes = patterns.active() - 6;
            entries = new int[shapes];
            int[] none = new int[patterns.active()];
            int[] one = new int[patterns.active()];
            patterns.entries(0, 0, none, 0);
            for (int square = 0; square < 64; square++) {
                patterns.entries(1L << square, 0, one, 0);
                int count = 0;
                int[] list = new int[2 * shapes];
                for (int i = 0; i < shapes; i++) {
                    if (one[i] != none[i]) {
                        list[count++] = i;
                        list[count++] = one[i] - none[i];
                    }
                }
                touched[square] = Arrays.copyOf(list, count);
            }
        }

        void reset(OthelloPosition position) {
            int[] all = new int[entries.length + 6];
            new Patterns().entries(position.discs(0), position.discs(1), all, 0);
            System.arraycopy(all, 0, entries, 0, entries.length);
        }

        long walk(OthelloPosition position, int[] moves, int from, int depth) {
            if (depth == 0) {
                long sum = 0;
                for (int entry : entries) {
                    sum += weights[entry];
                }
                return sum;
            }
            int end = position.generate(moves, from);
            long sum = 0;
            for (int i = from; i < end; i++) {
                long flips =
                        moves[i] == OthelloPosition.PASS ? 0 : Board.flips(position.own(), position.opp(), moves[i]);
                int colour = position.turn() == 0 ? 1 : 2;
                int turned = position.turn() == 0 ? -1 : 1;
                update(moves[i], flips, colour, turned);
                position.play(moves[i]);
                sum -= walk(position, moves, end, depth - 1);
                position.undo();
                update(moves[i], flips, -colour, -turned);
            }
            return sum;
        }

        private void update(int move, long flips, int colour, int turned) {
            if (move == OthelloPosition.PASS) {
                return;
            }
            add(touched[move], colour);
            for (long rest = flips; rest != 0; rest &= rest - 1) {
                add(touched[Long.numberOfTrailingZeros(rest)], turned);
            }
        }

        private void add(int[] list, int factor) {
            for (int i = 0; i < list.length; i += 2) {
                entries[list[i]] += factor * list[i + 1];
            }
        }
    }
}
