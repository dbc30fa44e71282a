package espalier.lab.bestfirst;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import java.util.ArrayList;
import java.util.List;

/** Figures 4 and 5: leaf evaluations and total nodes of the same searches, relative to Aspiration NegaScout. */
public final class Figures4And5 extends BestFirstExperiment {
    /** The vertical axis of figure 4. */
    private static final int LEAST = 85;

    private static final int MOST = 115;

    /** Smaller trees do not separate the algorithms. */
    private static final int FIRST = 4;

    public Figures4And5() {
        super(about("figures 4 and 5")
                .claim(
                        "MTD(f) evaluates fewer leaves than Aspiration NegaScout (in chess about 10 %) and visits fewer nodes in"
                                + " all; AB-SSS* and AB-DUAL* visit far more; by leaves all algorithms are close together.")
                .quick("15 s", quick("chess:5,othello:7,checkers:9,loa:5"))
                .paper("20 min", paper("chess:9,othello:11,checkers:15,loa:8", 24)));
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return Rivals.ALL;
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Variant base = Rivals.ASPIRATION;
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(rows, parameters, game, "leaves");
            for (String column : COLUMNS) {
                found.show(counts.by(column)
                        .byDepth(
                                game.title() + (column.equals("leaves") ? ": leaves" : ": total nodes")
                                        + " relative to Aspiration NegaScout",
                                words(column) + " (%)",
                                variants(parameters),
                                base,
                                2));
            }
            if (papers(game)) {
                criteria(game, counts, found);
            }
        }
        found.remark("The paper shows chess and says that Othello and checkers confirm it; it does not include Lines of"
                + " Action.");
    }

    private static void criteria(GameDepth game, Counts counts, Findings found) {
        String place = ", " + game.place();
        Variant base = Rivals.ASPIRATION;
        Variant mtd = Rivals.MTD_F;
        if (game.game().name().equals(CHESS)) {
            found.want(counts.between(
                    "MTD(f) evaluates about 10 % fewer leaves (85 to 95 % as many)" + place, mtd, base, 85, 95));
        }
        found.want(counts.alwaysLess(
                "MTD(f) evaluates fewer leaves at every depth from " + FIRST + " on, "
                        + game.game().name(),
                mtd,
                List.of(base),
                FIRST));
        found.want(counts.less("MTD(f) evaluates fewer leaves" + place, mtd, base));
        found.want(counts.by("visits").less("MTD(f) visits fewer nodes" + place, mtd, base));
        found.want(counts.more("Alpha-Beta evaluates more leaves" + place, Rivals.ALPHA_BETA, base));
        for (Variant rival : List.of(Rivals.AB_SSS, Rivals.AB_DUAL)) {
            found.want(counts.by("visits").more(rival.title() + " visits more nodes" + place, rival, base));
        }
        found.want(counts.between(
                "AB-SSS* is a small improvement on Alpha-Beta by leaves (90 to 100 % as many)" + place,
                Rivals.AB_SSS,
                Rivals.ALPHA_BETA,
                90,
                100));
        found.want(counts.less(
                "AB-SSS* evaluates fewer leaves than Alpha-Beta" + place, Rivals.AB_SSS, Rivals.ALPHA_BETA));
        found.want(counts.by("visits")
                .more("AB-SSS* visits more nodes than Alpha-Beta" + place, Rivals.AB_SSS, Rivals.ALPHA_BETA));
        found.want(counts.more("AB-SSS* evaluates more leaves than Aspiration NegaScout" + place, Rivals.AB_SSS, base));
        List<String> outside = new ArrayList<>();
        List<Judgement> judgements = new ArrayList<>();
        for (Variant variant : Rivals.ALL) {
            Estimate percent = counts.percent(variant, base);
            Judgement judgement = Judgement.within(percent, LEAST, MOST);
            judgements.add(judgement);
            if (judgement != Judgement.HOLDS) {
                outside.add(variant.title() + " " + percent.text(1));
            }
        }
        found.want(
                "all evaluate between 85 and 115 % as many leaves (the axis of figure 4)" + place,
                outside.isEmpty() ? "all do" : String.join(", ", outside) + " %",
                Judgement.all(judgements.stream()));
    }
}
