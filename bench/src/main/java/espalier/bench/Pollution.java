package espalier.bench;

import espalier.driver.Hints;
import espalier.driver.Separation;
import espalier.game.Bounds;
import espalier.game.Position;
import espalier.observe.Counter;
import espalier.observe.Trace;
import espalier.proof.Recording;
import espalier.search.Algorithm;
import espalier.search.Observer;
import espalier.search.Search;
import espalier.tree.CorrelatedTree;
import espalier.tree.ExplicitTree;
import espalier.tree.InformedTree;
import espalier.tree.IrregularTree;
import espalier.tree.OrderedTree;
import espalier.tree.ReorderedTree;
import espalier.tree.UniformTree;
import java.util.List;
import java.util.OptionalInt;

/** Runs every tree kind under every observer with every algorithm, so that the JVM has loaded and profiled them all. */
final class Pollution {
    private Pollution() {}

    static void everything() {
        for (int round = 0; round < 3; round++) {
            run(new UniformTree(4, 6, 0, 999, round), Bounds.none());
            run(new OrderedTree(4, 6, 0, 999, 50, round, OptionalInt.empty()), Bounds.none());
            run(new ReorderedTree(4, 6, 0, 999, 50, round), Bounds.none());
            run(new IrregularTree(4, 7, 0, 999, round), Bounds.none());
            run(new CorrelatedTree(4, 6, -9, 9, round), Bounds.none());
            run(new InformedTree(4, 6, 0, 999, 100, round), InformedTree.bounds());
            run(ExplicitTree.copyOf(new UniformTree(4, 6, 0, 999, round)), Bounds.none());
        }
    }

    private static <P extends Position<P>> void run(P tree, Bounds<P> bounds) {
        for (Algorithm algorithm : Algorithm.all()) {
            List<Observer> observers = List.of(
                    Observer.NONE,
                    new NoOp(),
                    Counter.of(algorithm),
                    new Recording(),
                    new Trace(new StringBuilder()),
                    Counter.of(algorithm).and(new Recording()));
            for (Observer observer : observers) {
                Search.<P>with(algorithm)
                        .offer(Hints.of(tree).range(-1000, 1000).trained(Separation::linear))
                        .bounds(bounds)
                        .observer(observer)
                        .run(tree);
            }
        }
    }

    /** A user's observer that does nothing. */
    static final class NoOp implements Observer {}
}
