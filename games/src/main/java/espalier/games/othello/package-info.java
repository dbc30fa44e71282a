/**
 * Othello: rules on bitboards, notation and file formats, a plain evaluator and one of fitted patterns.
 *
 * <p>Squares are numbered a1 = 0, b1 = 1, ..., h8 = 63; black moves first and is player 0.
 */
@org.jspecify.annotations.NullMarked
package espalier.games.othello;
