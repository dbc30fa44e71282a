package espalier.jobs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The results of a workload, usually in a folder: {@code manifest.json} and {@code rows.csv}. Only this class writes them;
 * it also reads {@code rows.csv.gz}.
 *
 * @param manifest what was run
 * @param workload the workload
 * @param jobs the number of jobs
 * @param done how many of them are finished
 * @param rows their rows, in the order of jobs
 */
public record Run(Manifest manifest, Workload workload, int jobs, int done, Table rows) {
    private static final String ROWS = "rows.csv";

    /** Receives progress; called from any thread, one at a time. */
    @FunctionalInterface
    public interface Progress {
        void done(int jobs, int of);

        /** A line for the user. */
        default void note(String line) {}
    }

    public boolean complete() {
        return done == jobs;
    }

    /** Reads a folder, complete or not. */
    public static Run read(Path folder) {
        Manifest manifest = Manifest.read(folder);
        Workload workload = named(manifest.workload(), folder);
        int jobs;
        try {
            jobs = workload.jobs(manifest.parameters()).count();
        } catch (IllegalArgumentException e) {
            throw new JobFailure(folder + ": not parameters of this version: " + e.getMessage(), e);
        }
        checkCount(manifest, jobs, folder);
        Path file = folder.resolve(ROWS);
        RowFile rows = RowFile.read(file, workload.columns(), jobs);
        return new Run(manifest, workload, jobs, rows.done().cardinality(), rows.table(workload.columns()));
    }

    /** Whether another process is running jobs there. Ask only of a folder in which this process runs none. */
    public static boolean isRunning(Path folder) {
        return RowFile.isLocked(folder.resolve(ROWS));
    }

    private static Workload named(String name, Path folder) {
        try {
            return Workload.named(name);
        } catch (JobFailure e) {
            throw new JobFailure(folder + ": " + e.getMessage(), e);
        }
    }

    /**
     * Refuses a folder that {@link #go} would not continue.
     *
     * @throws JobFailure if it contains something else
     */
    public static void check(Workload workload, Parameters parameters, Path folder) {
        checkOpen(folder);
        if (Manifest.find(folder) != null) {
            try (RowFile file = RowFile.open(folder.resolve(ROWS))) {
                manifest(workload, parameters, workload.jobs(parameters).count(), folder, file);
            }
        }
    }

    /**
     * Runs the jobs that are missing.
     *
     * @param version the program's version, for the manifest
     */
    public static Run go(
            Workload workload, Parameters parameters, Path folder, Runner runner, String version, Progress progress) {
        int jobs = workload.jobs(parameters).count();
        checkOpen(folder);
        make(folder);
        try (RowFile file = RowFile.open(folder.resolve(ROWS))) {
            // Before the rows are read: rows of another workload would be cut off.
            Manifest manifest = manifest(workload, parameters, jobs, folder, file);
            long cut = file.load(workload.columns(), jobs);
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
                runner.run(new Work(workload.name(), parameters.values()), left, sink);
            }
            int finished = file.done().cardinality();
            if (finished == jobs) {
                file.sort(workload.columns());
            }
            return new Run(manifest, workload, jobs, finished, file.table(workload.columns()));
        }
    }

    /** Runs everything and keeps it in memory only. */
    public static Run once(Workload workload, Parameters parameters, Runner runner, String version, Progress progress) {
        int jobs = workload.jobs(parameters).count();
        SortedMap<Integer, List<List<String>>> rows = new TreeMap<>();
        progress.done(0, jobs);
        runner.run(
                new Work(workload.name(), parameters.values()),
                IntStream.range(0, jobs).toArray(),
                texts -> {
                    synchronized (rows) {
                        RowFile.put(texts, rows);
                        progress.done(rows.size(), jobs);
                    }
                });
        Manifest manifest = new Manifest(
                workload.name(),
                parameters,
                OptionalInt.of(jobs),
                List.of(Machine.describe(version, runner.describe())));
        return new Run(manifest, workload, jobs, rows.size(), RowFile.table(workload.columns(), rows));
    }

    /** Writes jobs before it counts them. */
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
        public synchronized void take(List<String> texts) {
            file.append(texts);
            done += texts.size();
            progress.done(done, all);
        }
    }

    private static void checkOpen(Path folder) {
        if (RowFile.isPacked(folder.resolve(ROWS))) {
            throw new JobFailure(
                    folder + " holds compressed rows; unpack them (gunzip) or take another folder (--out)");
        }
    }

    private static void make(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new JobFailure("cannot make the folder " + folder + ": " + JobFailure.reason(e), e);
        }
    }

    /** The folder's manifest, if it is of the same workload; a folder without rows accepts any. */
    private static Manifest manifest(Workload workload, Parameters parameters, int jobs, Path folder, RowFile file) {
        Manifest found = Manifest.find(folder);
        if (found != null && !file.holdsRows()) {
            file.clear();
            found = null;
        }
        if (found == null) {
            if (file.holdsRows()) {
                throw new JobFailure(
                        folder + " holds rows, but no manifest that says of what; take another folder (--out)");
            }
            return new Manifest(workload.name(), parameters, OptionalInt.of(jobs), List.of());
        }
        if (!found.workload().equals(workload.name())) {
            throw new JobFailure(folder + " holds " + found.workload() + ", not " + workload.name()
                    + "; take another folder (--out)");
        }
        if (!found.parameters().equals(parameters)) {
            throw new JobFailure(folder + " holds " + workload.name() + " with "
                    + found.parameters().otherThan(parameters) + ", not " + parameters.otherThan(found.parameters())
                    + "; take another folder (--out)");
        }
        checkCount(found, jobs, folder);
        return found;
    }

    /** With another count, jobs of the same number would not be the same jobs. */
    private static void checkCount(Manifest manifest, int jobs, Path folder) {
        if (manifest.jobs().orElse(jobs) != jobs) {
            throw new JobFailure(folder + " holds results of " + manifest.jobs().getAsInt()
                    + " jobs, where this version has " + jobs + "; take another folder (--out)");
        }
    }
}
