package espalier.outside;

import static java.lang.StackWalker.Option.RETAIN_CLASS_REFERENCE;

import espalier.game.Game;
import espalier.game.Position;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import espalier.play.Seat;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.Observer;
import espalier.search.Search;
import espalier.tree.ModelTree;
import espalier.tree.RandomModelTree;
import espalier.tree.UniformTree;
import java.lang.StackWalker.StackFrame;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * Code of a user, in a package of its own. It enters the engine room by one of its three doors, answers what the search has
 * found, and adds the classes of the engine room that were seen at work.
 */
public final class Visitor implements BiFunction<String, Set<Class<?>>, String> {
    @Override
    public String apply(String door, Set<Class<?>> seen) {
        return switch (door) {
            case "Search" -> search(seen);
            case "ModelSearch" -> models(seen);
            case "Seat" -> seat(Game.named("chess"), seen);
            default -> throw new IllegalArgumentException(door);
        };
    }

    private static String search(Set<Class<?>> seen) {
        Observer watcher = new Observer() {
            @Override
            public void leaf(Position<?> position, int[] path, int ply, int value) {
                seen.addAll(atWork());
            }
        };
        return Search.of(new UniformTree(3, 4, 0, 999, 7))
                .by(Algorithm.named("mtd-f"))
                .observer(watcher)
                .run()
                .toString();
    }

    private static String models(Set<Class<?>> seen) {
        RandomModelTree tree = new RandomModelTree(3, 4, 99, 20, 1, 7);
        Player<RandomModelTree> player = Player.chain(ModelTree.<RandomModelTree>values(1));
        return ModelSearch.of(ModelAlgorithm.ALPHA_BETA_STAR, player, SumBounds.known(20), 4)
                .observer((position, model, value) -> seen.addAll(atWork()))
                .run(tree)
                .toString();
    }

    private static <P extends Position<P>> String seat(Game<P> game, Set<Class<?>> seen) {
        Seat<P> seat = Seat.in(game).open();
        return seat.text(
                seat.think(Limits.depth(4), iteration -> seen.addAll(atWork())).move());
    }

    /** The classes of the engine room that called. */
    private static Set<Class<?>> atWork() {
        return StackWalker.getInstance(RETAIN_CLASS_REFERENCE)
                .walk(frames -> frames.<Class<?>>map(StackFrame::getDeclaringClass)
                        .filter(type -> type.getName().startsWith("espalier.engine."))
                        .collect(Collectors.toSet()));
    }
}
