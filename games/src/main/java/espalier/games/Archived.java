package espalier.games;

import espalier.game.Game;
import espalier.game.Position;

/** A {@link Game} with a format of its own for played games; other games have {@link PlainArchive}. */
public interface Archived<P extends Position<P>> {
    /** {@return the reader and writer of its games} */
    Archive<P> archive();
}
