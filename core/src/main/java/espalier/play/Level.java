package espalier.play;

import espalier.game.Check;
import espalier.game.Mixer;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Limits;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;

/**
 * How well to play, from 1, a beginner, to 10, full strength. Weak levels search few nodes, choose among several lines with a
 * preference for the better ones, and now and then slip: they overlook replies, as people do, but do not play nonsense. From
 * level 4 on a slip is a search of one ply. The first three see no reply at all when they slip, so they leave pieces where they
 * are lost, or take guarded ones; and they never consider more than the moves that look best like that, so that their few nodes
 * suffice for a ply or two of these. The same seed in the same position makes the same choice.
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
 * @param slip how often it overlooks replies
 * @param sight how many plies it looks ahead when it does; 0 for its own move alone
 */
public record Level(int number, int elo, long nodes, int lines, double temperature, double slip, int sight) {
    private static final Level[] ALL = {
        new Level(1, 700, 60, 8, 0.12, 0.35, 0),
        new Level(2, 900, 150, 8, 0.09, 0.15, 0),
        new Level(3, 1100, 300, 10, 0.055, 0.05, 0),
        new Level(4, 1300, 800, 6, 0.045, 0.10, 1),
        new Level(5, 1500, 1_500, 5, 0.035, 0.08, 1),
        new Level(6, 1700, 4_000, 4, 0.025, 0.05, 1),
        new Level(7, 1900, 10_000, 4, 0.015, 0.02, 1),
        new Level(8, 2100, 30_000, 3, 0.01, 0.01, 1),
        new Level(9, 2300, 100_000, 2, 0.005, 0, 1),
        new Level(10, 2500, Long.MAX_VALUE, 1, 0, 0, 1)
    };

    /** Full strength. */
    public static final Level FULL = ALL[ALL.length - 1];

    /**
     * {@return the level with this number}
     *
     * @param number from 1, the weakest
     * @throws IllegalArgumentException if there is none
     */
    public static Level of(int number) {
        return ALL[Check.between("the level", number, 1, ALL.length) - 1];
    }

    /**
     * {@return the strongest level that is not above an Elo number; the first if all are}
     *
     * @param elo a rating
     */
    public static Level byElo(int elo) {
        int number = ALL.length;
        while (number > 1 && ALL[number - 1].elo > elo) {
            number--;
        }
        return of(number);
    }

    /**
     * Thinks as a player of this level; seed 0.
     *
     * @param <P> the type of positions
     * @param seat where the game is played
     * @param deadline the clock, which runs
     * @param listener hears of the search while it runs
     * @param among the moves to choose from; all if there are none
     * @return the thought; its move is the one to play
     */
    public <P extends Position<P>> Thought think(
            Seat<P> seat, Deadline deadline, Listener listener, List<Integer> among) {
        return think(seat, deadline, listener, among, 0);
    }

    /**
     * Thinks as a player of this level. The best lines are reported as usual, whatever is chosen.
     *
     * @param <P> the type of positions
     * @param seat where the game is played
     * @param deadline the clock, which runs
     * @param listener hears of the search while it runs
     * @param among the moves to choose from; all if there are none
     * @param seed decides its mistakes
     * @return the thought; its move is the one to play
     */
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
            Thought thought = seat.think(Deadline.of(own), listener.first(wanted), candidates(seat, among));
            ToIntFunction<Iteration> seen =
                    careless && sight == 0 ? line -> seat.atFirstSight(line.move()) : Iteration::value;
            return thought.lines().size() < 2
                    ? thought
                    : thought.choosing(choose(thought.lines(), seen, 400 * Think.point(seat.game()), random));
        } finally {
            seat.lines(wanted);
        }
    }

    /** The moves to think about: those that look best at first sight, for one who sees no more than that; else all of them. */
    private <P extends Position<P>> List<Integer> candidates(Seat<P> seat, List<Integer> among) {
        return sight > 0
                ? among
                : (among.isEmpty() ? seat.moves() : among)
                        .stream()
                                .sorted(Comparator.comparingInt(seat::atFirstSight)
                                        .reversed())
                                .limit(lines)
                                .toList();
    }

    /** One of the first lines by a softmax of the expected scores that it sees; a forced win is not given away. */
    private Iteration choose(List<Iteration> found, ToIntFunction<Iteration> seen, int scale, SplittableRandom random) {
        if (Score.isWin(found.get(0).value())) {
            return found.get(0);
        }
        List<Iteration> candidates = found.subList(0, Math.min(lines, found.size()));
        double[] expected = candidates.stream()
                .mapToDouble(line -> Score.expected(seen.applyAsInt(line), scale))
                .toArray();
        double most = Arrays.stream(expected).max().orElseThrow();
        double[] weights = Arrays.stream(expected)
                .map(each -> Math.exp((each - most) / temperature))
                .toArray();
        double left = random.nextDouble() * Arrays.stream(weights).sum();
        for (int i = 0; i < weights.length; i++) {
            left -= weights[i];
            if (left < 0) {
                return candidates.get(i);
            }
        }
        return candidates.get(0);
    }
}
