package espalier;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** How many files a reader opens who follows a search by MTD(f) from the call to a leaf: those on the stack there. */
class WayTest {
    private static final StackWalker STACK = StackWalker.getInstance();

    @Test
    void aSearchPassesFewFiles() {
        Set<String> files = new TreeSet<>();
        Search.<UniformTree>with(Algorithm.MTD_F)
                .depth(4, position -> {
                    STACK.forEach(frame -> files.add(file(frame.getClassName())));
                    return (int) Math.floorMod(position.key(), 50L);
                })
                .run(new UniformTree(3, 6, 0, 99, 1));
        files.removeIf(file -> !file.startsWith("espalier.") || file.endsWith("Test"));
        assertThat(files)
                .containsExactlyInAnyOrder(
                        "espalier.search.Search",
                        "espalier.engine.driver.Assembly",
                        "espalier.driver.Mtd",
                        "espalier.engine.driver.RootSearch",
                        "espalier.engine.procedure.AlphaBeta",
                        "espalier.engine.procedure.Procedure",
                        "espalier.engine.procedure.Descent",
                        "espalier.engine.procedure.Walker");
        // With the row in the table of algorithms and the memory that AlphaBeta asks, ten.
        assertThat(Algorithm.MTD_F.driver().getClass().getName()).isEqualTo("espalier.driver.Mtd");
        assertThat(Search.with(Algorithm.MTD_F).memory().type()).hasToString("TREE");
    }

    private static String file(String type) {
        int nested = type.indexOf('$');
        return nested < 0 ? type : type.substring(0, nested);
    }
}
