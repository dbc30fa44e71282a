package espalier.models;

import java.util.OptionalInt;

/**
 * What an opponent-model search found. Counts include passes that were abandoned because a leaf broke a bound.
 *
 * @param value M^n of the root for the player to move there; empty if a limit stopped the search
 * @param index the index of the first maximal root move in generation order (of the best so far if stopped); -1 if the
 *     root has no move
 * @param move that move; 0 if there is none
 * @param evaluations calls of any f_j
 * @param visits entries into nodes, root and leaves included, as other searches count them
 * @param expansions how often successors were generated, repeats included
 * @param violations distinct leaves that break the given bounds; checked only if the bounds are estimated and the
 *     algorithm uses them
 * @param bounds the bounds that the answer rests on: the given ones, or wider ones if leaves broke them
 * @param complete false if a limit stopped the search
 */
public record ModelResult(
        OptionalInt value,
        int index,
        int move,
        long evaluations,
        long visits,
        long expansions,
        int violations,
        SumBounds bounds,
        boolean complete) {}
