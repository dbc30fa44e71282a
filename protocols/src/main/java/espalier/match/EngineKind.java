package espalier.match;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.game.Score;
import espalier.play.Think;
import espalier.protocols.EngineClient;
import espalier.protocols.Forfeit;
import espalier.protocols.Program;
import espalier.protocols.Protocol;
import espalier.protocols.TimeControl;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/** {@code engine}: an external program. It plays game after game; one that fails is killed and the next game starts another. */
public final class EngineKind implements PlayerKind {
    static final String NAME = "engine";
    static final String COMMAND = "cmd";

    private static final String PROTOCOL = "protocol";
    private static final String TIMEOUT = "timeout";
    private static final String OPTION = "option.";

    /** Seconds to wait for an answer that no clock limits. */
    private static final int PATIENCE = 30;

    /** Seconds after the end of the clock. An engine that answers then is late, one that does not hangs. */
    private static final int GRACE = 2;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> keys() {
        return Set.of(COMMAND, PROTOCOL, TIMEOUT, OPTION);
    }

    @Override
    public <P extends Position<P>> Club<P> read(Game<P> game, Map<String, String> keys) {
        List<String> command = Spec.words(keys.getOrDefault(COMMAND, ""));
        if (command.isEmpty()) {
            throw new IllegalArgumentException("an engine needs cmd=COMMAND");
        }
        if (!Program.isThere(command.get(0))) {
            throw new IllegalArgumentException("no program " + Quoted.quoted(command.get(0)));
        }
        EngineClient.Greeting protocol = protocol(keys.getOrDefault(PROTOCOL, "uci"), game.name());
        Duration patience = Duration.ofSeconds(Spec.number(keys, TIMEOUT, PATIENCE, 1, 86_400));
        Map<String, String> options = new LinkedHashMap<>();
        keys.forEach((key, value) -> {
            if (key.startsWith(OPTION)) {
                options.put(key.substring(OPTION.length()), value);
            }
        });
        return new Engines<>(game, command, protocol, options, patience);
    }

    private static EngineClient.Greeting protocol(String name, String game) {
        Map<String, Protocol> known = new LinkedHashMap<>();
        Protocol.all().stream().filter(each -> each.client().isPresent()).forEach(each -> known.put(each.name(), each));
        Protocol found = known.get(name);
        if (found == null) {
            throw new IllegalArgumentException(Quoted.unknown("protocol ", name, known.keySet()));
        }
        if (!found.games().isEmpty() && !found.games().contains(game)) {
            throw new IllegalArgumentException(name + " is not for " + game + "; protocol=ugi is for every game");
        }
        return found.client().orElseThrow();
    }

    @Override
    public String title(Map<String, String> keys) {
        return Spec.words(keys.getOrDefault(COMMAND, NAME)).get(0).replaceFirst(".*/", "");
    }

    /** A running program and the way to talk to it. */
    private record Running(Program program, EngineClient client) {}

    private record Engines<P extends Position<P>>(
            Game<P> game,
            List<String> command,
            EngineClient.Greeting protocol,
            Map<String, String> options,
            Duration patience,
            Queue<Running> idle)
            implements Club<P> {
        Engines(
                Game<P> game,
                List<String> command,
                EngineClient.Greeting protocol,
                Map<String, String> options,
                Duration patience) {
            this(game, command, protocol, options, patience, new ConcurrentLinkedQueue<>());
        }

        @Override
        public Contender<P> sit(P start, long seed) {
            String from = game.format(start);
            return new AtEngine<>(this, from.equals(game.format(game.start())) ? Optional.empty() : Optional.of(from));
        }

        @Override
        public void check(TimeControl control) {
            if (control.isProcessor()) {
                throw new IllegalArgumentException("nobody sees an engine's processor time: " + control);
            }
            protocol.check(control);
        }

        private Running start() {
            Running waiting = idle.poll();
            return waiting != null ? waiting : greeted(new Program(command));
        }

        private Running greeted(Program program) {
            try {
                return new Running(program, protocol.greet(program, game.name(), options, patience));
            } catch (Forfeit e) {
                program.kill();
                throw e;
            }
        }

        @Override
        public void close() {
            for (Running each = idle.poll(); each != null; each = idle.poll()) {
                each.client.quit();
            }
        }
    }

    /** An engine in one game. */
    private static final class AtEngine<P extends Position<P>> implements Contender<P> {
        private final Engines<P> engines;
        private final Optional<String> start;
        private @Nullable Running running;

        AtEngine(Engines<P> engines, Optional<String> start) {
            this.engines = engines;
            this.start = start;
        }

        @Override
        public void prepare(TimeControl control) {
            running = engines.start();
            running.client.newGame(start);
        }

        @Override
        public Choice choose(Turn<P> turn) {
            if (running == null) {
                throw new IllegalStateException("not prepared");
            }
            int player = turn.position().turn();
            EngineClient.Reply reply = running.client.go(new EngineClient.Question(
                    turn.texts(), player, turn.control(), turn.left(), turn.movesToGo(), patience(turn, player)));
            if (reply.move().equals(EngineClient.RESIGNS)) {
                return new Choice(OptionalInt.empty(), value(reply.value()), reply.depth());
            }
            try {
                int move = engines.game.parseMove(turn.position(), reply.move());
                return new Choice(OptionalInt.of(move), value(reply.value()), reply.depth());
            } catch (IllegalArgumentException e) {
                throw new Forfeit(Forfeit.Reason.ILLEGAL, "illegal move " + Quoted.printable(reply.move()));
            }
        }

        private Duration patience(Turn<P> turn, int player) {
            Duration grace = turn.margin().plus(Duration.ofSeconds(GRACE));
            return turn.control().isClock()
                    ? turn.left().get(player).plus(grace)
                    : turn.control().limits().isTimed()
                            ? Duration.ofNanos(turn.control().limits().nanos()).plus(grace)
                            : engines.patience;
        }

        private OptionalInt value(OptionalInt points) {
            return points.isPresent() && Score.isEvaluation(points.getAsInt())
                    ? OptionalInt.of(points.getAsInt() * Think.point(engines.game))
                    : points;
        }

        @Override
        public void leave(boolean well) {
            if (running != null && well) {
                engines.idle.add(running);
            } else if (running != null) {
                running.program.kill();
            }
            running = null;
        }
    }
}
