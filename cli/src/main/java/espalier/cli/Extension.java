package espalier.cli;

import java.util.concurrent.Callable;

/** A further command. List the implementing class in {@code META-INF/services/espalier.cli.Extension}. */
public interface Extension {
    /** The command's name. */
    String name();

    /** The command, with picocli's annotations; the answer is the exit code. */
    Callable<Integer> command(Console console);
}
