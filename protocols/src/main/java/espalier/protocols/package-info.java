/** Languages that engines and their clients speak: one package for each, found by {@link java.util.ServiceLoader}. */
@NullMarked
package espalier.protocols;

import org.jspecify.annotations.NullMarked;
