/** Players and matches between them, in one process: does a search that is better on paper also win? */
@org.jspecify.annotations.NullMarked
package espalier.lab.match;
