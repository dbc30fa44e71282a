package espalier.cli;

import java.util.concurrent.Callable;

/** A command of the command line. */
interface Command extends Callable<Integer> {
    /**
     * Runs with the parsed options.
     *
     * @return the exit code
     */
    int run();

    @Override
    default Integer call() {
        return run();
    }
}
