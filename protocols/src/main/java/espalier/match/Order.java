package espalier.match;

import espalier.jobs.Parameters;
import espalier.protocols.TimeControl;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is to be played; see the constants for what is usual.
 *
 * @param game the game's name
 * @param players their descriptions, at least two: {@code algorithm=mtd-f}, {@code cmd=stockfish}, {@code random}
 * @param games for each pairing, two to an opening with colours swapped
 * @param seed of openings and players
 * @param time for each player, unless a description has its own
 * @param margin milliseconds that a player may be late
 * @param gauntlet whether only the first player plays against each other one
 * @param openings a file; null for random ones
 * @param plies the most moves of a game in that file that are played
 * @param draw when a draw is agreed: {@code MOVES,PLY,POINTS} or {@code off}
 * @param resign when a win is agreed: {@code MOVES,POINTS} or {@code off}
 * @param length the plies after which a game is a draw, or {@code off}
 */
public record Order(
        String game,
        List<String> players,
        int games,
        long seed,
        TimeControl time,
        int margin,
        boolean gauntlet,
        @Nullable Path openings,
        int plies,
        String draw,
        String resign,
        String length) {
    /** Milliseconds; other processes may hold the referee up. */
    public static final int MARGIN = 100;

    public static final int PLIES = 16;
    public static final String DRAW = Rules.DRAW;
    public static final String RESIGN = Rules.RESIGN;
    public static final String LENGTH = Rules.LENGTH;

    public Order {
        players = List.copyOf(players);
    }

    /** With everything as usual. */
    public static Order of(String game, List<String> players, int games, String time) {
        TimeControl control = TimeControl.parse(time);
        return new Order(game, players, games, 1, control, MARGIN, false, null, PLIES, DRAW, RESIGN, LENGTH);
    }

    /** What the match is played with, as a run keeps it. */
    public Parameters parameters() {
        List<Object> values = new ArrayList<>(List.of(Plan.GAME, game));
        for (int i = 0; i < players.size(); i++) {
            values.addAll(List.of(Plan.PLAYER + (i + 1), players.get(i)));
        }
        values.addAll(
                List.of(Plan.GAMES, games, Plan.SEED, seed, Plan.TIME, time, Plan.MARGIN, margin, Plan.PLIES, plies));
        values.addAll(List.of(Plan.PAIRING, gauntlet ? Plan.GAUNTLET : Plan.ROUND_ROBIN));
        values.addAll(List.of(Plan.DRAW, draw, Plan.RESIGN, resign, Plan.LENGTH, length));
        values.addAll(List.of(Plan.OPENINGS, openings == null ? Plan.NONE : openings.toAbsolutePath()));
        values.addAll(List.of(Plan.CHECKSUM, openings == null ? Plan.NONE : Plan.checksum(openings)));
        return Parameters.of(values.toArray());
    }
}
