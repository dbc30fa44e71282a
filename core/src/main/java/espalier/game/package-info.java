/** What a game is: positions, evaluators, scores, and small optional abilities. Knows nothing of search. */
@org.jspecify.annotations.NullMarked
package espalier.game;
