package espalier.lab.open;

import static espalier.search.Algorithm.*;

import espalier.jobs.Parameters;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Variant;
import espalier.play.Setting;
import java.util.List;
import java.util.stream.Stream;

/** Algorithms that prove only the best move, in real games at full width. */
public final class BestMoveInGames extends OpenGameExperiment {
    public BestMoveInGames() {
        super(about("best moves in games")
                .claim("Do Best Node Search and its relatives, which prove a best move and not its value, visit"
                        + " fewer nodes than MTD(f) in real games?")
                .quick("10 s", sized("chess:4,othello:6,checkers:8,loa:4", Positions.SEQUENCES, 20, 18))
                .paper("7 min", sized("chess:6,othello:9,checkers:12,loa:6", Positions.CHECK, 100, 22)));
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return Stream.of(MTD_F, ASPIRATION_NEGA_SCOUT, BNS, SECOND_BEST, ALPHA_BOUNDING, MTD_BEST)
                .map(algorithm -> Variant.of(algorithm.label(), algorithm, Setting.FULL_WIDTH))
                .toList();
    }
}
