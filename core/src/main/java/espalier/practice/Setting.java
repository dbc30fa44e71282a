package espalier.practice;

import java.util.List;

/**
 * Which parts a practical search is composed of. Each can be left out; "off" is a value too.
 *
 * @param ordering what moves are sorted by
 * @param transpositionCutoffs enhanced transposition cut-offs: before a node is searched, the table is asked whether a
 *     child already answers it
 * @param quiescence whether leaves are extended by noisy moves, in games that know them
 * @param draws whether the draw rules of play count, in games that have them
 * @param leavesStored whether leaf evaluations are kept in the table
 * @param deeperServes whether a table entry of a deeper search answers a shallower question; exactness needs equal depths
 * @param additions what makes pruning at ALL nodes safe
 * @param pruning the forward-pruning methods, in the order they are tried
 * @param reductions whether late quiet moves are searched less deeply first
 * @param extensions whether replies to a check and only replies do not count as depth
 */
public record Setting(
        Ordering ordering,
        boolean transpositionCutoffs,
        boolean quiescence,
        boolean draws,
        boolean leavesStored,
        boolean deeperServes,
        Additions additions,
        List<Pruning> pruning,
        boolean reductions,
        boolean extensions) {

    /** Full width at fixed depth, what the papers compare: exact, with ordering and table. */
    public static final Setting FULL_WIDTH =
            new Setting(Ordering.ALL, true, false, false, true, false, Additions.NONE, List.of(), false, false);

    /** For playing: quiescence, null move, reductions and extensions. */
    public static final Setting PLAY = new Setting(
            Ordering.ALL,
            false,
            true,
            true,
            false,
            true,
            Additions.NONE,
            List.of(Pruning.NullMove.STANDARD),
            true,
            true);

    public Setting {
        pruning = List.copyOf(pruning);
    }

    /** Whether the value is the minimax value at the depth. */
    public boolean isExact() {
        return !quiescence && !draws && !deeperServes && pruning.isEmpty() && !reductions && !extensions;
    }

    public Setting ordering(Ordering by) {
        return new Setting(
                by,
                transpositionCutoffs,
                quiescence,
                draws,
                leavesStored,
                deeperServes,
                additions,
                pruning,
                reductions,
                extensions);
    }

    public Setting transpositionCutoffs(boolean on) {
        return new Setting(
                ordering,
                on,
                quiescence,
                draws,
                leavesStored,
                deeperServes,
                additions,
                pruning,
                reductions,
                extensions);
    }

    public Setting quiescence(boolean on) {
        return new Setting(
                ordering,
                transpositionCutoffs,
                on,
                draws,
                leavesStored,
                deeperServes,
                additions,
                pruning,
                reductions,
                extensions);
    }

    public Setting draws(boolean on) {
        return new Setting(
                ordering,
                transpositionCutoffs,
                quiescence,
                on,
                leavesStored,
                deeperServes,
                additions,
                pruning,
                reductions,
                extensions);
    }

    public Setting leavesStored(boolean on) {
        return new Setting(
                ordering,
                transpositionCutoffs,
                quiescence,
                draws,
                on,
                deeperServes,
                additions,
                pruning,
                reductions,
                extensions);
    }

    /** Forward pruning and what keeps it safe. */
    public Setting pruning(Additions safety, Pruning... methods) {
        return new Setting(
                ordering,
                transpositionCutoffs,
                quiescence,
                draws,
                leavesStored,
                deeperServes,
                safety,
                List.of(methods),
                reductions,
                extensions);
    }

    public Setting reductions(boolean on) {
        return new Setting(
                ordering,
                transpositionCutoffs,
                quiescence,
                draws,
                leavesStored,
                deeperServes,
                additions,
                pruning,
                on,
                extensions);
    }

    public Setting extensions(boolean on) {
        return new Setting(
                ordering,
                transpositionCutoffs,
                quiescence,
                draws,
                leavesStored,
                deeperServes,
                additions,
                pruning,
                reductions,
                on);
    }
}
