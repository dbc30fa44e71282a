/**
 * Contracts that every game and every algorithm must pass. Extend {@link espalier.testkit.PositionContract}, {@link
 * espalier.testkit.EvaluatorContract} and {@link espalier.testkit.SearchContract} in the tests of your own game.
 */
@org.jspecify.annotations.NullMarked
package espalier.testkit;
