package espalier.lab.practice;

import espalier.game.Game;
import espalier.game.Position;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Experiment;
import espalier.lab.positions.Positions;
import espalier.play.Iteration;
import espalier.play.Setting;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * Variants of the practical search on the same positions of one or several games, by iterative deepening from depth 1,
 * each position with an empty table. A row is an iteration; its counts are cumulative, as if the caller waited for that
 * depth. Where the search reaches the end of the game, deeper iterations cost nothing: their rows repeat the last
 * counts, with no pass.
 *
 * <p>Parameters: {@code depths} (games with their depths, {@code chess:6,othello:8}), {@code set}, {@code positions}
 * (how many of the set), {@code table} (the binary logarithm of its entries).
 */
public abstract class GameExperiment extends Experiment {
    /** The binary logarithm of the largest table's entries. */
    protected static final int LARGEST_TABLE = 28;

    private static final String[] COUNTS = {"leaves", "visits", "passes", "value"};

    private final Clock clock;

    /** Counts only. */
    protected GameExperiment(Description about) {
        this(about, Clock.NONE);
    }

    /** Counts, and times by a clock. */
    protected GameExperiment(Description about, Clock clock) {
        super(columns(about.columns("game", "position", "variant", "depth"), clock));
        this.clock = clock;
    }

    private static Description columns(Description about, Clock clock) {
        return switch (clock) {
            case NONE -> about.columns(COUNTS);
            case PROCESSOR -> about.columns(COUNTS).times("ms");
            case WALL -> about.times(COUNTS).times("ms");
        };
    }

    /** What is compared. The order is that of the legends. */
    protected abstract List<Variant> variants(Parameters parameters);

    /** Those that make sense in a game. */
    protected List<Variant> variants(GameDepth game, Parameters parameters) {
        return variants(parameters);
    }

    /** The depth of a variant in a game with this nominal depth. */
    protected int depth(Variant variant, int depth, Parameters parameters) {
        return depth;
    }

    /** A variant's search in a game; called by several threads. */
    protected Setting setting(Variant variant, Game<?> game, Parameters parameters) {
        return variant.setting();
    }

    /** Games and depths. */
    protected static List<GameDepth> depths(Parameters parameters) {
        return GameDepth.parse(parameters.texts("depths"));
    }

    /** How many entries the table has. */
    public static int entries(Parameters parameters) {
        return 1 << parameters.integer("table", 1, LARGEST_TABLE);
    }

    /** What a group of jobs does. */
    private record Searched(GameDepth game, Variant variant) {}

    /**
     * A job is a variant on a position. For times, a job is a position, which all variants search in turn, once to warm
     * up and once timed, so that compilation and clock changes affect all of them.
     */
    @Override
    public Jobs jobs(Parameters parameters) {
        List<GameDepth> games = depths(parameters);
        int count = positions(games.get(0).game(), parameters).size();
        for (GameDepth game : games) {
            if (positions(game.game(), parameters).size() != count) {
                throw new IllegalArgumentException("the games have different numbers of positions");
            }
        }
        List<Searched> searches = checked(games, parameters);
        if (clock == Clock.NONE) {
            return Jobs.each(searches, count, (search, number, rows) -> search(search, number, parameters, rows));
        }
        return Jobs.each(games, count, (game, number, rows) -> {
            for (Rows to : List.of(new Rows(columns().size()), rows)) {
                variants(parameters).forEach(variant -> search(new Searched(game, variant), number, parameters, to));
            }
        });
    }

    /** Builds every search without running it, so that invalid parameters fail here and not in a job. */
    private List<Searched> checked(List<GameDepth> games, Parameters parameters) {
        List<Searched> all = new ArrayList<>();
        int entries = entries(parameters);
        for (GameDepth game : games) {
            if (game.depth() < 2) {
                throw new IllegalArgumentException("'depths' has " + game.depth() + " for "
                        + game.game().name() + ", it must be 2 or more: at depth 1 there is nothing to compare");
            }
            Set<String> keys = new HashSet<>();
            for (Variant variant : variants(game, parameters)) {
                if (!keys.add(variant.key())) {
                    throw new IllegalArgumentException("two variants are called '" + variant.key() + "'");
                }
                variant.in(game.game(), entries).depth(depth(variant, game.depth(), parameters));
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

    private void search(Searched search, int number, Parameters parameters, Rows rows) {
        search(search.game.game(), search.game.depth(), search.variant, number, parameters, rows);
    }

    /** Searches a position and adds a row for each depth. */
    private <P extends Position<P>> void search(
            Game<P> game, int deepest, Variant variant, int number, Parameters parameters, Rows rows) {
        P position = positions(game, parameters).get(number);
        int depth = depth(variant, deepest, parameters);
        List<Iteration> found = new ArrayList<>();
        List<Double> times = new ArrayList<>();
        ToDoubleFunction<Iteration> time = clock.start();
        variant.setting(setting(variant, game, parameters))
                .in(game, entries(parameters))
                .depth(depth)
                .run(position, iteration -> {
                    times.add(time.applyAsDouble(iteration));
                    found.add(iteration);
                });
        for (int d = 1; d <= depth; d++) {
            int last = Math.min(d, found.size()) - 1;
            Iteration counted = found.get(last);
            int passes = d <= found.size() ? counted.passes() : 0;
            List<Object> cells = new ArrayList<>(List.of(
                    game.name(),
                    number,
                    variant.key(),
                    d,
                    counted.leafEvaluations(),
                    counted.nodeVisits(),
                    passes,
                    counted.value()));
            if (clock != Clock.NONE) {
                cells.add(times.get(last));
            }
            rows.add(cells.toArray());
        }
    }
}
