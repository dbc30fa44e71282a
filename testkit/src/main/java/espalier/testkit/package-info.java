/**
 * What every game and every algorithm must pass. In the tests of your own game extend
 * {@link espalier.testkit.PositionContract}, {@link espalier.testkit.GameContract} and
 * {@link espalier.testkit.EvaluatorContract}; {@link espalier.testkit.MoveScorerContract} if it orders its moves, and
 * {@link espalier.testkit.PlayerContract} and {@link espalier.testkit.SearchContract} to see that searches work with it.
 */
@org.jspecify.annotations.NullMarked
package espalier.testkit;
