package espalier.cli;

import espalier.endings.HasEndings;
import espalier.endings.Library;
import espalier.endings.Space;
import espalier.endings.Verification;
import espalier.game.Game;
import espalier.game.Position;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code espalier endings}: makes and verifies the databases of a game's endings. */
@Command(
        name = "endings",
        description = "Makes the databases of a game's endings, which searches for play then use.",
        footer = {
            "",
            "Endings with few pieces come with the games. Others are solved by retrograde analysis and kept as files,"
                    + " one for each ending; a run that was interrupted goes on. Their folder is --folder, the variable"
                    + " ESPALIER_ENDINGS, or espalier/endings in the user's cache.",
            "",
            "--verify compares every value with those of its successors, and samples with a plain search. It is an"
                    + " error if one is wrong.",
            "",
            "Examples:",
            "  espalier endings checkers --pieces 4            seconds",
            "  espalier endings checkers --pieces 4 --verify",
            "  espalier endings checkers --pieces 5            minutes",
            "  ESPALIER_JAVA_OPTS=-Xmx2g espalier endings checkers --pieces 6      hours"
        })
final class EndingsCommand extends Reporting {
    private static final int SEED = 1;

    @Mixin
    private GameOption chosen = new GameOption();

    @Option(
            names = "--pieces",
            paramLabel = "N",
            description = "Up to this many pieces, kings included. Default: ${DEFAULT-VALUE}.")
    @Between(least = 2, most = 32)
    private int pieces = 4;

    @Option(names = "--folder", paramLabel = "DIR", description = "Where the files are. Default: see below.")
    private @Nullable Path folder;

    @Option(names = "--verify", description = "Check the databases too.")
    private boolean verify;

    @Option(
            names = "--samples",
            paramLabel = "N",
            description = "With --verify, positions of each ending to search. Default: ${DEFAULT-VALUE}.")
    @Between(least = 0, most = 100_000_000)
    private int samples = 1_000;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = "With --verify, plies of these searches. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 30)
    private int depth = 7;

    /** An ending, and what a check has found. */
    private record Row(
            String game,
            String ending,
            int pieces,
            @Nullable Verification check) implements Reply {
        @Override
        public String text() {
            String words = check == null
                    ? "there"
                    : check.wins() + " won, " + check.draws() + " drawn, " + check.losses() + " lost, longest "
                            + check.longest() + " plies; " + check.contradictions() + " contradictions, "
                            + check.disagreements() + " of " + check.sampled() + " samples wrong";
            return ending + ": " + words + "\n";
        }
    }

    @Override
    public Integer call() {
        return make(chosen.game());
    }

    private <P extends Position<P>> int make(Game<P> game) {
        Library<P> usual = HasEndings.of(game)
                .orElseThrow(() -> new BadInput("there are no databases of endings for " + game.name()));
        Library<P> library = folder == null ? usual : usual.in(folder);
        if (pieces > library.space().mostPieces()) {
            throw new BadInput("--pieces is " + pieces + ", " + game.name() + " has endings of 2 to "
                    + library.space().mostPieces() + " pieces");
        }
        library.open();
        List<Space.Material> endings = new ArrayList<>();
        for (int n = 2; n <= pieces; n++) {
            library.space().endings(n).forEach(endings::addAll);
        }
        long all = endings.stream().mapToLong(Space.Material::size).sum();
        long done = 0;
        boolean right = true;
        try (Progress progress = new Progress(console, "endings " + game.name(), Duration.ofSeconds(2))) {
            for (Space.Material ending : endings) {
                if (!library.has(ending)) {
                    library.make(ending, () -> false);
                }
                Verification check = verify ? Verification.of(library, ending, samples, depth, SEED) : null;
                right &= check == null || check.contradictions() + check.disagreements() == 0;
                done += ending.size();
                progress.done(done, all);
                progress.clear();
                format.print(console, new Row(game.name(), ending.name(), ending.pieces(), check));
                console.out().flush(); // the next one may take an hour
            }
        } catch (IOException e) {
            throw new Failed("cannot write to " + library.folder() + ": " + OutputFile.reason(e), e);
        }
        if (!right) {
            throw new Failed("the databases contain wrong values");
        }
        return 0;
    }
}
