/** English checkers (8x8 draughts): rules on bitboards, PDN, and three evaluations. */
@org.jspecify.annotations.NullMarked
package espalier.games.checkers;
