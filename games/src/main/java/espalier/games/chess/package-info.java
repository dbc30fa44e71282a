/**
 * Chess: rules on bitboards, evaluation, and the notations people use (FEN, EPD, UCI, SAN, PGN). Positions have keys of random
 * numbers (zobrist), and draws by repetition and fifty moves.
 *
 * <p>{@code ChessPosition} holds the rules; {@link espalier.games.chess.ChessGame} is the entry.
 */
@org.jspecify.annotations.NullMarked
package espalier.games.chess;
