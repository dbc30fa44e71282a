package espalier.testkit;

import espalier.game.Evaluator;
import espalier.game.Position;
import espalier.search.Search;
import espalier.tree.CorrelatedTree;
import espalier.tree.ExplicitTree;
import espalier.tree.IrregularTree;
import espalier.tree.UniformTree;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** The search contract on artificial trees: to the end, and cut off at a depth with an evaluator. */
class TreeSearchTest {
    /** The depth limit is the end of the tree. */
    abstract static class ToTheEnd<P extends Position<P>> extends SearchContract<P> {
        @Override
        protected int depth() {
            return Search.UNLIMITED;
        }

        @Override
        protected Evaluator<P> evaluator() {
            return Position::score;
        }
    }

    /** A selection for mutation testing. */
    @Nested
    @Tag("mutation")
    class Few extends ToTheEnd<ExplicitTree> {
        @Override
        protected Stream<ExplicitTree> positions() {
            return RandomTrees.trees(10, 12);
        }

        @Override
        protected long mostVisits() {
            return 100_000;
        }
    }

    @Nested
    class Explicit extends ToTheEnd<ExplicitTree> {
        @Override
        protected Stream<ExplicitTree> positions() {
            return RandomTrees.trees(40, 11);
        }
    }

    @Nested
    class Irregular extends ToTheEnd<IrregularTree> {
        @Override
        protected Stream<IrregularTree> positions() {
            return Stream.of(0, 1, 2, 3).map(seed -> new IrregularTree(4, 6, -9, 9, seed));
        }
    }

    /** Large enough for the poll. */
    @Nested
    @Tag("slow")
    class Uniform extends ToTheEnd<UniformTree> {
        @Override
        protected Stream<UniformTree> positions() {
            return Stream.of(new UniformTree(3, 8, 0, 99, 1), new UniformTree(2, 11, 0, 9, 2));
        }
    }

    /** The value of an inner node of a correlated tree is the sum of the edges so far. */
    @Nested
    @Tag("mutation")
    class CutOff extends SearchContract<CorrelatedTree> {
        @Override
        protected Stream<CorrelatedTree> positions() {
            return Stream.of(1, 2, 3).map(seed -> new CorrelatedTree(3, 8, -9, 9, seed));
        }

        @Override
        protected long mostVisits() {
            return 1_000_000;
        }

        @Override
        protected int depth() {
            return 4;
        }

        @Override
        protected Evaluator<CorrelatedTree> evaluator() {
            return Position::score;
        }
    }
}
