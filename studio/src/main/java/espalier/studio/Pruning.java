package espalier.studio;

import espalier.cli.Json;
import espalier.cli.Requests;
import espalier.game.Game;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.search.Limits;
import espalier.search.Observer;
import espalier.search.Stopped;
import java.io.Writer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** The practical search of a position to a small depth, with what it prunes forward and why: {@code POST /api/pruning}. */
final class Pruning implements Api {
    private static final int DEEPEST = 8;

    /** What the paper combines, at full width and without what would hide it. */
    private static final Map<String, Object> USUAL = Map.of("algorithm", "pvs", "setting", "full-width", "depth", 4);

    private final Requests requests;
    private final Searches searches;

    Pruning(Requests requests, Searches searches) {
        this.requests = requests;
        this.searches = searches;
    }

    @Override
    public void addTo(Routes routes) {
        routes.post("/api/pruning", call -> {
            String body = call.body();
            call.json(searches.start(Trees.LONGEST, stop -> search(body, stop)));
        });
    }

    private String search(String body, BooleanSupplier stop) {
        Map<String, Object> keys = complete(Json.object(body));
        TraceLines trace = new TraceLines(stop);
        Map<String, Object> answer = new LinkedHashMap<>();
        String found = requests.think(Json.of(keys), DEEPEST, Limits.until(stop), trace, new Requests.Watcher() {
            @Override
            public <P extends Position<P>> Observer watch(Game<P> game) {
                return new Labels<>(game, stop, answer);
            }
        });
        answer.put("pruning", keys.get("pruning"));
        answer.put("answer", new Json.Raw(found));
        answer.put("events", new Json.Raw(trace.array()));
        return Json.of(answer);
    }

    /**
     * What is found and counted, without the tree: the same keys.
     *
     * @throws Stopped if a limit has ended the search
     */
    String count(Map<String, Object> keys, Limits limits) {
        String found =
                requests.think(Json.of(complete(keys)), DEEPEST, limits, Writer.nullWriter(), new Requests.Watcher() {
                    @Override
                    public <P extends Position<P>> Observer watch(Game<P> game) {
                        return Observer.NONE;
                    }
                });
        if (Json.object(found).get("nodeVisits") instanceof Number visits && visits.longValue() >= limits.nodes()) {
            throw new Stopped(); // there is a move, but the iteration is not finished
        }
        return found;
    }

    /** With the usual values of what is not given. */
    private static Map<String, Object> complete(Map<String, Object> given) {
        Map<String, Object> keys = new LinkedHashMap<>(USUAL);
        keys.putAll(given);
        if (String.valueOf(keys.get("position")).isBlank()) {
            keys.remove("position"); // the start
        }
        keys.putIfAbsent("pruning", String.join(",", rules(Game.named(String.valueOf(keys.get("game"))))));
        return keys;
    }

    /** The rules that need no file and no number, by the names of {@code think --pruning}. */
    static List<String> rules(Game<?> game) {
        return game.start() instanceof NullMove ? List.of("null-move", "mc-c", "mc-a") : List.of("mc-c", "mc-a");
    }

    /** Collects the moves and boards of the nodes that are entered. */
    private static final class Labels<P extends Position<P>> implements Observer {
        private final Game<P> game;
        private final BooleanSupplier stop;
        private final Map<String, String> labels = new LinkedHashMap<>();
        private final Map<String, String> boards = new LinkedHashMap<>();

        /** By ply: the moves of the node on the path. */
        private String[][] moves = new String[32][];

        Labels(Game<P> game, BooleanSupplier stop, Map<String, Object> answer) {
            this.game = game;
            this.stop = stop;
            answer.put("labels", labels);
            answer.put("boards", boards);
            answer.put("game", game.name());
            answer.put("grid", Map.of("columns", game.grid(game.start()).columns()));
        }

        @Override
        public void enter(Position<?> position, int[] path, int ply, int alpha, int beta) {
            String name = name(path, ply);
            if (boards.size() > Trees.MOST_NODES) {
                throw new Refused(
                        413, "the search visits more than " + Trees.MOST_NODES + " nodes; choose a smaller depth");
            }
            if (stop.getAsBoolean()) {
                throw new Stopped();
            }
            if (!boards.containsKey(name)) {
                boards.put(name, game.grid(own(position)).cells());
                if (ply > 0) {
                    int move = path[ply - 1];
                    labels.put(name, move < 0 ? "null move" : moves[ply - 1][move]);
                }
            }
        }

        @Override
        public void expand(Position<?> position, int[] path, int ply, int width) {
            P node = own(position);
            int[] generated = new int[node.maxMoves()];
            int end = node.generate(generated, 0);
            if (ply >= moves.length) {
                moves = Arrays.copyOf(moves, 2 * ply);
            }
            moves[ply] = Arrays.stream(generated, 0, end)
                    .mapToObj(move -> game.formatMove(node, move))
                    .toArray(String[]::new);
        }

        /** A copy: what is done with it leaves the search alone. */
        @SuppressWarnings("unchecked") // the search is of this game
        private P own(Position<?> position) {
            return (P) position.copy();
        }

        private static String name(int[] path, int ply) {
            StringBuilder name = new StringBuilder();
            for (int i = 0; i < ply; i++) {
                name.append(i == 0 ? "" : ",").append(path[i]);
            }
            return name.toString();
        }
    }
}
