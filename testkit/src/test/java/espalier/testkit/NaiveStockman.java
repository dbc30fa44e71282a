package espalier.testkit;

import espalier.tree.ExplicitTree;
import java.util.ArrayList;
import java.util.List;

/**
 * SSS* from the table of stockman, as slow and plain as can be: OPEN is an unsorted list of states, each step scans it
 * for the best, and a purge visits every state. DUAL* is the same with the players exchanged.
 */
final class NaiveStockman {
    /** Which of two states with the same merit comes first. */
    enum Ties {
        LEFT_FIRST,
        RIGHT_FIRST
    }

    /** A place is the list of child indices from the root; places compare left to right. */
    private record State(List<Integer> place, boolean live, int merit) {}

    private final Node root;
    private final boolean dual;
    private final Ties ties;
    private final List<State> open = new ArrayList<>();
    private final List<Integer> leaves = new ArrayList<>();
    private int value;

    private NaiveStockman(ExplicitTree tree, boolean dual, Ties ties) {
        this.root = Node.of(tree);
        this.dual = dual;
        this.ties = ties;
        open.add(new State(List.of(), true, Node.INFINITY));
        while (step()) {}
    }

    /** The leaves in the order of their evaluation. */
    static int[] leaves(ExplicitTree tree, boolean dual, Ties ties) {
        return new NaiveStockman(tree, dual, ties)
                .leaves.stream().mapToInt(Integer::intValue).toArray();
    }

    static int value(ExplicitTree tree, boolean dual) {
        NaiveStockman search = new NaiveStockman(tree, dual, Ties.LEFT_FIRST);
        return dual ? -search.value : search.value;
    }

    private Node node(List<Integer> place) {
        Node node = root;
        for (int index : place) {
            node = node.children.get(index);
        }
        return node;
    }

    private boolean isMax(List<Integer> place) {
        return (place.size() % 2 == 0) != dual;
    }

    private static List<Integer> child(List<Integer> place, int index) {
        List<Integer> child = new ArrayList<>(place);
        child.add(index);
        return child;
    }

    /** The operator Gamma on the best state; false when the root is solved. */
    private boolean step() {
        State state = takeBest();
        List<Integer> place = state.place;
        Node node = node(place);
        if (state.live && node.isLeaf()) {
            leaves.add(node.number);
            int worth = dual ? -node.value : node.value;
            open.add(new State(place, false, Math.min(state.merit, worth)));
        } else if (state.live) {
            int children = isMax(place) ? node.children.size() : 1;
            for (int i = 0; i < children; i++) {
                open.add(new State(child(place, i), true, state.merit));
            }
        } else if (place.isEmpty()) {
            value = state.merit;
            return false;
        } else {
            solved(state);
        }
        return true;
    }

    private void solved(State state) {
        List<Integer> parent = state.place.subList(0, state.place.size() - 1);
        int index = state.place.get(parent.size());
        if (!isMax(state.place)) {
            open.removeIf(other -> other.place.size() > parent.size()
                    && other.place.subList(0, parent.size()).equals(parent));
            open.add(new State(parent, false, state.merit));
        } else if (index + 1 < node(parent).children.size()) {
            open.add(new State(child(parent, index + 1), true, state.merit));
        } else {
            open.add(new State(parent, false, state.merit));
        }
    }

    private State takeBest() {
        State best = open.get(0);
        for (State state : open) {
            if (state.merit > best.merit || (state.merit == best.merit && wins(state.place, best.place))) {
                best = state;
            }
        }
        open.remove(best);
        return best;
    }

    private boolean wins(List<Integer> a, List<Integer> b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            if (!a.get(i).equals(b.get(i))) {
                return (a.get(i) < b.get(i)) == (ties == Ties.LEFT_FIRST);
            }
        }
        return false;
    }
}
