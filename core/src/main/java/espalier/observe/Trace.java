package espalier.observe;

import espalier.game.Position;
import espalier.game.Text;
import espalier.play.NodeType;
import espalier.search.Bound;
import espalier.search.Observer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Writes a search as JSON lines, one object per event, the same for every algorithm:
 *
 * <pre>
 *   {"event":"pass","number":2,"alpha":4,"beta":5}
 *   {"event":"enter","path":[0,1],"alpha":4,"beta":5,"type":"all"}
 *   {"event":"memory","path":[0,1],"lower":"-inf","upper":7}
 *   {"event":"leaf","path":[0,1],"value":3}
 *   {"event":"expand","path":[0],"width":3}
 *   {"event":"cutoff","path":[0],"child":1,"skipped":1}
 *   {"event":"exit","path":[0,1],"value":3,"bound":"upper"}
 *   {"event":"tested","value":5,"passed":[0,2]}
 *   {"event":"open","path":[0],"state":"live","merit":7}
 *   {"event":"purge","path":[0]}
 *   {"event":"reduced","path":[0],"method":"null-move","depth":1,"alpha":4,"beta":5}
 *   {"event":"pruned","path":[0],"method":"null-move","depth":1,"value":7,"bound":5,"moves":1}
 *   {"event":"iteration","depth":3}
 * </pre>
 *
 * {@code path} holds the child indices from the root. All numbers are seen from the side to move at the root (MAX on
 * artificial trees), whichever side is to move at the node; infinite ones are the strings "inf" and "-inf". {@code
 * bound} is exact, lower or upper: how the value bounds the node's true value. After {@code cutoff}, {@code skipped}
 * children after {@code child} were not entered; practical searches count them in the order in which they try moves. {@code type} is pv, cut or all: what the search expects of the node, by
 * the type of its parent. {@code tested} ends a pass of a driver that looks for the best move: the root children that
 * reach the value.
 *
 * <p>Between an {@code enter} and its {@code exit} there is at most one of memory, leaf and expand. Algorithms with an
 * OPEN list do not nest: a node is entered each time a state of it is taken, and left at once, with an infinite value
 * where nothing is known about it yet. {@code open} inserts a state, and {@code purge} removes all states below a node.
 * Their nodes have no type. RecSSS* nests and has no OPEN list, but its {@code purge}, before the exit of a MAX node that one
 * child has solved, says the same: nothing else below the node can matter.
 *
 * <p>Practical searches also prune forward: {@code reduced} announces a search of less depth that may prune the node, {@code
 * pruned} that it has. The first follows {@code expand} and is followed by the entry of a child, of the node after a null move
 * (-1 in the path), or of the node itself once more (method prob-cut): only there may a node be entered inside itself. {@code
 * iteration} ends an iteration of a search that deepens; the passes of the next are counted from 1 again.
 */
public final class Trace implements Observer {
    private final Appendable out;

    /** By ply: the type of the node on the path. */
    private NodeType[] types = new NodeType[32];
    /** By ply: the child entered last, {@link #NO_CHILD} before the first. */
    private int[] children = new int[32];

    private boolean hasOpenList;

    private static final int NO_CHILD = -2;

    /** The next child is searched by way of trial, as the first. */
    private static final int TRIAL = -3;

    /** Whether the node on the path is about to be entered once more. */
    private boolean again;

    /**
     * Writes to {@code out}, which the caller closes. If writing fails, the search ends with an UncheckedIOException.
     *
     * @param out takes the lines
     */
    public Trace(Appendable out) {
        this.out = out;
    }

    @Override
    public void pass(int number, int alpha, int beta) {
        write("{\"event\":\"pass\",\"number\":" + number + window(0, alpha, beta));
    }

    @Override
    public void enter(Position<?> position, int[] path, int ply, int alpha, int beta) {
        String type = hasOpenList ? "" : word("type", type(path, ply, alpha, beta));
        write(start("enter", path, ply) + window(ply, alpha, beta) + type);
    }

    @Override
    public void known(Position<?> position, int[] path, int ply, int lower, int upper) {
        boolean own = (ply & 1) == 0;
        write(start("memory", path, ply) + field("lower", own ? lower : -upper) + field("upper", own ? upper : -lower));
    }

