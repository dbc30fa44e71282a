package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.games.Perft;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code espalier perft}: counts positions, to test a move generator and its speed. */
@Command(
        name = "perft",
        description = "Counts the positions a number of plies below a position of a game.",
        customSynopsis = "espalier perft GAME --depth N [OPTION]...%n       espalier perft --batch FILE",
        footer = {
            "",
            "Examples:",
            "  espalier perft tictactoe --depth 9",
            "  espalier perft tictactoe --depth 3 --position 'X---O---- X' --divide",
            "  echo '{\"game\":\"tictactoe\",\"depth\":5}' | espalier perft --batch -"
        })
final class PerftCommand extends Request {
    private static final int DEEPEST = 1000;

    @Mixin
    private PositionOptions place = new PositionOptions();

    @Option(names = "--depth", paramLabel = "N", description = "The number of plies.")
    @Between(least = 0, most = DEEPEST)
    private @Nullable Integer depth;

    @Option(names = "--divide", description = "Also print the count below each move.")
    private boolean divide;

    @Option(
            names = "--threads",
            paramLabel = "K",
            description = "Threads that share the work. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 1024)
    private int threads = 1;

    @Option(names = "--bulk", description = "Count the moves of the last ply without playing them.")
    private boolean bulk;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "Store counts in a table of this size. Default: ${DEFAULT-VALUE}, no table.")
    @Between(least = 0, most = 16_000)
    private int hash = 0;

    /** @param divide the count below each move, if asked for */
    private record Answer(
            String game,
            int depth,
            long count,
            long ms,
            @Nullable Map<String, Long> divide) implements Reply {
        @Override
        public String text() {
            StringBuilder text = new StringBuilder();
            if (divide != null) {
                divide.forEach((move, below) ->
                        text.append(move).append(": ").append(below).append('\n'));
            }
            return text + (count + " positions at depth " + depth + " in " + ms + " ms\n");
        }
    }

    @Override
    Answer answer() {
        return answer(place.game());
    }

    private <P extends Position<P>> Answer answer(Game<P> chosen) {
        if (depth == null) {
            throw new BadInput("--depth is missing");
        }
        int plies = depth;
        P from = place.position(chosen);
        Megabytes.check(hash);
        Perft perft = Perft.of(chosen).bulk(bulk).threads(threads).hash(hash);
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
            throw new Failed("the count does not fit 63 bits", e);
        }
        return new Answer(
                chosen.name(), plies, count, (System.nanoTime() - start) / 1_000_000, divide ? divided : null);
    }

    private static <P extends Position<P>> long divide(Game<P> game, P from, long[] counts, Map<String, Long> divided) {
        int[] moves = from.moves();
        long sum = moves.length == 0 && game.perftCountsFinished() ? 1 : 0;
        for (int i = 0; i < moves.length; i++) {
            divided.put(game.formatMove(from, moves[i]), counts[i]);
            sum += counts[i];
        }
        return sum;
    }
}
