/**
 * The common parts of readers and writers of game files: unpacking, bounded text, tags, properties, weights, messages.
 */
@org.jspecify.annotations.NullMarked
package espalier.games.files;
