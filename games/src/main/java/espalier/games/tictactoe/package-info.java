/** Tic-tac-toe, the newcomer's example. */
@org.jspecify.annotations.NullMarked
package espalier.games.tictactoe;
