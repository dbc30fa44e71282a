package espalier.games.loa;

import espalier.game.Evaluator;

/** Concentration only: the distance of the pieces from their centre of mass, in hundredths of a square. */
final class PlainEvaluator implements Evaluator<LoaPosition> {
    @Override
    public int evaluate(LoaPosition position) {
        return spread(position.other()) - spread(position.own());
    }

    private static int spread(long pieces) {
        int count = Long.bitCount(pieces);
        int ranks = 0;
        int files = 0;
        for (long rest = pieces; rest != 0; rest &= rest - 1) {
            ranks += Long.numberOfTrailingZeros(rest) >> 3;
            files += Long.numberOfTrailingZeros(rest) & 7;
        }
        int sum = 0;
        for (long rest = pieces; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            sum += Math.max(Math.abs(count * (square >> 3) - ranks), Math.abs(count * (square & 7) - files));
        }
        return 100 * sum / (count * count);
    }
}
