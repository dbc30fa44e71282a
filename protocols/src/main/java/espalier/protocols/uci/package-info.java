/** UCI, the Universal Chess Interface, and UGI, its dialect for any game. */
@NullMarked
package espalier.protocols.uci;

import org.jspecify.annotations.NullMarked;
