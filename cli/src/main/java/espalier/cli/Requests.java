package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelObserver;
import espalier.observe.ModelTrace;
import espalier.observe.Trace;
import espalier.proof.Certificate;
import espalier.proof.Checker;
import espalier.proof.CriticalTree;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.Observer;
import espalier.tree.ExplicitModelTree;
import espalier.tree.ExplicitTree;
import espalier.tree.ModelTree;
import espalier.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * Requests of {@code search --batch} and {@code models --batch} for programs: answered in memory, with what the command line
 * writes into files. A request that names a file is refused.
 */
public final class Requests {
    private final Trainings trainings = new Trainings();

    /**
     * A search that was watched.
     *
     * @param tree the tree as nested arrays
     * @param answer what {@code --json} prints
     * @param proof what {@code --solution} and {@code --certificate} write; null if the algorithm proves only the move
     * @param check what {@code espalier check} says of the certificate
     */
    public record Watched(
            String tree,
            String answer,
            @Nullable CriticalTree proof,
            @Nullable String check) {}

    /** A request that was read; its tree was made. */
    public interface Ready {
        /**
         * Searches: the answer of {@code search --json}.
         *
         * @throws espalier.search.Stopped if a limit has ended the search
         */
        String answer(Limits limits);
    }

    /**
     * A request of {@code search --batch}.
     *
     * @param most the largest tree
     */
    public Ready ready(String line, int most) {
        SearchCommand command = search(line);
        Algorithm algorithm = command.algorithm();
        TreeOptions.Source<?> source = command.source();
        checkSize(source.tree(), most);
        SearchJob<?> job = command.job(source);
        job.train(algorithm);
        return limits -> job.run(algorithm, false, false, limits, null).answer().json();
    }

    /**
     * A search with its trace.
     *
     * @param most the largest tree
     * @param trace what {@code --trace} writes
     * @throws espalier.search.Stopped if a limit has ended the search
     */
    public Watched watch(String line, int most, Limits limits, Appendable trace) {
        SearchCommand command = search(line);
        Algorithm algorithm = command.algorithm();
        TreeOptions.Source<?> source = command.source();
        String tree = written(source.tree(), most);
        SearchJob.Found found = command.job(source).run(algorithm, false, algorithm.exact(), limits, new Trace(trace));
        CriticalTree proof = found.proof();
        String check = proof == null ? null : check(proof.certificate(), source.tree());
        return new Watched(tree, found.answer().json(), proof, check);
    }

    /** The tree of a request for a search, as nested arrays; without an algorithm too. */
    public String tree(String line, int most) {
        return written(search(line).source().tree(), most);
    }

    /** A request of {@code models --batch}. */
    public Ready readyModels(String line, int most) {
        ModelsCommand command = models(line);
        ModelAlgorithm algorithm = command.algorithm();
        ModelOptions.Source<?> source = command.source();
        checkSize(source.tree(), most);
        return limits -> ModelsCommand.search(algorithm, source, limits, ModelObserver.NONE)
                .json();
    }

    private static ModelsCommand models(String line) {
        ModelsCommand command = new ModelsCommand();
        JsonArguments.withoutFiles(command).read(line);
        return command;
    }

    /** A search with models, and its trace. */
    public Watched models(String line, int most, Appendable trace) {
        ModelsCommand command = models(line);
        ModelOptions.Source<?> source = command.source();
        checkSize(source.tree(), most);
        ModelsCommand.Found found =
                ModelsCommand.search(command.algorithm(), source, Limits.NONE, new ModelTrace(trace));
        String tree = ExplicitModelTree.copyOf((ModelTree<?>) source.tree()).toString();
        return new Watched(tree, found.json(), null, null);
    }

    /** Who else sees a search of a game. */
    public interface Watcher {
        <P extends Position<P>> Observer watch(Game<P> game);
    }

    /**
     * One iteration of a practical search of a game with its trace, by the keys of {@code think}; depth is needed.
     *
     * @return what was found, as far as it goes for a search that prunes
     * @throws espalier.search.Stopped if a limit has ended the search
     */
    public String think(String line, int deepest, Limits limits, Appendable trace, Watcher watcher) {
        ThinkCommand command = new ThinkCommand();
        JsonArguments.withoutFiles(command).read(line);
        return Json.of(command.watched(deepest, limits, trace, watcher));
    }

    private SearchCommand search(String line) {
        SearchCommand command = new SearchCommand(trainings);
        JsonArguments.withoutFiles(command).read(line);
        return command;
    }

    private static String check(Certificate certificate, Tree<?> tree) {
        try {
            return CheckCommand.verdict(certificate, tree);
        } catch (Checker.Rejected e) {
            return "the certificate proves nothing about this tree: " + e.getMessage();
        }
    }

    private static String written(Tree<?> tree, int most) {
        checkSize(tree, most);
        return ExplicitTree.copyOf(tree).toString();
    }

    private static void checkSize(Tree<?> tree, int most) {
        if (size(tree, most, new int[tree.maxMoves()]) > most) {
            throw new BadInput("the tree has more than " + most + " nodes; choose a smaller one");
        }
    }

    /** Counts until there are more. */
    private static int size(Tree<?> tree, int most, int[] moves) {
        int size = 1;
        int end = tree.generate(moves, 0);
        for (int i = 0; i < end && size <= most; i++) {
            tree.play(i);
            size += size(tree, most - size, moves);
            tree.undo();
        }
        return size;
    }
}
