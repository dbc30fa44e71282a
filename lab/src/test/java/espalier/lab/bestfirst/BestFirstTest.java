package espalier.lab.bestfirst;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.driver.Mtd;
import espalier.game.MoveScorer;
import espalier.games.checkers.CheckersGame;
import espalier.games.checkers.CheckersPosition;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Tiny;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.search.Algorithm;
import espalier.tree.UniformTree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class BestFirstTest {
    private static final Map<String, String> SMALL = Map.of(
            "depths", "chess:2,othello:3",
            "positions", "3",
            "table", "12",
            "tables", "6,8,12",
            "values", "1,2,3",
            "grains", "10,100");

    static List<Experiment> experiments() {
        return Tiny.of("best-first");
    }

    @ParameterizedTest
    @MethodSource("experiments")
    void runs(Experiment experiment) {
        Parameters parameters = Tiny.parameters(experiment, SMALL);
        Table rows = Tiny.rows(experiment, parameters);
        assertThat(experiment.study(parameters, rows).exhibits()).isNotEmpty();
        assertThat(Tiny.rows(experiment, parameters).reproducible()).isEqualTo(rows.reproducible());
    }

    private static Findings figures(double mtd) {
        Figures4And5 experiment = new Figures4And5();
        Parameters parameters = Tiny.parameters(experiment, Map.of("depths", "chess:4"));
        return Tiny.madeUp(experiment, parameters, List.of(), (variant, depth) -> switch (variant) {
            case "MTD(f)" -> new Tiny.Made(mtd, 3, 0);
            case "AB-SSS*" -> new Tiny.Made(1.05, 1.2, 3, 0);
            default -> new Tiny.Made(variant.startsWith("Aspiration") ? 1 : 1.1, 3, 0);
        });
    }

    @Test
    void figuresAreReproducedWhereTheNumbersAreThePapers() {
        assertThat(figures(0.9).verdict()).isEqualTo(Findings.Verdict.REPRODUCED);
    }

    @Test
    void figuresAreNotWhereMtdNeedsMoreOrTheDifferenceIsNoise() {
        for (double mtd : new double[] {1.0, 1.1}) {
            assertThat(figures(mtd).criteria())
                    .filteredOn(criterion -> criterion.wanted().startsWith("MTD(f)"))
                    .hasSize(4)
                    .noneMatch(Criterion::holds);
        }
    }

    /** Its own search is exact. */
    @Test
    void minimalGraphsProveTheValue() {
        CheckersGame game = new CheckersGame();
        for (CheckersPosition position : Positions.of(game, Positions.SEQUENCES).subList(0, 10)) {
            MinimalGraph<CheckersPosition> graph = new MinimalGraph<>(game, position, 6);
            for (int depth = 1; depth <= 6; depth++) {
                var last = Think.in(game, Algorithm.PVS)
                        .evaluator(game.reference())
                        .setting(Setting.FULL_WIDTH)
                        .entries(1 << 12)
                        .firstDepth(depth)
                        .depth(depth)
                        .run(position)
                        .last()
                        .orElseThrow();
                assertThat(graph.search(depth)).isEqualTo(last.value());
            }
            MinimalGraph.Size left = graph.size(6, 0);
            MinimalGraph.Size real = graph.size(6, 3);
            assertThat(left.leaves()).isPositive().isLessThan(left.nodes());
            assertThat(real.nodes()).isLessThan(left.nodes());
        }
    }

    /** Knuth and Moore: a minimal tree of width w and depth d has w^ceil(d/2) + w^floor(d/2) - 1 leaves. */
    @ParameterizedTest
    @CsvSource({"2,3,5", "3,4,17", "5,5,149", "4,6,127"})
    void minimalGraphsOfUniformTreesAreMinimalTrees(int width, int depth, int leaves) {
        UniformTree tree = new UniformTree(width, depth, 0, 999_999, 7);
        MinimalGraph<UniformTree> graph = new MinimalGraph<>(tree, position -> 0, MoveScorer.none(), depth);
        graph.search(depth);
        assertThat(graph.size(depth, 0).leaves()).isEqualTo(leaves);
        assertThat(graph.size(depth, 2).leaves()).isEqualTo(leaves);
    }

    /** It begins with the value of the iteration before the last one, and finds what MTD(f) finds. */
    @Test
    void olderGuessesAreThoseOfTwoIterationsBefore() {
        List<Integer> guesses = new ArrayList<>();
        OlderGuess older = new OlderGuess((root, hints) -> {
            guesses.add(hints.guess());
            return Mtd.fromGuess().drive(root, hints);
        });
        CheckersGame game = new CheckersGame();
        CheckersPosition position = Positions.of(game, Positions.CHECK).get(0);
        List<Integer> values = new ArrayList<>();
        for (int search = 0; search < 2; search++) {
            values.clear();
            guesses.clear();
            Think.in(game, Algorithm.by(older))
                    .evaluator(game.reference())
                    .setting(Setting.FULL_WIDTH)
                    .entries(1 << 12)
                    .depth(6)
                    .run(position, iteration -> values.add(iteration.value()));
            assertThat(guesses.subList(2, 6)).isEqualTo(values.subList(0, 4));
            assertThat(guesses.get(1)).isEqualTo(guesses.get(0));
        }
        assertThat(new HashSet<>(values)).hasSizeGreaterThan(2);
        assertThat(new OlderGuess(Mtd.fromGuess()).uses())
                .isEqualTo(Mtd.fromGuess().uses());
    }

    @Test
    void theFactorialIsExactEverywhere() {
        Factorial experiment = new Factorial();
        Parameters parameters = Tiny.parameters(experiment, SMALL).with("depths", "chess:3,othello:4");
        Table rows = Tiny.rows(experiment, parameters);
        for (String place :
                List.of("in steps of 10 with no quiescence and no ETC", "in steps of 100 with no quiescence and ETC")) {
            Table same = rows.where("variant", variant -> variant.endsWith(place));
            assertThat(same.distinct("variant")).hasSize(6);
            for (String game : List.of("chess", "othello")) {
                double[] values = same.where("game", game)
                        .where("variant", variant -> variant.startsWith("Alpha-Beta"))
                        .numbers("value");
                for (String variant : same.distinct("variant")) {
                    assertThat(same.where("game", game)
                                    .where("variant", variant)
                                    .numbers("value"))
                            .as(variant)
                            .isEqualTo(values);
                }
            }
        }
        assertThat(rows.where("game", "othello").distinct("variant"))
                .noneMatch(name -> name.contains("with quiescence"));
        assertThat(rows.where("game", "chess").distinct("variant")).hasSize(2 * 2 * 2 * 6);
    }

    /** Positions of one sequence resemble each other: four games say less than twenty positions seem to. */
    @Test
    void positionsOfOneGameAreOneCase() {
        Figures4And5 figures = new Figures4And5();
        List<List<String>> rows = new ArrayList<>();
        for (int position = 0; position < 20; position++) {
            String number = Integer.toString(position);
            String leaves = position < 10 ? "80" : "110";
            rows.add(List.of("chess", number, Rivals.ASPIRATION.key(), "4", "100", "1", "1", "0"));
            rows.add(List.of("chess", number, Rivals.MTD_F.key(), "4", leaves, "1", "1", "0"));
        }
        Table table = new Table(figures.columns(), rows);
        Estimate single = new Counts(table, 4, "leaves", 1).percent(Rivals.MTD_F, Rivals.ASPIRATION);
        Estimate byGame = new Counts(table, 4, "leaves", Positions.perGame(Positions.SEQUENCES))
                .percent(Rivals.MTD_F, Rivals.ASPIRATION);
        assertThat(byGame.mean()).isEqualTo(95).isEqualTo(single.mean());
        assertThat(single.high()).isLessThan(103);
        assertThat(byGame.high()).isGreaterThan(120);
        assertThat(Positions.perGame(Positions.CHECK)).isEqualTo(1);
    }
}
