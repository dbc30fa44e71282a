package espalier.lab.practice;

import espalier.driver.Hints;
import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.search.Algorithm;

/**
 * A practical search, as an experiment varies it. Windows and grains are in {@linkplain Think#point points}.
 *
 * @param key as rows call it: no two variants of an experiment have the same, and none changes once rows are published
 * @param title as charts call it
 * @param algorithm its driver
 * @param setting its other parts
 * @param delta the half window of an aspiration search, in points
 * @param grain the steps of the evaluation, in points; 0 for the evaluation as it is
 * @param entries the size of the table; 0 for that of the run
 * @param threads the number of threads
 */
public record Variant(
        String key,
        String title,
        Algorithm algorithm,
        Setting setting,
        int delta,
        int grain,
        int entries,
        int threads) {
    /** A quarter of a pawn. */
    public static final int DELTA = 25;

    /** On one thread, the evaluation as it is. */
    public static Variant of(String key, Algorithm algorithm, Setting setting) {
        return new Variant(key, key, algorithm, setting, DELTA, 0, 0, 1);
    }

    /** Another variant, with this key and title. */
    public Variant named(String other) {
        return new Variant(other, other, algorithm, setting, delta, grain, entries, threads);
    }

    public Variant algorithm(Algorithm other) {
        return new Variant(key, title, other, setting, delta, grain, entries, threads);
    }

    public Variant setting(Setting other) {
        return new Variant(key, title, algorithm, other, delta, grain, entries, threads);
    }

    public Variant delta(int half) {
        return new Variant(key, title, algorithm, setting, half, grain, entries, threads);
    }

    public Variant grain(int steps) {
        return new Variant(key, title, algorithm, setting, delta, steps, entries, threads);
    }

    public Variant entries(int size) {
        return new Variant(key, title, algorithm, setting, delta, grain, size, threads);
    }

    public Variant threads(int count) {
        return new Variant(key, title, algorithm, setting, delta, grain, entries, count);
    }

    /** The search in a game, with a table of this size if it has no size of its own. */
    public <P extends Position<P>> Think<P> in(Game<P> game, int usualEntries) {
        int point = Think.point(game);
        Think<P> think = Think.in(game, algorithm)
                .evaluator(game.reference())
                .setting(setting)
                .offer(Hints.inPoints(point).delta(delta * point))
                .entries(entries == 0 ? usualEntries : entries)
                .threads(threads);
        return grain == 0 ? think : think.evaluator(think.search().evaluator().coarsened(grain * point));
    }
}
