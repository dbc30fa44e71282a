package espalier.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** What a command does; the answer is the exit code. Help shows options in the order of declaration. */
@Command(sortOptions = false)
abstract class Action implements Callable<Integer> {
    /** Where it reads and writes: the streams of the process if it is given no others. */
    Console console = Console.system();

    /** The same action, on other streams. */
    Action on(Console streams) {
        console = streams;
        return this;
    }
}
