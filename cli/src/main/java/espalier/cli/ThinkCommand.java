package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.observe.Trace;
import espalier.play.Iteration;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.play.Think;
import espalier.play.Thought;
import espalier.search.Limits;
import espalier.search.Stopped;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code espalier think}: the best move of a position, by iterative deepening. */
@Command(
        name = "think",
        description = "Thinks about a position of a game and reports every iteration.",
        footer = {
            "",
            "Values are for the side to move, in the game's own units (chess: hundredths of a pawn; Othello:"
                    + " discs). An algorithm that proves only the move reports a lower bound. With --json every"
                    + " completed iteration is an object, and a last one has \"best\": true. A forced win in n"
                    + " plies has winIn n and the value 4000000 - n, a loss lossIn and the negative. If an"
                    + " interrupted iteration has proved a better move, that is the answer, with a lower bound of"
                    + " its value. Ctrl-C stops with the best move so far.",
            "",
            "Examples:",
            "  espalier think chess --time 5000",
            "  espalier think othello --algorithm mtd-f --depth 10 --json",
            "  espalier think chess --position '6k1/5ppp/8/8/8/8/8/K6R w - - 0 1' --setting full-width --depth 4",
            "  espalier think loa --pruning null-move,mc-c,mc-a --without reductions,killers --threads 2",
            "  espalier think chess --moves 'e2e4 e7e5 g1f3' --lines 3 --nodes 1000000",
            "  espalier think loa --pruning null-move,mc-c --depth 4 --trace trace.jsonl",
            "  espalier think --algorithm list"
        })
final class ThinkCommand extends Reporting {
    @Mixin
    private PositionOptions place = new PositionOptions();

    @Option(
            names = "--moves",
            paramLabel = "\"M M ...\"",
            description = "Play these moves first; their positions count for repetition.")
    private @Nullable String moves;

    @Option(
            names = "--lines",
            paramLabel = "N",
            description = "Report this many best lines. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = Integer.MAX_VALUE)
    private int lines = 1;

    @Mixin
    private ThinkOptions options = new ThinkOptions();

    @Option(names = "--root-values", description = "Also report the value of every move, which takes longer.")
    private boolean rootValues;

    @Option(
            names = "--trace",
            paramLabel = "FILE",
            description = "Write every event of the search as JSON lines, forward pruning included; it needs --depth.")
    private @Nullable String trace;

    /** Whether the header was printed. */
    private boolean headed;

    @Override
    public Integer call() {
        if (options.list()) {
            console.out().print(ThinkOptions.listed(format.json()));
        } else {
            think(place.game());
        }
        return 0;
    }

    private <P extends Position<P>> void think(Game<P> chosen) {
        P from = place.position(chosen);
        if (options.bestFirst()) {
            played(move -> from.play(chosen.parseMove(from, move)));
            answer(new Reading<>(chosen, from), (stop, listener) -> options.bestFirst(chosen, from, stop, listener));
            return;
        }
        if (trace != null) {
            options.requireDepth();
            played(move -> from.play(chosen.parseMove(from, move)));
            OutputFile.during(trace, to -> traced(chosen, from, new Trace(to)));
            return;
        }
        Seat<P> seat = options.in(chosen, rootValues).open(from);
        seat.lines(lines);
        played(seat::play);
        answer(new Reading<>(chosen, seat.position()), (stop, listener) -> seat.think(options.limits(stop), listener));
    }

    /** The search itself, without the solver that a seat may prefer. */
    private <P extends Position<P>> boolean traced(Game<P> chosen, P from, Trace to) {
        Think<P> think = options.in(chosen, rootValues).think().observer(to);
        answer(
                new Reading<>(chosen, from.copy()),
                (stop, listener) -> think.limits(options.limits(stop)).run(from, found -> {
                    to.iteration(found.depth());
                    listener.iteration(found);
                }));
        return true;
    }

    /** One iteration, watched. */
    Map<String, Object> watched(int deepest, Limits limits, Appendable to, Requests.Watcher watcher) {
        int depth = options.requireDepth();
        if (depth > deepest) {
            throw new BadInput("--depth is " + depth + ", it must be 1 to " + deepest);
        }
        return watched(place.game(), depth, limits, to, watcher);
    }

    private <P extends Position<P>> Map<String, Object> watched(
            Game<P> chosen, int depth, Limits limits, Appendable to, Requests.Watcher watcher) {
        P from = place.position(chosen);
        played(move -> from.play(chosen.parseMove(from, move)));
        Think<P> think = options.withoutFiles(chosen)
                .threads(1)
                .depth(depth)
                .firstDepth(depth)
                .limits(limits)
                .observer(watcher.watch(chosen).and(new Trace(to)));
        Thought thought = think.run(from);
        Iteration best = thought.best().orElseThrow(() -> new BadInput("the game is over in this position"));
        if (best.depth() < depth) {
            throw new Stopped();
        }
        Map<String, Object> found = new LinkedHashMap<>();
        found.put("algorithm", think.search().algorithm().label());
        found.put("value", best.value());
        found.put("move", index(from, best.move()));
        found.put("leafEvaluations", best.leafEvaluations());
        found.put("nodeVisits", best.nodeVisits());
        found.put("passes", best.passes());
        return found;
    }

    /** The number of a move in generation order. */
    private static int index(Position<?> position, int move) {
        return Arrays.stream(position.moves()).boxed().toList().indexOf(move);
    }

    private void played(Consumer<String> play) {
        try {
            for (String move : moves == null || moves.isBlank()
                    ? new String[0]
                    : moves.strip().split("\\s+", -1)) {
                play.accept(move);
            }
        } catch (IllegalArgumentException e) {
            throw BadInput.because("--moves", e);
        }
    }

    private void answer(Reading<?> findings, BiFunction<Stop, Listener, Thought> thinker) {
        try (Stop stop = new Stop()) {
            Thought thought = thinker.apply(stop, found -> say(findings, found));
            Iteration best = thought.best().orElseGet(findings::finished);
            boolean atLeast = thought.better().isPresent() && best.value() > -Score.INFINITY;
            console.out().print(format.json() ? last(findings, best, atLeast) : conclusion(findings, best));
            console.out().flush();
        }
    }

    private void say(Reading<?> findings, Iteration found) {
        if (format.json()) {
            console.out().print(Json.of(fields(findings, found, Reading.isExact(found))) + "\n");
        } else {
            console.out().print((headed ? "" : Reading.HEADER) + findings.row(found) + "\n");
            headed = true;
        }
        console.out().flush(); // the next one may take a while
    }

    private static Map<String, Object> fields(Reading<?> findings, Iteration found, boolean exact) {
        Map<String, Object> fields = findings.fields(found, exact);
        fields.put("passes", found.passes());
        if (found.rank() > 1) {
            fields.put("rank", found.rank());
        }
        if (!found.rootValues().isEmpty()) {
            fields.put("rootValues", findings.valued(found));
        }
        return fields;
    }

    /** The answer. The value of a better move from an interrupted iteration is a lower bound. */
    private static String last(Reading<?> findings, Iteration best, boolean atLeast) {
        Map<String, Object> fields = fields(findings, best, atLeast || Reading.isExact(best));
        if (atLeast) {
            fields.put("bound", "lower");
        }
        fields.put("best", true);
        return Json.of(fields) + "\n";
    }

    private static String conclusion(Reading<?> findings, Iteration best) {
        String value = findings.value(best.value(), best.bound());
        return best.line().isEmpty()
                ? "the game is over: " + value + "\n"
                : findings.rootValues(best) + "best: " + value + ", " + String.join(" ", findings.line(best)) + "\n";
    }
}
