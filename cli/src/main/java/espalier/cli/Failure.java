package espalier.cli;

import espalier.game.Quoted;
import espalier.jobs.JobFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.ServiceConfigurationError;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The one place that turns exceptions into a one-line message and an exit code. */
public final class Failure {
    static final int WHILE_RUNNING = 1;
    static final int BAD_INPUT = 2;
    private static final int LONGEST_LINE = 1000;

    private Failure() {}

    /**
     * Prints one line on standard error.
     *
     * @param debug whether the stack trace follows, causes included
     * @return the exit code
     */
    static int report(Throwable thrown, Console console, boolean debug) {
        Throwable reported = thrown;
        if (!(thrown instanceof Console.OutputLost)) {
            try {
                console.out().flush(); // what was printed before is still valid
            } catch (Console.OutputLost lost) {
                lost.addSuppressed(thrown);
                reported = lost;
            }
        }
        if (!isBrokenPipe(reported)) {
            console.err().println("espalier: " + line(reported));
        }
        if (debug) {
            reported.printStackTrace(console.err());
        }
        return isBadInput(reported) ? BAD_INPUT : WHILE_RUNNING;
    }

    /** Whether the arguments or the input are wrong, and nothing else. */
    public static boolean isBadInput(Throwable thrown) {
        return thrown instanceof BadInput || thrown instanceof ParameterException;
    }

    /** The reader of our output has closed the pipe, which is no error. */
    private static boolean isBrokenPipe(Throwable thrown) {
        return thrown instanceof Console.OutputLost lost
                && String.valueOf(lost.reason()).toLowerCase(Locale.ROOT).contains("broken pipe");
    }

    /** What went wrong, in one line. */
    public static String line(Throwable thrown) {
        String line = Quoted.escaped(words(thrown).replaceAll("\\s*\\R\\s*", " "));
        return line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE) + "...";
    }

    private static String words(Throwable thrown) {
        if (thrown instanceof ParameterException bad) {
            return words(bad);
        }
        if (thrown instanceof BadInput || thrown instanceof Failed || thrown instanceof JobFailure) {
            return String.valueOf(thrown.getMessage());
        }
        if (thrown instanceof Console.OutputLost lost) {
            return "cannot write the output: " + lost.reason();
        }
        if (thrown instanceof OutOfMemoryError) {
            long now = Runtime.getRuntime().maxMemory() >> 20;
            return "not enough memory; give Java more with ESPALIER_JAVA_OPTS=-Xmx" + Math.max(4, now / 512) + "g (now "
                    + now + " MB)";
        }
        if (thrown instanceof StackOverflowError) {
            return "the stack is too small; give Java more with ESPALIER_JAVA_OPTS=-Xss64m";
        }
        if (thrown instanceof ServiceConfigurationError) {
            return "something on the class path cannot be loaded: " + thrown.getMessage();
        }
        if (thrown instanceof LinkageError) {
            return "a class cannot be loaded; is the class path complete? " + thrown;
        }
        @Nullable Throwable cause = thrown instanceof UncheckedIOException ? thrown.getCause() : null;
        return cause instanceof IOException e ? OutputFile.reason(e) : thrown.toString();
    }

    /** The option, subcommand or word of a list that was probably meant. */
    private static String hint(ParameterException bad) {
        if (bad instanceof UnmatchedArgumentException unknown) {
            Set<String> known =
                    new LinkedHashSet<>(bad.getCommandLine().getSubcommands().keySet());
            bad.getCommandLine().getCommandSpec().options().forEach(option -> known.addAll(List.of(option.names())));
            return hint(unknown.getUnmatched().get(0), known);
        }
        ArgSpec option = bad.getArgSpec();
        return option == null || !option.typeInfo().isEnum()
                ? ""
                : hint(
                        String.valueOf(bad.getValue()),
                        option.typeInfo().getEnumConstantNames().stream()
                                .map(each -> each.toLowerCase(Locale.ROOT))
                                .toList());
    }

    /** To be put after a message about a name. */
    static String hint(String name, Collection<String> known) {
        return Quoted.nearest(name, known)
                .map(near -> "; did you mean " + near + "?")
                .orElse("");
    }

    /**
     * The message about a bad argument. Converters throw {@link BadInput} with the text after the option's name;
     * messages of the library and of picocli follow after a colon.
     */
    private static String words(ParameterException bad) {
        if (bad instanceof MissingParameterException missing) {
            return missing.getMissing().stream().map(Failure::name).collect(Collectors.joining(" or ")) + " is missing";
        }
        Throwable cause = bad.getCause();
        if (bad.getArgSpec() == null || cause == null || cause.getMessage() == null) {
            return String.valueOf(bad.getMessage()).replaceFirst("^Error: ", "") + hint(bad);
        }
        String option = name(bad.getArgSpec());
        String separator = option.isEmpty() ? "" : cause instanceof BadInput ? " " : ": ";
        return option + separator + cause.getMessage() + hint(bad);
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : "";
    }
}
