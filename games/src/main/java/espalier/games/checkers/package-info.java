/**
 * English checkers (8x8 draughts): rules on bitboards, PDN, and its evaluations: plain, fitted to games, and Samuel's
 * (samuel), which the experiments of multi-model use. Endings of few pieces are answered from databases.
 *
 * <p>{@code CheckersPosition} holds the rules; {@link espalier.games.checkers.CheckersGame} is the entry.
 */
@org.jspecify.annotations.NullMarked
package espalier.games.checkers;
