package espalier.games.chess;

import espalier.games.Archive;
import espalier.games.files.LineReader;
import espalier.games.files.LineReader.Line;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Chess archives by the ending of their name: {@code .epd} and {@code .fen} are positions, read as games without moves;
 * everything else is PGN.
 */
final class ChessArchive implements Archive<ChessPosition> {
    @Override
    public void readGames(String name, InputStream in, Handler<ChessPosition> handler) throws IOException {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".epd") || lower.endsWith(".fen")) {
            LineReader.read(
                    in,
                    "#",
                    line -> game(name, line),
                    handler::game,
                    (number, line, reason) -> handler.broken(name, number, line, reason));
        } else {
            new PgnReader(name, in, handler).read();
        }
    }

    private static Recorded<ChessPosition> game(String file, Line line) {
        Epd epd = Epd.parse(line.text());
        Map<String, String> tags = new TreeMap<>();
        epd.operations().forEach((opcode, operands) -> tags.put(opcode, String.join(" ", operands)));
        return new Recorded<>(file, line.number(), line.line(), tags, epd.position(), List.of(), "*");
    }
}
