package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.Iteration;
import espalier.play.Part;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.proof.Certificate;
import espalier.proof.Checker;
import espalier.search.Algorithm;
import espalier.search.Bound;
import espalier.search.Search;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * At fixed depth and full width every algorithm, with every combination of parts and every size of table, finds the value
 * of plain alpha-beta without a table, on positions of tournament games; at every depth of its iterations.
 */
class FullWidthTest {
    static final List<String> GAMES = SamplePositions.GAMES;

    private static final List<Algorithm> ALGORITHMS = Algorithm.all().stream()
            .filter(algorithm -> !algorithm.isTreesOnly())
            .toList();

    /** One way to search. */
    private record Combination(
            Algorithm algorithm,
            int tableBits,
            boolean transpositionCutoffs,
            boolean killers,
            boolean history,
            boolean statically,
            boolean hashMove,
            boolean leavesStored,
            boolean frontierStored,
            int threads) {
        /** The values of all parameters, to tell pairs apart. */
        List<Object> values() {
            return List.of(
                    algorithm,
                    tableBits,
                    transpositionCutoffs,
                    killers,
                    history,
                    statically,
                    hashMove,
                    leavesStored,
                    frontierStored,
                    threads);
        }

        static Combination random(SplittableRandom random) {
            int[] bits = {0, 8, 12, 18};
            return new Combination(
                    ALGORITHMS.get(random.nextInt(ALGORITHMS.size())),
                    bits[random.nextInt(bits.length)],
                    random.nextBoolean(),
                    random.nextBoolean(),
                    random.nextBoolean(),
                    random.nextBoolean(),
                    random.nextBoolean(),
                    random.nextBoolean(),
                    random.nextBoolean(),
                    1 + random.nextInt(2));
        }

        Setting setting() {
            return Setting.FULL_WIDTH
                    .with(Part.HASH_MOVE, hashMove)
                    .with(Part.KILLERS, killers)
                    .with(Part.HISTORY, history)
                    .with(Part.STATIC_ORDER, statically)
                    .with(Part.TRANSPOSITION_CUTOFFS, transpositionCutoffs)
                    .with(Part.LEAVES_STORED, leavesStored)
                    .with(Part.FRONTIER_STORED, frontierStored);
        }

        <P extends Position<P>> Think<P> in(Game<P> game) {
            return Think.in(game, algorithm)
                    .setting(setting())
                    .entries(tableBits == 0 ? 0 : 1 << tableBits)
                    .threads(threads);
        }
    }

    private static int depth(Game<?> game) {
        return game.name().equals("chess") ? 4 : 5;
    }

    @Tag("slow")
    @ParameterizedTest
    @FieldSource("GAMES")
    void pairsOfPartsDoNotChangeTheValue(String name) {
        pairwise(Game.named(name));
    }

    private static <P extends Position<P>> void pairwise(Game<P> game) {
        List<P> positions = SamplePositions.of(game);
        int next = 0;
        for (Combination combination : coveringAllPairs(new SplittableRandom(33))) {
            for (int i = 0; i < 2; i++) {
                P position = positions.get(next++ % positions.size());
                int depth = depth(game) - next % 3;
                check(game, position, Truth.of(game, position, depth), combination);
            }
        }
    }

    /** Pairwise combinations: any two values of any two parameters occur together. */
    private static List<Combination> coveringAllPairs(SplittableRandom random) {
        List<Combination> chosen = new ArrayList<>();
        Set<List<Object>> covered = new HashSet<>();
        for (int misses = 0; misses < 200; ) {
            Combination best = Combination.random(random);
            for (int i = 0; i < 20; i++) {
                Combination other = Combination.random(random);
                if (fresh(other, covered).size() > fresh(best, covered).size()) {
                    best = other;
                }
            }
            Set<List<Object>> fresh = fresh(best, covered);
            if (fresh.isEmpty()) {
                misses++;
            } else {
                chosen.add(best);
                covered.addAll(fresh);
            }
        }
        return chosen;
    }

    private static Set<List<Object>> fresh(Combination combination, Set<List<Object>> covered) {
        List<Object> values = combination.values();
        Set<List<Object>> pairs = new HashSet<>();
        for (int i = 0; i < values.size(); i++) {
            for (int j = i + 1; j < values.size(); j++) {
                pairs.add(List.of(i, values.get(i), j, values.get(j)));
            }
        }
        pairs.removeAll(covered);
        return pairs;
    }

    /** The full product over all positions; {@code mvn verify -Pexhaustive -pl games -am -Dtest=FullWidthTest}. */
    @Tag("exhaustive")
    @ParameterizedTest
    @FieldSource("GAMES")
    void noCombinationChangesTheValue(String name) {
        product(Game.named(name));
    }

