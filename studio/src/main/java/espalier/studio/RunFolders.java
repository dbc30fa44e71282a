package espalier.studio;

import espalier.jobs.JobFailure;
import espalier.jobs.Manifest;
import espalier.jobs.Parameters;
import espalier.jobs.Run;
import espalier.jobs.Runner;
import espalier.jobs.Table;
import espalier.jobs.Workload;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The folders of runs and matches below the working directory, whoever started them. A page names a folder by the id of a
 * listing: no path of a request reaches the file system.
 */
final class RunFolders {
    private static final String MANIFEST = "manifest.json";
    private static final String ROWS = "rows.csv";
    private static final int DEEPEST = 4;

    /** A working directory may be anybody's home: not all of it is searched. */
    private static final int MOST = 20_000;

    private static final Set<String> SKIPPED = Set.of("target", "node_modules", "src");

    /** A folder, and its name for people. */
    record Folder(String id, Path path, String name) {}

    private record Stamp(long size, long time) {}

    private record Kept(Stamp stamp, Run run) {}

    private record Problem(Stamp stamp, String line) {}

    private final Path root;
    private final Map<String, Folder> listed = new ConcurrentHashMap<>();
    private final Map<Path, Kept> kept = new ConcurrentHashMap<>();
    private final Map<Path, Underway> underway = new HashMap<>();
    private final Map<String, Problem> problems = new ConcurrentHashMap<>();

    RunFolders(Path root) {
        this.root = root;
    }

    /** Where a run of that name is kept, if the studio starts it: where the command line would. */
    Path place(String name) {
        return root.resolve("espalier-lab").resolve(name);
    }

    /** All folders, those that were written last first. */
    List<Folder> list() {
        Map<Path, Folder> found = new TreeMap<>();
        int[] seen = {0};
        try {
            Files.walkFileTree(root, Set.of(), DEEPEST, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    String name = String.valueOf(folder.getFileName());
                    boolean skipped = !folder.equals(root) && (name.startsWith(".") || SKIPPED.contains(name));
                    return skipped || seen[0]++ > MOST ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (file.endsWith(MANIFEST) && attributes.isRegularFile()) {
                        Path folder = file.resolveSibling("");
                        found.put(folder, folder(folder));
                    }
                    return seen[0]++ > MOST ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        synchronized (underway) {
            underway.keySet().forEach(path -> found.put(path, folder(path)));
        }
        return found.values().stream()
                .sorted(Comparator.comparingLong((Folder each) -> written(each)).reversed())
                .toList();
    }

    private Folder folder(Path path) {
        Path clean = path.normalize();
        String name = root.normalize().relativize(clean).toString();
        String id =
                UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).toString();
        return listed.computeIfAbsent(id, each -> new Folder(id, clean, name));
    }

    /** The folder that a listing called so. */
    Folder get(String id) {
        Folder folder = listed.get(id);
        if (folder == null) {
            throw Refused.notFound("no such run has been listed");
        }
        return folder;
    }

    /** When results were written, in milliseconds. */
    long written(Folder folder) {
        return stamp(folder.path).time;
    }

    private static Stamp stamp(Path folder) {
        try {
            BasicFileAttributes rows = Files.readAttributes(folder.resolve(ROWS), BasicFileAttributes.class);
            return new Stamp(rows.size(), rows.lastModifiedTime().toMillis());
        } catch (IOException e) {
            return new Stamp(0, 0);
        }
    }

    /**
     * What a folder holds now. A run of this process is not read from its file: that would release its lock.
     *
     * @throws JobFailure if it cannot be read
     */
    Run read(Folder folder) {
        Underway own = underway(folder);
        if (own != null) {
            return own.soFar();
        }
        if (!Files.exists(folder.path.resolve(MANIFEST))) {
            throw new JobFailure(problem(folder).isEmpty() ? "nothing has been run here yet" : problem(folder));
        }
        Stamp stamp = stamp(folder.path);
        Kept known = kept.get(folder.path);
        if (known == null || !known.stamp.equals(stamp)) {
            known = new Kept(stamp, Run.read(folder.path));
            kept.put(folder.path, known);
        }
        return known.run;
    }

    /** What pages want to know of a run: {@code running} means by any process, {@code here} by this one. */
    Map<String, Object> described(Folder folder, Run run) {
        Map<String, Object> fields = new LinkedHashMap<>();
        synchronized (underway) {
            boolean here = underway.containsKey(folder.path);
            fields.put("id", folder.id);
            fields.put("folder", folder.name);
            fields.put("jobs", run.jobs());
            fields.put("done", run.done());
            fields.put("complete", run.complete());
            fields.put("here", here);
            fields.put("running", here || (!run.complete() && Run.isRunning(folder.path)));
        }
        return fields;
    }

    /** The run of this process in a folder, or null. */
    @Nullable Underway underway(Folder folder) {
        synchronized (underway) {
            return underway.get(folder.path);
        }
    }

    /**
     * Starts work of this process in a folder; only one at a time.
     *
     * @param action does the work with the runner that it gets
     */
    Folder start(Path place, Workload workload, Parameters parameters, Runner runner, Consumer<Runner> action) {
        Path path = place.normalize();
        synchronized (underway) {
            if (!underway.isEmpty()) {
                throw new Refused(429, "something is running already: wait for its end, or stop it");
            }
            if (Run.isRunning(path)) {
                throw new Refused(409, "another process is running this: it can be watched here, not continued");
            }
            Run before = Files.exists(path.resolve(MANIFEST))
                    ? Run.read(path)
                    : new Run(
                            new Manifest(workload.name(), parameters, OptionalInt.empty(), List.of()),
                            workload,
                            workload.jobs(parameters).count(),
                            0,
                            new Table(workload.columns(), List.of()));
            Underway begun = new Underway(before, runner);
            underway.put(path, begun);
            Folder folder = folder(path);
            Thread thread = new Thread(
                    () -> {
                        String problem = "";
                        try {
                            action.accept(begun);
                        } catch (RuntimeException | Error e) {
                            problem = begun.isStopped()
                                    ? ""
                                    : String.valueOf(Answers.refused(e).getMessage());
                        }
                        synchronized (underway) {
                            underway.remove(path);
                        }
                        problems.put(folder.id, new Problem(stamp(path), problem));
                    },
                    "run");
            thread.setDaemon(true);
            problems.remove(folder.id);
            thread.start();
            return folder;
        }
    }

    /** Why the last run that was started here failed; empty if it did not, or if something was written since. */
    String problem(Folder folder) {
        Problem known = problems.get(folder.id);
        return known != null && known.stamp.equals(stamp(folder.path)) ? known.line : "";
    }

    void stop() {
        synchronized (underway) {
            underway.values().forEach(Underway::stop);
        }
    }
}
