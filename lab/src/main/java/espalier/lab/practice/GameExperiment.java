package espalier.lab.practice;

import espalier.game.Game;
import espalier.game.Position;
import espalier.jobs.Column;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import espalier.lab.experiment.Experiment;
import espalier.lab.positions.Positions;
import espalier.play.Iteration;
import espalier.play.Setting;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Variants of the practical search on the same positions of one or several games, by iterative deepening from depth 1,
 * each position with an empty table. A row is an iteration; its counts are cumulative, as those of somebody who waits for
 * that depth are. Where the game is known to its end, deeper iterations cost nothing: their rows repeat the last counts,
 * with no pass.
 *
 * <p>Parameters: {@code depths} (games with their depths, {@code chess:6,othello:8}), {@code set}, {@code positions} (how
 * many of the set), {@code table} (the binary logarithm of its entries).
 */
public abstract class GameExperiment implements Experiment {
    /** The binary logarithm of the entries of the largest table that is made. */
    protected static final int LARGEST_TABLE = 28;

    private final String paper;
    private final String shows;

    /** As {@link Experiment#paper} and {@link Experiment#shows} say it. */
    protected GameExperiment(String paper, String shows) {
        this.paper = paper;
        this.shows = shows;
    }

    @Override
    public final String paper() {
        return paper;
    }

    @Override
    public final String shows() {
        return shows;
    }

    /** What is compared. The order is that of the legends. */
    protected abstract List<Variant> variants(Parameters parameters);

    /** Those that make sense in a game. */
    protected List<Variant> variants(GameDepth game, Parameters parameters) {
        return variants(parameters);
    }

    /** How deep a variant is searched, in a game that is searched so deep. */
    protected int depth(Variant variant, int depth, Parameters parameters) {
        return depth;
    }

    /** What a variant uses in a game; called by several threads. */
    protected Setting setting(Variant variant, Game<?> game, Parameters parameters) {
        return variant.setting();
    }

    /**
     * Jobs for measuring times: each is a position, searched by all variants in turn, once to warm up and once to be
     * measured. So whatever else happens in the meantime (compiling, clocks) happens to all of them.
     */
    protected final Jobs inTurn(Parameters parameters) {
        List<GameDepth> games = depths(parameters);
        checked(games, parameters);
        int count = positions(games.get(0).game(), parameters).size();
        return Jobs.each(games, List.of(parameters), count, (game, same, number, rows) -> {
            for (Rows to : List.of(new Rows(columns().size()), rows)) {
                variants(parameters).forEach(variant -> search(game, variant, number, parameters, to));
            }
        });
    }

    /** The parameters that all of them have. */
    protected static Parameters common(String depths, String set, int positions, int table) {
        return Parameters.of("depths", depths, "set", set, "positions", positions, "table", table);
    }

    /** More parameters. */
    protected static Parameters and(Parameters parameters, Object... namesAndValues) {
        Map<String, String> all = new LinkedHashMap<>(parameters.values());
        all.putAll(Parameters.of(namesAndValues).values());
        return Parameters.of(all);
    }

    /** Games and depths. */
    protected static List<GameDepth> depths(Parameters parameters) {
        return GameDepth.parse(parameters.texts("depths"));
    }

    /** How many entries the table has. */
    protected static int entries(Parameters parameters) {
        return 1 << parameters.integer("table", 1, LARGEST_TABLE);
    }

    @Override
    public List<Column> columns() {
        return List.of(
                Column.of("game"),
                Column.of("position"),
                Column.of("variant"),
                Column.of("depth"),
                Column.of("leaves"),
                Column.of("visits"),
                Column.of("passes"),
                Column.of("value"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        List<GameDepth> games = depths(parameters);
        int count = positions(games.get(0).game(), parameters).size();
        for (GameDepth game : games) {
            if (positions(game.game(), parameters).size() != count) {
                throw new IllegalArgumentException("the games have different numbers of positions");
            }
        }
        return Jobs.each(
                checked(games, parameters),
                count,
                (search, number, rows) -> search(search.game, search.variant, number, parameters, rows));
    }

    /** What a group of jobs does. */
    private record Searched(GameDepth game, Variant variant) {}

    /** Makes every search, but does not run it: what makes no sense is told here and not in a job. */
    private List<Searched> checked(List<GameDepth> games, Parameters parameters) {
        List<Searched> all = new ArrayList<>();
        for (GameDepth game : games) {
            if (game.depth() < 2) {
                throw new IllegalArgumentException("'depths' has " + game.depth() + " for "
                        + game.game().name() + ", it must be 2 or more: at depth 1 there is nothing to compare");
            }
            for (Variant variant : variants(game, parameters)) {
                variant.in(game.game()).depth(depth(variant, game.depth(), parameters));
                all.add(new Searched(game, variant));
            }
        }
        return all;
    }

    /** The positions that are searched: the first ones of the set. */
    protected <P extends Position<P>> List<P> positions(Game<P> game, Parameters parameters) {
        return first(game, parameters.text("set"), parameters.integer("positions", 2));
    }

    /**
     * The first positions of a set.
     *
     * @throws IllegalArgumentException if it has fewer
     */
    protected static <P extends Position<P>> List<P> first(Game<P> game, String set, int count) {
        List<P> all = Positions.of(game, set);
        if (all.size() < count) {
            throw new IllegalArgumentException(
                    "'positions' is " + count + ", but " + game.name() + "-" + set + " has only " + all.size());
        }
        return all.subList(0, count);
    }

    /** Searches a position and adds a row for each depth. */
    protected final void search(GameDepth game, Variant variant, int number, Parameters parameters, Rows rows) {
        search(game.game(), variant, number, depth(variant, game.depth(), parameters), parameters, rows);
    }

    private <P extends Position<P>> void search(
            Game<P> game, Variant variant, int number, int depth, Parameters parameters, Rows rows) {
        P position = positions(game, parameters).get(number);
        List<List<Object>> found = new ArrayList<>();
        Measure measure = measure();
        variant.setting(setting(variant, game, parameters))
                .in(game)
                .depth(depth)
                .run(position, iteration -> {
                    List<Object> cells =
                            new ArrayList<>(List.of(game.name(), number, variant.name(), iteration.depth()));
                    cells.addAll(measure.of(iteration));
                    found.add(cells);
                });
        found.forEach(cells -> rows.add(cells.toArray()));
        List<Object> last = found.get(found.size() - 1);
        for (int d = found.size() + 1; d <= depth; d++) {
            last.set(3, d);
            last.set(6, 0);
            rows.add(last.toArray());
        }
    }

    /** What is measured in one search, as it goes: the cells after the depth. */
    @FunctionalInterface
    protected interface Measure {
        List<Object> of(Iteration iteration);
    }

    /** Begins to measure. */
    protected Measure measure() {
        return i -> List.of(i.leafEvaluations(), i.nodeVisits(), i.passes(), i.value());
    }
}
