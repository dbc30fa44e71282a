package espalier.cli;

import espalier.jobs.Runner;
import espalier.match.Match;
import espalier.match.Order;
import espalier.match.Sprt;
import espalier.match.Standings;
import espalier.protocols.TimeControl;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code espalier match}: players against each other. */
@Command(
        name = "match",
        description = "Plays matches between our players, random and UCT baselines, and external engines.",
        footer = {
            "",
            "SPEC: key=value pairs separated by commas; quote a value with commas or blanks.",
            "  ours        algorithm, evaluator, setting, level (1 to 10), threads, hash, book and endings (on or off)",
            "  model       ours with a model of the opponent, which plays by the evaluator opponent=; evaluator",
            "  random, uct baselines without an evaluation; uct has exploration",
            "  engines     cmd, protocol (uci, ugi, xboard, gtp), option.NAME, timeout (seconds for answers that no"
                    + " clock limits)",
            "  NAME        a kind of player on the class path (espalier.match.PlayerKind)",
            "Every player may have a name, and a time control of its own: time=TC.",
            "TC: 1+0.01 (seconds and increment), 40/60+0.5 (moves in seconds), 200ms (a move), 200cpu (processor"
                    + " time, not for engines), 5000n (nodes), d8 (depth).",
            "",
            "A player that answers too late or illegally, ends, hangs or floods its output loses the game. Points are"
                    + " hundredths of a pawn or tenths of a disc. The same command with the same DIR goes on where it was"
                    + " interrupted.",
            "",
            "Examples:",
            "  espalier match chess --player algorithm=mtd-f --player algorithm=pvs --games 100 --time 5000n --out"
                    + " mtd-pvs",
            "  espalier match othello --player level=3 --player uct --openings xot.txt --time 200ms --sprt 0,20",
            "  espalier match chess --player name=ours --player 'cmd=\"gnuchess -u\"' --player"
                    + " cmd=phalanx,protocol=xboard --gauntlet --time 10+0.1"
        })
final class MatchCommand extends Reporting {
    @Mixin
    private GameOption game = new GameOption();

    @Option(names = "--player", paramLabel = "SPEC", description = "A player; at least two.")
    private List<String> players = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games of each pairing, two to an opening with colours swapped. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 10_000_000)
    private int games = 100;

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description = "PGN, EPD, FEN, PDN, ballots, transcripts, SGF or GGF. Default: balanced random moves.")
    private @Nullable Path openings;

    @Option(
            names = "--plies",
            paramLabel = "N",
            description = "The most moves of an opening. Default: ${DEFAULT-VALUE}.")
    @Between(least = 0, most = 10_000)
    private int plies = Order.PLIES;

    @Option(names = "--seed", paramLabel = "S", description = "Of openings and players. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--time", paramLabel = "TC", description = "The time control. Default: ${DEFAULT-VALUE}.")
    private String time = "100ms";

    @Option(
            names = "--margin",
            paramLabel = "MS",
            description = "Milliseconds that a player may be late. Default: ${DEFAULT-VALUE}.")
    @Between(least = 0, most = 1_000_000)
    private int margin = Order.MARGIN;

    @Option(names = "--gauntlet", description = "Only the first player meets all others. Default: round robin.")
    private boolean gauntlet;

    @Option(
            names = "--draw",
            paramLabel = "MOVES,PLY,POINTS",
            description = "A draw if both players see at most POINTS in MOVES moves each, from PLY on; or off."
                    + " Default: ${DEFAULT-VALUE}.")
    private String draw = Order.DRAW;

    @Option(
            names = "--resign",
            paramLabel = "MOVES,POINTS",
            description = "A win if both players see at least POINTS for the same one in MOVES moves each; or off."
                    + " Default: ${DEFAULT-VALUE}.")
    private String resign = Order.RESIGN;

    @Option(
            names = "--length",
            paramLabel = "PLIES",
            description = "A draw at this length; or off. Default: ${DEFAULT-VALUE}.")
    private String length = Order.LENGTH;

    @Mixin
    private RunnerOptions where = new RunnerOptions();

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1",
            description = "Stop as soon as the first player is shown to be ELO1 better than the second, or only ELO0.")
    private @Nullable String sprt;

    @Option(names = "--out", paramLabel = "DIR", description = "Keep rows and games here. Default: nowhere.")
    private @Nullable Path out;

    @Override
    public Integer call() {
        String name = game.game().name();
        Optional<Sprt> test = Optional.ofNullable(sprt).map(text -> BadInput.unless("--sprt", () -> Sprt.parse(text)));
        TimeControl control = BadInput.unless("--time", () -> TimeControl.parse(time));
        Order order =
                new Order(name, players, games, seed, control, margin, gauntlet, openings, plies, draw, resign, length);
        Runner runner = where.runner(Duration.ZERO);
        Standings end;
        try (Scoreboard board = new Scoreboard(console)) {
            end = BadInput.unless("match", () -> Match.play(order, out, test, runner, Main.version(), board::show));
        }
        console.out().print(format.json() ? Scoreboard.json(end) + "\n" : Scoreboard.text(end));
        return 0;
    }
}
