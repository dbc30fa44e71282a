package espalier.cli;

import espalier.match.Pairs;
import espalier.match.Sprt;
import espalier.match.Standings;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** Shows a match while it runs: a block that is drawn again on a terminal, otherwise a line now and then. */
final class Scoreboard implements AutoCloseable {
    private static final Duration PAUSE = Duration.ofSeconds(30);

    /** Of a terminal. */
    private static final Duration FRAME = Duration.ofMillis(200);

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
            console.err().print(up() + block);
            drawn = (int) block.lines().count();
        } else if (so.done() > 0) {
            console.err().println("match: " + so.done() + " of " + so.of() + ", " + verdict(so));
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
        String text = Table.of(header, 1, rows);
        return text + "games " + so.done() + " of " + so.of() + ", " + verdict(so) + "\n";
    }

    /** What is known about the first player against the second. */
    private static String verdict(Standings so) {
        Pairs pairs = so.pairs();
        if (pairs.size() == 0) {
            return "no pair is complete";
        }
        String text = "Elo " + elo(pairs.elo()) + " [" + elo(pairs.eloLow()) + ", " + elo(pairs.eloHigh()) + "], LOS "
                + (Double.isNaN(pairs.los()) ? "?" : String.format(Locale.ROOT, "%.1f %%", 100 * pairs.los()))
                + ", pairs " + pairs;
        Optional<Sprt> sprt = so.sprt();
        return sprt.isEmpty()
                ? text
                : text
                        + String.format(
                                Locale.ROOT,
                                ", LLR %.2f [%.2f, %.2f]%s",
                                sprt.get().llr(pairs),
                                sprt.get().lower(),
                                sprt.get().upper(),
                                so.verdict().map(verdict -> ": " + verdict).orElse(""));
    }

    private static String elo(double value) {
        return Double.isNaN(value)
                ? "?"
                : Double.isInfinite(value)
                        ? (value > 0 ? "+inf" : "-inf")
                        : String.format(Locale.ROOT, "%+.1f", 0.0 + value); // not -0.0
    }

    static String json(Standings so) {
        Pairs pairs = so.pairs();
        return Json.object(out -> {
            out.writeStringProperty("game", so.game());
            out.writeArrayPropertyStart("players");
            so.lines().forEach(line -> player(out, line));
            out.writeEndArray();
            number(out, "elo", pairs.elo());
            number(out, "eloLow", pairs.eloLow());
            number(out, "eloHigh", pairs.eloHigh());
            number(out, "los", pairs.los());
            number(out, "llr", so.sprt().map(sprt -> sprt.llr(pairs)).orElse(Double.NaN));
            out.writeName("sprt");
            so.verdict().ifPresentOrElse(verdict -> out.writeString(verdict.name()), out::writeNull);
        });
    }

    private static void player(JsonGenerator out, Standings.Line line) {
        out.writeStartObject();
        out.writeStringProperty("name", line.name());
        out.writeNumberProperty("games", line.games());
        out.writeNumberProperty("wins", line.wins());
        out.writeNumberProperty("draws", line.draws());
        out.writeNumberProperty("losses", line.losses());
        out.writeNumberProperty("score", line.score());
        out.writeObjectPropertyStart("forfeits");
        line.forfeits().forEach(out::writeNumberProperty);
        out.writeEndObject();
        out.writeEndObject();
    }

    /** Infinite and unknown numbers are null. */
    private static void number(JsonGenerator out, String name, double value) {
        if (Double.isFinite(value)) {
            out.writeNumberProperty(name, value);
        } else {
            out.writeNullProperty(name);
        }
    }
}
