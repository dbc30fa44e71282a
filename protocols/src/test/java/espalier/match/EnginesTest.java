package espalier.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import espalier.jobs.ThreadRunner;
import espalier.match.FakeEngine.Habit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** External engines that misbehave lose their games and nothing else, and leave nothing behind. */
@Tag("slow")
class EnginesTest {
    private static Standings play(String time, int games, int threads, String... players) {
        return playing("tictactoe", time, games, threads, players);
    }

    private static Standings playing(String game, String time, int games, int threads, String... players) {
        Order order = Order.of(game, List.of(players), games, time);
        return Match.play(
                order, null, Optional.empty(), new ThreadRunner(threads, Duration.ZERO), "test", standings -> {});
    }

    /** The system may take a moment to notice that a process has ended. */
    private static void assertNothingIsLeft() {
        await(() -> children().isEmpty() && programThreads().isEmpty());
        assertThat(children()).isEmpty();
        assertThat(programThreads()).isEmpty();
    }

    private static void await(BooleanSupplier end) {
        for (int i = 0; i < 30_000 && !end.getAsBoolean(); i++) {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Also of an engine that ends by itself when asked, and leaves a child. */
    @ParameterizedTest
    @EnumSource(names = {"CHILD", "ORPHAN"})
    void noChildOutlivesTheMatch(Habit habit, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("child");
        play("50n", 2, 1, FakeEngine.spec(habit, "ugi", file.toString()), "random");
        ProcessHandle child =
                ProcessHandle.of(Long.parseLong(Files.readString(file).strip())).orElse(null);
        await(() -> child == null || isDead(child));
        assertThat(child == null || isDead(child))
                .as("the engine's child is dead")
                .isTrue();
    }

    /** A match in another JVM; its argument describes a player. */
    static final class Child {
        private Child() {}

        public static void main(String[] args) {
            play("50n", 1000, 1, args[0], "random");
        }
    }

    /** Not even if it is killed: the engine's child, which ignores its input, has no other reason to end. */
    @Test
    void noChildOutlivesAMatchThatIsKilled(@TempDir Path folder) throws IOException, InterruptedException {
        Path file = folder.resolve("child");
        Process match = new ProcessBuilder(
                        System.getProperty("java.home") + "/bin/java",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Child.class.getName(),
                        FakeEngine.spec(Habit.CHILD_THEN_HANG, "ugi", file.toString()))
                .inheritIO()
                .start();
        try {
            await(() -> !match.isAlive() || (Files.exists(file) && file.toFile().length() > 0));
            ProcessHandle child = ProcessHandle.of(
                            Long.parseLong(Files.readString(file).strip()))
                    .orElseThrow();
            assertThat(isDead(child)).as("the engine's child lives").isFalse();
            List<ProcessHandle> all = match.descendants().toList();
            assertThat(match.destroyForcibly().waitFor()).isEqualTo(128 + 9);
            await(() -> all.stream().allMatch(EnginesTest::isDead));
            assertThat(all).contains(child).allMatch(EnginesTest::isDead);
        } finally {
            match.destroyForcibly();
        }
    }

    /** An orphan that nobody has buried yet has no command any more. */
    private static boolean isDead(ProcessHandle process) {
        return !process.isAlive() || process.info().command().isEmpty();
    }

    private static Set<String> children() {
        return ProcessHandle.current()
                .descendants()
                .map(ProcessHandle::toString)
                .collect(Collectors.toSet());
    }

    private static Set<String> programThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.startsWith("program "))
                .collect(Collectors.toSet());
    }

