package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.games.Perft;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.JsonGenerator;

/** {@code espalier perft}: counts positions, to test a move generator and its speed. */
@picocli.CommandLine.Command(
        name = "perft",
        description = "Counts the positions some plies below a position of a game.",
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  espalier perft tictactoe --depth 9",
            "  espalier perft tictactoe --depth 3 --position 'X---O---- X' --divide",
            "  echo '{\"game\":\"tictactoe\",\"depth\":5}' | espalier perft --batch -"
        })
final class PerftCommand implements Command {
    private static final int DEEPEST = 1000;

    private final Console console;

    @Spec
    @Nullable CommandSpec spec;

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "A game; any on the class path.")
    private @Nullable String game;

    @Option(names = "--depth", paramLabel = "N", description = "How many plies.")
    private @Nullable String depth;

    @Option(names = "--position", paramLabel = "P", description = "From here. Default: the start.")
    private @Nullable String position;

    @Option(names = "--divide", description = "Also the count below each move.")
    private boolean divide;

    @Option(names = "--threads", paramLabel = "K", description = "Threads that share the work. Default: 1.")
    private @Nullable String threads;

    @Option(names = "--bulk", description = "Count the moves of the last ply without playing them.")
    private boolean bulk;

    @Option(names = "--hash", paramLabel = "MB", description = "Remember counts in a table. Default: 0, no table.")
    private @Nullable String hash;

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Option(
            names = "--batch",
            paramLabel = "FILE",
            description = "Requests as JSON lines from a file or '-': keys are the long option names, and game.")
    private @Nullable String batch;

    PerftCommand(Console console) {
        this.console = console;
    }

    @Override
    public int run() {
        if (batch != null) {
            Batch.alone(spec);
            if (game != null) {
                throw new BadInput("with --batch everything stands in the lines; drop " + game);
            }
            PerftCommand request = new PerftCommand(console);
            new Batch(request, () -> request.answer().json()).run(batch, console);
        } else {
            Answer answer = answer();
            console.out().print(json ? answer.json() + "\n" : answer.text());
        }
        return 0;
    }

    /** @param divided the count below each move; empty if not asked for */
    private record Answer(String game, int depth, long count, long ms, Map<String, Long> divided) {
        String json() {
            return Json.object(this::write);
        }

        private void write(JsonGenerator out) {
            out.writeStringProperty("game", game);
            out.writeNumberProperty("depth", depth);
            out.writeNumberProperty("count", count);
            out.writeNumberProperty("ms", ms);
            if (!divided.isEmpty()) {
                out.writeObjectPropertyStart("divide");
                divided.forEach(out::writeNumberProperty);
                out.writeEndObject();
            }
        }

        String text() {
            StringBuilder text = new StringBuilder();
            divided.forEach((move, below) ->
                    text.append(move).append(": ").append(below).append('\n'));
            return text.append(count)
                    .append(" positions at depth ")
                    .append(depth)
                    .append(" in ")
                    .append(ms)
                    .append(" ms\n")
                    .toString();
        }
    }

    private Answer answer() {
        return answer(Games.named(game));
    }

    private <P extends Position<P>> Answer answer(Game<P> chosen) {
        if (depth == null) {
            throw new BadInput("--depth is missing");
        }
        int plies = Numbers.integer("--depth", depth, 0, DEEPEST);
        P from = Games.position(chosen, position);
        Perft perft = Perft.of(chosen)
                .bulk(bulk)
                .threads(threads == null ? 1 : Numbers.integer("--threads", threads, 1, 1024))
                .hash(hash == null ? 0 : Numbers.integer("--hash", hash, 0, 16_000));
        Map<String, Long> divided = new LinkedHashMap<>();
        long start = System.nanoTime();
        long count;
        try (Progress progress = new Progress(console, "perft " + chosen.name(), Duration.ofSeconds(2))) {
            if (divide && plies > 0) {
                count = divide(chosen, from, perft.divide(from, plies, progress::done), divided);
            } else {
                count = perft.count(from, plies, progress::done);
            }
        } catch (ArithmeticException e) {
            throw new Failed("the count does not fit 63 bits");
        }
        return new Answer(chosen.name(), plies, count, (System.nanoTime() - start) / 1_000_000, divided);
    }

    private static <P extends Position<P>> long divide(Game<P> game, P from, long[] counts, Map<String, Long> divided) {
        int[] moves = new int[from.maxMoves()];
        int end = from.generate(moves, 0);
        long sum = end == 0 && game.perftCountsFinished() ? 1 : 0;
        for (int i = 0; i < end; i++) {
            divided.put(game.formatMove(from, moves[i]), counts[i]);
            sum += counts[i];
        }
        return sum;
    }
}
