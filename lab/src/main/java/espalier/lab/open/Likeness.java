package espalier.lab.open;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Mixer;
import espalier.game.MoveScorer;
import espalier.game.Position;
import espalier.play.Part;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.search.Algorithm;
import espalier.search.Observer;
import espalier.tree.CorrelatedTree;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;

/**
 * The properties of a game that an artificial tree imitates, in the units of the game's evaluation. In such a tree, as
 * in the game, a node's value is its parent's value plus the change by the move, and the side to move gets the tempo.
 *
 * @param width the mean number of moves
 * @param spread the standard deviation of the values of siblings
 * @param tempo the evaluation's bonus for the side to move
 * @param first the part of all cut-offs that the first move makes, in a search by PVS
 * @param noise the half width of the error in sorting the tree's moves, chosen so that the first move makes the same
 *     part
 */
record Likeness(int width, double spread, int tempo, double first, int noise) {
    /** The first seed of the trees that {@link #noise} is fitted to, far from those searched. */
    private static final long FIRST_SEED = 1L << 40;

    private static final int TREES = 8;

    /** Noise this many times the spread destroys the ordering. */
    private static final int MOST_NOISE = 32;

    private static final int ENTRIES = 1 << 16;

    /** Ordered by table and scorer only: in a tree, a move's effect elsewhere means nothing. */
    static final Setting IN_TREES = Setting.FULL_WIDTH.with(EnumSet.of(Part.KILLERS, Part.HISTORY), false);

    /** Measures a game on the positions and their successors, and its ordering by searches to a depth. */
    static <P extends Position<P>> Likeness of(Game<P> game, List<P> positions, int depth) {
        Evaluator<P> evaluator = game.reference();
        Families families = new Families();
        for (P position : positions) {
            families.add(position, evaluator);
            for (int move : position.moves()) {
                position.play(move);
                families.add(position, evaluator);
                position.undo();
            }
        }
        FirstCutoffs cutoffs = new FirstCutoffs();
        Think<P> think = Think.in(game, Algorithm.PVS).evaluator(evaluator).setting(Setting.FULL_WIDTH);
        positions.forEach(position -> cutoffs.watch(think, position, depth));
        Likeness plain = new Likeness(families.width(), families.spread(), families.tempo(), cutoffs.share(), 0);
        return plain.fitted(depth);
    }

    /** With the noise, by bisection: the more noise, the fewer cut-offs by the first move. */
    private Likeness fitted(int depth) {
        int low = 0;
        int high = (int) Math.ceil(MOST_NOISE * spread);
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (noisy(middle).achieved(depth) > first) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return noisy(low);
    }

    private Likeness noisy(int half) {
        return new Likeness(width, spread, tempo, first, half);
    }

    /** The part of all cut-offs that the first move makes in trees fitted to the game. */
    double achieved(int depth) {
        FirstCutoffs cutoffs = new FirstCutoffs();
        Think<CorrelatedTree> think =
                Think.of(Algorithm.PVS, evaluator()).scorer(scorer()).setting(IN_TREES);
        for (int i = 0; i < TREES; i++) {
            cutoffs.watch(think, tree(depth, FIRST_SEED + i), depth);
        }
        return cutoffs.share();
    }

    /** A tree deeper than its search, so that no searched node is terminal. */
    CorrelatedTree tree(int depth, long seed) {
        // Whole numbers from -edge to edge have the variance edge * (edge + 1) / 3.
        int edge = (int) Math.max(1, Math.round((Math.sqrt(1 + 12 * spread * spread) - 1) / 2));
        return new CorrelatedTree(width, depth + 1, -edge, edge, seed);
    }

    Evaluator<CorrelatedTree> evaluator() {
        return tree -> tree.score() + tempo;
    }

    /** Sorts by the value after the move plus an error. */
    MoveScorer<CorrelatedTree> scorer() {
        return new ByValue(noise);
    }

    private record ByValue(int noise) implements MoveScorer<CorrelatedTree> {
        @Override
        public void score(CorrelatedTree tree, int[] moves, int[] scores, int from, int to) {
            for (int i = from; i < to; i++) {
                tree.play(moves[i]);
                scores[i] = -tree.score() + Mixer.between(Mixer.mix(~FIRST_SEED, tree.key()), -noise, noise);
                tree.undo();
            }
        }

        @Override
        public int historyIndex(int move) {
            return 0;
        }

        @Override
        public int historySize() {
            return 1;
        }
    }

    /** Parents and their children. */
    private static final class Families {
        private int families;
        private int parents;
        private long children;
        private double variances;
        private double changes;

        <P extends Position<P>> void add(P parent, Evaluator<P> evaluator) {
            int[] moves = parent.moves();
            int count = moves.length;
            if (count == 0) {
                return;
            }
            parents++;
            children += count;
            if (count == 1) {
                return;
            }
            double before = evaluator.evaluate(parent);
            double[] values = new double[count];
            for (int i = 0; i < count; i++) {
                parent.play(moves[i]);
                values[i] = -evaluator.evaluate(parent);
                parent.undo();
            }
            double mean = Arrays.stream(values).average().orElseThrow();
            families++;
            variances += Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum() / (count - 1);
            changes += mean - before;
        }

        int width() {
            return Math.max(2, Math.round((float) children / parents));
        }

        double spread() {
            return Math.sqrt(variances / families);
        }

        /** A move hands over the tempo, which costs the mover twice its value. */
        int tempo() {
            return (int) Math.round(-changes / families / 2);
        }
    }

    /** Counts cut-offs, and those by the first move searched. */
    private static final class FirstCutoffs implements Observer {
        private final int[] tried = new int[Think.MAX_DEPTH + 2];
        private long all;
        private long byFirst;

        <P extends Position<P>> void watch(Think<P> think, P position, int depth) {
            think.entries(ENTRIES).depth(depth).observer(this).run(position);
        }

        double share() {
            return all == 0 ? 1 : (double) byFirst / all;
        }

        @Override
        public void expand(Position<?> position, int[] path, int ply, int width) {
            tried[ply] = 0;
        }

        @Override
        public void enter(Position<?> position, int[] path, int ply, int alpha, int beta) {
            if (ply > 0) {
                tried[ply - 1]++;
            }
        }

        @Override
        public void cutoff(Position<?> position, int[] path, int ply, int index, int width) {
            all++;
            if (tried[ply] == 1) {
                byFirst++;
            }
        }
    }
}
