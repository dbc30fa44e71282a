package espalier.cli;

import espalier.analysis.Analyst;
import espalier.analysis.Mistake;
import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.game.Text;
import espalier.games.Archive;
import espalier.games.Recorded;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code espalier analyse}: annotates recorded games. */
@Command(
        name = "analyse",
        description = "Annotates the games of a file and writes them in the game's own format.",
        footer = {
            "",
            "Every move gets its value for its player (+0.35/12: pawns and depth; +M7: a win in 7"
                    + " plies). The limits are for each search: one of the position, and two that compare the move with the best if it is another. A move is marked by the loss of expected score: ?! from 0.10,"
                    + " ? from 0.20, ?? from 0.30; from 0.02 on the better line is given."
                    + " What the file says stays: tags, comments, annotations and variations; what an earlier analysis said is"
                    + " replaced. Games go to standard output, and a summary of each to standard error; with --output the"
                    + " summary goes to standard output. The output may be the file itself, if all its games can be read."
                    + " With --depth or --nodes and one thread a run can be repeated exactly.",
            "",
            "Exit code: 0 if every game could be read, 1 if some were broken, 2 if a file could not be read.",
            "",
            "Examples:",
            "  espalier analyse chess game.pgn --time 500 > annotated.pgn",
            "  espalier analyse othello games.ggf --nodes 100000 --output annotated.ggf"
        })
final class AnalyseCommand extends Action {
    @Mixin
    private ArchiveOptions archives = new ArchiveOptions();

    @Mixin
    private ThinkOptions options = new ThinkOptions();

    @Option(names = "--output", paramLabel = "FILE", description = "Write the games here.")
    private @Nullable String output;

    @Override
    public Integer call() {
        return analyse(archives.game());
    }

    private <P extends Position<P>> int analyse(Game<P> game) {
        options.requireValues();
        try (Stop stop = new Stop()) {
            Analyst<P> analyst = new Analyst<>(options.in(game, false), options.limits(stop));
            List<String> files = archives.files();
            if (output == null) {
                return annotate(game, analyst, stop, console.out(), console.err());
            }
            if (files.stream().anyMatch(file -> OutputFile.isSame(file, output))) {
                checkReplaceable(game, output);
            }
            try (OutputFile file = new OutputFile(output)) {
                int code = annotate(game, analyst, stop, file.writer(), console.out());
                file.commit();
                return code;
            }
        }
    }

    /** A file that is replaced must not lose a game, nor get another format than its name says. */
    private static <P extends Position<P>> void checkReplaceable(Game<P> game, String file) {
        Archive<P> archive = Archive.of(game);
        if (!file.toLowerCase(Locale.ROOT).endsWith("." + archive.extension())) {
            throw new BadInput(file + " would be replaced by games in another format: write to a file that ends in ."
                    + archive.extension());
        }
        InputFile.read(
                file,
                (name, in) -> archive.readGames(name, in, new Archive.Handler<>() {
                    @Override
                    public void game(Recorded<P> recorded) {
                        try {
                            archive.writeGame(recorded, new StringBuilder());
                        } catch (IllegalArgumentException | IOException e) {
                            broken(name, recorded.number(), recorded.line(), String.valueOf(e.getMessage()));
                        }
                    }

                    @Override
                    public void broken(String in, int number, long line, String reason) {
                        throw new BadInput(in + ", game " + number + ", line " + line + ": " + Quoted.escaped(reason)
                                + "; the file would lose this game: write to another one");
                    }
                }));
    }

    private <P extends Position<P>> int annotate(
            Game<P> game, Analyst<P> analyst, Stop stop, Appendable out, PrintStream summary) {
        Archive<P> archive = Archive.of(game);
        int[] broken = new int[1];
        archives.read(game, new Archive.Handler<>() {
            @Override
            public void game(Recorded<P> recorded) {
                Analyst.Annotated<P> annotated = annotated(analyst, recorded);
                if (stop.getAsBoolean()) {
                    throw new Failed("interrupted in game " + recorded.number());
                }
                try {
                    archive.writeGame(annotated.game(), out);
                } catch (IllegalArgumentException e) {
                    broken(recorded.file(), recorded.number(), recorded.line(), String.valueOf(e.getMessage()));
                    return;
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                summary.print(summary(game, annotated));
                console.out().flush();
            }

            @Override
            public void broken(String file, int number, long line, String reason) {
                broken[0]++;
                console.err().println(file + ", game " + number + ", line " + line + ": " + Quoted.escaped(reason));
            }
        });
        return broken[0] == 0 ? 0 : 1;
    }

    private <P extends Position<P>> Analyst.Annotated<P> annotated(Analyst<P> analyst, Recorded<P> recorded) {
        String task = recorded.file() + ", game " + recorded.number() + ", plies";
        try (Progress progress = new Progress(console, task, Duration.ofSeconds(2))) {
            int plies = recorded.moves().size();
            return analyst.annotate(recorded, ply -> progress.done(ply, plies));
        }
    }

    private static <P extends Position<P>> String summary(Game<P> game, Analyst.Annotated<P> annotated) {
        StringBuilder text = new StringBuilder();
        for (int side = 0; side < 2; side++) {
            String role = game.sides().get(side);
            String name = annotated.game().tags().getOrDefault(role, "");
            Analyst.Losses losses = annotated.sides().get(side);
            text.append(Text.of(
                    "game %d, %s%s: %d %s, mean loss %.3f%s%n",
                    annotated.game().number(),
                    role,
                    name.isEmpty() || name.equals("?") ? "" : " (" + Quoted.escaped(name) + ")",
                    losses.moves(),
                    losses.moves() == 1 ? "move" : "moves",
                    losses.mean(),
                    mistakes(losses)));
        }
        return text.toString();
    }

    private static String mistakes(Analyst.Losses losses) {
        StringBuilder text = new StringBuilder();
        for (Mistake kind : List.of(Mistake.INACCURACY, Mistake.MISTAKE, Mistake.BLUNDER)) {
            int count = losses.mistakes().getOrDefault(kind, 0);
            text.append(", ").append(count).append(' ').append(kind.name(count));
        }
        return text.toString();
    }
}
