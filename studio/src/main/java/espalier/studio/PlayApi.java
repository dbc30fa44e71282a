package espalier.studio;

import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Level;
import espalier.play.Seat;
import espalier.search.Algorithm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Games with the program: {@code /api/play}. */
final class PlayApi implements Api {
    /** When there are more, the oldest one that nobody looks at is forgotten. */
    private static final int MOST_TABLES = 200;

    private static final int MEGABYTES = 32;
    private static final int LONGEST_MS = 60_000;
    private static final int LONGEST_CLOCK_S = 10_800;

    private final Searches searches;
    private final Map<String, GameTable<?>> tables = new LinkedHashMap<>();
    private final SplittableRandom random = new SplittableRandom();

    PlayApi(Searches searches) {
        this.searches = searches;
    }

    @Override
    public void addTo(Routes routes) {
        routes.post("/api/play", call -> call.json(open(Fields.of(call)).state()))
                .get("/api/play/{id}", call -> call.json(table(call).state()))
                .get("/api/play/{id}/events", this::events)
                .get("/api/play/{id}/record", this::record);
        post(routes, "move", (table, body) -> table.move(body.text("move", "")));
        post(routes, "set", (table, body) -> table.set(body.text("position", "")));
        post(routes, "undo", (table, body) -> table.undo());
        post(routes, "hint", (table, body) -> table.hint());
        post(routes, "stop", (table, body) -> table.stop());
        post(routes, "go", (table, body) -> table.go());
    }

    private void post(Routes routes, String name, BiConsumer<GameTable<?>, Fields> action) {
        routes.post("/api/play/{id}/" + name, call -> {
            GameTable<?> table = table(call);
            action.accept(table, Fields.of(call));
            call.json(table.state());
        });
    }

    @Override
    public void close() {
        synchronized (tables) {
            tables.values().forEach(GameTable::close);
            tables.clear();
        }
    }

    private GameTable<?> table(Call call) {
        synchronized (tables) {
            GameTable<?> table = tables.get(call.variable("id"));
            if (table == null) {
                throw Refused.notFound("this game is not on any table; begin a new one");
            }
            return table;
        }
    }

    private void events(Call call) throws IOException {
        GameTable<?> table = table(call);
        EventStream stream = new EventStream();
        table.look(stream);
        call.events(stream);
    }

    private void record(Call call) throws IOException {
        GameTable<?> table = table(call);
        call.headers().set("Content-Disposition", "attachment; filename=\"" + table.fileName() + "\"");
        call.send(200, "text/plain; charset=utf-8", table.record().getBytes(StandardCharsets.UTF_8));
    }

    private GameTable<?> open(Fields body) {
        GameTable<?> table = table(Game.named(body.text("game", "chess")), body);
        synchronized (tables) {
            tables.put(table.id(), table);
            Iterator<GameTable<?>> oldest = tables.values().iterator();
            while (tables.size() > MOST_TABLES && oldest.hasNext()) {
                if (!oldest.next().isWatched()) {
                    oldest.remove();
                }
            }
        }
        return table;
    }

    private <P extends Position<P>> GameTable<P> table(Game<P> game, Fields body) {
        Level level = Level.of(body.number("level", 3, 1, Level.FULL.number()));
        Algorithm algorithm = Algorithm.named(body.text("algorithm", Algorithm.PVS.label()));
        if (algorithm.isTreesOnly()) {
            throw new Refused(400, algorithm.label() + " is for trees, not for games");
        }
        Seat.Setup<P> setup = Seat.in(game)
                .algorithm(algorithm)
                .evaluator(body.text("evaluator", game.defaultEvaluator()))
                .hash(MEGABYTES);
        int person = switch (body.text("side", "first")) {
            case "first" -> 0;
            case "second" -> 1;
            case "both" -> 2;
            case "none" -> -1;
            default -> throw new Refused(400, "side is first, second, both or none");
        };
        GameTable.Terms terms = new GameTable.Terms(
                person,
                level,
                Duration.ofMillis(body.number("time", 1_000, 10, LONGEST_MS)),
                clock(body),
                "Espalier " + algorithm.label() + ", level " + level.number());
        P start = GameTable.parse(game, body.text("position", ""));
        String id;
        synchronized (random) {
            id = Long.toHexString(random.nextLong());
        }
        return new GameTable<>(id, setup, start, terms, searches, id.hashCode());
    }

    private static GameTable.@Nullable Clock clock(Fields body) {
        int seconds = body.number("clock", 0, 0, LONGEST_CLOCK_S);
        Duration increment = Duration.ofSeconds(body.number("increment", 0, 0, 600));
        return seconds == 0 ? null : new GameTable.Clock(Duration.ofSeconds(seconds), increment);
    }
}
