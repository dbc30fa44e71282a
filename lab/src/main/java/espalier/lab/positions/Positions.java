package espalier.lab.positions;

import espalier.game.Game;
import espalier.game.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Sets of positions that come with the laboratory, one a line; made by {@link Cutter}, each file says how. */
public final class Positions {
    /** Twenty positions: four sequences of five consecutive ones, at different stages of tournament games. */
    public static final String SEQUENCES = "sequences";

    /** What a reader of intervals must know of those. */
    public static final String NOT_QUITE_INDEPENDENT =
            "the 20 positions of the set 'sequences' are four sequences of five, which intervals treat as independent;"
                    + " those of 'check' are of a hundred games";

    /** A hundred positions of a hundred other games, to check that the twenty are not peculiar. */
    public static final String CHECK = "check";

    /** As many positions of Lines of Action as forward-pruning was tuned on. */
    public static final String TUNING = "tuning";

    /** As many positions of Lines of Action, of other games, as it was validated on. */
    public static final String VALIDATION = "validation";

    private Positions() {}

    /**
     * The positions of a set.
     *
     * @throws IllegalArgumentException if the game has no such set
     */
    public static <P extends Position<P>> List<P> of(Game<P> game, String set) {
        String file = game.name() + "-" + set + ".txt";
        try (InputStream in = Positions.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException("no set '" + set + "' of positions for " + game.name());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(game::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
