package espalier.learning;

import espalier.game.Position;

/**
 * A move that somebody chose.
 *
 * @param position where; a copy of its own
 * @param index the move's index in generation order
 */
public record Choice<P extends Position<P>>(P position, int index) {}
