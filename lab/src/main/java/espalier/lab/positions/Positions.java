package espalier.lab.positions;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.games.files.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** The laboratory's sets of positions, one per line. {@code Cutter}, a tool beside the tests, made them; each file says how. */
public final class Positions {
    /** Twenty positions: four sequences of five consecutive ones, at different stages of tournament games. */
    public static final String SEQUENCES = "sequences";

    /** What intervals over those take for one case. */
    public static final String CLUSTERS =
            "the 20 positions of the set 'sequences' are four sequences of five from four games, and intervals of"
                    + " ratios of totals take a game as one case (those of minimal graphs still take a"
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
     * The positions of a set. For a game that has none, the sequences come from four seeded games of random moves.
     *
     * @throws IllegalArgumentException if the game has no such set
     */
    public static <P extends Position<P>> List<P> of(Game<P> game, String set) {
        String file = game.name() + "-" + set + ".txt";
        if (Positions.class.getResource(file) == null) {
            if (set.equals(SEQUENCES)) {
                return random(game);
            }
            throw new IllegalArgumentException("no set " + Quoted.quoted(set) + " of positions for " + game.name());
        }
        return Resource.text(Positions.class, file)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(game::parse)
                .toList();
    }

    private static <P extends Position<P>> List<P> random(Game<P> game) {
        List<P> all = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(1);
        for (int tries = 0; tries < 1_000 && all.size() < 20; tries++) {
            List<P> passed = new ArrayList<>();
            P position = game.start();
            for (int[] moves = position.moves(); moves.length > 0 && passed.size() < 200; moves = position.moves()) {
                passed.add(position.copy());
                position.play(moves[random.nextInt(moves.length)]);
            }
            // A fifth, two fifths ... of the way: five positions that follow each other, none of them the last one.
            int from = passed.size() * (all.size() / 5 + 1) / 5;
            if (from > 0 && from + 5 < passed.size()) {
                all.addAll(passed.subList(from, from + 5));
            }
        }
        if (all.size() < 20) {
            throw new IllegalArgumentException("games of " + game.name() + " are too short for a set of positions");
        }
        return all;
    }
}
