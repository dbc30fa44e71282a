package espalier.cli;

import espalier.game.Game;
import espalier.games.Signature;
import espalier.search.Algorithm;
import espalier.tree.CorrelatedTree;
import espalier.tree.IrregularTree;
import espalier.tree.OrderedTree;
import espalier.tree.ReorderedTree;
import espalier.tree.Tree;
import espalier.tree.UniformTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code espalier bench}: fixed searches whose counts are the signatures of the playing, the exact and the tree search. */
@Command(
        name = "bench",
        description = "Searches fixed positions and trees; the counts are the signatures of the searches.",
        footer = {
            "",
            "play: node visits of PVS and MTD(f) in the playing setting, in four games. full-width: node visits of"
                    + " every driver that can think, exact at fixed depth. trees: every algorithm on artificial"
                    + " trees, all its counts.",
            "",
            "A change that should not affect a search must not change its signature. The speed is that of a fresh"
                    + " JVM; compare it only with runs on the same idle machine.",
            "",
            "Examples:",
            "  espalier bench",
            "  espalier bench --nodes 1000000      longer, for the speed"
        })
final class BenchCommand extends Reporting {
    private static final List<Algorithm> THINKERS = Algorithm.table().stream()
            .filter(algorithm -> !algorithm.isTreesOnly())
            .toList();

    private static final List<TreeOptions.Source<?>> TREES = List.of(
            TreeOptions.Source.of(new UniformTree(4, 5, 0, 99, 1)),
            TreeOptions.Source.of(new OrderedTree(3, 6, 0, 999, 60, 2, OptionalInt.empty())),
            TreeOptions.Source.of(new ReorderedTree(5, 4, -50, 50, 80, 3)),
            TreeOptions.Source.of(new IrregularTree(4, 7, 0, 20, 4)),
            TreeOptions.Source.of(new CorrelatedTree(3, 5, -9, 9, 5)));

    /** Every driver gets a twentieth of the nodes: there are many. */
    private static final int FULL_WIDTH_SHARE = 20;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Deepen until this many visits are exceeded. Default: ${DEFAULT-VALUE}, the value for"
                    + " which the signature is recorded.")
    @Between(least = 1)
    private long nodes = Signature.NODES;

    /** One line of the table: the search and its count. */
    private record Row(String signature, String searched, long count, long nanos) {
        String perSecond() {
            return String.format("%,d", count * 1_000_000_000L / Math.max(1, nanos));
        }
    }

    @Override
    public Integer call() {
        List<Row> rows = new ArrayList<>();
        for (String game : Signature.GAMES) {
            rows.add(timed("play", game, () -> Signature.playing(Game.named(game), nodes, () -> false)));
        }
        for (String game : Signature.GAMES) {
            long share = Math.max(1, nodes / FULL_WIDTH_SHARE);
            rows.add(timed("full-width", game, () -> Signature.fullWidth(Game.named(game), THINKERS, share)));
        }
        rows.add(timed(
                "trees",
                "trees",
                () -> TREES.stream().mapToLong(BenchCommand::counts).sum()));
        Map<String, Long> signatures = rows.stream()
                .collect(Collectors.groupingBy(Row::signature, LinkedHashMap::new, Collectors.summingLong(Row::count)));
        console.out().print(format.json() ? json(rows, signatures) : text(rows, signatures));
        return 0;
    }

    private static Row timed(String signature, String searched, LongSupplier search) {
        long start = System.nanoTime();
        long count = search.getAsLong();
        return new Row(signature, searched, count, System.nanoTime() - start);
    }

    private static String json(List<Row> rows, Map<String, Long> signatures) {
        Map<String, Object> fields = new LinkedHashMap<>();
        rows.stream().filter(row -> row.signature.equals("play")).forEach(row -> fields.put(row.searched, row.count));
        signatures.forEach((name, value) -> fields.put(key(name), value));
        return Json.of(fields) + "\n";
    }

    /** The first one is just called signature, as in other engines. */
    private static String key(String name) {
        return name.equals("play") ? "signature" : name;
    }

    private static String text(List<Row> rows, Map<String, Long> signatures) {
        List<String[]> table = rows.stream()
                .map(row -> new String[] {row.signature, row.searched, Long.toString(row.count), row.perSecond()})
                .toList();
        StringBuilder text = new StringBuilder(
                TextTable.of(new String[] {"signature", "searched", "node visits", "a second"}, 2, table));
        signatures.forEach((name, value) ->
                text.append(key(name)).append(' ').append(value).append('\n'));
        return text.toString();
    }

    /** All counts and answers of every algorithm on a tree. */
    private static <P extends Tree<P>> long counts(TreeOptions.Source<P> source) {
        SearchOptions options = new SearchOptions();
        SearchJob<P> job = new SearchJob<>(source, options.resolve(source.tree()), options, new Trainings());
        long sum = 0;
        for (Algorithm algorithm : Algorithm.table()) {
            Answer answer = job.run(algorithm, new OutputOptions());
            sum += answer.leafEvaluations() + answer.leafVisits() + answer.interiorNodes() + answer.nodeVisits();
            sum += answer.passes().orElse(0) + answer.value().orElse(0) + answer.move();
        }
        return sum;
    }
}
