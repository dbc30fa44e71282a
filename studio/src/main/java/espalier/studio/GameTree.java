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
    private final boolean models;
    private final StringBuilder tree = new StringBuilder();
    private final Map<String, String> labels = new LinkedHashMap<>();
    private final Map<String, String> boards = new LinkedHashMap<>();
    private final Map<String, Object> drawn = new LinkedHashMap<>();

    private GameTree(boolean models, int most, BooleanSupplier stop) {
        this.models = models;
        this.most = most;
        this.stop = stop;
    }

    /**
     * The tree that a request asks for by {@code game}, {@code position}, {@code depth}, {@code evaluator} and {@code opponent},
     * which it loses.
     *
     * @param models whether a leaf has two values, the opponent's by the evaluator {@code opponent} and the player's own
     * @param most the largest tree
     * @throws Stopped if it has to stop
     */
    static GameTree of(Map<String, Object> keys, boolean models, int most, BooleanSupplier stop) {
        GameTree made = new GameTree(models, most, stop);
        made.read(Game.named(String.valueOf(keys.remove("game"))), keys);
        return made;
    }

    private <P extends Position<P>> void read(Game<P> game, Map<String, Object> keys) {
        Object text = keys.remove("position");
        P root = text instanceof String given && !given.isBlank() ? game.parse(given) : game.start();
        int depth = whole(keys.remove("depth"), 2);
        Evaluator<P> own = evaluator(game, keys.remove("evaluator"), game.defaultEvaluator());
        Evaluator<P> theirs = evaluator(game, keys.remove("opponent"), opponent(game));
        Grid grid = game.grid(root);
        write(new Leaves<>(game, own, theirs), root, new int[root.maxMoves()], "", 0, depth);
        if (tree.charAt(0) != '[') {
            throw new IllegalArgumentException("the game is over in this position");
        }
        drawn.put("labels", labels);
        drawn.put("boards", boards);
        drawn.put("grid", Map.of("columns", grid.columns(), "names", grid.names()));
        drawn.put("game", game.name());
        drawn.put("position", game.format(root));
    }

    /** How an opponent judges who is not described: more simply than the player, if the game has such an evaluator. */
    static String opponent(Game<?> game) {
        return game.evaluators().containsKey("plain") ? "plain" : game.defaultEvaluator();
    }

    private static <P extends Position<P>> Evaluator<P> evaluator(Game<P> game, @Nullable Object given, String usual) {
        String name = given == null || given.toString().isBlank() ? usual : given.toString();
        Evaluator<P> evaluator = game.evaluators().get(name);
        if (evaluator == null) {
            throw new IllegalArgumentException(game.name() + " has no evaluator '" + name + "'; there are: "
                    + String.join(", ", game.evaluators().keySet()));
        }
        return evaluator;
    }

    /** What leaves are worth to the player at the root and to the opponent. */
    private record Leaves<P extends Position<P>>(Game<P> game, Evaluator<P> own, Evaluator<P> theirs) {
        /** Of an unfinished game, to the player at the root. */
        int value(Evaluator<P> evaluator, P position, int ply) {
            int value = evaluator.evaluate(position);
            return (ply & 1) == 0 ? value : -value;
        }

        int result(P position, int ply) {
            int value = shown(Score.fromNode(position.score(), ply));
            return (ply & 1) == 0 ? value : -value;
        }
    }

    static int whole(@Nullable Object given, int usual) {
        int depth = given instanceof Number number ? number.intValue() : usual;
        if (depth < 1 || depth > DEEPEST) {
            throw new IllegalArgumentException("the depth is " + depth + ", it must be 1 to " + DEEPEST);
        }
        return depth;
    }

    private <P extends Position<P>> void write(
            Leaves<P> leaves, P position, int[] moves, String path, int ply, int left) {
        Game<P> game = leaves.game;
        if (stop.getAsBoolean()) {
            throw new Stopped();
        }
        boards.put(path, game.grid(position).cells());
        if (boards.size() > most) {
            throw new IllegalArgumentException("the tree has more than " + most + " nodes; choose a smaller depth");
        }
        int end = position.generate(moves, 0);
        if (end == 0 || left == 0) {
            int value = end == 0 ? leaves.result(position, ply) : leaves.value(leaves.own, position, ply);
            int seen = end == 0 || !models ? value : leaves.value(leaves.theirs, position, ply);
            tree.append(models ? "{\"f\":[" + -seen + "," + value + "]}" : Integer.toString(value));
            return;
        }
        int[] own = Arrays.copyOf(moves, end);
        for (int i = 0; i < end; i++) {
            String below = path.isEmpty() ? Integer.toString(i) : path + "," + i;
            tree.append(i == 0 ? '[' : ',');
            labels.put(below, game.formatMove(position, own[i]));
            position.play(own[i]);
            write(leaves, position, moves, below, ply + 1, left - 1);
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
