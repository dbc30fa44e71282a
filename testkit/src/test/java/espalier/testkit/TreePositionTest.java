package espalier.testkit;

import espalier.game.Position;
import espalier.tree.CorrelatedTree;
import espalier.tree.ExplicitTree;
import espalier.tree.InformedTree;
import espalier.tree.IrregularTree;
import espalier.tree.OrderedTree;
import espalier.tree.ReorderedTree;
import espalier.tree.UniformTree;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;

/** All artificial trees pass the contract for positions. */
class TreePositionTest {
    private abstract static class Small<P extends Position<P>> extends PositionContract<P> {
        @Override
        protected int playouts() {
            return 300;
        }
    }

    @Nested
    class Explicit extends Small<ExplicitTree> {
        @Override
        protected ExplicitTree start() {
            return ExplicitTree.parse("[[3,[5,1]],2,[[[-4]],7,0]]");
        }

        @Override
        protected Stream<ExplicitTree> starts() {
            return Stream.concat(Stream.of(start()), RandomTrees.trees(10, 77));
        }
    }

    @Nested
    class Uniform extends Small<UniformTree> {
        @Override
        protected UniformTree start() {
            return new UniformTree(3, 7, -50, 50, 1);
        }
    }

    @Nested
    class Ordered extends Small<OrderedTree> {
        @Override
        protected OrderedTree start() {
            return new OrderedTree(4, 6, 0, 99, 60, 2, OptionalInt.empty());
        }
    }

    @Nested
    class Reordered extends Small<ReorderedTree> {
        @Override
        protected ReorderedTree start() {
            return new ReorderedTree(3, 6, 0, 99, 40, 3);
        }
    }

    @Nested
    class Irregular extends Small<IrregularTree> {
        @Override
        protected IrregularTree start() {
            return new IrregularTree(5, 9, 0, 99, 4);
        }
    }

    @Nested
    class Informed extends Small<InformedTree> {
        @Override
        protected InformedTree start() {
            return new InformedTree(3, 5, 0, 99, 10, 5);
        }
    }

    @Nested
    class Correlated extends Small<CorrelatedTree> {
        @Override
        protected CorrelatedTree start() {
            return new CorrelatedTree(3, 6, -9, 9, 6);
        }
    }
}
