package espalier.games.chess;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares with Stockfish: equal counts for each move of 200 random positions. */
class StockfishTest {
    private static Optional<Path> stockfish() {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.concat(Stream.of(path.split(java.io.File.pathSeparator, -1)), Stream.of("/usr/games"))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, "stockfish"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    @Test
    @Tag("slow")
    void divideEqualsStockfishOn200RandomPositions() throws IOException {
        Optional<Path> program = stockfish();
        assumeTrue(program.isPresent(), "skipped: stockfish is neither on the PATH nor in /usr/games");
        List<String> fens = randomPositions(200);
        Process process = new ProcessBuilder(program.get().toString())
                .redirectErrorStream(true)
                .start();
        try (Writer out = new OutputStreamWriter(process.getOutputStream(), US_ASCII);
                BufferedReader in = new BufferedReader(new InputStreamReader(process.getInputStream(), US_ASCII))) {
            for (int i = 0; i < fens.size(); i++) {
                int depth = 2 + i % 2;
                out.write("position fen " + fens.get(i) + "\ngo perft " + depth + "\n");
                out.flush();
                assertThat(divide(ChessFen.read(fens.get(i)), depth))
                        .as("%s depth %d", fens.get(i), depth)
                        .isEqualTo(answer(in));
            }
            out.write("quit\n");
        } finally {
            process.destroy();
        }
    }

    private static Map<String, Long> answer(BufferedReader in) throws IOException {
        Map<String, Long> counts = new TreeMap<>();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.startsWith("Nodes searched")) {
                return counts;
            }
            int colon = line.indexOf(": ");
            if (colon >= 4 && colon <= 5) {
                counts.put(
                        line.substring(0, colon),
                        Long.valueOf(line.substring(colon + 2).strip()));
            }
        }
        throw new IOException("stockfish stopped answering");
    }

    private static Map<String, Long> divide(ChessPosition position, int depth) {
        Map<String, Long> counts = new TreeMap<>();
        int[] moves = new int[position.maxMoves()];
        int end = position.generate(moves, 0);
        for (int i = 0; i < end; i++) {
            String name = ChessNotation.uci(moves[i]);
            position.play(moves[i]);
            counts.put(name, Perft.count(position, depth - 1));
            position.undo();
        }
        return counts;
    }

    /** Positions of random games of any length, so that all phases occur. */
    private static List<String> randomPositions(int count) {
        SplittableRandom random = new SplittableRandom(2024);
        List<String> fens = new ArrayList<>();
        TestData.playouts(7, 4 * count, 120, position -> {
            if (fens.size() < count && random.nextInt(100) < 1 && position.countMoves() > 0) {
                fens.add(ChessFen.write(position));
            }
        });
        assertThat(fens).hasSize(count);
        return fens;
    }
}
