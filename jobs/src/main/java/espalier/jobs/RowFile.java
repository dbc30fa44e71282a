package espalier.jobs;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The one file of results: comma-separated, a header line, then rows in the order in which jobs finished; when all have,
 * in the order of jobs. Every row begins with its job and that job's number of rows, which shows whether a job is
 * complete. An incomplete tail is cut off when the file is opened again. Anything else that does not fit is an error,
 * because complete jobs are never discarded.
 */
final class RowFile implements AutoCloseable {
    private static final int ATTEMPTS = 10;
    private static final long PAUSE_NANOS = 10_000_000;

    private final Path path;
    private final FileChannel channel;
    private final SortedMap<Integer, List<List<String>>> jobs = new TreeMap<>();
    /** The length of the valid part. */
    private long end;

    private RowFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /** Opens a file for appending, after it is {@link #load loaded}; creates it if missing. Holds a lock on it. */
    static RowFile open(Path path) {
        @Nullable FileChannel channel = null;
        try {
            channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (!isFree(channel)) {
                throw new JobFailure(path.getParent() + " is being written by another run");
            }
            return new RowFile(path, channel);
        } catch (IOException e) {
            closeQuietly(channel);
            throw new JobFailure("cannot write " + path + ": " + JobFailure.reason(e), e);
        } catch (JobFailure e) {
            closeQuietly(channel);
            throw e;
        }
    }

    /** Reads the file, cuts off an incomplete tail, and returns the number of bytes cut off. */
    long load(List<Column> columns, int count) {
        try {
            parse(bytes(), columns, count);
            long cut = channel.size() - end;
            channel.truncate(end);
            channel.position(end);
            if (end == 0) {
                write(head(columns));
            }
            return cut;
        } catch (IOException e) {
            throw new JobFailure("cannot write " + path + ": " + JobFailure.reason(e), e);
        }
    }

    /** Empties it. */
    void clear() {
        try {
            channel.truncate(0);
        } catch (IOException e) {
            throw new JobFailure("cannot write " + path + ": " + JobFailure.reason(e), e);
        }
    }

    /** Whether there is more than a header line. */
    boolean holdsRows() {
        try {
            String text = new String(bytes(), StandardCharsets.UTF_8);
            return text.indexOf('\n') >= 0 && text.indexOf('\n') < text.length() - 1;
        } catch (IOException e) {
            throw new JobFailure("cannot read " + path + ": " + JobFailure.reason(e), e);
        }
    }

