/** What readers and writers of game files share: unpacking, bounded text, tags, properties, weights, messages. */
@org.jspecify.annotations.NullMarked
package espalier.games.files;
