package espalier.studio;

import espalier.cli.Json;
import espalier.cli.Requests;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.Stopped;
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
 * models}, by algorithms with a model of the opponent on trees with such leaves, the answer of {@code models --json}; with {@code
 * forward}, by the practical search, which prunes forward. An option goes to the algorithms that use it.
 */
final class Compare implements Api {
    private static final Duration LONGEST = Duration.ofMinutes(10);
    private static final int MOST_NODES = 2_000_000;
    private static final int MOST_TREES = 10_000;

    private final Requests requests;
    private final Pruning pruning;
    private final Searches searches;

    /** What searches: the answer is that of the command line. */
    private enum Kind {
        PLAIN,
        MODELS,
        FORWARD;

        static Kind of(Call call) {
            return call.query("forward").isPresent()
                    ? FORWARD
                    : call.query("models").isPresent() ? MODELS : PLAIN;
        }

        /** The options that mean something to an algorithm. */
        List<String> options(String algorithm) {
            return switch (this) {
                case PLAIN -> Catalogue.options(Algorithm.named(algorithm));
                case MODELS -> List.of("level", "bounds");
                case FORWARD -> List.of("pruning");
            };
        }
    }

    Compare(Requests requests, Pruning pruning, Searches searches) {
        this.requests = requests;
        this.pruning = pruning;
        this.searches = searches;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/api/compare", this::compare);
    }

    private void compare(Call call) throws IOException {
        List<String> algorithms =
                List.of(call.query("algorithms").orElse("alpha-beta").split(",", -1));
        Kind kind = Kind.of(call);
        List<Map<String, Object>> options =
                algorithms.stream().map(each -> options(call, kind, each)).toList();
        List<Map<String, Object>> trees = trees(call);
        EventStream events = new EventStream();
        Searches.Running<String> search = searches.start(LONGEST, stop -> run(kind, options, trees, events, stop));
        events.whenClosed(search::stop);
        call.events(events);
    }

    /** An algorithm with its options, as keys of a request. */
    private static Map<String, Object> options(Call call, Kind kind, String algorithm) {
        Map<String, Object> keys = new LinkedHashMap<>(Map.of("algorithm", algorithm));
        for (String option : kind.options(algorithm)) {
            call.query(option).ifPresent(value -> keys.put(option, value));
        }
        return keys;
    }

    private String run(
            Kind kind,
            List<Map<String, Object>> algorithms,
            List<Map<String, Object>> trees,
            EventStream events,
            BooleanSupplier stop) {
        try {
            events.send("start", Json.of(Map.of("trees", trees.size(), "algorithms", names(algorithms))));
            for (int i = kind == Kind.FORWARD ? 0 : -1; i < trees.size(); i++) {
                Map<String, Object> tree = tree(trees.get(Math.max(i, 0)), kind, stop);
                for (Map<String, Object> algorithm : algorithms) {
                    Requests.Ready search = ready(tree, algorithm, kind);
                    long start = System.nanoTime();
                    String answer = answer(search, algorithm, stop);
                    if (i < 0) {
                        continue; // the first search of an algorithm also loads its classes: it is not timed
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

    /** What a search finds; one that visits too many nodes is given up, and only its name is known. */
    private static String answer(Requests.Ready search, Map<String, Object> algorithm, BooleanSupplier stop) {
        try {
            return search.answer(Limits.until(stop));
        } catch (Stopped e) {
            if (stop.getAsBoolean()) {
                throw e;
            }
            return Json.of(
                    Map.of("algorithm", String.valueOf(algorithm.get("algorithm")), "visited", Trees.MOST_NODES));
        }
    }

    private static List<Object> names(List<Map<String, Object>> algorithms) {
        return algorithms.stream().map(each -> each.get("algorithm")).toList();
    }

    private Requests.Ready ready(Map<String, Object> tree, Map<String, Object> algorithm, Kind kind) {
        Map<String, Object> keys = new LinkedHashMap<>(tree);
        keys.putAll(algorithm);
        String line = Json.of(keys);
        return switch (kind) {
            case PLAIN -> requests.ready(line, MOST_NODES);
            case MODELS -> requests.readyModels(line, MOST_NODES);
            case FORWARD -> limits -> pruning.count(keys, limits.and(Limits.nodes(Trees.MOST_NODES)));
        };
    }

    /** The keys of a tree; a position's tree is made here, unless the search itself plays its moves. */
    private static Map<String, Object> tree(Map<String, Object> keys, Kind kind, BooleanSupplier stop) {
        Map<String, Object> tree = new LinkedHashMap<>(keys);
        if (keys.containsKey("game") && kind != Kind.FORWARD) {
            tree.put(
                    "tree",
                    GameTree.of(tree, kind == Kind.MODELS, Trees.MOST_NODES, stop)
                            .tree());
        }
        if (kind == Kind.MODELS) {
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

    /** The same with the opponent's evaluator, if it is given. */
    private static Map<String, Object> with(Call call, Map<String, Object> keys) {
        Map<String, Object> all = new LinkedHashMap<>(keys);
        call.query("opponent").ifPresent(name -> all.put("opponent", name));
        return all;
    }
}
