package espalier.games.chess;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Shared by several tests: resources, random playouts. */
final class TestData {
    private TestData() {}

    /** This thread's processor time, steadier than the clock on a busy machine. */
    static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    static InputStream open(String resource) {
        return Objects.requireNonNull(TestData.class.getResourceAsStream(resource), resource);
    }

    static List<String> lines(String resource) {
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(open(resource), StandardCharsets.ISO_8859_1))) {
            return reader.lines().filter(line -> !line.isBlank()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Start positions of many kinds: the 128 perft lines and the six standard ones. */
    static List<String> positions() {
        List<String> fens = new ArrayList<>();
        for (String file : List.of("perft-six-standard.epd", "perft-standard-ethereal.epd")) {
            for (String line : lines(file)) {
                fens.add(line.substring(0, line.indexOf(';')).strip());
            }
        }
        return fens;
    }

    /**
     * Plays random games from many positions and shows every position to the visitor, which must leave it unchanged.
     */
    static void playouts(long seed, int games, int plies, Consumer<ChessPosition> visitor) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> fens = positions();
        int[] moves = new int[256];
        for (int game = 0; game < games; game++) {
            ChessPosition position =
                    ChessFen.read(game % 2 == 0 ? ChessFen.START : fens.get(random.nextInt(fens.size())));
            for (int ply = 0; ply < plies; ply++) {
                visitor.accept(position);
                int end = position.generate(moves, 0);
                if (end == 0) {
                    break;
                }
                position.play(moves[random.nextInt(end)]);
            }
        }
    }

    /** The same position with colours exchanged and the board turned over: Black's as White's. */
    static ChessPosition mirrored(ChessPosition p) {
        String[] fields = ChessFen.write(p).split(" ", -1);
        String[] ranks = fields[0].split("/", -1);
        StringBuilder board = new StringBuilder();
        for (int i = 7; i >= 0; i--) {
            board.append(ranks[i]).append(i > 0 ? "/" : "");
        }
        String enPassant = fields[3].equals("-") ? "-" : fields[3].charAt(0) + (fields[3].charAt(1) == '3' ? "6" : "3");
        String castling = fields[2].equals("-") ? "-" : swapCase(fields[2]);
        return ChessFen.read(swapCase(board.toString()) + (fields[1].equals("w") ? " b " : " w ") + castling + " "
                + enPassant + " " + fields[4] + " " + fields[5]);
    }

    private static String swapCase(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            out.append(Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
        }
        return out.toString();
    }
}
