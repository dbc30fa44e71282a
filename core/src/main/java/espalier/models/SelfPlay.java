package espalier.models;

import espalier.game.Position;
import java.util.SplittableRandom;

/**
 * Estimates sum-bounds where no analysis gives them: a player plays games against himself, and the largest sums of
 * neighbouring models on all boards searched during those games are taken.
 *
 * <p>What that is worth can be said without knowing any distribution, because games with different seeds are independent
 * (boards of one game are not): a new game of the same kind breaks the largest sum of g games with probability at most
 * {@code 1 - (1 - confidence)^(1/g)}, and this statement is wrong with probability at most {@code 1 - confidence}. A game
 * against somebody else is another kind of game, so searches watch estimated bounds. Without random first moves all games
 * would be the same one, and their number would say nothing: that is refused.
 *
 * @param games how many games
 * @param opening so many first moves are random, one at least, so that games differ
 * @param plies where a game ends at the latest
 * @param depth how deep a player searches
 * @param seed of the openings
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
     * What the games have shown.
     *
     * @param bounds the largest sums seen, for searches that watch them
     * @param coverage the least probability with which a new game keeps one of the bounds on all boards it searches
     * @param confidence how sure that is
     */
    public record Estimate(SumBounds bounds, double coverage, double confidence) {}

    /**
     * Plays the games.
     *
     * @param start where they begin; afterwards as before
     * @param confidence above 0 and below 1
     */
    public <P extends Position<P>> Estimate estimate(Player<P> player, P start, double confidence) {
        if (!(confidence > 0 && confidence < 1)) {
            throw new IllegalArgumentException("the confidence is " + confidence + ", it must be between 0 and 1");
        }
        Sums sums = new Sums(player.level());
        // Infinite bounds: nothing may be inferred yet. One pass evaluates all models at each leaf.
        ModelSearch<P> search = ModelSearch.of(
                        ModelAlgorithm.ALPHA_BETA_STAR_1P, player, SumBounds.infinite(player.level()), depth)
                .observer(sums);
        for (int game = 0; game < games; game++) {
            play(search, start.copy(), new SplittableRandom(seed + game));
        }
        return new Estimate(SumBounds.estimated(sums.largest), Math.pow(1 - confidence, 1.0 / games), confidence);
    }

    private <P extends Position<P>> void play(ModelSearch<P> search, P position, SplittableRandom random) {
        int[] moves = new int[position.maxMoves()];
        for (int ply = 0; ply < plies; ply++) {
            int end = position.generate(moves, 0);
            if (end == 0) {
                return;
            }
            position.play(
                    ply < opening
                            ? moves[random.nextInt(end)]
                            : search.run(position).move());
        }
    }

    /** The largest sums of models that are reported one after the other. */
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
