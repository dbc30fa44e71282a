package espalier.engine.procedure;

import espalier.engine.memory.Memory;
import espalier.engine.memory.TranspositionTable;
import espalier.play.Additions;
import espalier.play.NodeType;
import espalier.play.Part;
import espalier.play.Setting;
import espalier.search.Bound;

/** What the table knows of the nodes of a practical search, and what the search lets it keep. */
final class Knowledge {
    final TranspositionTable table;

    private final Practical<?> search;
    private final boolean deeperServes;
    private final Additions.Uncertain uncertain;
    private final boolean keepsRoot;
    private final boolean keepsFrontier;

    /** Answers that may stand for a horizon. */
    private long hiddenHorizons;

    /** @param keepsRoot whether the root's value is the position's */
    Knowledge(Practical<?> search, TranspositionTable table, Setting setting, boolean keepsRoot) {
        this.search = search;
        this.table = table;
        this.deeperServes = setting.has(Part.DEEPER_SERVES);
        this.uncertain = setting.additions().uncertain();
        this.keepsRoot = keepsRoot;
        this.keepsFrontier = setting.has(Part.FRONTIER_STORED);
    }

    long hiddenHorizons() {
        return hiddenHorizons;
    }

    /** Loads what is known of a node; whether that is anything at this depth. */
    boolean find(long key, int depth, int ply) {
        return table.look(key, depth, ply, deeperServes);
    }

    /** Whether the current node is answered; loads what is known of it. */
    boolean answers(long key, int depth, int alpha, int beta) {
        int ply = search.ply;
        return keeps(depth)
                && find(key, depth, ply)
                && ply > 0
                && Memory.answers(table.lower(), table.upper(), alpha, beta);
    }

    /** The best move that is known of a node at this depth, which was just looked for. */
    int move(int depth) {
        return keeps(depth) ? table.move() : TranspositionTable.NO_MOVE;
    }

    /** The value of the current node by the bounds loaded; leaves it. */
    int answer(int beta) {
        int lower = table.lower();
        int upper = table.upper();
        if (lower != upper) {
            search.descent.interior(search.ply + 1); // which the bound stands for
        }
        reveal(lower, upper);
        return search.exit(lower >= beta ? lower : upper, Bound.between(lower, upper, beta));
    }

    /** The value of the current leaf, which was loaded; leaves it. */
    int answerLeaf() {
        hiddenHorizons++;
        return answer(table.lower());
    }

    /** The value of the current node by the bounds loaded, which stand for leaves; leaves it. */
    int answerHorizon(int beta) {
        hiddenHorizons++;
        return answer(beta);
    }

    /** Keeps what playing out the current node has shown. */
    void keepHorizon(long key, int value, int alpha, int beta) {
        table.update(key, 0, search.ply, value, alpha, beta, TranspositionTable.NO_MOVE);
    }

    /** Reports what is known of the current node. An old entry may depend on a depth limit, so it counts as one. */
    void reveal(int lower, int upper) {
        if (table.isOld()) {
            hiddenHorizons++;
        }
        search.known(lower, upper);
    }

    /** Keeps what the search of the current node has shown: not if it may rest on a pruned ALL node. */
    void keep(long key, int place, int value, int alpha, int beta, int best) {
        if (keeps(Place.depth(place)) && (search.ply > 0 || keepsRoot) && isCertain(place, value, alpha, beta)) {
            table.update(key, Place.depth(place), search.ply, value, alpha, beta, best);
        }
    }

    /** The same below the root, if no other node was looked up meanwhile. */
    void keep(int place, int value, int alpha, int beta, int best) {
        if (keepsFrontier && isCertain(place, value, alpha, beta)) {
            table.update(Place.depth(place), search.ply, value, alpha, beta, best);
        }
    }

    private boolean keeps(int depth) {
        return depth != 1 || keepsFrontier;
    }

    private boolean isCertain(int place, int value, int alpha, int beta) {
        if (uncertain == Additions.Uncertain.STORED) {
            return true;
        }
        NodeType type = Place.type(place);
        return !(type == NodeType.CUT && value == alpha)
                && !(uncertain == Additions.Uncertain.REPAIRED && type == NodeType.ALL && value == beta);
    }
}
