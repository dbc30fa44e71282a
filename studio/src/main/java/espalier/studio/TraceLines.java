package espalier.studio;

import espalier.search.Stopped;
import java.util.function.BooleanSupplier;

/** The lines of a trace, as the elements of a JSON array. Ends a search that has to stop, or whose trace is too long. */
final class TraceLines implements Appendable {
    /** What a page can still step through, and a server hold for several pages. */
    private static final int MOST = 24 << 20;

    private final StringBuilder text = new StringBuilder("[");
    private final BooleanSupplier stop;

    TraceLines(BooleanSupplier stop) {
        this.stop = stop;
    }

    @Override
    public TraceLines append(CharSequence part) {
        if (stop.getAsBoolean()) {
            throw new Stopped();
        }
        if (text.length() > MOST) {
            throw new Refused(413, "the trace is too long to show: choose a smaller tree or depth");
        }
        text.append(part);
        return this;
    }

    @Override
    public TraceLines append(CharSequence part, int from, int to) {
        return append(part.subSequence(from, to));
    }

    @Override
    public TraceLines append(char part) {
        return append(String.valueOf(part));
    }

    /** The array. */
    String array() {
        return text.toString().stripTrailing().replace('\n', ',') + "]";
    }
}
