package espalier.cli;

import espalier.models.ModelAlgorithm;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.observe.LongSet;
import espalier.tree.ModelTree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code espalier models}: opponent-model search on an artificial tree. */
@picocli.CommandLine.Command(
        name = "models",
        description = "Searches an artificial tree as a player who has a model of his opponent, and so on.",
        customSynopsis = "espalier models --algorithm NAME|list TREE --level N [--bounds B1,...,BN] [--json]%n"
                + "       espalier models --batch FILE",
        sortOptions = false,
        footer = {
            "",
            "The answer is M^N of the root and the first maximal move. Evaluations are calls of any f_j, leaves are"
                    + " distinct, expansions are generations of successors, repeats counted.",
            "",
            "Examples:",
            "  espalier models --algorithm list",
            "  espalier models --algorithm alpha-beta-star --level 1 \\",
            "      --tree '[[{\"f\":[0,1]},{\"f\":[0,9]}],[{\"f\":[-3,5]},{\"f\":[-4,2]}]]'",
            "  espalier models --algorithm alpha-beta-star-1p --random 4,8,10000,500,1 --level 2 --json",
            "  echo '{\"algorithm\":\"m-star\",\"random\":\"3,4,9,2,1\",\"level\":2,\"bounds\":[2,\"inf\"]}'"
                    + " | espalier models --batch -"
        })
final class ModelsCommand implements Command {
    private final Console console;

    @Spec
    @Nullable CommandSpec spec;

    @Option(names = "--algorithm", paramLabel = "NAME", description = "An algorithm; 'list' shows them.")
    private @Nullable String algorithm;

    @Mixin
    private ModelOptions options = new ModelOptions();

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Option(
            names = "--batch",
            paramLabel = "FILE",
            description = "Requests as JSON lines from a file or '-': keys are the long option names.")
    private @Nullable String batch;

    ModelsCommand(Console console) {
        this.console = console;
    }

    @Override
    public int run() {
        if (batch != null) {
            Batch.alone(spec);
            ModelsCommand request = new ModelsCommand(console);
            new Batch(request, () -> request.answer().json()).run(batch, console);
        } else if ("list".equals(algorithm)) {
            list();
        } else {
            Found found = answer();
            console.out().print(json ? found.json() + "\n" : found.text());
        }
        return 0;
    }

    private Found answer() {
        if (algorithm == null) {
            throw new BadInput("--algorithm is missing; --algorithm list shows the names");
        }
        if (algorithm.equals("list")) {
            throw new BadInput("a request has one answer: name one algorithm, not 'list'");
        }
        return search(named(algorithm), options.load());
    }

    private static ModelAlgorithm named(String name) {
        try {
            return ModelAlgorithm.named(name);
        } catch (IllegalArgumentException e) {
            throw BadInput.because("--algorithm", e);
        }
    }

    private static <P extends ModelTree<P>> Found search(ModelAlgorithm by, ModelOptions.Source<P> source) {
        P tree = source.tree();
        Player<P> player = Player.chain(ModelTree.<P>values(tree.level()));
        LongSet leaves = new LongSet();
        ModelResult result = ModelSearch.of(by, player, source.bounds(), tree.height())
                .observer((position, model, value) -> leaves.add(position.key()))
                .run(tree);
        return new Found(by, result, leaves.size());
    }

    /** An answer. */
    private record Found(ModelAlgorithm algorithm, ModelResult result, long leaves) {
        String json() {
            return Json.object(out -> {
                out.writeStringProperty("algorithm", algorithm.label());
                Json.optional(out, "value", result.value());
                out.writeNumberProperty("move", result.index());
                out.writeNumberProperty("evaluations", result.evaluations());
                out.writeNumberProperty("leaves", leaves);
                out.writeNumberProperty("expansions", result.expansions());
            });
        }

        /** For a person: one line per number. */
        String text() {
            return "algorithm    " + algorithm.label() + "\nvalue        "
                    + result.value().orElseThrow()
                    + "\nmove         " + result.index() + "\nevaluations  " + result.evaluations() + "\nleaves       "
                    + leaves + "\nexpansions   " + result.expansions() + "\n";
        }
    }

    private void list() {
        List<String[]> rows = new ArrayList<>();
        for (ModelAlgorithm each : ModelAlgorithm.values()) {
            if (json) {
                console.out()
                        .print(Json.object(out -> {
                                    out.writeStringProperty("algorithm", each.label());
                                    out.writeStringProperty("paper", ModelAlgorithm.PAPER);
                                    out.writeStringProperty("classes", each.parts());
                                })
                                + "\n");
            } else {
                rows.add(new String[] {each.label(), ModelAlgorithm.PAPER, each.parts()});
            }
        }
        if (!json) {
            console.out().print(Table.of(new String[] {"algorithm", "paper", "classes"}, 3, rows));
        }
    }
}
