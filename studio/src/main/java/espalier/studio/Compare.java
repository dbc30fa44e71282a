package espalier.studio;

import espalier.cli.Json;
import espalier.cli.Requests;
import espalier.search.Limits;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Algorithms side by side: {@code GET /api/compare}, as server-sent events. The trees are {@code trees} of a generator, from
 * {@code numbers} on with one seed after the other; or a {@code tree}; or {@code positions} of a {@code game}, one a line, to a
 * {@code depth}. A {@code row} is one search, with the answer of {@code search --json} and its milliseconds; with {@code
 * models}, by algorithms with a model of the opponent on trees with such leaves, the answer of {@code models --json}.
 */
final class Compare implements Api {
    private static final Duration LONGEST = Duration.ofMinutes(10);
    private static final int MOST_NODES = 2_000_000;
    private static final int MOST_TREES = 10_000;

    private final Requests requests;
    private final Searches searches;

    Compare(Requests requests, Searches searches) {
        this.requests = requests;
        this.searches = searches;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/api/compare", this::compare);
    }

    private void compare(Call call) throws IOException {
        List<String> algorithms =
                List.of(call.query("algorithms").orElse("alpha-beta").split(",", -1));
        boolean models = call.query("models").isPresent();
        List<Map<String, Object>> trees = trees(call);
        EventStream events = new EventStream();
        Searches.Running<String> search = searches.start(LONGEST, stop -> run(algorithms, models, trees, events, stop));
        events.whenClosed(search::stop);
        call.events(events);
    }

    private String run(
            List<String> algorithms,
            boolean models,
            List<Map<String, Object>> trees,
            EventStream events,
            BooleanSupplier stop) {
        try {
            events.send("start", Json.of(Map.of("trees", trees.size(), "algorithms", algorithms)));
            for (int i = -1; i < trees.size(); i++) {
                Map<String, Object> tree = tree(trees.get(Math.max(i, 0)), models, stop);
                for (String algorithm : algorithms) {
                    Requests.Ready search = ready(tree, algorithm, models);
                    long start = System.nanoTime();
                    String answer = search.answer(Limits.until(stop));
                    if (i < 0) {
                        continue; // the first search of an algorithm also loads its classes
                    }
                    double ms = (System.nanoTime() - start) / 1e6;
                    events.send("row", Json.of(Map.of("tree", i, "ms", ms, "answer", new Json.Raw(answer))));
                }
            }
            events.send("done", "{}");
        } catch (RuntimeException e) {
            events.send("error", Answers.error(Answers.refused(e)));
        } finally {
            events.end();
        }
        return "";
    }

    private Requests.Ready ready(Map<String, Object> tree, String algorithm, boolean models) {
        Map<String, Object> line = new LinkedHashMap<>(tree);
        line.put("algorithm", algorithm);
        return models ? requests.readyModels(Json.of(line), MOST_NODES) : requests.ready(Json.of(line), MOST_NODES);
    }

    /** The keys of a tree; a position's tree is made here. */
    private static Map<String, Object> tree(Map<String, Object> keys, boolean models, BooleanSupplier stop) {
        Map<String, Object> tree = new LinkedHashMap<>(keys);
        if (keys.containsKey("game")) {
            tree.put("tree", GameTree.of(tree, models, Trees.MOST_NODES, stop).tree());
        }
        if (models) {
            tree.putIfAbsent("level", 1);
        }
        return tree;
    }

    /** The trees and positions, as keys of a request. */
    private static List<Map<String, Object>> trees(Call call) {
        List<Map<String, Object>> trees = new ArrayList<>();
        if (call.query("tree").isPresent()) {
            trees.add(with(call, Map.of("tree", call.query("tree").get())));
        } else if (call.query("game").isPresent()) {
            String[] positions = call.query("positions").orElse("").split("\n", -1);
            Routes.number(Integer.toString(positions.length), "the number of positions", 1, MOST_TREES);
            for (String position : positions) {
                long depth = Routes.number(call.query("depth").orElse("2"), "depth", 1, 8);
                trees.add(with(
                        call, Map.of("game", call.query("game").get(), "position", position.strip(), "depth", depth)));
            }
        } else {
            String kind = call.query("kind").orElse("uniform");
            String[] numbers = call.query("numbers").orElse("4,5,0,99,1").split(",", -1);
            long seed = Routes.number(numbers[numbers.length - 1].strip(), "the seed", Long.MIN_VALUE, Long.MAX_VALUE);
            long count = Routes.number(call.query("trees").orElse("20"), "the number of trees", 1, MOST_TREES);
            for (long i = 0; i < count; i++) {
                numbers[numbers.length - 1] = Long.toString(seed + i);
                trees.add(with(call, Map.of(kind, String.join(",", numbers))));
            }
        }
        return trees;
    }

    /** The same with the level of models and the opponent's evaluator, if they are given. */
    private static Map<String, Object> with(Call call, Map<String, Object> keys) {
        Map<String, Object> all = new LinkedHashMap<>(keys);
        call.query("level").ifPresent(level -> all.put("level", Routes.number(level, "the level", 0, 16)));
        call.query("opponent").ifPresent(name -> all.put("opponent", name));
        return all;
    }
}
