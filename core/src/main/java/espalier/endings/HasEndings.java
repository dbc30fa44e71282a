package espalier.endings;

import espalier.game.Game;
import espalier.game.Position;
import java.util.Optional;

/** A {@link Game} with databases of its endings. Its positions are {@link espalier.game.Endings}. */
public interface HasEndings<P extends Position<P>> {
    /** {@return the databases, which need not be open} */
    Library<P> endings();

    /**
     * {@return the databases of a game; none if it has no endings}
     *
     * @param <P> the type of positions
     * @param game the game
     */
    @SuppressWarnings("unchecked") // a game's endings are of its own positions
    static <P extends Position<P>> Optional<Library<P>> of(Game<P> game) {
        return game instanceof HasEndings<?> has ? Optional.of(((HasEndings<P>) has).endings()) : Optional.empty();
    }
}
