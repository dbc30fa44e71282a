package espalier.match;

import espalier.game.Game;
import espalier.game.Position;
import espalier.games.Recorded;
import espalier.jobs.Column;
import espalier.jobs.JobFailure;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Run;
import espalier.jobs.Runner;
import espalier.jobs.Work;
import espalier.jobs.Workload;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A match: games as jobs, so that threads, other JVMs or a cluster can play them and an interrupted match goes on. */
public final class Match implements Workload {
    static final List<Column> COLUMNS = List.of(
            Column.of("number"),
            Column.of("round"),
            Column.of("first"),
            Column.of("second"),
            Column.of("result"),
            Column.of("forfeit"),
            Column.of("reason"),
            Column.of("plies"),
            Column.of("moves"),
            Column.time("notes"));

    @Override
    public String name() {
        return "match";
    }

    @Override
    public List<Column> columns() {
        return COLUMNS;
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        return plan(parameters);
    }

    private static Plan<?> plan(Parameters parameters) {
        return plan(Game.named(parameters.text(Plan.GAME)), parameters);
    }

    private static <P extends Position<P>> Plan<P> plan(Game<P> game, Parameters parameters) {
        return new Plan<>(game, parameters);
    }

    /** The test is decided: the other games are not needed. */
    private static final class Decided extends RuntimeException {
        Decided() {
            super(null, null, false, false);
        }
    }

    /**
     * Plays the games that are missing, until a test is decided.
     *
     * @param order what to play; see {@link Order}
     * @param folder where rows and games are kept; null for nowhere
     * @param sprt the test, if there is one
     * @param runner where games are played
     * @param version the program's version, for the manifest
     * @param watcher sees the results so far, now and after every game; one call at a time
     * @throws IllegalArgumentException if the order makes no sense, or the folder holds something else, saying why
     */
    public static Standings play(
            Order order,
            @Nullable Path folder,
            Optional<Sprt> sprt,
            Runner runner,
            String version,
            Consumer<Standings> watcher) {
        return play(order.parameters(), folder, sprt, runner, version, watcher);
    }

    /** The same by the parameters that a run has kept: goes on with a match. */
    public static Standings play(
            Parameters parameters,
            @Nullable Path folder,
            Optional<Sprt> sprt,
            Runner runner,
            String version,
            Consumer<Standings> watcher) {
        Match match = new Match();
        Plan<?> plan = plan(parameters);
        plan.opening(0); // a broken file is found now, not in the first game
        Standings standings = new Standings(plan.game().name(), plan.names(), plan.count(), sprt);
        if (folder == null) {
            watcher.accept(standings);
            Run.once(match, parameters, watched(runner, standings, GameFile.NONE, watcher), version, (done, of) -> {});
            return standings;
        }
        try {
            Run.check(match, parameters, folder);
        } catch (JobFailure e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
        List<List<String>> before = Files.exists(folder.resolve("manifest.json"))
                ? Run.read(folder).rows().rows()
                : List.of();
        try (GameFile file = GameFile.in(folder, plan)) {
            before.forEach(row -> add(row, standings, file));
            watcher.accept(standings);
            if (!standings.isDecided()) {
                Run.go(match, parameters, folder, watched(runner, standings, file, watcher), version, (done, of) -> {});
            }
        }
        return standings;
    }

    /**
     * The results in a folder of a match, which may still be running.
     *
     * @param watcher sees the results after every game, in the order of the match
     */
    public static Standings read(Run run, Optional<Sprt> sprt, Consumer<Standings> watcher) {
        try (Plan<?> plan = plan(run.manifest().parameters())) {
            Standings standings = new Standings(plan.game().name(), plan.names(), plan.count(), sprt);
            run.rows().rows().forEach(row -> {
                standings.add(row);
                watcher.accept(standings);
            });
            return standings;
        }
    }

    /** A finished game of a match, by its place among the rows. */
    public static Recorded<?> game(Run run, int row) {
        try (Plan<?> plan = plan(run.manifest().parameters())) {
            return plan.recorded(run.rows().rows().get(row));
        }
    }

    private static void add(List<String> row, Standings standings, GameFile file) {
        standings.add(row);
        file.add(row);
    }

    /** Counts games after they are on disk, and ends the run when the test is decided. */
    private static Runner watched(Runner runner, Standings standings, GameFile file, Consumer<Standings> watcher) {
        return new Runner() {
            @Override
            public void run(Work work, int[] jobs, Sink sink) {
                try {
                    runner.run(work, jobs, texts -> take(texts, sink));
                } catch (JobFailure | Decided e) {
                    if (!(e instanceof Decided) && !(e.getCause() instanceof Decided)) {
                        throw e;
                    }
                }
            }

            private void take(List<String> texts, Sink sink) {
                sink.take(texts);
                synchronized (standings) {
                    for (String text : texts) {
                        List<String> cells = List.of(text.strip().split(",", -1));
                        add(cells.subList(2, cells.size()), standings, file);
                    }
                    watcher.accept(standings);
                    if (standings.isDecided()) {
                        throw new Decided();
                    }
                }
            }

            @Override
            public String describe() {
                return runner.describe();
            }
        };
    }
}
