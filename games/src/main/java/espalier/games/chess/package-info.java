/** Chess: rules on bitboards, evaluation, and the notations people use (FEN, EPD, UCI, SAN, PGN). */
@org.jspecify.annotations.NullMarked
package espalier.games.chess;
