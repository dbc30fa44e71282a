package espalier.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {
    private static final Table TABLE = new Table(
            List.of(Column.of("who"), Column.of("cost")),
            List.of(List.of("a", "3"), List.of("b", "1"), List.of("a", "5"), List.of("b", "9"), List.of("c", "4")));

    /** Means of 4, 5 and 4. */
    @Test
    void extremesAreOfMeans() {
        assertThat(TABLE.lowest("who", "cost")).isEqualTo("a");
        assertThat(TABLE.highest("who", "cost")).isEqualTo("b");
        assertThat(TABLE.where("who", "c").highest("who", "cost")).isEqualTo("c");
    }

    @Test
    void oneFactorGivesAJobForEachOfItsNumbers() {
        Jobs jobs = Jobs.each(List.of("x", "y"), 2, (factor, number, rows) -> rows.add(factor, number));
        Rows rows = new Rows(2);
        for (int job = 0; job < jobs.count(); job++) {
            jobs.run(job, rows);
        }
        assertThat(rows.all())
                .containsExactly(List.of("x", "0"), List.of("x", "1"), List.of("y", "0"), List.of("y", "1"));
    }
}
