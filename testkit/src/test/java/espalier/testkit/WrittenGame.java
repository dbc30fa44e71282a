package espalier.testkit;

import espalier.game.NullMove;
import espalier.game.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A game in text form: a node is its evaluation for the side to move and, in brackets, its successors, the null move
 * behind a tilde. {@code 0(~1 -2(3 4))} has a root with a null move to 1 and one move, to a node with two. A node
 * without successors is a finished game with that result.
 */
final class WrittenGame implements Position<WrittenGame>, NullMove {
    /** A node; keys are numbered as nodes are read. */
    record Node(int value, List<Node> moves, List<Node> nulls, long key) {
        int size() {
            return 1
                    + moves.stream().mapToInt(Node::size).sum()
                    + nulls.stream().mapToInt(Node::size).sum();
        }

        @Override
        public String toString() {
            if (moves.isEmpty()) {
                return String.valueOf(value);
            }
            List<String> parts = new ArrayList<>();
            nulls.forEach(node -> parts.add("~" + node));
            moves.forEach(node -> parts.add(node.toString()));
            return value + parts.stream().collect(Collectors.joining(" ", "(", ")"));
        }
    }

    private final Deque<Node> path = new ArrayDeque<>();

    private WrittenGame() {}

    static WrittenGame of(String text) {
        WrittenGame game = new WrittenGame();
        game.path.push(new Reader(text).node());
        return game;
    }

    private static final class Reader {
        private final String text;
        private int at;
        private long keys;

        Reader(String text) {
            this.text = text;
        }

        Node node() {
            int from = at;
            while (at < text.length() && " ()~".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            int value = Integer.parseInt(text.substring(from, at));
            long key = ++keys;
            List<Node> moves = new ArrayList<>();
            List<Node> nulls = new ArrayList<>();
            if (at < text.length() && text.charAt(at) == '(') {
                while (text.charAt(at) != ')') {
                    at++;
                    if (text.charAt(at) == '~') {
                        at++;
                        nulls.add(node());
                    } else {
                        moves.add(node());
                    }
                }
                at++;
            }
            return new Node(value, moves, nulls, key);
        }
    }

    private Node node() {
        return path.element();
    }

    int evaluate() {
        return node().value();
    }

    @Override
    public int generate(int[] moves, int from) {
        for (int i = 0; i < node().moves().size(); i++) {
            moves[from + i] = i;
        }
        return from + node().moves().size();
    }

    @Override
    public void play(int move) {
        path.push(node().moves().get(move));
    }

    @Override
    public void undo() {
        path.pop();
    }

    @Override
    public int turn() {
        return (path.size() - 1) & 1;
    }

    @Override
    public int score() {
        return node().value();
    }

    @Override
    public long key() {
        return node().key() * 0x9E3779B97F4A7C15L;
    }

    @Override
    public WrittenGame copy() {
        WrittenGame copy = new WrittenGame();
        copy.path.addAll(path);
        return copy;
    }

    @Override
    public boolean nullAllowed() {
        return !node().nulls().isEmpty();
    }

    @Override
    public void playNull() {
        path.push(node().nulls().get(0));
    }

    @Override
    public String toString() {
        return node().toString();
    }
}
