package espalier.lab.positions;

import espalier.game.Game;
import espalier.game.Position;
import espalier.games.Archive;
import espalier.games.Recorded;
import espalier.games.files.Packed;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Cuts the laboratory's sets of positions from archives of tournament games. Seeded: the same archives give the same sets. */
final class Cutter {
    private static final long SEED = 1995;

    /** Shorter games are skipped: they end early or are incomplete. */
    private static final int LEAST_PLIES = 24;

    private static final int IN_A_ROW = 5;
    private static final double[] STAGES = {0.15, 0.35, 0.55, 0.75};
    private static final int CHECKS = 100;
    private static final int TUNING = 171;
    private static final int VALIDATION = 156;

    private Cutter() {}

    /**
     * Cuts all sets.
     *
     * @param data holds the archives
     * @param out the folder for the sets
     */
    static void cut(Path data, Path out) throws IOException {
        cut(Game.named("chess"), data.resolve("chess/zurich-1953.pgn"), "Zurich 1953", out);
        cut(Game.named("othello"), data.resolve("othello/wthor-1977-2019.txt.gz"), "the WTHOR base 1977-2019", out);
        cut(Game.named("checkers"), data.resolve("checkers/tinsley-games.pdn"), "Tinsley's games", out);
        cut(Game.named("loa"), data.resolve("loa/loa-games-replayed.txt"), "the boardspace.net archive", out);
    }

    private static <P extends Position<P>> void cut(Game<P> game, Path archive, String source, Path out)
            throws IOException {
        List<Recorded<P>> games = shuffled(game, archive);
        List<String> sequences = new ArrayList<>();
        int next = 0;
        for (double stage : STAGES) {
            List<String> sequence = List.of();
            while (sequence.isEmpty()) {
                Recorded<P> played = games.get(next++);
                sequence = sequence(game, played, (int) (stage * played.moves().size()));
            }
            sequences.addAll(sequence);
        }
        write(
                out.resolve(game.name() + "-" + Positions.SEQUENCES + ".txt"),
                "Five consecutive positions of each of four games from " + source
                        + ", from 15, 35, 55 and 75 % of the game on",
                sequences);
        next = singles(game, games, next, CHECKS, source, out.resolve(game.name() + "-" + Positions.CHECK + ".txt"));
        if (game.name().equals("loa")) {
            next = singles(game, games, next, TUNING, source, out.resolve("loa-" + Positions.TUNING + ".txt"));
            singles(game, games, next, VALIDATION, source, out.resolve("loa-" + Positions.VALIDATION + ".txt"));
        }
    }

    private static <P extends Position<P>> List<Recorded<P>> shuffled(Game<P> game, Path archive) throws IOException {
        List<Recorded<P>> games = new ArrayList<>();
        String name = String.valueOf(archive.getFileName()).replaceFirst("\\.gz$", "");
        try (InputStream in = Packed.open(archive)) {
            Archive.of(game).readGames(name, in, new Archive.Handler<>() {
                @Override
                public void game(Recorded<P> played) {
                    if (played.moves().size() >= LEAST_PLIES) {
                        games.add(played);
                    }
                }

                @Override
                public void broken(String file, int number, long line, String reason) {
                    // No positions come from broken games.
                }
            });
        }
        Collections.shuffle(games, new Random(SEED));
        return games;
    }

    /** Consecutive positions from a ply on; none if one of them offers no choice. */
    private static <P extends Position<P>> List<String> sequence(Game<P> game, Recorded<P> played, int from) {
        List<String> positions = new ArrayList<>();
        P position = played.start().copy();
        for (int ply = 0; ply < from + IN_A_ROW; ply++) {
            if (ply >= from) {
                if (!hasChoice(position)) {
                    return List.of();
                }
                positions.add(game.format(position));
            }
            position.play(played.moves().get(ply));
        }
        return positions;
    }

    /** One position per game, at random between 15 and 85 % of it; returns the first unused game. */
    private static <P extends Position<P>> int singles(
            Game<P> game, List<Recorded<P>> games, int from, int count, String source, Path file) throws IOException {
        Random random = new Random(SEED);
        List<String> positions = new ArrayList<>();
        int next = from;
        while (positions.size() < count) {
            Recorded<P> played = games.get(next++);
            int plies = played.moves().size();
            int ply = (int) (plies * (0.15 + 0.7 * random.nextDouble()));
            P position = played.start().copy();
            for (int i = 0; i < ply; i++) {
                position.play(played.moves().get(i));
            }
            if (hasChoice(position)) {
                positions.add(game.format(position));
            }
        }
        write(
                file,
                "One position of each of " + count + " games from " + source
                        + ", at a random ply between 15 and 85 % of the game",
                positions);
        return next;
    }

    private static <P extends Position<P>> boolean hasChoice(P position) {
        return position.generate(new int[position.maxMoves()], 0) > 1;
    }

    private static void write(Path file, String how, List<String> positions) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(
                "# " + how + ". Only games of " + LEAST_PLIES
                        + " plies or more, no game twice, only positions with a choice. Made by espalier.lab.positions.Cutter.");
        lines.addAll(positions);
        Files.writeString(file, String.join("\n", lines) + "\n");
    }
}
