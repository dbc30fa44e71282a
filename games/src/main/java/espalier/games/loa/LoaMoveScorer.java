package espalier.games.loa;

import espalier.game.MoveScorer;

/**
 * MIA's static order: captures into the central 4x4, captures into the ring around it (the 6x6 without the 4x4), then
 * by how much closer to the centre a piece gets.
 */
final class LoaMoveScorer implements MoveScorer<LoaPosition> {
    private static final int CAPTURE_IN_CENTRE = 9000;
    private static final int CAPTURE_IN_RING = 6000;

    /** Rings around the centre count more than single squares within a ring. */
    private static final byte[] CENTRALITY = new byte[64];

    private static final int[] CAPTURE = new int[64];

    static {
        for (int square = 0; square < 64; square++) {
            int rank = Math.min(square >> 3, 7 - (square >> 3));
            int file = Math.min(square & 7, 7 - (square & 7));
            int ring = Math.min(rank, file);
            CENTRALITY[square] = (byte) (4 * ring + rank + file);
            CAPTURE[square] = ring >= 2 ? CAPTURE_IN_CENTRE : ring == 1 ? CAPTURE_IN_RING : 0;
        }
    }

    @Override
    public void score(LoaPosition position, int[] moves, int[] scores, int from, int to) {
        long other = position.other();
        for (int i = from; i < to; i++) {
            int source = moves[i] & 63;
            int target = moves[i] >>> 6 & 63;
            int captured = (int) (other >>> target) & 1;
            scores[i] = captured * CAPTURE[target] + CENTRALITY[target] - CENTRALITY[source];
        }
    }

    @Override
    public int historyIndex(int move) {
        return move;
    }

    @Override
    public int historySize() {
        return 1 << 13;
    }
}
