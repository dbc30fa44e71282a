package espalier.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import espalier.game.Game;
import espalier.game.ModelValue;
import espalier.game.Position;
import espalier.models.ModelAlgorithm;
import espalier.models.Player;
import espalier.models.SumBounds;
import espalier.practice.Think;
import espalier.search.Algorithm;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MatchTest {
    private static <P extends Position<P>> Chooser<P> alphaBeta(Game<P> game) {
        ModelValue<P> value =
                ModelValue.of(game.evaluators().values().iterator().next());
        return Chooser.modelling(ModelAlgorithm.ALPHA_BETA, Player.minimax(value), position -> SumBounds.known());
    }

    @ParameterizedTest
    @ValueSource(strings = {"checkers", "loa", "othello", "chess"})
    void aPlayerIsAsGoodAsHimself(String name) {
        equal(Game.named(name));
    }

    private static <P extends Position<P>> void equal(Game<P> game) {
        List<P> openings = Match.openings(game.start(), 6, 6, 1);
        Match<P> match = new Match<>(alphaBeta(game), alphaBeta(game), Budget.evaluations(60), 60);
        Match.Result result = match.play(openings);
        assertThat(result.games()).isEqualTo(12);
        assertThat(result.wins()).isEqualTo(result.losses());
        assertThat(result.points()).isEqualTo(1);
        assertThat(result.elo()).isCloseTo(0, within(1e-9));
        assertThat(match.play(openings)).as("the same again").isEqualTo(result);
    }

    @Test
    void deeperSearchWins() {
        deeper(Game.named("othello"));
    }

    private static <P extends Position<P>> void deeper(Game<P> game) {
        List<P> openings = Match.openings(game.start(), 12, 8, 2);
        Think<P> think = Think.in(game, Algorithm.PVS).entries(1 << 12);
        Chooser<P> deep = Chooser.thinking(think.depth(4));
        Chooser<P> shallow = Chooser.thinking(think.depth(1));
        Match.Result result = new Match<>(deep, shallow, Budget.nodes(100_000)).play(openings);
        assertThat(result.score()).isGreaterThan(0.6);
        assertThat(result.eloInterval()[0]).isLessThan(result.elo());
        assertThat(result.depth()).isGreaterThan(result.otherDepth());
    }

    @Test
    void budgetsOfEvaluationsAreKept() {
        kept(Game.named("checkers"));
    }

    private static <P extends Position<P>> void kept(Game<P> game) {
        long[] calls = new long[1];
        ModelValue<P> value =
                ModelValue.of(game.evaluators().values().iterator().next());
        ModelValue<P> counted = (position, player) -> {
            calls[0]++;
            return value.value(position, player);
        };
        Chooser<P> chooser = Chooser.modelling(
                ModelAlgorithm.ALPHA_BETA_STAR,
                Player.minimax(counted).modelledBy(counted),
                position -> SumBounds.known(0));
        for (P position : Match.openings(game.start(), 20, 10, 3)) {
            for (int budget : new int[] {1, 50, 500}) {
                calls[0] = 0;
                chooser.choose(position, Budget.evaluations(budget));
                assertThat(calls[0]).isLessThanOrEqualTo(budget);
            }
        }
    }

    @Test
    void openingsAreDifferent() {
        Set<Long> keys = new HashSet<>();
        different(Game.named("checkers"), keys);
        assertThat(keys).hasSize(500);
        assertThatThrownBy(() -> tooMany(Game.named("checkers"))).hasMessageContaining("only 7");
    }

    private static <P extends Position<P>> void tooMany(Game<P> game) {
        Match.openings(game.start(), 10, 1, 1);
    }

    private static <P extends Position<P>> void different(Game<P> game, Set<Long> keys) {
        Match.openings(game.start(), 500, 8, 4).forEach(position -> keys.add(position.key()));
    }
}
