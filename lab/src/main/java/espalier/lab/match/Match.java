package espalier.lab.match;

import espalier.game.DrawRules;
import espalier.game.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A match between two players: every opening is played twice with colours swapped, so that its advantage cancels.
 *
 * @param first the player whose result is told
 * @param second the other one
 * @param budget what each may spend on a move
 * @param maxPlies a game that is longer is a draw
 */
public record Match<P extends Position<P>>(Chooser<P> first, Chooser<P> second, Budget budget, int maxPlies) {
    public Match {
        if (first == second && first.remembers()) {
            throw new IllegalArgumentException("a player who learns cannot be his own opponent: two are needed");
        }
    }

    /** The longest game unless told otherwise. */
    public static final int DEFAULT_PLIES = 300;

    public Match(Chooser<P> first, Chooser<P> second, Budget budget) {
        this(first, second, budget, DEFAULT_PLIES);
    }

    /** Different positions some random plies from a start, none of them finished. */
    public static <P extends Position<P>> List<P> openings(P start, int count, int plies, long seed) {
        Set<Long> seen = new HashSet<>();
        List<P> openings = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(seed);
        int[] moves = new int[start.maxMoves()];
        for (long tries = 0; openings.size() < count; tries++) {
            if (tries > 1000L * count) {
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
            }
        }
        return openings;
    }

    /** Plays all games, each opening twice, one after the other: whoever has more processors plays several matches. */
    public Result play(List<P> openings) {
        double[] pairs = new double[openings.size()];
        int[] counts = new int[Game.values().length];
        Tally[] tallies = {new Tally(), new Tally()};
        for (int i = 0; i < pairs.length; i++) {
            Game one = game(openings.get(i).copy(), true, tallies);
            Game two = game(openings.get(i).copy(), false, tallies);
            counts[one.index]++;
            counts[two.index]++;
            pairs[i] = (one.points + two.points) / 2;
        }
        return new Result(
                counts[Game.WIN.index],
                counts[Game.DRAW.index],
                counts[Game.LOSS.index],
                deviation(pairs),
                tallies[0].depth(),
                tallies[1].depth(),
                tallies[0].violations,
                tallies[1].violations);
    }

    /** What a player's choices add up to. */
    private static final class Tally {
        private long moves;
        private long depths;
        private long violations;

        void add(Chooser.Choice choice) {
            moves++;
            depths += choice.depth();
            violations += choice.violations();
        }

        double depth() {
            return depths / (double) Math.max(1, moves);
        }
    }

    /** Of the mean score of a pair of games. */
    static double deviation(double[] pairs) {
        double mean = IntStream.range(0, pairs.length)
                .mapToDouble(i -> pairs[i])
                .average()
                .orElse(0);
        double squares = IntStream.range(0, pairs.length)
                .mapToDouble(i -> (pairs[i] - mean) * (pairs[i] - mean))
                .sum();
        return pairs.length < 2 ? 0 : Math.sqrt(squares / (pairs.length - 1) / pairs.length);
    }

    /** The difference of ratings that explains a score (0 to 1); infinite at its ends and beyond. */
    public static double elo(double score) {
        if (score <= 0) {
            return Double.NEGATIVE_INFINITY;
        }
        return score >= 1 ? Double.POSITIVE_INFINITY : 400 * Math.log10(score / (1 - score));
    }

    private enum Game {
        WIN(0, 1),
        DRAW(1, 0.5),
        LOSS(2, 0);

        private final int index;
        private final double points;

        Game(int index, double points) {
            this.index = index;
            this.points = points;
        }
    }

    /** One game; {@code firstMoves}: whether the first player is to move in the opening. */
    private Game game(P position, boolean firstMoves, Tally[] tallies) {
        int[] moves = new int[position.maxMoves()];
        boolean firstToMove = firstMoves;
        int turn = position.turn();
        for (int ply = 0; ply < maxPlies; ply++) {
            if (position.generate(moves, 0) == 0) {
                int score = position.score();
                return score == 0 ? Game.DRAW : (score > 0) == firstToMove ? Game.WIN : Game.LOSS;
            }
            if (position instanceof DrawRules rules && rules.drawn()) {
                return Game.DRAW;
            }
            Chooser.Choice choice = (firstToMove ? first : second).choose(position, budget);
            tallies[firstToMove ? 0 : 1].add(choice);
            (firstToMove ? second : first).observe(position, choice.move());
            position.play(choice.move());
            if (position.turn() != turn) {
                firstToMove = !firstToMove;
                turn = position.turn();
            }
        }
        return Game.DRAW;
    }

    /**
     * How a match ended, for the first player.
     *
     * @param deviation the standard deviation of the score (0 to 1), from the scores of pairs of games
     * @param depth the first player's mean depth
     * @param otherDepth the second player's
     * @param violations leaves at which sum-bounds that the first player had estimated were broken
     * @param otherViolations the second player's
     */
    public record Result(
            long wins,
            long draws,
            long losses,
            double deviation,
            double depth,
            double otherDepth,
            long violations,
            long otherViolations) {
        private static final double NORMAL_95 = 1.96;

        public long games() {
            return wins + draws + losses;
        }

        /** Wins and half of the draws, per game. */
        public double score() {
            return (wins + draws / 2.0) / games();
        }

        /** The points of multi-model, table 1: 1 + (W - L) / N. */
        public double points() {
            return 1 + (wins - losses) / (double) games();
        }

        /** The difference of ratings that explains the score. */
        public double elo() {
            return Match.elo(score());
        }

        /** The ends of its 95 % interval. */
        public double[] eloInterval() {
            double half = NORMAL_95 * deviation;
            return new double[] {Match.elo(score() - half), Match.elo(score() + half)};
        }

        /** All of it in one line. */
        public String summary() {
            double[] interval = eloInterval();
            return String.format(
                    Locale.ROOT,
                    "%d wins, %d draws, %d losses; %.3f points; Elo %+.0f (%+.0f to %+.0f); depths %.2f and %.2f;"
                            + " %d and %d leaves broke estimated bounds",
                    wins,
                    draws,
                    losses,
                    points(),
                    elo(),
                    interval[0],
                    interval[1],
                    depth,
                    otherDepth,
                    violations,
                    otherViolations);
        }
    }
}
