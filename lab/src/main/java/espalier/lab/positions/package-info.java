/** Positions of tournament games that experiments search, and how they were cut from archives. */
@org.jspecify.annotations.NullMarked
package espalier.lab.positions;
