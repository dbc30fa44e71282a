package espalier.bench;

import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Think;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Measures the speed of the practical search: {@code java -cp bench/target/benchmarks.jar espalier.bench.Drivers speed
 * [games]}. Prints node visits per second in the {@code play} setting, in a fresh JVM and after searches of all games, on
 * positions of tournament games with a table of 2^20 entries. Experiments of the laboratory compare the drivers.
 */
public final class Drivers {
    private static final List<String> GAMES = List.of("chess", "othello", "checkers", "loa");
    private static final int POSITIONS = 20;
    private static final int ENTRIES = 1 << 20;

    /** The best of this many rounds counts: other work on the machine only makes a round slower. */
    private static final int ROUNDS = 5;

    private Drivers() {}

    public static void main(String[] args) throws IOException {
        List<String> games = args.length > 1 ? List.of(args[1].split(",", -1)) : GAMES;
        if (args.length == 0 || !args[0].equals("speed")) {
            throw new IllegalArgumentException("say speed");
        }
        speed(games);
    }

    private static <P extends Position<P>> List<P> positions(Game<P> game) throws IOException {
        String resource = game.name() + ".txt";
        try (InputStream in = Objects.requireNonNull(Drivers.class.getResourceAsStream(resource), resource)) {
            List<P> all = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(game::parse)
                    .filter(position -> position.countMoves(new int[position.maxMoves()], 0) > 1)
                    .toList();
            return all.subList(0, Math.min(POSITIONS, all.size()));
        }
    }

    private static void speed(List<String> games) throws IOException {
        for (String first : games) {
            System.out.println(speed(Game.named(first)));
        }
        if (games.size() > 1) {
            System.out.println("again, after all of them:");
            for (String again : games) {
                System.out.println(speed(Game.named(again)));
            }
        }
    }

    private static <P extends Position<P>> String speed(Game<P> game) throws IOException {
        List<P> positions = positions(game);
        Think<P> think = Think.in(game, Algorithm.PVS).entries(ENTRIES).limits(Limits.nodes(500_000));
        double best = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long start = processorTime();
            long visits = 0;
            for (P position : positions) {
                visits += think.run(position).nodeVisits();
            }
            best = Math.max(best, visits * 1e3 / (processorTime() - start));
        }
        return String.format(Locale.ROOT, "%-9s play, pvs: %.2f million node visits a second", game.name(), best);
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
