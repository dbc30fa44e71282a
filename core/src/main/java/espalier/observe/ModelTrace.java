package espalier.observe;

import espalier.game.Position;
import espalier.models.ModelObserver;
import espalier.search.Bound;

/**
 * Writes an opponent-model search as JSON lines, one object per event, the same for every algorithm:
 *
 * <pre>
 *   {"event":"search","path":[0],"model":1,"alpha":"-inf","beta":4}
 *   {"event":"leaf","path":[0,1]}
 *   {"event":"evaluate","model":1,"value":3}
 *   {"event":"choose","path":[0],"model":2,"by":1,"child":1,"value":-3}
 *   {"event":"cutoff","path":[0],"model":1,"child":0,"skipped":2,"value":7,"bound":5}
 *   {"event":"settled","path":[0],"model":2,"value":3,"bound":"upper","limit":4}
 * </pre>
 *
 * {@code path} holds the child indices from the root. Windows and values are those of the player whom the model
 * describes; infinite ones are the strings "inf" and "-inf". {@code evaluate} follows the {@code leaf} that it belongs to.
 * {@code choose} gives a node a better value in {@code model}, because {@code by} has chosen a child: the model itself
 * where its player moves, its model of the opponent where the opponent does. {@code cutoff}: in {@code model} the node is
 * worth {@code value}, no less than the {@code bound} that is enough, so {@code skipped} children after {@code child} are not
 * searched for it. {@code settled}: the opponent's reply at the node is known, and with the bounds on sums that says enough
 * about its value in {@code model}, at most {@code limit} (upper) or at least (lower): the reply is not searched for it.
 *
 * @param out the caller closes it; if writing fails, the search ends with an UncheckedIOException
 */
public record ModelTrace(Appendable out) implements ModelObserver {
    @Override
    public void searches(int[] path, int ply, int model, int alpha, int beta) {
        write(Trace.start("search", path, ply)
                + Trace.field("model", model)
                + Trace.field("alpha", alpha)
                + Trace.field("beta", beta));
    }

    @Override
    public void leaf(int[] path, int ply) {
        write(Trace.start("leaf", path, ply));
    }

    @Override
    public void evaluated(Position<?> position, int model, int value) {
        write("{\"event\":\"evaluate\"" + Trace.field("model", model) + Trace.field("value", value));
    }

    @Override
    public void chooses(int[] path, int ply, int model, int by, int child, int value) {
        write(Trace.start("choose", path, ply)
                + Trace.field("model", model)
                + Trace.field("by", by)
                + Trace.field("child", child)
                + Trace.field("value", value));
    }

    @Override
    public void cutoff(int[] path, int ply, int model, int child, int width, int value, int bound) {
        write(Trace.start("cutoff", path, ply)
                + Trace.field("model", model)
                + Trace.field("child", child)
                + Trace.field("skipped", width - 1 - child)
                + Trace.field("value", value)
                + Trace.field("bound", bound));
    }

    @Override
    public void settled(int[] path, int ply, int model, int value, Bound bound, int limit) {
        write(Trace.start("settled", path, ply)
                + Trace.field("model", model)
                + Trace.field("value", value)
                + Trace.word("bound", bound)
                + Trace.field("limit", limit));
    }

    private void write(String line) {
        Trace.write(out, line);
    }
}
