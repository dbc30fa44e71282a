/**
 * Lines of Action: a piece moves along a line exactly as many squares as there are pieces on that line, and the player
 * with all pieces in one group wins.
 *
 * <p>{@code LoaPosition} holds the rules; {@code LoaGame} connects them to the command line.
 */
@org.jspecify.annotations.NullMarked
package espalier.games.loa;
