package espalier.play;

import espalier.game.Check;
import espalier.game.Mixer;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Limits;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * How well to play, from 1, a beginner, to 10, full strength. Weak levels search few nodes, choose among several lines with a
 * preference for the better ones, and now and then play a move that is good at first sight only: they overlook replies, as
 * people do, but do not play nonsense. The first iteration is always completed: where it costs more nodes than a level has, as
 * in chess for the first three, levels look one ply ahead and differ by their choice alone. The same seed in the same position makes the same choice.
 *
 * <pre>{@code
 * Level.of(3).think(seat, Deadline.of(limits), Listener.NONE, List.of()).move()
 * }</pre>
 *
 * @param number from 1 to 10
 * @param elo a number for clients that ask for Elo: levels are 200 apart. Measured distances are in docs/STRENGTH.md
 * @param nodes how many it searches
 * @param lines how many moves it chooses from
 * @param temperature how much expected score it gives away without a thought
 * @param slip how often it plays a move at first sight
 */
public record Level(int number, int elo, long nodes, int lines, double temperature, double slip) {
    private static final Level[] ALL = {
        new Level(1, 700, 60, 8, 0.12, 0.35),
        new Level(2, 900, 120, 8, 0.09, 0.25),
        new Level(3, 1100, 250, 6, 0.07, 0.18),
        new Level(4, 1300, 800, 6, 0.045, 0.10),
        new Level(5, 1500, 1_500, 5, 0.035, 0.08),
        new Level(6, 1700, 4_000, 4, 0.025, 0.05),
        new Level(7, 1900, 10_000, 4, 0.015, 0.02),
        new Level(8, 2100, 30_000, 3, 0.01, 0.01),
        new Level(9, 2300, 100_000, 2, 0.005, 0),
        new Level(10, 2500, Long.MAX_VALUE, 1, 0, 0)
    };

    /** Full strength. */
    public static final Level FULL = ALL[ALL.length - 1];

    /**
     * The level with this number.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Level of(int number) {
        return ALL[Check.between("the level", number, 1, ALL.length) - 1];
    }

    /** The strongest level that is not above an Elo number; the first if all are. */
    public static Level byElo(int elo) {
        int number = ALL.length;
        while (number > 1 && ALL[number - 1].elo > elo) {
            number--;
        }
        return of(number);
    }

    /** Thinks as a player of this level; seed 0. */
    public <P extends Position<P>> Thought think(
            Seat<P> seat, Deadline deadline, Listener listener, List<Integer> among) {
        return think(seat, deadline, listener, among, 0);
    }

    /** Thinks as a player of this level. The best lines are reported as usual, whatever is chosen. */
    public <P extends Position<P>> Thought think(
            Seat<P> seat, Deadline deadline, Listener listener, List<Integer> among, long seed) {
        if (equals(FULL)) {
            return seat.think(deadline, listener, among);
        }
        SplittableRandom random =
                new SplittableRandom(Mixer.mix(seed, seat.position().key()));
        boolean careless = random.nextDouble() < slip;
        Limits given = deadline.limits();
        Limits own = Limits.nodes(Math.min(nodes, given.nodes()))
                .and(Limits.depth(careless ? 1 : given.depth()))
                .and(Limits.until(deadline));
        int wanted = seat.lines();
        seat.lines(Math.max(wanted, lines));
        try {
            Thought thought = seat.think(Deadline.of(own), listener.first(wanted), among);
            return thought.lines().size() < 2
                    ? thought
                    : thought.choosing(choose(thought.lines(), 400 * Think.point(seat.game()), random));
        } finally {
            seat.lines(wanted);
        }
    }

    /** One of the first lines by a softmax of their expected scores; a forced win is not given away. */
    private Iteration choose(List<Iteration> found, int scale, SplittableRandom random) {
        Iteration best = found.get(0);
        if (Score.isWin(best.value())) {
            return best;
        }
        List<Iteration> candidates = found.subList(0, Math.min(lines, found.size()));
        double[] weights = candidates.stream()
                .mapToDouble(line -> Math.exp(
                        (Score.expected(line.value(), scale) - Score.expected(best.value(), scale)) / temperature))
                .toArray();
        double left = random.nextDouble() * Arrays.stream(weights).sum();
        for (int i = 0; i < weights.length; i++) {
            left -= weights[i];
            if (left < 0) {
                return candidates.get(i);
            }
        }
        return best;
    }
}
