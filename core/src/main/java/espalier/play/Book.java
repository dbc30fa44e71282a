package espalier.play;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.game.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An opening book: positions all of whose moves were searched before the game. Values are backed up, so a move is worth what
 * the best play in the book leads to.
 *
 * <p>As text it has one line a position: the moves that lead there from the start of the game, a colon, and every legal move in
 * generation order with its value for the side to move: {@code e2e4 e7e5 : g1f3 31 f1c4 22 ...}. A position comes after the
 * ones on its way.
 *
 * <p>{@link #next} says what to analyse next, by drop-out expansion (lincke): the position that the least bad moves lead to.
 */
public final class Book<P extends Position<P>> {
    /** A longer way by one ply weighs as much as moves that lose this part of the game's scale. */
    private static final int PLIES_A_SCALE = 20;

    /** Nothing is to be analysed there. */
    private static final int NEVER = Integer.MAX_VALUE / 2;

    private final Game<P> game;
    private final Map<Long, Node> known = new HashMap<>();
    private @Nullable Node root;

    /** A position of the book. */
    private static final class Node {
        final int[] moves;
        /** What a search said of each move. */
        final int[] searched;
        /** The positions after the moves that were analysed further. */
        final @Nullable Node[] after;
        /** The moves that end the game. */
        final boolean[] last;
        /** The index of the best move, and of the one behind which to analyse next. */
        int best;

        int cheapest;

        Node(Position<?> position, int[] searched) {
            this.moves = position.moves();
            this.searched = searched;
            this.after = new Node[moves.length];
            this.last = new boolean[moves.length];
            for (int i = 0; i < moves.length; i++) {
                position.play(moves[i]);
                last[i] = Ending.of(position).isPresent();
                position.undo();
            }
        }

        /** What a move is worth. */
        int value(int i) {
            Node next = after[i];
            return next == null ? searched[i] : -next.value(next.best);
        }

        /** What the moves lose on the way to the next position to analyse, and its length; a decided game is of no interest. */
        int cost(int i, int ply) {
            Node next = after[i];
            int lost = value(best) - value(i);
            return Score.isEvaluation(value(i)) && !last[i]
                    ? (int) Math.min(NEVER, (long) ply + lost + (next == null ? 0 : next.cost(next.cheapest, ply)))
                    : NEVER;
        }

        void update(int ply) {
            for (int i = 0; i < moves.length; i++) {
                best = value(i) > value(best) ? i : best;
            }
            for (int i = 0; i < moves.length; i++) {
                cheapest = cost(i, ply) < cost(cheapest, ply) ? i : cheapest;
            }
        }
    }

    /**
     * An empty book.
     *
     * @param game the game
     */
    public Book(Game<P> game) {
        this.game = game;
    }

    /**
     * {@return a book of these lines}
     *
     * @param <P> the type of positions
     * @param game the game
     * @param lines a position with its moves each, as files of books have them
     * @throws IllegalArgumentException saying which line is wrong
     */
    public static <P extends Position<P>> Book<P> of(Game<P> game, List<String> lines) {
        Book<P> book = new Book<>(game);
        for (int i = 0; i < lines.size(); i++) {
            try {
                book.add(lines.get(i));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("line " + (i + 1) + " of the book: " + e.getMessage(), e);
            }
        }
        return book;
    }

    /** {@return how many positions it has, by whichever moves they are reached} */
    public int size() {
        return known.size();
    }

    /**
     * {@return the best move of a position and its value, if the position is in the book}
     *
     * @param position a position of the game
     */
    public Optional<Thought> look(P position) {
        Node node = known.get(position.key());
        if (node == null || !Arrays.equals(node.moves, position.moves())) {
            return Optional.empty();
        }
        int best = node.best;
        Iteration found = Iteration.of(node.value(best), List.of(node.moves[best]), 0, 0, 0);
        return Optional.of(new Thought(List.of(found), Optional.empty(), List.of(found), 0, 0, false));
    }

    private void add(String line) {
        String[] halves = line.split(":", 2);
        if (halves.length < 2) {
            throw new IllegalArgumentException("no colon in " + Quoted.quoted(line));
        }
        P position = game.start();
        List<Integer> way = new ArrayList<>();
        for (String move : words(halves[0])) {
            way.add(game.parseMove(position, move));
            position.play(way.get(way.size() - 1));
        }
        int[] moves = position.moves();
        String[] words = words(halves[1]);
        if (words.length != 2 * moves.length) {
            throw new IllegalArgumentException(moves.length + " moves need a value each in " + Quoted.quoted(line));
        }
        int[] values = new int[moves.length];
        for (int i = 0; i < moves.length; i++) {
            if (game.parseMove(position, words[2 * i]) != moves[i]) {
                throw new IllegalArgumentException("move " + Quoted.quoted(words[2 * i]) + " is not in its place");
            }
            values[i] = value(words[2 * i + 1]);
        }
        add(way, values);
    }

    private static String[] words(String text) {
        return text.isBlank() ? new String[0] : text.strip().split("\\s+");
    }

    private static int value(String word) {
        try {
            int value = Integer.parseInt(word);
            if (Math.abs((long) value) <= Score.WIN) {
                return value;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new IllegalArgumentException(Quoted.quoted(word) + " is not a value");
    }

    /**
     * Adds a position, and returns its line of text.
     *
     * @param way the moves that lead there, all but the last from positions of the book
     * @param values of its legal moves, for the side to move
     * @return the line
     */
    public String add(List<Integer> way, int[] values) {
        P position = game.start();
        List<Node> above = new ArrayList<>();
        Node next = root;
        StringBuilder text = new StringBuilder();
        for (int move : way) {
            if (next == null) {
                throw new IllegalArgumentException("the position before it is not in the book");
            }
            above.add(next);
            next = next.after[index(next.moves, move)];
            text.append(game.formatMove(position, move)).append(' ');
            position.play(move);
        }
        int[] moves = position.moves();
        if (values.length != moves.length || values.length == 0) {
            throw new IllegalArgumentException(values.length + " values for " + moves.length + " moves");
        }
        Node node = new Node(position, values.clone());
        if (above.isEmpty()) {
            root = node;
        } else {
            Node parent = above.get(above.size() - 1);
            parent.after[index(parent.moves, way.get(way.size() - 1))] = node;
        }
        known.putIfAbsent(position.key(), node);
        node.update(ply());
        for (int i = above.size() - 1; i >= 0; i--) {
            above.get(i).update(ply());
        }
        text.append(':');
        for (int i = 0; i < moves.length; i++) {
            text.append(' ')
                    .append(game.formatMove(position, moves[i]))
                    .append(' ')
                    .append(values[i]);
        }
        return text.toString();
    }

    private int ply() {
        return Math.max(1, game.scale() / PLIES_A_SCALE);
    }

    private static int index(int[] moves, int move) {
        for (int i = 0; i < moves.length; i++) {
            if (moves[i] == move) {
                return i;
            }
        }
        throw new IllegalArgumentException("move " + move + " is not legal");
    }

    /** {@return the moves that lead to the position to analyse next; empty if there is none left} */
    public Optional<List<Integer>> next() {
        if (root == null) {
            return Optional.of(List.of());
        }
        if (root.cost(root.cheapest, ply()) >= NEVER) {
            return Optional.empty();
        }
        List<Integer> way = new ArrayList<>();
        for (Node node = root; node != null; node = node.after[node.cheapest]) {
            way.add(node.moves[node.cheapest]);
        }
        return Optional.of(way);
    }
}
