package espalier.games.checkers;

import espalier.game.Mixer;
import java.util.function.Consumer;

/** Random games for tests, the same on every machine. */
final class Playouts {
    private Playouts() {}

    /** Calls the visitor at every position of some random games of at most 200 plies. */
    static void visit(int games, long seed, Consumer<CheckersPosition> visitor) {
        int[] moves = new int[CheckersPosition.MAX_MOVES];
        for (int game = 0; game < games; game++) {
            CheckersPosition position = game % 3 == 0 ? new CheckersPosition() : random(seed, game);
            for (int ply = 0; ply < 200; ply++) {
                visitor.accept(position);
                int end = position.generate(moves, 0);
                if (end == 0) {
                    break;
                }
                position.play(moves[Mixer.mod(Mixer.mix(seed + game, ply), end)]);
            }
        }
    }

    /** A position with random pieces, many of them kings, on random squares. */
    static CheckersPosition random(long seed, int number) {
        long base = Mixer.mix(seed, number);
        long[] sides = new long[2];
        long kings = 0;
        int pieces = 2 + Mixer.mod(Mixer.mix(base, 99), 20);
        for (int i = 0; i < pieces; i++) {
            long bit = 1L << Squares.bit(1 + Mixer.mod(Mixer.mix(base, i), 32));
            int side = i % 2;
            boolean king = Mixer.mod(Mixer.mix(base, 100 + i), 3) == 0
                    || (bit & (side == 0 ? Squares.BOTTOM : Squares.TOP)) != 0;
            if (((sides[0] | sides[1]) & bit) == 0) {
                sides[side] |= bit;
                kings |= king ? bit : 0;
            }
        }
        return new CheckersPosition(sides[0], sides[1], kings, (int) (base & 1), CheckersPosition.MOVE_LIMIT);
    }
}
