package espalier.testkit;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The papers' figures in readings that fail, MAX/MIN or negamax as in the paper. Whether a reading is the paper's own,
 * {@link Errata} says. An algorithm that does not end returns nothing.
 */
final class PrintedForms {
    private static final int MOST_PASSES = 200;

    /** Entries into nodes since the search began. */
    static final class Visits {
        long count;
    }

    private PrintedForms() {}

    /** Readings of solution-trees, fig. 4. */
    enum Diminish {
        /**
         * MIN branch as printed: after the last brother it returns whatever that brother's expand returned. And g(c) is
         * what the last call on c returned, not its value in T.
         */
        MIN_AS_PRINTED,
        /** The MAX branch's test {@code gamma = g} after every child, with a g that begins as gamma. */
        MAX_AS_PRINTED,
        /** In expand, {@code g := max(g, g)} with one variable: a MAX node gets its last child's value. */
        ONE_G,
        /** The right one. */
        REPAIRED
    }

    /** SSS-2, solution-trees, fig. 4. */
    static OptionalInt sss2(Node root, Diminish reading) {
        int g = expand(root, Node.INFINITY, reading);
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            int gamma = g;
            g = diminish(root, gamma, reading);
            if (g == gamma) {
                return OptionalInt.of(g);
            }
        }
        return OptionalInt.empty();
    }

    private static int expand(Node n, int gamma, Diminish reading) {
        if (n.isLeaf()) {
            n.g = n.value;
        } else if (n.max) {
            n.g = -Node.INFINITY;
            for (int i = 0; i < n.children.size() && n.g < gamma; i++) {
                int g = expand(n.children.get(i), gamma, reading);
                n.g = reading == Diminish.ONE_G ? g : Math.max(n.g, g);
            }
        } else {
            n.g = gamma;
            for (int i = 0; i < n.children.size() && n.g >= gamma; i++) {
                n.chosen = n.children.get(i);
                n.g = expand(n.chosen, gamma, reading);
            }
        }
        return n.g;
    }

    private static int diminish(Node n, int gamma, Diminish reading) {
        if (n.isLeaf()) {
            return gamma;
        }
        n.g = n.max ? diminishMax(n, gamma, reading) : diminishMin(n, gamma, reading);
        return n.g;
    }

    private static int diminishMax(Node n, int gamma, Diminish reading) {
        boolean fails = reading == Diminish.MAX_AS_PRINTED;
        for (Node c : n.children) {
            if (c.g == gamma) {
                fails = diminish(c, gamma, reading) == gamma;
            }
            if (fails) {
                break;
            }
        }
        return n.children.stream().mapToInt(c -> c.g).max().orElseThrow();
    }

    private static int diminishMin(Node n, int gamma, Diminish reading) {
        int g = diminish(n.chosen, gamma, reading);
        if (g == gamma) {
            List<Node> brothers = n.children.subList(n.children.indexOf(n.chosen) + 1, n.children.size());
            for (Node b : brothers) {
                g = expand(b, gamma, reading);
                if (g < gamma) {
                    n.chosen = b;
                    return g;
                }
            }
            if (reading != Diminish.MIN_AS_PRINTED) {
                return gamma;
            }
        }
        return g;
    }

    /** S-alpha-beta, solution-trees, fig. 5, with the update that the figure leaves open. */
    static int sAlphaBeta(Node n, int entryAlpha, int entryBeta) {
        if (n.isLeaf()) {
            n.lower = n.value;
            n.upper = n.value;
        }
        if (entryAlpha >= n.upper || n.lower >= entryBeta || n.lower == n.upper) {
            return n.lower >= entryBeta ? n.lower : n.upper;
        }
        int alpha = Math.max(entryAlpha, n.lower);
        int beta = Math.min(entryBeta, n.upper);
        int g = n.max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Node c : n.children) {
            if (n.max) {
                g = Math.max(g, sAlphaBeta(c, alpha, beta));
                alpha = Math.max(alpha, g);
                if (g >= beta) {
                    break;
                }
            } else {
                g = Math.min(g, sAlphaBeta(c, alpha, beta));
                beta = Math.min(beta, g);
                if (g <= alpha) {
                    break;
                }
            }
        }
        n.lower = best(n, n.children.stream().mapToInt(c -> c.lower));
        n.upper = best(n, n.children.stream().mapToInt(c -> c.upper));
        return g;
    }

    private static int best(Node n, IntStream values) {
        return (n.max ? values.max() : values.min()).orElseThrow();
    }

    /** The window of a hypothesis gamma. */
    enum Window {
        /** (gamma-1, gamma). */
        BELOW,
        /** (gamma, gamma+1). */
        ABOVE,
        /** (gamma-1, gamma+1): the right one. */
        AROUND;

        int search(Node root, int gamma) {
            return sAlphaBeta(root, this == ABOVE ? gamma : gamma - 1, this == BELOW ? gamma : gamma + 1);
        }
    }

    /** SSS-0. */
    static OptionalInt sss0(Node root, int guess, Window window) {
        int g = guess;
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            int gamma = g;
            g = window.search(root, gamma);
            if (g == gamma) {
                return OptionalInt.of(g);
            }
        }
        return OptionalInt.empty();
    }

    /** SSS-4; f- is read before the call or after it. */
    static OptionalInt sss4(Node root, int step, Window window, boolean readBefore) {
        int g = Node.INFINITY;
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            int gamma = g;
            int before = root.lower;
            g = window.search(root, gamma);
            g = Math.max(g - step, readBefore ? before : root.lower);
            if (g == gamma) {
                return OptionalInt.of(g);
            }
        }
        return OptionalInt.empty();
    }

    /** SSS-B between the ends of the leaf range. */
    static OptionalInt sssB(Node root, int low, int high, Window window) {
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            int gamma = Math.floorDiv(Math.max(low, root.lower) + Math.min(high, root.upper), 2);
            int g = window.search(root, gamma);
            if (g == gamma) {
                return OptionalInt.of(g);
            }
        }
        return OptionalInt.empty();
    }

    /** SSS-B with the largest int as infinity and a mean in 32 bits. */
    @SuppressWarnings("NarrowCalculation")
    static OptionalInt sssBIn32Bits(Node root) {
        root.forget(Integer.MAX_VALUE);
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            int gamma = Math.floorDiv(root.lower + root.upper, 2);
            int g = Window.AROUND.search(root, gamma);
            if (g == gamma) {
                return OptionalInt.of(g);
            }
        }
        return OptionalInt.empty();
    }

    /** Alpha-beta with a table, best-first, fig. 1. */
    enum Table {
        /** As printed, signs restored: alpha grows in the loop, and the stored bounds are classified with the grown alpha. */
        RAISED_ALPHA,
        /** Alpha on entry, but the comparison signs as they survived: f+ < alpha, g < alpha, g = beta. */
        LOST_SIGNS,
        /** Repaired. */
        REPAIRED;

        /** Negamax: the bounds of a node are those of the side to move, though the node stores MAX's. */
        int alphaBeta(Node n, int entryAlpha, int beta, Visits visits) {
            visits.count++;
            int lower = n.max ? n.lower : -n.upper;
            int upper = n.max ? n.upper : -n.lower;
            boolean strict = this == LOST_SIGNS;
            if ((strict ? upper < entryAlpha : upper <= entryAlpha) || upper == lower) {
                return upper;
            }
            if (strict ? lower == beta : lower >= beta) {
                return lower;
            }
            int alpha = entryAlpha;
            int g;
            if (n.isLeaf()) {
                g = n.max ? n.value : -n.value;
                lower = g;
                upper = g;
            } else {
                g = -Node.INFINITY;
                for (int i = 0; i < n.children.size() && g < beta; i++) {
                    g = Math.max(g, -alphaBeta(n.children.get(i), -beta, -alpha, visits));
                    alpha = Math.max(alpha, g);
                }
                int against = this == RAISED_ALPHA ? alpha : entryAlpha;
                if (strict ? g < against : g <= against) {
                    upper = g;
                }
                if (against < g && g < beta) {
                    lower = g;
                    upper = g;
                }
                if (strict ? g == beta : g >= beta) {
                    lower = g;
                }
            }
            n.lower = n.max ? lower : -upper;
            n.upper = n.max ? upper : -lower;
            return g;
        }
    }

    /** AB-SSS*, best-first, fig. 2. */
    static OptionalInt abSss(Node root, Table table, Visits visits) {
        int g = Node.INFINITY;
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            int gamma = g;
            g = table.alphaBeta(root, gamma - 1, gamma, visits);
            if (g == gamma) {
                return OptionalInt.of(g);
            }
        }
        return OptionalInt.empty();
    }

    /** MTD(f), best-first, fig. 3, with the test {@code g = f} as it survived or with {@code g = f-}. */
    static OptionalInt mtd(Node root, int f, boolean lostSign) {
        int g = f;
        int lower = -Node.INFINITY;
        int upper = Node.INFINITY;
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            int gamma = g == (lostSign ? f : lower) ? g + 1 : g;
            g = Table.REPAIRED.alphaBeta(root, gamma - 1, gamma, new Visits());
            if (g < gamma) {
                upper = g;
            } else {
                lower = g;
            }
            if (lower == upper) {
                return OptionalInt.of(g);
            }
        }
        return OptionalInt.empty();
    }

    /** Readings of best-node, fig. 4. */
    enum Bns {
        /** Beta begins at the highest leaf value. */
        BETA_AT_HIGH,
        /** NextGuess is rounded to the nearest number. */
        ROUND_TO_NEAREST,
        /** NextGuess is not rounded. */
        UNROUNDED,
        /** No node counts as best before one was better. */
        NO_FIRST_BEST,
        /** Repaired. */
        REPAIRED
    }

    /** Best Node Search; the move, -1 if none was chosen, empty if it does not end. */
    static OptionalInt bns(Node root, int low, int high, Bns reading) {
        double alpha = low;
        double beta = reading == Bns.BETA_AT_HIGH ? high : high + 1;
        int count = root.children.size();
        int bestNode = reading == Bns.NO_FIRST_BEST ? -1 : 0;
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            double exact = alpha + (beta - alpha) * (count - 1) / count;
            double test = switch (reading) {
                case ROUND_TO_NEAREST -> Math.round(exact);
                case UNROUNDED -> exact;
                default -> Math.floor(exact);
            };
            if (reading == Bns.REPAIRED || reading == Bns.NO_FIRST_BEST) {
                test = Math.max(alpha + 1, Math.min(beta - 1, test));
            }
            int better = 0;
            for (int i = 0; i < root.children.size(); i++) {
                if (root.children.get(i).minimax() >= test) {
                    better++;
                    bestNode = i;
                }
            }
            if (better == 0) {
                beta = test;
            } else {
                alpha = test;
                count = better;
            }
            if (beta - alpha < 2 || better == 1) {
                return OptionalInt.of(bestNode);
            }
        }
        return OptionalInt.empty();
    }
}
