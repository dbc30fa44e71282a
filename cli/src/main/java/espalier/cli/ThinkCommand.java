package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Iteration;
import espalier.play.Thought;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code espalier think}: the best move of a position, by iterative deepening. */
@picocli.CommandLine.Command(
        name = "think",
        description = "Thinks about a position of a game and says after every iteration what it has found.",
        sortOptions = false,
        footer = {
            "",
            "Values are those of the side to move, in the game's own units (chess: hundredths of a pawn; Othello: discs)."
                    + " An algorithm that proves only the move says what the value is at least. With --json a forced win"
                    + " in n plies has winIn n and the value 4000000 - n, a loss lossIn and the negative. Ctrl-C stops, and"
                    + " the best so far is said.",
            "",
            "Examples:",
            "  espalier think chess --time 5000",
            "  espalier think othello --algorithm mtd-f --depth 10 --json",
            "  espalier think chess --position '6k1/5ppp/8/8/8/8/8/K6R w - - 0 1' --setting full-width --depth 4",
            "  espalier think loa --pruning null-move,mc-c,mc-a --without reductions,killers --threads 2",
            "  espalier think --algorithm list"
        })
final class ThinkCommand implements Command {
    private final Console console;

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "A game; any on the class path.")
    private @Nullable String game;

    @Option(names = "--position", paramLabel = "P", description = "This position. Default: the start.")
    private @Nullable String position;

    @Mixin
    private ThinkOptions options = new ThinkOptions();

    @Option(names = "--root-values", description = "Also the value of every move, which takes longer.")
    private boolean rootValues;

    @Option(
            names = "--json",
            description = "One JSON object per completed iteration; the last is repeated with \"best\": true.")
    private boolean json;

    /** Whether the columns have their names already. */
    private boolean headed;

    ThinkCommand(Console console) {
        this.console = console;
    }

    @Override
    public int run() {
        if (options.list()) {
            console.out().print(ThinkOptions.listed(json));
        } else {
            think(Games.named(game));
        }
        return 0;
    }

    private <P extends Position<P>> void think(Game<P> chosen) {
        Findings<P> findings = new Findings<>(chosen, Games.position(chosen, position));
        try (Stop stop = new Stop()) {
            Iteration best = think(chosen, findings, stop).last().orElseGet(findings::finished);
            console.out().print(json ? json(findings, best, true) : conclusion(findings, best));
            console.out().flush();
        }
    }

    private <P extends Position<P>> Thought think(Game<P> chosen, Findings<P> findings, Stop stop) {
        P from = findings.position();
        if (options.bestFirst()) {
            return options.bestFirst(chosen, from, stop, found -> say(findings, found));
        }
        return options.in(chosen, stop).rootValues(rootValues).run(from, found -> say(findings, found));
    }

    private <P extends Position<P>> void say(Findings<P> findings, Iteration found) {
        if (json) {
            console.out().print(json(findings, found, false));
        } else {
            console.out().print((headed ? "" : Findings.HEADER) + findings.row(found) + "\n");
            headed = true;
        }
        console.out().flush(); // somebody is waiting for it
    }

    private static <P extends Position<P>> String json(Findings<P> findings, Iteration found, boolean best) {
        return Json.object(out -> {
                    findings.write(out, found);
                    out.writeNumberProperty("passes", found.passes());
                    findings.writeRootValues(out, found);
                    if (best) {
                        out.writeBooleanProperty("best", true);
                    }
                })
                + "\n";
    }

    private static <P extends Position<P>> String conclusion(Findings<P> findings, Iteration best) {
        String value = findings.value(best.value(), best.bound());
        return best.line().isEmpty()
                ? "the game is over: " + value + "\n"
                : findings.rootValues(best) + "best: " + value + ", " + String.join(" ", findings.line(best)) + "\n";
    }
}
