package espalier.play;

import espalier.game.Game;
import espalier.game.Noisy;
import espalier.game.Position;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a practical search is composed of. Each part can be left out; "off" is a value too.
 *
 * @param ordering what moves are sorted by
 * @param parts what else is used
 * @param additions what makes pruning at ALL nodes safe
 * @param pruning the forward-pruning methods, in the order they are tried
 */
public record Setting(Ordering ordering, Set<Part> parts, Additions additions, List<Pruning> pruning) {
    /** Parts that do not change the value. */
    private static final Set<Part> EXACT =
            Collections.unmodifiableSet(EnumSet.of(Part.TRANSPOSITION_CUTOFFS, Part.LEAVES_STORED));

    /** Full width at fixed depth, what the papers compare: exact, with ordering and table. */
    public static final Setting FULL_WIDTH = new Setting(Ordering.ALL, EXACT, Additions.NONE, List.of());

    /**
     * For playing: quiescence, draw rules, null move, reductions and extensions; entries of deeper searches serve. It leaves
     * out enhanced transposition cut-offs, stored leaves and multi-cut.
     */
    public static final Setting PLAY = new Setting(
            Ordering.ALL,
            EnumSet.of(Part.QUIESCENCE, Part.DRAWS, Part.DEEPER_SERVES, Part.REDUCTIONS, Part.EXTENSIONS),
            Additions.NONE,
            List.of(Pruning.NullMove.STANDARD));

    public Setting {
        parts = Set.copyOf(parts);
        pruning = List.copyOf(pruning);
    }

    /**
     * For playing a game: {@link #PLAY}, with ProbCut instead of the null move where the game has a regression for it. Where
     * more plies are to go than the regression's deepest depth, nothing is then pruned.
     */
    public static Setting play(Game<?> game) {
        return game.regression()
                .map(model ->
                        PLAY.pruning(PLAY.additions, new Pruning.ProbCut(Where.BOTH, model, Pruning.ProbCut.THRESHOLD)))
                .orElse(PLAY);
    }

    /** The same with one of the game's evaluators: the regression belongs to the default one. */
    public static Setting play(Game<?> game, String evaluator) {
        return evaluator.equals(game.defaultEvaluator()) ? play(game) : PLAY;
    }

    /** Whether a part is used. */
    public boolean has(Part part) {
        return parts.contains(part);
    }

    /** Whether noisy moves are played out where the depth ends, in the game of this position. */
    public boolean quiesces(Position<?> position) {
        return has(Part.QUIESCENCE) && position instanceof Noisy;
    }

    /** Whether the value is the minimax value at the depth. */
    public boolean isExact() {
        return EXACT.containsAll(parts) && pruning.isEmpty();
    }

    /** With moves sorted by something else. */
    public Setting ordering(Ordering by) {
        return new Setting(by, parts, additions, pruning);
    }

    /** With a part, or without it. */
    public Setting with(Part part, boolean on) {
        Set<Part> changed = EnumSet.noneOf(Part.class);
        changed.addAll(parts);
        if (on) {
            changed.add(part);
        } else {
            changed.remove(part);
        }
        return new Setting(ordering, changed, additions, pruning);
    }

    /** Forward pruning and what keeps it safe. */
    public Setting pruning(Additions safety, Pruning... methods) {
        return new Setting(ordering, parts, safety, List.of(methods));
    }
}
