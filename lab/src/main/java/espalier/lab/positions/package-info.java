/** Positions of tournament games for experiments. */
@org.jspecify.annotations.NullMarked
package espalier.lab.positions;
