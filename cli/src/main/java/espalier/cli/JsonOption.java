package espalier.cli;

import picocli.CommandLine.Option;

/** The format of answers. */
final class JsonOption {
    @Option(names = "--json", order = 1, description = "Answer in JSON on standard output: one object per line.")
    private boolean json;

    boolean json() {
        return json;
    }

    void print(Console console, Reply reply) {
        console.out().print(json ? reply.json() + "\n" : reply.text());
    }
}
