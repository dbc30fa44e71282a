package espalier.cli;

/** What every command of the command line can do. */
interface Command {
    /**
     * Runs with the options it was given.
     *
     * @return the exit code
     */
    int run();
}
