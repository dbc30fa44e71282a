package espalier.cli;

import espalier.driver.Hint;
import espalier.driver.Hints;
import espalier.driver.StatisticalSeparation;
import espalier.learning.SeparationTraining;
import espalier.observe.Counter;
import espalier.observe.Trace;
import espalier.proof.CriticalTree;
import espalier.proof.Recording;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.Observer;
import espalier.search.Result;
import espalier.search.Search;
import espalier.search.Stopped;
import espalier.tree.LeafOrder;
import espalier.tree.Tree;
import org.jspecify.annotations.Nullable;

/** A tree and the settings of its search. */
record SearchJob<P extends Tree<P>>(
        TreeOptions.Source<P> source, SearchOptions.Settings settings, SearchOptions options, Trainings trainings) {
    /** Searches, counts, and writes the requested files. */
    Answer run(Algorithm algorithm, OutputOptions output) {
        output.check(algorithm, options.saveTraining);
        Found found = output.trace == null
                ? run(algorithm, output.order, output.proof(), Limits.NONE, null)
                : OutputFile.during(
                        output.trace, to -> run(algorithm, output.order, output.proof(), Limits.NONE, new Trace(to)));
        if (found.proof() != null) {
            output.write(found.proof());
        }
        return found.answer();
    }

    /**
     * What a search has found.
     *
     * @param proof null if none is wanted
     */
    record Found(Answer answer, @Nullable CriticalTree proof) {}

    /**
     * Searches and counts.
     *
     * @throws Stopped if a limit has ended the search
     */
    Found run(Algorithm algorithm, boolean isOrdered, boolean isProved, Limits limits, @Nullable Trace trace) {
        Search<P> search = search(algorithm);
        Counter counter = Counter.of(algorithm);
        @Nullable LeafOrder order = isOrdered ? new LeafOrder() : null;
        @Nullable Recording recording = isProved ? new Recording() : null;
        Observer observer = counter;
        observer = order == null ? observer : observer.and(order);
        observer = recording == null ? observer : observer.and(recording);
        observer = trace == null ? observer : observer.and(trace);
        Result result = search.observer(observer).limits(limits).run(source.tree());
        if (!result.complete()) {
            throw new Stopped();
        }
        Long peak = settings.memory() == null ? null : result.memoryPeak();
        return new Found(
                Answer.of(result, counter, order == null ? null : order.numbers(), peak),
                recording == null ? null : recording.complete(search, source.tree()));
    }

    private Search<P> search(Algorithm algorithm) {
        Hints hints = settings.hints().trained(this::statistical);
        Search<P> search = Search.<P>with(algorithm).offer(hints).bounds(source.bounds());
        return settings.memory() == null ? search : search.memory(settings.memory());
    }

    /** Trains now what the search of this algorithm would train first. */
    void train(Algorithm algorithm) {
        if (algorithm.driver().uses().contains(Hint.TRAINING)) {
            statistical();
        }
    }

    private StatisticalSeparation statistical() {
        StatisticalSeparation values =
                options.training == null ? trainings.train(settings.hints().shape()) : load(options.training);
        if (options.saveTraining != null) {
            OutputFile.write(options.saveTraining, SeparationTraining.text(values));
        }
        return values;
    }

    private static StatisticalSeparation load(String file) {
        return BadInput.unless("--training " + file, () -> SeparationTraining.parse(InputFile.text(file)));
    }
}
