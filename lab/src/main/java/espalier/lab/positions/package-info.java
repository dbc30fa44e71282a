/** Positions of tournament games for experiments, and the program that extracted them from archives. */
@org.jspecify.annotations.NullMarked
package espalier.lab.positions;
