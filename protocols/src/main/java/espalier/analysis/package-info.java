/** Annotates recorded games: values, better lines, and mistakes by loss of expected score. */
@NullMarked
package espalier.analysis;

import org.jspecify.annotations.NullMarked;
