package espalier.cli;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * Reports the progress of a long run on standard error: a bar on a terminal, otherwise a plain line now and then. Short
 * runs report nothing.
 */
final class Progress implements AutoCloseable {
    private static final Duration PAUSE = Duration.ofSeconds(10);

    private final Console console;
    private final String task;
    private final Instant begun = Instant.now();
    private Instant next;
    /** Work done before this run, which does not count for the speed. */
    private long before = -1;

    private @Nullable ProgressBar bar;

    /**
     * @param silence the time before the first report
     */
    Progress(Console console, String task, Duration silence) {
        this.console = console;
        this.task = task;
        this.next = Instant.now().plus(console.terminal() ? silence : longer(silence, PAUSE));
    }

    private static Duration longer(Duration a, Duration b) {
        return a.compareTo(b) > 0 ? a : b;
    }

    /** Updates the progress; {@code of} is 0 if the total is unknown. */
    void done(long parts, long of) {
        if (before < 0) {
            before = parts;
        }
        if (bar == null && Instant.now().isBefore(next)) {
            return;
        }
        if (console.terminal()) {
            bar(of).stepTo(parts);
        } else {
            next = Instant.now().plus(PAUSE);
            console.err().println(task + ": " + parts + (of == 0 ? "" : " of " + of));
        }
    }

    /** Clears the bar, so that other output can use its line of the terminal. */
    void clear() {
        if (bar != null) {
            console.err().print("\r\u001b[K");
        }
    }

    /** The time left, at the speed of this run so far; empty while there is none. */
    static Optional<Duration> left(long before, long parts, long of, Duration elapsed) {
        return parts <= before || of < parts
                ? Optional.empty()
                : Optional.of(elapsed.multipliedBy(of - parts).dividedBy(parts - before));
    }

    private ProgressBar bar(long of) {
        if (bar == null) {
            bar = new ProgressBarBuilder()
                    .setTaskName(task)
                    .setInitialMax(of == 0 ? -1 : of)
                    .setStyle(ProgressBarStyle.ASCII)
                    .setEtaFunction(state ->
                            left(before, state.getCurrent(), state.getMax(), Duration.between(begun, Instant.now())))
                    .setUpdateIntervalMillis(200)
                    .setConsumer(new ConsoleProgressBarConsumer(console.err(), 80))
                    .build();
        }
        return bar;
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
