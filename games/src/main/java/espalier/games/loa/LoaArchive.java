package espalier.games.loa;

import espalier.games.Archive;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Reads LOA games: SGF collections ({@code GM[9]}, as boardspace.net publishes them, see {@link SgfReader}) and lists
 * with a game a line (see {@link GameLines}). The file's name tells which; if it does not, the first character does.
 */
public final class LoaArchive implements Archive<LoaPosition> {
    private final LoaRules rules;

    public LoaArchive(LoaRules rules) {
        this.rules = rules;
    }

    @Override
    public void readGames(String name, InputStream in, Handler<LoaPosition> handler) throws IOException {
        Reader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        if (isSgf(name, reader)) {
            new SgfReader(name, reader, rules, handler).read();
        } else {
            new GameLines(name, reader, rules, handler).read();
        }
    }

    private static boolean isSgf(String name, Reader reader) throws IOException {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".sgf")) {
            return true;
        }
        if (lower.endsWith(".txt")) {
            return false;
        }
        reader.mark(1);
        int first = reader.read();
        reader.reset();
        return first == '(';
    }
}
