/**
 * What you implement to bring a game: {@link espalier.game.Game}, {@link espalier.game.Position} and {@link
 * espalier.game.Evaluator}, with small optional abilities ({@link espalier.game.Noisy}, {@link espalier.game.NullMove},
 * {@link espalier.game.DrawRules}). {@link espalier.game.Score} is the one home of scores. Nothing here depends on
 * search.
 */
@org.jspecify.annotations.NullMarked
package espalier.game;
