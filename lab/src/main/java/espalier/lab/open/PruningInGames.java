package espalier.lab.open;

import espalier.game.Game;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Regression;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import espalier.learning.ProbCutFit;
import espalier.play.Additions;
import espalier.play.Ordering;
import espalier.play.Part;
import espalier.play.Pruning;
import espalier.play.Pruning.MultiCut;
import espalier.play.Setting;
import espalier.play.Where;
import espalier.search.Algorithm;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What forward-pruning leaves for the future: MC-A, the variable null-move bound and ProbCut at ALL nodes in other
 * games, beside null move and MC-C. ProbCut foretells depths up to the parameter {@code foretold}; its regression is fitted
 * to the last positions of the check set, which are not searched here.
 */
public final class PruningInGames extends OpenGameExperiment {
    private static final String DEFAULT = "null move (if the game has one) and MC-C";
    private static final String PROB_CUT = "with ProbCut";
    private static final String TEMPO = "with bound t=";

    /** How many positions of the check set ProbCut is fitted to. */
    private static final int FITTED = 40;

    private static final Setting BASE = new Setting(
                    Ordering.ALL,
                    EnumSet.of(Part.TRANSPOSITION_CUTOFFS, Part.QUIESCENCE, Part.DEEPER_SERVES),
                    Additions.NONE,
                    List.of())
            .pruning(Additions.REPAIRED, Pruning.NullMove.STANDARD, MultiCut.MC_C);

    /** Fitted once, where it is needed; a game and a depth always give the same. */
    private final Map<String, Regression> fitted = new ConcurrentHashMap<>();

    public PruningInGames() {
        super("pruning at all nodes");
    }

    @Override
    public String claim() {
        return "Asked is whether MC-A, the variable null-move bound and ProbCut at ALL nodes save nodes beside null move and MC-C"
                + " in chess, Othello and checkers too.";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "10 s" : "5 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK
                ? and(
                        common("chess:6,othello:7,checkers:9", Positions.SEQUENCES, 20, 16),
                        "foretold",
                        4,
                        "tempi",
                        "25,50,100")
                : and(
                        common("chess:9,othello:11,checkers:14", Positions.CHECK, 100 - FITTED, 20),
                        "foretold",
                        6,
                        "tempi",
                        "10,25,50,100");
    }

    @Override
    protected <P extends Position<P>> List<P> positions(Game<P> game, Parameters parameters) {
        List<P> positions = super.positions(game, parameters);
        if (parameters.text("set").equals(Positions.CHECK) && positions.size() > 100 - FITTED) {
            throw new IllegalArgumentException("'positions' is " + positions.size() + ", but the last " + FITTED
                    + " of the check set are what ProbCut is fitted to");
        }
        return positions;
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        Variant base = Variant.of(DEFAULT, Algorithm.PVS, BASE, entries(parameters));
        var variants = new ArrayList<>(List.of(
                base,
                base.named("with MC-A")
                        .setting(BASE.pruning(
                                Additions.REPAIRED, Pruning.NullMove.STANDARD, MultiCut.MC_C, MultiCut.MC_A)),
                base.named(PROB_CUT)));
        for (int tempo : parameters.integers("tempi")) {
            variants.add(base.named(TEMPO + tempo)
                    .setting(BASE.pruning(Additions.REPAIRED, new Pruning.NullMove(Where.BOTH, tempo), MultiCut.MC_C)));
        }
        return variants;
    }

    /** None of these methods is safe at CUT nodes: how often values change belongs to what is saved. */
    @Override
    public Outcome study(Parameters parameters, Table rows) {
        Outcome outcome = super.study(parameters, rows);
        List<List<String>> cells = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            for (Variant variant : variants(game, parameters)) {
                cells.add(List.of(
                        game.game().name() + ", depth " + game.depth(),
                        variant.name(),
                        Integer.toString(Counts.of(rows, game).otherValues(variant.name(), DEFAULT, game.depth()))));
            }
        }
        List<Exhibit> exhibits = new ArrayList<>(outcome.exhibits());
        exhibits.add(new Exhibit.Numbers(
                "Positions with another value than " + DEFAULT + " finds",
                List.of("game", "variant", "positions"),
                cells));
        return new Outcome(exhibits, outcome.criteria(), outcome.remark());
    }

    /** A game without null moves has no bound to vary. */
    @Override
    protected List<Variant> variants(GameDepth game, Parameters parameters) {
        boolean nulls = game.game().start() instanceof NullMove;
        return variants(parameters).stream()
                .filter(variant -> nulls || !variant.name().startsWith(TEMPO))
                .toList();
    }

    @Override
    protected Setting setting(Variant variant, Game<?> game, Parameters parameters) {
        if (!variant.name().equals(PROB_CUT)) {
            return variant.setting();
        }
        int foretold = parameters.integer("foretold", ProbCutFit.LEAST_DEPTH);
        Regression model = fitted.computeIfAbsent(game.name() + foretold, key -> fit(game, foretold));
        return BASE.pruning(
                Additions.REPAIRED,
                Pruning.NullMove.STANDARD,
                MultiCut.MC_C,
                new Pruning.ProbCut(Where.ALL, model, Pruning.ProbCut.THRESHOLD));
    }

    private static <P extends Position<P>> Regression fit(Game<P> game, int deepest) {
        List<P> check = Positions.of(game, Positions.CHECK);
        return ProbCutFit.of(game, check.subList(check.size() - FITTED, check.size()), deepest);
    }
}
