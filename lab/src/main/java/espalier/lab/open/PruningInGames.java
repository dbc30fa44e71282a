package espalier.lab.open;

import espalier.game.Game;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Regression;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import espalier.learning.ProbCutFit;
import espalier.play.Additions;
import espalier.play.Part;
import espalier.play.PruningRule;
import espalier.play.PruningRule.MultiCut;
import espalier.play.Setting;
import espalier.play.Where;
import espalier.search.Algorithm;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Future work of forward-pruning: MC-A, the variable null-move bound and ProbCut at ALL nodes in other games, beside
 * null move and MC-C. ProbCut predicts depths up to the parameter {@code predicted}; its regression is fitted to the
 * last positions of the check set, which are not searched here.
 */
public final class PruningInGames extends OpenGameExperiment {
    /** The number of positions of the check set to which ProbCut is fitted. */
    private static final int FITTED = 40;

    private static final Variant BASE = Variant.of(
            "null move (if the game has one) and MC-C",
            Algorithm.PVS,
            new Setting(Part.ORDERING, Additions.NONE, List.of())
                    .with(
                            EnumSet.of(
                                    Part.TRANSPOSITION_CUTOFFS,
                                    Part.QUIESCENCE,
                                    Part.FRONTIER_STORED,
                                    Part.DEEPER_SERVES),
                            true)
                    .pruning(Additions.REPAIRED, PruningRule.NullMove.STANDARD, MultiCut.MC_C));

    /** Its rule is fitted to each game. */
    private static final Variant PROB_CUT = BASE.named("with ProbCut");

    /** Fitted once, on first use; the result depends only on game and depth. */
    private final Map<String, Regression> fitted = new ConcurrentHashMap<>();

    public PruningInGames() {
        super(about("pruning at all nodes")
                .claim("Do MC-A, the variable null-move bound and ProbCut at ALL nodes also save nodes beside"
                        + " null move and MC-C in chess, Othello and checkers?")
                .quick(
                        "10 s",
                        sized("chess:6,othello:7,checkers:9", Positions.SEQUENCES, 20, 16)
                                + " predicted=4 tempi=25,50,100")
                .paper(
                        "5 min",
                        sized("chess:9,othello:11,checkers:14", Positions.CHECK, 100 - FITTED, 20)
                                + " predicted=6 tempi=10,25,50,100"));
    }

    @Override
    protected <P extends Position<P>> List<P> positions(Game<P> game, Parameters parameters) {
        List<P> positions = super.positions(game, parameters);
        if (parameters.text("set").equals(Positions.CHECK) && positions.size() > 100 - FITTED) {
            throw new IllegalArgumentException("'positions' is " + positions.size() + ", but the last " + FITTED
                    + " of the check set, to which ProbCut is fitted");
        }
        return positions;
    }

    /** The base with these rules instead of its own. */
    private static Variant with(String name, PruningRule... rules) {
        return BASE.named(name).setting(BASE.setting().pruning(Additions.REPAIRED, rules));
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        List<Variant> variants = new ArrayList<>(List.of(
                BASE, with("with MC-A", PruningRule.NullMove.STANDARD, MultiCut.MC_C, MultiCut.MC_A), PROB_CUT));
        for (int tempo : parameters.integers("tempi")) {
            variants.add(with("with bound t=" + tempo, new PruningRule.NullMove(Where.BOTH, tempo), MultiCut.MC_C));
        }
        return variants;
    }

    /** A game without null moves has no bound to vary. */
    @Override
    protected List<Variant> variants(GameDepth game, Parameters parameters) {
        List<Variant> variants = variants(parameters);
        return game.game().start() instanceof NullMove ? variants : variants.subList(0, variants.indexOf(PROB_CUT) + 1);
    }

    /** None of these methods is safe at CUT nodes, so the report also counts changed values. */
    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        super.study(parameters, rows, found);
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Positions with another value than " + BASE.title() + " finds", "game | variant | positions");
        for (GameDepth game : depths(parameters)) {
            for (Variant variant : variants(game, parameters)) {
                table.row(
                        game.row(),
                        variant.title(),
                        Counts.of(rows, parameters, game, "value").otherValues(variant, BASE));
            }
        }
        found.show(table);
    }

    @Override
    protected Setting setting(Variant variant, Game<?> game, Parameters parameters) {
        if (!variant.equals(PROB_CUT)) {
            return variant.setting();
        }
        int deepest = parameters.integer("predicted", ProbCutFit.LEAST_DEPTH);
        Regression model = fitted.computeIfAbsent(game.name() + deepest, key -> fit(game, deepest));
        return with(
                        variant.key(),
                        PruningRule.NullMove.STANDARD,
                        MultiCut.MC_C,
                        new PruningRule.ProbCut(Where.ALL, model, PruningRule.ProbCut.THRESHOLD))
                .setting();
    }

    private static <P extends Position<P>> Regression fit(Game<P> game, int deepest) {
        List<P> check = Positions.of(game, Positions.CHECK);
        List<P> last = check.subList(check.size() - FITTED, check.size());
        return ProbCutFit.of(ProbCutFit.searches(game, last, deepest, done -> {}), deepest);
    }
}
