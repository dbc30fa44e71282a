package espalier.games.chess;

import espalier.game.Quoted;
import espalier.games.Recorded;
import espalier.games.files.LineReader;
import espalier.games.files.LineReader.Line;
import espalier.games.files.TaggedFormat;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Chess archives by the ending of their name: {@code .epd} and {@code .fen} are positions, read as games without moves;
 * everything else is PGN. PGN is written in its export format: the seven tags first, then the others by name.
 */
final class ChessArchive implements TaggedFormat<ChessPosition> {
    private static final Set<String> STANDARD = Set.of("standard", "chess", "normal", "from position");
    private static final List<String> SEVEN = List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

    @Override
    public void readGames(String name, InputStream in, Handler<ChessPosition> handler) throws IOException {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".epd") || lower.endsWith(".fen")) {
            LineReader.readGames(name, in, "#", line -> game(name, line), handler);
        } else {
            TaggedFormat.super.readGames(name, in, handler);
        }
    }

    private static Recorded<ChessPosition> game(String file, Line line) {
        Epd epd = Epd.parse(line.text());
        Map<String, String> tags = new TreeMap<>();
        epd.operations().forEach((opcode, operands) -> tags.put(opcode, String.join(" ", operands)));
        return new Recorded<>(file, line.number(), line.line(), tags, epd.position(), List.of(), Recorded.UNKNOWN);
    }

    @Override
    public String extension() {
        return "pgn";
    }

    /** Pawns. */
    @Override
    public int unit() {
        return 100;
    }

    @Override
    public ChessPosition start(Map<String, String> tags) {
        String variant = tags.getOrDefault("Variant", "standard");
        if (!STANDARD.contains(variant.toLowerCase(Locale.ROOT))) {
            throw new IllegalArgumentException("the variant is " + Quoted.quoted(variant) + ", not standard chess");
        }
        try {
            return ChessFen.read(tags.getOrDefault("FEN", ChessFen.START));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("tag FEN: " + e.getMessage(), e);
        }
    }

    @Override
    public Map<String, String> tags(Recorded<ChessPosition> game) {
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : SEVEN) {
            tags.put(name, game.tags().getOrDefault(name, name.equals("Date") ? "????.??.??" : "?"));
        }
        new TreeMap<>(game.tags()).forEach(tags::putIfAbsent);
        tags.put("Result", game.result());
        tags.remove("SetUp");
        tags.remove("FEN");
        String fen = ChessFen.write(game.start());
        if (!fen.equals(ChessFen.START)) {
            tags.put("SetUp", "1");
            tags.put("FEN", fen);
        }
        return tags;
    }

    @Override
    public int parse(ChessPosition position, String word) {
        return ChessNotation.parse(position, word);
    }

    @Override
    public String format(ChessPosition position, int move) {
        return ChessNotation.san(position, move);
    }

    @Override
    public int number(ChessPosition position) {
        return Math.max(1, ChessFen.moveNumber(position)); // some files count from 0
    }
}
