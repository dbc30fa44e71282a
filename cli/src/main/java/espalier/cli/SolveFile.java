package espalier.cli;

import espalier.game.Text;
import espalier.solve.Outcome;
import java.io.IOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Solves all positions of a file, except those answered in an earlier run. */
record SolveFile(Console console, Path file, @Nullable Path output, boolean json) {
    private static final String[] HEADER = {"position", "move", "result", "value", "expected", "nodes", "ms", "Mnodes/s"
    };

    /** Reads a position and solves it on demand. */
    interface Solver {
        /**
         * @throws IllegalArgumentException if it is not a position
         */
        Supplier<Solved> prepare(String position, @Nullable Integer expected);
    }

    private record Task(int number, String position, Supplier<Solved> solve) {}

    int run(String game, String method, boolean wld, Solver solver) {
        OutputFile.checkDifferent(
                "--positions", file.toString(), "--output", output == null ? null : output.toString());
        List<Task> tasks = tasks(solver); // reads all before solving the first: errors appear at once
        List<Solved> known = known();
        try (Writer answers = answers()) {
            return run(
                    tasks,
                    answers,
                    task -> known.stream()
                            .filter(old -> old.answers(game, task.position(), method, wld))
                            .findFirst());
        } catch (IOException e) {
            throw new Failed("cannot write " + output + ": " + OutputFile.reason(e), e);
        }
    }

    private int run(List<Task> tasks, Writer answers, Function<Task, Optional<Solved>> known) throws IOException {
        List<String[]> rows = new ArrayList<>();
        long nodes = 0;
        long ms = 0;
        boolean good = true;
        for (Task task : tasks) {
            Optional<Solved> old = known.apply(task);
            Solved solved = old.isPresent() ? old.get() : task.solve().get();
            if (old.isEmpty()) {
                answers.write(solved.json() + "\n");
                answers.flush();
            }
            nodes += solved.nodes();
            ms += solved.ms();
            good &= !solved.contradicts() && solved.result() != Outcome.UNKNOWN;
            rows.add(row(Integer.toString(task.number()), solved));
            if (json) {
                console.out().print(solved.json() + "\n");
                console.out().flush();
            } else {
                console.err().println(String.join("  ", rows.get(rows.size() - 1)));
            }
        }
        if (!json) {
            rows.add(new String[] {"total", "", "", "", "", Long.toString(nodes), Long.toString(ms), speed(nodes, ms)});
            console.out().print(TextTable.of(HEADER, 3, rows));
        }
        return good ? 0 : 1;
    }

    private static String[] row(String number, Solved solved) {
        return new String[] {
            number,
            solved.line().isEmpty() ? "-" : solved.line().get(0),
            solved.word(),
            solved.value().isPresent() ? Integer.toString(solved.value().getAsInt()) : "-",
            (solved.expected() == null ? "-" : solved.expected()) + (solved.contradicts() ? " (!)" : ""),
            Long.toString(solved.nodes()),
            Long.toString(solved.ms()),
            speed(solved.nodes(), solved.ms())
        };
    }

    private static String speed(long nodes, long ms) {
        return ms == 0 ? "-" : Text.of("%.1f", nodes / 1000.0 / ms);
    }

    private List<Task> tasks(Solver solver) {
        List<Task> tasks = new ArrayList<>();
        int number = 0;
        for (String line : lines(file)) {
            number++;
            String text = line.strip();
            if (text.isEmpty() || text.startsWith("%") || text.startsWith("#")) {
                continue;
            }
            String[] fields = text.split(";", -1);
            try {
                String position = fields[0].strip();
                tasks.add(new Task(tasks.size() + 1, position, solver.prepare(position, best(fields))));
            } catch (IllegalArgumentException e) {
                throw BadInput.because(file + ", line " + number, e);
            }
        }
        if (tasks.isEmpty()) {
            throw new BadInput(file + ": no position in it");
        }
        return tasks;
    }

    /** The best score of the moves after the position; null if there are none. */
    private static @Nullable Integer best(String[] fields) {
        Integer best = null;
        for (int i = 1; i < fields.length; i++) {
            int colon = fields[i].indexOf(':');
            String score = fields[i].substring(colon + 1).strip();
            if (colon >= 0 && score.matches("[+-]?[0-9]{1,6}")) {
                int value = Integer.parseInt(score);
                best = best == null ? value : Math.max(best, value);
            }
        }
        return best;
    }

    /** The answers of earlier runs. */
    private List<Solved> known() {
        return output == null || !Files.isRegularFile(output)
                ? List.of()
                : lines(output).stream()
                        .map(Solved::read)
                        .flatMap(Stream::ofNullable)
                        .toList();
    }

    /** Opened before anything is solved. */
    private Writer answers() throws IOException {
        if (output == null) {
            return Writer.nullWriter();
        }
        boolean cutShort = isCutShort(output);
        Writer answers = Files.newBufferedWriter(output, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        answers.write(cutShort ? "\n" : "");
        return answers;
    }

    /** Whether the last line has no end: an earlier run was interrupted while it wrote. */
    private static boolean isCutShort(Path file) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) == 0) {
            return false;
        }
        try (SeekableByteChannel bytes = Files.newByteChannel(file)) {
            ByteBuffer last = ByteBuffer.allocate(1);
            bytes.position(bytes.size() - 1).read(last);
            return last.get(0) != '\n';
        }
    }

    private static List<String> lines(Path name) {
        return BadInput.unless(
                name.toString(), () -> InputFile.text(name.toString()).lines().toList());
    }
}
