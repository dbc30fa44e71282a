package espalier.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.jobs.ThreadRunner;
import espalier.match.FakeEngine.Habit;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** External engines that misbehave lose their games and nothing else, and leave nothing behind. */
@Tag("slow")
class EnginesTest {
    /** Enough for what misbehaves, and over soon. */
    private static final String TIME = "500ms";

    private static Standings play(String time, int games, int threads, String... players) {
        Order order = Order.of("tictactoe", List.of(players), games, time);
        return Match.play(
                order, null, Optional.empty(), new ThreadRunner(threads, Duration.ZERO), "test", standings -> {});
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

    @ParameterizedTest
    @CsvSource({
        "HANG, hang",
        "CRASH_AT_START, crash",
        "CRASH, crash",
        "FLOOD, flood",
        "LONG_LINE, flood",
        "ILLEGAL, illegal",
        "LATE, time",
        "QUIT_ON_STOP, crash"
    })
    void losesExactlyItsGames(Habit habit, String reason) {
        Standings end = play(TIME, 4, 2, FakeEngine.spec(habit), "random");
        assertThat(end.lines().get(0).forfeits()).isEqualTo(Map.of(reason, 4));
        assertThat(end.lines().get(0).losses()).isEqualTo(4);
        assertThat(end.lines().get(1).wins()).isEqualTo(4);
        assertThat(end.lines().get(1).forfeits()).isEmpty();
        assertThat(children()).isEmpty();
        assertThat(programThreads()).isEmpty();
    }

    /** Without a clock, patience decides. */
    @ParameterizedTest
    @CsvSource({"HANG_AT_START, hang", "WRONG_PROTOCOL, protocol"})
    void isNotWaitedForWhenItDoesNotGreet(Habit habit, String reason) {
        Standings end = play(TIME, 1, 1, FakeEngine.spec(habit).replace("timeout=20", "timeout=2"), "random");
        assertThat(end.lines().get(0).forfeits()).isEqualTo(Map.of(reason, 1));
        assertThat(children()).isEmpty();
    }

    @Test
    void oneThatBehavesPlaysAllItsGames() {
        Standings end = play("50n", 6, 2, FakeEngine.spec(Habit.WELL), FakeEngine.spec(Habit.CHILD), "uct");
        assertThat(end.lines()).allSatisfy(line -> {
            assertThat(line.games()).isEqualTo(12);
            assertThat(line.forfeits()).isEmpty();
        });
        assertThat(children()).isEmpty();
        assertThat(programThreads()).isEmpty();
    }

    @Test
    void aProgramThatIsNotThereIsAnErrorOfTheUser() {
        assertThatThrownBy(() -> play(TIME, 1, 1, "cmd=/no/such/program", "random"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("player 1: no program '/no/such/program'");
    }
}
