package espalier.lab.open;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import espalier.play.Setting;
import espalier.search.Algorithm;
import java.util.List;

/** MTD(f) against PVS as playing programs search: with all ordering, quiescence, null move, reductions and extensions. */
public final class PlayOrdering extends OpenGameExperiment {
    public PlayOrdering() {
        super(about("mtd in play")
                .claim("Does MTD(f) still visit fewer nodes than PVS beside a null move, reductions, extensions and"
                        + " quiescence?")
                .quick("20 s", sized("chess:7,othello:8,checkers:10,loa:6", Positions.SEQUENCES, 20, 16))
                .paper("6 min", sized("chess:11,othello:13,checkers:15,loa:9", Positions.CHECK, 100, 22)));
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        Variant mtd = Variant.of("MTD(f)", Algorithm.MTD_F, Setting.PLAY);
        return List.of(
                Variant.of("PVS", Algorithm.PVS, Setting.PLAY),
                Variant.of("Aspiration NegaScout", Algorithm.ASPIRATION_NEGA_SCOUT, Setting.PLAY),
                mtd,
                mtd.named("MTD(f) in steps of 10").grain(10),
                mtd.named("PVS in steps of 10").grain(10).algorithm(Algorithm.PVS));
    }

    /** Also how often MTD(f) searches the root, which explains its cost. */
    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        super.study(parameters, rows, found);
        List<Variant> variants = variants(parameters);
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Mean searches of the root at the last depth",
                "game",
                variants.stream().map(Variant::title));
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(rows, parameters, game, "passes");
            table.row(
                    game.row(),
                    variants.stream()
                            .map(variant -> counts.mean(counts.of(variant)).text(1))
                            .toList());
        }
        found.show(table);
    }
}
