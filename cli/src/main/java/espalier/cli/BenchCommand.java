package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.practice.Think;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Option;

/** {@code espalier bench}: a fixed run of the practical search whose node count is its signature. */
@picocli.CommandLine.Command(
        name = "bench",
        description = "Searches fixed positions of every game; the number of node visits is the search's signature.",
        sortOptions = false,
        footer = {
            "",
            "A change that should not change the search must not change the signature. The speed is that of a JVM that"
                    + " has just started; compare it only with runs on the same idle machine.",
            "",
            "Examples:",
            "  espalier bench",
            "  espalier bench --nodes 1000000      longer, for the speed"
        })
final class BenchCommand implements Command {
    /** The games of the signature; others on the class path do not change it. */
    private static final List<String> GAMES = List.of("chess", "othello", "checkers", "loa");

    private static final List<Algorithm> ALGORITHMS = List.of(Algorithm.PVS, Algorithm.MTD_F);
    private static final int POSITIONS = 4;
    private static final int PLIES = 12;
    private static final int DEFAULT_NODES = 20_000;

    private final Console console;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Deepen until so many visits are exceeded. Default: " + DEFAULT_NODES
                    + ", which is what the signature is kept for.")
    private String nodes = Integer.toString(DEFAULT_NODES);

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    BenchCommand(Console console) {
        this.console = console;
    }

    private record Row(String game, long visits, long nanos) {
        String perSecond() {
            return String.format("%,d", visits * 1_000_000_000L / Math.max(1, nanos));
        }
    }

    @Override
    public int run() {
        long most = Numbers.positive("--nodes", nodes);
        List<Row> rows = new ArrayList<>();
        for (String game : GAMES) {
            rows.add(search(Game.named(game), most));
        }
        long signature = rows.stream().mapToLong(Row::visits).sum();
        console.out().print(json ? json(rows, signature) : text(rows, signature));
        return 0;
    }

    private static String json(List<Row> rows, long signature) {
        return Json.object(out -> {
                    for (Row row : rows) {
                        out.writeNumberProperty(row.game, row.visits);
                    }
                    out.writeNumberProperty("signature", signature);
                })
                + "\n";
    }

    private static String text(List<Row> rows, long signature) {
        List<String[]> table = rows.stream()
                .map(row -> new String[] {row.game, Long.toString(row.visits), row.perSecond()})
                .toList();
        return Table.of(new String[] {"game", "node visits", "a second"}, 1, table) + "signature " + signature + "\n";
    }

    private static <P extends Position<P>> Row search(Game<P> game, long most) {
        long visits = 0;
        long start = System.nanoTime();
        for (int i = 0; i < POSITIONS; i++) {
            P position = game.start();
            wander(position, new SplittableRandom(i), i * PLIES / 2);
            for (Algorithm algorithm : ALGORITHMS) {
                visits += visits(Think.in(game, algorithm), position, most);
            }
        }
        return new Row(game.name(), visits, System.nanoTime() - start);
    }

    private static <P extends Position<P>> void wander(P position, SplittableRandom random, int plies) {
        int[] moves = new int[position.maxMoves()];
        for (int i = 0; i < plies; i++) {
            int width = position.generate(moves, 0);
            if (width == 0) {
                position.undo();
                return;
            }
            position.play(moves[random.nextInt(width)]);
        }
    }

    /** Whole iterations only, so that the count is the same everywhere. */
    private static <P extends Position<P>> long visits(Think<P> think, P position, long most) {
        AtomicBoolean enough = new AtomicBoolean();
        return think.entries(1 << 16)
                .limits(Limits.until(enough::get))
                .run(position, iteration -> enough.set(iteration.nodeVisits() >= most))
                .last()
                .map(last -> last.nodeVisits())
                .orElse(0L);
    }
}
