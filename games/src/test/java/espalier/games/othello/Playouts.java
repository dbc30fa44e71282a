package espalier.games.othello;

import java.util.Random;
import java.util.function.Consumer;

/** Random games for tests, determined by a seed. */
final class Playouts {
    private Playouts() {}

    /** Shows every position of some random games, including start and end. */
    static void forEachPosition(int games, long seed, Consumer<OthelloPosition> look) {
        Random random = new Random(seed);
        int[] moves = new int[64];
        for (int game = 0; game < games; game++) {
            OthelloPosition position = new OthelloPosition();
            look.accept(position);
            for (int end = position.generate(moves, 0); end > 0; end = position.generate(moves, 0)) {
                position.play(moves[random.nextInt(end)]);
                look.accept(position);
            }
        }
    }
}
