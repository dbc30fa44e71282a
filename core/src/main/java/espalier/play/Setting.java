package espalier.play;

import espalier.endings.HasEndings;
import espalier.game.Game;
import espalier.game.Margins;
import espalier.game.Noisy;
import espalier.game.Position;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a practical search is composed of. Each part can be left out; "off" is a value too.
 *
 * @param parts what is used
 * @param additions what makes pruning at ALL nodes safe
 * @param pruning the rules of forward pruning, in the order they are tried
 * @param margins how far static values are trusted; none if nothing is left out because of them
 */
public record Setting(Set<Part> parts, Additions additions, List<PruningRule> pruning, Optional<Margins> margins) {
    /** Full width at fixed depth, what the papers compare: exact, with ordering and table. */
    public static final Setting FULL_WIDTH = new Setting(Part.EXACT, Additions.NONE, List.of());

    /**
     * For playing: quiescence, draw rules, null move, reductions and extensions; entries of deeper searches serve. It leaves
     * out enhanced transposition cut-offs, stored leaves and multi-cut. Experiments search games with it and with
     * {@link Game#reference()}, so that it stays what it is: what makes play stronger belongs to {@link #play(Game)}.
     */
    public static final Setting PLAY = new Setting(
                    Part.ORDERING, Additions.NONE, List.of(PruningRule.NullMove.STANDARD))
            .with(
                    EnumSet.of(
                            Part.QUIESCENCE,
                            Part.DRAWS,
                            Part.FRONTIER_STORED,
                            Part.DEEPER_SERVES,
                            Part.REDUCTIONS,
                            Part.EXTENSIONS),
                    true);

    /**
     * Without trust in static values.
     *
     * @param parts the parts that are used
     * @param additions how static values and safety are treated
     * @param pruning the rules, in the order in which they are tried
     */
    public Setting(Set<Part> parts, Additions additions, List<PruningRule> pruning) {
        this(parts, additions, pruning, Optional.empty());
    }

    public Setting {
        parts = Set.copyOf(parts);
        pruning = List.copyOf(pruning);
    }

    /**
     * {@return the setting for playing a game: {@link #PLAY}, with ProbCut instead of the null move where the game has a
     * regression for it} Where more plies are to go than the regression's deepest depth, nothing is then pruned. Where the
     * game has margins for its static values, much is left out because of them, the null move is guarded by them, and
     * the root is searched with {@link Part#ASPIRATION}. Databases of endings are asked.
     *
     * @param game the game
     */
    public static Setting play(Game<?> game) {
        return byEvaluator(game).with(Part.ENDINGS, game instanceof HasEndings);
    }

    private static Setting byEvaluator(Game<?> game) {
        if (game.margins().isPresent()) {
            Margins margins = game.margins().get();
            return PLAY.pruning(PLAY.additions, new PruningRule.GuardedNullMove(Where.BOTH, margins.spare()))
                    .trusting(margins)
                    .with(Part.ASPIRATION, true);
        }
        return game.regression()
                .map(model -> PLAY.pruning(
                        PLAY.additions, new PruningRule.ProbCut(Where.BOTH, model, PruningRule.ProbCut.THRESHOLD)))
                .orElse(PLAY);
    }

    /**
     * {@return the same with one of the game's evaluators: the regression belongs to the default one}
     *
     * @param game the game
     * @param evaluator its name
     */
    public static Setting play(Game<?> game, String evaluator) {
        return evaluator.equals(game.defaultEvaluator())
                ? play(game)
                : PLAY.with(Part.ENDINGS, game instanceof HasEndings);
    }

    /**
     * {@return whether a part is used}
     *
     * @param part a part of the search
     */
    public boolean has(Part part) {
        return parts.contains(part);
    }

    /** How moves are ordered. */
    public enum Order {
        /** In the order of generation. */
        AS_GENERATED,
        /** The table's move first, the others as generated. */
        HASH_MOVE_FIRST,
        /** By killers, history or the game's static ordering too, or in an order that may change while a node is searched. */
        RANKED
    }

    /**
     * {@return how moves are ordered}
     *
     * @param shared whether other threads search the same nodes
     */
    public Order order(boolean shared) {
        if (shared
                || has(Part.KILLERS)
                || has(Part.HISTORY)
                || has(Part.STATIC_ORDER)
                || pruning.stream().anyMatch(PruningRule.MultiCut.class::isInstance)) {
            return Order.RANKED;
        }
        return has(Part.HASH_MOVE) ? Order.HASH_MOVE_FIRST : Order.AS_GENERATED;
    }

    /**
     * {@return whether noisy moves are played out where the depth ends, in the game of this position}
     *
     * @param position a position of the game
     */
    public boolean quiesces(Position<?> position) {
        return has(Part.QUIESCENCE) && position instanceof Noisy;
    }

    /** {@return whether the value is the minimax value at the depth} */
    public boolean isExact() {
        return Part.EXACT.containsAll(parts) && pruning.isEmpty() && margins.isEmpty();
    }

    /**
     * {@return the same, with a part, or without it}
     *
     * @param part a part of the search
     * @param on whether it is used
     */
    public Setting with(Part part, boolean on) {
        return with(Set.of(part), on);
    }

    /**
     * {@return the same, with some parts, or without them}
     *
     * @param some parts of the search
     * @param on whether they are used
     */
    public Setting with(Set<Part> some, boolean on) {
        Set<Part> changed = new HashSet<>(parts);
        if (on) {
            changed.addAll(some);
        } else {
            changed.removeAll(some);
        }
        return new Setting(changed, additions, pruning, margins);
    }

    /**
     * {@return the same, with these margins for static values}
     *
     * @param some how far they are trusted
     */
    public Setting trusting(Margins some) {
        return new Setting(parts, additions, pruning, Optional.of(some));
    }

    /**
     * {@return the same setting, with forward pruning by these rules alone, and what keeps it safe; static values are not
     * trusted any more}
     *
     * @param safety what keeps pruning safe
     * @param rules in the order in which they are tried
     */
    public Setting pruning(Additions safety, PruningRule... rules) {
        return new Setting(parts, safety, List.of(rules));
    }
}
