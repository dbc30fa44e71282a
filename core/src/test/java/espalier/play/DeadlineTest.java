package espalier.play;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.search.Bound;
import espalier.search.Limits;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a share of the clock is spent. */
class DeadlineTest {
    private static final Limits CLOCK = Limits.clock(Duration.ofSeconds(60), Duration.ZERO);

    private static Deadline begun() {
        Deadline deadline = Deadline.of(CLOCK);
        deadline.begin(true, 400);
        return deadline;
    }

    private static Iteration found(int move, int value) {
        return new Iteration(1, 1, 1, value, Bound.EXACT, List.of(move), 0, 0, 0, 1, 0, List.of());
    }

    @Test
    void aSettledMoveTakesLess() {
        Deadline deadline = begun();
        long before = Long.MAX_VALUE;
        deadline.found(found(1, 20));
        for (int i = 0; i < 6; i++) {
            deadline.found(found(1, 20));
            assertThat(deadline.plan()).isPositive().isLessThanOrEqualTo(before);
            before = deadline.plan();
        }
        assertThat(before).isLessThan(CLOCK.target());
    }

    @Test
    void aNewMoveAndAFallingValueTakeMore() {
        Deadline changed = begun();
        changed.found(found(1, 20));
        changed.found(found(2, 20));
        Deadline fallen = begun();
        fallen.found(found(1, 20));
        fallen.found(found(2, -60));
        assertThat(changed.plan()).isGreaterThan(CLOCK.target());
        assertThat(fallen.plan()).isGreaterThan(changed.plan()).isLessThan(CLOCK.nanos());
    }

    @Test
    void anOnlyMoveTakesNothing() {
        Deadline deadline = Deadline.of(CLOCK);
        deadline.begin(false, 400);
        assertThat(deadline.isLate()).isTrue();
    }

    /** A fixed limit is spent to the end: nothing is planned. */
    @Test
    void fixedLimitsAreNotShares() {
        for (Limits limits :
                List.of(Limits.time(Duration.ofSeconds(1)), Limits.depth(3), Limits.nodes(100), Limits.NONE)) {
            Deadline deadline = Deadline.of(limits);
            deadline.begin(false, 400);
            deadline.found(found(1, 0));
            assertThat(deadline.plan()).isEqualTo(Long.MAX_VALUE);
            assertThat(deadline.isLate()).isFalse();
        }
    }
}
