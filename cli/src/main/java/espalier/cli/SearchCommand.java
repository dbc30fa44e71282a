package espalier.cli;

import espalier.game.Game;
import espalier.search.Algorithm;
import espalier.tree.ExplicitTree;
import espalier.tree.IrregularTree;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code espalier search}: one algorithm, or all of them, on an artificial tree. */
@Command(
        name = "search",
        description = "Searches an artificial tree and reports the costs.",
        customSynopsis =
                "espalier search --algorithm NAME|all|list TREE [OPTION]...%n       espalier search --batch FILE",
        footer = {
            "",
            "A tree is nested JSON arrays with integer leaves; the root is MAX, leaves are numbered from 0, left to"
                    + " right. Exactly one tree is given.",
            "",
            "The value is null ('-' in a table) where an algorithm proves only the best move: always for bns* and"
                    + " second-best; for alpha-bounding and mtd-best unless their bounds happen to meet. With one"
                    + " root child these answer move 0 at once: no value, no evaluation, no pass. All others"
                    + " search as usual.",
            "",
            "An option that the algorithm does not use is ignored, but its value is still checked: an invalid or"
                    + " out-of-range number is an error with every algorithm.",
            "",
            "Examples:",
            "  espalier search --algorithm list",
            "  espalier search --algorithm mtd-f --tree '[[3,[5,1]],2]' --guess 4 --json",
            "  espalier search --algorithm all --uniform 5,7,0,999,1",
            "  espalier search --algorithm sss-star --ordered 3,4,0,99,80,1 --order --trace trace.jsonl",
            "  echo '{\"algorithm\":\"pvs\",\"uniform\":\"3,4,0,9,1\"}' | espalier search --batch -"
        })
final class SearchCommand extends Request {
    private final Trainings trainings;

    @Parameters(hidden = true, paramLabel = "")
    private List<String> words = List.of();

    @Option(
            names = "--algorithm",
            paramLabel = "NAME",
            completionCandidates = Names.class,
            description = "An algorithm; 'list' shows them, 'all' runs every one.")
    private @Nullable String algorithm;

    @Mixin
    private TreeOptions tree = new TreeOptions();

    @Mixin
    private SearchOptions options = new SearchOptions();

    @Mixin
    private OutputOptions output = new OutputOptions();

    SearchCommand() {
        this(new Trainings());
    }

    SearchCommand(Trainings trainings) {
        this.trainings = trainings;
    }

    @Override
    void print() {
        if ("list".equals(algorithm)) {
            list();
        } else if ("all".equals(algorithm)) {
            all();
        } else {
            super.print();
        }
    }

    /** The answer to a request for one algorithm. */
    @Override
    Answer answer() {
        if (!words.isEmpty()) {
            String word = words.get(0);
            boolean game = Game.all().stream().anyMatch(each -> each.name().equals(word));
            throw new BadInput(
                    game
                            ? "search takes an artificial tree; for a game there is: espalier think " + word
                            : "what is '" + Numbers.shortened(word) + "'? search takes options only");
        }
        Algorithm by = algorithm();
        return job(source()).run(by, output);
    }

    /** The one algorithm of a request. */
    Algorithm algorithm() {
        if (algorithm == null) {
            throw new BadInput("--algorithm is missing; --algorithm list shows the names");
        }
        if (algorithm.equals("list") || algorithm.equals("all")) {
            throw new BadInput("a request has one answer: name one algorithm, not '" + algorithm + "'");
        }
        String name = algorithm;
        return BadInput.unless("--algorithm", () -> Algorithm.named(name));
    }

    /** The tree of a request. */
    TreeOptions.Source<?> source() {
        return tree.load(console);
    }

    SearchJob<?> job(TreeOptions.Source<?> given) {
        TreeOptions.Source<?> source = given;
        SearchOptions.Settings settings = options.resolve(source.tree());
        if (output.order && source.tree() instanceof IrregularTree irregular) {
            // Numbers the leaves once, instead of counting from the left at every leaf.
            source = TreeOptions.Source.of(ExplicitTree.copyOf(irregular));
        }
        return new SearchJob<>(source, settings, options, trainings);
    }

    private void all() {
        output.checkOneAlgorithm();
        SearchJob<?> job = job(source());
        List<String[]> rows = new ArrayList<>();
        for (Algorithm each : Algorithm.all()) {
            Answer answer = job.run(each, output);
            rows.add(answer.row());
            if (format.json()) {
                console.out().print(answer.json() + "\n");
            }
        }
        if (!format.json()) {
            console.out().print(TextTable.of(Answer.HEADER, 1, rows));
        }
    }

    private void list() {
        List<String[]> rows = new ArrayList<>();
        for (Algorithm each : Algorithm.all()) {
            rows.add(new String[] {each.label(), each.paper().title(), each.parts()});
        }
        console.out().print(TextTable.listed(format.json(), new String[] {"algorithm", "paper", "classes"}, rows));
    }

    /** The names of algorithms, looked up when a shell completes them. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.concat(Stream.of("list"), Algorithm.all().stream().map(Algorithm::label))
                    .iterator();
        }
    }
}
