package espalier.games.checkers;

import espalier.games.Archive;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Chooses the reader by the file's ending: {@code .txt} is one opening or position a line, all else is PDN. */
final class CheckersArchive implements Archive<CheckersPosition> {
    private final CheckersGame game;

    CheckersArchive(CheckersGame game) {
        this.game = game;
    }

    @Override
    public void readGames(String name, InputStream in, Handler<CheckersPosition> handler) throws IOException {
        Reader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        if (name.toLowerCase(Locale.ROOT).endsWith(".txt")) {
            new OpeningLines(game, name, reader, handler).read();
        } else {
            new PdnReader(game, name, reader, handler).read();
        }
    }
}
