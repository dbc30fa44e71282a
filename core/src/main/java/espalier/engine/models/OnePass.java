package espalier.engine.models;

import espalier.game.Position;
import espalier.game.Score;
import espalier.models.ModelSearch;
import java.util.Arrays;

/**
 * Alpha-beta*1p: searches all models at once, so that every node is expanded once. A node is pruned when no model needs
 * it. For the player to move, a model's value is the best of the children's; for the opponent, a model gets the value
 * of the child that its own model of the player chooses. M*1p (multi-model, fig. 3 right) is the same with infinite
 * bounds.
 *
 * <p>Ranks count models from the root player's: rank i is model n - i. A node at ply k needs ranks 0 to k.
 *
 * <p>Erratum: fig. 9, as printed, is wrong. At the root no model has a vote, and a model loses its vote below a node
 * where the model above it has pruned, although its value there is still needed. Here a rank stays alive at a node as
 * long as its value can be inside a window that some rank above needs. (Theorem 3, that no directional algorithm
 * evaluates fewer leaves, is false from depth 3 on.) See {@code docs/REPAIRS.md}.
 *
 * <p>With zero bounds it evaluates alpha-beta's leaves. With infinite bounds it evaluates all leaves of simple pruning,
 * and sometimes more: it searches the player's value after a reply before it is known that a later reply will be
 * chosen, where M* searches after the chosen reply only.
 */
final class OnePass<P extends Position<P>> extends ModelWalker<P> {
    /** By ply: the windows in which the parent needs the ranks' values; empty where it does not. */
    private int[][] alpha = new int[32][];

    private int[][] beta = new int[32][];

    /** By ply: the ranks' values so far, and which ranks of the player not to move are still needed. */
    private int[][] value = new int[32][];

    private boolean[][] alive = new boolean[32][];

    OnePass(ModelSearch<P> search, P position) {
        super(search, position);
    }

    @Override
    int searchRoot(int end) {
        makeRoomFor(0);
        expansions++;
        searches(level, -Score.INFINITY, Score.INFINITY);
        int[] best = value[0];
        best[0] = -Score.INFINITY;
        for (int i = 0; i < end; i++) {
            makeRoomFor(1);
            alpha[1][0] = best[0];
            beta[1][0] = Score.INFINITY;
            down(i, moves[i]);
            search(end);
            up();
            if (value[1][0] > best[0]) {
                best[0] = value[1][0];
                bestIndex = i;
                chooses(level, level, i, best[0]);
            }
        }
        return best[0];
    }

    /** Searches the current node with the windows that its parent has set; its values stay in {@link #value}. */
    private void search(int from) {
        int end = expand(depth - ply, from);
        if (end == from) {
            leafValues(depth - ply, from);
            for (int i = 0; i < ply; i++) {
                value[ply][i] = inModel(level - i);
            }
            return;
        }
        expansions++;
        makeRoomFor(ply + 1);
        int k = ply;
        Arrays.fill(value[k], -Score.INFINITY);
        for (int x = 0; x < k; x++) {
            alive[k][x] = alpha[k][x] < beta[k][x];
            if (alive[k][x]) {
                searches(level - x, alpha[k][x], beta[k][x]);
            }
        }
        for (int i = from; i < end; i++) {
            openWindows(k);
            down(i - from, moves[i]);
            search(end);
            up();
            takeValues(k, i - from);
            if (!isNeeded(k)) {
                cutoff(k, i - from, end - from);
                return;
            }
        }
    }

    /** Sets the windows for the next child: for each rank the smallest that covers every need. */
    private void openWindows(int k) {
        int height = depth - k;
        int[] a = alpha[k];
        int[] b = beta[k];
        int[] v = value[k];
        boolean[] live = alive[k];
        int[] low = alpha[k + 1];
        int[] high = beta[k + 1];
        Arrays.fill(low, Score.INFINITY);
        Arrays.fill(high, -Score.INFINITY);
        for (int i = k & 1; i <= k; i += 2) { // ranks of the player to move
            if (i >= 1 && live[i - 1]) { // the model of rank i - 1 needs this one's choice
                low[i] = clamp(-reach.lower(level - i + 1, height) - b[i - 1]);
                high[i] = clamp(reach.upper(level - i + 1, height) - a[i - 1]);
            }
            if (i + 2 <= k && live[i + 1] && a[i] < b[i]) { // its own value is needed above
                low[i] = Math.min(low[i], a[i]);
                high[i] = Math.max(high[i], Math.min(b[i], clamp(reach.upper(level - i, height) - a[i + 1])));
            }
            low[i] = Math.max(low[i], v[i]);
        }
        for (int i = k - 1 & 1; i < k; i += 2) {
            if (live[i]) {
                low[i] = a[i];
                high[i] = b[i];
            }
        }
    }

    /** Models of the player to move choose; the opponent's models get the values of these choices. */
    private void takeValues(int k, int index) {
        int[] v = value[k];
        int[] child = value[k + 1];
        for (int i = k & 1; i <= k; i += 2) {
            if (child[i] > v[i]) {
                v[i] = child[i];
                chooses(level - i, level - i, index, v[i]);
                if (i >= 1) {
                    v[i - 1] = child[i - 1];
                    chooses(level - i + 1, level - i, index, v[i - 1]);
                }
            }
        }
    }

    /** Whether some model of the player not to move can still get a value that is needed. */
    private boolean isNeeded(int k) {
        int height = depth - k;
        int[] a = alpha[k];
        int[] v = value[k];
        boolean[] live = alive[k];
        boolean needed = false;
        for (int x = k - 1 & 1; x < k; x += 2) {
            live[x] = live[x]
                    && v[x + 1] < reach.upper(level - x, height) - a[x]
                    && (x == 0 || v[x - 1] < reach.upper(level - x + 1, height) - a[x]);
            needed |= live[x];
        }
        return needed;
    }

    /** Reports a cut-off by what the first rank to lose interest has got: a model of the player to move is worth enough. */
    private void cutoff(int k, int index, int width) {
        for (int x = k - 1 & 1; x < k; x += 2) {
            for (int i = x + 1; i >= 0 && i >= x - 1; i -= 2) {
                int bound = clamp(reach.upper(level - Math.min(i, x), depth - k) - alpha[k][x]);
                if (alpha[k][x] < beta[k][x] && value[k][i] >= bound) {
                    cutoff(level - i, index, width, value[k][i], bound);
                    return;
                }
            }
        }
    }

    private void makeRoomFor(int k) {
        if (k >= value.length) {
            alpha = Arrays.copyOf(alpha, 2 * k);
            beta = Arrays.copyOf(beta, 2 * k);
            value = Arrays.copyOf(value, 2 * k);
            alive = Arrays.copyOf(alive, 2 * k);
        }
        if (value[k] == null) {
            alpha[k] = new int[k + 1];
            beta[k] = new int[k + 1];
            value[k] = new int[k + 1];
            alive[k] = new boolean[k + 1];
        }
    }
}
