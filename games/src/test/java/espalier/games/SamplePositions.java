package espalier.games;

import espalier.game.Game;
import espalier.game.Position;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Fifty positions of each game, taken from tournament games (see the resource's README). */
final class SamplePositions {
    /** The games that have such positions. */
    static final List<String> GAMES = List.of("chess", "othello", "checkers", "loa");

    private SamplePositions() {}

    static <P extends Position<P>> List<P> of(Game<P> game) {
        String resource = "positions/" + game.name() + ".txt";
        try (InputStream in = Objects.requireNonNull(SamplePositions.class.getResourceAsStream(resource), resource);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines().map(game::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
