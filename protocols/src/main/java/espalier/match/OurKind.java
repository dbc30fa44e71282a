package espalier.match;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.play.Deadline;
import espalier.play.Iteration;
import espalier.play.Level;
import espalier.play.Listener;
import espalier.play.Part;
import espalier.play.Seat;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** {@code espalier}: our own player, and what a description without a kind means. */
public final class OurKind implements PlayerKind {
    static final String NAME = "espalier";

    private static final String ALGORITHM = "algorithm";
    private static final String EVALUATOR = "evaluator";
    private static final String SETTING = "setting";
    private static final String LEVEL = "level";
    private static final String THREADS = "threads";
    private static final String HASH = "hash";
    private static final String ENDINGS = "endings";
    private static final String BOOK = "book";

    /** Several games at a time fit the memory. */
    private static final int MEGABYTES = 16;

    private static final int WARM_UP_NODES = 2000;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> keys() {
        return Set.of(ALGORITHM, EVALUATOR, SETTING, LEVEL, THREADS, HASH, ENDINGS, BOOK);
    }

    @Override
    public <P extends Position<P>> Club<P> read(Game<P> game, Map<String, String> keys) {
        Seat.Setup<P> setup = setup(game, keys);
        Level level = Level.of(Spec.number(keys, LEVEL, Level.FULL.number(), 1, Level.FULL.number()));
        WarmUp warmUp = new WarmUp();
        return (start, seed) -> new AtSeat<>(setup, warmUp, setup.open(start), level, seed);
    }

    @Override
    public String title(Map<String, String> keys) {
        return NAME
                + keys.entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(key -> " " + (isWord(key.getKey()) ? "" : key.getKey() + " ") + key.getValue())
                        .collect(Collectors.joining());
    }

    /** Whether the value says enough. */
    private static boolean isWord(String key) {
        return key.equals(ALGORITHM) || key.equals(EVALUATOR) || key.equals(SETTING);
    }

    private static boolean isOn(Map<String, String> keys, String key, String usual) {
        return switch (keys.getOrDefault(key, usual)) {
            case "on" -> true;
            case "off" -> false;
            default ->
                throw new IllegalArgumentException(
                        key + " is " + Quoted.quoted(keys.getOrDefault(key, usual)) + ", it must be on or off");
        };
    }

    private static <P extends Position<P>> Seat.Setup<P> setup(Game<P> game, Map<String, String> keys) {
        Seat.Setup<P> setup = Seat.in(game)
                .algorithm(Algorithm.named(keys.getOrDefault(ALGORITHM, Algorithm.PVS.label())))
                .threads(Spec.number(keys, THREADS, 1, 1, 1024))
                .hash(Spec.number(keys, HASH, MEGABYTES, 1, Think.MAX_MEGABYTES))
                .ownBook(isOn(keys, BOOK, "off"));
        String evaluator = keys.get(EVALUATOR);
        setup = evaluator == null ? setup : setup.evaluator(evaluator);
        String setting = keys.getOrDefault(SETTING, "play");
        Setting playing = setup.think().setting();
        return switch (setting) {
            case "play" -> isOn(keys, ENDINGS, "on") ? setup : setup.setting(playing.with(Part.ENDINGS, false));
            case "full-width" -> setup.setting(Setting.FULL_WIDTH);
            default ->
                throw new IllegalArgumentException(
                        "setting is " + Quoted.quoted(setting) + ", it must be play or full-width");
        };
    }

    /** Before the first clock runs the searching classes are loaded, by a search that nothing remembers. */
    private static final class WarmUp {
        private boolean done;

        synchronized <P extends Position<P>> void by(Seat.Setup<P> setup) {
            if (!done) {
                setup.hash(1).open().think(Limits.nodes(WARM_UP_NODES));
                done = true;
            }
        }
    }

    /** It keeps its table from move to move. */
    private static final class AtSeat<P extends Position<P>> implements Contender<P> {
        private final Seat.Setup<P> setup;
        private final WarmUp warmUp;
        private final Seat<P> seat;
        private final Level level;
        private final long seed;
        private int seen;

        AtSeat(Seat.Setup<P> setup, WarmUp warmUp, Seat<P> seat, Level level, long seed) {
            this.setup = setup;
            this.warmUp = warmUp;
            this.seat = seat;
            this.level = level;
            this.seed = seed;
        }

        /** Threads share a table of full size; one of a single thread grows, and costs short games nothing. */
        @Override
        public void prepare() {
            warmUp.by(setup);
            if (setup.think().threads() > 1) {
                seat.prepare();
            }
        }

        @Override
        public Choice choose(Turn<P> turn) {
            Deadline deadline = Deadline.of(turn.limits());
            for (; seen < turn.moves().size(); seen++) {
                seat.play(turn.moves().get(seen));
            }
            Iteration best = level.think(seat, deadline, Listener.NONE, List.of(), seed)
                    .best()
                    .orElseThrow();
            OptionalInt value = best.hasValue() ? OptionalInt.of(best.value()) : OptionalInt.empty();
            return new Choice(OptionalInt.of(best.move()), value, best.depth());
        }
    }
}
