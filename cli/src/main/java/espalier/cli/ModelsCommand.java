package espalier.cli;

import espalier.models.ModelAlgorithm;
import espalier.models.ModelObserver;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.observe.LongSet;
import espalier.observe.ModelTrace;
import espalier.search.Limits;
import espalier.search.Stopped;
import espalier.tree.ModelTree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code espalier models}: opponent-model search on an artificial tree. */
@Command(
        name = "models",
        description = "Searches an artificial tree with a model of the opponent, which may contain a model in"
                + " turn, to any level.",
        customSynopsis = "espalier models --algorithm NAME|list TREE --level N [--bounds B1,...,BN] [--trace FILE]"
                + " [--json]%n"
                + "       espalier models --batch FILE",
        footer = {
            "",
            "The answer is M^N of the root and the first maximal move. Evaluations are calls of any f_j, leaves"
                    + " are distinct, expansions are generations of successors, including repeated ones.",
            "",
            "Examples:",
            "  espalier models --algorithm list",
            "  espalier models --algorithm alpha-beta-star --level 1 \\",
            "      --tree '[[{\"f\":[0,1]},{\"f\":[0,9]}],[{\"f\":[-3,5]},{\"f\":[-4,2]}]]'",
            "  espalier models --algorithm alpha-beta-star-1p --random 4,8,10000,500,1 --level 2 --json",
            "  echo '{\"algorithm\":\"m-star\",\"random\":\"3,4,9,2,1\",\"level\":2,\"bounds\":[2,\"inf\"]}'"
                    + " | espalier models --batch -"
        })
final class ModelsCommand extends Request {
    @Option(names = "--algorithm", paramLabel = "NAME", description = "An algorithm; 'list' shows them.")
    private @Nullable String algorithm;

    @Option(names = "--trace", paramLabel = "FILE", description = "Write every event of the search as JSON lines.")
    private @Nullable String trace;

    @Mixin
    private ModelOptions options = new ModelOptions();

    @Override
    void print() {
        if ("list".equals(algorithm)) {
            list();
        } else {
            super.print();
        }
    }

    @Override
    Found answer() {
        ModelAlgorithm by = algorithm();
        ModelOptions.Source<?> source = source();
        return trace == null
                ? search(by, source, Limits.NONE, ModelObserver.NONE)
                : OutputFile.during(trace, to -> search(by, source, Limits.NONE, new ModelTrace(to)));
    }

    /** The one algorithm of a request. */
    ModelAlgorithm algorithm() {
        if (algorithm == null) {
            throw new BadInput("--algorithm is missing; --algorithm list shows the names");
        }
        if (algorithm.equals("list")) {
            throw new BadInput("a request has one answer: name one algorithm, not 'list'");
        }
        String name = algorithm;
        return BadInput.unless("--algorithm", () -> ModelAlgorithm.named(name));
    }

    /** The tree of a request. */
    ModelOptions.Source<?> source() {
        return options.load(console);
    }

    /**
     * Searches and counts.
     *
     * @throws Stopped if a limit has ended the search
     */
    static <P extends ModelTree<P>> Found search(
            ModelAlgorithm by, ModelOptions.Source<P> source, Limits limits, ModelObserver watching) {
        P tree = source.tree();
        Player<P> player = Player.chain(ModelTree.<P>values(tree.level()));
        LongSet leaves = new LongSet();
        ModelObserver counter = (position, model, value) -> leaves.add(position.key());
        ModelResult result = ModelSearch.of(by, player, source.bounds(), tree.height())
                .limits(limits)
                .observer(watching == ModelObserver.NONE ? counter : counter.and(watching))
                .run(tree);
        return new Found(
                by.label(),
                result.value().orElseThrow(Stopped::new),
                result.index(),
                result.evaluations(),
                leaves.size(),
                result.expansions());
    }

    /** An answer. */
    record Found(String algorithm, int value, int move, long evaluations, long leaves, long expansions)
            implements Reply {
        /** One line per number. */
        @Override
        public String text() {
            return "algorithm    " + algorithm + "\nvalue        " + value + "\nmove         " + move
                    + "\nevaluations  " + evaluations + "\nleaves       " + leaves + "\nexpansions   " + expansions
                    + "\n";
        }
    }

    private void list() {
        List<String[]> rows = new ArrayList<>();
        for (ModelAlgorithm each : ModelAlgorithm.values()) {
            rows.add(new String[] {each.label(), ModelAlgorithm.PAPER, each.parts()});
        }
        console.out().print(TextTable.listed(format.json(), new String[] {"algorithm", "paper", "classes"}, rows));
    }
}
