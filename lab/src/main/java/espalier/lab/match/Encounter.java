package espalier.lab.match;

import espalier.game.DrawRules;
import espalier.game.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * A match between two players: every opening is played twice with colours swapped, which cancels its advantage.
 *
 * @param first the player whose score is reported
 * @param second the other one
 * @param budget each player's limits per move
 * @param maxPlies a game that is longer is a draw
 */
public record Encounter<P extends Position<P>>(Chooser<P> first, Chooser<P> second, Allowance budget, int maxPlies) {
    public Encounter {
        if (first == second && first.remembers()) {
            throw new IllegalArgumentException("a player that learns cannot be its own opponent: two are needed");
        }
    }

    /** The longest game by default. */
    public static final int DEFAULT_PLIES = 300;

    public Encounter(Chooser<P> first, Chooser<P> second, Allowance budget) {
        this(first, second, budget, DEFAULT_PLIES);
    }

    /** More openings than any match needs; the games have fewer distinct ones of a few plies. */
    public static final int MOST_OPENINGS = 100_000;

    /** After this many random games in a row that led to known openings, hardly any others exist. */
    private static final int MOST_MISSES = 100_000;

    /**
     * Distinct unfinished positions, some random plies from a start.
     *
     * @throws IllegalArgumentException if there are not as many
     */
    public static <P extends Position<P>> List<P> openings(P start, int count, int plies, long seed) {
        if (count > MOST_OPENINGS) {
            throw new IllegalArgumentException(count + " openings are wanted, there may be " + MOST_OPENINGS);
        }
        Set<Long> seen = new HashSet<>();
        List<P> openings = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(seed);
        int[] moves = new int[start.maxMoves()];
        for (int misses = 0; openings.size() < count; misses++) {
            if (misses > MOST_MISSES) {
                throw new IllegalArgumentException("only " + openings.size() + " different openings of " + plies
                        + " plies were found, " + count + " are wanted");
            }
            P position = start.copy();
            int width = position.generate(moves, 0);
            for (int i = 0; i < plies && width > 0; i++) {
                position.play(moves[random.nextInt(width)]);
                width = position.generate(moves, 0);
            }
            if (width > 0 && seen.add(position.key())) {
                openings.add(position);
                misses = -1;
            }
        }
        return openings;
    }

    /** Plays all games, each opening twice, one after the other. Matches run in parallel, games of a match do not. */
    public Result play(List<P> openings) {
        List<Played> games = new ArrayList<>();
        Tally[] tallies = {new Tally(), new Tally()};
        for (int i = 0; i < openings.size(); i++) {
            for (boolean firstMoves : new boolean[] {true, false}) {
                games.add(game(i, openings.get(i).copy(), firstMoves, tallies));
            }
        }
        return new Result(games, tallies[0].depth(), tallies[1].depth(), tallies[0].violations, tallies[1].violations);
    }

    /** The totals of a player's choices. */
    private static final class Tally {
        private long moves;
        private long depths;
        private long violations;

        void add(Chooser.Decision decision) {
            moves++;
            depths += decision.depth();
            violations += decision.violations();
        }

        double depth() {
            return depths / (double) Math.max(1, moves);
        }
    }

    /** The rating difference that explains a score (0 to 1); infinite at 0 and 1. */
    public static double elo(double score) {
        if (score <= 0) {
            return Double.NEGATIVE_INFINITY;
        }
        return score >= 1 ? Double.POSITIVE_INFINITY : 400 * Math.log10(score / (1 - score));
    }

    /** How a game ended for the first player. */
    public enum Finish {
        WIN,
        DRAW,
        LOSS
    }

    /**
     * A game of a match.
     *
     * @param opening the number of its opening
     * @param firstMoves whether the first player was to move there
     * @param moves what was played from there on
     * @param ending how it ended for the first player
     */
    public record Played(int opening, boolean firstMoves, List<Integer> moves, Finish ending) {
        public Played {
            moves = List.copyOf(moves);
        }
    }

    private Played game(int opening, P position, boolean firstMoves, Tally[] tallies) {
        List<Integer> moves = new ArrayList<>();
        Finish ending = ending(position, firstMoves, moves, tallies);
        return new Played(opening, firstMoves, moves, ending);
    }

    private Finish ending(P position, boolean firstMoves, List<Integer> played, Tally[] tallies) {
        int[] moves = new int[position.maxMoves()];
        boolean firstToMove = firstMoves;
        int turn = position.turn();
        for (int ply = 0; ply < maxPlies; ply++) {
            if (position.generate(moves, 0) == 0) {
                int score = position.score();
                return score == 0 ? Finish.DRAW : (score > 0) == firstToMove ? Finish.WIN : Finish.LOSS;
            }
            if (position instanceof DrawRules rules && rules.drawn()) {
                return Finish.DRAW;
            }
            Chooser.Decision decision = (firstToMove ? first : second).choose(position, budget);
            tallies[firstToMove ? 0 : 1].add(decision);
            (firstToMove ? second : first).observe(position, decision.move());
            position.play(decision.move());
            played.add(decision.move());
            if (position.turn() != turn) {
                firstToMove = !firstToMove;
                turn = position.turn();
            }
        }
        return Finish.DRAW;
    }

    /**
     * How a match ended, for the first player.
     *
     * @param games all games, the two of an opening in sequence
     * @param depth the first player's mean depth
     * @param otherDepth the second player's
     * @param violations leaves that broke sum-bounds which the first player had estimated
     * @param otherViolations the second player's
     */
    public record Result(List<Played> games, double depth, double otherDepth, long violations, long otherViolations) {
        public Result {
            games = List.copyOf(games);
        }

        private long count(Finish ending) {
            return games.stream().filter(game -> game.ending == ending).count();
        }

        public long wins() {
            return count(Finish.WIN);
        }

        public long draws() {
            return count(Finish.DRAW);
        }

        public long losses() {
            return count(Finish.LOSS);
        }

        /** Wins and half of the draws, per game. */
        public double score() {
            return points() / 2;
        }

        /** The points of the paper multi-model, table 1: 1 + (W - L) / N. */
        public double points() {
            return 1 + (wins() - losses()) / (double) games.size();
        }
    }
}
