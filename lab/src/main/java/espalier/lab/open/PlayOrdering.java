package espalier.lab.open;

import espalier.game.Game;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import espalier.play.Setting;
import espalier.search.Algorithm;
import java.util.ArrayList;
import java.util.List;

/** MTD(f) against PVS as programs play today: with all ordering, quiescence, pruning, reductions and extensions. */
public final class PlayOrdering extends OpenGameExperiment {
    public PlayOrdering() {
        super("mtd in play");
    }

    @Override
    public String claim() {
        return "Asked is whether MTD(f) still visits fewer nodes than PVS when ordering and pruning are as good as today's.";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "20 s" : "6 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK
                ? common("chess:7,othello:8,checkers:10,loa:6", Positions.SEQUENCES, 20, 16)
                : common("chess:11,othello:13,checkers:15,loa:9", Positions.CHECK, 100, 22);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        int entries = entries(parameters);
        Variant mtd = Variant.of("MTD(f)", Algorithm.MTD_F, Setting.PLAY, entries);
        return List.of(
                Variant.of("PVS", Algorithm.PVS, Setting.PLAY, entries),
                Variant.of("Aspiration NegaScout", Algorithm.ASPIRATION_NEGA_SCOUT, Setting.PLAY, entries),
                mtd,
                mtd.named("MTD(f) in steps of 10").grain(10),
                mtd.named("PVS in steps of 10").grain(10).algorithm(Algorithm.PVS));
    }

    @Override
    protected Setting setting(Variant variant, Game<?> game, Parameters parameters) {
        return Setting.play(game);
    }

    /** Also how often MTD(f) searches the root, which explains what it costs. */
    @Override
    public Outcome study(Parameters parameters, Table rows) {
        Outcome outcome = super.study(parameters, rows);
        List<String> names = variants(parameters).stream().map(Variant::name).toList();
        List<List<String>> cells = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(rows, game);
            List<String> row = new ArrayList<>(List.of(game.game().name() + ", depth " + game.depth()));
            names.forEach(name -> row.add(
                    Estimate.of(counts.numbers(name, game.depth(), "passes")).text(1)));
            cells.add(row);
        }
        List<String> heads = new ArrayList<>(List.of("game"));
        heads.addAll(names);
        List<Exhibit> exhibits = new ArrayList<>(outcome.exhibits());
        exhibits.add(new Exhibit.Numbers("Searches of the root at the last depth, in the mean", heads, cells));
        return new Outcome(exhibits, outcome.criteria(), outcome.remark());
    }
}
