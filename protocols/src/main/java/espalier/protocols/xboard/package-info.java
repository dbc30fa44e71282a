/** CECP, the Chess Engine Communication Protocol of xboard and WinBoard, version 2. */
@NullMarked
package espalier.protocols.xboard;

import org.jspecify.annotations.NullMarked;
