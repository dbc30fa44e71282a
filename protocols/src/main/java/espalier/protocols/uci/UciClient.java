package espalier.protocols.uci;

import espalier.protocols.EngineClient;
import espalier.protocols.Forfeit;
import espalier.protocols.Mate;
import espalier.protocols.Program;
import espalier.protocols.TimeControl;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Drives an engine that speaks UCI, or UGI. */
final class UciClient implements EngineClient {
    private static final Pattern SCORE = Pattern.compile("\\bscore (cp|mate) (-?\\d{1,6})\\b");
    private static final Pattern DEPTH = Pattern.compile("\\bdepth (\\d{1,6})\\b");
    private static final int MOST_POINTS = 100_000;

    /** A search that was stopped may take this long to answer. */
    private static final Duration STOPPING = Duration.ofSeconds(5);

    private final Program program;
    private final Dialect dialect;
    private final Duration patience;
    private String start = "startpos";

    /**
     * Greets the engine and sets its options.
     *
     * @param patience for answers that no clock limits
     */
    UciClient(Program program, Dialect dialect, Map<String, String> options, Duration patience) {
        this.program = program;
        this.dialect = dialect;
        this.patience = patience;
        program.say(dialect.greeting());
        program.await(line -> line.equals(dialect.greeting() + "ok"), patience);
        options.forEach((name, value) -> program.say("setoption name " + name + " value " + value));
        ready();
    }

    private void ready() {
        program.say("isready");
        program.await(line -> line.equals("readyok"), patience);
    }

    @Override
    public void newGame(Optional<String> position) {
        start = position.map(text -> "fen " + text).orElse("startpos");
        program.say(dialect.newGame());
        ready();
    }

    @Override
    public Reply go(Question question) {
        program.forget();
        String moves = String.join(" ", question.moves());
        program.say("position " + start + (moves.isEmpty() ? "" : " moves " + moves));
        program.say("go " + limits(question));
        OptionalInt value = OptionalInt.empty();
        int depth = 0;
        long until = System.nanoTime() + question.patience().toNanos();
        boolean stopped = false;
        while (true) {
            String line;
            try {
                line = program.hear(until);
            } catch (Forfeit e) {
                if (stopped || e.reason() != Forfeit.Reason.HANG) {
                    throw e;
                }
                program.say("stop");
                stopped = true;
                until = System.nanoTime() + STOPPING.toNanos();
                continue;
            }
            if (line.startsWith("bestmove")) {
                String[] words = line.split("\\s+", 3);
                return new Reply(words.length < 2 ? "" : words[1], value, depth);
            }
            Matcher score = SCORE.matcher(line);
            Matcher plies = DEPTH.matcher(line);
            if (line.startsWith("info") && score.find() && plies.find()) {
                int number = Integer.parseInt(score.group(2));
                value = OptionalInt.of(score.group(1).equals("cp") ? points(number) : Mate.value(number));
                depth = Integer.parseInt(plies.group(1));
            }
        }
    }

    private static int points(int number) {
        return Math.max(-MOST_POINTS, Math.min(MOST_POINTS, number));
    }

    private String limits(Question question) {
        TimeControl control = question.control();
        if (!control.isClock()) {
            return control.limits().isTimed()
                    ? "movetime " + control.limits().nanos() / 1_000_000
                    : control.limits().isCounted()
                            ? "nodes " + control.limits().nodes()
                            : "depth " + control.limits().depth();
        }
        StringBuilder text = new StringBuilder();
        List<Duration> left = question.left();
        for (int player = 0; player < 2; player++) {
            long millis = Math.max(1, left.get(player).toMillis());
            text.append(dialect.clock(player, "time"))
                    .append(' ')
                    .append(millis)
                    .append(' ');
            long increment = control.increment().toMillis();
            text.append(dialect.clock(player, "inc"))
                    .append(' ')
                    .append(increment)
                    .append(' ');
        }
        return text + (question.movesToGo() > 0 ? "movestogo " + question.movesToGo() : "");
    }

    @Override
    public void quit() {
        program.quit("quit");
    }
}
