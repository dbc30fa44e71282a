package espalier.lab.positions;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.games.files.Resource;
import java.util.List;

/** The laboratory's sets of positions, one per line. {@code Cutter}, a tool beside the tests, made them; each file says how. */
public final class Positions {
    /** Twenty positions: four sequences of five consecutive ones, at different stages of tournament games. */
    public static final String SEQUENCES = "sequences";

    /** What intervals over those take for one case. */
    public static final String CLUSTERS =
            "the 20 positions of the set 'sequences' are four sequences of five from four games, and intervals of"
                    + " ratios of totals take a game as one case (those of minimal graphs and fitted trees still take a"
                    + " position); the positions of 'check' come from a hundred games";

    /** A hundred positions of a hundred other games, to check that the twenty are typical. */
    public static final String CHECK = "check";

    /** Positions of Lines of Action, as many as forward-pruning's tuning set. */
    public static final String TUNING = "tuning";

    /** Positions of other games of Lines of Action, as many as its validation set. */
    public static final String VALIDATION = "validation";

    private Positions() {}

    /** How many consecutive positions of a set come from one game. */
    public static int perGame(String set) {
        return set.equals(SEQUENCES) ? 5 : 1;
    }

    /**
     * The positions of a set.
     *
     * @throws IllegalArgumentException if the game has no such set
     */
    public static <P extends Position<P>> List<P> of(Game<P> game, String set) {
        String file = game.name() + "-" + set + ".txt";
        if (Positions.class.getResource(file) == null) {
            throw new IllegalArgumentException("no set " + Quoted.quoted(set) + " of positions for " + game.name());
        }
        return Resource.text(Positions.class, file)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(game::parse)
                .toList();
    }
}
