package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Additions;
import espalier.play.Iteration;
import espalier.play.PruningRule;
import espalier.play.Seat;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.play.Thought;
import espalier.search.Algorithm;
import espalier.search.Bound;
import espalier.search.Limits;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** With all parts of the playing setting every driver terminates, and its lines are legal. */
class PlaySettingTest {
    static final List<String> GAMES = SamplePositions.GAMES;

    /** More than any of these searches needs. */
    private static final long MANY = 3_000_000;

    @ParameterizedTest
    @FieldSource("GAMES")
    void everyDriverEnds(String name) {
        ends(Game.named(name));
    }

    private static <P extends Position<P>> void ends(Game<P> game) {
        for (Algorithm algorithm : Algorithm.all()) {
            if (algorithm.isTreesOnly()) {
                continue;
            }
            Think<P> think = Think.in(game, algorithm).entries(1 << 12).depth(4).limits(Limits.nodes(MANY));
            for (P position : SamplePositions.of(game).subList(5, 25)) {
                Thought thought = think.run(position);
                assertThat(thought.complete())
                        .as(algorithm.label() + " in " + game.format(position))
                        .isTrue();
                thought.iterations().forEach(iteration -> legal(game, position, iteration));
            }
        }
    }

    /** Pruning that returns only the bound makes MTD(f) climb in single steps, one search each. */
    @ParameterizedTest
    @FieldSource("GAMES")
    void pruningDoesNotHoldMtdFUp(String name) {
        Game<?> game = Game.named(name);
        long visits = visits(game, Algorithm.MTD_F);
        assertThat(visits).isLessThan(2 * visits(game, Algorithm.PVS));
    }

    private static <P extends Position<P>> long visits(Game<P> game, Algorithm algorithm) {
        Think<P> think = Think.in(game, algorithm).entries(1 << 14).depth(5);
        return SamplePositions.of(game).subList(5, 25).stream()
                .mapToLong(position -> think.run(position).last().orElseThrow().nodeVisits())
                .sum();
    }

    private static <P extends Position<P>> void legal(Game<P> game, P position, Iteration iteration) {
        P board = position.copy();
        int[] moves = new int[board.maxMoves()];
        for (int move : iteration.line()) {
            int width = board.generate(moves, 0);
            boolean found = false;
            for (int i = 0; i < width; i++) {
                found |= moves[i] == move;
            }
            assertThat(found).as("a legal move in " + game.format(board)).isTrue();
            board.play(move);
        }
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void valuesOfRootMovesAgreeWithTheAnswer(String name) {
        agree(Game.named(name));
    }

    /** A fit for one evaluator does not apply to another. */
    @Test
    void marginsBelongToTheEvaluatorTheyWereMeasuredFor() {
        Game<?> chess = Game.named("chess");
        assertThat(Setting.play(chess).margins()).isPresent();
        assertThat(Setting.play(chess).isExact()).isFalse();
        assertThat(Setting.play(chess, "plain").margins()).isEmpty();
        assertThat(Setting.play(chess).pruning(Additions.NONE).margins())
                .as("rules of one's own are all there are")
                .isEmpty();
        assertThat(Setting.FULL_WIDTH.margins()).isEmpty();
    }

    @Test
    void staticValuesSaveMostVisits() {
        Game<?> chess = Game.named("chess");
        assertThat(visits(chess, Setting.play(chess))).isLessThan(visits(chess, Setting.PLAY) / 2);
    }

    private static <P extends Position<P>> long visits(Game<P> game, Setting setting) {
        Think<P> think =
                Think.in(game, Algorithm.PVS).setting(setting).entries(1 << 16).depth(8);
        return SamplePositions.of(game).subList(10, 20).stream()
                .mapToLong(position -> think.run(position).nodeVisits())
                .sum();
    }

    @Test
    void probCutBelongsToTheEvaluatorItWasFittedFor() {
        Game<?> othello = Game.named("othello");
        assertThat(Setting.play(othello, "real")).isEqualTo(Setting.play(othello));
        assertThat(Setting.play(othello).pruning()).hasOnlyElementsOfType(PruningRule.ProbCut.class);
        assertThat(Setting.play(othello, "plain")).isEqualTo(Setting.PLAY);
        assertThat(Seat.in(othello).evaluator("plain").think().setting()).isEqualTo(Setting.PLAY);
        assertThat(Seat.in(othello)
                        .setting(Setting.FULL_WIDTH)
                        .evaluator("plain")
                        .think()
                        .setting())
                .isEqualTo(Setting.FULL_WIDTH);
    }

    private static <P extends Position<P>> void agree(Game<P> game) {
        Think<P> think = Think.in(game, Algorithm.PVS)
                .setting(Setting.FULL_WIDTH)
                .entries(1 << 14)
                .rootValues(true)
                .depth(3);
        for (P position : SamplePositions.of(game).subList(10, 20)) {
            Iteration last = think.run(position).last().orElseThrow();
            assertThat(last.bound()).isEqualTo(Bound.EXACT);
            int[] moves = new int[position.maxMoves()];
            int best = IntStream.range(0, position.generate(moves, 0))
                    .filter(i -> moves[i] == last.move())
                    .findFirst()
                    .orElseThrow();
            assertThat(last.rootValues().get(best)).isEqualTo(last.value());
            assertThat(last.rootValues()).allSatisfy(value -> assertThat(value).isLessThanOrEqualTo(last.value()));
        }
    }
}
