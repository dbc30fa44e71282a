package espalier.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import espalier.game.DrawRules;
import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.ModelValue;
import espalier.game.Position;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import espalier.observe.Counter;
import espalier.play.Iteration;
import espalier.play.Think;
import espalier.search.Algorithm;
import espalier.search.Search;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EncounterTest {
    private static <P extends Position<P>> Chooser<P> alphaBeta(Game<P> game) {
        ModelValue<P> value = ModelValue.of(game.evaluator());
        return Chooser.modelling(ModelAlgorithm.ALPHA_BETA, Player.minimax(value), position -> SumBounds.known());
    }

    @ParameterizedTest
    @ValueSource(strings = {"checkers", "loa", "othello", "chess"})
    void aPlayerIsAsGoodAsHimself(String name) {
        equal(Game.named(name));
    }

    private static <P extends Position<P>> void equal(Game<P> game) {
        List<P> openings = Encounter.openings(game.start(), 6, 6, 1);
        Encounter<P> match = new Encounter<>(alphaBeta(game), alphaBeta(game), Allowance.evaluations(60), 60);
        Encounter.Result result = match.play(openings);
        assertThat(result.games()).hasSize(12);
        assertThat(result.wins()).isEqualTo(result.losses());
        assertThat(result.points()).isEqualTo(1);
        assertThat(match.play(openings)).as("the same again").isEqualTo(result);
    }

    /** Games in their order: W, D or L for the first player. */
    private static Encounter.Result result(String endings) {
        List<Encounter.Played> games = endings.chars()
                .mapToObj(
                        c -> c == 'W' ? Encounter.Finish.WIN : c == 'D' ? Encounter.Finish.DRAW : Encounter.Finish.LOSS)
                .map(ending -> new Encounter.Played(0, true, List.of(), ending))
                .toList();
        return new Encounter.Result(games, 1, 1, 0, 0);
    }

    @Test
    void ratingsAndPointsOfResultsMadeByHand() {
        assertThat(result("WWWL").score()).isEqualTo(0.75);
        assertThat(Encounter.elo(result("WWWL").score())).isCloseTo(190.8, within(0.05));
        assertThat(Encounter.elo(result("WLLL").score())).isCloseTo(-190.8, within(0.05));
        assertThat(Encounter.elo(result("WWDD").score())).isCloseTo(190.8, within(0.05));
        assertThat(result("WWWD").points()).isEqualTo(1.75);
        assertThat(result("WWWD").score()).isEqualTo(0.875);
        assertThat(result("DLLL").points()).isEqualTo(0.25);
        assertThat(Encounter.elo(result("WWWW").score())).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Encounter.elo(result("LLLL").score())).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    /** A match is repeatable. */
    @Test
    void gamesAreKept() {
        replayed(Game.named("othello"));
    }

    private static <P extends Position<P>> void replayed(Game<P> game) {
        List<P> openings = Encounter.openings(game.start(), 2, 6, 1);
        Encounter.Result result =
                new Encounter<>(alphaBeta(game), alphaBeta(game), Allowance.evaluations(20)).play(openings);
        assertThat(result.games())
                .extracting(Encounter.Played::opening, Encounter.Played::firstMoves)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(0, true),
                        org.assertj.core.groups.Tuple.tuple(0, false),
                        org.assertj.core.groups.Tuple.tuple(1, true),
                        org.assertj.core.groups.Tuple.tuple(1, false));
        for (Encounter.Played played : result.games()) {
            P position = openings.get(played.opening()).copy();
            boolean first = played.firstMoves() == (position.turn() == 0);
            played.moves().forEach(position::play);
            assertThat(position.generate(new int[position.maxMoves()], 0)).isZero();
            int score = position.score() * (position.turn() == 0 ? 1 : -1) * (first ? 1 : -1);
            assertThat(played.ending())
                    .isEqualTo(
                            score > 0
                                    ? Encounter.Finish.WIN
                                    : score < 0 ? Encounter.Finish.LOSS : Encounter.Finish.DRAW);
        }
    }

    @Test
    void deeperSearchWins() {
        deeper(Game.named("othello"));
    }

    private static <P extends Position<P>> void deeper(Game<P> game) {
        List<P> openings = Encounter.openings(game.start(), 12, 8, 2);
        Think<P> think = Think.in(game, Algorithm.PVS).entries(1 << 12);
        Chooser<P> deep = Chooser.thinking(think.depth(4));
        Chooser<P> shallow = Chooser.thinking(think.depth(1));
        Encounter.Result result = new Encounter<>(deep, shallow, Allowance.nodes(100_000)).play(openings);
        assertThat(result.score()).isGreaterThan(0.6);
        assertThat(result.depth()).isGreaterThan(result.otherDepth());
    }

    /** One ply before the fifty-move rule: a side with a queen and a pawn must move the pawn. */
    @Test
    void playersSeeDraws() {
        draws(Game.named("chess"));
    }

    private static <P extends Position<P>> void draws(Game<P> game) {
        P position = game.parse("8/8/8/4k3/8/8/P7/KQ6 w - - 99 80");
        ModelValue<P> value = ModelValue.of(game.evaluator());
        Player<P> player = Player.minimax(value).modelledBy(value);
        Chooser<P> star = Chooser.modelling(ModelAlgorithm.ALPHA_BETA_STAR, player, p -> SumBounds.known(0));
        Chooser<P> asDeep = Chooser.atDepthOf(star, ModelAlgorithm.ALPHA_BETA, player, p -> SumBounds.known(0));
        for (Chooser<P> chooser : List.of(star, asDeep, alphaBeta(game))) {
            Chooser.Decision choice = chooser.choose(position, Allowance.evaluations(2000));
            assertThat(choice.depth()).isPositive();
            assertThat(game.formatMove(position, choice.move())).startsWith("a2");
        }
    }

    /** A function with the number of its calls. */
    private static final class Counting<P extends Position<P>> implements ModelValue<P>, Evaluator<P> {
        private final Evaluator<P> evaluator;
        private final ModelValue<P> value;
        private long calls;

        Counting(Evaluator<P> evaluator) {
            this.evaluator = evaluator;
            this.value = ModelValue.of(evaluator);
        }

        @Override
        public int value(P position, int player) {
            calls++;
            return value.value(position, player);
        }

        @Override
        public int evaluate(P position) {
            calls++;
            return evaluator.evaluate(position);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"checkers", "loa", "othello", "chess", "tictactoe"})
    void alphaBetaStarPlaysWholeGames(String name) {
        wholeGame(Game.named(name));
    }

    /** Its functions are the game's reference and last; bounds of zero are only estimates and soon fail. */
    private static <P extends Position<P>> void wholeGame(Game<P> game) {
        List<Evaluator<P>> evaluators = List.copyOf(game.evaluators().values());
        Counting<P> own = new Counting<>(game.reference());
        Counting<P> theirs = new Counting<>(evaluators.get(evaluators.size() - 1));
        Chooser<P> chooser = Chooser.modelling(
                ModelAlgorithm.ALPHA_BETA_STAR, Player.minimax(theirs).modelledBy(own), root -> SumBounds.estimated(0));
        for (int budget : new int[] {20, 150}) {
            P position = game.start();
            int[] moves = new int[position.maxMoves()];
            int violations = 0;
            int deepest = 0;
            int end = position.generate(moves, 0);
            while (end > 0 && !(position instanceof DrawRules rules && rules.drawn())) {
                long key = position.key();
                own.calls = 0;
                theirs.calls = 0;
                Chooser.Decision choice = chooser.choose(position, Allowance.evaluations(budget));
                assertThat(own.calls + theirs.calls).isLessThanOrEqualTo(budget);
                assertThat(position.key()).as("left as it was").isEqualTo(key);
                assertThat(Arrays.stream(moves, 0, end)).contains(choice.move());
                violations += choice.violations();
                deepest = Math.max(deepest, choice.depth());
                position.play(choice.move());
                end = position.generate(moves, 0);
            }
            assertThat(deepest).isPositive();
            assertThat(violations > 0).isEqualTo(evaluators.size() > 1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"checkers", "othello", "chess"})
    void budgetsAreKeptExactly(String name) {
        kept(Game.named(name));
    }

    private static <P extends Position<P>> void kept(Game<P> game) {
        Counting<P> value = new Counting<>(game.evaluator());
        Chooser<P> modelling = Chooser.modelling(
                ModelAlgorithm.ALPHA_BETA_STAR,
                Player.minimax(value).modelledBy(value),
                position -> SumBounds.known(0));
        Chooser<P> thinking =
                Chooser.thinking(Think.in(game, Algorithm.PVS).evaluator(value).entries(1 << 10));
        for (P position : Encounter.openings(game.start(), 10, 10, 3)) {
            int[] moves = new int[position.maxMoves()];
            int end = position.generate(moves, 0);
            for (Chooser<P> chooser : List.of(modelling, thinking)) {
                int depth = 0;
                for (int budget : new int[] {1, 2, 50, 500, 3000}) {
                    long key = position.key();
                    value.calls = 0;
                    Chooser.Decision choice = chooser.choose(position, Allowance.evaluations(budget));
                    assertThat(value.calls).isLessThanOrEqualTo(budget);
                    assertThat(choice.depth()).isGreaterThanOrEqualTo(depth);
                    assertThat(Arrays.stream(moves, 0, end)).contains(choice.move());
                    assertThat(position.key()).isEqualTo(key);
                    depth = choice.depth();
                }
                assertThat(depth).isGreaterThan(1);
            }
        }
    }

    /** An iteration that does not fit is not repeated, so the budget is used to the last evaluation. */
    @Test
    void budgetsAreUsedUp() {
        usedUp(Game.named("chess"));
    }

    private static <P extends Position<P>> void usedUp(Game<P> game) {
        Counting<P> value = new Counting<>(game.evaluator());
        Chooser.thinking(Think.in(game, Algorithm.MTD_F).evaluator(value).entries(1 << 10))
                .choose(game.start(), Allowance.evaluations(777));
        assertThat(value.calls).isEqualTo(777);
        value.calls = 0;
        Chooser.modelling(ModelAlgorithm.ALPHA_BETA, Player.minimax(value), p -> SumBounds.known())
                .choose(game.start(), Allowance.evaluations(777));
        assertThat(value.calls).isEqualTo(777);
    }

    /** Every node counts, also for players with models: a budget of the visits of depth 2 does not allow depth 3. */
    @Test
    void budgetsOfNodesAreNodeVisits() {
        nodes(Game.named("othello"));
    }

    private static <P extends Position<P>> void nodes(Game<P> game) {
        ModelValue<P> value = ModelValue.of(game.evaluator());
        Player<P> player = Player.minimax(value);
        P start = game.start();
        long one = ModelSearch.of(ModelAlgorithm.ALPHA_BETA, player, SumBounds.known(), 1)
                .run(start)
                .visits();
        long two = ModelSearch.of(ModelAlgorithm.ALPHA_BETA, player, SumBounds.known(), 2)
                .run(start)
                .visits();
        assertThat(one).as("the root and four leaves").isEqualTo(5);
        Counter counter = Counter.of(Algorithm.ALPHA_BETA);
        Search.<P>with(Algorithm.ALPHA_BETA)
                .depth(2, game.evaluator())
                .observer(counter)
                .run(start);
        assertThat(two).as("what alpha-beta visits").isEqualTo(counter.nodeVisits());
        Chooser<P> chooser = alphaBeta(game);
        assertThat(chooser.choose(start, Allowance.nodes(one + two - 1)).depth())
                .isEqualTo(1);
        assertThat(chooser.choose(start, Allowance.nodes(one + two)).depth()).isEqualTo(2);
        assertThat(chooser.choose(start, Allowance.nodes(1)).depth()).isZero();
    }

    /** Even without time there is a move; with unlimited time the depth is the limit. */
    @Test
    void budgetsOfTime() {
        time(Game.named("checkers"));
    }

    private static <P extends Position<P>> void time(Game<P> game) {
        Think<P> think = Think.in(game, Algorithm.PVS).entries(1 << 10).depth(4);
        for (P position : Encounter.openings(game.start(), 5, 10, 5)) {
            int[] moves = new int[position.maxMoves()];
            int end = position.generate(moves, 0);
            Chooser.Decision hasty = alphaBeta(game).choose(position, Allowance.time(1));
            assertThat(hasty).isEqualTo(new Chooser.Decision(moves[0], 0));
            Chooser.Decision quick = Chooser.thinking(think).choose(position, Allowance.time(1));
            assertThat(quick.depth()).isLessThanOrEqualTo(1);
            assertThat(Arrays.stream(moves, 0, end)).contains(quick.move());
            Chooser.Decision slow = Chooser.thinking(think).choose(position, Allowance.time(Long.MAX_VALUE - 1));
            Iteration last = think.run(position).last().orElseThrow();
            assertThat(slow).isEqualTo(new Chooser.Decision(last.move(), 4));
        }
        assertThatThrownBy(() -> Allowance.time(0)).hasMessageContaining("positive");
        assertThatThrownBy(() -> Chooser.thinking(think.threads(2))).hasMessageContaining("one thread, not 2");
    }

    /** A player sees its opponent's choices and their positions, and nothing else. */
    @Test
    void playersSeeTheirOpponentsMoves() {
        seen(Game.named("othello"));
    }

    private static <P extends Position<P>> void seen(Game<P> game) {
        List<String> chosen = new ArrayList<>();
        List<String> observed = new ArrayList<>();
        Chooser<P> inner = alphaBeta(game);
        Chooser<P> told = (position, budget) -> {
            Chooser.Decision choice = inner.choose(position, budget);
            chosen.add(game.format(position) + " " + choice.move());
            return choice;
        };
        Chooser<P> watching = new Chooser<>() {
            @Override
            public Decision choose(P position, Allowance budget) {
                return inner.choose(position, budget);
            }

            @Override
            public void observe(P position, int move) {
                observed.add(game.format(position) + " " + move);
            }

            @Override
            public boolean remembers() {
                return true;
            }
        };
        new Encounter<>(watching, told, Allowance.evaluations(20)).play(Encounter.openings(game.start(), 3, 6, 8));
        assertThat(observed).isEqualTo(chosen).hasSizeGreaterThan(100);
    }

    /** A match sums the leaves that break estimated bounds; players without estimates have none. */
    @Test
    void brokenBoundsAreReported() {
        broken(Game.named("loa"));
    }

    private static <P extends Position<P>> void broken(Game<P> game) {
        List<Evaluator<P>> evaluators = List.copyOf(game.evaluators().values());
        Chooser<P> estimating = Chooser.modelling(
                ModelAlgorithm.ALPHA_BETA_STAR,
                Player.minimax(ModelValue.of(evaluators.get(1))).modelledBy(ModelValue.of(evaluators.get(0))),
                root -> SumBounds.estimated(0));
        AtomicLong sum = new AtomicLong();
        Chooser<P> summed = (position, budget) -> {
            Chooser.Decision choice = estimating.choose(position, budget);
            sum.addAndGet(choice.violations());
            return choice;
        };
        Encounter.Result result = new Encounter<>(summed, alphaBeta(game), Allowance.evaluations(100), 30)
                .play(Encounter.openings(game.start(), 2, 6, 1));
        assertThat(result.violations()).isPositive().isEqualTo(sum.get());
        assertThat(result.otherViolations()).isZero();
    }

    @Test
    void openingsAreDifferent() {
        Set<Long> keys = new HashSet<>();
        different(Game.named("checkers"), keys);
        assertThat(keys).hasSize(500);
        assertThatThrownBy(() -> tooMany(Game.named("checkers"))).hasMessageContaining("only 7");
    }

    private static <P extends Position<P>> void tooMany(Game<P> game) {
        Encounter.openings(game.start(), 10, 1, 1);
    }

    private static <P extends Position<P>> void different(Game<P> game, Set<Long> keys) {
        Encounter.openings(game.start(), 500, 8, 4).forEach(position -> keys.add(position.key()));
    }
}
