package espalier.lab.open;

import espalier.game.Mixer;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Range;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.solution.Candidate;
import espalier.lab.solution.TreeKind;
import espalier.search.Algorithm;
import espalier.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/** SSS-0 with a learnt first guess: how good must the guess be? */
public final class LearntGuesses extends Experiment {
    private static final Candidate SSS_0 = new Candidate("SSS-0", Algorithm.SSS_0);
    private static final String NOISY = "SSS-0 (guess with error)";
    private static final String MEAN = "SSS-0 (mean of other trees)";

    private static final List<Candidate> OTHERS = List.of(
            new Candidate("SSS-2", Algorithm.SSS_2),
            new Candidate("Dual-2", Algorithm.DUAL_2),
            new Candidate("SSS-B", Algorithm.SSS_B));

    /** The first seed of the training trees, far from those searched. */
    private static final int FIRST_LEARNT = 1_000_000;

    private record Group(TreeKind set, int percent) {}

    public LearntGuesses() {
        super(new Description("open", "SSS-0 with learnt first guesses")
                .claim("How close to the game value must the first guess of SSS-0 be, and is the mean of other"
                        + " trees close enough?")
                .counting(
                        "distinct interior nodes plus distinct leaves; the error of a guess is normally distributed, its standard"
                                + " deviation is on the axis; the mean is that of trees of the same set that are not searched;"
                                + " SSS-B knows the range of leaf values; differences paired by tree")
                .columns("set", "percent", "seed", "algorithm", "error", "nodes")
                .quick("3 s", "width=5 depth=6 percents=40,80 errors=0,5,10,25,50,100,200,400 trees=40 learnt=20")
                .paper("5 min", "depth=9 trees=500 learnt=100"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        int width = parameters.integer("width", 1);
        int depth = parameters.integer("depth", 1);
        int learnt = parameters.integer("learnt", 1);
        Range trees = parameters.range("trees", 2);
        if (trees.end() > FIRST_LEARNT) {
            throw new IllegalArgumentException("'trees' is " + parameters.text("trees") + ", it must stay below "
                    + FIRST_LEARNT + ": higher seeds are the training trees of the guesses");
        }
        List<Integer> errors = parameters.integers("errors");
        List<Integer> orderings = parameters.integers("percents", 0, 100);
        TreeKind.check(TreeKind.SPREAD, width, depth, orderings);
        Map<Group, Integer> means = new ConcurrentHashMap<>();
        return Jobs.each(TreeKind.SPREAD, orderings, trees, (set, percent, seed, rows) -> {
            Tree<?> tree = set.tree(width, depth, percent, seed);
            int value = TreeKind.value(tree);
            double deviation = new Random(Mixer.mix(seed, 0)).nextGaussian();
            for (int error : errors) {
                int guess = (int) Math.round(value + error * deviation);
                rows.add(set, percent, seed, NOISY, error, SSS_0.nodes(tree, guess));
            }
            int mean = means.computeIfAbsent(new Group(set, percent), group -> mean(group, width, depth, learnt));
            rows.add(set, percent, seed, MEAN, 0, SSS_0.nodes(tree, mean));
            for (Candidate other : OTHERS) {
                rows.add(set, percent, seed, other.name(), 0, other.nodes(tree, 0));
            }
        });
    }

    private static int mean(Group group, int width, int depth, int trees) {
        long sum = 0;
        for (int i = 0; i < trees; i++) {
            sum += TreeKind.value(group.set.tree(width, depth, group.percent, FIRST_LEARNT + i));
        }
        return Math.round((float) sum / trees);
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        List<String> sentences = new ArrayList<>();
        List<Integer> errors = parameters.integers("errors");
        for (TreeKind kind : TreeKind.SPREAD) {
            for (int percent : parameters.integers("percents")) {
                Table own = rows.where("set", kind).where("percent", percent);
                String where = kind.words() + ", " + percent + " % ordered";
                found.show(figure(where, own, errors));
                sentences.add(where + ": " + answer(own, errors));
            }
        }
        found.remark(String.join(" ", sentences));
    }

    private static Plot figure(String where, Table rows, List<Integer> errors) {
        Plot plot = new Plot(where, "standard deviation of the guess", "nodes expanded");
        for (String name : rows.distinct("algorithm")) {
            Table own = rows.where("algorithm", name);
            if (name.equals(NOISY)) {
                plot.line(name, errors, error -> Estimate.of(nodes(own, error)));
            } else {
                plot.level(name, errors.get(0), errors.get(errors.size() - 1), Estimate.of(nodes(own, 0)));
            }
        }
        return plot;
    }

    private static double[] nodes(Table rows, int error) {
        return rows.where("error", error).numbers("nodes");
    }

    /** Up to which error SSS-0 beats the best of the others, significantly; and whether the mean of other trees does. */
    private static String answer(Table rows, List<Integer> errors) {
        List<String> names = OTHERS.stream().map(Candidate::name).toList();
        String best = rows.where("algorithm", names::contains).lowest("algorithm", "nodes");
        double[] rival = rows.where("algorithm", best).numbers("nodes");
        Table noisy = rows.where("algorithm", NOISY);
        OptionalInt pays = errors.stream()
                .mapToInt(error -> error)
                .filter(error -> Estimate.difference(nodes(noisy, error), rival).high() < 0)
                .max();
        Estimate mean = Estimate.difference(rows.where("algorithm", MEAN).numbers("nodes"), rival);
        return "the best without a guess is " + best + "; SSS-0 is better up to an error of "
                + (pays.isPresent() ? Integer.toString(pays.getAsInt()) : "less than any tried")
                + ", with the mean of other trees it expands "
                + (mean.high() < 0 ? "fewer" : mean.low() > 0 ? "more" : "about as many")
                + " nodes (" + mean.text(0) + ").";
    }
}
