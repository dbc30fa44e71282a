package espalier.cli;

import picocli.CommandLine.Option;

/** How answers are printed. */
final class JsonOption {
    @Option(names = "--json", order = 1, description = "Answer in JSON on standard output: one object a line.")
    private boolean json;

    boolean json() {
        return json;
    }

    void print(Console console, Reply reply) {
        console.out().print(json ? reply.json() + "\n" : reply.text());
    }
}
