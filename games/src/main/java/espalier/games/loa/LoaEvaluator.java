package espalier.games.loa;

import espalier.game.Evaluator;

/**
 * The terms of MIA, one method each: a side's value minus the other side's, plus a bonus for the side to move. Weights
 * are {@link LoaWeights}.
 *
 * <p>Each term is a handful of population counts on the bitboards. Mobility is the one expensive term; updating it
 * incrementally in the position cost every play and undo more than counting costs here. The evaluation is invariant
 * under rotation and reflection: a centre of mass between two half squares is rounded towards the centre of the board.
 *
 * <p>The ideas are those of a paper (loa-evaluation); formulas and numbers are ours where it gives none.
 */
record LoaEvaluator(LoaWeights weights) implements Evaluator<LoaPosition> {
    @Override
    public int evaluate(LoaPosition position) {
        long own = position.own();
        long other = position.other();
        return shape(own)
                - shape(other)
                + mobility(own, other)
                + walls(own, other)
                - walls(other, own)
                + weights.playerToMove;
    }

    private int shape(long pieces) {
        int count = Long.bitCount(pieces);
        int centre = Shapes.centreOfMass(pieces, count);
        return concentration(pieces, count, centre)
                + centralisation(pieces, count)
                + centreOfMass(centre)
                + quads(pieces, centre)
                + connectedness(pieces, count)
                + uniformity(pieces);
    }

    /**
     * How close the pieces are to their centre of mass. The excess of the sum of distances over the least possible sum
     * is averaged, and the term is inverse to that average: the last steps towards each other count most.
     */
    int concentration(long pieces, int count, int centre) {
        int surplus = Shapes.distances(pieces, centre) - Shapes.leastDistances(count);
        return weights.concentration * count / (count + Math.max(0, surplus));
    }

    /** Pieces in the centre reach more and are harder to isolate; an average, so that captures do not count twice. */
    int centralisation(long pieces, int count) {
        int sum = 0;
        for (int i = 0; i < Shapes.KINDS_OF_SQUARES; i++) {
            sum += weights.centralisation[i] * Long.bitCount(pieces & Shapes.squaresOfKind(i));
        }
        return sum / count;
    }

    /** A group at the edge is easily blocked: its centre of mass should be central. */
    int centreOfMass(int centre) {
        return weights.centreOfMass[Shapes.offCentre(centre)];
    }

    /** Quads of three or four pieces near the centre of mass: shapes that one capture does not disconnect. */
    int quads(long pieces, int centre) {
        long near = Shapes.quadsNear(centre);
        return weights.quadsOfThree * Long.bitCount(Groups.threes(pieces) & near)
                + weights.quadsOfFour * Long.bitCount(Groups.fours(pieces) & near);
    }

    /** The average number of neighbours of a piece. */
    int connectedness(long pieces, int count) {
        return weights.connectedness * 2 * Groups.pairs(pieces) / count;
    }

    /** The smallest rectangle around all pieces: no piece should be left far behind. */
    int uniformity(long pieces) {
        return weights.uniformity * Shapes.rectangle(pieces);
    }

    /** Own moves minus the opponent's, weighted by kind. */
    int mobility(long own, long other) {
        long counts = Mobility.count(own, other);
        return weights.mobilityQuiet * difference(counts, Mobility.QUIET)
                + weights.mobilityQuietToEdge * difference(counts, Mobility.QUIET_TO_EDGE)
                + weights.mobilityCapture * difference(counts, Mobility.CAPTURE)
                + weights.mobilityCaptureOnEdge * difference(counts, Mobility.CAPTURE_ON_EDGE);
    }

    private static int difference(long counts, int kind) {
        return Mobility.ofKind(counts, 0, kind) - Mobility.ofKind(counts, 1, kind);
    }

    /** Enemy pieces on the edge that own pieces block there. */
    int walls(long own, long enemies) {
        int shut = 0;
        int narrowed = 0;
        long edge = enemies & Shapes.EDGE;
        for (; edge != 0; edge &= edge - 1) {
            int square = Long.numberOfTrailingZeros(edge);
            int inside = Long.bitCount(own & Shapes.inside(square));
            boolean straight = (own & Shapes.straightInside(square)) != 0;
            int all = Long.bitCount(Shapes.inside(square));
            shut += inside == all ? 1 : 0;
            narrowed += inside == all - 1 && straight ? 1 : 0;
        }
        return weights.wallsShut * shut + weights.wallsNarrowed * narrowed;
    }
}
