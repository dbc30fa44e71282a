package espalier.cli;

import espalier.driver.Hints;
import espalier.driver.StatisticalSeparation;
import espalier.learning.SeparationTraining;
import espalier.observe.Counter;
import espalier.observe.Trace;
import espalier.proof.Recording;
import espalier.search.Algorithm;
import espalier.search.Observer;
import espalier.search.Result;
import espalier.search.Search;
import espalier.tree.LeafOrder;
import espalier.tree.Tree;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A tree and the settings of its search. */
final class SearchJob<P extends Tree<P>> {
    private final TreeOptions.Source<P> source;
    private final SearchOptions.Settings settings;
    private final SearchOptions options;
    private final Trainings trainings;

    SearchJob(
            TreeOptions.Source<P> source, SearchOptions.Settings settings, SearchOptions options, Trainings trainings) {
        this.source = source;
        this.settings = settings;
        this.options = options;
        this.trainings = trainings;
    }

    /** Searches, counts, and writes the requested files. */
    Answer run(Algorithm algorithm, OutputOptions output) {
        output.check(algorithm, options.saveTraining);
        Search<P> search = search(algorithm);
        Counter counter = Counter.of(algorithm);
        @Nullable LeafOrder order = output.order() ? new LeafOrder() : null;
        @Nullable Recording recording = output.proof() ? new Recording() : null;
        Observer observer = counter;
        observer = order == null ? observer : observer.and(order);
        observer = recording == null ? observer : observer.and(recording);
        Observer watching = observer;
        Result result = output.trace() == null
                ? search.observer(watching).run(source.tree())
                : OutputFile.during(
                        output.trace(),
                        to -> search.observer(watching.and(new Trace(to))).run(source.tree()));
        if (recording != null) {
            output.write(recording.complete(search, source.tree()));
        }
        Long peak = settings.memory() == null ? null : result.memoryPeak();
        return Answer.of(result, counter, order == null ? null : order.numbers(), peak);
    }

    private Search<P> search(Algorithm algorithm) {
        Hints hints = settings.hints().trained(this::statistical);
        Search<P> search = Search.<P>with(algorithm.given(hints)).bounds(source.bounds());
        return settings.memory() == null ? search : search.memory(settings.memory());
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
        try {
            return SeparationTraining.load(Path.of(file));
        } catch (IOException e) {
            throw new BadInput("--training " + file + ": " + OutputFile.reason(e), e);
        } catch (IllegalArgumentException e) {
            throw BadInput.because("--training", e);
        }
    }
}
