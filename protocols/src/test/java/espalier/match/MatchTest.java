package espalier.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import espalier.game.Game;
import espalier.game.Position;
import espalier.games.othello.OthelloGame;
import espalier.games.othello.OthelloPosition;
import espalier.jobs.ForkRunner;
import espalier.jobs.Runner;
import espalier.jobs.ThreadRunner;
import espalier.play.Ending;
import espalier.protocols.TimeControl;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatchTest {
    private static final Runner THREAD = new ThreadRunner(1, Duration.ZERO);

    private static Standings play(Order order, Optional<Sprt> sprt) {
        return Match.play(order, null, sprt, THREAD, "test", so -> {});
    }

    private static Standings play(String game, int games, String time, String... players) {
        return play(Order.of(game, List.of(players), games, time), Optional.empty());
    }

    /** Two games without a margin that nobody ends early, except as said. */
    private static Order order(
            String game, String time, @Nullable Path openings, String draw, String length, String... players) {
        TimeControl control = TimeControl.parse(time);
        return new Order(game, List.of(players), 2, 1, control, 0, false, openings, 16, draw, "off", length);
    }

    private static Plan<?> plan(int games, boolean gauntlet, String... players) {
        Order usual = Order.of("othello", List.of(players), games, "10n");
        Order order = new Order(
                usual.game(), usual.players(), games, 5, usual.time(), 0, gauntlet, null, 16, "off", "off", "off");
        return plan(Game.named("othello"), order);
    }

    private static <P extends Position<P>> Plan<P> plan(Game<P> game, Order order) {
        return new Plan<>(game, order.parameters());
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "othello", "checkers", "loa", "tictactoe"})
    void everyGameIsPlayed(String game) {
        Standings end = play(game, 4, "300n", "name=ours", "random");
        assertThat(end.done()).isEqualTo(4);
        assertThat(end.lines().get(0).games()).isEqualTo(4);
        assertThat(end.lines()).allSatisfy(line -> assertThat(line.forfeits()).isEmpty());
        assertThat(end.lines().get(0).losses()).isZero();
        assertThat(end.pairs().size()).isEqualTo(2);
    }

    @Test
    void treesSearchBetterThanChance() {
        Standings end = play("othello", 10, "100n", "uct", "random");
        assertThat(end.pairs().score()).isGreaterThan(0.7);
    }

    /** Found by its name, as a user's own is. */
    public static final class FirstKind implements PlayerKind {
        @Override
        public String name() {
            return "first";
        }

        @Override
        public Set<String> keys() {
            return Set.of();
        }

        @Override
        public <P extends Position<P>> Club<P> read(Game<P> game, Map<String, String> keys) {
            return (start, seed) -> {
                int[] moves = new int[start.maxMoves()];
                return turn -> {
                    turn.position().generate(moves, 0);
                    return Contender.Choice.of(moves[0]);
                };
            };
        }

        @Override
        public String title(Map<String, String> keys) {
            return "mine";
        }
    }

    @Test
    void aUserBringsPlayersAlong() {
        Standings end = play("tictactoe", 2, "1n", "first", "player=first,name=b");
        assertThat(end.lines().get(0).name()).isEqualTo("mine");
        assertThat(end.done()).isEqualTo(2);
    }

    @Test
    void aPlayerMayKnowItsOpponent() {
        Standings end = play("othello", 4, "200n", "model,opponent=plain", "random");
        assertThat(end.pairs().score()).isGreaterThan(0.5);
    }

    /** A player at a seat that has been used plays like one at a new seat, also with a table that is large from the start. */
    @ParameterizedTest
    @CsvSource({"chess, 3000n", "chess, d5", "othello, 3000n", "checkers, 3000n"})
    void seatsOfFinishedGamesRememberNothing(String game, String time) {
        assertSeatsForget(Game.named(game), TimeControl.parse(time));
    }

    private static <P extends Position<P>> void assertSeatsForget(Game<P> game, TimeControl control) {
        TimeControl timed = TimeControl.parse("1+0.01");
        PlayerKind.Club<P> club = new OurKind().read(game, Map.of("hash", "1"));
        List<Contender.Choice> first = choices(club, game, control, control);
        assertThat(choices(club, game, control, control)).isEqualTo(first);
        assertThat(choices(club, game, timed, control)).isEqualTo(first);
        assertThat(choices(new OurKind().read(game, Map.of("hash", "1")), game, timed, control))
                .isEqualTo(first);
    }

    /** Ten moves of a player that plays both sides after it has prepared for one time control, under another. */
    private static <P extends Position<P>> List<Contender.Choice> choices(
            PlayerKind.Club<P> club, Game<P> game, TimeControl prepared, TimeControl control) {
        P position = game.start();
        Contender<P> player = club.sit(position, 1);
        player.prepare(prepared);
        List<Integer> moves = new ArrayList<>();
        List<Contender.Choice> choices = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            List<Duration> left = List.of(Duration.ZERO, Duration.ZERO);
            Contender.Choice choice = player.choose(
                    new Turn<>(game, game.start(), moves, position.copy(), control, left, 0, Duration.ZERO));
            choices.add(choice);
            moves.add(choice.move().orElseThrow());
            position.play(choice.move().orElseThrow());
        }
        player.leave(true);
        return choices;
    }

    @Test
    void theSameOrderGivesTheSameGames(@TempDir Path folder) throws IOException {
        Order order = Order.of("checkers", List.of("name=a", "uct", "random"), 2, "100n");
        for (Map.Entry<String, Runner> each : Map.of(
                        "one", THREAD, "two", new ThreadRunner(2), "fork", new ForkRunner(1))
                .entrySet()) {
            Match.play(order, folder.resolve(each.getKey()), Optional.empty(), each.getValue(), "test", so -> {});
        }
        for (String name : List.of("rows.csv", "games.pdn")) {
            Path one = folder.resolve("one").resolve(name);
            assertThat(one).hasSameBinaryContentAs(folder.resolve("two").resolve(name));
            assertThat(one).hasSameBinaryContentAs(folder.resolve("fork").resolve(name));
        }
    }

    @Test
    void coloursAreSwappedAndOpeningsShared() {
        Plan<?> plan = plan(4, false, "random", "uct", "name=x");
        assertThat(plan.count()).isEqualTo(12);
        for (int job = 0; job < 12; job += 2) {
            Plan.Meeting first = plan.meeting(job);
            Plan.Meeting second = plan.meeting(job + 1);
            assertThat(second)
                    .isEqualTo(
                            new Plan.Meeting(first.round(), 2, first.players().swapped()));
        }
        assertThat(IntStream.range(0, 12).mapToObj(plan::meeting).distinct()).hasSize(12);
        assertThat(plan(5, false, "random", "uct", "name=x").meeting(14))
                .isEqualTo(new Plan.Meeting(2, 1, new Plan.Pairing(1, 2)));
    }

    @Test
    void inAGauntletTheFirstMeetsAll() {
        Plan<?> plan = plan(2, true, "random", "uct", "name=x", "name=y");
        assertThat(IntStream.range(0, plan.count())
                        .mapToObj(job -> plan.meeting(job).players()))
                .hasSize(6)
                .allMatch(players -> players.first() == 0 || players.second() == 0);
    }

    @Test
    void equalNamesAreTold() {
        assertThat(plan(2, false, "random", "random", "name=random").names())
                .containsExactly("random", "random #2", "random #3");
    }

    @Test
    void randomOpeningsAreBalancedAndDiffer() {
        for (String name : List.of("chess", "othello", "checkers", "loa")) {
            randomOpenings(Game.named(name));
        }
    }

    private static <P extends Position<P>> void randomOpenings(Game<P> game) {
        List<String> positions = IntStream.range(0, 8)
                .mapToObj(i -> Openings.random(game, i))
                .peek(opening -> assertThat(Ending.of(opening.position())).isEmpty())
                .peek(opening -> assertThat(opening.moves()).hasSize(6))
                .map(opening -> game.format(opening.position()))
                .toList();
        assertThat(positions).as(game.name()).doesNotHaveDuplicates();
        assertThat(game.format(Openings.random(game, 3).position())).isEqualTo(positions.get(3));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess | a.pgn | [Event \"x\"]\\n\\n1. e4 e5 2. Nf3 * | 3",
                "chess | a.epd | rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - id \"x\"; | 0",
                "chess | a.fen | rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 | 0",
                "othello | xot.txt | f5d6c4d3c2b3b4b5 | 8",
                "checkers | ballots.txt | 001 9-13 21-17 5-9 | 3",
                "checkers | fen.txt | W:B1,2,3,4,6,7,8,9,10,11,12,13:W17,22,23,24,25,26,27,28,29,30,31,32 | 0",
                "checkers | a.pdn | [FEN \"B:W19,23,22,21,27,26,25,32,31,30,29:B4,3,2,1,7,6,5,12,11,10,9\"] * | 0",
                "loa | a.fen | 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b | 0",
                "tictactoe | a.fen | X--O----- X | 0"
            })
    void openingsComeFromTheFilesPeopleHave(String game, String name, String text, int moves, @TempDir Path folder)
            throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text.replace("\\n", "\n") + "\n");
        read(Game.named(game), file, moves);
        Standings end = play(order(game, "5n", file, "off", "40", "random", "uct"), Optional.empty());
        assertThat(end.done()).isEqualTo(2);
    }

    private static <P extends Position<P>> void read(Game<P> game, Path file, int moves) {
        assertThat(Openings.read(game, file, 16, 1))
                .singleElement()
                .satisfies(opening -> assertThat(opening.moves()).hasSize(moves));
        assertThat(Openings.read(game, file, 1, 1).get(0).moves()).hasSize(Math.min(1, moves));
    }

    @Test
    void aBrokenOpeningIsNamedWithItsPlace(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "f5d6\nf5a1\n");
        Order order = order("othello", "5n", file, "off", "40", "random", "uct");
        assertThatThrownBy(() -> play(order, Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a.txt, line 2: ");
    }

    @Test
    void theTestEndsTheMatch(@TempDir Path folder) {
        Order order = Order.of("tictactoe", List.of("name=ours", "random"), 2000, "50n");
        Optional<Sprt> sprt = Optional.of(new Sprt(0, 100));
        Standings end = Match.play(order, folder, sprt, THREAD, "test", so -> {});
        assertThat(end.verdict()).contains(Sprt.Verdict.H1);
        assertThat(end.done()).isLessThan(400);
        Standings again = Match.play(order, folder, sprt, THREAD, "test", so -> {});
        assertThat(again.done()).isEqualTo(end.done());
    }

    /** In tic-tac-toe every search sees the draw. */
    @Test
    void drawsAreAgreed() {
        Order order = order("tictactoe", "d9", null, "1,0,0", "off", "name=a", "name=b");
        assertThat(play(order, Optional.empty()).lines().get(0).draws()).isEqualTo(2);
    }

    @Test
    void lengthEndsAGame() {
        Order order = order("chess", "1n", null, "off", "10", "random", "random");
        assertThat(play(order, Optional.empty()).lines().get(0).draws()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"1+0.01, 0, 1000, 10", "40/60+0.5, 40, 60000, 500", "2, 0, 2000, 0", "0.5+1, 0, 500, 1000"})
    void clocksAreRead(String text, int moves, long millis, long increment) {
        TimeControl control = TimeControl.parse(text);
        assertThat(control.moves()).isEqualTo(moves);
        assertThat(control.clock()).isEqualTo(Duration.ofMillis(millis));
        assertThat(control.increment()).isEqualTo(Duration.ofMillis(increment));
    }

    @Test
    void limitsOfAMoveAreRead() {
        assertThat(TimeControl.parse("200ms").limits().nanos()).isEqualTo(200_000_000);
        assertThat(TimeControl.parse("5000n").limits().nodes()).isEqualTo(5000);
        assertThat(TimeControl.parse("d8").limits().depth()).isEqualTo(8);
        assertThat(TimeControl.parse("20cpu").processor()).isEqualTo(Duration.ofMillis(20));
    }

    /** Its own thread's, from the question on: other threads may do what they like. */
    @Test
    void processorTimeEndsASearch() throws InterruptedException {
        OthelloGame game = new OthelloGame();
        OthelloPosition start = game.start();
        TimeControl control = TimeControl.parse("40cpu");
        Turn<OthelloPosition> turn = new Turn<>(
                game, start, List.of(), start, control, List.of(Duration.ZERO, Duration.ZERO), 0, Duration.ZERO);
        BooleanSupplier stop = turn.limits().stop();
        Thread other = new Thread(() -> burn(turn.limits().stop()));
        other.start();
        other.join();
        assertThat(stop.getAsBoolean()).isFalse();
        burn(stop);
        assertThat(turn.limits().stop().getAsBoolean()).isFalse();
    }

    private static void burn(BooleanSupplier stop) {
        while (!stop.getAsBoolean()) {
            Thread.onSpinWait();
        }
    }

    @Test
    void ourPlayersPlayByProcessorTime() {
        Standings end = play("chess", 2, "1cpu", "name=ours", "uct", "model,name=model");
        assertThat(end.done()).isEqualTo(6);
        assertThat(end.lines()).allSatisfy(line -> assertThat(line.forfeits()).isEmpty());
        assertThatThrownBy(() -> play("chess", 2, "1cpu", "name=ours", "cmd=java"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("nobody sees an engine's processor time: 1cpu");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "0", "0+1", "-1+1", "0/5", "1+", "+1", "0ms", "0cpu", "0n", "d0", "5x", "1e9", "1+0.01+2"})
    void nonsenseIsNoTimeControl(String text) {
        assertThatThrownBy(() -> TimeControl.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is no time control");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "algorithm=nothing | player 1: no algorithm",
                "evaluator=nothing | player 1: no evaluator",
                "threads=0 | player 1: threads is '0', it must be 1 to 1024",
                "hash=x | player 1: hash must be a number, not 'x'",
                "level=11 | player 1: level is '11', it must be 1 to 10",
                "model,opponent=nobody | player 1: opponent: no evaluator 'nobody'; there are: ",
                "setting=fast | player 1: setting is 'fast', it must be play or full-width",
                "nobody | player 1: no kind of player 'nobody'; there are: engine, espalier, first, model, random, uct",
                "random,depth=3 | player 1: a player of the kind random has no key 'depth'; there are: name, time",
                "name=a,name=b | player 1: 'name' is given twice",
                "name=\"a | player 1: a quote is not closed",
                "cmd= | player 1: an engine needs cmd=COMMAND",
                "cmd=sh,protocol=usi | player 1: no protocol 'usi'; did you mean uci? There are: uci, ugi, xboard, gtp",
                "cmd=sh,protocol=gtp | player 1: gtp is not for chess; protocol=ugi is for every game",
                "time=5,= | player 1: a player is described by key=value",
                "random,time=soon | player 1: 'soon' is no time control"
            })
    void nonsenseIsNoPlayer(String spec, String message) {
        assertThatThrownBy(() -> play("chess", 2, "10n", spec, "random"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void valuesMayBeQuoted() {
        Spec spec = Spec.parse("name=\"a, \\\"b\\\"\",cmd='x \"y z\" w',option.Skill Level=3,protocol=uci");
        assertThat(spec.name()).contains("a, \"b\"");
        assertThat(spec.keys()).containsEntry("option.Skill Level", "3").containsEntry("cmd", "x \"y z\" w");
        assertThat(Spec.words(spec.keys().getOrDefault("cmd", ""))).containsExactly("x", "y z", "w");
    }

    /** It would be a lost game for the referee. */
    @Test
    void aMoveWithoutASearchHasNoValue() {
        unsearched(Game.named("othello"));
    }

    private static <P extends Position<P>> void unsearched(Game<P> game) {
        Contender<P> player = new OurKind().read(game, Map.of()).sit(game.start(), 1);
        TimeControl control = TimeControl.parse("1+0.01");
        List<Duration> left = List.of(control.clock(), control.clock());
        Thread.currentThread().interrupt();
        Contender.Choice choice =
                player.choose(new Turn<>(game, game.start(), List.of(), game.start(), control, left, 0, Duration.ZERO));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(choice.move()).isPresent();
        assertThat(choice.value()).isEmpty();
    }

    @Test
    void aPlayerMayHaveItsOwnTime() {
        Standings end = play("othello", 6, "1n", "name=deep,time=400n", "uct,time=10n");
        assertThat(end.pairs().score()).isCloseTo(1, within(0.2));
    }

    /** An odd number of games ends with a pair of one game; two time controls have a tag each. */
    @Test
    void tagsSayWhatWasPlayed(@TempDir Path folder) throws IOException {
        Order order = Order.of("chess", List.of("name=a,time=3n", "random,name=b", "random,name=c"), 3, "1n");
        Match.play(order, folder, Optional.empty(), THREAD, "test", so -> {});
        List<String> tags = Files.readAllLines(folder.resolve("games.pgn")).stream()
                .filter(line -> line.matches("\\[(Round|\\w*TimeControl|White|Black) .*"))
                .map(line -> line.replaceAll("[\\[\\]\"]", ""))
                .toList();
        assertThat(tags.stream().filter(tag -> tag.startsWith("Round")))
                .containsExactly(
                        "Round 1.1",
                        "Round 1.2",
                        "Round 1.1",
                        "Round 1.2",
                        "Round 1.1",
                        "Round 1.2",
                        "Round 2.1",
                        "Round 2.1",
                        "Round 2.1");
        assertThat(tags).containsSequence("White a", "Black b", "BlackTimeControl 1n", "WhiteTimeControl 3n");
        assertThat(tags).containsSequence("White c", "Black a", "BlackTimeControl 3n", "WhiteTimeControl 1n");
        assertThat(tags).containsSequence("White b", "Black c", "TimeControl 1n");
    }
}
