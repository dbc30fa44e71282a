package espalier.search;

import java.util.OptionalInt;

/**
 * What a search found.
 *
 * @param algorithm the algorithm that ran
 * @param value the minimax value for the side to move at the root; empty if the algorithm only proves the move, or was
 *     interrupted
 * @param index the index of a best root move in generation order (of the best one so far if interrupted); -1 if the
 *     root has no move
 * @param move that move; 0 if there is none
 * @param passes searches started at the root; empty for algorithms with an OPEN list
 * @param memoryPeak the most nodes that were remembered at a time
 * @param complete false if a limit stopped the search
 */
public record Result(
        Algorithm algorithm,
        OptionalInt value,
        int index,
        int move,
        OptionalInt passes,
        long memoryPeak,
        boolean complete) {}
