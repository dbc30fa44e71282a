package espalier.studio;

import espalier.cli.Json;
import espalier.cli.Requests;
import espalier.proof.CriticalTree;
import espalier.search.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Searches to watch: {@code /api/search}, {@code /api/tree}, {@code /api/models}. A request has the keys of {@code --batch}; with
 * {@code game} the tree is that of a position to a small depth.
 */
final class Trees implements Api {
    /** The largest tree that is shown. */
    static final int MOST_NODES = 20_000;

    /** How long a search may take. */
    static final Duration LONGEST = Duration.ofSeconds(30);

    private final Requests requests;
    private final Searches searches;

    Trees(Requests requests, Searches searches) {
        this.requests = requests;
        this.searches = searches;
    }

    @Override
    public void addTo(Routes routes) {
        routes.post("/api/tree", call -> {
            String body = call.body();
            call.json(searches.start(LONGEST, stop -> "{\"tree\":" + requests.tree(body, MOST_NODES) + "}"));
        });
        routes.post("/api/search", call -> {
            String body = call.body();
            call.json(searches.start(LONGEST, stop -> search(body, stop)));
        });
        routes.post("/api/models", call -> {
            String body = call.body();
            call.json(searches.start(LONGEST, stop -> models(body, stop)));
        });
    }

    private String search(String body, BooleanSupplier stop) {
        Map<String, Object> keys = Json.object(body);
        Map<String, Object> answer = new LinkedHashMap<>();
        String line = body;
        if (keys.containsKey("game")) {
            GameTree game = GameTree.of(keys, false, MOST_NODES, stop);
            keys.put("tree", game.tree());
            line = Json.of(keys);
            answer.putAll(game.drawn());
        }
        TraceLines trace = new TraceLines(stop);
        Requests.Watched found = requests.watch(line, MOST_NODES, Limits.until(stop), trace);
        answer.put("tree", new Json.Raw(found.tree()));
        answer.put("answer", new Json.Raw(found.answer()));
        answer.put("events", new Json.Raw(trace.array()));
        CriticalTree proof = found.proof();
        if (proof != null) {
            answer.put("solution", solution(proof));
            answer.put("certificate", proof.certificate().toText());
            answer.put("check", String.valueOf(found.check()));
        }
        return Json.of(answer);
    }

    private String models(String body, BooleanSupplier stop) {
        Map<String, Object> keys = Json.object(body);
        Map<String, Object> answer = new LinkedHashMap<>();
        if (keys.containsKey("game")) {
            GameTree game = GameTree.of(keys, true, MOST_NODES, stop);
            keys.put("tree", game.tree());
            keys.put("level", 1);
            answer.putAll(game.drawn());
        }
        TraceLines trace = new TraceLines(stop);
        Requests.Watched found = requests.models(Json.of(keys), MOST_NODES, trace);
        answer.put("tree", new Json.Raw(found.tree()));
        answer.put("answer", new Json.Raw(found.answer()));
        answer.put("events", new Json.Raw(trace.array()));
        return Json.of(answer);
    }

    /** The paths of the nodes in the solution trees and in the critical tree. */
    private static Map<String, List<long[]>> solution(CriticalTree proof) {
        Map<String, List<long[]>> paths = new LinkedHashMap<>();
        for (String part : List.of("max", "min", "critical")) {
            paths.put(part, new ArrayList<>());
        }
        collect(proof.root(), new long[0], paths);
        return paths;
    }

    private static void collect(CriticalTree.Node node, long[] path, Map<String, List<long[]>> paths) {
        paths.forEach((part, list) -> {
            if (part.equals("critical") || (part.equals("max") ? node.inMax() : node.inMin())) {
                list.add(path);
            }
        });
        for (CriticalTree.Node child : node.children()) {
            long[] below = Arrays.copyOf(path, path.length + 1);
            below[path.length] = child.index();
            collect(child, below, paths);
        }
    }
}