    private static <P extends Position<P>> void product(Game<P> game) {
        List<P> positions = SamplePositions.of(game);
        List<Truth> truths = positions.stream()
                .map(position -> Truth.of(game, position, depth(game)))
                .toList();
        long searches = 0;
        for (Algorithm algorithm : ALGORITHMS) {
            for (int bits : new int[] {8, 13, 18}) {
                for (int parts = 0; parts < 8; parts++) {
                    Combination combination = new Combination(
                            algorithm,
                            bits,
                            (parts & 1) != 0,
                            (parts & 2) != 0,
                            (parts & 4) != 0,
                            true,
                            true,
                            true,
                            true,
                            1);
                    for (int i = 0; i < positions.size(); i++) {
                        check(game, positions.get(i), truths.get(i), combination);
                        searches++;
                    }
                }
            }
            System.out.println(game.name() + ": " + algorithm.label() + " done, " + searches + " searches agree");
        }
    }

    /** The results of plain alpha-beta: the value at every depth, and values of moves on demand. */
    private record Truth(int[] values, Map<Long, Integer> moves) {
        static <P extends Position<P>> Truth of(Game<P> game, P position, int depth) {
            int[] values = new int[depth + 1];
            for (int i = 1; i <= depth; i++) {
                values[i] = alphaBeta(game, position, i);
            }
            return new Truth(values, new HashMap<>());
        }

        private static <P extends Position<P>> int alphaBeta(Game<P> game, P position, int depth) {
            return Search.<P>with(Algorithm.ALPHA_BETA)
                    .depth(depth, evaluator(game))
                    .run(position)
                    .value()
                    .orElseThrow();
        }

        /** The value of a move in an iteration of some depth. */
        <P extends Position<P>> int of(Game<P> game, P position, int move, int depth) {
            return moves.computeIfAbsent(((long) depth << 32) | move, unknown -> {
                position.play(move);
                int value;
                if (position.over(new int[position.maxMoves()], 0)) {
                    value = position.score();
                } else if (depth == 1) {
                    value = evaluator(game).evaluate(position);
                } else {
                    value = alphaBeta(game, position, depth - 1);
                }
                position.undo();
                return Score.fromNode(-value, 1);
            });
        }
    }

    private static <P extends Position<P>> Evaluator<P> evaluator(Game<P> game) {
        return game.evaluator();
    }

    private static <P extends Position<P>> void check(Game<P> game, P position, Truth truth, Combination combination) {
        String before = game.format(position);
        long key = position.key();
        int depth = truth.values.length - 1;
        for (Iteration iteration :
                combination.in(game).depth(depth).run(position).iterations()) {
            int value = truth.values[iteration.depth()];
            String what = combination + " at depth " + iteration.depth() + " in " + before;
            if (iteration.bound() == Bound.EXACT) {
                assertThat(iteration.value()).as(what).isEqualTo(value);
            } else {
                assertThat(iteration.value()).as(what).isLessThanOrEqualTo(value);
            }
            assertThat(truth.of(game, position, iteration.move(), iteration.depth()))
                    .as("move: " + what)
                    .isEqualTo(value);
        }
        assertThat(position.key()).isEqualTo(key);
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void resultsCarryCertificates(String name) throws Checker.Rejected {
        certify(Game.named(name));
    }

    private static <P extends Position<P>> void certify(Game<P> game) throws Checker.Rejected {
        int next = 0;
        List<P> positions = SamplePositions.of(game);
        for (Algorithm algorithm : ALGORITHMS) {
            if (!algorithm.exact()) {
                continue;
            }
            for (int i = 0; i < 4; i++) {
                P position = positions.get(next++ % positions.size());
                int depth = 2 + i % 3;
                Think<P> think = Think.in(game, algorithm)
                        .setting(Setting.FULL_WIDTH)
                        .entries(1 << 10)
                        .depth(depth);
                int value = think.run(position).last().orElseThrow().value();
                Certificate certificate = think.prove(position);
                assertThat(Checker.check(certificate, position.copy(), depth, evaluator(game)))
                        .as(algorithm + " in " + game.format(position))
                        .isEqualTo(value);
            }
        }
    }

    @Test
    void valuesOfAllRootMovesAreExact() {
        Game<?> game = Game.named("othello");
        rootValues(game);
    }

    private static <P extends Position<P>> void rootValues(Game<P> game) {
        P position = SamplePositions.of(game).get(7);
        int[] moves = new int[position.maxMoves()];
        int width = position.generate(moves, 0);
        Iteration last = Think.in(game, Algorithm.MTD_F)
                .setting(Setting.FULL_WIDTH)
                .depth(4)
                .rootValues(true)
                .run(position)
                .last()
                .orElseThrow();
        assertThat(last.rootValues()).hasSize(width);
        Truth truth = Truth.of(game, position, 0);
        for (int i = 0; i < width; i++) {
            assertThat(last.rootValues().get(i)).isEqualTo(truth.of(game, position, moves[i], 4));
        }
    }
}
