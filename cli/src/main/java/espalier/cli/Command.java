package espalier.cli;

import java.util.concurrent.Callable;

/** What every command of the command line can do. */
interface Command extends Callable<Integer> {
    /**
     * Runs with the options it was given.
     *
     * @return the exit code
     */
    int run();

    @Override
    default Integer call() {
        return run();
    }
}
