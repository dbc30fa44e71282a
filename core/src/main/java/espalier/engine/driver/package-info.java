/**
 * Serves the drivers of {@code espalier.driver}: assembles all algorithms, searches the root for them, and deepens with
 * threads. Copied for each specialised search.
 */
@org.jspecify.annotations.NullMarked
package espalier.engine.driver;
