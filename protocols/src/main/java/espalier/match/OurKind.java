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
import espalier.protocols.TimeControl;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.lang.ref.SoftReference;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
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
        Seats<P> seats = new Seats<>(setup);
        return (start, seed) -> new AtSeat<>(seats, seats.take(start), level, seed);
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

    /**
     * Seats of finished games wait for the next ones, so that no new table is touched, and moved by the garbage collector, while
     * clocks run. They give way when memory is short.
     */
    private static final class Seats<P extends Position<P>> {
        private final Seat.Setup<P> setup;
        private final Queue<SoftReference<Seat<P>>> free = new ConcurrentLinkedQueue<>();
        private boolean warm;

        Seats(Seat.Setup<P> setup) {
            this.setup = setup;
        }

        /** A seat that knows nothing. */
        Seat<P> take(P start) {
            for (SoftReference<Seat<P>> next = free.poll(); next != null; next = free.poll()) {
                Seat<P> seat = next.get();
                if (seat != null) {
                    seat.set(start);
                    return seat;
                }
            }
            return setup.open(start);
        }

        void giveBack(Seat<P> seat) {
            seat.clear();
            free.add(new SoftReference<>(seat));
        }

        /** Before the first clock runs the searching classes are loaded, by a search that nothing remembers. */
        synchronized void warmUp() {
            if (!warm) {
                setup.hash(1).open().think(Limits.nodes(WARM_UP_NODES));
                warm = true;
            }
        }

        boolean isShared() {
            return setup.think().threads() > 1;
        }
    }

    /** It keeps its table from move to move. */
    private static final class AtSeat<P extends Position<P>> implements Contender<P> {
        private final Seats<P> seats;
        private final Seat<P> seat;
        private final Level level;
        private final long seed;
        private int seen;

        AtSeat(Seats<P> seats, Seat<P> seat, Level level, long seed) {
            this.seats = seats;
            this.seat = seat;
            this.level = level;
            this.seed = seed;
        }

        /** Where time matters, or threads share the table, it has its full size at once; else it grows, and costs short games nothing. */
        @Override
        public void prepare(TimeControl control) {
            seats.warmUp();
            if (control.isTimed() || seats.isShared()) {
                seat.prepare();
            }
        }

        /** A seat that something happened to is not used again. */
        @Override
        public void leave(boolean well) {
            if (well) {
                seats.giveBack(seat);
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
