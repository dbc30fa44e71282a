/** GTP, the Go Text Protocol, version 2, as Othello programs speak it. */
@NullMarked
package espalier.protocols.gtp;

import org.jspecify.annotations.NullMarked;
