package espalier.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A command whose options are a request with one answer; a batch has many requests. */
abstract class Request extends Reporting {
    @Spec
    private @Nullable CommandSpec spec;

    @Option(
            names = "--batch",
            order = 1,
            paramLabel = "FILE",
            description = "Requests as JSON lines from a file or '-': keys are the long option names (and game).")
    private @Nullable String batch;

    @Override
    public Integer call() {
        if (batch == null) {
            print();
        } else if (spec != null) {
            Batch.alone(spec);
            String file = batch;
            Console streams = console;
            console = file.equals("-") ? console.withoutInput() : console; // requests must not read the batch's input
            new Batch(this).run(file, streams);
        }
        return 0;
    }

    /** Answers the request in the options; some commands override this for other questions. */
    void print() {
        format.print(console, answer());
    }

    /** The answer to the current options. */
    abstract Reply answer();
}
