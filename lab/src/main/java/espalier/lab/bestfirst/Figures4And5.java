package espalier.lab.bestfirst;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Figures 4 and 5: leaf evaluations and total nodes of the same searches, relative to Aspiration NegaScout. */
public final class Figures4And5 extends BestFirstExperiment {
    /** The vertical axis of figure 4. */
    private static final int LEAST = 85;

    private static final int MOST = 115;

    /** Smaller trees are too small to tell algorithms apart. */
    private static final int FIRST = 4;

    public Figures4And5() {
        super("figures 4 and 5");
    }

    @Override
    public String claim() {
        return "MTD(f) evaluates fewer leaves than Aspiration NegaScout (in chess about 10 %) and visits fewer nodes in all;"
                + " AB-SSS* and AB-DUAL* visit far more; by leaves all algorithms are close together.";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "15 s" : "20 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return sized(size, "chess:5,othello:7,checkers:9,loa:5", "chess:9,othello:11,checkers:15,loa:8", 24);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return contenders(entries(parameters));
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<String> names = variants(parameters).stream().map(Variant::name).toList();
        List<Exhibit> exhibits = new ArrayList<>();
        List<Criterion> criteria = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(rows, game);
            exhibits.add(counts.byDepth(
                    game.title() + ": leaves relative to Aspiration NegaScout",
                    "leaf evaluations (%)",
                    names,
                    ASPIRATION,
                    2,
                    "leaves"));
            exhibits.add(counts.byDepth(
                    game.title() + ": total nodes relative to Aspiration NegaScout",
                    "node visits (%)",
                    names,
                    ASPIRATION,
                    2,
                    "visits"));
            if (PAPERS_GAMES.contains(game.game().name())) {
                criteria.addAll(criteria(game, counts, names));
            }
        }
        return new Outcome(
                exhibits,
                criteria,
                "The paper shows chess and says that Othello and checkers confirm it; Lines of Action is not in it.");
    }

    private static List<Criterion> criteria(GameDepth game, Counts counts, List<String> names) {
        int depth = game.depth();
        String place =
                String.format(Locale.ROOT, ", %s at depth %d", game.game().name(), depth);
        List<Criterion> criteria = new ArrayList<>();
        if (game.game().name().equals(PAPERS_GAMES.get(0))) {
            criteria.add(counts.between(
                    "MTD(f) evaluates about 10 % fewer leaves (85 to 95 % as many)" + place,
                    MTD_F,
                    ASPIRATION,
                    depth,
                    "leaves",
                    85,
                    95));
        }
        criteria.add(counts.alwaysLess(
                "MTD(f) evaluates fewer leaves at every depth from " + FIRST + " on, "
                        + game.game().name(),
                MTD_F,
                List.of(ASPIRATION),
                FIRST,
                "leaves"));
        criteria.add(counts.less("MTD(f) evaluates fewer leaves" + place, MTD_F, ASPIRATION, depth, "leaves"));
        criteria.add(counts.less("MTD(f) visits fewer nodes" + place, MTD_F, ASPIRATION, depth, "visits"));
        criteria.add(counts.more("Alpha-Beta evaluates more leaves" + place, ALPHA_BETA, ASPIRATION, depth, "leaves"));
        criteria.add(counts.more("AB-SSS* visits more nodes" + place, AB_SSS, ASPIRATION, depth, "visits"));
        criteria.add(counts.more("AB-DUAL* visits more nodes" + place, AB_DUAL, ASPIRATION, depth, "visits"));
        StringBuilder outside = new StringBuilder();
        for (String name : names) {
            Estimate percent = counts.percent(name, ASPIRATION, depth, "leaves");
            if (percent.mean() < LEAST || percent.mean() > MOST) {
                outside.append(outside.isEmpty() ? "" : ", ")
                        .append(name)
                        .append(' ')
                        .append(percent.text(1));
            }
        }
        criteria.add(new Criterion(
                "all evaluate between 85 and 115 % as many leaves (the axis of figure 4)" + place,
                outside.isEmpty() ? "all do" : outside + " %",
                outside.isEmpty()));
        return criteria;
    }
}