    @Override
    public void leaf(Position<?> position, int[] path, int ply, int value) {
        write(start("leaf", path, ply) + field("value", (ply & 1) == 0 ? value : -value));
    }

    @Override
    public void expand(Position<?> position, int[] path, int ply, int width) {
        write(start("expand", path, ply) + field("width", width));
    }

    @Override
    public void cutoff(Position<?> position, int[] path, int ply, int index, int width) {
        write(start("cutoff", path, ply) + field("child", index) + field("skipped", width - 1 - index));
    }

    @Override
    public void exit(Position<?> position, int[] path, int ply, int value, Bound bound) {
        boolean own = (ply & 1) == 0;
        write(start("exit", path, ply)
                + field("value", own ? value : -value)
                + word("bound", own ? bound : bound.negate()));
    }

    @Override
    public void open(int[] path, int ply, boolean solved, int merit) {
        hasOpenList = true;
        write(start("open", path, ply)
                + ",\"state\":\"" + (solved ? "solved" : "live") + '"'
                + field("merit", (ply & 1) == 0 ? merit : -merit));
    }

    @Override
    public void purge(int[] path, int ply) {
        write(start("purge", path, ply));
    }

    @Override
    public void tested(int value, int[] passed, int count) {
        write("{\"event\":\"tested\"" + field("value", value) + ",\"passed\":" + list(passed, count));
    }

    @Override
    public void reduced(Position<?> position, int[] path, int ply, String method, int depth, int alpha, int beta) {
        again = method.equals("prob-cut");
        children[ply] = again ? children[ply] : TRIAL;
        write(start("reduced", path, ply) + method(method, depth) + window(ply, alpha, beta));
    }

    @Override
    public void pruned(
            Position<?> position, int[] path, int ply, String method, int depth, int value, int bound, int moves) {
        boolean own = (ply & 1) == 0;
        write(start("pruned", path, ply)
                + method(method, depth)
                + field("value", own ? value : -value)
                + field("bound", own ? bound : -bound)
                + field("moves", moves));
    }

    private static String method(String method, int depth) {
        return ",\"method\":\"" + method + '"' + field("depth", depth);
    }

    /**
     * An iteration of a search that deepens has ended.
     *
     * @param depth the iteration's depth
     */
    public void iteration(int depth) {
        write("{\"event\":\"iteration\"" + field("depth", depth));
    }

    /** What is expected of a node: the first child of a PV node and one searched again are PV nodes, its others CUT nodes. */
    private NodeType type(int[] path, int ply, int alpha, int beta) {
        if (ply >= types.length) {
            types = Arrays.copyOf(types, 2 * ply);
            children = Arrays.copyOf(children, 2 * ply);
        }
        if (again) {
            again = false;
            return types[ply];
        }
        types[ply] = ply > 0 ? child(path[ply - 1], ply - 1) : beta - alpha > 1 ? NodeType.PV : NodeType.CUT;
        children[ply] = NO_CHILD;
        return types[ply];
    }

    private NodeType child(int index, int parent) {
        boolean trial = children[parent] == TRIAL;
        boolean first = trial || children[parent] == NO_CHILD || children[parent] == index;
        children[parent] = trial ? NO_CHILD : index;
        return first ? types[parent].first() : types[parent].later();
    }

    static String start(String event, int[] path, int ply) {
        return "{\"event\":\"" + event + "\",\"path\":" + list(path, ply);
    }

    private static String list(int[] numbers, int count) {
        return Arrays.stream(numbers, 0, count).mapToObj(Integer::toString).collect(Collectors.joining(",", "[", "]"));
    }

    static String word(String name, Enum<?> value) {
        return ",\"" + name + "\":\"" + value.name().toLowerCase(Locale.ROOT) + '"';
    }

    private static String window(int ply, int alpha, int beta) {
        boolean own = (ply & 1) == 0;
        return field("alpha", own ? alpha : -beta) + field("beta", own ? beta : -alpha);
    }

    static String field(String name, int value) {
        return ",\"" + name + "\":" + Text.json(value);
    }

    private void write(String line) {
        write(out, line);
    }

    /** Ends an object and its line. */
    static void write(Appendable out, String line) {
        try {
            out.append(line).append("}\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
