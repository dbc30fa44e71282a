package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Deadline;
import espalier.play.Level;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.search.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Levels of play. */
class LevelTest {
    private static final Limits LIMITS = Limits.nodes(3000);

    static List<Game<?>> games() {
        List<Game<?>> games = new ArrayList<>();
        Game.all().forEach(games::add);
        return games;
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P>> void allLevelsPlayLegalMovesAndRepeatThem(Game<P> game) {
        SplittableRandom random = new SplittableRandom(1);
        Seat<P> seat = Seat.in(game).hash(1).open();
        for (int ply = 0; ply < 20 && seat.ending().isEmpty(); ply++) {
            Level level = Level.of(1 + ply % 10);
            seat.clear();
            int move = think(seat, level, ply);
            assertThat(seat.moves()).contains(move);
            seat.clear();
            assertThat(think(seat, level, ply)).isEqualTo(move);
            seat.play(seat.moves().get(random.nextInt(seat.moves().size())));
        }
    }

    private static <P extends Position<P>> int think(Seat<P> seat, Level level, long seed) {
        return level.think(seat, Deadline.of(LIMITS), Listener.NONE, List.of(), seed)
                .move();
    }

    @Test
    void aBeginnerVaries() {
        Game<?> chess = Game.named("chess");
        assertThat(choices(chess, Level.of(1))).isGreaterThan(2);
        assertThat(choices(chess, Level.FULL)).isEqualTo(1);
    }

    private static <P extends Position<P>> long choices(Game<P> game, Level level) {
        return IntStream.range(0, 20)
                .map(seed -> think(Seat.in(game).hash(1).open(), level, seed))
                .distinct()
                .count();
    }

    /** They leave a queen where a pawn takes it, now and then; club players do not. */
    @Test
    void beginnersOverlookReplies() {
        Game<?> chess = Game.named("chess");
        String guarded = "4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1";
        long first = taking(chess, guarded, "d2d6", Level.of(1));
        long second = taking(chess, guarded, "d2d6", Level.of(2));
        assertThat(first).isGreaterThan(second).isLessThan(60);
        assertThat(second).isPositive();
        assertThat(taking(chess, guarded, "d2d6", Level.of(4))).isZero();
    }

    /** How many of 100 play this move. */
    private static <P extends Position<P>> long taking(Game<P> game, String position, String move, Level level) {
        Seat<P> seat = Seat.in(game).hash(1).open(game.parse(position));
        return IntStream.range(0, 100)
                .filter(seed -> {
                    seat.clear();
                    return seat.text(think(seat, level, seed)).equals(move);
                })
                .count();
    }

    /** Also in chess, where one ply of all moves would need more nodes than these levels have. */
    @Test
    void beginnersLookFurtherFromLevelToLevel() {
        Game<?> chess = Game.named("chess");
        long first = plies(chess, Level.of(1));
        long second = plies(chess, Level.of(2));
        assertThat(second).isGreaterThan(first);
        assertThat(plies(chess, Level.of(3))).isGreaterThan(second);
    }

    /** The depths of the searches of a game, added up. */
    private static <P extends Position<P>> long plies(Game<P> game, Level level) {
        Seat<P> seat = Seat.in(game).hash(1).open();
        SplittableRandom random = new SplittableRandom(5);
        long sum = 0;
        for (int ply = 0; ply < 60 && seat.ending().isEmpty(); ply++) {
            sum += level.think(seat, Deadline.of(LIMITS), Listener.NONE, List.of(), ply)
                    .last()
                    .orElseThrow()
                    .depth();
            seat.play(seat.moves().get(random.nextInt(seat.moves().size())));
        }
        return sum;
    }

    /** From every opening with both colours: the stronger level loses no match of it. */
    @Test
    void higherIsStronger() {
        Game<?> othello = Game.named("othello");
        assertThat(score(othello, Level.of(7), Level.of(1), 6)).isGreaterThan(9);
        assertThat(score(othello, Level.of(5), Level.of(1), 6)).isGreaterThan(7);
    }

    private static <P extends Position<P>> double score(Game<P> game, Level level, Level other, int pairs) {
        double score = 0;
        for (int i = 0; i < 2 * pairs; i++) {
            Seat<P> board = Seat.in(game).hash(1).open();
            SplittableRandom random = new SplittableRandom(i / 2);
            for (int ply = 0; ply < 4; ply++) {
                board.play(board.moves().get(random.nextInt(board.moves().size())));
            }
            int colour = i % 2;
            while (board.ending().isEmpty()) {
                board.clear();
                board.play(think(board, board.position().turn() == colour ? level : other, i));
            }
            var winner = board.ending().orElseThrow().winner();
            score += winner.isEmpty() ? 0.5 : winner.getAsInt() == colour ? 1 : 0;
        }
        return score;
    }

    @Test
    void numbersAndElo() {
        assertThat(Level.byElo(Level.of(4).elo())).isSameAs(Level.of(4));
        assertThat(Level.byElo(Level.of(4).elo() + 1)).isSameAs(Level.of(4));
        assertThat(Level.byElo(0)).isSameAs(Level.of(1));
        assertThat(Level.byElo(9999)).isSameAs(Level.FULL);
        assertThatThrownBy(() -> Level.of(11)).hasMessageContaining("1 to 10");
    }
}
