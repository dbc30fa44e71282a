/** Tic-tac-toe in one class, {@link espalier.games.tictactoe.TicTacToeGame}: the shortest way to bring a game. */
@org.jspecify.annotations.NullMarked
package espalier.games.tictactoe;
