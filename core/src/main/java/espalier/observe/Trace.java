package espalier.observe;

import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Bound;
import espalier.search.Observer;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Writes a search as JSON lines, one object per event, the same for every algorithm:
 *
 * <pre>
 *   {"event":"pass","number":2,"alpha":4,"beta":5}
 *   {"event":"enter","path":[0,1],"alpha":4,"beta":5}
 *   {"event":"memory","path":[0,1],"lower":"-inf","upper":7}
 *   {"event":"leaf","path":[0,1],"value":3}
 *   {"event":"expand","path":[0],"width":3}
 *   {"event":"cutoff","path":[0],"child":1,"skipped":1}
 *   {"event":"exit","path":[0,1],"value":3,"bound":"upper"}
 * </pre>
 *
 * {@code path} holds the child indices from the root. All numbers are seen from the side to move at the root (MAX on
 * artificial trees), whichever side is to move at the node; infinite ones are the strings "inf" and "-inf". {@code
 * bound} is exact, lower or upper: how the value bounds the node's true value. After {@code cutoff}, {@code skipped}
 * children after {@code child} were not entered.
 *
 * <p>Between an {@code enter} and its {@code exit} there is at most one of memory, leaf and expand. Algorithms with an
 * OPEN list do not nest: a node is entered each time a state of it is taken, and left at once, with an infinite value
 * where nothing is known about it yet.
 */
public final class Trace implements Observer {
    private final Appendable out;

    /**
     * Writes to {@code out}, which the caller closes. If writing fails, the search ends with an UncheckedIOException.
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
        write(start("enter", path, ply) + window(ply, alpha, beta));
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
        Bound seen = own ? bound : bound.negate();
        write(start("exit", path, ply)
                + field("value", own ? value : -value)
                + ",\"bound\":\""
                + seen.name().toLowerCase(java.util.Locale.ROOT)
                + '"');
    }

    private static String start(String event, int[] path, int ply) {
        StringBuilder text = new StringBuilder("{\"event\":\"").append(event).append("\",\"path\":[");
        for (int i = 0; i < ply; i++) {
            text.append(i == 0 ? "" : ",").append(path[i]);
        }
        return text.append(']').toString();
    }

    private static String window(int ply, int alpha, int beta) {
        boolean own = (ply & 1) == 0;
        return field("alpha", own ? alpha : -beta) + field("beta", own ? beta : -alpha);
    }

    private static String field(String name, int value) {
        String number =
                value >= Score.INFINITY ? "\"inf\"" : value <= -Score.INFINITY ? "\"-inf\"" : Integer.toString(value);
        return ",\"" + name + "\":" + number;
    }

    private void write(String line) {
        try {
            out.append(line).append("}\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
