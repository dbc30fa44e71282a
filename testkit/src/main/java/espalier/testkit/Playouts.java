package espalier.testkit;

import espalier.game.Position;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Seeded random playouts, by which the contracts reach positions. */
final class Playouts {
    private final long seed;
    private final int count;
    private final int plies;

    /**
     * @param seed differs between tests, so that together they see more
     * @param count the number of playouts from each start
     * @param plies where a playout ends if the game does not
     */
    Playouts(long seed, int count, int plies) {
        this.seed = seed;
        this.count = count;
        this.plies = plies;
    }

    /** Plays from each start and visits every position, the start and the last one included. */
    <P extends Position<P>> void visit(Stream<P> starts, Consumer<P> visitor) {
        starts.forEach(start -> {
            int[] moves = new int[start.maxMoves()];
            for (int i = 0; i < count; i++) {
                SplittableRandom random = new SplittableRandom(seed + i);
                int ply = 0;
                visitor.accept(start);
                for (int end = start.generate(moves, 0); end > 0 && ply < plies; end = start.generate(moves, 0)) {
                    start.play(moves[random.nextInt(end)]);
                    ply++;
                    visitor.accept(start);
                }
                while (ply-- > 0) {
                    start.undo();
                }
            }
        });
    }
}
