package espalier.cli;

import espalier.proof.CriticalTree;
import espalier.search.Algorithm;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The optional output files of a search. */
final class OutputOptions {
    @Option(names = "--order", description = "Also print the leaf numbers in the order of first evaluation.")
    boolean order;

    @Option(names = "--trace", paramLabel = "FILE", description = "Write every event of the search as JSON lines.")
    @Nullable String trace;

    @Option(
            names = "--solution",
            paramLabel = "FILE",
            description = "Write the critical tree (the solution trees that prove the value) as FILE.json or FILE.svg.")
    private @Nullable String solution;

    @Option(
            names = "--certificate",
            paramLabel = "FILE",
            description = "Write a proof of the value, which 'espalier check' verifies without searching.")
    private @Nullable String certificate;

    /** Whether the proof of the value is wanted. */
    boolean proof() {
        return solution != null || certificate != null;
    }

    /**
     * Reports unwritable files before the search.
     *
     * @param saved a file that the search itself writes
     */
    void check(Algorithm algorithm, @Nullable String saved) {
        OutputFile.checkDifferent(
                "--trace", trace, "--solution", solution, "--certificate", certificate, "--save-training", saved);
        if (proof() && !algorithm.exact()) {
            throw new BadInput((solution != null ? "--solution" : "--certificate") + " needs the value, and "
                    + algorithm.label() + " only proves a best move");
        }
        if (solution != null && !solution.endsWith(".json") && !solution.endsWith(".svg")) {
            throw new BadInput("--solution must end in .json or .svg, not '" + Numbers.shortened(solution) + "'");
        }
    }

    /** Files describe a single search. */
    void checkOneAlgorithm() {
        if (trace != null || proof()) {
            String name = trace != null ? "--trace" : solution != null ? "--solution" : "--certificate";
            throw new BadInput(name + " takes one algorithm, not 'all'");
        }
    }

    void write(CriticalTree tree) {
        if (solution != null) {
            OutputFile.write(solution, solution.endsWith(".svg") ? tree.toSvg() : tree.toJson());
        }
        if (certificate != null) {
            OutputFile.write(certificate, tree.certificate().toText());
        }
    }
}
