package espalier.games.othello;

import espalier.search.Stopped;
import espalier.solve.GameSolver;
import espalier.solve.Outcome;
import espalier.solve.Question;
import espalier.solve.SharedTable;
import espalier.solve.Solution;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Solves Othello to the end: the exact disc difference, empty squares to the winner, or only the winner; the best line;
 * nodes.
 *
 * <p>The driver is MTD(f): null windows from a guess, each answer the next guess. Guesses come from a shallow search
 * and then from selective searches to the end (see {@link EndgameSearch}), which also leave good moves in the table.
 * The last searches are exact. Several threads search the same null window.
 *
 * <p>A node is a position entered, including ordering searches and the last empty squares; parents score full boards,
 * which do not count as nodes.
 */
record EndgameSolver(OthelloEvaluator evaluator) implements GameSolver<OthelloPosition> {
    /** Below this many empty squares, selective searches take longer than solving. */
    private static final int GUESSING = 16;

    /** Values are even: the smallest win. */
    private static final int LEAST_WIN = 2;

    @Override
    public Solution solve(OthelloPosition position, Question question) {
        OthelloPosition board = position.copy();
        EndgameTeam team = new EndgameTeam(evaluator, board.empties(), question);
        try (team) {
            boolean outcomeOnly = question.outcomeOnly();
            int most = outcomeOnly ? LEAST_WIN : 64;
            int value = mtd(team, board, -most, most);
            List<Integer> line = line(team, board, value, outcomeOnly);
            OptionalInt exact = outcomeOnly ? OptionalInt.empty() : OptionalInt.of(value);
            return new Solution(Outcome.of(value), exact, line, team.nodes());
        } catch (Stopped stopped) {
            return Solution.unknown(team.nodes());
        }
    }

    private static int mtd(EndgameTeam team, OthelloPosition board, int least, int most) {
        int empties = board.empties();
        int guess = team.guess(board.own(), board.opp(), empties < GUESSING ? 2 : 8) & ~1;
        for (int level = empties < GUESSING ? EndgameSearch.EXACT : 0; level <= EndgameSearch.EXACT; level++) {
            int lower = least;
            int upper = most;
            guess = Math.max(lower, Math.min(upper, guess));
            while (lower < upper) {
                int beta = guess == lower ? guess + 2 : guess;
                guess = team.search(board.own(), board.opp(), beta - 1, level);
                if (guess < beta) {
                    upper = guess;
                } else {
                    lower = guess;
                }
            }
        }
        return Math.max(least, Math.min(most, guess));
    }

    /**
     * Perfect play of both sides. One more null window, mostly answered by the table, proves each move good enough. If
     * only the outcome matters, the loser plays any move.
     */
    private static List<Integer> line(EndgameTeam team, OthelloPosition board, int value, boolean outcomeOnly) {
        List<Integer> line = new ArrayList<>();
        int needed = value;
        while (!board.over()) {
            boolean anything = outcomeOnly && needed < 0;
            int move = best(team, board, anything ? -64 : needed);
            line.add(move);
            board.play(move);
            needed = -needed;
        }
        return line;
    }

    /** A move that achieves an achievable value. */
    private static int best(EndgameTeam team, OthelloPosition board, int needed) {
        long moves = Board.mobility(board.own(), board.opp());
        if (moves == 0) {
            return OthelloPosition.PASS;
        }
        long known = team.known(board.own(), board.opp());
        long first = known == SharedTable.UNKNOWN || Entry.move(known) == Entry.NO_MOVE ? 0 : 1L << Entry.move(known);
        int square = Long.numberOfTrailingZeros((moves & first) == 0 ? moves : first);
        while (!reaches(team, board, square, needed)) {
            moves &= ~(1L << square);
            if (moves == 0) {
                throw new IllegalStateException("no move reaches " + needed + " in " + board);
            }
            square = Long.numberOfTrailingZeros(moves);
        }
        return square;
    }

    private static boolean reaches(EndgameTeam team, OthelloPosition board, int square, int needed) {
        if (needed <= -64) {
            return true;
        }
        long flips = Board.flips(board.own(), board.opp(), square);
        long own = board.opp() ^ flips;
        long opp = board.own() | flips | 1L << square;
        return team.search(own, opp, -needed, EndgameSearch.EXACT) <= -needed;
    }
}
