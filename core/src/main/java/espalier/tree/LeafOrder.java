package espalier.tree;

import espalier.game.Position;
import espalier.search.Observer;
import java.util.LinkedHashSet;
import java.util.Set;

/** Records the numbers of an artificial tree's leaves in the order of their first evaluation. */
public final class LeafOrder implements Observer {
    private final Set<Long> order = new LinkedHashSet<>();

    @Override
    public void leaf(Position<?> position, int[] path, int ply, int value) {
        order.add(((Tree<?>) position).leafNumber());
    }

    /** {@return leaf numbers, counted from 0, left to right} */
    public long[] numbers() {
        return order.stream().mapToLong(Long::longValue).toArray();
    }
}