    /**
     * Every habit in every protocol, with the time for a move and the reason. Only those that are about time get little of it:
     * a slow machine must not turn one reason into another.
     */
    static Stream<Arguments> misbehaviours() {
        List<List<Object>> habits = List.of(
                List.of(Habit.HANG, "1000ms", "hang"),
                List.of(Habit.CRASH_AT_START, "60000ms", "crash"),
                List.of(Habit.CRASH, "60000ms", "crash"),
                List.of(Habit.FLOOD, "60000ms", "flood"),
                List.of(Habit.LONG_LINE, "60000ms", "flood"),
                List.of(Habit.ILLEGAL, "60000ms", "illegal"),
                List.of(Habit.LATE, "1000ms", "time"));
        return FakeEngine.GAMES.keySet().stream()
                .sorted()
                .flatMap(protocol -> Stream.concat(
                        habits.stream().map(each -> arguments(protocol, each.get(0), each.get(1), each.get(2))),
                        // Our CECP and GTP have no word for it: there it does not answer.
                        Stream.of(arguments(
                                protocol, Habit.QUIT_ON_STOP, "1000ms", protocol.endsWith("i") ? "crash" : "hang"))));
    }

    @ParameterizedTest
    @MethodSource("misbehaviours")
    void losesExactlyItsGames(String protocol, Habit habit, String time, String reason) {
        String game = FakeEngine.GAMES.get(protocol);
        Standings end = playing(game, time, 3, 2, FakeEngine.spec(habit, protocol), "random,time=d1");
        assertThat(end.lines().get(0).forfeits()).isEqualTo(Map.of(reason, 3));
        assertThat(end.lines().get(0).losses()).isEqualTo(3);
        assertThat(end.lines().get(1).wins()).isEqualTo(3);
        assertThat(end.lines().get(1).forfeits()).isEmpty();
        assertNothingIsLeft();
    }

    /** Without a clock, patience decides. */
    @ParameterizedTest
    @CsvSource({
        "gtp, HANG_AT_START, hang",
        "uci, HANG_AT_START, hang",
        "ugi, HANG_AT_START, hang",
        "xboard, HANG_AT_START, hang",
        "gtp, WRONG_PROTOCOL, protocol",
        "uci, WRONG_PROTOCOL, protocol",
        "ugi, WRONG_PROTOCOL, protocol",
        "xboard, WRONG_PROTOCOL, protocol"
    })
    void isNotWaitedForWhenItDoesNotGreet(String protocol, Habit habit, String reason) {
        String engine = FakeEngine.spec(habit, protocol).replace("timeout=20", "timeout=8");
        Standings end = playing(FakeEngine.GAMES.get(protocol), "1000ms", 1, 1, engine, "random,time=d1");
        assertThat(end.lines().get(0).forfeits()).isEqualTo(Map.of(reason, 1));
        assertNothingIsLeft();
    }

    @ParameterizedTest
    @ValueSource(strings = {"gtp", "uci", "ugi", "xboard"})
    void oneThatBehavesPlaysAllItsGames(String protocol) {
        String well = FakeEngine.spec(Habit.WELL, protocol);
        String parent = FakeEngine.spec(Habit.CHILD, protocol);
        Standings end = playing(FakeEngine.GAMES.get(protocol), "d1", 4, 2, well, parent, "random");
        assertThat(end.lines()).allSatisfy(line -> {
            assertThat(line.games()).isEqualTo(8);
            assertThat(line.forfeits()).isEmpty();
        });
        assertNothingIsLeft();
    }

    /** It is still starting: what it says later about itself is not missed. */
    @Test
    void oneThatStartsSlowlyIsWaitedFor() {
        Standings end = playing("chess", "d1", 1, 1, FakeEngine.spec(Habit.SLOW_AT_START, "xboard"), "random");
        assertThat(end.lines()).allSatisfy(line -> assertThat(line.forfeits()).isEmpty());
        assertNothingIsLeft();
    }

    @ParameterizedTest
    @CsvSource({"500n, no limit of nodes", "100ms, whole seconds"})
    void xboardIsNotAskedForWhatItHasNoWordsFor(String time, String reason) {
        assertThatThrownBy(() -> playing("chess", time, 1, 1, FakeEngine.spec(Habit.WELL, "xboard"), "random"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("player 1: xboard has " + reason);
    }

    @Test
    void aProgramThatIsNotThereIsAnErrorOfTheUser() {
        assertThatThrownBy(() -> play("500ms", 1, 1, "cmd=/no/such/program", "random"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("player 1: no program '/no/such/program'");
    }
}
