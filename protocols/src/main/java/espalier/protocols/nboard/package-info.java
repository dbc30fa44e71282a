/** The protocol of NBoard, the Othello board of Chris Welty, version 2. */
@NullMarked
package espalier.protocols.nboard;

import org.jspecify.annotations.NullMarked;
