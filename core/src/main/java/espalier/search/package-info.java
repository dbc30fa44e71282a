/**
 * How to ask for a search, and what comes back. {@link espalier.search.Search} is the front door: an algorithm, a position, a
 * depth, a memory, an observer and limits; {@link espalier.search.Result} is the answer.
 *
 * <p>{@link espalier.search.Algorithm} is the one table of all algorithms: name, paper, driver, procedure, memory. That SSS*
 * and DUAL* are sequences of null-window searches with memory is the subject of best-first (Plaat et al. 1995); that alpha-beta and
 * SSS* construct the same kind of solution trees is that of solution-trees (de Bruin, Pijls, Plaat 1994).
 *
 * <p>Whatever crosses the border to the engine room is here too: {@link espalier.search.Specialiser} copies the searching
 * classes for each kind of search and calls a copy through {@link espalier.search.Search.Searching}.
 */
@org.jspecify.annotations.NullMarked
package espalier.search;
