/**
 * Drivers: which windows are searched at the root. A driver is a few lines over {@link espalier.driver.Root}; write your own
 * here or outside the project. Nothing here is copied by the specialiser: a driver's loop turns once a pass.
 *
 * <p>{@link espalier.driver.Mtd} is one loop of null windows; its factories are SSS* (from above), DUAL* (from below), MTD(f)
 * (from a guess), C* (bisection) and steps (best-first, fig. 2 and 3). {@link espalier.driver.Hypothesis} holds SSS-0, SSS-4 and SSS-B
 * (solution-trees, section 5). {@link espalier.driver.BestNode} is Best Node Search (best-node), with its separation values.
 * {@link espalier.driver.BestMove} proves a best root move without its value.
 */
@org.jspecify.annotations.NullMarked
package espalier.driver;
