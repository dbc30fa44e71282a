package espalier.cli;

import espalier.observe.Counter;
import espalier.search.Result;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The answer to a search of an artificial tree.
 *
 * @param algorithm its name
 * @param value empty where only the move is proved
 * @param move the index of a best root child
 * @param order the leaves in the order of first evaluation, if asked for
 * @param memoryPeak the most nodes stored at a time, if a memory was asked for
 */
record Answer(
        String algorithm,
        OptionalInt value,
        int move,
        long leafEvaluations,
        long leafVisits,
        long interiorNodes,
        long nodeVisits,
        OptionalInt passes,
        long @Nullable [] order,
        @Nullable Long memoryPeak)
        implements Reply {

    static final String[] HEADER = {
        "algorithm", "value", "move", "leaf evaluations", "leaf visits", "interior nodes", "node visits", "passes"
    };

    static Answer of(Result result, Counter counter, long @Nullable [] order, @Nullable Long memoryPeak) {
        return new Answer(
                result.algorithm().label(),
                result.value(),
                result.index(),
                counter.leafEvaluations(),
                counter.leafVisits(),
                counter.interiorNodes(),
                counter.nodeVisits(),
                result.passes(),
                order,
                memoryPeak);
    }

    /** In the columns of {@link #HEADER}; "-" where a value is unknown. */
    String[] row() {
        return new String[] {
            algorithm,
            shown(value),
            Integer.toString(move),
            Long.toString(leafEvaluations),
            Long.toString(leafVisits),
            Long.toString(interiorNodes),
            Long.toString(nodeVisits),
            shown(passes)
        };
    }

    private static String shown(OptionalInt value) {
        return value.isPresent() ? Integer.toString(value.getAsInt()) : "-";
    }

    /** As text: one line per number. */
    @Override
    public String text() {
        StringBuilder text = new StringBuilder();
        String[] row = row();
        for (int i = 0; i < row.length; i++) {
            line(text, HEADER[i], row[i]);
        }
        if (memoryPeak != null) {
            line(text, "memory peak", memoryPeak + " nodes");
        }
        if (order != null) {
            line(text, "order", Arrays.stream(order).mapToObj(Long::toString).collect(Collectors.joining(" ")));
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String name, String value) {
        text.append(name).append(" ".repeat(18 - name.length())).append(value).append('\n');
    }
}
