package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.search.Limits;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** Limits by name, combined limits, and shares of a clock. */
class ClockTest {
    @Test
    void noMoveTakesMoreThanTheClockHas() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 100_000; i++) {
            Duration left = Duration.ofNanos(1 + (long) Math.pow(10, 13 * random.nextDouble()));
            Duration increment = Duration.ofMillis(random.nextInt(3) * random.nextLong(20_000));
            int moves = random.nextInt(60);
            Limits limits = moves == 0 ? Limits.clock(left, increment) : Limits.clock(left, increment, moves);
            assertThat(limits.nanos())
                    .as("%s + %s, %d moves", left, increment, moves)
                    .isLessThanOrEqualTo(left.toNanos());
            assertThat(limits.target()).isLessThanOrEqualTo(limits.nanos());
        }
    }

    /** A player that spends its target on every move still has time after any number of moves. */
    @Test
    void theClockLastsAsLongAsTheGame() {
        for (long increment : new long[] {0, 10, 1000}) {
            Duration left = Duration.ofSeconds(60);
            for (int move = 0; move < 300; move++) {
                Limits limits = Limits.clock(left, Duration.ofMillis(increment));
                left = left.plusMillis(increment).minusNanos(limits.target());
                assertThat(left).as("after %d moves", move).isPositive();
            }
        }
    }

    /** Even if every move takes all it may, a clock with a small increment keeps several increments for delays. */
    @Test
    void aShortClockKeepsAReserve() {
        Duration increment = Duration.ofMillis(10);
        Duration left = Duration.ofSeconds(1);
        for (int move = 0; move < 300; move++) {
            left = left.plus(increment).minusNanos(Limits.clock(left, increment).nanos());
            assertThat(left).as("after %d moves", move).isGreaterThan(increment.multipliedBy(10));
        }
    }

    @Test
    void theLastMoveBeforeATimeControlMayTakeMostOfIt() {
        Limits last = Limits.clock(Duration.ofSeconds(10), Duration.ZERO, 1);
        assertThat(Duration.ofNanos(last.nanos())).isBetween(Duration.ofSeconds(9), Duration.ofSeconds(10));
        Limits first = Limits.clock(Duration.ofSeconds(10), Duration.ZERO, 40);
        assertThat(Duration.ofNanos(first.target())).isLessThan(Duration.ofSeconds(1));
    }

    @Test
    void togetherTheStricterOneStops() {
        AtomicBoolean flag = new AtomicBoolean();
        Limits both = Limits.time(Duration.ofSeconds(2))
                .and(Limits.nodes(5000))
                .and(Limits.depth(7))
                .and(Limits.until(flag::get));
        assertThat(both.nanos()).isEqualTo(2_000_000_000L);
        assertThat(both.nodes()).isEqualTo(5000);
        assertThat(both.depth()).isEqualTo(7);
        assertThat(both.isTimed() && both.isCounted()).isTrue();
        assertThat(both.stop().getAsBoolean()).isFalse();
        flag.set(true);
        assertThat(both.stop().getAsBoolean()).isTrue();
        assertThat(Limits.infinite().isTimed() || Limits.infinite().isCounted()).isFalse();
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> Limits.time(Duration.ZERO)).hasMessageContaining("positive");
        assertThatThrownBy(() -> Limits.nodes(0)).hasMessageContaining("positive");
        assertThatThrownBy(() -> Limits.depth(0)).hasMessageContaining("positive");
        assertThatThrownBy(() -> Limits.clock(Duration.ofSeconds(1), Duration.ZERO, 0))
                .hasMessageContaining("moves to go");
        assertThat(Limits.time(Duration.ofSeconds(Long.MAX_VALUE)).isTimed()).isFalse();
    }
}
