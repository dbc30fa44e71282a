package espalier.observe;

import espalier.game.Position;
import espalier.models.ModelObserver;

/**
 * Writes an opponent-model search as JSON lines, one object per event, the same for every algorithm:
 *
 * <pre>
 *   {"event":"search","path":[0],"model":1,"alpha":"-inf","beta":4}
 *   {"event":"leaf","path":[0,1]}
 *   {"event":"evaluate","model":1,"value":3}
 *   {"event":"choose","path":[0],"model":2,"by":1,"child":1,"value":-3}
 * </pre>
 *
 * {@code path} holds the child indices from the root. Windows and values are those of the player whom the model
 * describes; infinite ones are the strings "inf" and "-inf". {@code evaluate} follows the {@code leaf} that it belongs to.
 * {@code choose} gives a node a better value in {@code model}, because {@code by} has chosen a child: the model itself
 * where its player moves, its model of the opponent where the opponent does.
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

    private void write(String line) {
        Trace.write(out, line);
    }
}
