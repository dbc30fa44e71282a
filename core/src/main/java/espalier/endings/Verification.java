package espalier.endings;

import espalier.game.Position;
import espalier.game.Score;
import java.util.SplittableRandom;

/**
 * What is in the database of an ending, and whether it is right. Every value is compared with those of its successors, and a
 * sample of them with a plain alpha-beta search that knows no database.
 *
 * @param longest the plies of the longest win; 0 if distances are not counted
 * @param contradictions values that do not follow from those of the successors
 * @param sampled positions that were searched
 * @param disagreements those whose value the search refutes
 */
public record Verification(
        long wins, long draws, long losses, int longest, long contradictions, long sampled, long disagreements) {
    /**
     * {@return what a check of all the positions of an ending finds, and a search of this many plies from random ones}
     *
     * @param <P> the type of positions
     * @param library has the ending, and those it leads to
     * @param ending the one to verify
     * @param samples how many positions to search
     * @param depth the plies of each search
     * @param seed chooses the positions
     */
    public static <P extends Position<P>> Verification of(
            Library<P> library, Space.Material ending, int samples, int depth, long seed) {
        Space<P> space = library.space();
        boolean counted = library.counted(ending);
        P board = space.board();
        long[] results = new long[3];
        int longest = 0;
        for (int i = 0; i < ending.size(); i++) {
            if (space.set(board, ending.id(), i)) {
                int value = library.get(ending.id(), i);
                results[value == Values.DRAW ? 1 : Values.isWin(value) ? 0 : 2]++;
                longest = counted ? Math.max(longest, Values.plies(value)) : 0;
            }
        }
        SplittableRandom random = new SplittableRandom(seed);
        int[] moves = new int[(depth + 1) * board.maxMoves()];
        long sampled = 0;
        long disagreements = 0;
        while (sampled < samples && results[0] + results[1] + results[2] > 0) {
            int index = random.nextInt(ending.size());
            if (space.set(board, ending.id(), index)) {
                int found = search(board, moves, 0, 0, depth, -Score.INFINITY, Score.INFINITY);
                sampled++;
                disagreements += agrees(library.get(ending.id(), index), counted, found, depth) ? 0 : 1;
            }
        }
        return new Verification(
                results[0],
                results[1],
                results[2],
                longest,
                Retrograde.contradictions(space, ending, library, counted),
                sampled,
                disagreements);
    }

    /** A win or loss within the depth is found, and no other. */
    private static boolean agrees(int value, boolean counted, int found, int depth) {
        if (found == Score.DRAW) {
            return value == Values.DRAW || !counted || Values.plies(value) > depth;
        }
        return value != Values.DRAW
                && Values.isWin(value) == Score.isWin(found)
                && (!counted || Values.plies(value) == Score.plies(found));
    }

    /** Negamax with alpha and beta; whatever is not over at the depth is a draw. */
    private static <P extends Position<P>> int search(
            P board, int[] moves, int from, int ply, int depth, int alpha, int beta) {
        int end = board.generate(moves, from);
        if (end == from) {
            return Score.fromNode(board.score(), ply);
        }
        int best = depth == 0 ? Score.DRAW : -Score.INFINITY;
        for (int i = from; i < end && best < beta && depth > 0; i++) {
            board.play(moves[i]);
            best = Math.max(best, -search(board, moves, end, ply + 1, depth - 1, -beta, -Math.max(alpha, best)));
            board.undo();
        }
        return best;
    }
}
