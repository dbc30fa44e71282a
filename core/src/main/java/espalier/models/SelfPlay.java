package espalier.models;

import espalier.game.Position;
import java.util.SplittableRandom;

/**
 * Estimates sum-bounds where no analysis gives them: a player plays games against itself, and the largest sums of
 * neighbouring models over all boards searched become the bounds.
 *
 * <p>Games with different seeds are independent (boards of one game are not), so the quality of the estimate follows
 * without any assumption about distributions: a new game of the same kind exceeds the largest sum of g games with
 * probability at most {@code 1 - (1 - confidence)^(1/g)}, and this statement is wrong with probability at most {@code 1
 * - confidence}. A game against another opponent is another kind of game, so searches check estimated bounds. Without
 * random first moves all games would be the same one and their number would mean nothing, so at least one is required.
 *
 * @param games the number of games
 * @param opening the number of random first moves, at least one, so that games differ
 * @param plies the length at which a game is broken off
 * @param depth the depth of the player's searches
 * @param seed the seed of the openings
 */
public record SelfPlay(int games, int opening, int plies, int depth, long seed) {
    public SelfPlay {
        if (games < 1 || depth < 1 || plies <= opening) {
            throw new IllegalArgumentException("at least one game, a depth of one and a move after the opening");
        }
        if (opening < 1) {
            throw new IllegalArgumentException(
                    "without random first moves all games are the same: at least one is needed");
        }
    }

    /**
     * The result of the games.
     *
     * @param bounds the largest sums seen, for searches that check them
     * @param coverage a lower bound on the probability that a new game keeps any one of the bounds on all boards it
     *     searches
     * @param confidence the confidence in that
     */
    public record Estimate(SumBounds bounds, double coverage, double confidence) {}

    /**
     * Plays the games.
     *
     * @param <P> the type of positions
     * @param player plays both sides
     * @param start where they begin; restored afterwards
     * @param confidence above 0 and below 1
     * @return the bounds that the games suggest
     */
    public <P extends Position<P>> Estimate estimate(Player<P> player, P start, double confidence) {
        if (!(confidence > 0 && confidence < 1)) {
            throw new IllegalArgumentException("the confidence is " + confidence + ", it must be between 0 and 1");
        }
        Sums sums = new Sums(player.level());
        // Infinite bounds, because nothing may be inferred yet. One pass evaluates all models at each leaf.
        ModelSearch<P> search = ModelSearch.of(
                        ModelAlgorithm.ALPHA_BETA_STAR_1P, player, SumBounds.infinite(player.level()), depth)
                .observer(sums);
        for (int game = 0; game < games; game++) {
            play(search, start.copy(), new SplittableRandom(seed + game));
        }
        return new Estimate(SumBounds.estimated(sums.largest), Math.pow(1 - confidence, 1.0 / games), confidence);
    }

    private <P extends Position<P>> void play(ModelSearch<P> search, P position, SplittableRandom random) {
        for (int ply = 0; ply < plies; ply++) {
            int[] moves = position.moves();
            if (moves.length == 0) {
                return;
            }
            position.play(
                    ply < opening
                            ? moves[random.nextInt(moves.length)]
                            : search.run(position).move());
        }
    }

    /** The largest sums of models that are reported in a row. */
    private static final class Sums implements ModelObserver {
        private final int[] largest;
        private int below;

        Sums(int level) {
            largest = new int[level];
        }

        @Override
        public void evaluated(Position<?> position, int model, int value) {
            if (model > 0) {
                largest[model - 1] = Math.max(largest[model - 1], Math.abs(value + below));
            }
            below = value;
        }
    }
}
