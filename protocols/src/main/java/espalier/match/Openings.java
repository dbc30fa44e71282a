package espalier.match;

import espalier.game.Game;
import espalier.game.Mixer;
import espalier.game.Position;
import espalier.games.Archive;
import espalier.games.Archived;
import espalier.games.Recorded;
import espalier.games.files.LineReader;
import espalier.games.files.Packed;
import espalier.play.Ending;
import espalier.play.Iteration;
import espalier.play.Seat;
import espalier.play.Think;
import espalier.search.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * Where openings come from: a file that the game's archive reads (PGN, EPD, FEN, PDN, ballots, transcripts, SGF, GGF), a list
 * of positions, or random moves that keep the balance.
 */
final class Openings {
    /** Of a random opening. */
    private static final int RANDOM_PLIES = 6;

    private static final int ATTEMPTS = 50;

    /** A random opening may favour a side by this many points... */
    private static final int BALANCE = 100;

    /** ... in a search of this many nodes. */
    private static final int NODES = 5_000;

    private Openings() {}

    /**
     * All openings of a file, in a seeded order.
     *
     * @param plies the most moves of a game that are played
     * @throws IllegalArgumentException if it cannot be read, naming the place
     */
    static <P extends Position<P>> List<Opening<P>> read(Game<P> game, Path file, int plies, long seed) {
        List<Opening<P>> all = new ArrayList<>();
        try {
            Packed.read(file, (name, in) -> read(game, name, in, plies, all));
        } catch (IOException e) {
            throw new IllegalArgumentException(file + ": cannot be read: " + e.getMessage(), e);
        }
        all.removeIf(opening -> Ending.of(opening.position()).isPresent());
        if (all.isEmpty()) {
            throw new IllegalArgumentException(file + ": no openings");
        }
        Collections.shuffle(all, new Random(seed));
        return all;
    }

    private static <P extends Position<P>> void read(
            Game<P> game, String name, InputStream in, int plies, List<Opening<P>> all) throws IOException {
        String lower = name.toLowerCase(Locale.ROOT);
        boolean list = lower.endsWith(".fen") || lower.endsWith(".epd") || !(game instanceof Archived<?>);
        if (list && !game.name().equals("chess")) {
            LineReader.read(
                    in,
                    "#",
                    line -> new Opening<>(game.parse(line.text()), List.of()),
                    all::add,
                    (number, line, reason) -> broken(name, line, reason));
            return;
        }
        Archive.of(game).readGames(name, in, new Archive.Handler<P>() {
            @Override
            public void game(Recorded<P> found) {
                List<Integer> moves = found.moves();
                all.add(new Opening<>(found.start(), moves.subList(0, Math.min(plies, moves.size()))));
            }

            @Override
            public void broken(String archive, int number, long line, String reason) {
                Openings.broken(archive, line, reason);
            }
        });
    }

    private static void broken(String file, long line, String reason) {
        throw new IllegalArgumentException(file + ", line " + line + ": " + reason);
    }

    /** An opening of random moves after which a short search sees no winner; deterministic. */
    static <P extends Position<P>> Opening<P> random(Game<P> game, long seed) {
        Opening<P> opening = new Opening<>(game.start(), List.of());
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            opening = attempt(game, new SplittableRandom(Mixer.mix(seed, attempt)));
            if (isBalanced(game, opening.position())) {
                break;
            }
        }
        return opening;
    }

    private static <P extends Position<P>> Opening<P> attempt(Game<P> game, SplittableRandom random) {
        P position = game.start();
        int[] buffer = new int[position.maxMoves()];
        List<Integer> moves = new ArrayList<>();
        for (int ply = 0; ply < RANDOM_PLIES; ply++) {
            int move = buffer[random.nextInt(position.generate(buffer, 0))];
            position.play(move);
            if (Ending.of(position).isPresent()) {
                position.undo();
                break;
            }
            moves.add(move);
        }
        return new Opening<>(game.start(), moves);
    }

    private static <P extends Position<P>> boolean isBalanced(Game<P> game, P position) {
        int value = Seat.in(game)
                .hash(1)
                .open(position)
                .think(Limits.nodes(NODES))
                .best()
                .map(Iteration::value)
                .orElse(Integer.MAX_VALUE);
        return Math.abs((long) value) <= (long) BALANCE * Think.point(game);
    }
}
