/**
 * Lines of Action: a piece moves along a line exactly as many squares as there are pieces on that line, and whoever
 * has all pieces in one group wins.
 *
 * <p>{@code LoaPosition} holds the rules, {@code LoaGame} the names by which the command line finds everything else.
 */
@org.jspecify.annotations.NullMarked
package espalier.games.loa;
