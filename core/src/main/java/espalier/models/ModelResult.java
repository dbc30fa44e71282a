package espalier.models;

import java.util.OptionalInt;

/**
 * What an opponent-model search found.
 *
 * @param value M^n of the root for the player to move there; empty if a limit stopped the search
 * @param index the index of the first maximal root move in generation order (of the best so far if stopped); -1 if the
 *     root has no move
 * @param move that move; 0 if there is none
 * @param evaluations calls of any f_j, those of passes that were given up included
 * @param visits entries into nodes, root and leaves included, as other searches count them; those of passes that were given
 *     up included
 * @param expansions how often successors were generated, repeats counted, those of passes that were given up included
 * @param violations different leaves seen that break the bounds the search was given; looked for only where the bounds
 *     are estimated and the algorithm uses them
 * @param bounds the bounds that the answer rests on: the ones given, or wider ones if leaves broke them
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
