package espalier.cli;

import espalier.game.Text;
import espalier.match.Pairs;
import espalier.match.Standings;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Shows a match while it runs: a block that is drawn again on a terminal, otherwise a line now and then. */
final class Scoreboard implements AutoCloseable {
    private static final Duration PAUSE = Duration.ofSeconds(30);

    /** Of a terminal. */
    private static final Duration FRAME = Duration.ofMillis(200);

    /** A block of wrapped lines would be higher than it has lines. */
    private static final String CUT = "\u001b[?7l";

    private static final String WRAP = "\u001b[?7h";

    private final Console console;
    private Instant next = Instant.now();
    private int drawn;

    Scoreboard(Console console) {
        this.console = console;
    }

    void show(Standings so) {
        if (Instant.now().isBefore(next)) {
            return;
        }
        next = Instant.now().plus(console.terminal() ? FRAME : PAUSE);
        if (console.terminal()) {
            String block = text(so);
            console.err().print(up() + CUT + block + WRAP);
            drawn = (int) block.lines().count();
        } else if (so.done() > 0) {
            console.err().println("match: " + so.done() + " of " + so.of() + ", " + String.join(", ", verdict(so)));
        }
    }

    private String up() {
        return drawn == 0 ? "" : "\u001b[" + drawn + "A\r\u001b[J";
    }

    /** The result follows on standard output. */
    @Override
    public void close() {
        console.err().print(up());
        console.err().flush();
        drawn = 0;
    }

    static String text(Standings so) {
        List<String[]> rows = new ArrayList<>();
        for (Standings.Line line : so.lines()) {
            rows.add(new String[] {
                line.name(),
                "" + line.games(),
                "" + line.wins(),
                "" + line.draws(),
                "" + line.losses(),
                "" + line.score(),
                line.forfeits().isEmpty() ? "" : line.forfeits().toString()
            });
        }
        String[] header = {"player", "games", "wins", "draws", "losses", "score", "forfeits"};
        String games = "games " + so.done() + " of " + so.of() + "\n";
        return TextTable.of(header, 1, rows) + games + String.join("\n", verdict(so)) + "\n";
    }

    /** What is known about the first player against each of the others, and what the test says. */
    private static List<String> verdict(Standings so) {
        List<String> lines = new ArrayList<>();
        for (int other = 1; other < so.lines().size(); other++) {
            String players =
                    so.lines().get(0).name() + " : " + so.lines().get(other).name() + " ";
            lines.add((so.lines().size() == 2 ? "" : players) + elo(so.pairs(other)));
        }
        Pairs pairs = so.pairs();
        so.sprt()
                .filter(sprt -> pairs.size() > 0)
                .ifPresent(sprt -> lines.add(Text.of(
                        "LLR %.2f [%.2f, %.2f]%s",
                        sprt.llr(pairs),
                        sprt.lower(),
                        sprt.upper(),
                        so.verdict().map(v -> ": " + v).orElse(""))));
        return lines;
    }

    private static String elo(Pairs pairs) {
        return pairs.size() == 0
                ? "no pair is complete"
                : "Elo " + elo(pairs.elo()) + " [" + elo(pairs.eloLow()) + ", " + elo(pairs.eloHigh()) + "], LOS "
                        + (Double.isNaN(pairs.los()) ? "?" : Text.of("%.1f %%", 100 * pairs.los()))
                        + ", pairs " + pairs;
    }

    private static String elo(double value) {
        return Double.isNaN(value)
                ? "?"
                : Double.isInfinite(value) ? (value > 0 ? "+inf" : "-inf") : Text.of("%+.1f", 0.0 + value); // not -0.0
    }

    /** The object that scripts read. */
    private record Answer(
            String game,
            List<Player> players,
            double elo,
            double eloLow,
            double eloHigh,
            double los,
            double llr,
            Optional<String> sprt) {}

    private record Player(
            String name, long games, long wins, long draws, long losses, double score, Map<String, ?> forfeits) {
        static Player of(Standings.Line line) {
            return new Player(
                    line.name(), line.games(), line.wins(), line.draws(), line.losses(), line.score(), line.forfeits());
        }
    }

    static String json(Standings so) {
        Pairs pairs = so.pairs();
        return Json.of(new Answer(
                so.game(),
                so.lines().stream().map(Player::of).toList(),
                pairs.elo(),
                pairs.eloLow(),
                pairs.eloHigh(),
                pairs.los(),
                so.sprt().map(sprt -> sprt.llr(pairs)).orElse(Double.NaN),
                so.verdict().map(Enum::name)));
    }
}
