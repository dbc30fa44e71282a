package espalier.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What a search may write besides its answer. */
final class OutputOptions {
    @Option(names = "--order", description = "Also the leaf numbers in the order of first evaluation.")
    private boolean order;

    @Option(names = "--trace", paramLabel = "FILE", description = "Every event of the search as JSON lines.")
    private @Nullable String trace;

    boolean order() {
        return order;
    }

    @Nullable String trace() {
        return trace;
    }

    /** Files hold what one search did. */
    void checkOneAlgorithm() {
        if (trace != null) {
            throw new BadInput("--trace takes one algorithm, not 'all'");
        }
    }
}
