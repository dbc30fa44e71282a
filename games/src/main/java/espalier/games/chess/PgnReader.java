package espalier.games.chess;

import espalier.game.Quoted;
import espalier.games.Archive;
import espalier.games.files.TaggedReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Reads PGN files of standard chess. */
final class PgnReader extends TaggedReader<ChessPosition> {
    private static final Set<String> STANDARD = Set.of("standard", "chess", "normal", "from position");

    PgnReader(String file, InputStream in, Archive.Handler<ChessPosition> handler) throws IOException {
        super(file, in, handler);
    }

    @Override
    protected ChessPosition start(Map<String, String> tags) {
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
    protected int move(ChessPosition position, String word) {
        return ChessNotation.parse(position, word);
    }

    @Override
    protected String result(String word) {
        return switch (word) {
            case "1-0", "0-1", "1/2-1/2", "*" -> word;
            case "1/2" -> "1/2-1/2";
            default -> "";
        };
    }
}
