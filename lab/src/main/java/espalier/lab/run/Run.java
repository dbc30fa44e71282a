package espalier.lab.run;

import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Experiments;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Parameters;
import espalier.lab.experiment.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * An experiment's results in a folder: {@code manifest.json} and {@code rows.csv}. Only this writes them.
 *
 * @param manifest what was run
 * @param experiment what it is
 * @param jobs how many jobs it has
 * @param done how many of them are there
 * @param rows the rows of those, in the order of jobs
 */
public record Run(Manifest manifest, Experiment experiment, int jobs, int done, Table rows) {
    private static final String ROWS = "rows.csv";

    /** Told how many jobs are done; by any thread, one at a time. */
    @FunctionalInterface
    public interface Progress {
        void done(int jobs, int of);

        /** Told in a line what else a user should know. */
        default void note(String line) {}
    }

    public boolean complete() {
        return done == jobs;
    }

    /** What a complete run says. */
    public Outcome outcome() {
        if (!complete()) {
            throw new LabFailure(manifest.experiment() + ": only " + done + " of " + jobs
                    + " jobs are done; lab run goes on with them");
        }
        try {
            return experiment.study(manifest.parameters(), rows);
        } catch (RuntimeException e) {
            throw new LabFailure(
                    manifest.experiment() + ": nothing can be concluded from these rows: "
                            + e.toString().replaceAll("\\s+", " "),
                    e);
        }
    }

    /** Reads a folder, complete or not. */
    public static Run read(Path folder) {
        Manifest manifest = Manifest.read(folder);
        Experiment experiment = Experiments.named(manifest.experiment())
                .orElseThrow(() ->
                        new LabFailure(folder + ": no experiment '" + manifest.experiment() + "' on the class path"));
        int jobs;
        try {
            jobs = experiment.jobs(manifest.parameters()).count();
        } catch (IllegalArgumentException e) {
            throw new LabFailure(folder + ": not parameters of this version: " + e.getMessage(), e);
        }
        checkCount(manifest, jobs, folder);
        Path file = folder.resolve(ROWS);
        RowFile rows = RowFile.read(file, experiment.columns(), jobs);
        return new Run(manifest, experiment, jobs, rows.done().cardinality(), rows.table(experiment.columns()));
    }

    /**
     * Complains about a folder that {@link #go} would not go on with.
     *
     * @throws LabFailure if it holds something else
     */
    public static void check(Experiment experiment, Parameters parameters, Path folder) {
        if (Manifest.find(folder) != null) {
            try (RowFile file = RowFile.open(folder.resolve(ROWS))) {
                manifest(experiment, parameters, experiment.jobs(parameters).count(), folder, file);
            }
        }
    }

    /**
     * Runs what is not there yet.
     *
     * @param version of the program, for the manifest
     */
    public static Run go(
            Experiment experiment,
            Parameters parameters,
            Path folder,
            Runner runner,
            String version,
            Progress progress) {
        int jobs = experiment.jobs(parameters).count();
        make(folder);
        try (RowFile file = RowFile.open(folder.resolve(ROWS))) {
            // Before the rows are looked at: what does not belong to this experiment would be cut off.
            Manifest manifest = manifest(experiment, parameters, jobs, folder, file);
            long cut = file.load(experiment.columns(), jobs);
            if (cut > 0) {
                progress.note(folder.resolve(ROWS) + ": the last " + cut
                        + " bytes were of jobs that an interruption left unfinished; they are cut off");
            }
            BitSet done = file.done();
            int[] left = IntStream.range(0, jobs).filter(job -> !done.get(job)).toArray();
            if (left.length > 0) {
                manifest = manifest.and(jobs, Machine.describe(version, runner.describe()));
                manifest.write(folder);
                Counting sink = new Counting(file, jobs - left.length, jobs, progress);
                runner.run(new Work(experiment.name(), parameters.values()), left, sink);
            }
            return new Run(manifest, experiment, jobs, file.done().cardinality(), file.table(experiment.columns()));
        }
    }

    /** Written before it is counted. */
    private static final class Counting implements Runner.Sink {
        private final RowFile file;
        private final int all;
        private final Progress progress;
        private int done;

        Counting(RowFile file, int done, int all, Progress progress) {
            this.file = file;
            this.done = done;
            this.all = all;
            this.progress = progress;
            progress.done(done, all);
        }

        @Override
        public synchronized void take(java.util.List<String> texts) {
            file.append(texts);
            done += texts.size();
            progress.done(done, all);
        }
    }

    private static void make(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new LabFailure("cannot make the folder " + folder + ": " + RowFile.reason(e), e);
        }
    }

    /** The folder's own, if it is of the same experiment; one that has no rows yet binds nobody. */
    private static Manifest manifest(
            Experiment experiment, Parameters parameters, int jobs, Path folder, RowFile file) {
        Manifest found = Manifest.find(folder);
        if (found != null && !file.holdsRows()) {
            file.clear();
            found = null;
        }
        if (found == null) {
            if (file.holdsRows()) {
                throw new LabFailure(
                        folder + " holds rows, but no manifest that says of what; take another folder (--out)");
            }
            return new Manifest(experiment.name(), parameters, OptionalInt.of(jobs), java.util.List.of());
        }
        if (!found.experiment().equals(experiment.name()) || !found.parameters().equals(parameters)) {
            throw new LabFailure(folder + " holds " + found.experiment() + " with " + found.parameters() + ", not "
                    + experiment.name() + " with " + parameters + "; take another folder (--out)");
        }
        checkCount(found, jobs, folder);
        return found;
    }

    /** Jobs of the same number would not be the same jobs. */
    private static void checkCount(Manifest manifest, int jobs, Path folder) {
        if (manifest.jobs().orElse(jobs) != jobs) {
            throw new LabFailure(folder + " holds results of " + manifest.jobs().getAsInt()
                    + " jobs, where this version has " + jobs + "; take another folder (--out)");
        }
    }
}