    /** Reads through the channel that holds the lock: closing another channel of the same file would release it. */
    private byte[] bytes() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
        while (bytes.hasRemaining() && channel.read(bytes, bytes.position()) >= 0) {
            // read() advances the position
        }
        return Arrays.copyOf(bytes.array(), bytes.position());
    }

    /** Takes the lock. {@link #isLocked}, called by another process, holds it for an instant: hence several attempts. */
    private static boolean isFree(FileChannel channel) throws IOException {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (lock(channel) != null) {
                return true;
            }
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        return false;
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    /** Whether another process is writing this file. Ask only if this one is not: asking would release its lock. */
    static boolean isLocked(Path path) {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            return lock(channel) == null;
        } catch (IOException e) {
            return false; // not there, or not ours to write
        }
    }

    private static void closeQuietly(@Nullable FileChannel channel) {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            // The first exception matters more.
        }
    }

    /** Opens a file for reading only; the compressed one beside it if there is no other. */
    static RowFile read(Path path, List<Column> columns, int jobs) {
        Path there = isPacked(path) ? packed(path) : path;
        try (FileChannel channel = FileChannel.open(there)) {
            RowFile file = new RowFile(there, channel);
            byte[] bytes = file.bytes();
            if (there != path) {
                bytes = new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes();
            }
            file.parse(bytes, columns, jobs);
            return file;
        } catch (IOException e) {
            throw new JobFailure("cannot read " + path + ": " + JobFailure.reason(e), e);
        }
    }

    /** Whether there are rows, but only compressed ones, which nothing can be added to. */
    static boolean isPacked(Path path) {
        return !Files.exists(path) && Files.exists(packed(path));
    }

    private static Path packed(Path path) {
        return path.resolveSibling(path.getFileName() + ".gz");
    }

    private static String head(List<Column> columns) {
        return "job,rows," + columns.stream().map(Column::name).collect(Collectors.joining(",")) + "\n";
    }

    /** Reads complete jobs from the start, and notes where they end. */
    private void parse(byte[] bytes, List<Column> columns, int count) {
        byte[] head = head(columns).getBytes(StandardCharsets.UTF_8);
        if (bytes.length < head.length) {
            if (!Arrays.equals(bytes, Arrays.copyOf(head, bytes.length))) {
                throw strange();
            }
            return;
        }
        if (!Arrays.equals(head, Arrays.copyOf(bytes, head.length))) {
            throw strange();
        }
        end = head.length;
        List<List<String>> rows = new ArrayList<>();
        int wrong = 0;
        int line = 1;
        int from = head.length;
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] == 0) {
                return; // A power cut left a hole: what follows was being written too.
            }
            if (bytes[i] != '\n') {
                continue;
            }
            List<String> row = List.of(new String(bytes, from, i - from, StandardCharsets.UTF_8).split(",", -1));
            from = i + 1;
            line++;
            if (row.size() != columns.size() + 2 || !wellFormed(row)) {
                wrong = wrong == 0 ? line : wrong;
                rows.clear();
                continue;
            }
            if (!rows.isEmpty() && !rows.get(0).subList(0, 2).equals(row.subList(0, 2))) {
                wrong = wrong == 0 ? line : wrong;
                rows.clear();
            }
            rows.add(row);
            if (rows.size() == Integer.parseInt(row.get(1))) {
                take(rows, count, wrong == 0 ? line : wrong, wrong != 0);
                rows = new ArrayList<>();
                end = from;
            }
        }
    }

    /** Adds a complete job: it must be one of this run, new, and have only complete jobs before it. */
    private void take(List<List<String>> rows, int count, int line, boolean torn) {
        int job = Integer.parseInt(rows.get(0).get(0));
        if (torn || job >= count || jobs.containsKey(job)) {
            throw new JobFailure(path + ", line " + line + ": "
                    + (torn
                            ? "a row that does not fit, and whole jobs behind it"
                            : job >= count ? "there is no job " + job + " of " + count : "job " + job + " once more")
                    + "; it was made by another version or changed, take another folder (--out)");
        }
        jobs.put(job, rows);
    }

    private JobFailure strange() {
        return new JobFailure(path + " has other columns: it was made by another version; take another folder (--out)");
    }

    private static boolean wellFormed(List<String> row) {
        return row.get(0).matches("\\d{1,9}")
                && row.get(1).matches("[1-9]\\d{0,8}")
                && row.stream().allMatch(Rows::fits);
    }

    BitSet done() {
        BitSet done = new BitSet();
        jobs.keySet().forEach(done::set);
        return done;
    }

    /** Adds jobs; they are on disk when this returns. */
    synchronized void append(List<String> texts) {
        try {
            write(String.join("", texts));
        } catch (IOException e) {
            try {
                channel.truncate(end);
            } catch (IOException again) {
                // The next run cuts off the tail; nothing may follow it.
                closeQuietly(channel);
                e.addSuppressed(again);
            }
            throw new JobFailure(
                    "cannot write " + path + ": " + JobFailure.reason(e)
                            + "; what was finished before is kept, the same command goes on",
                    e);
        }
        put(texts, jobs);
    }

    /** Adds jobs, as {@link Work.Ready#run} writes them, by their numbers. */
    static void put(List<String> texts, SortedMap<Integer, List<List<String>>> jobs) {
        for (String text : texts) {
            List<List<String>> rows = new ArrayList<>();
            text.lines().forEach(line -> rows.add(List.of(line.split(",", -1))));
            jobs.put(Integer.parseInt(rows.get(0).get(0)), rows);
        }
    }

    /** Puts the jobs in order; all are done. A file beside takes the place of this one in one step, and this is closed. */
    void sort(List<Column> columns) {
        StringBuilder text = new StringBuilder(head(columns));
        jobs.values()
                .forEach(rows ->
                        rows.forEach(row -> text.append(String.join(",", row)).append('\n')));
        byte[] sorted = text.toString().getBytes(StandardCharsets.UTF_8);
        Path beside = path.resolveSibling(path.getFileName() + ".sorted");
        try {
            if (!Arrays.equals(sorted, bytes())) {
                Files.write(
                        beside,
                        sorted,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.SYNC);
                closeQuietly(channel);
                Files.move(beside, path, StandardCopyOption.ATOMIC_MOVE);
            }
        } catch (IOException e) {
            throw new JobFailure("cannot write " + path + ": " + JobFailure.reason(e), e);
        }
    }

    private void write(String text) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        channel.force(false);
        end = channel.position();
    }

    /** The rows in the order of jobs, without job number and row count. */
    Table table(List<Column> columns) {
        return table(columns, jobs);
    }

    static Table table(List<Column> columns, SortedMap<Integer, List<List<String>>> jobs) {
        return new Table(
                columns,
                jobs.values().stream()
                        .flatMap(List::stream)
                        .map(row -> row.subList(2, row.size()))
                        .toList());
    }

    @Override
    public void close() {
        closeQuietly(channel);
    }
}
