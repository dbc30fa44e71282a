package espalier;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import espalier.play.Part;
import espalier.play.Seat;
import espalier.play.Setting;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** How many files a reader opens to follow a search from the call to a leaf: those on the stack there, and what they name. */
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

    /** With espalier.cli.ThinkCommand, which calls the seat, and espalier.play.Think, which makes what thinks, ten. */
    @Test
    void thinkingOfAMovePassesFewFiles() {
        Set<String> files = new TreeSet<>();
        Game<ChessPosition> chess = new ChessGame();
        Evaluator<ChessPosition> usual = chess.evaluator();
        Evaluator<ChessPosition> watched = position -> {
            Set<String> now = new TreeSet<>();
            STACK.forEach(frame -> now.add(file(frame.getClassName())));
            if (files.isEmpty() && now.contains("espalier.engine.procedure.Quiescence")) {
                files.addAll(now);
            }
            return usual.evaluate(position);
        };
        Seat.in(chess)
                .evaluator(watched)
                .setting(Setting.play(chess).with(Part.ENDINGS, false))
                .open(chess.parse("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"))
                .think(Limits.depth(2));
        files.removeIf(file -> !file.startsWith("espalier.") || file.endsWith("Test"));
        assertThat(files)
                .containsExactlyInAnyOrder(
                        "espalier.play.Seat",
                        "espalier.engine.driver.Deepening",
                        "espalier.engine.driver.Worker",
                        "espalier.driver.WideningWindow",
                        "espalier.engine.driver.RootSearch",
                        "espalier.engine.procedure.Practical",
                        "espalier.engine.procedure.Descent",
                        "espalier.engine.procedure.Quiescence");
    }

    private static String file(String type) {
        int nested = type.indexOf('$');
        return nested < 0 ? type : type.substring(0, nested);
    }
}
