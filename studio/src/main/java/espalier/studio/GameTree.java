package espalier.studio;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Grid;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Stopped;
import espalier.tree.ExplicitTree;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The full-width tree of a position as an artificial tree, with the moves and boards of its nodes. */
final class GameTree {
    private static final int DEEPEST = 8;

    private final int most;
    private final BooleanSupplier stop;
    private final StringBuilder tree = new StringBuilder();
    private final Map<String, String> labels = new LinkedHashMap<>();
    private final Map<String, String> boards = new LinkedHashMap<>();
    private final Map<String, Object> drawn = new LinkedHashMap<>();

    private GameTree(int most, BooleanSupplier stop) {
        this.most = most;
        this.stop = stop;
    }

    /**
     * The tree that a request asks for by {@code game}, {@code position}, {@code depth} and {@code evaluator}, which it loses.
     *
     * @param most the largest tree
     * @throws Stopped if it has to stop
     */
    static GameTree of(Map<String, Object> keys, int most, BooleanSupplier stop) {
        GameTree made = new GameTree(most, stop);
        made.read(Game.named(String.valueOf(keys.remove("game"))), keys);
        return made;
    }

    private <P extends Position<P>> void read(Game<P> game, Map<String, Object> keys) {
        Object text = keys.remove("position");
        P root = text instanceof String given && !given.isBlank() ? game.parse(given) : game.start();
        int depth = whole(keys.remove("depth"), 2);
        Object name = keys.remove("evaluator");
        Evaluator<P> evaluator =
                name == null ? game.evaluator() : game.evaluators().get(String.valueOf(name));
        if (evaluator == null) {
            throw new IllegalArgumentException(game.name() + " has no evaluator '" + name + "'; there are: "
                    + String.join(", ", game.evaluators().keySet()));
        }
        Grid grid = game.grid(root);
        write(game, evaluator, root, new int[root.maxMoves()], "", 0, depth);
        if (tree.charAt(0) != '[') {
            throw new IllegalArgumentException("the game is over in this position");
        }
        drawn.put("labels", labels);
        drawn.put("boards", boards);
        drawn.put("grid", Map.of("columns", grid.columns(), "names", grid.names()));
        drawn.put("game", game.name());
        drawn.put("position", game.format(root));
    }

    static int whole(@Nullable Object given, int usual) {
        int depth = given instanceof Number number ? number.intValue() : usual;
        if (depth < 1 || depth > DEEPEST) {
            throw new IllegalArgumentException("the depth is " + depth + ", it must be 1 to " + DEEPEST);
        }
        return depth;
    }

    private <P extends Position<P>> void write(
            Game<P> game, Evaluator<P> evaluator, P position, int[] moves, String path, int ply, int left) {
        if (stop.getAsBoolean()) {
            throw new Stopped();
        }
        boards.put(path, game.grid(position).cells());
        if (boards.size() > most) {
            throw new IllegalArgumentException("the tree has more than " + most + " nodes; choose a smaller depth");
        }
        int end = position.generate(moves, 0);
        if (end == 0 || left == 0) {
            int value = end == 0 ? shown(Score.fromNode(position.score(), ply)) : evaluator.evaluate(position);
            tree.append((ply & 1) == 0 ? value : -value);
            return;
        }
        int[] own = Arrays.copyOf(moves, end);
        for (int i = 0; i < end; i++) {
            String below = path.isEmpty() ? Integer.toString(i) : path + "," + i;
            tree.append(i == 0 ? '[' : ',');
            labels.put(below, game.formatMove(position, own[i]));
            position.play(own[i]);
            write(game, evaluator, position, moves, below, ply + 1, left - 1);
            position.undo();
        }
        tree.append(']');
    }

    /** Wins and losses are far outside the range of leaves: brought inside it, they keep their order. */
    private static int shown(int score) {
        return Score.isEvaluation(score) ? score : Integer.signum(score) * (ExplicitTree.MOST - Score.plies(score));
    }

    /** Nested arrays. */
    String tree() {
        return tree.toString();
    }

    /** What the page draws beside the tree: {@code labels}, {@code boards}, {@code grid}, {@code game}, {@code position}. */
    Map<String, Object> drawn() {
        return drawn;
    }
}
