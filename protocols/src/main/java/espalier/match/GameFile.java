package espalier.match;

import espalier.jobs.JobFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The games of a match as people read them, beside the rows that they are made from. They are in the order of the match:
 * a game is appended when all before it are there, the others when the match ends.
 */
final class GameFile implements AutoCloseable {
    /** Keeps nothing. */
    static final GameFile NONE = new GameFile(null, row -> "");

    private final @Nullable Path file;
    private final Function<List<String>, String> writer;
    private final TreeMap<Integer, String> waiting = new TreeMap<>();
    private int next;

    private GameFile(@Nullable Path file, Function<List<String>, String> writer) {
        this.file = file;
        this.writer = writer;
    }

    /** A new file; an old one is written again from the rows. */
    static GameFile in(Path folder, Plan<?> plan) {
        Path file = folder.resolve("games." + plan.extension());
        try {
            if (Files.exists(file)) { // there may be no folder yet
                Files.delete(file);
            }
        } catch (IOException e) {
            throw failure(file, e);
        }
        return new GameFile(file, plan::record);
    }

    void add(List<String> row) {
        if (file == null) {
            return;
        }
        waiting.put(Integer.parseInt(row.get(0)), writer.apply(row));
        StringBuilder text = new StringBuilder();
        while (!waiting.isEmpty() && waiting.firstKey() == next) {
            text.append(waiting.pollFirstEntry().getValue());
            next++;
        }
        append(text);
    }

    @Override
    public void close() {
        append(String.join("", waiting.values()));
        waiting.clear();
    }

    private void append(CharSequence text) {
        if (file != null && !text.isEmpty()) {
            try {
                Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            } catch (IOException e) {
                throw failure(file, e);
            }
        }
    }

    private static JobFailure failure(Path file, IOException e) {
        return new JobFailure("cannot write " + file + ": " + e.getMessage(), e);
    }
}
