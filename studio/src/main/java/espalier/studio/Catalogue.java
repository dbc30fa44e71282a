package espalier.studio;

import espalier.cli.Json;
import espalier.game.Game;
import espalier.game.Position;
import espalier.models.ModelAlgorithm;
import espalier.play.Level;
import espalier.search.Algorithm;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What there is to choose from: {@code GET /api/catalogue}. */
final class Catalogue implements Api {
    private record Entry(String name, String title, String paper, boolean exact, List<String> options) {}

    private record Model(String name, String title, boolean bounds) {}

    private record Generator(String name, List<String> fields, String example, String text) {}

    private record Playable(
            String name,
            String title,
            String start,
            List<String> sides,
            List<String> drivers,
            List<String> evaluators,
            String evaluator,
            String opponent,
            List<String> rules,
            int unit) {}

    /** Of games whose name is not how people write it. */
    private static final Map<String, String> TITLES = Map.of(
            "tictactoe", "Tic-tac-toe",
            "loa", "Lines of Action",
            "loa-mover-wins", "Lines of Action (mover wins)",
            "loa-no-move-loses", "Lines of Action (no move loses)");

    private static final List<String> PLAIN = List.of("width", "depth", "low", "high", "seed");

    private static final List<Generator> GENERATORS = List.of(
            new Generator("uniform", PLAIN, "3,3,0,99,5", "Independent leaves, each value as likely as the others."),
            new Generator(
                    "ordered",
                    List.of("width", "depth", "low", "high", "percent", "seed"),
                    "3,3,0,99,80,5",
                    "Built from the root down; the best child comes first in this percentage of the nodes."),
            new Generator(
                    "reordered",
                    List.of("width", "depth", "low", "high", "percent", "seed"),
                    "3,3,0,99,80,5",
                    "The uniform tree with its children permuted: a best one comes first in this percentage."),
            new Generator("irregular", PLAIN, "3,4,0,99,5", "Random widths and depths up to these."),
            new Generator(
                    "correlated",
                    PLAIN,
                    "3,3,-9,9,5",
                    "A leaf is the sum of the edges on its path: siblings resemble each other."),
            new Generator(
                    "informed",
                    List.of("width", "depth", "low", "high", "slack", "seed"),
                    "3,3,0,99,10,5",
                    "A uniform tree with known bounds at interior nodes, off by at most the slack."));

    @Override
    public void addTo(Routes routes) {
        String json = json();
        routes.get("/api/catalogue", call -> call.json(json));
    }

    private static String json() {
        List<Playable> games = new ArrayList<>();
        Game.all().forEach(game -> games.add(playable(game)));
        return Json.of(Map.of(
                "algorithms",
                Algorithm.all().stream().map(Catalogue::entry).toList(),
                "models",
                Stream.of(ModelAlgorithm.values())
                        .map(each -> new Model(each.label(), each.parts(), each.usesBounds()))
                        .toList(),
                "generators",
                GENERATORS,
                "games",
                games,
                "levels",
                IntStream.rangeClosed(1, Level.FULL.number()).boxed().toList()));
    }

    private static Entry entry(Algorithm each) {
        return new Entry(
                each.label(),
                /* title= */ each.parts(),
                /* paper= */ each.paper().title(),
                each.exact(),
                options(each));
    }

    /** The options of the command line that mean something to an algorithm. */
    static List<String> options(Algorithm each) {
        Stream<String> hints =
                each.driver().uses().stream().sorted().map(hint -> hint.name().toLowerCase(Locale.ROOT));
        return Stream.concat(hints, each.remembers() ? Stream.of("memory") : Stream.empty())
                .toList();
    }

    private static <P extends Position<P>> Playable playable(Game<P> game) {
        return new Playable(
                game.name(),
                TITLES.getOrDefault(
                        game.name(),
                        game.name().substring(0, 1).toUpperCase(Locale.ROOT)
                                + game.name().substring(1)),
                game.format(game.start()),
                game.sides(),
                Algorithm.all().stream()
                        .filter(each ->
                                !each.isTreesOnly() && each.sameInGames().isEmpty())
                        .map(Algorithm::label)
                        .toList(),
                game.evaluators().keySet().stream().sorted().toList(),
                game.defaultEvaluator(),
                GameTree.opponent(game),
                Pruning.rules(game),
                game.unit());
    }
}
