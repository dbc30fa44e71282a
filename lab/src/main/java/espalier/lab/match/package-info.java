/** Players and matches between them, in one process: whether a search that is better on paper also wins. */
@org.jspecify.annotations.NullMarked
package espalier.lab.match;
