package espalier.games;

import espalier.game.CompactGame;
import espalier.game.Score;
import espalier.solve.GameSolver;
import espalier.solve.Outcome;
import espalier.solve.Question;
import espalier.solve.Solution;
import espalier.solve.Solvable;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Nim with three heaps, a digit each: take any number of matches from one heap; the last match wins. Solved by nimbers. */
class Nim extends CompactGame implements Solvable<CompactGame.Board> {
    /** The node count that the solver reports; no search visits as many. */
    static final long NODES = 987_654_321L;

    Nim() {
        super("nim", "357");
    }

    private static int heap(long board, int i) {
        return (int) (board >> (4 * i)) & 15;
    }

    @Override
    protected int generate(long board, int turn, int[] moves, int from) {
        int end = from;
        for (int i = 0; i < 3; i++) {
            for (int taken = 1; taken <= heap(board, i); taken++) {
                moves[end++] = 10 * (i + 1) + taken;
            }
        }
        return end;
    }

    @Override
    protected long play(long board, int turn, int move) {
        return board - ((long) (move % 10) << (4 * (move / 10 - 1)));
    }

    @Override
    protected int score(long board, int turn) {
        return Score.lossIn(0);
    }

    @Override
    public Board parse(String text) {
        return position(Long.parseLong(text, 16), 0);
    }

    @Override
    protected String format(long board, int turn) {
        return Long.toString(board, 16);
    }

    @Override
    public Optional<Effort> effort(Board position) {
        return Optional.of(new Effort(1, Duration.ofNanos(1)));
    }

    @Override
    public Map<String, GameSolver<Board>> ownSolvers() {
        return Map.of("nimbers", this::solve);
    }

    private Solution solve(Board position, Question question) {
        long board = Long.parseLong(format(position), 16);
        int sum = heap(board, 0) ^ heap(board, 1) ^ heap(board, 2);
        for (int i = 0; i < 3; i++) {
            int kept = heap(board, i) ^ sum;
            if (sum != 0 && kept < heap(board, i)) {
                List<Integer> line = List.of(10 * (i + 1) + heap(board, i) - kept);
                return new Solution(Outcome.WIN, OptionalInt.empty(), line, NODES);
            }
        }
        return Solution.unknown(NODES);
    }
}
